//! Parses what the player typed: a number, an answer in notation or the beginning of one, or a word to the program.

use wardroom_kernel::Talk;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Typed<'t> {
    Nothing,
    /// The offer of this index.
    Answer(usize),
    /// Several offers begin with it.
    Begun(Vec<usize>),
    WhyNot(&'t str),
    Undo,
    Board,
    Log,
    Record,
    Save(&'t str),
    /// Without a file.
    SaveWhere,
    /// There are fewer offers.
    NoSuchNumber,
    Say(Talk),
    Help,
    Quit,
}

/// The commands, for completion. Table talk that is possible now is added.
pub(super) const WORDS: [&str; 7] = ["undo", "board", "log", "record", "save ", "help", "quit"];

pub(super) fn parse<'t>(line: &'t str, offers: &[String]) -> Typed<'t> {
    let number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    if let Some(index) = number.filter(|index| *index < offers.len()) {
        return Typed::Answer(index);
    }
    match line {
        "" => return Typed::Nothing,
        "?" | "help" => return Typed::Help,
        "undo" => return Typed::Undo,
        "board" => return Typed::Board,
        "log" => return Typed::Log,
        "record" => return Typed::Record,
        "quit" => return Typed::Quit,
        "save" => return Typed::SaveWhere,
        _ => (),
    }
    if let Some(path) = line.strip_prefix('?') {
        return Typed::WhyNot(path.trim());
    }
    if let Some(path) = line.strip_prefix("save ") {
        return Typed::Save(path.trim());
    }
    if let Ok(word) = line.parse() {
        return Typed::Say(word);
    }
    if let Some(index) = offers.iter().position(|offer| offer == line) {
        return Typed::Answer(index);
    }
    let begun = offers.iter().enumerate().filter(|(_, offer)| offer.starts_with(line)).map(|(index, _)| index);
    match begun.collect::<Vec<_>>()[..] {
        [] if !line.is_empty() && line.bytes().all(|sign| sign.is_ascii_digit()) => Typed::NoSuchNumber,
        [] => Typed::WhyNot(line),
        [only] => Typed::Answer(only),
        ref several => Typed::Begun(several.to_vec()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_notation_and_beginnings_are_understood() {
        let offers = ["move > captain > zone.5", "move > sailor.4 > zone.5", "wait"].map(String::from);
        assert_eq!(parse("3", &offers), Typed::Answer(2));
        assert_eq!(parse("wait", &offers), Typed::Answer(2));
        assert_eq!(parse("w", &offers), Typed::Answer(2));
        assert_eq!(parse("move", &offers), Typed::Begun(vec![0, 1]));
        assert_eq!(parse("move > c", &offers), Typed::Answer(0));
        assert_eq!(parse("4", &offers), Typed::NoSuchNumber);
        assert_eq!(parse("0", &offers), Typed::NoSuchNumber);
        assert_eq!(parse("99999999999999999999999", &offers), Typed::NoSuchNumber);
        assert_eq!(parse("hello", &offers), Typed::WhyNot("hello"));
        assert_eq!(parse("save", &offers), Typed::SaveWhere);
        assert_eq!(parse("? wait", &offers), Typed::WhyNot("wait"));
        assert_eq!(parse("offer surrender", &offers), Typed::Say(Talk::OfferSurrender));
        assert_eq!(parse("save a b.record", &offers), Typed::Save("a b.record"));
        assert_eq!(parse("undo", &offers), Typed::Undo);
        assert_eq!(parse("", &offers), Typed::Nothing);
    }
}
