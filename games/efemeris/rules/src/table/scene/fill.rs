//! Fills in what a scene does not give: nations, captains, reserves, the bag, the stack, what was built.

use super::{Given, Scene};
use crate::components::{Captain, Group, Nation, Tile};
use crate::rules::{crew_cards, validate_position};
use crate::table::{Mode, Player, Side, Table, Tiles, Tokens};
use wardroom_kernel::{Problem, Seat, SetupError};

impl Scene {
    /// The table, if there can be one like it; otherwise every problem with it.
    pub fn table(mut self) -> Result<Table, SetupError> {
        self.choose_nations();
        for side in self.table.mode().sides() {
            self.fill_reserve(side);
        }
        for seat in self.table.mode().seats() {
            self.choose_captains(seat);
            self.count_builds(seat);
        }
        self.fill_bag();
        self.fill_stack();
        let parts = self.table.parts.0;
        self.problems.or(self.table, SetupError).and_then(|table| validate_position(table, parts))
    }
    fn choose_nations(&mut self) {
        for side in self.table.mode().sides() {
            let taken = self.table.navies.map(|navy| navy.nation);
            let free = Nation::ALL.into_iter().find(|&nation| !taken.contains(&Some(nation)));
            let navy = &mut self.table.navies[usize::from(side.0)];
            navy.nation = navy.nation.or(free);
        }
    }
    fn fill_reserve(&mut self, side: Side) {
        let mode = self.table.mode();
        let navy = &mut self.table.navies[usize::from(side.0)];
        let Some(nation) = navy.nation else { return };
        let players = mode.seats_of(side).map(|seat| &self.table.players[seat]);
        let given = players.fold(navy.out, |given, player| given.plus(player.hand).plus(player.in_play));
        let rest = self.table.parts.crew_of(nation).minus(given);
        let reserve = self.given_reserve[usize::from(side.0)];
        match rest.and_then(|rest| Some((rest, rest.minus(reserve.unwrap_or(rest))?))) {
            Some((rest, left)) => {
                navy.reserve = reserve.unwrap_or(rest);
                navy.out = navy.out.plus(left);
            }
            None => {
                let place = usize::from(side.0);
                self.problems.push(crew_cards(place, given, self.table.parts.crew_of(nation)));
            }
        }
    }
    /// The first of the nation that are free, as many as the mode has.
    fn choose_captains(&mut self, seat: Seat) {
        let facts = self.table.parts.mode(self.table.mode());
        let level = self.table.agreed.level as usize;
        let (captains, rebuilds) = (facts.captains[level], facts.rebuilds[level]);
        let Some(nation) = self.table.navy(seat).nation else { return };
        let taken = |table: &Table, captain: Captain| {
            table.mode().seats().any(|seat| {
                let Player { captain: current, queue, lost, .. } = &table.players[seat];
                *current == Some(captain) || queue.contains(captain) || lost.contains(captain)
            })
        };
        let free = |table: &Table| nation.captains().into_iter().find(|&captain| !taken(table, captain));
        let Given { captain, queue, .. } = self.given[seat];
        if !captain && self.table.players[seat].captain.is_none() {
            self.table.players[seat].captain = free(&self.table);
        }
        let is_team = self.table.mode() == Mode::Team;
        if !queue && is_team {
            self.table.players[seat].rebuilds = rebuilds;
        }
        while !queue && !is_team && {
            let Player { captain, queue, lost, .. } = &self.table.players[seat];
            u8::from(captain.is_some()) + queue.len() + lost.len() < captains
        } {
            let Some(next) = free(&self.table) else { break };
            self.table.players[seat].queue.push(next);
        }
    }
    fn count_builds(&mut self, seat: Seat) {
        let frigates = self.table.players[seat].ships[1..].iter().rposition(Option::is_some);
        let fortresses = self.table.planets_of(seat).filter(|&planet| self.table.holding(planet).is_fortified).count();
        let Given { frigates: built_frigates, fortresses: built_fortresses, .. } = self.given[seat];
        let player = &mut self.table.players[seat];
        player.frigates_built = built_frigates.unwrap_or(frigates.map_or(0, |place| place as u8 + 1));
        player.fortresses_built = built_fortresses.unwrap_or(fortresses as u8);
    }
    fn fill_bag(&mut self) {
        let held = self.table.players.iter().fold(Tokens::NONE, |held, player| held.plus(player.tokens));
        match self.table.parts.all_tokens().minus(held) {
            Some(rest) => self.table.bag = self.given_bag.unwrap_or(rest),
            None => self.problems.push(Problem::new("players.tokens", "problem-tokens")),
        }
    }
    fn fill_stack(&mut self) {
        let table = &self.table;
        let is_free = |tile: &Tile| {
            table.sky.cell_of(*tile).is_none() && !table.players.iter().any(|player| player.drawn.contains(tile))
        };
        let of_the_box = Tile::ALL.into_iter().filter(|tile| tile.group() != Group::Expert && is_free(tile));
        let mut stack: Tiles = of_the_box.collect();
        let laid = Tile::ALL.into_iter().filter(|tile| tile.group() == Group::Expert && !is_free(tile)).count();
        let wanted = table.parts.layout(table.agreed.tiles).map_or(0, |layout| layout.expert_tiles);
        let expert = Tile::ALL.into_iter().filter(|tile| tile.group() == Group::Expert && is_free(tile));
        expert.take(usize::from(wanted).saturating_sub(laid)).for_each(|tile| stack.insert(tile));
        self.table.stack = self.given_stack.unwrap_or(stack);
    }
}
