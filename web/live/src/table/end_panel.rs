//! The result of a match as its page shows it: places, ratings, and the proof of the dice.

use super::snapshot::{Snapshot, record};
use crate::{say, seating};
use std::cmp::Reverse;
use wardroom_accounts::{Unrated, strength};
use wardroom_catalog::AnyGame;
use wardroom_kernel::{Seat, Seats};
use wardroom_store::{Rematch, SeatRow, TableRow};
use wardroom_ui::{
    Language,
    page::{Contribution, FinalPlace, MatchEnd, NextGame, Proof},
    widget::SeatTag,
};

/// The result and the proof of the dice, once the match is over. The secret of the dice is public from then on.
pub(crate) fn end(
    game: &dyn AnyGame,
    snapshot: &Snapshot,
    language: Language,
    viewer: Option<Seat>,
    names: &[String],
    seats: &[SeatTag],
) -> Option<MatchEnd> {
    let position = snapshot.position().ok()?;
    let winners = match position.sitting.outcome() {
        Some(outcome) => outcome.winners,
        None => position.absence.ended.map(|_| Seats::default())?,
    };
    let row = &snapshot.row;
    let sat = |seat: Seat| snapshot.finish.iter().flat_map(|finish| &finish.seats).find(|sat| sat.seat == seat.0);
    // A match that every seat has won is a draw.
    let is_drawn = winners.count() == seats.len();
    let place = |((seat, name), tag): ((Seat, &String), &SeatTag)| FinalPlace {
        seat: tag.clone(),
        name: name.clone(),
        is_winner: winners.contains(seat) && !is_drawn,
        score: position.sitting.score(seat),
        href: sat(seat).map(|sat| format!("/player/{}", sat.player.code)),
        moved: sat(seat).and_then(|sat| sat.rating).map(|(before, after)| (strength(before), strength(after))),
    };
    let unrated = snapshot.finish.as_ref().and_then(|finish| finish.unrated.as_deref());
    let record = record(row, position);
    // Winners first, then by score.
    let mut places: Vec<FinalPlace> = (0..).map(Seat).zip(names).zip(seats).map(place).collect();
    places.sort_by_key(|place| Reverse((place.is_winner, place.score)));
    Some(MatchEnd {
        places,
        proof: proof(row, seats),
        given: position.sitting.heading().given,
        rolls: position.sitting.thrown(),
        is_checked: game.read(&record).is_ok(),
        unrated: unrated.map(|why| Unrated::message(why, say(language))),
        may_rematch: viewer.is_some(),
        again: snapshot.rematch.as_ref().map(|rematch| again(row, rematch, names)),
    })
}

/// The link to the rematch, with the name of the player who opened it.
fn again(row: &TableRow, rematch: &Rematch, names: &[String]) -> NextGame {
    let seat = seating::seats_of(row, Some(rematch.maker)).into_iter().next();
    let name = seat.and_then(|seat| names.get(usize::from(seat.0)).cloned()).unwrap_or_default();
    NextGame { name, href: format!("/t/{}", rematch.table) }
}

/// What the dice of a table follow from. The secret in it must not be shown before the end.
pub fn proof(row: &TableRow, seats: &[SeatTag]) -> Proof {
    let throw = |(tag, seat): (&SeatTag, &SeatRow)| Contribution {
        seat: tag.clone(),
        contribution: seat.contribution.clone().unwrap_or_default(),
    };
    Proof {
        commitment: row.commitment.clone(),
        secret: row.dice_secret.reveal().into(),
        throws: seats.iter().zip(&row.seats).map(throw).collect(),
    }
}
