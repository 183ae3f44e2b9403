//! How many journal lines each seat has added since the last progress of the match. A player can replace sealed answers, and undo
//! and repeat answers, without end; without a limit one seat could fill the disk.

use wardroom_kernel::Seat;
use wardroom_store::Millis;

/// More than a player needs who changes their mind all the time, or takes back and repeats a long turn.
const FREE_LINES: u32 = 200;
/// Between two further lines.
const PAUSE: Millis = 5_000;

#[derive(Debug)]
pub(crate) struct Growth {
    /// The most answers that the match has had. The lines are counted from there.
    answers: usize,
    seats: Vec<Lines>,
}

#[derive(Clone, Copy, Default, Debug)]
struct Lines {
    count: u32,
    last: Millis,
}

impl Growth {
    pub(crate) fn new(seats: usize) -> Growth {
        Growth { answers: 0, seats: vec![Lines::default(); seats] }
    }
    /// A seat has added a line, after which the match has so many answers.
    pub(crate) fn add(&mut self, seat: Seat, at: Millis, answers: usize) {
        if answers > self.answers {
            self.answers = answers;
            self.seats.fill(Lines::default());
        }
        if let Some(lines) = self.seats.get_mut(usize::from(seat.0)) {
            *lines = Lines { count: lines.count.saturating_add(1), last: at };
        }
    }
    /// The seconds until a seat may add another line.
    pub(crate) fn wait(&self, seat: Seat, at: Millis) -> Option<u64> {
        let lines = self.seats.get(usize::from(seat.0)).filter(|lines| lines.count >= FREE_LINES)?;
        let left = lines.last + PAUSE - at;
        u64::try_from(left).ok().filter(|left| *left > 0).map(|left| left.div_ceil(1000))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_waits_after_many_lines_until_time_has_passed_or_the_match_has_gone_on() {
        let mut growth = Growth::new(2);
        for line in 0..FREE_LINES {
            assert_eq!(growth.wait(Seat(1), 0), None, "line {line}");
            growth.add(Seat(1), 0, 7);
        }
        assert_eq!((growth.wait(Seat(0), 0), growth.wait(Seat(1), 0)), (None, Some(5)));
        assert_eq!((growth.wait(Seat(1), PAUSE - 1), growth.wait(Seat(1), PAUSE)), (Some(1), None));
        growth.add(Seat(1), PAUSE, 6);
        assert_eq!(growth.wait(Seat(1), PAUSE), Some(5), "after an undo there are fewer answers than before");
        growth.add(Seat(0), PAUSE, 8);
        assert_eq!(growth.wait(Seat(1), PAUSE), None);
    }
}
