//! Finds the lines of source that implement a rule: those whose comments or texts name its id.
//! Tests, the head of a file (`//!`), ranges of ids and the explanations in `why_not` do not count: they lead to no line.

use super::{coverage::CodeLine, ledger::RuleId};
use std::collections::BTreeMap;

/// The lines of one file that name a rule, by id.
pub(super) fn lines(file: &str, source: &str) -> BTreeMap<RuleId, Vec<CodeLine>> {
    let mut found: BTreeMap<RuleId, Vec<CodeLine>> = BTreeMap::new();
    if !is_implementation(file) {
        return found;
    }
    for (text, number) in source.lines().zip(1..) {
        if text.trim_start().starts_with("#[cfg(test)]") {
            break;
        }
        if text.trim_start().starts_with("//!") {
            continue;
        }
        for id in RuleId::mentioned(text).filter(|id| !text.contains(&format!("{id}.."))) {
            let lines = found.entry(id).or_default();
            if lines.last().is_none_or(|last| last.number != number) {
                lines.push(CodeLine { file: file.to_owned(), number, text: text.trim().to_owned() });
            }
        }
    }
    found
}

/// Source of the program: no test, and no explanation of a refusal.
fn is_implementation(file: &str) -> bool {
    let mut parts = file.split('/');
    parts.clone().any(|part| part == "src")
        && !parts.any(|part| {
            matches!(part, "tests" | "tests.rs" | "why_not" | "why_not.rs" | "toys") || part.ends_with("_tests.rs")
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(file: &str, source: &str) -> Vec<String> {
        let lines = lines(file, source);
        lines.iter().flat_map(|(id, lines)| lines.iter().map(move |line| format!("{id} {}", line.number))).collect()
    }

    #[test]
    fn ids_at_a_line_count_and_those_in_heads_ranges_and_tests_do_not() {
        let source = "\
//! SK-DEAL-01..09: the deal. SK-DEAL-08
/// SK-DEAL-01: two hands.
fn deal() {
    five(); // SK-DEAL-02, SK-DEAL-03
    many(); // SK-DEAL-04..07
    log(\"SK-DEAL-05\");
}
#[cfg(test)]
mod tests {
    // SK-DEAL-06
}
";
        let lines = ["SK-DEAL-01 2", "SK-DEAL-02 4", "SK-DEAL-03 4", "SK-DEAL-05 6"];
        assert_eq!(found("games/skat/rules/src/rules/deal.rs", source), lines);
    }

    #[test]
    fn tests_and_explanations_implement_nothing() {
        for file in [
            "games/skat/rules/tests/scenes/deal.rs",
            "games/skat/rules/src/why_not/deal.rs",
            "games/skat/rules/src/components/tests.rs",
            "games/skat/rules/src/components/read_tests.rs",
        ] {
            assert_eq!(found(file, "deal(); // SK-DEAL-01\n"), Vec::<String>::new(), "{file}");
        }
    }
}
