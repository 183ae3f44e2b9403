//! The setup, exploration and rescues.

use super::{Attempt, With, first, when};
use crate::components::{Captain, Crew, Kind, Nation, Planet, Tile};
use crate::notation::Touch;
use crate::table::{Cell, Ship};
use wardroom_kernel::Reason;

impl Attempt<'_> {
    pub(super) fn choose_nation(&self) -> Reason {
        let nation = self.path[0].strip_prefix("nation.").and_then(Nation::from_name);
        match nation {
            Some(_) => Reason::new("EF-SETUP-05", "why-nation-taken"),
            None => Reason::new("EF-SETUP-05", "why-choose-nation"),
        }
    }

    pub(super) fn choose_captains(&self) -> Reason {
        let count = self.view.parts.mode(self.view.agreed.mode).captains[self.view.agreed.level as usize];
        let hint = || Reason::new("EF-SETUP-06", "why-choose-captains").number("captains", count);
        let nation = self.view.navy(self.seat).nation;
        let partner = self.view.agreed.mode.partner(self.seat);
        for (place, token) in self.path.iter().enumerate() {
            let Some(captain) = Captain::parse(token) else { return hint() };
            if Some(captain.nation()) != nation {
                return Reason::new("EF-SETUP-06", "why-captain-of-other-nation");
            }
            if partner.is_some_and(|partner| self.view.players[partner].captain.open() == Some(captain)) {
                return Reason::new("EF-TEAM-03", "why-captain-of-partner");
            }
            if self.path[..place].contains(token) {
                return Reason::new("EF-SETUP-06", "why-captain-twice");
            }
        }
        hint()
    }

    pub(super) fn pick_crew(&self) -> Reason {
        let picks = self.view.parts.mode(self.view.agreed.mode).crew_picks;
        let hint = || Reason::new("EF-SETUP-07", "why-pick-crew").number("cards", picks);
        let Some(kind) = Crew::parse(self.path[0]) else { return hint() };
        let is_own = self.view.navy(self.seat).nation.is_some_and(|nation| nation.crew().contains(&kind));
        if is_own {
            Reason::new("EF-SETUP-07", "why-no-copy-left")
        } else {
            Reason::new("EF-SETUP-07", "why-crew-of-other-nation")
        }
    }

    pub(super) fn choose_planet(&self) -> Reason {
        match Planet::parse(self.path[0]) {
            Some(_) => Reason::new("EF-SETUP-08", "why-planet-taken"),
            None => Reason::new("EF-SETUP-08", "why-choose-planet"),
        }
    }

    pub(super) fn place_start_tile(&self) -> Reason {
        let tile = Tile::parse(self.path[0]);
        let cell = self.path.get(1).and_then(|token| Cell::parse(token));
        match (tile, cell) {
            (Some(tile), Some(_)) if self.table.mobilised(self.seat) == Some(tile) => {
                let partner = self.table.mode().partner(self.seat).and_then(|partner| self.table.mobilised(partner));
                if partner.is_some_and(|tile| self.table.sky.cell_of(tile).is_some()) {
                    Reason::new("EF-TEAM-05", "why-beside-partner")
                } else {
                    Reason::new("EF-SETUP-10", "why-start-cell")
                }
            }
            _ => Reason::new("EF-SETUP-09", "why-place-start-tile"),
        }
    }

    pub(super) fn lay(&self) -> Reason {
        let t = &self.table;
        let explore_first = || Reason::new("EF-TURN-02", "why-explore-first");
        let Some(tile) = Tile::parse(self.path[0]) else {
            // A cell was touched before a tile.
            let cell = Cell::parse(self.path[0]);
            return cell.and_then(|cell| self.not_a_place(cell)).unwrap_or_else(explore_first);
        };
        if !t.players[self.seat].drawn.contains(&tile) {
            let partner = t.mode().partner(self.seat);
            let is_partners = partner.is_some_and(|partner| t.players[partner].drawn.contains(&tile));
            return if is_partners {
                Reason::new("EF-TEAM-07", "why-partners-tile")
            } else {
                Reason::new("EF-EXPL-01", "why-tile-not-drawn")
            };
        }
        let outside = || Reason::new("EF-EXPL-05", "why-cell-outside");
        match self.path.get(1) {
            Some(token) if token.starts_with("cell.") => {
                Cell::parse(token).map_or_else(outside, |cell| self.not_a_place(cell).unwrap_or_else(explore_first))
            }
            Some(_) | None => explore_first(),
        }
    }

    fn not_a_place(&self, cell: Cell) -> Option<Reason> {
        let (sky, cells) = (&self.table.sky, self.table.layout().cells);
        first([
            when(sky.at(cell).is_some(), Reason::new("EF-EXPL-03", "why-cell-taken")),
            when(!cells.contains(cell), Reason::new("EF-EXPL-05", "why-cell-outside")),
            when(!sky.open(cells).contains(cell), Reason::new("EF-EXPL-03", "why-cell-apart")),
        ])
    }

    pub(super) fn rescue(&self) -> Reason {
        let t = &self.table;
        let hint = || Reason::new("EF-EXPERT-05", "why-rescue");
        let path = self.path.strip_prefix(&["rescue"]).unwrap_or(self.path);
        let Some(ship) = path.first().and_then(|token| Ship::parse(token)) else { return hint() };
        let kind = t.space_of(ship).and_then(|space| t.sky.kind(&t.parts, space));
        let of_card = || match path.get(1).and_then(|token| Crew::parse(token)) {
            Some(kind) if !t.navy(self.seat).reserve.has(kind) => Reason::new("EF-EXPERT-05", "why-not-in-reserve"),
            Some(_) | None => hint(),
        };
        first([
            when(ship.seat != self.seat, Reason::new("EF-EXPERT-05", "why-not-your-ship")),
            when(kind != Some(Kind::Wreck), Reason::new("EF-EXPERT-05", "why-not-on-wreck")),
            when(t.rescued.contains(ship), Reason::new("EF-EXPERT-05", "why-rescued-already")),
        ])
        .unwrap_or_else(of_card)
    }
}
