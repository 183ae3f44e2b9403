//! Chapter Information (EF-INFO): what each viewer sees. This is the only place that decides it, and it names
//! every field of the table, so a new field does not compile until it is decided; `unseen` has the tables that look the same to a seat.

#[macro_use]
mod shown;
mod unseen;

pub(crate) use unseen::determinize;

use crate::components::{Captain, Group, Nation, Parts, Planet, Tile};
use crate::table::{
    Agreed, Captains, Hand, Holding, Navy, Phase, Player, Ship, Ships, Side, Sky, Space, Spices, Table, Tiles, Tokens,
};
use arrayvec::ArrayVec;
use serde::Serialize;
use wardroom_kernel::{PartsRef, Seat, Seats, Viewer};

shown! {
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    pub struct View of Table before Eye<'_> {
        #[serde(skip)]
        parts: PartsRef<Parts>,
        agreed: Agreed,
        game: u16,
        wins: [u8; 3],
        start: Side,
        round: u16,
        active: Side,
        phase: Phase,
        ended: Seats,
        sky: Sky,
        stack: StackView = stack_view, StackView::known,
        bag: Tokens,
        /// EF-SETUP-15
        planets: [Holding; 8],
        navies: [NavyView; 3] = &navy_views, &known_navies,
        players: [PlayerView; 4] = &player_views, &known_players,
        frozen: Ships,
        moved: Ships,
        rescued: Ships,
        shared: u8,
        is_still: bool,
    }
}

shown! {
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
    pub struct NavyView of Navy before Knowledge {
        nation: Option<Nation>,
        reserve: CardsView = CardsView::new, CardsView::known,
        out: Hand,
    }
}

shown! {
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    pub struct PlayerView of Player before Knowledge {
        captain: CaptainView = CaptainView::new, CaptainView::known,
        queue: QueueView = QueueView::new, QueueView::known,
        lost: Captains,
        rebuilds: u8,
        hand: CardsView = CardsView::new, CardsView::known,
        in_play: Hand,
        spices: Spices,
        tokens: Tokens,
        mobilisation: Option<Planet>,
        ships: [Option<Space>; 3],
        frigates_built: u8,
        fortresses_built: u8,
        shipwrights_used: u8,
        governed: ArrayVec<Planet, 3>,
        drawn: ArrayVec<Tile, 2>,
    } and {
        /// EF-STATUS-01
        is_protected: bool = Player::is_protected,
        /// EF-STATUS-02
        is_shielded: bool = Player::is_shielded,
    }
}

/// EF-INFO-01, EF-INFO-02, EF-RULING-63: what a seat must not know does not change what it sees (EF-INV-10).
pub(crate) fn view_for(table: &Table, viewer: Viewer) -> View {
    View::new(table, &Eye { table, viewer })
}

/// Who looks at which table.
struct Eye<'t> {
    table: &'t Table,
    viewer: Viewer,
}

/// What a viewer knows about a side.
struct Knowledge {
    is_own: bool,
    /// EF-SETUP-06, EF-TEAM-03: captains are shown when all have chosen.
    are_captains_shown: bool,
}

impl Eye<'_> {
    fn knows(&self, side: Side) -> Knowledge {
        let is_own = match self.viewer {
            // Partners share their knowledge (EF-INFO-03, EF-RULING-96).
            Viewer::Seat(seat) => self.table.side_of(seat) == side,
            Viewer::Spectator => false,
            Viewer::Referee => true,
        };
        Knowledge { is_own, are_captains_shown: is_own || !matches!(self.table.phase, Phase::Captains) }
    }
}

fn navy_views(navies: &[Navy; 3], eye: &Eye<'_>) -> [NavyView; 3] {
    [0, 1, 2].map(|side: u8| NavyView::new(&navies[usize::from(side)], &eye.knows(Side(side))))
}
fn known_navies(views: &[NavyView; 3]) -> [Navy; 3] {
    views.each_ref().map(NavyView::known)
}
fn player_views(players: &[Player; 4], eye: &Eye<'_>) -> [PlayerView; 4] {
    [0, 1, 2, 3].map(|seat| PlayerView::new(&players[Seat(seat)], &eye.knows(eye.table.side_of(Seat(seat)))))
}
fn known_players(views: &[PlayerView; 4]) -> [Player; 4] {
    views.each_ref().map(PlayerView::known)
}

/// Which expert tiles take part is hidden, so only their number is known (EF-INFO-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct StackView {
    /// Planet and sky path tiles: each of them is in the stack.
    pub tiles: Tiles,
    /// The number of expert tiles in the stack.
    pub expert: u8,
    /// The expert tiles that they may be.
    pub candidates: Tiles,
}

fn stack_view(stack: Tiles, eye: &Eye<'_>) -> StackView {
    let Table { sky, players, .. } = eye.table;
    let expert: Tiles = stack.filter(|tile| tile.group() == Group::Expert).collect();
    let is_open = |tile: Tile| sky.cell_of(tile).is_some() || players.iter().any(|player| player.drawn.contains(&tile));
    let candidates = Tile::ALL.into_iter().filter(|&tile| tile.group() == Group::Expert && !is_open(tile));
    StackView { tiles: stack.minus(expert), expert: expert.len(), candidates: candidates.collect() }
}

impl StackView {
    pub fn len(self) -> u8 {
        self.tiles.len() + self.expert
    }
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
    fn known(self) -> Tiles {
        self.tiles
    }
}

/// Open cards, or the backs of so many.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardsView {
    Cards(Hand),
    Backs(u8),
}

impl CardsView {
    fn new(cards: Hand, knowledge: &Knowledge) -> CardsView {
        if knowledge.is_own { CardsView::Cards(cards) } else { CardsView::Backs(cards.len()) }
    }
    fn known(self) -> Hand {
        self.cards().unwrap_or_default()
    }
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
    fn new(captain: Option<Captain>, knowledge: &Knowledge) -> CaptainView {
        match captain {
            None => CaptainView::None,
            Some(captain) if knowledge.are_captains_shown => CaptainView::Open(captain),
            Some(_) => CaptainView::Back,
        }
    }
    fn known(self) -> Option<Captain> {
        self.open()
    }
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
    fn new(queue: Captains, knowledge: &Knowledge) -> QueueView {
        if knowledge.is_own { QueueView::Captains(queue) } else { QueueView::Backs(queue.len()) }
    }
    fn known(self) -> Captains {
        match self {
            QueueView::Captains(captains) => captains,
            QueueView::Backs(_) => Captains::NONE,
        }
    }
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
