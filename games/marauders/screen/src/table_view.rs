//! What one viewer sees of the table, with the answers that every part of the page needs: who sits where, what is asked,
//! what a place is called, which things may be touched.

use crate::words::{Terms, Words};
use marauders::cards::NpcCard;
use marauders::{
    CargoCard, FaceDown, Fighter, GloryCards, Hits, Marauders, Nation, Npc, Parts, Place, PlayerView, Rumor, Set, Ship,
    ShipType, Side, Table, War, Zone,
};
use std::{cell::OnceCell, ops::Deref};
use wardroom_kernel::{Seat, Seats};
use wardroom_ui::{Language, Say, ScreenContext};

pub(crate) struct TableView<'a> {
    context: ScreenContext<'a, Marauders>,
    table: OnceCell<Table>,
    /// Whose log lies open: the viewer's, else that of the active player.
    pub near: Seat,
    pub say: Say<'a>,
    pub words: &'static Words,
}

impl<'a> Deref for TableView<'a> {
    type Target = ScreenContext<'a, Marauders>;
    fn deref(&self) -> &ScreenContext<'a, Marauders> {
        &self.context
    }
}

impl<'a> TableView<'a> {
    pub(crate) fn new(context: &ScreenContext<'a, Marauders>, say: Say<'a>) -> TableView<'a> {
        TableView {
            context: *context,
            table: OnceCell::new(),
            near: context.viewer.unwrap_or(context.view.turn.seat),
            say,
            words: Words::in_language(say.language),
        }
    }
    /// A table that looks like the view, for numbers that follow from what is seen: prices, the hold, who hunts whom.
    pub(crate) fn some_table(&self) -> &Table {
        self.table.get_or_init(|| self.view.some_table())
    }
    pub(crate) fn parts(&self) -> &'static Parts {
        self.view.parts.0
    }
    pub(crate) fn terms(&self) -> Terms<'a> {
        Terms { parts: self.parts(), say: self.say }
    }
    pub(crate) fn seats(&self) -> Seats {
        self.view.seats()
    }
    /// All but the nearest, in turn order after it.
    pub(crate) fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let (near, count) = (self.near.0, self.view.seats);
        (1..count).map(move |step| Seat((near + step) % count))
    }
    pub(crate) fn player(&self, seat: Seat) -> &'a PlayerView {
        &self.view.players[seat]
    }
    /// The captain's name, or the player's while there is none to be seen.
    pub(crate) fn captain_name(&self, seat: Seat) -> &'a str {
        self.player(seat).captain.map_or_else(|| self.name(seat), |captain| self.terms().captain(captain))
    }
    pub(crate) fn is_acting(&self, seat: Seat) -> bool {
        self.outcome.is_none() && (self.asked.contains(seat) || self.view.round > 0 && self.view.turn.seat == seat)
    }
    /// The zone a captain is in, in its port too.
    pub(crate) fn zone(&self, seat: Seat) -> Option<Zone> {
        self.player(seat).place.map(Place::zone)
    }
    pub(crate) fn port(&self, seat: Seat) -> Option<Zone> {
        self.player(seat).place.and_then(Place::port)
    }
    pub(crate) fn cargo(&self, seat: Seat) -> Option<Set<CargoCard>> {
        self.player(seat).cargo
    }
    pub(crate) fn hand(&self, seat: Seat) -> Option<GloryCards> {
        self.player(seat).hand
    }
    pub(crate) fn rumor(&self, seat: Seat) -> FaceDown<Rumor> {
        let player = self.player(seat);
        match player.rumor {
            Some(rumor) => FaceDown::Seen(rumor),
            None if player.has_rumor => FaceDown::Hidden,
            None => FaceDown::None,
        }
    }
    /// What the hold carries: cards and crates.
    pub(crate) fn load(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        player.cargo_count + player.crates()
    }
    /// Compass letters as the language has them.
    pub(crate) fn letter(&self, letter: &str) -> String {
        match self.say.language {
            Language::En => letter.to_owned(),
            Language::De => letter.replace('E', "O"),
        }
    }
    /// A name as it stands on a narrow card.
    pub(crate) fn soft(&self, name: &str) -> String {
        wardroom_ui::widget::soft(name, self.words.text("word-breaks"))
    }
    pub(crate) fn npc_card(&self, npc: Npc) -> Option<NpcCard> {
        self.view.npcs[npc.index()].ship.and_then(|ship| self.parts().event(ship.card).npc)
    }
    pub(crate) fn npc_zone(&self, npc: Npc) -> Option<Zone> {
        self.view.npcs[npc.index()].ship.map(|ship| ship.zone)
    }
    pub(crate) fn npc_ship_type(&self, npc: Npc) -> ShipType {
        let facts = self.parts().npc(npc);
        let is_at_war = npc.nation().is_some_and(|nation| self.view.war.is_some_and(|war| war.is_fought_by(nation)));
        if is_at_war { facts.ship_at_war } else { facts.ship }
    }
    /// `“Long Ben” Avery, pirate sloop, off Nassau`
    pub(crate) fn npc_label(&self, npc: Npc) -> String {
        let terms = self.terms();
        match self.view.npcs[npc.index()].ship {
            Some(ship) => {
                format!("{}, {}, {}", terms.event(ship.card), terms.npc(npc), terms.off(ship.zone))
            }
            None => terms.npc(npc).to_owned(),
        }
    }
    /// `Frances Wright, sloop, in the port of Nassau`
    pub(crate) fn ship_label(&self, seat: Seat) -> String {
        let ship = self.terms().ship(self.player(seat).ship.kind);
        format!("{}, {ship}, {}", self.captain_name(seat), self.whereabouts(seat))
    }
    pub(crate) fn whereabouts(&self, seat: Seat) -> String {
        match self.player(seat).place {
            Some(Place::Sea(at)) => self.terms().off(at),
            Some(Place::Port(at)) => self.say.with("in-port", &[("zone", self.terms().zone(at).into())]),
            None if self.view.round == 0 => self.words.text("captain-secret").to_owned(),
            None => self.words.text("captain-waits").to_owned(),
        }
    }
    /// `War: Spain against France`
    pub(crate) fn war_label(&self, war: War) -> String {
        let about = [("one", self.words.nation(war.0).into()), ("other", self.words.nation(war.1).into())];
        self.say.with("log-war-began", &about)
    }
    /// Hits on their way to a side: a captain's lie on his board, an NPC's on the enemy track.
    pub(crate) fn hits(&self, side: &Side) -> Hits {
        side.fighter.seat().map_or(side.hits, |seat| self.player(seat).hits)
    }
    /// The ship of a side: of an NPC on the enemy track, of a captain on his board; a band has none.
    pub(crate) fn ship_of(&self, side: &Side) -> Option<Ship> {
        match side.fighter {
            Fighter::Captain(seat) => Some(self.player(seat).ship),
            Fighter::Npc(_) | Fighter::Pirate(_) => side.ship,
            Fighter::Band(_) => None,
        }
    }
    pub(crate) fn fighter(&self, fighter: Fighter) -> String {
        match fighter {
            Fighter::Captain(seat) => self.captain_name(seat).to_owned(),
            Fighter::Npc(npc) => match self.view.npcs[npc.index()].ship {
                Some(ship) => self.terms().event(ship.card).to_owned(),
                None => self.terms().npc(npc).to_owned(),
            },
            Fighter::Pirate(_) => self.words.text("fighter-pirate").to_owned(),
            Fighter::Band(_) => self.words.text("fighter-band").to_owned(),
        }
    }
    /// Who decides for a side: its captain, or the player who leads the NPC (MM-NFIGHT-01).
    pub(crate) fn leads(&self, fighter: Fighter, seat: Seat) -> bool {
        match fighter {
            Fighter::Captain(captain) => captain == seat,
            Fighter::Npc(_) | Fighter::Pirate(_) | Fighter::Band(_) => {
                self.asked.contains(seat) && fighter.seat().is_none()
            }
        }
    }
    /// The nation of a captain.
    pub(crate) fn nation(&self, seat: Seat) -> Option<Nation> {
        self.player(seat).captain.map(|captain| self.parts().captain(captain).nation)
    }
}
