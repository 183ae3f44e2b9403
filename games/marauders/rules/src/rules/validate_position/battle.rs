//! A battle that is under way: who fights, with what, and how far it has come.

use crate::components::Location;
use crate::components::cards::{Effect, Task};
use crate::table::{Band, Battle, Fighter, Hits, Side, Stage, Table, Win, seat_name};
use wardroom_kernel::{Problem, Problems, Seat};

/// More than the cards that one can play bring.
const MOST_EXTRA: u8 = 20;
const MOST_SUCCESSES: u8 = 99;
/// Of a foe without a ship.
const MOST_OF_BAND: u8 = 5;

pub(super) fn check(table: &Table, problems: &mut Problems) {
    let Some(battle) = &table.battle else { return };
    let fighters = battle.sides.map(|side| side.fighter);
    let is_battle = match fighters {
        [Fighter::Captain(one), Fighter::Captain(other)] => one != other,
        [Fighter::Captain(_), Fighter::Npc(_)] | [Fighter::Npc(_), Fighter::Captain(_)] => true,
        [Fighter::Captain(one), Fighter::Pirate(of) | Fighter::Band(of)] => one == of,
        _ => false,
    };
    let are_seated = fighters.into_iter().filter_map(Fighter::seat).all(|seat| table.seats().contains(seat));
    if !is_battle || !are_seated {
        problems.push(Problem::new("battle.sides", "problem-battle-sides"));
        return;
    }
    for (place, side) in battle.sides.iter().enumerate() {
        let field = format!("battle.sides.{}", place + 1);
        check_fighter(table, battle, side, &field, problems);
        check_ship(table, side, &field, problems);
        check_numbers(side, &field, problems);
    }
    check_stage(table, battle, problems);
}

fn is_with_band(battle: &Battle) -> bool {
    matches!(battle.sides[1].fighter, Fighter::Band(_))
}

fn check_fighter(table: &Table, battle: &Battle, side: &Side, field: &str, problems: &mut Problems) {
    match side.fighter {
        Fighter::Captain(seat) => {
            let player = &table.players[seat];
            let is_there = player.place.is_some_and(|place| place.zone() == battle.zone);
            problems.unless(is_there && (player.is_at_sea() || is_with_band(battle)), || {
                Problem::new(format!("{field}.fighter"), "problem-battle-place").with("who", seat_name(seat))
            });
        }
        Fighter::Npc(npc) => {
            let is_there = table.npc(npc).ship.is_some_and(|ship| ship.zone == battle.zone);
            problems.unless(is_there || side.is_beaten, || {
                Problem::new(format!("{field}.fighter"), "problem-battle-place").with("who", npc.name())
            });
        }
        Fighter::Band(seat) => {
            problems.unless(side.band.is_none_or(|band| has_foe(table, seat, band)), || {
                Problem::new(format!("{field}.band.task"), "problem-no-foe").with("who", seat_name(seat))
            });
        }
        Fighter::Pirate(_) => (),
    }
}

/// MM-MELEE-07: of his rumor, or of this task of his mission.
fn has_foe(table: &Table, seat: Seat, band: Band) -> bool {
    let (player, parts) = (&table.players[seat], table.parts.0);
    match band.task {
        Some(task) => player.mission.is_some_and(|taken| {
            matches!(parts.mission(taken.mission).tasks.get(usize::from(task)), Some(Task::Fight { .. }))
        }),
        None => player
            .rumor
            .is_some_and(|rumor| matches!(parts.rumor(rumor).effects.first(), Some(Effect::CrewCombat { .. }))),
    }
}

/// NPCs have theirs on the enemy track (MM-NFIGHT-03), undamaged at first and without modifications.
fn check_ship(table: &Table, side: &Side, field: &str, problems: &mut Problems) {
    let has_ship = matches!(side.fighter, Fighter::Npc(_) | Fighter::Pirate(_));
    problems.unless(side.ship.is_some() == has_ship, || Problem::new(format!("{field}.ship"), "problem-battle-ship"));
    let is_band = matches!(side.fighter, Fighter::Band(_));
    problems.unless(side.band.is_some() == is_band, || Problem::new(format!("{field}.band"), "problem-battle-band"));
    if let Some(ship) = side.ship {
        let max = ship.max(&table.parts);
        for location in Location::ALL {
            let (cur, max) = (ship.cur[location], max[location]);
            problems.unless(cur <= max, || Problem::more_than(format!("{field}.ship.cur.{location}"), cur, max));
        }
        problems.unless(ship.modifications.is_empty() && !ship.is_hull_flipped, || {
            Problem::new(format!("{field}.ship.modifications"), "problem-battle-modifications")
        });
    }
    if let Some(Band { leadership, crew, .. }) = side.band {
        problems.unless(leadership.max(crew) <= MOST_OF_BAND, || {
            Problem::new(format!("{field}.band"), "problem-band-numbers").with("most", MOST_OF_BAND)
        });
    }
}

fn check_numbers(side: &Side, field: &str, problems: &mut Problems) {
    problems.unless(side.hits == Hits::NONE, || Problem::new(format!("{field}.hits"), "problem-hits-due"));
    for (name, extra) in [("extra_dice", side.extra_dice), ("extra_hits", side.extra_hits)] {
        problems.unless(extra <= MOST_EXTRA, || Problem::more_than(format!("{field}.{name}"), extra, MOST_EXTRA));
    }
}

fn check_stage(table: &Table, battle: &Battle, problems: &mut Problems) {
    let is_naval =
        matches!(battle.stage, Stage::LongGuns | Stage::Announcing | Stage::Contest | Stage::Volleys | Stage::Closing);
    problems.unless(!is_naval || !is_with_band(battle), || Problem::new("battle.stage", "problem-band-at-sea"));
    if matches!(battle.stage, Stage::Contest | Stage::Volleys | Stage::Closing) {
        problems.unless(battle.sides.iter().all(|side| side.announced.is_some()), || {
            Problem::new("battle.stage", "problem-announced-by-then")
        });
    }
    if matches!(battle.stage, Stage::Volleys | Stage::Closing) {
        problems.unless(battle.contest.is_some(), || Problem::new("battle.contest", "problem-decided-by-then"));
    }
    if let Some(contest) = battle.contest {
        problems.unless(contest.winner.is_none_or(|side| side < 2), || {
            Problem::new("battle.contest.winner", "problem-side")
        });
        problems.unless(contest.successes.iter().all(|count| *count <= MOST_SUCCESSES), || {
            Problem::new("battle.contest.successes", "problem-contest-successes").with("most", MOST_SUCCESSES)
        });
    }
    let beaten = battle.sides.map(|side| side.is_beaten);
    match battle.stage {
        Stage::Won(win) => check_win(table, battle, win, problems),
        Stage::Over => (),
        _ => problems.unless(beaten == [false; 2], || Problem::new("battle.sides", "problem-beaten-early")),
    }
}

fn check_win(table: &Table, battle: &Battle, win: Win, problems: &mut Problems) {
    let Some(winner) = battle.sides.get(usize::from(win.side)) else {
        problems.push(Problem::new("battle.stage.won.side", "problem-side"));
        return;
    };
    let loser = &battle.sides[1 - usize::from(win.side)];
    problems
        .unless(loser.is_beaten && !winner.is_beaten, || Problem::new("battle.stage.won.side", "problem-beaten-side"));
    let ship = loser.fighter.seat().map_or(loser.ship, |seat| Some(table.players[seat].ship));
    problems.unless(!win.by_boarding || ship.is_none_or(|ship| ship.cur.hull > 0), || {
        Problem::new("battle.stage.won.by_boarding", "problem-has-sunk")
    });
}
