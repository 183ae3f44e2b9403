//! The order in which cards are carried out: a line with a station for each level.

use crate::table_view::{TableView, art, slug};
use maud::{Markup, html};
use turning_tides::{Card, Parts, Phase, Switches};
use wardroom_kernel::Seat;
use wardroom_ui::widget::{crest_small, icon};

/// The stations; promotion comes after all cards.
pub(crate) fn levels(table: &TableView) -> Markup {
    let (words, switches) = (table.words, table.view.switches);
    html! {
        ol #tt-order .order aria-label=(words.text("order")) {
            @for level in ranks(&table.view.parts, switches) {
                @let cards = || Card::ALL.into_iter().filter(move |&card| table.view.parts.level(card, &switches) == level);
                @let names: Vec<&str> = cards().map(|card| words.card(card)).collect();
                (station(table, &names.join(", "), &html! { @for card in cards() { (icon(art(card))) } }, &class(cards()), |card, promotes| !promotes && table.view.parts.level(card, &switches) == level))
            }
            (station(table, words.text("promote"), &icon("act-promote"), "level", |_, promotes| promotes))
        }
    }
}

fn class(cards: impl Iterator<Item = Card>) -> String {
    cards.fold(String::from("level"), |class, card| class + " level--" + card.name())
}

/// A station shows whose revealed cards are on it, and which is being carried out.
fn station(
    table: &TableView,
    names: &str,
    drawings: &Markup,
    class: &str,
    is_here: impl Fn(Card, bool) -> bool,
) -> Markup {
    let phase = table.view.phase;
    let here = |seat: Seat| {
        phase.revealed().is_some_and(|revealed| is_here(revealed.played[seat].card, revealed.played[seat].promotes))
    };
    let is_now = matches!(phase, Phase::CarryOut { .. }) && phase.acting().is_some_and(here);
    html! {
        li class=(class) aria-current=[is_now.then_some("step")] {
            (drawings) span { (names) }
            @for seat in [table.far, table.near] { @if here(seat) { (crest_small(slug(seat))) span.sr { (table.words.seat(seat)) } } }
        }
    }
}

/// The levels that cards are on, first to last.
fn ranks(parts: &Parts, switches: Switches) -> impl Iterator<Item = u8> + use<> {
    let mut ranks = Card::ALL.map(|card| parts.level(card, &switches));
    ranks.sort_unstable();
    let mut before = None;
    ranks.into_iter().filter(move |&rank| before.replace(rank) != Some(rank))
}

/// The level of a card as it stands in its corner.
pub(crate) fn rank(parts: &Parts, switches: Switches, card: Card) -> &'static str {
    let own = parts.level(card, &switches);
    let place = ranks(parts, switches).position(|level| level == own).unwrap_or_default();
    ["I", "II", "III", "IV", "V", "VI", "VII"][place.min(6)]
}
