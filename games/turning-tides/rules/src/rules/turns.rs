//! Turns: the chapter TT-TURN. Resolving, their middle, is the chapters Order and Acting.

use super::{Answerer, Cx, order, rounds};
use crate::action::ChooseCard;
use crate::components::Card;
use crate::event::{Event, SailCause};
use crate::table::{CardStep, GOLD, Phase, Position, Revealed, SILVER};
use wardroom_kernel::{RuleResult, Seat};

/// TT-TURN-02
pub(super) fn draw(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let (round, turn) = (cx.table.round, cx.table.turn);
    if turn == 1 {
        cx.emit(Event::RoundBegan { round });
    }
    cx.emit(Event::TurnBegan { round, turn });
    for seat in [SILVER, GOLD] {
        draw_a_card(cx, seat)?;
    }
    cx.table.phase = Phase::Choose;
    Ok(())
}

fn draw_a_card(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    let count = cx.table.players[seat].pile.len();
    if count == 0 {
        return Ok(()); // TT-TURN-03
    }
    let place = cx.chance(count.into())?;
    let player = &mut cx.table.players[seat];
    let card = player.pile.nth(place).expect("nature picks one of the cards that are there");
    player.pile.take(card);
    player.hand.put(card); // TT-TURN-04
    cx.emit(Event::Drew { seat, card, left: count - 1 });
    cx.emit(Event::DrewACard { seat, left: count - 1 });
    Ok(())
}

/// TT-TURN-05, TT-TURN-06
pub(super) fn choose(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let hand = |t: &_, seat| cards_in_hand(t, seat);
    let committed = cx.choose_each([SILVER, GOLD], hand)?; // TT-DEC-16, TT-LOOK-03
    let mut cards = [Card::Wait; 2];
    for (seat, ChooseCard { card }) in committed {
        cx.table.players[seat].hand.take(card);
        cards[seat] = card;
    }
    reveal(cx, cards);
    Ok(())
}

fn cards_in_hand(t: &crate::Table, seat: Seat) -> impl Iterator<Item = ChooseCard> + use<> {
    t.players[seat].hand.kinds().map(|card| ChooseCard { card })
}

/// TT-TURN-07
fn reveal(cx: &mut Cx<'_, impl Answerer>, cards: [Card; 2]) {
    let revealed = order::fix(cx.table, cards);
    let Revealed { played, first } = revealed;
    cx.table.phase = Phase::CarryOut { revealed, now: CardStep::First };
    cx.emit(Event::Revealed { played, first });
    if cards == [Card::Wait; 2] {
        // TT-WAIT-03, TT-RULING-32
        sail(cx, SailCause::BothWait); // TT-WAIT-02
    }
}

/// TT-TURN-08, TT-TURN-09
pub(super) fn discard_and_sail(cx: &mut Cx<'_, impl Answerer>, revealed: Revealed) {
    for seat in [SILVER, GOLD] {
        discard(cx, seat, revealed.card(seat));
    }
    sail(cx, SailCause::EndOfTurn);
    if cx.table.position == Position::LAST {
        // TT-RULING-04, TT-RULING-05
        rounds::finish(cx);
    } else {
        cx.table.turn += 1;
        cx.table.phase = Phase::Draw;
    }
}

/// Wait goes back to hand (TT-WAIT-04).
fn discard(cx: &mut Cx<'_, impl Answerer>, seat: Seat, card: Card) {
    let player = &mut cx.table.players[seat];
    if card == Card::Wait {
        player.hand.put(card);
        cx.emit(Event::WaitReturned { seat });
    } else {
        player.discard.put(card); // TT-PROMO-06
        cx.emit(Event::Discarded { seat, card });
    }
}

fn sail(cx: &mut Cx<'_, impl Answerer>, because: SailCause) {
    cx.table.position = cx.table.position.forward();
    cx.emit(Event::Sailed { position: cx.table.position, because });
}
