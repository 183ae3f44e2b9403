//! Putting a table together by hand, for tests, galleries and positions to try.

use super::{
    Dice, DieSlot, Figure, Lie, Map, Phase, PlanCards, Player, Point, RulesVersion, SQUADRON, Sea, Table, Turn,
    UnderWay,
};
use crate::components::{Card, CardSet, Faction, Parts, Pips, Plan, Region, Slot, Space};
use crate::rules::validate_position;
use wardroom_kernel::{Parts as _, PartsRef, Problem, Problems, Seat, Seats, SetupError};

/// A table in the making: the Squadron's turn with two dice due, round 1, 1 gold each, no Crew, an open sea.
///
/// Lay tiles first, then put figures on them. Everything else is somewhere plausible: Flagships on the Island
/// of the first tile, dice in hand showing 1, all market cards in the deck but three (or those given), all plans in the deck,
/// Comrades in the supply.
///
/// ```
/// use ahoy::{Card, Pips, SMUGGLER, SQUADRON, Slot, Table, UNION, at};
/// let table = Table::scene(3)
///     .tile("bird-b", 0, 0, 0)
///     .tile("fish-a", 2, 0, 0)
///     .flagship(SQUADRON, at(1, 1))
///     .patrols(at(0, 1), 2)
///     .flagship(UNION, at(3, 1))
///     .comrades(at(3, 1), 2)
///     .turn(UNION)
///     .dice(UNION, [4, 6, 1, 1])
///     .placed(SQUADRON, Slot::Cannons5, 5)
///     .gold(UNION, 3)
///     .crew(SMUGGLER, [Card::Diver])
///     .market([Card::Gunner, Card::Elder, Card::Pilot])
///     .table()?;
/// assert_eq!(table.sea.comrades_in_supply(), 18);
/// assert_eq!(table.sea.point(ahoy::Figure::Patrol(2)), Some(at(0, 1)));
/// assert_eq!(table.player(UNION).hand.count(Pips::One), 2);
/// # Ok::<(), wardroom_kernel::SetupError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Scene {
    table: Table,
    market: Option<Vec<Card>>,
    deck: Option<Vec<Card>>,
    boxed: Vec<Card>,
    dice: [Option<Dice>; 4],
    problems: Problems,
}

impl Table {
    /// A table for so many players, the Squadron about to act.
    pub fn scene(seats: u8) -> Scene {
        let turn = Turn { seat: SQUADRON, due: 2, used_mystic: false, used_whispering_wind: false };
        let parts = PartsRef(Parts::shipped());
        let mut players = [Player::default(); 4];
        for seat in Seats::first(seats.min(4)) {
            players[seat].gold = 1;
            players[seat].first_pile = (Faction::of_seat(seat) == Faction::Smuggler).then_some(Faction::Squadron);
        }
        let sea = Sea {
            map: Map::default(),
            figures: super::Figures::default(),
            comrades: super::Comrades::default(),
            ready: 0,
        };
        let plans = PlanCards { deck: parts.plans().collect(), hand: Default::default(), discard: Default::default() };
        let table = Table {
            parts,
            version: RulesVersion::NEWEST,
            seats,
            round: 1,
            turns: 1,
            first: SQUADRON,
            phase: Phase::Turn(turn),
            under_way: UnderWay::default(),
            sea,
            market: [None; 3],
            deck: CardSet::NONE,
            players,
            plans,
        };
        Scene { table, market: None, deck: None, boxed: Vec::new(), dice: [None; 4], problems: Problems::default() }
    }
}

impl Scene {
    /// A tile with its north-west cell there, turned clockwise by so many quarters, and a wealth die showing 1.
    #[must_use]
    pub fn tile(mut self, region: &str, x: i8, y: i8, turns: u8) -> Scene {
        match Region::from_name(region) {
            Some(region) if !self.table.sea.map.has(region) => self.table.sea.map.lay(region, Lie { x, y, turns }),
            Some(region) => self.problems.push(Problem::twice("tile", region.name())),
            None => self.problems.push(no_tile(region)),
        }
        self
    }
    /// Tiles far away in the south, so that so many are left in the stack.
    #[must_use]
    pub fn tiles_in_stack(mut self, count: u8) -> Scene {
        let row = self.table.sea.map.tiles().map(|(_, laid)| laid.lie.y).max().unwrap_or(0).saturating_add(4);
        let free: Vec<Region> = Region::ALL.into_iter().filter(|&region| !self.table.sea.map.has(region)).collect();
        for (place, region) in free.iter().skip(usize::from(count) + 1).enumerate() {
            self.table.sea.map.lay(*region, Lie { x: place as i8 * 2, y: row, turns: 0 });
        }
        self
    }
    #[must_use]
    pub fn wealth(mut self, region: &str, wealth: u8) -> Scene {
        match (Region::from_name(region), Pips::new(wealth)) {
            (Some(region), Some(pips)) if self.table.sea.map.has(region) => self.table.sea.map.set_wealth(region, pips),
            (Some(_), Some(_)) | (None, _) => self.problems.push(no_tile(region)),
            (Some(_), None) => self.problems.push(no_die("wealth", wealth)),
        }
        self
    }
    fn space(&mut self, what: &str, point: Point) -> Option<Space> {
        let space = self.table.sea.map.space(point);
        if space.is_none() {
            self.problems.push(Problem::new(what, "problem-no-space").with("point", point.to_string()));
        }
        space
    }
    fn island(&mut self, what: &str, point: Point) -> Option<Region> {
        let space = self.space(what, point)?;
        if !space.is_island() {
            self.problems.push(Problem::new(what, "problem-no-island").with("point", point.to_string()));
        }
        Some(space.region())
    }
    #[must_use]
    pub fn figure(mut self, figure: Figure, point: Point) -> Scene {
        if let Some(space) = self.space(&figure.to_string(), point) {
            self.table.sea.figures.0[figure.index()] = Some(space);
        }
        self
    }
    #[must_use]
    pub fn flagship(self, seat: Seat, point: Point) -> Scene {
        self.figure(Figure::Flagship(seat), point)
    }
    /// So many more Patrols there, lowest numbers first.
    #[must_use]
    pub fn patrols(self, point: Point, count: u8) -> Scene {
        self.put_out("patrols", Figure::patrols(), point, count)
    }
    #[must_use]
    pub fn strongholds(self, point: Point, count: u8) -> Scene {
        self.put_out("strongholds", Figure::strongholds(), point, count)
    }
    fn put_out(mut self, what: &str, all: impl Iterator<Item = Figure>, point: Point, count: u8) -> Scene {
        let free: Vec<Figure> = all.filter(|&figure| self.table.sea.at(figure).is_none()).collect();
        if free.len() < usize::from(count) {
            self.problems.push(Problem::more_than(what, count, free.len()));
        }
        free.into_iter().take(count.into()).fold(self, |scene, figure| scene.figure(figure, point))
    }
    /// With its plan beside the board: it leaves the plan deck.
    #[must_use]
    pub fn cutter(mut self, point: Point) -> Scene {
        self.draw_plan(Plan::Cutter);
        self.figure(Figure::Cutter, point)
    }
    #[must_use]
    pub fn gunship(mut self, point: Point) -> Scene {
        self.draw_plan(Plan::Gunship);
        self.figure(Figure::Gunship, point)
    }
    /// On the Island there.
    #[must_use]
    pub fn comrades(mut self, point: Point, count: u8) -> Scene {
        if let Some(region) = self.island("comrades", point) {
            self.table.sea.comrades.0[region.index()] = count;
        }
        self
    }
    #[must_use]
    pub fn ready(mut self, count: u8) -> Scene {
        self.table.sea.ready = count;
        self
    }

    /// The rules that the table is played by, instead of the newest.
    #[must_use]
    pub fn version(mut self, version: RulesVersion) -> Scene {
        self.table.version = version;
        self
    }
    #[must_use]
    pub fn round(mut self, round: u16) -> Scene {
        self.table.round = round;
        self
    }
    /// The holder of the first player card.
    #[must_use]
    pub fn first(mut self, seat: Seat) -> Scene {
        self.table.first = seat;
        self
    }
    /// Whose turn it is; two dice are due, or as many as are in hand.
    #[must_use]
    pub fn turn(self, seat: Seat) -> Scene {
        self.change_turn(|turn| turn.seat = seat)
    }
    #[must_use]
    pub fn due(self, due: u8) -> Scene {
        self.change_turn(|turn| turn.due = due)
    }
    #[must_use]
    pub fn change_turn(mut self, change: impl FnOnce(&mut Turn)) -> Scene {
        if let Phase::Turn(turn) | Phase::EndOfTurn(turn) | Phase::Order { turn, .. } = &mut self.table.phase {
            change(turn);
        }
        self
    }
    /// Another phase than a turn, for example `Phase::EndOfRound`.
    #[must_use]
    pub fn phase(mut self, phase: Phase) -> Scene {
        self.table.phase = phase;
        self
    }
    #[must_use]
    pub fn gold(self, seat: Seat, gold: u8) -> Scene {
        self.player(seat, |player| player.gold = gold)
    }
    #[must_use]
    pub fn fame(self, seat: Seat, fame: u16) -> Scene {
        self.player(seat, |player| player.fame = fame)
    }
    /// Anything else about a player.
    #[must_use]
    pub fn player(mut self, seat: Seat, change: impl FnOnce(&mut Player)) -> Scene {
        change(&mut self.table.players[seat]);
        self
    }
    /// Dice in hand. All other dice are set aside; without this call all dice that are not placed are in
    /// hand and show 1, at the end of a round they are set aside.
    #[must_use]
    pub fn dice(mut self, seat: Seat, dice: impl IntoIterator<Item = u8>) -> Scene {
        let mut hand = Dice::default();
        for value in dice {
            match Pips::new(value) {
                Some(pips) => hand.put(pips),
                None => self.problems.push(no_die("dice", value)),
            }
        }
        self.dice[seat] = Some(hand);
        self
    }
    /// A die on a slot.
    #[must_use]
    pub fn placed(mut self, seat: Seat, slot: Slot, die: u8) -> Scene {
        match Pips::new(die) {
            Some(pips) => self.fill(seat, slot, DieSlot::Die(pips)),
            None => {
                self.problems.push(no_die(slot.name(), die));
                self
            }
        }
    }
    /// A damage token on a slot.
    #[must_use]
    pub fn damaged(self, seat: Seat, slot: Slot) -> Scene {
        self.fill(seat, slot, DieSlot::Damaged)
    }
    fn fill(mut self, seat: Seat, slot: Slot, holds: DieSlot) -> Scene {
        let count = usize::from(slot.count(Faction::of_seat(seat)));
        let row = &mut self.table.players[seat].slots.row_mut(slot)[..count];
        match row.iter_mut().find(|it| **it == DieSlot::Empty) {
            Some(it) => *it = holds,
            None => self.problems.push(Problem::new(slot.name(), "problem-no-empty-slot")),
        }
        self
    }
    /// The Market, instead of any three cards; fewer than three leave places empty.
    #[must_use]
    pub fn market(mut self, cards: impl IntoIterator<Item = Card>) -> Scene {
        self.market = Some(cards.into_iter().collect());
        self
    }
    /// The market deck; all cards that are nowhere are then in the box.
    #[must_use]
    pub fn deck(mut self, cards: impl IntoIterator<Item = Card>) -> Scene {
        self.deck = Some(cards.into_iter().collect());
        self
    }
    #[must_use]
    pub fn boxed(mut self, cards: impl IntoIterator<Item = Card>) -> Scene {
        self.boxed.extend(cards);
        self
    }
    #[must_use]
    pub fn crew(self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Scene {
        self.player(seat, |player| player.crew = cards.into_iter().collect())
    }
    #[must_use]
    pub fn cargo(self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Scene {
        self.player(seat, |player| player.cargo = cards.into_iter().collect())
    }
    /// Delivered cards in pile 1 or pile 2. Pile 1 is the Squadron's unless `first_pile` says otherwise.
    #[must_use]
    pub fn pledged(mut self, seat: Seat, pile: usize, cards: impl IntoIterator<Item = Card>) -> Scene {
        match self.table.players[seat].pledged.get_mut(pile.wrapping_sub(1)) {
            Some(cards_there) => *cards_there = cards.into_iter().collect(),
            None => self.problems.push(Problem::between("pledged", pile, 1, 2)),
        }
        self
    }
    #[must_use]
    pub fn first_pile(self, seat: Seat, faction: Faction) -> Scene {
        self.player(seat, |player| player.first_pile = Some(faction))
    }
    /// The Union's hand.
    #[must_use]
    pub fn plans(mut self, plans: impl IntoIterator<Item = Plan>) -> Scene {
        for plan in plans {
            self.draw_plan(plan);
            self.table.plans.hand.put(plan);
        }
        self
    }
    /// The Union's discard pile.
    #[must_use]
    pub fn discarded_plans(mut self, plans: impl IntoIterator<Item = Plan>) -> Scene {
        for plan in plans {
            self.draw_plan(plan);
            self.table.plans.discard.put(plan);
        }
        self
    }
    /// All plans that are in the deck are discarded.
    #[must_use]
    pub fn no_plan_deck(mut self) -> Scene {
        let rest: Vec<Plan> = self.table.plans.deck.cards.to_vec();
        rest.iter().for_each(|&plan| self.table.plans.discard.put(plan));
        self.table.plans.deck = std::iter::empty().collect();
        self
    }
    fn draw_plan(&mut self, plan: Plan) {
        if self.table.plans.deck.cards.contains(&plan) {
            self.table.plans.deck.cards.take(plan);
        } else {
            self.problems.push(Problem::nowhere("plans", plan.name()));
        }
    }

    /// The table, if there can be one like it; otherwise everything that is wrong with it.
    pub fn table(mut self) -> Result<Table, SetupError> {
        self.fill_in();
        if !self.problems.is_empty() {
            return Err(SetupError(self.problems.0));
        }
        let parts = self.table.parts.0;
        validate_position(self.table, parts)
    }
    fn fill_in(&mut self) {
        let island = self.table.sea.map.regions().next().map(Region::island);
        for seat in Seats::first(self.table.seats.min(4)) {
            let flagship = &mut self.table.sea.figures.0[Figure::Flagship(seat).index()];
            *flagship = flagship.or(island);
            self.fill_in_dice(seat);
        }
        self.fill_in_market();
        let hands = self.table.players.map(|player| player.hand.len());
        if let Phase::Turn(turn) = &mut self.table.phase {
            turn.due = turn.due.min(hands[turn.seat]);
        }
    }
    fn fill_in_dice(&mut self, seat: Seat) {
        let given = self.dice[seat];
        let player = &mut self.table.players[seat];
        let placed = player.slots.filled().filter(|(_, _, holds)| matches!(holds, DieSlot::Die(_))).count() as u8;
        let rest = Faction::of_seat(seat).dice().saturating_sub(placed).saturating_sub(player.aside.len());
        match given {
            None if self.table.phase == Phase::EndOfRound => (0..rest).for_each(|_| player.aside.put(Pips::One)),
            None => (0..rest).for_each(|_| player.hand.put(Pips::One)),
            Some(hand) => {
                player.hand = hand;
                (hand.len()..rest).for_each(|_| player.aside.put(Pips::One));
            }
        }
    }
    fn fill_in_market(&mut self) {
        let boxed: CardSet = self.boxed.iter().copied().collect();
        let held = self.table.players.iter().fold(boxed, |cards, player| cards.plus(player.cards()));
        let given: CardSet = self.deck.iter().flatten().copied().collect();
        let free = CardSet::EVERY.minus(held).minus(given);
        let market = self.market.clone().unwrap_or_else(|| free.iter().take(3).collect());
        for (place, &card) in market.iter().enumerate() {
            match self.table.market.get_mut(place) {
                Some(there) if free.has(card) => *there = Some(card),
                Some(_) => self.problems.push(Problem::elsewhere("market", card.name())),
                None => self.problems.push(Problem::more_than("market", market.len(), 3)),
            }
        }
        let rest = free.minus(self.table.market_cards());
        self.table.deck = if self.deck.is_some() { given } else { rest };
    }
}

fn no_tile(region: &str) -> Problem {
    Problem::unknown("tile", region, Region::ALL.map(Region::name))
}
fn no_die(field: &str, value: u8) -> Problem {
    Problem::between(field, value, 1, 6)
}
