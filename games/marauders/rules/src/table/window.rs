//! Windows for cards (MM-WINDOW), and what a player has drawn and not yet chosen from.

use super::Tokens;
use crate::components::cards::Timing;
use crate::components::{EventCard, Glory, GloryCards, Means, Mission, Rumor, Set};
use serde::{Deserialize, Serialize};
use wardroom_kernel::{Seat, Seats};

/// Which card an effect is printed on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    Glory(Glory),
    Rumor(Rumor),
    Mission(Mission),
    Event(EventCard),
    /// Of a captain or a specialist.
    Ability,
}

/// An open window. Announced cards lie face down: only their owners know them (MM-INFO-09).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Window {
    pub timing: Timing,
    pub asked: Seats,
    pub announced: [Option<Glory>; 4],
    /// Open means, announced like cards (MM-WINDOW-05).
    pub means: [Option<Means>; 4],
    /// Shown and taken back: not to be announced again in this window (MM-RULING-66).
    pub withdrawn: [Set<Glory>; 4],
    /// In `card-resolved`: the card that was carried out (MM-WINDOW-07).
    pub resolved: Option<Glory>,
}

impl Window {
    pub const fn new(timing: Timing, asked: Seats) -> Window {
        Window { timing, asked, announced: [None; 4], means: [None; 4], withdrawn: [Set::NONE; 4], resolved: None }
    }
}

/// Windows that are open, the innermost last: a card carried out in one opens another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Windows([Option<Window>; Windows::MOST]);

impl Windows {
    /// One for each card that copies, one for its first, one behind the last.
    pub const MOST: usize = 4;

    pub fn iter(&self) -> impl Iterator<Item = &Window> {
        self.0.iter().flatten()
    }
    pub fn depth(&self) -> usize {
        self.iter().count()
    }
    /// The innermost.
    pub fn last(&self) -> Option<&Window> {
        self.iter().last()
    }
    pub fn last_mut(&mut self) -> Option<&mut Window> {
        self.0.iter_mut().flatten().last()
    }
    pub fn is_full(&self) -> bool {
        self.depth() == Windows::MOST
    }
    pub fn open(&mut self, window: Window) {
        let depth = self.depth();
        self.0[depth] = Some(window);
    }
    pub fn close(&mut self) {
        let depth = self.depth();
        self.0[depth - 1] = None;
    }
    /// Cards that lie announced before a seat.
    pub fn announced(&self, seat: Seat) -> impl Iterator<Item = Glory> {
        self.iter().filter_map(move |window| window.announced[seat])
    }
}

/// What one player has drawn and looks at, to keep a part of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Drawn {
    pub by: Option<Seat>,
    pub glory: GloryCards,
    pub rumors: Set<Rumor>,
    /// Demand tokens.
    pub tokens: Tokens,
}
