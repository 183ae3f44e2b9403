//! The seats in the order in which they sit: who leads, what they own, and the boards of the others in small.

use crate::table_view::{TableView, art, is_smuggler, slug};
use crate::{crews, rewards, slots};
use ahoy::{Faction, Slot};
use maud::{Markup, html};
use wardroom_kernel::Seat;
use wardroom_ui::widget::{crest, icon};

pub(crate) fn seats(sight: &TableView) -> Markup {
    html! { div #ah-seats .seats { @for seat in sight.seats() { (panel(sight, seat)) } } }
}

fn panel(sight: &TableView, seat: Seat) -> Markup {
    let words = sight.words;
    let is_near = seat == sight.near;
    let is_acting = sight.asked.contains(seat) || sight.view.phase.turn().is_some_and(|turn| turn.seat == seat);
    html! {
        section.seat.is-acting[is_acting].is-near[is_near] id={ "seat-" (slug(seat)) } data-seat=(slug(seat)) tabindex="0"
            aria-label={ (sight.name(seat)) ", " (words.faction(seat)) } {
            div.seat-who {
                (crest(slug(seat)))
                h2.seat-name {
                    (sight.name(seat)) " "
                    @if sight.view.first == seat { span title=(words.text("first-player")) { (icon("first")) span.sr { (words.text("first-player")) } } }
                    small { (words.faction(seat)) @if sight.is_you(seat) { " · " (words.text("you")) } }
                }
                @if !is_near { (dice(sight, seat)) }
                div.seat-goods { (goods(sight, seat)) }
            }
            @if !is_near { (small_board(sight, seat)) }
        }
    }
}

/// A drawing and a number, read out and shown on hover in words.
pub(crate) fn tally(drawing: &str, number: u16, label: &str) -> Markup {
    html! { span.tally role="img" aria-label=(label) title=(label) { (icon(drawing)) span.num { (number) } } }
}

fn goods(sight: &TableView, seat: Seat) -> Markup {
    let (say, sea, player) = (sight.say, &sight.view.sea, sight.player(seat));
    let one = |drawing: &str, key: &str, number: u8| tally(drawing, number.into(), sight.words.count(key, number));
    html! {
        (tally("fame", player.fame, &say.with("tally-fame", &[("n", player.fame.into())])))
        (one("gold", "tally-gold", player.gold))
        @match Faction::of(seat) {
            Faction::Squadron => {
                (one("ship-patrol", "tally-patrols", sea.patrols_in_supply()))
                (one("ship-stronghold", "tally-strongholds", sea.strongholds_in_supply()))
            }
            Faction::Union => {
                (one("comrade", "tally-ready", sea.ready))
                (one("act-negotiate", "tally-plans", sight.view.plan_hand.len()))
            }
            Faction::Smuggler => (one("cargo", "tally-cargo", player.cargo.len())),
        }
        @if sight.damage(seat) > 0 { (one("damage", "tally-damage", sight.damage(seat))) }
    }
}

/// Dice that are still to be placed.
fn dice(sight: &TableView, seat: Seat) -> Markup {
    html! {
        div.seat-dice aria-label=(sight.words.text("dice-hand")) {
            @for die in sight.player(seat).hand.iter() {
                svg.die.die--sm data-seat=(slug(seat)) role="img" aria-label=(die) { use href={ "#die-" (die) } {} }
            }
        }
    }
}

/// Slots by action, Crew, Cargo and markers.
fn small_board(sight: &TableView, seat: Seat) -> Markup {
    let label = sight.say.with("board-of", &[("name", sight.name(seat).into())]);
    html! {
        div.seat-board role="group" aria-label=(label) {
            @for &slot in Slot::board(Faction::of(seat)) { (small_action(sight, seat, slot)) }
            @for slot in sight.view.slots(seat).filter(|slot| slot.is_ship()) { (small_action(sight, seat, slot)) }
            @for card in sight.player(seat).crew.iter() { (crews::chip(sight, seat, card)) }
            @if Faction::of(seat) == Faction::Union { (open_plans(sight)) }
            @if is_smuggler(seat) { (crews::small_cargo(sight, seat)) (rewards::grid(sight, seat, true)) }
        }
    }
}

/// The hand of another, for whoever may see everything: after the end, by the eyes of everyone at once.
fn open_plans(sight: &TableView) -> Markup {
    let words = sight.words;
    html! {
        @for &plan in sight.view.plan_hand.plans().into_iter().flat_map(|plans| plans.iter()) {
            span.mini.mini--crew title=(words.plan_text(plan)) { (icon("act-negotiate")) (words.plan(plan)) }
        }
    }
}

fn small_action(sight: &TableView, seat: Seat, slot: Slot) -> Markup {
    html! {
        span.mini title=(sight.words.slot(slot)) {
            @if slot != Slot::Cannons6 && slot != Slot::Gunship6 { (icon(&art(slot))) }
            (slots::slots(sight, seat, slot, "slot--mini"))
        }
    }
}
