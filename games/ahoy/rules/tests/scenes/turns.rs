//! Turn: whose it is, how many dice it takes, what may be done beside them, and how it ends.

use crate::{Sailing, Voyage, at, play, sea};
use ahoy::{Card, DieSlot, Figure, SMUGGLER, SMUGGLER_2, SQUADRON, Slot, UNION};
use wardroom_kernel::{Game, Seat};

/// Everybody has dice that can be placed without any effect.
fn idle(first: Seat) -> ahoy::Scene {
    let scene = sea(4).first(first).turn(first).dice(SQUADRON, [1, 1, 5, 6, 4]).dice(UNION, [1; 4]);
    scene.dice(SMUGGLER, [1, 1, 2, 2]).dice(SMUGGLER_2, [1, 1, 2, 2])
}
/// The slots of the dice that a seat places in its first, second and third turn.
const SQUADRONS: [&[&str]; 3] = [
    &["die.1 > slot.tailwind", "die.1 > slot.tailwind"],
    &["die.5 > slot.cannons-5", "die.6 > slot.cannons-6"],
    &["die.4 > slot.bombard"],
];
const UNIONS: [&[&str]; 2] =
    [&["die.1 > slot.tailwind", "die.1 > slot.tailwind"], &["die.1 > slot.cannons", "die.1 > slot.assemble"]];
const SMUGGLERS: [&[&str]; 2] =
    [&["die.1 > slot.tailwind", "die.1 > slot.cannons"], &["die.2 > slot.negotiate", "die.2 > slot.repair"]];

trait Turns: Sized {
    /// A whole turn whose dice do nothing: exactly so many are due, and another turn follows.
    fn idles(self, seat: Seat, turn: usize) -> Self;
}
impl Turns for Voyage {
    #[track_caller]
    fn idles(self, seat: Seat, turn: usize) -> Self {
        let dice = match seat {
            SQUADRON => SQUADRONS[turn - 1],
            UNION => UNIONS[turn - 1],
            _ => SMUGGLERS[turn - 1],
        };
        let name = ahoy::Ahoy::seat_name(seat);
        let scene = self.acts(seat).due(dice.len() as u8);
        let scene = dice.iter().fold(scene, |scene, die| scene.offers_no(seat, "end").when(&format!("{name}: {die}")));
        scene.due(0).asks(seat, &["end"]).when(&format!("{name}: end"))
    }
}

#[test] // AH-TURN-01, AH-TURN-03, AH-TURN-08
fn players_take_turns_clockwise_from_the_first_player_and_the_squadron_takes_three() {
    let scene = play(idle(UNION)).idles(UNION, 1).idles(SMUGGLER_2, 1).idles(SQUADRON, 1).idles(SMUGGLER, 1);
    let scene = scene.idles(UNION, 2).idles(SMUGGLER_2, 2).idles(SQUADRON, 2).idles(SMUGGLER, 2);
    let scene = scene.then(|t| assert_eq!(t.round, 1)).idles(SQUADRON, 3);
    scene.until(|scene| !scene.played.asked().is_empty()).acts(SMUGGLER_2).then(|t| assert_eq!(t.round, 2));
}

#[test] // AH-TURN-02, AH-TURN-06
fn two_dice_are_placed_in_a_turn_no_more_and_no_fewer() {
    let scene = play(idle(SMUGGLER)).due(2).offers_no(SMUGGLER, "end").when("smuggler: die.1 > slot.tailwind");
    let scene = scene.due(1).offers_no(SMUGGLER, "end").rejects("smuggler: end", "AH-TURN-06");
    let scene = scene.when("smuggler: die.1 > slot.cannons").asks(SMUGGLER, &["end"]);
    scene.rejects("smuggler: die.2 > slot.negotiate", "AH-TURN-02");
}

#[test] // AH-TURN-04, AH-ACTION-06
fn free_actions_may_be_taken_before_between_and_after_the_dice() {
    let scene = idle(SMUGGLER).flagship(SMUGGLER, at(1, 1)).gold(SMUGGLER, 4);
    let scene = scene.market([Card::Sailor, Card::BatteringBeakhead, Card::Trawler]).deck([]);
    let scene = play(scene).when("smuggler: recruit > card.battering-beakhead");
    let scene = scene
        .when("smuggler: die.1 > slot.tailwind; smuggler: spend > gold.0 > die.1")
        .offers(SMUGGLER, "smuggle > card.sailor");
    let scene =
        scene.when("smuggler: smuggle > card.sailor; smuggler: die.1 > slot.cannons; smuggler: spend > gold.0 > die.1");
    let scene = scene.due(0).when("smuggler: recruit > card.trawler").asks(SMUGGLER, &["end"]);
    scene.then(|t| {
        let player = t.player(SMUGGLER);
        assert!(player.has(Card::BatteringBeakhead) && player.has(Card::Trawler) && player.cargo.has(Card::Sailor));
    });
}

#[test] // AH-TURN-05, AH-MOVE-08, AH-RULING-76
fn nothing_can_be_slipped_into_a_running_action() {
    let scene = sea(3).turn(SMUGGLER).flagship(SMUGGLER, at(0, 1)).market([Card::Sailor, Card::Gunner, Card::Pilot]);
    let scene = scene.gold(SMUGGLER, 2).crew(SMUGGLER, [Card::GhastlyGust]);
    let scene =
        play(scene).when("smuggler: die.1 > slot.sail; smuggler: spend > gold.0 > die.1; smuggler: step > space.1.1");
    // It is at the Island now, yet has not anchored.
    let scene = scene.offers_set(SMUGGLER, "recruit", &[] as &[&str]).offers_no(SMUGGLER, "crew.ghastly-gust");
    let scene = scene.offers_set(SMUGGLER, "die.", &[] as &[&str]).offers_set(SMUGGLER, "smuggle", &[] as &[&str]);
    scene.when("smuggler: step > stop").offers(SMUGGLER, "recruit > card.sailor").offers(SMUGGLER, "crew.ghastly-gust");
}

/// The Smuggler holds two dice and every slot that might take one is full or damaged.
fn stuck() -> ahoy::Scene {
    let scene = sea(3).turn(SMUGGLER).dice(SMUGGLER, [1, 3]).placed(SMUGGLER, Slot::Cannons, 6).placed(
        SMUGGLER,
        Slot::Repair,
        6,
    );
    let damaged = [Slot::Sail, Slot::Sail, Slot::Sail, Slot::FullSail, Slot::Tailwind, Slot::Negotiate];
    damaged.into_iter().fold(scene, |scene, slot| scene.damaged(SMUGGLER, slot))
}

#[test] // AH-TURN-07, AH-TURN-06
fn a_die_that_cannot_be_placed_is_set_aside_for_the_rest_of_the_round() {
    let scene = play(stuck().dice(SQUADRON, []).dice(UNION, [1, 1]));
    let scene = scene.asks_set(SMUGGLER, &["aside > die.1", "aside > die.3"]).when("smuggler: aside > die.3").due(1);
    let scene =
        scene.asks(SMUGGLER, &["aside > die.1"]).when("smuggler: aside > die.1").due(0).asks(SMUGGLER, &["end"]);
    let scene = scene.then(|t| assert_eq!((t.player(SMUGGLER).aside.len(), t.player(SMUGGLER).hand.len()), (2, 0)));
    scene.when("smuggler: end").acts(UNION);
}

#[test] // AH-TURN-07
fn a_die_that_can_be_placed_cannot_be_set_aside() {
    let scene = play(idle(SMUGGLER));
    scene.offers_set(SMUGGLER, "aside", &[] as &[&str]).rejects("smuggler: aside > die.1", "AH-TURN-07");
}

#[test] // AH-TURN-08
fn players_without_dice_are_skipped_and_without_any_the_round_ends() {
    let scene = idle(SQUADRON).dice(SMUGGLER, []).dice(UNION, []);
    let scene = play(scene).idles(SQUADRON, 1).acts(SMUGGLER_2).idles(SMUGGLER_2, 1).idles(SQUADRON, 2);
    let scene = scene.idles(SMUGGLER_2, 2).idles(SQUADRON, 3);
    scene.until(|scene| scene.played.table().round == 2).acts(SMUGGLER);
}

#[test] // AH-TURN-09, AH-RULING-47
fn a_squadron_that_is_last_takes_its_third_turn_after_its_second_as_a_turn_of_its_own() {
    let scene = idle(SMUGGLER).crew(SQUADRON, [Card::Mystic]).flagship(SQUADRON, at(0, 0)).patrols(at(0, 0), 1);
    let scene = scene.patrols(at(1, 1), 4);
    let scene = play(scene).idles(SMUGGLER, 1).idles(UNION, 1).idles(SMUGGLER_2, 1);
    let scene = scene.when(
        "squadron: die.1 > slot.tailwind; squadron: die.1 > slot.tailwind; squadron: end; squadron: build > pass",
    );
    let scene = scene.idles(SMUGGLER, 2).idles(UNION, 2).idles(SMUGGLER_2, 2).acts(SQUADRON).due(2);
    let scene = scene.when("squadron: crew.mystic; squadron: suffer > slot.sail; squadron: mystic > patrol.0.0");
    let scene = scene
        .offers_no(SQUADRON, "crew.mystic")
        .when("squadron: die.5 > slot.cannons-5; squadron: die.6 > slot.cannons-6");
    // Its end-of-turn effect comes at the end of the second turn and again at the end of the third.
    let scene = scene.when("squadron: end; squadron: build > space.1.1; squadron: build > pass").acts(SQUADRON).due(1);
    let scene = scene.offers(SQUADRON, "crew.mystic").when("squadron: die.4 > slot.bombard; squadron: end");
    scene.offers(SQUADRON, "build > space.1.1");
}

#[test] // AH-TURN-10, AH-RULING-28
fn effects_at_the_end_of_a_turn_come_after_acting_in_an_order_the_turn_player_picks() {
    let scene = sea(3).flagship(SQUADRON, at(1, 1)).flagship(UNION, at(1, 0)).patrols(at(1, 1), 2).due(0);
    let scene =
        play(scene.crew(SQUADRON, [Card::Documentarian, Card::Elder])).gold(SQUADRON, 0).asks(SQUADRON, &["end"]);
    let scene = scene.when("squadron: end");
    let scene = scene
        .asks_set(SQUADRON, &["first > effect.strongholds", "first > effect.documentarian", "first > effect.elder"]);
    let scene = scene.when("squadron: first > effect.elder").gold(SQUADRON, 1);
    let scene = scene.asks_set(SQUADRON, &["first > effect.strongholds", "first > effect.documentarian"]);
    let scene = scene.when("squadron: first > effect.strongholds; squadron: build > space.1.1");
    scene.gold(SQUADRON, 2).acts(SMUGGLER).at(Figure::Stronghold(1), at(1, 1));
}

#[test] // AH-TURN-12, AH-RULING-48
fn an_action_may_be_taken_though_it_does_nothing() {
    let scene = sea(3).dice(SQUADRON, [4, 2]);
    let scene = play(scene).when("squadron: die.4 > slot.bombard").slot(SQUADRON, Slot::Bombard, &[crate::die(4)]);
    let scene = scene.when("squadron: die.2 > slot.repair").slot(SQUADRON, Slot::Repair, &[crate::die(2)]);
    scene.asks(SQUADRON, &["end"]).slot(SQUADRON, Slot::Sail, &[DieSlot::Empty; 4]);
}
