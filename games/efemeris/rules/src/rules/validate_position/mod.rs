//! Whether there can be a table like this one (EF-INV-01 to EF-INV-09).
//!
//! Tables come from people and programs, too; what the types do not rule out is checked here, and every reason named.
//! `pieces` looks at what lies on the firmament and before the players, `phase` at how far the game is.

mod phase;
mod pieces;

use self::phase::check_phase;
use self::pieces::{check_captains, check_crew, check_goods, check_planets, check_player, check_ships, check_tiles};
use super::setup::{MOST_GAMES, MOST_ROUNDS};
use crate::components::Parts;
use crate::table::{Agreed, Level, Navy, Phase, Player, Side, Table, Verdict, seat_name};
use wardroom_kernel::{PartsRef, Problems, Seat, SetupError};

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
    problems.unless(is_of_level, || format!("agreed.tiles: there is no layout of {tiles} tiles at this level"));
    let is_side = |side: Side| side.0 < mode.side_count();
    problems.unless(start.is_none_or(is_side), || format!("agreed.start: there are {} sides", mode.side_count()));
    problems
        .unless(round_limit <= MOST_ROUNDS, || format!("agreed.round_limit: {round_limit} is more than {MOST_ROUNDS}"));
    let most = if level == Level::Base { 0 } else { MOST_GAMES };
    problems.unless(match_games <= most, || format!("agreed.match_games: {match_games} is more than {most}"));
    problems.is_empty()
}

/// First of all, because everything else is found by seats and sides.
fn check_seats(t: &Table, problems: &mut Problems) -> bool {
    let (mode, players, sides) = (t.mode(), t.mode().players(), t.mode().side_count());
    let verdict = if let Phase::Over(verdict) = t.phase { verdict.winner() } else { None };
    for (field, side) in [("start", Some(t.start)), ("active", Some(t.active)), ("phase.over", verdict)] {
        let is_side = side.is_none_or(|side| side.0 < sides);
        problems.unless(is_side, || format!("{field}: side {} of {sides}", side.map_or(0, |side| side.0)));
    }
    for (planet, holding) in crate::components::Planet::ALL.into_iter().zip(t.planets) {
        let is_seat = holding.holder.is_none_or(|seat| seat.0 < players);
        problems.unless(is_seat, || format!("planets.{planet}.holder: there are {players} seats"));
    }
    for seat in (players..4).map(Seat) {
        let is_absent = t.players[seat] == Player::default();
        problems.unless(is_absent, || format!("players.{}: nobody sits there", seat_name(seat)));
    }
    for side in usize::from(sides)..3 {
        problems.unless(t.navies[side] == Navy::default(), || format!("navies.{side}: there are {sides} sides"));
        problems.unless(t.wins[side] == 0, || format!("wins.{side}: there are {sides} sides"));
    }
    for (field, ships) in [("frozen", t.frozen), ("moved", t.moved), ("rescued", t.rescued)] {
        for ship in ships {
            let is_there = ship.seat.0 < players && t.space_of(ship).is_some();
            problems.unless(is_there, || format!("{field}: {ship} is not on the board"));
            let is_active = field == "frozen" || mode.side_of(ship.seat) == t.active;
            problems.unless(is_active, || format!("{field}: it is not the turn of {ship}"));
        }
    }
    let are_active = t.ended.into_iter().all(|seat| mode.seats_of(t.active).contains(seat));
    problems.unless(are_active, || "ended: only those whose turn it is can end its phases".to_owned());
    problems.is_empty()
}

fn check_numbers(t: &Table, problems: &mut Problems) {
    let limit = t.agreed.round_limit;
    let is_round = if t.phase.is_setup() { t.round == 0 } else { (1..=LAST_ROUND).contains(&t.round) };
    problems.unless(is_round, || format!("round: {} is not 1 to {LAST_ROUND}, or 0 during the setup", t.round));
    problems.unless(limit == 0 || t.round <= limit, || {
        format!("round: {} is after the last one, agreed.round_limit is {limit}", t.round)
    });
    let (last, needed) = match t.agreed.level {
        Level::Base => (1, 1),
        Level::Expert => (LAST_GAME, t.parts.level(Level::Expert).match_wins),
    };
    let games = t.agreed.match_games;
    let last = if games == 0 { last } else { last.min(games.into()) };
    problems.unless((1..=last).contains(&t.game), || format!("game: {} is not 1 to {last}", t.game));
    let wins: u32 = t.wins.iter().map(|&wins| u32::from(wins)).sum();
    let played = u32::from(t.game) - u32::from(!matches!(t.phase, Phase::Over(_)) && t.game != 0);
    problems.unless(wins <= played, || format!("wins: {wins} games were won, and {played} were played"));
    let is_over = matches!(t.phase, Phase::Over(_));
    let are_open = t.wins.iter().all(|&wins| wins < needed + u8::from(is_over));
    problems.unless(are_open, || format!("wins: {needed} are enough, and the match would be over"));
    problems.unless(t.shared <= t.parts.mode(t.mode()).shares, || format!("shared: {} are too many", t.shared));
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
    problems.unless(is_true, || format!("phase.over: this table is not one of an end by {}", verdict.reason()));
}
