//! The seats in the order in which they sit: who leads, what they own, and the boards of the others in small.

use crate::table_view::{TableView, art, is_smuggler, slug};
use crate::{crews, rewards, slots};
use ahoy::{Faction, Slot};
use maud::{Markup, html};
use wardroom_kernel::Seat;
use wardroom_ui::widget::{crest, icon};

pub(crate) fn seats(table: &TableView) -> Markup {
    html! { div #ah-seats .seats { @for seat in table.seats() { (panel(table, seat)) } } }
}

fn panel(table: &TableView, seat: Seat) -> Markup {
    let words = table.words;
    let is_near = seat == table.near;
    let is_acting = table.asked.contains(seat) || table.view.phase.turn().is_some_and(|turn| turn.seat == seat);
    html! {
        section.seat.is-acting[is_acting].is-near[is_near] id={ "seat-" (slug(seat)) } data-seat=(slug(seat)) tabindex="0"
            aria-label={ (table.name(seat)) ", " (words.faction(seat)) } {
            div.seat-who {
                (crest(slug(seat)))
                h2.seat-name {
                    (table.name(seat)) " "
                    @if table.view.first == seat { span title=(words.text("first-player")) { (icon("first")) span.sr { (words.text("first-player")) } } }
                    small { (words.faction(seat)) @if table.is_you(seat) { " · " (words.text("you")) } }
                }
                @if !is_near { (dice(table, seat)) }
                div.seat-goods { (goods(table, seat)) }
            }
            @if !is_near { (small_board(table, seat)) }
        }
    }
}

/// A drawing and a number, read out and shown on hover in words.
pub(crate) fn tally(drawing: &str, number: u16, label: &str) -> Markup {
    html! { span.tally role="img" aria-label=(label) title=(label) { (icon(drawing)) span.num { (number) } } }
}

fn goods(table: &TableView, seat: Seat) -> Markup {
    let (say, sea, player) = (table.say, &table.view.sea, table.player(seat));
    let one = |drawing: &str, key: &str, number: u8| tally(drawing, number.into(), table.words.count(key, number));
    html! {
        (tally("fame", player.fame, &say.with("tally-fame", &[("n", player.fame.into())])))
        (one("gold", "tally-gold", player.gold))
        @match Faction::of_seat(seat) {
            Faction::Squadron => {
                (one("ship-patrol", "tally-patrols", sea.patrols_in_supply()))
                (one("ship-stronghold", "tally-strongholds", sea.strongholds_in_supply()))
            }
            Faction::Union => {
                (one("comrade", "tally-ready", sea.ready))
                (one("act-negotiate", "tally-plans", table.view.plan_hand.len()))
            }
            Faction::Smuggler => (one("cargo", "tally-cargo", player.cargo.len())),
        }
        @if table.damage(seat) > 0 { (one("damage", "tally-damage", table.damage(seat))) }
    }
}

/// Dice that are still to be placed.
fn dice(table: &TableView, seat: Seat) -> Markup {
    html! {
        div.seat-dice aria-label=(table.words.text("dice-hand")) {
            @for die in table.player(seat).hand.iter() {
                svg.die.die--sm data-seat=(slug(seat)) role="img" aria-label=(die) { use href={ "#die-" (die) } {} }
            }
        }
    }
}

/// Slots by action, Crew, Cargo and markers.
fn small_board(table: &TableView, seat: Seat) -> Markup {
    let label = table.say.with("board-of", &[("name", table.name(seat).into())]);
    html! {
        div.seat-board role="group" aria-label=(label) {
            @for &slot in Slot::board(Faction::of_seat(seat)) { (small_action(table, seat, slot)) }
            @for slot in table.view.slots(seat).filter(|slot| slot.is_ship()) { (small_action(table, seat, slot)) }
            @for card in table.player(seat).crew.iter() { (crews::chip(table, seat, card)) }
            @if Faction::of_seat(seat) == Faction::Union { (open_plans(table)) }
            @if is_smuggler(seat) { (crews::small_cargo(table, seat)) (rewards::grid(table, seat, true)) }
        }
    }
}

/// The hand of another seat, for the referee: after the end.
fn open_plans(table: &TableView) -> Markup {
    let words = table.words;
    html! {
        @for &plan in table.view.plan_hand.plans().into_iter().flat_map(|plans| plans.iter()) {
            span.mini.mini--crew title=(words.plan_text(plan)) { (icon("act-negotiate")) (words.plan(plan)) }
        }
    }
}

fn small_action(table: &TableView, seat: Seat, slot: Slot) -> Markup {
    html! {
        span.mini title=(table.words.slot(slot)) {
            @if slot != Slot::Cannons6 && slot != Slot::Gunship6 { (icon(&art(slot))) }
            (slots::slots(table, seat, slot, "slot--mini"))
        }
    }
}
