//! The nearest captain's log: the viewer's own, or the first seat's for those who look on; below it the NPC ships.

use crate::table_view::TableView;
use crate::tracks::{Touch, tracks};
use crate::{captain, card, glyph, npcs};
use marauders::{Action, CargoCard, FaceDown, Nation, Set, seat_name};
use maud::{Markup, html};
use wardroom_kernel::Seat;

pub(crate) fn own(sight: &TableView) -> Markup {
    let seat = sight.near;
    let title = if sight.is_you(seat) { sight.words.text("own") } else { sight.name(seat) };
    html! {
        aside #mm-own .own aria-label=(title) {
            h2.sr { (title) }
            section.log-book.is-acting[sight.is_acting(seat)] data-seat=(seat_name(seat)) {
                (captain::head(sight, seat, if sight.is_you(seat) { sight.words.text("you") } else { "" }))
                (actions(sight, seat))
                (npcs::alarm(sight, seat))
                (captain::skills(sight, seat))
                @if sight.player(seat).place.is_some() {
                    div.plate { (ship(sight, seat)) (tracks(sight, &sight.player(seat).ship, sight.player(seat).hits, Touch::Yes)) }
                    div.hold { (hold(sight, seat)) (aboard(sight, seat)) }
                }
                (purse(sight, seat))
                (hand(sight, seat))
                (papers(sight, seat))
            }
            (npcs::list(sight))
        }
    }
}

/// The actions of this turn: spent ones are hollow, those for moving only are square.
fn actions(sight: &TableView, seat: Seat) -> Markup {
    let turn = &sight.view.turn;
    if sight.view.round == 0 || turn.seat != seat || sight.outcome.is_some() {
        return Markup::default();
    }
    let all = sight.parts().numbers.actions_per_turn.max(turn.actions);
    let about = [("n", turn.actions.into()), ("moves", turn.moves.into())];
    html! {
        p.acts role="img" aria-label=(sight.say.with("actions-left", &about)) {
            @for _ in turn.actions..all { i.used {} }
            @for _ in 0..turn.actions { i {} }
            @for _ in 0..turn.moves { i.wind {} }
        }
    }
}

/// The ship in the colours of its captain, its type and how it handles.
pub(crate) fn ship(sight: &TableView, seat: Seat) -> Markup {
    let ship = &sight.player(seat).ship;
    let (name, handling) = (sight.terms().ship(ship.kind), ship.manoeuvrability(sight.parts()));
    let handles = sight.say.with("manoeuvrability-is", &[("n", handling.into())]);
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
pub(crate) fn hold(sight: &TableView, seat: Seat) -> Markup {
    let player = sight.player(seat);
    let about = [("n", sight.load(seat).into()), ("most", sight.table().hold(seat).into())];
    html! {
        div {
            h3 { (sight.words.text("hold")) " " span.label { (sight.say.with("n-of-most", &about)) } }
            @match sight.cargo(seat) {
                Some(cards) => div.cargos { (cargo(sight, cards)) (crates(sight, player.mission.map_or(0, |taken| taken.crates))) },
                None => (backs(sight, sight.player(seat).cargo_count, "hold-backs")), // text: hold-backs
            }
        }
    }
}

/// Cards of the hold. Where goods are asked for, any of them will do; while a lot lies open, what is touched here goes
/// overboard.
pub(crate) fn cargo(sight: &TableView, cards: Set<CargoCard>) -> Markup {
    let place = if matches!(sight.offers.first(), Some(Action::Stow(_))) { "hold" } else { "good" };
    let good = |card| sight.parts().cargo(card).good;
    html! {
        @for good in cards.iter().map(good) { (card::by_good(sight, good, sight.token(|| format!("{place}.{good}")).as_deref(), &Markup::default())) }
    }
}

pub(crate) fn crates(sight: &TableView, count: u8) -> Markup {
    let name = sight.words.text("crate");
    html! {
        @for _ in 0..count {
            @if sight.viewer.is_some() { button.cargo.crate type="button" data-token="crate" { svg.good aria-hidden="true" { use href="#loc-cargo" {} } span.cname { (name) } } }
            @else { span.cargo.crate { svg.good aria-hidden="true" { use href="#loc-cargo" {} } span.cname { (name) } } }
        }
    }
}

/// Face-down cards and how many there are.
pub(crate) fn backs(sight: &TableView, count: u8, key: &str) -> Markup {
    html! {
        p.backs {
            @for _ in 0..count.min(6) { (glyph::plain("card-back")) }
            span.label { (sight.say.with(key, &[("n", count.into())])) }
        }
    }
}

/// Modifications, special weapons and specialists.
pub(crate) fn aboard(sight: &TableView, seat: Seat) -> Markup {
    let player = sight.player(seat);
    let is_bare = player.ship.modifications.is_empty() && player.weapons.is_empty() && player.specialists.is_empty();
    html! {
        @if !is_bare {
            div {
                h3 { (sight.words.text("aboard")) }
                div.tokens {
                    @for modification in player.ship.modifications.iter() { (card::modification(sight, seat, modification)) }
                    @for weapon in player.weapons.iter() { (card::weapon(sight, seat, weapon)) }
                    @for card in player.specialists.iter() { (card::specialist(sight, seat, card)) }
                }
            }
        }
    }
}

pub(crate) fn purse(sight: &TableView, seat: Seat) -> Markup {
    let (words, player) = (sight.words, sight.player(seat));
    html! {
        div.purse {
            span.coins.num { (glyph::sym("coin", 28)) @match player.gold { Some(gold) => b { (gold) }, None => b aria-label=(words.text("secret")) { "?" } } small { (words.text("gold-aboard")) } }
            span.coins.num {
                (glyph::sym("chest", 28))
                @match player.stash { Some(stash) => b { (stash) }, None => b aria-label=(words.text("secret")) { "?" } }
                small { @if sight.is_you(seat) { (words.text("gold-stash-own")) } @else { (words.text("gold-stash")) } }
            }
            span.coins.num { (glyph::sym("glory", 26)) b { (player.track) } small { (words.text("glory-track")) } }
            span.bwrap { (bounties(sight, seat)) small { (words.text("bounties")) } }
        }
    }
}

fn bounties(sight: &TableView, seat: Seat) -> Markup {
    let player = sight.player(seat);
    html! {
        ul.bounties aria-label=(sight.words.text("bounties")) {
            @for nation in Nation::ALL {
                @let count = player.bounties[nation.index()];
                @let label = format!("{}: {count}", sight.words.bounty(nation));
                li.on[count > 0] title=(label) { (glyph::named(&format!("flag-{nation}"), 22, &label)) span.num aria-hidden="true" { (count) } }
            }
        }
    }
}

/// Mission and rumor.
pub(crate) fn papers(sight: &TableView, seat: Seat) -> Markup {
    html! {
        @if let Some(taken) = sight.player(seat).mission { (card::taken_mission(sight, seat, taken)) }
        @match sight.rumor(seat) {
            FaceDown::Seen(rumor) => (card::rumor(sight, rumor, sight.player(seat).is_rumor_true)),
            FaceDown::Hidden => (backs(sight, 1, "rumor-backs")), // text: rumor-backs
            FaceDown::None => {}
        }
    }
}

pub(crate) fn hand(sight: &TableView, seat: Seat) -> Markup {
    let about = [("n", sight.player(seat).hand_count.into()), ("most", sight.parts().numbers.glory_hand.into())];
    html! {
        div {
            h3 { (sight.words.text("glory-cards")) " " span.label { (sight.say.with("n-of-most", &about)) } }
            @match sight.hand(seat) {
                Some(cards) => div.gcards { @for card in cards.iter() { (card::glory(sight, card)) } },
                None => (backs(sight, sight.player(seat).hand_count, "hand-backs")), // text: hand-backs
            }
        }
    }
}
