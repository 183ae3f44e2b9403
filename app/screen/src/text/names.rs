//! What stands in a text file: its keys, and the names of things.

use std::collections::BTreeSet;

/// The keys of a Fluent file.
pub fn keys(file: &str) -> BTreeSet<&str> {
    messages(file).filter_map(|line| Some(line.split_once('=')?.0.trim())).collect()
}

/// What stands on one line, has no gaps and is short: names of things, by key.
pub(super) fn names(file: &str) -> impl Iterator<Item = (&str, &str)> {
    const WORDS: usize = 3;
    let pairs = messages(file).filter_map(|line| line.split_once(" = "));
    pairs.filter(|(_, text)| !text.contains(['{', '.']) && text.split_whitespace().count() <= WORDS)
}

/// The first line of each message.
fn messages(file: &str) -> impl Iterator<Item = &str> {
    file.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_alphabetic()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_begin_a_line_and_names_are_short() {
        let file = "# note\nship = Ship\n    .label = x\nsea-two = A long text about the sea\n    b = c\n";
        assert_eq!(keys(file), BTreeSet::from(["sea-two", "ship"]));
        assert_eq!(names(file).collect::<Vec<_>>(), [("ship", "Ship")]);
    }
}
