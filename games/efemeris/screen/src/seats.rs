//! The others' sides of the table, and the viewer's own.

use crate::table_view::{TableView, slug};
use crate::{captain, crew, goods, status};
use efemeris::action::{Ability, Tactics};
use efemeris::{Action, CardsView, Mode};
use maud::{Markup, html};
use wardroom_kernel::Seat;

pub(crate) fn others(table: &TableView) -> Markup {
    let others = table.others();
    html! {
        div class={ "others others--" (others.len()) } { @for seat in others { (other(table, seat)) } }
    }
}

fn is_acting(table: &TableView, seat: Seat) -> bool {
    table.asked.contains(seat) || table.is_active(seat) && !table.view.ended.contains(seat)
}

/// `partner`, and whether the phase is ended or the viewer's own answer sealed.
fn about(table: &TableView, seat: Seat) -> Vec<&'static str> {
    let words = table.words;
    let mode = table.view.agreed.mode;
    let is_partner = |viewer| table.is_you(viewer) && mode.partner(viewer) == Some(seat);
    let is_partner = mode == Mode::Team && table.viewer.is_some_and(is_partner);
    let has_ended = table.is_active(seat) && table.view.ended.contains(seat);
    [
        is_partner.then(|| words.text("partner")),
        has_ended.then(|| words.text("has-ended")),
        (table.owns(seat) && table.has_answered()).then(|| words.text("has-sealed")),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn other(table: &TableView, seat: Seat) -> Markup {
    let (mode, player) = (table.view.agreed.mode, table.player(seat));
    // Only Byng points at a player (EF-CAPT-12); a panel that answers every touch would be in the way.
    let press = |action: &Action| matches!(action, Action::Tactics(Tactics::Captain(Ability::PressGang { .. })));
    let token = table.offers.iter().any(press).then(|| format!("seat.{}", slug(seat)));
    let queue = captain::queue(table, seat);
    let about = about(table, seat);
    html! {
        section.seat.is-acting[is_acting(table, seat)] id={ "seat-" (slug(seat)) } data-seat=(slug(seat)) data-token=[&token] role=[token.as_ref().map(|_| "button")]
            tabindex=[token.as_ref().map(|_| "-1")] aria-label={ (table.name(seat)) ", " (table.words.seat(seat)) } {
            (captain::head(table, seat))
            (captain::ability(table, seat))
            @if mode.partner(seat).is_none_or(|partner| partner.0 > seat.0 && partner != table.near) { (goods::goal(table, seat)) }
            div.kit { (goods::larder(table, seat)) div.holds { (goods::yard(table, seat)) (goods::tokens(table, seat)) } }
            (status::list(table, seat))
            (crew::in_play(table, seat))
            div.inplay {
                @match player.hand {
                    CardsView::Backs(count) => (crew::backs(table, count)),
                    CardsView::Cards(cards) => { span.label { (table.words.text("crew-hand-of")) } @for kind in cards.kinds() { span.mini { (table.terms().crew(kind)) @if cards.count(kind) > 1 { b.num { "×" (cards.count(kind)) } } } } }
                }
                span.label { (crew::counts(table, seat)) @if !queue.is_empty() { " · " (queue) } @for word in about { " · " b { (word) } } }
            }
        }
    }
}

/// The nearest side: the viewer's own, for a spectator the first seat's.
pub(crate) fn own(table: &TableView) -> Markup {
    let seat = table.near;
    let queue = captain::queue(table, seat);
    let about = about(table, seat);
    let title = if table.is_you(seat) { table.words.text("own") } else { table.name(seat) };
    html! {
        section #ef-own .own aria-label=(title) {
            div.seat.is-acting[is_acting(table, seat)] data-seat=(slug(seat)) {
                (captain::head(table, seat))
                (captain::ability(table, seat))
                (goods::goal(table, seat))
                (goods::larder(table, seat))
                div.kit { (goods::yard(table, seat)) (goods::tokens(table, seat)) }
                (status::list(table, seat))
                @if !queue.is_empty() || !about.is_empty() { p.label { (queue) @for word in about { " · " b { (word) } } } }
            }
            (crew::hand(table, seat))
        }
    }
}
