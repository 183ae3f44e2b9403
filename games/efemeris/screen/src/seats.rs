//! The others' sides of the table, and the viewer's own.

use crate::table_view::{TableView, slug};
use crate::{captain, crew, goods, status};
use efemeris::action::{Ability, Tactics};
use efemeris::{Action, Mode, Seen};
use maud::{Markup, html};
use wardroom_kernel::Seat;

pub(crate) fn others(sight: &TableView) -> Markup {
    let others = sight.others();
    html! {
        div class={ "others others--" (others.len()) } { @for seat in others { (other(sight, seat)) } }
    }
}

fn is_acting(sight: &TableView, seat: Seat) -> bool {
    sight.asked.contains(seat) || sight.is_active(seat) && !sight.view.ended.contains(seat)
}

/// `partner`, and whether the phase is ended or the viewer's own answer sealed.
fn about(sight: &TableView, seat: Seat) -> Vec<&'static str> {
    let words = sight.words;
    let mode = sight.view.agreed.mode;
    let is_partner = |viewer| sight.is_you(viewer) && mode.partner(viewer) == Some(seat);
    let is_partner = mode == Mode::Team && sight.viewer.is_some_and(is_partner);
    let has_ended = sight.is_active(seat) && sight.view.ended.contains(seat);
    [
        is_partner.then(|| words.text("partner")),
        has_ended.then(|| words.text("has-ended")),
        (sight.owns(seat) && sight.has_answered()).then(|| words.text("has-sealed")),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn other(sight: &TableView, seat: Seat) -> Markup {
    let (mode, player) = (sight.view.agreed.mode, sight.player(seat));
    // Only Byng points at a player (EF-CAPT-12); a panel that answers every touch would be in the way.
    let press = |action: &Action| matches!(action, Action::Tactics(Tactics::Captain(Ability::PressGang { .. })));
    let token = sight.offers.iter().any(press).then(|| format!("seat.{}", slug(seat)));
    let queue = captain::queue(sight, seat);
    let about = about(sight, seat);
    html! {
        section.seat.is-acting[is_acting(sight, seat)] id={ "seat-" (slug(seat)) } data-seat=(slug(seat)) data-token=[&token] role=[token.as_ref().map(|_| "button")]
            tabindex=[token.as_ref().map(|_| "-1")] aria-label={ (sight.name(seat)) ", " (sight.words.seat(seat)) } {
            (captain::head(sight, seat))
            (captain::ability(sight, seat))
            @if mode.partner(seat).is_none_or(|partner| partner.0 > seat.0 && partner != sight.near) { (goods::goal(sight, seat)) }
            div.kit { (goods::larder(sight, seat)) div.holds { (goods::yard(sight, seat)) (goods::tokens(sight, seat)) } }
            (status::list(sight, seat))
            (crew::in_play(sight, seat))
            div.inplay {
                @match player.hand {
                    Seen::Backs(count) => (crew::backs(sight, count)),
                    Seen::Cards(cards) => { span.label { (sight.words.text("crew-hand-of")) } @for kind in cards.kinds() { span.mini { (sight.terms().crew(kind)) @if cards.count(kind) > 1 { b.num { "×" (cards.count(kind)) } } } } }
                }
                span.label { (crew::counts(sight, seat)) @if !queue.is_empty() { " · " (queue) } @for word in about { " · " b { (word) } } }
            }
        }
    }
}

/// The nearest side: the viewer's own, or the first seat's for those who look on.
pub(crate) fn own(sight: &TableView) -> Markup {
    let seat = sight.near;
    let queue = captain::queue(sight, seat);
    let about = about(sight, seat);
    let title = if sight.is_you(seat) { sight.words.text("own") } else { sight.name(seat) };
    html! {
        section #ef-own .own aria-label=(title) {
            div.seat.is-acting[is_acting(sight, seat)] data-seat=(slug(seat)) {
                (captain::head(sight, seat))
                (captain::ability(sight, seat))
                (goods::goal(sight, seat))
                (goods::larder(sight, seat))
                div.kit { (goods::yard(sight, seat)) (goods::tokens(sight, seat)) }
                (status::list(sight, seat))
                @if !queue.is_empty() || !about.is_empty() { p.label { (queue) @for word in about { " · " b { (word) } } } }
            }
            (crew::hand(sight, seat))
        }
    }
}
