//! What is always on: captains, hired specialists, a rumor that stays, events of the round, cards laid for a Port action.
//!
//! One function per effect kind that has no moment of its own.

use crate::components::cards::{Closure, Effect, Goods, Item, MissionAt, NpcClass, StashAt, Timing};
use crate::components::{CombatAction, Glory, Means, Nation, Npc, Set, Skill};
use crate::table::Table;
use wardroom_kernel::Seat;

/// The effects of a captain and his specialists, each with the name it has as an open means.
pub(crate) fn abilities(table: &Table, seat: Seat) -> impl Iterator<Item = (Means, &'static Effect)> + Clone + use<> {
    let parts = table.parts.0;
    let player = &table.players[seat];
    let own = player.captain.into_iter().flat_map(move |captain| &parts.captain(captain).effects);
    let own = own.map(|effect| (Means::Captain, effect));
    let hired = player.specialists.iter().filter_map(move |card| parts.glory(card).specialist);
    let hired = hired.flat_map(move |(kind, _)| {
        parts.specialist(kind).effects.iter().map(move |it| (Means::from_specialist(kind), it))
    });
    own.chain(hired)
}

fn effects(table: &Table, seat: Seat) -> impl Iterator<Item = &'static Effect> + use<> {
    abilities(table, seat).map(|(_, effect)| effect)
}

/// Those of events that hold for everybody until the end of the round.
fn of_events(table: &Table) -> impl Iterator<Item = &'static Effect> + use<> {
    let parts = table.parts.0;
    let cards = table.events.in_force.iter().map(move |card| parts.event(card));
    cards.filter(|card| card.timing == Timing::EventRound).flat_map(|card| &card.effects)
}

/// Those of cards laid for this Port action.
fn of_port_cards(table: &Table, seat: Seat) -> impl Iterator<Item = &'static Effect> + use<> {
    let parts = table.parts.0;
    let cards = if table.turn.seat == seat { table.turn.port.cards } else { Set::NONE };
    cards.iter().flat_map(move |card: Glory| &parts.glory(card).effects)
}

pub(crate) fn cargo_space(table: &Table, seat: Seat) -> u8 {
    effects(table, seat).map(|it| if let Effect::CargoSpace { n } = it { *n } else { 0 }).sum()
}

/// Every port of his captain's nation counts as home port for the stash.
pub(crate) fn stashes_in_own_nation(table: &Table, seat: Seat) -> bool {
    effects(table, seat).any(|it| matches!(it, Effect::Stash { at: StashAt::OwnNation, .. }))
}

/// A card makes this port a home port for the stash, for this Port action.
pub(crate) fn stashes_here(table: &Table, seat: Seat) -> bool {
    of_port_cards(table, seat).any(|it| matches!(it, Effect::Stash { at: StashAt::Here, .. }))
}

/// Reasons that close no port to him (MM-CLOSED-04), and the roll that a Port action then begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Access {
    pub bounty: bool,
    pub war: bool,
    pub plague: bool,
    pub test: Option<Skill>,
}

impl Access {
    fn add(&mut self, ignores: &[Closure], test: Option<Skill>) {
        for closure in ignores {
            match closure {
                Closure::Bounty => self.bounty = true,
                Closure::War => self.war = true,
                Closure::Plague => self.plague = true,
            }
        }
        self.test = self.test.or(test);
    }
}

/// By the captain or a specialist; what a true rumor opens, it opens without a roll: see `rumor_access`.
pub(crate) fn access(table: &Table, seat: Seat) -> Access {
    let mut access = Access::default();
    for effect in effects(table, seat) {
        if let Effect::PortAccess { ignores, test, .. } = effect {
            access.add(ignores, *test);
        }
    }
    access
}

pub(crate) fn rumor_access(table: &Table, seat: Seat) -> Access {
    let player = &table.players[seat];
    let mut access = Access::default();
    if let Some(rumor) = player.rumor.filter(|_| player.is_rumor_true) {
        for effect in &table.parts.0.rumor(rumor).effects {
            if let Effect::PortAccess { ignores, .. } = effect {
                access.add(ignores, None);
            }
        }
    }
    access
}

/// The best price set for him, and what is added or taken off (MM-CARD-07).
pub(crate) fn price(table: &Table, seat: Seat, wanted: Item) -> (Option<u8>, i8) {
    let (mut best, mut more) = (None, 0);
    for effect in effects(table, seat).chain(of_port_cards(table, seat)) {
        if let Effect::Price { item, set, add } = effect
            && *item == wanted
        {
            best = best.into_iter().chain(*set).min();
            more += add.unwrap_or(0);
        }
    }
    (best, more)
}

/// Cards more when he buys goods: captain, event, card of this Port action.
pub(crate) fn buy_draw(table: &Table, seat: Seat) -> u8 {
    let all = effects(table, seat).chain(of_events(table)).chain(of_port_cards(table, seat));
    all.map(|it| if let Effect::BuyDraw { add } = it { *add } else { 0 }).sum()
}

/// One way in which cards of a sale bring another price.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SellPrice {
    pub goods: Goods,
    pub add: u8,
    pub set: Option<u8>,
    pub max_cards: u8,
}

pub(crate) fn sell_prices(table: &Table, seat: Seat) -> impl Iterator<Item = SellPrice> + use<> {
    let all = effects(table, seat).chain(of_events(table)).chain(of_port_cards(table, seat));
    all.filter_map(|it| {
        let Effect::SellPrice { goods, add, set, max_cards } = *it else { return None };
        Some(SellPrice { goods, add: add.unwrap_or(0), set, max_cards })
    })
}

/// Dice more or fewer when this NPC scouts for him.
pub(crate) fn npc_dice(table: &Table, seat: Seat, npc: Npc) -> i8 {
    let class = if npc.is_pirate() { NpcClass::Pirate } else { NpcClass::Naval };
    let all = effects(table, seat).chain(of_events(table));
    all.map(|it| {
        if let Effect::NpcScouting { npcs, dice } = it
            && *npcs == class
        {
            *dice
        } else {
            0
        }
    })
    .sum()
}

pub(crate) fn peeks_merchant(table: &Table, seat: Seat) -> bool {
    effects(table, seat).any(|it| matches!(it, Effect::PeekMerchant {}))
}

/// From where he may take missions besides his port, and whether a roll they demand counts as passed.
pub(crate) fn mission_reach(table: &Table, seat: Seat) -> Option<(MissionAt, bool)> {
    effects(table, seat)
        .find_map(|it| if let Effect::TakeMission { at, skip_roll } = it { Some((*at, *skip_roll)) } else { None })
}

/// How many rumors are drawn after a successful attempt; one is kept.
pub(crate) fn rumor_draw(table: &Table, seat: Seat) -> u8 {
    effects(table, seat).map(|it| if let Effect::DrawRumor { draw, .. } = it { *draw } else { 1 }).max().unwrap_or(1)
}

/// Tokens drawn for the exchange after a sale.
pub(crate) fn sale_tokens(table: &Table, seat: Seat) -> u8 {
    effects(table, seat).map(|it| if let Effect::DemandChange { draw, .. } = it { *draw } else { 1 }).max().unwrap_or(1)
}

/// Glory cards drawn each time, of which one is kept.
pub(crate) fn glory_look(table: &Table, seat: Seat) -> u8 {
    effects(table, seat).map(|it| if let Effect::GloryChoice { look } = it { *look } else { 1 }).max().unwrap_or(1)
}

/// Zone borders that may be crossed with actions this round.
pub(crate) fn max_borders(table: &Table) -> Option<u8> {
    of_events(table)
        .filter_map(|it| if let Effect::MoveAllowance { max_borders, .. } = it { *max_borders } else { None })
        .min()
}

/// Actions for moving only, this round.
pub(crate) fn extra_moves(table: &Table) -> u8 {
    of_events(table)
        .map(|it| if let Effect::MoveAllowance { extra_moves, .. } = it { extra_moves.unwrap_or(0) } else { 0 })
        .sum()
}

/// The price of a step, while an event pardons (MM-PORT-06).
pub(crate) fn event_pardon(table: &Table) -> Option<&'static Effect> {
    of_events(table).find(|it| matches!(it, Effect::Pardon { .. }))
}

/// Gold more for a raid of a merchant of this nation, besides cards played for it.
pub(crate) fn plunder_bonus(table: &Table, seat: Seat, of: Nation) -> u8 {
    let all = effects(table, seat).chain(of_events(table));
    all.map(|it| {
        let Effect::PlunderBonus { gold, nation } = it else { return 0 };
        if nation.is_none_or(|nation| nation == of) { *gold } else { 0 }
    })
    .sum()
}

pub(crate) fn escape_margin(table: &Table, seat: Seat) -> u8 {
    let all = effects(table, seat).chain(of_events(table));
    all.map(|it| if let Effect::EscapeMargin { n } = it { *n } else { 0 }).sum()
}

/// Announcements allowed in round 1 besides Shoot.
pub(crate) fn first_round_actions(table: &Table, seat: Seat) -> Set<CombatAction> {
    let added =
        effects(table, seat).filter_map(|it| if let Effect::FirstRoundActions { add } = it { Some(add) } else { None });
    added.flatten().copied().collect()
}

/// Hits whose location the winner of a contest names.
pub(crate) fn named_hits(table: &Table, seat: Seat) -> u8 {
    effects(table, seat).map(|it| if let Effect::ChooseLocation { n } = it { *n } else { 0 }).sum()
}

/// Other players cannot make him roll dice of this skill again.
pub(crate) fn is_immune(table: &Table, seat: Seat, skill: Skill) -> bool {
    effects(table, seat).any(|it| matches!(it, Effect::RerollImmunity { skill: of } if *of == skill))
}
