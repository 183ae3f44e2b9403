//! Spaces: nodes, links and what each kind does.

use crate::sailing::Sailing;
use crate::stage::{Stage, british, duel};
use efemeris::{ALTAIR, BELLATRIX, Space};

#[test] // EF-SPACE-01, EF-SPACE-02, EF-SPACE-03
fn a_rotation_turns_exits_clockwise_and_two_cells_share_their_edge_node() {
    // s1 has exits e0, e2, e3, e5; two sixths clockwise they are on the sides 2, 4, 5, 1.
    let sky = duel().start().linked("1.-1.f", &["1.-1.1", "1.-1.2", "0.0.1", "0.-1.2"]);
    let sky = sky.linked("0.0.1", &["0.0.w", "1.-1.f"]);
    for (here, there) in [("0.0.0", "0.-1.3"), ("0.0.1", "1.-1.4"), ("0.0.2", "1.0.5"), ("0.-1.2", "1.-1.5")] {
        assert_eq!(here.parse::<Space>(), there.parse(), "one and the same");
    }
    sky.linked("1.-1.4", &["0.0.w", "1.-1.f"]);
}

#[test] // EF-SPACE-04, EF-EX-07, EF-EXPL-04, EF-RULING-07
fn an_exit_against_nothing_or_a_blank_side_is_a_dead_end_until_one_meets_it() {
    let sky = duel().drawn(ALTAIR, "s2 apollas").start();
    let sky = sky.linked("-1.0.0", &["-1.0.a"]).has_no_space("-1.0.5");
    // Apollas has exits on the sides 0, 2 and 4: its blank side 3 may lie there.
    let blank = sky.clone().does(ALTAIR, "tile.apollas > cell.-1.-1 > turn.0").linked("-1.0.0", &["-1.0.a"]);
    blank.linked("0.-1.5", &["-1.-1.n", "0.-1.n"]);
    // s2 has an exit there.
    sky.does(ALTAIR, "tile.s2 > cell.-1.-1 > turn.0").linked("-1.0.0", &["-1.-1.f", "-1.0.a"]);
}

#[test] // EF-SPACE-05
fn from_inner_space_to_inner_space_over_a_border_are_two_steps() {
    let sky = duel().start().linked("0.-1.2", &["0.-1.p", "1.-1.f"]);
    sky.linked("0.-1.p", &["-1.0.1", "0.-1.0", "0.-1.1", "0.-1.2", "0.-1.n"]);
    // Seven steps over three borders and the rose, by Hubac: two for each border, one on the tile.
    let far = duel().ship("bellatrix.galleon", "0.2.b").hand(ALTAIR, "first_officer first_officer").start();
    let five = far.uses(ALTAIR, "hubac").lacks(ALTAIR, "ship.altair.galleon > space.0.1.3");
    five.uses(ALTAIR, "hubac").offers(ALTAIR, "ship.altair.galleon > space.0.1.3");
}

#[test] // EF-SPACE-06, EF-SPACE-09, EF-RULING-20
fn unconnected_nodes_have_no_distance() {
    // Nothing leads from the lonely tile to the others.
    let far = british()
        .tile("2.0", "demodamas", 0)
        .ship("altair.galleon", "2.0.p")
        .ship("bellatrix.frigate1", "1.0.n")
        .hand(ALTAIR, "first_officer");
    far.start().may_use(ALTAIR, &[]);
}

#[test] // EF-SPACE-07, EF-INV-04
fn only_the_rose_takes_a_second_ship() {
    duel().ship("altair.frigate1", "0.-1.2").start().lacks(ALTAIR, "ship.altair.galleon > space.0.-1.2");
    let rose = duel()
        .ship("altair.galleon", "0.0.1")
        .ship("altair.frigate1", "0.0.w")
        .ship("bellatrix.galleon", "0.0.w")
        .start();
    rose.does(ALTAIR, "ship.altair.galleon > space.0.0.w")
        .afloat(ALTAIR, "frigate@0.0.w galleon@0.0.w")
        .afloat(BELLATRIX, "galleon@0.0.w");
}

#[test] // EF-SPACE-08, EF-SPACE-10
fn plain_edge_and_foreign_planet_spaces_bring_nothing() {
    for site in ["0.2.n", "0.0.3", "0.0.w", "-1.1.p"] {
        let idle = duel().collection().ship("altair.galleon", site).spices(ALTAIR, "1/1").start();
        idle.spices(ALTAIR, "2/1").tokens(ALTAIR, 0).stands("altair.galleon", site);
    }
}

#[test] // EF-SPACE-13, EF-INV-04
fn a_ship_that_enters_a_singularity_is_gone_pushed_or_not_protected_or_not() {
    let pushed = british()
        .active(BELLATRIX)
        .tokens(BELLATRIX, "warning_shot")
        .ship("altair.galleon", "1.0.f")
        .in_play(ALTAIR, "surgeon")
        .start();
    pushed
        .does(BELLATRIX, "token.warning_shot > ship.altair.galleon > space.1.0.s")
        .afloat(ALTAIR, "")
        .captain(ALTAIR, "byng", "blake");
}

#[test] // EF-SPACE-16, EF-RULING-30, EF-RULING-93, EF-RULING-71
fn a_galleon_in_the_empty_sky_cannot_sail_but_plays_crew_and_is_teleported() {
    // The tile on (1,-1) has no exit to the north, and nothing lies beyond.
    let adrift = || {
        duel()
            .ship("altair.galleon", "1.-1.0")
            .hand(ALTAIR, "helmsman banker")
            .spices(ALTAIR, "1/1")
            .tokens(ALTAIR, "solar_winds")
    };
    let adrift = adrift().start().never(ALTAIR, "ship.altair.galleon").never(ALTAIR, "token.solar_winds");
    adrift.does(ALTAIR, "crew.banker > spice.pepper; crew.helmsman > play").stands("altair.galleon", "0.0.w");
    // Back on a path once a tile with an exit touches its node: s6 has exits everywhere.
    let found = duel()
        .drawn(ALTAIR, "s6 s2")
        .ship("altair.galleon", "1.-1.0")
        .start()
        .does(ALTAIR, "tile.s6 > cell.1.-2 > turn.0");
    let found = found.linked("1.-1.0", &["1.-2.n"]).explore();
    found.offers(ALTAIR, "ship.altair.galleon > space.1.-2.n");
}
