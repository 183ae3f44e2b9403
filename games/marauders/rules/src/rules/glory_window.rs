//! Windows for cards (MM-CARD, MM-WINDOW).
//!
//! Who is asked never depends on what he holds. Which cards fit a moment is in `effects::is_useful`.

use super::effects::{self, means};
use super::{Answerer, Cx};
use crate::action::{AnnounceCard, ConfirmCard};
use crate::components::Glory;
use crate::components::cards::{Effect, Timing};
use crate::event::Event;
use crate::table::{Source, Stage, Table, Window};
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat, Seats};

/// At the start of a turn: everybody, from the active player on.
pub(crate) fn turn_start(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let asked: ArrayVec<Seat, 4> = cx.table.from(cx.table.turn.seat).collect();
    open(cx, Timing::TurnStart, &asked)
}

/// A Move action from zone to zone is declared: the other players (`move-declared`).
pub(super) fn move_declared(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let others: ArrayVec<Seat, 4> = cx.table.from(cx.table.turn.seat).skip(1).collect();
    open(cx, Timing::MoveDeclared, &others)
}

/// A Scout action for this captain is declared (`scout-declared`).
pub(super) fn scout_declared(cx: &mut Cx<'_, impl Answerer>, sought: Seat) -> RuleResult {
    open(cx, Timing::ScoutDeclared, &[sought])
}

/// A window for these seats, in this order; those without a captain are left out (MM-WINDOW-08, MM-WINDOW-01,
/// MM-RULING-108).
pub(super) fn open(cx: &mut Cx<'_, impl Answerer>, timing: Timing, asked: &[Seat]) -> RuleResult {
    open_after(cx, timing, asked, None)
}

fn open_after(cx: &mut Cx<'_, impl Answerer>, timing: Timing, asked: &[Seat], resolved: Option<Glory>) -> RuleResult {
    let asked: ArrayVec<Seat, 4> = asked.iter().copied().filter(|seat| cx.table.players[*seat].is_in_play()).collect();
    let seats: Seats = asked.iter().copied().collect();
    cx.table.windows.open(Window { resolved, ..Window::new(timing, seats) });
    match asked[..] {
        [] => (),
        [only] => alone(cx, only)?,
        _ => several(cx, &asked)?,
    }
    cx.table.windows.close();
    Ok(())
}

/// One after the other, until he passes (MM-WINDOW-02).
fn alone(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    loop {
        match cx.choose(seat, |t| offers(t, seat))? {
            AnnounceCard::Pass => return Ok(()),
            AnnounceCard::Means(means) => means::use_it(cx, seat, means)?,
            AnnounceCard::Card(card) => {
                cx.table.players[seat].hand.take(card);
                carry_out(cx, seat, card)?;
            }
        }
    }
}

/// MM-WINDOW-03, MM-CARD-05
fn several(cx: &mut Cx<'_, impl Answerer>, asked: &[Seat]) -> RuleResult {
    loop {
        let mut first = None;
        for (place, &seat) in asked.iter().enumerate() {
            if announce(cx, seat)? {
                first = first.or(Some(place));
            }
        }
        let Some(first) = first else { return Ok(()) };
        for &seat in &asked[..first] {
            announce(cx, seat)?;
        }
        for &seat in asked {
            resolve(cx, seat)?;
        }
    }
}

/// Lays a card face down, or names an open means; says whether he did (MM-CARD-03, MM-WINDOW-05).
fn announce(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult<bool> {
    let answer = cx.choose(seat, |t| offers(t, seat))?;
    let window = cx.table.windows.last_mut().expect("a window is open");
    match answer {
        AnnounceCard::Pass => return Ok(false),
        AnnounceCard::Means(means) => window.means[seat] = Some(means),
        AnnounceCard::Card(card) => {
            window.announced[seat] = Some(card);
            cx.table.players[seat].hand.take(card);
            cx.emit(Event::CardAnnounced { seat });
        }
    }
    Ok(true)
}

fn offers(table: &Table, seat: Seat) -> ArrayVec<AnnounceCard, 24> {
    let mut offers = ArrayVec::new();
    let Some(window) = table.windows.last() else { return offers };
    for card in table.players[seat].hand.kinds() {
        let is_of_window = table.parts.glory(card).timing == window.timing && !window.withdrawn[seat].has(card);
        if is_of_window && effects::is_useful(table, seat, card) {
            offers.push(AnnounceCard::Card(card));
        }
    }
    if matches!(window.timing, Timing::Rolled | Timing::HitsDue) {
        offers.extend(means::usable(table, seat).map(AnnounceCard::Means));
    }
    offers.push(AnnounceCard::Pass);
    offers
}

/// An announced card is shown and carried out, or shown and taken back (MM-CARD-04).
fn resolve(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    let window = cx.table.windows.last_mut().expect("a window is open");
    if let Some(means) = window.means[seat].take() {
        return if means::usable(cx.table, seat).any(|still| still == means) {
            means::use_it(cx, seat, means)
        } else {
            Ok(())
        };
    }
    if window.announced[seat].is_none() {
        return Ok(());
    }
    // The other players learn whether it still has a result only when it is shown.
    let is_played = cx.choose(seat, |t| {
        let announced = t.windows.last().and_then(|window| window.announced[seat]);
        let play = announced.filter(|card| effects::is_useful(t, seat, *card)).map(|_| ConfirmCard::Play);
        play.into_iter().chain([ConfirmCard::Withdraw])
    })? == ConfirmCard::Play;
    let window = cx.table.windows.last_mut().expect("a window is open");
    let Some(card) = window.announced[seat].take() else { return Ok(()) };
    if is_played {
        return carry_out(cx, seat, card);
    }
    window.withdrawn[seat].put(card); // MM-RULING-66
    cx.table.players[seat].hand.put(card);
    cx.reveal();
    cx.emit(Event::CardWithdrawn { seat, card });
    Ok(())
}

/// Shows a card that has left the hand, discards it and does what it says; then others may copy it.
fn carry_out(cx: &mut Cx<'_, impl Answerer>, seat: Seat, card: Glory) -> RuleResult {
    show(cx, seat, card);
    let parts = cx.table.parts.0;
    let window = cx.table.windows.last().copied();
    let copied = window.and_then(|window| window.resolved).unwrap_or(card);
    for effect in &parts.glory(card).effects {
        if let Effect::CopyGlory {} = effect {
            for effect in &parts.glory(copied).effects {
                effects::run(cx, seat, effect, Source::Glory(copied))?;
            }
        } else {
            effects::run(cx, seat, effect, Source::Glory(card))?;
        }
    }
    card_resolved(cx, seat, copied)
}

/// A card that has left the hand goes face up to the discard.
pub(super) fn show(cx: &mut Cx<'_, impl Answerer>, seat: Seat, card: Glory) {
    cx.table.glory.discard.put(card);
    cx.reveal();
    cx.emit(Event::CardPlayed { seat, card });
}

/// The step behind a card of one's own turn.
pub(crate) fn after_card(cx: &mut Cx<'_, impl Answerer>, by: Seat, card: Glory) -> RuleResult {
    card_resolved(cx, by, card)
}

/// MM-WINDOW-07: in battle the opposing captain, otherwise everybody else.
fn card_resolved(cx: &mut Cx<'_, impl Answerer>, by: Seat, card: Glory) -> RuleResult {
    if cx.table.windows.is_full() {
        return Ok(());
    }
    let asked: ArrayVec<Seat, 4> = match &cx.table.battle {
        Some(battle) if battle.stage != Stage::Over => {
            battle.sides.iter().filter_map(|side| side.fighter.seat()).filter(|seat| *seat != by).collect()
        }
        _ => cx.table.from(cx.table.turn.seat).filter(|seat| *seat != by).collect(),
    };
    open_after(cx, Timing::CardResolved, &asked, Some(card))
}
