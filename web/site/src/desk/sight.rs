//! What a viewer is shown of clocks and of those who are away.

use super::{Position, Snapshot};
use crate::{
    absent::{Away, Cause, Choice, may_choose},
    clock::Pace,
    seating, standing,
};
use std::time::Duration;
use wardroom_kernel::Seat;
use wardroom_search::Level;
use wardroom_store::TableRow;
use wardroom_ui::{
    page::{AwayCause, AwayChoice, AwaySeat, AwayWay, ClockFace, OwnSeat, SeatWatch, Stake, Watch},
    widget::SeatTag,
};

/// All of it but the time of day: the same match gives the same, so that nothing is sent twice.
pub(super) fn watch(
    snapshot: &Snapshot,
    position: &Position,
    viewer: Option<Seat>,
    names: &[String],
    tags: &[SeatTag],
    pace: Option<String>,
    patience: Duration,
) -> Watch {
    let (absence, clocks) = (&position.absence, &position.clocks);
    let people = seating::people_of(&snapshot.row);
    let is_slow = matches!(clocks.pace, Pace::Days(_));
    let seats = (0..).map(Seat).zip(names).zip(tags).filter(|((seat, _), _)| people.contains(*seat));
    let seats = seats.map(|((seat, name), tag)| SeatWatch {
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
    let mut seats: Vec<SeatWatch> = seats.collect();
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
    // Somebody's other seats at the same screen choose nothing about it.
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
                Cause::Farewell => AwayCause::Farewell,
            },
            choices: viewer.map(|viewer| choices(&snapshot.row, position, *away, viewer, names)).unwrap_or_default(),
        })
    });
    let away = if position.is_over() { Vec::new() } else { away.collect() };
    let stake = match viewer.filter(|_| !position.is_over()) {
        Some(_) => standing::stake(&snapshot.row, &*position.sitting),
        None => Stake::Nothing,
    };
    let look = (others && clocks.pace == Pace::Unhurried).then(|| look_every(patience));
    let patience = i64::try_from(patience.as_millis()).unwrap_or(i64::MAX);
    Watch {
        seats,
        away,
        asks_everybody: is_slow,
        own,
        may_leave,
        may_break_off,
        stake,
        pace,
        look,
        patience,
        now: None,
    }
}

/// Often enough that nobody who looks counts as away because one word of it was lost.
fn look_every(patience: Duration) -> u64 {
    let often = (patience / 4).clamp(Duration::from_millis(50), Duration::from_secs(60));
    u64::try_from(often.as_millis()).unwrap_or_default()
}

fn choices(row: &TableRow, position: &Position, away: Away, viewer: Seat, names: &[String]) -> Vec<AwayChoice> {
    let reader = seating::sitters(row).find(|(seat, _)| *seat == viewer).map(|(_, person)| person);
    let all = [
        (Choice::Wait, AwayWay::Wait),
        (Choice::Bot(Level::Easy), AwayWay::BotEasy),
        (Choice::Bot(Level::Strong), AwayWay::BotStrong),
        (Choice::Claim, AwayWay::Claim),
        (Choice::End, AwayWay::End),
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
