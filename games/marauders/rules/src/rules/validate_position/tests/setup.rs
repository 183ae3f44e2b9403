//! Setup goes on from where it is, or not at all.

use super::{adopted, refused};
use crate::components::{EventCard, Modification, Nation, Parts, Set, ShipType, Zone};
use crate::rules::setup::laid_out;
use crate::table::{Agenda, BLUE, NpcShip, Place, Plague, RED, RulesVersion, Ship, Step, Table, War};
use wardroom_kernel::{Parts as _, Seats};

fn before() -> Table {
    laid_out(RulesVersion::NEWEST, 3, 10, Parts::shipped())
}
/// Captains are in port, and the board is still to be laid out.
fn dealt() -> Table {
    let mut table = before();
    table.agenda = Agenda::new(&[Step::StartRound, Step::Board]);
    (table.start, table.turn.seat) = (BLUE, BLUE);
    for seat in table.seats() {
        let captain = table.captains.first().expect("enough captains");
        table.captains.take(captain);
        let player = &mut table.players[seat];
        player.captain = Some(captain);
        player.ship = Ship::new(ShipType::Sloop, &table.parts);
        player.place = Some(Place::Port(table.parts.captain(captain).home));
        player.gold = 10;
    }
    table
}

#[test] // MM-SETUP-01, MM-SETUP-02, MM-SETUP-03, MM-SETUP-04, MM-SETUP-05, MM-SETUP-06, MM-SETUP-07, MM-SETUP-08, MM-SETUP-09, MM-SETUP-10, MM-SETUP-11, MM-SETUP-12
fn a_board_that_lies_already_is_not_laid_out_again() {
    for table in [before(), dealt()] {
        adopted(&table, |_| ());
        refused(&table, |t| t.round = 1, "round: problem-before-board");
        refused(&table, |t| t.merchants[0] = Some(Nation::Dutch), "merchants: problem-before-board");
        refused(&table, |t| t.merchant_track[0] -= 1, "merchant_track: problem-before-board");
        refused(
            &table,
            |t| t.ports[Zone::Havana.index()].modification = Some(Modification::Chasers),
            "ports: problem-before-board",
        );
        refused(&table, |t| t.reserve.take(crate::Good::Rum), "reserve: problem-before-board");
        let card = EventCard::from_name("armand-de-valcourt").expect("a card");
        refused(&table, |t| t.npcs[2].ship = Some(NpcShip { card, zone: Zone::Havana }), "npcs: problem-before-board");
        refused(&table, |t| t.war = Some(War::between(Nation::French, Nation::Dutch)), "war: problem-before-board");
        let plague = Plague { ports: Set::from(Zone::Havana), rounds: 1 };
        refused(&table, |t| t.plague = Some(plague), "plague: problem-before-board");
        refused(&table, |t| t.events.discard = std::mem::take(&mut t.events.deck), "events: problem-before-board");
        refused(
            &table,
            |t| t.missions.discard = std::mem::take(&mut t.missions.deck),
            "missions: problem-before-board",
        );
        refused(&table, |t| t.rumors = Set::NONE, "rumors: problem-before-board");
        refused(&table, |t| t.cargo.discard = std::mem::take(&mut t.cargo.deck), "cargo: problem-before-board");
        refused(&table, |t| t.announced = Seats::from(RED), "announced: problem-before-board");
        refused(&table, |t| t.turn.number = 1, "turn: problem-before-board");
    }
}

#[test] // MM-SETUP-02, MM-SETUP-03, MM-SETUP-04, MM-SETUP-05, MM-SETUP-06, MM-SETUP-07
fn captains_are_dealt_to_those_who_have_nothing() {
    refused(&before(), |t| t.captains = Set::NONE, "captains: problem-before-captains");
    refused(&before(), |t| t.glory.discard = std::mem::take(&mut t.glory.deck), "glory: problem-before-captains");
    refused(&before(), |t| t.players[BLUE].gold = 1, "players.blue: problem-before-captains-player");
}

#[test] // MM-SETUP-05, MM-SETUP-10
fn the_board_is_laid_out_before_captains_in_port() {
    refused(&dealt(), |t| t.players[RED].place = None, "players.red.place: problem-begins-in-port");
    let modified = |t: &mut Table| t.players[RED].ship.modifications.put(Modification::Chasers);
    refused(&dealt(), modified, "players.red.ship.modifications: problem-begins-bare");
}
