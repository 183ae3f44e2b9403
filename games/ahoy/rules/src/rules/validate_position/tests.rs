//! What cannot be is refused, with the field it is about.

use crate::components::{Card, Faction, Pips, Plan, Region, Slot};
use crate::table::{Figure, Lie, Phase, Player, SMUGGLER, SMUGGLER_2, SQUADRON, Scene, Table, UNION, at};
use wardroom_kernel::{Mode, Parts as _, Problem, Seat, Setup, SetupError};

fn scene() -> Scene {
    Table::scene(3).tile("bird-b", 0, 0, 0).tile("fish-a", 2, 0, 0)
}
/// Each problem as its field, key and arguments.
fn technical(SetupError(problems): SetupError) -> Vec<String> {
    problems.iter().map(Problem::to_string).collect()
}
/// Each of these begins one of the problems.
#[track_caller]
fn refused(scene: Scene, fields: &[&str]) {
    let problems = technical(scene.table().expect_err("it should be refused"));
    for field in fields {
        assert!(problems.iter().any(|problem| problem.starts_with(field)), "`{field}` is not among {problems:?}");
    }
}

#[test]
fn a_plausible_table_is_adopted() {
    assert!(scene().table().is_ok());
}

#[test] // AH-EXPLORE-02, AH-EXPLORE-04
fn tiles_neither_overlap_nor_bring_islands_together() {
    refused(
        scene().tile("tree-a", 1, 1, 0),
        &["sea.map.fish-a: problem-overlaps", "sea.map.tree-a: problem-overlaps (other: bird-b)"],
    );
    let beside = Table::scene(2).tile("fish-a", 2, 0, 1).tile("bird-b", 0, 0, 0);
    refused(beside, &["sea.map.fish-a: problem-islands-adjacent"]);
    let mut table = scene().table().expect("it can be");
    table.sea.map.lay(crate::Region::TreeA, Lie { x: 99, y: 0, turns: 7 });
    let reasons = super::validate_position(table, crate::Parts::shipped()).expect_err("far away").0;
    assert_eq!(reasons.len(), 2, "{reasons:?}");
}

#[test] // AH-LIMIT-01, AH-RULING-68
fn no_piece_is_there_too_often() {
    refused(scene().gold(SQUADRON, 10).gold(UNION, 11), &["players.gold: problem-more-than (value: 22, most: 20)"]);
    refused(scene().ready(15).comrades(at(1, 1), 6), &["sea.comrades: problem-more-than (value: 21, most: 20)"]);
    refused(
        scene().crew(UNION, [Card::Diver]).cargo(SMUGGLER, [Card::Diver]),
        &["players.smuggler.cargo: problem-elsewhere (thing: diver)"],
    );
    refused(scene().plans([crate::Plan::Enlist, crate::Plan::Enlist]), &["plans: problem-nowhere (thing: enlist)"]);
    refused(scene().figure(Figure::Cutter, at(1, 1)), &["plans: problem-plan-count (plan: cutter"]);
}

#[test] // AH-DAMAGE-02, AH-DICE-03, AH-SETUP-12
fn slots_and_dice_fit() {
    refused(scene().damaged(UNION, Slot::Repair), &["players.union.slots.repair: problem-dashed-slot"]);
    refused(scene().placed(UNION, Slot::Repair, 3), &["players.union.slots.repair: problem-slot-value (die: 3)"]);
    refused(scene().placed(UNION, Slot::Deploy, 3), &["players.union.slots.deploy: problem-no-such-slot"]);
    refused(scene().placed(UNION, Slot::Sailor, 3), &["players.union.slots.sailor: problem-no-such-slot"]);
    refused(
        scene().dice(SQUADRON, [1, 1, 1, 1, 1, 1]),
        &["players.squadron.hand: problem-dice-count (dice: 6, due: 5)"],
    );
    refused(scene().dice(SQUADRON, [7]), &["dice: problem-between (value: 7, least: 1, most: 6)"]);
}

#[test] // AH-SMUG-02, AH-SETUP-10, AH-SQUAD-05
fn everybody_has_what_its_faction_may_have() {
    let three = [Card::Diver, Card::Pilot, Card::Elder];
    refused(scene().cargo(SMUGGLER, three), &["players.smuggler.cargo: problem-more-than (value: 3, most: 2)"]);
    refused(scene().cargo(UNION, [Card::Diver]), &["players.union.cargo: problem-only-smugglers"]);
    refused(scene().strongholds(at(0, 0), 1), &["sea.figures.stronghold.1: problem-stronghold-island"]);
    refused(scene().flagship(Seat(3), at(0, 0)), &["sea.figures.flagship.smuggler-2: problem-not-in-play"]);
    refused(Table::scene(5).tile("bird-b", 0, 0, 0), &["seats: problem-between (value: 5"]);
}

#[test]
fn the_phase_fits() {
    refused(scene().phase(Phase::EndOfRound).dice(UNION, [1]), &["phase: problem-dice-in-hand"]);
    refused(scene().turn(Seat(3)), &["phase.seat: problem-no-player"]);
    refused(scene().first(Seat(3)), &["first: problem-no-player"]);
    refused(scene().round(0), &["round: problem-between (value: 0"]);
}

/// As setup leaves it when the Squadron is to choose its Island: nothing on the map but two tiles.
fn dealt(seats: u8) -> Table {
    let mut table = laid_out(seats);
    table.sea.map.lay(Region::BirdB, Lie { x: 0, y: 1, turns: 1 });
    table.sea.map.lay(Region::FishA, Lie { x: 2, y: 0, turns: 3 });
    for seat in table.seats() {
        let faction = Faction::of_seat(seat);
        (0..faction.dice()).for_each(|_| table.players[seat].hand.put(Pips::One));
        table.players[seat].first_pile = (faction == Faction::Smuggler).then_some(Faction::Union);
    }
    table.phase = Phase::StartIsland;
    table
}
fn laid_out(seats: u8) -> Table {
    let modes: &'static [Mode] = crate::rules::MODES;
    let setup = Setup::new(modes, "base", seats, []).expect("the base game");
    crate::rules::initial_table(&setup, crate::Parts::shipped()).expect("the newest rules")
}
#[track_caller]
fn is_refused(mut table: Table, change: impl FnOnce(&mut Table), fields: &[&str]) {
    change(&mut table);
    let refused = super::validate_position(table, crate::Parts::shipped()).expect_err("it should be refused");
    let problems = technical(refused);
    assert_eq!(problems.len(), fields.len(), "{problems:?}");
    for field in fields {
        assert!(problems.iter().any(|problem| problem.starts_with(field)), "`{field}` is not among {problems:?}");
    }
}

#[test] // AH-SETUP-04, AH-SETUP-08, AH-SETUP-13
fn before_the_deal_nothing_is_dealt() {
    assert!(super::validate_position(laid_out(3), crate::Parts::shipped()).is_ok());
    let lay = |at: &'static [(i8, i8)]| {
        move |table: &mut Table| {
            for (region, &(x, y)) in Region::ALL.into_iter().zip(at) {
                table.sea.map.lay(region, Lie { x, y, turns: 0 });
            }
        }
    };
    is_refused(laid_out(2), lay(&[(0, 1)]), &["sea.map: problem-more-than (value: 1, most: 0)"]);
    let row: &[(i8, i8)] =
        &[(0, 0), (3, 0), (6, 0), (9, 0), (12, 0), (15, 0), (18, 0), (21, 0), (24, 0), (27, 0), (30, 0)];
    is_refused(laid_out(2), lay(row), &["sea.map: problem-more-than (value: 11"]);
    let spend = |table: &mut Table| {
        table.players[SQUADRON] = Player { gold: 3, ..Player::default() };
        table.deck.take(Card::Diver);
        table.sea.ready = 1;
        table.plans.deck.cards.take(Plan::Enlist);
        table.plans.hand.put(Plan::Enlist);
    };
    is_refused(
        laid_out(2),
        spend,
        &[
            "players.squadron: problem-before-the-deal",
            "deck: problem-deck-undealt",
            "sea.ready: problem-before-the-union",
            "plans.deck: problem-before-the-union",
        ],
    );
}

#[test] // AH-SETUP-05, AH-SETUP-20, AH-SETUP-22
fn the_steps_of_setup_find_two_tiles_and_no_comrades() {
    assert!(super::validate_position(dealt(4), crate::Parts::shipped()).is_ok());
    is_refused(dealt(2), |table| table.sea.map = Default::default(), &["sea.map: problem-two-tiles (tiles: 0)"]);
    let is_about_to_draw = |table: &mut Table| {
        table.sea.figures.0[Figure::Flagship(SQUADRON).index()] = Some(Region::BirdB.island());
        table.phase = Phase::StartPlans;
    };
    let one_tile = |table: &mut Table| {
        is_about_to_draw(table);
        table.sea.map = Default::default();
        table.sea.map.lay(Region::BirdB, Lie { x: 0, y: 0, turns: 0 });
    };
    is_refused(dealt(2), one_tile, &["sea.map: problem-two-tiles (tiles: 1)"]);
    let patrol = |table: &mut Table| table.sea.figures.0[Figure::Patrol(3).index()] = Some(Region::FishA.island());
    is_refused(dealt(2), patrol, &["sea.figures.patrol.3: problem-before-the-squadron"]);
    let comrades = |table: &mut Table| {
        is_about_to_draw(table);
        table.sea.comrades.0[Region::FishA.index()] = 14;
        table.sea.ready = 2;
        table.sea.figures.0[Figure::Cutter.index()] = Some(Region::FishA.island());
        table.plans.deck.cards.take(Plan::Cutter);
    };
    is_refused(
        dealt(2),
        comrades,
        &[
            "sea.comrades.fish-a: problem-before-the-union",
            "sea.ready: problem-before-the-union",
            "sea.figures.cutter: problem-before-the-union",
        ],
    );
    // The second Smuggler comes after the Union.
    let mut after = dealt(4);
    for seat in [SQUADRON, UNION, SMUGGLER] {
        after.sea.figures.0[Figure::Flagship(seat).index()] = Some(Region::BirdB.island());
    }
    (after.phase, after.sea.ready) = (Phase::StartFlagship(SMUGGLER_2), 6);
    assert!(super::validate_position(after, crate::Parts::shipped()).is_ok());
}

#[test]
fn numbers_leave_room_to_play_on() {
    refused(scene().fame(UNION, 1000), &["players.union.fame: problem-more-than (value: 1000"]);
    refused(scene().round(1000), &["round: problem-between (value: 1000"]);
    let mut table = scene().fame(UNION, 999).round(999).table().expect("it can be");
    table.turns = u32::MAX;
    is_refused(table, |_| (), &["turns: problem-more-than (value: 4294967295"]);
}

#[test] // AH-MAP-02, AH-LIMIT-01
fn what_is_written_too_often_is_refused_where_it_is_read() {
    let read = |change: &dyn Fn(&mut serde_json::Value)| {
        let table = scene().crew(UNION, [Card::Diver]).table().expect("it can be");
        let mut table = serde_json::to_value(table).expect("it can be written");
        change(&mut table);
        serde_json::from_value::<Table>(table)
    };
    let turned = read(&|table| table["sea"]["map"]["fish-a"]["lie"]["turns"] = 255.into()).expect("it reads");
    is_refused(turned, |_| (), &["sea.map.fish-a.turns: problem-between (value: 255"]);
    let refused = |read: Result<Table, serde_json::Error>| read.expect_err("it is not read").to_string();
    let diver = refused(read(&|table| table["players"][1]["crew"] = serde_json::json!(["diver", "diver"])));
    assert!(diver.contains("problem-twice (thing: diver)"), "{diver}");
    let ordered = refused(read(&|table| {
        let turn = table["phase"]["turn"].take();
        table["phase"] = serde_json::json!({"order": {"turn": turn, "left": 2, "ordered": ["patrol.1", "patrol.1"]}});
    }));
    assert!(ordered.contains("problem-twice (thing: patrol.1)"), "{ordered}");
    let many = read(&|table| table["players"][1]["hand"] = vec![1; 600].into()).expect("it reads");
    is_refused(many, |_| (), &["players.union.hand: problem-dice-count (dice: 255"]);
}
