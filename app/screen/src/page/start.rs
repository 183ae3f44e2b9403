//! The start page: covers of the games, my tables, open tables, finished games.

use super::make;
use crate::{
    Fragment, Frame, Say, frame,
    widget::{SeatTag, cover, icon, post},
};
use maud::{Markup, PreEscaped, html};

/// A game that can be played.
#[derive(Clone, Debug)]
pub struct GameCard {
    /// Its name in addresses and records: `turning-tides`.
    pub game: String,
    pub name: String,
    /// One or two sentences that make one want to play it.
    pub text: String,
    /// Fewest and most players.
    pub players: (u8, u8),
    pub minutes: u32,
    /// Id of the cover drawing.
    pub cover: String,
    /// At least one; the first is proposed.
    pub modes: Vec<ModeCard>,
    /// What the reader chose when they last made a table of it: the fields of `POST /make`.
    pub last: Vec<(String, String)>,
}

impl GameCard {
    /// What was chosen last in a field, if that was in the same mode.
    pub(super) fn last(&self, mode: &str, name: &str) -> Option<&str> {
        let field = |name: &str| self.last.iter().rfind(|field| field.0 == name).map(|field| &*field.1);
        field(name).filter(|_| field("mode") == Some(mode))
    }
    /// The mode that is proposed.
    pub(super) fn usual(&self) -> Option<&ModeCard> {
        let last = self.modes.iter().find(|mode| self.last(&mode.mode, "mode").is_some());
        last.or(self.modes.first())
    }
}

/// A way to play a game.
#[derive(Clone, Debug)]
pub struct ModeCard {
    pub mode: String,
    pub name: String,
    pub seats: Vec<SeatTag>,
    /// Seats beyond these many may stay empty.
    pub fewest: usize,
    pub options: Vec<make::OptionChoice>,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct TableRow {
    pub href: String,
    pub game: String,
    pub cover: String,
    /// The mode, if it is not the usual one.
    pub mode: Option<String>,
    /// How fast it is played, where somebody is hurried.
    pub pace: Option<String>,
    /// How long somebody has been waited for, and how much time is left.
    pub waiting: Option<String>,
    /// Who sits there beside the reader.
    pub others: Vec<String>,
    /// Where the game stands, or how it ended.
    pub state: String,
    /// Shown while seats are open.
    pub chairs: Vec<Chair>,
    pub todo: Todo,
    /// The address of the record, once it may be read.
    pub record: Option<String>,
}

#[derive(Clone, Debug)]
pub struct Chair {
    pub seat: SeatTag,
    pub holder: Option<String>,
}

/// What the reader would do at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Todo {
    YourTurn,
    Look,
    /// As an onlooker.
    Watch,
    SitDown,
    Result,
}

#[derive(Clone, Debug, Default)]
pub struct Start {
    pub games: Vec<GameCard>,
    pub mine: Vec<TableRow>,
    pub open: Vec<TableRow>,
    /// Games under way that anybody may look at.
    pub running: Vec<TableRow>,
    pub finished: Vec<TableRow>,
}

pub fn start(frame: &Frame, start: &Start) -> Markup {
    let say = frame.say;
    let first = start.games.first().and_then(|game| Some(make::address(game, game.usual()?)));
    let body = html! {
        div.greet {
            div {
                h1 { (say.text("start-title")) }
                p { (say.with("start-text", &[("games", start.games.len().into())])) }
            }
            @if let Some(first) = first { a.btn href={ "#" (first) } { (icon("ui-plus")) " " (say.text("make-title")) } }
        }
        ul.covers aria-label=(say.text("start-games")) { @for game in &start.games { (game_card(game, say)) } }
        div.lists data-stream="/lobby" { @for list in lists(start, say) { (PreEscaped(list.html)) } }
        p #connection .connection role="status" hidden {}
    };
    frame::page(frame, "start", &body, &make::dialogs(frame, &start.games))
}

/// Every list of the start page: the parts that change while somebody looks at it.
pub fn lists(start: &Start, say: Say) -> Vec<Fragment> {
    let mut lists = vec![
        Fragment::new("mine", list(say, "mine", &say.text("start-mine"), &say.text("start-mine-none"), &start.mine)),
        Fragment::new("open", list(say, "open", &say.text("start-open"), &say.text("start-open-none"), &start.open)),
    ];
    let running = list(say, "running", &say.text("start-running"), &say.text("start-running-none"), &start.running);
    lists.push(Fragment::new("running", running));
    let finished =
        list(say, "finished", &say.text("start-finished"), &say.text("start-finished-none"), &start.finished);
    lists.push(Fragment::new("finished", finished));
    lists
}

fn game_card(game: &GameCard, say: Say) -> Markup {
    let (fewest, most) = game.players;
    let players = if fewest == most {
        say.with("players", &[("n", most.into()), ("minutes", game.minutes.into())])
    } else {
        say.with("players-range", &[("from", fewest.into()), ("to", most.into()), ("minutes", game.minutes.into())])
    };
    html! {
        li.cover {
            div.cover-art { (cover(&game.cover)) }
            h2 { (game.name) }
            p.cover-text { (game.text) }
            p.label { (players) }
            div.cover-go {
                (post("/play-now", &[("game", &game.game)], "btn btn--go", &html! { (say.text("start-play-now")) }))
                @if let Some(mode) = game.usual() { a.btn.btn--quiet href={ "#" (make::address(game, mode)) } { (say.text("make-title")) } }
                a.btn.btn--quiet href={ "/learn/" (game.game) } { (say.text("learn-title")) }
                a.btn.btn--quiet href={ "/rules/" (game.game) } { (say.text("bar-rules")) }
            }
        }
    }
}

pub(super) fn list(say: Say, id: &str, title: &str, none: &str, rows: &[TableRow]) -> Markup {
    html! {
        section id=(id) aria-labelledby={ (id) "-title" } {
            h2 id={ (id) "-title" } { (title) }
            @if rows.is_empty() { p.quiet.none { (none) } }
            @else { ul { @for table in rows { (row(table, say)) } } }
        }
    }
}

fn row(table: &TableRow, say: Say) -> Markup {
    let others = match (&table.others[..], table.todo) {
        ([], _) => say.text("row-alone"),
        (names, Todo::SitDown) => say.with("row-host", &[("names", say.list(names).into())]),
        (names, _) => say.with("row-with", &[("names", say.list(names).into())]),
    };
    let (class, todo) = match table.todo {
        Todo::YourTurn => ("btn btn--go", say.text("row-your-turn")),
        Todo::Look => ("btn", say.text("row-look")),
        Todo::Watch => ("btn", say.text("row-watch")),
        Todo::SitDown => ("btn", say.text("row-sit")),
        Todo::Result => ("btn", say.text("row-result")),
    };
    html! {
        li.row {
            span.stamp { (cover(&table.cover)) }
            div {
                h3 { a href=(table.href) { (table.game) } }
                p.quiet { (others) @if let Some(mode) = &table.mode { " · " (mode) } @if let Some(pace) = &table.pace { " · " (pace) } @if let Some(record) = &table.record { " · " a href={ (table.href) "/replay?at=0" } { (say.text("replay-title")) } " · " a href=(record) { (say.text("row-record")) } } }
            }
            @if table.chairs.is_empty() { p.row-state { (table.state) @if let Some(waiting) = &table.waiting { small { (waiting) } } } } @else { (chairs(&table.chairs, say)) }
            a class=(class) href=(table.href) { (todo) span.sr { ": " (table.game) ", " (others) } }
        }
    }
}

fn chairs(chairs: &[Chair], say: Say) -> Markup {
    let taken = chairs.iter().filter(|chair| chair.holder.is_some()).count();
    html! {
        p.row-chairs role="img" aria-label=(say.with("row-chairs", &[("taken", taken.into()), ("all", chairs.len().into())])) {
            @for chair in chairs {
                @if let Some(holder) = &chair.holder {
                    span.chair title=(holder) data-seat=(chair.seat.slug) { (holder.chars().next().unwrap_or('?')) }
                } @else { span.chair.chair--open title=(chair.seat.title) {} }
            }
        }
    }
}
