//! The label of one touch, for nested buttons and for the path of what was touched so far.

use crate::table_view::TableView;
use crate::words::{Terms, Words};
use efemeris::{Captain, Crew, Group, Kind, Nation, Parts, Planet, Ship, Spice, Tile, Token, seat_named};
use wardroom_ui::Say;

/// An unknown token is its own label.
pub(crate) fn token(table: &TableView, token: &str) -> String {
    known_label(table, token).unwrap_or_else(|| token.to_owned())
}

fn known_label(table: &TableView, token: &str) -> Option<String> {
    let (say, words, terms) = (table.say, table.words, table.terms());
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
        "tile" => tile(table, Tile::from_name(rest)?),
        "cell" => say.with("cell", &[("cell", table.cell(rest.parse().ok()?).into())]),
        "turn" => say.with("turn", &[("n", number(rest)?.into())]),
        "by" => say.with("turn-by", &[("n", number(rest)?.into())]),
        "space" => capital(&table.space(rest.parse().ok()?)),
        "ship" => capital(&table.ship(rest.parse::<Ship>().ok()?)),
        "fortress" => say.with("fortress-on", &[("planet", terms.planet(Planet::from_name(rest)?).into())]),
        "seat" => table.name(seat_named(rest)?).to_owned(),
        "token" => terms.token(Token::from_name(rest)?).to_owned(),
        "spice" => capital(words.spice(Spice::from_name(rest)?)),
        "waive" => say.with("waive", &[("spice", words.spice(Spice::from_name(rest)?).into())]),
        _ => return None,
    })
}

/// `Apollas`, `sky path with pepper factory and singularity`.
pub(crate) fn tile(table: &TableView, tile: Tile) -> String {
    tile_named(table.parts(), table.words, table.say, tile, ["tile-sky", "tile-expert"])
}

/// Below its picture, which says the rest.
pub(crate) fn tile_short<'a>(table: &TableView<'a>, tile: Tile) -> &'a str {
    match (tile.planet(), tile.group()) {
        (Some(planet), _) => table.terms().planet(planet),
        (None, Group::Expert) => table.words.text("tile-expert-short"),
        (None, _) => table.words.text("tile-sky-short"),
    }
}

/// A tile is called after its planet, else after the spaces on it: its number is not printed. The keys are those for a sky path
/// and an expert tile.
pub(crate) fn tile_named(parts: &Parts, words: &Words, say: Say, tile: Tile, keys: [&str; 2]) -> String {
    // text: tile-sky tile-expert tile-sky-a tile-expert-a tile-centre
    let key = match (tile.planet(), tile.group()) {
        (Some(planet), _) => return Terms { parts, language: say.language }.planet(planet).to_owned(),
        (None, Group::Centre) => return words.text("tile-centre").to_owned(),
        (None, Group::Expert) => keys[1],
        (None, Group::Sky | Group::Planet) => keys[0],
    };
    let plain = |kind: &Kind| *kind == Kind::Plain;
    let kinds = |tile: Tile| -> Vec<Kind> { parts.paths(tile).spaces.iter().map(|space| space.1).collect() };
    let special = |tile: Tile| -> Vec<Kind> { kinds(tile).into_iter().filter(|kind| !plain(kind)).collect() };
    let mut shown = special(tile);
    // Plain spaces are named if there is nothing else, or if another tile has the same other spaces.
    let is_alike = |&other: &Tile| other != tile && other.group() == tile.group() && special(other) == shown;
    if shown.is_empty() || Tile::ALL.iter().any(is_alike) {
        shown = kinds(tile);
    }
    shown.sort_by_key(|kind| (plain(kind), *kind as u8));
    let names = shown.chunk_by(|one, other| one == other).map(|alike| match alike.len() {
        1 => words.kind(alike[0]).to_owned(),
        count => format!("{count} × {}", words.kind(alike[0])),
    });
    let names: Vec<String> = names.collect();
    say.with(key, &[("what", say.list(&names).into())])
}

fn number(text: &str) -> Option<u8> {
    text.parse().ok()
}

/// With a capital letter, as at the start of a sentence.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
