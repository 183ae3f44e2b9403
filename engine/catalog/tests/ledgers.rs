//! The ledgers say the same in every language: line by line the same rules, marks, references and numbers.

use wardroom_catalog::{Boxes, games};
use wardroom_ui::Language;

/// What a line has in any language.
#[derive(PartialEq, Debug)]
struct Bones {
    /// How it begins: a heading, an item, a row or a sentence.
    opening: String,
    cells: usize,
    /// What stands in backticks: ids, tokens and options.
    code: Vec<String>,
    /// Words with digits in them, ids among them, as often as they come.
    numbers: Vec<String>,
}

impl Bones {
    fn of(line: &str) -> Bones {
        let opening = line.chars().take_while(|c| "#-|* ".contains(*c)).collect();
        let mut code: Vec<String> = line.split('`').skip(1).step_by(2).map(str::to_owned).collect();
        let prose: String = line.split('`').step_by(2).collect();
        let mut numbers: Vec<String> =
            prose.split(|c: char| !c.is_ascii_digit()).filter(|word| !word.is_empty()).map(str::to_owned).collect();
        // Another language has another order of words.
        code.sort();
        numbers.sort();
        Bones { opening, cells: line.matches('|').count(), code, numbers }
    }
}

fn differences(english: &str, other: &str) -> Vec<String> {
    let mut found = Vec::new();
    if english.lines().count() != other.lines().count() {
        found.push(format!("{} lines and not {}", other.lines().count(), english.lines().count()));
    }
    for ((one, two), line) in english.lines().zip(other.lines()).zip(1..) {
        let (wanted, has) = (Bones::of(one), Bones::of(two));
        if wanted != has {
            found.push(format!("line {line}: {has:?} and not {wanted:?}"));
        }
    }
    found
}

#[test]
fn a_ledger_says_the_same_in_every_language() {
    for game in games(&Boxes::new()) {
        for language in Language::ALL {
            let found = differences(game.ledger(Language::En), game.ledger(language));
            assert!(found.is_empty(), "{} in {language}: {found:#?}", game.name());
        }
        assert_ne!(game.ledger(Language::En), game.ledger(Language::De), "{} is translated", game.name());
    }
}

#[test]
fn the_rules_are_counted_and_lists_of_decisions_and_windows_are_not() {
    let counted: Vec<(&str, usize)> = games(&Boxes::new()).iter().map(|game| (game.name(), game.rules())).collect();
    assert_eq!(counted, [("turning-tides", 267), ("ahoy", 413), ("efemeris", 382), ("marauders", 505)]);
}

#[test]
fn the_comparison_bites() {
    let english = "## Fire\n\n- `TT-FIRE-01` Lose 2 sailors, see TT-HIT-03. (p.5)\n| `a` | b |";
    for wrong in [
        "## Feuern\n\n- `TT-FIRE-02` Man verliert 2 Matrosen, siehe TT-HIT-03. (S. 5)\n| `a` | b |",
        "## Feuern\n\n- `TT-FIRE-01` Man verliert 3 Matrosen, siehe TT-HIT-03. (S. 5)\n| `a` | b |",
        "## Feuern\n\n- `TT-FIRE-01` Man verliert 2 Matrosen, siehe TT-HIT-04. (S. 5)\n| `a` | b |",
        "## Feuern\n\n`TT-FIRE-01` Man verliert 2 Matrosen, siehe TT-HIT-03. (S. 5)\n| `a` | b |",
        "## Feuern\n\n- `TT-FIRE-01` Man verliert 2 Matrosen, siehe TT-HIT-03. (S. 5)\n| `a` b |",
        "## Feuern\n\n- `TT-FIRE-01` Man verliert 2 Matrosen, siehe TT-HIT-03. (S. 5)",
    ] {
        assert!(!differences(english, wrong).is_empty(), "{wrong}");
    }
    let right = "## Feuern\n\n- `TT-FIRE-01` Auf S. 5, siehe TT-HIT-03: Es gehen 2 Matrosen verloren.\n| `a` | c |";
    assert_eq!(differences(english, right), [""; 0]);
}
