//! Rewards: the chapter AH-REWARD.

use super::moving::{Movement, Purpose, tailwind};
use super::{Answerer, Cx, ask, economy, explore, recruit, repair, smuggler};
use crate::action::{GainReward, PlaceTile, RewardCell, RewardRecruit, SpendForFame};
use crate::components::Reward;
use crate::event::{Event, Hiring, Laying, Why};
use crate::table::Figure;
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

/// The white marker moves, its cell is gained or not, the black marker follows to where white came from (AH-REWARD-01).
pub(super) fn reward(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    let (from, black) = (cx.table.players[seat].white, cx.table.players[seat].black);
    let cells: ArrayVec<RewardCell, 4> =
        from.neighbours().filter(|&cell| cell != black).map(RewardCell::Cell).collect();
    let RewardCell::Cell(to) = ask(cx, seat, &cells)?;
    cx.table.players[seat].white = to;
    cx.emit(Event::RewardMoved { seat, from, to });
    let reward = cx.table.parts.reward(to);
    if reward != Reward::Start {
        match ask(cx, seat, &[GainReward::Yes, GainReward::No])? {
            // AH-REWARD-02
            GainReward::Yes => gain(cx, seat, reward)?,
            GainReward::No => cx.emit(Event::RewardDeclined { seat }),
        }
    }
    cx.table.players[seat].black = from; // AH-REWARD-03, AH-RULING-79: whatever a Reward inside this one has done.
    Ok(())
}

fn gain(cx: &mut Cx<'_, impl Answerer>, seat: Seat, reward: Reward) -> RuleResult {
    let flagship = Figure::Flagship(seat);
    let fame = |cx: &mut Cx<'_, _>, fame| economy::gain_fame(cx, seat, fame, Why::Reward);
    match reward {
        Reward::Start => (),          // AH-REWARD-33
        Reward::Fame1 => fame(cx, 1), // AH-REWARD-24, AH-REWARD-32
        Reward::Fame2 => fame(cx, 2), // AH-REWARD-13, AH-REWARD-35, AH-REWARD-53
        Reward::Fame3 => fame(cx, 3), // AH-REWARD-51
        Reward::Fame4Wealth => {
            // AH-REWARD-15
            fame(cx, 4);
            smuggler::raise_wealth_here(cx, seat);
        }
        Reward::Gold1 => economy::gain_gold(cx, seat, 1, Why::Reward), // AH-REWARD-23, AH-REWARD-54
        Reward::Gold2 => economy::gain_gold(cx, seat, 2, Why::Reward), // AH-REWARD-31, AH-REWARD-44, AH-REWARD-52
        Reward::FameForGold => {
            // AH-REWARD-11
            let most = cx.table.players[seat].gold.min(5);
            let options: ArrayVec<SpendForFame, 6> = (0..=most).map(SpendForFame::Gold).collect();
            let SpendForFame::Gold(gold) = ask(cx, seat, &options)?;
            economy::spend_gold(cx, seat, gold, Why::Reward);
            fame(cx, gold);
        }
        Reward::Move2 => Movement::new(flagship, Purpose::Other).sail(cx, 2)?, // AH-REWARD-12, AH-REWARD-45
        // AH-REWARD-42
        Reward::Move2IgnoringBattles => Movement::new(flagship, Purpose::Other).ignoring_battle().sail(cx, 2)?,
        Reward::FreeTailwind => tailwind(cx, flagship, None, Purpose::Other)?, // AH-REWARD-22, AH-REWARD-41
        Reward::Recruit => hire(cx, seat)?, // AH-REWARD-14, AH-REWARD-21, AH-REWARD-43
        Reward::AddTile => add_tile(cx, seat)?, // AH-REWARD-34
        Reward::RepairAll => _ = repair::all(cx, seat)?, // AH-REWARD-25
        Reward::RepairAllFame => {
            // AH-REWARD-55
            let repaired = repair::all(cx, seat)?;
            fame(cx, repaired);
        }
    }
    Ok(())
}

/// AH-RULING-66: anywhere, but not beside a Stronghold.
fn hire(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    if recruit::is_banned(&cx.table.sea, seat) {
        return Ok(());
    }
    let mut options: ArrayVec<RewardRecruit, 4> =
        cx.table.market.into_iter().flatten().map(RewardRecruit::Card).collect();
    options.push(RewardRecruit::Pass);
    if let RewardRecruit::Card(card) = ask(cx, seat, &options)? {
        recruit::hire(cx, seat, card, Hiring::Reward);
        recruit::refill(cx)?;
    }
    Ok(())
}

/// AH-REWARD-34, AH-RULING-65. Room is never missing: north of the northernmost tile a tile can always lie.
fn add_tile(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    let lies: ArrayVec<PlaceTile, 512> = cx.table.sea.map.extensions().map(PlaceTile::Lie).take(512).collect();
    explore::lay_tile(cx, seat, &lies, Laying::Reward)
}
