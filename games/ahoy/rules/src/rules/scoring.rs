//! Scoring and clean-up: the chapter AH-SCORE.

use super::{Answerer, Cx, ask, economy, end, plans, recruit, rounds};
use crate::action::{RaiseWealth, WipeMarket};
use crate::components::{Pips, Region};
use crate::event::{Event, Why};
use crate::table::DieSlot;
use arrayvec::ArrayVec;
use wardroom_kernel::RuleResult;

/// So much Fame ends the game (AH-SCORE-07).
const FAME_TO_END: u16 = 30;

pub(super) fn end_of_round(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    // AH-PROC-09
    score_regions(cx); // AH-SCORE-01
    if cx.table.seats().any(|seat| cx.table.players[seat].fame >= FAME_TO_END) {
        // AH-END-01
        end::finish(cx);
        return Ok(());
    }
    if cx.table.seats == 2 {
        adjust(cx)?;
    }
    for seat in cx.table.clockwise() {
        take_back_dice(cx, seat);
        rounds::roll(cx, seat)?;
    }
    cx.table.first = cx.table.next_clockwise(cx.table.first); // AH-SCORE-10
    cx.emit(Event::FirstPlayerPassed { to: cx.table.first });
    plans::draw(cx)?; // AH-SCORE-11
    cx.table.round += 1;
    rounds::begin(cx);
    Ok(())
}

/// AH-SCORE-05, AH-SCORE-06
fn score_regions(cx: &mut Cx<'_, impl Answerer>) {
    for region in Region::ALL {
        let Some(wealth) = cx.table.sea.map.wealth(region) else { continue };
        let control = cx.table.sea.control(region);
        let (to, fame) = (control.leader(), if control.leader().is_some() { wealth.value() } else { 0 });
        cx.emit(Event::RegionScored { region, control, to, fame });
        if let Some(seat) = to {
            economy::gain_fame(cx, seat, fame, Why::Region { region });
        }
    }
}

/// AH-SCORE-08, two players only (AH-RULING-69).
fn adjust(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let first = cx.table.first;
    let tiles = cx.table.sea.map.tiles().filter(|(_, laid)| laid.wealth < Pips::Six);
    let options: ArrayVec<RaiseWealth, 12> = tiles.map(|(region, _)| RaiseWealth::Region(region)).collect();
    if !options.is_empty() {
        let RaiseWealth::Region(region) = ask(cx, first, &options)?;
        raise_wealth(cx, region);
    }
    if cx.table.market_cards().is_empty() || ask(cx, first, &[WipeMarket::Yes, WipeMarket::No])? == WipeMarket::No {
        return Ok(());
    }
    cx.emit(Event::MarketWiped { seat: first, cards: cx.table.market_cards() });
    cx.table.market = [None; 3];
    recruit::refill(cx)
}

pub(super) fn raise_wealth(cx: &mut Cx<'_, impl Answerer>, region: Region) {
    if cx.table.sea.map.raise_wealth(region)
        && let Some(to) = cx.table.sea.map.wealth(region)
    {
        cx.emit(Event::WealthRaised { region, to });
    }
}

/// AH-SCORE-09: dice leave all slots; damage stays (AH-DAMAGE-14, AH-DICE-05, AH-SCORE-12).
fn take_back_dice(cx: &mut Cx<'_, impl Answerer>, seat: wardroom_kernel::Seat) {
    let player = &mut cx.table.players[seat];
    for slot in player.slots.all_mut() {
        if matches!(slot, DieSlot::Die(_)) {
            *slot = DieSlot::Empty;
        }
    }
    (player.hand, player.aside) = Default::default();
}
