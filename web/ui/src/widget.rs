//! The shared things on a table and in a form, as `assets/frame.css` draws them. Functions of plain data; no texts of their own.

mod card;

pub use card::{Card, card, card_back, card_mini, empty_place, hand, pile};

use maud::{Markup, html};

/// A seat as it is drawn: colour, pattern and crest follow from its name in records (`gold`), people read its title (`Gold`).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SeatTag {
    pub slug: String,
    pub title: String,
}

/// A drawing from the sheet, as large as the text around it.
pub fn icon(id: &str) -> Markup {
    html! { svg.i aria-hidden="true" { use href={ "#" (id) } {} } }
}

/// A drawing from the sheet that takes its size from its place.
pub fn drawing(id: &str) -> Markup {
    html! { svg aria-hidden="true" { use href={ "#" (id) } {} } }
}

/// A name as it stands on a narrow card: where `breaks` (`Quarter-master ..`) says so, a long word may be broken, with a hyphen.
/// Everywhere else names stay as the box has them.
pub fn soft(name: &str, breaks: &str) -> String {
    breaks.split_whitespace().fold(name.to_owned(), |name, word| {
        if name.contains(&word.replace('-', "")) {
            name.replace(&word.replace('-', ""), &word.replace('-', "\u{ad}"))
        } else {
            name
        }
    })
}

/// A game's cover, cut to its frame.
pub fn cover(id: &str) -> Markup {
    html! {
        svg.chart.vignette viewBox="0 0 320 210" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            use href={ "#" (id) } width="320" height="210" {}
        }
    }
}

/// The crest of a seat: colour, pattern and sign together.
pub fn crest(slug: &str) -> Markup {
    html! { span.crest data-seat=(slug) { (drawing(&format!("crest-{slug}"))) } }
}

/// The crest at the size of a line of the log.
pub fn crest_small(slug: &str) -> Markup {
    html! { span.crest.crest--sm data-seat=(slug) { (drawing(&format!("crest-{slug}"))) } }
}

/// Crest, name, and what is to say about the seat: the head of its part of the table.
pub fn seat_head(slug: &str, name: &str, about: &str) -> Markup {
    html! { div.seat-head { (crest(slug)) h2.seat-name { (name) " " small { (about) } } } }
}

/// The sign behind a line of the log: touched, it shows the rule.
pub fn rule_sign(game: &str, rule: &str, label: &str) -> Markup {
    html! { a.rule href={ "/rules/" (game) "#" (rule) } target="_blank" title=(rule) aria-label=(label) { "§" } }
}

/// A small fact in a rounded frame.
pub fn pill(content: &Markup) -> Markup {
    html! { span.chip { (content) } }
}

/// How many of a thing: its drawing and the number, read out as `label`.
pub fn tally(id: &str, number: usize, label: &str) -> Markup {
    html! { span.tally role="img" aria-label=(label) { (icon(id)) span.num { (number) } } }
}

/// The ring around an offered thing. The browser lays it by itself; needed only where nothing is touched.
pub fn ring() -> Markup {
    html! { svg.ring aria-hidden="true" { rect {} } }
}

/// A button of the offers kind, with the one filled look for the likely answer.
pub fn button(label: &str, is_likely: bool) -> Markup {
    html! { button class=(if is_likely { "btn btn--go" } else { "btn" }) { (label) } }
}

/// A form of one button.
pub fn post(action: &str, fields: &[(&str, &str)], class: &str, label: &Markup) -> Markup {
    html! {
        form method="post" action=(action) {
            @for (name, value) in fields { (hidden(name, value)) }
            button class=(class) { (label) }
        }
    }
}

pub fn hidden(name: &str, value: &str) -> Markup {
    html! { input type="hidden" name=(name) value=(value); }
}

/// A paper laid over the page, opened by its address (`#id`) and closed by `#`, so that it needs no script.
pub fn dialog(id: &str, title: &str, close: &str, body: &Markup) -> Markup {
    let heading = format!("{id}-title");
    html! {
        div.veil id=(id) {
            div.dialog role="dialog" aria-modal="true" aria-labelledby=(heading) {
                div.dialog-head {
                    h2 id=(heading) { (title) }
                    a.btn.btn--icon.close href="#" aria-label=(close) { (icon("ui-plus")) }
                }
                (body)
            }
        }
    }
}

/// The black and white scale at the edge of a chart: a track from `from` to `to` with a pointer at `at`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrackScale<'a> {
    pub from: i32,
    pub to: i32,
    pub at: i32,
    /// Length of one step in units of the chart.
    pub step: i32,
    /// Read out and shown on hover: `Position 6 of 14`.
    pub title: &'a str,
}

impl TrackScale<'_> {
    /// A group for an svg, its left end at the origin. The pointer is keyed and glides.
    pub fn draw(&self, id: &str) -> Markup {
        let at = |value: i32| (value - self.from) * self.step;
        html! {
            g id=(id) class="scale" {
                title { (self.title) }
                @for value in self.from..self.to {
                    rect class=(if (value - self.from) % 2 == 0 { "scale-dark" } else { "scale-light" })
                        x=(at(value)) y="0" width=(self.step) height="8" {}
                }
                @for value in self.from..=self.to {
                    text x=(at(value)) y="24" class=(if value == self.at { "scale-now" } else { "soft" }) text-anchor="middle" { (value) }
                }
                path id={ (id) "-pointer" } class="piece scale-pointer" d="M-9-9H9L0 4Z" transform={ "translate(" (at(self.at)) " 0)" } {}
            }
        }
    }
}
