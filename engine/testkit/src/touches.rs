//! Why not? Whatever lies on a table and is not offered has to say which rule stands against it.

use crate::attributes;
use std::collections::BTreeMap;
use wardroom_kernel::{Game, Match, Seat, Viewer};

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
        // Nobody ever sees a table at which chance is still to answer.
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
    /// Touches everything that a seat sees and is not offered, as the browser does: behind what all answers begin with.
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
        let paths: Vec<String> = offers.iter().map(ToString::to_string).collect();
        let paths: Vec<Vec<&str>> = paths.iter().map(|path| path.split(" > ").collect()).collect();
        let lead = lead(&paths);
        for token in tokens {
            if paths.iter().any(|path| path[lead.len()..].contains(&token)) {
                continue;
            }
            let path: Vec<&str> = lead.iter().copied().chain([token]).collect();
            let reasons = G::why_not(&view, seat, &offers, &path);
            let is_sound = |rule: &str, key: &str| ledger.contains(&format!("`{rule}`")) && !vague.contains(&key);
            match reasons.as_slice() {
                [] => self.note(&paths, token, "nothing"),
                [..] if reasons.iter().all(|reason| is_sound(reason.rule, reason.key)) => self.explained += 1,
                [first, ..] => self.note(&paths, token, &format!("{} {}", first.rule, first.key)),
            }
        }
    }
    fn note(&mut self, paths: &[Vec<&str>], token: &str, said: &str) {
        let question = paths.first().map_or("nothing asked", |path| path[0]);
        let kind = token.split('.').next().unwrap_or_default();
        self.unexplained.entry(format!("{question}: {kind}")).or_insert(format!("{token}: {said}"));
    }
}

/// What all answers begin with, without the last touch of any.
fn lead<'p>(paths: &[Vec<&'p str>]) -> Vec<&'p str> {
    let Some(first) = paths.first() else { return Vec::new() };
    let is_shared = |at: usize| paths.iter().all(|path| path.len() > at + 1 && path[at] == first[at]);
    first[..(0..first.len()).take_while(|&at| is_shared(at)).count()].to_vec()
}
