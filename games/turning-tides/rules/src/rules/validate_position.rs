//! Whether there can be a table like this one (TT-COMP).
//!
//! People and programs make tables, too. What the types do not rule out is checked here, and each problem names its field.

use super::setup::MOST_ROUNDS;
use super::{end, order, promotion};
use crate::components::{Card, Parts};
use crate::table::{
    Cards, End, GOLD, Moment, Phase, Place, Player, Position, Revealed, SILVER, Ship, Side, Table, Variant, Verdict,
    enemy,
};
use wardroom_kernel::{PartsRef, Problems, Seat, SetupError};

/// Further than anybody plays, and far from where the numbers end: an adopted table is played on.
const LAST_ROUND: u16 = 60_000;
const LAST_TURN: u8 = 99;

pub(crate) fn validate_position(mut table: Table, parts: &'static Parts) -> Result<Table, SetupError> {
    table.parts = PartsRef(parts);
    let mut wrong = Problems::default();
    if check_seats(&table, &mut wrong) {
        check_numbers(&table, &mut wrong);
        for (seat, name) in [(SILVER, "silver"), (GOLD, "gold")] {
            check_ship(parts, &format!("{name}.ship"), table.ship(seat), &mut wrong);
            check_cards(&table, seat, name, &mut wrong);
        }
        check_phase(&table, &mut wrong);
        // A crew is counted in numbers that have room for those there are.
        if [SILVER, GOLD].iter().all(|&seat| sailors_aboard(table.ship(seat)) <= u32::from(parts.sailors)) {
            check_end(&table, &mut wrong);
        }
    }
    wrong.or(table, SetupError)
}

/// First of all, because everything else is found by seats.
fn check_seats(t: &Table, wrong: &mut Problems) -> bool {
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
        wrong.unless(seat.0 < 2, || format!("{field}: {} is neither 0 (silver) nor 1 (gold)", seat.0));
    }
    wrong.is_empty()
}

fn check_numbers(t: &Table, wrong: &mut Problems) {
    let limit = t.switches.round_limit;
    let is_round = (1..=LAST_ROUND).contains(&t.round);
    wrong.unless(is_round, || format!("round: {} is not 1 to {LAST_ROUND}", t.round));
    wrong.unless((1..=LAST_TURN).contains(&t.turn), || format!("turn: {} is not 1 to {LAST_TURN}", t.turn));
    wrong.unless(limit <= MOST_ROUNDS, || format!("switches.round_limit: {limit} is more than {MOST_ROUNDS}"));
    wrong.unless(limit == 0 || t.round <= limit, || {
        format!("round: {} is after the last one, switches.round_limit is {limit}", t.round)
    });
    let offers = t.switches.surrender_offers_per_turn;
    wrong.unless((1..=9).contains(&offers), || format!("switches.surrender_offers_per_turn: {offers} is not 1 to 9"));
}

fn sailors_aboard(ship: &Ship) -> u32 {
    ship.sailors.iter().map(|&count| u32::from(count)).sum()
}

fn check_ship(parts: &Parts, field: &str, ship: &Ship, wrong: &mut Problems) {
    let (sailors, cannons) = (u32::from(parts.sailors), parts.cannons);
    let aboard = sailors_aboard(ship);
    wrong.unless(aboard <= sailors, || format!("{field}: {aboard} sailors, and there are {sailors}"));
    let aboard = ship.cannons_aboard();
    wrong.unless(aboard <= cannons, || format!("{field}: {aboard} cannons, and there are {cannons}"));
    for zone in ship.destroyed {
        let mut units = Vec::new();
        units.extend((ship.captain == Some(zone)).then_some("the captain"));
        units.extend((ship.sailors_in(zone) != 0).then_some("a sailor"));
        let has_cannon = Side::ALL.into_iter().any(|side| ship.has_cannon(Place { zone, side }));
        units.extend(has_cannon.then_some("a cannon"));
        units.extend(ship.has_mast_in(zone).then_some("the mast"));
        for unit in units {
            wrong.push(format!("{field}: {unit} is in zone {zone}, which is destroyed"));
        }
    }
}

fn check_cards(t: &Table, seat: Seat, name: &str, wrong: &mut Problems) {
    let Player { ship, hand, pile, discard, exchange, spent } = t.players[seat];
    let in_play = t.phase.revealed().map_or(Cards::NONE, |revealed| revealed.card(seat).into());
    let places = [hand, pile, discard, exchange, spent, in_play];
    let all = t.parts.cards_in(t.switches.variant);
    for card in Card::ALL {
        let count: u8 = places.iter().map(|cards| cards.count(card)).sum();
        wrong.unless(count == all.count(card), || {
            format!("{name}: {count} cards {card} in all places, and each player has {}", all.count(card))
        });
    }
    for (place, cards) in [("pile", pile), ("discard", discard), ("exchange", exchange), ("spent", spent)] {
        wrong.unless(!cards.has(Card::Wait), || format!("{name}.{place}: Wait is always in hand or in play"));
    }
    match t.switches.variant {
        Variant::Base => {
            let count = t.parts.starting_exchange(Variant::Base).len(); // TT-COMP-10
            wrong.unless(exchange.len() == count, || {
                format!("{name}.exchange: {} cards, and there are always {count}", exchange.len())
            });
            let destroyed = ship.destroyed.len();
            wrong.unless(spent.len() <= destroyed, || {
                // TT-LULL-11
                format!("{name}.spent: {} cards for {destroyed} destroyed zones", spent.len())
            });
        }
        Variant::Intro => {
            let due = t.parts.exchange_cards_in(Variant::Intro, t.round);
            wrong.unless(exchange == due, || {
                format!("{name}.exchange: in round {} of the introductory game it is `{due}`", t.round)
            });
            wrong.unless(spent.is_empty(), || format!("{name}.spent: the introductory game knows no spent cards"));
        }
    }
}

fn check_phase(t: &Table, wrong: &mut Problems) {
    let d = t.position;
    let is_lull = d == Position::LAST;
    let is_turn = Position::START <= d && !is_lull;
    let fits = match t.phase {
        Phase::Draw | Phase::Choose => is_turn,
        Phase::CarryOut { .. } | Phase::DiscardAndSail { .. } => true,
        Phase::Exchange | Phase::PayDamage | Phase::ShuffleAndTurn => is_lull,
        Phase::Over(End { verdict, .. }) => is_lull || !matches!(verdict, Verdict::Limit(_)),
    };
    wrong.unless(fits, || {
        format!("position: {d} does not fit the phase; it is 1 to 13 when a turn begins and 14 in a lull")
    });
    if let Phase::Exchange | Phase::PayDamage = t.phase {
        let has_lull = t.switches.variant == Variant::Base;
        wrong.unless(has_lull, || "phase: the introductory game has no exchange and no damage payment".to_owned());
    }
    let is_last = t.round != 0 && t.round == t.switches.round_limit;
    wrong.unless(!(t.phase.is_lull() && is_last), || {
        format!("phase: no lull follows round {}, the last one by switches.round_limit", t.round)
    });
    if let Some(revealed) = t.phase.revealed() {
        check_revealed(t, revealed, wrong);
    }
}

fn check_revealed(t: &Table, revealed: Revealed, wrong: &mut Problems) {
    let levels = [revealed.first, enemy(revealed.first)].map(|seat| order::level(t, revealed.played[seat]));
    wrong.unless(levels[0] <= levels[1], || "phase.revealed.first: the other card is on an earlier level".to_owned());
    // Before the first card is carried out all is as it was at reveal; later the marker may have moved, a captain been lost.
    let is_at_reveal = matches!(t.phase, Phase::CarryOut { now: Moment::First, .. });
    wrong.unless(!is_at_reveal || levels[0] != levels[1] || revealed.first == t.marker, || {
        "phase.revealed.first: both cards are on one level, so it is the marker's holder".to_owned()
    });
    for (seat, name) in [(SILVER, "silver"), (GOLD, "gold")] {
        let played = revealed.played[seat];
        let may_promote = t.switches.variant == Variant::Base && played.card != Card::Wait;
        wrong.unless(!played.promotes || may_promote, || {
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
        wrong.unless(!(played.promotes && is_to_come && has_captain), || {
            format!("phase.revealed: {name} is to promote with its captain aboard")
        });
        let is_due = promotion::is_due(t, seat, played.card);
        wrong.unless(!is_at_reveal || played.promotes || !is_due, || {
            format!("phase.revealed: {name} has no captain aboard, so its card is replaced by a promotion")
        });
    }
}

fn check_end(t: &Table, wrong: &mut Problems) {
    let verdicts = [SILVER, GOLD].map(|loser| end::verdict(t, loser));
    match t.phase {
        Phase::Over(End { verdict: Verdict::Limit(winner), revealed }) => {
            wrong.unless(revealed.is_none(), || "phase.revealed: at the round limit no card is in play".to_owned());
            let is_due = t.round == t.switches.round_limit && verdicts == [None, None];
            wrong.unless(is_due, || "phase: the round limit is not reached, or somebody has won before".to_owned());
            wrong.unless(winner == end::ahead(t), || "phase.verdict: somebody else is ahead".to_owned());
        }
        Phase::Over(End { verdict: by @ (Verdict::Zones(_) | Verdict::Crew(_) | Verdict::Intro(_)), revealed }) => {
            wrong.unless(revealed.is_some(), || {
                "phase.revealed: a game is won by a card, which stays in play".to_owned()
            });
            wrong.unless(verdicts.contains(&Some(by)), || "phase: nobody has won like that".to_owned());
            wrong.unless(verdicts.contains(&None), || "phase: both ships are lost, which cannot be".to_owned());
        }
        Phase::Draw
        | Phase::Choose
        | Phase::CarryOut { .. }
        | Phase::DiscardAndSail { .. }
        | Phase::Exchange
        | Phase::PayDamage
        | Phase::ShuffleAndTurn => {
            for (verdict, name) in verdicts.into_iter().zip(["silver", "gold"]) {
                wrong.unless(verdict.is_none(), || format!("{name}.ship: it is lost, so the game is over"));
            }
        }
    }
}

#[cfg(test)]
mod tests;
