//! Numbers that people ask for: prices, room, what closes a port, who hunts whom. A view lends a table for them, see
//! `View::some_table`.

use crate::components::{Good, Npc, ShipType, Zone};
use crate::rules::{buy, cargo, closed, crew, errands, hunting, purse, sell, shipyard, stash};
use crate::table::{Table, Tokens};
use wardroom_kernel::Seat;

pub use crate::rules::closed::Closed;

impl Table {
    /// What one card of a good brings here, before cards that better the price.
    pub fn sale_price(&self, seat: Seat, port: Zone, good: Good) -> u8 {
        sell::price(self, seat, port, good)
    }
    /// What a whole sale brings.
    pub fn proceeds(&self, seat: Seat, port: Zone, goods: Tokens) -> u16 {
        sell::proceeds(self, seat, port, goods)
    }
    /// What one card of a good costs in the present offer.
    pub fn purchase_price(&self, port: Zone, good: Good) -> u8 {
        buy::price(self, port, good)
    }
    /// Per damage point; none where he may not repair.
    pub fn repair_price(&self, seat: Seat, port: Zone) -> Option<u16> {
        shipyard::repair_price(self, seat, port)
    }
    pub fn hull_price(&self, seat: Seat, port: Zone) -> Option<u16> {
        shipyard::hull_price(self, seat, port)
    }
    pub fn modification_price(&self, port: Zone) -> u16 {
        shipyard::modification_price(self, port)
    }
    pub fn weapon_price(&self, seat: Seat, port: Zone) -> u16 {
        shipyard::weapon_price(self, seat, port)
    }
    /// None for ships that are not sold.
    pub fn ship_price(&self, seat: Seat, port: Zone, ship: ShipType) -> Option<u16> {
        shipyard::ship_price(self, seat, port, ship)
    }
    /// What the own ship brings when another is bought.
    pub fn trade_in(&self, seat: Seat) -> u16 {
        shipyard::trade_in(self, seat, self.players[seat].ship.modifications.len() as u8)
    }
    /// Per man after a failed roll.
    pub fn crew_price(&self, seat: Seat, port: Zone) -> u16 {
        crew::price(self, seat, port)
    }
    pub fn rumor_price(&self, port: Zone) -> u16 {
        errands::rumor_price(self, port)
    }
    /// What a courier takes for gold stashed here.
    pub fn courier_fee(&self, seat: Seat) -> Option<u16> {
        stash::courier_fee(self, seat)
    }
    /// The port he is in counts as home port for the stash.
    pub fn is_home_for_stash(&self, seat: Seat) -> bool {
        stash::is_home(self, seat)
    }
    /// Gold aboard, and in the chest where that may be used now.
    pub fn means(&self, seat: Seat) -> u16 {
        purse::means(self, seat)
    }
    /// How many cards and crates the ship carries at sea.
    pub fn hold(&self, seat: Seat) -> u8 {
        cargo::hold(self, seat)
    }
    /// How many it may have where it is.
    pub fn room(&self, seat: Seat) -> u8 {
        cargo::room(self, seat)
    }
    /// What closes a port to a captain.
    pub fn closed_by(&self, seat: Seat, port: Zone) -> Closed {
        closed::closed_by(self, seat, port)
    }
    /// The first hunting priority of an NPC that a captain meets, 1 to 3: it is hostile to him.
    pub fn hunted_for(&self, npc: Npc, seat: Seat) -> Option<u8> {
        hunting::priority(self, npc, seat)
    }
}
