//! What came of a match, as statistics know it, and whether it may count.

use wardroom_catalog::Sitting;
use wardroom_kernel::{Outcome, Seat, Seats};
use wardroom_store::{Entry, Holder, NewPlace, NewResult, TableRow, Verdict, Who};

/// With fewer answers of anybody there was no match.
const FEWEST_ANSWERS: usize = 4;

/// Why a match does not count. People should not be able to move their rating without an opponent, nor lose by accident.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Unrated {
    /// It ended without a result.
    Unfinished,
    /// Somebody sat at several seats.
    OneScreen,
    /// It began in the midst of another match, or was a lesson.
    PlayedOn,
    /// Somebody has hardly answered.
    Short,
    /// A bot sailed on for somebody who was away.
    StandIn,
    /// Somebody asked the strong bot what to do.
    Hint,
}

impl Unrated {
    const ALL: [Unrated; 6] =
        [Unrated::Unfinished, Unrated::OneScreen, Unrated::PlayedOn, Unrated::Short, Unrated::StandIn, Unrated::Hint];

    /// As the store keeps it, and after `unrated-` the key of its text.
    pub(super) fn name(self) -> &'static str {
        match self {
            // text: unrated-unfinished unrated-one-screen unrated-played-on unrated-short unrated-stand-in unrated-hint
            Unrated::Unfinished => "unfinished",
            Unrated::OneScreen => "one-screen",
            Unrated::PlayedOn => "played-on",
            Unrated::Short => "short",
            Unrated::StandIn => "stand-in",
            Unrated::Hint => "hint",
        }
    }
    pub(super) fn read(name: &str) -> Option<Unrated> {
        Unrated::ALL.into_iter().find(|known| known.name() == name)
    }
}

/// A rating belongs to a game and a way to play it: the levels of a mode (`duel`, `duel-expert`) share one.
pub(crate) fn pool(game: &str, mode: &str) -> String {
    format!("{game}/{}", family(mode))
}
pub(crate) fn family(mode: &str) -> &str {
    mode.split('-').next().unwrap_or(mode)
}

/// `journal` tells what rules and records do not know: who was helped.
pub(super) fn of(row: &TableRow, sitting: &dyn Sitting, journal: &[Entry]) -> NewResult {
    let outcome = sitting.outcome();
    let sides = sitting.sides();
    let places = places(&sides, outcome, sitting);
    let side = |seat: Seat| sides.iter().position(|side| side.contains(seat)).unwrap_or(usize::from(seat.0));
    let verdict = |seat: Seat| match outcome {
        None => Verdict::Drawn,
        Some(outcome) if outcome.winners.count() == row.seats.len() || outcome.winners.count() == 0 => Verdict::Drawn,
        Some(outcome) if outcome.winners.contains(seat) => Verdict::Won,
        Some(_) => Verdict::Lost,
    };
    let place = |sat: &wardroom_store::SeatRow| {
        let seat = Seat(sat.seat);
        let side = side(seat);
        NewPlace {
            who: match &sat.holder {
                Holder::Person(person) => Who::Person(*person),
                Holder::Bot(level) => Who::Bot(level.clone()),
                Holder::Open => Who::Bot("random".into()),
            },
            side: small(side),
            place: places.get(side).copied().unwrap_or(1),
            verdict: verdict(seat),
            score: sitting.score(seat),
            roles: sitting.roles(seat).join(" "),
        }
    };
    NewResult {
        table: row.id.clone(),
        game: row.game.clone(),
        mode: row.mode.clone(),
        pool: pool(&row.game, &row.mode),
        reason: outcome.map_or("unfinished", |outcome| outcome.reason).into(),
        answers: u32::try_from(sitting.answers()).unwrap_or(u32::MAX),
        ended: row.updated,
        is_public: row.is_public,
        unrated: unrated(row, sitting, journal).map(|why| why.name().into()),
        seats: row.seats.iter().map(place).collect(),
    }
}

fn unrated(row: &TableRow, sitting: &dyn Sitting, journal: &[Entry]) -> Option<Unrated> {
    let people = || row.seats.iter().filter(|seat| matches!(seat.holder, Holder::Person(_)));
    let is_twice = people().any(|seat| people().any(|other| other.seat != seat.seat && other.holder == seat.holder));
    let mut answers = vec![0; row.seats.len()];
    for (seat, _) in (0..sitting.answers()).filter_map(|place| sitting.answer(place)) {
        if let Some(count) = seat.and_then(|seat| answers.get_mut(usize::from(seat.0))) {
            *count += 1;
        }
    }
    if sitting.outcome().is_none() {
        Some(Unrated::Unfinished)
    } else if is_twice {
        Some(Unrated::OneScreen)
    } else if sitting.heading().given > 0 {
        Some(Unrated::PlayedOn)
    } else if answers.iter().any(|&count| count < FEWEST_ANSWERS) {
        Some(Unrated::Short)
    } else {
        journal.iter().find_map(|entry| help(&entry.line))
    }
}

/// Whether a line of the journal tells that somebody did not play alone (see `journal.rs`).
fn help(line: &str) -> Option<Unrated> {
    match line.split_once(' ')? {
        ("!", note) if note.contains(": agreed bot:") => Some(Unrated::StandIn),
        ("?", _) => Some(Unrated::Hint),
        _ => None,
    }
}

/// The place of each side: the winners first, the others by their points where the game was played to its end.
fn places(sides: &[Seats], outcome: Option<Outcome>, sitting: &dyn Sitting) -> Vec<u8> {
    let Some(outcome) = outcome else { return vec![1; sides.len()] };
    let is_played_out = !matches!(outcome.reason, "resignation" | "surrender" | "agreement");
    let has_won = |side: &Seats| side.into_iter().any(|seat| outcome.winners.contains(seat));
    let points = |side: &Seats| side.into_iter().filter_map(|seat| sitting.score(seat)).max().unwrap_or_default();
    let worth = |side: &Seats| (has_won(side), if is_played_out && !has_won(side) { points(side) } else { 0 });
    let better = |side: &Seats| sides.iter().filter(|other| worth(other) > worth(side)).count();
    sides.iter().map(|side| small(better(side) + 1)).collect()
}

fn small(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}
