//! How a match ends that the rules do not end.

use crate::say;
use wardroom_kernel::Seat;
use wardroom_ui::Language;

/// An end without a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The others voted for it, because this seat was away.
    Away(Seat),
    /// This seat broke the match off: no other person played.
    BrokenOff(Seat),
}

impl Ending {
    const AWAY: &str = "abandoned";
    const BROKEN_OFF: &str = "broken off";

    /// As the database keeps it: `abandoned: gold`.
    pub fn outcome(self, name: impl Fn(Seat) -> String) -> String {
        match self {
            Ending::Away(seat) => format!("{}: {}", Self::AWAY, name(seat)),
            Ending::BrokenOff(seat) => format!("{}: {}", Self::BROKEN_OFF, name(seat)),
        }
    }
    /// The inverse of [`Ending::outcome`]; none if the match ended by its rules.
    pub fn parse(outcome: &str, seat: impl Fn(&str) -> Option<Seat>) -> Option<Ending> {
        match outcome.split_once(": ")? {
            (Self::AWAY, name) => seat(name).map(Ending::Away),
            (Self::BROKEN_OFF, name) => seat(name).map(Ending::BrokenOff),
            _ => None,
        }
    }
    /// The line of the record about it.
    pub fn remark(self, name: impl Fn(Seat) -> String) -> String {
        match self {
            Ending::Away(seat) => format!("# {}: {} was away\n", Self::AWAY, name(seat)),
            Ending::BrokenOff(seat) => format!("# {} by {}\n", Self::BROKEN_OFF, name(seat)),
        }
    }
    /// The sentence about it, with the names of the people.
    pub fn sentence(self, names: &[String], language: Language) -> String {
        let say = say(language);
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
    fn an_end_without_a_result_is_parsed_as_it_is_stored() {
        let name = |seat: Seat| if seat == GOLD { "gold".to_owned() } else { "silver".to_owned() };
        let seat = |name: &str| [("gold", GOLD), ("silver", SILVER)].into_iter().find(|it| it.0 == name).map(|it| it.1);
        for ending in [Ending::Away(GOLD), Ending::BrokenOff(SILVER)] {
            assert_eq!(Ending::parse(&ending.outcome(name), seat), Some(ending));
        }
        assert_eq!(Ending::parse("gold", seat), None);
    }
}
