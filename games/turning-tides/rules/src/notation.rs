//! The text of an action: the things one touches, joined by ` > `. Reading is strict, so that each action has one text.

use crate::action::{
    Action, ChooseCard, Exchange, Fire, Move, Navigate, PayDamage, PlaceCannon, PlaceSailor, Promote, Swing,
};
use crate::components::Card;
use crate::table::{Cards, Place, Side, Zone};
use std::{fmt, str::FromStr};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::ChooseCard(ChooseCard { card }) => write!(f, "card.{card}"),
            Action::PlaceSailor(PlaceSailor { zone }) => write!(f, "sailor > zone.{zone}"),
            Action::PlaceCannon(PlaceCannon { at }) => write!(f, "cannon > side.{at}"),
            Action::Move(Move::Captain { to }) => write!(f, "move > captain > zone.{to}"),
            Action::Move(Move::Sailor { from, to }) => write!(f, "move > sailor.{from} > zone.{to}"),
            Action::Move(Move::Cannon { from, to }) => write!(f, "move > cannon.{from} > side.{to}"),
            Action::Navigate(Navigate::Forward) => write!(f, "navigate > forward"),
            Action::Navigate(Navigate::Back) => write!(f, "navigate > back"),
            Action::Navigate(Navigate::Claim) => write!(f, "navigate > claim"),
            Action::Swing(Swing { from }) => write!(f, "swing > zone.{from}"),
            Action::Fire(Fire { from }) => write!(f, "fire > zone.{from}"),
            Action::Promote(Promote { zone }) => write!(f, "promote > zone.{zone}"),
            Action::Exchange(Exchange { give, .. }) if give.is_empty() => write!(f, "exchange > none"),
            Action::Exchange(Exchange { give, take }) => {
                f.write_str("exchange")?;
                give.iter().try_for_each(|card| write!(f, " > give.{card}"))?;
                take.iter().try_for_each(|card| write!(f, " > take.{card}"))
            }
            Action::PayDamage(PayDamage { cards }) => {
                f.write_str("pay")?;
                cards.iter().try_for_each(|card| write!(f, " > spend.{card}"))
            }
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.zone, self.side)
    }
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no action; actions look like `card.fire`, `sailor > zone.3`, `move > captain > zone.5`")]
pub struct NotationError(String);

impl FromStr for Action {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Action, NotationError> {
        let path: Vec<&str> = text.split(" > ").collect();
        let action = parse(&path).filter(|action| action.to_string() == text);
        action.ok_or_else(|| NotationError(text.into()))
    }
}

fn parse(path: &[&str]) -> Option<Action> {
    Some(match *path {
        [card] => ChooseCard { card: parse_card(card, "card.")? }.into(),
        ["sailor", zone] => PlaceSailor { zone: parse_zone(zone, "zone.")? }.into(),
        ["cannon", side] => PlaceCannon { at: parse_place(side, "side.")? }.into(),
        ["move", "captain", to] => Move::Captain { to: parse_zone(to, "zone.")? }.into(),
        ["move", unit, to] if unit.starts_with("sailor.") => {
            Move::Sailor { from: parse_zone(unit, "sailor.")?, to: parse_zone(to, "zone.")? }.into()
        }
        ["move", unit, to] => {
            Move::Cannon { from: parse_place(unit, "cannon.")?, to: parse_place(to, "side.")? }.into()
        }
        ["navigate", "forward"] => Navigate::Forward.into(),
        ["navigate", "back"] => Navigate::Back.into(),
        ["navigate", "claim"] => Navigate::Claim.into(),
        ["swing", from] => Swing { from: parse_zone(from, "zone.")? }.into(),
        ["fire", from] => Fire { from: parse_zone(from, "zone.")? }.into(),
        ["promote", zone] => Promote { zone: parse_zone(zone, "zone.")? }.into(),
        ["exchange", "none"] => Exchange { give: Cards::NONE, take: Cards::NONE }.into(),
        ["exchange", ref rest @ ..] => {
            let gives = rest.iter().take_while(|token| token.starts_with("give.")).count();
            let (give, take) = (parse_cards(&rest[..gives], "give.")?, parse_cards(&rest[gives..], "take.")?);
            Exchange { give, take }.into()
        }
        ["pay", ref rest @ ..] => PayDamage { cards: parse_cards(rest, "spend.")? }.into(),
        _ => return None,
    })
}

pub(crate) fn parse_card(token: &str, prefix: &str) -> Option<Card> {
    Card::from_name(token.strip_prefix(prefix)?)
}
pub(crate) fn parse_cards(tokens: &[&str], prefix: &str) -> Option<Cards> {
    let cards: Option<Vec<Card>> = tokens.iter().map(|token| parse_card(token, prefix)).collect();
    Cards::try_from_iter(cards?).ok()
}
pub(crate) fn parse_zone(token: &str, prefix: &str) -> Option<Zone> {
    Zone::new(token.strip_prefix(prefix)?.parse().ok()?)
}
pub(crate) fn parse_place(token: &str, prefix: &str) -> Option<Place> {
    let (zone, side) = token.strip_prefix(prefix)?.split_once('.')?;
    let side = Side::ALL.into_iter().find(|known| known.name() == side)?;
    Some(Place { zone: Zone::new(zone.parse().ok()?)?, side })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXTS: &[&str] = &[
        "card.wait",
        "card.navigate",
        "sailor > zone.3",
        "cannon > side.3.port",
        "move > captain > zone.5",
        "move > sailor.4 > zone.5",
        "move > cannon.5.port > side.6.starboard",
        "navigate > forward",
        "navigate > back",
        "navigate > claim",
        "swing > zone.4",
        "fire > zone.5",
        "promote > zone.4",
        "exchange > none",
        "exchange > give.cannon > give.move > take.swing > take.fire",
        "pay > spend.fire",
        "pay > spend.move > spend.fire",
    ];

    #[test] // TT-DEC-01
    fn each_action_reads_back_from_its_text() {
        for text in TEXTS {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(*text));
        }
    }

    #[test] // TT-DEC-01
    fn an_action_has_one_text_only() {
        for text in [
            "",
            "card.Fire",
            "card.fire ",
            "sailor > zone.0",
            "sailor > zone.8",
            "sailor > zone.03",
            "sailor>zone.3",
            "cannon > zone.3",
            "move > captain > zone.5 > zone.6",
            "exchange",
            "exchange > give.move > give.cannon > take.swing > take.fire",
            "exchange > take.fire > give.move",
            "pay > spend.fire > spend.move",
        ] {
            assert_eq!(text.parse::<Action>(), Err(NotationError(text.into())));
        }
    }
}
