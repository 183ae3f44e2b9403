//! The text of an action: the things one touches, joined by ` > `. Reading is strict, so that each action has one text.
//!
//! Things and their tokens:
//!
//! | token | thing |
//! |---|---|
//! | `zone.havana`, `port.havana` | a sea zone; a port as a place |
//! | `seat.red` | a player, or his captain at sea |
//! | `npc.dutch`, `npc.pirate-sloop` | an NPC ship |
//! | `merchant`, `unscouted-merchant`, `pirate`, `rumor`, `task.1` | what one scouts for besides: `task.1` is the first task of the own mission |
//! | `card.following-sea` | a glory card, also one of a specialist |
//! | `means.lookout`, `means.captain` | an open means in a window |
//! | `mission.sugar-fever`, `rumor.marked-cards` | these cards |
//! | `cargo.rum-5`, `good.rum` | one cargo card in a raid; any card of a good |
//! | `ship.sloop`, `mod.hammocks`, `weapon.grapeshot` | a ship type, a modification, a special weapon |
//! | `location.masts`, `die.4`, `die.skull` | a hit location; a die by what it shows |
//! | `nation.dutch`, `men.2`, `steps.2`, `number.2`, `option.1` | a nation, numbers |
//! | `deposit.5`, `withdraw.5`, `chest.5` | gold into the stash, out of it, and of a payment the part that it pays |
//!
//! The first word of a path says which question it answers: `port > sell` and then `sell > good.rum`, `sell > done`.

mod fight;
mod voyage;

use crate::action::Action;
use crate::components::Named;
use crate::table::seat_named;
use std::{fmt, str::FromStr};
use wardroom_kernel::Seat;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        voyage::write(f, *self).unwrap_or_else(|| fight::write_fight(f, *self))
    }
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no action; actions look like `zone.havana`, `scout > npc.dutch`, `port > sell`, `battle > shoot`")]
pub struct NotationError(String);

impl FromStr for Action {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Action, NotationError> {
        let path: Vec<&str> = text.split(" > ").collect();
        voyage::read(&path).or_else(|| fight::read_fight(&path)).ok_or_else(|| NotationError(text.into()))
    }
}

/// What follows a prefix and a dot: `good.rum` is Rum among the goods.
pub(crate) fn named<T: Named>(token: &str, prefix: &str) -> Option<T> {
    let name = token.strip_prefix(prefix)?.strip_prefix('.')?;
    T::ALL.iter().copied().find(|thing| thing.name() == name)
}
pub(crate) fn seat(token: &str) -> Option<Seat> {
    seat_named(token.strip_prefix("seat.")?)
}
/// As it is written: without a sign and without zeros in front.
fn number<T: FromStr + fmt::Display>(token: &str, prefix: &str) -> Option<T> {
    let text = token.strip_prefix(prefix)?.strip_prefix('.')?;
    text.parse().ok().filter(|number: &T| number.to_string() == text)
}

#[cfg(test)]
mod tests;
