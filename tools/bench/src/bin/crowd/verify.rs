//! Verification: plays every journal again and compares it with what each watcher received.

use crate::{Args, percentile, scenario::Observations, scenario::ObservedTable, server::ResourceUse, watcher::Seen};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use wardroom_bench::http::Result;
use wardroom_catalog::{AnyGame, AnyMatch, Boxes, RenderContext, games};
use wardroom_kernel::Viewer;
use wardroom_live::audit;
use wardroom_store::{JournalEntry, Store, TableRow};
use wardroom_ui::Language;

/// After so many milliseconds it is checked whether the line changed anything that a watcher sees.
const SUSPICIOUS: f64 = 100.0;

#[derive(Default, Debug)]
pub(crate) struct Verification {
    /// Lines of all journals.
    lines: usize,
    /// Of them, those that changed the picture while all watchers were connected.
    visible: usize,
    /// From each of these until the last watcher received it, in milliseconds.
    waits: Vec<f64>,
    /// From each of these until each watcher received it.
    each: Vec<f64>,
    unplayable: Vec<String>,
    /// Watchers who have not received the last answer, or whose page differs from a new watcher's.
    mistaken: usize,
    /// Watchers who received decreasing numbers, or the same picture twice in a row.
    confused: usize,
    not_told: usize,
    over: usize,
}

/// A line of a journal as it was played again.
struct Line {
    at: f64,
    /// Number of answers after this line.
    answers: u64,
    /// Hash of the picture after this line, if it was needed.
    look: Option<u64>,
}

pub(crate) async fn verify(args: &Args, observations: &Observations) -> Result<Verification> {
    let (games, store) = (games(&Boxes::new()), Store::open(&args.data.display().to_string()).await?);
    let mut verification = Verification::default();
    for (id, table) in &observations.tables {
        let row = store.table(id).await?.ok_or_else(|| format!("table {id} is gone"))?;
        let journal = store.journal(id, 0).await?;
        verification.lines += journal.len();
        verification.over += usize::from(row.state == wardroom_store::State::Over);
        match play(&games, &row, &journal, &BTreeSet::new()) {
            Err(why) => verification.unplayable.push(why),
            Ok((lines, answers)) => {
                verification.compare(table, answers);
                verification.time(observations, table, &lines, |suspects| play(&games, &row, &journal, suspects));
            }
        }
    }
    store.close().await;
    Ok(verification)
}

/// Plays the journal again and draws the suspicious lines. Returns the lines and the number of answers at the end: a match that
/// began just before the end may have no line and many answers of chance.
fn play(
    games: &[Box<dyn AnyGame>],
    row: &TableRow,
    journal: &[JournalEntry],
    suspects: &BTreeSet<usize>,
) -> std::result::Result<(Vec<Line>, u64), String> {
    let names: Vec<String> = row.seats.iter().map(|seat| seat.name.clone()).collect();
    let mut lines = Vec::new();
    let mut tell = |entry: &JournalEntry, sitting: &dyn AnyMatch| {
        let place = lines.len();
        let is_asked = suspects.contains(&place) || suspects.contains(&(place + 1));
        let look = is_asked.then(|| look(sitting, &names));
        lines.push(Line { at: entry.at as f64, answers: sitting.answers() as u64, look });
    };
    let answers = audit::replay(games, row, journal, &mut tell).map_err(|why| why.to_string())?;
    Ok((lines, answers as u64))
}

fn look(sitting: &dyn AnyMatch, names: &[String]) -> u64 {
    use std::hash::{DefaultHasher, Hash as _, Hasher as _};
    let moment = RenderContext { viewer: Viewer::Spectator, names, language: Language::En };
    let mut hasher = DefaultHasher::new();
    format!("{:?}", sitting.draw(moment)).hash(&mut hasher);
    sitting.log(moment, 0).len().hash(&mut hasher);
    hasher.finish()
}

impl Verification {
    fn compare(&mut self, table: &ObservedTable, answers: u64) {
        for seen in &table.watchers {
            // An answer that changes no picture causes no patch and so no number; a new watcher receives the last number.
            let is_right = seen.id == table.at_last.id
                && seen.answers() <= answers
                && table.at_last.answers() == answers
                && seen.page.as_ref().is_none_or(|page| Some(page) == table.at_last.page.as_ref());
            self.mistaken += usize::from(!is_right);
            let is_in_order = seen.patches.is_sorted_by_key(|patch| patch.0);
            self.confused += usize::from(!is_in_order || seen.repeated > 0);
            self.not_told += usize::from(!seen.is_told && !seen.is_over);
        }
    }
    fn time(
        &mut self,
        observations: &Observations,
        table: &ObservedTable,
        lines: &[Line],
        draw: impl Fn(&BTreeSet<usize>) -> std::result::Result<(Vec<Line>, u64), String>,
    ) {
        /// An answer of the last moments may be sent after the restart.
        const LAST_MOMENTS: f64 = 1000.0;
        let mut timed: Vec<(usize, Vec<f64>)> = Vec::new();
        let all_are_here = table.watchers.iter().map(Seen::since).fold(observations.watched.0, f64::max);
        for (place, line) in lines.iter().enumerate() {
            // A sealed answer or table talk makes no new picture.
            let is_new = place == 0 || lines[place - 1].answers != line.answers;
            if !is_new || line.at < all_are_here || line.at > observations.watched.1 - LAST_MOMENTS {
                continue;
            }
            let wait = |seen: &Seen| {
                let first = seen.patches.partition_point(|patch| patch.0 < line.answers);
                seen.patches.get(first).map_or(f64::INFINITY, |patch| (patch.1 - line.at).max(0.0))
            };
            timed.push((place, table.watchers.iter().map(wait).collect()));
        }
        let last = |waits: &[f64]| waits.iter().copied().fold(0.0, f64::max);
        let suspects: BTreeSet<usize> =
            timed.iter().filter(|(_, waits)| last(waits) > SUSPICIOUS).map(|(place, _)| *place).collect();
        let drawn = if suspects.is_empty() { Ok(Vec::new()) } else { draw(&suspects).map(|(lines, _)| lines) };
        let shows_nothing = |place: usize| match &drawn {
            Ok(drawn) if suspects.contains(&place) && place > 0 => drawn[place].look == drawn[place - 1].look,
            Ok(_) | Err(_) => false,
        };
        for (place, waits) in timed.into_iter().filter(|(place, _)| !shows_nothing(*place)) {
            debug_assert!(place < lines.len());
            self.visible += 1;
            self.waits.push(last(&waits));
            self.each.extend(waits);
        }
    }
    pub(crate) fn json(mut self, args: &Args, observations: &Observations) -> Value {
        let seconds = (observations.watched.1 - observations.watched.0) / 1e3;
        let bytes = observations.tables.values().flat_map(|table| &table.watchers).map(|seen| seen.bytes).sum::<u64>();
        let cpu = |used: &[ResourceUse]| used[used.len() - 1].cpu_seconds - used[0].cpu_seconds;
        let megabytes: Vec<f64> = observations.used.iter().map(|used| used.megabytes).collect();
        let second_half = &megabytes[megabytes.len() / 2..];
        json!({
            "tables": observations.tables.len(),
            "playing": observations.playing,
            "watchers": observations.watchers,
            "seconds": seconds,
            "pause_ms": args.pause,
            "level": args.level,
            "lines": self.lines,
            "over": self.over,
            "visible": self.visible,
            "answers_per_second": self.visible as f64 / seconds,
            "patches_per_second": self.each.len() as f64 / seconds,
            "megabytes_per_second": bytes as f64 / seconds / 1e6,
            "last_p50_ms": percentile(&mut self.waits, 0.5),
            "last_p99_ms": percentile(&mut self.waits, 0.99),
            "last_max_ms": percentile(&mut self.waits, 1.0),
            "each_p99_ms": percentile(&mut self.each, 0.99),
            "unplayable": self.unplayable,
            "mistaken": self.mistaken,
            "confused": self.confused,
            "not_told": self.not_told,
            "behind": observations.tables.values().map(|table| table.behind).sum::<usize>(),
            "stop_ms": observations.stop.as_secs_f64() * 1e3,
            "memory_begin_mb": megabytes.first(),
            "memory_middle_mb": second_half.first(),
            "memory_end_mb": megabytes.last(),
            "memory_slope_mb_per_minute": slope(second_half) * 60.0,
            "memory": megabytes.iter().step_by((megabytes.len() / 20).max(1)).map(|mb| mb.round()).collect::<Vec<_>>(),
            "server_cores": cpu(&observations.used) / seconds,
            "watchers_cores": observations.own_cpu / seconds,
        })
    }
}

/// The growth from one value to the next, by least squares.
fn slope(values: &[f64]) -> f64 {
    let count = values.len() as f64;
    let (mean_x, mean_y) = ((count - 1.0) / 2.0, values.iter().sum::<f64>() / count);
    let pairs = || values.iter().enumerate().map(|(x, y)| (x as f64 - mean_x, y - mean_y));
    let spread: f64 = pairs().map(|(x, _)| x * x).sum();
    pairs().map(|(x, y)| x * y).sum::<f64>() / spread.max(1.0)
}
