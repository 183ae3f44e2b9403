//! Texts that are on every page, formatted once (see `Plain`). Names of things in the box come from the box: `Terms`.

use crate::table_view::slug;
use efemeris::{Captain, Crew, Hull, Kind, Name, Nation, Parts, Planet, Spice, Spices, Token};
use std::sync::LazyLock;
use wardroom_kernel::Seat;
use wardroom_ui::{
    Language, Say, Texts,
    text::{PlainTexts, SHARED},
};

const OWN: [(Language, &str); 2] =
    [(Language::En, include_str!("../text/en.ftl")), (Language::De, include_str!("../text/de.ftl"))];

pub(crate) static TEXTS: LazyLock<Texts> = LazyLock::new(|| Texts::new(&[SHARED[0], SHARED[1], OWN[0], OWN[1]]));

static WORDS: [LazyLock<Words>; 2] =
    [LazyLock::new(|| Words::new(Language::En, &[OWN[0].1])), LazyLock::new(|| Words::new(Language::De, &[OWN[1].1]))];

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
    // text: kind-compass_rose kind-plain kind-edge kind-planet kind-anchorage kind-pepper_factory kind-vanilla_factory
    // text: kind-singularity kind-providence_pepper kind-providence_vanilla kind-wreck
    pub(crate) fn kind(&self, kind: Kind) -> &str {
        self.0.member("kind", kind.name())
    }
    // text: spice-pepper spice-vanilla
    pub(crate) fn spice(&self, spice: Spice) -> &str {
        self.0.member("spice", spice.name())
    }
    // text: seat-altair seat-bellatrix seat-capella seat-deneb
    pub(crate) fn seat(&self, seat: Seat) -> &str {
        self.0.member("seat", slug(seat))
    }
    // text: nation-french nation-british nation-spanish
    pub(crate) fn nation(&self, nation: Nation) -> &str {
        self.0.member("nation", nation.name())
    }
    // text: hull-galleon hull-frigate1 hull-frigate2
    pub(crate) fn hull(&self, hull: Hull) -> &str {
        self.0.member("hull", hull.name())
    }
    // text: ability-hubac ability-chesnaye ability-castel ability-cassini ability-fairborne ability-blake ability-byng
    // text: ability-lancaster ability-pargo ability-guzman ability-silva ability-aviles
    pub(crate) fn ability(&self, captain: Captain) -> &str {
        self.0.member("ability", captain.name())
    }
    // text: ability-hubac-text ability-chesnaye-text ability-castel-text ability-cassini-text ability-fairborne-text
    // text: ability-blake-text ability-byng-text ability-lancaster-text ability-pargo-text ability-guzman-text
    // text: ability-silva-text ability-aviles-text
    pub(crate) fn ability_text(&self, captain: Captain) -> &str {
        self.text(&format!("ability-{captain}-text"))
    }
    // text: crew-banker-text crew-first_officer-text crew-gunner-text crew-helmsman-text crew-courtesan-text
    // text: crew-surgeon-text crew-shipwright-text crew-quartermaster-text crew-governor-text
    pub(crate) fn crew_text(&self, crew: Crew) -> &str {
        self.text(&format!("crew-{crew}-text"))
    }
    // text: token-solar_winds-text token-warning_shot-text token-new_cargo-text
    pub(crate) fn token_text(&self, token: Token) -> &str {
        self.text(&format!("token-{token}-text"))
    }
}

/// Names as a box has them.
#[derive(Clone, Copy)]
pub(crate) struct Terms<'a> {
    pub parts: &'a Parts,
    pub language: Language,
}

impl<'a> Terms<'a> {
    fn own(self, name: &'a Name) -> &'a str {
        match self.language {
            Language::En => &name.en,
            Language::De => &name.de,
        }
    }
    pub(crate) fn crew(self, crew: Crew) -> &'a str {
        self.own(&self.parts.crew_card(crew).name)
    }
    pub(crate) fn token(self, token: Token) -> &'a str {
        self.own(&self.parts.token(token).name)
    }
    pub(crate) fn planet(self, planet: Planet) -> &'a str {
        self.own(&self.parts.planet(planet).name)
    }
    pub(crate) fn captain(self, captain: Captain) -> &'a str {
        &self.parts.captain(captain).name
    }
    pub(crate) fn ship(self, captain: Captain) -> &'a str {
        &self.parts.captain(captain).ship
    }
    pub(crate) fn navy(self, nation: Nation) -> &'a str {
        &self.parts.nation(nation).navy
    }
}

/// `2 pepper, 1 vanilla`
pub(crate) fn spices(say: Say, spices: Spices) -> String {
    // text: amount-pepper amount-vanilla amount-nothing
    let amount = |key: &str, n: u8| (n > 0).then(|| say.with(key, &[("n", n.into())]));
    let both: Vec<String> = [amount("amount-pepper", spices.pepper), amount("amount-vanilla", spices.vanilla)]
        .into_iter()
        .flatten()
        .collect();
    if both.is_empty() { say.text("amount-nothing") } else { both.join(", ") }
}
