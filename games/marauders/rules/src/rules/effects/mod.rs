//! What cards do: one code path per effect kind of the box, grouped by theme.
//!
//! `run` carries an effect out, `has_result` says whether it would do anything. Effects that are always on have no moment
//! of their own: see `passive`.

mod combat;
mod dice;
mod events;
mod gains;
mod hiring;
pub(super) mod means;
mod moves;
pub(crate) mod passive;
mod raids;
mod trade;

pub(crate) use events::resolve_event;
pub(super) use trade::change_at as change_demand;

use super::{Answerer, Cx};
use crate::action::EffectChoice;
use crate::components::Glory;
use crate::components::cards::{Effect, Timing};
use crate::table::{Source, Step, Table};
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

/// The effects printed on a card.
fn whole(table: &Table, source: Source) -> &'static [Effect] {
    let parts = table.parts.0;
    match source {
        Source::Glory(card) => &parts.glory(card).effects,
        Source::Rumor(rumor) => &parts.rumor(rumor).effects,
        Source::Mission(mission) => &parts.mission(mission).effects,
        Source::Event(card) => &parts.event(card).effects,
        Source::Ability => &[],
    }
}

/// Those of a branch: 0 is the card itself, 1 and more what was chosen or won.
fn list(table: &Table, source: Source, branch: u8) -> &'static [Effect] {
    let whole = whole(table, source);
    match whole.first() {
        Some(Effect::Choose { of }) if branch > 0 => flat(&of[usize::from(branch) - 1]),
        Some(Effect::CrewCombat { win, .. }) if branch > 0 => flat(win),
        _ => whole,
    }
}

/// Whether the card has such a branch and as many effects in it.
pub(super) fn is_printed(table: &Table, source: Source, branch: u8, from: u8) -> bool {
    let branches = match whole(table, source).first() {
        Some(Effect::Choose { of }) => of.len(),
        Some(Effect::CrewCombat { .. }) => 1,
        _ => 0,
    };
    usize::from(branch) <= branches && usize::from(from) < list(table, source, branch).len()
}

fn flat(effect: &'static Effect) -> &'static [Effect] {
    match effect {
        Effect::All { of } => of,
        single => std::slice::from_ref(single),
    }
}

/// One effect of a card is one step; what it leads to, a battle say, comes before the next.
pub(crate) fn step(cx: &mut Cx<'_, impl Answerer>, seat: Seat, source: Source, branch: u8, from: u8) -> RuleResult {
    let effects = list(cx.table, source, branch);
    if usize::from(from) + 1 < effects.len() {
        cx.table.agenda.push(Step::Effects { seat, source, branch, from: from + 1 });
    }
    match effects.get(usize::from(from)) {
        Some(effect) => run(cx, seat, effect, source),
        None => Ok(()),
    }
}

/// The first of all the effects of a card comes next.
pub(crate) fn begin(table: &mut Table, seat: Seat, source: Source, branch: u8) {
    table.agenda.push(Step::Effects { seat, source, branch, from: 0 });
}

/// What it cannot do lapses (MM-CARD-08).
pub(super) fn run(cx: &mut Cx<'_, impl Answerer>, seat: Seat, effect: &'static Effect, source: Source) -> RuleResult {
    match *effect {
        Effect::All { ref of } => of.iter().try_for_each(|effect| run(cx, seat, effect, source)),
        Effect::Choose { ref of } => choose(cx, seat, of, source),
        Effect::Reroll(reroll) => dice::reroll(cx, seat, reroll),
        Effect::ExtraDice { n, .. } => dice::extra_dice(cx, seat, n),
        Effect::AddSuccess { n } => dice::add_success(cx, n),
        Effect::ExtraHits { n, .. } => combat::extra_hits(cx, seat, n),
        Effect::CancelHit { n, location, .. } => combat::cancel_hit(cx, seat, n, location, true),
        Effect::RedirectHit { n } => combat::redirect_hit(cx, seat, n),
        Effect::SureFlight {} => combat::sure_flight(cx, seat),
        Effect::CancelBoarding {} => combat::cancel_boarding(cx),
        Effect::PlunderBonus { gold, nation } => raids::plunder_bonus(cx, gold, nation),
        Effect::MerchantNation {} => raids::merchant_nation(cx),
        Effect::RaidHazard { cards } => raids::raid_hazard(cx, cards),
        Effect::FreeMove { steps } => moves::free_move(cx, seat, steps),
        Effect::MoveSurcharge { actions } => moves::move_surcharge(cx, actions),
        Effect::MoveNpc { which, ships, steps } => moves::move_npc(cx, seat, which, ships, steps),
        Effect::Hide { from } => moves::hide(cx, from),
        Effect::PortAccess { .. } => moves::port_access(cx, seat, source),
        Effect::BuyDraw { .. } | Effect::SellPrice { .. } => trade::for_this_port(cx, source),
        Effect::Price { add, .. } => trade::ship_discount(cx, add),
        Effect::DemandChange { at, draw } => trade::demand_change(cx, seat, at, draw),
        Effect::GainCargo { draw, keep, plunder } => trade::gain_cargo(cx, seat, draw, keep, plunder),
        Effect::SellNow { price } => trade::sell_now(cx, seat, price),
        Effect::ClosePorts { n, rounds } => events::close_ports(cx, n, rounds),
        Effect::Gold { n } => gains::gold(cx, seat, n),
        Effect::Crew { n, target } => gains::crew(cx, seat, n, target),
        Effect::Repair { n } => gains::repair(cx, seat, n),
        Effect::Weapons { n } => gains::weapons(cx, seat, n),
        Effect::Modification { n, from } => gains::modification(cx, seat, n, from),
        Effect::DrawGlory { n, from } => gains::draw_glory(cx, seat, n, from),
        Effect::Hire { ref deck, else_gold } => match deck {
            Some(allowed) => hiring::from_deck(cx, seat, allowed, else_gold),
            None => Ok(()),
        },
        Effect::DrawRumor { draw, .. } => gains::draw_rumor(cx, seat, draw),
        Effect::TakeMission { at, skip_roll } => hiring::take_mission(cx, seat, at, skip_roll),
        Effect::Bounty { target, nation, n } => gains::bounty(cx, seat, target, nation, n),
        Effect::Pardon { nation, steps, cost } => gains::pardon(cx, seat, nation, steps, cost),
        Effect::Stash { at, limit } => gains::stash(cx, seat, at, limit, source),
        Effect::CrewCombat { leadership, crew, .. } => combat::crew_combat(cx, seat, leadership, crew),
        Effect::War { state } => events::war(cx, state),
        Effect::Storm { .. } | Effect::SpawnNpc {} => Ok(()), // At the end of the round: see `rounds`.
        Effect::DrawEvents { n } => events::draw_events(cx, n),
        Effect::RedealMerchants {} => events::redeal_merchants(cx),
        // In `glory_window`: it needs the card that was carried out.
        Effect::CopyGlory {} => Ok(()),
        // Always on.
        Effect::AfterFight { .. }
        | Effect::RerollImmunity { .. }
        | Effect::ChooseLocation { .. }
        | Effect::FirstRoundActions { .. }
        | Effect::EscapeMargin { .. }
        | Effect::PeekMerchant {}
        | Effect::MoveAllowance { .. }
        | Effect::NpcScouting { .. }
        | Effect::CargoSpace { .. }
        | Effect::GloryChoice { .. } => Ok(()),
    }
}

/// Exactly one of these; one without any result may be chosen.
fn choose(cx: &mut Cx<'_, impl Answerer>, seat: Seat, of: &'static [Effect], source: Source) -> RuleResult {
    let options: ArrayVec<EffectChoice, 6> = (1..=of.len() as u8).map(EffectChoice::Option).collect();
    if let EffectChoice::Option(branch) = cx.choose(seat, |_| options)? {
        begin(cx.table, seat, source, branch);
    }
    Ok(())
}

/// Whether a card that its owner holds fits the moment and would do something. The window has its timing already.
pub(super) fn is_useful(table: &Table, seat: Seat, card: Glory) -> bool {
    table.parts.glory(card).effects.iter().any(|effect| match effect {
        Effect::CopyGlory {} => can_copy(table, seat),
        _ => has_result(table, seat, effect),
    })
}

/// MM-RULING-117
fn can_copy(table: &Table, seat: Seat) -> bool {
    let Some(card) = table.windows.last().and_then(|window| window.resolved) else { return false };
    let facts = table.parts.0.glory(card);
    let may_play = match facts.timing {
        Timing::OwnTurn => true,
        Timing::OwnPort => table.players[seat].in_port().is_some(),
        timing => table.windows.iter().any(|window| window.timing == timing && window.asked.contains(seat)),
    };
    may_play && facts.effects.iter().any(|effect| has_result(table, seat, effect))
}

/// Whether an effect would do anything for this player now. It looks at what he knows only.
pub(super) fn has_result(table: &Table, seat: Seat, effect: &Effect) -> bool {
    match effect {
        Effect::All { of } | Effect::Choose { of } => of.iter().any(|effect| has_result(table, seat, effect)),
        Effect::Reroll(reroll) => dice::can_reroll(table, seat, *reroll),
        Effect::ExtraDice { skill, .. } => dice::can_have_extra_dice(table, seat, *skill),
        Effect::AddSuccess { .. } => dice::is_raid_roll(table, seat),
        Effect::ExtraHits { .. } => combat::may_have_extra_hits(table, seat),
        Effect::CancelHit { location, .. } => combat::cancellable(table, seat, *location, true).next().is_some(),
        Effect::SureFlight {} => combat::is_fleeing(table, seat),
        Effect::CancelBoarding {} | Effect::MoveSurcharge { .. } | Effect::RaidHazard { .. } => true,
        Effect::PlunderBonus { nation, .. } => raids::is_of(table, *nation),
        Effect::MerchantNation {} => raids::could_be_another(table),
        Effect::FreeMove { .. } | Effect::GainCargo { .. } | Effect::Gold { .. } => true,
        Effect::MoveNpc { which, .. } => moves::movable(table, *which).next().is_some(),
        Effect::Hide { from } => moves::can_hide(table, seat, *from),
        Effect::PortAccess { .. } => moves::needs_access(table, seat),
        Effect::BuyDraw { .. } => trade::will_buy(table, seat),
        Effect::SellPrice { .. } => trade::will_sell(table, seat),
        Effect::Price { .. } => true,
        Effect::DemandChange { .. } => trade::can_change_demand(table, seat),
        Effect::SellNow { .. } => !table.players[seat].cargo.is_empty(),
        Effect::Crew { n, target } => gains::would_change_crew(table, seat, *n, *target),
        Effect::Repair { n } => gains::needs_repair(table, seat, *n),
        Effect::Weapons { .. } => gains::missing_weapons(table, seat).next().is_some(),
        Effect::Modification { from, .. } => gains::modification_ports(table, seat, *from).next().is_some(),
        Effect::DrawGlory { from, .. } => gains::can_draw_glory(table, seat, *from),
        Effect::Hire { deck, .. } => deck.is_some(),
        Effect::DrawRumor { .. } => !table.rumors.is_empty(),
        Effect::TakeMission { at, .. } => hiring::missions(table, seat, *at).next().is_some(),
        Effect::Bounty { target, nation, .. } => gains::can_raise(table, seat, *target, *nation),
        Effect::Pardon { nation, cost, .. } => gains::can_be_pardoned(table, seat, *nation, *cost),
        Effect::Stash { at, .. } => gains::can_stash(table, seat, *at),
        // What captains and specialists always have, what events do, and a copy, which `is_useful` looks at.
        Effect::AfterFight { .. }
        | Effect::RerollImmunity { .. }
        | Effect::ChooseLocation { .. }
        | Effect::RedirectHit { .. }
        | Effect::FirstRoundActions { .. }
        | Effect::EscapeMargin { .. }
        | Effect::PeekMerchant { .. }
        | Effect::MoveAllowance { .. }
        | Effect::NpcScouting { .. }
        | Effect::CargoSpace { .. }
        | Effect::ClosePorts { .. }
        | Effect::GloryChoice { .. }
        | Effect::CopyGlory { .. }
        | Effect::CrewCombat { .. }
        | Effect::War { .. }
        | Effect::Storm { .. }
        | Effect::DrawEvents { .. }
        | Effect::RedealMerchants { .. }
        | Effect::SpawnNpc { .. } => false,
    }
}
