//! Where the rules ask nothing: after the end, and what is said at the table.

use super::{scene, why};
use crate::table::{End, GOLD, Phase, Played, Revealed, SILVER, Table, Verdict};
use crate::{Card, TurningTides};
use wardroom_kernel::{Game, Match, Rejected, Talk, Viewer};

#[test] // TT-END-01, TT-END-02, TT-END-06, TT-INTRO-02
fn a_touch_after_the_end_names_the_rule_by_which_it_ended() {
    let played = [Card::Fire, Card::Wait].map(|card| Played { card, promotes: false });
    let ends = [
        (Verdict::Zones(SILVER), "C3 s4 M X1 X2 X6", "TT-END-01"),
        (Verdict::Crew(SILVER), "C- M", "TT-END-02"),
        (Verdict::Intro(SILVER), "C- s4 M X1", "TT-INTRO-02"),
        (Verdict::Limit(Some(SILVER)), "C3 M", "TT-END-06"),
    ];
    for (verdict, gold, rule) in ends {
        let is_limit = matches!(verdict, Verdict::Limit(_));
        let revealed = (!is_limit).then_some(Revealed { played, first: GOLD });
        let scene = Table::scene(3, if is_limit { 14 } else { 7 }, GOLD, "C6 s4 M", gold);
        let scene = scene.switches(|switches| switches.round_limit = 3).phase(Phase::Over(End { verdict, revealed }));
        let scene = if matches!(verdict, Verdict::Intro(_)) { scene.intro() } else { scene };
        let m = Match::at(scene.table().expect("a table"));
        assert_eq!(why(&m, SILVER, "card.wait"), [format!("why-game-over {rule}")]);
    }
}

#[test] // TT-SURR-01, TT-SURR-03, TT-SURR-05, TT-DEC-14, TT-END-05
fn a_word_that_cannot_be_said_has_its_rule() {
    let mut m = Match::<TurningTides>::at(scene("C6 s4 M").table().expect("a table"));
    let said = |m: &mut Match<TurningTides>, seat, word| {
        let rejected = m.submit_talk(seat, word).err()?;
        let view = TurningTides::view(m.table(), Viewer::Seat(seat));
        TurningTides::why_not_say(&view, word, rejected).map(|why| format!("{} {}", why.key, why.rule))
    };
    let refused = |m: &mut _, seat, word, why: &str| assert_eq!(said(m, seat, word).as_deref(), Some(why));
    refused(&mut m, SILVER, Talk::AcceptSurrender, "why-no-surrender-offered TT-SURR-01");
    refused(&mut m, SILVER, Talk::OfferDraw, "why-no-draw TT-END-05");
    refused(&mut m, SILVER, Talk::AskRematch, "why-no-rematch TT-SURR-03");
    assert_eq!(m.submit_talk(SILVER, Talk::OfferSurrender), Ok(()));
    refused(&mut m, GOLD, Talk::OfferSurrender, "why-surrender-waits TT-DEC-14");
    assert_eq!(m.submit_talk(GOLD, Talk::DeclineSurrender), Ok(()));
    refused(&mut m, SILVER, Talk::OfferSurrender, "why-surrender-offered TT-SURR-05");
    assert_eq!(m.submit_talk(GOLD, Talk::OfferSurrender), Ok(()));
    assert_eq!(m.submit_talk(SILVER, Talk::AcceptSurrender), Ok(()));
    refused(&mut m, SILVER, Talk::AskRematch, "why-no-rematch TT-SURR-03");
    assert_eq!(m.submit_talk(GOLD, Talk::AskRematch), Ok(()));
    assert_eq!(m.submit_talk(GOLD, Talk::AskRematch), Err(Rejected::OfferedBefore));
    refused(&mut m, GOLD, Talk::AskRematch, "why-rematch-asked TT-SURR-03");
}
