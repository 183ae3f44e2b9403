//! Why a touch is not offered, for everything that a player plausibly tries.
//!
//! It looks at a view and the offers only, so a refusal tells no secret. The sentences to the keys are in the screen's texts.

mod captains;
mod construction;
mod crew;
mod movement;
mod setup;
mod talk;
#[cfg(test)]
mod tests;
mod waiting;

pub(crate) use talk::why_not_say;

use crate::action::Target;
use crate::components::{Crew, Planet};
use crate::notation::Touch;
use crate::table::{Phase, Spices, Table};
use crate::view::View;
use crate::{Action, rules};
use wardroom_kernel::{Reason, Seat, Value, relevant_path};

pub(crate) fn why_not(view: &View, seat: Seat, offers: &[Action], path: &[&str]) -> Vec<Reason> {
    let leads_there = |offer: &Action| offer.to_string().split(" > ").take(path.len()).eq(path.iter().copied());
    if path.is_empty() || offers.iter().any(leads_there) {
        return Vec::new();
    }
    if view.agreed.mode.players() <= seat.0 {
        return Vec::new();
    }
    if offers.is_empty() {
        return vec![waiting::waiting(view, seat)];
    }
    let path = &if is_meant_so(path) { path.to_vec() } else { relevant_path(offers, path) };
    let attempt = Attempt { view, table: view.known(), seat, path };
    let reason = match view.phase {
        Phase::Nations => attempt.choose_nation(),
        Phase::Captains => attempt.choose_captains(),
        Phase::Crew => attempt.pick_crew(),
        Phase::Planets => attempt.choose_planet(),
        Phase::StartTiles => attempt.place_start_tile(),
        Phase::Lay => attempt.lay(),
        Phase::Rescue => attempt.rescue(),
        Phase::Tactics => attempt.act(),
        Phase::Construction => attempt.build(),
        Phase::Start | Phase::Stack | Phase::Draw | Phase::Collect | Phase::Over(_) => waiting::waiting(view, seat),
    };
    vec![reason]
}

/// A place for a ship, something for a Gunner to aim at: judged behind what was picked, also where nothing of its kind is offered.
fn is_meant_so(path: &[&str]) -> bool {
    match path {
        ["crew.gunner", .., touched] => Planet::parse(touched).is_some() || Target::parse(touched).is_some(),
        ["build.galleon", touched] => *touched == "rose" || touched.starts_with("space."),
        [ship, touched] => ship.starts_with("ship.") && touched.starts_with("cell."),
        _ => false,
    }
}

/// One question to one seat, and what it has touched: at least one thing, and not the beginning of an offer.
struct Attempt<'a> {
    view: &'a View,
    /// Everything that the seat knows; what it does not is empty there.
    table: Table,
    seat: Seat,
    path: &'a [&'a str],
}

impl Attempt<'_> {
    /// EF-TACT-02
    fn act(&self) -> Reason {
        match self.path {
            [ship, rest @ ..] if ship.starts_with("ship.") => self.normal_move(ship, rest),
            [crew, rest @ ..] if crew.starts_with("crew.") => match Crew::parse(crew) {
                Some(kind) => self.play(kind, rest),
                None => Reason::new("EF-CREW-01", "why-card-not-yours"),
            },
            [token, rest @ ..] if token.starts_with("token.") => self.use_token(token, rest),
            [captain, ..] if captain.starts_with("captain.") => Reason::new("EF-CAPT-01", "why-officer-first"),
            [space, ..] if space.starts_with("space.") || space.starts_with("cell.") => {
                Reason::new("EF-MOVE-03", "why-ship-first")
            }
            [build, ..] if is_build(build) => Reason::new("EF-TURN-02", "why-build-later"),
            [planet, ..] if planet.starts_with("planet.") => Reason::new("EF-CONQ-01", "why-build-later"),
            _ => Reason::new("EF-TACT-02", "why-tactics"),
        }
    }
    fn is_own(&self, seat: Seat) -> bool {
        self.table.side_of(seat) == self.table.side_of(self.seat)
    }
}

fn is_build(token: &str) -> bool {
    token.starts_with("build.") || ["recruit", "conquer", "share", "end.turn"].contains(&token)
}

trait With: Sized {
    fn number(self, name: &'static str, number: u8) -> Self;
    fn price(self, price: Spices) -> Self {
        self.number("pepper", price.pepper).number("vanilla", price.vanilla)
    }
}
impl With for Reason {
    fn number(self, name: &'static str, number: u8) -> Reason {
        self.with(name, Value::Number(number.into()))
    }
}

/// The reason, if something is so.
fn when(is_so: bool, reason: Reason) -> Option<Reason> {
    is_so.then_some(reason)
}
fn first<const N: usize>(reasons: [Option<Reason>; N]) -> Option<Reason> {
    reasons.into_iter().flatten().next()
}
