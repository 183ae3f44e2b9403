//! What can be decided, and the text of each answer: one small type per question, `Action` is their sum.
//!
//! Questions of a voyage (setup, moves, ports) are in `voyage`, those of cards, raids and battles in `fight`; how their
//! texts are written and parsed is in `notation`.

mod fight;
mod notation;
#[cfg(test)]
mod tests;
mod voyage;

pub use fight::*;
pub use notation::NotationError;
pub(crate) use notation::{named, seat};
pub use voyage::*;

use derive_more::{From, TryInto};
use notation::Answer;
use std::{fmt, str::FromStr};

macro_rules! actions {
    ($($question:ident)+) => {
        /// One answer. Its text is the path of the things one touches, joined by ` > `, and each action has one text only.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, From, TryInto)]
        pub enum Action { $($question($question),)+ }

        impl fmt::Display for Action {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self { $(Action::$question(answer) => answer.fmt(f),)+ }
            }
        }

        impl FromStr for Action {
            type Err = NotationError;
            fn from_str(text: &str) -> Result<Action, NotationError> {
                let path: Vec<&str> = text.split(" > ").collect();
                $(if let Some(answer) = $question::parse(&path) {
                    return Ok(answer.into());
                })+
                Err(NotationError(text.into()))
            }
        }
    };
}

actions! {
    ChooseStartShip Act PortRoyalEntry Surcharge FreeMove DropCargo PortActivity Sell Redraw Buy FreeCard ShowPurchase Yard
    MoveModification HireCrew StashMove PayFrom ChooseToken PardonByEvent
    AnnounceCard ConfirmCard RerollWhose PickDie MerchantNation MerchantAttack RaidWeapon RaidSuccess Stow Announce LongGuns
    Chasers VolleyWeapon NameHit AssignSkull CancelHit MoveHit BreakOff TakeShip ClaimReward KeepGlory DiscardGlory KeepRumor
    RedrawCaptain PlaceMod EffectChoice
}
