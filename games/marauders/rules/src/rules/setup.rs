//! Setup (MM-SETUP).

use super::{Answerer, Cx, glory, merchants, missions, purse};
use crate::action::ChooseStartShip;
use crate::components::{Modification, Parts, Set, ShipType, Zone};
use crate::event::{Cause, Event};
use crate::table::{
    Agenda, Cargo, Drawn, Events, GloryPiles, Missions, NpcSlot, Offer, Place, Player, Port, RED, RulesVersion, Ship,
    Step, Table, Tokens, Turn, Windows,
};
use wardroom_kernel::{Choices, Mode, OptionSpec, PartsRef, Problem, RuleResult, Seat, Seats, Setup, SetupError};

const GLORY: OptionSpec =
    OptionSpec { name: "glory", choices: Choices::Range(1, 30), default: 10, unattended: 10, rule: "MM-GOAL-04" };

pub(crate) const MODES: &[Mode] = &[Mode { name: "base", seats: &[2, 3, 4], options: &[GLORY] }];

pub(crate) fn initial_table(setup: &Setup, parts: &'static Parts) -> Result<Table, SetupError> {
    let version = match setup.version() {
        None => Some(RulesVersion::NEWEST),
        Some(number) => RulesVersion::from_number(number),
    };
    let version = version.ok_or_else(|| SetupError(vec![Problem::new("version", "problem-rules-version")]))?;
    Ok(laid_out(version, setup.seats(), setup.option(GLORY.name) as u8, parts))
}

/// Everything is in its deck or beside the board (MM-SETUP-08, MM-SETUP-13, MM-SETUP-15).
pub(super) fn laid_out(version: RulesVersion, seats: u8, glory_to_win: u8, parts: &'static Parts) -> Table {
    let parts = PartsRef(parts);
    Table {
        parts,
        version,
        seats,
        glory_to_win,
        round: 0,
        start: RED,
        agenda: Agenda::new(&[Step::StartRound, Step::Board, Step::Captains]),
        turn: Turn::new(RED, 0),
        players: [Player::new(); 4], // MM-SETUP-01
        merchants: [None; 17],
        merchant_track: parts.merchants,
        undealt_merchants: [0; 4],
        ports: [Port::default(); 17],
        reserve: Tokens([parts.demand_per_good; 8]),
        drawn: Drawn::default(),
        loose_modifications: Set::NONE,
        npcs: [NpcSlot::default(); 6],
        war: None,
        plague: None,
        events: Events { deck: Set::every(), ..Events::default() },
        missions: Missions { deck: Set::every(), ..Missions::default() },
        rumors: Set::every(),
        cargo: Cargo { deck: Set::every(), discard: Set::NONE },
        glory: GloryPiles { deck: parts.glory_cards(), ..GloryPiles::default() },
        captains: Set::every(),
        refused: Set::NONE,
        offer: Offer::default(),
        battle: None,
        raid: None,
        roll: None,
        windows: Windows::default(),
        lot: Set::NONE,
        announced: Seats::default(),
        end: None,
    }
}

/// MM-SETUP-02, MM-SETUP-03, MM-SETUP-04, MM-SETUP-05, MM-SETUP-06, MM-SETUP-07
pub(super) fn captains(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    for seat in cx.table.seats() {
        let place = cx.chance(cx.table.captains.len() as u32)?;
        let captain = cx.table.captains.nth(place as usize);
        cx.table.captains.take(captain);
        cx.table.players[seat].captain = Some(captain);
        cx.emit(Event::CaptainDealt { seat, captain });
    }
    let seats = cx.table.seats();
    let ships = cx.choose_each(seats, |t, _| start_ships(t))?;
    cx.table.agenda.pop();
    for &(seat, ChooseStartShip { ship }) in &ships {
        if let Some(captain) = cx.table.players[seat].captain {
            cx.emit(Event::CaptainDrawn { seat, captain });
        }
        put_out(cx, seat, ship);
        let gold = cx.table.parts.numbers.start_gold.into(); // MM-SETUP-06
        purse::gain(cx, seat, gold, Cause::Start);
    }
    for seat in seats {
        for _ in 0..cx.table.parts.numbers.start_glory_cards {
            // MM-SETUP-04
            glory::draw_card(cx, seat)?;
        }
    }
    cx.table.start = Seat(cx.chance(cx.table.seats.into())? as u8);
    cx.table.turn.seat = cx.table.start;
    cx.emit(Event::StartPlayer { seat: cx.table.start });
    Ok(())
}

/// Sloop or flute.
pub(super) fn start_ships(table: &Table) -> impl Iterator<Item = ChooseStartShip> + use<> {
    let parts = table.parts;
    ShipType::ALL.into_iter().filter(move |ship| parts.ship(*ship).is_start_ship).map(|ship| ChooseStartShip { ship })
}

/// MM-SETUP-05, MM-SETUP-14: the captain's ship, undamaged, in his home port.
pub(super) fn put_out(cx: &mut Cx<'_, impl Answerer>, seat: Seat, ship: ShipType) {
    let (Some(captain), Some(port)) = (cx.table.players[seat].captain, cx.table.home(seat)) else { return };
    let parts = cx.table.parts;
    let player = &mut cx.table.players[seat];
    player.ship = Ship::new(ship, &parts);
    player.place = Some(Place::Port(port));
    cx.emit(Event::CaptainEntered { seat, captain, ship, port });
}

/// MM-SETUP-09, MM-SETUP-10, MM-SETUP-11, MM-SETUP-12
pub(super) fn board(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    for port in Zone::ports() {
        let place = cx.chance(cx.table.reserve.len() as u32)? as usize;
        let good = cx.table.reserve.nth(place);
        cx.table.reserve.take(good);
        cx.table.ports[port.index()].demand = Some(good);
    }
    for port in Zone::ports() {
        let count = unplaced_modifications(cx.table).iter().map(|count| u32::from(*count)).sum();
        let mut place = cx.chance(count)? as u8;
        let left = unplaced_modifications(cx.table);
        let kind = Modification::ALL.into_iter().find(|kind| {
            let count = left[kind.index()];
            let is_it = place < count;
            place = place.saturating_sub(count);
            is_it
        });
        cx.table.ports[port.index()].modification = kind;
    }
    merchants::deal(cx)?;
    cx.emit(Event::BoardLaidOut {});
    while cx.table.missions.on_offer.len() < cx.table.parts.numbers.missions_on_board.into() {
        missions::draw_new(cx)?;
    }
    Ok(())
}

fn unplaced_modifications(table: &Table) -> [u8; 8] {
    let mut left = Modification::ALL.map(|kind| table.parts.modification(kind).count);
    table.ports.iter().filter_map(|port| port.modification).for_each(|kind| left[kind.index()] -= 1);
    left
}
