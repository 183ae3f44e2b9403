//! Information: who sees what, and what chance decides.

use crate::Voyage;
use crate::sailing::{Sailing, read};
use crate::stage::{Stage, duel, expert, spanish, team};
use crate::walk::everywhere;
use efemeris::{ALTAIR, BELLATRIX, CAPELLA, Captain, CaptainView, CardsView, Efemeris, Event, Phase, QueueView, View};
use wardroom_kernel::{Game, Viewer};

const ENEMY: Viewer = Viewer::Seat(BELLATRIX);

fn view(scene: &Voyage, viewer: Viewer) -> View {
    Efemeris::view(scene.played.table(), viewer)
}
/// The events of the last answer that a viewer sees.
fn visible(scene: &Voyage, before: usize, viewer: Viewer) -> Vec<&Event> {
    scene.played.events().iter().skip(before).filter(|event| Efemeris::is_visible(event, viewer)).collect()
}

#[test] // EF-INFO-01, EF-RULING-63, EF-INV-10
fn hands_reserves_and_queued_captains_of_others_are_hidden() {
    let scene = || duel().hand(ALTAIR, "gunner gunner banker").start();
    for viewer in [ENEMY, Viewer::Spectator] {
        let seen = view(&scene(), viewer);
        assert_eq!(seen.players[ALTAIR].hand, CardsView::Backs(3));
        assert_eq!(seen.navy(ALTAIR).reserve, CardsView::Backs(9));
        assert_eq!(seen.players[ALTAIR].queue, QueueView::Backs(1));
        // Another hand, another queue: nothing that others see is different.
        let other = duel().captains(ALTAIR, "hubac cassini").hand(ALTAIR, "helmsman courtesan first_officer").start();
        assert_eq!(view(&other, viewer), seen);
    }
}

#[test] // EF-INFO-01, EF-EXPERT-01
fn which_expert_tiles_take_part_is_hidden() {
    let stack = |expert_tiles: [&str; 4]| {
        let base = "demodamas hipparchus apollas hecateus eratosthenes s2 s5 s6 s9 s10";
        expert().stack(&format!("{base} {}", expert_tiles.join(" "))).start()
    };
    let (one, other) = (stack(["x1", "x2", "x3", "x4"]), stack(["x5", "x6", "x7", "x8"]));
    for viewer in [Viewer::Seat(ALTAIR), ENEMY, Viewer::Spectator] {
        assert_eq!(view(&one, viewer), view(&other, viewer));
        assert_eq!(view(&one, viewer).stack.len(), 14);
    }
}

#[test] // EF-INFO-02
fn board_spices_tokens_captain_crew_in_play_and_all_numbers_are_public() {
    let scene = duel().hand(ALTAIR, "gunner").in_play(ALTAIR, "banker").out(ALTAIR, "courtesan").spices(ALTAIR, "3/2");
    let scene =
        scene.tokens(ALTAIR, "solar_winds new_cargo").fortress("patrocles").ship("altair.frigate1", "0.0.w").start();
    let truth = scene.played.table();
    for viewer in [ENEMY, Viewer::Spectator] {
        let seen = view(&scene, viewer);
        let (player, known) = (&seen.players[ALTAIR], &truth.players[ALTAIR]);
        assert_eq!((&seen.sky, seen.planets, player.ships), (&truth.sky, truth.planets, known.ships));
        assert_eq!((player.spices, player.tokens, player.in_play), (known.spices, known.tokens, known.in_play));
        assert_eq!(player.captain, CaptainView::Open(Captain::Hubac));
        assert_eq!((player.hand.len(), seen.navy(ALTAIR).reserve.len(), player.queue.len()), (1, 9, 1));
        assert_eq!((seen.stack.len(), seen.bag.len()), (truth.stack.len(), 22));
        assert_eq!((seen.navy(ALTAIR).out, player.lost), (read("courtesan"), known.lost));
    }
}

#[test] // EF-INFO-03
fn a_player_knows_the_own_hand_queue_and_reserve() {
    let scene = duel().hand(ALTAIR, "gunner").start();
    let seen = view(&scene, Viewer::Seat(ALTAIR));
    assert_eq!(seen.players[ALTAIR].hand, CardsView::Cards(read("gunner")));
    assert_eq!(seen.navy(ALTAIR).reserve, CardsView::Cards(scene.played.table().navy(ALTAIR).reserve));
    assert!(matches!(seen.players[ALTAIR].queue, QueueView::Captains(queue) if queue.iter().eq([Captain::Castel])));
}

#[test] // EF-INFO-03, EF-RULING-96
fn partners_see_each_others_hand_and_the_common_reserve() {
    let scene = team().hand(ALTAIR, "gunner banker").hand(BELLATRIX, "helmsman").start();
    let seen = view(&scene, Viewer::Seat(BELLATRIX));
    assert_eq!(seen.players[ALTAIR].hand, CardsView::Cards(read("gunner banker")));
    assert_eq!(seen.navy(BELLATRIX).reserve.len(), 9);
    assert!(seen.navy(BELLATRIX).reserve.cards().is_some());
    assert_eq!(view(&scene, Viewer::Seat(CAPELLA)).players[ALTAIR].hand, CardsView::Backs(2));
}

/// Two worlds that differ in the kind of a card look and sound the same to an enemy.
fn is_unseen(one: &Voyage, other: &Voyage, before: [usize; 2]) {
    for viewer in [ENEMY, Viewer::Spectator] {
        assert_eq!(view(one, viewer), view(other, viewer));
        assert_eq!(visible(one, before[0], viewer), visible(other, before[1], viewer));
        assert!(!visible(one, before[0], viewer).is_empty(), "all see that it was done");
    }
    let own = Viewer::Seat(ALTAIR);
    assert_ne!(visible(one, before[0], own), visible(other, before[1], own), "the owner sees the kind");
}

#[test] // EF-INFO-01, EF-INFO-02, EF-INFO-04, EF-EX-68, EF-RULING-91, EF-DEC-03
fn a_recruited_card_is_seen_as_a_number() {
    let begun = || duel().construction().spices(ALTAIR, "2/0").hand(ALTAIR, "gunner").start();
    let before = begun().played.events().len();
    let [one, other] = ["gunner", "helmsman"].map(|kind| begun().does(ALTAIR, &format!("recruit > crew.{kind}")));
    is_unseen(&one, &other, [before; 2]);
    let seen = view(&one, ENEMY);
    assert_eq!(seen.players[ALTAIR].spices.to_string(), "0/0");
    assert_eq!((seen.players[ALTAIR].hand, seen.navy(ALTAIR).reserve), (CardsView::Backs(2), CardsView::Backs(10)));
}

#[test] // EF-INFO-04, EF-RULING-91, EF-DEC-03
fn a_sold_card_and_a_rescued_one_are_seen_as_numbers() {
    let market =
        spanish().captains(ALTAIR, "aviles pargo").hand(ALTAIR, "first_officer gunner banker").spices(ALTAIR, "1/1");
    let market = market.start();
    let before = market.played.events().len();
    let [one, other] = ["gunner", "banker"].map(|kind| market.clone().uses(ALTAIR, &format!("aviles > crew.{kind}")));
    is_unseen(&one, &other, [before; 2]);
    let wreck = expert().collection().tile("1.1", "x5", 0).ship("altair.galleon", "1.1.k").start();
    let before = wreck.played.events().len();
    let [one, other] = ["gunner", "banker"]
        .map(|kind| wreck.clone().does(ALTAIR, &format!("rescue > ship.altair.galleon > crew.{kind}")));
    is_unseen(&one, &other, [before; 2]);
}

#[test] // EF-INFO-05
fn chance_decides_start_expert_tiles_draws_and_byngs_card_and_nothing_else() {
    for mode in ["duel", "team", "general-expert"] {
        everywhere(mode, 3, 500, |played| {
            let table = played.table();
            let Some(outcomes) = played.chance() else { return };
            let is_one_of = match table.phase {
                Phase::Start => outcomes == u32::from(table.mode().side_count()),
                Phase::Stack => outcomes <= 8,
                Phase::Draw => outcomes == u32::from(table.stack.len()),
                Phase::Collect => outcomes == u32::from(table.bag.len()),
                // Byng: the hand of an opponent.
                Phase::Tactics => table.players.iter().any(|player| outcomes == u32::from(player.hand.len())),
                _ => false,
            };
            assert!(is_one_of, "one of {outcomes} in {:?}", table.phase);
        });
    }
}
