//! Who sits where: each pair of bots alternates around the table, turned through all seats, so that no bot owes its
//! victories to a seat.

use std::collections::BTreeSet;

/// A pair of bots and which of them sits on each seat, by number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Lineup {
    pub(super) pair: (usize, usize),
    pub(super) seats: Vec<usize>,
}

/// All of them, pair by pair.
pub(super) fn lineups(bots: usize, seats: u8) -> Vec<Lineup> {
    let seats = usize::from(seats);
    let pairs = (0..bots).flat_map(|one| (one + 1..bots).map(move |other| (one, other)));
    pairs
        .flat_map(|(one, other)| {
            let turned = |turn: usize, first: usize, second: usize| {
                let bot = move |seat: usize| if ((seat + turn) % seats).is_multiple_of(2) { first } else { second };
                (0..seats).map(bot).collect::<Vec<_>>()
            };
            let ways = (0..seats).flat_map(|turn| [turned(turn, one, other), turned(turn, other, one)]);
            let ways: BTreeSet<Vec<usize>> = ways.collect();
            ways.into_iter().map(move |seats| Lineup { pair: (one, other), seats })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ways(bots: usize, seats: u8) -> Vec<Vec<usize>> {
        lineups(bots, seats).into_iter().map(|lineup| lineup.seats).collect()
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
}
