//! The table: bar, the game's own parts, offers bar, logbook, menu. The game draws the middle, everything around it is here.

mod menu;
pub(super) mod offers;
mod why;

pub use why::WhyNotAnswer;

use super::{AgreedOption, ClocksAndAbsence, MatchEnd, Social, YOUR_TURN, chat, elsewhere, end, presence, watch};
use crate::{
    DrawnTable, Fragment, Frame, LogLine, Say, frame,
    widget::{SeatTag, crest_small, hidden, icon},
};
use maud::{Markup, PreEscaped, html};
pub(super) use menu::help;
use wardroom_kernel::Talk;

/// A table as one viewer sees it now.
#[derive(Clone, Debug)]
pub struct TablePage<'a> {
    pub id: &'a str,
    /// The game's name in addresses.
    pub game: &'a str,
    pub game_name: String,
    /// The viewer's seat in records (`gold`); none for onlookers.
    pub seat: Option<&'a str>,
    /// What was agreed beforehand. It does not change during a game, so only a whole page says it.
    pub options: &'a [AgreedOption],
    /// The number of the viewer's open question, else that of the table.
    pub seq: u64,
    pub board: &'a DrawnTable,
    /// How many hints were asked for at this table. Every viewer may know.
    pub hints: u32,
    /// All seats, in their order.
    pub seats: &'a [SeatTag],
    /// The whole logbook, as the viewer may hear it.
    pub log: &'a [LogLine],
    pub may_undo: bool,
    /// The viewer may ask what the strong bot would do.
    pub may_hint: bool,
    /// What the viewer may say now.
    pub talk: &'a [Talk],
    /// The match waits for the viewer.
    pub is_awaited: bool,
    /// The offer that waits for an answer, of the viewer or of another player.
    pub offer: Option<&'a OpenOffer>,
    /// How the last offer ended, until the next answer.
    pub last_word: Option<&'a LastWord>,
    pub end: Option<&'a MatchEnd>,
    pub watch: &'a ClocksAndAbsence,
    /// What the viewer asked about, without scripts.
    pub why: Option<&'a WhyNotAnswer>,
}

/// An offer that is open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenOffer {
    /// One of [`Talk::OFFERS`].
    pub word: Talk,
    /// Who has made it.
    pub by: String,
    /// Who has yet to answer.
    pub asked: Vec<String>,
}

/// An offer was declined, or withdrawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LastWord {
    pub word: Talk,
    pub by: String,
}

impl TablePage<'_> {
    /// Yes and no to an offer that is made to the viewer.
    fn must_answer(&self) -> Option<[Talk; 2]> {
        Talk::OFFERS.into_iter().filter_map(Talk::answers).find(|[yes, _]| self.talk.contains(yes))
    }
    /// By what the viewer ends an offer of their own that waits for an answer.
    fn may_withdraw(&self) -> Option<Talk> {
        Talk::OFFERS.into_iter().filter_map(Talk::withdrawal).find(|word| self.talk.contains(word))
    }
    fn post_to(&self, what: &str) -> String {
        format!("/t/{}/{what}", self.id)
    }
    /// Where this page is: after a form without scripts the server leads back here.
    fn seat_query(&self) -> String {
        self.seat.map_or_else(String::new, |seat| format!("?seat={seat}"))
    }
    /// Number and seat, as every answer sends them.
    fn reply_fields(&self) -> Markup {
        html! { (hidden("seq", &self.seq.to_string())) (hidden("seat", self.seat.unwrap_or_default())) }
    }
}

/// Seconds after which a page without scripts looks whether others have answered.
const REFRESH: u32 = 5;
/// Drawings that may appear in a shared part after the page was laid out.
const TO_COME: [&str; 8] = ["ui-why", "ui-check", "fame", "ui-seal", "ui-plus", "ui-undo", "ui-eye", "ui-clock"];

pub fn table(frame: &Frame, table: &TablePage, social: &Social) -> Markup {
    let say = frame.say;
    // A viewer who has answered under seal keeps the offers and still follows the others.
    let waits = !table.is_awaited && table.end.is_none();
    let mut to_come: Vec<String> = TO_COME.iter().map(|&id| id.to_owned()).collect();
    to_come.extend(table.seats.iter().map(|seat| format!("crest-{}", seat.slug)));
    let to_come: Vec<&str> = to_come.iter().map(String::as_str).chain(frame.symbols_to_come.iter().copied()).collect();
    let title = if table.is_awaited { format!("{YOUR_TURN}{}", frame.title) } else { frame.title.clone() };
    let frame = Frame { title, refresh: waits.then_some(REFRESH), symbols_to_come: &to_come, ..frame.clone() };
    let middle = html! { h1 { (table.game_name) } (state(table.board, table.hints, say)) (presence::strip(&social.company, say)) (elsewhere(&social.elsewhere, say)) (watch::clocks(table.watch, say)) };
    // Before the end it holds everybody's secrets, and is not given out.
    let record = table.end.map(|_| table.post_to("record"));
    let content = html! {
        (frame::bar(&frame, &middle, &menu::tools(&frame, table)))
        main #table class={ "table table--" (table.game) } data-table=(table.id) data-game=(table.game) data-seat-of-viewer=[table.seat] data-look=[table.watch.look] data-now=[table.watch.now.filter(|_| !table.watch.seats.is_empty())]
            data-stream={ "/t/" (table.id) "/stream" (table.seat_query()) } {
            @for fragment in &table.board.fragments { (PreEscaped(&fragment.html)) }
            (offers::section(table, &why::form(table, say), say))
            (logbook(table.log, table.seats, record.as_deref(), &chat::section(&social.chat, Some("#table"), say), say))
        }
        (end::paper(table, say))
        p #connection .connection hidden {}
        (menu::help(say))
    };
    frame::document(&frame, "game", "offers", &content)
}

/// Every part of the page that can change, the game's first. Send those that differ from what was sent before.
pub fn table_fragments(table: &TablePage, say: Say) -> Vec<Fragment> {
    let shared = [
        Fragment::new("state", state(table.board, table.hints, say)),
        Fragment::new("undo", menu::undo(table, say)),
        Fragment::new("talk", menu::talk(table, say)),
        Fragment::new("clocks", watch::clocks(table.watch, say)),
        Fragment::new("offers", offers::section(table, &html! {}, say)),
        Fragment::new("end", end::paper(table, say)),
    ];
    table.board.fragments.iter().cloned().chain(shared).collect()
}

pub(super) fn state(board: &DrawnTable, hints: u32, say: Say) -> Markup {
    let mut parts = board.state.split(" · ").peekable();
    html! {
        p #state .bar-state {
            b { (parts.next().unwrap_or_default()) }
            // The space is for screen readers, which read it as one sentence.
            @while let Some(part) = parts.next() { " " span.wide.bar-turn[parts.peek().is_none()] { (part) } }
            // Also on small screens: players and spectators must see it.
            @if hints > 0 { " " span.bar-hints { (say.with("hints-asked", &[("n", hints.into())])) } }
        }
    }
}

/// `record` is the address of the whole record, where it may be read; `talk` stands under the lines.
pub(super) fn logbook(log: &[LogLine], seats: &[SeatTag], record: Option<&str>, talk: &Markup, say: Say) -> Markup {
    html! {
        aside #log .log aria-labelledby="log-title" {
            div.log-head {
                h2 #log-title { (say.text("log-title")) }
                @if let Some(record) = record { a.label href=(record) { (say.text("log-record")) } }
                a.btn.btn--icon.close.log-close href="#table" aria-label=(say.text("close")) { (icon("ui-plus")) }
            }
            (log_filter(seats, say))
            div.log-scroll tabindex="0" role="group" aria-labelledby="log-title" { ol #log-lines .log-lines { (PreEscaped(log_lines(log, 0, seats))) } }
            (talk)
        }
    }
}

/// Whose lines are shown. The style sheet does it (`assets/social.css`), so it needs no script.
fn log_filter(seats: &[SeatTag], say: Say) -> Markup {
    html! {
        fieldset.log-by {
            legend.sr { (say.text("log-by")) }
            input.sr #log-by-all type="radio" name="log-by" checked;
            label for="log-by-all" { (say.text("log-by-all")) }
            @for (number, seat) in seats.iter().enumerate() {
                @let id = format!("log-by-{number}");
                input.sr id=(id) type="radio" name="log-by";
                label for=(id) title=(seat.title) { (crest_small(&seat.slug)) span.sr { (seat.title) } }
            }
            input.sr #log-by-rules type="radio" name="log-by";
            label for="log-by-rules" title=(say.text("log-by-rules")) { (icon("ui-rules")) span.sr { (say.text("log-by-rules")) } }
        }
    }
}

/// Lines of the logbook, of which the first has this number: the content of `#log-lines`, or what is appended to it.
pub fn log_lines(lines: &[LogLine], first: usize, seats: &[SeatTag]) -> String {
    let line = |(number, line): (usize, &LogLine)| {
        let seat = line.seat.and_then(|seat| seats.get(usize::from(seat.0)));
        html! {
            @if line.is_heading { li.mark id={ "log-" (number) } { (line.text) } }
            @else {
                li id={ "log-" (number) } data-by=[line.seat.map(|seat| seat.0)] {
                    @if let Some(seat) = seat { (crest_small(&seat.slug)) } @else { span {} }
                    span { @if let Some(seat) = seat { span.sr { (seat.title) ": " } } (line.text) }
                }
            }
        }
    };
    (first..).zip(lines).map(|numbered| line(numbered).into_string()).collect()
}
