//! The two seats: the far one in a row above the chart, with its hold; the near one beside its hand.

use crate::discards::{self, discards};
use crate::table_view::{TableView, slug};
use crate::{face, hold};
use maud::{Markup, html};
use turning_tides::Seen;
use wardroom_kernel::Seat;
use wardroom_ui::widget;

pub(crate) fn far(sight: &TableView) -> Markup {
    let (seat, words) = (sight.far, sight.words);
    html! {
        section #tt-far .rail.is-acting[is_acting(sight, seat)] aria-label={ (sight.name(seat)) ", " (words.seat(seat)) } {
            (head(sight, seat))
            div.rail-cards { (hand(sight, seat)) (pile(sight, seat)) (discards(sight, seat)) }
            (hold::far(sight))
        }
    }
}

pub(crate) fn near(sight: &TableView) -> Markup {
    let (seat, words) = (sight.near, sight.words);
    let label = if sight.is_you(seat) { words.text("you") } else { sight.name(seat) };
    html! {
        section #tt-near .near-own.is-acting[is_acting(sight, seat)] aria-label={ (label) ", " (words.seat(seat)) } {
            (head(sight, seat))
            div.rail-cards { (pile(sight, seat)) (discards(sight, seat)) }
        }
    }
}

/// Name, colour, and what the ship has lost.
fn head(sight: &TableView, seat: Seat) -> Markup {
    let words = sight.words;
    let mut about = words.seat(seat).to_owned();
    let mut add = |text: &str| {
        about.push_str(" · ");
        about.push_str(text);
    };
    if sight.is_you(seat) {
        add(words.text("you"));
    }
    let player = sight.player(seat);
    if !player.ship.destroyed.is_empty() {
        add(words.zones_lost(player.ship.destroyed.len()));
    }
    if player.hold.captain {
        add(words.text("no-captain"));
    }
    widget::seat_head(slug(seat), sight.name(seat), &about)
}

fn is_acting(sight: &TableView, seat: Seat) -> bool {
    sight.view.phase.acting() == Some(seat)
}

/// The backs of a hand that the viewer does not hold; its cards for whoever may see everything.
fn hand(sight: &TableView, seat: Seat) -> Markup {
    let name = sight.words.text("hand");
    match sight.player(seat).hand {
        Seen::Cards(cards) => discards::open(sight, seat, cards, name, None),
        Seen::Backs(count) => face::backs(seat, count, name, None, &format!("{name}: {count}")),
    }
}

fn pile(sight: &TableView, seat: Seat) -> Markup {
    let (count, name) = (sight.player(seat).pile.len(), sight.words.text("pile"));
    face::backs(seat, count, name, sight.owns(seat).then_some("pile"), &format!("{name}: {count}"))
}
