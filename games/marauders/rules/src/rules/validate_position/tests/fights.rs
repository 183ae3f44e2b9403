//! Battles and raids that are under way.

use super::{adopted, refused, table};
use crate::components::cards::{Effect, Task};
use crate::components::{CombatAction, Location, Modification, Nation, Npc, Set, ShipType, Zone};
use crate::table::{
    BLUE, Band, Battle, Contest, Fighter, Place, RED, Raid, RaidStage, Ship, Side, Spoils, Stage, Step, Table, Win,
    YELLOW,
};
use wardroom_kernel::Seat;

/// Red has found blue off Havana; the French are there, too.
fn fighting(stage: Stage, defender: Fighter) -> Table {
    let scene = Table::scene(2).at_sea(RED, "havana").at_sea(BLUE, "havana").mission(RED, "the-sea-adder");
    let mut table = table(scene.npc("french", "armand-de-valcourt", "havana"));
    let ship = match defender {
        Fighter::Npc(_) | Fighter::Pirate(_) => Some(Ship::new(ShipType::Sloop, &table.parts)),
        Fighter::Captain(_) | Fighter::Band(_) => None,
    };
    let sides = [Side::new(Fighter::Captain(RED), None), Side::new(defender, ship)];
    table.agenda.push(Step::Battle);
    table.battle = Some(Battle { zone: Zone::Havana, stage, round: 1, sides, contest: None, is_repelled: false });
    table
}
fn duel(stage: Stage) -> Table {
    fighting(stage, Fighter::Captain(BLUE))
}
fn french(stage: Stage) -> Table {
    fighting(stage, Fighter::Npc(Npc::French))
}
/// With the foe of the rumor or of the mission.
fn melee(task: Option<u8>) -> Table {
    let mut table = fighting(Stage::Boarding, Fighter::Band(RED));
    let parts = table.parts.0;
    let is_fight = |task: &Task| matches!(task, Task::Fight { .. });
    let is_combat = |effect: &Effect| matches!(effect, Effect::CrewCombat { .. });
    let rumor = crate::Rumor::ALL.into_iter().find(|rumor| parts.rumor(*rumor).effects.iter().any(is_combat));
    table.rumors.take(rumor.expect("there is one"));
    table.players[RED].rumor = rumor;
    let mission = crate::Mission::ALL.into_iter().find(|it| parts.mission(*it).tasks.iter().any(is_fight));
    if let (Some(task), Some(mission)) = (task, mission) {
        assert!(is_fight(&parts.mission(mission).tasks[usize::from(task)]), "it is another task");
        let taken = table.players[RED].mission.as_mut().expect("a mission");
        table.missions.deck.put(taken.mission);
        if !table.missions.deck.remove(mission) {
            table.missions.on_offer.take(mission);
            table.missions.deck.take(taken.mission);
            table.missions.on_offer.put(taken.mission);
        }
        (taken.mission, taken.crates) = (mission, parts.mission(mission).crates());
    }
    change(&mut table).sides[1].band = Some(Band { leadership: 2, crew: 2, task });
    table
}
fn change(table: &mut Table) -> &mut Battle {
    table.battle.as_mut().expect("a battle")
}

#[test]
fn a_battle_is_on_the_agenda_and_done_first() {
    adopted(&duel(Stage::Announcing), |_| ());
    refused(&duel(Stage::Announcing), |t| t.battle = None, "battle: problem-on-agenda");
    refused(&duel(Stage::Announcing), |t| t.agenda.pop(), "battle: problem-on-agenda");
    refused(&duel(Stage::Announcing), |t| t.agenda.push(Step::Battle), "agenda: problem-agenda-order");
    refused(&duel(Stage::Announcing), |t| t.agenda.push(Step::NpcScouting), "agenda: problem-agenda-order");
}

#[test] // MM-SCOUT-05, MM-MISSION-09, MM-MELEE-07
fn a_captain_fights_another_an_npc_or_the_foe_of_his_card() {
    for side in [RED, YELLOW, Seat(9)].map(Fighter::Captain) {
        refused(&duel(Stage::Announcing), |t| change(t).sides[1].fighter = side, "battle.sides: problem-battle-sides");
    }
    adopted(&fighting(Stage::Announcing, Fighter::Pirate(RED)), |_| ());
    for foe in [Fighter::Pirate(BLUE), Fighter::Band(BLUE), Fighter::Pirate(Seat(9))] {
        refused(&duel(Stage::Announcing), |t| change(t).sides[1].fighter = foe, "battle.sides: problem-battle-sides");
    }
    refused(
        &french(Stage::LongGuns),
        |t| change(t).sides[0] = change(t).sides[1],
        "battle.sides: problem-battle-sides",
    );
    adopted(&french(Stage::LongGuns), |t| change(t).sides.swap(0, 1));
}

#[test]
fn who_fights_is_there() {
    refused(
        &duel(Stage::Announcing),
        |t| change(t).zone = Zone::Nassau,
        "battle.sides.1.fighter: problem-battle-place",
    );
    let ashore = |t: &mut Table| t.players[BLUE].place = Some(Place::Port(Zone::Havana));
    refused(&duel(Stage::Announcing), ashore, "battle.sides.2.fighter: problem-battle-place");
    adopted(&french(Stage::Announcing), |_| ());
    let gone = |t: &mut Table| t.npcs[Npc::French.index()].ship.as_mut().expect("in play").zone = Zone::Nassau;
    refused(&french(Stage::Announcing), gone, "battle.sides.2.fighter: problem-battle-place");
}

#[test] // MM-NFIGHT-03, MM-MELEE-07
fn each_side_has_what_it_fights_with() {
    let ship = duel(Stage::Announcing).players[RED].ship;
    refused(
        &duel(Stage::Announcing),
        |t| change(t).sides[0].ship = Some(ship),
        "battle.sides.1.ship: problem-battle-ship",
    );
    refused(&french(Stage::Announcing), |t| change(t).sides[1].ship = None, "battle.sides.2.ship: problem-battle-ship");
    let damaged = |t: &mut Table| change(t).sides[1].ship.as_mut().expect("a ship").cur[Location::Masts] = 6;
    refused(&french(Stage::Announcing), damaged, "battle.sides.2.ship.cur.masts: problem-more-than (value: 6");
    let modified =
        |t: &mut Table| change(t).sides[1].ship.as_mut().expect("a ship").modifications.put(Modification::Chasers);
    refused(&french(Stage::Announcing), modified, "battle.sides.2.ship.modifications:");
    let band = |leadership: u8, task: Option<u8>| Some(Band { leadership, crew: 2, task });
    refused(
        &duel(Stage::Announcing),
        |t| change(t).sides[1].band = band(1, None),
        "battle.sides.2.band: problem-battle-band",
    );
    adopted(&melee(None), |_| ());
    refused(&melee(None), |t| change(t).sides[1].band = None, "battle.sides.2.band: problem-battle-band");
    refused(&melee(None), |t| change(t).sides[1].band = band(6, None), "battle.sides.2.band: problem-band-numbers");
    for task in [0, 3, 255] {
        refused(&melee(None), |t| change(t).sides[1].band = band(2, Some(task)), "battle.sides.2.band.task:");
    }
    let told = |t: &mut Table| {
        let rumor = t.players[RED].rumor.take().expect("a rumor");
        t.rumors.put(rumor);
    };
    refused(&melee(None), told, "battle.sides.2.band.task:");
    adopted(&melee(Some(0)), told);
}

#[test]
fn numbers_of_a_battle_leave_room() {
    refused(
        &duel(Stage::Contest),
        |t| change(t).sides[0].extra_dice = 21,
        "battle.sides.1.extra_dice: problem-more-than (value: 21",
    );
    refused(
        &duel(Stage::Contest),
        |t| change(t).sides[1].extra_hits = 21,
        "battle.sides.2.extra_hits: problem-more-than (value: 21",
    );
    refused(&duel(Stage::Contest), |t| change(t).sides[1].hits.0 = [255; 5], "battle.sides.2.hits:");
    let contest = |winner: Option<u8>, successes: [u8; 2]| Some(Contest { winner, successes });
    refused(&duel(Stage::Over), |t| change(t).contest = contest(Some(2), [1, 0]), "battle.contest.winner:");
    refused(&duel(Stage::Over), |t| change(t).contest = contest(Some(0), [100, 0]), "battle.contest.successes:");
    // However long it has lasted, it goes on.
    adopted(&duel(Stage::Announcing), |t| change(t).round = 255);
}

#[test] // MM-COMBAT-14
fn stages_come_in_their_order() {
    refused(&melee(None), |t| change(t).stage = Stage::Announcing, "battle.stage: problem-band-at-sea");
    refused(&duel(Stage::Contest), |_| (), "battle.stage: problem-announced-by-then");
    let announced =
        |t: &mut Table| change(t).sides.iter_mut().for_each(|side| side.announced = Some(CombatAction::Shoot));
    adopted(&duel(Stage::Contest), announced);
    refused(&duel(Stage::Volleys), announced, "battle.contest: problem-decided-by-then");
    refused(&duel(Stage::Closing), announced, "battle.contest: problem-decided-by-then");
    refused(&duel(Stage::Announcing), |t| change(t).sides[1].is_beaten = true, "battle.sides: problem-beaten-early");
}

#[test] // MM-RULING-63
fn who_has_won_has_beaten_the_other() {
    let won = |side: u8, by_boarding: bool| Stage::Won(Win { side, by_boarding, spoils: Spoils::Ship });
    let beaten = |t: &mut Table| change(t).sides[1].is_beaten = true;
    adopted(&duel(won(0, true)), beaten);
    refused(&duel(won(1, true)), beaten, "battle.stage.won.side: problem-beaten-side");
    refused(&duel(won(0, true)), |_| (), "battle.stage.won.side: problem-beaten-side");
    refused(&duel(won(2, true)), beaten, "battle.stage.won.side: problem-side");
    let sunk = |t: &mut Table| {
        beaten(t);
        t.players[BLUE].ship.cur.hull = 0;
    };
    adopted(&duel(won(0, false)), sunk);
    refused(&duel(won(0, true)), sunk, "battle.stage.won.by_boarding: problem-has-sunk");
    // The victor has taken the ship with all that was fitted.
    adopted(&duel(won(0, true)), |t| {
        beaten(t);
        t.players[BLUE].ship.is_hull_flipped = true;
        t.players[BLUE].ship.cur.cannons = 5;
    });
}

fn raiding(stage: RaidStage) -> Table {
    let mut table = table(Table::scene(2).at_sea(RED, "havana").no_merchant("havana"));
    table.agenda.push(Step::Raid);
    table.raid = Some(Raid {
        by: RED,
        zone: Zone::Havana,
        stage,
        token: Nation::Spanish,
        nations: Set::from(Nation::Spanish),
        nation: Some(Nation::Spanish),
        cards: Set::NONE,
        hazards: Set::NONE,
        successes: 0,
        bonus: 0,
    });
    table
}

#[test] // MM-RAID-03, MM-RAID-17
fn a_raid_can_go_on() {
    let of = |t: &mut Table, change: &dyn Fn(&mut Raid)| change(t.raid.as_mut().expect("a raid"));
    for stage in [RaidStage::Found, RaidStage::Rolling, RaidStage::Looting] {
        adopted(&raiding(stage), |_| ());
    }
    refused(&raiding(RaidStage::Found), |t| t.raid = None, "raid: problem-on-agenda");
    refused(&raiding(RaidStage::Found), |t| t.agenda.pop(), "raid: problem-on-agenda");
    refused(&raiding(RaidStage::Found), |t| of(t, &|raid| raid.by = Seat(9)), "raid.by: problem-no-player");
    refused(&raiding(RaidStage::Found), |t| of(t, &|raid| raid.by = BLUE), "raid.by: problem-not-the-turn");
    refused(&raiding(RaidStage::Found), |t| of(t, &|raid| raid.zone = Zone::Nassau), "raid.zone: problem-not-there");
    refused(&raiding(RaidStage::Found), |t| of(t, &|raid| raid.nations = Set::NONE), "raid.nations:");
    adopted(&raiding(RaidStage::Found), |t| of(t, &|raid| raid.nation = None));
    for stage in [RaidStage::Rolling, RaidStage::Spending, RaidStage::Judging, RaidStage::Looting] {
        refused(&raiding(stage), |t| of(t, &|raid| raid.nation = None), "raid.nation:");
    }
    refused(
        &raiding(RaidStage::Spending),
        |t| of(t, &|raid| raid.successes = 21),
        "raid.successes: problem-more-than (value: 21",
    );
    refused(
        &raiding(RaidStage::Looting),
        |t| of(t, &|raid| raid.bonus = 100),
        "raid.bonus: problem-more-than (value: 100",
    );
    let card = crate::CargoCard::ALL[0];
    refused(&raiding(RaidStage::Spending), |t| of(t, &|raid| raid.cards = Set::from(card)), "raid.cards:");
}
