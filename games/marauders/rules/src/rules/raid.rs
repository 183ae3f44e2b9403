//! Merchant raids (MM-RAID).

use super::combat::{after_fight, hits};
use super::effects::passive;
use super::{Answerer, Cx, ask, bounties, cargo, death, dice, glory, glory_window, missions, purse, stow};
use crate::action::{MerchantAttack, MerchantNation, RaidSuccess, RaidWeapon};
use crate::components::cards::{Symbol, Timing};
use crate::components::{CargoCard, Location, Nation, Set, Skill};
use crate::event::{Cause, Event};
use crate::table::{Fighter, Purpose, Raid, RaidStage, RulesVersion, Step, Table};
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

/// The merchant of the zone is found: its token is shown and ends on the track whatever follows (MM-RAID-02). Found
/// (MM-RAID-01)
/// without a roll it is of this nation (MM-RULING-54).
pub(super) fn begin(cx: &mut Cx<'_, impl Answerer>, seat: Seat, unscouted: Option<Nation>) {
    let Some(zone) = cx.table.players[seat].at_sea() else { return };
    let Some(token) = cx.table.merchants[zone.index()].take() else { return };
    cx.table.merchant_track[token.index()] += 1;
    let of_zone = cx.table.parts.zone(zone).nation;
    let nations = [token].into_iter().chain(of_zone).collect(); // MM-RULING-55
    cx.table.raid = Some(Raid {
        by: seat,
        zone,
        stage: RaidStage::Found,
        token,
        nations,
        nation: unscouted,
        cards: Set::NONE,
        hazards: Set::NONE,
        successes: 0,
        bonus: 0,
    });
    cx.reveal();
    cx.emit(Event::MerchantFound { seat, zone, token });
    cx.table.agenda.push(Step::Raid);
}

/// One part of the raid.
pub(super) fn step(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    match cx.table.raid.map(|raid| raid.stage) {
        Some(RaidStage::Found) => find(cx),
        Some(RaidStage::Rolling) => roll(cx),
        Some(RaidStage::Spending) => spend(cx),
        Some(RaidStage::Judging) => judge(cx),
        Some(RaidStage::Looting) => loot(cx),
        None => {
            cx.table.agenda.pop();
            Ok(())
        }
    }
}

fn current(table: &mut Table) -> &mut Raid {
    table.raid.as_mut().expect("a raid is under way")
}

/// The raid is over; what lies open of it is discarded.
fn close(table: &mut Table) {
    if let Some(mut raid) = table.raid.take() {
        table.cargo.discard.take_all(&mut raid.cards);
        table.cargo.discard.take_all(&mut raid.hazards);
    }
    table.agenda.pop();
}

/// The nation, then attack or not (MM-RAID-03, MM-RAID-04, MM-RAID-05, MM-RAID-06).
fn find(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let Raid { by: seat, nation: unscouted, .. } = *current(cx.table);
    if unscouted.is_none() {
        glory_window::open(cx, Timing::MerchantFound, &[seat])?;
    }
    let can_attack = !cx.table.players[seat].ship.has_destroyed_location();
    let is_asked = can_attack || cx.table.version == RulesVersion::First; // MM-RULING-21
    let nation = match unscouted {
        None if is_asked => {
            let nations = current(cx.table).nations;
            let options: ArrayVec<MerchantNation, 4> = nations.iter().map(|nation| MerchantNation { nation }).collect();
            Some(ask(cx, seat, &options)?.nation)
        }
        known => known,
    };
    current(cx.table).nation = nation;
    let Some(nation) = nation.filter(|_| can_attack) else { return let_go(cx, seat) };
    if ask(cx, seat, &[MerchantAttack::Attack, MerchantAttack::LetGo])? == MerchantAttack::LetGo {
        return let_go(cx, seat);
    }
    cx.emit(Event::RaidBegan { seat, nation });
    bounties::raise(cx, seat, nation, 1);
    current(cx.table).stage = RaidStage::Rolling;
    Ok(())
}

fn let_go(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    cx.emit(Event::MerchantLetGo { seat });
    close(cx.table);
    Ok(())
}

/// Cards, the roll and its window, special weapons (MM-RAID-07, MM-RAID-08).
fn roll(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let Raid { by: seat, zone, nation, .. } = *current(cx.table);
    for _ in 0..3 {
        draw(cx, seat)?;
    }
    let fourth = cx.table.parts.zone(zone).rules.raid_fourth_card;
    if fourth.is_some()
        && fourth == nation
        && let Some(card) = draw(cx, seat)?
        && cx.table.parts.cargo(card).symbol == Symbol::Escape
    {
        discard(cx, seat, card); // MM-ZONE-09
    }
    let pool = dice::skill_pool(cx, seat, Skill::Seamanship, Purpose::Raid)?;
    current(cx.table).successes = pool.successes();
    for _ in 0..pool.dice.failed() {
        let weapons = cx.table.players[seat].weapons;
        let mut options: ArrayVec<RaidWeapon, 4> = weapons.iter().map(RaidWeapon::Spend).collect();
        options.push(RaidWeapon::Done);
        let RaidWeapon::Spend(weapon) = ask(cx, seat, &options)? else { break };
        cx.table.players[seat].weapons.take(weapon);
        cx.emit(Event::WeaponGone { seat, weapon });
        current(cx.table).successes += 1;
    }
    current(cx.table).stage = RaidStage::Spending;
    Ok(())
}

fn draw(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult<Option<CargoCard>> {
    let card = cargo::draw(cx)?;
    if let Some(card) = card {
        current(cx.table).cards.put(card);
        cx.emit(Event::RaidCardDrawn { seat, card }); // MM-INFO-08
    }
    Ok(card)
}

fn discard(cx: &mut Cx<'_, impl Answerer>, seat: Seat, card: CargoCard) {
    // MM-RAID-09
    current(cx.table).cards.take(card);
    cx.table.cargo.discard.put(card);
    cx.emit(Event::RaidCardDiscarded { seat, card });
}

/// Each success draws, discards or exchanges a card, one after another (MM-RAID-07).
fn spend(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    while current(cx.table).successes > 0 {
        let Raid { by: seat, cards, .. } = *current(cx.table);
        let answer = cx.choose(seat, |_| {
            let of_cards = cards.iter().flat_map(|card| [RaidSuccess::Discard(card), RaidSuccess::Exchange(card)]);
            [RaidSuccess::Draw].into_iter().chain(of_cards).chain([RaidSuccess::Stop])
        })?;
        current(cx.table).successes -= 1;
        match answer {
            RaidSuccess::Stop => current(cx.table).successes = 0,
            RaidSuccess::Draw => {
                draw(cx, seat)?;
            }
            RaidSuccess::Discard(card) => discard(cx, seat, card),
            RaidSuccess::Exchange(card) => {
                discard(cx, seat, card);
                draw(cx, seat)?;
            }
        }
    }
    current(cx.table).stage = RaidStage::Judging;
    Ok(())
}

/// Hits, then escape and success (MM-RAID-10, MM-RAID-11, MM-RAID-12, MM-RAID-13, MM-RULING-57).
fn judge(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let seat = current(cx.table).by;
    let others: ArrayVec<Seat, 4> = cx.table.from(cx.table.turn.seat).filter(|other| *other != seat).collect();
    glory_window::open(cx, Timing::RaidSpent, &others)?;
    let Raid { cards, hazards, .. } = *current(cx.table);
    let symbols = cards.iter().chain(hazards).map(|card| cx.table.parts.cargo(card).symbol);
    let struck: ArrayVec<Location, 64> = // MM-RULING-56
        symbols.clone().filter_map(|it| if let Symbol::Hit(at) = it { Some(at) } else { None }).collect();
    let escapes = symbols.filter(|symbol| *symbol == Symbol::Escape).count() as u8;
    if hits::strike(cx, seat, &struck)? {
        // MM-RAID-11
        cx.emit(Event::Sunk { who: Fighter::Captain(seat) });
        close(cx.table);
        return death::die(cx, seat);
    }
    let ship = cx.table.players[seat].ship;
    // MM-RULING-59, MM-MOD-06
    let needed = ship.manoeuvrability(cx.table.parts.0) + passive::escape_margin(cx.table, seat);
    let has_escaped = escapes >= needed;
    if has_escaped || ship.has_destroyed_location() {
        // MM-RAID-12
        cx.emit(Event::RaidFailed { seat, has_escaped }); // MM-RAID-16
        close(cx.table);
        return after_fight(cx, seat);
    }
    current(cx.table).stage = RaidStage::Looting;
    Ok(())
}

/// Gold, cargo, perhaps glory (MM-RAID-14, MM-RAID-15).
fn loot(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let seat = current(cx.table).by;
    glory_window::open(cx, Timing::RaidWon, &[seat])?;
    let Raid { zone, nation, cards, bonus, .. } = *current(cx.table);
    let Some(nation) = nation else { return Ok(()) };
    let of_zone =
        cx.table.parts.zone(zone).rules.raid_bonus.filter(|(of, _)| *of == nation).map_or(0, |(_, gold)| gold);
    let values: u16 = cards.iter().map(|card| u16::from(cx.table.parts.cargo(card).value)).sum();
    let gold =
        values + u16::from(of_zone) + u16::from(bonus) + u16::from(passive::plunder_bonus(cx.table, seat, nation));
    cx.emit(Event::RaidWon { seat, gold });
    purse::gain(cx, seat, gold, Cause::Raid);
    cx.table.lot = std::mem::take(&mut current(cx.table).cards);
    stow::share_out(cx, seat, u8::MAX)?;
    if gold >= cx.table.parts.numbers.plunder_for_glory.into() {
        // MM-RULING-58
        glory::gain_point(cx, seat)?;
    }
    after_fight(cx, seat)?;
    close(cx.table);
    missions::after_raid(cx, seat, nation, gold);
    Ok(())
}
