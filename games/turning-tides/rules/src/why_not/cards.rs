//! Choosing a card, exchanging, paying for damage.

use super::touch::{Pile, Touch};
use super::{Asked, With, when};
use crate::components::Card;
use crate::table::{Cards, Variant};
use crate::view::{PlayerView, VisibleCards};
use wardroom_kernel::Reason;

impl Asked<'_> {
    fn own(&self) -> &PlayerView {
        &self.view.players[self.seat]
    }

    pub(super) fn choose_card(&self) -> Vec<Reason> {
        let hint = || Reason::new("TT-TURN-05", "why-card-first");
        match self.touched[0] {
            Touch::Card(Pile::Hand, card) => self.where_it_is(card),
            touched => vec![self.not_in_hand(touched).unwrap_or_else(hint)],
        }
    }

    /// A kind of card that is not in hand: every place where one lies.
    fn where_it_is(&self, card: Card) -> Vec<Reason> {
        let own = self.own();
        let has = |seen: VisibleCards| seen.cards().is_some_and(|cards| cards.has(card));
        let places = [
            when(self.view.unseen(self.seat).has(card), || Reason::new("TT-TURN-02", "why-card-not-drawn").card(card)),
            when(has(own.discard), || Reason::new("TT-TURN-03", "why-card-discarded").card(card)),
            when(own.exchange.has(card), || self.exchange_card(card)),
            when(has(own.spent), || Reason::new("TT-LULL-08", "why-card-spent").card(card)),
        ];
        places.into_iter().flatten().collect()
    }

    fn exchange_card(&self, card: Card) -> Reason {
        match self.view.switches.variant {
            Variant::Base => Reason::new("TT-LULL-01", "why-card-in-hold").card(card),
            Variant::Intro => Reason::new("TT-INTRO-05", "why-no-exchange-in-intro"),
        }
    }

    fn not_in_hand(&self, touched: Touch) -> Option<Reason> {
        match touched {
            Touch::Card(Pile::Exchange | Pile::Take, card) => Some(self.exchange_card(card)),
            Touch::Card(Pile::Spent, card) => Some(Reason::new("TT-LULL-08", "why-card-spent").card(card)),
            Touch::DrawPile => Some(Reason::new("TT-TURN-02", "why-pile")),
            Touch::DiscardPile => Some(Reason::new("TT-TURN-03", "why-discard-pile")),
            Touch::Card(Pile::Hand | Pile::Give | Pile::Spend, _)
            | Touch::Aboard(_)
            | Touch::Held(_)
            | Touch::Enemy
            | Touch::Claim
            | Touch::Other => None,
        }
    }

    /// While a card is carried out, other cards wait.
    pub(super) fn not_a_card_now(&self, touched: Touch) -> Option<Reason> {
        let played = self.view.phase.revealed()?.card(self.seat);
        match touched {
            Touch::Card(Pile::Hand, _) => Some(Reason::new("TT-TURN-05", "why-card-is-chosen").card(played)),
            other => self.not_in_hand(other),
        }
    }

    /// The first touch that leads nowhere; if all are well so far, something is missing.
    pub(super) fn exchange(&self) -> Reason {
        let (mut give, mut take) = (Cards::NONE, Cards::NONE);
        for &touched in &self.touched {
            let why = match touched {
                Touch::Card(Pile::Give | Pile::Hand, card) => self.no_gift(give, take, card),
                Touch::Card(Pile::Take | Pile::Exchange, card) => self.no_gain(give, take, card),
                Touch::Card(Pile::Spent | Pile::Spend, card) => {
                    Some(Reason::new("TT-LULL-03", "why-only-hand-cards").card(card))
                }
                Touch::DrawPile => Some(Reason::new("TT-LULL-03", "why-pile")),
                Touch::DiscardPile => Some(Reason::new("TT-LULL-03", "why-discard-pile")),
                Touch::Aboard(_) | Touch::Held(_) | Touch::Enemy | Touch::Claim | Touch::Other => {
                    Some(Reason::new("TT-LULL-02", "why-exchange"))
                }
            };
            match (why, touched) {
                (Some(why), _) => return why,
                (None, Touch::Card(Pile::Give | Pile::Hand, card)) => give.put(card),
                (None, Touch::Card(_, card)) => take.put(card),
                (None, _) => (),
            }
        }
        unequal(give, take)
    }

    fn no_gift(&self, give: Cards, take: Cards, card: Card) -> Option<Reason> {
        let held = self.own().hand.cards().unwrap_or_default().count(card);
        when(card == Card::Wait, || Reason::new("TT-WAIT-05", "why-wait-stays"))
            .or_else(|| when(held <= give.count(card), || Reason::new("TT-LULL-03", "why-only-hand-cards").card(card)))
            .or_else(|| when(!take.is_empty(), || Reason::new("TT-DEC-12", "why-gives-first")))
            .or_else(|| out_of_order(give, card))
            .or_else(|| self.nothing_else_to_take(give.plus(card.into()), card))
    }

    /// With this card given too, there may be too few cards of other kinds to take.
    fn nothing_else_to_take(&self, give: Cards, card: Card) -> Option<Reason> {
        let there = self.own().exchange;
        let mut in_the_way = [card].into_iter().chain(give.kinds()).filter(|&given| there.has(given));
        let is_stuck = others(there, give).count() < give.len().into() && give.len() <= there.len();
        in_the_way.next().filter(|_| is_stuck).map(same_kind)
    }

    fn no_gain(&self, give: Cards, take: Cards, card: Card) -> Option<Reason> {
        let there = self.own().exchange;
        let hand = self.own().hand.cards().unwrap_or_default();
        let can_give_another = hand.kinds().any(|kind| kind != card && kind != Card::Wait);
        when(there.count(card) <= take.count(card), || Reason::new("TT-LULL-02", "why-not-exchange-card").card(card))
            .or_else(|| when(give.has(card) || !can_give_another, || same_kind(card)))
            .or_else(|| when(give.len() <= take.len(), || unequal(give, take)))
            .or_else(|| out_of_order(take, card))
            .or_else(|| too_early(others(there, give), give.len(), take, card))
    }

    pub(super) fn pay_damage(&self) -> Reason {
        let due = self.own().ship.destroyed.len();
        let mut paid = Cards::NONE;
        for &touched in &self.touched {
            let why = match touched {
                Touch::Card(Pile::Spend | Pile::Hand | Pile::Spent, card) => self.no_payment(paid, card, due),
                Touch::Card(Pile::Exchange | Pile::Take | Pile::Give, card) => Some(cannot_pay(card)),
                Touch::Aboard(_)
                | Touch::Held(_)
                | Touch::Enemy
                | Touch::DrawPile
                | Touch::DiscardPile
                | Touch::Claim
                | Touch::Other => Some(Reason::new("TT-LULL-08", "why-pay").number("count", due)),
            };
            match (why, touched) {
                (Some(why), _) => return why,
                (None, Touch::Card(_, card)) => paid.put(card),
                (None, _) => (),
            }
        }
        Reason::new("TT-LULL-08", "why-pay").number("count", due)
    }

    fn no_payment(&self, paid: Cards, card: Card, due: u8) -> Option<Reason> {
        let own = self.own();
        let seen = [own.hand, own.discard, own.spent].into_iter().filter_map(VisibleCards::cards);
        let pool = seen.fold(self.view.unseen(self.seat), Cards::plus);
        when(card == Card::Wait, || Reason::new("TT-WAIT-05", "why-wait-stays"))
            .or_else(|| when(pool.count(card) <= paid.count(card), || cannot_pay(card)))
            .or_else(|| when(due <= paid.len(), || Reason::new("TT-LULL-08", "why-enough-paid").number("count", due)))
            .or_else(|| out_of_order(paid, card))
            .or_else(|| too_early(pool.iter(), due, paid, card))
    }
}

/// Each exchange and each payment has one text, with its cards in card order.
fn out_of_order(so_far: Cards, card: Card) -> Option<Reason> {
    let is_late = so_far.kinds().any(|other| card < other);
    when(is_late, || Reason::new("TT-DEC-01", "why-card-order"))
}

/// So many are due, and behind this card too few are left in card order.
fn too_early(of: impl Iterator<Item = Card>, due: u8, so_far: Cards, card: Card) -> Option<Reason> {
    let left = of.filter(|&other| card <= other).count() as u8 - so_far.count(card);
    when(left < due - so_far.len(), || Reason::new("TT-DEC-01", "why-card-order"))
}

/// What can be taken for these.
fn others(there: Cards, give: Cards) -> impl Iterator<Item = Card> {
    there.iter().filter(move |&card| !give.has(card))
}

fn same_kind(card: Card) -> Reason {
    Reason::new("TT-RULING-41", "why-same-kind").card(card)
}

fn unequal(give: Cards, take: Cards) -> Reason {
    Reason::new("TT-LULL-02", "why-unequal").number("give", give.len()).number("take", take.len())
}

fn cannot_pay(card: Card) -> Reason {
    Reason::new("TT-LULL-09", "why-exchange-cannot-pay").card(card)
}
