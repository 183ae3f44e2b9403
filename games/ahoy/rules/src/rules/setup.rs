//! Setup: the chapter AH-SETUP.

use super::{Answerer, Cx};
use crate::action::Start;
use crate::components::{Card, CardSet, Faction, Parts, Pips, Region, Suit};
use crate::event::{Event, Laying, Why};
use crate::table::{
    Figure, Figures, Lie, Map, Phase, PlanCards, Player, RulesVersion, SMUGGLER, SMUGGLER_2, SQUADRON, Sea, Table,
    UNION, UnderWay,
};
use wardroom_kernel::{Mode, PartsRef, Problem, RuleResult, Seat, Setup, SetupError};

pub(crate) const MODES: &[Mode] = &[Mode { name: "base", seats: &[2, 3, 4], options: &[] }]; // AH-SETUP-02

pub(crate) fn initial_table(setup: &Setup, parts: &'static Parts) -> Result<Table, SetupError> {
    let version = match setup.version() {
        None => Some(RulesVersion::NEWEST),
        Some(number) => RulesVersion::from_number(number),
    };
    let version = version.ok_or_else(|| SetupError(vec![Problem::new("version", "problem-rules-version")]))?;
    // AH-SETUP-19
    let sea = Sea { map: Map::default(), figures: Figures::default(), comrades: Default::default(), ready: 0 };
    let plans = PlanCards { deck: parts.plans().collect(), hand: Default::default(), discard: Default::default() };
    Ok(Table {
        parts: PartsRef(parts),
        version,
        seats: setup.seats(),
        round: 1,
        turns: 0,
        first: SQUADRON, // AH-SETUP-14, AH-SETUP-23
        phase: Phase::Deal,
        under_way: UnderWay::default(),
        sea,
        market: [None; 3],
        deck: CardSet::EVERY,
        players: [Player::default(); 4], // AH-SETUP-09
        plans,
    })
}

/// Everything that is chance and concerns all; then the factions take their steps in order (AH-SETUP-11).
pub(super) fn deal(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    // AH-RULING-01
    for lie in [Lie { x: 0, y: 1, turns: 1 }, Lie { x: 2, y: 0, turns: 3 }] {
        let region = super::explore::draw_tile(cx)?.expect("twelve tiles are in the box");
        super::explore::lay(cx, SQUADRON, region, lie, Laying::Setup);
    }
    if cx.table.seats < 4 {
        remove_cards(cx)?; // AH-SETUP-07
    }
    super::recruit::refill(cx)?; // AH-SETUP-08
    for seat in cx.table.clockwise() {
        super::rounds::roll(cx, seat)?; // AH-SETUP-12
    }
    for seat in cx.table.clockwise() {
        super::economy::gain_gold(cx, seat, 1, Why::Setup); // AH-SETUP-13
    }
    for seat in cx.table.clockwise().filter(|&seat| Faction::of_seat(seat) == Faction::Smuggler) {
        let first_pile = [Faction::Squadron, Faction::Union][cx.chance(2)? as usize]; // AH-SETUP-17, AH-RULING-67
        cx.table.players[seat].first_pile = Some(first_pile);
        cx.emit(Event::PilesMarked { seat, first_pile });
    }
    cx.table.phase = Phase::StartIsland;
    Ok(())
}

fn remove_cards(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    for suit in Suit::ALL {
        let card = Card::of_suit(suit).nth(cx.chance(5)? as usize).expect("five cards of each suit");
        cx.table.deck.take(card);
        cx.emit(Event::CardRemoved { card });
    }
    Ok(())
}

/// AH-SETUP-15
pub(super) fn start_island(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let Start::At(at) = cx.choose(SQUADRON, |t| t.sea.map.tiles().map(|(_, laid)| Start::At(laid.lie.island())))?;
    let island = cx.table.sea.map.space(at).expect("an Island was offered");
    for figure in [Figure::Flagship(SQUADRON), Figure::Patrol(1)] {
        super::placing::place(cx, figure, island);
    }
    cx.table.phase = if cx.table.seats > 2 { Phase::StartFlagship(SMUGGLER) } else { Phase::StartPlans };
    Ok(())
}

/// AH-SETUP-16, AH-RULING-02
pub(super) fn start_flagship(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    let Start::At(at) = cx.choose(seat, |t| {
        let spaces = t.sea.map.spaces().filter(|space| !space.is_island());
        spaces.filter_map(|space| Some(Start::At(t.sea.map.point(space)?)))
    })?;
    let space = cx.table.sea.map.space(at).expect("a space of the map was offered");
    super::placing::place(cx, Figure::Flagship(seat), space);
    if seat == SMUGGLER {
        cx.table.phase = Phase::StartPlans;
    } else {
        super::rounds::begin(cx);
    }
    Ok(())
}

/// AH-SETUP-20, AH-SETUP-21, AH-SETUP-22
pub(super) fn start_plans(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let taken = cx.table.flagship(SQUADRON).map(|space| space.region());
    let free = |region: &Region| Some(*region) != taken;
    let island = cx.table.sea.map.regions().find(free).expect("there are two tiles").island();
    super::placing::place(cx, Figure::Flagship(UNION), island);
    cx.table.sea.ready = 8;
    super::union::place_comrades(cx, island.region(), 2);
    super::plans::draw(cx)?;
    if cx.table.seats == 4 {
        cx.table.phase = Phase::StartFlagship(SMUGGLER_2);
    } else {
        super::rounds::begin(cx);
    }
    Ok(())
}

/// What a roll shows.
pub(super) fn pips(value: u8) -> Pips {
    Pips::new(value).expect("a die shows 1 to 6")
}
