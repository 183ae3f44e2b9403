//! Why not? What stands against a touch that is not offered, for everything a player plausibly tries.
//!
//! It looks at a view and the offers only, so a refusal tells no secret. The sentences are texts of the screen, by key; words in
//! arguments are keys, too.

mod aboard;
mod cards;
mod talk;
#[cfg(test)]
mod tests;
mod touch;
mod waiting;

use crate::components::Card;
use crate::table::{Place, Side, Zone};
use crate::{Action, View};
pub(crate) use talk::why_not_say;
use touch::{Pile, Touch};
use wardroom_kernel::{Reason, Seat, Value};

pub(crate) fn why_not(view: &View, seat: Seat, offers: &[Action], path: &[&str]) -> Vec<Reason> {
    let Some(&question) = offers.first() else { return vec![waiting::waiting(view, seat)] };
    let verb = verb(question);
    let texts: Vec<String> = offers.iter().map(ToString::to_string).collect();
    let answers: Vec<Vec<&str>> = texts.iter().map(|text| text.split(" > ").collect()).collect();
    let rest = path.strip_prefix(verb.as_slice()).unwrap_or(path);
    let mut behind_the_verb = answers.iter().map(|answer| &answer[verb.as_slice().len()..]);
    if path.is_empty() || behind_the_verb.clone().any(|answer| answer == rest) {
        return Vec::new();
    }
    let asked = Asked { view, seat, touched: rest.iter().map(|token| Touch::parse(token)).collect() };
    if behind_the_verb.clone().any(|answer| answer.starts_with(rest)) {
        return vec![asked.incomplete(question)];
    }
    if answers.iter().any(|answer| is_reordered(path, answer))
        || behind_the_verb.any(|answer| is_reordered(path, answer))
    {
        return vec![asked.reordered(question)];
    }
    match question {
        Action::ChooseCard(_) => asked.choose_card(),
        Action::PlaceSailor(_) => vec![asked.place_sailor()],
        Action::PlaceCannon(_) => vec![asked.place_cannon()],
        Action::Move(_) => vec![asked.move_unit()],
        Action::Navigate(_) => vec![asked.navigate()],
        Action::Swing(_) => asked.swing(),
        Action::Fire(_) => asked.fire(),
        Action::Promote(_) => vec![asked.promote()],
        Action::Exchange(_) => vec![asked.exchange()],
        Action::PayDamage(_) => vec![asked.pay_damage()],
    }
}

/// One question to one seat, and what the seat has touched since.
struct Asked<'a> {
    view: &'a View,
    seat: Seat,
    touched: Vec<Touch>,
}

impl Asked<'_> {
    /// The beginning of an answer that is offered: what comes next.
    fn incomplete(&self, question: Action) -> Reason {
        match question {
            Action::ChooseCard(_) => Reason::new("TT-TURN-05", "why-card-first"),
            Action::PlaceSailor(_) => self.place_sailor(),
            Action::PlaceCannon(_) => self.place_cannon(),
            Action::Move(_) if self.touched.is_empty() => Reason::new("TT-MOVE-01", "why-move-unit-first"),
            Action::Move(_) => Reason::new("TT-MOVE-06", "why-move-target"),
            Action::Navigate(_) => self.navigate(),
            Action::Swing(_) => Reason::new("TT-SWING-01", "why-swing"),
            Action::Fire(_) => Reason::new("TT-FIRE-01", "why-fire"),
            Action::Promote(_) => self.promote(),
            Action::Exchange(_) if self.touched.is_empty() => Reason::new("TT-LULL-02", "why-exchange"),
            Action::Exchange(_) => self.exchange(),
            Action::PayDamage(_) => self.pay_damage(),
        }
    }
    /// Everything that belongs to an answer that is offered, in another order: each answer has one text.
    fn reordered(&self, question: Action) -> Reason {
        let is_give = |touched: &Touch| matches!(touched, Touch::Card(Pile::Give, _));
        match question {
            Action::Exchange(_) if !self.touched.iter().is_sorted_by_key(|touched| !is_give(touched)) => {
                Reason::new("TT-DEC-12", "why-gives-first")
            }
            Action::Exchange(_) | Action::PayDamage(_) => Reason::new("TT-DEC-01", "why-card-order"),
            Action::ChooseCard(_)
            | Action::PlaceSailor(_)
            | Action::PlaceCannon(_)
            | Action::Move(_)
            | Action::Navigate(_)
            | Action::Swing(_)
            | Action::Fire(_)
            | Action::Promote(_) => Reason::new("TT-DEC-01", "why-answer-order"),
        }
    }
}

fn is_reordered(path: &[&str], answer: &[&str]) -> bool {
    let sorted = |tokens: &[&str]| -> Vec<String> {
        let mut tokens: Vec<String> = tokens.iter().map(|&token| token.to_owned()).collect();
        tokens.sort_unstable();
        tokens
    };
    path.len() == answer.len() && sorted(path) == sorted(answer)
}

/// All paths but that of a chosen card begin with a verb, which a screen may leave out.
fn verb(question: Action) -> Option<&'static str> {
    match question {
        Action::ChooseCard(_) => None,
        Action::PlaceSailor(_) => Some("sailor"),
        Action::PlaceCannon(_) => Some("cannon"),
        Action::Move(_) => Some("move"),
        Action::Navigate(_) => Some("navigate"),
        Action::Swing(_) => Some("swing"),
        Action::Fire(_) => Some("fire"),
        Action::Promote(_) => Some("promote"),
        Action::Exchange(_) => Some("exchange"),
        Action::PayDamage(_) => Some("pay"),
    }
}

trait With: Sized {
    fn zone(self, zone: Zone) -> Self;
    fn side(self, side: Side) -> Self;
    fn place(self, at: Place) -> Self {
        self.zone(at.zone).side(at.side)
    }
    fn card(self, card: Card) -> Self;
    fn seat(self, seat: Seat) -> Self;
    fn number(self, name: &'static str, number: u8) -> Self;
}
impl With for Reason {
    fn zone(self, zone: Zone) -> Reason {
        self.with("zone", Value::Number(zone.number().into()))
    }
    fn side(self, side: Side) -> Reason {
        let word = match side {
            Side::Port => "side-port",
            Side::Starboard => "side-starboard",
        };
        self.with("side", Value::Word(word))
    }
    fn card(self, card: Card) -> Reason {
        let word = match card {
            Card::Wait => "card-wait",
            Card::Sailor => "card-sailor",
            Card::Cannon => "card-cannon",
            Card::Move => "card-move",
            Card::Navigate => "card-navigate",
            Card::Swing => "card-swing",
            Card::Fire => "card-fire",
        };
        self.with("card", Value::Word(word))
    }
    fn seat(self, seat: Seat) -> Reason {
        self.with("seat", Value::Word(["seat-silver", "seat-gold"][seat]))
    }
    fn number(self, name: &'static str, number: u8) -> Reason {
        self.with(name, Value::Number(number.into()))
    }
}

/// One reason if something is so.
fn when(is_so: bool, reason: impl FnOnce() -> Reason) -> Option<Reason> {
    is_so.then(reason)
}
