//! A player's page: ratings and their course, results by game and seat, what was played, whom they met, the last games.

use super::{RatingEstimate, WinRate, WinRateTable, plot, rate, strength};
use crate::{Frame, Say, frame};
use maud::{Markup, html};

#[derive(Clone, Debug)]
pub struct PlayerPage {
    pub name: String,
    pub is_bot: bool,
    pub is_reader: bool,
    /// In addresses.
    pub code: String,
    pub courses: Vec<RatingHistory>,
    /// Results by game, mode and seat, then by what was played, a table for each game.
    pub games: Vec<(String, Vec<WinRateTable>)>,
    /// Whom they met: name and code, the most often first.
    pub opponents: Vec<(String, String)>,
    pub duel: Option<Comparison>,
    pub last: Vec<FinishedGame>,
}

/// A rating, and how it became what it is, as far as the reader may see the matches.
#[derive(Clone, Debug)]
pub struct RatingHistory {
    pub title: String,
    pub now: RatingEstimate,
    pub games: i64,
    pub steps: Vec<RatingPoint>,
}

#[derive(Clone, Debug)]
pub struct RatingPoint {
    pub date: String,
    pub href: String,
    pub strength: RatingEstimate,
}

/// Two players against each other.
#[derive(Clone, Debug)]
pub struct Comparison {
    pub name: String,
    pub code: String,
    pub meetings: Vec<HeadToHead>,
}

/// By game: how often the player came in before the other, on the same place, behind.
#[derive(Clone, Debug)]
pub struct HeadToHead {
    pub title: String,
    pub before: i64,
    pub level: i64,
    pub behind: i64,
}

/// A finished game.
#[derive(Clone, Debug)]
pub struct FinishedGame {
    pub href: String,
    pub title: String,
    pub date: String,
    /// Nothing where seats of theirs came in differently.
    pub verdict: Option<String>,
    pub seats: Vec<SeatResult>,
    /// The rating before and after, or why there is none.
    pub moved: Result<(RatingEstimate, RatingEstimate), String>,
}

/// Who came in where.
#[derive(Clone, Debug)]
pub struct SeatResult {
    pub name: String,
    pub href: String,
    pub seat: String,
    pub place: u8,
    pub score: Option<i64>,
}

pub fn player(frame: &Frame, page: &PlayerPage) -> Markup {
    let say = frame.say;
    let body = html! {
        div.greet { div {
            p.label { a href="/standing" { (say.text("bar-standing")) } }
            h1 { (page.name) }
            @if page.is_bot { p { (say.text("player-bot")) } } @else if page.is_reader { p { (say.text("player-you")) } }
        } }
        (courses(page, say))
        @for (title, tables) in &page.games {
            section.ladder aria-label=(title) {
                h2 { (title) }
                @for part in tables { (rate::table(&part.heading, &part.rates, say)) }
            }
        }
        (head_to_head(page, say))
        (last(page, say))
    };
    frame::page(frame, "start start--narrow", &body, &html! {})
}

fn courses(page: &PlayerPage, say: Say) -> Markup {
    html! {
        section.ladder aria-labelledby="ratings-title" {
            h2 #ratings-title { (say.text("player-ratings")) }
            @if page.courses.is_empty() { p.quiet.none { (say.text("player-unrated")) } }
            @for course in &page.courses { (one_course(course, say)) }
        }
    }
}

fn one_course(course: &RatingHistory, say: Say) -> Markup {
    let games = say.with("player-games", &[("n", course.games.into())]);
    let now = course.now.text();
    let label = say.with("player-course", &[("title", (&course.title).into()), ("now", now.into())]);
    html! {
        div.course {
            h3 { (course.title) }
            p { span.course-now { (strength(course.now, say)) } " " span.quiet { (games) }
                @if course.now.is_provisional() { " " span.chip { (say.text("standing-provisional")) } } }
            @if course.steps.len() > 1 {
                figure.plot { (plot::course(&course.steps, &label)) }
                @if i64::try_from(course.steps.len()).is_ok_and(|shown| shown < course.games) {
                    p.quiet { (say.with("player-shown", &[("shown", course.steps.len().into()), ("n", course.games.into())])) }
                }
                details.plot-table {
                    summary { (say.text("player-as-table")) }
                    div.standing-scroll tabindex="0" role="region" aria-label=(label) {
                        table.standing-table {
                            thead { tr { th scope="col" { (say.text("player-date")) } th.num scope="col" { (say.text("standing-rating")) } } }
                            tbody { @for step in course.steps.iter().rev() { tr { th scope="row" { a href=(step.href) { (step.date) } } td.num { (step.strength.text()) } } } }
                        }
                    }
                }
            }
        }
    }
}

fn head_to_head(page: &PlayerPage, say: Say) -> Markup {
    if page.opponents.is_empty() {
        return html! {};
    }
    let chosen = page.duel.as_ref().map(|duel| &*duel.code);
    html! {
        section.ladder aria-labelledby="duel-title" {
            h2 #duel-title { (say.text("player-duel")) }
            form.duel method="get" action={ "/player/" (page.code) "#duel-title" } {
                label for="with" { (say.text("player-duel-with")) }
                select #with name="with" {
                    @for (name, code) in &page.opponents { option value=(code) selected[chosen == Some(code)] { (name) } }
                }
                button.btn { (say.text("player-duel-go")) }
            }
            @if let Some(duel) = &page.duel { (meetings(page, duel, say)) }
        }
    }
}

fn meetings(page: &PlayerPage, duel: &Comparison, say: Say) -> Markup {
    let rates: Vec<WinRate> = duel
        .meetings
        .iter()
        .map(|met| WinRate {
            label: met.title.clone(),
            games: met.before + met.level + met.behind,
            won: met.before,
            drawn: met.level,
            drawn_worth: met.level as f32 / 2.0,
            fair: 0.5,
        })
        .collect();
    html! {
        p { (say.with("player-duel-text", &[("one", (&page.name).into()), ("other", (&duel.name).into())])) }
        (rate::table(&format!("{} – {}", page.name, duel.name), &rates, say))
    }
}

fn last(page: &PlayerPage, say: Say) -> Markup {
    html! {
        section.ladder aria-labelledby="last-title" {
            h2 #last-title { (say.text("player-last")) }
            @if page.last.is_empty() { p.quiet.none { (say.text("player-last-none")) } }
            ul.finishes { @for game in &page.last {
                // Where all are level there is no order to tell.
                @let is_placed = game.seats.iter().any(|seat| seat.place > 1);
                li {
                    div.finish-head { h3 { a href=(game.href) { (game.title) } } span.quiet { (game.date) } @if let Some(verdict) = &game.verdict { span.chip { (verdict) } } }
                    ol.finish-seats { @for seat in &game.seats {
                        li { @if is_placed { span.num.finish-place { (say.with("standing-nth", &[("n", seat.place.into())])) } " " } a href=(seat.href) { (seat.name) } " " span.quiet { (seat.seat) @if let Some(score) = seat.score { " · " span.num { (score) } } } }
                    } }
                    p.quiet { @match &game.moved {
                        Ok((before, after)) => { (say.with("player-moved", &[("before", before.text().into()), ("after", after.text().into())])) }
                        Err(why) => { (why) }
                    } }
                }
            } }
        }
    }
}
