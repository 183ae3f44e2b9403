//! Which rule a line of a ledger defines: the one shape for pages, catalog and command line.
//! A ledger also lists decisions, windows and words in backticks; those are no rules. `xtask` has a reader of its own,
//! because it depends on nothing.

/// The id that an item or a row of a table defines by beginning with it, and what the line says after it.
pub fn defined(line: &str) -> Option<(&str, &str)> {
    let (id, text) = line.strip_prefix("- `").or_else(|| line.strip_prefix("| `"))?.split_once('`')?;
    is_id(id).then_some((id, text))
}

/// `TT-GEO-01`: capital words and a number, joined by hyphens.
pub fn is_id(text: &str) -> bool {
    let mut parts = text.split('-').rev();
    let number = parts.next().is_some_and(|part| part.len() >= 2 && part.bytes().all(|byte| byte.is_ascii_digit()));
    let mut words = parts.peekable();
    number
        && words.clone().count() >= 2
        && words.all(|word| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_uppercase()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_ids_count_as_ids() {
        assert!(is_id("TT-GEO-01") && is_id("AH-RULING-12"));
        assert!(!is_id("TT-01") && !is_id("tt-geo-01") && !is_id("TT-GEO-") && !is_id("A-B-C"));
    }

    #[test]
    fn items_and_rows_define_what_they_begin_with_if_it_is_an_id() {
        assert_eq!(defined("- `TT-GEO-01` One zone on."), Some(("TT-GEO-01", " One zone on.")));
        assert_eq!(defined("| `TT-DEC-14` | gold |"), Some(("TT-DEC-14", " | gold |")));
        for line in ["- `SetupIsland` (Squadron): AH-SETUP-15", "| `Act` | active |", "See `TT-GEO-01`.", "- TT-GEO-01"]
        {
            assert_eq!(defined(line), None, "{line}");
        }
    }
}
