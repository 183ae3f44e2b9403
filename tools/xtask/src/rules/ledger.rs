//! Reads a rules ledger: which ids it defines, with their text.
//! An id is defined where it stands in backticks at the start of a bullet or of a table row; elsewhere it is only mentioned.

use serde::Serialize;
use std::fmt;

/// `TT-ORDER-03`: the game's two letters, the chapter, the number.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub(super) struct RuleId(String);

impl RuleId {
    pub(super) fn parse(text: &str) -> Option<Self> {
        let mut parts = text.split('-');
        let (game, chapter, number) = (parts.next()?, parts.next()?, parts.next()?);
        let is_id = parts.next().is_none()
            && game.len() == 2
            && game.bytes().all(|b| b.is_ascii_uppercase())
            && chapter.len() >= 2
            && chapter.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit())
            && number.len() >= 2
            && number.bytes().all(|b| b.is_ascii_digit());
        is_id.then(|| Self(text.to_owned()))
    }

    /// The two letters of its game.
    pub(super) fn game(&self) -> &str {
        self.0.split('-').next().unwrap_or_default()
    }

    /// `ORDER`
    pub(super) fn chapter(&self) -> &str {
        self.0.split('-').nth(1).unwrap_or_default()
    }

    /// Every id mentioned in a text, in order.
    pub(super) fn mentioned(text: &str) -> impl Iterator<Item = Self> {
        text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').filter_map(Self::parse)
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

#[derive(Debug, PartialEq, Eq)]
pub(super) struct Rule {
    pub(super) id: RuleId,
    pub(super) text: String,
    pub(super) line: usize,
}

/// The rules a ledger defines, in its order.
pub(super) fn rules(ledger: &str) -> Vec<Rule> {
    ledger.lines().zip(1..).filter_map(|(text, line)| defined_in(text, line)).collect()
}

fn defined_in(text: &str, line: usize) -> Option<Rule> {
    let text = text.trim_start();
    let is_row = text.starts_with('|');
    let (id, rest) = text.strip_prefix(['-', '*', '|'])?.trim_start().strip_prefix('`')?.split_once('`')?;
    let id = RuleId::parse(id)?;
    let text = if is_row {
        let cells: Vec<_> = rest.split('|').map(str::trim).filter(|cell| !cell.is_empty()).collect();
        cells.join(" · ")
    } else {
        rest.trim().to_owned()
    };
    Some(Rule { id, text, line })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(ledger: &str) -> Vec<String> {
        rules(ledger).iter().map(|rule| rule.id.to_string()).collect()
    }

    #[test]
    fn bullets_and_first_cells_define_and_everything_else_mentions() {
        let ledger = "\
# Ledger of TT-HEAD-01
- `TT-COMP-01` Two players. See `TT-SETUP-09` and TT-SETUP-10.
A sentence about `TT-GEO-01`.
  - `TT-COMP-02` Indented.
| id | what |
|---|---|
| `TT-DEC-02` | ChooseCard | both |
| second | `TT-DEC-03` |
- no id here
";
        assert_eq!(ids(ledger), ["TT-COMP-01", "TT-COMP-02", "TT-DEC-02"]);
        let found = rules(ledger);
        assert_eq!((found[0].line, found[0].text.as_str()), (2, "Two players. See `TT-SETUP-09` and TT-SETUP-10."));
        assert_eq!(found[2].text, "ChooseCard · both");
    }

    #[test]
    fn what_only_looks_like_an_id_is_none() {
        for text in ["TT-COMP", "TT-COMP-1", "tt-comp-01", "TTT-COMP-01", "TT-COMP-01-02", "UTF-8", "ISO-8859-15", ""] {
            assert_eq!(RuleId::parse(text), None, "{text}");
        }
    }

    #[test]
    fn the_projects_ledgers_have_as_many_rules_as_they_say() {
        let known = [
            (267, include_str!("../../../../games/turning-tides/ledger.en.md")),
            (413, include_str!("../../../../games/ahoy/ledger.en.md")),
            (382, include_str!("../../../../games/efemeris/ledger.en.md")),
            (505, include_str!("../../../../games/marauders/ledger.en.md")),
        ];
        for (count, ledger) in known {
            let found = rules(ledger);
            assert_eq!(found.len(), count, "{}", ledger.lines().next().unwrap_or_default());
        }
    }
}
