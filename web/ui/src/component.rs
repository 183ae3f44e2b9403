//! What is in a game's box, to be looked at: families of things, each with a picture, words and where it comes from. The
//! game's screen fills it in; `page/gallery.rs` shows it.

use crate::page::RuleSearch;
use maud::Markup;

/// Cards, tiles or pieces of one kind.
#[derive(Clone, Debug, Default)]
pub struct ComponentFamily {
    /// Its name in addresses.
    pub id: &'static str,
    pub title: String,
    /// What the pictures share: definitions of an svg.
    pub defs: Markup,
    pub things: Vec<Component>,
}

#[derive(Clone, Debug, Default)]
pub struct Component {
    pub picture: Markup,
    pub name: String,
    /// How many there are, where they are counted.
    pub copies: Option<u32>,
    pub text: String,
    pub origin: ComponentOrigin,
    pub rules: RuleRef,
}

/// Where a thing of the box comes from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum ComponentOrigin {
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
pub enum RuleRef {
    #[default]
    Nowhere,
    Id(&'static str),
}

impl Component {
    /// Whether the search finds it.
    pub fn speaks_of(&self, search: &RuleSearch) -> bool {
        search.finds_in(&format!("{} {}", self.name, self.text))
    }
}
