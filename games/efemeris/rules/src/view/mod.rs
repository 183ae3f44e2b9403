//! Information (EF-INFO-01 to EF-INFO-05): what each may see; `unseen` has the tables that look the same to a seat.
//!
//! `see` is the only place that decides what is shown; it names every field of the table, so that whoever adds one has
//! to decide, too.

mod unseen;

pub(crate) use unseen::{determinize, known_table};

use crate::components::{Captain, Group, Nation, Parts, Planet, Tile};
use crate::table::{
    Agreed, Captains, Hand, Holding, Navy, Phase, Player, Ship, Ships, Side, Sky, Space, Spices, Table, Tiles, Tokens,
};
use arrayvec::ArrayVec;
use serde::Serialize;
use wardroom_kernel::{PartsRef, Seat, Seats, Viewer};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    #[serde(skip)]
    pub parts: PartsRef<Parts>,
    pub agreed: Agreed,
    pub game: u16,
    pub wins: [u8; 3],
    pub start: Side,
    pub round: u16,
    pub active: Side,
    pub phase: Phase,
    pub ended: Seats,
    pub sky: Sky,
    pub stack: StackView,
    pub bag: Tokens,
    pub planets: [Holding; 8],
    pub navies: [NavyView; 3],
    pub players: [PlayerView; 4],
    pub frozen: Ships,
    pub moved: Ships,
    pub rescued: Ships,
    pub shared: u8,
    pub is_still: bool,
}

/// Which expert tiles take part is hidden, so only their number is known (EF-INFO-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct StackView {
    /// Planet and sky path tiles: each of them is in the stack.
    pub tiles: Tiles,
    /// So many expert tiles are in the stack as well.
    pub expert: u8,
    /// Those that it may be.
    pub candidates: Tiles,
}

impl StackView {
    pub fn len(self) -> u8 {
        self.tiles.len() + self.expert
    }
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct NavyView {
    pub nation: Option<Nation>,
    pub reserve: Seen,
    pub out: Hand,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    pub captain: SeenCaptain,
    pub queue: SeenQueue,
    pub lost: Captains,
    pub rebuilds: u8,
    pub hand: Seen,
    pub in_play: Hand,
    pub spices: Spices,
    pub tokens: Tokens,
    pub mobilisation: Option<Planet>,
    pub ships: [Option<Space>; 3],
    pub frigates_built: u8,
    pub fortresses_built: u8,
    pub shipwrights_used: u8,
    pub governed: ArrayVec<Planet, 3>,
    pub drawn: ArrayVec<Tile, 2>,
    /// EF-STATUS-01
    pub is_protected: bool,
    /// EF-STATUS-02
    pub is_shielded: bool,
}

/// Open cards, or the backs of so many.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seen {
    Cards(Hand),
    Backs(u8),
}

impl Seen {
    pub fn len(self) -> u8 {
        match self {
            Seen::Cards(cards) => cards.len(),
            Seen::Backs(count) => count,
        }
    }
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
    pub fn cards(self) -> Option<Hand> {
        match self {
            Seen::Cards(cards) => Some(cards),
            Seen::Backs(_) => None,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeenCaptain {
    None,
    Open(Captain),
    /// Chosen, and not shown yet.
    Back,
}

impl SeenCaptain {
    pub fn open(self) -> Option<Captain> {
        match self {
            SeenCaptain::Open(captain) => Some(captain),
            SeenCaptain::None | SeenCaptain::Back => None,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeenQueue {
    Captains(Captains),
    Backs(u8),
}

impl SeenQueue {
    pub fn len(self) -> u8 {
        match self {
            SeenQueue::Captains(captains) => captains.len(),
            SeenQueue::Backs(count) => count,
        }
    }
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
}

pub(crate) fn see(table: &Table, to: Viewer) -> View {
    let Table {
        parts,
        agreed,
        game,
        wins,
        start,
        round,
        active,
        phase,
        ended,
        sky,
        stack,
        bag,
        planets,
        navies,
        players,
        frozen,
        moved,
        rescued,
        shared,
        is_still,
    } = table;
    let mode = agreed.mode;
    // Partners share their knowledge (EF-INFO-03).
    let knows = |side: Side| match to {
        Viewer::Seat(seat) => mode.side_of(seat) == side,
        Viewer::Spectator => false,
        Viewer::Referee => true,
    };
    let show = |cards: Hand, is_open: bool| if is_open { Seen::Cards(cards) } else { Seen::Backs(cards.len()) };
    let see_navy = |side: Side| {
        let Navy { nation, reserve, out } = navies[usize::from(side.0)];
        NavyView { nation, reserve: show(reserve, knows(side)), out }
    };
    let see_player = |seat: Seat| {
        let Player {
            captain,
            queue,
            lost,
            rebuilds,
            hand,
            in_play,
            spices,
            tokens,
            mobilisation,
            ships,
            frigates_built,
            fortresses_built,
            shipwrights_used,
            governed,
            drawn,
        } = &players[seat];
        let knows = knows(mode.side_of(seat));
        // Captains are shown when all have chosen (EF-SETUP-06, EF-TEAM-03).
        let is_shown = knows || !matches!(phase, Phase::Captains);
        PlayerView {
            captain: match *captain {
                None => SeenCaptain::None,
                Some(captain) if is_shown => SeenCaptain::Open(captain),
                Some(_) => SeenCaptain::Back,
            },
            queue: if knows { SeenQueue::Captains(*queue) } else { SeenQueue::Backs(queue.len()) },
            lost: *lost,
            rebuilds: *rebuilds,
            hand: show(*hand, knows),
            in_play: *in_play,
            spices: *spices,
            tokens: *tokens,
            mobilisation: *mobilisation,
            ships: *ships,
            frigates_built: *frigates_built,
            fortresses_built: *fortresses_built,
            shipwrights_used: *shipwrights_used,
            governed: governed.clone(),
            drawn: drawn.clone(),
            is_protected: players[seat].is_protected(),
            is_shielded: players[seat].is_shielded(),
        }
    };
    View {
        parts: *parts,
        agreed: *agreed,
        game: *game,
        wins: *wins,
        start: *start,
        round: *round,
        active: *active,
        phase: *phase,
        ended: *ended,
        sky: sky.clone(),
        stack: see_stack(*stack, sky, players),
        bag: *bag,
        planets: *planets,
        navies: [0, 1, 2].map(|side| see_navy(Side(side))),
        players: [0, 1, 2, 3].map(|seat| see_player(Seat(seat))),
        frozen: *frozen,
        moved: *moved,
        rescued: *rescued,
        shared: *shared,
        is_still: *is_still,
    }
}

fn see_stack(stack: Tiles, sky: &Sky, players: &[Player; 4]) -> StackView {
    let expert: Tiles = stack.filter(|tile| tile.group() == Group::Expert).collect();
    let seen = |tile: Tile| sky.cell_of(tile).is_some() || players.iter().any(|player| player.drawn.contains(&tile));
    let candidates = Tile::ALL.into_iter().filter(|&tile| tile.group() == Group::Expert && !seen(tile));
    StackView { tiles: stack.minus(expert), expert: expert.len(), candidates: candidates.collect() }
}

impl View {
    pub fn side_of(&self, seat: Seat) -> Side {
        self.agreed.mode.side_of(seat)
    }
    pub fn navy(&self, seat: Seat) -> &NavyView {
        &self.navies[usize::from(self.side_of(seat).0)]
    }
    pub fn space_of(&self, ship: Ship) -> Option<Space> {
        self.players[ship.seat].ships[ship.hull as usize]
    }
    /// Crew cards of a side that the viewer does not see.
    pub fn unseen_crew(&self, side: Side) -> Hand {
        let NavyView { nation: Some(nation), reserve, out } = self.navies[usize::from(side.0)] else {
            return Hand::NONE;
        };
        let players = self.agreed.mode.seats_of(side).map(|seat| &self.players[seat]);
        let cards = players.flat_map(|player| [player.hand.cards().unwrap_or_default(), player.in_play]);
        let seen = cards.fold(out.plus(reserve.cards().unwrap_or_default()), Hand::plus);
        self.parts.crew_of(nation).minus(seen).unwrap_or_default()
    }
}
