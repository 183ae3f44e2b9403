//! Logs panics in the format of the log, with their source line. A bug ends one task and not the program.

use std::{
    any::Any,
    backtrace::{Backtrace, BacktraceStatus},
    panic, thread,
};

/// From now on panics are only logged.
pub(super) fn log() {
    panic::set_hook(Box::new(|panicked| {
        let place = panicked.location().map(ToString::to_string).unwrap_or_default();
        let (thread, why) = (thread::current(), words(panicked.payload()));
        // RUST_BACKTRACE adds the backtrace.
        let way = Backtrace::capture();
        let way = (way.status() == BacktraceStatus::Captured).then(|| way.to_string());
        tracing::error!(place, thread = thread.name(), why, way, "a bug: something panicked");
    }));
}

/// What may be logged of a panic. A message that is a literal of the source is logged whole; of a formatted one only the part
/// before a colon, because the rest may contain names and cards.
fn words(payload: &(dyn Any + Send)) -> Option<&str> {
    match (payload.downcast_ref::<&'static str>(), payload.downcast_ref::<String>()) {
        (Some(sentence), _) => Some(sentence),
        (None, Some(message)) => message.split_once(':').map(|(before, _)| before),
        (None, None) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{
        io::{self, Write},
        sync::{Arc, Mutex},
    };

    #[derive(Clone, Default)]
    struct Sheet(Arc<Mutex<Vec<u8>>>);

    impl Write for Sheet {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().expect("a sheet").write(bytes)
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    /// The log line that this writes.
    fn told(panics: fn()) -> serde_json::Value {
        let sheet = Sheet::default();
        let writer = sheet.clone();
        let log = tracing_subscriber::fmt().json().with_writer(move || writer.clone()).finish();
        let worker = thread::Builder::new().name("painter".into());
        let worker = worker.spawn(move || tracing::subscriber::with_default(log, panics)).expect("a thread");
        assert!(worker.join().is_err(), "it panicked");
        let written = sheet.0.lock().expect("a sheet").clone();
        serde_json::from_slice(&written).expect("one line of JSON")
    }

    #[test]
    fn a_panic_is_a_line_of_the_log_with_its_place_and_without_what_was_in_anybodys_hand() {
        // While there is one subscriber, tracing caches what the first thread that panics is interested in. If tests share a process,
        // a thread without a subscriber would decide for these.
        let _second = tracing::Dispatch::new(tracing::subscriber::NoSubscriber::new());
        let before = panic::take_hook();
        log();
        let lines = [
            told(|| panic!("a mine in the rules")),
            told(|| assert_eq!("card.kraken", "card.fire", "a hand")),
            told(|| panic!("no {} here", "card.kraken".to_owned())),
        ];
        panic::set_hook(before);
        for (line, why) in
            lines.iter().zip([Some("a mine in the rules"), Some("assertion `left == right` failed"), None])
        {
            let fields = &line["fields"];
            assert_eq!((fields["why"].as_str(), &line["level"]), (why, &"ERROR".into()), "{line}");
            assert!(fields["place"].as_str().is_some_and(|place| place.contains("panics.rs:")), "{line}");
            assert_eq!(fields["thread"], "painter");
            assert!(!line.to_string().contains("card."), "{line}");
        }
    }
}
