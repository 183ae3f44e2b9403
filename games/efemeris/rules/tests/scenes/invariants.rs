//! Invariants: what is true at every moment of random games.

use crate::walk::everywhere;
use efemeris::{Crew, Hand, Kind, Place, Planet, Ship, Side, Space, Table, Token, Tokens};
use std::collections::BTreeSet;

const MODES: [&str; 6] = ["duel", "general", "team", "duel-expert", "general-expert", "team-expert"];

#[track_caller]
fn always(look: impl Fn(&Table)) {
    for mode in MODES {
        everywhere(mode, 3, 700, |played| look(played.table()));
    }
}

#[test] // EF-INV-02, EF-COMP-07
fn hands_cards_in_play_reserve_and_out_are_the_nations_twelve_cards() {
    always(|table| {
        for side in table.mode().sides() {
            let navy = table.navies[usize::from(side.0)];
            let Some(nation) = navy.nation else { continue };
            let players = table.mode().seats_of(side).map(|seat| &table.players[seat]);
            let cards =
                players.fold(navy.reserve.plus(navy.out), |cards, player| cards.plus(player.hand).plus(player.in_play));
            assert_eq!(cards, table.parts.crew_of(nation));
        }
    });
}

#[test] // EF-INV-03, EF-BONUS-01
fn tokens_in_bag_and_hands_only_become_fewer_and_spices_never_exceed_the_box() {
    for mode in MODES {
        let mut before = (0, Tokens::NONE);
        everywhere(mode, 3, 700, |played| {
            let table = played.table();
            let held = table.players.iter().fold(table.bag, |tokens, player| tokens.plus(player.tokens));
            assert!(Token::ALL.iter().all(|&token| held.count(token) <= 8));
            let is_same_game = (table.game, played.answers().is_empty()) == (before.0, false);
            let has_grown = held.minus(before.1).is_some() && held != before.1;
            assert!(!is_same_game || !has_grown, "a used token has come back");
            before = (table.game, held);
            let pepper: u8 = table.players.iter().map(|player| player.spices.pepper).sum();
            let vanilla: u8 = table.players.iter().map(|player| player.spices.vanilla).sum();
            assert!(pepper <= 20 && vanilla <= 20);
        });
    }
}

#[test] // EF-INV-04, EF-INV-07, EF-SPACE-07, EF-SPACE-13
fn no_two_ships_share_a_space_but_the_rose_and_none_is_in_a_singularity() {
    always(|table| {
        let (parts, mut taken) = (table.parts.0, BTreeSet::new());
        for (ship, space) in table.ships() {
            assert!(space == parts.rose() || taken.insert(space), "{ship} is not alone");
            let kind = table.sky.kind(parts, space);
            assert_ne!(kind, Some(Kind::Singularity));
            // Without a path there is nothing but the empty sky.
            let mut links = 0;
            table.sky.for_each_step(parts, space, |_, _| links += 1);
            assert_eq!(kind.is_none(), links == 0, "{ship} at {space}");
            let is_edge = matches!(space.place(), Place::Edge(..));
            assert!(kind.is_some() || is_edge, "only an edge can be without a path");
        }
    });
}

#[test] // EF-INV-05, EF-INV-08, EF-CREW-02
fn builds_and_crew_in_play_keep_within_their_limits() {
    always(|table| {
        for seat in table.mode().seats() {
            let player = &table.players[seat];
            let afloat = player.ships[1..].iter().flatten().count();
            assert!(afloat <= usize::from(player.frigates_built) && player.frigates_built <= 2);
            let fortified = table.planets_of(seat).filter(|&planet| table.holding(planet).is_fortified).count();
            assert!(fortified <= usize::from(player.fortresses_built) && player.fortresses_built <= 2);
            assert!(player.in_play.len() <= 3);
            assert!(player.in_play == Hand::NONE || player.galleon().is_some(), "crew in play without a galleon");
            assert!(player.hand.len() <= table.parts.mode(table.mode()).hand_limit);
            assert!(!player.in_play.has(Crew::Surgeon) || player.is_protected());
        }
    });
}

#[test] // EF-INV-06, EF-BUILD-09, EF-BUILD-14
fn a_fortress_is_its_holders_and_no_enemy_comes_to_it() {
    for mode in MODES {
        let mut before: Vec<(Ship, Space)> = Vec::new();
        everywhere(mode, 3, 700, |played| {
            let table = played.table();
            for planet in Planet::ALL.into_iter().filter(|&planet| table.holding(planet).is_fortified) {
                let holder = table.holding(planet).holder.expect("a fortress is its holder's");
                let is_enemy = |ship: Ship| table.side_of(ship.seat) != table.side_of(holder);
                let here = table.sky.planet(table.parts.0, planet);
                let mut guests = table.ships().filter(|&(ship, at)| Some(at) == here && is_enemy(ship));
                assert!(guests.all(|guest| before.contains(&guest)), "an enemy has come to the fortress on {planet}");
            }
            before = table.ships().collect();
        });
    }
}

#[test] // EF-INV-09, EF-END-01, EF-END-02
fn an_unfinished_game_has_no_side_at_the_goal_and_two_sides_with_planets() {
    for mode in MODES {
        everywhere(mode, 3, 700, |played| {
            let table = played.table();
            if table.phase.is_setup() || played.outcome().is_some() {
                return;
            }
            let planets =
                |side: Side| -> usize { table.mode().seats_of(side).map(|seat| table.planets_of(seat).count()).sum() };
            let goal = usize::from(table.parts.mode(table.mode()).planets_to_win);
            assert!(table.mode().sides().all(|side| planets(side) < goal));
            assert!(table.mode().sides().filter(|&side| planets(side) > 0).count() >= 2);
        });
    }
}
