//! The label of one touch, for nested buttons and for the path of what was touched so far.

use crate::ships::side_name;
use crate::table_view::TableView;
use crate::units::cannon_words;
use turning_tides::{Card, Side, Zone};

/// A token that is none of ours is its own label.
pub(crate) fn token(table: &TableView, token: &str) -> String {
    label(table, token).unwrap_or_else(|| token.to_owned())
}

fn label(table: &TableView, token: &str) -> Option<String> {
    let words = table.words;
    let (head, rest) = token.split_once('.').unwrap_or((token, ""));
    if rest.is_empty() {
        // text: token-sailor token-cannon token-move token-navigate token-swing token-fire token-promote token-exchange token-pay
        // text: token-captain token-forward token-back token-claim token-none token-mast token-pile token-discard
        return Some(
            words
                .text(match head {
                    "sailor" => "token-sailor",
                    "cannon" => "token-cannon",
                    "move" => "token-move",
                    "navigate" => "token-navigate",
                    "swing" => "token-swing",
                    "fire" => "token-fire",
                    "promote" => "token-promote",
                    "exchange" => "token-exchange",
                    "pay" => "token-pay",
                    "captain" => "token-captain",
                    "forward" => "token-forward",
                    "back" => "token-back",
                    "claim" => "token-claim",
                    "none" => "token-none",
                    "mast" => "token-mast",
                    "pile" => "token-pile",
                    "discard" => "token-discard",
                    _ => return None,
                })
                .to_owned(),
        );
    }
    let zone = |text: &str| Zone::new(text.parse().ok()?);
    let place = || {
        let (at, side) = rest.split_once('.')?;
        Some((zone(at)?, Side::ALL.into_iter().find(|known| known.name() == side)?))
    };
    let card = || Card::from_name(rest).map(|card| words.card(card));
    let with_card = |key: &str| Some(table.say.with(key, &[("card", card()?.into())]));
    Some(match head {
        "card" => card()?.to_owned(),
        "give" => with_card("token-give")?,   // text: token-give
        "take" => with_card("token-take")?,   // text: token-take
        "spend" => with_card("token-spend")?, // text: token-spend
        "exchange" | "spent" => card()?.to_owned(),
        "zone" => words.zone(zone(rest)?).to_owned(),
        "enemy" => words.enemy_zone(zone(rest.strip_prefix("zone.")?)?).to_owned(),
        "sailor" => format!("{}, {}", words.text("unit-sailor"), words.zone(zone(rest)?)),
        "cannon" => place().map(|(at, side)| format!("{}: {}", words.zone(at), cannon_words(table, side)))?,
        "side" => place().map(|(at, side)| format!("{}, {}", words.zone(at), side_name(table, side)))?,
        // text: unit-captain unit-sailor unit-cannon unit-mast
        "hold" => words
            .text(match rest {
                "captain" => "unit-captain",
                "sailor" => "unit-sailor",
                "cannon" => "unit-cannon",
                "mast" => "unit-mast",
                _ => return None,
            })
            .to_owned(),
        _ => return None,
    })
}
