//! Whether there can be a table like this one (TT-COMP-03, TT-COMP-07 to TT-COMP-11, TT-ZONE-02, TT-LULL-11).
//!
//! Tables come from people and programs, too; what the types do not rule out is checked here, and every reason named.

use super::setup::MOST_ROUNDS;
use super::{end, order};
use crate::components::{Card, Parts};
use crate::table::{
    Cards, End, GOLD, Moment, Phase, Place, Player, Position, Revealed, SILVER, Ship, Side, Table, Variant, Verdict,
    enemy,
};
use wardroom_kernel::{Seat, SetupError, Shared};

pub(crate) fn adopt(mut table: Table, parts: &'static Parts) -> Result<Table, SetupError> {
    table.parts = Shared(parts);
    let mut wrong = Wrong(Vec::new());
    if wrong.check_seats(&table) {
        wrong.check_numbers(&table);
        for (seat, name) in [(SILVER, "silver"), (GOLD, "gold")] {
            wrong.check_ship(parts, &format!("{name}.ship"), table.ship(seat));
            wrong.check_cards(&table, seat, name);
        }
        wrong.check_phase(&table);
    }
    if wrong.0.is_empty() { Ok(table) } else { Err(SetupError(wrong.0)) }
}

struct Wrong(Vec<String>);

impl Wrong {
    fn unless(&mut self, all_is_well: bool, why: impl FnOnce() -> String) {
        if !all_is_well {
            self.0.push(why());
        }
    }

    /// First of all, because everything else is found by seats.
    fn check_seats(&mut self, t: &Table) -> bool {
        let verdict = match t.phase {
            Phase::Over(End { verdict: Verdict::Zones(s) | Verdict::Crew(s) | Verdict::Intro(s), .. }) => Some(s),
            Phase::Over(End { verdict: Verdict::Limit(winner), .. }) => winner,
            Phase::Draw
            | Phase::Choose
            | Phase::CarryOut { .. }
            | Phase::DiscardAndSail { .. }
            | Phase::Exchange
            | Phase::PayDamage
            | Phase::ShuffleAndTurn => None,
        };
        let first = t.phase.revealed().map(|revealed| revealed.first);
        let seats = [("marker", Some(t.marker)), ("phase.revealed.first", first), ("phase.verdict", verdict)];
        for (field, seat) in seats.into_iter().filter_map(|(field, seat)| Some((field, seat?))) {
            self.unless(seat.0 < 2, || format!("{field}: {} is neither 0 (silver) nor 1 (gold)", seat.0));
        }
        self.0.is_empty()
    }

    fn check_numbers(&mut self, t: &Table) {
        let limit = t.switches.round_limit;
        self.unless(t.round != 0, || "round: rounds are counted from 1".into());
        self.unless(t.turn != 0, || "turn: turns are counted from 1".into());
        self.unless(limit <= MOST_ROUNDS, || format!("switches.round_limit: {limit} is more than {MOST_ROUNDS}"));
        self.unless(limit == 0 || t.round <= limit, || {
            format!("round: {} is after the last one, switches.round_limit is {limit}", t.round)
        });
        let offers = t.switches.surrender_offers_per_turn;
        self.unless((1..=9).contains(&offers), || {
            format!("switches.surrender_offers_per_turn: {offers} is not 1 to 9")
        });
    }

    fn check_ship(&mut self, parts: &Parts, field: &str, ship: &Ship) {
        let (sailors, cannons) = (u32::from(parts.sailors), parts.cannons);
        let aboard: u32 = ship.sailors.iter().map(|&count| u32::from(count)).sum();
        self.unless(aboard <= sailors, || format!("{field}: {aboard} sailors, and there are {sailors}"));
        let aboard = ship.cannons_aboard();
        self.unless(aboard <= cannons, || format!("{field}: {aboard} cannons, and there are {cannons}"));
        for zone in ship.destroyed {
            let mut units = Vec::new();
            units.extend((ship.captain == Some(zone)).then_some("the captain"));
            units.extend((ship.sailors_in(zone) != 0).then_some("a sailor"));
            let has_cannon = Side::ALL.into_iter().any(|side| ship.has_cannon(Place { zone, side }));
            units.extend(has_cannon.then_some("a cannon"));
            units.extend(ship.has_mast_in(zone).then_some("the mast"));
            for unit in units {
                self.0.push(format!("{field}: {unit} is in zone {zone}, which is destroyed"));
            }
        }
    }

    fn check_cards(&mut self, t: &Table, seat: Seat, name: &str) {
        let Player { ship, hand, pile, discard, exchange, spent } = t.players[seat];
        let in_play = t.phase.revealed().map_or(Cards::NONE, |revealed| revealed.card(seat).into());
        let places = [hand, pile, discard, exchange, spent, in_play];
        let all = t.parts.cards_in(t.switches.variant);
        for card in Card::ALL {
            let count: u8 = places.iter().map(|cards| cards.count(card)).sum();
            self.unless(count == all.count(card), || {
                format!("{name}: {count} cards {card} in all places, and each player has {}", all.count(card))
            });
        }
        for (place, cards) in [("pile", pile), ("discard", discard), ("exchange", exchange), ("spent", spent)] {
            self.unless(!cards.has(Card::Wait), || format!("{name}.{place}: Wait is always in hand or in play"));
        }
        match t.switches.variant {
            Variant::Base => {
                let count = t.parts.starting_exchange(Variant::Base).len();
                self.unless(exchange.len() == count, || {
                    format!("{name}.exchange: {} cards, and there are always {count}", exchange.len())
                });
                let destroyed = ship.destroyed.len();
                self.unless(spent.len() <= destroyed, || {
                    format!("{name}.spent: {} cards for {destroyed} destroyed zones", spent.len())
                });
            }
            Variant::Intro => {
                let due = t.parts.exchange_cards_in(Variant::Intro, t.round);
                self.unless(exchange == due, || {
                    format!("{name}.exchange: in round {} of the introductory game it is `{due}`", t.round)
                });
                self.unless(spent.is_empty(), || format!("{name}.spent: the introductory game knows no spent cards"));
            }
        }
    }

    fn check_phase(&mut self, t: &Table) {
        let d = t.position;
        let is_lull = d == Position::LAST;
        let is_turn = Position::START <= d && !is_lull;
        let fits = match t.phase {
            Phase::Draw | Phase::Choose => is_turn,
            Phase::CarryOut { .. } | Phase::DiscardAndSail { .. } => true,
            Phase::Exchange | Phase::PayDamage | Phase::ShuffleAndTurn => is_lull,
            Phase::Over(End { revealed, .. }) => revealed.is_some() || is_lull,
        };
        self.unless(fits, || {
            format!("position: {d} does not fit the phase; it is 1 to 13 when a turn begins and 14 in a lull")
        });
        if let Phase::Exchange | Phase::PayDamage = t.phase {
            let has_lull = t.switches.variant == Variant::Base;
            self.unless(has_lull, || "phase: the introductory game has no exchange and no damage payment".into());
        }
        if let Some(revealed) = t.phase.revealed() {
            self.check_revealed(t, revealed);
        }
        self.check_end(t);
    }

    fn check_revealed(&mut self, t: &Table, revealed: Revealed) {
        let levels = [revealed.first, enemy(revealed.first)].map(|seat| order::level(&t.parts, revealed.played[seat]));
        self.unless(levels[0] <= levels[1], || "phase.revealed.first: the other card is on an earlier level".into());
        for (seat, name) in [(SILVER, "silver"), (GOLD, "gold")] {
            let played = revealed.played[seat];
            let may_promote = t.switches.variant == Variant::Base && played.card != Card::Wait;
            self.unless(!played.promotes || may_promote, || {
                format!("phase.revealed: {name}'s card cannot be replaced by a promotion")
            });
            let is_to_come = match t.phase {
                Phase::CarryOut { now: Moment::First, .. } => true,
                Phase::CarryOut { now: Moment::Second, .. } => seat != revealed.first,
                Phase::Draw
                | Phase::Choose
                | Phase::DiscardAndSail { .. }
                | Phase::Exchange
                | Phase::PayDamage
                | Phase::ShuffleAndTurn
                | Phase::Over(_) => false,
            };
            let has_captain = t.ship(seat).captain.is_some();
            self.unless(!(played.promotes && is_to_come && has_captain), || {
                format!("phase.revealed: {name} is to promote with its captain aboard")
            });
        }
    }

    fn check_end(&mut self, t: &Table) {
        let verdicts = [SILVER, GOLD].map(|loser| end::verdict(t, loser));
        match t.phase {
            Phase::Over(End { verdict: Verdict::Limit(winner), .. }) => {
                let is_due = t.round == t.switches.round_limit && verdicts == [None, None];
                self.unless(is_due, || "phase: the round limit is not reached, or somebody has won before".into());
                self.unless(winner == end::ahead(t), || "phase.verdict: somebody else is ahead".into());
            }
            Phase::Over(End { verdict: by @ (Verdict::Zones(_) | Verdict::Crew(_) | Verdict::Intro(_)), .. }) => {
                self.unless(verdicts.contains(&Some(by)), || "phase: nobody has won like that".into());
                self.unless(verdicts.contains(&None), || "phase: both ships are lost, which cannot be".into());
            }
            Phase::Draw
            | Phase::Choose
            | Phase::CarryOut { .. }
            | Phase::DiscardAndSail { .. }
            | Phase::Exchange
            | Phase::PayDamage
            | Phase::ShuffleAndTurn => {
                for (verdict, name) in verdicts.into_iter().zip(["silver", "gold"]) {
                    self.unless(verdict.is_none(), || format!("{name}.ship: it is lost, so the game is over"));
                }
            }
        }
    }
}
