//! Looking back: a match at one of its moments, with the way to all the others. Everything is a link, so that it works
//! without scripts; `assets/js/replay.js` adds keys, the slider and playing by itself.

mod study;

pub use study::{AnalysisPanel, AskedSeat, LikelyAnswer, WinChances};

use super::{Proof, end, table};
use crate::{
    DrawnTable, Frame, LogLine, Say,
    frame::{self, Preview},
    widget::{SeatTag, crest_small, hidden, icon},
};
use maud::{Markup, PreEscaped, html};

/// A match at one moment, as one viewer may see it.
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    /// Where the site is found, `https://club.example`, if that is known: other sites take whole addresses only.
    pub site: &'a str,
    /// What its addresses begin with: `/t/k7f3` or `/r/k7f3`.
    pub base: &'a str,
    /// The table can be gone back to.
    pub has_table: bool,
    /// The game's name in addresses.
    pub game: &'a str,
    pub game_name: String,
    pub board: &'a DrawnTable,
    /// All seats, in their order.
    pub seats: &'a [SeatTag],
    pub log: &'a [LogLine],
    /// How many answers there were at each moment.
    pub moments: &'a [usize],
    /// Which of them is shown.
    pub at: usize,
    /// Whose eyes may be looked through, and through which the reader looks.
    pub eyes: &'a [SeatTag],
    pub eye: usize,
    /// What was answered at this moment, as far as the reader may know it.
    pub given: &'a [ReplayedAnswer],
    /// Record, play and thoughts of the bot are for matches that are over.
    pub is_over: bool,
    pub may_play_on: bool,
    pub study: Option<&'a AnalysisPanel>,
    /// Once it is over, and if the record has it.
    pub proof: Option<&'a Proof>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayedAnswer {
    pub seat: SeatTag,
    /// Who sat there.
    pub name: String,
    pub answer: String,
}

impl Replay<'_> {
    fn last(&self) -> usize {
        self.moments.len().saturating_sub(1)
    }
    fn slug(&self) -> &str {
        self.eyes.get(self.eye).map_or("", |eye| &eye.slug)
    }
    fn answers(&self, moment: usize) -> usize {
        self.moments.get(moment).copied().unwrap_or_default()
    }
    /// The address of a moment from one viewer's perspective.
    fn address(&self, moment: usize, eye: &str, studies: bool) -> String {
        let study = if studies { "&study=on" } else { "" };
        format!("{}/replay?at={}&seat={eye}{study}", self.base, self.answers(moment))
    }
    fn to(&self, moment: usize) -> String {
        self.address(moment, self.slug(), self.study.is_some())
    }
    /// Whose eyes a link for others leads to. Those of a seat would be refused them while the match goes on.
    fn shared_slug(&self) -> &str {
        if self.is_over { self.slug() } else { ONLOOKER }
    }
    fn preview_title(&self, say: Say) -> String {
        format!("{}, {}", self.game_name, say.text("replay-title"))
    }
    fn picture(&self, kind: &str) -> String {
        format!("{}/at/{}.{kind}?seat={}", self.base, self.answers(self.at), self.shared_slug())
    }
}

/// The eyes that everybody has.
const ONLOOKER: &str = "spectator";

/// Seconds after which a page without scripts asks how far the bot has come.
const REFRESH: u32 = 3;

pub fn replay(frame: &Frame, replay: &Replay) -> Markup {
    let say = frame.say;
    let is_waiting = replay.study.is_some_and(|study| study.done < study.all);
    let preview =
        Preview { title: replay.preview_title(say), image: format!("{}{}", replay.site, replay.picture("png")) };
    let frame = Frame { refresh: is_waiting.then_some(REFRESH), preview: Some(preview), ..frame.clone() };
    let middle = html! { h1 { (replay.game_name) span.sr { ", " (say.text("replay-title")) } } (table::state(replay.board, 0, say)) };
    let record = replay.is_over.then(|| format!("{}/record", replay.base));
    let content = html! {
        (frame::bar(&frame, &middle, &tools(&frame, replay)))
        main #table class={ "table table--" (replay.game) } data-replay data-game=(replay.game) data-more[is_waiting] {
            @for fragment in &replay.board.fragments { (PreEscaped(&fragment.html)) }
            (desk(replay, say))
            (table::logbook(replay.log, replay.seats, record.as_deref(), &html! {}, say))
        }
    };
    frame::document(&frame, "game", "offers", &content)
}

fn tools(frame: &Frame, replay: &Replay) -> Markup {
    let say = frame.say;
    let own = html! {
        @if replay.has_table { a.btn.btn--quiet href=(replay.base) { (say.text("replay-table")) } }
        @if replay.is_over { a.btn.btn--quiet href={ (replay.base) "/record" } download { (say.text("end-record")) } }
    };
    let elsewhere = html! { a.btn.btn--quiet href="/records" { (say.text("bar-records")) } };
    frame::table_tools(frame, replay.game, &own, &elsewhere)
}

/// In the place of the offers: where we are, and the ways from here.
fn desk(replay: &Replay, say: Say) -> Markup {
    html! {
        section #offers .offers.replay aria-label=(say.text("replay-title")) tabindex="-1" {
            // First, so that they stay where the pointer is, however long the question of a moment is.
            (steps(replay, say))
            p #question .offers-ask { (replay.board.end.as_ref().unwrap_or(&replay.board.question)) }
            @if !replay.given.is_empty() { ul.replay-given aria-label=(say.text("replay-given")) { @for given in replay.given { (answer(given)) } } }
            (eyes(replay, say))
            (share(replay, say))
            @if replay.is_over { (play_on(replay, say)) (study::section(replay, say)) }
            @if let Some(proof) = replay.proof { (dice(replay, proof, say)) }
        }
    }
}

fn answer(given: &ReplayedAnswer) -> Markup {
    html! { li { (crest_small(&given.seat.slug)) span { b { (given.name) } ": " (given.answer) } } }
}

fn steps(replay: &Replay, say: Say) -> Markup {
    let (at, last) = (replay.at, replay.last());
    let count = say.with("replay-of", &[("n", at.into()), ("all", last.into())]);
    let step = |name: &str, sign: &str, label: String, to: Option<usize>| {
        html! {
            @if let Some(to) = to { a.btn href=(replay.to(to)) data-step=(name) aria-label=(label) title=(label) { (sign) } }
            @else { span.btn aria-disabled="true" role="link" aria-label=(label) { (sign) } }
        }
    };
    let (back, next) = (at.checked_sub(1), Some(at + 1).filter(|&next| next <= last));
    html! {
        nav.replay-steps aria-label=(say.text("replay-steps")) {
            (step("first", "⇤", say.text("replay-first"), back.map(|_| 0)))
            (step("back", "←", say.text("replay-back"), back))
            button #autoplay .btn.js-only type="button" aria-pressed="false" data-own title=(say.text("replay-play-key")) { (say.text("replay-play")) }
            select #speed .js-only data-own aria-label=(say.text("replay-speed")) title=(say.text("replay-speed")) {
                option value="slow" { (say.text("replay-slow")) }
                option value="usual" selected { (say.text("replay-usual")) }
                option value="fast" { (say.text("replay-fast")) }
            }
            (step("next", "→", say.text("replay-next"), next))
            (step("last", "⇥", say.text("replay-last"), next.map(|_| last)))
        }
        form.replay-slide method="get" action={ (replay.base) "/replay" } {
            (hidden("seat", replay.slug()))
            @if replay.study.is_some() { (hidden("study", "on")) }
            label.sr for="moment" { (say.text("replay-slider")) }
            input #moment type="range" name="moment" min="0" max=(last) value=(at) aria-valuetext={ (count) ", " (replay.board.state) };
            output.num for="moment" { (count) }
            noscript { button.btn { (say.text("replay-go")) } }
        }
    }
}

fn eyes(replay: &Replay, say: Say) -> Markup {
    html! {
        nav.replay-eyes aria-label=(say.text("replay-eyes")) {
            span.label aria-hidden="true" { (say.text("replay-eyes")) }
            @for (number, eye) in replay.eyes.iter().enumerate() {
                a.pick href=(replay.address(replay.at, &eye.slug, replay.study.is_some())) data-step="eye" aria-current=[(number == replay.eye).then_some("true")] { (eye.title) }
            }
        }
    }
}

fn share(replay: &Replay, say: Say) -> Markup {
    html! {
        p.replay-share {
            a #permalink href=(replay.address(replay.at, replay.shared_slug(), false)) { (say.text("replay-link")) }
            a href=(replay.picture("svg")) { (say.text("replay-picture")) " SVG" }
            a href=(replay.picture("png")) { "PNG" }
            @if replay.shared_slug() != replay.slug() { span.quiet { (say.text("replay-shared")) } }
        }
    }
}

/// The same proof as on the paper at the end.
fn dice(replay: &Replay, proof: &Proof, say: Say) -> Markup {
    html! {
        div.replay-proof {
            details.proof {
                // One line beside the moves. The style shows the second word once this browser has found every roll right.
                summary { (icon("ui-seal")) span { (say.text("dice-title")) } span.proof-good { (icon("ui-check")) (say.text("dice-checked")) } }
                (end::here(&format!("{}/record", replay.base), say))
                (end::ingredients(proof, say))
            }
        }
    }
}

fn play_on(replay: &Replay, say: Say) -> Markup {
    html! {
        @if replay.may_play_on {
            details #play-on .sure {
                summary.btn { (say.text("play-on-title")) }
                p.quiet { (say.text("play-on-explained")) }
                form method="post" action={ (replay.base) "/play-on" } {
                    (hidden("at", &replay.answers(replay.at).to_string()))
                    label for="play-on-bot" { (say.text("play-on-bots")) }
                    select #play-on-bot name="bot" {
                        option value="strong" { (say.text("holder-bot-strong")) }
                        option value="easy" { (say.text("holder-bot-easy")) }
                    }
                    @for seat in replay.seats { button.btn name="seat" value=(seat.slug) { (crest_small(&seat.slug)) (say.with("play-on-as", &[("seat", (&seat.title).into())])) } }
                }
            }
        }
    }
}
