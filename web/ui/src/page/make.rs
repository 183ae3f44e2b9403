//! Making a table: one paper for each way to play, opened by its address, so that it fits the game without a script.

use super::{GameCard, ModeCard, time_control};
use crate::{
    Frame, Say,
    widget::{cover, crest, dialog, hidden},
};
use maud::{Markup, html};
use std::{fmt, str::FromStr};
use wardroom_kernel::Choices;

/// Who is to hold a seat: the values of the fields `holder.<seat>` in `POST /make`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatHolder {
    Me,
    /// Everyone with the link; the table is in no public list.
    Open,
    /// Everyone: the table is listed on the start page, and others may watch.
    Anyone,
    /// A second person at the same screen.
    Here,
    BotEasy,
    BotStrong,
    /// By programs: no form proposes it.
    BotRandom,
    /// The seat stays empty.
    Empty,
}

impl SeatHolder {
    const NAMES: [(SeatHolder, &'static str); 8] = [
        (SeatHolder::Me, "me"),
        (SeatHolder::Open, "open"),
        (SeatHolder::Anyone, "anyone"),
        (SeatHolder::Here, "here"),
        (SeatHolder::BotEasy, "bot:easy"),
        (SeatHolder::BotStrong, "bot:strong"),
        (SeatHolder::BotRandom, "bot:random"),
        (SeatHolder::Empty, "nobody"),
    ];

    pub fn label(self, say: Say) -> String {
        match self {
            SeatHolder::Me => say.text("holder-me"),
            SeatHolder::Open => say.text("holder-open"),
            SeatHolder::Anyone => say.text("holder-anyone"),
            SeatHolder::Here => say.text("holder-here"),
            SeatHolder::BotEasy => say.text("holder-bot-easy"),
            SeatHolder::BotStrong => say.text("holder-bot-strong"),
            SeatHolder::BotRandom => say.text("holder-bot-random"),
            SeatHolder::Empty => say.text("holder-nobody"),
        }
    }
}

impl fmt::Display for SeatHolder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(SeatHolder::NAMES.iter().find(|name| name.0 == *self).map_or("", |name| name.1))
    }
}

/// The word that was read names no kind of holder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownSeatHolder;

impl FromStr for SeatHolder {
    type Err = UnknownSeatHolder;
    fn from_str(name: &str) -> Result<SeatHolder, UnknownSeatHolder> {
        SeatHolder::NAMES.iter().find(|known| known.1 == name).map(|known| known.0).ok_or(UnknownSeatHolder)
    }
}

/// An option of a mode, with its explanation. Sent as `option.<name>`; a switch sends `off`, then `on` if it is set.
#[derive(Clone, Debug)]
pub struct OptionChoice {
    pub name: String,
    pub label: String,
    pub explanation: String,
    pub choices: Choices,
    pub default: i64,
}

/// The address of the paper for a mode, without `#`.
pub(super) fn address(game: &GameCard, mode: &ModeCard) -> String {
    format!("make-{}-{}", game.game, mode.mode)
}

pub(super) fn dialogs(frame: &Frame, games: &[GameCard]) -> Markup {
    let say = frame.say;
    html! {
        @for game in games {
            @for mode in &game.modes {
                (dialog(&address(game, mode), &say.text("make-title"), &say.text("close"), &paper(frame, games, game, mode)))
            }
        }
    }
}

fn paper(frame: &Frame, games: &[GameCard], game: &GameCard, mode: &ModeCard) -> Markup {
    let say = frame.say;
    let id = address(game, mode);
    html! {
        form.make method="post" action="/make" {
            (hidden("game", &game.game)) (hidden("mode", &mode.mode))
            div.dialog-body {
                @if games.len() > 1 {
                    nav.picks.picks--games aria-label=(say.text("make-game")) {
                        @for other in games {
                            @if let Some(first) = other.usual() {
                                a.pick href={ "#" (address(other, first)) } aria-current=[(other.game == game.game).then_some("true")] {
                                    (cover(&other.cover)) span { (other.name) }
                                }
                            }
                        }
                    }
                } @else { p.make-game { span.stamp { (cover(&game.cover)) } b { (game.name) } } }
                @if game.modes.len() > 1 {
                    nav.picks aria-label=(say.text("make-mode")) {
                        span.legend aria-hidden="true" { (say.text("make-mode")) }
                        @for other in &game.modes {
                            a.pick href={ "#" (address(game, other)) } aria-current=[(other.mode == mode.mode).then_some("true")] { (other.name) }
                        }
                    }
                }
                fieldset.chairs { legend { (say.text("make-seats")) } @for place in 0..mode.seats.len() { (seat(&id, game, mode, place, say)) } }
                (time_control::fieldset(&id, game, mode, say))
                @if !mode.options.is_empty() {
                    fieldset.options { legend { (say.text("make-options")) } @for choice in &mode.options { (option(&id, choice, game.last(&mode.mode, &format!("option.{}", choice.name)))) } }
                }
                p.option {
                    (hidden("public", "off"))
                    input type="checkbox" id={ (id) "-public" } name="public" value="on" checked[game.last(&mode.mode, "public") == Some("on")] aria-describedby={ (id) "-public-about" };
                    label for={ (id) "-public" } { (say.text("make-public")) }
                    small id={ (id) "-public-about" } { (say.text("make-public-help")) }
                }
                p.field {
                    label for={ (id) "-name" } { (say.text("name-label")) }
                    input id={ (id) "-name" } name="name" maxlength="40" required autocomplete="nickname" value=[frame.who];
                }
            }
            div.dialog-foot {
                a.btn.btn--quiet href="#" { (say.text("make-not-now")) }
                button.btn.btn--go { (say.text("make-go")) }
            }
        }
    }
}

fn seat(id: &str, game: &GameCard, mode: &ModeCard, place: usize, say: Say) -> Markup {
    let seat = &mode.seats[place];
    let field = format!("{id}-{}", seat.slug);
    let proposed = match place {
        0 => SeatHolder::Me,
        place if place < mode.fewest => SeatHolder::Open,
        _ => SeatHolder::Empty,
    };
    let may_be_empty = place >= mode.fewest;
    let last = game.last(&mode.mode, &format!("holder.{}", seat.slug)).and_then(|last| last.parse().ok());
    let proposed = last.filter(|&last| may_be_empty || last != SeatHolder::Empty).unwrap_or(proposed);
    let is_offered = |holder: &SeatHolder| match holder {
        SeatHolder::Empty => may_be_empty,
        SeatHolder::BotRandom => *holder == proposed,
        SeatHolder::Me
        | SeatHolder::Open
        | SeatHolder::Anyone
        | SeatHolder::Here
        | SeatHolder::BotEasy
        | SeatHolder::BotStrong => true,
    };
    let choices = SeatHolder::NAMES.into_iter().map(|name| name.0).filter(is_offered);
    html! {
        p {
            (crest(&seat.slug))
            label for=(field) { b { (seat.title) } }
            select id=(field) name={ "holder." (seat.slug) } {
                @for holder in choices { option value=(holder) selected[holder == proposed] { (holder.label(say)) } }
            }
            // The style sheet shows it if a second person plays at this screen, so it needs no script.
            span.called {
                label for={ (field) "-called" } { (say.text("make-called")) span.sr { ": " (seat.title) } }
                input id={ (field) "-called" } name={ "called." (seat.slug) } maxlength="40" autocomplete="off" value=[game.last(&mode.mode, &format!("called.{}", seat.slug))];
            }
        }
    }
}

fn option(id: &str, choice: &OptionChoice, last: Option<&str>) -> Markup {
    let (field, name) = (format!("{id}-{}", choice.name), format!("option.{}", choice.name));
    let about = format!("{field}-about");
    let number = last.and_then(|last| last.parse().ok());
    let is_on = last.map_or(choice.default != 0, |last| last == "on");
    let chosen: i64 = number.unwrap_or(choice.default);
    html! {
        p.option {
            @match choice.choices {
                Choices::Switch => {
                    (hidden(&name, "off"))
                    input type="checkbox" id=(field) name=(name) value="on" checked[is_on] aria-describedby=(about);
                }
                Choices::Range(least, most) => {
                    input type="number" id=(field) name=(name) min=(least) max=(most) value=(chosen) required aria-describedby=(about);
                }
                Choices::OneOf(values) => {
                    select id=(field) name=(name) aria-describedby=(about) {
                        @for value in values { option value=(value) selected[*value == chosen] { (value) } }
                    }
                }
            }
            label for=(field) { (choice.label) }
            small id=(about) { (choice.explanation) }
        }
    }
}
