//! `gold`, `crew`, `repair`, `weapons`, `modification`, `draw-glory`, `draw-rumor`, `bounty`, `pardon`, `stash`.

use crate::action::EffectChoice;
use crate::components::cards::{All, BountyOf, CrewOf, Existing, Full, GloryFrom, Or, Pick, StashAt, Steps, TokenFrom};
use crate::components::{Location, Nation, Weapon, Zone};
use crate::event::{Cause, Event};
use crate::rules::{Answerer, Cx, bounties, glory, purse, rumors, shipyard, stash};
use crate::table::{Activity, Source, Table};
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

pub(super) fn gold(cx: &mut Cx<'_, impl Answerer>, seat: Seat, n: u8) -> RuleResult {
    purse::gain(cx, seat, n.into(), Cause::Card);
    Ok(())
}

/// Crew rises, never above full crew; or the active player at sea loses some, but never his last man.
pub(super) fn crew(cx: &mut Cx<'_, impl Answerer>, seat: Seat, n: Or<i8, Full>, target: Option<CrewOf>) -> RuleResult {
    if !would_change_crew(cx.table, seat, n, target) {
        return Ok(());
    }
    let whose = if target.is_some() { cx.table.turn.seat } else { seat };
    let max = cx.table.max(whose).crew;
    let crew = &mut cx.table.players[whose].ship.cur.crew;
    let from = *crew;
    *crew = match n {
        Or::Word(Full::Full) => max,
        Or::Value(n) if n >= 0 => max.min(from + n.unsigned_abs()),
        Or::Value(n) => from.saturating_sub(n.unsigned_abs()).max(1),
    };
    let to = *crew;
    cx.emit(if to < from {
        Event::CrewLost { seat: whose, men: from - to }
    } else {
        Event::Recruited { seat: whose, men: to - from }
    });
    Ok(())
}

pub(super) fn would_change_crew(table: &Table, seat: Seat, n: Or<i8, Full>, target: Option<CrewOf>) -> bool {
    let active = table.turn.seat;
    match (target, n) {
        (Some(CrewOf::ActivePlayer), _) => {
            active != seat && table.players[active].is_at_sea() && table.players[active].ship.cur.crew > 1
        }
        (None, Or::Value(..=0)) => false,
        (None, _) => table.players[seat].ship.cur.crew < table.max(seat).crew,
    }
}

pub(super) fn needs_repair(table: &Table, seat: Seat, n: Or<u8, Full>) -> bool {
    let ship = &table.players[seat].ship;
    ship.damage(table.parts.0) > 0 || matches!(n, Or::Word(_)) && ship.is_hull_flipped
}

/// Damage points of his choice, not crew; with `full` the reinforced hull as well.
pub(super) fn repair(cx: &mut Cx<'_, impl Answerer>, seat: Seat, n: Or<u8, Full>) -> RuleResult {
    let max = cx.table.max(seat);
    let places = [Location::Hull, Location::Cargo, Location::Masts, Location::Cannons];
    match n {
        Or::Word(Full::Full) => {
            let ship = &mut cx.table.players[seat].ship;
            places.into_iter().for_each(|location| ship.cur[location] = max[location]);
            ship.is_hull_flipped = false;
            cx.emit(Event::FullyRepaired { seat });
        }
        Or::Value(points) => {
            for _ in 0..points {
                let cur = cx.table.players[seat].ship.cur;
                let damaged = places.into_iter().filter(|location| cur[*location] < max[*location]);
                let mut options: ArrayVec<EffectChoice, 5> = damaged.map(EffectChoice::Location).collect();
                if options.is_empty() {
                    break;
                }
                options.push(EffectChoice::Stop);
                let EffectChoice::Location(location) = cx.choose(seat, |_| options)? else { break };
                cx.table.players[seat].ship.cur[location] += 1;
                cx.emit(Event::Repaired { seat, location });
            }
        }
    }
    Ok(())
}

pub(super) fn missing_weapons(table: &Table, seat: Seat) -> impl Iterator<Item = Weapon> + use<> {
    let owned = table.players[seat].weapons;
    Weapon::ALL.into_iter().filter(move |weapon| !owned.has(*weapon))
}

/// So many of types he does not have, of his choice.
pub(super) fn weapons(cx: &mut Cx<'_, impl Answerer>, seat: Seat, n: Or<u8, All>) -> RuleResult {
    let count = match n {
        Or::Word(All::All) => u8::MAX,
        Or::Value(n) => n,
    };
    for place in 0..count {
        let missing: ArrayVec<EffectChoice, 3> = missing_weapons(cx.table, seat).map(EffectChoice::Weapon).collect();
        let takes_all = missing.len() <= usize::from(count - place);
        let weapon = match missing.first() {
            None => break,
            Some(first) if takes_all => *first,
            Some(_) => cx.choose(seat, |_| missing)?,
        };
        if let EffectChoice::Weapon(weapon) = weapon {
            cx.table.players[seat].weapons.put(weapon);
            cx.emit(Event::WeaponTaken { seat, weapon });
        }
    }
    Ok(())
}

/// Ports whose token may be taken: face-up ones of a type he has are useless.
pub(super) fn modification_ports(table: &Table, seat: Seat, from: TokenFrom) -> impl Iterator<Item = Zone> + use<'_> {
    let player = &table.players[seat];
    let here = player.in_port();
    Zone::ports().filter(move |port| from == TokenFrom::AnyPort || here == Some(*port)).filter(move |port| {
        let place = table.port(*port);
        place.modification.is_some_and(|token| !(place.is_face_up && player.ship.has(token)))
    })
}

/// Tokens without payment; a type he has already goes back face down.
pub(super) fn modification(cx: &mut Cx<'_, impl Answerer>, seat: Seat, n: u8, from: TokenFrom) -> RuleResult {
    for _ in 0..n {
        let options: ArrayVec<EffectChoice, 16> =
            modification_ports(cx.table, seat, from).map(EffectChoice::Port).collect();
        let port = match options[..] {
            [] => break,
            [only] => only,
            _ => cx.choose(seat, |_| options)?,
        };
        if let EffectChoice::Port(port) = port {
            cx.reveal();
            take_modification(cx, seat, port);
        }
    }
    Ok(())
}

fn take_modification(cx: &mut Cx<'_, impl Answerer>, seat: Seat, port: Zone) {
    let place = &mut cx.table.ports[port.index()];
    let Some(modification) = place.modification else { return };
    let has_it = cx.table.players[seat].ship.has(modification);
    place.is_face_up = false;
    if has_it {
        cx.emit(Event::ModificationTurned { port, modification });
        return;
    }
    place.modification = None;
    shipyard::fit(cx, seat, modification);
    cx.emit(Event::ModificationTaken { seat, modification, port });
}

/// Players with more glory cards in hand than he has once his card is played.
fn rivals(table: &Table, seat: Seat, own: usize) -> impl Iterator<Item = Seat> {
    table.from(seat).skip(1).filter(move |other| table.players[*other].hand.len() > own)
}

pub(super) fn can_draw_glory(table: &Table, seat: Seat, from: GloryFrom) -> bool {
    match from {
        GloryFrom::Deck => !table.glory.deck.is_empty() || !table.glory.discard.is_empty(),
        GloryFrom::Rival => rivals(table, seat, table.players[seat].hand.len().saturating_sub(1)).next().is_some(),
    }
}

pub(super) fn draw_glory(cx: &mut Cx<'_, impl Answerer>, seat: Seat, n: u8, from: GloryFrom) -> RuleResult {
    match from {
        GloryFrom::Deck => (0..n).try_for_each(|_| glory::draw_card(cx, seat)),
        GloryFrom::Rival => {
            let own = cx.table.players[seat].hand.len();
            let rivals: ArrayVec<EffectChoice, 4> = rivals(cx.table, seat, own).map(EffectChoice::Seat).collect();
            let rival = match rivals[..] {
                [] => return Ok(()),
                [only] => only,
                _ => cx.choose(seat, |_| rivals)?,
            };
            let EffectChoice::Seat(rival) = rival else { return Ok(()) };
            for _ in 0..n {
                let count = cx.table.players[rival].hand.len();
                if count == 0 {
                    break;
                }
                let place = cx.chance(count as u32)? as usize;
                let card = cx.table.players[rival].hand.nth(place);
                cx.table.players[rival].hand.take(card);
                cx.table.players[seat].hand.put(card);
                cx.emit(Event::GloryTaken { by: seat, from: rival, card });
                cx.emit(Event::TookGlory { by: seat, from: rival });
            }
            glory::keep_limit(cx, seat)
        }
    }
}

pub(super) fn draw_rumor(cx: &mut Cx<'_, impl Answerer>, seat: Seat, draw: u8) -> RuleResult {
    rumors::draw(cx, seat, draw)
}

pub(super) fn can_raise(table: &Table, seat: Seat, target: BountyOf, nation: Or<Nation, Existing>) -> bool {
    match (target, nation) {
        (BountyOf::Own, Or::Value(nation)) => table.players[seat].bounty(nation) < table.parts.numbers.bounty_max,
        (BountyOf::OtherPirate, _) => prey(table, seat).next().is_some(),
        (BountyOf::Own | BountyOf::EachWith, Or::Word(Existing::Existing)) | (BountyOf::EachWith, Or::Value(_)) => true,
    }
}

/// Other players with a bounty that can be raised.
fn prey(table: &Table, seat: Seat) -> impl Iterator<Item = Seat> {
    table.from(seat).skip(1).filter(|other| raisable(table, *other).next().is_some())
}

fn raisable(table: &Table, seat: Seat) -> impl Iterator<Item = Nation> + use<> {
    let (bounties, most) = (table.players[seat].bounties, table.parts.numbers.bounty_max);
    Nation::ALL.into_iter().filter(move |nation| (1..most).contains(&bounties[nation.index()]))
}

pub(super) fn bounty(
    cx: &mut Cx<'_, impl Answerer>,
    seat: Seat,
    target: BountyOf,
    nation: Or<Nation, Existing>,
    n: u8,
) -> RuleResult {
    match (target, nation) {
        (BountyOf::Own, Or::Value(nation)) => bounties::raise(cx, seat, nation, n),
        (BountyOf::EachWith, Or::Value(nation)) => {
            for other in cx.table.in_order() {
                if cx.table.players[other].bounty(nation) > 0 {
                    bounties::raise(cx, other, nation, n);
                }
            }
        }
        (BountyOf::OtherPirate, _) => {
            let options: ArrayVec<EffectChoice, 4> = prey(cx.table, seat).map(EffectChoice::Seat).collect();
            if options.is_empty() {
                return Ok(());
            }
            let EffectChoice::Seat(other) = choose(cx, seat, &options)? else { return Ok(()) };
            let options: ArrayVec<EffectChoice, 4> = raisable(cx.table, other).map(EffectChoice::Nation).collect();
            if let EffectChoice::Nation(nation) = choose(cx, seat, &options)? {
                bounties::raise(cx, other, nation, n);
            }
        }
        (BountyOf::Own | BountyOf::EachWith, Or::Word(Existing::Existing)) => (),
    }
    Ok(())
}

fn choose(cx: &mut Cx<'_, impl Answerer>, seat: Seat, options: &[EffectChoice]) -> RuleResult<EffectChoice> {
    crate::rules::ask(cx, seat, options)
}

pub(super) fn can_be_pardoned(table: &Table, seat: Seat, nation: Or<Nation, Pick>, cost: u8) -> bool {
    let player = &table.players[seat];
    let has_bounty = match nation {
        Or::Value(nation) => player.bounty(nation) > 0,
        Or::Word(Pick::Choice) => player.is_pirate(),
    };
    has_bounty && (cost == 0 || purse::can_pay(table, seat, cost.into()))
}

/// A bounty falls by so many steps, or by as many as he pays for.
pub(super) fn pardon(
    cx: &mut Cx<'_, impl Answerer>,
    seat: Seat,
    nation: Or<Nation, Pick>,
    steps: Or<u8, Steps>,
    cost: u8,
) -> RuleResult {
    let nation = match nation {
        Or::Value(nation) => nation,
        Or::Word(Pick::Choice) => {
            let bounties = cx.table.players[seat].bounties;
            let with_bounty = Nation::ALL.into_iter().filter(|nation| bounties[nation.index()] > 0);
            let options: ArrayVec<EffectChoice, 4> = with_bounty.map(EffectChoice::Nation).collect();
            if options.is_empty() {
                return Ok(());
            }
            let EffectChoice::Nation(nation) = choose(cx, seat, &options)? else { return Ok(()) };
            nation
        }
    };
    let bounty = cx.table.players[seat].bounty(nation);
    let steps = match steps {
        Or::Word(Steps::All) => bounty,
        Or::Value(most) => bounty.min(most),
        Or::Word(Steps::Any) => {
            let offers = |t: &Table| -> ArrayVec<EffectChoice, 9> {
                let affordable =
                    |steps: &u8| *steps <= 1 || purse::can_pay(t, seat, u16::from(*steps) * u16::from(cost));
                (1..=bounty).filter(affordable).map(EffectChoice::Number).collect()
            };
            if bounty == 0 || !purse::can_pay(cx.table, seat, cost.into()) {
                return Ok(());
            }
            if let EffectChoice::Number(steps) = cx.choose(seat, offers)? { steps } else { 0 }
        }
    };
    if cost > 0 && steps > 0 {
        purse::pay(cx, seat, u16::from(steps) * u16::from(cost), Cause::Pardon)?;
    }
    bounties::lower(cx, seat, nation, steps);
    Ok(())
}

pub(super) fn can_stash(table: &Table, seat: Seat, at: StashAt) -> bool {
    match at {
        StashAt::Now => table.players[seat].gold > 0,
        StashAt::Here => {
            table.turn.seat == seat && !table.turn.port.done.has(Activity::Stash) && !stash::is_at_hand(table, seat)
        }
        StashAt::OwnNation => false,
    }
}

/// `now`: up to so much gold goes from the ship to the chest. `here`: see `passive::stashes_here`.
pub(super) fn stash(
    cx: &mut Cx<'_, impl Answerer>,
    seat: Seat,
    at: StashAt,
    limit: Option<u8>,
    source: Source,
) -> RuleResult {
    match at {
        StashAt::Now => {
            let most =
                |t: &Table| t.players[seat].gold.min(limit.map_or(u16::MAX, u16::from)).min(u8::MAX.into()) as u8;
            let answer = cx.choose(seat, |t| (0..=most(t)).map(EffectChoice::Number))?;
            if let EffectChoice::Number(gold @ 1..) = answer {
                let player = &mut cx.table.players[seat];
                player.gold -= u16::from(gold);
                player.stash += u16::from(gold);
                stash::put_away(cx, seat, true);
            }
            Ok(())
        }
        StashAt::Here => super::trade::for_this_port(cx, source),
        StashAt::OwnNation => Ok(()),
    }
}
