//! Scenes that end in a refusal; each line is a touch and the keys and rules that answer it.

use crate::table::{ALTAIR, BELLATRIX, Mode, Phase, Scene, Table};
use crate::{Action, Efemeris};
use wardroom_kernel::{Game, Match, Seat, Viewer};

fn at(scene: Scene) -> Match<Efemeris> {
    Match::at(scene.table().unwrap_or_else(|why| panic!("{why}")))
}
fn why(m: &Match<Efemeris>, seat: Seat, path: &str) -> Vec<String> {
    let (view, path): (_, Vec<&str>) = (Efemeris::view(m.table(), Viewer::Seat(seat)), path.split(" > ").collect());
    let offers: Vec<Action> = m.offers(seat).collect();
    let reasons = Efemeris::why_not(&view, seat, &offers, &path);
    reasons.into_iter().map(|reason| format!("{} {}", reason.key, reason.rule)).collect()
}
#[track_caller]
fn refuses(m: &Match<Efemeris>, refusals: &[(&str, &str)]) {
    for (path, reason) in refusals {
        let expected: &[&str] = if reason.is_empty() { &[] } else { &[reason] };
        assert_eq!(why(m, ALTAIR, path), expected, "touching {path}");
    }
}

#[test] // EF-MOVE-01, EF-MOVE-03, EF-MOVE-04, EF-MOVE-06, EF-MOVE-07, EF-MOVE-10, EF-SPACE-04, EF-SPACE-05, EF-CREW-01
fn a_move_that_is_not_offered() {
    let m =
        at(Table::f1().ship("altair.frigate1", "0.0.0").ship("bellatrix.frigate1", "0.0.3").moved("altair.frigate1"));
    refuses(
        &m,
        &[
            ("ship.altair.galleon > space.0.-1.n", ""),
            ("ship.altair.galleon > space.0.-1.p", "why-same-space EF-MOVE-03"),
            ("ship.altair.galleon > space.0.0.0", "why-occupied EF-MOVE-04"),
            ("ship.altair.galleon > space.0.0.w", "why-way-barred EF-MOVE-04"),
            ("ship.altair.galleon > space.0.1.a", "why-too-far EF-MOVE-01"),
            ("ship.altair.galleon > space.0.-1.w", "why-no-space EF-SPACE-04"),
            ("ship.altair.galleon > space.-1.1.p", "why-too-far EF-MOVE-01"),
            ("ship.altair.frigate1 > space.0.0.w", "why-moved-already EF-MOVE-01"),
            ("ship.altair.frigate2", "why-ship-not-there EF-MOVE-01"),
            ("ship.bellatrix.galleon", "why-not-your-ship EF-MOVE-01"),
            ("space.0.0.w", "why-ship-first EF-MOVE-03"),
            ("build.frigate", "why-build-later EF-TURN-02"),
            // After a ship, something that is no space: the reason is about that.
            ("ship.altair.galleon > ship.bellatrix.galleon", "why-not-your-ship EF-MOVE-01"),
            ("ship.altair.galleon > crew.surgeon", "why-card-not-yours EF-CREW-01"),
        ],
    );
    let m = at(Table::f1()
        .ship("altair.galleon", "0.0.w")
        .ship("bellatrix.galleon", "0.2.n")
        .ship("altair.frigate1", "0.-2.m")
        .fortress("posidonius"));
    refuses(
        &m,
        &[
            ("ship.altair.galleon > space.0.1.p", "why-foreign-fortress EF-MOVE-06"),
            ("ship.altair.galleon > space.0.1.a", "why-way-fortified EF-MOVE-06"),
            ("ship.altair.frigate1 > space.0.-2.n", "why-through-singularity EF-MOVE-07"),
        ],
    );
    refuses(
        &at(Table::f1().frozen("altair.galleon").captain(BELLATRIX, "blake")),
        &[("ship.altair.galleon > space.0.-1.n", "why-frozen EF-MOVE-10")],
    );
}

#[test] // EF-CREW-01, EF-CREW-02, EF-CREW-04, EF-CREW-07, EF-CREW-10, EF-CREW-11, EF-CAPT-06, EF-CREW-08
fn a_card_that_cannot_be_played() {
    let french =
        || Table::f1().captain(ALTAIR, "chesnaye").hand(ALTAIR, "banker first_officer gunner helmsman courtesan");
    refuses(
        &at(french().spices(ALTAIR, "0/5")),
        &[
            ("crew.banker > spice.pepper", "why-nothing-to-give EF-CREW-07"),
            ("crew.banker > spice.vanilla", ""),
            ("crew.courtesan", "why-spice-full EF-CREW-11"),
            ("crew.surgeon", "why-card-not-yours EF-CREW-01"),
            ("crew.first_officer", "why-planet-occupied EF-CAPT-06"),
            ("crew.first_officer > captain.chesnaye > planet.posidonius", "why-planet-not-yours EF-CAPT-06"),
            ("crew.first_officer > captain.hubac", "why-not-your-captain EF-CREW-08"),
            ("captain.chesnaye", "why-officer-first EF-CAPT-01"),
            ("crew.gunner > ship.altair.galleon > ship.bellatrix.galleon", "why-out-of-range EF-ATK-02"),
        ],
    );
    refuses(&at(french().ship("altair.galleon", "0.0.w")), &[("crew.helmsman", "why-on-rose EF-CREW-10")]);
    refuses(&at(french().no_ship("altair.galleon")), &[("crew.helmsman", "why-no-galleon EF-CREW-01")]);
    let spent = french().hand(ALTAIR, "helmsman").in_play(ALTAIR, "banker gunner courtesan");
    refuses(
        &at(spent),
        &[
            ("crew.helmsman", "why-crew-limit EF-CREW-02"),
            ("crew.banker", "why-card-in-play EF-CREW-04"),
            ("crew.first_officer", "why-card-in-reserve EF-CREW-01"),
        ],
    );
}

#[test] // EF-ATK-02, EF-ATK-03, EF-ATK-04, EF-ATK-11, EF-CREW-09, EF-CAPT-03, EF-BUILD-05
fn an_attack_that_is_not_offered() {
    let british = || Table::f1().captain(ALTAIR, "fairborne").hand(ALTAIR, "gunner first_officer");
    refuses(
        &at(british().ship("altair.galleon", "0.0.w")),
        &[("crew.gunner", "why-shooter-on-rose EF-ATK-03"), ("crew.first_officer", "why-with-gunner EF-CAPT-03")],
    );
    let m = at(british()
        .ship("altair.galleon", "0.0.3")
        .ship("altair.frigate1", "0.-1.n")
        .ship("bellatrix.frigate1", "0.0.w")
        .fortress("posidonius"));
    refuses(
        &m,
        &[
            ("crew.gunner > ship.altair.galleon > ship.bellatrix.galleon", ""),
            ("crew.gunner > ship.altair.galleon > fortress.posidonius", "why-ship-on-fortress EF-ATK-04"),
            ("crew.gunner > ship.altair.galleon > ship.bellatrix.frigate1", "why-target-on-rose EF-ATK-03"),
            ("crew.gunner > ship.altair.galleon > planet.posidonius", "why-marker-no-target EF-ATK-11"),
            ("crew.gunner > ship.altair.galleon > fortress.patrocles", "why-no-fortress EF-ATK-02"),
            ("crew.gunner > ship.altair.frigate1 > ship.bellatrix.galleon", "why-frigates-do-not-attack EF-BUILD-05"),
            (
                "crew.gunner > crew.first_officer > ship.altair.galleon > ship.bellatrix.galleon",
                "why-officers EF-CAPT-10",
            ),
        ],
    );
    refuses(&at(british().hand(ALTAIR, "gunner")), &[("crew.gunner", "why-no-target EF-CREW-09")]);
}

#[test] // EF-BUILD-02, EF-BUILD-03, EF-BUILD-07, EF-BUILD-10, EF-BUILD-11, EF-CONQ-01, EF-CONQ-02, EF-CONQ-03
fn a_build_that_is_not_offered() {
    let scene = || Table::f1().phase(Phase::Construction);
    refuses(
        &at(scene().spices(ALTAIR, "2/2")),
        &[
            ("build.frigate", "why-planet-occupied EF-BUILD-03"),
            ("build.frigate > planet.pytheas", "why-planet-not-yours EF-BUILD-03"),
            ("build.galleon", "why-has-galleon EF-BUILD-10"),
            ("build.fortress > planet.posidonius", "why-planet-not-yours EF-BUILD-07"),
            ("conquer", "why-no-ship-there EF-CONQ-01"),
            ("conquer > planet.patrocles", "why-own-planet EF-CONQ-02"),
            ("share > spice.pepper", "why-no-partner EF-TEAM-10"),
            ("ship.altair.galleon", "why-tactics-over EF-TURN-02"),
            ("crew.gunner", "why-tactics-over EF-TACT-02"),
            ("end.tactics", "why-tactics-over EF-TURN-02"),
        ],
    );
    refuses(
        &at(scene().spices(ALTAIR, "1/2").ship("altair.galleon", "-1.1.p").built(ALTAIR, 2, 2)),
        &[
            ("recruit", "why-cannot-pay EF-BUILD-02"),
            ("build.frigate", "why-no-frigate-left EF-BUILD-04"),
            ("build.fortress", "why-no-fortress-left EF-BUILD-08"),
            ("conquer > planet.pytheas", "why-cannot-pay EF-CONQ-03"),
        ],
    );
    refuses(
        &at(scene().spices(ALTAIR, "5/5").no_ship("altair.galleon")),
        &[("build.galleon > rose", "why-planet-before-rose EF-BUILD-11")],
    );
}

#[test] // EF-EXPL-01, EF-EXPL-03, EF-EXPL-05, EF-TEAM-07
fn a_tile_that_cannot_be_laid_there() {
    let m = at(Table::f1().drawn(ALTAIR, "s5 s6"));
    refuses(
        &m,
        &[
            ("tile.s5 > cell.-1.-1", ""),
            ("tile.s5 > cell.0.0", "why-cell-taken EF-EXPL-03"),
            ("tile.s5 > cell.0.-3", "why-cell-outside EF-EXPL-05"),
            ("tile.s5 > cell.-1.-1 > cell.0.0", "why-cell-taken EF-EXPL-03"),
            ("tile.s9", "why-tile-not-drawn EF-EXPL-01"),
            ("tile.s5 > tile.s9", "why-tile-not-drawn EF-EXPL-01"),
            ("ship.altair.galleon", "why-explore-first EF-TURN-02"),
        ],
    );
    let start = Table::scene(Mode::Duel).sky("0.-1 patrocles+0; 0.1 posidonius+0");
    let start = start.holds(ALTAIR, "patrocles").holds(BELLATRIX, "posidonius").drawn(ALTAIR, "s5 s6");
    refuses(&at(start), &[("tile.s5 > cell.2.-1", "why-cell-apart EF-EXPL-03")]);
}

#[test] // EF-TURN-01, EF-DEC-02, EF-TEAM-09
fn a_seat_that_is_not_asked_gets_the_reason() {
    let m = at(Table::f1());
    assert_eq!(why(&m, BELLATRIX, "ship.bellatrix.galleon"), ["why-not-your-turn EF-TURN-01"]);
    let team = Table::scene(Mode::Team)
        .sky("0.-1 patrocles+0; 1.-1 pytheas+0; 0.1 posidonius+0")
        .holds(ALTAIR, "patrocles")
        .holds(BELLATRIX, "pytheas")
        .holds(Seat(2), "posidonius")
        .ship("altair.galleon", "0.-1.p")
        .ship("bellatrix.galleon", "1.-1.p")
        .change(|t| t.ended = BELLATRIX.into());
    let m = at(team);
    assert_eq!(why(&m, BELLATRIX, "ship.bellatrix.galleon"), ["why-ended EF-DEC-02"]);
    refuses(&m, &[("ship.bellatrix.galleon", "why-partners-ship EF-TEAM-09")]);
}
