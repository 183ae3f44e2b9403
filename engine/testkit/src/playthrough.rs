//! Playthroughs: a game told question by question, so that a change of the rules shows in a diff.

use crate::{blessed::is_blessed, random::any, secrecy::json};
use std::{fmt::Write, path::Path};
use wardroom_kernel::{FastRng, Game, Match, Parts, Record, Seat, Setup, Viewer};

/// The file says what [`playthrough`] tells.
#[track_caller]
pub fn playthrough_is<G: Game>(file: impl AsRef<Path>, setup: &Setup, seed: u64, questions: usize) {
    is_blessed(file.as_ref(), &playthrough::<G>(setup, seed, questions));
}

/// At each question: who is asked, what is offered, what each may see if that has changed, the answer, and what was told
/// to whom. The same seed gives the same answers, chance included.
pub fn playthrough<G: Game>(setup: &Setup, seed: u64, questions: usize) -> String {
    let record: Record<G> = Record::new(setup.clone(), G::Parts::shipped()).unwrap_or_else(|why| panic!("{why}"));
    let mut teller = Teller { text: record.to_string(), seen: Vec::new() };
    let (mut played, mut rng) = (record.played, FastRng(seed));
    teller.tell(&played, 0);
    for question in 0..questions {
        if played.outcome().is_some() {
            break;
        }
        let told = played.events().len();
        teller.line(format_args!("\n## {question}"));
        teller.answer(&mut played, &mut rng);
        teller.tell(&played, told);
    }
    if let Some(end) = played.outcome() {
        let winners: Vec<&str> = end.winners.map(G::seat_name).collect();
        let winners = if winners.is_empty() { "drawn".into() } else { winners.join(", ") };
        teller.line(format_args!("\n## the end: {winners} by {}", end.reason));
    }
    teller.text
}

struct Teller {
    text: String,
    /// What each viewer saw last.
    seen: Vec<String>,
}

impl Teller {
    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        writeln!(self.text, "{line}").expect("a string takes everything");
    }
    fn answer<G: Game>(&mut self, played: &mut Match<G>, rng: &mut FastRng) {
        if let Some(outcomes) = played.chance() {
            let outcome = rng.below(outcomes as usize) as u32;
            self.line(format_args!("chance: {}/{outcomes}", outcome + 1));
            played.submit_chance(played.seq(Seat(0)), outcome).expect("nature is asked");
            return;
        }
        for seat in played.asked() {
            let offers: Vec<String> = played.offers(seat).map(|offer| offer.to_string()).collect();
            self.line(format_args!("{} may: {}", G::seat_name(seat), offers.join(" | ")));
        }
        let is_simultaneous = played.is_simultaneous();
        let answerers: Vec<Seat> =
            if is_simultaneous { played.asked().collect() } else { any(played.asked(), rng).into_iter().collect() };
        for seat in answerers {
            let action = any(played.offers(seat), rng).expect("something is offered");
            self.line(format_args!("{}: {action}", G::seat_name(seat)));
            played.submit(seat, played.seq(seat), action).expect("it is offered");
        }
    }
    /// What is new since so many events.
    fn tell<G: Game>(&mut self, played: &Match<G>, told: usize) {
        let viewers = || played.seats().map(Viewer::Seat).chain([Viewer::Spectator]);
        for event in &played.events()[told..] {
            let heard: Vec<&str> = viewers().filter(|&viewer| G::is_visible(event, viewer)).map(name::<G>).collect();
            self.line(format_args!("told to {}: {}", heard.join(", "), json(event)));
        }
        for (place, viewer) in viewers().enumerate() {
            let seen = json(&G::view(played.table(), viewer));
            if self.seen.get(place) != Some(&seen) {
                self.line(format_args!("{} sees: {seen}", name::<G>(viewer)));
                self.seen.resize(self.seen.len().max(place + 1), String::new());
                self.seen[place] = seen;
            }
        }
    }
}

fn name<G: Game>(viewer: Viewer) -> &'static str {
    match viewer {
        Viewer::Seat(seat) => G::seat_name(seat),
        Viewer::Spectator => "a spectator",
        Viewer::Referee => "the referee",
    }
}
