//! What is in the box: tiles, planets, captains, crew, bonus tokens.

use crate::captain::cameo;
use crate::tile;
use crate::words::{Terms, Words, spices};
use efemeris::{Captain, Crew, Group, Nation, Parts, Planet, Rotation, Tile, Token};
use maud::{Markup, html};
use wardroom_ui::component::{Component, ComponentFamily, ComponentOrigin, RuleRef};
use wardroom_ui::{
    Say,
    widget::{drawing, icon},
};

pub(crate) fn gallery(parts: &Parts, say: Say) -> Vec<ComponentFamily> {
    let shelf =
        Shelf { parts, say, words: Words::in_language(say.language), terms: Terms { parts, language: say.language } };
    let family =
        |id, title: &str, things| ComponentFamily { id, title: title.into(), things, ..ComponentFamily::default() };
    let words = shelf.words;
    vec![
        ComponentFamily {
            defs: tile::ways(parts, Tile::ALL.into_iter()),
            ..family("tiles", words.text("gallery-tiles"), Tile::ALL.map(|tile| shelf.tile(tile)).into())
        },
        family("planets", words.text("planets"), Planet::ALL.map(|planet| shelf.planet(planet)).into()),
        family("captains", words.text("gallery-captains"), Captain::ALL.map(|captain| shelf.captain(captain)).into()),
        family("crew", words.text("gallery-crew"), Crew::ALL.map(|crew| shelf.crew(crew)).into()),
        family("tokens", words.text("gallery-tokens"), Token::ALL.map(|token| shelf.token(token)).into()),
    ]
}

struct Shelf<'a> {
    parts: &'a Parts,
    say: Say<'a>,
    words: &'static Words,
    terms: Terms<'a>,
}

impl Shelf<'_> {
    fn tile(&self, tile: Tile) -> Component {
        let spaces = &self.parts.paths(tile).spaces;
        let kinds: Vec<&str> = spaces.iter().map(|&(_, kind)| self.words.kind(kind)).collect();
        let name = match tile.planet() {
            Some(planet) => self.terms.planet(planet).to_owned(),
            None => self.words.text(group(tile)).to_owned(),
        };
        Component {
            picture: html! { svg.chart viewBox="-100 -88 200 176" aria-hidden="true" { (tile::tile(self.parts, tile, Rotation::ALL[0])) } },
            name,
            copies: None,
            text: kinds.join(" · "),
            // Number and groups are printed, the paths are our own.
            origin: ComponentOrigin::House,
            rules: RuleRef::Id("EF-COMP-03"),
        }
    }
    fn planet(&self, planet: Planet) -> Component {
        let facts = self.parts.planet(planet);
        let price = spices(self.say, facts.price);
        let makes = self.words.spice(facts.produces);
        Component {
            picture: html! { span.orb data-planet=(planet) { (drawing(&format!("planet-{planet}"))) } },
            name: self.terms.planet(planet).into(),
            copies: None,
            text: self.say.with("gallery-planet", &[("price", price.into()), ("spice", makes.into())]),
            // What it costs in all is printed; how that divides is ours.
            origin: ComponentOrigin::House,
            rules: RuleRef::Id("EF-COMP-04"),
        }
    }
    fn captain(&self, captain: Captain) -> Component {
        let text = format!("{}. {}", self.words.ability(captain), self.words.ability_text(captain));
        Component {
            picture: html! { span.cameo { (drawing(cameo(captain))) } },
            name: format!("{} · {}", self.terms.captain(captain), self.words.nation(captain.nation())),
            copies: None,
            text,
            origin: ComponentOrigin::Rulebook,
            rules: RuleRef::Id(captain_rule(captain)),
        }
    }
    fn crew(&self, crew: Crew) -> Component {
        let nations: Vec<&str> = Nation::ALL
            .into_iter()
            .filter(|nation| nation.crew().contains(&crew))
            .map(|nation| self.words.nation(nation))
            .collect();
        Component {
            picture: face(self.terms.crew(crew), &format!("crew-{crew}")),
            name: self.terms.crew(crew).into(),
            copies: Some(self.parts.crew_card(crew).count.into()),
            text: format!("{} ({})", self.words.crew_text(crew), nations.join(", ")),
            origin: ComponentOrigin::Rulebook,
            rules: RuleRef::Id(crew_rule(crew)),
        }
    }
    fn token(&self, token: Token) -> Component {
        Component {
            picture: html! { span.badge { (icon(&format!("bonus-{token}"))) } },
            name: self.terms.token(token).into(),
            copies: Some(self.parts.token(token).count.into()),
            text: self.words.token_text(token).into(),
            origin: ComponentOrigin::Rulebook,
            rules: RuleRef::Id(token_rule(token)),
        }
    }
}

fn face(name: &str, art: &str) -> Markup {
    html! { article.card.crewcard { span.card-name { (name) } span.card-art { (drawing(art)) } } }
}

/// The rule that says what it does; of a captain the first of them.
pub(crate) const fn captain_rule(captain: Captain) -> &'static str {
    match captain {
        Captain::Hubac => "EF-CAPT-04",
        Captain::Chesnaye => "EF-CAPT-06",
        Captain::Castel => "EF-CAPT-07",
        Captain::Cassini => "EF-CAPT-08",
        Captain::Fairborne => "EF-CAPT-10",
        Captain::Blake => "EF-CAPT-11",
        Captain::Byng => "EF-CAPT-12",
        Captain::Lancaster => "EF-CAPT-13",
        Captain::Pargo => "EF-CAPT-14",
        Captain::Guzman => "EF-CAPT-15",
        Captain::Silva => "EF-CAPT-16",
        Captain::Aviles => "EF-CAPT-17",
    }
}

const fn crew_rule(crew: Crew) -> &'static str {
    match crew {
        Crew::Banker => "EF-CREW-07",
        Crew::FirstOfficer => "EF-CREW-08",
        Crew::Gunner => "EF-CREW-09",
        Crew::Helmsman => "EF-CREW-10",
        Crew::Courtesan => "EF-CREW-11",
        Crew::Surgeon => "EF-CREW-12",
        Crew::Shipwright => "EF-CREW-13",
        Crew::Quartermaster => "EF-CREW-14",
        Crew::Governor => "EF-CREW-15",
    }
}

const fn token_rule(token: Token) -> &'static str {
    match token {
        Token::SolarWinds => "EF-BONUS-03",
        Token::WarningShot => "EF-BONUS-04",
        Token::NewCargo => "EF-BONUS-06",
    }
}

fn group(tile: Tile) -> &'static str {
    // text: gallery-centre gallery-sky gallery-expert
    match tile.group() {
        Group::Centre => "gallery-centre",
        Group::Planet | Group::Sky => "gallery-sky",
        Group::Expert => "gallery-expert",
    }
}
