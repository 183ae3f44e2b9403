//! What is in a game's box, to be looked at: families of things, each with a picture, words and where it comes from. The
//! game's screen fills it in; `page/gallery.rs` shows it.

use crate::page::Search;
use maud::Markup;

/// Cards, tiles or pieces of one kind.
#[derive(Clone, Debug, Default)]
pub struct Family {
    /// Its name in addresses.
    pub id: &'static str,
    pub title: String,
    /// What the pictures share: definitions of an svg.
    pub defs: Markup,
    pub things: Vec<Thing>,
}

#[derive(Clone, Debug, Default)]
pub struct Thing {
    pub picture: Markup,
    pub name: String,
    /// How many there are, where they are counted.
    pub copies: Option<u32>,
    pub text: String,
    pub origin: Origin,
    pub rules: Rules,
}

/// Where a thing of the box comes from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Origin {
    #[default]
    Rulebook,
    /// Read off the printed components.
    Components,
    /// Concluded from what is printed.
    Deduced,
    /// Composed for this table.
    House,
    /// In words of the game's own.
    Words(String),
}

/// Where the rules speak of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Rules {
    #[default]
    Nowhere,
    Id(&'static str),
}

impl Thing {
    /// Whether the search finds it.
    pub fn speaks_of(&self, search: &Search) -> bool {
        search.finds_in(&format!("{} {}", self.name, self.text))
    }
}
