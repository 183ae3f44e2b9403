//! All cards of a box as a list: what they say, how many there are, and where each comes from.

use crate::words::{Terms, Words};
use marauders::cards::{Origin, Print, Symbol};
use marauders::{
    Captain, CargoCard, EventCard, Glory, Good, Mission, Modification, Parts, Rumor, Skill, Specialist, Weapon,
};
use maud::{Markup, html};
use wardroom_screen::Say;

pub(crate) fn cards(parts: &Parts, say: Say) -> Markup {
    let list = List { parts, say, words: Words::of(say.language), terms: Terms { parts, say } };
    html! {
        (list.section("cards-captains", Captain::ALL.map(|card| list.captain(card)))) // text: cards-captains
        (list.section("cards-events", EventCard::ALL.map(|card| list.card(list.terms.event(card), &list.terms.event_text(card), &parts.event(card).print, 1)))) // text: cards-events
        (list.section("cards-glory", Glory::ALL.map(|card| list.card(list.terms.glory(card), &list.terms.glory_text(card), &parts.glory(card).print, parts.glory(card).copies)))) // text: cards-glory
        (list.section("cards-specialists", Specialist::ALL.map(|kind| list.card(list.terms.specialist(kind), &list.terms.specialist_text(kind), &parts.specialist(kind).print, 1)))) // text: cards-specialists
        (list.section("cards-missions", Mission::ALL.map(|card| list.mission(card)))) // text: cards-missions
        (list.section("cards-rumors", Rumor::ALL.map(|card| list.rumor(card)))) // text: cards-rumors
        (list.section("cards-tokens", Modification::ALL.map(|it| token(list.terms.modification(it), list.words.modification_text(it), parts.modification(it).count)))) // text: cards-tokens
        (list.section("cards-weapons", Weapon::ALL.map(|it| token(list.terms.weapon(it), list.words.weapon_text(it), parts.weapon(it).count)))) // text: cards-weapons
        (list.section("cards-cargo", Good::ALL.map(|good| list.cargo(good)))) // text: cards-cargo
    }
}

struct List<'a> {
    parts: &'a Parts,
    say: Say<'a>,
    words: &'static Words,
    terms: Terms<'a>,
}

impl List<'_> {
    fn section<const N: usize>(&self, key: &str, items: [Markup; N]) -> Markup {
        html! { section { h2 id=(key) { (self.words.text(key)) } ul { @for item in items { (item) } } } }
    }
    fn card(&self, name: &str, text: &str, print: &Print, copies: u8) -> Markup {
        html! {
            li.rule {
                b { (name) } @if copies > 1 { " × " (copies) }
                p { (text) }
                p.quiet { (self.origin(print.origin, &print.house)) }
            }
        }
    }
    /// From where, and what of it had to be composed.
    fn origin(&self, origin: Origin, house: &[String]) -> String {
        // text: origin-rulebook origin-components origin-house
        let from = self.words.text(match origin {
            Origin::Rulebook => "origin-rulebook",
            Origin::Components => "origin-components",
            Origin::House => "origin-house",
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
    fn captain(&self, captain: Captain) -> Markup {
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
        self.card(self.terms.captain(captain), &text, &facts.print, 1)
    }
    fn mission(&self, mission: Mission) -> Markup {
        let facts = self.parts.mission(mission);
        let text = format!("{}: {}", self.terms.zone(facts.place), self.terms.mission_text(mission));
        self.card(self.terms.mission(mission), &text, &facts.print, 1)
    }
    fn rumor(&self, rumor: Rumor) -> Markup {
        let facts = self.parts.rumor(rumor);
        let text = format!(
            "{} ({}). {}",
            self.terms.zone(facts.place),
            self.words.skill(facts.skill),
            self.terms.rumor_text(rumor)
        );
        self.card(self.terms.rumor(rumor), &text, &facts.print, 1)
    }
    /// The cards of a good: value and symbol of each.
    fn cargo(&self, good: Good) -> Markup {
        let cards = || CargoCard::ALL.into_iter().map(|card| self.parts.cargo(card)).filter(|facts| facts.good == good);
        let symbol = |symbol| match symbol {
            Symbol::Hit(location) => self.words.location(location),
            Symbol::Escape => self.words.text("symbol-escape"),
        };
        let each: Vec<String> = cards().map(|facts| format!("{} ({})", facts.value, symbol(facts.symbol))).collect();
        let Some(first) = cards().next() else { return Markup::default() };
        html! {
            li.rule {
                b { (self.terms.good(good)) } " × " (each.len())
                p { (each.join(", ")) }
                p.quiet { (self.origin(first.origin, &first.house)) }
            }
        }
    }
}

fn token(name: &str, text: &str, count: u8) -> Markup {
    html! { li.rule { b { (name) } " × " (count) p { (text) } } }
}
