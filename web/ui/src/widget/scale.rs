//! The black and white scale at the edge of a chart, with a pointer: a track.

use maud::{Markup, html};

/// A track from `from` to `to` with a pointer at `at`.
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
