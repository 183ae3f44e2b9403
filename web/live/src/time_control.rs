//! The time control that is agreed on when a table is made, and the times that it gives to clocks.

use std::{fmt, str::FromStr};
use wardroom_store::Millis;

pub(crate) const SECOND: Millis = 1000;
pub(crate) const MINUTE: Millis = 60 * SECOND;
pub(crate) const DAY: Millis = 24 * 60 * MINUTE;
/// Free time at the first question of a live match, when players are still opening the table.
pub(crate) const FIRST_LOOK: Millis = MINUTE;
/// Free time of each decision with added seconds, so that the clock does not reveal who passes windows automatically (after
/// 0.6 seconds, `autopass.js`), and a slow connection costs nothing.
pub(crate) const MOMENT: Millis = 3 * SECOND;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TimeControl {
    #[default]
    Unhurried,
    /// Minutes for each seat, and seconds at each decision.
    Live { minutes: u16, seconds: Seconds },
    /// Days for each decision.
    Days(u16),
}

/// The seconds of a live match at each decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seconds {
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

impl TimeControl {
    pub const MINUTES: (u16, u16) = (1, 600);
    pub const SECONDS: (u16, u16) = (0, 600);
    pub const DAYS: (u16, u16) = (1, 30);

    /// None if a number is out of bounds.
    pub fn if_fair(self) -> Option<TimeControl> {
        let within = |number: u16, (least, most): (u16, u16)| (least..=most).contains(&number);
        let is_fair = match self {
            TimeControl::Unhurried => true,
            TimeControl::Live { minutes, seconds } => {
                within(minutes, TimeControl::MINUTES) && within(seconds.count(), TimeControl::SECONDS)
            }
            TimeControl::Days(days) => within(days, TimeControl::DAYS),
        };
        is_fair.then_some(self)
    }
    pub(crate) fn bank(self) -> Millis {
        if let TimeControl::Live { minutes, .. } = self { Millis::from(minutes) * MINUTE } else { 0 }
    }
    pub(crate) fn free(self, is_first: bool) -> Millis {
        match self {
            TimeControl::Unhurried => 0,
            TimeControl::Live { seconds, .. } => {
                let each = if let Seconds::Free(count) = seconds { Millis::from(count) * SECOND } else { MOMENT };
                each + if is_first { FIRST_LOOK } else { 0 }
            }
            TimeControl::Days(days) => Millis::from(days) * DAY,
        }
    }
    /// The time that a decision adds.
    pub(crate) fn added(self) -> Millis {
        if let TimeControl::Live { seconds: Seconds::Added(count), .. } = self {
            Millis::from(count) * SECOND
        } else {
            0
        }
    }
    /// Added time fills a clock up to this, so that many small decisions earn no long wait: with the same numbers a player can
    /// keep the others waiting about as long as with free seconds.
    pub(crate) fn full(self) -> Millis {
        self.bank() + self.added()
    }
    /// The time that the others give when they choose to wait.
    pub(crate) fn more(self) -> Millis {
        match self {
            TimeControl::Unhurried => 0,
            TimeControl::Live { minutes, .. } => (Millis::from(minutes) * MINUTE / 4).max(2 * MINUTE),
            TimeControl::Days(_) => DAY,
        }
    }
}

/// `live 30 15`, `live 30 15 added`, `days 3`; empty without clocks.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControl::Unhurried => Ok(()),
            TimeControl::Live { minutes, seconds: Seconds::Free(count) } => write!(f, "live {minutes} {count}"),
            TimeControl::Live { minutes, seconds: Seconds::Added(count) } => write!(f, "live {minutes} {count} added"),
            TimeControl::Days(days) => write!(f, "days {days}"),
        }
    }
}

impl FromStr for TimeControl {
    type Err = ();
    fn from_str(text: &str) -> Result<TimeControl, ()> {
        let number = |word: &str| word.parse().map_err(|_| ());
        let time_control = match text.split(' ').collect::<Vec<_>>()[..] {
            [""] => TimeControl::Unhurried,
            ["live", minutes, count] => {
                TimeControl::Live { minutes: number(minutes)?, seconds: Seconds::Free(number(count)?) }
            }
            ["live", minutes, count, "added"] => {
                TimeControl::Live { minutes: number(minutes)?, seconds: Seconds::Added(number(count)?) }
            }
            ["days", days] => TimeControl::Days(number(days)?),
            _ => return Err(()),
        };
        time_control.if_fair().ok_or(())
    }
}
