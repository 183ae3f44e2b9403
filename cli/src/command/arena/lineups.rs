//! Which bot sits where: each pair of bots alternates around the table and is rotated through all seats, so that no bot has an
//! advantage by its seat; or one bot sits alone among copies of the other, which shows how much each seat matters.

use std::collections::BTreeSet;

/// A pair of bots and which of them sits on each seat, by number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Lineup {
    pub(super) pair: (usize, usize),
    pub(super) seats: Vec<usize>,
}

/// How a pair is seated over its games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SeatRotation {
    Alternating,
    /// The first of the pair once on every seat, the second on all others.
    Alone,
}

/// All of them, pair by pair.
pub(super) fn lineups(bots: usize, seats: u8, seating: SeatRotation) -> Vec<Lineup> {
    let pairs = (0..bots).flat_map(|one| (one + 1..bots).map(move |other| (one, other)));
    pairs
        .flat_map(|pair| {
            let ways = match seating {
                SeatRotation::Alternating => alternating(pair, seats.into()),
                SeatRotation::Alone => alone(pair, seats.into()),
            };
            ways.into_iter().map(move |seats| Lineup { pair, seats })
        })
        .collect()
}

fn alternating((one, other): (usize, usize), seats: usize) -> BTreeSet<Vec<usize>> {
    let turned = |turn: usize, first: usize, second: usize| {
        let bot = move |seat: usize| if ((seat + turn) % seats).is_multiple_of(2) { first } else { second };
        (0..seats).map(bot).collect::<Vec<_>>()
    };
    (0..seats).flat_map(|turn| [turned(turn, one, other), turned(turn, other, one)]).collect()
}

fn alone((one, rest): (usize, usize), seats: usize) -> BTreeSet<Vec<usize>> {
    (0..seats).map(|place| (0..seats).map(|seat| if seat == place { one } else { rest }).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ways(bots: usize, seats: u8) -> Vec<Vec<usize>> {
        lineups(bots, seats, SeatRotation::Alternating).into_iter().map(|lineup| lineup.seats).collect()
    }

    #[test]
    fn every_pair_meets_on_every_seat_equally_often() {
        assert_eq!(ways(2, 2), [[0, 1], [1, 0]]);
        assert_eq!(ways(2, 4), [[0, 1, 0, 1], [1, 0, 1, 0]]);
        assert_eq!(ways(3, 2).len(), 6);
        let three = ways(2, 3);
        for seat in 0..3 {
            assert_eq!(three.iter().filter(|way| way[seat] == 0).count() * 2, three.len(), "{three:?}");
        }
    }
    #[test]
    fn whoever_is_alone_sits_on_every_seat_once_and_all_others_are_alike() {
        let seated: Vec<Vec<usize>> =
            lineups(2, 4, SeatRotation::Alone).into_iter().map(|lineup| lineup.seats).collect();
        assert_eq!(seated, [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]]);
        assert_eq!(lineups(2, 2, SeatRotation::Alone), lineups(2, 2, SeatRotation::Alternating));
    }
}
