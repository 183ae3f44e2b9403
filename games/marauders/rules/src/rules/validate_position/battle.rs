//! A battle that is under way: who fights, with what, and how far it has come.

use crate::components::Location;
use crate::components::cards::{Effect, Task};
use crate::table::{Band, Battle, Fighter, Hits, Side, Stage, Table, Win, seat_name};
use wardroom_kernel::{Problems, Seat};

/// More than the cards that one can play bring.
const MOST_EXTRA: u8 = 20;
const MOST_SUCCESSES: u8 = 99;
/// Of a foe without a ship.
const MOST_OF_BAND: u8 = 5;

pub(super) fn check(table: &Table, wrong: &mut Problems) {
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
        wrong.push("battle.sides: a captain fights another, an NPC, or the foe of his own card".to_owned());
        return;
    }
    for (place, side) in battle.sides.iter().enumerate() {
        let field = format!("battle.sides.{}", place + 1);
        check_fighter(table, battle, side, &field, wrong);
        check_ship(table, side, &field, wrong);
        check_numbers(side, &field, wrong);
    }
    check_stage(table, battle, wrong);
}

fn is_with_band(battle: &Battle) -> bool {
    matches!(battle.sides[1].fighter, Fighter::Band(_))
}

fn check_fighter(table: &Table, battle: &Battle, side: &Side, field: &str, wrong: &mut Problems) {
    match side.fighter {
        Fighter::Captain(seat) => {
            let player = &table.players[seat];
            let is_there = player.place.is_some_and(|place| place.zone() == battle.zone);
            wrong.unless(is_there && (player.is_at_sea() || is_with_band(battle)), || {
                format!("{field}.fighter: {} is not where the battle is", seat_name(seat))
            });
        }
        Fighter::Npc(npc) => {
            let is_there = table.npc(npc).ship.is_some_and(|ship| ship.zone == battle.zone);
            wrong.unless(is_there || side.is_beaten, || format!("{field}.fighter: {npc} is not where the battle is"));
        }
        Fighter::Band(seat) => {
            wrong.unless(side.band.is_none_or(|band| has_foe(table, seat, band)), || {
                format!("{field}.band.task: {} has no such foe", seat_name(seat))
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
fn check_ship(table: &Table, side: &Side, field: &str, wrong: &mut Problems) {
    let has_ship = matches!(side.fighter, Fighter::Npc(_) | Fighter::Pirate(_));
    wrong.unless(side.ship.is_some() == has_ship, || {
        format!("{field}.ship: NPCs and pirates have one here, captains and bands have none")
    });
    let is_band = matches!(side.fighter, Fighter::Band(_));
    wrong.unless(side.band.is_some() == is_band, || format!("{field}.band: it is for a foe without a ship"));
    if let Some(ship) = side.ship {
        let max = ship.max(&table.parts);
        for location in Location::ALL {
            let (cur, max) = (ship.cur[location], max[location]);
            wrong.unless(cur <= max, || format!("{field}.ship.cur.{location}: {cur} is more than {max}"));
        }
        wrong.unless(ship.modifications.is_empty() && !ship.is_hull_flipped, || {
            format!("{field}.ship.modifications: only captains have any")
        });
    }
    if let Some(Band { leadership, crew, .. }) = side.band {
        wrong.unless(leadership.max(crew) <= MOST_OF_BAND, || {
            format!("{field}.band: leadership and crew are {MOST_OF_BAND} at most")
        });
    }
}

fn check_numbers(side: &Side, field: &str, wrong: &mut Problems) {
    wrong.unless(side.hits == Hits::NONE, || format!("{field}.hits: hits are marked before anything else is done"));
    for (name, extra) in [("extra_dice", side.extra_dice), ("extra_hits", side.extra_hits)] {
        wrong.unless(extra <= MOST_EXTRA, || format!("{field}.{name}: {extra} is more than {MOST_EXTRA}"));
    }
}

fn check_stage(table: &Table, battle: &Battle, wrong: &mut Problems) {
    let is_naval =
        matches!(battle.stage, Stage::LongGuns | Stage::Announcing | Stage::Contest | Stage::Volleys | Stage::Closing);
    wrong.unless(!is_naval || !is_with_band(battle), || "battle.stage: a band has no ship to fight".to_owned());
    if matches!(battle.stage, Stage::Contest | Stage::Volleys | Stage::Closing) {
        wrong.unless(battle.sides.iter().all(|side| side.announced.is_some()), || {
            "battle.stage: both sides have announced something by then".to_owned()
        });
    }
    if matches!(battle.stage, Stage::Volleys | Stage::Closing) {
        wrong.unless(battle.contest.is_some(), || "battle.contest: it is decided by then".to_owned());
    }
    if let Some(contest) = battle.contest {
        wrong.unless(contest.winner.is_none_or(|side| side < 2), || {
            "battle.contest.winner: it is 0, the attacker, or 1, the defender".to_owned()
        });
        wrong.unless(contest.successes.iter().all(|count| *count <= MOST_SUCCESSES), || {
            format!("battle.contest.successes: they are {MOST_SUCCESSES} at most")
        });
    }
    let beaten = battle.sides.map(|side| side.is_beaten);
    match battle.stage {
        Stage::Won(win) => check_win(table, battle, win, wrong),
        Stage::Over => (),
        _ => {
            wrong.unless(beaten == [false; 2], || "battle.sides: somebody is beaten, and the battle goes on".to_owned())
        }
    }
}

fn check_win(table: &Table, battle: &Battle, win: Win, wrong: &mut Problems) {
    let Some(winner) = battle.sides.get(usize::from(win.side)) else {
        wrong.push("battle.stage.won.side: it is 0, the attacker, or 1, the defender".to_owned());
        return;
    };
    let loser = &battle.sides[1 - usize::from(win.side)];
    wrong.unless(loser.is_beaten && !winner.is_beaten, || {
        "battle.stage.won.side: the other side is beaten, and only that".to_owned()
    });
    let ship = loser.fighter.seat().map_or(loser.ship, |seat| Some(table.players[seat].ship));
    wrong.unless(!win.by_boarding || ship.is_none_or(|ship| ship.cur.hull > 0), || {
        "battle.stage.won.by_boarding: the ship has sunk".to_owned()
    });
}
