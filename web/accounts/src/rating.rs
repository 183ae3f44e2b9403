//! How ratings move: the Bayesian method of Weng and Lin for any number of sides, partners and draws, on a scale that
//! reads like Elo's. Pure, and in whole thousandths of a point, so that results reckoned again give the same ratings.

use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};
use std::collections::BTreeMap;
use wardroom_store::{Contender, Rated, Rating, Store, StoreError};
use wardroom_ui::{Say, page::RatingEstimate};

/// A person's first rating, in thousandths.
const BEGINNER: Rating = Rating { mean: 1_500_000, deviation: 250_000 };
/// Points on our scale for one of Weng and Lin's: so two hundred points ahead is about three wins of four.
const SCALE: f64 = 30.0;
const CENTRE: f64 = 25.0;
/// People learn, so no rating is ever certain: the uncertainty that each match adds, on the scale of Weng and Lin.
const DRIFT: f64 = 25.0 / 300.0;

/// The ratings before and after a match, by seat.
pub fn rate(contenders: &[Contender]) -> Rated {
    let before: Vec<Rating> = contenders.iter().map(|seat| seat.before.unwrap_or(BEGINNER)).collect();
    let mut sides: BTreeMap<u8, Vec<usize>> = BTreeMap::new();
    for (number, seat) in contenders.iter().enumerate() {
        sides.entry(seat.side).or_default().push(number);
    }
    let team = |members: &Vec<usize>| members.iter().map(|&seat| doubtful(before[seat])).collect::<Vec<_>>();
    let teams: Vec<Vec<WengLinRating>> = sides.values().map(team).collect();
    let place = |members: &[usize]| members.iter().map(|&seat| usize::from(contenders[seat].place)).min();
    let places = sides.values().map(|members| MultiTeamOutcome::new(place(members).unwrap_or(1)));
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams.iter().map(|team| &team[..]).zip(places).collect();
    let after = weng_lin_multi_team(&ranked, &WengLinConfig::new());
    let mut rated: Rated = before.iter().map(|&rating| (rating, rating)).collect();
    for (members, after) in sides.values().zip(after) {
        for (&seat, after) in members.iter().zip(after) {
            rated[seat].1 = ours(after);
        }
    }
    rated
}

/// Before a match a rating is a little less certain than after the last one.
fn doubtful(rating: Rating) -> WengLinRating {
    let uncertainty = rating.deviation as f64 / 1000.0 / SCALE;
    WengLinRating {
        rating: (rating.mean - BEGINNER.mean) as f64 / 1000.0 / SCALE + CENTRE,
        uncertainty: uncertainty.hypot(DRIFT),
    }
}

fn ours(rating: WengLinRating) -> Rating {
    Rating {
        mean: ((rating.rating - CENTRE) * SCALE * 1000.0).round() as i64 + BEGINNER.mean,
        // Never less certain than a beginner's.
        deviation: ((rating.uncertainty * SCALE * 1000.0).round() as i64).min(BEGINNER.deviation),
    }
}

/// Recomputes all ratings of a database from its results. Returns the number of results.
pub async fn rate_again(store: &Store) -> Result<u64, StoreError> {
    store.rate_again(rate).await
}

/// A rating in whole points; the true strength is nearly certainly within two deviations.
pub fn strength(rating: Rating) -> RatingEstimate {
    let points = |thousandths: i64| i32::try_from((thousandths + 500).div_euclid(1000)).unwrap_or(i32::MAX);
    RatingEstimate { mean: points(rating.mean), within: points(2 * rating.deviation) }
}

/// A rating belongs to a game and a way to play it: the levels of a mode (`duel`, `duel-expert`) share one.
pub fn pool(game: &str, mode: &str) -> String {
    format!("{game}/{}", family(mode))
}
pub fn family(mode: &str) -> &str {
    mode.split('-').next().unwrap_or(mode)
}

/// Why a match does not count. Players should not be able to move their rating without an opponent, nor lose by accident.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unrated {
    /// It ended without a result, and no seat in particular left it.
    Unfinished,
    /// One person sat at several seats.
    OneScreen,
    /// The same player sat on every side: one level of bots.
    Itself,
    /// It began in the middle of another match, or was a lesson.
    PlayedOn,
    /// A seat has hardly answered.
    Short,
    /// A bot played for a while for a person who did not come off worse.
    StandIn,
    /// A player who asked for a hint did not come off worse.
    Hint,
}

impl Unrated {
    const ALL: [Unrated; 7] = [
        Unrated::Unfinished,
        Unrated::OneScreen,
        Unrated::Itself,
        Unrated::PlayedOn,
        Unrated::Short,
        Unrated::StandIn,
        Unrated::Hint,
    ];

    /// As the store keeps it, and after `unrated-` the key of its text.
    pub fn name(self) -> &'static str {
        match self {
            // text: unrated-unfinished unrated-one-screen unrated-itself unrated-played-on unrated-short unrated-stand-in
            // text: unrated-hint
            Unrated::Unfinished => "unfinished",
            Unrated::OneScreen => "one-screen",
            Unrated::Itself => "itself",
            Unrated::PlayedOn => "played-on",
            Unrated::Short => "short",
            Unrated::StandIn => "stand-in",
            Unrated::Hint => "hint",
        }
    }
    /// The inverse of [`Unrated::name`].
    pub fn parse(name: &str) -> Option<Unrated> {
        Unrated::ALL.into_iter().find(|known| known.name() == name)
    }
    /// The sentence for a reason as the store keeps it.
    pub fn message(name: &str, say: Say<'_>) -> String {
        match Unrated::parse(name) {
            Some(why) => say.text(&format!("unrated-{}", why.name())),
            None => say.text("unrated-other"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(side: u8, place: u8, before: Option<Rating>) -> Contender {
        Contender { side, place, before }
    }
    fn moved(rated: &Rated) -> Vec<i64> {
        rated.iter().map(|(before, after)| after.mean - before.mean).collect()
    }

    #[test]
    fn who_wins_rises_who_loses_falls_and_both_are_surer() {
        let rated = rate(&[seat(0, 1, None), seat(1, 2, None)]);
        assert_eq!(rated[0].1.mean - BEGINNER.mean, BEGINNER.mean - rated[1].1.mean);
        assert!(rated[0].1.mean > BEGINNER.mean && rated[0].1.deviation < BEGINNER.deviation, "{rated:?}");
    }

    #[test]
    fn a_draw_brings_the_two_nearer() {
        let strong = Rating { mean: 1_900_000, deviation: 60_000 };
        let rated = rate(&[seat(0, 1, Some(strong)), seat(1, 1, None)]);
        assert!(moved(&rated)[0] < 0 && 0 < moved(&rated)[1], "{rated:?}");
    }

    #[test]
    fn partners_move_together_and_four_places_in_their_order() {
        let pairs = moved(&rate(&[seat(0, 2, None), seat(1, 1, None), seat(0, 2, None), seat(1, 1, None)]));
        assert!(pairs[0] == pairs[2] && pairs[1] == pairs[3] && pairs[0] < 0 && 0 < pairs[1], "{pairs:?}");
        let four = moved(&rate(&[1, 2, 3, 4].map(|place| seat(place, place, None))));
        assert!(four.is_sorted_by(|a, b| a > b), "{four:?}");
    }

    #[test]
    fn a_sure_rating_moves_little_and_nobody_is_ever_quite_sure() {
        let mut of = [BEGINNER; 2];
        for game in 0..400_u32 {
            let places = if game.is_multiple_of(4) { [2, 1] } else { [1, 2] };
            let rated = rate(&[seat(0, places[0], Some(of[0])), seat(1, places[1], Some(of[1]))]);
            of = [rated[0].1, rated[1].1];
        }
        let gap = (of[0].mean - of[1].mean) / 1000;
        assert!((120..280).contains(&gap), "three wins of four are about two hundred points: {gap}");
        assert!((10_000..90_000).contains(&of[0].deviation), "{}", of[0].deviation);
        let first = moved(&rate(&[seat(0, 1, None), seat(1, 2, None)]))[0];
        assert!(moved(&rate(&[seat(0, 1, Some(of[0])), seat(1, 2, Some(of[1]))]))[0] * 4 < first);
    }
}
