//! Clocks and absence at a running match: a clock for each seat, players who are away, and what the others may choose then.
//! Clocks carry moments, not what is left, so that their markup changes only with the match; `assets/js/clock.js` counts.

use super::TablePage;
use crate::{
    Say,
    widget::{SeatTag, crest_small, hidden, icon, post},
};
use maud::{Markup, html};

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ClocksAndAbsence {
    /// Where there are clocks, or a bot sits in.
    pub seats: Vec<SeatClock>,
    pub away: Vec<AwaySeat>,
    /// Whether players who are not here must agree too: in a game over days most are not.
    pub asks_everybody: bool,
    pub own: OwnSeat,
    /// Whether the viewer may say goodbye: others would go on without them.
    pub may_leave: bool,
    /// Whether the viewer may break the game off: no other person plays along.
    pub may_break_off: bool,
    /// What it may count for, to the viewer who plays along.
    pub stake: RatingStake,
    /// The pace of the table, where there is a clock.
    pub pace: Option<String>,
    /// How often, in milliseconds, the page reports that it is visible, if the table counts absence so.
    pub look: Option<u64>,
    /// How long a player may leave a vote open, in milliseconds: after it their vote does not count.
    pub patience: i64,
    /// The server's time, in milliseconds since 1970: on a whole page only.
    pub now: Option<i64>,
}

/// What the viewer is at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum OwnSeat {
    #[default]
    Here,
    /// Has said goodbye; the others have not chosen yet.
    Leaving,
    /// A bot sails on for them.
    StoodIn,
}

/// What a game that still goes on may come to count for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RatingStake {
    #[default]
    Nothing,
    /// It counts once everybody has answered often enough.
    RatingLater,
    Rating,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatClock {
    pub seat: SeatTag,
    pub name: String,
    pub clock: Option<ClockFace>,
    pub has_stand_in: bool,
}

/// A clock: it counts since a moment, first what is free, then what is left. All in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockFace {
    pub since: Option<i64>,
    pub free: i64,
    pub left: i64,
    /// Days for each decision, not minutes for the whole match.
    pub is_slow: bool,
}

impl ClockFace {
    /// What is free and what is left now.
    fn at(self, now: Option<i64>) -> (i64, i64) {
        let gone = now.zip(self.since).map_or(0, |(now, since)| (now - since).max(0));
        let free = (self.free - gone).max(0);
        (free, (self.left - (gone - self.free).max(0)).max(0))
    }
}

/// A player who is away while the others wait for them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AwaySeat {
    pub seat: SeatTag,
    pub name: String,
    pub cause: AwayCause,
    /// What the viewer may choose; nothing for onlookers.
    pub choices: Vec<AwayChoice>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AwayCause {
    Time,
    Unseen,
    Farewell,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AwayChoice {
    pub way: AwayWay,
    /// Who has chosen it already.
    pub chosen_by: Vec<String>,
    pub is_mine: bool,
}

/// A way to go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AwayWay {
    Wait,
    BotEasy,
    BotStrong,
    Claim,
    End,
}

impl AwayWay {
    /// As `POST ../absent` names it.
    pub const fn name(self) -> &'static str {
        match self {
            AwayWay::Wait => "wait",
            AwayWay::BotEasy => "bot:easy",
            AwayWay::BotStrong => "bot:strong",
            AwayWay::Claim => "claim",
            AwayWay::End => "end",
        }
    }
    fn label(self, say: Say) -> String {
        match self {
            AwayWay::Wait => say.text("away-wait"),
            AwayWay::BotEasy => say.text("away-bot-easy"),
            AwayWay::BotStrong => say.text("away-bot-strong"),
            AwayWay::Claim => say.text("away-claim"),
            AwayWay::End => say.text("away-end"),
        }
    }
}

/// The clocks, a part of the page by itself; empty if there is no time control.
pub(super) fn clocks(watch: &ClocksAndAbsence, say: Say) -> Markup {
    let label = say.text("clock-label");
    let label = watch.pace.as_ref().map_or(label.clone(), |pace| format!("{label}: {pace}"));
    html! {
        ul #clocks .clocks hidden[watch.seats.is_empty()] aria-label=(label) data-units=(say.text("clock-units")) data-low=(say.text("clock-low")) data-up=(say.text("clock-up")) {
            @for seat in &watch.seats { (seat_clock(seat, watch, say)) }
        }
    }
}

fn seat_clock(seat: &SeatClock, watch: &ClocksAndAbsence, say: Say) -> Markup {
    let title = watch.pace.as_ref().map_or(seat.name.clone(), |pace| format!("{} · {pace}", seat.name));
    html! {
        li.clock .is-running[seat.clock.is_some_and(|clock| clock.since.is_some())] title=(title) {
            (crest_small(&seat.seat.slug))
            span.sr { (seat.name) ": " }
            @if seat.has_stand_in { span.clock-bot { (say.text("watch-stand-in")) } }
            @else if let Some(clock) = seat.clock {
                (icon("ui-clock"))
                span.clock-time.num role="timer" aria-live="off" data-own data-since=[clock.since] data-free=(clock.free) data-left=(clock.left) data-slow[clock.is_slow] { (time(clock, watch.now, say)) }
            }
        }
    }
}

fn time(clock: ClockFace, now: Option<i64>, say: Say) -> String {
    let (free, left) = clock.at(now);
    if clock.is_slow {
        return span(free + left, say);
    }
    let (seconds, free) = (left.div_euclid(1000), free.div_euclid(1000));
    let more = if clock.since.is_some() && free > 0 { format!(" +{free}") } else { String::new() };
    format!("{}:{:02}{more}", seconds / 60, seconds % 60)
}

/// `2 d 4 h`, `3 h 12 min`, `5 min`: two units at most.
pub fn span(milliseconds: i64, say: Say) -> String {
    let units = say.text("clock-units");
    let units: Vec<&str> = units.split(' ').collect();
    let [day, hour, minute] = units[..] else { return String::new() };
    let minutes = milliseconds.max(0) / 60_000;
    match (minutes / 1440, minutes / 60 % 24, minutes % 60) {
        (0, 0, minutes) => format!("{minutes} {minute}"),
        (0, hours, minutes) => format!("{hours} {hour} {minutes} {minute}"),
        (days, hours, _) => format!("{days} {day} {hours} {hour}"),
    }
}

/// Below a minute, in seconds: hosts may set such times.
fn patience(milliseconds: i64, say: Say) -> String {
    if milliseconds < 60_000 { format!("{} s", milliseconds / 1000) } else { span(milliseconds, say) }
}

/// Above what is asked: who is away, and what to do about it.
pub(super) fn papers(table: &TablePage, say: Say) -> Markup {
    let watch = table.watch;
    html! {
        @match watch.own {
            OwnSeat::Here => {},
            OwnSeat::Leaving => (back(table, &say.text("watch-leaving"), say)),
            OwnSeat::StoodIn => (back(table, &say.text("watch-stood-in"), say)),
        }
        @for away in &watch.away { (paper(table, away, say)) }
    }
}

fn back(table: &TablePage, sentence: &str, say: Say) -> Markup {
    html! {
        div.away {
            p.away-ask { (sentence) }
            (post(&format!("/t/{}/back", table.id), &[("seat", table.seat.unwrap_or_default())], "btn btn--go", &html! { (say.text("watch-back")) }))
        }
    }
}

fn paper(table: &TablePage, away: &AwaySeat, say: Say) -> Markup {
    let name = [("name", (&away.name).into())];
    let sentence = match away.cause {
        AwayCause::Time => say.with("away-time", &name),
        AwayCause::Unseen => say.with("away-unseen", &name),
        AwayCause::Farewell => say.with("away-farewell", &name),
    };
    html! {
        div.away role="group" aria-label=(sentence) {
            p.away-ask { (crest_small(&away.seat.slug)) (sentence) }
            @if !away.choices.is_empty() {
                form.away-choices method="post" action={ "/t/" (table.id) "/absent" } {
                    (hidden("about", &away.seat.slug))
                    @for choice in &away.choices { (button(choice, say)) }
                }
                p.quiet.away-about { @if table.watch.asks_everybody { (say.text("away-about-days")) } @else { (say.with("away-about", &[("time", patience(table.watch.patience, say).into())])) } }
            }
        }
    }
}

fn button(choice: &AwayChoice, say: Say) -> Markup {
    let chosen = (!choice.chosen_by.is_empty())
        .then(|| say.with("away-chosen", &[("names", say.list(&choice.chosen_by).into())]));
    html! {
        button.btn name="choice" value=(choice.way.name()) aria-pressed=[choice.is_mine.then_some("true")] {
            span { (choice.way.label(say)) @if let Some(chosen) = chosen { small { (chosen) } } }
        }
    }
}

/// In the menu: saying goodbye and breaking off ask twice, and say what they mean for the rating.
pub(super) fn farewell(table: &TablePage, say: Say) -> Markup {
    let stake = table.watch.stake;
    let twice = |deed: &str, ask: String, sure: &[String], yes: String| {
        html! {
            details.sure {
                summary.btn.btn--quiet { (ask) }
                @for sure in sure { p.quiet { (sure) } }
                (post(&format!("/t/{}/{deed}", table.id), &[("seat", table.seat.unwrap_or_default())], "btn", &html! { (yes) }))
            }
        }
    };
    let leaving =
        [Some(say.text("watch-leave-sure")), (stake != RatingStake::Nothing).then(|| say.text("watch-leave-counts"))];
    let breaking_off = match stake {
        RatingStake::Nothing | RatingStake::RatingLater => say.text("break-off-sure"),
        RatingStake::Rating => say.text("break-off-counts"),
    };
    html! {
        @if table.watch.may_leave {
            (twice("leave", say.text("watch-leave"), &leaving.into_iter().flatten().collect::<Vec<_>>(), say.text("watch-leave-yes")))
        }
        @if table.watch.may_break_off {
            (twice("break-off", say.text("break-off"), &[breaking_off], say.text("break-off-yes")))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, Texts, text};

    #[test]
    fn a_clock_counts_what_is_free_first_and_never_below_nothing() {
        let clock = ClockFace { since: Some(1_000), free: 20_000, left: 60_000, is_slow: false };
        assert_eq!(clock.at(None), (20_000, 60_000));
        assert_eq!(clock.at(Some(11_000)), (10_000, 60_000));
        assert_eq!(clock.at(Some(31_000)), (0, 50_000));
        assert_eq!(clock.at(Some(999_000)), (0, 0));
        let texts = Texts::new(&[text::SHARED].iter().chain(text::PAGES).flatten().copied().collect::<Vec<_>>());
        let say = Say { texts: &texts, language: Language::En };
        assert_eq!(time(clock, Some(11_000), say), "1:00 +10");
        assert_eq!(time(clock, Some(31_500), say), "0:49");
        let slow = ClockFace { since: Some(0), free: 3 * 86_400_000, left: 0, is_slow: true };
        assert_eq!(time(slow, Some(3_600_000), say), "2 d 23 h");
        assert_eq!(span(5 * 60_000, say), "5 min");
        assert_eq!((patience(40_000, say), patience(120_000, say)), ("40 s".into(), "2 min".into()));
    }
}
