//! Which keys a text file has and which ones source code asks for: tests hold the two against each other.

use std::collections::BTreeSet;

/// The keys of a Fluent file.
pub fn keys(file: &str) -> BTreeSet<&str> {
    let starts_a_message = |line: &&str| line.starts_with(|first: char| first.is_ascii_alphabetic());
    file.lines().filter(starts_a_message).filter_map(|line| Some(line.split_once('=')?.0.trim())).collect()
}

/// What stands on one line, has no gaps and is short: names of things.
pub(super) fn names(file: &str) -> impl Iterator<Item = (&str, &str)> {
    const WORDS: usize = 3;
    let starts_a_message = |line: &&str| line.starts_with(|first: char| first.is_ascii_alphabetic());
    let pairs = file.lines().filter(starts_a_message).filter_map(|line| line.split_once(" = "));
    pairs.filter(|(_, text)| !text.contains(['{', '.']) && text.split_whitespace().count() <= WORDS)
}

/// The keys that Rust source asks for: the literal in `.text("..")`, `.with("..")`, and those after a `// text:` note,
/// which code writes where it puts a key together or passes it on.
pub fn keys_used(source: &str) -> BTreeSet<&str> {
    let called = [".text(\"", ".with(\""].into_iter().flat_map(|call| {
        source.match_indices(call).filter_map(move |(at, _)| source[at + call.len()..].split('"').next())
    });
    let noted = source.lines().filter_map(|line| Some(line.split_once("// text:")?.1)).flat_map(str::split_whitespace);
    called.chain(noted).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_found_in_files_and_in_calls() {
        assert_eq!(
            keys("# note\nship = Ship\n    .label = x\nsea-two = a\n    b = c\n"),
            BTreeSet::from(["sea-two", "ship"])
        );
        let source = "say.text(\"ship\"); let k = key; // text: sea-one sea-two\n say.with(\"crew\", &[])";
        assert_eq!(keys_used(source), BTreeSet::from(["crew", "sea-one", "sea-two", "ship"]));
    }
}
