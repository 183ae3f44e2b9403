//! Who may see what (MM-INFO). `see` is the only place that decides; it names every field of the table, so that a new
//! field does not compile before this file decides about it. Which tables look the same to a seat is in `unseen`.

mod unseen;

pub(crate) use unseen::determinize;

use crate::components::cards::Timing;
use crate::components::{
    Captain, CargoCard, Glory, GloryCards, Good, Means, Modification, Nation, Parts, Rumor, Set, Weapon, Zone,
};
use crate::table::{
    Admitted, Agenda, Battle, Cargo, Drawn, End, Events, GloryPiles, Hits, Lot, Missions, NpcSlot, Offer, Place,
    Plague, Player, Port, Raid, Roll, RulesVersion, Ship, Step, Table, TakenMission, Tokens, Turn, War, Window,
};
use serde::Serialize;
use wardroom_kernel::{PartsRef, Seat, Seats, Viewer};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    #[serde(skip)]
    pub parts: PartsRef<Parts>,
    pub version: RulesVersion,
    pub seats: u8,
    pub glory_to_win: u8,
    pub round: u16,
    pub start: Seat,
    pub agenda: Agenda,
    pub turn: Turn,
    pub players: [PlayerView; 4],
    pub merchants: [FaceDown<Nation>; 17],
    /// By nation: each token was shown before it was put there.
    pub merchant_track: [u8; 4],
    pub ports: [PortView; 17],
    /// How many demand tokens are face down beside the board.
    pub reserve: u8,
    pub drawn: DrawnView,
    pub loose_modifications: Set<Modification>,
    pub npcs: [NpcSlot; 6],
    pub war: Option<War>,
    pub plague: Option<Plague>,
    /// With the deck: it is public which cards are still in it, their order is not decided yet.
    pub events: Events,
    /// With the deck, as that of the events.
    pub missions: Missions,
    pub rumor_deck: u8,
    pub cargo_deck: u8,
    pub cargo_discard: Set<CargoCard>,
    pub glory_deck: u8,
    pub glory_discard: GloryCards,
    /// Captains that the viewer sees nowhere: the deck, and until the reveal those of others.
    pub captains: Set<Captain>,
    pub refused: Set<Captain>,
    pub offer: OfferView,
    pub battle: Option<Battle>,
    pub raid: Option<Raid>,
    pub roll: Option<Roll>,
    /// The innermost last.
    pub windows: Vec<WindowView>,
    pub lot: Lot,
    pub announced: Seats,
    pub end: Option<End>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// There is a captain, seen or not.
    pub has_captain: bool,
    pub captain: Option<Captain>,
    pub place: Option<Place>,
    pub ship: Ship,
    pub hits: Hits,
    /// Aboard and in the chest together: all that comes in and goes out is public (MM-INFO-01).
    pub wealth: u16,
    pub gold: Option<u16>,
    pub stash: Option<u16>,
    pub has_stashed: bool,
    pub track: u8,
    pub bounties: [u8; 4],
    pub weapons: Set<Weapon>,
    pub cargo: Option<Set<CargoCard>>,
    pub cargo_count: u8,
    pub hand: Option<GloryCards>,
    pub hand_count: u8,
    pub specialists: Set<Glory>,
    pub has_rumor: bool,
    pub rumor: Option<Rumor>,
    pub is_rumor_true: bool,
    pub mission: Option<TakenMission>,
    pub bought_in: Option<Zone>,
    pub has_bought_warship: bool,
    pub admitted: Option<Admitted>,
}

/// A token on the board, or a card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FaceDown<T> {
    None,
    Hidden,
    Seen(T),
}

impl<T: Copy> FaceDown<T> {
    fn new(thing: Option<T>, is_seen: bool) -> FaceDown<T> {
        match thing {
            None => FaceDown::None,
            Some(thing) if is_seen => FaceDown::Seen(thing),
            Some(_) => FaceDown::Hidden,
        }
    }
    pub fn seen(self) -> Option<T> {
        match self {
            FaceDown::Seen(thing) => Some(thing),
            FaceDown::None | FaceDown::Hidden => None,
        }
    }
    pub const fn is_there(self) -> bool {
        !matches!(self, FaceDown::None)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PortView {
    pub demand: Option<Good>,
    pub modification: FaceDown<Modification>,
}

/// Cards or tokens that a player has drawn and chooses from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct DrawnView {
    pub by: Option<Seat>,
    pub glory: Option<GloryCards>,
    pub glory_count: u8,
    pub rumors: Option<Set<Rumor>>,
    pub rumor_count: u8,
    pub tokens: Option<Tokens>,
    pub token_count: u8,
}

/// Goods on offer; others than the buyer see backs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct OfferView {
    pub seen: Option<Offer>,
    pub cards: u8,
    pub chosen: u8,
    pub aside: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct WindowView {
    pub timing: Timing,
    pub asked: Seats,
    /// By seat: cards that were announced face down.
    pub announced: [FaceDown<Glory>; 4],
    /// Open means that were named.
    pub means: [Option<Means>; 4],
    pub withdrawn: [Set<Glory>; 4],
    pub resolved: Option<Glory>,
}

pub(crate) fn see(table: &Table, to: Viewer) -> View {
    let &Table {
        parts,
        version,
        seats,
        glory_to_win,
        round,
        start,
        agenda,
        turn,
        ref players,
        ref merchants,
        merchant_track,
        // Whatever is neither on the board nor on the track.
        undealt_merchants: _,
        ref ports,
        reserve,
        drawn,
        loose_modifications,
        npcs,
        war,
        plague,
        events,
        missions,
        rumors,
        cargo: Cargo { deck: cargo_deck, discard: cargo_discard },
        glory: GloryPiles { deck: glory_deck, discard: glory_discard },
        captains,
        refused,
        offer,
        battle,
        raid,
        roll,
        windows,
        lot,
        announced,
        end,
    } = table;
    let is_owner = |seat: Seat| to.is_privy_to(seat) || end.is_some();
    let is_dealing = is_dealing(&agenda);
    let is_captain_seen = |seat: Seat| is_owner(seat) || !is_dealing;
    let hidden_captains = table.seats().filter(|&seat| !is_captain_seen(seat)).filter_map(|seat| players[seat].captain);
    View {
        parts,
        version,
        seats,
        glory_to_win,
        round,
        start,
        agenda,
        turn,
        players: [0, 1, 2, 3].map(|place| {
            let seat = Seat(place);
            see_player(&players[seat], is_owner(seat), is_captain_seen(seat), announced.contains(seat))
        }),
        merchants: std::array::from_fn(|place| {
            // MM-INFO-05
            let is_seen = to == Viewer::Referee || end.is_some() || table_shows_merchant(table, Zone::ALL[place], to);
            FaceDown::new(merchants[place], is_seen)
        }),
        merchant_track,
        ports: ports.map(|Port { demand, modification, is_face_up }| {
            // MM-INFO-05
            let is_seen = is_face_up || to == Viewer::Referee || end.is_some();
            PortView { demand, modification: FaceDown::new(modification, is_seen) }
        }),
        reserve: reserve.len() as u8,
        drawn: see_drawn(&drawn, drawn.by.is_some_and(is_owner)),
        loose_modifications,
        npcs,
        war,
        plague,
        events,
        missions,
        rumor_deck: rumors.len() as u8,
        cargo_deck: cargo_deck.len() as u8,
        cargo_discard,
        glory_deck: glory_deck.len() as u8,
        glory_discard,
        captains: captains.plus(hidden_captains.collect()),
        refused,
        offer: OfferView {
            seen: is_owner(turn.seat).then_some(offer), // MM-INFO-06
            cards: offer.cards.len() as u8,
            chosen: offer.chosen.len() as u8,
            aside: offer.aside.len() as u8,
        },
        battle,
        raid,
        roll,
        windows: windows
            .iter()
            .map(|&Window { timing, asked, announced, means, withdrawn, resolved }| WindowView {
                timing,
                asked,
                announced: [0, 1, 2, 3].map(|place| FaceDown::new(announced[Seat(place)], is_owner(Seat(place)))),
                means,
                withdrawn,
                resolved,
            })
            .collect(),
        lot,
        announced,
        end,
    }
}

/// MM-INFO-07: captains are secret until all are revealed.
fn is_dealing(agenda: &Agenda) -> bool {
    agenda.contains(|step| step == Step::Captains)
}

/// In one's own turn, by an ability: the token of the zone one is in.
fn table_shows_merchant(table: &Table, zone: Zone, to: Viewer) -> bool {
    let seat = table.turn.seat;
    to == Viewer::Seat(seat)
        && table.players[seat].place.is_some_and(|place| place.zone() == zone)
        && crate::rules::peeks_merchant(table, seat)
}

// MM-INFO-04
fn see_player(player: &Player, is_owner: bool, is_captain_seen: bool, has_announced: bool) -> PlayerView {
    let &Player {
        captain,
        place,
        ship,
        hits,
        gold,
        stash,
        has_stashed,
        track,
        bounties,
        weapons,
        cargo,
        hand,
        specialists,
        rumor,
        is_rumor_true,
        mission,
        bought_in,
        has_bought_warship,
        admitted,
    } = player;
    PlayerView {
        has_captain: captain.is_some(),
        captain: captain.filter(|_| is_captain_seen),
        place,
        ship,
        hits,
        wealth: gold + stash,
        gold: (is_owner || has_announced || !has_stashed).then_some(gold), // MM-INFO-01
        stash: (is_owner || has_announced || !has_stashed).then_some(stash), // MM-INFO-02
        has_stashed,
        track,
        bounties,
        weapons,
        cargo: is_owner.then_some(cargo), // MM-INFO-03
        cargo_count: cargo.len() as u8,
        hand: is_owner.then_some(hand),
        hand_count: hand.len() as u8,
        specialists,
        has_rumor: rumor.is_some(),
        rumor: rumor.filter(|_| is_owner || is_rumor_true),
        is_rumor_true,
        mission,
        bought_in,
        has_bought_warship,
        admitted,
    }
}

fn see_drawn(drawn: &Drawn, is_seen: bool) -> DrawnView {
    let &Drawn { by, glory, rumors, tokens } = drawn;
    DrawnView {
        by,
        glory: is_seen.then_some(glory),
        glory_count: glory.len() as u8,
        rumors: is_seen.then_some(rumors),
        rumor_count: rumors.len() as u8,
        tokens: is_seen.then_some(tokens),
        token_count: tokens.len() as u8,
    }
}

impl View {
    pub fn seats(&self) -> Seats {
        Seats::first(self.seats)
    }
    pub fn player(&self, seat: Seat) -> &PlayerView {
        &self.players[seat]
    }
    /// Some table that looks like this: numbers that follow from what is seen can be asked of it.
    pub fn some_table(&self) -> Table {
        determinize(self, self.turn.seat, &mut wardroom_kernel::FastRng(0))
    }
}

impl PlayerView {
    pub fn is_pirate(&self) -> bool {
        self.bounties != [0; 4]
    }
    pub fn crates(&self) -> u8 {
        self.mission.map_or(0, |taken| taken.crates)
    }
}
