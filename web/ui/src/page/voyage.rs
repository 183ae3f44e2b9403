//! A first voyage: the table as players see it, with a lesson above it that says what to see and what to do. Everything is
//! a link or a form; `assets/js/learn.js` turns the pages without leaving them. The list of voyages is here too.

use super::{offers, table};
use crate::{
    DrawnTable, Frame, LogLine, Say, frame,
    game_screen::TOKEN,
    markup::{Element, Tree},
    widget::{SeatTag, cover, hidden, icon},
};
use maud::{Markup, PreEscaped, html};

/// A step of a voyage, and the table as it stands there.
#[derive(Clone, Debug)]
pub struct Lesson<'a> {
    /// The game's name in addresses.
    pub game: &'a str,
    pub game_name: String,
    /// The learner's seat in records.
    pub seat: &'a str,
    pub seq: u64,
    pub board: &'a DrawnTable,
    pub seats: &'a [SeatTag],
    pub log: &'a [LogLine],
    /// Which step, from 0, of how many.
    pub step: usize,
    pub steps: usize,
    /// Which answers were given instead of the proposed ones, as the address says it.
    pub way: String,
    pub title: &'a str,
    pub text: &'a str,
    /// What to do; nothing where there is only something to see.
    pub task: Option<&'a str>,
    /// What is proposed.
    pub answer: Option<&'a str>,
    /// What to point at: tokens, and ids behind a `#`.
    pub see: Vec<&'a str>,
    pub rules: &'a [String],
    /// Said when something else was tried.
    pub nudge: Option<String>,
}

impl Lesson<'_> {
    fn is_last(&self) -> bool {
        self.step + 1 == self.steps
    }
    fn to(&self, step: usize) -> String {
        address(self.game, step, &self.way)
    }
    fn fields(&self) -> Markup {
        html! { (hidden("step", &(self.step + 1).to_string())) (hidden("way", &self.way)) (hidden("seq", &self.seq.to_string())) (hidden("seat", self.seat)) }
    }
}

/// Where a step is, counted from 0.
pub fn address(game: &str, step: usize, way: &str) -> String {
    let way = if way.is_empty() { String::new() } else { format!("&way={way}") };
    format!("/learn/{game}?step={}{way}", step + 1)
}

pub fn lesson(frame: &Frame, lesson: &Lesson) -> Markup {
    let say = frame.say;
    let middle = html! { h1 { (lesson.game_name) span.sr { ", " (say.text("learn-voyage")) } } (table::state(lesson.board, 0, say)) };
    let why = format!("/learn/{}/why?step={}&way={}", lesson.game, lesson.step + 1, lesson.way);
    let frame = Frame { symbols_to_come: &["ui-why", "ui-check", "ui-arrow", "ui-undo"], ..frame.clone() };
    let content = html! {
        (frame::bar(&frame, &middle, &tools(&frame, lesson)))
        (card(lesson, say))
        main #table class={ "table table--" (lesson.game) } data-table="learn" data-game=(lesson.game) data-seat-of-viewer=(lesson.seat) data-why=(why) {
            @for fragment in &lesson.board.fragments { (PreEscaped(point(&fragment.tree(), &lesson.see))) }
            (desk(lesson, say))
            (table::logbook(lesson.log, lesson.seats, None, &html! {}, say))
        }
        p #connection .connection role="status" hidden {}
        (table::help(say))
    };
    frame::document(&frame, "game voyage", "lesson", &content)
}

fn tools(frame: &Frame, lesson: &Lesson) -> Markup {
    let say = frame.say;
    let own = html! {
        a.btn.btn--quiet href=(address(lesson.game, 0, "")) { (say.text("learn-again")) }
        a.btn.btn--quiet href="#help" { (say.text("help-title")) kbd { "?" } }
    };
    let elsewhere = html! { a.btn.btn--quiet href="/learn" { (say.text("learn-title")) } };
    frame::table_tools(frame, lesson.game, &own, &elsewhere)
}

/// What to see and what to do.
fn card(lesson: &Lesson, say: Say) -> Markup {
    let count = say.with("learn-step", &[("n", (lesson.step + 1).into()), ("all", lesson.steps.into())]);
    html! {
        section #lesson .lesson aria-label=(say.text("learn-voyage")) tabindex="-1" {
            details.lesson-words open {
                summary { span.lesson-title { (lesson.title) } span.label { (count) } }
                p { (lesson.text) }
                @if !lesson.rules.is_empty() {
                    p.lesson-rules { (say.text("learn-rules")) @for rule in lesson.rules { " " a.rule-id href={ "/rules/" (lesson.game) "#" (rule) } target="_blank" { (rule) } } }
                }
            }
            div.lesson-do {
                @if let Some(task) = lesson.task { p.lesson-task { (icon("ui-arrow")) span { (task) } } }
                (steps(lesson, say))
            }
            progress max=(lesson.steps) value=(lesson.step + 1) aria-label=(count) {}
        }
    }
}

fn steps(lesson: &Lesson, say: Say) -> Markup {
    let next = lesson.step + 1;
    html! {
        nav.lesson-steps aria-label=(say.text("learn-steps")) {
            @if lesson.step > 0 { a.btn.btn--quiet href=(lesson.to(lesson.step - 1)) data-turn { (say.text("learn-back")) } }
            @if lesson.is_last() {
                a.btn.btn--quiet href=(address(lesson.game, 0, "")) data-turn { (say.text("learn-again")) }
                form method="post" action={ "/learn/" (lesson.game) "/play-on" } { (lesson.fields()) button.btn.btn--go { (say.text("learn-play-on")) } }
            } @else if lesson.answer.is_some() {
                a.btn.btn--quiet href=(lesson.to(next)) data-turn { (say.text("learn-skip")) }
            } @else {
                a.btn.btn--go href=(lesson.to(next)) data-turn { (say.text("learn-next")) }
            }
        }
    }
}

/// The offers of the real table. Where there is only something to see, they wait.
fn desk(lesson: &Lesson, say: Say) -> Markup {
    let fields = lesson.fields();
    html! {
        section #offers .offers.is-yours[lesson.answer.is_some()] aria-label=(say.text("offers-label")) tabindex="-1" {
            @if lesson.answer.is_some() {
                (offers::form(lesson.board, &format!("/learn/{}/answer", lesson.game), &fields, lesson.answer, say))
            } @else {
                p #question .offers-ask { (if lesson.is_last() { say.text("learn-over") } else { say.text("learn-look") }) }
            }
            p #trouble .trouble role="status" aria-live="polite" { (lesson.nudge.as_deref().unwrap_or_default()) }
        }
    }
}

/// Marks the elements that a lesson points at.
fn point(tree: &Tree, places: &[&str]) -> String {
    tree.with_attribute("data-see", |element| places.iter().any(|place| is_at(element, place)))
}

/// A place is a token, or an id behind a `#`.
fn is_at(element: Element, place: &str) -> bool {
    match place.strip_prefix('#') {
        Some(id) => element.key().is_some_and(|key| key == id),
        None => element.attribute(TOKEN).is_some_and(|token| token == place),
    }
}

/// Whether a drawn table has a thing that a lesson points at.
pub fn is_there(board: &DrawnTable, place: &str) -> bool {
    board.fragments.iter().any(|fragment| fragment.tree().elements().any(|element| is_at(element, place)))
}

/// A voyage in the list.
#[derive(Clone, Debug)]
pub struct VoyageCard {
    pub game: String,
    pub name: String,
    pub cover: String,
    /// What one learns.
    pub learn: String,
    pub minutes: u32,
    pub steps: usize,
    /// How far the reader has come, counted from 1.
    pub reached: Option<usize>,
}

pub fn voyages(frame: &Frame, voyages: &[VoyageCard]) -> Markup {
    let say = frame.say;
    let body = html! {
        div.greet { div { h1 { (say.text("learn-title")) } p { (say.text("learn-text")) } } }
        ul.covers aria-label=(say.text("learn-title")) { @for voyage in voyages { (voyage_card(voyage, say)) } }
    };
    frame::page(frame, "start", &body, &html! {})
}

fn voyage_card(voyage: &VoyageCard, say: Say) -> Markup {
    let length = [("steps", voyage.steps.into()), ("minutes", voyage.minutes.into())];
    let begin = address(&voyage.game, 0, "");
    html! {
        li.cover {
            div.cover-art { (cover(&voyage.cover)) }
            h2 { (voyage.name) }
            p.cover-text { (voyage.learn) }
            p.label {
                (say.with("learn-length", &length))
                @if voyage.reached == Some(voyage.steps) { " · " (icon("ui-check")) (say.text("learn-done")) }
            }
            div.cover-go {
                @let under_way = voyage.reached.filter(|&step| step > 1 && step < voyage.steps);
                @if let Some(step) = under_way { a.btn.btn--go href=(address(&voyage.game, step - 1, "")) { (say.with("learn-continue", &[("n", step.into())])) } }
                @else { a.btn.btn--go href=(begin) { (say.text("learn-begin")) span.sr { ": " (voyage.name) } } }
                p.cover-links {
                    @if under_way.is_some() { a.btn.btn--quiet href=(begin) { (say.text("learn-again")) } }
                    a.btn.btn--quiet href={ "/rules/" (voyage.game) } { (say.text("bar-rules")) }
                    a.btn.btn--quiet href={ "/rules/" (voyage.game) "/cards" } { (say.text("rules-cards")) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_lesson_points_at_is_marked_and_nothing_else() {
        let html = r#"<g id="bell" data-token="claim"></g><g data-token="zone.4"></g><g data-token="zone.40"></g>"#;
        let marked = point(&Tree::parse(html), &["zone.4", "#bell"]);
        assert_eq!(marked.matches("data-see").count(), 2);
        assert!(marked.contains(r#"<g data-see id="bell""#) && marked.contains(r#"<g data-see data-token="zone.4""#));
    }
}
