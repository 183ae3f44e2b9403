//! Files that hold what was right once. `WARDROOM_BLESS=1` writes them anew; then it is for the eye to say whether it
//! still is.

use std::{fs, path::Path};

/// Panics unless the file says exactly this.
#[track_caller]
pub fn is_blessed(file: &Path, text: &str) {
    if is_blessing() {
        let folder = file.parent().unwrap_or(Path::new(""));
        let written = fs::create_dir_all(folder).and_then(|()| fs::write(file, text));
        return written.unwrap_or_else(|why| panic!("{}: {why}", file.display()));
    }
    let known = fs::read_to_string(file).unwrap_or_else(|why| {
        panic!("{}: {why}; if it is new, run the test once with WARDROOM_BLESS=1", file.display())
    });
    if let Some(difference) = difference(&known, text) {
        panic!("{}: {difference}; if that is right now, run the test with WARDROOM_BLESS=1", file.display());
    }
}

#[expect(clippy::disallowed_methods, reason = "rules know no environment, but this is about files of tests")]
fn is_blessing() -> bool {
    std::env::var("WARDROOM_BLESS").is_ok_and(|value| value == "1")
}

/// The first line that differs.
fn difference(known: &str, new: &str) -> Option<String> {
    if known == new {
        return None;
    }
    let (mut known, mut new) = (known.lines(), new.lines());
    (1..).find_map(|line| match (known.next(), new.next()) {
        (None, None) => Some("the ends of the lines differ".into()),
        (was, is) if was == is => None,
        (was, is) => {
            Some(format!("line {line} was `{}` and is `{}`", was.unwrap_or("the end"), is.unwrap_or("the end")))
        }
    })
}

#[cfg(test)]
mod tests {
    use super::difference;

    #[test]
    fn the_first_line_that_differs_is_named() {
        assert_eq!(difference("a\nb\n", "a\nb\n"), None);
        assert_eq!(difference("a\nb\n", "a\nc\n").as_deref(), Some("line 2 was `b` and is `c`"));
        assert_eq!(difference("a\n", "a\nc\n").as_deref(), Some("line 2 was `the end` and is `c`"));
        assert_eq!(difference("a", "a\n").as_deref(), Some("the ends of the lines differ"));
    }
}
