//! Whether there can be a table like this one (EF-INV-01 to EF-INV-09).
//!
//! Tables come from people and programs, too; what the types do not rule out is checked here, and every reason named.
//! `pieces` looks at what lies on the firmament and before the players, `phase` at how far the game is.

mod phase;
mod pieces;

pub(crate) use pieces::crew_cards;

use self::phase::check_phase;
use self::pieces::{check_captains, check_crew, check_goods, check_planets, check_player, check_ships, check_tiles};
use super::setup::{MOST_GAMES, MOST_ROUNDS};
use crate::components::Parts;
use crate::table::{Agreed, Level, Navy, Phase, Player, Side, Table, Verdict, seat_name};
use wardroom_kernel::{PartsRef, Problem, Problems, Seat, SetupError};

/// Further than anybody plays, and far from where the numbers end: an adopted table is played on.
const LAST_ROUND: u16 = 60_000;
const LAST_GAME: u16 = 999;

pub(crate) fn validate_position(mut table: Table, parts: &'static Parts) -> Result<Table, SetupError> {
    table.parts = PartsRef(parts);
    let mut problems = Problems::default();
    // Later checks find things by what earlier ones have made sure of.
    if check_agreed(&table, &mut problems) && check_seats(&table, &mut problems) {
        check_numbers(&table, &mut problems);
        check_tiles(&table, &mut problems);
        check_planets(&table, &mut problems);
        for side in table.mode().sides() {
            check_crew(&table, side, &mut problems);
            check_captains(&table, side, &mut problems);
        }
        for seat in table.mode().seats() {
            check_player(&table, seat, &mut problems);
            check_ships(&table, seat, &mut problems);
        }
        check_goods(&table, &mut problems);
        if problems.is_empty() {
            check_phase(&table, &mut problems);
        }
    }
    problems.or(table, SetupError)
}

fn check_agreed(t: &Table, problems: &mut Problems) -> bool {
    let Agreed { mode, level, tiles, start, round_limit, match_games } = t.agreed;
    let layout = t.parts.layout(tiles);
    let is_of_level = layout.is_some_and(|layout| (layout.expert_tiles == 0) == (level == Level::Base));
    problems.unless(is_of_level, || Problem::new("agreed.tiles", "problem-no-layout").with("tiles", tiles));
    let is_side = |side: Side| side.0 < mode.side_count();
    problems.unless(start.is_none_or(is_side), || no_side("agreed.start", mode.side_count()));
    problems.unless(round_limit <= MOST_ROUNDS, || Problem::more_than("agreed.round_limit", round_limit, MOST_ROUNDS));
    let most = if level == Level::Base { 0 } else { MOST_GAMES };
    problems.unless(match_games <= most, || Problem::more_than("agreed.match_games", match_games, most));
    problems.is_empty()
}

/// First of all, because everything else is found by seats and sides.
fn check_seats(t: &Table, problems: &mut Problems) -> bool {
    let (mode, players, sides) = (t.mode(), t.mode().players(), t.mode().side_count());
    let verdict = if let Phase::Over(verdict) = t.phase { verdict.winner() } else { None };
    for (field, side) in [("start", Some(t.start)), ("active", Some(t.active)), ("phase.over", verdict)] {
        let is_side = side.is_none_or(|side| side.0 < sides);
        problems.unless(is_side, || no_side(field, sides));
    }
    for (planet, holding) in crate::components::Planet::ALL.into_iter().zip(t.planets) {
        let is_seat = holding.holder.is_none_or(|seat| seat.0 < players);
        problems.unless(is_seat, || Problem::no_player(format!("planets.{planet}.holder")));
    }
    for seat in (players..4).map(Seat) {
        let is_absent = t.players[seat] == Player::default();
        problems.unless(is_absent, || Problem::no_player(format!("players.{}", seat_name(seat))));
    }
    for side in usize::from(sides)..3 {
        problems.unless(t.navies[side] == Navy::default(), || no_side(format!("navies.{side}"), sides));
        problems.unless(t.wins[side] == 0, || no_side(format!("wins.{side}"), sides));
    }
    for (field, ships) in [("frozen", t.frozen), ("moved", t.moved), ("rescued", t.rescued)] {
        for ship in ships {
            let is_there = ship.seat.0 < players && t.space_of(ship).is_some();
            problems.unless(is_there, || Problem::new(field, "problem-ship-off-board").with("ship", ship.to_string()));
            let is_active = field == "frozen" || mode.side_of(ship.seat) == t.active;
            problems
                .unless(is_active, || Problem::new(field, "problem-ship-of-other-side").with("ship", ship.to_string()));
        }
    }
    let are_active = t.ended.into_iter().all(|seat| mode.seats_of(t.active).contains(seat));
    problems.unless(are_active, || Problem::new("ended", "problem-ended-by-other-side"));
    problems.is_empty()
}

fn no_side(field: impl Into<String>, sides: u8) -> Problem {
    Problem::new(field, "problem-no-side").with("sides", sides)
}

fn check_numbers(t: &Table, problems: &mut Problems) {
    let limit = t.agreed.round_limit;
    let is_round = if t.phase.is_setup() { t.round == 0 } else { (1..=LAST_ROUND).contains(&t.round) };
    problems
        .unless(is_round, || Problem::new("round", "problem-round").with("value", t.round).with("most", LAST_ROUND));
    problems.unless(limit == 0 || t.round <= limit, || Problem::more_than("round", t.round, limit));
    let (last, needed) = match t.agreed.level {
        Level::Base => (1, 1),
        Level::Expert => (LAST_GAME, t.parts.level(Level::Expert).match_wins),
    };
    let games = t.agreed.match_games;
    let last = if games == 0 { last } else { last.min(games.into()) };
    problems.unless((1..=last).contains(&t.game), || Problem::between("game", t.game, 1, last));
    let wins: u32 = t.wins.iter().map(|&wins| u32::from(wins)).sum();
    let played = u32::from(t.game) - u32::from(!matches!(t.phase, Phase::Over(_)) && t.game != 0);
    problems.unless(wins <= played, || Problem::new("wins", "problem-wins").with("wins", wins).with("played", played));
    let is_over = matches!(t.phase, Phase::Over(_));
    let are_open = t.wins.iter().all(|&wins| wins < needed + u8::from(is_over));
    problems.unless(are_open, || Problem::new("wins", "problem-match-over").with("wins", needed));
    problems.unless(t.shared <= t.parts.mode(t.mode()).shares, || {
        Problem::more_than("shared", t.shared, t.parts.mode(t.mode()).shares)
    });
}

/// Whether an end is what it says.
fn check_verdict(t: &Table, verdict: Verdict, problems: &mut Problems) {
    let is_expert = t.agreed.level == Level::Expert;
    let is_true = match verdict {
        Verdict::Planets(_) | Verdict::LastPlanets(_) => {
            !is_expert && t.mode().sides().any(|side| super::end::verdict(t, side) == Some(verdict))
        }
        Verdict::Limit(_) => !is_expert && t.agreed.round_limit == t.round,
        Verdict::Standstill(_) => !is_expert && t.agreed.round_limit != 0 && super::end::is_standstill(t),
        Verdict::Match(side) => is_expert && t.wins[usize::from(side.0)] == t.parts.level(Level::Expert).match_wins,
        Verdict::Games(_) => is_expert && t.agreed.match_games != 0,
        // Talk ends a single game, and a game of a match is followed by the next.
        Verdict::Agreement => false,
    };
    problems.unless(is_true, || Problem::new("phase.over", "problem-other-end").with("end", verdict.reason()));
}
