//! A table in a list: its players, the state of the match, and what the viewer can do there. Of a running match it shows what is
//! public: for whom it waits, and never which seat has a sealed answer, or since when.

use crate::{texts::date, texts::say};
use wardroom_accounts::{now, parse_level};
use wardroom_kernel::Seat;
use wardroom_live::{
    LiveTables,
    absence::Ending,
    games::seat_tags,
    labels::{agreed_options, mode_name, time_control_name},
    match_summary::{MatchSummary, SummaryCache},
    seating,
};
use wardroom_search::Level;
use wardroom_store::{Holder, Millis, PersonId, State as TableState, TableRow};
use wardroom_ui::{
    Language,
    page::{self, SeatOccupant, TableAction, WaitReason},
};

/// For whom a list is: the public, or a person, whose own tables look different to them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ListViewer {
    pub(crate) language: Language,
    pub(crate) person: Option<PersonId>,
}

impl ListViewer {
    /// Whether the person sits there or is the host.
    pub(crate) fn is_at(self, row: &TableRow) -> bool {
        !seating::seats_of(row, self.person).is_empty() || self.person == Some(row.maker)
    }
}

#[derive(Clone, Debug)]
pub(super) struct Listed {
    pub(super) row: page::TableListRow,
    urgency: Millis,
}

impl Listed {
    /// Tables that wait for the viewer first, and of those the ones with the least time, or with the longest wait.
    pub(super) fn rank(&self) -> impl Ord + use<> {
        (!matches!(self.row.todo, TableAction::YourTurn | TableAction::Choose), self.urgency)
    }
    /// None if this program does not have the game.
    pub(super) async fn new(
        tables: &LiveTables,
        summaries: &SummaryCache,
        viewer: ListViewer,
        row: &TableRow,
    ) -> Option<Listed> {
        let language = viewer.language;
        let game = tables.game(&row.game).ok()?;
        let own = seating::seats_of(row, viewer.person);
        let names = seating::names(row, language);
        let others = row.seats.iter().zip(&names).filter(|(seat, _)| seat.holder != Holder::Open);
        let others = others.filter(|(seat, _)| !own.contains(Seat(seat.seat)));
        let usual = game.modes().first().map(|mode| mode.name);
        let standing = Standing::new(tables, summaries, viewer, row, &names).await;
        let chairs = seat_tags(game, row.seats.len(), language).into_iter().zip(&row.seats).zip(&names);
        let chairs = chairs.map(|((seat, sat), name)| SeatOccupant {
            seat,
            holder: (sat.holder != Holder::Open).then(|| name.clone()),
        });
        let has_room = row.seats.iter().any(|seat| seat.holder == Holder::Open);
        let row = page::TableListRow {
            href: format!("/t/{}", row.id),
            game: game.title(language),
            cover: game.cover().into(),
            mode: (usual != Some(&*row.mode)).then(|| mode_name(game, &row.mode, language)),
            pace: time_control_name(row, language),
            options: agreed_options(game, row, language).into_iter().filter(|option| !option.is_usual()).collect(),
            others: others.map(|(seat, name)| fellow(&seat.holder, name)).collect(),
            state: standing.words,
            waiting: standing.waiting,
            chairs: if has_room { chairs.collect() } else { Vec::new() },
            todo: standing.todo,
            host: None,
            date: (row.state == TableState::Over).then(|| date(row.updated, language)),
            record: (row.state == TableState::Over).then(|| format!("/t/{}/record", row.id)),
        };
        Some(Listed { row, urgency: standing.urgency })
    }
}

fn fellow(holder: &Holder, name: &str) -> page::OtherPlayer {
    match holder {
        Holder::Bot(level) => match parse_level(level) {
            Some(Level::Easy) => page::OtherPlayer::Bot(page::BotLevel::Easy),
            Some(Level::Strong) => page::OtherPlayer::Bot(page::BotLevel::Strong),
            Some(Level::Random) => page::OtherPlayer::Bot(page::BotLevel::Random),
            Some(Level::StrongUnguided) | None => page::OtherPlayer::Person(name.to_owned()),
        },
        Holder::Person(_) | Holder::Open => page::OtherPlayer::Person(name.to_owned()),
    }
}

/// The state of a match, and what the viewer can do there.
struct Standing {
    words: String,
    waiting: Option<String>,
    todo: TableAction,
    /// When the viewer should look at the latest.
    urgency: Millis,
}

impl Standing {
    async fn new(
        tables: &LiveTables,
        summaries: &SummaryCache,
        viewer: ListViewer,
        row: &TableRow,
        names: &[String],
    ) -> Standing {
        let (say, own) = (say(viewer.language), seating::seats_of(row, viewer.person));
        let plain = |words: String, todo| Standing { words, waiting: None, todo, urgency: Millis::MAX };
        match row.state {
            TableState::Gathering => {
                let is_mine = viewer.is_at(row);
                let is_unready = |seat: Seat| row.seats.iter().any(|s| s.seat == seat.0 && s.contribution.is_none());
                let is_full = row.seats.iter().all(|seat| seat.holder != Holder::Open);
                match is_mine {
                    false => plain(say.text("state-gathering"), TableAction::SitDown),
                    true if is_full && own.into_iter().any(is_unready) => {
                        plain(say.text("state-ready"), TableAction::YourTurn)
                    }
                    true => plain(say.text("state-gathering"), TableAction::Look),
                }
            }
            TableState::CalledOff => plain(say.text("state-called-off"), TableAction::Look),
            TableState::Over => plain(end(tables, summaries, row, viewer.language, names).await, TableAction::Result),
            TableState::Playing => {
                let Some(summary) = summaries.get(tables, row, viewer.language, names).await else {
                    return plain(say.text("state-frozen"), TableAction::Look);
                };
                let words = summary.words.clone().unwrap_or_else(|| say.text("state-frozen"));
                let mine: Vec<Seat> = own.into_iter().filter(|&seat| summary.awaited.contains(seat)).collect();
                let todo = match viewer.person.and_then(|person| summary.call(row, person, now())) {
                    Some(WaitReason::Turn) => TableAction::YourTurn,
                    Some(WaitReason::Choice) => TableAction::Choose,
                    None if own.is_empty() => TableAction::Watch,
                    None => TableAction::Look,
                };
                let (waiting, urgency) = match viewer.person.filter(|_| todo == TableAction::Choose) {
                    Some(person) => (Some(choosing(viewer.language, &summary, row, person, names)), now()),
                    None => waiting(viewer.language, &summary, &mine, names),
                };
                Standing { words, waiting, todo, urgency }
            }
        }
    }
}

/// The vote that waits for the viewer.
fn choosing(language: Language, summary: &MatchSummary, row: &TableRow, person: PersonId, names: &[String]) -> String {
    let say = say(language);
    let about = summary.agenda.asks(row, person, now());
    let about: Vec<&String> = about.into_iter().filter_map(|seat| names.get(usize::from(seat.0))).collect();
    say.with("waits-for-your-word", &[("names", say.list(&about).into())])
}

/// For whom it waits, how long, and how much time is left.
fn waiting(language: Language, summary: &MatchSummary, mine: &[Seat], names: &[String]) -> (Option<String>, Millis) {
    let (say, now) = (say(language), now());
    let waits = &summary.waits;
    let relevant = |seat: &Seat| mine.is_empty() || mine.contains(seat);
    let Some(since) = waits.iter().filter(|wait| relevant(&wait.0)).map(|wait| wait.1).min() else {
        return (None, Millis::MAX);
    };
    let time = page::span(now - since, say);
    let left = summary.deadlines.iter().filter(|due| mine.contains(&due.0)).map(|due| due.1).min();
    let words = match (mine.is_empty(), left) {
        (true, _) => {
            let names = waits.iter().filter_map(|wait| names.get(usize::from(wait.0.0))).collect::<Vec<_>>();
            say.with("waits-for", &[("names", say.list(&names).into()), ("time", time.into())])
        }
        (false, Some(left)) => {
            let left = page::span(left - now, say);
            say.with("waits-for-you-until", &[("time", time.into()), ("left", left.into())])
        }
        (false, None) => say.with("waits-for-you", &[("time", time.into())]),
    };
    (Some(words), left.unwrap_or(since))
}

/// How it ended.
async fn end(
    tables: &LiveTables,
    summaries: &SummaryCache,
    row: &TableRow,
    language: Language,
    names: &[String],
) -> String {
    let say = say(language);
    let called = |name: &str| seating::seat_called(tables.game(&row.game).ok()?, row, name).ok();
    if let Some(ending) = row.outcome.as_deref().and_then(|outcome| Ending::parse(outcome, called)) {
        return ending.sentence(names, language);
    }
    let summary = summaries.get(tables, row, language, names).await;
    summary.and_then(|summary| summary.words.clone()).unwrap_or_else(|| say.text("state-frozen"))
}
