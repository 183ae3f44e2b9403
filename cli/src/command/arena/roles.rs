//! How often each role won: nations, captains, factions.

use super::Bout;
use crate::statistics::{Estimate, wilson};
use std::collections::{BTreeMap, BTreeSet};
use wardroom_kernel::Seat;

#[derive(Default)]
struct Role {
    won: f64,
    games: u64,
    /// The seats that have played it.
    seats: BTreeSet<usize>,
}

/// By the names of roles. A seat that played several in a game counts for each. Empty if every role always belongs to the same
/// seat, because that would repeat the rates of the seats.
pub(super) fn rates(bouts: &[Bout<'_>], title: impl Fn(&str) -> String) -> Vec<(String, Estimate)> {
    let mut all: BTreeMap<&str, Role> = BTreeMap::new();
    for Bout { played, .. } in bouts {
        for (seat, roles) in played.roles.iter().enumerate() {
            for name in roles {
                let role = all.entry(name).or_default();
                role.won += played.share(Seat(seat as u8));
                role.games += 1;
                role.seats.insert(seat);
            }
        }
    }
    if all.values().all(|role| role.seats.len() == 1 && role.games == bouts.len() as u64) {
        return Vec::new();
    }
    all.into_iter().map(|(name, role)| (title(name), wilson(role.won, role.games))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{command::arena::lineups::Lineup, self_play::GameResult};
    use wardroom_kernel::{Outcome, Seats};

    /// Victories and games by role, of two games: the first is won by the first seat, the second by both.
    fn told(games: [[&[&str]; 2]; 2]) -> Vec<(String, f64)> {
        let lineup = Lineup { pair: (0, 1), seats: vec![0, 1] };
        let winners: [Seats; 2] = [Seat(0).into(), Seats::first(2)];
        let bouts: Vec<Bout<'_>> = games
            .iter()
            .zip(winners)
            .map(|(roles, winners)| {
                let roles = roles.iter().map(|roles| roles.iter().map(|role| (*role).to_owned()).collect()).collect();
                let outcome = Outcome { winners, reason: "limit" };
                Bout {
                    lineup: &lineup,
                    played: GameResult { outcome, seats: Seats::first(2), decisions: 1, sources: Vec::new(), roles },
                }
            })
            .collect();
        rates(&bouts, str::to_uppercase).into_iter().map(|(name, it)| (name, it.value)).collect()
    }

    #[test]
    fn a_role_has_what_was_won_with_it_at_any_seat() {
        let told = told([[&["hubac", "french"], &["pargo"]], [&["pargo"], &["hubac"]]]);
        assert_eq!(told, [("FRENCH".into(), 1.0), ("HUBAC".into(), 0.75), ("PARGO".into(), 0.25)]);
    }
    #[test]
    fn roles_that_are_the_seats_once_more_are_not_told() {
        assert_eq!(told([[&["navy"], &["rebels"]], [&["navy"], &["rebels"]]]), []);
        assert_eq!(told([[&[], &[]], [&[], &[]]]), [], "nor where there are none");
        assert_eq!(told([[&["smuggler"], &["smuggler"]], [&["smuggler"], &["smuggler"]]]).len(), 1, "both of them are");
    }
}
