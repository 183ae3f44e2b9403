//! Finding rules: by id, by words and by the title of their chapter.

use crate::ledger;
use maud::{Markup, html};

/// A rule of a ledger.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct LedgerRule<'a> {
    pub id: &'a str,
    pub chapter: &'a str,
    /// With its Markdown marks.
    pub text: &'a str,
}

/// All rules, in their order: each id that begins an item or a row, with what is indented beneath it.
pub(super) fn rules(ledger: &str) -> impl Iterator<Item = LedgerRule<'_>> {
    let (mut chapter, mut end) = ("", 0);
    ledger.split_inclusive('\n').filter_map(move |line| {
        end += line.len();
        if let Some(title) = line.strip_prefix("## ") {
            chapter = title.trim_end();
        }
        let (id, text) = ledger::defined(line)?;
        let beneath = ledger[end..].split_inclusive('\n').take_while(|line| line.starts_with("  "));
        let text = &ledger[end - text.len()..end + beneath.map(str::len).sum::<usize>()];
        Some(LedgerRule { id, chapter, text: text.trim_matches([' ', '|', '\n']) })
    })
}

/// A search for rules that have all of these words. `assets/js/filter.js` finds the same.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RuleSearch {
    /// Each as it is written in either of the ways that text is compared in.
    words: Vec<[String; 2]>,
}

/// What stands before or behind a word without belonging to it.
const MARKS: [char; 22] =
    ['.', ',', ';', ':', '!', '?', '(', ')', '[', ']', '"', '\'', '’', '‘', '‚', '„', '“', '”', '»', '«', '…', '`'];

impl RuleSearch {
    pub fn new(query: &str) -> RuleSearch {
        let words = query.split_whitespace().map(|word| word.trim_matches(MARKS)).filter(|word| !word.is_empty());
        RuleSearch { words: words.map(|word| WAYS.map(|way| way.folded(word))).collect() }
    }
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }
    /// Whether all words are in a text.
    pub fn finds_in(&self, text: &str) -> bool {
        let own = WAYS.map(|way| way.folded(text));
        self.words.iter().all(|word| own.iter().zip(word).any(|(own, word)| own.contains(word.as_str())))
    }
    pub(super) fn finds(&self, rule: &LedgerRule) -> bool {
        self.finds_in(&format!("{} {} {}", rule.id, rule.chapter, rule.text))
    }
    /// The text of a rule with what was found marked. The marks of Markdown are left out.
    pub(super) fn mark(&self, text: &str) -> Markup {
        let plain: String = text.chars().filter(|c| !matches!(c, '`' | '*')).collect();
        let mut found: Vec<(usize, usize)> = Vec::new();
        for (number, way) in WAYS.into_iter().enumerate() {
            let (own, places) = way.traced(&plain);
            for word in &self.words {
                let word = word[number].as_str();
                found.extend(own.match_indices(word).map(|(at, _)| (places[at].0, places[at + word.len() - 1].1)));
            }
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

/// How text is compared, always in lower case: with ä spelt out as ae, for those who have no umlauts on their keys, and as
/// the bare vowel, for those who leave its dots away.
#[derive(Clone, Copy)]
enum Way {
    Spelt,
    Bare,
}

const WAYS: [Way; 2] = [Way::Spelt, Way::Bare];

impl Way {
    fn folded(self, text: &str) -> String {
        self.traced(text).0
    }
    /// With the place in the text that each byte comes from.
    fn traced(self, text: &str) -> (String, Vec<(usize, usize)>) {
        let (mut own, mut places) = (String::with_capacity(text.len()), Vec::with_capacity(text.len()));
        for (at, letter) in text.char_indices() {
            for small in letter.to_lowercase() {
                match self.letters(small) {
                    Some(letters) => own.push_str(letters),
                    None => own.push(small),
                }
            }
            places.resize(own.len(), (at, at + letter.len_utf8()));
        }
        (own, places)
    }
    const fn letters(self, small: char) -> Option<&'static str> {
        Some(match (small, self) {
            ('ä', Way::Spelt) => "ae",
            ('ö', Way::Spelt) => "oe",
            ('ü', Way::Spelt) => "ue",
            ('ß', _) => "ss",
            ('ä' | 'á' | 'à' | 'â' | 'ã', _) => "a",
            ('é' | 'è' | 'ê' | 'ë', _) => "e",
            ('í' | 'ì' | 'î' | 'ï', _) => "i",
            ('ö' | 'ó' | 'ò' | 'ô' | 'õ', _) => "o",
            ('ü' | 'ú' | 'ù' | 'û', _) => "u",
            ('ñ', _) => "n",
            ('ç', _) => "c",
            ('’' | '‘', _) => "'",
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEDGER: &str = "# L\n\n## Fire\n\n- `TT-FIRE-01` The owner *picks* a zone.\n- `TT-FIRE-02` No second shot.\n  (a) In any chapter.\n| `TT-DEC-01` | a zone & more |\n- `Fire` A zone, no rule.\n";

    #[test]
    fn rules_are_found_by_id_and_by_words() {
        let found = |query: &str| {
            let search = RuleSearch::new(query);
            rules(LEDGER).filter(|rule| search.finds(rule)).map(|rule| rule.id).collect::<Vec<_>>()
        };
        assert_eq!(found("fire-02"), ["TT-FIRE-02"]);
        assert_eq!(found("ZONE owner"), ["TT-FIRE-01"]);
        assert_eq!(found("fire more"), ["TT-DEC-01"], "by its chapter");
        assert_eq!(found("second any"), ["TT-FIRE-02"], "with what is beneath it");
        assert_eq!(found("").len(), 3);
        assert_eq!(found("whale"), [""; 0]);
        for same in ["TT-FIRE-01.", "„owner“", "(owner, zone)", "owner ?", "»owner« ‚zone’"] {
            assert_eq!(found(same), ["TT-FIRE-01"], "{same}");
        }
        assert!(RuleSearch::new(" ? … ").is_empty());
    }

    #[test]
    fn umlauts_may_be_spelt_out_or_left_bare_and_every_apostrophe_is_one() {
        let finds = |query: &str, text: &str| RuleSearch::new(query).finds_in(text);
        for query in ["Geschütz", "geschuetz", "geschutz", "GESCHÜTZ?"] {
            assert!(finds(query, "Ein Geschütz feuert"), "{query}");
        }
        assert!(finds("würfel", "Wuerfel") && finds("wurfel", "Würfel") && finds("groesse", "Größe"));
        assert!(finds("gunner's", "Gunner’s Mate") && finds("Gunner’s", "Gunner's Mate"));
        assert!(finds("guzman", "Guzmán") && !finds("fur", "fuer"));
    }

    #[test]
    fn every_rule_of_the_ledgers_is_searched_and_nothing_else() {
        let ledgers = [
            (267, include_str!("../../../../../games/turning-tides/ledger.en.md")),
            (413, include_str!("../../../../../games/ahoy/ledger.en.md")),
            (382, include_str!("../../../../../games/efemeris/ledger.en.md")),
            (505, include_str!("../../../../../games/marauders/ledger.en.md")),
        ];
        for (count, ledger) in ledgers {
            assert_eq!(rules(ledger).count(), count, "{}", ledger.lines().next().unwrap_or_default());
        }
    }

    #[test]
    fn what_was_found_is_marked_once_and_stays_text() {
        let search = RuleSearch::new("zone zo");
        assert_eq!(search.mark("a *zone* <b> zone").0, "a <mark>zone</mark> &lt;b&gt; <mark>zone</mark>");
        let search = RuleSearch::new("übrig GESCHÜTZ");
        assert_eq!(search.mark("ẞ İ Übrige Geschütze").0, "ẞ İ <mark>Übrig</mark>e <mark>Geschütz</mark>e");
        for query in ["geschuet", "geschu"] {
            let marked = RuleSearch::new(query).mark("ẞ „Geschütze“").0;
            assert!(marked.starts_with("ẞ „<mark>Geschü") && marked.contains("e“"), "{marked}");
        }
    }
}
