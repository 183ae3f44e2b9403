//! How a game ends that the rules do not end.

use wardroom_kernel::Seat;
use wardroom_ui::Say;

/// An end that the rules know nothing of, and of which nothing came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ending {
    /// The others chose it, because this seat was away.
    Away(Seat),
    /// This seat broke the game off: no other person played along.
    BrokenOff(Seat),
}

impl Ending {
    const AWAY: &str = "abandoned";
    const BROKEN_OFF: &str = "broken off";

    /// As the database keeps it: `abandoned: gold`.
    pub(crate) fn outcome(self, name: impl Fn(Seat) -> String) -> String {
        match self {
            Ending::Away(seat) => format!("{}: {}", Self::AWAY, name(seat)),
            Ending::BrokenOff(seat) => format!("{}: {}", Self::BROKEN_OFF, name(seat)),
        }
    }
    /// Reads an outcome back; nothing if the game ended by its rules.
    pub(crate) fn read(outcome: &str, seat: impl Fn(&str) -> Option<Seat>) -> Option<Ending> {
        match outcome.split_once(": ")? {
            (Self::AWAY, name) => seat(name).map(Ending::Away),
            (Self::BROKEN_OFF, name) => seat(name).map(Ending::BrokenOff),
            _ => None,
        }
    }
    /// The line of a record that tells of it.
    pub(crate) fn remark(self, name: impl Fn(Seat) -> String) -> String {
        match self {
            Ending::Away(seat) => format!("# {}: {} was away\n", Self::AWAY, name(seat)),
            Ending::BrokenOff(seat) => format!("# {} by {}\n", Self::BROKEN_OFF, name(seat)),
        }
    }
    /// The same in the reader's language, by the names of the people.
    pub(crate) fn sentence(self, names: &[String], say: Say<'_>) -> String {
        let name = |seat: Seat| names.get(usize::from(seat.0)).cloned().unwrap_or_default();
        match self {
            Ending::Away(seat) => say.with("end-abandoned", &[("name", name(seat).into())]),
            Ending::BrokenOff(seat) => say.with("end-broken-off", &[("name", name(seat).into())]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SILVER: Seat = Seat(0);
    const GOLD: Seat = Seat(1);

    #[test]
    fn an_end_without_a_result_reads_back_from_the_database() {
        let name = |seat: Seat| if seat == GOLD { "gold".to_owned() } else { "silver".to_owned() };
        let seat = |name: &str| [("gold", GOLD), ("silver", SILVER)].into_iter().find(|it| it.0 == name).map(|it| it.1);
        for ending in [Ending::Away(GOLD), Ending::BrokenOff(SILVER)] {
            assert_eq!(Ending::read(&ending.outcome(name), seat), Some(ending));
        }
        assert_eq!(Ending::read("gold", seat), None);
    }
}
