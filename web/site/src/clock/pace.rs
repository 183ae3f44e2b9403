//! How fast a match is played: what is agreed on when the table is made, and what it gives to a clock.

use std::{fmt, str::FromStr};
use wardroom_store::Millis;

pub(super) const SECOND: Millis = 1000;
pub(super) const MINUTE: Millis = 60 * SECOND;
pub(super) const DAY: Millis = 24 * 60 * MINUTE;
/// At the first question of a live match everybody may still be on the way to the table.
pub(super) const FIRST_LOOK: Millis = MINUTE;
/// Where seconds are added, so much of each decision is free, so that the clock does not tell who lets windows pass by
/// themselves (after 0.6 seconds, `autopass.js`), and a slow line costs nothing.
pub(super) const MOMENT: Millis = 3 * SECOND;

/// How fast a match is played, agreed on when the table is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Pace {
    #[default]
    Unhurried,
    /// Minutes for each seat, and seconds at each decision.
    Live { minutes: u16, seconds: Seconds },
    /// Days for each decision.
    Days(u16),
}

/// What a live match gives at each decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Seconds {
    /// They cost nothing, and what is left of them is lost.
    Free(u16),
    /// They come afterwards, and what is left of them is kept.
    Added(u16),
}

impl Seconds {
    fn count(self) -> u16 {
        let (Seconds::Free(count) | Seconds::Added(count)) = self;
        count
    }
}

impl Pace {
    pub(crate) const MINUTES: (u16, u16) = (1, 600);
    pub(crate) const SECONDS: (u16, u16) = (0, 600);
    pub(crate) const DAYS: (u16, u16) = (1, 30);

    /// Nothing where a number is out of bounds.
    pub(crate) fn if_fair(self) -> Option<Pace> {
        let within = |number: u16, (least, most): (u16, u16)| (least..=most).contains(&number);
        let is_fair = match self {
            Pace::Unhurried => true,
            Pace::Live { minutes, seconds } => within(minutes, Pace::MINUTES) && within(seconds.count(), Pace::SECONDS),
            Pace::Days(days) => within(days, Pace::DAYS),
        };
        is_fair.then_some(self)
    }
    pub(super) fn bank(self) -> Millis {
        if let Pace::Live { minutes, .. } = self { Millis::from(minutes) * MINUTE } else { 0 }
    }
    pub(super) fn free(self, is_first: bool) -> Millis {
        match self {
            Pace::Unhurried => 0,
            Pace::Live { seconds, .. } => {
                let each = if let Seconds::Free(count) = seconds { Millis::from(count) * SECOND } else { MOMENT };
                each + if is_first { FIRST_LOOK } else { 0 }
            }
            Pace::Days(days) => Millis::from(days) * DAY,
        }
    }
    /// What a decision earns.
    pub(super) fn added(self) -> Millis {
        if let Pace::Live { seconds: Seconds::Added(count), .. } = self { Millis::from(count) * SECOND } else { 0 }
    }
    /// What is earned fills a clock so far and no further: with the same numbers nobody keeps the others waiting longer than
    /// where the seconds are free, but for a moment, however many small decisions came before.
    pub(super) fn full(self) -> Millis {
        self.bank() + self.added()
    }
    /// What the others give when they choose to wait.
    pub(super) fn more(self) -> Millis {
        match self {
            Pace::Unhurried => 0,
            Pace::Live { minutes, .. } => (Millis::from(minutes) * MINUTE / 4).max(2 * MINUTE),
            Pace::Days(_) => DAY,
        }
    }
}

/// `live 30 15`, `live 30 15 added`, `days 3`; nothing where nobody hurries.
impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pace::Unhurried => Ok(()),
            Pace::Live { minutes, seconds: Seconds::Free(count) } => write!(f, "live {minutes} {count}"),
            Pace::Live { minutes, seconds: Seconds::Added(count) } => write!(f, "live {minutes} {count} added"),
            Pace::Days(days) => write!(f, "days {days}"),
        }
    }
}

impl FromStr for Pace {
    type Err = ();
    fn from_str(text: &str) -> Result<Pace, ()> {
        let number = |word: &str| word.parse().map_err(|_| ());
        let pace = match text.split(' ').collect::<Vec<_>>()[..] {
            [""] => Pace::Unhurried,
            ["live", minutes, count] => {
                Pace::Live { minutes: number(minutes)?, seconds: Seconds::Free(number(count)?) }
            }
            ["live", minutes, count, "added"] => {
                Pace::Live { minutes: number(minutes)?, seconds: Seconds::Added(number(count)?) }
            }
            ["days", days] => Pace::Days(number(days)?),
            _ => return Err(()),
        };
        pace.if_fair().ok_or(())
    }
}
