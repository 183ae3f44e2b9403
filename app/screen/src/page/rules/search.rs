//! Finding rules: by id, by words and by the title of their chapter.

use crate::ledger;
use maud::{Markup, html};

/// A rule of a ledger.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Rule<'a> {
    pub id: &'a str,
    pub chapter: &'a str,
    /// With its Markdown marks.
    pub text: &'a str,
}

/// All rules, in their order: each id that begins an item or a row.
pub(super) fn rules(ledger: &str) -> impl Iterator<Item = Rule<'_>> {
    let mut chapter = "";
    ledger.lines().filter_map(move |line| {
        if let Some(title) = line.strip_prefix("## ") {
            chapter = title;
        }
        let (id, text) = ledger::defined(line)?;
        Some(Rule { id, chapter, text: text.trim_matches([' ', '|']) })
    })
}

/// What somebody looks for: words that a rule has all of.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Search {
    words: Vec<String>,
}

impl Search {
    pub fn new(query: &str) -> Search {
        Search { words: query.split_whitespace().map(small).collect() }
    }
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }
    pub(super) fn finds(&self, rule: &Rule) -> bool {
        let own = small(&format!("{} {} {}", rule.id, rule.chapter, rule.text));
        self.words.iter().all(|word| own.contains(word.as_str()))
    }
    /// The text of a rule with what was found marked. The marks of Markdown are left out.
    pub(super) fn mark(&self, text: &str) -> Markup {
        let plain: String = text.chars().filter(|c| !matches!(c, '`' | '*')).collect();
        let small = small(&plain);
        let mut found: Vec<(usize, usize)> = Vec::new();
        for word in &self.words {
            found.extend(small.match_indices(word.as_str()).map(|(at, _)| (at, at + word.len())));
        }
        // Of two that begin together the longer one.
        found.sort_unstable_by_key(|&(from, to)| (from, std::cmp::Reverse(to)));
        let mut at = 0;
        html! {
            @for (from, to) in found {
                @if from >= at {
                    (plain[at..from]) mark { (plain[from..to]) }
                    @let () = at = to;
                }
            }
            (plain[at..])
        }
    }
}

/// In lower case, letter by letter, and each as long as it was: places in one text are places in the other.
fn small(text: &str) -> String {
    let letter = |c: char| c.to_lowercase().next().filter(|small| small.len_utf8() == c.len_utf8()).unwrap_or(c);
    text.chars().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEDGER: &str = "# L\n\n## Fire\n\n- `TT-FIRE-01` The owner *picks* a zone.\n- `TT-FIRE-02` No second shot.\n| `TT-DEC-01` | a zone & more |\n- `Fire` A zone, no rule.\n";

    #[test]
    fn rules_are_found_by_id_and_by_words() {
        let found = |query: &str| {
            let search = Search::new(query);
            rules(LEDGER).filter(|rule| search.finds(rule)).map(|rule| rule.id).collect::<Vec<_>>()
        };
        assert_eq!(found("fire-02"), ["TT-FIRE-02"]);
        assert_eq!(found("ZONE owner"), ["TT-FIRE-01"]);
        assert_eq!(found("fire more"), ["TT-DEC-01"], "by its chapter");
        assert_eq!(found("").len(), 3);
        assert_eq!(found("whale"), [""; 0]);
    }

    #[test]
    fn every_rule_of_the_ledgers_is_searched_and_nothing_else() {
        let ledgers = [
            (267, include_str!("../../../../../docs/rules/turning-tides.md")),
            (413, include_str!("../../../../../docs/rules/ahoy.md")),
            (382, include_str!("../../../../../docs/rules/efemeris.md")),
            (505, include_str!("../../../../../docs/rules/marauders.md")),
        ];
        for (count, ledger) in ledgers {
            assert_eq!(rules(ledger).count(), count, "{}", ledger.lines().next().unwrap_or_default());
        }
    }

    #[test]
    fn what_was_found_is_marked_once_and_stays_text() {
        let search = Search::new("zone zo");
        assert_eq!(search.mark("a *zone* <b> zone").0, "a <mark>zone</mark> &lt;b&gt; <mark>zone</mark>");
        let search = Search::new("übrig GESCHÜTZ");
        assert_eq!(search.mark("ẞ İ Übrige Geschütze").0, "ẞ İ <mark>Übrig</mark>e <mark>Geschütz</mark>e");
    }
}
