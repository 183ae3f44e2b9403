//! The label of a whole answer.

use crate::aims;
use crate::discards::list;
use crate::ships::side_name;
use crate::table_view::TableView;
use turning_tides::action::{
    ChooseCard, Exchange, Fire, Move, Navigate, PayDamage, PlaceCannon, PlaceSailor, Promote, Swing,
};
use turning_tides::{Action, Place, Zone};

pub(crate) fn offer(table: &TableView, action: Action) -> String {
    let (say, words) = (table.say, table.words);
    let zone = |name: &'static str, zone: Zone| (name, zone.number().into());
    let place = |name: &'static str, place: Place| {
        (name, format!("{}, {}", words.zone(place.zone), side_name(table, place.side)).into())
    };
    match action {
        Action::ChooseCard(ChooseCard { card }) => say.with("offer-card", &[("card", words.card(card).into())]),
        Action::PlaceSailor(PlaceSailor { zone: to }) => say.with("offer-sailor", &[zone("zone", to)]),
        Action::PlaceCannon(PlaceCannon { at }) => say.with("offer-cannon", &[place("place", at)]),
        Action::Move(Move::Captain { to }) => say.with("offer-move-captain", &[zone("to", to)]),
        Action::Move(Move::Sailor { from, to }) => say.with("offer-move-sailor", &[zone("from", from), zone("to", to)]),
        Action::Move(Move::Cannon { from, to }) => {
            say.with("offer-move-cannon", &[place("from", from), place("to", to)])
        }
        Action::Navigate(Navigate::Forward) => words.text("offer-forward").to_owned(),
        Action::Navigate(Navigate::Back) => words.text("offer-back").to_owned(),
        Action::Navigate(Navigate::Claim) => words.text("offer-claim").to_owned(),
        Action::Swing(Swing { from }) => attack(table, "offer-swing", from), // text: offer-swing
        Action::Fire(Fire { from }) => attack(table, "offer-fire", from),    // text: offer-fire
        Action::Promote(Promote { zone: at }) => say.with("offer-promote", &[zone("zone", at)]),
        Action::Exchange(Exchange { give, .. }) if give.is_empty() => words.text("offer-exchange-none").to_owned(),
        Action::Exchange(Exchange { give, take }) => {
            say.with("offer-exchange", &[("give", list(table, give).into()), ("take", list(table, take).into())])
        }
        Action::PayDamage(PayDamage { cards }) => say.with("offer-pay", &[("cards", list(table, cards).into())]),
    }
}

fn attack(table: &TableView, key: &str, from: Zone) -> String {
    let on = aims::target(table, from).map_or(0, Zone::number);
    table.say.with(key, &[("from", from.number().into()), ("on", on.into())])
}
