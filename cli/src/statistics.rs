//! How sure a number is: intervals for rates, order statistics, and ratings from games between pairs.

use wardroom_kernel::FastRng;

/// A value and the interval it lies in with 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Estimate {
    pub(crate) value: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

/// The normal quantile of 97.5 %.
const Z: f64 = 1.959_964;

/// Wilson's score interval of a rate: correct also near 0 and 1, and for few games.
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

/// A game between two players, by number: the first one's share of the victory, 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct PairResult {
    pub(crate) players: (usize, usize),
    pub(crate) share: f64,
}

/// Ratings on the Elo scale, their mean at 0, by Bradley and Terry's model. For the intervals the
/// share of each pair is drawn many times from Jeffreys' beta distribution, so they are wide after few games, and after games that
/// were all won by one side.
pub(crate) fn ratings(players: usize, meetings: &[PairResult], rng: &mut FastRng) -> Vec<Estimate> {
    const DRAWS: usize = 2000;
    let won = victories(players, meetings);
    let values = bradley_terry(&won);
    let mut drawn: Vec<Vec<f64>> = vec![Vec::with_capacity(DRAWS); players];
    for _ in 0..DRAWS {
        let mut again = won.clone();
        for one in 0..players {
            for other in one + 1..players {
                let games = won[one][other] + won[other][one];
                let share = beta(won[one][other], won[other][one], rng);
                (again[one][other], again[other][one]) = (games * share, games * (1.0 - share));
            }
        }
        for (player, rating) in bradley_terry(&again).into_iter().enumerate() {
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

/// How often each player won against each other one. Each pair gets one drawn game in addition: without it, the rating of a
/// player who never lost would be infinite.
fn victories(players: usize, meetings: &[PairResult]) -> Vec<Vec<f64>> {
    let mut won = vec![vec![0.5; players]; players];
    for PairResult { players: (one, other), share } in meetings {
        won[*one][*other] += share;
        won[*other][*one] += 1.0 - share;
    }
    won
}

fn bradley_terry(won: &[Vec<f64>]) -> Vec<f64> {
    const ROUNDS: usize = 200;
    let players = won.len();
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
        let moved = strength.iter().zip(&fitted).map(|(old, new): (&f64, &f64)| (old / new).ln().abs());
        let is_settled = moved.fold(0.0, f64::max) < 1e-6;
        strength = fitted;
        if is_settled {
            break;
        }
    }
    strength.into_iter().map(|strength| 400.0 * strength.log10()).collect()
}

/// A share, drawn from the beta distribution; kept away from 0 and 1, where a rating would be infinite.
fn beta(one: f64, other: f64, rng: &mut FastRng) -> f64 {
    const NEAREST: f64 = 1e-6;
    let (one, other) = (gamma(one, rng), gamma(other, rng));
    (one / (one + other)).clamp(NEAREST, 1.0 - NEAREST)
}

/// By Marsaglia and Tsang's method; a shape below 1 by the one above it.
fn gamma(shape: f64, rng: &mut FastRng) -> f64 {
    if shape < 1.0 {
        let root = between_0_and_1(rng).powf(1.0 / shape);
        return gamma(shape + 1.0, rng) * root;
    }
    let d = shape - 1.0 / 3.0;
    let c = 1.0 / (9.0 * d).sqrt();
    loop {
        let normal = (-2.0 * between_0_and_1(rng).ln()).sqrt() * (std::f64::consts::TAU * between_0_and_1(rng)).cos();
        let cube = (1.0 + c * normal).powi(3);
        if cube > 0.0 && between_0_and_1(rng).ln() < 0.5 * normal * normal + d * (1.0 - cube + cube.ln()) {
            return d * cube;
        }
    }
}

/// Neither of them.
fn between_0_and_1(rng: &mut FastRng) -> f64 {
    const FINE: usize = 1 << 30;
    (rng.below(FINE) as f64 + 0.5) / FINE as f64
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
        let meetings: Vec<PairResult> =
            (0..400).map(|game| PairResult { players: (0, 1), share: if game % 4 == 0 { 0.0 } else { 1.0 } }).collect();
        let rated = ratings(2, &meetings, &mut FastRng(1));
        let difference = rated[0].value - rated[1].value;
        assert!((difference - 190.8).abs() < 3.0, "{difference}");
        assert!(rated[0].low < rated[0].value && rated[0].value < rated[0].high && rated[0].low > 60.0, "{rated:?}");
    }

    #[test]
    fn who_never_lost_has_a_finite_rating() {
        let meetings = [PairResult { players: (0, 1), share: 1.0 }; 50];
        let rated = ratings(2, &meetings, &mut FastRng(1));
        assert!(rated.iter().all(|rating| rating.value.is_finite() && rating.value.abs() < 1000.0), "{rated:?}");
    }

    /// After one or two games the interval is wide.
    #[test]
    fn few_games_that_all_went_one_way_leave_much_open() {
        for games in [1, 2] {
            let rated = ratings(2, &vec![PairResult { players: (0, 1), share: 1.0 }; games], &mut FastRng(1));
            let (better, worse) = (rated[0], rated[1]);
            assert!(better.low < 0.0 && better.high > better.value + 200.0, "{games}: {rated:?}");
            assert!(worse.high > 0.0 && worse.low < worse.value - 200.0, "{games}: {rated:?}");
        }
        let twenty = ratings(2, &[PairResult { players: (0, 1), share: 1.0 }; 20], &mut FastRng(1));
        assert!(twenty[0].low > 100.0 && twenty[1].high < -100.0, "{twenty:?}");
    }

    #[test]
    fn where_nothing_was_played_nothing_is_known() {
        let rated = ratings(3, &[], &mut FastRng(1));
        assert!(rated.iter().all(|it| it.value.abs() < 1e-9 && it.low < -200.0 && it.high > 200.0), "{rated:?}");
    }

    /// In three hundred arenas of ten games, of which one player wins each with probability 0.6, the interval nearly always
    /// contains the true rating, and is seldom far too wide.
    #[test]
    fn intervals_of_95_percent_hold_the_truth_as_often_as_they_say() {
        let (rng, truth) = (&mut FastRng(7), 200.0 * (0.6_f64 / 0.4).log10());
        let mut held = 0;
        const ARENAS: usize = 300;
        for _ in 0..ARENAS {
            let game = |_| PairResult { players: (0, 1), share: if rng.below(10) < 6 { 1.0 } else { 0.0 } };
            let meetings: Vec<PairResult> = (0..10).map(game).collect();
            let rated = ratings(2, &meetings, rng)[0];
            held += usize::from(rated.low <= truth && truth <= rated.high);
        }
        let share = held as f64 / ARENAS as f64;
        assert!((0.9..=0.99).contains(&share), "{share}");
    }

    #[test]
    fn quantiles_are_numbers_that_occurred() {
        assert_eq!(quantile(&[1, 2, 3, 4, 100], 0.5), 3);
        assert_eq!(quantile(&[1, 2, 3, 4, 100], 1.0), 100);
        assert_eq!(quantile(&[], 0.5), 0);
    }
}
