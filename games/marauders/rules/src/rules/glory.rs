//! Glory points and glory cards (MM-GLORY, MM-CARD, MM-SPEC).
//!
//! Cards played in windows are in `glory_window`; what they do is in `effects`.

use super::effects::{self, passive};
use super::{Answerer, Cx, dice, glory_window, purse};
use crate::action::{DiscardGlory, EffectChoice, KeepGlory};
use crate::components::cards::{Effect, Timing};
use crate::components::{Glory, Skill};
use crate::event::{Cause, Event};
use crate::table::{Purpose, Source, Step, Table};
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

/// One point on the track, with its card (MM-GLORY-01, MM-GLORY-02, MM-RULING-65).
pub(crate) fn gain_point(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    cx.table.players[seat].track += 1;
    cx.emit(Event::PointGained { seat, track: cx.table.players[seat].track });
    draw_card(cx, seat)
}

/// One card of the deck, or one of several for a captain who chooses; then the hand limit.
pub(crate) fn draw_card(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    let look = passive::glory_look(cx.table, seat);
    cx.table.drawn.by = Some(seat);
    for _ in 0..look {
        if let Some(card) = from_deck(cx)? {
            cx.table.drawn.glory.put(card);
        }
    }
    if !cx.table.drawn.glory.is_empty() {
        let card = if look == 1 {
            cx.table.drawn.glory.nth(0)
        } else {
            cx.choose(seat, |t| t.drawn.glory.kinds().map(|card| KeepGlory { card }))?.card
        };
        cx.table.drawn.glory.take(card);
        cx.table.players[seat].hand.put(card);
        cx.emit(Event::GloryDrawn { seat, card });
        cx.emit(Event::DrewGlory { seat });
        for card in std::mem::take(&mut cx.table.drawn.glory).iter() {
            cx.table.glory.discard.put(card);
            cx.emit(Event::GloryDiscarded { seat, card });
        }
    }
    cx.table.drawn.by = None;
    keep_limit(cx, seat)
}

/// The deck is rebuilt from its discard (MM-RULING-64).
fn from_deck(cx: &mut Cx<'_, impl Answerer>) -> RuleResult<Option<Glory>> {
    cx.reveal();
    let glory = &mut cx.table.glory;
    if glory.deck.is_empty() {
        glory.deck.take_all(&mut glory.discard);
    }
    let count = glory.deck.len() as u32;
    if count == 0 {
        return Ok(None);
    }
    let place = cx.chance(count)? as usize;
    let card = cx.table.glory.deck.nth(place);
    cx.table.glory.deck.take(card);
    Ok(Some(card))
}

/// MM-GLORY-04: no card may be played meanwhile.
pub(super) fn keep_limit(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    while cx.table.players[seat].hand.len() > usize::from(cx.table.parts.numbers.glory_hand) {
        let DiscardGlory { card } =
            cx.choose(seat, |t| t.players[seat].hand.kinds().map(|card| DiscardGlory { card }))?;
        cx.table.players[seat].hand.take(card);
        cx.table.glory.discard.put(card);
        cx.reveal();
        cx.emit(Event::GloryDiscarded { seat, card });
    }
    Ok(())
}

/// Cards of one's own turn that may be played now (`own-turn`, and in a Port action `own-port`).
pub(crate) fn playable(table: &Table, seat: Seat, in_port: bool) -> impl Iterator<Item = Glory> {
    table.players[seat].hand.kinds().filter(move |card| match table.parts.glory(*card).timing {
        Timing::OwnTurn => effects::is_useful(table, seat, *card),
        Timing::OwnPort => in_port && (can_hire(table, seat, *card) || effects::is_useful(table, seat, *card)),
        _ => false,
    })
}

/// MM-SPEC-02: in the port named, if he has none of that type.
fn can_hire(table: &Table, seat: Seat, card: Glory) -> bool {
    let specialist = table.parts.glory(card).specialist;
    specialist
        .is_some_and(|(kind, port)| table.players[seat].in_port() == Some(port) && !table.has_specialist(seat, kind))
}

/// A card of one's own turn: it is shown, carried out, and others may copy it.
pub(crate) fn play(cx: &mut Cx<'_, impl Answerer>, seat: Seat, card: Glory) -> RuleResult {
    cx.table.players[seat].hand.take(card);
    glory_window::show(cx, seat, card);
    if cx.table.parts.glory(card).effects.iter().any(|effect| matches!(effect, Effect::Hire { deck: None, .. })) {
        return hire(cx, seat, card);
    }
    cx.table.agenda.push(Step::CardResolved { seat, card });
    effects::begin(cx.table, seat, Source::Glory(card), 0);
    Ok(())
}

/// Leadership, or gold; otherwise he stays in the discard (MM-SPEC-02).
fn hire(cx: &mut Cx<'_, impl Answerer>, seat: Seat, card: Glory) -> RuleResult {
    let fee = u16::from(cx.table.parts.prices.specialist);
    if !dice::succeeds(cx, seat, Skill::Leadership, Purpose::Check)? {
        let offers = |t: &Table| -> ArrayVec<EffectChoice, 2> {
            let pay = purse::can_pay(t, seat, fee).then_some(EffectChoice::Option(1));
            pay.into_iter().chain([EffectChoice::Stop]).collect()
        };
        if cx.choose(seat, offers)? == EffectChoice::Stop {
            return Ok(());
        }
        purse::pay(cx, seat, fee, Cause::Specialist)?;
    }
    cx.table.glory.discard.take(card);
    cx.table.players[seat].specialists.put(card);
    cx.emit(Event::SpecialistHired { seat, card });
    Ok(())
}
