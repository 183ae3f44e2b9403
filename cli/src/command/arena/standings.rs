//! The results of an arena: ratings, win rates, lengths, ends.

use super::{Bout, lineups::SeatRotation, roles};
use crate::{
    error::CliError,
    statistics::{self, Estimate, PairResult, quantile, wilson},
};
use std::{collections::BTreeMap, io::Write};
use wardroom_kernel::{FastRng, Seat};
use wardroom_ui::Say;

pub(super) struct Standings {
    pub(super) games: usize,
    /// How many games were planned: Ctrl-C may have stopped the arena.
    of: u64,
    /// Best first. Empty if one bot played alone against copies of another: its wins against several do not rate a pair.
    pub(super) ratings: Vec<(String, Estimate)>,
    /// How often a bot won on a seat, by both names; of a bot that played alone also on all seats together.
    pub(super) rates: Vec<(String, Estimate)>,
    /// How often a seat won.
    pub(super) seats: Vec<(String, Estimate)>,
    /// How often a role won, if roles are not the same as seats.
    pub(super) roles: Vec<(String, Estimate)>,
    pub(super) lengths: GameLengths,
    pub(super) ends: Vec<(String, Estimate)>,
    /// Which share of a bot's points came from where, by both names.
    pub(super) sources: Vec<(String, f64)>,
    pub(super) alone: Option<OneAgainstRest>,
}

/// One bot against copies of another.
pub(super) struct OneAgainstRest {
    one: String,
    rest: String,
    /// Its share of victories if it played like them.
    even: f64,
}

/// In decisions.
pub(super) struct GameLengths {
    pub(super) shortest: u64,
    pub(super) median: u64,
    pub(super) most: u64,
    pub(super) longest: u64,
}

/// Victories and games; a shared victory counts in part.
#[derive(Clone, Copy, Default)]
struct Score(f64, u64);

impl Score {
    fn add(&mut self, share: f64) {
        self.0 += share;
        self.1 += 1;
    }
    fn rate(self) -> Estimate {
        wilson(self.0, self.1)
    }
}

impl Standings {
    pub(super) fn new(
        bots: &[&str],
        seats: &[&str],
        seating: SeatRotation,
        bouts: &[Bout<'_>],
        of: u64,
        role_title: impl Fn(&str) -> String,
    ) -> Standings {
        let mut at_seat = vec![vec![Score::default(); seats.len()]; bots.len()];
        let mut seat_alone = vec![Score::default(); seats.len()];
        let mut ends: BTreeMap<&str, u64> = BTreeMap::new();
        let mut meetings = Vec::with_capacity(bouts.len());
        let mut points: Vec<Vec<(&'static str, u32)>> = vec![Vec::new(); bots.len()];
        for Bout { lineup, played } in bouts {
            let mut share = 0.0;
            for (seat, &bot) in lineup.seats.iter().enumerate() {
                let won = played.share(Seat(seat as u8));
                at_seat[bot][seat].add(won);
                seat_alone[seat].add(won);
                share += if bot == lineup.pair.0 { won } else { 0.0 };
                played.sources.get(seat).into_iter().flatten().for_each(|source| add(&mut points[bot], *source));
            }
            meetings.push(PairResult { players: lineup.pair, share });
            *ends.entry(played.outcome.reason).or_default() += 1;
        }
        let rate = |bot: usize, seat: usize| (format!("{} · {}", bots[bot], seats[seat]), at_seat[bot][seat].rate());
        let rates_of = |bot: usize| (0..seats.len()).map(move |seat| rate(bot, seat));
        let (ratings, rates, alone) = match seating {
            SeatRotation::Alternating => (rated(bots, &meetings), (0..bots.len()).flat_map(rates_of).collect(), None),
            SeatRotation::Alone => {
                let all = at_seat[0].iter().fold(Score::default(), |sum, at| Score(sum.0 + at.0, sum.1 + at.1));
                let rates = rates_of(0).chain([(bots[0].to_owned(), all.rate())]).collect();
                let even = 1.0 / seats.len() as f64;
                (Vec::new(), rates, Some(OneAgainstRest { one: bots[0].to_owned(), rest: bots[1].to_owned(), even }))
            }
        };
        let games = bouts.len();
        let mut lengths: Vec<u64> = bouts.iter().map(|bout| bout.played.decisions).collect();
        lengths.sort_unstable();
        let lengths = GameLengths {
            shortest: quantile(&lengths, 0.0),
            median: quantile(&lengths, 0.5),
            most: quantile(&lengths, 0.95),
            longest: quantile(&lengths, 1.0),
        };
        Standings {
            games,
            of,
            ratings,
            rates,
            seats: seats.iter().map(|seat| (*seat).to_owned()).zip(seat_alone.into_iter().map(Score::rate)).collect(),
            roles: roles::rates(bouts, role_title),
            lengths,
            ends: ends.into_iter().map(|(end, count)| (end.to_owned(), wilson(count as f64, games as u64))).collect(),
            sources: bots.iter().zip(&points).flat_map(|(bot, points)| shares(bot, points)).collect(),
            alone,
        }
    }

    pub(super) fn write(&self, title: &str, say: Say<'_>, out: &mut dyn Write) -> Result<(), CliError> {
        writeln!(out, "{title}\n{}\n", self.counted(say))?;
        let points = |it: &Estimate| format!("{:+5.0}  [{:+.0}, {:+.0}]", it.value, it.low, it.high);
        let percent = |it: &Estimate| percent(*it);
        if !self.ratings.is_empty() {
            section(out, &say.text("arena-ratings"), &self.ratings, &points)?;
        }
        section(out, &self.about_rates(say), &self.rates, &percent)?;
        section(out, &say.text("arena-seats"), &self.seats, &percent)?;
        if !self.roles.is_empty() {
            section(out, &say.text("arena-roles"), &self.roles, &percent)?;
        }
        section(out, &say.text("arena-ends"), &self.ends, &percent)?;
        if !self.sources.is_empty() {
            section(out, &say.text("arena-sources"), &self.sources, &|share| format!("{:5.1} %", 100.0 * share))?;
        }
        writeln!(out, "{}", self.lengths(say))?;
        Ok(())
    }
    pub(super) fn counted(&self, say: Say<'_>) -> String {
        let about = [("games", self.games.into()), ("of", (self.of as i64).into())];
        if self.games as u64 == self.of {
            say.with("arena-games", &about)
        } else {
            say.with("arena-broken-off", &about)
        }
    }
    /// The heading of the rates.
    pub(super) fn about_rates(&self, say: Say<'_>) -> String {
        let Some(OneAgainstRest { one, rest, even }) = &self.alone else { return say.text("arena-rates") };
        let even = format!("{:.1}", 100.0 * even);
        say.with("arena-alone", &[("one", one.into()), ("rest", rest.into()), ("even", even.into())])
    }
    pub(super) fn lengths(&self, say: Say<'_>) -> String {
        let GameLengths { shortest, median, most, longest } = self.lengths;
        let about = [("shortest", shortest), ("median", median), ("most", most), ("longest", longest)];
        say.with("arena-lengths", &about.map(|(name, count)| (name, (count as usize).into())))
    }
}

pub(super) fn percent(it: Estimate) -> String {
    format!("{:5.1} %  [{:.1}, {:.1}]", 100.0 * it.value, 100.0 * it.low, 100.0 * it.high)
}

fn rated(bots: &[&str], meetings: &[PairResult]) -> Vec<(String, Estimate)> {
    let rated = statistics::ratings(bots.len(), meetings, &mut FastRng(1));
    let mut ratings: Vec<(String, Estimate)> = bots.iter().map(|bot| (*bot).to_owned()).zip(rated).collect();
    ratings.sort_by(|one, other| other.1.value.total_cmp(&one.1.value));
    ratings
}

fn add(points: &mut Vec<(&'static str, u32)>, (source, count): (&'static str, u32)) {
    match points.iter_mut().find(|known| known.0 == source) {
        Some(known) => known.1 += count,
        None => points.push((source, count)),
    }
}

fn shares(bot: &str, points: &[(&str, u32)]) -> Vec<(String, f64)> {
    let all: u32 = points.iter().map(|(_, count)| count).sum();
    let share = |count: u32| f64::from(count) / f64::from(all.max(1));
    points.iter().map(|(source, count)| (format!("{bot} · {source}"), share(*count))).collect()
}

fn section<T>(
    out: &mut dyn Write,
    title: &str,
    rows: &[(String, T)],
    show: &dyn Fn(&T) -> String,
) -> Result<(), CliError> {
    writeln!(out, "{title}")?;
    let width = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or_default();
    rows.iter().try_for_each(|(name, it)| writeln!(out, "  {name:width$}  {}", show(it)))?;
    writeln!(out)?;
    Ok(())
}
