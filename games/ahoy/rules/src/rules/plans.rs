//! Plans: the chapter AH-PLAN.

use super::moving::{Purpose, tailwind};
use super::{Answerer, Cx, ask, battle, placing, recruit, union};
use crate::action::{BattlePlan, Enlist, EvacuateTo, PlanIsland, SneakAttack};
use crate::components::{Card, Plan, Region, Slot, Suit};
use crate::event::{Event, Hiring, Removal};
use crate::table::{DieSlot, Figure, Point, Sea, Table, UNION};
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

/// AH-PLAN-01: two, as far as the deck goes (AH-RULING-62).
pub(super) fn draw(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    for _ in 0..2 {
        if let Some(plan) = cx.draw(|t| &mut t.plans.deck)? {
            cx.table.plans.hand.put(plan);
            let left = cx.table.plans.deck.cards.len() as u8;
            cx.emit(Event::PlanDrawn { plan });
            cx.emit(Event::DrewAPlan { left });
        }
    }
    Ok(())
}

/// Plans in hand that are free actions and have what they need (AH-RULING-48).
pub(super) fn playable(table: &Table, seat: Seat) -> impl Iterator<Item = Plan> {
    let hand = table.plans.hand.kinds().filter(move |_| seat == UNION);
    hand.filter(|&plan| match plan {
        Plan::Cutter | Plan::Gunship => islands(table, 2).next().is_some(),
        Plan::Enlist | Plan::SneakAttack => islands(table, 1).next().is_some(),
        Plan::DynamicEntry | Plan::Evacuation => true,
        Plan::CloseCall | Plan::SecretWeapon | Plan::WeaponsCache => false,
    })
}

/// Regions whose Islands have at least so many Comrades.
fn islands(table: &Table, comrades: u8) -> impl Iterator<Item = Region> {
    table.sea.map.regions().filter(move |&region| table.sea.comrades(region) >= comrades)
}

/// Shows a plan and discards it (AH-PLAN-03).
fn show(cx: &mut Cx<'_, impl Answerer>, plan: Plan) {
    cx.table.plans.hand.take(plan);
    cx.table.plans.discard.put(plan);
    cx.reveal();
    cx.emit(Event::PlanPlayed { plan });
}

/// As a free action (AH-PLAN-02).
pub(super) fn play(cx: &mut Cx<'_, impl Answerer>, plan: Plan) -> RuleResult {
    show(cx, plan);
    match plan {
        Plan::Cutter => launch(cx, plan, Figure::Cutter),
        Plan::Gunship => launch(cx, plan, Figure::Gunship),
        Plan::DynamicEntry => dynamic_entry(cx),
        Plan::Enlist => enlist(cx),
        Plan::Evacuation => evacuation(cx),
        Plan::SneakAttack => sneak_attack(cx),
        Plan::CloseCall | Plan::SecretWeapon | Plan::WeaponsCache => unreachable!("played in battles"),
    }
}

fn choose_island(cx: &mut Cx<'_, impl Answerer>, comrades: u8) -> RuleResult<Option<Region>> {
    let points = islands(cx.table, comrades).filter_map(|region| cx.table.sea.map.point(region.island()));
    let options: ArrayVec<PlanIsland, 12> = points.map(PlanIsland::Island).collect();
    if options.is_empty() {
        return Ok(None);
    }
    let PlanIsland::Island(point) = ask(cx, UNION, &options)?;
    Ok(Some(region_at(cx.table, point)))
}

fn region_at(table: &Table, point: Point) -> Region {
    table.sea.map.space(point).expect("an Island was offered").region()
}

/// AH-PLAN-06: its plan lies open among the discarded ones only until the figure is on the map.
fn launch(cx: &mut Cx<'_, impl Answerer>, plan: Plan, ship: Figure) -> RuleResult {
    if let Some(region) = choose_island(cx, 2)? {
        cx.table.plans.discard.take(plan);
        union::remove_comrades(cx, region, 2);
        placing::place(cx, ship, region.island());
    }
    Ok(())
}

/// AH-PLAN-08, AH-RULING-63
fn dynamic_entry(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let cannons = &mut cx.table.players[UNION].slots.row_mut(Slot::Cannons)[0];
    if let DieSlot::Die(die) = *cannons {
        let to = die.raised(2);
        *cannons = DieSlot::Die(to);
        cx.emit(Event::DieRaised { seat: UNION, slot: Slot::Cannons, to });
    }
    tailwind(cx, Figure::Flagship(UNION), None, Purpose::Other)
}

/// Whether Enlist finds a card to recruit: a player sees that before the plan is spent (AH-PLAN-09).
pub(crate) fn can_enlist(sea: &Sea, market: [Option<Card>; 3]) -> bool {
    let has_comrades = |suit: Suit| sea.map.regions().any(|region| region.suit() == suit && sea.comrades(region) > 0);
    !recruit::is_banned(sea, UNION) && market.into_iter().flatten().any(|card| has_comrades(card.suit()))
}

/// AH-PLAN-09; a Flagship beside a Stronghold recruits no Crew (AH-RULING-56).
fn enlist(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let Some(region) = choose_island(cx, 1)? else { return Ok(()) };
    while !recruit::is_banned(&cx.table.sea, UNION) {
        let cards = cx.table.market.into_iter().flatten().filter(|card| card.suit() == region.suit());
        let mut options: ArrayVec<Enlist, 4> = cards.map(Enlist::Card).collect();
        options.push(Enlist::Pass);
        let Enlist::Card(card) = ask(cx, UNION, &options)? else { break };
        recruit::hire(cx, UNION, card, Hiring::Enlist);
    }
    recruit::refill(cx)
}

/// AH-PLAN-10: from Island to Island, so many here, so many there. Without another Island it is played for nothing.
fn evacuation(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    if cx.table.sea.map.len() < 2 {
        return Ok(());
    }
    let Some(from) = choose_island(cx, 1)? else { return Ok(()) };
    while cx.table.sea.comrades(from) > 0 {
        let others = cx.table.sea.map.tiles().filter(|(region, _)| *region != from);
        let count = cx.table.sea.comrades(from);
        let ways = others
            .flat_map(|(_, laid)| (1..=count).map(move |count| EvacuateTo::Island { at: laid.lie.island(), count }));
        let ways: ArrayVec<EvacuateTo, 224> = ways.collect();
        let EvacuateTo::Island { at, count } = ask(cx, UNION, &ways)?;
        let to = region_at(cx.table, at);
        union::move_comrades(cx, from, to, count);
    }
    Ok(())
}

/// AH-PLAN-12
fn sneak_attack(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let regions: ArrayVec<SneakAttack, 12> = islands(cx.table, 1).map(SneakAttack::Region).collect();
    let SneakAttack::Region(region) = ask(cx, UNION, &regions)? else { return Ok(()) };
    for _ in 0..2 {
        let here = cx.table.sea.figures_in_region(region);
        let mut options: ArrayVec<SneakAttack, 5> = ArrayVec::new();
        for point in here.iter().filter(|it| it.is_patrol()).filter_map(|it| cx.table.sea.point(it)) {
            if !options.contains(&SneakAttack::Patrol(point)) {
                options.push(SneakAttack::Patrol(point));
            }
        }
        options.push(SneakAttack::Pass);
        let SneakAttack::Patrol(point) = ask(cx, UNION, &options)? else { break };
        let patrol = here.iter().find(|it| it.is_patrol() && cx.table.sea.point(*it) == Some(point));
        placing::remove(cx, patrol.expect("a Patrol was offered"), Removal::SneakAttack);
    }
    Ok(())
}

/// At the start of a battle, one plan after another; says whether the battle is ignored (AH-PLAN-07). The question comes
/// whatever the hand holds, so that it reveals nothing.
pub(super) fn in_battle(cx: &mut Cx<'_, impl Answerer>, side: usize) -> RuleResult<bool> {
    loop {
        // AH-PLAN-05
        let plans = |t: &Table| -> ArrayVec<BattlePlan, 4> {
            let plans = t.plans.hand.kinds().filter(|plan| plan.is_for_battle()).map(BattlePlan::Plan);
            plans.chain([BattlePlan::Pass]).collect()
        };
        let BattlePlan::Plan(plan) = cx.choose(UNION, plans)? else { return Ok(false) };
        show(cx, plan);
        match plan {
            Plan::CloseCall => return Ok(true),
            Plan::SecretWeapon => battle::current(cx.table).sides[side].has_secret_weapon = true,
            Plan::WeaponsCache => battle::current(cx.table).sides[side].weapons_caches += 1,
            Plan::Cutter | Plan::Gunship | Plan::DynamicEntry | Plan::Enlist | Plan::Evacuation | Plan::SneakAttack => {
                unreachable!("free actions")
            }
        }
    }
}
