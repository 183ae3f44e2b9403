//! The nearest captain's log: the viewer's own, or the first seat's for those who look on; below it the NPC ships.

use crate::table_view::TableView;
use crate::tracks::{Touch, tracks};
use crate::{captain, card, glyph, npcs};
use marauders::{Action, CargoCard, FaceDown, Nation, Set, seat_name};
use maud::{Markup, html};
use wardroom_kernel::Seat;

pub(crate) fn own(table: &TableView) -> Markup {
    let seat = table.near;
    let title = if table.is_you(seat) { table.words.text("own") } else { table.name(seat) };
    html! {
        aside #mm-own .own aria-label=(title) {
            h2.sr { (title) }
            section.log-book.is-acting[table.is_acting(seat)] data-seat=(seat_name(seat)) {
                (captain::head(table, seat, if table.is_you(seat) { table.words.text("you") } else { "" }))
                (actions(table, seat))
                (npcs::alarm(table, seat))
                (captain::skills(table, seat))
                @if table.player(seat).place.is_some() {
                    div.plate { (ship(table, seat)) (tracks(table, &table.player(seat).ship, table.player(seat).hits, Touch::Yes)) }
                    div.hold { (hold(table, seat)) (aboard(table, seat)) }
                }
                (purse(table, seat))
                (hand(table, seat))
                (papers(table, seat))
            }
            (npcs::list(table))
        }
    }
}

/// The actions of this turn: spent ones are hollow, those for moving only are square.
fn actions(table: &TableView, seat: Seat) -> Markup {
    let turn = &table.view.turn;
    if table.view.round == 0 || turn.seat != seat || table.outcome.is_some() {
        return Markup::default();
    }
    let all = table.parts().numbers.actions_per_turn.max(turn.actions);
    let about = [("n", turn.actions.into()), ("moves", turn.moves.into())];
    html! {
        p.acts role="img" aria-label=(table.say.with("actions-left", &about)) {
            @for _ in turn.actions..all { i.used {} }
            @for _ in 0..turn.actions { i {} }
            @for _ in 0..turn.moves { i.wind {} }
        }
    }
}

/// The ship in the colours of its captain, its type and how it handles.
pub(crate) fn ship(table: &TableView, seat: Seat) -> Markup {
    let ship = &table.player(seat).ship;
    let (name, handling) = (table.terms().ship(ship.kind), ship.manoeuvrability(table.parts()));
    let handles = table.say.with("manoeuvrability-is", &[("n", handling.into())]);
    html! {
        figure.bigship {
            svg role="img" aria-label=(name) { use href={ "#" (glyph::ship(ship.kind)) } {} }
            figcaption {
                b { (name) }
                span role="img" aria-label=(handles) title=(handles) { (glyph::sym("mod-rigs-and-sails", 20)) (handling) }
            }
        }
    }
}

/// `Hold 2 of 3`, with the cards for those who may see them.
pub(crate) fn hold(table: &TableView, seat: Seat) -> Markup {
    let player = table.player(seat);
    let about = [("n", table.load(seat).into()), ("most", table.some_table().hold(seat).into())];
    html! {
        div {
            h3 { (table.words.text("hold")) " " span.label { (table.say.with("n-of-most", &about)) } }
            @match table.cargo(seat) {
                Some(cards) => div.cargos { (cargo(table, cards)) (crates(table, player.mission.map_or(0, |taken| taken.crates))) },
                None => (backs(table, table.player(seat).cargo_count, "hold-backs")), // text: hold-backs
            }
        }
    }
}

/// Cards of the hold. Where goods are asked for, any of them will do; while a lot lies open, what is touched here goes
/// overboard.
pub(crate) fn cargo(table: &TableView, cards: Set<CargoCard>) -> Markup {
    let place = if matches!(table.offers.first(), Some(Action::Stow(_))) { "hold" } else { "good" };
    let good = |card| table.parts().cargo(card).good;
    html! {
        @for good in cards.iter().map(good) { (card::by_good(table, good, table.token(|| format!("{place}.{good}")).as_deref(), &Markup::default())) }
    }
}

pub(crate) fn crates(table: &TableView, count: u8) -> Markup {
    let name = table.words.text("crate");
    html! {
        @for _ in 0..count {
            @if table.viewer.is_some() { button.cargo.crate type="button" data-token="crate" { svg.good aria-hidden="true" { use href="#loc-cargo" {} } span.cname { (name) } } }
            @else { span.cargo.crate { svg.good aria-hidden="true" { use href="#loc-cargo" {} } span.cname { (name) } } }
        }
    }
}

/// Face-down cards and how many there are.
pub(crate) fn backs(table: &TableView, count: u8, key: &str) -> Markup {
    html! {
        p.backs {
            @for _ in 0..count.min(6) { (glyph::plain("card-back")) }
            span.label { (table.say.with(key, &[("n", count.into())])) }
        }
    }
}

/// Modifications, special weapons and specialists.
pub(crate) fn aboard(table: &TableView, seat: Seat) -> Markup {
    let player = table.player(seat);
    let is_bare = player.ship.modifications.is_empty() && player.weapons.is_empty() && player.specialists.is_empty();
    html! {
        @if !is_bare {
            div {
                h3 { (table.words.text("aboard")) }
                div.tokens {
                    @for modification in player.ship.modifications.iter() { (card::modification(table, seat, modification)) }
                    @for weapon in player.weapons.iter() { (card::weapon(table, seat, weapon)) }
                    @for card in player.specialists.iter() { (card::specialist(table, seat, card)) }
                }
            }
        }
    }
}

pub(crate) fn purse(table: &TableView, seat: Seat) -> Markup {
    let (words, player) = (table.words, table.player(seat));
    html! {
        div.purse {
            span.coins.num { (glyph::sym("coin", 28)) @match player.gold { Some(gold) => b { (gold) }, None => b aria-label=(words.text("secret")) { "?" } } small { (words.text("gold-aboard")) } }
            span.coins.num {
                (glyph::sym("chest", 28))
                @match player.stash { Some(stash) => b { (stash) }, None => b aria-label=(words.text("secret")) { "?" } }
                small { @if table.is_you(seat) { (words.text("gold-stash-own")) } @else { (words.text("gold-stash")) } }
            }
            span.coins.num { (glyph::sym("glory", 26)) b { (player.track) } small { (words.text("glory-track")) } }
            span.bwrap { (bounties(table, seat)) small { (words.text("bounties")) } }
        }
    }
}

fn bounties(table: &TableView, seat: Seat) -> Markup {
    let player = table.player(seat);
    html! {
        ul.bounties aria-label=(table.words.text("bounties")) {
            @for nation in Nation::ALL {
                @let count = player.bounties[nation.index()];
                @let label = format!("{}: {count}", table.words.bounty(nation));
                li.on[count > 0] title=(label) { (glyph::named(&format!("flag-{nation}"), 22, &label)) span.num aria-hidden="true" { (count) } }
            }
        }
    }
}

/// Mission and rumor.
pub(crate) fn papers(table: &TableView, seat: Seat) -> Markup {
    html! {
        @if let Some(taken) = table.player(seat).mission { (card::taken_mission(table, seat, taken)) }
        @match table.rumor(seat) {
            FaceDown::Seen(rumor) => (card::rumor(table, rumor, table.player(seat).is_rumor_true)),
            FaceDown::Hidden => (backs(table, 1, "rumor-backs")), // text: rumor-backs
            FaceDown::None => {}
        }
    }
}

pub(crate) fn hand(table: &TableView, seat: Seat) -> Markup {
    let about = [("n", table.player(seat).hand_count.into()), ("most", table.parts().numbers.glory_hand.into())];
    html! {
        div {
            h3 { (table.words.text("glory-cards")) " " span.label { (table.say.with("n-of-most", &about)) } }
            @match table.hand(seat) {
                Some(cards) => div.gcards { @for card in cards.iter() { (card::glory(table, card)) } },
                None => (backs(table, table.player(seat).hand_count, "hand-backs")), // text: hand-backs
            }
        }
    }
}
