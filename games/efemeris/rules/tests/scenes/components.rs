//! Components: what there is, and where it can be.

use crate::sailing::Sailing;
use crate::stage::{Stage, duel, expert};
use crate::walk::{everywhere, game};
use efemeris::{ALTAIR, Captain, Crew, Group, Kind, Nation, Parts, Planet, Spice, Tile, Token};
use wardroom_kernel::Parts as _;

#[test] // EF-COMP-01, EF-RULING-09
fn three_nations_have_four_captains_and_twelve_crew_cards_each() {
    let parts = Parts::shipped();
    for nation in Nation::ALL {
        assert_eq!(nation.captains().len(), 4);
        assert!(nation.captains().iter().all(|captain| captain.nation() == nation));
        assert_eq!(parts.crew_of(nation).len(), 12);
    }
    assert_eq!(Nation::ALL.len(), 3);
}

#[test] // EF-COMP-02
fn five_planet_markers_are_enough_for_a_victory_and_no_more() {
    assert_eq!(Parts::shipped().planet_markers, 5);
    let facts = &Parts::shipped().modes;
    assert!(facts.iter().all(|mode| mode.frigates == 2 && mode.fortresses == 2 && mode.planets_to_win <= 5));
}

#[test] // EF-COMP-03, EF-MODE-04
fn one_centre_eight_planet_ten_sky_and_eight_expert_tiles() {
    let of = |group: Group| Tile::ALL.iter().filter(|tile| tile.group() == group).count();
    assert_eq!([Group::Centre, Group::Planet, Group::Sky, Group::Expert].map(of), [1, 8, 10, 8]);
    let layouts = Parts::shipped().layouts.iter();
    let layouts: Vec<_> = layouts.map(|layout| (layout.tiles, layout.expert_tiles, layout.cells.len())).collect();
    assert_eq!(layouts, [(19, 0, 19), (23, 4, 23), (25, 6, 25), (27, 8, 27)]);
}

#[test] // EF-COMP-04
fn each_planet_has_a_price_a_spice_and_one_space_on_its_own_tile() {
    let parts = Parts::shipped();
    for planet in Planet::ALL {
        let spaces = &parts.paths(planet.tile()).spaces;
        assert_eq!(spaces.iter().filter(|space| space.1 == Kind::Planet).count(), 1);
        let price = parts.planet(planet).price;
        assert!((3..=6).contains(&price.total()) && price.pepper <= 5 && price.vanilla <= 5);
    }
    let makes = |spice| Planet::ALL.iter().filter(|&&planet| parts.planet(planet).produces == spice).count();
    assert_eq!([Spice::Pepper, Spice::Vanilla].map(makes), [5, 3]);
    // A marker a turn while the own marker is on it.
    duel().collection().spices(ALTAIR, "0/0").planets(ALTAIR, "apollas").start().spices(ALTAIR, "0/1");
}

#[test] // EF-COMP-05, EF-RULING-12
fn no_player_ever_holds_more_than_five_of_a_spice_whatever_the_source() {
    duel().collection().spices(ALTAIR, "5/5").ship("altair.galleon", "1.0.f").start().spices(ALTAIR, "5/5");
    let full = duel().spices(ALTAIR, "0/5").hand(ALTAIR, "courtesan banker").tokens(ALTAIR, "new_cargo").start();
    full.never(ALTAIR, "crew.courtesan").lacks(ALTAIR, "token.new_cargo > spice.vanilla");
    for mode in ["duel", "team"] {
        everywhere(mode, 3, 600, |played| {
            for player in &played.table().players {
                assert!(player.spices.pepper <= 5 && player.spices.vanilla <= 5);
            }
        });
    }
}

#[test] // EF-COMP-06, EF-RULING-13
fn twenty_four_tokens_of_three_kinds_and_at_most_three_in_a_hand() {
    game("duel").then(|table| assert_eq!(Token::ALL.map(|token| table.bag.count(token)), [8, 8, 8]));
    everywhere("duel", 3, 600, |played| {
        assert!(played.table().players.iter().all(|player| player.tokens.len() <= 3));
    });
}

#[test] // EF-COMP-07
fn a_card_moves_between_hand_play_reserve_and_out() {
    let begun = expert().hand(ALTAIR, "banker").spices(ALTAIR, "3/1").start().reserve(ALTAIR, 11);
    let played = begun.does(ALTAIR, "crew.banker > spice.pepper").hand(ALTAIR, "").in_play(ALTAIR, "banker");
    let recruited = played.build().does(ALTAIR, "recruit > crew.banker").hand(ALTAIR, "banker").reserve(ALTAIR, 10);
    let next = recruited.next_turn().next_turn().in_play(ALTAIR, "").out(ALTAIR, "banker");
    next.then(|table| assert_eq!(table.navy(ALTAIR).reserve.count(Crew::Banker), 0));
}

#[test] // EF-COMP-08
fn a_captain_is_current_queued_waiting_or_lost() {
    let begun = duel().ship("altair.galleon", "0.-2.m").start().captain(ALTAIR, "hubac", "");
    let begun = begun.then(|table| assert!(table.players[ALTAIR].queue.iter().eq([Captain::Castel])));
    let sunk = begun.sink(ALTAIR).captain(ALTAIR, "castel", "hubac");
    sunk.then(|table| assert!(table.players[ALTAIR].queue.is_empty() && table.players[ALTAIR].galleon().is_none()));
}
