//! Texts that stand on every page, put into words once (see `Plain`): those without gaps, and those whose one gap is a
//! small number or a zone.

use std::sync::LazyLock;
use turning_tides::{Card, Zone};
use wardroom_kernel::Seat;
use wardroom_ui::{
    Language, Texts,
    text::{PlainTexts, SHARED},
};

const OWN: [(Language, &str); 2] =
    [(Language::En, include_str!("../text/en.ftl")), (Language::De, include_str!("../text/de.ftl"))];

pub(crate) static TEXTS: LazyLock<Texts> = LazyLock::new(|| Texts::new(&[SHARED[0], SHARED[1], OWN[0], OWN[1]]));

static WORDS: [LazyLock<Words>; 2] =
    [LazyLock::new(|| Words::new(Language::En, &[OWN[0].1])), LazyLock::new(|| Words::new(Language::De, &[OWN[1].1]))];

/// The texts of one language that need nothing to be filled in, and those that need only a small number.
#[derive(Debug)]
pub(crate) struct Words {
    plain: PlainTexts,
    zones: [String; 7],
    the_zones: [String; 7],
    opposite: [String; 7],
    enemy_zones: [String; 7],
    /// From none to four.
    sailors: [String; 5],
    sailors_held: [String; 5],
    cannons_held: [String; 5],
    zones_lost: [String; 8],
}

impl Words {
    pub(crate) fn in_language(language: Language) -> &'static Words {
        &WORDS[language as usize]
    }
    fn new(language: Language, files: &[&'static str]) -> Words {
        let say = |key: &str, name: &str, n: usize| TEXTS.say(language, key, &[(name, n.into())]);
        // text: zone the-zone zone-opposite zone-enemy sailors hold-sailors hold-cannons zones-lost
        Words {
            plain: PlainTexts::new(&TEXTS, language, files),
            zones: std::array::from_fn(|n| say("zone", "zone", n + 1)),
            the_zones: std::array::from_fn(|n| say("the-zone", "zone", n + 1)),
            opposite: std::array::from_fn(|n| say("zone-opposite", "zone", n + 1)),
            enemy_zones: std::array::from_fn(|n| say("zone-enemy", "zone", n + 1)),
            sailors: std::array::from_fn(|n| say("sailors", "n", n)),
            sailors_held: std::array::from_fn(|n| say("hold-sailors", "n", n)),
            cannons_held: std::array::from_fn(|n| say("hold-cannons", "n", n)),
            zones_lost: std::array::from_fn(|n| say("zones-lost", "n", n)),
        }
    }
    pub(crate) fn text(&self, key: &str) -> &str {
        self.plain.text(key)
    }
    pub(crate) fn card(&self, card: Card) -> &str {
        self.text(match card {
            Card::Wait => "card-wait",         // text: card-wait
            Card::Sailor => "card-sailor",     // text: card-sailor
            Card::Cannon => "card-cannon",     // text: card-cannon
            Card::Move => "card-move",         // text: card-move
            Card::Navigate => "card-navigate", // text: card-navigate
            Card::Swing => "card-swing",       // text: card-swing
            Card::Fire => "card-fire",         // text: card-fire
        })
    }
    /// One sentence about what it does.
    pub(crate) fn card_text(&self, card: Card) -> &str {
        self.text(match card {
            Card::Wait => "card-wait-text",         // text: card-wait-text
            Card::Sailor => "card-sailor-text",     // text: card-sailor-text
            Card::Cannon => "card-cannon-text",     // text: card-cannon-text
            Card::Move => "card-move-text",         // text: card-move-text
            Card::Navigate => "card-navigate-text", // text: card-navigate-text
            Card::Swing => "card-swing-text",       // text: card-swing-text
            Card::Fire => "card-fire-text",         // text: card-fire-text
        })
    }
    pub(crate) fn seat(&self, seat: Seat) -> &str {
        self.text(if seat == turning_tides::SILVER { "seat-silver" } else { "seat-gold" }) // text: seat-silver seat-gold
    }
    pub(crate) fn ship(&self, seat: Seat) -> &str {
        self.text(if seat == turning_tides::SILVER { "ship-silver" } else { "ship-gold" }) // text: ship-silver ship-gold
    }
    pub(crate) fn zone(&self, zone: Zone) -> &str {
        &self.zones[index(zone)]
    }
    /// The same within a sentence.
    pub(crate) fn the_zone(&self, zone: Zone) -> &str {
        &self.the_zones[index(zone)]
    }
    /// `opposite zone 3`
    pub(crate) fn opposite(&self, zone: Zone) -> &str {
        &self.opposite[index(zone)]
    }
    /// `Enemy zone 3`
    pub(crate) fn enemy_zone(&self, zone: Zone) -> &str {
        &self.enemy_zones[index(zone)]
    }
    /// `a sailor`, `2 sailors`
    pub(crate) fn sailors(&self, count: u8) -> &str {
        &self.sailors[usize::from(count).min(4)]
    }
    pub(crate) fn sailors_held(&self, count: u8) -> &str {
        &self.sailors_held[usize::from(count).min(4)]
    }
    pub(crate) fn cannons_held(&self, count: u8) -> &str {
        &self.cannons_held[usize::from(count).min(4)]
    }
    pub(crate) fn zones_lost(&self, count: u8) -> &str {
        &self.zones_lost[usize::from(count).min(7)]
    }
}

fn index(zone: Zone) -> usize {
    usize::from(zone.number() - 1)
}
