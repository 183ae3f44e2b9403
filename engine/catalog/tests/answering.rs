//! What stands against an answer, behind the curtain of the catalog as before it: the same, in the same order.

use wardroom_catalog::{AnyMatch, Boxes, game, games};
use wardroom_kernel::{Rejected, Seat, Talk};

const SILVER: Seat = Seat(0);
const GOLD: Seat = Seat(1);

/// Both are to choose a card.
fn begun() -> Box<dyn AnyMatch> {
    let games = games(&Boxes::new());
    let tides = game(&games, "turning-tides").expect("it is in the catalog");
    let mut sitting = tides.begin(tides.setup("base", None, &[]).expect("a setup")).expect("it can be played");
    sitting.throw_seeded("7");
    sitting
}

#[test]
fn while_an_offer_waits_that_is_what_stands_against_every_answer() {
    let mut sitting = begun();
    let (seq, offered) = (sitting.seq(GOLD), sitting.offers(GOLD).remove(0));
    assert_eq!(sitting.submit(GOLD, seq, "card.kraken"), Err(Rejected::NotOffered));
    assert_eq!(sitting.say(SILVER, Talk::OfferSurrender), Ok(()));
    for text in [&*offered, "card.kraken"] {
        assert_eq!(sitting.submit(GOLD, seq, text), Err(Rejected::OfferOpen), "{text}");
        assert_eq!(sitting.submit(GOLD, seq + 9, text), Err(Rejected::OfferOpen), "{text}");
    }
    assert_eq!(sitting.say(GOLD, Talk::DeclineSurrender), Ok(()));
    assert_eq!(sitting.submit(GOLD, seq + 9, "card.kraken"), Err(Rejected::Stale));
    assert_eq!(sitting.submit(GOLD, seq, &offered), Ok(()));
    assert_eq!(sitting.say(SILVER, Talk::Resign), Ok(()));
    assert_eq!(sitting.submit(GOLD, seq, "card.kraken"), Err(Rejected::GameOver));
}

#[test]
fn under_seal_the_offers_stay_and_there_is_nothing_to_take_back() {
    let mut sitting = begun();
    let (seq, offers) = (sitting.seq(GOLD), sitting.offers(GOLD));
    for offer in &offers[..2] {
        assert_eq!(sitting.submit(GOLD, seq, offer), Ok(()));
        assert_eq!(sitting.sealed_by(GOLD).as_ref(), Some(offer));
        assert_eq!(sitting.offers(GOLD), offers, "it may be changed");
    }
    let open: Vec<Seat> = sitting.ask().open.iter().map(|open| open.seat).collect();
    assert_eq!(open, [SILVER], "who has yet to answer");
    assert_eq!(sitting.undo(GOLD, seq), Err(Rejected::UnderSeal));
    assert_eq!(sitting.undo(SILVER, sitting.seq(SILVER)), Err(Rejected::NoWayBack));
    assert_eq!(sitting.say(SILVER, Talk::Resign), Ok(()));
    assert!(sitting.offers(GOLD).is_empty(), "it is over");
}
