//! What is in the box: tiles, planets, captains, crew, bonus tokens.

use crate::captain::cameo;
use crate::tile;
use crate::words::{Terms, Words, spices};
use efemeris::{Captain, Crew, Group, Nation, Parts, Planet, Rotation, Tile, Token};
use maud::{Markup, html};
use wardroom_screen::gallery::{Family, Origin, Rules, Thing};
use wardroom_screen::{
    Language, Say,
    widget::{drawing, icon},
};

pub(crate) fn gallery(parts: &Parts, say: Say) -> Vec<Family> {
    let shelf = Shelf { parts, say, words: Words::of(say.language), terms: Terms { parts, language: say.language } };
    let family = |id, title: &str, things| Family { id, title: title.into(), things, ..Family::default() };
    let words = shelf.words;
    vec![
        Family {
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
    fn english(&self) -> Terms<'_> {
        Terms { parts: self.parts, language: Language::En }
    }
    fn tile(&self, tile: Tile) -> Thing {
        let spaces = &self.parts.paths(tile).spaces;
        let kinds: Vec<&str> = spaces.iter().map(|&(_, kind)| self.words.kind(kind)).collect();
        let name = match tile.planet() {
            Some(planet) => self.terms.planet(planet).to_owned(),
            None => self.words.text(group(tile)).to_owned(),
        };
        Thing {
            picture: html! { svg.chart viewBox="-100 -88 200 176" aria-hidden="true" { (tile::tile(self.parts, tile, Rotation::ALL[0])) } },
            name,
            copies: None,
            text: kinds.join(" · "),
            // Number and groups are printed, the paths are our own.
            origin: Origin::House,
            rules: Rules::Id("EF-COMP-03"),
        }
    }
    fn planet(&self, planet: Planet) -> Thing {
        let facts = self.parts.planet(planet);
        let price = spices(self.say, facts.price);
        let makes = self.words.spice(facts.produces);
        Thing {
            picture: html! { span.orb data-planet=(planet) { (drawing(&format!("planet-{planet}"))) } },
            name: self.terms.planet(planet).into(),
            copies: None,
            text: self.say.with("gallery-planet", &[("price", price.into()), ("spice", makes.into())]),
            // What it costs in all is printed; how that divides is ours.
            origin: Origin::House,
            rules: Rules::Id("EF-COMP-04"),
        }
    }
    fn captain(&self, captain: Captain) -> Thing {
        let text = format!("{}. {}", self.words.ability(captain), self.words.ability_text(captain));
        Thing {
            picture: html! { span.cameo { (drawing(cameo(captain))) } },
            name: format!("{} · {}", self.terms.captain(captain), self.words.nation(captain.nation())),
            copies: None,
            text,
            origin: Origin::Rulebook,
            rules: Rules::Search(family_name(self.terms.captain(captain)).into()),
        }
    }
    fn crew(&self, crew: Crew) -> Thing {
        let nations: Vec<&str> = Nation::ALL
            .into_iter()
            .filter(|nation| nation.crew().contains(&crew))
            .map(|nation| self.words.nation(nation))
            .collect();
        Thing {
            picture: face(self.terms.crew(crew), &format!("crew-{crew}")),
            name: self.terms.crew(crew).into(),
            copies: Some(self.parts.crew_card(crew).count.into()),
            text: format!("{} ({})", self.words.crew_text(crew), nations.join(", ")),
            origin: Origin::Rulebook,
            rules: Rules::Search(self.english().crew(crew).into()),
        }
    }
    fn token(&self, token: Token) -> Thing {
        Thing {
            picture: html! { span.badge { (icon(&format!("bonus-{token}"))) } },
            name: self.terms.token(token).into(),
            copies: Some(self.parts.token(token).count.into()),
            text: self.words.token_text(token).into(),
            origin: Origin::Rulebook,
            rules: Rules::Search(self.english().token(token).into()),
        }
    }
}

fn face(name: &str, art: &str) -> Markup {
    html! { article.card.crewcard { span.card-name { (name) } span.card-art { (drawing(art)) } } }
}

/// The ledger calls captains by their family name.
fn family_name(name: &str) -> &str {
    name.split_whitespace().next_back().unwrap_or(name)
}

fn group(tile: Tile) -> &'static str {
    // text: gallery-centre gallery-sky gallery-expert
    match tile.group() {
        Group::Centre => "gallery-centre",
        Group::Planet | Group::Sky => "gallery-sky",
        Group::Expert => "gallery-expert",
    }
}
