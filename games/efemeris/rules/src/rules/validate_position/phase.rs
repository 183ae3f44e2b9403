//! How far the game is, and whether everything is there that this needs.

use super::check_verdict;
use crate::components::{Planet, Tile};
use crate::rules::end;
use crate::table::{Cells, Mode, Phase, Side, Table, Tiles, seat_name};
use arrayvec::ArrayVec;
use wardroom_kernel::{Problem, Problems, Seat};

pub(super) fn check_phase(t: &Table, problems: &mut Problems) {
    let is_acting = matches!(t.phase, Phase::Rescue | Phase::Tactics | Phase::Construction);
    problems.unless(t.ended.is_empty() || is_acting, || Problem::new("ended", "problem-phase-ends-itself"));
    problems.unless(!is_acting || !t.acting().is_empty(), || Problem::new("ended", "problem-phase-ended"));
    check_drawn(t, problems);
    let is_still = !t.is_still || end::is_standstill(t);
    problems.unless(is_still, || Problem::new("is_still", "problem-no-standstill"));
    if t.phase.is_setup() {
        check_setup(t, problems);
    } else {
        for side in t.mode().sides() {
            let has_nation = t.navies[usize::from(side.0)].nation.is_some();
            problems.unless(has_nation, || Problem::missing(format!("navies.{}.nation", side.0)));
        }
    }
    match t.phase {
        Phase::Over(verdict) => check_verdict(t, verdict, problems),
        // EF-INV-09
        _ if !t.phase.is_setup() => {
            let won = t.mode().sides().find_map(|side| end::verdict(t, side));
            problems.unless(won.is_none(), || Problem::new("planets", "problem-game-won"));
            let holding = t.mode().sides().filter(|&side| end::planets_of_side(t, side) != 0).count();
            problems.unless(2 <= holding, || Problem::new("planets", "problem-two-sides"));
        }
        _ => (),
    }
}

fn check_drawn(t: &Table, problems: &mut Problems) {
    let most = t.parts.mode(t.mode()).tiles_drawn;
    for seat in t.mode().seats() {
        let (name, drawn) = (seat_name(seat), t.players[seat].drawn.len());
        let may_hold = t.phase == Phase::Lay && t.side_of(seat) == t.active;
        problems.unless(drawn == 0 || may_hold, || Problem::new(format!("{name}.drawn"), "problem-not-exploring"));
        problems.unless(drawn <= most.into(), || Problem::more_than(format!("{name}.drawn"), drawn, most));
    }
}

/// EF-SETUP-04: every step is finished by all before the next begins.
fn check_setup(t: &Table, problems: &mut Problems) {
    let steps = |phase: Phase| match (phase, t.mode()) {
        (Phase::Start, _) => 0,
        (Phase::Nations, _) => 1,
        (Phase::Captains, _) => 2,
        (Phase::Crew, Mode::Duel | Mode::General) => 3,
        (Phase::Planets, Mode::Duel | Mode::General) => 4,
        (Phase::StartTiles, Mode::Duel | Mode::General) => 5,
        (Phase::Planets, Mode::Team) => 3,
        (Phase::StartTiles, Mode::Team) => 4,
        (Phase::Crew, Mode::Team) => 5,
        _ => 6,
    };
    let now = steps(t.phase);
    let is_before = |phase| now < steps(phase);
    let is_after = |phase| steps(phase) < now;
    problems.unless(t.stack.is_empty(), || Problem::new("stack", "problem-stack-in-setup"));
    check_nations(t, is_before(Phase::Nations), is_after(Phase::Nations), problems);
    let picks = t.parts.mode(t.mode()).crew_picks;
    for seat in t.mode().seats() {
        let (name, player) = (seat_name(seat), &t.players[seat]);
        let hand = player.hand.len();
        let is_picked = if is_before(Phase::Crew) { hand == 0 } else { hand <= picks };
        problems.unless(is_picked && (hand == picks || !is_after(Phase::Crew)), || {
            Problem::new(format!("{name}.hand"), "problem-hand-in-setup").with("cards", hand).with("picks", picks)
        });
        let has_played = !player.in_play.is_empty() || player.frigates_built != 0 || player.fortresses_built != 0;
        let has_goods = player.spices.total() != 0 || !player.tokens.is_empty() || !player.lost.is_empty();
        problems.unless(!has_played && !has_goods, || Problem::new(name, "problem-not-begun"));
        let has_planet = player.mobilisation.is_some();
        problems.unless(!has_planet || !is_before(Phase::Planets), || {
            Problem::new(format!("{name}.mobilisation"), "problem-too-early")
        });
        problems.unless(has_planet || !is_after(Phase::Planets), || Problem::missing(format!("{name}.mobilisation")));
        let captain = player.captain.is_some();
        problems.unless(captain || !is_after(Phase::Captains), || Problem::missing(format!("{name}.captain")));
    }
    if t.phase == Phase::Captains {
        // EF-RULING-56: of partners the lower seat chooses first.
        let has = |seat: Seat| t.players[seat].captain.is_some();
        let lower = t.mode().sides().filter_map(|side| t.mode().seats_of(side).next());
        let lower: ArrayVec<bool, 4> = lower.map(has).collect();
        let chosen = t.mode().seats().filter(|&seat| has(seat)).count();
        let is_fine = chosen == 0 || t.mode() == Mode::Team && chosen == 2 && lower.iter().all(|&has| has);
        problems.unless(is_fine, || Problem::new("players.captain", "problem-captains-at-once"));
    }
    check_start_tiles(t, is_before(Phase::StartTiles), is_after(Phase::StartTiles), problems);
}

fn check_nations(t: &Table, is_early: bool, is_done: bool, problems: &mut Problems) {
    let sides = t.mode().side_count();
    let turn = |side: u8| (side + sides - t.start.0) % sides;
    for side in 0..sides {
        let has = t.navies[usize::from(side)].nation.is_some();
        let wanted = !is_early && (is_done || turn(side) < turn(t.active.0));
        problems.unless(has == wanted, || Problem::new(format!("navies.{side}.nation"), "problem-seat-order"));
    }
    problems.unless(!is_done || t.active == t.start, || Problem::new("active", "problem-start-side"));
}

/// The tiles of the first sides lie, each where it may, with a marker and a galleon on it.
fn check_start_tiles(t: &Table, is_early: bool, is_done: bool, problems: &mut Problems) {
    let taken: Vec<Planet> = t.mode().seats().filter_map(|seat| t.players[seat].mobilisation).collect();
    let is_own = |tile: Tile| tile == Tile::Centre || taken.iter().any(|planet| planet.tile() == tile);
    let is_once = taken.iter().enumerate().all(|(place, planet)| !taken[..place].contains(planet));
    problems.unless(is_once, || Problem::new("players.mobilisation", "problem-planet-chosen-twice"));
    let mut laid: Tiles = t.sky.tiles().map(|laid| laid.tile).collect();
    problems.unless(laid.all(is_own), || Problem::new("sky", "problem-only-start-tiles"));
    let is_laid = |seat: Seat| t.mobilised(seat).is_some_and(|tile| t.sky.cell_of(tile).is_some());
    let mut is_open = false;
    for place in 0..t.mode().side_count() {
        let side = Side((t.start.0 + place) % t.mode().side_count());
        let seats = t.mode().seats_of(side);
        let start = t.parts.mode(t.mode()).start_cells[usize::from(place)];
        let cells: Cells =
            seats.filter_map(|seat| t.sky.cell_of(t.mobilised(seat).filter(|_| is_laid(seat))?)).collect();
        let count = usize::from(cells.len());
        let is_placed = count == 0 || cells.contains(start) && cells.minus(start.around().with(start)).is_empty();
        problems.unless(is_placed, || start_tiles("problem-start-tile-place", side));
        let is_in_order = count == 0 || !is_open && !is_early;
        problems.unless(is_in_order, || start_tiles("problem-start-tile-early", side));
        let is_complete = count == seats.count();
        problems.unless(is_complete || !is_done, || start_tiles("problem-start-tile-missing", side));
        is_open |= !is_complete;
    }
    for seat in t.mode().seats() {
        let planet = t.players[seat].mobilisation.filter(|_| is_laid(seat));
        let galleon = planet.and_then(|planet| t.sky.planet(&t.parts, planet));
        let is_set = t.planets_of(seat).eq(planet) && t.players[seat].ships == [galleon, None, None];
        problems.unless(is_set, || Problem::new(seat_name(seat), "problem-start-planet"));
    }
}

fn start_tiles(key: &'static str, side: Side) -> Problem {
    Problem::new("sky", key).with("side", side.0)
}
