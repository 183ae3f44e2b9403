//! A table in a list: who sits there, where the match stands and what the reader would do there.
//!
//! It tells of a running match what anybody may know: for whom it waits as everybody sees it, never who has answered under
//! seal, nor when.

use crate::{
    absent::Ending,
    agreed::agreed,
    app::{App, Shared, date, now, seat_tags},
    clock::{Pace, Seconds},
    lobby::sight::{Sight, Sights},
    seating,
};
use wardroom_catalog::AnyGame;
use wardroom_kernel::Seat;
use wardroom_search::Level;
use wardroom_store::{Holder, Millis, PersonId, State as TableState, TableRow};
use wardroom_ui::{
    Language,
    page::{self, Call, Chair, Todo},
};

/// For whom a list is: nobody in particular, or somebody whose own tables look different to them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Eyes {
    pub(crate) language: Language,
    pub(crate) person: Option<PersonId>,
}

impl Eyes {
    /// Whether the person sits there or made the table.
    pub(crate) fn are_at(self, row: &TableRow) -> bool {
        !seating::seats_of(row, self.person).is_empty() || self.person == Some(row.maker)
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Listed {
    pub(crate) row: page::TableRow,
    urgency: Millis,
}

impl Listed {
    /// Where somebody waits for the reader comes first, and of those where there is least time, or longest waited.
    pub(super) fn rank(&self) -> impl Ord + use<> {
        (!matches!(self.row.todo, Todo::YourTurn | Todo::Choose), self.urgency)
    }
    /// How a table is listed; none if its game is not here any more.
    pub(crate) async fn of(app: &Shared, eyes: Eyes, row: &TableRow) -> Option<Listed> {
        let language = eyes.language;
        let game = app.game(&row.game).ok()?;
        let own = seating::seats_of(row, eyes.person);
        let names = seating::names(app, row, language);
        let others = row.seats.iter().zip(&names).filter(|(seat, _)| seat.holder != Holder::Open);
        let others = others.filter(|(seat, _)| !own.contains(Seat(seat.seat)));
        let usual = game.modes().first().map(|mode| mode.name);
        let standing = Standing::of(app, eyes, row, &names).await;
        let chairs = seat_tags(game, row.seats.len(), language).into_iter().zip(&row.seats).zip(&names);
        let chairs = chairs
            .map(|((seat, sat), name)| Chair { seat, holder: (sat.holder != Holder::Open).then(|| name.clone()) });
        let has_room = row.seats.iter().any(|seat| seat.holder == Holder::Open);
        let row = page::TableRow {
            href: format!("/t/{}", row.id),
            game: game.title(language),
            cover: game.cover().into(),
            mode: (usual != Some(&*row.mode)).then(|| mode_name(game, &row.mode, language)),
            pace: pace_name(app, row, language),
            options: agreed(game, row, language).into_iter().filter(|option| !option.is_usual()).collect(),
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

fn fellow(holder: &Holder, name: &str) -> page::Fellow {
    match holder {
        Holder::Bot(level) => match seating::level(level) {
            Some(Level::Easy) => page::Fellow::Bot(page::Skill::Easy),
            Some(Level::Strong) => page::Fellow::Bot(page::Skill::Strong),
            Some(Level::Random) => page::Fellow::Bot(page::Skill::Random),
            Some(Level::StrongUnguided) | None => page::Fellow::Person(name.to_owned()),
        },
        Holder::Person(_) | Holder::Open => page::Fellow::Person(name.to_owned()),
    }
}

/// Where a game stands, and what the reader would do there.
struct Standing {
    words: String,
    waiting: Option<String>,
    todo: Todo,
    /// The moment at which somebody should look at the latest.
    urgency: Millis,
}

impl Standing {
    async fn of(app: &Shared, eyes: Eyes, row: &TableRow, names: &[String]) -> Standing {
        let (say, own) = (app.say(eyes.language), seating::seats_of(row, eyes.person));
        let plain = |words: String, todo| Standing { words, waiting: None, todo, urgency: Millis::MAX };
        match row.state {
            TableState::Gathering => {
                let is_mine = eyes.are_at(row);
                let is_unready = |seat: Seat| row.seats.iter().any(|s| s.seat == seat.0 && s.contribution.is_none());
                let is_full = row.seats.iter().all(|seat| seat.holder != Holder::Open);
                match is_mine {
                    false => plain(say.text("state-gathering"), Todo::SitDown),
                    true if is_full && own.into_iter().any(is_unready) => {
                        plain(say.text("state-ready"), Todo::YourTurn)
                    }
                    true => plain(say.text("state-gathering"), Todo::Look),
                }
            }
            TableState::CalledOff => plain(say.text("state-called-off"), Todo::Look),
            TableState::Over => plain(end(app, row, eyes.language, names).await, Todo::Result),
            TableState::Playing => {
                let Some(sight) = Sights::of(app, row, eyes.language, names).await else {
                    return plain(say.text("state-frozen"), Todo::Look);
                };
                let words = sight.words.clone().unwrap_or_else(|| say.text("state-frozen"));
                let mine: Vec<Seat> = own.into_iter().filter(|&seat| sight.awaited.contains(seat)).collect();
                let todo = match eyes.person.and_then(|person| sight.call(row, person, now())) {
                    Some(Call::Turn) => Todo::YourTurn,
                    Some(Call::Choice) => Todo::Choose,
                    None if own.is_empty() => Todo::Watch,
                    None => Todo::Look,
                };
                let (waiting, urgency) = match eyes.person.filter(|_| todo == Todo::Choose) {
                    Some(person) => (Some(choosing(app, eyes.language, &sight, row, person, names)), now()),
                    None => waiting(app, eyes.language, &sight, &mine, names),
                };
                Standing { words, waiting, todo, urgency }
            }
        }
    }
}

/// About whom the reader is asked.
fn choosing(
    app: &App,
    language: Language,
    sight: &Sight,
    row: &TableRow,
    person: PersonId,
    names: &[String],
) -> String {
    let say = app.say(language);
    let about = sight.agenda.asks(row, person, now());
    let about: Vec<&String> = about.into_iter().filter_map(|seat| names.get(usize::from(seat.0))).collect();
    say.with("waits-for-your-word", &[("names", say.list(&about).into())])
}

/// For whom it waits, how long, and how much time is left.
fn waiting(app: &App, language: Language, sight: &Sight, mine: &[Seat], names: &[String]) -> (Option<String>, Millis) {
    let (say, now) = (app.say(language), now());
    let waits = &sight.waits;
    let relevant = |seat: &Seat| mine.is_empty() || mine.contains(seat);
    let Some(since) = waits.iter().filter(|wait| relevant(&wait.0)).map(|wait| wait.1).min() else {
        return (None, Millis::MAX);
    };
    let time = page::span(now - since, say);
    let left = sight.deadlines.iter().filter(|due| mine.contains(&due.0)).map(|due| due.1).min();
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
async fn end(app: &Shared, row: &TableRow, language: Language, names: &[String]) -> String {
    let say = app.say(language);
    let called = |name: &str| seating::seat_called(app.game(&row.game).ok()?, row, name).ok();
    if let Some(ending) = row.outcome.as_deref().and_then(|outcome| Ending::read(outcome, called)) {
        return ending.sentence(names, say);
    }
    let sight = Sights::of(app, row, language, names).await;
    sight.and_then(|sight| sight.words.clone()).unwrap_or_else(|| say.text("state-frozen"))
}

pub(crate) fn mode_name(game: &dyn AnyGame, mode: &str, language: Language) -> String {
    game.text(language, &format!("mode-{mode}"))
}

/// How fast a table is played, where somebody is hurried.
pub(crate) fn pace_name(app: &App, row: &TableRow, language: Language) -> Option<String> {
    let say = app.say(language);
    match row.pace.parse().ok()? {
        Pace::Unhurried => None,
        Pace::Live { minutes, seconds: Seconds::Free(count) } => {
            Some(say.with("pace-name-live", &[("minutes", minutes.into()), ("seconds", count.into())]))
        }
        Pace::Live { minutes, seconds: Seconds::Added(count) } => {
            Some(say.with("pace-name-added", &[("minutes", minutes.into()), ("seconds", count.into())]))
        }
        Pace::Days(days) => Some(say.with("pace-name-days", &[("n", days.into())])),
    }
}
