//! Surrender: an offer, an answer, and nothing that the rules hear of.

use crate::{BUENO, PRIVATE, Tides, Voyage, at, duel, lull};
use turning_tides::{GOLD, SILVER, Table, TurningTides};
use wardroom_kernel::{Game, Rejected, Seat, Talk, Viewer};

fn turn() -> Tides {
    duel(1, 5, GOLD, PRIVATE, BUENO)
}
/// Whether a seat may say a word.
fn may_say(scene: &Tides, seat: Seat, word: Talk) -> bool {
    scene.played.may_say(seat).any(|known| known == word)
}

#[test] // TT-SURR-01, TT-DEC-14, TT-DEC-15, TT-RULING-29
fn surrender_is_an_offer_that_the_enemy_accepts_or_declines_before_anything_else() {
    for (offers, answers, words) in
        [(SILVER, GOLD, "~ silver: offer surrender"), (GOLD, SILVER, "~ gold: offer surrender")]
    {
        let mut open = turn().when(words).goes_on();
        assert!(may_say(&open, answers, Talk::AcceptSurrender) && may_say(&open, answers, Talk::DeclineSurrender));
        assert!(!may_say(&open, offers, Talk::AcceptSurrender) && !may_say(&open, answers, Talk::OfferSurrender));
        let card = open.played.offers(SILVER).next().expect("silver is asked for a card");
        let played_on = open.played.submit(SILVER, open.played.seq(SILVER), card);
        assert_eq!(played_on, Err(Rejected::OfferOpen));
    }
}

#[test] // TT-SURR-02
fn an_accepted_surrender_is_won_by_who_accepts() {
    turn().when("~ silver: offer surrender; ~ gold: accept surrender").ends("surrender", &[GOLD]);
    let over = turn().when("~ gold: offer surrender; ~ silver: accept surrender").ends("surrender", &[SILVER]);
    let mut played = over.played;
    let card = turn().played.offers(SILVER).next().expect("silver is asked for a card");
    assert_eq!(played.submit(SILVER, played.seq(SILVER), card), Err(Rejected::GameOver));
}

#[test] // TT-SURR-03, TT-RULING-29
fn after_acceptance_the_loser_may_ask_for_a_new_game_and_the_winner_not() {
    let over = turn().when("~ silver: offer surrender; ~ gold: accept surrender");
    assert!(may_say(&over, SILVER, Talk::AskRematch) && !may_say(&over, GOLD, Talk::AskRematch));
    let asked = over.when("~ silver: ask rematch").ends("surrender", &[GOLD]);
    assert!(asked.played.talk().iter().any(|said| (said.seat, said.word) == (SILVER, Talk::AskRematch)));
    assert!(!may_say(&asked, SILVER, Talk::AskRematch), "once is enough");
    assert!(![SILVER, GOLD].iter().any(|&seat| may_say(&turn(), seat, Talk::AskRematch)), "not in a running game");
}

#[test] // TT-SURR-04
fn declined_the_game_goes_on_unchanged_and_reveals_nothing() {
    let committed = turn().when("gold: card.fire");
    let declined = committed.clone().when("~ silver: offer surrender; ~ gold: decline surrender").goes_on();
    assert_eq!(committed.played.table(), declined.played.table());
    assert_eq!(committed.played.events(), declined.played.events());
    declined.asks_only(SILVER).when("silver: card.wait").has_no_effect(GOLD, "fire");
}

#[test] // TT-SURR-05, TT-RULING-43
fn an_offer_is_made_at_any_moment_but_once_per_player_and_turn() {
    let mut after_commitment = turn().when("silver: card.move; ~ silver: offer surrender; ~ gold: decline surrender");
    let again = after_commitment.played.submit_talk(SILVER, Talk::OfferSurrender);
    assert_eq!(again, Err(Rejected::OfferedBefore));
    let view = TurningTides::view(after_commitment.played.table(), Viewer::Seat(SILVER));
    let why = TurningTides::why_not_say(&view, Talk::OfferSurrender, Rejected::OfferedBefore);
    assert_eq!(why.map(|why| why.rule), Some("TT-SURR-05"));
    assert!(may_say(&after_commitment, GOLD, Talk::OfferSurrender), "each player has an offer");
    let resolving = after_commitment.when("gold: card.wait").asks_only(SILVER);
    assert!(!may_say(&resolving, SILVER, Talk::OfferSurrender), "it is the same turn still");
    let next_turn = resolving.when("silver: move > captain > zone.1").asks_both_for_a_card();
    assert!(may_say(&next_turn, SILVER, Talk::OfferSurrender));
    let drawing = at(Table::scene(1, 5, GOLD, PRIVATE, BUENO).hand(SILVER, "wait")).play("wait", "wait").asks_chance(7);
    assert!(may_say(&drawing, SILVER, Talk::OfferSurrender));
}

#[test] // TT-SURR-05
fn an_offer_that_is_withdrawn_was_the_offer_of_the_turn() {
    let open = turn().when("~ silver: offer surrender");
    assert!(may_say(&open, SILVER, Talk::WithdrawSurrender) && !may_say(&open, GOLD, Talk::WithdrawSurrender));
    let withdrawn = open.when("~ silver: withdraw surrender").goes_on();
    assert_eq!(withdrawn.played.table(), turn().played.table());
    assert!(!may_say(&withdrawn, SILVER, Talk::OfferSurrender) && may_say(&withdrawn, GOLD, Talk::OfferSurrender));
    assert!(may_say(&withdrawn.play("wait", "wait"), SILVER, Talk::OfferSurrender), "the next turn has its own");
}

#[test] // TT-END-05
fn no_player_can_resign_but_a_match_records_what_was_claimed() {
    assert!(![SILVER, GOLD].iter().any(|&seat| may_say(&turn(), seat, Talk::Resign)));
    let view = TurningTides::view(turn().played.table(), Viewer::Seat(SILVER));
    let why = TurningTides::why_not_say(&view, Talk::Resign, Rejected::NothingToSay);
    assert_eq!(why.map(|why| (why.rule, why.key)), Some(("TT-END-05", "why-no-resignation")));
    turn().when("~ silver: resign").ends("resignation", &[GOLD]);
}

#[test] // TT-SURR-05, TT-RULING-43
fn a_lull_counts_as_one_turn() {
    let offered = at(lull(1, ("C6 s4 M X1", "wait move"), ("C3 s4 M", "wait fire")))
        .when("~ silver: offer surrender; ~ gold: decline surrender")
        .when("silver: exchange > none; gold: exchange > none");
    assert!(!may_say(&offered, SILVER, Talk::OfferSurrender), "payment is part of the same lull");
    let next_round = offered.when("silver: pay > spend.fire");
    assert!(may_say(&next_round, SILVER, Talk::OfferSurrender));
    let last_turn = duel(1, 13, GOLD, PRIVATE, BUENO).when("~ silver: offer surrender; ~ gold: decline surrender");
    assert!(may_say(&last_turn.play("wait", "wait"), SILVER, Talk::OfferSurrender), "the lull is another turn");
}

#[test] // TT-SURR-05, TT-RULING-43
fn a_table_may_allow_more_offers_in_a_turn() {
    let scene = Table::scene(1, 5, GOLD, PRIVATE, BUENO).switches(|switches| switches.surrender_offers_per_turn = 2);
    let once = "~ silver: offer surrender; ~ gold: decline surrender";
    let twice = at(scene).when(once).when(once);
    assert!(!may_say(&twice, SILVER, Talk::OfferSurrender));
}
