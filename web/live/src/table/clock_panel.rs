//! The clocks and the absence panel of a table, for one viewer.

use super::snapshot::{Position, Snapshot};
use crate::{
    absence::{Away, Cause, may_choose},
    note::AbsenceChoice,
    result, seating,
    time_control::TimeControl,
};
use std::time::Duration;
use wardroom_kernel::Seat;
use wardroom_search::Level;
use wardroom_store::TableRow;
use wardroom_ui::{
    page::{AwayCause, AwayChoice, AwaySeat, AwayWay, ClockFace, ClocksAndAbsence, OwnSeat, RatingStake, SeatClock},
    widget::SeatTag,
};

/// Without the time of day, so that the same match gives the same panel and is not sent twice.
pub(crate) fn watch(
    snapshot: &Snapshot,
    position: &Position,
    viewer: Option<Seat>,
    names: &[String],
    tags: &[SeatTag],
    time_control: Option<String>,
    away_after: Duration,
) -> ClocksAndAbsence {
    let (absence, clocks) = (&position.absence, &position.clocks);
    let people = seating::people_of(&snapshot.row);
    let is_slow = matches!(clocks.time_control, TimeControl::Days(_));
    let seats = (0..).map(Seat).zip(names).zip(tags).filter(|((seat, _), _)| people.contains(*seat));
    let seats = seats.map(|((seat, name), tag)| SeatClock {
        seat: tag.clone(),
        name: name.clone(),
        clock: clocks.seen(seat, viewer).map(|clock| ClockFace {
            since: clock.since,
            free: clock.free,
            left: clock.left,
            is_slow,
        }),
        has_stand_in: absence.stand_in(seat).is_some(),
    });
    let mut seats: Vec<SeatClock> = seats.collect();
    if position.is_over() || seats.iter().all(|seat| seat.clock.is_none() && !seat.has_stand_in) {
        seats.clear();
    }
    let own = match viewer.filter(|_| !position.is_over()) {
        Some(seat) if absence.stand_in(seat).is_some() => OwnSeat::StoodIn,
        Some(seat) if absence.is_leaving(seat) => OwnSeat::Leaving,
        Some(_) | None => OwnSeat::Here,
    };
    let holder = |seat: Seat| snapshot.row.seats.iter().find(|row| row.seat == seat.0).map(|row| &row.holder);
    let others = viewer.is_some_and(|viewer| people.into_iter().any(|seat| holder(seat) != holder(viewer)));
    let may_leave = others && own == OwnSeat::Here && !position.is_over();
    let is_alone = viewer.is_some_and(|viewer| seating::holder_plays_alone(&snapshot.row, viewer));
    let may_break_off = is_alone && !position.is_over();
    // A person does not vote on their own other seats.
    let is_foreign = |away: &&Away| viewer.is_none_or(|viewer| holder(viewer) != holder(away.seat));
    let away = position.away.iter().filter(is_foreign);
    let away = away.filter_map(|away| {
        let place = usize::from(away.seat.0);
        Some(AwaySeat {
            seat: tags.get(place)?.clone(),
            name: names.get(place)?.clone(),
            cause: match away.cause {
                Cause::Time => AwayCause::Time,
                Cause::Unseen => AwayCause::Unseen,
                Cause::Goodbye => AwayCause::Farewell,
            },
            choices: viewer.map(|viewer| choices(&snapshot.row, position, *away, viewer, names)).unwrap_or_default(),
        })
    });
    let away = if position.is_over() { Vec::new() } else { away.collect() };
    let stake = match viewer.filter(|_| !position.is_over()) {
        Some(_) => result::stake(&snapshot.row, &*position.sitting),
        None => RatingStake::Nothing,
    };
    let look = (others && clocks.time_control == TimeControl::Unhurried).then(|| look_every(away_after));
    let patience = i64::try_from(away_after.as_millis()).unwrap_or(i64::MAX);
    ClocksAndAbsence {
        seats,
        away,
        asks_everybody: is_slow,
        own,
        may_leave,
        may_break_off,
        stake,
        pace: time_control,
        look,
        patience,
        now: None,
    }
}

/// How often a page reports that it is visible: one lost report must not make its player count as away.
fn look_every(away_after: Duration) -> u64 {
    let often = (away_after / 4).clamp(Duration::from_millis(50), Duration::from_secs(60));
    u64::try_from(often.as_millis()).unwrap_or_default()
}

fn choices(row: &TableRow, position: &Position, away: Away, viewer: Seat, names: &[String]) -> Vec<AwayChoice> {
    let reader = seating::sitters(row).find(|(seat, _)| *seat == viewer).map(|(_, person)| person);
    let all = [
        (AbsenceChoice::Wait, AwayWay::Wait),
        (AbsenceChoice::Bot(Level::Easy), AwayWay::BotEasy),
        (AbsenceChoice::Bot(Level::Strong), AwayWay::BotStrong),
        (AbsenceChoice::Claim, AwayWay::Claim),
        (AbsenceChoice::End, AwayWay::End),
    ];
    let is_open_to = |person, choice| may_choose(row, &position.absence, &position.away, person, choice, away);
    let possible = all.into_iter().filter(|(choice, _)| reader.is_some_and(|reader| is_open_to(reader, *choice)));
    let shown = possible.map(|(choice, way)| {
        let voters = position.absence.voters(away.seat, choice);
        let chosen_by = voters.into_iter().filter_map(|seat| names.get(usize::from(seat.0)).cloned());
        AwayChoice { way, chosen_by: chosen_by.collect(), is_mine: voters.contains(viewer) }
    });
    shown.collect()
}
