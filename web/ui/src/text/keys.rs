//! What stands in a text file: its keys.

use std::collections::BTreeSet;

/// The keys of a Fluent file.
pub fn keys(file: &str) -> BTreeSet<&str> {
    let messages = file.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_alphabetic()));
    messages.filter_map(|line| Some(line.split_once('=')?.0.trim())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_begin_a_line() {
        let file = "# note\nship = Ship\n    .label = x\nsea-two = A long text about the sea\n    b = c\n";
        assert_eq!(keys(file), BTreeSet::from(["sea-two", "ship"]));
    }
}
