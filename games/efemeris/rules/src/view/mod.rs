//! Chapter Information (EF-INFO): what each viewer sees. `view` is the only place that decides it and names every field of the
//! table, so a new field does not compile until it is decided; `unseen` has the tables that look the same to a seat.

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
    /// EF-SETUP-15
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
    pub reserve: CardsView,
    pub out: Hand,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    pub captain: CaptainView,
    pub queue: QueueView,
    pub lost: Captains,
    pub rebuilds: u8,
    pub hand: CardsView,
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
pub enum CardsView {
    Cards(Hand),
    Backs(u8),
}

impl CardsView {
    pub fn len(self) -> u8 {
        match self {
            CardsView::Cards(cards) => cards.len(),
            CardsView::Backs(count) => count,
        }
    }
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
    pub fn cards(self) -> Option<Hand> {
        match self {
            CardsView::Cards(cards) => Some(cards),
            CardsView::Backs(_) => None,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CaptainView {
    None,
    Open(Captain),
    /// Chosen, and not shown yet.
    Back,
}

impl CaptainView {
    pub fn open(self) -> Option<Captain> {
        match self {
            CaptainView::Open(captain) => Some(captain),
            CaptainView::None | CaptainView::Back => None,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum QueueView {
    Captains(Captains),
    Backs(u8),
}

impl QueueView {
    pub fn len(self) -> u8 {
        match self {
            QueueView::Captains(captains) => captains.len(),
            QueueView::Backs(count) => count,
        }
    }
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
}

/// EF-INFO-01, EF-INFO-02, EF-RULING-63: what a seat must not know does not change what it sees (EF-INV-10).
pub(crate) fn view_for(table: &Table, to: Viewer) -> View {
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
    // Partners share their knowledge (EF-INFO-03, EF-RULING-96).
    let knows = |side: Side| match to {
        Viewer::Seat(seat) => mode.side_of(seat) == side,
        Viewer::Spectator => false,
        Viewer::Referee => true,
    };
    let show =
        |cards: Hand, is_open: bool| if is_open { CardsView::Cards(cards) } else { CardsView::Backs(cards.len()) };
    let navy_view = |side: Side| {
        let Navy { nation, reserve, out } = navies[usize::from(side.0)];
        NavyView { nation, reserve: show(reserve, knows(side)), out }
    };
    let player_view = |seat: Seat| {
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
                None => CaptainView::None,
                Some(captain) if is_shown => CaptainView::Open(captain),
                Some(_) => CaptainView::Back,
            },
            queue: if knows { QueueView::Captains(*queue) } else { QueueView::Backs(queue.len()) },
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
        stack: stack_view(*stack, sky, players),
        bag: *bag,
        planets: *planets,
        navies: [0, 1, 2].map(|side| navy_view(Side(side))),
        players: [0, 1, 2, 3].map(|seat| player_view(Seat(seat))),
        frozen: *frozen,
        moved: *moved,
        rescued: *rescued,
        shared: *shared,
        is_still: *is_still,
    }
}

fn stack_view(stack: Tiles, sky: &Sky, players: &[Player; 4]) -> StackView {
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
