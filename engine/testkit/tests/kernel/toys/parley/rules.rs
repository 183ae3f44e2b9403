//! The rules, and in them the flaws.

use super::flaw::*;
use super::{Card, Event, Face, NORTH, Parley, Play, React, SOUTH, Stake, Steal, Table};
use Card::{Parry, Raid, Spy};
use arrayvec::ArrayVec;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use wardroom_kernel::{self as kernel, RuleResult, Seat};

type Cx<'a, L> = kernel::Cx<'a, Parley, L>;
pub(super) trait Answerer: kernel::Answerer<Parley> {}
impl<L: kernel::Answerer<Parley>> Answerer for L {}

pub(super) fn deal(cx: &mut Cx<impl Answerer>) -> RuleResult {
    if cx.table.flaw == DriftingTable {
        cx.table.loss = DRIFT.fetch_add(1, Relaxed) as u8;
    }
    for seat in [NORTH, SOUTH, NORTH, SOUTH, NORTH, SOUTH] {
        draw(cx, seat)?;
    }
    cx.table.is_dealt = true;
    Ok(())
}

fn draw(cx: &mut Cx<impl Answerer>, seat: Seat) -> RuleResult {
    if let Some(card) = cx.draw(|t| &mut t.deck)? {
        cx.table.hand[seat].put(card);
        cx.emit(Event::Drew { seat, card });
        cx.emit(Event::DrewSomething { seat });
        if cx.table.flaw == LoudEvent {
            cx.emit(Event::Boasted { seat, card });
        }
    }
    Ok(())
}

pub(super) fn take_turn(cx: &mut Cx<impl Answerer>) -> RuleResult {
    let seat = cx.table.turn;
    match cx.table.flaw {
        EndlessTurns => return Ok(()),
        EndlessThrows => while cx.chance(6)? < 6 {},
        EndlessTale => loop {
            cx.emit(Event::Staked);
        },
        LongTale => (0..500).for_each(|_| cx.emit(Event::Staked)),
        _ => (),
    }
    if cx.table.flaw == LongStep {
        for _ in 0..200 {
            cx.choose(seat, |_| [Face::Stand, Face::Yield])?;
        }
    }
    match cx.choose(seat, |t| plays(t, seat))? {
        Play::Rest => draw(cx, seat)?,
        Play::Whistle | Play::Hum => (),
        Play::Card(card) => {
            play(cx, seat, card);
            let is_parried = is_parried(cx, other(seat))?;
            match card {
                Raid if !is_parried => raid(cx, seat)?,
                Spy if !is_parried => spy(cx, seat)?,
                Raid | Spy | Parry => (),
            }
        }
    }
    cx.table.turn = other(seat);
    cx.table.turns_left -= 1;
    Ok(())
}

static DRIFT: AtomicUsize = AtomicUsize::new(0);

fn plays(t: &Table, seat: Seat) -> impl Iterator<Item = Play> {
    let noises: &[Play] = match t.flaw {
        LossyText => &[Play::Whistle, Play::Hum],
        CrossedText => &[Play::Hum],
        _ => &[],
    };
    let plays = t.hand[seat].kinds().map(Play::Card).chain([Play::Rest]);
    let plays: ArrayVec<Play, 6> = plays.chain(noises.iter().copied()).collect();
    let drift = if t.flaw == UnstableOffers { DRIFT.fetch_add(1, Relaxed) } else { 0 };
    let count = plays.len();
    plays.into_iter().cycle().skip(drift % count).take(count)
}

fn play(cx: &mut Cx<impl Answerer>, seat: Seat, card: Card) {
    cx.table.hand[seat].take(card);
    cx.table.discard.put(card);
    let drift = if cx.table.flaw == ImpureStep { DRIFT.fetch_add(1, Relaxed) } else { 0 };
    cx.emit(Event::Played { seat: if drift % 2 == 0 { seat } else { other(seat) }, card });
}

/// The reaction window. It opens another one: a parry can be parried in turn.
fn is_parried(cx: &mut Cx<impl Answerer>, by: Seat) -> RuleResult<bool> {
    if cx.table.flaw == LeakingPrompt && !cx.table.hand[by].contains(&Parry) {
        return Ok(false);
    }
    let reaction = match cx.choose(by, |t| reactions(t, by)) {
        Err(_) if cx.table.flaw == SwallowedSuspend => React::Let,
        asked => asked?,
    };
    match reaction {
        React::Let => Ok(false),
        React::Parry => {
            play(cx, by, Parry);
            Ok(!is_parried(cx, other(by))?)
        }
    }
}

fn reactions(t: &Table, by: Seat) -> impl Iterator<Item = React> {
    t.hand[by].contains(&Parry).then_some(React::Parry).into_iter().chain([React::Let])
}

fn raid(cx: &mut Cx<impl Answerer>, seat: Seat) -> RuleResult {
    let foe = other(seat);
    let mut stakes = [None, None];
    for (seat, stake) in cx.choose_each([seat, foe], stakes_of)? {
        if let Stake::Card(card) = stake {
            stakes[seat] = Some(card);
            if cx.table.flaw != SecretInLocal {
                cx.table.hand[seat].take(card);
                cx.table.stake[seat] = Some(card);
            }
        }
    }
    cx.emit(Event::Staked);
    match cx.choose(foe, |_| [Face::Stand, Face::Yield])? {
        Face::Yield => {
            pay(cx, foe, 1);
            for (seat, card) in take_stakes(cx.table) {
                if cx.table.flaw != LostPiece {
                    cx.table.hand[seat].put(card);
                }
            }
        }
        Face::Stand => {
            if cx.table.flaw != SecretInLocal {
                stakes = cx.table.stake;
            }
            if cx.table.flaw != UndoAfterLook {
                cx.reveal();
            }
            cx.emit(Event::Turned(stakes));
            pay(cx, if stakes[foe] < stakes[seat] { foe } else { seat }, cx.table.loss);
            for (_, card) in take_stakes(cx.table) {
                cx.table.discard.put(card);
            }
        }
    }
    Ok(())
}

fn stakes_of(t: &Table, seat: Seat) -> impl Iterator<Item = Stake> {
    let nothing = t.hand[seat].is_empty().then_some(Stake::Nothing);
    t.hand[seat].kinds().map(Stake::Card).chain(nothing)
}

fn take_stakes(t: &mut Table) -> impl Iterator<Item = (Seat, Card)> + use<> {
    let stakes = std::mem::take(&mut t.stake);
    [NORTH, SOUTH].into_iter().filter_map(move |seat| Some((seat, stakes[seat]?)))
}

fn pay(cx: &mut Cx<impl Answerer>, seat: Seat, coins: u8) {
    let coins = coins.min(cx.table.coins[seat]);
    cx.table.coins[seat] -= coins;
    cx.table.coins[other(seat)] += coins;
    cx.emit(Event::Paid { seat, coins });
}

fn spy(cx: &mut Cx<impl Answerer>, seat: Seat) -> RuleResult {
    let foe = other(seat);
    cx.table.looked_at = Some(foe);
    cx.emit(Event::Looked { seat, hand: cx.table.hand[foe].clone() });
    cx.reveal();
    if let Steal::Card(card) = cx.choose(seat, |t| steals(t, foe))? {
        cx.table.hand[foe].take(card);
        cx.table.hand[seat].put(card);
        cx.emit(Event::Stole { seat, card });
        cx.emit(Event::StoleSomething { seat });
    }
    cx.table.looked_at = None;
    Ok(())
}

fn steals(t: &Table, foe: Seat) -> impl Iterator<Item = Steal> {
    t.hand[foe].kinds().map(Steal::Card).chain([Steal::Nothing])
}

pub(super) fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}
