//! Who sits where, what they are called, and who may look at what.

use crate::{app::App, reader::Reader, trouble::Trouble};
use wardroom_catalog::{AnyGame, AnyMatch};
use wardroom_kernel::{Seat, Seats, Viewer};
use wardroom_search::Level;
use wardroom_store::{Holder, PersonId, TableRow};
use wardroom_ui::Language;

pub(crate) fn seats_of(row: &TableRow, person: Option<PersonId>) -> Seats {
    let is_own = |holder: &Holder| matches!(holder, Holder::Person(id) if Some(*id) == person);
    row.seats.iter().filter(|seat| is_own(&seat.holder)).map(|seat| Seat(seat.seat)).collect()
}

/// All seats that people hold.
pub(crate) fn people_of(row: &TableRow) -> Seats {
    row.seats.iter().filter(|seat| matches!(seat.holder, Holder::Person(_))).map(|seat| Seat(seat.seat)).collect()
}

/// The same, each with who sits there.
pub(crate) fn sitters(row: &TableRow) -> impl Iterator<Item = (Seat, PersonId)> {
    row.seats.iter().filter_map(|seat| match seat.holder {
        Holder::Person(id) => Some((Seat(seat.seat), id)),
        Holder::Open | Holder::Bot(_) => None,
    })
}

/// Whether the host has asked this person to leave the table, and they have not sat down again since.
pub(crate) fn is_shown_out(row: &TableRow, person: Option<PersonId>) -> bool {
    person.is_some() && row.seats.iter().any(|seat| seat.asked_to_leave == person)
}

/// The level of a bot, as a row names it; none if this program has no such bots.
pub(crate) fn level(name: &str) -> Option<Level> {
    name.parse().ok()
}

/// The same of a bot that somebody asks for: some are there only to be measured against.
pub(crate) fn level_to_choose(name: &str) -> Option<Level> {
    level(name).filter(|level| match level {
        Level::Random | Level::Easy | Level::Strong => true,
        Level::StrongUnguided => false,
    })
}

pub(crate) fn bots_of(row: &TableRow) -> impl Iterator<Item = (Seat, Option<Level>)> {
    row.seats.iter().filter_map(|seat| match &seat.holder {
        Holder::Bot(name) => Some((Seat(seat.seat), level(name))),
        Holder::Open | Holder::Person(_) => None,
    })
}

pub(crate) fn has_people(row: &TableRow) -> bool {
    row.seats.iter().any(|seat| matches!(seat.holder, Holder::Person(_)))
}

/// What the people and bots are called, by seat.
pub(crate) fn names(app: &App, row: &TableRow, language: Language) -> Vec<String> {
    let name = |seat: &wardroom_store::SeatRow| match &seat.holder {
        Holder::Bot(level) => bot_name(app, level, language),
        Holder::Person(_) | Holder::Open => seat.name.clone(),
    };
    row.seats.iter().map(name).collect()
}

/// A bot that this program does not know is called what its row calls it.
pub(crate) fn bot_name(app: &App, name: &str, language: Language) -> String {
    let say = app.say(language);
    match level(name) {
        Some(Level::Easy) => say.text("bot-name-easy"),
        Some(Level::Strong) => say.text("bot-name-strong"),
        Some(Level::Random) => say.text("bot-name-random"),
        Some(Level::StrongUnguided) => say.text("bot-name-plain"),
        None => name.to_owned(),
    }
}

pub(crate) fn seat_called(game: &dyn AnyGame, row: &TableRow, name: &str) -> Result<Seat, Trouble> {
    let seats = row.seats.iter().map(|seat| Seat(seat.seat));
    seats.into_iter().find(|&seat| game.seat_name(seat) == name).ok_or(Trouble::Field("seat"))
}

/// The seat that somebody acts for, if it is theirs.
pub(crate) fn own_seat(game: &dyn AnyGame, row: &TableRow, person: PersonId, name: &str) -> Result<Seat, Trouble> {
    let seat = seat_called(game, row, name)?;
    if seats_of(row, Some(person)).contains(seat) { Ok(seat) } else { Err(Trouble::NotYourSeat) }
}

/// As whom the reader looks: the seat they ask for if it is theirs, else their only one, else as an onlooker. Whoever knows
/// the address of a table may look on; a table that is not public is listed for nobody else, and nobody guesses its id.
pub(crate) fn viewer(
    game: &dyn AnyGame,
    row: &TableRow,
    reader: &Reader,
    seat: Option<&str>,
) -> Result<Viewer, Trouble> {
    let mut own = seats_of(row, reader.id());
    match seat.filter(|name| !name.is_empty()) {
        Some(name) => {
            let seat = seat_called(game, row, name)?;
            if own.contains(seat) { Ok(Viewer::Seat(seat)) } else { Err(Trouble::NotYourSeat) }
        }
        None => match (own.next(), own.next()) {
            (None, _) => Ok(Viewer::Spectator),
            (Some(only), None) => Ok(Viewer::Seat(only)),
            (Some(_), Some(_)) => Err(Trouble::Field("seat")),
        },
    }
}

/// Whether it is this seat's decision. An offer changes nothing about that, nor about whose time runs
/// ([ADR 10](../../../docs/adr/0010-offers-and-clocks.md)).
pub(crate) fn is_asked(sitting: &dyn AnyMatch, seat: Seat) -> bool {
    sitting.outcome().is_none() && sitting.asked().contains(seat)
}

/// Whether play waits for this seat: for its answer to the offer that is open, else for its decision.
pub(crate) fn is_awaited(sitting: &dyn AnyMatch, seat: Seat) -> bool {
    match sitting.open_offer() {
        Some(_) => sitting.outcome().is_none() && sitting.must_answer(seat).is_some(),
        None => is_asked(sitting, seat),
    }
}

/// Of several people at one screen: the seat that is awaited instead of the one that looks.
pub(crate) fn handed_to(sitting: &dyn AnyMatch, own: Seats, viewer: Option<Seat>) -> Option<Seat> {
    if own.count() < 2 || viewer.is_some_and(|seat| is_awaited(sitting, seat)) {
        return None;
    }
    own.into_iter().find(|&seat| is_awaited(sitting, seat))
}

/// Whether all other seats are held by bots, or by the same person: then a hint wrongs nobody, nor does breaking off.
pub(crate) fn plays_alone(row: &TableRow, person: PersonId) -> bool {
    row.seats.iter().all(|seat| match &seat.holder {
        Holder::Person(holder) => *holder == person,
        Holder::Bot(_) => true,
        Holder::Open => false,
    })
}

/// The same for whoever holds a seat.
pub(crate) fn holder_plays_alone(row: &TableRow, seat: Seat) -> bool {
    match row.seats.get(usize::from(seat.0)).map(|seat| &seat.holder) {
        Some(Holder::Person(person)) => plays_alone(row, *person),
        Some(Holder::Bot(_) | Holder::Open) | None => false,
    }
}
