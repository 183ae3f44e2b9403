//! Setup.

use crate::Voyage;
use crate::ashore::{Ashore, one};
use crate::kit::Deeds;
use marauders::{BLUE, Captain, EventCard, GREEN, Good, Modification, Nation, RED, YELLOW, Zone};
use wardroom_kernel::{Seat, Viewer};

/// Captains are dealt as named, one after the other.
#[track_caller]
fn dealt(captains: &[&str]) -> Voyage {
    let scene = Voyage::new("base", captains.len() as u8, []);
    captains.iter().fold(scene, |scene, captain| scene.draws(captain))
}
const TWO: [&str; 2] = ["felipe-de-los-reyes", "etienne-kermadec"];

/// Everything is over with: the first event is to be drawn.
#[track_caller]
fn begun(captains: &[&str]) -> Voyage {
    let mut scene = dealt(captains);
    while scene.played.table().round == 0 {
        scene = match scene.played.asked().next() {
            Some(_) => scene.picks_first(),
            None => scene.when("dice 1"),
        };
    }
    scene
}
trait First {
    fn picks_first(self) -> Self;
}
impl First for Voyage {
    fn picks_first(self) -> Self {
        let seat = self.played.asked().next().expect("a player is asked");
        let text = crate::kit::texts(&self, seat)[0].clone();
        self.picks(&text)
    }
}

#[test] // MM-SETUP-02, MM-SETUP-03, MM-INFO-07
fn captains_and_ships_are_secret_until_all_have_chosen() {
    let seen = |scene: &Voyage, viewer: Viewer, of: Seat| {
        let mut seen = None;
        scene.clone().sees(viewer, |view| seen = view.player(of).captain);
        seen
    };
    // The second captain is one of the fifteen that are left.
    let first = Voyage::new("base", 2, []).asks_chance(16).draws("felipe-de-los-reyes").asks_chance(15);
    let scene = first.draws("etienne-kermadec");
    let offers = ["ship.sloop", "ship.flute"];
    let scene = scene.asks(RED, &offers).asks(BLUE, &offers);
    assert_eq!(seen(&scene, Viewer::Seat(RED), RED), Some(Captain::FelipeDeLosReyes));
    assert_eq!((seen(&scene, Viewer::Seat(RED), BLUE), seen(&scene, Viewer::Spectator, RED)), (None, None));
    // What one has chosen changes nothing for the other.
    let scene = scene.when("red: ship.flute");
    assert_eq!(seen(&scene, Viewer::Seat(BLUE), RED), None);
    let scene = scene.asks(BLUE, &offers).when("blue: ship.sloop");
    assert_eq!(seen(&scene, Viewer::Seat(BLUE), RED), Some(Captain::FelipeDeLosReyes));
    scene.sails(RED, "flute").sails(BLUE, "sloop");
}

#[test] // MM-SETUP-05, MM-EX-02, MM-SHIP-02
fn all_locations_start_at_their_value() {
    let scene = dealt(&TWO).when("red: ship.sloop; blue: ship.flute");
    scene.ship(RED, [2, 2, 2, 2, 1]).ship(BLUE, [3, 4, 3, 1, 1]);
}

#[test] // MM-SETUP-01, MM-SETUP-06, MM-SETUP-13, MM-SETUP-14, MM-SETUP-15
fn everybody_starts_in_the_home_port_with_ten_gold_and_nothing_else() {
    let scene = begun(&TWO).in_port(RED, "havana").in_port(BLUE, "tortuga");
    for seat in [RED, BLUE] {
        let player = scene.played.table().players[seat];
        assert_eq!((player.gold, player.stash, player.track, player.bounties), (10, 0, 0, [0; 4]));
        assert!(player.cargo.is_empty() && player.weapons.is_empty() && player.specialists.is_empty());
        assert!(player.rumor.is_none() && player.mission.is_none() && player.ship.modifications.is_empty());
    }
    scene.then(|t| assert!(t.war.is_none() && t.npcs.iter().all(|slot| slot.cards().is_empty())));
}

#[test] // MM-SETUP-04
fn everybody_draws_one_glory_card() {
    let scene = dealt(&TWO).when("red: ship.sloop; blue: ship.sloop").draws("following-sea").draws("mangrove-creek");
    let scene = scene.hand(RED, 1).hand(BLUE, 1);
    scene.then(|t| assert!(t.players[RED].hand.has(marauders::Glory::FollowingSea) && t.glory.deck.len() == 68));
}

#[test] // MM-SETUP-07
fn a_random_captain_begins_and_the_order_is_clockwise() {
    let captains = ["felipe-de-los-reyes", "etienne-kermadec", "gaspar-montalvo"];
    let scene = dealt(&captains).when("red: ship.sloop; blue: ship.sloop; yellow: ship.sloop");
    let scene = scene.draws("following-sea").draws("mangrove-creek").draws("quick-learner");
    for (outcome, order) in [(1, [RED, BLUE, YELLOW]), (2, [BLUE, YELLOW, RED]), (3, [YELLOW, RED, BLUE])] {
        let scene = scene.clone().asks_chance(3).when(&format!("dice {outcome}"));
        scene.then(|t| assert_eq!(t.in_order().collect::<Vec<_>>(), order));
    }
}

#[test] // MM-SETUP-08
fn every_deck_is_shuffled() {
    // Any card may come: nature picks from all that are there.
    let scene = dealt(&TWO).when("red: ship.sloop; blue: ship.sloop").asks_chance(70).when("dice 70").asks_chance(69);
    let begun = begun(&TWO).asks_chance(34);
    begun.draws("convoys-set-sail").then(|t| {
        assert_eq!((t.cargo.deck.len(), t.rumors.len(), t.missions.deck.len()), (64, 25, 23));
        assert_eq!((t.captains.len(), t.events.deck.len()), (14, 33));
    });
    scene.hand(RED, 1);
}

#[test] // MM-SETUP-09, MM-SETUP-10, MM-SETUP-11, MM-COMP-05, MM-COMP-06, MM-COMP-08
fn demand_tokens_modifications_and_merchants_are_dealt_over_the_board() {
    let scene = begun(&TWO);
    scene.clone().then(|t| {
        let mut demand = t.reserve;
        assert_eq!(demand.len(), 8);
        Zone::ports().for_each(|port| demand.put(t.demand(port).expect("a demand token")));
        assert_eq!(Good::ALL.map(|good| demand.0[good.index()]), [3; 8]);
        let modifications: Vec<Modification> = Zone::ports().filter_map(|port| t.port(port).modification).collect();
        assert_eq!(Modification::ALL.map(|kind| modifications.iter().filter(|it| **it == kind).count()), [2; 8]);
        let merchants: Vec<Nation> = t.merchants.iter().flatten().copied().collect();
        assert_eq!(merchants.len(), 17);
        let of = |nation: &str| merchants.iter().filter(|it| **it == one::<Nation>(nation)).count();
        assert_eq!(["spanish", "dutch", "french", "english"].map(of), [5, 4, 4, 4]);
    });
    // Demand is open; modifications and merchants are face down for all.
    scene.sees(Viewer::Seat(RED), |view| {
        assert!(Zone::ports().all(|port| view.ports[port.index()].demand.is_some()));
        assert!(Zone::ports().all(|port| view.ports[port.index()].modification.seen().is_none()));
        assert!(view.merchants.iter().all(|token| token.is_there() && token.seen().is_none()));
    });
}

#[test] // MM-SETUP-09, MM-SETUP-10, MM-SETUP-11
fn what_lies_where_is_nature_s_to_say() {
    let deal = |outcome: u32| {
        let mut scene = dealt(&TWO).when("red: ship.sloop; blue: ship.sloop");
        while scene.played.table().round == 0 {
            let most = scene.played.chance().expect("nature deals");
            scene = scene.when(&format!("dice {}", outcome.min(most)));
        }
        let table = *scene.played.table();
        (table.ports.map(|port| (port.demand, port.modification)), table.merchants)
    };
    assert_ne!(deal(1), deal(24));
}

#[test] // MM-SETUP-12
fn two_missions_lie_face_up_at_their_places() {
    let mut scene = dealt(&TWO).when("red: ship.sloop; blue: ship.sloop");
    while scene.played.chance() != Some(25) {
        scene = scene.when("dice 1");
    }
    // Both in Havana.
    let scene = scene.draws("the-bishops-bell").asks_chance(24).draws("the-treasurers-wrath");
    scene.board("the-bishops-bell the-treasurers-wrath");
}

#[test] // MM-COMP-01, MM-RULING-01
fn two_to_four_play() {
    for seats in 2..=4 {
        let scene = Voyage::new("base", seats, []);
        let names: Vec<&str> = scene.played.seats().map(crate::kit::who).collect();
        assert_eq!(names, &["red", "blue", "yellow", "green"][..usize::from(seats)]);
    }
    for seats in [1, 5] {
        let setup =
            wardroom_kernel::Setup::new(<marauders::Marauders as wardroom_kernel::Game>::MODES, "base", seats, []);
        assert!(setup.is_err(), "{seats}");
    }
}

#[test] // MM-COMP-10
fn there_are_enough_ships_of_each_type_for_everybody() {
    let captains = ["felipe-de-los-reyes", "etienne-kermadec", "gaspar-montalvo", "cornelia-verhagen"];
    let scene = dealt(&captains).when("red: ship.flute; blue: ship.flute; yellow: ship.flute; green: ship.flute");
    [RED, BLUE, YELLOW, GREEN].into_iter().fold(scene, |scene, seat| scene.sails(seat, "flute"));
    assert_eq!(EventCard::ALL.len(), 34);
}
