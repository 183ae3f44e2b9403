//! End: victory, limit, standstill, agreement.

use crate::Voyage;
use crate::sailing::Sailing;
use crate::stage::{Stage, duel, general, team};
use crate::walk::{game, set_up};
use efemeris::{ALTAIR, BELLATRIX, CAPELLA, Efemeris, Event};
use wardroom_kernel::{Game, Rejected, Setup, Talk, Viewer};

#[test] // EF-END-05, EF-RULING-98, EF-END-07
fn without_a_limit_a_standstill_is_announced_and_the_game_continues() {
    let stuck = duel()
        .construction()
        .wrecked(&[ALTAIR, BELLATRIX])
        .planets(ALTAIR, "patrocles pytheas")
        .start()
        .does(ALTAIR, "end.turn")
        .goes_on();
    stuck.happened(|event| *event == Event::Standstill).explore().offers(BELLATRIX, "end.tactics").goes_on();
    let far = duel().round(900).start().build().does(ALTAIR, "end.turn").goes_on();
    far.explore().offers(BELLATRIX, "end.tactics");
}

#[test] // EF-END-07, EF-EX-79, EF-RULING-98
fn with_a_limit_a_standstill_is_counted_at_once() {
    let stuck = || {
        duel()
            .construction()
            .wrecked(&[ALTAIR, BELLATRIX])
            .round_limit(100)
            .round(12)
            .planets(ALTAIR, "patrocles pytheas")
    };
    stuck().start().does(ALTAIR, "end.turn").ends("standstill", &[ALTAIR]);
    stuck().built(BELLATRIX, 1, 0).start().does(ALTAIR, "end.turn").goes_on();
    stuck().captains(BELLATRIX, "byng").start().does(ALTAIR, "end.turn").goes_on();
    stuck().ship("bellatrix.frigate1", "0.0.w").start().does(ALTAIR, "end.turn").goes_on();
    let even = duel().construction().wrecked(&[ALTAIR, BELLATRIX]).round_limit(100).start().does(ALTAIR, "end.turn");
    even.ends("standstill", &[]);
    let three = general()
        .construction()
        .wrecked(&[ALTAIR, BELLATRIX, CAPELLA])
        .round_limit(100)
        .planets(ALTAIR, "patrocles pytheas apollas")
        .planets(BELLATRIX, "posidonius")
        .planets(CAPELLA, "");
    three.clone().built(CAPELLA, 0, 0).start().does(ALTAIR, "end.turn").ends("standstill", &[ALTAIR]);
    three.built(BELLATRIX, 1, 0).start().does(ALTAIR, "end.turn").goes_on();
}

#[test] // EF-END-06, EF-EX-78, EF-RULING-97
fn after_the_last_round_most_planets_win_and_equal_numbers_draw() {
    let last = |held: [&str; 2]| {
        duel().round_limit(40).round(40).construction().planets(ALTAIR, held[0]).planets(BELLATRIX, held[1])
    };
    let (three, two) = ("patrocles pytheas apollas", "posidonius hecateus");
    last([three, two]).start().does(ALTAIR, "end.turn").goes_on();
    last([three, two]).active(BELLATRIX).start().does(BELLATRIX, "end.turn").ends("limit", &[ALTAIR]);
    last(["patrocles pytheas", two]).active(BELLATRIX).start().does(BELLATRIX, "end.turn").ends("limit", &[]);
    last([three, two]).round(39).active(BELLATRIX).start().does(BELLATRIX, "end.turn").goes_on();
    last([three, two]).round_limit(0).active(BELLATRIX).start().does(BELLATRIX, "end.turn").goes_on();
    let fifth = last(["patrocles", "posidonius hecateus demodamas apollas"])
        .active(BELLATRIX)
        .ship("bellatrix.galleon", "-1.1.p");
    fifth.spices(BELLATRIX, "2/1").start().does(BELLATRIX, "conquer > planet.pytheas").ends("planets", &[BELLATRIX]);
    let general = general().round_limit(40).round(40).construction().active(CAPELLA);
    let general = general
        .planets(ALTAIR, "patrocles pytheas")
        .planets(BELLATRIX, "posidonius hecateus")
        .planets(CAPELLA, "apollas");
    general.start().does(CAPELLA, "end.turn").ends("limit", &[]);
}

#[test] // EF-END-04, EF-RULING-52, EF-DEC-04
fn a_draw_needs_the_consent_of_all_and_partners_are_asked_too() {
    let two = general().start().when("~ altair: offer draw; ~ capella: accept draw").goes_on();
    two.clone().when("~ bellatrix: accept draw").ends("agreement", &[]);
    two.when("~ bellatrix: decline draw").goes_on().next_turn().goes_on();
    let enemies = team().start().when("~ altair: offer draw; ~ capella: accept draw; ~ deneb: accept draw").goes_on();
    enemies.clone().when("~ bellatrix: decline draw").goes_on().offers(ALTAIR, "end.tactics");
    enemies.when("~ bellatrix: accept draw").ends("agreement", &[]);
}

#[test] // EF-RULING-52, EF-EX-65
fn a_draw_is_offered_once_in_a_turn_and_answered_before_play_goes_on() {
    let open = general().start().when("~ bellatrix: offer draw");
    assert_eq!(open.played.open_offer(), Some(BELLATRIX));
    assert!(open.played.may_say(ALTAIR).any(|word| word == Talk::AcceptDraw), "everybody else is asked");
    assert!(!open.played.may_say(ALTAIR).any(|word| word == Talk::OfferDraw), "one offer at a time");
    let mut waiting = open.clone().played;
    let any = waiting.offers(ALTAIR).next().expect("it is the turn of altair");
    assert_eq!(waiting.submit(ALTAIR, waiting.seq(ALTAIR), any), Err(Rejected::OfferOpen));
    let declined = open.when("~ altair: decline draw").played;
    assert!(!declined.may_say(BELLATRIX).any(|word| word == Talk::OfferDraw), "once in a turn");
    assert!(declined.may_say(CAPELLA).any(|word| word == Talk::OfferDraw), "each player has an offer");
    let why = |word, rejected| {
        let view = Efemeris::view(declined.table(), Viewer::Seat(BELLATRIX));
        Efemeris::why_not_say(&view, word, rejected).map(|why| (why.rule, why.key))
    };
    assert_eq!(why(Talk::OfferDraw, Rejected::OfferedBefore), Some(("EF-RULING-52", "why-draw-offered")));
    assert_eq!(why(Talk::OfferDraw, Rejected::OfferOpen), Some(("EF-RULING-52", "why-draw-waits")));
    assert_eq!(why(Talk::AcceptDraw, Rejected::NothingToSay), Some(("EF-END-04", "why-no-draw-offered")));
    assert_eq!(why(Talk::OfferDraw, Rejected::NothingToSay), None, "the setup is over: no rule stands against it");
}

#[test] // EF-EX-65, EF-RULING-52
fn after_a_refusal_the_offer_can_be_made_again_in_the_next_turn_and_never_in_the_setup() {
    let may_offer = |scene: &Voyage| scene.played.may_say(ALTAIR).any(|word| word == Talk::OfferDraw);
    let refused = general().start().when("~ altair: offer draw; ~ bellatrix: accept draw; ~ capella: decline draw");
    assert!(!may_offer(&refused));
    assert!(may_offer(&refused.goes_on().next_turn()));
    assert!(!may_offer(&game("duel")) && may_offer(&set_up("duel")));
}

#[test] // EF-END-06, EF-RULING-97
fn limits_are_options_that_only_play_without_people_sets() {
    let setup = |mode| Setup::new(Efemeris::MODES, mode, 2, []).expect("there is such a mode");
    assert_eq!(setup("duel").option("round_limit"), 0);
    assert_eq!(setup("duel").unattended().option("round_limit"), 100);
    assert_eq!(setup("duel-expert").option("match_games"), 0);
    assert_eq!(setup("duel-expert").unattended().option("match_games"), 7);
}
