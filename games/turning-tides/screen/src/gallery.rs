//! What is in the box: the seven cards and the pieces.

use crate::levels::rank;
use crate::table_view::{art, slug};
use crate::words::Words;
use maud::html;
use turning_tides::{Card, Parts, SILVER, Variant};
use wardroom_ui::component::{Component, ComponentFamily, ComponentOrigin, RuleRef};
use wardroom_ui::{Say, widget};

pub(crate) fn gallery(parts: &Parts, say: Say) -> Vec<ComponentFamily> {
    let words = Words::in_language(say.language);
    let pieces = [
        // text: unit-captain unit-captain-text unit-sailor unit-sailor-text unit-cannon unit-cannon-text unit-mast unit-mast-text
        ("unit-captain", 1, "TT-COMP-04"),
        ("unit-sailor", parts.sailors, "TT-COMP-03"),
        ("unit-cannon", parts.cannons, "TT-FIRE-01"),
        ("unit-mast", 1, "TT-MAST-02"),
    ];
    let piece = |(key, count, rule): (&str, u8, &'static str)| Component {
        picture: html! { span.piece data-seat=(slug(SILVER)) { (widget::drawing(key)) } },
        name: words.text(key).into(),
        copies: Some(count.into()),
        text: words.text(&format!("{key}-text")).into(),
        origin: ComponentOrigin::Rulebook,
        rules: RuleRef::Id(rule),
    };
    vec![
        ComponentFamily {
            id: "cards",
            title: words.text("gallery-cards").into(),
            things: Card::ALL.map(|card| thing(parts, words, card)).into(),
            ..ComponentFamily::default()
        },
        ComponentFamily {
            id: "pieces",
            title: words.text("gallery-pieces").into(),
            things: pieces.map(piece).into(),
            ..ComponentFamily::default()
        },
    ]
}

fn thing(parts: &Parts, words: &Words, card: Card) -> Component {
    let face = widget::Card {
        seat: slug(SILVER),
        name: words.card(card),
        level: rank(parts, parts.switches(Variant::Base), card),
        art: art(card),
        text: words.card_text(card),
        ..widget::Card::default()
    };
    Component {
        picture: widget::card(&face),
        name: words.card(card).into(),
        copies: Some(parts.cards[card as usize].count.into()),
        text: words.card_text(card).into(),
        origin: ComponentOrigin::Rulebook,
        rules: RuleRef::Id(rule(card)),
    }
}

/// Where its chapter begins.
const fn rule(card: Card) -> &'static str {
    match card {
        Card::Wait => "TT-WAIT-01",
        Card::Sailor => "TT-SAILOR-01",
        Card::Cannon => "TT-CANNON-01",
        Card::Move => "TT-MOVE-01",
        Card::Navigate => "TT-NAV-01",
        Card::Swing => "TT-SWING-01",
        Card::Fire => "TT-FIRE-01",
    }
}
