//! What is in the box: what every card says, how many there are, and where each comes from; ships and tokens, too.

use crate::glyph;
use crate::words::{Terms, Words};
use marauders::cards::{Origin as Printed, Print, Symbol};
use marauders::{
    Captain, CargoCard, EventCard, Glory, Good, Mission, Modification, Parts, Rumor, ShipType, Skill, Specialist,
    Weapon,
};
use maud::{Markup, html};
use wardroom_ui::Say;
use wardroom_ui::component::{Component, ComponentFamily, ComponentOrigin, RuleRef};

pub(crate) fn gallery(parts: &Parts, say: Say) -> Vec<ComponentFamily> {
    let shelf = Shelf { parts, say, words: Words::in_language(say.language), terms: Terms { parts, say } };
    let family = |id, key: &str, things| ComponentFamily {
        id,
        title: shelf.words.text(key).into(),
        things,
        ..ComponentFamily::default()
    };
    // text: cards-captains cards-ships cards-events cards-glory cards-specialists cards-missions cards-rumors cards-tokens
    // text: cards-weapons cards-cargo
    vec![
        family("captains", "cards-captains", Captain::ALL.map(|card| shelf.captain(card)).into()),
        family("ships", "cards-ships", ShipType::ALL.map(|ship| shelf.ship(ship)).into()),
        family("glory", "cards-glory", Glory::ALL.map(|card| shelf.glory(card)).into()),
        family("specialists", "cards-specialists", Specialist::ALL.map(|kind| shelf.specialist(kind)).into()),
        family("missions", "cards-missions", Mission::ALL.map(|card| shelf.mission(card)).into()),
        family("rumors", "cards-rumors", Rumor::ALL.map(|card| shelf.rumor(card)).into()),
        family("events", "cards-events", EventCard::ALL.map(|card| shelf.event(card)).into()),
        family("modifications", "cards-tokens", Modification::ALL.map(|token| shelf.modification(token)).into()),
        family("weapons", "cards-weapons", Weapon::ALL.map(|weapon| shelf.weapon(weapon)).into()),
        family("cargo", "cards-cargo", Good::ALL.map(|good| shelf.cargo(good)).into()),
    ]
}

struct Shelf<'a> {
    parts: &'a Parts,
    say: Say<'a>,
    words: &'static Words,
    terms: Terms<'a>,
}

fn badge(id: &str) -> Markup {
    html! { span.badge { (glyph::plain(id)) } }
}

impl Shelf<'_> {
    fn card(&self, picture: Markup, name: &str, text: String, print: &Print, copies: u8) -> Component {
        let copies = (copies > 1).then(|| copies.into());
        let origin = ComponentOrigin::Words(self.origin(print.origin, &print.house));
        Component { picture, name: name.into(), copies, text, origin, rules: RuleRef::Nowhere }
    }
    /// From where, and what of it had to be composed.
    fn origin(&self, origin: Printed, house: &[String]) -> String {
        // text: origin-rulebook origin-components origin-house
        let from = self.words.text(match origin {
            Printed::Rulebook => "origin-rulebook",
            Printed::Components => "origin-components",
            Printed::House => "origin-house",
        });
        if house.is_empty() {
            return from.to_owned();
        }
        let mut fields: Vec<&str> = house.iter().map(|field| self.field(field)).collect();
        fields.dedup();
        self.say.with("origin-in-part", &[("from", from.into()), ("fields", fields.join(", ").into())])
    }
    fn field(&self, field: &str) -> &str {
        // text: field-name field-text field-skills field-home field-place field-value field-other
        self.words.text(match field {
            "name" => "field-name",
            "text" | "effect" | "reward" | "task" | "requires" => "field-text",
            "skills" | "skill" | "seamanship" | "scouting" | "leadership" => "field-skills",
            "nation" | "home" => "field-home",
            "place" | "zone" | "port" => "field-place",
            "value" | "symbol" | "count" => "field-value",
            _ => "field-other",
        })
    }
    fn captain(&self, captain: Captain) -> Component {
        let facts = self.parts.captain(captain);
        let skills: Vec<String> =
            Skill::ALL.map(|skill| format!("{} {}", self.words.skill(skill), facts.skill(skill))).into();
        let text = format!(
            "{} ({}). {}. {}",
            self.terms.zone(facts.home),
            self.words.nation(facts.nation),
            skills.join(", "),
            self.terms.captain_text(captain)
        );
        let picture = html! { span.cameo data-seat="red" { (glyph::plain(glyph::cameo(captain))) } };
        self.card(picture, self.terms.captain(captain), text, &facts.print, 1)
    }
    fn ship(&self, ship: ShipType) -> Component {
        let facts = self.parts.ship(ship);
        let price = facts.buy.map_or_else(|| "–".to_owned(), |gold| gold.to_string());
        let numbers = [
            ("toughness", facts.toughness),
            ("cargo", facts.cargo),
            ("crew", facts.crew),
            ("cannons", facts.cannons),
            ("speed", facts.manoeuvrability),
        ];
        let numbers = numbers.into_iter().map(|(name, number)| (name, number.into()));
        let numbers: Vec<_> = numbers.chain([("price", price.into())]).collect();
        Component {
            picture: html! { span.badge.badge--ship data-seat="red" { (glyph::plain(&glyph::ship(ship))) } },
            name: self.terms.ship(ship).into(),
            copies: None,
            text: self.say.with("gallery-ship", &numbers),
            origin: ComponentOrigin::Components,
            rules: RuleRef::Id("MM-SHIP-01"),
        }
    }
    fn glory(&self, card: Glory) -> Component {
        let facts = self.parts.glory(card);
        self.card(Markup::default(), self.terms.glory(card), self.terms.glory_text(card), &facts.print, facts.copies)
    }
    fn event(&self, card: EventCard) -> Component {
        let print = &self.parts.event(card).print;
        self.card(Markup::default(), self.terms.event(card), self.terms.event_text(card), print, 1)
    }
    fn specialist(&self, kind: Specialist) -> Component {
        let print = &self.parts.specialist(kind).print;
        self.card(Markup::default(), self.terms.specialist(kind), self.terms.specialist_text(kind), print, 1)
    }
    fn mission(&self, mission: Mission) -> Component {
        let facts = self.parts.mission(mission);
        let text = format!("{}: {}", self.terms.zone(facts.place), self.terms.mission_text(mission));
        self.card(Markup::default(), self.terms.mission(mission), text, &facts.print, 1)
    }
    fn rumor(&self, rumor: Rumor) -> Component {
        let facts = self.parts.rumor(rumor);
        let (place, skill) = (self.terms.zone(facts.place), self.words.skill(facts.skill));
        let text = format!("{place} ({skill}). {}", self.terms.rumor_text(rumor));
        self.card(Markup::default(), self.terms.rumor(rumor), text, &facts.print, 1)
    }
    fn modification(&self, token: Modification) -> Component {
        Component {
            picture: badge(&glyph::modification(token)),
            name: self.terms.modification(token).into(),
            copies: Some(self.parts.modification(token).count.into()),
            text: self.words.modification_text(token).into(),
            origin: ComponentOrigin::Components,
            rules: RuleRef::Id(modification_rule(token)),
        }
    }
    fn weapon(&self, weapon: Weapon) -> Component {
        Component {
            picture: badge(&glyph::weapon(weapon)),
            name: self.terms.weapon(weapon).into(),
            copies: Some(self.parts.weapon(weapon).count.into()),
            text: self.words.weapon_text(weapon).into(),
            origin: ComponentOrigin::Components,
            rules: RuleRef::Id(weapon_rule(weapon)),
        }
    }
    /// The cards of a good: value and symbol of each.
    fn cargo(&self, good: Good) -> Component {
        let cards = || CargoCard::ALL.into_iter().map(|card| self.parts.cargo(card)).filter(|facts| facts.good == good);
        let symbol = |symbol| match symbol {
            Symbol::Hit(location) => self.words.location(location),
            Symbol::Escape => self.words.text("symbol-escape"),
        };
        let each: Vec<String> = cards().map(|facts| format!("{} ({})", facts.value, symbol(facts.symbol))).collect();
        let origin = cards().next().map(|first| self.origin(first.origin, &first.house)).unwrap_or_default();
        Component {
            picture: html! { span.badge { (glyph::good(good)) } },
            name: self.terms.good(good).into(),
            copies: u32::try_from(each.len()).ok(),
            text: each.join(", "),
            origin: ComponentOrigin::Words(origin),
            rules: RuleRef::Id("MM-COMP-12"),
        }
    }
}

/// The rule that says what it does.
const fn modification_rule(token: Modification) -> &'static str {
    match token {
        Modification::SwivelGuns => "MM-MOD-07",
        Modification::Hammocks => "MM-MOD-08",
        Modification::RigsAndSails => "MM-MOD-09",
        Modification::ReinforcedHull => "MM-MOD-10",
        Modification::Chasers => "MM-MOD-11",
        Modification::LongGuns => "MM-MOD-12",
        Modification::ExtraCannonPort => "MM-MOD-13",
        Modification::ExtendedHold => "MM-MOD-14",
    }
}

const fn weapon_rule(weapon: Weapon) -> &'static str {
    match weapon {
        Weapon::GrapplingHooks => "MM-WEAPON-01",
        Weapon::ChainShot => "MM-WEAPON-02",
        Weapon::Grapeshot => "MM-WEAPON-03",
    }
}
