//! What the strong bot thinks of a moment, and how it saw the chances from moment to moment, as a small chart.

use super::ReplayPage;
use crate::{
    Say,
    widget::{SeatTag, crest_small, icon},
};
use maud::{Markup, html};
use std::fmt::Write;

/// What is known so far; it is thought out while the reader looks.
#[derive(Clone, Debug, Default)]
pub struct AnalysisPanel {
    /// How many moments were thought about, of how many.
    pub done: usize,
    pub all: usize,
    /// How many the match has: a very long one is not thought through to the last.
    pub moments: usize,
    /// The chart is there from end to end, and only what lies between is missing.
    pub is_filling: bool,
    /// Who is asked here; none until the analysis has come so far.
    pub asked: Vec<AskedSeat>,
    /// In the order of the moments.
    pub chances: Vec<WinChances>,
}

/// A seat that is asked, and what the bot would answer in its place, best first.
#[derive(Clone, PartialEq, Debug)]
pub struct AskedSeat {
    pub seat: SeatTag,
    pub likely: Vec<LikelyAnswer>,
}

/// An answer that the bot has tried.
#[derive(Clone, PartialEq, Debug)]
pub struct LikelyAnswer {
    pub answer: String,
    /// How much of its time it took, in percent.
    pub weight: u32,
    /// The chance to win after it, in percent.
    pub chance: u32,
    /// That is what was answered.
    pub is_given: bool,
}

/// How the bot saw a moment.
#[derive(Clone, PartialEq, Debug)]
pub struct WinChances {
    pub moment: usize,
    /// To win, by seat, in percent.
    pub percent: Vec<u32>,
}

pub(super) fn section(replay: &ReplayPage, say: Say) -> Markup {
    let Some(study) = replay.study else {
        return html! {
            p #study { a.btn data-step="study" href=(replay.address(replay.at, replay.slug(), true)) { (icon("ui-eye")) (say.text("study-go")) } }
        };
    };
    let progress = say.with("study-progress", &[("done", study.done.into()), ("all", study.all.into())]);
    html! {
        section #study .study aria-labelledby="study-title" {
            h2 #study-title { (say.text("study-title")) }
            @if study.done < study.all { p.study-progress role="status" { progress max=(study.all) value=(study.done) aria-label=(progress) {} span.num { (progress) } } }
            @if study.is_filling { p.quiet { (say.text("study-filling")) } }
            (here(study, say))
            (chart(replay, study, say))
            p.quiet {
                (say.text("study-explained"))
                @if study.all < study.moments { " " (say.with("study-sampled", &[("moments", study.moments.into()), ("all", study.all.into())])) }
            }
        }
    }
}

fn here(study: &AnalysisPanel, say: Say) -> Markup {
    html! {
        @if !study.asked.is_empty() { div.study-here { @for asked in &study.asked { (answers(asked, say)) } } }
    }
}

fn answers(AskedSeat { seat, likely }: &AskedSeat, say: Say) -> Markup {
    html! {
        div.study-asked data-asked=(seat.slug) {
            p { (crest_small(&seat.slug)) span { (say.with("study-asked", &[("seat", (&seat.title).into())])) } }
            ol.study-answers {
                @for likely in likely {
                    li {
                        meter min="0" max="100" value=(likely.weight) aria-label=(say.text("study-weight")) {}
                        span { (likely.answer) @if likely.is_given { " " span.chip { (icon("ui-check")) (say.text("study-given")) } } }
                        span.num { (say.with("study-chance", &[("percent", likely.chance.into())])) }
                    }
                }
            }
        }
    }
}

const WIDTH: usize = 640;
const HEIGHT: u32 = 120;

fn chart(replay: &ReplayPage, study: &AnalysisPanel, say: Say) -> Markup {
    let last = replay.last().max(1);
    // In tenths, so that moments of a long match do not share a place.
    let across = |moment: usize| {
        let tenths = moment * WIDTH * 10 / last;
        format!("{}.{}", tenths / 10, tenths % 10)
    };
    let down = |percent: u32| (100 - percent.min(100)) * HEIGHT / 100;
    let line = |seat: usize| {
        let mut points = String::new();
        for chances in &study.chances {
            if let Some(&percent) = chances.percent.get(seat) {
                let _ = write!(points, "{},{} ", across(chances.moment), down(percent));
            }
        }
        points
    };
    // How it was seen here, or the last time before.
    let now = study.chances.iter().rfind(|chances| chances.moment <= replay.at).or(study.chances.first());
    html! {
        figure.study-chart {
            svg viewBox={ "-4 -6 " (WIDTH + 8) " " (HEIGHT + 12) } preserveAspectRatio="none" data-across=(WIDTH) role="img" aria-label=(in_words(replay.seats, study, now, say)) {
                path class="study-grid" d={ "M0 0H" (WIDTH) "M0 " (HEIGHT / 2) "H" (WIDTH) "M0 " (HEIGHT) "H" (WIDTH) } {}
                @for (number, seat) in replay.seats.iter().enumerate() {
                    polyline data-seat=(seat.slug) class={ "study-line study-line--" (number) } points=(line(number)) {}
                }
                path class="study-now" d={ "M" (across(replay.at)) " -6V" (HEIGHT + 6) } {}
            }
            figcaption {
                @for (number, seat) in replay.seats.iter().enumerate() {
                    span.study-seat data-seat=(seat.slug) {
                        svg viewBox="0 0 28 8" aria-hidden="true" { path class={ "study-line study-line--" (number) } d="M0 4H28" {} }
                        (crest_small(&seat.slug)) (seat.title)
                        @if let Some(percent) = now.and_then(|now| now.percent.get(number)) { " " b.num { (percent) " %" } }
                    }
                }
                small.quiet.js-only { (say.text("study-touch")) }
            }
        }
    }
}

/// The chart in words for screen readers: the first, the current and the last value of each seat.
fn in_words(seats: &[SeatTag], study: &AnalysisPanel, now: Option<&WinChances>, say: Say) -> String {
    let of = |chances: Option<&WinChances>, seat: usize| chances.and_then(|chances| chances.percent.get(seat)).copied();
    let words = |(number, seat): (usize, &SeatTag)| {
        let first = of(study.chances.first(), number)?;
        let (here, last) = (of(now, number)?, of(study.chances.last(), number)?);
        let percent = [("first", first.into()), ("here", here.into()), ("last", last.into())];
        let told: Vec<_> = percent.into_iter().chain([("seat", (&seat.title).into())]).collect();
        Some(say.with("study-chart-seat", &told))
    };
    let seats = seats.iter().enumerate().filter_map(words);
    [say.text("study-chart")].into_iter().chain(seats).collect::<Vec<_>>().join(". ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, Texts, text};

    #[test]
    fn the_chart_is_told_in_words_seat_by_seat() {
        let texts = Texts::new(&[text::SHARED].iter().chain(text::PAGES).flatten().copied().collect::<Vec<_>>());
        let seats = ["Silver", "Gold"].map(|title| SeatTag { slug: title.to_lowercase(), title: title.into() });
        let chances = [[50, 50], [62, 38], [90, 10]];
        let chances: Vec<WinChances> =
            (0..).zip(chances).map(|(moment, percent)| WinChances { moment, percent: percent.into() }).collect();
        let words = |chances: &[WinChances], now: Option<usize>, language| {
            let study = AnalysisPanel { chances: chances.into(), ..AnalysisPanel::default() };
            in_words(&seats, &study, now.map(|now| &chances[now]), Say { texts: &texts, language })
        };
        let all = "Chances of winning, from the beginning to the end. Silver: 50 % at first, 62 % here, 90 % last. \
                   Gold: 50 % at first, 38 % here, 10 % last";
        assert_eq!(words(&chances, Some(1), Language::En), all);
        assert!(words(&chances, Some(0), Language::De).ends_with("Gold: anfangs 50 %, hier 50 %, zuletzt 10 %"));
        assert_eq!(words(&[], None, Language::En), "Chances of winning, from the beginning to the end");
    }
}
