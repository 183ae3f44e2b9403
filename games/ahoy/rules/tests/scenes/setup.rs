//! Setup: what lies where before the first turn, and who decides what in which order.

use crate::{Sailing, Voyage, at};
use ahoy::{
    Ahoy, Card, CardSet, Cell, Event, Faction, Figure, Hand, Lie, Marker, Parts, Phase, Point, Region, SMUGGLER,
    SMUGGLER_2, SQUADRON, Suit, Table, UNION,
};
use wardroom_kernel::{Parts as _, Seat, Viewer};
use wardroom_testkit::Scene;

/// All chance of the setup has been decided, the Squadron is asked for its Island.
#[track_caller]
fn dealt(seats: u8) -> Voyage {
    Scene::new("base", seats, []).until(|scene| scene.played.asked().contains(SQUADRON))
}
/// Everybody took the first offer; the Squadron begins.
#[track_caller]
fn begun(seats: u8) -> Voyage {
    dealt(seats).until(|scene| matches!(scene.played.table().phase, Phase::Turn(_)))
}
fn clockwise(seats: u8) -> Vec<Seat> {
    begun(seats).played.table().clockwise().collect()
}
fn islands(table: &Table) -> Vec<Point> {
    table.sea.map.tiles().map(|(_, laid)| laid.lie.island()).collect()
}

#[test] // AH-SETUP-01, AH-SETUP-24, AH-SETUP-13, AH-SETUP-09
fn each_player_takes_one_of_twenty_gold_and_has_no_fame() {
    for (seats, gold, deck) in [(2, 18, 21), (3, 17, 21), (4, 16, 27)] {
        begun(seats).sees(Viewer::Spectator, |view| {
            assert_eq!(view.gold_in_supply, gold);
            assert_eq!((view.deck.len(), view.tiles_in_stack, view.plan_deck), (deck, 9, 10));
            for seat in view.seats() {
                assert_eq!((view.player(seat).gold, view.player(seat).fame), (1, 0));
            }
        });
    }
}

#[test] // AH-SETUP-02, AH-SETUP-03
fn the_smugglers_sit_between_squadron_and_union() {
    assert_eq!(clockwise(2), [SQUADRON, UNION]);
    assert_eq!(clockwise(3), [SQUADRON, SMUGGLER, UNION]);
    assert_eq!(clockwise(4), [SQUADRON, SMUGGLER, UNION, SMUGGLER_2]);
}

#[test] // AH-SETUP-03
fn the_smugglers_boards_are_alike() {
    begun(4).then(|t| {
        let slots = |seat| t.slots(seat).collect::<Vec<_>>();
        assert_eq!(slots(SMUGGLER), slots(SMUGGLER_2));
        assert_eq!(Faction::of_seat(SMUGGLER), Faction::of_seat(SMUGGLER_2));
    });
}

#[test] // AH-SETUP-04
fn any_of_twelve_tiles_comes_up_and_one_is_in_the_box_unseen() {
    let first = Scene::<Ahoy>::new("base", 2, []).asks_chance(12).when("dice 1");
    first.asks_chance(11).until(|scene| scene.played.asked().contains(SQUADRON)).then(|t| {
        assert_eq!(t.sea.map.len(), 2);
        assert_eq!(t.unseen_tiles().count(), 10, "nine in the stack and the one in the box look alike");
        assert_eq!(t.tiles_in_stack(), 9);
    });
}

#[test] // AH-SETUP-05, AH-RULING-01
fn the_first_two_tiles_share_one_edge_and_their_islands_are_far_apart() {
    let scene = Scene::<Ahoy>::new("base", 3, []).draws_tile("tree-b").draws_tile("fish-a");
    scene.until(|scene| scene.played.asked().contains(SQUADRON)).then(|t| {
        let lie = |region| t.sea.map.tile(region).expect("it was drawn").lie;
        assert_eq!(lie(Region::TreeB), Lie { x: 0, y: 1, turns: 1 });
        assert_eq!(lie(Region::FishA), Lie { x: 2, y: 0, turns: 3 });
        assert_eq!([lie(Region::TreeB).island(), lie(Region::FishA).island()], [at(0, 2), at(3, 0)]);
        let across = t.sea.map.spaces().filter_map(|space| t.sea.map.point(space));
        let west = across.filter(|point| point.x < 2).collect::<Vec<_>>();
        let touching = west.iter().filter(|&&Point { x, y }| t.sea.map.space(at(x + 1, y)).is_some() && x == 1);
        assert_eq!(touching.collect::<Vec<_>>(), [&at(1, 1)], "only 1,1 touches 2,1");
    });
}

#[test] // AH-SETUP-06
fn each_tile_has_a_wealth_die_showing_1() {
    begun(4).then(|t| assert!(t.sea.map.tiles().all(|(_, laid)| laid.wealth.value() == 1)));
}

#[test] // AH-SETUP-07
fn with_two_or_three_players_one_card_of_each_suit_is_removed_for_all_to_see() {
    for seats in [2, 3] {
        let scene = dealt(seats);
        let boxed: CardSet = scene.played.table().boxed_cards();
        assert_eq!(boxed.iter().map(Card::suit).collect::<Vec<_>>(), Suit::ALL);
        let removed = scene.played.events().iter().filter(|event| matches!(event, Event::CardRemoved { .. }));
        assert_eq!(removed.count(), 6);
        scene.sees(Viewer::Spectator, |view| {
            let market: CardSet = view.market.iter().flatten().copied().collect();
            assert_eq!(view.deck.plus(market), CardSet::EVERY.minus(boxed));
            assert_eq!(view.deck.plus(market).len(), 24);
        });
    }
    dealt(4).then(|t| assert!(t.boxed_cards().is_empty()));
}

#[test] // AH-SETUP-08
fn three_cards_lie_open_in_the_market() {
    begun(3).then(|t| {
        assert_eq!(t.market_cards().len(), 3);
        assert!(t.market_cards().and(t.deck).is_empty());
    });
}

#[test] // AH-SETUP-10
fn factions_that_nobody_plays_have_nothing_on_the_map() {
    begun(2).then(|t| {
        assert!([SMUGGLER, SMUGGLER_2].into_iter().all(|seat| t.flagship(seat).is_none()));
        assert_eq!(t.seats().count(), 2);
    });
    begun(3).then(|t| assert!(t.flagship(SMUGGLER).is_some() && t.flagship(SMUGGLER_2).is_none()));
}

#[test] // AH-SETUP-11, AH-SETUP-20, AH-SETUP-23
fn factions_set_up_after_all_dice_and_gold_in_the_order_of_the_seats() {
    let scene = dealt(4).then(|t| {
        assert!(t.seats().all(|seat| t.player(seat).gold == 1 && !t.player(seat).hand.is_empty()));
        assert_eq!(t.flagship(SQUADRON), None);
    });
    let taken = islands(scene.played.table())[1];
    let free = islands(scene.played.table())[0];
    let scene = scene.when(&format!("squadron: start > space.{taken}"));
    let scene = scene.then(|t| assert_eq!((t.flagship(UNION), t.plans.hand.len()), (None, 0)));
    let spaces = scene.played.offers(SMUGGLER).map(|offer| offer.to_string()).next().expect("a space");
    let scene = scene.when(&format!("smuggler: {spaces}"));
    let scene = scene.until(|scene| scene.played.asked().contains(SMUGGLER_2));
    scene
        .flagship(UNION, free)
        .then(|t| assert_eq!(t.plans.hand.len(), 2))
        .when("smuggler-2: start > space.1.1")
        .acts(SQUADRON);
}

#[test] // AH-SETUP-12
fn the_squadron_rolls_five_dice_and_all_others_four() {
    begun(4).then(|t| {
        let dice = [SQUADRON, UNION, SMUGGLER, SMUGGLER_2].map(|seat| t.player(seat).hand.len());
        assert_eq!(dice, [5, 4, 4, 4]);
    });
}

#[test] // AH-SETUP-14, AH-SETUP-15, AH-DE-19
fn the_squadron_begins_with_a_patrol_and_its_flagship_on_one_of_the_two_islands() {
    let scene = dealt(3).then(|t| assert_eq!(t.first, SQUADRON));
    let starts: Vec<String> =
        islands(scene.played.table()).iter().map(|island| format!("start > space.{island}")).collect();
    let scene = scene.asks_set(SQUADRON, &starts).when("squadron: start > space.3.0");
    scene.flagship(SQUADRON, at(3, 0)).patrols(at(3, 0), 1).then(|t| {
        assert_eq!((t.sea.patrols_in_supply(), t.sea.strongholds_in_supply()), (9, 3));
    });
}

#[test] // AH-SETUP-16, AH-RULING-02
fn a_smuggler_starts_on_any_of_the_six_spaces_without_an_island() {
    let spaces = ["0.1", "1.1", "1.2", "2.0", "2.1", "3.1"].map(|space| format!("start > space.{space}"));
    // There is a Strong Current at 1,1: placing triggers nothing.
    let scene = Scene::<Ahoy>::new("base", 4, []).draws_tile("bird-a").draws_tile("tree-b");
    let scene = scene.until(|scene| scene.played.asked().contains(SQUADRON)).when("squadron: start > space.0.2");
    let scene = scene.asks_set(SMUGGLER, &spaces).when("smuggler: start > space.1.1").flagship(SMUGGLER, at(1, 1));
    let scene = scene.until(|scene| scene.played.asked().contains(SMUGGLER_2)).asks_set(SMUGGLER_2, &spaces);
    let scene = scene.when("smuggler-2: start > space.1.1").flagship(SMUGGLER_2, at(1, 1)).flagship(SMUGGLER, at(1, 1));
    scene.damage(SMUGGLER, 0).acts(SQUADRON).battles(0);
}

#[test] // AH-SETUP-16, AH-RULING-02
fn a_smuggler_that_starts_in_wreckage_takes_no_damage_and_finds_no_treasure() {
    let scene = Scene::<Ahoy>::new("base", 3, []).draws_tile("tree-b").draws_tile("bird-a");
    let scene = scene.until(|scene| scene.played.asked().contains(SQUADRON)).when("squadron: start > space.0.2");
    let scene = scene.when("smuggler: start > space.1.1").until(|scene| scene.played.asked().contains(SQUADRON));
    scene.flagship(SMUGGLER, at(1, 1)).damage(SMUGGLER, 0).gold(SMUGGLER, 1);
}

#[test] // AH-SETUP-17
fn pledge_markers_are_known_to_their_owner_only() {
    let scene = begun(4);
    for seat in [SMUGGLER, SMUGGLER_2] {
        let faction = scene.played.table().player(seat).first_pile.expect("a marker");
        assert_eq!(scene.played.table().player(seat).pledged, [CardSet::NONE; 2]);
        for viewer in [SQUADRON, UNION, SMUGGLER, SMUGGLER_2].map(Viewer::Seat).into_iter().chain([Viewer::Spectator]) {
            let expected = if viewer == Viewer::Seat(seat) { Marker::Shows(faction) } else { Marker::FaceDown };
            scene.clone().sees(viewer, |view| assert_eq!(view.player(seat).marker, expected));
        }
    }
}

#[test] // AH-SETUP-18
fn reward_markers_start_together_in_the_middle() {
    begun(4).then(|t| {
        for seat in [SMUGGLER, SMUGGLER_2] {
            let player = t.player(seat);
            assert_eq!([player.white, player.black], [Cell { row: 3, column: 3 }; 2]);
        }
    });
}

#[test] // AH-SETUP-19, AH-SETUP-22
fn the_unions_ships_are_off_the_map_and_six_comrades_are_ready() {
    begun(3).off_the_map(Figure::Cutter).off_the_map(Figure::Gunship).then(|t| {
        let on_islands: u8 = Region::ALL.into_iter().map(|region| t.sea.comrades(region)).sum();
        assert_eq!([on_islands, t.sea.ready, t.sea.comrades_in_supply()], [2, 6, 12]);
    });
}

#[test] // AH-SETUP-20
fn the_union_takes_the_island_that_the_squadron_left() {
    for (taken, left) in [(at(0, 2), at(3, 0)), (at(3, 0), at(0, 2))] {
        let scene = dealt(2).when(&format!("squadron: start > space.{taken}"));
        let scene = scene.until(|scene| scene.played.asked().contains(SQUADRON));
        scene.flagship(UNION, left).then(|t| {
            let island = t.sea.map.space(left).expect("an Island");
            assert_eq!(t.sea.comrades(island.region()), 2);
        });
    }
}

#[test] // AH-SETUP-21
fn the_union_holds_two_plans_that_nobody_else_sees() {
    let scene = begun(2);
    let hand = scene.played.table().plans.hand.clone();
    assert_eq!((hand.len(), Parts::shipped().plans().count()), (2, 12));
    scene
        .sees(Viewer::Seat(UNION), |view| assert_eq!(view.plan_hand, Hand::Plans(hand)))
        .sees(Viewer::Seat(SQUADRON), |view| assert_eq!(view.plan_hand, Hand::Backs(2)));
}

#[test] // AH-SETUP-23
fn the_squadron_takes_the_first_turn() {
    for seats in [2, 3, 4] {
        begun(seats).acts(SQUADRON).due(2).then(|t| assert_eq!((t.round, t.first), (1, SQUADRON)));
    }
}
