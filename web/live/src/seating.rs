//! Who sits where at a table, what they are called, and as whom a person may look at it.

use crate::error::LiveError;
use wardroom_accounts::{bot_name, parse_level};
use wardroom_catalog::{AnyGame, AnyMatch};
use wardroom_kernel::{Seat, Seats, Viewer};
use wardroom_search::Level;
use wardroom_store::{Holder, PersonId, State, TableRow};
use wardroom_ui::Language;

pub fn seats_of(row: &TableRow, person: Option<PersonId>) -> Seats {
    let is_own = |holder: &Holder| matches!(holder, Holder::Person(id) if Some(*id) == person);
    row.seats.iter().filter(|seat| is_own(&seat.holder)).map(|seat| Seat(seat.seat)).collect()
}

/// The seats that people hold.
pub fn people_of(row: &TableRow) -> Seats {
    row.seats.iter().filter(|seat| matches!(seat.holder, Holder::Person(_))).map(|seat| Seat(seat.seat)).collect()
}

/// The seats that people hold, each with its person.
pub fn sitters(row: &TableRow) -> impl Iterator<Item = (Seat, PersonId)> {
    row.seats.iter().filter_map(|seat| match seat.holder {
        Holder::Person(id) => Some((Seat(seat.seat), id)),
        Holder::Open | Holder::Bot(_) => None,
    })
}

/// Whether the host has asked this person to leave the table, and they have not taken a seat since.
pub fn is_shown_out(row: &TableRow, person: Option<PersonId>) -> bool {
    person.is_some() && row.seats.iter().any(|seat| seat.asked_to_leave == person)
}

pub fn bots_of(row: &TableRow) -> impl Iterator<Item = (Seat, Option<Level>)> {
    row.seats.iter().filter_map(|seat| match &seat.holder {
        Holder::Bot(name) => Some((Seat(seat.seat), parse_level(name))),
        Holder::Open | Holder::Person(_) => None,
    })
}

/// Whether a running match has bots.
pub fn has_playing_bots(row: &TableRow) -> bool {
    row.state == State::Playing && bots_of(row).next().is_some()
}

pub fn has_people(row: &TableRow) -> bool {
    row.seats.iter().any(|seat| matches!(seat.holder, Holder::Person(_)))
}

/// The names of people and bots, by seat.
pub fn names(row: &TableRow, language: Language) -> Vec<String> {
    let name = |seat: &wardroom_store::SeatRow| match &seat.holder {
        Holder::Bot(level) => bot_name(level, language),
        Holder::Person(_) | Holder::Open => seat.name.clone(),
    };
    row.seats.iter().map(name).collect()
}

pub fn seat_called(game: &dyn AnyGame, row: &TableRow, name: &str) -> Result<Seat, LiveError> {
    let seats = row.seats.iter().map(|seat| Seat(seat.seat));
    seats.into_iter().find(|&seat| game.seat_name(seat) == name).ok_or(LiveError::Field("seat"))
}

/// The seat with this name, if the person holds it.
pub fn own_seat(game: &dyn AnyGame, row: &TableRow, person: PersonId, name: &str) -> Result<Seat, LiveError> {
    let seat = seat_called(game, row, name)?;
    if seats_of(row, Some(person)).contains(seat) { Ok(seat) } else { Err(LiveError::NotYourSeat) }
}

/// As whom a person looks: the seat they name if they hold it, else their only seat, else as a spectator. Everybody who knows
/// the address of a table may watch; a table that is not public is not listed, and its id cannot be guessed.
pub fn viewer(
    game: &dyn AnyGame,
    row: &TableRow,
    person: Option<PersonId>,
    seat: Option<&str>,
) -> Result<Viewer, LiveError> {
    let mut own = seats_of(row, person);
    match seat.filter(|name| !name.is_empty()) {
        Some(name) => {
            let seat = seat_called(game, row, name)?;
            if own.contains(seat) { Ok(Viewer::Seat(seat)) } else { Err(LiveError::NotYourSeat) }
        }
        None => match (own.next(), own.next()) {
            (None, _) => Ok(Viewer::Spectator),
            (Some(only), None) => Ok(Viewer::Seat(only)),
            (Some(_), Some(_)) => Err(LiveError::Field("seat")),
        },
    }
}

/// Whether it is this seat's decision. An offer changes nothing about that, nor about whose time runs
/// ([ADR 10](../../../docs/adr/0010-offers-and-clocks.md)).
pub fn is_asked(sitting: &dyn AnyMatch, seat: Seat) -> bool {
    sitting.outcome().is_none() && sitting.asked().contains(seat)
}

/// Whether play waits for this seat: for its answer to the offer that is open, else for its decision.
pub fn is_awaited(sitting: &dyn AnyMatch, seat: Seat) -> bool {
    match sitting.open_offer() {
        Some(_) => sitting.outcome().is_none() && sitting.must_answer(seat).is_some(),
        None => is_asked(sitting, seat),
    }
}

/// Of several players at one screen: the seat that is awaited instead of the one that looks.
pub fn handed_to(sitting: &dyn AnyMatch, own: Seats, viewer: Option<Seat>) -> Option<Seat> {
    if own.count() < 2 || viewer.is_some_and(|seat| is_awaited(sitting, seat)) {
        return None;
    }
    own.into_iter().find(|&seat| is_awaited(sitting, seat))
}

/// Whether all other seats are held by bots or by the same person, so that a hint or breaking off wrongs no other player.
pub fn plays_alone(row: &TableRow, person: PersonId) -> bool {
    row.seats.iter().all(|seat| match &seat.holder {
        Holder::Person(holder) => *holder == person,
        Holder::Bot(_) => true,
        Holder::Open => false,
    })
}

/// The same for the holder of a seat.
pub fn holder_plays_alone(row: &TableRow, seat: Seat) -> bool {
    match row.seats.get(usize::from(seat.0)).map(|seat| &seat.holder) {
        Some(Holder::Person(person)) => plays_alone(row, *person),
        Some(Holder::Bot(_) | Holder::Open) | None => false,
    }
}
