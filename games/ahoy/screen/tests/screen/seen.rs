//! A table as somebody sees it.

use ahoy::{Action, Ahoy, Parts, SMUGGLER, SMUGGLER_2, SQUADRON, UNION};
use ahoy_screen::Screen;
use wardroom_kernel::{Dice, Game, Luck, Match, Parts as _, Record, Setup, Viewer};
use wardroom_screen::{Language, Say, Seen, specimen};

/// Everybody who may look at a table for so many players.
pub(crate) fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    let all = [SQUADRON, UNION, SMUGGLER, SMUGGLER_2];
    all.into_iter().take(seats.into()).map(Viewer::Seat).chain([Viewer::Spectator])
}

pub(crate) fn say(language: Language) -> Say<'static> {
    specimen::say::<Screen>(language)
}

pub(crate) fn names() -> [String; 4] {
    ["Marlow", "Edda", "Lotte", "Ines"].map(str::to_owned)
}

pub(crate) fn with_seen<T>(played: &Match<Ahoy>, viewer: Viewer, look: impl FnOnce(&Seen<Ahoy>) -> T) -> T {
    Seen::of(played, viewer, &names(), look)
}

/// Looks at some moments of a random game, each `every` answers, and at its end.
pub(crate) fn through_a_game(seats: u8, seed: u64, every: usize, mut look: impl FnMut(&Match<Ahoy>)) {
    let setup = Setup::new(Ahoy::MODES, "base", seats, [("", ""); 0]).unwrap();
    let record = Record::<Ahoy>::new(setup, Parts::shipped()).unwrap();
    let contributions: Vec<String> = record.played.seats().map(|seat| Ahoy::seat_name(seat).into()).collect();
    let mut played = record.played.with_dice(Dice::new(&seed.to_string(), &contributions));
    let mut luck = Luck(seed);
    for answers in 0.. {
        if answers % every == 0 || played.outcome().is_some() {
            look(&played);
        }
        let Some(seat) = played.asked().next() else { break };
        let offers: Vec<Action> = played.offers(seat).collect();
        played.submit(seat, played.seq(seat), offers[luck.below(offers.len())]).unwrap();
    }
}
