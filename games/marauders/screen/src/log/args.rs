//! Things of the game as the logbook names them, ready to be put into a sentence.

use crate::words::{Terms, Words};
use marauders::action::ScoutTarget;
use marauders::{
    Captain, CargoCard, EventCard, Face, Fighter, Glory, Hits, Location, Means, Mission, Modification, Nation, Npc,
    Parts, Rumor, ShipType, Skill, Tokens, Weapon, Zone,
};
use wardroom_kernel::Seat;
use wardroom_ui::{Say, TextValue};

pub(super) struct Args<'a> {
    pub say: Say<'a>,
    words: &'static Words,
    terms: Terms<'a>,
}

type Named = (&'static str, TextValue);

impl<'a> Args<'a> {
    pub(super) fn new(parts: &'a Parts, say: Say<'a>) -> Args<'a> {
        Args { say, words: Words::in_language(say.language), terms: Terms { parts, say } }
    }
    pub(super) fn seat_title(&self, seat: Seat) -> String {
        self.words.seat(seat).to_owned()
    }
    pub(super) fn seat(&self, seat: Seat) -> Named {
        ("seat", self.words.seat(seat).into())
    }
    pub(super) fn zone_name(&self, zone: Zone) -> String {
        self.terms.zone(zone).to_owned()
    }
    pub(super) fn zone(&self, zone: Zone) -> Named {
        ("zone", self.terms.zone(zone).into())
    }
    pub(super) fn off(&self, zone: Zone) -> Named {
        ("off", self.terms.off(zone).into())
    }
    pub(super) fn to(&self, zone: Zone) -> Named {
        ("to", self.terms.to(zone).into())
    }
    pub(super) fn captain(&self, captain: Captain) -> Named {
        ("captain", self.terms.captain(captain).into())
    }
    pub(super) fn ship(&self, kind: ShipType) -> Named {
        ("ship", self.terms.ship(kind).into())
    }
    pub(super) fn mission(&self, mission: Mission) -> Named {
        ("mission", self.terms.mission(mission).into())
    }
    pub(super) fn rumor(&self, rumor: Rumor) -> Named {
        ("rumor", self.terms.rumor(rumor).into())
    }
    pub(super) fn event(&self, card: EventCard) -> Named {
        ("event", self.terms.event(card).into())
    }
    pub(super) fn glory(&self, card: Glory) -> Named {
        ("card", self.terms.glory(card).into())
    }
    pub(super) fn npc(&self, npc: Npc) -> Named {
        ("npc", self.terms.npc(npc).into())
    }
    pub(super) fn nation(&self, nation: Nation) -> Named {
        ("nation", self.words.nation(nation).into())
    }
    pub(super) fn bounty(&self, nation: Nation) -> Named {
        ("bounty", self.words.bounty(nation).into())
    }
    pub(super) fn merchant(&self, nation: Nation) -> Named {
        ("merchant", self.words.merchant(nation).into())
    }
    pub(super) fn nations(&self, [one, other]: [Nation; 2]) -> [Named; 2] {
        [("one", self.words.nation(one).into()), ("other", self.words.nation(other).into())]
    }
    pub(super) fn skill(&self, skill: Skill) -> Named {
        ("skill", self.words.skill(skill).into())
    }
    pub(super) fn location(&self, location: Location) -> Named {
        ("location", self.words.location(location).into())
    }
    pub(super) fn modification(&self, modification: Modification) -> Named {
        ("modification", self.terms.modification(modification).into())
    }
    pub(super) fn weapon(&self, weapon: Weapon) -> Named {
        ("weapon", self.terms.weapon(weapon).into())
    }
    pub(super) fn good_name(&self, card: CargoCard) -> String {
        self.terms.good(self.terms.parts.cargo(card).good).to_owned()
    }
    pub(super) fn good_of(&self, card: CargoCard) -> Named {
        ("good", self.terms.good(self.terms.parts.cargo(card).good).into())
    }
    pub(super) fn good(&self, good: marauders::Good) -> Named {
        ("good", self.terms.good(good).into())
    }
    /// `2 rum, 1 wood`
    pub(super) fn goods(&self, goods: Tokens) -> Named {
        let some: Vec<String> =
            goods.kinds().map(|good| format!("{} {}", goods.0[good.index()], self.terms.good(good))).collect();
        ("goods", some.join(", ").into())
    }
    /// `2 masts, 1 hull`
    pub(super) fn hits(&self, hits: Hits) -> Named {
        let some: Vec<String> = hits
            .locations()
            .map(|location| format!("{} {}", hits.at(location), self.words.location(location)))
            .collect();
        ("hits", some.join(", ").into())
    }
    pub(super) fn means(&self, means: Means) -> Named {
        ("means", crate::offer::means_name(self.words, self.terms, means).into())
    }
    pub(super) fn face(&self, face: Face) -> String {
        if face == Face::Skull { self.say.text("skull") } else { face.name().to_owned() }
    }
    pub(super) fn fighter(&self, fighter: Fighter) -> String {
        match fighter {
            Fighter::Captain(seat) => self.words.seat(seat).to_owned(),
            Fighter::Npc(npc) => self.terms.npc(npc).to_owned(),
            Fighter::Pirate(_) => self.say.text("fighter-pirate"),
            Fighter::Band(_) => self.say.text("fighter-band"),
        }
    }
    pub(super) fn target(&self, target: ScoutTarget) -> String {
        crate::offer::target_name(self.words, self.terms, target, |seat| self.words.seat(seat).to_owned())
    }
}
