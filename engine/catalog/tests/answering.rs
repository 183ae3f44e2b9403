//! What stands against an answer, behind the curtain of the catalog as before it: the same, in the same order.

use wardroom_catalog::{AnyMatch, Boxes, game, games};
use wardroom_kernel::{Rejected, Seat, Talk};

const SILVER: Seat = Seat(0);
const GOLD: Seat = Seat(1);

/// Both are to choose a card.
fn begun() -> Box<dyn AnyMatch> {
    let games = games(&Boxes::new());
    let tides = game(&games, "turning-tides").expect("it is in the catalog");
    let mut played = tides.begin(tides.setup("base", None, &[]).expect("a setup")).expect("it can be played");
    played.set_seeded_dice("7");
    played
}

#[test]
fn while_an_offer_waits_that_is_what_stands_against_every_answer() {
    let mut played = begun();
    let (seq, offered) = (played.seq(GOLD), played.offers(GOLD).remove(0));
    assert_eq!(played.submit(GOLD, seq, "card.kraken"), Err(Rejected::NotOffered));
    assert_eq!(played.submit_talk(SILVER, Talk::OfferSurrender), Ok(()));
    for text in [&*offered, "card.kraken"] {
        assert_eq!(played.submit(GOLD, seq, text), Err(Rejected::OfferOpen), "{text}");
        assert_eq!(played.submit(GOLD, seq + 9, text), Err(Rejected::OfferOpen), "{text}");
    }
    assert_eq!(played.submit_talk(GOLD, Talk::DeclineSurrender), Ok(()));
    assert_eq!(played.submit(GOLD, seq + 9, "card.kraken"), Err(Rejected::Stale));
    assert_eq!(played.submit(GOLD, seq, &offered), Ok(()));
    assert_eq!(played.submit_talk(SILVER, Talk::Resign), Ok(()));
    assert_eq!(played.submit(GOLD, seq, "card.kraken"), Err(Rejected::GameOver));
}

#[test]
fn under_seal_the_offers_stay_and_there_is_nothing_to_take_back() {
    let mut played = begun();
    let (seq, offers) = (played.seq(GOLD), played.offers(GOLD));
    for offer in &offers[..2] {
        assert_eq!(played.submit(GOLD, seq, offer), Ok(()));
        assert_eq!(played.sealed_by(GOLD).as_ref(), Some(offer));
        assert_eq!(played.offers(GOLD), offers, "it may be changed");
    }
    let open: Vec<Seat> = played.ask().open.iter().map(|open| open.seat).collect();
    assert_eq!(open, [SILVER], "who has yet to answer");
    assert_eq!(played.undo(GOLD, seq), Err(Rejected::UnderSeal));
    assert_eq!(played.undo(SILVER, played.seq(SILVER)), Err(Rejected::NoWayBack));
    assert_eq!(played.submit_talk(SILVER, Talk::Resign), Ok(()));
    assert!(played.offers(GOLD).is_empty(), "it is over");
}
