//! A game's standing: its ladders, and how its seats, factions and captains do.

use super::{Ladder, WinRate, explained, rate, table};
use crate::{Frame, frame, widget::cover};
use maud::{Markup, html};

#[derive(Clone, Debug)]
pub struct GameStanding {
    pub title: String,
    pub cover: String,
    pub ladders: Vec<Ladder>,
    /// Ways to look at it: by mode and by number of players. What is chosen has no address.
    pub picks: Vec<(String, Option<String>)>,
    /// How many matches are counted below.
    pub games: i64,
    pub tables: Vec<WinRateTable>,
}

/// How the things of one kind do: seats, captains.
#[derive(Clone, Debug)]
pub struct WinRateTable {
    pub heading: String,
    pub rates: Vec<WinRate>,
}

pub fn game_standing(frame: &Frame, game: &GameStanding) -> Markup {
    let say = frame.say;
    let body = html! {
        div.gather-head {
            span.stamp { (cover(&game.cover)) }
            div { p.label { a href="/standing" { (say.text("bar-standing")) } } h1 { (game.title) } }
        }
        @for ladder in &game.ladders {
            section.ladder {
                h2 { @match &ladder.mode { Some(mode) => (mode), None => (say.text("standing-ladder")) } }
                (table(ladder, say))
            }
        }
        section.ladder aria-labelledby="rates-title" {
            h2 #rates-title { (say.text("standing-rates")) }
            @if game.picks.len() > 1 {
                nav.picks aria-label=(say.text("standing-picks")) {
                    @for (label, href) in &game.picks {
                        @match href {
                            Some(href) => { a.pick href={ (href) "#rates-title" } { (label) } }
                            None => { span.pick aria-current="true" { (label) } }
                        }
                    }
                }
            }
            @if game.games == 0 { p.quiet.none { (say.text("standing-rates-none")) } }
            @else {
                p.quiet { (say.with("standing-rates-text", &[("n", game.games.into())])) }
                @for part in &game.tables { (rate::table(&part.heading, &part.rates, say)) }
            }
        }
        (explained(say))
    };
    frame::page(frame, "start start--narrow", &body, &html! {})
}
