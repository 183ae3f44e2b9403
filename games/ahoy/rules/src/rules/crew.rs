//! Crew: the chapter AH-CREW. Cards that act in another chapter (moving, battling, anchoring) are there.

use super::moving::{Movement, Purpose, is_open, printed, relocate};
use super::{Answerer, Cx, ask, battle, damage, economy, recruit, smuggler, target};
use crate::action::{
    Beakhead, Buccaneer, DirectTo, GunnersMate, MoveComrades, MysticTarget, NaiveNoble, PickPatrol, PowderMonkey,
};
use crate::components::{Card, CardSet, Direction, Faction, Region, Space, Terrain};
use crate::event::{Event, Way, Why};
use crate::table::{Figure, FigureSet, Table, Turn};
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

/// Crew whose use is a free Action, in the order in which they are offered.
#[derive(Clone, Copy, Debug)]
enum FreeAction {
    Aeronauts,
    Mystic,
    NaiveNoble,
    GhastlyGust,
    WhisperingWind,
}

impl FreeAction {
    const ALL: [FreeAction; 5] = [
        FreeAction::Aeronauts,
        FreeAction::Mystic,
        FreeAction::NaiveNoble,
        FreeAction::GhastlyGust,
        FreeAction::WhisperingWind,
    ];

    fn card(self) -> Card {
        match self {
            FreeAction::Aeronauts => Card::Aeronauts,
            FreeAction::Mystic => Card::Mystic,
            FreeAction::NaiveNoble => Card::NaiveNoble,
            FreeAction::GhastlyGust => Card::GhastlyGust,
            FreeAction::WhisperingWind => Card::WhisperingWind,
        }
    }
    fn of_card(card: Card) -> Option<FreeAction> {
        FreeAction::ALL.into_iter().find(|action| action.card() == card)
    }
}

/// Free Actions that have something to pay with and something to do (AH-RULING-48).
pub(super) fn usable(table: &Table, turn: Turn) -> impl Iterator<Item = Card> {
    let crew = table.players[turn.seat].crew;
    let usable = move |action: &FreeAction| crew.has(action.card()) && is_usable(table, turn, *action);
    FreeAction::ALL.into_iter().filter(usable).map(FreeAction::card)
}

fn is_usable(table: &Table, turn: Turn, action: FreeAction) -> bool {
    let (seat, player) = (turn.seat, &table.players[turn.seat]);
    let Some(space) = table.flagship(seat) else { return false };
    match action {
        FreeAction::Aeronauts => space.is_island() && player.gold >= 1 && table.sea.map.has(space.region().twin()),
        FreeAction::GhastlyGust => true,
        FreeAction::WhisperingWind => {
            !turn.used_whispering_wind && player.gold >= 2 && printed(table, space, None).next().is_some()
        }
        FreeAction::Mystic => !turn.used_mystic && damage::can_be_damaged(table, seat), // AH-RULING-44
        FreeAction::NaiveNoble => !takeable(table, seat).is_empty(),
    }
}

/// A free Action of Crew.
pub(super) fn act(cx: &mut Cx<'_, impl Answerer>, turn: &mut Turn, card: Card) -> RuleResult {
    let seat = turn.seat;
    cx.emit(Event::CrewUsed { seat, card });
    match FreeAction::of_card(card).expect("only free Actions are offered") {
        FreeAction::Aeronauts => aeronauts(cx, seat),
        FreeAction::GhastlyGust => {
            recruit::dismiss(cx, seat, card);
            ghastly_gust(cx, seat)
        }
        FreeAction::WhisperingWind => {
            turn.used_whispering_wind = true;
            economy::spend_gold(cx, seat, 2, Why::Crew { card });
            whispering_wind(cx, seat)
        }
        FreeAction::Mystic => {
            turn.used_mystic = true;
            mystic(cx, seat)
        }
        FreeAction::NaiveNoble => {
            recruit::dismiss(cx, seat, card);
            naive_noble(cx, seat)
        }
    }
}

/// AH-CREW-01
fn aeronauts(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    economy::spend_gold(cx, seat, 1, Why::Crew { card: Card::Aeronauts });
    let from = cx.table.flagship(seat).expect("it is at an Island");
    Movement::new(Figure::Flagship(seat), Purpose::Other).go_directly(cx, from.region().twin().island())
}

/// AH-CREW-13
fn ghastly_gust(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    let Some(from) = cx.table.flagship(seat) else { return Ok(()) };
    let others = cx.table.sea.map.spaces().filter(|&space| space != from);
    let spaces: ArrayVec<DirectTo, { Space::COUNT }> =
        others.filter_map(|space| cx.table.sea.map.point(space)).map(DirectTo::Space).collect();
    go_directly(cx, seat, &spaces)
}

/// AH-CREW-28
fn whispering_wind(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    let Some(from) = cx.table.flagship(seat) else { return Ok(()) };
    let spaces: ArrayVec<DirectTo, { Space::COUNT }> = printed(cx.table, from, None).map(DirectTo::Space).collect();
    go_directly(cx, seat, &spaces)
}

fn go_directly(cx: &mut Cx<'_, impl Answerer>, seat: Seat, spaces: &[DirectTo]) -> RuleResult {
    if let DirectTo::Space(to) = ask(cx, seat, spaces)? {
        let to = cx.table.sea.map.space(to).expect("a space of the map was offered");
        Movement::new(Figure::Flagship(seat), Purpose::Other).go_directly(cx, to)?;
    }
    Ok(())
}

/// Figures in the region of the player's Flagship, its own included (AH-RULING-73).
fn figures_nearby(table: &Table, seat: Seat) -> FigureSet {
    table.flagship(seat).map_or(FigureSet::NONE, |space| table.sea.figures_in_region(space.region()))
}

/// AH-CREW-19
fn mystic(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    damage::take(cx, seat)?;
    let nearby = figures_nearby(cx.table, seat);
    let targets: ArrayVec<MysticTarget, { Figure::COUNT }> =
        target::kinds(&cx.table.sea, nearby).map(MysticTarget::Figure).collect();
    let MysticTarget::Figure(chosen) = ask(cx, seat, &targets)?;
    let figure = target::figure(&cx.table.sea, nearby, chosen);
    damage::deal(cx, seat, figure, 1)
}

/// AH-CREW-22: after a repair that has removed at least one damage.
pub(super) fn powder_monkey(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    if !cx.table.players[seat].has(Card::PowderMonkey) {
        return Ok(());
    }
    let nearby = figures_nearby(cx.table, seat);
    let mut targets: ArrayVec<PowderMonkey, { Figure::COUNT + 1 }> =
        target::kinds(&cx.table.sea, nearby).map(PowderMonkey::Figure).collect();
    targets.push(PowderMonkey::Pass);
    match ask(cx, seat, &targets)? {
        PowderMonkey::Pass => Ok(()),
        PowderMonkey::Figure(chosen) => {
            let figure = target::figure(&cx.table.sea, nearby, chosen);
            damage::deal(cx, seat, figure, 1)
        }
    }
}

/// Crew and Cargo of enemies whose Flagships are in the player's region (AH-CREW-20, AH-RULING-50, AH-RULING-51).
fn takeable(table: &Table, seat: Seat) -> CardSet {
    let enemies = table.seats().filter(|&enemy| enemy != seat);
    let here = |enemy: &Seat| figures_nearby(table, seat).has(Figure::Flagship(*enemy));
    let cards = enemies.filter(here).map(|enemy| table.players[enemy].crew.plus(table.players[enemy].cargo));
    cards.fold(CardSet::NONE, CardSet::plus)
}

fn naive_noble(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    let cards: ArrayVec<NaiveNoble, { Card::ALL.len() }> =
        takeable(cx.table, seat).iter().map(NaiveNoble::Card).collect();
    let NaiveNoble::Card(card) = ask(cx, seat, &cards)? else { return Ok(()) };
    let is_smuggler = Faction::of_seat(seat) == Faction::Smuggler;
    let as_what = [NaiveNoble::AsCrew, NaiveNoble::AsCargo];
    let as_cargo = ask(cx, seat, &as_what[..if is_smuggler { 2 } else { 1 }])? == NaiveNoble::AsCargo;
    let holds = |enemy: &Seat| cx.table.players[*enemy].crew.plus(cx.table.players[*enemy].cargo).has(card);
    let from = cx.table.seats().find(holds).expect("an enemy's card was offered");
    if cx.table.players[from].crew.has(card) {
        recruit::leave(cx, from, card);
    } else {
        cx.table.players[from].cargo.take(card);
    }
    cx.emit(Event::CardTaken { by: seat, from, card, as_cargo });
    if as_cargo {
        smuggler::load(cx, seat, card)?;
    } else {
        cx.table.players[seat].crew.put(card);
    }
    Ok(())
}

/// AH-CREW-16, AH-RULING-35. A space without an enemy to fight is not offered.
pub(super) fn gunners_mate(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    let flagship = Figure::Flagship(seat);
    let Some(at) = cx.table.flagship(seat).filter(|_| cx.table.players[seat].has(Card::GunnersMate)) else {
        return Ok(());
    };
    let has_enemies = |space: &Space| {
        let is_fog = cx.table.parts.space(*space).terrain == Terrain::Fog;
        !is_fog && !battle::eligible(cx.table, flagship, *space, FigureSet::NONE).is_empty()
    };
    let spaces = at.region().spaces().filter(has_enemies).filter_map(|space| cx.table.sea.map.point(space));
    let mut options: ArrayVec<GunnersMate, 5> = spaces.map(GunnersMate::Space).collect();
    options.push(GunnersMate::Pass);
    match ask(cx, seat, &options)? {
        GunnersMate::Pass => Ok(()),
        GunnersMate::Space(point) => {
            let space = cx.table.sea.map.space(point).expect("a space of the region was offered");
            battle::series(cx, flagship, space, battle::Entry::AsIfMoved).map(|_| ())
        }
    }
}

/// AH-CREW-03, AH-RULING-25, AH-RULING-26: one push, never off the map, without battle.
pub(super) fn beakhead(cx: &mut Cx<'_, impl Answerer>, seat: Seat, figure: Figure) -> RuleResult {
    let Some(from) = cx.table.sea.at(figure).filter(|_| cx.table.players[seat].has(Card::BatteringBeakhead)) else {
        return Ok(());
    };
    let open = |direction: Direction| cx.table.sea.map.next(from, direction).filter(|&to| is_open(cx.table, from, to));
    let spaces = Direction::ALL.into_iter().filter_map(open).filter_map(|to| cx.table.sea.map.point(to));
    let mut options: ArrayVec<Beakhead, 5> = spaces.map(Beakhead::To).collect();
    options.push(Beakhead::Pass);
    // Viewers see which figure is pushed, also while its owner reacts to the space it was pushed into.
    let outer = cx.table.under_way.moving.replace((figure, 0));
    if let Beakhead::To(point) = ask(cx, seat, &options)? {
        let to = cx.table.sea.map.space(point).expect("a space of the map was offered");
        relocate(cx, figure, to, Way::Push);
        Movement::new(figure, Purpose::Push).ignoring_battle().arrive(cx, to, Default::default())?;
        cx.table.under_way.pushed.put(figure);
    }
    cx.table.under_way.moving = outer;
    Ok(())
}

/// AH-CREW-04, AH-RULING-49. It may have gone to the box in a battle inside this one.
pub(super) fn buccaneer(cx: &mut Cx<'_, impl Answerer>, seat: Seat, loser: Seat) -> RuleResult {
    if !cx.table.players[seat].has(Card::Buccaneer) {
        return Ok(());
    }
    for picked in 0..2 {
        let crew = cx.table.players[loser].crew;
        let mut options: ArrayVec<Buccaneer, { Card::ALL.len() + 1 }> = crew.iter().map(Buccaneer::Card).collect();
        if options.is_empty() {
            break;
        }
        if picked == 0 {
            options.push(Buccaneer::Pass);
        }
        let Buccaneer::Card(card) = ask(cx, seat, &options)? else { break };
        if picked == 0 {
            recruit::dismiss(cx, seat, Card::Buccaneer);
        }
        recruit::dismiss(cx, loser, card);
    }
    Ok(())
}

/// AH-CREW-05: from one Island to one other (AH-RULING-61), if there is another.
pub(super) fn convincing_comrade(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    if cx.table.sea.map.len() < 2 {
        return Ok(());
    }
    let island = |(_, laid): (Region, crate::table::Laid)| laid.lie.island();
    let has_comrades = |tile: &(Region, crate::table::Laid)| cx.table.sea.comrades(tile.0) > 0;
    let mut from: ArrayVec<MoveComrades, 13> =
        cx.table.sea.map.tiles().filter(has_comrades).map(island).map(MoveComrades::From).collect();
    from.push(MoveComrades::Pass);
    let MoveComrades::From(from) = ask(cx, seat, &from)? else { return Ok(()) };
    let others = cx.table.sea.map.tiles().map(island).filter(|&to| to != from);
    let to: ArrayVec<MoveComrades, 12> = others.map(MoveComrades::To).collect();
    let MoveComrades::To(to) = ask(cx, seat, &to)? else { return Ok(()) };
    let [from, to] = [from, to].map(|at| cx.table.sea.map.space(at).expect("an Island was offered").region());
    let most = cx.table.sea.comrades(from).min(2);
    let counts = [MoveComrades::Count(1), MoveComrades::Count(2)];
    if let MoveComrades::Count(count) = ask(cx, seat, &counts[..most.into()])? {
        super::union::move_comrades(cx, from, to, count);
    }
    Ok(())
}

/// AH-CREW-06, AH-RULING-58: two different Patrols, one after the other.
pub(super) fn convincing_official(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    let mut moved = FigureSet::NONE;
    for _ in 0..2 {
        let Some(patrol) = pick_patrol(cx, seat, moved)? else { break };
        moved.put(patrol);
        Movement::new(patrol, Purpose::Other).ignoring_battle().chosen_by(seat).sail(cx, 2)?;
    }
    Ok(())
}

/// A Patrol on the map that has not moved yet.
pub(super) fn pick_patrol(cx: &mut Cx<'_, impl Answerer>, seat: Seat, moved: FigureSet) -> RuleResult<Option<Figure>> {
    let on_map = Figure::patrols().filter(|&patrol| cx.table.sea.at(patrol).is_some());
    let ready = on_map.collect::<FigureSet>().minus(moved);
    let mut options: ArrayVec<PickPatrol, 11> = ArrayVec::new();
    for point in ready.iter().filter_map(|patrol| cx.table.sea.point(patrol)) {
        if !options.contains(&PickPatrol::Patrol(point)) {
            options.push(PickPatrol::Patrol(point));
        }
    }
    options.push(PickPatrol::Pass);
    let PickPatrol::Patrol(point) = ask(cx, seat, &options)? else { return Ok(None) };
    Ok(ready.iter().find(|&patrol| cx.table.sea.point(patrol) == Some(point)))
}
