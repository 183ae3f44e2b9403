//! The result of a match as statistics store it, and whether it is rated (`docs/adr/0012-who-leaves-has-lost.md`).

use crate::{conduct::Conduct, seating};
use wardroom_accounts::{Unrated, pool};
use wardroom_catalog::AnyMatch;
use wardroom_kernel::{Outcome, Seat, Seats};
use wardroom_store::{Holder, JournalEntry, NewPlace, NewResult, TableRow, UNFINISHED, Verdict, Who};
use wardroom_ui::page::RatingStake;

/// A match in which a seat has given fewer answers is not rated.
const FEWEST_ANSWERS: usize = 4;

/// The journal says what rules and records do not know: who had help, who left.
pub(crate) fn result_of(row: &TableRow, sitting: &dyn AnyMatch, journal: &[JournalEntry]) -> NewResult {
    let (outcome, sides) = (sitting.outcome(), sitting.sides());
    let conduct = Conduct::of(sitting, journal);
    let unfit = unfit(row, sitting);
    let unfit = unfit.or((!have_all_answered(row, sitting, &conduct.by_bots)).then_some(Unrated::Short));
    // In a match that cannot be rated, leaving has no consequence.
    let forsaken: Vec<bool> =
        sides.iter().map(|side| unfit.is_none() && conduct.is_forsaken(*side, seating::people_of(row))).collect();
    let places = places(&sides, &forsaken, outcome, sitting);
    let is_level = places.iter().all(|&place| place == 1);
    let unrated = unfit
        .or((outcome.is_none() && is_level).then_some(Unrated::Unfinished))
        .or_else(|| helped(&sides, &places, &conduct));
    let side = |seat: Seat| sides.iter().position(|side| side.contains(seat)).unwrap_or(usize::from(seat.0));
    let verdict = |seat: Seat| match outcome {
        _ if forsaken.get(side(seat)) == Some(&true) => Verdict::Lost,
        None => Verdict::Drawn,
        Some(outcome) if outcome.winners.count() == row.seats.len() || outcome.winners.count() == 0 => Verdict::Drawn,
        Some(outcome) if outcome.winners.contains(seat) => Verdict::Won,
        Some(_) => Verdict::Lost,
    };
    let place = |sat: &wardroom_store::SeatRow| {
        let seat = Seat(sat.seat);
        let side = side(seat);
        NewPlace {
            who: match &sat.holder {
                Holder::Person(person) => Who::Person(*person),
                Holder::Bot(level) => Who::Bot(level.clone()),
                Holder::Open => Who::Bot("random".into()),
            },
            side: small(side),
            place: places.get(side).copied().unwrap_or(1),
            verdict: verdict(seat),
            score: sitting.score(seat),
            roles: sitting.roles(seat).join(" "),
        }
    };
    NewResult {
        table: row.id.clone(),
        game: row.game.clone(),
        mode: row.mode.clone(),
        pool: pool(&row.game, &row.mode),
        reason: outcome.map_or(UNFINISHED, |outcome| outcome.reason).into(),
        answers: u32::try_from(sitting.answers()).unwrap_or(u32::MAX),
        ended: row.updated,
        is_public: row.is_public,
        unrated: unrated.map(|why| why.name().into()),
        seats: row.seats.iter().map(place).collect(),
    }
}

/// What a running match may be rated for.
pub(crate) fn stake(row: &TableRow, sitting: &dyn AnyMatch) -> RatingStake {
    if unfit(row, sitting).is_some() {
        RatingStake::Nothing
    } else if have_all_answered(row, sitting, &[]) {
        RatingStake::Rating
    } else {
        RatingStake::RatingLater
    }
}

/// Why it is not rated, whatever its end.
fn unfit(row: &TableRow, sitting: &dyn AnyMatch) -> Option<Unrated> {
    let people = || seating::sitters(row);
    let is_twice = people().any(|(seat, person)| people().any(|other| other.0 != seat && other.1 == person));
    let holder = |seat: Seat| row.seats.iter().find(|sat| sat.seat == seat.0).map(|sat| &sat.holder);
    let sides = sitting.sides();
    let is_everywhere = |at: &Holder| sides.iter().all(|side| side.into_iter().any(|seat| holder(seat) == Some(at)));
    if is_twice {
        Some(Unrated::OneScreen)
    } else if row.seats.iter().all(|sat| is_everywhere(&sat.holder)) {
        Some(Unrated::Itself)
    } else if sitting.heading().given > 0 {
        Some(Unrated::PlayedOn)
    } else {
        None
    }
}

/// Whether every seat has answered often enough, without the answers of stand-in bots.
fn have_all_answered(row: &TableRow, sitting: &dyn AnyMatch, by_bots: &[usize]) -> bool {
    let needed = |seat: usize| FEWEST_ANSWERS + by_bots.get(seat).copied().unwrap_or_default();
    let mut missing: Vec<usize> = (0..row.seats.len()).map(needed).collect();
    // Usually true early in the match: then the rest is not looked at.
    (0..sitting.answers()).any(|place| {
        let seat = sitting.answer(place).and_then(|(seat, _)| seat);
        if let Some(missing) = seat.and_then(|seat| missing.get_mut(usize::from(seat.0))) {
            *missing = missing.saturating_sub(1);
        }
        missing.iter().all(|&missing| missing == 0)
    })
}

/// Help must not raise a rating: with help a match counts only against a player who came off worse, with more sides ahead than
/// behind.
fn helped(sides: &[Seats], places: &[u8], conduct: &Conduct) -> Option<Unrated> {
    let is_content = |seat: Seat| {
        let own = sides.iter().zip(places).find(|(side, _)| side.contains(seat)).map_or(1, |(_, place)| *place);
        let ahead = places.iter().filter(|&&place| place < own).count();
        ahead <= places.iter().filter(|&&place| place > own).count()
    };
    let hinted = conduct.hinted.into_iter().any(is_content).then_some(Unrated::Hint);
    hinted.or_else(|| conduct.relieved.into_iter().any(is_content).then_some(Unrated::StandIn))
}

/// The place of each side: winners first, or all sides of a drawn match, the others by points if the match was played to its end, and last the sides that left.
fn places(sides: &[Seats], forsaken: &[bool], outcome: Option<Outcome>, sitting: &dyn AnyMatch) -> Vec<u8> {
    let is_played_out = outcome.is_some_and(|end| !matches!(end.reason, "resignation" | "surrender" | "agreement"));
    let all = sides.iter().copied().flatten().collect();
    let has_won = |side: Seats| outcome.is_some_and(|end| side.into_iter().any(|seat| end.sharing(all).contains(seat)));
    let points = |side: Seats| side.into_iter().filter_map(|seat| sitting.score(seat)).max().unwrap_or_default();
    let worth = |(&side, &is_forsaken): (&Seats, &bool)| match (is_forsaken, has_won(side)) {
        (true, _) => (false, false, 0),
        (false, true) => (true, true, 0),
        (false, false) => (true, false, if is_played_out { points(side) } else { 0 }),
    };
    let worths: Vec<_> = sides.iter().zip(forsaken).map(worth).collect();
    worths.iter().map(|own| small(worths.iter().filter(|other| *other > own).count() + 1)).collect()
}

fn small(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

#[cfg(test)]
mod tests;
