//! The label of one touch, for nested buttons and for the path of what was touched so far.

use crate::sight::Sight;
use efemeris::{Captain, Crew, Group, Nation, Planet, Ship, Spice, Tile, Token, seat_named};

/// A token that is none of ours is its own label.
pub(crate) fn token(sight: &Sight, token: &str) -> String {
    read(sight, token).unwrap_or_else(|| token.to_owned())
}

fn read(sight: &Sight, token: &str) -> Option<String> {
    let (say, words, terms) = (sight.say, sight.words, sight.terms());
    // text: do-galleon do-frigate do-fortress do-recruit do-conquer do-share do-rescue do-play do-end-collection
    // text: do-end-tactics do-end-turn
    let word = match token {
        "build.galleon" => "do-galleon",
        "build.frigate" => "do-frigate",
        "build.fortress" => "do-fortress",
        "recruit" => "do-recruit",
        "conquer" => "do-conquer",
        "share" => "do-share",
        "rescue" => "do-rescue",
        "play" => "do-play",
        "rose" => "kind-compass_rose",
        "end.collection" => "do-end-collection",
        "end.tactics" => "do-end-tactics",
        "end.turn" => "do-end-turn",
        _ => "",
    };
    if !word.is_empty() {
        return Some(words.text(word).to_owned());
    }
    let (head, rest) = token.split_once('.')?;
    Some(match head {
        "nation" => words.nation(Nation::from_name(rest)?).to_owned(),
        "captain" => terms.captain(Captain::from_name(rest)?).to_owned(),
        "crew" => terms.crew(Crew::from_name(rest)?).to_owned(),
        "planet" => terms.planet(Planet::from_name(rest)?).to_owned(),
        "tile" => tile(sight, Tile::from_name(rest)?),
        "cell" => say.with("cell", &[("cell", sight.cell(rest.parse().ok()?).into())]),
        "turn" => say.with("turn", &[("n", number(rest)?.into())]),
        "by" => say.with("turn-by", &[("n", number(rest)?.into())]),
        "space" => capital(&sight.space(rest.parse().ok()?)),
        "ship" => capital(&sight.ship(rest.parse::<Ship>().ok()?)),
        "fortress" => say.with("fortress-on", &[("planet", terms.planet(Planet::from_name(rest)?).into())]),
        "seat" => sight.name(seat_named(rest)?).to_owned(),
        "token" => terms.token(Token::from_name(rest)?).to_owned(),
        "spice" => capital(words.spice(Spice::from_name(rest)?)),
        "waive" => say.with("waive", &[("spice", words.spice(Spice::from_name(rest)?).into())]),
        _ => return None,
    })
}

/// `Apollas`, `a sky path`, `an expert tile`.
pub(crate) fn tile(sight: &Sight, tile: Tile) -> String {
    // text: tile-sky tile-expert tile-centre
    match (tile.planet(), tile.group()) {
        (Some(planet), _) => sight.terms().planet(planet).to_owned(),
        (None, Group::Expert) => sight.say.with("tile-expert", &[("name", tile.name().into())]),
        (None, Group::Centre) => sight.words.text("tile-centre").to_owned(),
        (None, Group::Sky | Group::Planet) => sight.say.with("tile-sky", &[("name", tile.name().into())]),
    }
}

fn number(text: &str) -> Option<u8> {
    text.parse().ok()
}

/// With a capital letter, as at the start of a sentence.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
