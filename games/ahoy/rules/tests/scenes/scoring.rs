//! Control, scoring and clean-up.

use crate::deeds::{Begin, CALM, Deeds, waters};
use crate::{Sailing, Voyage};
use ahoy::{Card, DieSlot, Event, Plan, Region, SMUGGLER, SQUADRON, Slot, Table, UNION, at};

/// The round is over; the Flagships of Squadron, Union and Smuggler.
fn scored(flagships: [(i8, i8); 3]) -> ahoy::Scene {
    waters(CALM, SQUADRON, flagships).round_over()
}
/// Two players, Flagships in skull-b, the round is over.
fn two_players() -> ahoy::Scene {
    let scene = Table::scene(2).tile("compass-b", 0, 0, 0).tile("skull-b", 2, 0, 0).gold(SQUADRON, 0).gold(UNION, 0);
    scene.flagship(SQUADRON, at(3, 0)).flagship(UNION, at(3, 0)).round_over()
}

#[test] // AH-SCORE-01, AH-PROC-09, AH-TURN-08
fn when_nobody_has_dice_left_regions_are_scored_and_then_all_is_cleaned_up() {
    let scene = waters(CALM, UNION, [(0, 0), (3, 0), (3, 0)]).dice(SQUADRON, []).dice(SMUGGLER, []).dice(UNION, []);
    let next = scene.wealth("compass-b", 3).begin().picks("end").fame(SQUADRON, 3).asks_chance(6);
    next.settles().then(|table| assert_eq!(table.round, 2));
}

#[test] // AH-SCORE-02
fn smuggler_flagships_control_nothing() {
    let scene = scored([(3, 0), (3, 0), (1, 1)]).wealth("compass-b", 5).begin();
    scene.fame(SMUGGLER, 0).fame(SQUADRON, 1).fame(UNION, 0);
}

#[test] // AH-SCORE-03
fn a_patrol_counts_one_a_stronghold_and_the_flagship_two_on_any_space() {
    let control = |scene: ahoy::Scene| scene.begin().played.table().sea.control(Region::CompassB).squadron;
    let far = || scored([(3, 0), (3, 0), (3, 0)]);
    assert_eq!(control(far().patrols(at(0, 0), 1).patrols(at(1, 1), 2)), 3);
    assert_eq!(control(far().strongholds(at(1, 1), 2)), 4);
    assert_eq!(control(scored([(0, 1), (3, 0), (3, 0)]).patrols(at(1, 0), 1)), 3);
}

#[test] // AH-SCORE-04
fn comrades_on_the_island_and_union_ships_count_one_and_ready_comrades_nothing() {
    let control = |scene: ahoy::Scene| scene.begin().played.table().sea.control(Region::CompassB).union;
    let far = || scored([(3, 0), (3, 0), (3, 0)]).ready(6);
    assert_eq!(control(far()), 0);
    assert_eq!(control(far().comrades(at(1, 1), 3)), 3);
    assert_eq!(control(far().comrades(at(1, 1), 3).gunship(at(0, 0))), 4);
    assert_eq!(control(far().comrades(at(1, 1), 3).cutter(at(0, 0))), 7);
    assert_eq!(control(far().comrades(at(1, 1), 3).cutter(at(2, 0))), 3);
    assert_eq!(control(scored([(3, 0), (0, 1), (3, 0)]).ready(6)), 1);
}

#[test] // AH-SCORE-05
fn a_tie_gives_the_region_to_nobody() {
    let scene = || scored([(2, 1), (3, 1), (3, 1)]).wealth("compass-b", 4).patrols(at(0, 0), 2);
    scene().comrades(at(1, 1), 2).begin().fame(SQUADRON, 1).fame(UNION, 0);
    scene().comrades(at(1, 1), 3).begin().fame(SQUADRON, 1).fame(UNION, 4);
    scene().comrades(at(1, 1), 1).begin().fame(SQUADRON, 5).fame(UNION, 0);
    // No piece there at all is a tie as well.
    scored([(2, 1), (3, 1), (3, 1)]).wealth("compass-b", 4).begin().fame(SQUADRON, 1).fame(UNION, 0);
}

#[test] // AH-SCORE-06
fn the_controller_gains_as_much_fame_as_the_wealth_die_shows() {
    for wealth in 1..=6 {
        let scene = scored([(0, 0), (3, 1), (3, 1)]).wealth("compass-b", wealth).wealth("skull-b", 2).begin();
        scene.fame(SQUADRON, wealth.into()).fame(UNION, 2);
    }
}

#[test] // AH-SCORE-07, AH-END-01
fn thirty_fame_end_the_game_after_scoring_before_anything_else_is_cleaned_up() {
    let scene = scored([(0, 0), (3, 1), (3, 1)]).wealth("compass-b", 2).fame(SQUADRON, 28).begin();
    scene.ends("fame", &[SQUADRON]).fame(SQUADRON, 30).then(|table| assert_eq!(table.first, SQUADRON));
    scored([(0, 0), (3, 1), (3, 1)]).fame(SQUADRON, 28).begin().goes_on().fame(SQUADRON, 29);
}

#[test] // AH-SCORE-08, AH-RULING-69
fn with_two_players_the_first_player_must_raise_a_wealth_die_and_may_then_box_the_market() {
    let market = [Card::Gunner, Card::Diver, Card::Sailor];
    let scene = two_players().first(UNION).market(market).begin();
    let raises = scene.asks_set(UNION, &["raise > region.compass-b", "raise > region.skull-b"]);
    let wipes =
        raises.picks("raise > region.skull-b").wealth(Region::SkullB, 2).asks(UNION, &["wipe > yes", "wipe > no"]);
    let kept = wipes.clone().picks("wipe > no").settles();
    kept.then(|table| assert_eq!(table.market_cards(), market.into_iter().collect()));
    let wiped = wipes.picks("wipe > yes").boxed(Card::Gunner).boxed(Card::Diver).boxed(Card::Sailor);
    let filled = wiped.draws(Card::Pilot).draws(Card::Mystic).draws(Card::Elder).settles();
    filled.then(|table| {
        assert_eq!(table.market_cards(), [Card::Pilot, Card::Mystic, Card::Elder].into_iter().collect());
        assert_eq!(table.first, SQUADRON);
    });
}

#[test] // AH-SCORE-08
fn with_three_players_nobody_raises_anything() {
    scored([(0, 0), (3, 1), (3, 1)]).begin().asks_chance(6);
}

#[test] // AH-RULING-69, AH-RULING-75
fn only_dice_below_six_can_be_raised_and_the_market_refills_as_far_as_the_deck_goes() {
    let market = [Card::Gunner, Card::Diver, Card::Sailor];
    let full = two_players().wealth("compass-b", 6).wealth("skull-b", 6).market(market).deck([Card::Pilot]).begin();
    let wiped = full.asks(SQUADRON, &["wipe > yes", "wipe > no"]).picks("wipe > yes").settles();
    wiped.then(|table| assert_eq!(table.market_cards(), [Card::Pilot].into_iter().collect()));
    let one = two_players().wealth("compass-b", 6).market(market).begin().settles().wealth(Region::CompassB, 6);
    one.wealth(Region::SkullB, 2);
}

#[test] // AH-SCORE-09, AH-ACTION-03, AH-BATTLE-04
fn everybody_takes_back_and_rolls_all_dice_and_nobody_is_loaded_any_more() {
    let scene = scored([(0, 0), (3, 1), (3, 1)]).placed(SMUGGLER, Slot::Cannons, 5).placed(SMUGGLER, Slot::Sail, 2);
    let scene = scene.dice(SMUGGLER, []).dice(SQUADRON, []).dice(UNION, []).begin();
    let rolled = scene.settles().then(|table| {
        let hands =
            [SQUADRON, UNION, SMUGGLER].map(|seat| (table.player(seat).hand.len(), table.player(seat).aside.len()));
        assert_eq!(hands, [(5, 0), (4, 0), (4, 0)]);
    });
    rolled.slot(SMUGGLER, Slot::Cannons, &[DieSlot::Empty]).slot(SMUGGLER, Slot::Sail, &[DieSlot::Empty]);
}

#[test] // AH-SCORE-10, AH-SCORE-11, AH-TURN-01
fn the_first_player_card_passes_clockwise_the_union_draws_and_the_new_first_player_begins() {
    for (first, next) in [(SQUADRON, SMUGGLER), (SMUGGLER, UNION), (UNION, SQUADRON)] {
        let scene = scored([(0, 0), (3, 1), (3, 1)]).first(first).plans([Plan::Enlist]).begin().settles();
        let begun = scene.acts(next).then(|table| assert_eq!((table.first, table.plans.hand.len()), (next, 3)));
        let order = begun.played.events().iter().filter_map(|event| match event {
            Event::RegionScored { .. } => Some("score"),
            Event::Rolled { .. } => Some("roll"),
            Event::FirstPlayerPassed { .. } => Some("pass"),
            Event::DrewAPlan { .. } => Some("draw"),
            Event::TurnBegan { .. } => Some("turn"),
            _ => None,
        });
        let mut order: Vec<&str> = order.collect();
        order.dedup();
        assert_eq!(order, ["score", "roll", "pass", "draw", "turn"]);
    }
}

/// What must not change.
fn kept(scene: &Voyage) -> String {
    let table = scene.played.table();
    let players: Vec<_> =
        table.players.iter().map(|player| (player.gold, player.crew, player.cargo, player.damage())).collect();
    format!("{:?} {players:?}", (&table.sea, table.market))
}

#[test] // AH-SCORE-12, AH-DAMAGE-14
fn everything_but_the_dice_carries_over() {
    let scene = scored([(0, 0), (3, 1), (2, 1)]).wealth("skull-b", 3).patrols(at(1, 0), 2).comrades(at(3, 1), 3);
    let scene = scene.ready(4).strongholds(at(1, 1), 1).gold(UNION, 3).crew(UNION, [Card::Diver, Card::Sailor]);
    let scene = scene.cargo(SMUGGLER, [Card::Pilot]).damaged(UNION, Slot::Sailor).damaged(SQUADRON, Slot::Order);
    let before = scene.cutter(at(2, 0)).begin();
    let after = before.clone().settles();
    assert_eq!(kept(&before), kept(&after));
    after.fame(UNION, 3).acts(SMUGGLER);
}
