//! Putting a table together by hand, for tests, galleries and positions to try.

mod board;
mod players;

use super::{
    Agenda, Cargo, Drawn, Events, GloryPiles, Missions, NpcSlot, Offer, Place, Player, Port, RED, RulesVersion, Ship,
    Step, Table, Tokens, Turn, Windows,
};
use crate::components::{
    Captain, EventCard, GloryCards, Good, Mission, Modification, Named, Nation, Parts, Set, ShipType, Zone,
};
use crate::rules::validate_position;
use wardroom_kernel::{Parts as _, PartsRef, Problem, Seat, Seats, SetupError};

/// A table in the making: round 1, the active player is about to choose an action. Things are called by their names in the box.
///
/// Everything that is not set is somewhere plausible: captains (Penrose, Kermadec, Montalvo, Verhagen) with sloops and
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
    problems: Vec<Problem>,
}

const CAPTAINS: [Captain; 4] =
    [Captain::JosiahPenrose, Captain::EtienneKermadec, Captain::GasparMontalvo, Captain::CorneliaVerhagen];

impl Table {
    /// A table for so many players, red about to act.
    pub fn scene(seats: u8) -> Scene {
        let parts = PartsRef(Parts::shipped());
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
            version: RulesVersion::NEWEST,
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
        Scene { table, problems: Vec::new() }
    }
}

impl Scene {
    fn find<T: Named>(&mut self, what: &str, name: &str) -> Option<T> {
        let found = T::ALL.iter().copied().find(|thing| thing.name() == name);
        if found.is_none() {
            self.problems.push(Problem::unknown(what, name, T::ALL.iter().map(|thing| thing.name())));
        }
        found
    }
    fn fault(mut self, problem: Problem) -> Scene {
        self.problems.push(problem);
        self
    }

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
            return self.fault(Problem::new("port action", "problem-not-in-port"));
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

    /// The table if it can be played on, else everything that is wrong with it.
    pub fn table(self) -> Result<Table, SetupError> {
        if !self.problems.is_empty() {
            return Err(SetupError(self.problems));
        }
        let parts = self.table.parts.0;
        validate_position(self.table, parts)
    }
}
