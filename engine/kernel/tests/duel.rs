//! The game of the first doc page, which the other examples take from a file: it is the same, and it can be played.

include!("../doc/duel.rs");

#[test]
fn the_readme_shows_the_game_that_the_examples_play() {
    assert!(include_str!("../README.md").contains(include_str!("../doc/duel.rs")));
}

#[test]
fn every_text_of_an_offer_reads_back() {
    let m = wardroom_kernel::Match::<Duel>::at(Table { coins: [3, 0], islands: [0, 0] });
    for (seat, offers) in [(Seat(0), 4), (Seat(1), 1)] {
        assert_eq!(m.offers(seat).count(), offers);
        assert!(m.offers(seat).all(|offer| offer.to_string().parse() == Ok(offer)));
    }
    assert_eq!("bid.".parse::<Action>(), Err(()));
}

#[test]
fn a_duel_that_is_over_is_not_adopted() {
    assert!(Duel::validate_position(Table { coins: [0, 0], islands: [2, 1] }, &()).is_err());
    assert!(Duel::validate_position(Table { coins: [0, 0], islands: [1, 1] }, &()).is_ok());
}
