//! Why not? What stands against a touch that is not offered, for everything a player plausibly tries.
//!
//! It looks at a view and the offers only, so a refusal tells no secret. The sentences belong to the screen:
//!
//! | key | arguments | sentence |
//! |---|---|---|
//! | `why-game-over` | | The game is over. |
//! | `why-other-acts` | seat, card | { $seat } carries out { $card }; you choose when that is done. |
//! | `why-sealed` | | Your choice lies face down: choose again, or wait for the other player. |
//! | `why-nothing-to-exchange` | | You hold no card but Wait, so you have nothing to exchange. |
//! | `why-nothing-to-pay` | | None of your zones is destroyed, so you have nothing to pay. |
//! | `why-not-now` | | Nothing is to be decided now. |
//! | `why-card-first` | | First both choose a card; what it does is decided when it is carried out. |
//! | `why-card-is-chosen` | card | The cards of this turn are on the table; yours is { $card }. |
//! | `why-card-not-drawn` | card | { $card } is still in your draw pile. |
//! | `why-card-discarded` | card | { $card } has been played; discards come back with the next round. |
//! | `why-card-in-hold` | card | { $card } is one of your exchange cards; it can be taken in a lull. |
//! | `why-card-spent` | card | { $card } is spent for damage; it comes back in the next lull. |
//! | `why-no-exchange-in-intro` | | The introductory game has no exchange; the Fire cards in the hold join your pile after rounds 1 and 2. |
//! | `why-pile` | | You draw one card each turn; nobody looks at a draw pile. |
//! | `why-discard-pile` | | Discards come back with the next round, not before. |
//! | `why-enemy-thing` | | That belongs to the enemy; you act with your own ship. |
//! | `why-attack-from-own-zone` | | Choose the zone of your ship from which you attack; it hits the zone opposite. |
//! | `why-zone-destroyed` | zone | Zone { $zone } is destroyed: nothing can be put there. |
//! | `why-side-taken` | zone, side | A cannon stands on { $side } of zone { $zone } already. |
//! | `why-sides-taken` | zone | Cannons stand on both sides of zone { $zone } already. |
//! | `why-choose-a-side` | zone | A cannon stands on a side: choose port or starboard of zone { $zone }. |
//! | `why-place-sailor` | | Choose an intact zone of your ship for the sailor. |
//! | `why-place-cannon` | | Choose a free side of an intact zone of your ship for the cannon. |
//! | `why-move-unit-first` | | First choose the captain, a sailor or a cannon aboard your ship. |
//! | `why-move-target` | | Choose another place of your ship for it. |
//! | `why-mast-stays` | | The mast cannot be moved. |
//! | `why-unit-in-hold` | | Units in the hold cannot be moved; only those aboard. |
//! | `why-captain-in-hold` | | Your captain is in the hold. |
//! | `why-no-sailor-there` | zone | You have no sailor in zone { $zone }. |
//! | `why-no-cannon-there` | zone, side | You have no cannon on { $side } of zone { $zone }. |
//! | `why-same-place` | | It is there already; it must end in another place. |
//! | `why-cannon-keeps-side` | side | At this table a cannon keeps its side in another zone: { $side }. |
//! | `why-navigate` | | Choose one: forward, back, or the marker if you do not have it. |
//! | `why-claim-holder` | | You hold the initiative marker already. |
//! | `why-swing` | | Choose a zone of your ship with a sailor that faces an enemy zone. |
//! | `why-fire` | | Choose a zone of your ship with a sailor and a cannon that bears, facing an enemy zone. |
//! | `why-captain-cannot-swing` | | The captain cannot swing; a sailor must. |
//! | `why-captain-cannot-fire` | | The captain cannot serve a cannon; a sailor must. |
//! | `why-no-sailor-in-zone` | zone | No sailor of yours is in zone { $zone }. |
//! | `why-no-cannon-in-zone` | zone | No cannon of yours is in zone { $zone }. |
//! | `why-cannon-points-away` | zone, side | The cannon in zone { $zone } points away this round; { $side } bears. |
//! | `why-faces-nothing` | zone | Zone { $zone } faces no enemy zone now. |
//! | `why-promote` | | Your captain is in the hold: choose a zone with a sailor to be the new captain. |
//! | `why-no-sailor-to-promote` | zone | No sailor is in zone { $zone }; one must be there to be promoted. |
//! | `why-wait-stays` | | Wait always stays with you: it cannot be exchanged and cannot pay. |
//! | `why-only-hand-cards` | card | Only cards in your hand can be given; you hold no further { $card }. |
//! | `why-not-exchange-card` | card | No further { $card } is among your exchange cards. |
//! | `why-same-kind` | card | To give and take { $card } changes nothing. |
//! | `why-unequal` | give, take | As many cards are taken as given; so far { $give } given, { $take } taken. |
//! | `why-gives-first` | | First all cards you give, then all you take. |
//! | `why-answer-order` | | All of this belongs to one answer, in another order: first what is done, then with what, then where. |
//! | `why-card-order` | | Cards are named in card order: Sailor, Cannon, Move, Navigate, Swing, Fire. |
//! | `why-exchange` | | Give cards of your hand and take as many exchange cards, or exchange none. |
//! | `why-exchange-cannot-pay` | card | Exchange cards cannot pay for damage; no further { $card } is in your pool. |
//! | `why-enough-paid` | count | Damage costs one card for each destroyed zone: { $count }. |
//! | `why-pay` | count | Choose { $count } of your cards, one for each destroyed zone; Wait and exchange cards stay. |
//! | `why-surrender-offered` | | You cannot offer your surrender again in this turn; in the next one you can. |
//! | `why-surrender-waits` | | An offer of surrender waits for its answer; there is one at a time. |
//! | `why-no-surrender-offered` | | Nobody offers you a surrender. |
//! | `why-no-rematch` | | Whoever has surrendered may ask for a new game, nobody else. |
//! | `why-rematch-asked` | | You have asked for a new game already. |
//! | `why-no-resignation` | | Nobody resigns here: offer your surrender. |
//! | `why-no-draw` | | Nobody agrees on a draw here: the game goes on until a ship is beaten or somebody surrenders. |
//!
//! Words in arguments are keys, too: `card-fire`, `side-port`, `seat-silver`.

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
