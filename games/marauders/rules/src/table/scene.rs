//! Putting a table together by hand, for tests, galleries and positions to try.

use super::{
    Agenda, Cargo, Drawn, Events, GloryPiles, Missions, NpcShip, NpcSlot, Offer, Place, Plague, Player, Port, RED,
    Ship, Step, Table, TakenMission, Tokens, Turn, War, Windows,
};
use crate::components::{
    Captain, CargoCard, EventCard, Glory, GloryCards, Good, Location, Mission, Modification, Named, Nation, Npc, Parts,
    Rumor, Set, ShipType, Weapon, Zone,
};
use crate::rules::adopt;
use wardroom_kernel::{Parts as _, Seat, Seats, SetupError, Shared};

/// A table in the making: round 1, somebody about to choose an action. Things are called by their names in the box.
///
/// What nobody has spoken of is somewhere plausible: captains (Penrose, Kermadec, Montalvo, Verhagen) with sloops and
/// 10 gold in their home ports, all cards in their decks, a demand token and a face-down modification at every port, a
/// merchant in every zone, the first two missions on offer, no NPC, no war.
///
/// ```
/// use marauders::{BLUE, RED, Table};
/// let table = Table::scene(2)
///     .captain(RED, "felipe-de-los-reyes")
///     .ship(RED, "frigate")
///     .at_sea(RED, "havana")
///     .bounty(RED, "french", 2)
///     .cargo(RED, ["rum", "rum", "cocoa-3"])
///     .hand(RED, ["quick-learner"])
///     .npc("french", "armand-de-valcourt", "nassau")
///     .demand("havana", "rum")
///     .in_port(BLUE, "nassau")
///     .turn(RED)
///     .actions(2)
///     .table()?;
/// assert_eq!(table.player(RED).cargo.len(), 3);
/// assert_eq!(table.demand(marauders::Zone::Havana), Some(marauders::Good::Rum));
/// # Ok::<(), wardroom_kernel::SetupError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Scene {
    table: Table,
    wrong: Vec<String>,
}

const CAPTAINS: [Captain; 4] =
    [Captain::JosiahPenrose, Captain::EtienneKermadec, Captain::GasparMontalvo, Captain::CorneliaVerhagen];

impl Table {
    /// A table for so many players, red about to act.
    pub fn scene(seats: u8) -> Scene {
        let parts = Shared(Parts::shipped());
        let mut players = [Player::new(); 4];
        let mut captains = Set::<Captain>::every();
        for seat in Seats::first(seats.min(4)) {
            let captain = CAPTAINS[seat];
            captains.take(captain);
            players[seat] = Player {
                captain: Some(captain),
                place: Some(Place::Port(parts.captain(captain).home)),
                ship: Ship::new(ShipType::Sloop, &parts),
                gold: parts.numbers.start_gold.into(),
                ..Player::new()
            };
        }
        let mut ports = [Port::default(); 17];
        for (place, zone) in Zone::ports().enumerate() {
            ports[zone.index()] = Port {
                demand: Some(Good::ALL[place % 8]),
                modification: Some(Modification::ALL[place % 8]),
                is_face_up: false,
            };
        }
        let merchants = Nation::ALL
            .into_iter()
            .flat_map(|nation| std::iter::repeat_n(Some(nation), parts.merchants[nation.index()].into()));
        let merchants: Vec<Option<Nation>> = merchants.collect();
        let on_offer: Set<Mission> = Mission::ALL.into_iter().take(parts.numbers.missions_on_board.into()).collect();
        let drawn = Set::from(EventCard::ConvoysSetSail);
        let mut turn = Turn::new(RED, 1);
        turn.actions = parts.numbers.actions_per_turn;
        let table = Table {
            parts,
            seats,
            glory_to_win: parts.numbers.glory_to_win,
            round: 1,
            start: RED,
            agenda: Agenda::new(&[Step::EndRound, Step::EndTurn, Step::Act]),
            turn,
            players,
            merchants: std::array::from_fn(|place| merchants[place]),
            merchant_track: [0; 4],
            undealt_merchants: [0; 4],
            ports,
            reserve: Tokens([1; 8]),
            drawn: Drawn::default(),
            loose_modifications: Set::NONE,
            npcs: [NpcSlot::default(); 6],
            war: None,
            plague: None,
            events: Events { deck: Set::every().minus(drawn), discard: drawn, ..Events::default() },
            missions: Missions { deck: Set::every().minus(on_offer), discard: Set::NONE, on_offer },
            rumors: Set::every(),
            cargo: Cargo { deck: Set::every(), discard: Set::NONE },
            glory: GloryPiles { deck: parts.glory_cards(), discard: GloryCards::NONE },
            captains,
            refused: Set::NONE,
            offer: Offer::default(),
            battle: None,
            raid: None,
            roll: None,
            windows: Windows::default(),
            lot: Set::NONE,
            announced: Seats::default(),
            end: None,
        };
        Scene { table, wrong: Vec::new() }
    }
}

impl Scene {
    fn find<T: Named>(&mut self, what: &str, name: &str) -> Option<T> {
        let found = T::ALL.iter().copied().find(|thing| thing.name() == name);
        if found.is_none() {
            self.wrong.push(format!("{what} {name}: there is no such thing"));
        }
        found
    }
    fn fault(mut self, why: String) -> Scene {
        self.wrong.push(why);
        self
    }

    // ---- players

    /// In his home port; the former captain goes back to the deck.
    #[must_use]
    pub fn captain(mut self, seat: Seat, name: &str) -> Scene {
        if let Some(captain) = self.draw_captain(seat, name) {
            self.table.players[seat].place = Some(Place::Port(self.table.parts.captain(captain).home));
        }
        self
    }
    /// Dead, and this captain was drawn and has not entered yet.
    #[must_use]
    pub fn waiting(mut self, seat: Seat, name: &str) -> Scene {
        if let Some(captain) = self.draw_captain(seat, name) {
            let Player { stash, has_stashed, track, .. } = self.table.players[seat];
            self.table.players[seat] = Player { captain: Some(captain), stash, has_stashed, track, ..Player::new() };
        }
        self
    }
    fn draw_captain(&mut self, seat: Seat, name: &str) -> Option<Captain> {
        let captain: Captain = self.find("captain", name)?;
        if let Some(former) = self.table.players[seat].captain.take() {
            self.table.captains.put(former);
        }
        // Of somebody who was there by default.
        if let Some(other) = self.table.seats().find(|&other| self.table.players[other].captain == Some(captain)) {
            let next = self.table.captains.iter().find(|free| *free != captain);
            self.table.players[other].captain = next;
            if let Some(next) = next {
                self.table.captains.take(next);
                self.table.captains.put(captain);
            }
        }
        self.table.captains.remove(captain);
        self.table.players[seat].captain = Some(captain);
        Some(captain)
    }
    /// Undamaged; modifications stay aboard.
    #[must_use]
    pub fn ship(mut self, seat: Seat, name: &str) -> Scene {
        if let Some(kind) = self.find("ship", name) {
            let modifications = self.table.players[seat].ship.modifications;
            let mut ship = Ship { modifications, ..Ship::new(kind, &self.table.parts) };
            ship.cur = ship.max(&self.table.parts);
            self.table.players[seat].ship = ship;
        }
        self
    }
    /// What is left at a location.
    #[must_use]
    pub fn location(mut self, seat: Seat, name: &str, cur: u8) -> Scene {
        if let Some(location) = self.find::<Location>("location", name) {
            self.table.players[seat].ship.cur[location] = cur;
        }
        self
    }
    #[must_use]
    pub fn at_sea(mut self, seat: Seat, zone: &str) -> Scene {
        if let Some(zone) = self.find("zone", zone) {
            self.table.players[seat].place = Some(Place::Sea(zone));
        }
        self
    }
    #[must_use]
    pub fn in_port(mut self, seat: Seat, zone: &str) -> Scene {
        if let Some(zone) = self.find("port", zone) {
            self.table.players[seat].place = Some(Place::Port(zone));
        }
        self
    }
    #[must_use]
    pub fn gold(self, seat: Seat, gold: u16) -> Scene {
        self.player(seat, |player| player.gold = gold)
    }
    #[must_use]
    pub fn stash(self, seat: Seat, stash: u16) -> Scene {
        self.player(seat, |player| (player.stash, player.has_stashed) = (stash, stash > 0 || player.has_stashed))
    }
    /// Points on the glory track.
    #[must_use]
    pub fn track(self, seat: Seat, points: u8) -> Scene {
        self.player(seat, |player| player.track = points)
    }
    #[must_use]
    pub fn bounty(mut self, seat: Seat, nation: &str, bounty: u8) -> Scene {
        if let Some(nation) = self.find::<Nation>("nation", nation) {
            self.table.players[seat].bounties[nation.index()] = bounty;
        }
        self
    }
    /// Cards by their names (`rum-5`), or any of a good (`rum`). They come from the deck.
    #[must_use]
    pub fn cargo<'n>(mut self, seat: Seat, names: impl IntoIterator<Item = &'n str>) -> Scene {
        for name in names {
            let deck = self.table.cargo.deck;
            let is_it = |card: &CargoCard| {
                card.name() == name || Good::from_name(name) == Some(self.table.parts.cargo(*card).good)
            };
            match deck.iter().find(is_it) {
                Some(card) => {
                    self.table.cargo.deck.take(card);
                    self.table.players[seat].cargo.put(card);
                }
                None => self.wrong.push(format!("cargo {name}: no such card is in the deck")),
            }
        }
        self
    }
    /// Glory cards in hand, from the deck.
    #[must_use]
    pub fn hand<'n>(mut self, seat: Seat, names: impl IntoIterator<Item = &'n str>) -> Scene {
        for name in names {
            if let Some(card) = self.draw_glory(name) {
                self.table.players[seat].hand.put(card);
            }
        }
        self
    }
    /// Hired specialists, by their glory cards.
    #[must_use]
    pub fn specialists<'n>(mut self, seat: Seat, names: impl IntoIterator<Item = &'n str>) -> Scene {
        for name in names {
            if let Some(card) = self.draw_glory(name) {
                self.table.players[seat].specialists.put(card);
            }
        }
        self
    }
    fn draw_glory(&mut self, name: &str) -> Option<Glory> {
        let card = self.find::<Glory>("glory card", name)?;
        if !self.table.glory.deck.has(card) {
            self.wrong.push(format!("glory card {name}: no such card is in the deck"));
            return None;
        }
        self.table.glory.deck.take(card);
        Some(card)
    }
    #[must_use]
    pub fn weapons<'n>(mut self, seat: Seat, names: impl IntoIterator<Item = &'n str>) -> Scene {
        for name in names {
            if let Some(weapon) = self.find::<Weapon>("weapon", name) {
                self.table.players[seat].weapons.put(weapon);
            }
        }
        self
    }
    /// Modifications aboard, out of ports; what they add to a value is there.
    #[must_use]
    pub fn mods<'n>(mut self, seat: Seat, names: impl IntoIterator<Item = &'n str>) -> Scene {
        for name in names {
            let Some(kind) = self.find::<Modification>("modification", name) else { continue };
            match self.table.ports.iter_mut().rev().find(|port| port.modification == Some(kind)) {
                Some(port) => (port.modification, port.is_face_up) = (None, false),
                None => self.wrong.push(format!("modification {name}: none is left at a port")),
            }
            let parts = self.table.parts;
            let ship = &mut self.table.players[seat].ship;
            let before = ship.max(&parts);
            ship.modifications.put(kind);
            let after = ship.max(&parts);
            for location in Location::ALL {
                ship.cur[location] += after[location] - before[location];
            }
        }
        self
    }
    /// The reinforced hull has been used.
    #[must_use]
    pub fn flipped(self, seat: Seat) -> Scene {
        self.player(seat, |player| player.ship.is_hull_flipped = true)
    }
    /// Face down.
    #[must_use]
    pub fn rumor(mut self, seat: Seat, name: &str) -> Scene {
        if let Some(rumor) = self.find::<Rumor>("rumor", name) {
            self.table.rumors.remove(rumor);
            self.table.players[seat].rumor = Some(rumor);
        }
        self
    }
    /// Resolved, and it stays.
    #[must_use]
    pub fn true_rumor(self, seat: Seat, name: &str) -> Scene {
        self.rumor(seat, name).player(seat, |player| player.is_rumor_true = true)
    }
    /// Taken, with its crates, nothing done yet.
    #[must_use]
    pub fn mission(mut self, seat: Seat, name: &str) -> Scene {
        if let Some(mission) = self.find::<Mission>("mission", name) {
            self.off_the_board(mission);
            self.table.missions.deck.remove(mission);
            let crates = self.table.parts.mission(mission).crates();
            self.table.players[seat].mission = Some(TakenMission { mission, done: [0; 3], crates });
        }
        self
    }
    /// Anything else about a player.
    #[must_use]
    pub fn player(mut self, seat: Seat, change: impl FnOnce(&mut Player)) -> Scene {
        change(&mut self.table.players[seat]);
        self
    }

    // ---- the board

    /// In play, commanded by the captain of this card.
    #[must_use]
    pub fn npc(mut self, npc: &str, card: &str, zone: &str) -> Scene {
        if let (Some(npc), Some(card), Some(zone)) =
            (self.find::<Npc>("npc", npc), self.draw_event(card), self.find("zone", zone))
        {
            self.table.npcs[npc.index()].ship = Some(NpcShip { card, zone });
        }
        self
    }
    #[must_use]
    pub fn npc_under(mut self, npc: &str, card: &str) -> Scene {
        if let (Some(npc), Some(card)) = (self.find::<Npc>("npc", npc), self.draw_event(card)) {
            self.table.npcs[npc.index()].under.put(card);
        }
        self
    }
    #[must_use]
    pub fn npc_pending(mut self, npc: &str, card: &str) -> Scene {
        if let (Some(npc), Some(card)) = (self.find::<Npc>("npc", npc), self.draw_event(card)) {
            self.table.npcs[npc.index()].add_pending(card);
        }
        self
    }
    fn draw_event(&mut self, name: &str) -> Option<EventCard> {
        let card = self.find::<EventCard>("event card", name)?;
        self.table.events.deck.remove(card);
        self.table.events.discard.remove(card);
        Some(card)
    }
    #[must_use]
    pub fn war(mut self, one: &str, other: &str) -> Scene {
        if let (Some(one), Some(other)) = (self.find("nation", one), self.find("nation", other)) {
            self.table.war = Some(War::between(one, other));
            if let Some(card) = self.draw_event(EventCard::War1.name()) {
                self.table.events.in_force.put(card);
            }
        }
        self
    }
    #[must_use]
    pub fn plague<'n>(mut self, ports: impl IntoIterator<Item = &'n str>, rounds: u8) -> Scene {
        let ports = ports.into_iter().filter_map(|name| self.find::<Zone>("port", name)).collect();
        self.table.plague = Some(Plague { ports, rounds });
        if let Some(card) = self.draw_event(EventCard::Plague.name()) {
            self.table.events.in_force.put(card);
        }
        self
    }
    /// The merchant token of a zone; it is exchanged with that of another zone or of the track.
    #[must_use]
    pub fn merchant(mut self, zone: &str, nation: &str) -> Scene {
        let (Some(zone), Some(nation)) = (self.find::<Zone>("zone", zone), self.find::<Nation>("nation", nation))
        else {
            return self;
        };
        let former = self.table.merchants[zone.index()];
        if former == Some(nation) {
            return self;
        }
        let other = self.table.merchants.iter().rposition(|token| *token == Some(nation));
        match other {
            Some(place) if former.is_some() => self.table.merchants[place] = former,
            _ if self.table.merchant_track[nation.index()] > 0 => {
                self.table.merchant_track[nation.index()] -= 1;
                if let Some(former) = former {
                    self.table.merchant_track[former.index()] += 1;
                }
            }
            Some(place) => self.table.merchants[place] = None,
            None => return self.fault(format!("merchant {zone} {nation}: no such token is left")),
        }
        self.table.merchants[zone.index()] = Some(nation);
        self
    }
    /// The zone has no merchant: its token is on the track.
    #[must_use]
    pub fn no_merchant(mut self, zone: &str) -> Scene {
        if let Some(zone) = self.find::<Zone>("zone", zone)
            && let Some(nation) = self.table.merchants[zone.index()].take()
        {
            self.table.merchant_track[nation.index()] += 1;
        }
        self
    }
    /// So many tokens on the merchant track, those of the last zones.
    #[must_use]
    pub fn merchants_on_track(mut self, count: usize) -> Scene {
        for place in (0..Zone::ALL.len()).rev() {
            let on_track: u8 = self.table.merchant_track.iter().sum();
            if usize::from(on_track) < count {
                self = self.no_merchant(Zone::ALL[place].name());
            }
        }
        self
    }
    /// The demand token of a port; it is exchanged with one of the reserve or of another port.
    #[must_use]
    pub fn demand(mut self, port: &str, good: &str) -> Scene {
        let (Some(port), Some(good)) = (self.find::<Zone>("port", port), self.find::<Good>("good", good)) else {
            return self;
        };
        let Some(former) = self.table.ports[port.index()].demand else {
            return self.fault(format!("demand {port}: there is no port"));
        };
        if self.table.reserve.has(good) {
            self.table.reserve.take(good);
            self.table.reserve.put(former);
        } else if let Some(other) = self.table.ports.iter_mut().rev().find(|other| other.demand == Some(good)) {
            other.demand = Some(former);
        }
        self.table.ports[port.index()].demand = Some(good);
        self
    }
    /// The demand tokens of the reserve; those of ports change with them as they must.
    #[must_use]
    pub fn reserve<'n>(mut self, goods: impl IntoIterator<Item = &'n str>) -> Scene {
        let mut wanted = Tokens::default();
        goods.into_iter().filter_map(|name| self.find::<Good>("good", name)).for_each(|good| wanted.put(good));
        if wanted.len() != self.table.reserve.len() {
            let count = self.table.reserve.len();
            return self.fault(format!("reserve: there are {count} tokens"));
        }
        for good in Good::ALL {
            let count = |tokens: &Tokens| tokens.0[good.index()];
            while count(&self.table.reserve) < count(&wanted) {
                let surplus =
                    Good::ALL.into_iter().find(|other| self.table.reserve.0[other.index()] > wanted.0[other.index()]);
                let port = self.table.ports.iter_mut().rev().find(|port| port.demand == Some(good));
                let (Some(surplus), Some(port)) = (surplus, port) else {
                    return self.fault(format!("reserve: there are not so many tokens of {good}"));
                };
                port.demand = Some(surplus);
                self.table.reserve.take(surplus);
                self.table.reserve.put(good);
            }
        }
        self
    }
    /// The modification at a port, face down; it is exchanged with that of another port.
    #[must_use]
    pub fn modification(mut self, port: &str, name: &str) -> Scene {
        let (Some(port), Some(kind)) =
            (self.find::<Zone>("port", port), self.find::<Modification>("modification", name))
        else {
            return self;
        };
        let former = self.table.ports[port.index()].modification;
        if former == Some(kind) {
            return self;
        }
        let Some(other) = self.table.ports.iter_mut().rev().find(|other| other.modification == Some(kind)) else {
            return self.fault(format!("modification {name}: none is left at a port"));
        };
        other.modification = former;
        self.table.ports[port.index()].modification = Some(kind);
        self
    }
    #[must_use]
    pub fn face_up(mut self, port: &str) -> Scene {
        if let Some(port) = self.find::<Zone>("port", port) {
            self.table.ports[port.index()].is_face_up = true;
        }
        self
    }
    /// Missions on offer, each at its place.
    #[must_use]
    pub fn missions<'n>(mut self, names: impl IntoIterator<Item = &'n str>) -> Scene {
        let former = std::mem::take(&mut self.table.missions.on_offer);
        self.table.missions.deck = self.table.missions.deck.plus(former);
        for name in names {
            if let Some(mission) = self.find::<Mission>("mission", name) {
                self.table.missions.deck.remove(mission);
                self.table.missions.on_offer.put(mission);
            }
        }
        self
    }
    /// Somebody takes a mission that is on offer by default: another lies there instead.
    fn off_the_board(&mut self, mission: Mission) {
        let missions = &mut self.table.missions;
        if missions.on_offer.remove(mission)
            && let Some(other) = missions.deck.iter().find(|other| *other != mission)
        {
            missions.deck.take(other);
            missions.on_offer.put(other);
        }
    }

    // ---- decks

    /// The whole event deck; all others that are nowhere else are discarded.
    #[must_use]
    pub fn events_left<'n>(mut self, names: impl IntoIterator<Item = &'n str>) -> Scene {
        let deck: Set<EventCard> = names.into_iter().filter_map(|name| self.find("event card", name)).collect();
        let events = &mut self.table.events;
        events.discard = events.discard.plus(events.deck).minus(deck);
        events.deck = deck;
        self
    }
    /// Event cards that are in effect now.
    #[must_use]
    pub fn event_now<'n>(mut self, names: impl IntoIterator<Item = &'n str>) -> Scene {
        for name in names {
            if let Some(card) = self.draw_event(name) {
                self.table.events.in_force.put(card);
            }
        }
        self
    }
    /// The whole captain deck; all others are dead.
    #[must_use]
    pub fn captains_left<'n>(mut self, names: impl IntoIterator<Item = &'n str>) -> Scene {
        self.table.captains = names.into_iter().filter_map(|name| self.find("captain", name)).collect();
        self
    }
    /// The whole cargo deck; the rest is discarded.
    #[must_use]
    pub fn cargo_deck<'n>(mut self, names: impl IntoIterator<Item = &'n str>) -> Scene {
        let deck: Set<CargoCard> = names.into_iter().filter_map(|name| self.find("cargo card", name)).collect();
        let cargo = &mut self.table.cargo;
        cargo.discard = cargo.discard.plus(cargo.deck).minus(deck);
        cargo.deck = deck;
        self
    }
    /// The whole glory deck; the rest is discarded.
    #[must_use]
    pub fn glory_deck<'n>(mut self, names: impl IntoIterator<Item = &'n str>) -> Scene {
        let mut rest = std::mem::take(&mut self.table.glory.deck);
        rest.take_all(&mut self.table.glory.discard);
        for name in names {
            match self.find::<Glory>("glory card", name) {
                Some(card) if rest.has(card) => {
                    rest.take(card);
                    self.table.glory.deck.put(card);
                }
                Some(_) => self.wrong.push(format!("glory deck: there is no {name} left")),
                None => (),
            }
        }
        self.table.glory.discard = rest;
        self
    }
    /// The whole mission deck; the rest is discarded.
    #[must_use]
    pub fn mission_deck<'n>(mut self, names: impl IntoIterator<Item = &'n str>) -> Scene {
        let deck: Set<Mission> = names.into_iter().filter_map(|name| self.find("mission", name)).collect();
        let missions = &mut self.table.missions;
        missions.discard = missions.discard.plus(missions.deck).minus(deck);
        missions.deck = deck;
        self
    }

    // ---- time

    #[must_use]
    pub fn round(mut self, round: u16) -> Scene {
        self.table.round = round;
        self
    }
    #[must_use]
    pub fn start_player(mut self, seat: Seat) -> Scene {
        self.table.start = seat;
        self
    }
    #[must_use]
    pub fn glory_to_win(mut self, points: u8) -> Scene {
        self.table.glory_to_win = points;
        self
    }
    /// His choice of an action.
    #[must_use]
    pub fn turn(mut self, seat: Seat) -> Scene {
        self.table.turn.seat = seat;
        self
    }
    /// Actions that are left.
    #[must_use]
    pub fn actions(mut self, actions: u8) -> Scene {
        self.table.turn.actions = actions;
        self
    }
    /// In the Port action of his turn, which has just begun; the ship is in a port.
    #[must_use]
    pub fn port_action(mut self) -> Scene {
        let seat = self.table.turn.seat;
        let Some(port) = self.table.players[seat].in_port() else {
            return self.fault("port action: the captain is in no port".into());
        };
        self.table.ports[port.index()].is_face_up = self.table.ports[port.index()].modification.is_some();
        self.table.turn.ported = Some(port);
        self.table.turn.actions = self.table.turn.actions.saturating_sub(1);
        self.agenda(&[Step::EndRound, Step::EndTurn, Step::Act, Step::Port])
    }
    /// The turn of this player is about to begin.
    #[must_use]
    pub fn turn_start(self, seat: Seat) -> Scene {
        self.agenda(&[Step::EndRound, Step::StartTurn { seat }])
    }
    /// Before the event.
    #[must_use]
    pub fn round_start(self) -> Scene {
        self.agenda(&[Step::StartRound])
    }
    /// After the last turn.
    #[must_use]
    pub fn round_end(self) -> Scene {
        self.agenda(&[Step::EndRound])
    }
    #[must_use]
    pub fn agenda(mut self, steps: &[Step]) -> Scene {
        self.table.agenda = Agenda::new(steps);
        self
    }
    /// Anything else.
    #[must_use]
    pub fn change(mut self, change: impl FnOnce(&mut Table)) -> Scene {
        change(&mut self.table);
        self
    }

    /// The table, if it is one at which somebody could sit; otherwise everything that is wrong with it.
    pub fn table(self) -> Result<Table, SetupError> {
        if !self.wrong.is_empty() {
            return Err(SetupError(self.wrong));
        }
        let parts = self.table.parts.0;
        adopt(self.table, parts)
    }
}
