//! How sure a number is: intervals for rates, order statistics, and ratings from games between pairs.

use wardroom_kernel::Luck;

/// A value and the interval it lies in with 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Estimate {
    pub(crate) value: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

/// The normal quantile of 97.5 %.
const Z: f64 = 1.959_964;

/// Wilson's score interval of a rate: honest also near 0 and 1, and with few games.
pub(crate) fn wilson(wins: f64, games: u64) -> Estimate {
    if games == 0 {
        return Estimate { value: 0.0, low: 0.0, high: 1.0 };
    }
    let n = games as f64;
    let rate = wins / n;
    let middle = (rate + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
    let half = Z / (1.0 + Z * Z / n) * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
    Estimate { value: rate, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
}

/// The value that a share of the sorted numbers does not exceed.
pub(crate) fn quantile(sorted: &[u64], share: f64) -> u64 {
    let last = sorted.len().saturating_sub(1);
    sorted.get((share * last as f64).round() as usize).copied().unwrap_or(0)
}

/// A game between two players, by number: what the first of them got of the victory, 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Meeting {
    pub(crate) players: (usize, usize),
    pub(crate) share: f64,
}

/// Ratings on the Elo scale, their mean at 0, by Bradley and Terry's model; the intervals are those of games drawn anew.
pub(crate) fn ratings(players: usize, meetings: &[Meeting], luck: &mut Luck) -> Vec<Estimate> {
    const DRAWS: usize = 400;
    let values = bradley_terry(players, meetings);
    let mut drawn: Vec<Vec<f64>> = vec![Vec::with_capacity(DRAWS); players];
    for _ in 0..DRAWS {
        let again: Vec<Meeting> = meetings.iter().map(|_| meetings[luck.below(meetings.len())]).collect();
        for (player, rating) in bradley_terry(players, &again).into_iter().enumerate() {
            drawn[player].push(rating);
        }
    }
    let estimate = |(value, mut drawn): (f64, Vec<f64>)| {
        drawn.sort_by(f64::total_cmp);
        let at = |share: f64| drawn[(share * (DRAWS - 1) as f64).round() as usize];
        Estimate { value, low: at(0.025).min(value), high: at(0.975).max(value) }
    };
    values.into_iter().zip(drawn).map(estimate).collect()
}

/// Each pair is given one drawn game more than it played: without it, who never lost would be rated infinite.
fn bradley_terry(players: usize, meetings: &[Meeting]) -> Vec<f64> {
    const ROUNDS: usize = 200;
    let mut won = vec![vec![0.5; players]; players];
    for Meeting { players: (one, other), share } in meetings {
        won[*one][*other] += share;
        won[*other][*one] += 1.0 - share;
    }
    let mut strength = vec![1.0; players];
    for _ in 0..ROUNDS {
        let next = |one: usize| {
            let others = || (0..players).filter(|other| *other != one);
            let wins: f64 = others().map(|other| won[one][other]).sum();
            let met = |other: usize| (won[one][other] + won[other][one]) / (strength[one] + strength[other]);
            wins / others().map(met).sum::<f64>()
        };
        let mut fitted: Vec<f64> = (0..players).map(next).collect();
        let mean = fitted.iter().map(|strength| strength.ln()).sum::<f64>() / players as f64;
        fitted.iter_mut().for_each(|strength| *strength /= mean.exp());
        strength = fitted;
    }
    strength.into_iter().map(|strength| 400.0 * strength.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_intervals_are_those_of_the_textbook() {
        let half = wilson(50.0, 100);
        assert!((half.low - 0.4038).abs() < 1e-3 && (half.high - 0.5962).abs() < 1e-3, "{half:?}");
        let all = wilson(10.0, 10);
        assert!((all.low - 0.7225).abs() < 1e-3 && (all.high - 1.0).abs() < 1e-9, "{all:?}");
        assert_eq!(wilson(0.0, 0), Estimate { value: 0.0, low: 0.0, high: 1.0 });
    }

    #[test]
    fn three_wins_of_four_are_about_190_points_and_the_interval_holds_them() {
        let meetings: Vec<Meeting> =
            (0..400).map(|game| Meeting { players: (0, 1), share: if game % 4 == 0 { 0.0 } else { 1.0 } }).collect();
        let rated = ratings(2, &meetings, &mut Luck(1));
        let difference = rated[0].value - rated[1].value;
        assert!((difference - 190.8).abs() < 3.0, "{difference}");
        assert!(rated[0].low < rated[0].value && rated[0].value < rated[0].high && rated[0].low > 60.0, "{rated:?}");
    }

    #[test]
    fn who_never_lost_has_a_finite_rating() {
        let meetings = [Meeting { players: (0, 1), share: 1.0 }; 50];
        let rated = ratings(2, &meetings, &mut Luck(1));
        assert!(rated.iter().all(|rating| rating.value.is_finite() && rating.value.abs() < 1000.0), "{rated:?}");
    }

    #[test]
    fn quantiles_are_numbers_that_occurred() {
        assert_eq!(quantile(&[1, 2, 3, 4, 100], 0.5), 3);
        assert_eq!(quantile(&[1, 2, 3, 4, 100], 1.0), 100);
        assert_eq!(quantile(&[], 0.5), 0);
    }
}
