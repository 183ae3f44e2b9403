//! Battling: the chapter AH-BATTLE. What a victory brings is in `victory`.

use super::order::{due, resolve_in_order};
use super::{Answerer, Cx, ask, crew, damage, economy, plans, setup, target, victory};
use crate::action::{ChooseDefender, Effect, Emissary, FireCannons, Grogmaster};
use crate::components::{Card, Faction, Slot, Space, Terrain};
use crate::event::{Event, Occasion, Why};
use crate::table::{Battle, BattleSide, BattleStep, DieSlot, Figure, FigureSet, Table, UNION};
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

/// What became of a series.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fought {
    /// At least one battle was fought and not ignored (AH-BATTLE-17).
    pub(super) any: bool,
    /// The attacker has left the space it fought from, or is gone.
    pub(super) has_left: bool,
}

/// How the attacker came to the space (AH-BATTLE-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Entry {
    Moved,
    /// By a Gunner's Mate.
    AsIfMoved,
}

/// AH-PROC-05: against one enemy after another, until none is left or the attacker has left (AH-RULING-15).
pub(super) fn series(
    cx: &mut Cx<'_, impl Answerer>,
    attacker: Figure,
    space: Space,
    entry: Entry,
) -> RuleResult<Fought> {
    let mut fought = Fought { any: false, has_left: false };
    if cx.table.parts.space(space).terrain == Terrain::Fog {
        return Ok(fought); // AH-BATTLE-16, AH-TERRAIN-04
    }
    let mut faced = FigureSet::NONE;
    if eligible(cx.table, attacker, space, faced).is_empty() {
        return Ok(fought);
    }
    // An outer battle series or movement of this figure must also learn of what happens from here on.
    let had_moved = cx.table.under_way.moved.has(attacker);
    cx.table.under_way.moved.take(attacker);
    cx.table.under_way.pushed.take(attacker);
    while !cx.table.under_way.moved.has(attacker) {
        // AH-BATTLE-15
        let eligible = eligible(cx.table, attacker, space, faced);
        if eligible.is_empty() {
            break;
        }
        let defender = choose_defender(cx, attacker.owner(), eligible)?;
        faced.put(defender); // AH-BATTLE-20
        fought.any |= battle(cx, [attacker, defender], space, entry)?;
    }
    fought.has_left = cx.table.under_way.moved.has(attacker);
    if had_moved {
        cx.table.under_way.moved.put(attacker);
    }
    Ok(fought)
}

/// AH-BATTLE-02, AH-BATTLE-03, AH-RULING-16, AH-BATTLE-19
pub(super) fn eligible(table: &Table, attacker: Figure, space: Space, faced: FigureSet) -> FigureSet {
    let here = table.sea.figures_in(space).minus(faced).minus(FigureSet::owned_by(attacker.owner()));
    if here.is_empty() || is_loaded(table, attacker) {
        return here;
    }
    here.iter().filter(|&enemy| is_loaded(table, enemy)).collect()
}

/// AH-BATTLE-04, AH-RULING-14
pub(super) fn is_loaded(table: &Table, figure: Figure) -> bool {
    match figure {
        Figure::Stronghold(_) | Figure::Gunship => true, // AH-SQUAD-06, AH-UNION-15
        Figure::Cutter => false,
        Figure::Flagship(_) | Figure::Patrol(_) => {
            // AH-SQUAD-03
            let slots = &table.players[figure.owner()].slots;
            Slot::CANNONS.into_iter().any(|slot| matches!(slots.row(slot)[0], DieSlot::Die(_)))
        }
    }
}

/// Patrols in one space are alike: the lowest number is meant (AH-BATTLE-05, AH-BATTLE-06).
fn choose_defender(cx: &mut Cx<'_, impl Answerer>, seat: Seat, eligible: FigureSet) -> RuleResult<Figure> {
    let targets: ArrayVec<ChooseDefender, { Figure::COUNT }> =
        target::kinds(&cx.table.sea, eligible).map(ChooseDefender::Figure).collect();
    let ChooseDefender::Figure(chosen) = ask(cx, seat, &targets)?;
    Ok(target::figure(&cx.table.sea, eligible, chosen))
}

/// Says whether it was fought: an ignored battle is none (AH-RULING-18).
fn battle(
    cx: &mut Cx<'_, impl Answerer>,
    [attacker, defender]: [Figure; 2],
    space: Space,
    entry: Entry,
) -> RuleResult<bool> {
    let sides = [attacker, defender].map(|figure| BattleSide {
        figure,
        lowered: 0,
        rolled: [None; 2],
        bonus: bonus(cx.table, figure),
        has_secret_weapon: false,
        weapons_caches: 0,
    });
    let battle = Battle { step: BattleStep::Opening, space, sides, winner: None };
    let outer = cx.table.under_way.battle.replace(battle);
    let why = match entry {
        Entry::AsIfMoved => Occasion::GunnersMate,
        Entry::Moved if is_loaded(cx.table, attacker) => Occasion::Loaded,
        Entry::Moved => Occasion::Unloaded,
    };
    cx.emit(Event::BattleBegan { attacker, defender, space, why });
    let is_fought = !is_ignored(cx, attacker, defender)?;
    if is_fought {
        fight(cx)?;
    } else {
        cx.emit(Event::BattleIgnored { attacker, defender });
    }
    cx.table.under_way.battle = outer;
    Ok(is_fought)
}

/// AH-BATTLE-11: Stronghold, Gunship, Fighters. Weapons Caches are counted with the roll.
fn bonus(table: &Table, figure: Figure) -> u8 {
    let own = match figure {
        Figure::Stronghold(_) => 2,
        Figure::Gunship => 3,
        Figure::Flagship(_) | Figure::Patrol(_) | Figure::Cutter => 0,
    };
    own + u8::from(table.players[figure.owner()].has(Card::Fighters)) // AH-CREW-12
}

/// AH-CREW-11, AH-RULING-55
/// AH-BATTLE-07, AH-RULING-17: Emissary, then the Union's plans. The Union is asked whatever it holds (AH-PLAN-04).
fn is_ignored(cx: &mut Cx<'_, impl Answerer>, attacker: Figure, defender: Figure) -> RuleResult<bool> {
    let (by, against) = (attacker.owner(), defender.owner());
    let player = &cx.table.players[by];
    if player.has(Card::Emissary) && player.gold > 0 && ask(cx, by, &[Emissary::Pay, Emissary::Pass])? == Emissary::Pay
    {
        economy::give_gold(cx, by, against, 1);
        return Ok(true);
    }
    if by == UNION || against == UNION { plans::in_battle(cx, usize::from(by != UNION)) } else { Ok(false) }
}

fn fight(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    fire(cx, 0)?;
    fire(cx, 1)?;
    current(cx.table).step = BattleStep::Rolling;
    roll(cx, 0, false)?;
    roll(cx, 1, false)?;
    for side in [0, 1] {
        grogmaster(cx, side)?;
    }
    let ready = cx.table.sea.ready;
    let battle = current(cx.table);
    let totals = [battle.total(0, ready), battle.total(1, ready)];
    let winner = usize::from(totals[0] < totals[1]); // AH-BATTLE-10: the attacker wins ties.
    (battle.winner, battle.step) = (Some(winner), BattleStep::Victory);
    let [winner, loser] = [winner, 1 - winner].map(|side| battle.sides[side]);
    cx.emit(Event::BattleWon { winner: winner.figure, loser: loser.figure, totals });
    win(cx, winner, loser.figure)
}

/// The battle that is being fought.
pub(super) fn current(table: &mut Table) -> &mut Battle {
    table.under_way.battle.as_mut().expect("a battle is under way")
}

/// AH-BATTLE-08, AH-BATTLE-09: one die on Cannons may be lowered (AH-RULING-13), never for the Cutter (AH-UNION-16).
fn fire(cx: &mut Cx<'_, impl Answerer>, side: usize) -> RuleResult {
    let battle = current(cx.table);
    battle.step = [BattleStep::AttackerFires, BattleStep::DefenderFires][side];
    let figure = battle.sides[side].figure;
    let seat = figure.owner();
    let mut options: ArrayVec<FireCannons, 16> = ArrayVec::new();
    for slot in Slot::CANNONS.into_iter().filter(|_| figure != Figure::Cutter) {
        if let DieSlot::Die(die) = cx.table.players[seat].slots.row(slot)[0] {
            options.extend((1..die.value()).map(|by| FireCannons::Lower { slot, by }));
        }
    }
    if options.is_empty() {
        return Ok(());
    }
    options.push(FireCannons::Pass);
    if let FireCannons::Lower { slot, by } = ask(cx, seat, &options)? {
        let row = cx.table.players[seat].slots.row_mut(slot);
        if let DieSlot::Die(die) = row[0] {
            row[0] = DieSlot::Die(die.lowered(by)); // AH-BATTLE-14
        }
        current(cx.table).sides[side].lowered = by;
        cx.emit(Event::CannonsLowered { seat, slot, by });
    }
    Ok(())
}

fn roll(cx: &mut Cx<'_, impl Answerer>, side: usize, again: bool) -> RuleResult {
    let figure = current(cx.table).sides[side].figure;
    let dice = if current(cx.table).sides[side].has_secret_weapon { 2 } else { 1 }; // AH-PLAN-11
    for die in 0..dice {
        let rolled = setup::pips(cx.roll(6)?);
        current(cx.table).sides[side].rolled[die] = Some(rolled);
    }
    let dice = current(cx.table).sides[side].rolled;
    cx.emit(Event::BattleRolled { figure, dice, again });
    Ok(())
}

/// AH-CREW-14, AH-RULING-54
fn grogmaster(cx: &mut Cx<'_, impl Answerer>, side: usize) -> RuleResult {
    let seat = current(cx.table).sides[side].figure.owner();
    if !cx.table.players[seat].has(Card::Grogmaster) {
        return Ok(());
    }
    let mut options: ArrayVec<Grogmaster, 24> = damage::damageable(cx.table, seat).map(Grogmaster::Slot).collect();
    if options.is_empty() {
        return Ok(());
    }
    options.push(Grogmaster::Pass);
    if let Grogmaster::Slot(slot) = ask(cx, seat, &options)? {
        damage::put(cx, seat, slot);
        roll(cx, side, true)?;
    }
    Ok(())
}

/// What a victory may bring at once.
#[derive(Clone, Copy, Debug)]
enum Victory {
    Package,
    Cutpurse,
    Buccaneer,
}

impl From<Victory> for Effect {
    fn from(effect: Victory) -> Effect {
        match effect {
            Victory::Package => Effect::Victory,
            Victory::Cutpurse => Effect::Cutpurse,
            Victory::Buccaneer => Effect::Buccaneer,
        }
    }
}

/// AH-RULING-28: the victory package, Cutpurse and Buccaneer in the turn player's order.
fn win(cx: &mut Cx<'_, impl Answerer>, winner: BattleSide, loser: Figure) -> RuleResult {
    let (seat, against) = (winner.figure.owner(), loser.owner());
    let player = &cx.table.players[seat];
    // With an empty supply it does nothing, unless the package comes first and its winner spends gold there.
    let may_spend = Faction::of_seat(seat) == Faction::Smuggler && player.gold > 0;
    let has_gold = cx.table.gold_in_supply() > 0 || may_spend;
    let has_prey = !cx.table.players[against].crew.is_empty();
    let effects = due([
        (Victory::Package, true),
        (Victory::Cutpurse, player.has(Card::Cutpurse) && has_gold),
        (Victory::Buccaneer, player.has(Card::Buccaneer) && has_prey),
    ]);
    resolve_in_order(cx, effects, |cx, effect| match effect {
        Victory::Package => victory::package(cx, winner, loser),
        Victory::Cutpurse => {
            if cx.table.players[seat].has(Card::Cutpurse) {
                economy::gain_gold(cx, seat, 2, Why::Crew { card: Card::Cutpurse }); // AH-CREW-07
            }
            Ok(())
        }
        Victory::Buccaneer => crew::buccaneer(cx, seat, against),
    })
}

/// Why a figure need not be battled: all must be, or the loaded ones only.
/// The attacker is what its owner moves, or its Flagship by a Gunner's Mate.
pub(crate) fn battle_rule(table: &Table, seat: Seat) -> &'static str {
    let moving = table.under_way.moving.map(|(figure, _)| figure).filter(|figure| figure.owner() == seat);
    let attacker = moving.unwrap_or(Figure::Flagship(seat));
    if is_loaded(table, attacker) { "AH-BATTLE-02" } else { "AH-BATTLE-03" }
}
