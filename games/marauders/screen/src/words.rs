//! Texts that stand on every page, put into words once (see `Plain`). Names of the box come from the box, in `Terms`;
//! so do the words on cards, unless they are the shipped ones.

use marauders::cards::Print;
use marauders::{
    Captain, EventCard, Glory, Good, Location, Mission, Modification, Name, Nation, Npc, Parts, Rumor, ShipType, Skill,
    Specialist, Weapon, Zone, seat_name,
};
use std::sync::LazyLock;
use wardroom_kernel::{Parts as _, Seat};
use wardroom_ui::{
    Language, Say, TextValue, Texts,
    text::{PlainTexts, SHARED},
};

const ENGLISH: [&str; 6] = [
    include_str!("../text/en/table.ftl"),
    include_str!("../text/en/ask.ftl"),
    include_str!("../text/en/log.ftl"),
    include_str!("../text/en/why.ftl"),
    include_str!("../text/en/cards.ftl"),
    include_str!("../text/en/problem.ftl"),
];
const GERMAN: [&str; 6] = [
    include_str!("../text/de/table.ftl"),
    include_str!("../text/de/ask.ftl"),
    include_str!("../text/de/log.ftl"),
    include_str!("../text/de/why.ftl"),
    include_str!("../text/de/cards.ftl"),
    include_str!("../text/de/problem.ftl"),
];

pub(crate) static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    let own = ENGLISH.map(|file| (Language::En, file)).into_iter().chain(GERMAN.map(|file| (Language::De, file)));
    Texts::new(&SHARED.into_iter().chain(own).collect::<Vec<_>>())
});

static WORDS: [LazyLock<Words>; 2] =
    [LazyLock::new(|| Words::new(Language::En, &ENGLISH)), LazyLock::new(|| Words::new(Language::De, &GERMAN))];

/// The texts of one language that need nothing to be filled in.
#[derive(Debug)]
pub(crate) struct Words(PlainTexts);

impl Words {
    pub(crate) fn in_language(language: Language) -> &'static Words {
        &WORDS[language as usize]
    }
    fn new(language: Language, files: &[&'static str]) -> Words {
        Words(PlainTexts::new(&TEXTS, language, files))
    }
    pub(crate) fn text(&self, key: &str) -> &str {
        self.0.text(key)
    }
    // text: seat-red seat-blue seat-yellow seat-green
    pub(crate) fn seat(&self, seat: Seat) -> &str {
        self.0.member("seat", seat_name(seat))
    }
    // text: skill-seamanship skill-scouting skill-leadership skill-influence
    pub(crate) fn skill(&self, skill: Skill) -> &str {
        self.0.member("skill", skill.name())
    }
    // text: location-hull location-cargo location-masts location-crew location-cannons
    pub(crate) fn location(&self, location: Location) -> &str {
        self.0.member("location", location.name())
    }
    // text: nation-spanish nation-english nation-french nation-dutch
    pub(crate) fn nation(&self, nation: Nation) -> &str {
        self.0.member("nation", nation.name())
    }
    // text: people-spanish people-english people-french people-dutch
    /// `Spanish`
    pub(crate) fn people(&self, nation: Nation) -> &str {
        self.0.member("people", nation.name())
    }
    // text: bounty-spanish bounty-english bounty-french bounty-dutch
    /// `Spanish bounty`
    pub(crate) fn bounty(&self, nation: Nation) -> &str {
        self.0.member("bounty", nation.name())
    }
    // text: merchant-spanish merchant-english merchant-french merchant-dutch
    /// `Spanish merchant`
    pub(crate) fn merchant(&self, nation: Nation) -> &str {
        self.0.member("merchant", nation.name())
    }
    // text: custom-basse-terre custom-bridgetown custom-caracas custom-cartagena custom-curacao custom-havana custom-nassau
    // text: custom-old-providence custom-petit-goave custom-port-royal custom-san-juan custom-santo-domingo custom-st-john
    // text: custom-st-maarten custom-caribbean-sea custom-tortuga custom-trinidad
    /// What is special about a zone.
    pub(crate) fn custom(&self, zone: Zone) -> &str {
        self.0.member("custom", zone.name())
    }
    // text: modification-swivel-guns-text modification-hammocks-text modification-rigs-and-sails-text
    // text: modification-reinforced-hull-text modification-chasers-text modification-long-guns-text
    // text: modification-extra-cannon-port-text modification-extended-hold-text
    pub(crate) fn modification_text(&self, modification: Modification) -> &str {
        self.text(&format!("modification-{modification}-text"))
    }
    // text: weapon-grappling-hooks-text weapon-chain-shot-text weapon-grapeshot-text
    pub(crate) fn weapon_text(&self, weapon: Weapon) -> &str {
        self.text(&format!("weapon-{weapon}-text"))
    }
}

/// Names as a box has them, and what its cards say.
#[derive(Clone, Copy)]
pub(crate) struct Terms<'a> {
    pub parts: &'a Parts,
    pub say: Say<'a>,
}

impl<'a> Terms<'a> {
    fn own(self, name: &'a Name) -> &'a str {
        match self.say.language {
            Language::En => &name.en,
            Language::De => &name.de,
        }
    }
    pub(crate) fn zone(self, zone: Zone) -> &'a str {
        self.own(&self.parts.zone(zone).name)
    }
    /// What texts ask about a zone: its name, and whether that is the open sea, which one is in and not off. A name that
    /// an owner has given it is said as those of ports are: its grammar is not known.
    pub(crate) fn about(self, zone: Zone) -> [(&'static str, TextValue); 2] {
        let is_open = !zone.has_port() && self.zone(zone) == self.own(&Parts::shipped().zone(zone).name);
        [("zone", self.zone(zone).into()), ("open", if is_open { "yes" } else { "no" }.into())]
    }
    /// `off Havana`, `in the Caribbean Sea`
    pub(crate) fn off(self, zone: Zone) -> String {
        self.say.with("off-zone", &self.about(zone))
    }
    /// `to Havana`, `to the Caribbean Sea`
    pub(crate) fn to(self, zone: Zone) -> String {
        self.say.with("to-zone", &self.about(zone))
    }
    pub(crate) fn good(self, good: Good) -> &'a str {
        self.own(self.parts.good(good))
    }
    pub(crate) fn ship(self, kind: ShipType) -> &'a str {
        self.own(&self.parts.ship(kind).name)
    }
    pub(crate) fn modification(self, modification: Modification) -> &'a str {
        self.own(&self.parts.modification(modification).name)
    }
    pub(crate) fn weapon(self, weapon: Weapon) -> &'a str {
        self.own(&self.parts.weapon(weapon).name)
    }
    pub(crate) fn npc(self, npc: Npc) -> &'a str {
        self.own(&self.parts.npc(npc).name)
    }
    pub(crate) fn captain(self, captain: Captain) -> &'a str {
        self.own(&self.parts.captain(captain).print.name)
    }
    pub(crate) fn specialist(self, kind: Specialist) -> &'a str {
        self.own(&self.parts.specialist(kind).print.name)
    }
    pub(crate) fn glory(self, card: Glory) -> &'a str {
        self.own(&self.parts.glory(card).print.name)
    }
    pub(crate) fn mission(self, mission: Mission) -> &'a str {
        self.own(&self.parts.mission(mission).print.name)
    }
    pub(crate) fn rumor(self, rumor: Rumor) -> &'a str {
        self.own(&self.parts.rumor(rumor).print.name)
    }
    pub(crate) fn event(self, card: EventCard) -> &'a str {
        self.own(&self.parts.event(card).print.name)
    }
    /// Ours, if the box says what the shipped one says; else the box's own words.
    fn words(self, key: &str, print: &'a Print, shipped: &Print) -> String {
        let ours = || Words::in_language(self.say.language).0.find(key).map(str::to_owned);
        let is_shipped = print.text == shipped.text;
        is_shipped.then(ours).flatten().unwrap_or_else(|| self.own(&print.text).to_owned())
    }
    pub(crate) fn captain_text(self, captain: Captain) -> String {
        let print = |parts: &'a Parts| &parts.captain(captain).print;
        self.words(&format!("captain-{captain}"), print(self.parts), print(Parts::shipped()))
    }
    pub(crate) fn specialist_text(self, kind: Specialist) -> String {
        let print = |parts: &'a Parts| &parts.specialist(kind).print;
        self.words(&format!("specialist-{kind}"), print(self.parts), print(Parts::shipped()))
    }
    pub(crate) fn mission_text(self, mission: Mission) -> String {
        let print = |parts: &'a Parts| &parts.mission(mission).print;
        self.words(&format!("mission-{mission}"), print(self.parts), print(Parts::shipped()))
    }
    pub(crate) fn rumor_text(self, rumor: Rumor) -> String {
        let print = |parts: &'a Parts| &parts.rumor(rumor).print;
        self.words(&format!("rumor-{rumor}"), print(self.parts), print(Parts::shipped()))
    }
    pub(crate) fn glory_text(self, card: Glory) -> String {
        let facts = self.parts.glory(card);
        match facts.specialist {
            Some((kind, port)) => {
                let about = [("zone", self.zone(port).into()), ("text", self.specialist_text(kind).into())];
                self.say.with("glory-hire", &about)
            }
            None => self.words(&format!("glory-{card}"), &facts.print, &Parts::shipped().glory(card).print),
        }
    }
    /// A few words for the face of a card.
    pub(crate) fn glory_short(self, card: Glory) -> String {
        let facts = self.parts.glory(card);
        match facts.specialist {
            Some((kind, port)) => {
                let about = [("zone", self.zone(port).into()), ("specialist", self.specialist(kind).into())];
                self.say.with("glory-hire-short", &about)
            }
            None => self.words(&format!("glory-{card}-short"), &facts.print, &Parts::shipped().glory(card).print),
        }
    }
    pub(crate) fn event_text(self, card: EventCard) -> String {
        let facts = self.parts.event(card);
        match facts.npc {
            Some(npc) => {
                // text: event-naval event-pirate
                let key = if npc.npc.is_pirate() { "event-pirate" } else { "event-naval" };
                self.say.with(key, &[("to", self.to(npc.zone).into())])
            }
            None => {
                // Copies differ in their icons only.
                let kind = card.name().trim_end_matches(['-', '1', '2']);
                self.words(&format!("event-{kind}"), &facts.print, &Parts::shipped().event(card).print)
            }
        }
    }
}
