//! Chapter End (EF-END), and the expert match. Offers of a draw are table talk.

use super::{Answerer, Cx, construction, setup};
use crate::event::Event;
use crate::table::{Level, Phase, Side, Table, Verdict};
use wardroom_kernel::{Outcome, Seat, Seats};

/// EF-END-03, EF-RULING-57: partners' planets count together.
pub(crate) fn planets_of_side(t: &Table, side: Side) -> u8 {
    let holders = t.planets.iter().filter_map(|planet| planet.holder);
    holders.filter(|&seat| t.side_of(seat) == side).count() as u8
}

/// EF-CONQ-07, EF-RULING-51: after each conquest, before further builds.
pub(super) fn stop_if_won(cx: &mut Cx<'_, impl Answerer>, seat: Seat) {
    if let Some(verdict) = verdict(cx.table, cx.table.side_of(seat)) {
        finish(cx, verdict);
    }
}

/// EF-END-01, EF-END-02, at both levels (EF-EXPERT-07). A side without planets plays on as long as two others hold some
/// (EF-GEN-02, EF-RULING-50).
pub(super) fn verdict(t: &Table, side: Side) -> Option<Verdict> {
    let is_alone = t.mode().sides().all(|other| other == side || planets_of_side(t, other) == 0);
    if t.parts.mode(t.mode()).planets_to_win <= planets_of_side(t, side) {
        Some(Verdict::Planets(side))
    } else if is_alone {
        Some(Verdict::LastPlanets(side)) // EF-RULING-49
    } else {
        None
    }
}

/// EF-END-06: when every side has had its turn. No limit is 0, and then no round is the last (EF-END-05). Returns whether the
/// game is over.
pub(super) fn stop_at_the_limit(cx: &mut Cx<'_, impl Answerer>) -> bool {
    let is_over = cx.table.round == cx.table.agreed.round_limit;
    if is_over {
        let verdict = Verdict::Limit(most(cx.table, |side| planets_of_side(cx.table, side)));
        finish(cx, verdict);
    }
    is_over
}

/// EF-END-07: with a round limit the planets are counted at once; otherwise the standstill is only announced (EF-RULING-98).
pub(super) fn stop_at_a_standstill(cx: &mut Cx<'_, impl Answerer>) -> bool {
    if !is_standstill(cx.table) {
        return false;
    }
    if cx.table.agreed.round_limit != 0 {
        let verdict = Verdict::Standstill(most(cx.table, |side| planets_of_side(cx.table, side)));
        finish(cx, verdict);
        return true;
    }
    if !cx.table.is_still {
        cx.table.is_still = true;
        cx.emit(Event::Standstill);
    }
    false
}

/// EF-END-07: no ship is on the board, and none that could conquer can be built.
pub(super) fn is_standstill(t: &Table) -> bool {
    let can_build = |seat: Seat| {
        let holds_planet = t.planets_of(seat).next().is_some();
        construction::awaits_galleon(t, seat) || holds_planet && construction::frigates_left(t, seat) != 0
    };
    t.ships().next().is_none() && !t.mode().seats().any(can_build)
}

/// EF-END-04: a draw that was agreed on ends a single game; in a match another game follows (EF-RULING-62).
pub(crate) fn resolve_draw(cx: &mut Cx<'_, impl Answerer>) -> bool {
    let is_match = cx.table.agreed.level == Level::Expert;
    if is_match {
        finish(cx, Verdict::Agreement);
    }
    is_match
}

/// The side that has the most, if it is a single one.
fn most(t: &Table, count: impl Fn(Side) -> u8) -> Option<Side> {
    let best = t.mode().sides().map(&count).max()?;
    let mut sides = t.mode().sides().filter(|&side| count(side) == best);
    sides.next().filter(|_| sides.next().is_none())
}

/// EF-EXPERT-06: a game is over, and perhaps the match; else another game begins with a full setup (EF-DEC-05), and the next
/// side starts (EF-RULING-62).
fn finish(cx: &mut Cx<'_, impl Answerer>, verdict: Verdict) {
    let level = cx.table.agreed.level;
    let wins_needed = cx.table.parts.level(level).match_wins;
    if let Some(Side(winner)) = verdict.winner() {
        cx.table.wins[usize::from(winner)] += 1;
    }
    if level == Level::Base {
        return stop(cx, verdict);
    }
    cx.emit(Event::GameEnded { game: cx.table.game, verdict, winners: winners(cx.table, verdict) });
    let (wins, games) = (cx.table.wins, cx.table.agreed.match_games);
    if let Some(winner) = verdict.winner().filter(|side| wins[usize::from(side.0)] == wins_needed) {
        stop(cx, Verdict::Match(winner));
    } else if games != 0 && u16::from(games) <= cx.table.game {
        // EF-RULING-97
        let leader = most(cx.table, |side| wins[usize::from(side.0)]);
        stop(cx, Verdict::Games(leader));
    } else {
        cx.table.game += 1;
        cx.table.start = Side((cx.table.start.0 + 1) % cx.table.mode().side_count());
        setup::clear(cx.table);
    }
}

fn stop(cx: &mut Cx<'_, impl Answerer>, verdict: Verdict) {
    (cx.table.phase, cx.table.ended) = (Phase::Over(verdict), Seats::default());
    cx.emit(Event::Ended { verdict, winners: winners(cx.table, verdict) });
}

/// A drawn game has none.
fn winners(t: &Table, verdict: Verdict) -> Seats {
    verdict.winner().map_or(Seats::default(), |side| t.mode().seats_of(side))
}

pub(crate) fn outcome(t: &Table) -> Option<Outcome> {
    let Phase::Over(verdict) = t.phase else { return None };
    Some(Outcome { winners: winners(t, verdict), reason: verdict.reason() })
}
