//! Why not: whatever is not offered has a reason, whatever is offered has none, and the reason is the rule.

use crate::Voyage;
use crate::sailing::Sailing;
use crate::stage::{Stage, british, duel, expert, spanish, team, team_start};
use crate::walk::{SetUp, everywhere, game};
use efemeris::{ALTAIR, BELLATRIX, Efemeris, Phase};
use std::collections::BTreeSet;
use wardroom_kernel::{Game, Match, Seat, Viewer};

/// Each text is refused to altair by the rule beside it.
#[track_caller]
fn refuses(scene: Voyage, refusals: &[(&str, &str)]) {
    refusals.iter().fold(scene, |scene, (text, rule)| scene.rejects(&format!("altair: {text}"), rule));
}
fn reasons(played: &Match<Efemeris>, seat: Seat, text: &str) -> usize {
    let offers: Vec<_> = played.offers(seat).collect();
    let view = Efemeris::view(played.table(), Viewer::Seat(seat));
    Efemeris::why_not(&view, seat, &offers, &text.split(" > ").collect::<Vec<_>>()).len()
}

#[test] // EF-TACT-02, EF-BUILD-01
fn whatever_is_not_offered_has_a_reason_and_whatever_is_offered_has_none() {
    for mode in ["duel", "team", "general-expert"] {
        let mut known: BTreeSet<String> = BTreeSet::new();
        everywhere(mode, 2, 250, |played| {
            if played.outcome().is_some() || played.chance().is_some() {
                return;
            }
            for seat in played.seats() {
                let offers: BTreeSet<String> = played.offers(seat).map(|offer| offer.to_string()).collect();
                for text in offers.iter().step_by(7) {
                    assert_eq!(reasons(played, seat, text), 0, "`{text}` is offered");
                }
                for text in known.iter().filter(|text| !offers.contains(*text)).step_by(97) {
                    assert_ne!(reasons(played, seat, text), 0, "`{text}` is not offered, and there is no reason");
                }
                known.extend(offers.into_iter().step_by(5));
            }
        });
    }
}

#[test] // EF-SETUP-05, EF-SETUP-06, EF-SETUP-07, EF-SETUP-08, EF-SETUP-10
fn choices_of_the_setup_are_refused_by_its_rules() {
    let nations = game("duel").does(ALTAIR, "nation.french");
    nations.rejects("bellatrix: nation.french", "EF-SETUP-05");
    refuses(game("duel").until(Phase::Captains), &[("captain.blake > captain.byng", "EF-SETUP-06")]);
    refuses(
        game("duel").until(Phase::Crew).does(ALTAIR, "crew.banker; crew.banker"),
        &[("crew.banker", "EF-SETUP-07")],
    );
    let planets = game("duel").until(Phase::Planets).does(ALTAIR, "planet.patrocles");
    planets.rejects("bellatrix: planet.patrocles", "EF-SETUP-08");
    refuses(game("duel").until(Phase::StartTiles), &[("tile.patrocles > cell.0.1 > turn.0", "EF-SETUP-10")]);
}

#[test] // EF-EXPL-03, EF-EXPL-05, EF-TURN-02
fn tiles_are_refused_where_there_is_no_room() {
    let full = duel().drawn(ALTAIR, "s2 s6").start();
    refuses(full, &[("tile.s2 > cell.0.1 > turn.0", "EF-EXPL-03"), ("tile.s2 > cell.0.-3 > turn.0", "EF-EXPL-05")]);
    let apart = team_start().drawn(ALTAIR, "s4").drawn(BELLATRIX, "s8").start();
    refuses(apart, &[("tile.s4 > cell.-2.0 > turn.0", "EF-EXPL-03"), ("tile.s8 > cell.1.0 > turn.0", "EF-TEAM-07")]);
}

#[test] // EF-MOVE-01, EF-MOVE-04, EF-MOVE-06, EF-MOVE-07, EF-MOVE-10
fn moves_are_refused_by_the_rule_that_bars_them() {
    refuses(
        duel().ship("bellatrix.frigate1", "0.-1.n").start(),
        &[
            ("ship.altair.galleon > space.0.-1.n", "EF-MOVE-04"),
            ("ship.altair.galleon > space.0.1.a", "EF-MOVE-01"),
            ("ship.altair.galleon > space.0.-1.p", "EF-MOVE-03"),
            ("ship.bellatrix.galleon > space.0.1.a", "EF-MOVE-01"),
        ],
    );
    let fort = duel().fortress("posidonius").ship("bellatrix.galleon", "0.2.b").ship("altair.galleon", "0.0.3");
    refuses(fort.start(), &[("ship.altair.galleon > space.0.1.p", "EF-MOVE-06")]);
    let beyond = duel().ship("altair.galleon", "1.0.f").start();
    refuses(beyond, &[("ship.altair.galleon > space.1.0.2", "EF-MOVE-07")]);
    let frozen = duel().freezes(BELLATRIX, "altair.galleon").start();
    refuses(frozen, &[("ship.altair.galleon > space.0.-1.n", "EF-MOVE-10")]);
    let moved = duel().start().does(ALTAIR, "ship.altair.galleon > space.0.-1.n");
    refuses(moved, &[("ship.altair.galleon > space.0.-1.p", "EF-MOVE-01")]);
}

#[test] // EF-CREW-01, EF-CREW-02, EF-CREW-07, EF-CREW-10, EF-CREW-11, EF-CREW-12, EF-CREW-13, EF-CREW-15
fn crew_cards_are_refused_by_their_conditions() {
    refuses(
        duel().spices(ALTAIR, "5/5").hand(ALTAIR, "banker").start(),
        &[("crew.banker > spice.pepper", "EF-CREW-07")],
    );
    refuses(duel().start(), &[("crew.banker > spice.pepper", "EF-CREW-01")]);
    let full = duel().spices(ALTAIR, "0/5").hand(ALTAIR, "courtesan helmsman").ship("altair.galleon", "0.0.w").start();
    refuses(full, &[("crew.courtesan > play", "EF-CREW-11"), ("crew.helmsman > play", "EF-CREW-10")]);
    let lost = duel().no_galleon(ALTAIR).hand(ALTAIR, "helmsman").start();
    refuses(lost, &[("crew.helmsman > play", "EF-CREW-01")]);
    let three = duel().in_play(ALTAIR, "gunner gunner gunner").hand(ALTAIR, "helmsman").start();
    refuses(three, &[("crew.helmsman > play", "EF-CREW-02")]);
    let yard = british().hand(ALTAIR, "surgeon shipwright").in_play(ALTAIR, "surgeon").built(ALTAIR, 2, 0).start();
    refuses(yard, &[("crew.surgeon > play", "EF-CREW-12"), ("crew.shipwright > play", "EF-CREW-13")]);
    refuses(spanish().hand(ALTAIR, "governor").start(), &[("crew.governor > play", "EF-CREW-15")]);
}

#[test] // EF-ATK-02, EF-ATK-03, EF-ATK-04, EF-ATK-11, EF-BUILD-05
fn attacks_are_refused_by_place_and_target() {
    let shot = "crew.gunner > ship.altair.galleon > ship.bellatrix.galleon";
    let gunner = || duel().hand(ALTAIR, "gunner");
    refuses(gunner().start(), &[(shot, "EF-ATK-02")]);
    refuses(
        gunner().ship("altair.galleon", "0.0.w").ship("bellatrix.galleon", "0.0.3").start(),
        &[(shot, "EF-ATK-03")],
    );
    refuses(
        gunner().ship("altair.galleon", "0.0.3").ship("bellatrix.galleon", "0.0.w").start(),
        &[(shot, "EF-ATK-03")],
    );
    let fort = gunner().fortress("posidonius").ship("altair.galleon", "0.0.3").ship("altair.frigate1", "0.1.2").start();
    refuses(
        fort,
        &[
            ("crew.gunner > ship.altair.galleon > fortress.posidonius", "EF-ATK-04"),
            ("crew.gunner > ship.altair.galleon > ship.altair.frigate1", "EF-ATK-11"),
            ("crew.gunner > ship.altair.frigate1 > ship.bellatrix.galleon", "EF-BUILD-05"),
        ],
    );
}

#[test] // EF-CAPT-04, EF-CAPT-06, EF-CAPT-08, EF-CAPT-11, EF-CAPT-12, EF-CAPT-15, EF-CAPT-16, EF-CAPT-17, EF-RULING-83
fn abilities_are_refused_by_their_conditions() {
    let of = |captains: &str| duel().captains(ALTAIR, captains).hand(ALTAIR, "first_officer");
    let british = |captains: &str| british().captains(ALTAIR, captains).hand(ALTAIR, "first_officer");
    let ability = |text: &str| format!("crew.first_officer > captain.{text}");
    for (scene, text, rule) in [
        (of("hubac castel").freezes(BELLATRIX, "altair.galleon"), "hubac", "EF-CAPT-04"),
        (of("hubac castel").moved("altair.galleon"), "hubac", "EF-CAPT-04"),
        (of("chesnaye castel"), "chesnaye > planet.patrocles", "EF-CAPT-06"),
        (of("chesnaye castel"), "chesnaye > planet.posidonius", "EF-CAPT-06"),
        (of("cassini castel"), "cassini > cell.0.1 > by.1", "EF-CAPT-08"),
        (of("cassini castel"), "cassini > cell.1.-1 > by.3", "EF-RULING-83"),
        (of("cassini castel"), "hubac", "EF-CREW-08"),
        (british("blake byng"), "blake > ship.bellatrix.galleon", "EF-CAPT-11"),
        (british("byng blake"), "byng > seat.bellatrix", "EF-CAPT-12"),
        (of("guzman pargo").fortress("patrocles"), "guzman > planet.patrocles", "EF-CAPT-15"),
        (of("silva pargo"), "silva > token.solar_winds > ship.bellatrix.galleon > space.0.1.a", "EF-CAPT-16"),
        (of("aviles pargo"), "aviles > crew.gunner", "EF-CAPT-17"),
    ] {
        refuses(scene.start(), &[(&ability(text), rule)]);
    }
}

#[test] // EF-BONUS-04, EF-BONUS-06, EF-TEAM-09
fn tokens_are_refused_without_effect() {
    refuses(
        duel().spices(ALTAIR, "5/1").tokens(ALTAIR, "new_cargo").start(),
        &[("token.new_cargo > spice.pepper", "EF-BONUS-06")],
    );
    let shot = duel().tokens(ALTAIR, "warning_shot").start();
    refuses(shot, &[("token.warning_shot > ship.bellatrix.galleon > space.0.2.a", "EF-BONUS-04")]);
    let partner = team().tokens(ALTAIR, "solar_winds").start();
    refuses(partner, &[("token.solar_winds > ship.bellatrix.galleon > space.1.-1.1", "EF-TEAM-09")]);
}

// EF-BUILD-02, EF-BUILD-03, EF-BUILD-04, EF-BUILD-07, EF-BUILD-08, EF-BUILD-10, EF-BUILD-11
#[test] // EF-CONQ-01, EF-CONQ-02, EF-CONQ-03, EF-TEAM-10, EF-TEAM-11
fn builds_are_refused_by_price_place_and_limit() {
    let build = || duel().construction();
    refuses(
        build().spices(ALTAIR, "1/0").start(),
        &[
            ("recruit > crew.gunner", "EF-BUILD-02"),
            ("build.frigate > planet.patrocles", "EF-BUILD-03"),
            ("build.fortress > planet.patrocles", "EF-BUILD-07"),
            ("build.galleon > planet.patrocles", "EF-BUILD-10"),
            ("conquer > planet.pytheas", "EF-CONQ-01"),
            ("conquer > planet.patrocles", "EF-CONQ-02"),
        ],
    );
    refuses(build().spices(ALTAIR, "5/5").start(), &[("build.frigate > planet.patrocles", "EF-BUILD-03")]);
    let spent = build().spices(ALTAIR, "5/5").ship("altair.galleon", "0.0.w").built(ALTAIR, 2, 2).start();
    refuses(
        spent,
        &[("build.frigate > planet.patrocles", "EF-BUILD-04"), ("build.fortress > planet.patrocles", "EF-BUILD-08")],
    );
    let poor = build().spices(ALTAIR, "1/1").ship("altair.galleon", "-1.1.p").start();
    refuses(poor, &[("conquer > planet.pytheas", "EF-CONQ-03")]);
    let rose = build().no_galleon(ALTAIR).spices(ALTAIR, "0/2").start();
    refuses(rose, &[("build.galleon > rose", "EF-BUILD-11")]);
    let shared = team().construction().spices(ALTAIR, "1/0").spices(BELLATRIX, "5/5").built(BELLATRIX, 2, 2).start();
    refuses(shared, &[("share > spice.pepper", "EF-TEAM-10"), ("build.frigate > planet.patrocles", "EF-TEAM-11")]);
}

#[test] // EF-TURN-01, EF-TURN-02, EF-EXPERT-05
fn phases_and_turns_of_others_are_refused() {
    let turn = duel().spices(ALTAIR, "5/5").start();
    refuses(turn.clone(), &[("build.fortress > planet.patrocles", "EF-TURN-02")]);
    turn.rejects("bellatrix: ship.bellatrix.galleon > space.0.1.a", "EF-TURN-01");
    let building = duel().construction().tokens(ALTAIR, "new_cargo").start();
    refuses(building, &[("ship.altair.galleon > space.0.-1.n", "EF-TURN-02")]);
    let wreck =
        expert().collection().tile("1.1", "x5", 0).ship("altair.galleon", "1.1.k").ship("altair.frigate1", "0.2.n");
    refuses(wreck.start(), &[("rescue > ship.altair.frigate1 > crew.gunner", "EF-EXPERT-05")]);
}
