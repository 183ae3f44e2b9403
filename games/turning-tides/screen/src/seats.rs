//! The two seats: the far one in a row above the chart, with its hold; the near one beside its hand.

use crate::discards::{self, discards};
use crate::table_view::{TableView, slug};
use crate::{face, hold};
use maud::{Markup, html};
use turning_tides::VisibleCards;
use wardroom_kernel::Seat;
use wardroom_ui::widget;

pub(crate) fn far(table: &TableView) -> Markup {
    let (seat, words) = (table.far, table.words);
    html! {
        section #tt-far .rail.is-acting[is_acting(table, seat)] aria-label={ (table.name(seat)) ", " (words.seat(seat)) } {
            (head(table, seat))
            div.rail-cards { (hand(table, seat)) (pile(table, seat)) (discards(table, seat)) }
            (hold::far(table))
        }
    }
}

pub(crate) fn near(table: &TableView) -> Markup {
    let (seat, words) = (table.near, table.words);
    let label = if table.is_you(seat) { words.text("you") } else { table.name(seat) };
    html! {
        section #tt-near .near-own.is-acting[is_acting(table, seat)] aria-label={ (label) ", " (words.seat(seat)) } {
            (head(table, seat))
            div.rail-cards { (pile(table, seat)) (discards(table, seat)) }
        }
    }
}

/// Name, colour, and what the ship has lost.
fn head(table: &TableView, seat: Seat) -> Markup {
    let words = table.words;
    let mut about = words.seat(seat).to_owned();
    let mut add = |text: &str| {
        about.push_str(" · ");
        about.push_str(text);
    };
    if table.is_you(seat) {
        add(words.text("you"));
    }
    let player = table.player(seat);
    if !player.ship.destroyed.is_empty() {
        add(words.zones_lost(player.ship.destroyed.len()));
    }
    if player.hold.captain {
        add(words.text("no-captain"));
    }
    widget::seat_head(slug(seat), table.name(seat), &about)
}

fn is_acting(table: &TableView, seat: Seat) -> bool {
    table.view.phase.acting() == Some(seat)
}

/// The backs of a hand that the viewer does not hold; its cards for the referee.
fn hand(table: &TableView, seat: Seat) -> Markup {
    let name = table.words.text("hand");
    match table.player(seat).hand {
        VisibleCards::Cards(cards) => discards::open(table, seat, cards, name, None),
        VisibleCards::Backs(count) => face::backs(seat, count, name, None, &format!("{name}: {count}")),
    }
}

fn pile(table: &TableView, seat: Seat) -> Markup {
    let (count, name) = (table.player(seat).pile.len(), table.words.text("pile"));
    face::backs(seat, count, name, table.owns(seat).then_some("pile"), &format!("{name}: {count}"))
}
