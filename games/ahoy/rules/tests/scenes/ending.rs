//! End, and limits: who wins, what runs out, what beats what.

use crate::deeds::{Begin, CALM, Deeds, waters};
use crate::{Sailing, Voyage};
use ahoy::{Action, Ahoy, COMRADES, Card, GOLD, PATROLS, PLANS, Plan, Region, SMUGGLER, SQUADRON, STRONGHOLDS, Slot};
use ahoy::{Table, UNION, at};
use wardroom_kernel::{Game, Talk};

/// The last round is over; no region is controlled.
fn last_round(fame: [u16; 3], gold: [u8; 3]) -> Voyage {
    let seats = [SQUADRON, UNION, SMUGGLER];
    // The Squadron's Flagship counts 2, and so do the Union's and a Comrade.
    let scene = waters(CALM, SQUADRON, [(3, 0), (3, 0), (3, 0)]).comrades(at(3, 1), 1);
    let scene = seats.into_iter().zip(fame).fold(scene, |scene, (seat, fame)| scene.fame(seat, fame));
    let scene = seats.into_iter().zip(gold).fold(scene, |scene, (seat, gold)| scene.gold(seat, gold));
    scene.round_over().begin()
}

#[test] // AH-END-01
fn thirty_fame_in_the_middle_of_a_round_end_nothing() {
    let scene = waters(CALM, SMUGGLER, [(3, 0), (3, 0), (1, 1)]).fame(SMUGGLER, 29).cargo(SMUGGLER, [Card::Merchant]);
    let delivered = scene.begin().picks("deliver > card.merchant").fame(SMUGGLER, 31).goes_on();
    delivered.picks("reward > cell.2.3").settles().acts(SMUGGLER).goes_on();
}

#[test] // AH-END-02, AH-SMUG-14
fn pledges_are_scored_with_the_control_just_scored_before_the_winner_is_found() {
    let scene = waters(CALM, SQUADRON, [(3, 0), (1, 1), (3, 0)]).fame(SMUGGLER, 30).fame(SQUADRON, 30);
    let scene = scene.pledged(SMUGGLER, 1, [Card::Gunner, Card::Mystic]).round_over().begin();
    scene.ends("fame", &[SMUGGLER]).fame(SMUGGLER, 32).fame(SQUADRON, 31);
}

#[test] // AH-END-03
fn most_fame_wins_and_gold_breaks_a_tie() {
    last_round([31, 30, 29], [0, 9, 0]).ends("fame", &[SQUADRON]);
    last_round([31, 31, 30], [2, 3, 9]).ends("fame", &[UNION]);
}

#[test] // AH-RULING-71
fn tied_in_fame_and_gold_they_share_the_victory() {
    last_round([31, 30, 31], [2, 9, 2]).ends("fame", &[SQUADRON, SMUGGLER]);
}

fn two_players() -> Voyage {
    let scene = Table::scene(2).tile("compass-b", 0, 0, 0).tile("skull-b", 2, 0, 0);
    scene.flagship(SQUADRON, at(0, 0)).flagship(UNION, at(3, 0)).begin()
}

#[test] // AH-END-04, AH-RULING-72
fn with_two_players_one_may_concede_to_the_other() {
    two_players().when("~ union: resign").ends("resignation", &[SQUADRON]);
    two_players().when("~ squadron: resign").ends("resignation", &[UNION]);
}

#[test] // AH-END-04, AH-RULING-72
fn with_more_players_nobody_may_concede() {
    let scene = waters(CALM, SQUADRON, [(0, 0), (3, 0), (3, 0)]).begin();
    for seat in [SQUADRON, UNION, SMUGGLER] {
        assert!(!scene.played.may_say(seat).any(|word| word == Talk::Resign), "{}", Ahoy::seat_name(seat));
    }
}

#[test] // AH-RULING-72
fn fame_has_no_ceiling() {
    last_round([60, 38, 250], [0, 0, 0]).ends("fame", &[SMUGGLER]).fame(SMUGGLER, 250);
}

#[test] // AH-LIMIT-01
fn the_box_holds_so_many_of_each_piece_and_no_more() {
    assert_eq!((GOLD, COMRADES, PATROLS, STRONGHOLDS), (20, 20, 10, 3));
    assert_eq!((Card::ALL.len(), PLANS, Region::ALL.len()), (30, 12, 12));
    let sea = || waters(CALM, SQUADRON, [(0, 0), (3, 0), (3, 0)]);
    sea().gold(SQUADRON, 20).begin();
    assert!(sea().gold(SQUADRON, 19).gold(UNION, 2).table().is_err(), "21 gold");
    assert!(sea().ready(15).comrades(at(1, 1), 6).table().is_err(), "21 Comrades");
    assert!(sea().patrols(at(0, 0), 11).table().is_err(), "11 Patrols");
    assert!(sea().strongholds(at(1, 1), 4).table().is_err(), "4 Strongholds");
    assert!(sea().plans([Plan::Enlist, Plan::Enlist]).table().is_err(), "a second Enlist");
}

fn gold_is_gained(supply: u8) -> Voyage {
    // The Union hoards; the Smuggler takes a Treasure of 2.
    let scene = waters("fish-b 0 0 0, skull-b 2 0 0", SMUGGLER, [(3, 1), (3, 1), (0, 1)]).gold(UNION, 20 - supply);
    let scene = scene.begin().places(SMUGGLER, 1, "sail").goes(0, 0).picks("step > stop");
    scene.until(|scene| scene.played.offers(SMUGGLER).any(|offer| matches!(offer, Action::Act(_))))
}
#[test] // AH-LIMIT-02, AH-RULING-68, AH-TERM-08
fn gains_are_cut_to_what_the_supply_holds() {
    gold_is_gained(5).gold(SMUGGLER, 2);
    gold_is_gained(1).gold(SMUGGLER, 1);
    gold_is_gained(0).acts(SMUGGLER).gold(SMUGGLER, 0);
}

#[test] // AH-RULING-68
fn an_empty_supply_stops_neither_theft_nor_gifts() {
    let scene = || waters(CALM, UNION, [(3, 1), (0, 0), (1, 0)]).placed(UNION, Slot::Cannons, 1);
    let stolen = scene().gold(SMUGGLER, 20).begin().places(UNION, 1, "sail").goes(1, 0).rolls(6, 1);
    let stolen = stolen.picks("victory > option.b").picks("damage > slot.sail");
    stolen.gold(UNION, 1).gold(SMUGGLER, 19);
    let given = scene().gold(UNION, 20).crew(UNION, [Card::Emissary]).begin().places(UNION, 1, "sail").goes(1, 0);
    given.picks("emissary > pay").gold(UNION, 19).gold(SMUGGLER, 1);
}

#[test] // AH-LIMIT-02
fn victories_treasures_and_comrades_take_what_there_is() {
    let scene = waters(CALM, UNION, [(3, 1), (1, 1), (3, 0)]).ready(6).comrades(at(3, 1), 13).dice(UNION, [6, 6]);
    scene.begin().places(UNION, 6, "rally").ready(7, 0);
}

#[test] // AH-LIMIT-03
fn texts_of_crew_beat_the_general_rules() {
    // A Flagship that may not go off the map with an empty stack may do so with a Sea Witch; and a Pilot is not hurt.
    let scene = |crew: &[Card]| {
        let scene = waters("tree-b 0 0 0, skull-b 2 0 0", SMUGGLER, [(3, 1), (3, 1), (1, 0)]).tiles_in_stack(0);
        scene.crew(SMUGGLER, crew.iter().copied()).begin().places(SMUGGLER, 1, "sail")
    };
    scene(&[]).offers_no(SMUGGLER, "step > space.1.-1");
    scene(&[Card::SeaWitch]).goes(1, -1).flagship(SMUGGLER, at(1, 1));
    scene(&[Card::Pilot]).goes(0, 0).picks("pilot > yes").damage(SMUGGLER, 0);
}

#[test] // AH-LIMIT-04, AH-RULING-56
fn a_cannot_is_absolute() {
    // Negotiate ignores cost and suit, but not the Stronghold.
    let scene = waters(CALM, SMUGGLER, [(3, 1), (3, 1), (1, 1)]).strongholds(at(1, 1), 1).dice(SMUGGLER, [2, 2]);
    scene.begin().places(SMUGGLER, 2, "negotiate").acts(SMUGGLER).crew(SMUGGLER, &[]);
}

#[test] // AH-LIMIT-05, AH-RULING-60
fn the_boards_reminder_of_up_to_does_not_bind_comrades() {
    // The rule says 4: no question asks for a number.
    let scene = waters(CALM, UNION, [(3, 1), (0, 0), (3, 1)]).ready(6).begin().places(UNION, 1, "assemble");
    scene.acts(UNION).comrades(Region::CompassB, 4);
}

#[test] // AH-RULING-70
fn cards_in_the_box_never_return() {
    let scene = waters(CALM, SMUGGLER, [(2, 0), (2, 0), (3, 1)]).market([Card::Gunner]).deck([]).boxed([Card::Mystic]);
    let smuggled = scene.begin().picks("smuggle > card.gunner").acts(SMUGGLER);
    smuggled.boxed(Card::Mystic).then(|table| assert!(table.market_cards().is_empty()));
}
