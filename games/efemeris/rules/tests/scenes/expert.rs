//! Expert: more tiles, more captains, and matches.

use crate::Voyage;
use crate::sailing::Sailing;
use crate::stage::{Stage, expert, general};
use crate::walk::{SetUp, game};
use efemeris::{ALTAIR, BELLATRIX, CAPELLA, Cell, Event, Phase, Scene, Side, Verdict};
use wardroom_kernel::Seats;

#[test] // EF-EXPERT-01, EF-INFO-05
fn expert_tiles_are_drawn_at_random_for_the_layout_that_was_chosen() {
    for (tiles, wanted) in [("23", 4), ("25", 6)] {
        let mut scene = Voyage::new("duel-expert", 2, [("start", "1"), ("tiles", tiles)]).until(Phase::Stack);
        for left in (9 - wanted..=8).rev() {
            scene = scene.asks_chance(left).when("dice 1");
        }
        scene.asks_chance(16 + wanted);
    }
    let all = Voyage::new("duel-expert", 2, [("start", "1"), ("tiles", "27")]).set_up();
    all.then(|table| assert_eq!((table.stack.len(), table.layout().cells.len()), (24, 27)));
}

#[test] // EF-EXPERT-02, EF-SETUP-06
fn three_captains_are_chosen_in_their_order() {
    let choosing = game("duel-expert").until(Phase::Captains);
    assert_eq!(choosing.texts(ALTAIR, "").len(), 4 * 3 * 2);
    let lost = expert().ship("altair.galleon", "0.-2.m").spices(ALTAIR, "0/5").start().sink(ALTAIR);
    let lost = lost.captain(ALTAIR, "castel", "hubac").does(ALTAIR, "build.galleon > planet.patrocles");
    let again = lost.next_turn().next_turn().sink(ALTAIR).captain(ALTAIR, "chesnaye", "hubac castel");
    let again = again.does(ALTAIR, "build.galleon > planet.patrocles").next_turn().next_turn();
    again.sink(ALTAIR).captain(ALTAIR, "", "hubac castel chesnaye").never(ALTAIR, "build.galleon");
}

/// Altair is about to conquer Pytheas, the last planet it needs.
fn decisive(mode: Scene, held: &str) -> Scene {
    mode.construction().planets(ALTAIR, held).ship("altair.galleon", "-1.1.p").spices(ALTAIR, "2/1")
}
const CONQUER: &str = "conquer > planet.pytheas";

#[test] // EF-EXPERT-06, EF-EXPERT-07, EF-DEC-05
fn a_won_game_is_followed_by_a_full_new_setup_until_a_side_has_won_two() {
    let held = "patrocles apollas hecateus demodamas";
    let four = decisive(expert(), "patrocles apollas hecateus").start().does(ALTAIR, CONQUER);
    four.then(|table| assert_eq!((table.game, table.wins), (1, [0; 3])));
    let won = decisive(expert(), held).start().does(ALTAIR, CONQUER).goes_on();
    let first = Event::GameEnded { game: 1, verdict: Verdict::Planets(Side(0)), winners: ALTAIR.into() };
    let won = won.happened(|event| *event == first);
    won.clone().then(|table| {
        assert_eq!((table.game, table.wins, table.round, table.phase), (2, [1, 0, 0], 0, Phase::Nations));
        assert!(table.sky.tiles().map(|laid| laid.cell).eq([Cell::CENTRE]));
        assert_eq!(table.bag.len(), 24);
        assert!(table.planets.iter().all(|planet| planet.holder.is_none()));
        assert!(table.navies.iter().all(|navy| navy.nation.is_none()));
        assert!(table.players.iter().all(|player| player.hand.is_empty() && player.spices.total() == 0));
    });
    // Nothing is decided in between but the new setup.
    won.asks_exactly(&[BELLATRIX]).may(BELLATRIX, "", &["nation.french", "nation.british", "nation.spanish"]);
    let second = decisive(expert(), held).change(|table| (table.game, table.wins) = (2, [1, 0, 0])).start();
    second.does(ALTAIR, CONQUER).ends("match", &[ALTAIR]);
}

#[test] // EF-EX-64, EF-EXPERT-06, EF-RULING-62
fn with_three_players_as_many_games_are_played_as_are_needed() {
    let game = |game: u16, wins: [u8; 3]| {
        let scene = decisive(general().expert(23), "patrocles hecateus demodamas");
        let scene = scene.captains(ALTAIR, "hubac castel chesnaye").captains(BELLATRIX, "blake byng fairborne");
        let scene = scene.captains(CAPELLA, "pargo guzman silva");
        scene.change(|table| (table.game, table.wins) = (game, wins)).start().does(ALTAIR, CONQUER)
    };
    game(3, [0, 1, 1]).goes_on().then(|table| assert_eq!((table.game, table.wins), (4, [1, 1, 1])));
    game(4, [1, 1, 1]).ends("match", &[ALTAIR]);
}

#[test] // EF-RULING-62
fn the_start_moves_on_each_game_and_a_drawn_game_counts_for_no_side() {
    let next = decisive(expert(), "patrocles apollas hecateus demodamas").start().does(ALTAIR, CONQUER);
    let next = next.then(|table| assert_eq!((table.start, table.active), (Side(1), Side(1)))).set_up();
    next.stands("bellatrix.galleon", "0.-1.p").spices(BELLATRIX, "1/1").spices(ALTAIR, "1/2");
    let drawn = expert().construction().round_limit(40).round(40).active(BELLATRIX).start();
    let drawn = drawn.does(BELLATRIX, "end.turn").goes_on();
    drawn.then(|table| assert_eq!((table.game, table.wins, table.start), (2, [0; 3], Side(1))));
}

#[test] // EF-END-04, EF-RULING-62, EF-RULING-52
fn a_draw_that_all_agree_on_ends_the_game_and_another_one_follows() {
    let agreed = || {
        expert()
            .change(|table| (table.game, table.wins) = (2, [1, 0, 0]))
            .start()
            .when("~ bellatrix: offer draw; ~ altair: accept draw")
            .goes_on()
    };
    let drawn = Event::GameEnded { game: 2, verdict: Verdict::Agreement, winners: Seats::default() };
    let next = agreed().happened(|event| *event == drawn).then(|table| {
        assert_eq!((table.game, table.wins, table.start), (3, [1, 0, 0], Side(1)));
        assert_eq!((table.phase, table.round), (Phase::Nations, 0));
        assert!(table.planets.iter().all(|planet| planet.holder.is_none()));
    });
    let asked =
        next.asks_exactly(&[BELLATRIX]).may(BELLATRIX, "", &["nation.french", "nation.british", "nation.spanish"]);
    assert!(!asked.played.may_undo(ALTAIR) && !asked.played.may_undo(BELLATRIX), "what is agreed is agreed");
    // The next game has its own offers, and its own end.
    let again = asked.set_up().when("~ bellatrix: offer draw; ~ altair: decline draw").goes_on();
    again.then(|table| assert_eq!(table.game, 3));
    agreed().set_up().when("~ altair: offer draw; ~ bellatrix: accept draw").then(|table| assert_eq!(table.game, 4));
}

#[test] // EF-END-04, EF-RULING-97
fn the_last_game_of_a_limited_match_may_be_drawn_by_agreement() {
    let last = |wins: [u8; 3]| {
        let last = expert().agreed(|agreed| agreed.match_games = 7).change(|table| table.game = 7);
        last.change(|table| table.wins = wins).start().when("~ altair: offer draw; ~ bellatrix: accept draw")
    };
    last([0, 1, 0]).ends("games", &[BELLATRIX]);
    last([1, 1, 0]).ends("games", &[]);
}

#[test] // EF-RULING-97
fn an_unattended_match_ends_after_its_games_with_most_wins() {
    let last = |wins: [u8; 3]| {
        let last = expert().construction().round_limit(40).round(40).active(BELLATRIX);
        let last = last.agreed(|agreed| agreed.match_games = 7);
        last.change(|table| (table.game, table.wins) = (7, wins)).start().does(BELLATRIX, "end.turn")
    };
    last([1, 0, 0]).ends("games", &[ALTAIR]);
    last([0, 1, 0]).ends("games", &[BELLATRIX]);
    last([1, 1, 0]).ends("games", &[]);
    let sixth = expert().construction().round_limit(40).round(40).active(BELLATRIX);
    let sixth = sixth.agreed(|agreed| agreed.match_games = 7).change(|table| table.game = 6);
    sixth.start().does(BELLATRIX, "end.turn").goes_on();
}

#[test] // EF-EXPERT-03, EF-RULING-60
fn what_was_played_can_never_be_recruited_again() {
    let turn = expert().hand(ALTAIR, "banker banker").spices(ALTAIR, "4/1").start();
    let turn = turn.does(ALTAIR, "crew.banker > spice.pepper; crew.banker > spice.vanilla");
    let next = turn.next_turn().next_turn().out(ALTAIR, "banker banker").build();
    next.never(ALTAIR, "recruit > crew.banker").offers(ALTAIR, "recruit > crew.gunner");
}

#[test] // EF-EXPERT-05, EF-RULING-61
fn a_rescue_is_made_once_for_each_ship_and_turn_and_only_on_a_wreck() {
    let wreck = |site: &str| expert().collection().tile("1.1", "x6", 0).ship("altair.galleon", site).start();
    wreck("1.1.k")
        .does(ALTAIR, "rescue > ship.altair.galleon > crew.gunner")
        .asks_exactly(&[ALTAIR])
        .hand(ALTAIR, "gunner");
    let again = wreck("1.1.k").does(ALTAIR, "rescue > ship.altair.galleon > crew.gunner").next_turn().build();
    let again = again.does(BELLATRIX, "end.turn").while_in(|phase| matches!(phase, Phase::Draw | Phase::Lay));
    again.offers(ALTAIR, "rescue > ship.altair.galleon > crew.banker");
    let beside = wreck("0.2.n");
    beside.offers(ALTAIR, "end.tactics");
    let theirs = expert().collection().tile("1.1", "x6", 0).ship("bellatrix.galleon", "1.1.k").start();
    theirs.offers(ALTAIR, "end.tactics");
}
