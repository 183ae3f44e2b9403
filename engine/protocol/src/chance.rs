//! Chance as a seat that is asked: its outcomes as offers, each called by what it does.

use crate::{OfferedAnswer, QuestionText, Refusal, seats};
use std::sync::LazyLock;
use wardroom_catalog::{AnyMatch, RenderContext};
use wardroom_kernel::{Rejected, Viewer};
use wardroom_ui::{Language, LogLine, Say, Texts, markup};

static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    Texts::new(&[(Language::En, include_str!("../text/en.ftl")), (Language::De, include_str!("../text/de.ftl"))])
});

/// The question to chance. It knows the whole table, like a referee.
pub(crate) fn question(
    played: &dyn AnyMatch,
    seq: usize,
    of: u32,
    names: &[String],
    language: Language,
) -> QuestionText {
    let say = Say { texts: &TEXTS, language };
    let labels = labels(played, seq, of, names, language);
    let offer = |(number, label): (u32, Option<String>)| {
        let numbered = || say.with("chance-outcome", &[("number", number.into()), ("of", of.into())]);
        OfferedAnswer { text: format!("{number}/{of}"), label: label.unwrap_or_else(numbered) }
    };
    let offers = (1..=of).zip(labels).map(offer).collect();
    QuestionText { seat: seats::CHANCE, seq, question: say.text("chance-question"), offers }
}

/// More outcomes than this are only numbered, because each is tried on a copy of the match.
const MOST_LABELLED: u32 = 120;

/// What the log would say of each outcome: the first line in which the outcomes differ, or its first line if they are all the
/// same. None if the log does not tell yet, as after the first of two dice.
fn labels(played: &dyn AnyMatch, seq: usize, of: u32, names: &[String], language: Language) -> Vec<Option<String>> {
    if MOST_LABELLED < of {
        return vec![None; of as usize];
    }
    let known = played.events();
    let outcomes: Vec<Box<dyn AnyMatch>> = (0..of)
        .map(|outcome| {
            let mut copy = played.duplicate();
            copy.submit_chance(seq, outcome).expect("chance is asked");
            copy
        })
        .collect();
    let context = RenderContext { viewer: Viewer::Referee, names, language };
    let lines = |after: &dyn AnyMatch| after.log(context, known).iter().map(|(_, line)| text(line, names)).collect();
    let logs: Vec<Vec<String>> = outcomes.iter().map(|after| lines(&**after)).collect();
    let longest = logs.iter().map(Vec::len).max().unwrap_or_default();
    let differ = (0..longest).find(|&line| logs.iter().any(|log| log.get(line) != logs[0].get(line)));
    let are_one = || outcomes.iter().all(|after| after.view(Viewer::Referee) == outcomes[0].view(Viewer::Referee));
    let line = differ.or_else(|| are_one().then_some(0));
    logs.iter().map(|log| log.get(line?).cloned()).collect()
}

/// A log line as one sentence, without the sign that links to its rule.
fn text(line: &LogLine, names: &[String]) -> String {
    let text = markup::text(&line.text.clone().into_string());
    let text = text.trim_end_matches([' ', '§']);
    match line.seat.and_then(|seat| names.get(usize::from(seat.0))) {
        Some(name) => format!("{name}: {text}"),
        None => text.to_owned(),
    }
}

/// The answer of chance: `3/6`.
pub(crate) fn submit(played: &mut dyn AnyMatch, seq: usize, text: &str) -> Result<(), Refusal> {
    let reject = |rejected| Refusal::rejected(rejected, &[]);
    let of = match played.ask().chance {
        Some((_, of)) => of,
        None if played.outcome().is_some() => return Err(reject(Rejected::GameOver)),
        None if seq != seats::seq(played) => return Err(reject(Rejected::Stale)),
        None => return Err(reject(Rejected::NotYourDecision)),
    };
    let number = text.split('/').next().and_then(|number| number.parse::<u32>().ok());
    let outcome = number.filter(|number| text == format!("{number}/{of}")).and_then(|number| number.checked_sub(1));
    let outcome = outcome.filter(|outcome| *outcome < of);
    played.submit_chance(seq, outcome.unwrap_or(of)).map_err(reject)
}
