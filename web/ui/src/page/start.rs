//! The start page: covers of the games, my tables, open tables, finished games.

use super::{AgreedOption, OtherPlayer, make, options, other_players};
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
pub struct TableListRow {
    pub href: String,
    pub game: String,
    pub cover: String,
    /// The mode, if it is not the usual one.
    pub mode: Option<String>,
    /// The time control, if there is one.
    pub pace: Option<String>,
    /// What was agreed otherwise than usual.
    pub options: Vec<AgreedOption>,
    /// How long the table has waited for a player, and how much time is left.
    pub waiting: Option<String>,
    /// Who sits there beside the reader.
    pub others: Vec<OtherPlayer>,
    /// Where the game stands, or how it ended.
    pub state: String,
    /// Shown while seats are open.
    pub chairs: Vec<SeatOccupant>,
    /// Of a table with free seats.
    pub host: Option<HostLine>,
    pub todo: TableAction,
    /// The day on which the game ended.
    pub date: Option<String>,
    /// The address of the record, once it may be read.
    pub record: Option<String>,
}

/// Whether the host is there.
#[derive(Clone, Debug)]
pub struct HostLine {
    /// The host has the table open.
    pub is_here: bool,
    /// Since when others may sit down: `5 min`.
    pub open_for: String,
}

#[derive(Clone, Debug)]
pub struct SeatOccupant {
    pub seat: SeatTag,
    pub holder: Option<String>,
}

/// What the reader would do at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableAction {
    YourTurn,
    /// Another player is away, and the reader has a vote.
    Choose,
    Look,
    /// As an onlooker.
    Watch,
    SitDown,
    Result,
}

#[derive(Clone, Debug, Default)]
pub struct StartPage {
    pub games: Vec<GameCard>,
    pub mine: Vec<TableListRow>,
    pub open: Vec<TableListRow>,
    /// Public games under way.
    pub running: Vec<TableListRow>,
    pub finished: Vec<TableListRow>,
    /// Where the rest of a list is, if it was cut.
    pub more_open: Option<&'static str>,
    pub more_running: Option<&'static str>,
    pub more_finished: Option<&'static str>,
    /// Whether the reader has asked for the rest.
    pub is_long: bool,
}

pub fn start(frame: &Frame, start: &StartPage) -> Markup {
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
        noscript { p.look-again { a href=(frame.path) { (say.text("start-look-again")) } } }
        div.lists data-stream=(if start.is_long { "/lobby?more=on" } else { "/lobby" }) { @for list in lists(start, say) { (PreEscaped(list.html)) } }
        p #connection .connection hidden {}
    };
    frame::page(frame, "start", &body, &make::dialogs(frame, &start.games))
}

/// Every list of the start page: the parts that change while it is open.
fn lists(start: &StartPage, say: Say) -> Vec<Fragment> {
    [own_list(start, say)].into_iter().chain(public_lists(start, say)).collect()
}

/// The reader's own tables.
pub fn own_list(start: &StartPage, say: Say) -> Fragment {
    let mine = list(say, "mine", &say.text("start-mine"), &say.text("start-mine-none"), &start.mine, None);
    Fragment::new("mine", mine)
}

/// What everybody may see.
pub fn public_lists(start: &StartPage, say: Say) -> Vec<Fragment> {
    let lists = [
        ("open", say.text("start-open"), say.text("start-open-none"), &start.open, start.more_open),
        ("running", say.text("start-running"), say.text("start-running-none"), &start.running, start.more_running),
        ("finished", say.text("start-finished"), say.text("start-finished-none"), &start.finished, start.more_finished),
    ];
    lists.map(|(id, title, none, rows, more)| Fragment::new(id, list(say, id, &title, &none, rows, more))).into()
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
                // Short words, so that they share a line on every card and in both languages.
                p.cover-links {
                    @if let Some(mode) = game.usual() { a.btn.btn--quiet href={ "#" (make::address(game, mode)) } { (say.text("make-title")) } }
                    a.btn.btn--quiet href={ "/learn/" (game.game) } title=(say.text("learn-title")) { (say.text("bar-learn")) }
                    a.btn.btn--quiet href={ "/rules/" (game.game) } { (say.text("bar-rules")) }
                }
            }
        }
    }
}

/// `more` is where the rest is, if there is more than these.
pub(super) fn list(say: Say, id: &str, title: &str, none: &str, rows: &[TableListRow], more: Option<&str>) -> Markup {
    html! {
        section id=(id) aria-labelledby={ (id) "-title" } {
            h2 id={ (id) "-title" } { (title) }
            @if rows.is_empty() { p.quiet.none { (none) } }
            @else { ul { @for table in rows { (row(table, say)) } } }
            @if let Some(more) = more { p { a href=(more) { (say.with("start-more", &[("list", title.into())])) } } }
        }
    }
}

fn row(table: &TableListRow, say: Say) -> Markup {
    let others = match (&table.others[..], table.todo) {
        ([], _) => say.text("row-alone"),
        (fellows, TableAction::SitDown) => other_players::at_the_table(fellows, say),
        (fellows, _) => other_players::with(fellows, say),
    };
    let (class, todo) = match table.todo {
        TableAction::YourTurn => ("btn btn--go", say.text("row-your-turn")),
        TableAction::Choose => ("btn btn--go", say.text("row-choose")),
        TableAction::Look => ("btn", say.text("row-look")),
        TableAction::Watch => ("btn", say.text("row-watch")),
        TableAction::SitDown => ("btn", say.text("row-sit")),
        TableAction::Result => ("btn", say.text("row-result")),
    };
    // A dot ends a line rather than beginning the next one.
    let about = [Some(&others), table.mode.as_ref(), table.pace.as_ref(), table.date.as_ref()].into_iter().flatten();
    let about = about.map(String::as_str).collect::<Vec<_>>().join(" · ");
    let is_over = table.todo == TableAction::Result;
    html! {
        li.row.row--over[is_over] data-waits[matches!(table.todo, TableAction::YourTurn | TableAction::Choose)] {
            span.stamp { (cover(&table.cover)) }
            div {
                h3 { a href=(table.href) { (table.game) } }
                p.quiet { (phrases(&about)) @if !table.options.is_empty() { "\u{a0}· " span.row-agreed { (options::brief(&table.options, say)) } } }
                @if let Some(host) = &table.host { p.row-host.is-away[!host.is_here] { (phrases(&host_line(host, say))) } }
                // How a game has ended is a sentence: it stands below, where there is room for it.
                @if is_over { p.row-state { (table.state) } }
                @if let Some(record) = &table.record { p.row-links { a href={ (table.href) "/replay?at=0" } { (say.text("replay-title")) } " · " a href=(record) { (say.text("row-record")) } } }
            }
            @if !table.chairs.is_empty() { (chairs(&table.chairs, say)) }
            @else if !is_over { p.row-state { (phrases(&table.state)) @if let Some(waiting) = &table.waiting { small { (phrases(waiting)) } } } }
            a class=(class) href=(table.href) { (todo) span.sr { ": " (table.game) ", " (others) } }
        }
    }
}

/// `the host is here · open for 5 min`
fn host_line(host: &HostLine, say: Say) -> String {
    let open = say.with("row-open-for", &[("time", (&host.open_for).into())]);
    let who = if host.is_here { say.text("row-host-here") } else { say.text("row-host-away") };
    format!("{who} · {open}")
}

/// Words whose lines break after a comma or a dot between two things, if they must: a number stays with what it counts.
fn phrases(words: &str) -> Markup {
    let mut lines = vec![String::new()];
    for word in words.split_inclusive(' ') {
        lines.last_mut().into_iter().for_each(|line| line.push_str(word));
        if word.trim_end().ends_with([',', ';', '·']) {
            lines.push(String::new());
        }
    }
    html! { @for line in &lines { span.phrase { (line.trim_end()) } @if line.ends_with(' ') { " " } } }
}

fn chairs(chairs: &[SeatOccupant], say: Say) -> Markup {
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
