//! Who sees what: the Union's hand, decks, the stack of tiles, pledge markers; and what is public.

use crate::deeds::{Begin, CALM, Deeds, name, seen_by, waters};
use crate::{SEATS, Sailing, Voyage};
use ahoy::{
    Ahoy, Card, CardSet, DieSlot, Event, Faction, Hand, Marker, Plan, Plans, SMUGGLER, SMUGGLER_2, SQUADRON, Slot,
};
use ahoy::{Table, UNION, at};
use wardroom_kernel::{Game, Viewer};

fn hand(plans: &[Plan]) -> Plans {
    plans.iter().copied().collect()
}
/// All seats but the Union, and a spectator.
fn others() -> [Viewer; 3] {
    [seen_by(SQUADRON), seen_by(SMUGGLER), Viewer::Spectator]
}

#[test] // AH-PLAN-04, AH-LIMIT-06
fn the_unions_hand_is_for_its_eyes_only_and_its_size_for_everybody() {
    let plans = [Plan::Enlist, Plan::CloseCall, Plan::CloseCall];
    let scene = waters(CALM, UNION, [(0, 0), (3, 0), (3, 0)]).plans(plans[..2].iter().copied()).begin();
    let scene = scene.sees(seen_by(UNION), |view| assert_eq!(view.plan_hand, Hand::Plans(hand(&plans[..2]))));
    for viewer in others() {
        let seen = scene.clone().sees(viewer, |view| assert_eq!(view.plan_hand, Hand::Backs(2)));
        seen.sees(viewer, |view| assert_eq!(view.plan_deck, 10));
    }
}

#[test] // AH-DICE-04, AH-SMUG-08
fn each_board_shows_the_slots_that_its_faction_has() {
    let scene = waters(CALM, UNION, [(0, 0), (3, 0), (3, 0)]);
    let seats = [SQUADRON, UNION, SMUGGLER];
    let scene =
        seats.into_iter().fold(scene, |scene, seat| scene.placed(seat, Slot::Sail, 1).placed(seat, Slot::Tailwind, 1));
    scene.begin().sees(Viewer::Spectator, |view| {
        let shown = serde_json::to_value(view).expect("it is plain data");
        for (seat, sail, tailwind) in [(SQUADRON, 4, 2), (UNION, 4, 2), (SMUGGLER, 3, 1)] {
            let slots = &shown["players"][usize::from(seat.0)]["slots"];
            let count = |slot: &str| slots[slot].as_array().map(Vec::len);
            assert_eq!((count("sail"), count("tailwind")), (Some(sail), Some(tailwind)), "{slots}");
            assert_eq!(view.player(seat).slots.row(Slot::Sail).len(), sail);
        }
    });
}

#[test] // AH-PLAN-04, AH-PLAN-01
fn drawn_plans_are_named_to_the_union_alone() {
    let scene = waters(CALM, UNION, [(0, 0), (3, 0), (3, 0)]).round_over().begin().settles();
    let heard = |viewer| {
        let events = scene.played.events().iter().filter(|event| Ahoy::is_visible(event, viewer));
        let drawn = |named: bool| {
            let is_named = move |event: &&&Event| match event {
                Event::PlanDrawn { .. } => named,
                Event::DrewAPlan { .. } => !named,
                _ => false,
            };
            events.clone().collect::<Vec<_>>().iter().filter(is_named).count()
        };
        (drawn(true), drawn(false))
    };
    assert_eq!(heard(seen_by(UNION)), (2, 0));
    for viewer in others() {
        assert_eq!(heard(viewer), (0, 2), "{viewer:?}");
    }
}

#[test] // AH-PLAN-04, AH-PLAN-02
fn from_outside_two_hands_look_alike_and_ask_alike() {
    let attacked = |plan| {
        let scene = waters(CALM, SMUGGLER, [(3, 1), (1, 0), (0, 0)]).placed(SMUGGLER, Slot::Cannons, 3).plans([plan]);
        scene.begin().places(SMUGGLER, 1, "sail").goes(1, 0)
    };
    let (battle, action) = (attacked(Plan::SecretWeapon), attacked(Plan::Enlist));
    let asked = |scene: &Voyage| scene.played.asked().collect::<Vec<_>>();
    assert_eq!((asked(&battle), asked(&action)), (vec![UNION], vec![UNION]), "the window opens with either hand");
    for viewer in others() {
        let look = |scene: &Voyage| Ahoy::view(scene.played.table(), viewer);
        assert_eq!(look(&battle), look(&action), "{viewer:?} can tell the hands apart");
    }
    let (battle, action) = (battle.picks("plan > pass"), action.picks("plan > pass"));
    assert_eq!(battle.played.events(), action.played.events());
}

#[test] // AH-LIMIT-06, AH-PLAN-03
fn discarded_plans_and_the_size_of_the_deck_are_public() {
    let discard = [Plan::Evacuation, Plan::WeaponsCache];
    let scene = waters(CALM, UNION, [(0, 0), (3, 0), (3, 0)]).discarded_plans(discard).plans([Plan::Enlist]).begin();
    for viewer in [seen_by(UNION), seen_by(SQUADRON), seen_by(SMUGGLER), Viewer::Spectator] {
        scene.clone().sees(viewer, |view| {
            assert_eq!((&view.plan_discard, view.plan_deck), (&hand(&discard), 9));
        });
    }
}

#[test] // AH-LIMIT-06, AH-SETUP-04, AH-SETUP-08
fn nobody_knows_the_order_of_the_market_deck_and_the_stack_or_the_boxed_tile() {
    let deck = [Card::Pilot, Card::Diver, Card::Elder];
    let begin = |deck: [Card; 3]| waters(CALM, SQUADRON, [(0, 0), (3, 0), (3, 0)]).market([]).deck(deck).begin();
    let [first, second, third] = deck;
    // A deck is a set until a card is drawn: there is no order that could be seen.
    assert_eq!(begin(deck).played.table(), begin([third, first, second]).played.table());
    for viewer in [seen_by(SQUADRON), seen_by(UNION), seen_by(SMUGGLER), Viewer::Spectator] {
        begin(deck).sees(viewer, |view| {
            assert_eq!(view.deck, deck.into_iter().collect::<CardSet>());
            // Two tiles are on the map: ten are unseen, one of them is in the box, and any of them can be it.
            assert_eq!((view.tiles_in_stack, view.unseen_tiles().count()), (9, 10));
        });
    }
}

/// Four players; the second Smuggler's pile 1 is the Union's.
fn pledges() -> ahoy::Scene {
    let scene = Table::scene(4).tile("compass-b", 0, 0, 0).tile("skull-b", 2, 0, 0);
    let scene = SEATS.into_iter().fold(scene, |scene, seat| scene.flagship(seat, at(3, 0)).gold(seat, 0));
    let scene = scene.first_pile(SMUGGLER, Faction::Squadron).first_pile(SMUGGLER_2, Faction::Union);
    scene.pledged(SMUGGLER, 1, [Card::Gunner]).pledged(SMUGGLER_2, 2, [Card::Diver])
}

#[test] // AH-SETUP-17, AH-LIMIT-06, AH-RULING-67, AH-DE-15
fn only_its_owner_knows_which_pledge_marker_is_which() {
    let scene = pledges().begin();
    let marker = |viewer, seat| Ahoy::view(scene.played.table(), viewer).player(seat).marker;
    assert_eq!(marker(seen_by(SMUGGLER), SMUGGLER), Marker::Shows(Faction::Squadron));
    assert_eq!(marker(seen_by(SMUGGLER), SMUGGLER_2), Marker::FaceDown);
    assert_eq!(marker(seen_by(SMUGGLER_2), SMUGGLER_2), Marker::Shows(Faction::Union));
    for viewer in [seen_by(SQUADRON), seen_by(UNION), Viewer::Spectator] {
        assert_eq!([SMUGGLER, SMUGGLER_2].map(|seat| marker(viewer, seat)), [Marker::FaceDown; 2], "{viewer:?}");
    }
}

#[test] // AH-RULING-67
fn which_card_lies_in_which_pile_is_public() {
    for viewer in [seen_by(SQUADRON), seen_by(SMUGGLER_2), Viewer::Spectator] {
        pledges().begin().sees(viewer, |view| {
            assert!(view.player(SMUGGLER).pledged[0].has(Card::Gunner) && view.player(SMUGGLER).pledged[1].is_empty());
            assert!(view.player(SMUGGLER_2).pledged[1].has(Card::Diver));
        });
    }
}

#[test] // AH-END-02
fn at_the_end_the_markers_are_shown() {
    let over = pledges().fame(SQUADRON, 40).round_over().begin().ends("fame", &[SQUADRON]);
    over.sees(Viewer::Spectator, |view| {
        assert_eq!(view.player(SMUGGLER).marker, Marker::Shows(Faction::Squadron));
        assert_eq!(view.player(SMUGGLER_2).marker, Marker::Shows(Faction::Union));
    });
}

#[test] // AH-RULING-67, AH-SETUP-17
fn the_pairing_of_piles_is_drawn_at_random_and_told_to_the_owner() {
    let begun = Voyage::new("base", 3, []).until(|scene| scene.played.table().phase.turn().is_some());
    let marked = |viewer| {
        let events = begun.played.events().iter().filter(|event| Ahoy::is_visible(event, viewer));
        events.filter(|event| matches!(event, Event::PilesMarked { .. })).count()
    };
    assert_eq!(marked(seen_by(SMUGGLER)), 1);
    assert_eq!([seen_by(SQUADRON), seen_by(UNION), Viewer::Spectator].map(marked), [0; 3]);
    assert!(begun.played.table().player(SMUGGLER).first_pile.is_some());
}

#[test] // AH-LIMIT-06, AH-DICE-09
fn dice_gold_boards_crew_cargo_market_map_fame_and_ready_comrades_are_public() {
    let scene = waters(CALM, UNION, [(0, 0), (1, 1), (3, 0)]).dice(SMUGGLER, [1, 5]).gold(SMUGGLER, 3).fame(UNION, 7);
    let scene = scene.crew(SQUADRON, [Card::Elder]).cargo(SMUGGLER, [Card::Diver]).ready(4).comrades(at(1, 1), 2);
    let scene = scene.damaged(UNION, Slot::Rally).market([Card::Pilot]).begin();
    let table = scene.played.table().clone();
    for viewer in [seen_by(SQUADRON), seen_by(UNION), seen_by(SMUGGLER), Viewer::Spectator] {
        scene.clone().sees(viewer, |view| {
            assert_eq!((view.sea, view.market, view.phase), (table.sea, table.market, table.phase));
            assert_eq!((view.first, view.round, view.gold_in_supply), (SQUADRON, 1, 17));
            for seat in table.seats() {
                let (seen, real) = (view.player(seat), table.player(seat));
                assert_eq!((seen.gold, seen.fame, seen.hand), (real.gold, real.fame, real.hand), "{}", name(seat));
                assert_eq!((seen.aside, seen.white), (real.aside, real.white));
                let slots = Slot::ALL.into_iter();
                assert!(slots.clone().all(|slot| real.slots.row(slot).starts_with(seen.slots.row(slot))));
                let filled = slots.flat_map(|slot| seen.slots.row(slot)).filter(|&&holds| holds != DieSlot::Empty);
                assert_eq!(filled.count(), real.slots.filled().count());
                assert_eq!((seen.crew, seen.cargo, seen.black), (real.crew, real.cargo, real.black));
            }
        });
    }
}
