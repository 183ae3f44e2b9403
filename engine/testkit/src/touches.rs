//! Why not? Whatever lies on a table and is not offered has to say which rule stands against it.

use crate::attributes;
use std::collections::{BTreeMap, BTreeSet};
use wardroom_kernel::{Game, Match, Reason, Seat, Viewer};

/// What came of touching things in vain.
#[derive(Debug, Default)]
pub struct Touches {
    /// How many were explained by a rule of the ledger.
    pub explained: usize,
    /// What was not, by question and token, with what was said instead.
    pub unexplained: BTreeMap<String, String>,
}

impl Touches {
    /// Every seat touches everything that its page has, see [`touch`](Touches::touch).
    pub fn touch_pages<G: Game>(
        &mut self,
        played: &Match<G>,
        ledger: &str,
        vague: &[&str],
        page: impl Fn(Viewer) -> String,
    ) {
        // No viewer sees a table while chance is still to answer.
        if played.asked().is_empty() {
            return;
        }
        for seat in played.seats() {
            let page = page(Viewer::Seat(seat));
            self.touch(played, seat, attributes(&page, "data-token"), ledger, vague);
        }
    }
    /// # Panics
    /// If something was not explained, or so little was touched that this says nothing.
    #[track_caller]
    pub fn are_explained(&self) {
        assert!(self.explained > 1_000, "{} touches only", self.explained);
        assert!(self.unexplained.is_empty(), "of {} touches: {:#?}", self.explained, self.unexplained);
    }
    /// Touches everything that a seat sees and is not offered, as the browser does: behind what all answers begin with, and
    /// once more behind each first pick after which something can still be touched. A finished answer is no such pick: the
    /// browser lets it wait for its button and asks about the next thing by itself (`openPicks` in `answer-tree.js`).
    /// A reason counts if its rule stands in the ledger and its sentence is none of the `vague` ones.
    pub fn touch<'t, G: Game>(
        &mut self,
        played: &Match<G>,
        seat: Seat,
        tokens: impl IntoIterator<Item = &'t str>,
        ledger: &str,
        vague: &[&str],
    ) {
        let view = G::view(played.table(), Viewer::Seat(seat));
        let offers: Vec<G::Action> = played.offers(seat).collect();
        let answers: Vec<String> = offers.iter().map(ToString::to_string).collect();
        let is_sound = |rule: &str, key: &str| ledger.contains(&format!("`{rule}`")) && !vague.contains(&key);
        self.try_all(&answers, tokens, is_sound, |path| G::why_not(&view, seat, &offers, path));
    }
    /// Touches at one question, of which the game is only asked why not.
    fn try_all<'t>(
        &mut self,
        answers: &[String],
        tokens: impl IntoIterator<Item = &'t str>,
        is_sound: impl Fn(&str, &str) -> bool,
        why_not: impl Fn(&[&str]) -> Vec<Reason>,
    ) {
        let paths: Vec<Vec<&str>> = answers.iter().map(|path| path.split(" > ").collect()).collect();
        let lead = lead(&paths).len();
        for token in tokens {
            if paths.iter().any(|path| path[lead..].contains(&token)) {
                continue;
            }
            for picks in begun(&paths, lead) {
                let path: Vec<&str> = picks.into_iter().chain([token]).collect();
                match why_not(&path).as_slice() {
                    [] => self.note(&path, &paths, "nothing"),
                    reasons if reasons.iter().all(|reason| is_sound(reason.rule, reason.key)) => self.explained += 1,
                    [first, ..] => self.note(&path, &paths, &format!("{} {}", first.rule, first.key)),
                }
            }
        }
    }
    fn note(&mut self, touched: &[&str], paths: &[Vec<&str>], said: &str) {
        let question = paths.first().map_or("nothing asked", |path| path[0]);
        let kinds: Vec<&str> = touched.iter().filter_map(|token| token.split('.').next()).collect();
        let touched = touched.join(" > ");
        self.unexplained.entry(format!("{question}: {}", kinds.join(" > "))).or_insert(format!("{touched}: {said}"));
    }
}

/// What a player may have picked before a refused touch: nothing but what all answers begin with, or the first pick of an
/// answer that is longer.
fn begun<'p>(paths: &[Vec<&'p str>], lead: usize) -> BTreeSet<Vec<&'p str>> {
    let first_picks = paths.iter().filter(|path| path.len() > lead + 1).map(|path| path[..=lead].to_vec());
    let nothing = paths.first().map(|path| path[..lead].to_vec()).unwrap_or_default();
    first_picks.chain([nothing]).collect()
}

/// What all answers begin with, without the last touch of any.
fn lead<'p>(paths: &[Vec<&'p str>]) -> Vec<&'p str> {
    let Some(first) = paths.first() else { return Vec::new() };
    let is_shared = |at: usize| paths.iter().all(|path| path.len() > at + 1 && path[at] == first[at]);
    first[..(0..first.len()).take_while(|&at| is_shared(at)).count()].to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One may load the boat with a barrel and say where it goes, or rest.
    const ANSWERS: [&str; 4] =
        ["boat > barrel.1 > bow", "boat > barrel.1 > stern", "boat > barrel.2 > bow", "boat > rest"];

    fn touched(why_not: impl Fn(&[&str]) -> Vec<Reason>) -> Touches {
        let mut touches = Touches::default();
        let is_sound = |rule: &str, key: &str| rule == "BO-01" && key != "vague";
        touches.try_all(&ANSWERS.map(str::to_owned), ["barrel.1", "bow", "gull"], is_sound, why_not);
        touches
    }

    #[test]
    fn a_game_that_judges_the_first_pick_instead_of_the_touch_is_caught() {
        // Behind nothing, behind one barrel and behind the other; `rest` is a finished answer.
        let honest =
            touched(|path| vec![Reason::new("BO-01", if path.ends_with(&["gull"]) { "no-cargo" } else { "vague" })]);
        assert_eq!((honest.explained, honest.unexplained.len()), (3, 0), "{honest:?}");

        let first = |path: &[&str]| if path[1] == "gull" { vec![Reason::new("BO-01", "no-cargo")] } else { Vec::new() };
        let silent = touched(first);
        assert_eq!(silent.unexplained["boat: boat > barrel > gull"], "boat > barrel.1 > gull: nothing");

        let vague = touched(|path| vec![Reason::new("BO-01", if path.len() > 2 { "vague" } else { "no-cargo" })]);
        assert_eq!(vague.unexplained["boat: boat > barrel > gull"], "boat > barrel.1 > gull: BO-01 vague");

        let lawless = touched(|_| vec![Reason::new("BO-02", "no-cargo")]);
        assert_eq!(lawless.unexplained.len(), 2, "{lawless:?}");
    }
}
