//! End of the game (MM-END, MM-GOAL).

use super::{Answerer, Cx};
use crate::event::Event;
use crate::table::{End, Ending, Table};
use wardroom_kernel::{Outcome, Seat, Seats};

/// After each finished step: a player who has reached the threshold announces it, and his stash is public from now on
/// (MM-END-01)
/// (MM-RULING-52).
pub(super) fn announce_victories(cx: &mut Cx<'_, impl Answerer>) {
    if cx.table.end.is_some() {
        return;
    }
    for seat in cx.table.seats() {
        let score = cx.table.score(seat);
        if score >= u16::from(cx.table.glory_to_win) && !cx.table.announced.contains(seat) {
            cx.table.announced = cx.table.announced.chain([seat]).collect();
            cx.reveal();
            cx.emit(Event::VictoryAnnounced { seat, score, stash: cx.table.players[seat].stash }); // MM-STASH-04
        }
    }
}

/// MM-END-04, MM-RULING-53: score, then track, then stash, then together.
pub(super) fn finish(cx: &mut Cx<'_, impl Answerer>, why: Ending) {
    let rank = |table: &Table, seat: Seat| (table.score(seat), table.players[seat].track, table.players[seat].stash);
    let best = cx.table.seats().map(|seat| rank(cx.table, seat)).max();
    // MM-GOAL-01
    let winners: Seats = cx.table.seats().filter(|&seat| Some(rank(cx.table, seat)) == best).collect();
    cx.table.agenda.clear();
    cx.table.end = Some(End { winners, why });
    cx.reveal();
    cx.emit(Event::Ended { winners, why });
}

pub(crate) fn outcome(table: &Table) -> Option<Outcome> {
    table.end.map(|End { winners, why }| Outcome { winners, reason: why.reason() })
}
