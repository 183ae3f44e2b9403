//! Whether there can be a table like this one (TT-COMP).
//!
//! People and programs make tables, too. What the types do not rule out is checked here, and each problem names its field.

use super::setup::MOST_ROUNDS;
use super::{end, order, promotion};
use crate::components::{Card, Parts};
use crate::table::{
    CardStep, Cards, End, GOLD, Phase, Place, Player, Position, Revealed, SILVER, Ship, Side, Table, Variant, Verdict,
    enemy,
};
use wardroom_kernel::{PartsRef, Problems, Seat, SetupError};

/// No game comes so far, and play can go on from here without overflow.
const LAST_ROUND: u16 = 60_000;
const LAST_TURN: u8 = 99;

pub(crate) fn validate_position(mut table: Table, parts: &'static Parts) -> Result<Table, SetupError> {
    table.parts = PartsRef(parts);
    let mut problems = Problems::default();
    if check_seats(&table, &mut problems) {
        check_numbers(&table, &mut problems);
        for (seat, name) in [(SILVER, "silver"), (GOLD, "gold")] {
            check_ship(parts, &format!("{name}.ship"), table.ship(seat), &mut problems);
            check_cards(&table, seat, name, &mut problems);
        }
        check_phase(&table, &mut problems);
        // A crew is counted in numbers that have room for those there are.
        if [SILVER, GOLD].iter().all(|&seat| sailors_aboard(table.ship(seat)) <= u32::from(parts.sailors)) {
            check_end(&table, &mut problems);
        }
    }
    problems.or(table, SetupError)
}

/// First of all, because everything else is found by seats.
fn check_seats(t: &Table, problems: &mut Problems) -> bool {
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
        problems.unless(seat.0 < 2, || format!("{field}: {} is neither 0 (silver) nor 1 (gold)", seat.0));
    }
    problems.is_empty()
}

fn check_numbers(t: &Table, problems: &mut Problems) {
    let limit = t.switches.round_limit;
    let is_round = (1..=LAST_ROUND).contains(&t.round);
    problems.unless(is_round, || format!("round: {} is not 1 to {LAST_ROUND}", t.round));
    problems.unless((1..=LAST_TURN).contains(&t.turn), || format!("turn: {} is not 1 to {LAST_TURN}", t.turn));
    problems.unless(limit <= MOST_ROUNDS, || format!("switches.round_limit: {limit} is more than {MOST_ROUNDS}"));
    problems.unless(limit == 0 || t.round <= limit, || {
        format!("round: {} is after the last one, switches.round_limit is {limit}", t.round)
    });
    let offers = t.switches.surrender_offers_per_turn;
    problems
        .unless((1..=9).contains(&offers), || format!("switches.surrender_offers_per_turn: {offers} is not 1 to 9"));
}

fn sailors_aboard(ship: &Ship) -> u32 {
    ship.sailors.iter().map(|&count| u32::from(count)).sum()
}

fn check_ship(parts: &Parts, field: &str, ship: &Ship, problems: &mut Problems) {
    let (sailors, cannons) = (u32::from(parts.sailors), parts.cannons);
    let aboard = sailors_aboard(ship);
    problems.unless(aboard <= sailors, || format!("{field}: {aboard} sailors, and there are {sailors}"));
    let aboard = ship.cannons_aboard();
    problems.unless(aboard <= cannons, || format!("{field}: {aboard} cannons, and there are {cannons}"));
    for zone in ship.destroyed {
        let mut units = Vec::new();
        units.extend((ship.captain == Some(zone)).then_some("the captain"));
        units.extend((ship.sailors_in(zone) != 0).then_some("a sailor"));
        let has_cannon = Side::ALL.into_iter().any(|side| ship.has_cannon(Place { zone, side }));
        units.extend(has_cannon.then_some("a cannon"));
        units.extend(ship.has_mast_in(zone).then_some("the mast"));
        for unit in units {
            problems.push(format!("{field}: {unit} is in zone {zone}, which is destroyed"));
        }
    }
}

fn check_cards(t: &Table, seat: Seat, name: &str, problems: &mut Problems) {
    let Player { ship, hand, pile, discard, exchange, spent } = t.players[seat];
    let in_play = t.phase.revealed().map_or(Cards::NONE, |revealed| revealed.card(seat).into());
    let places = [hand, pile, discard, exchange, spent, in_play];
    let all = t.parts.cards_in(t.switches.variant);
    for card in Card::ALL {
        let count: u8 = places.iter().map(|cards| cards.count(card)).sum();
        problems.unless(count == all.count(card), || {
            format!("{name}: {count} cards {card} in all places, and each player has {}", all.count(card))
        });
    }
    for (place, cards) in [("pile", pile), ("discard", discard), ("exchange", exchange), ("spent", spent)] {
        problems.unless(!cards.has(Card::Wait), || format!("{name}.{place}: Wait is always in hand or in play"));
    }
    match t.switches.variant {
        Variant::Base => {
            let count = t.parts.starting_exchange(Variant::Base).len(); // TT-COMP-10
            problems.unless(exchange.len() == count, || {
                format!("{name}.exchange: {} cards, and there are always {count}", exchange.len())
            });
            let destroyed = ship.destroyed.len();
            problems.unless(spent.len() <= destroyed, || {
                // TT-LULL-11
                format!("{name}.spent: {} cards for {destroyed} destroyed zones", spent.len())
            });
        }
        Variant::Intro => {
            let due = t.parts.exchange_cards_in(Variant::Intro, t.round);
            problems.unless(exchange == due, || {
                format!("{name}.exchange: in round {} of the introductory game it is `{due}`", t.round)
            });
            problems.unless(spent.is_empty(), || format!("{name}.spent: the introductory game knows no spent cards"));
        }
    }
}

fn check_phase(t: &Table, problems: &mut Problems) {
    let d = t.position;
    let is_lull = d == Position::LAST;
    let is_turn = Position::START <= d && !is_lull;
    let fits = match t.phase {
        Phase::Draw | Phase::Choose => is_turn,
        Phase::CarryOut { .. } | Phase::DiscardAndSail { .. } => true,
        Phase::Exchange | Phase::PayDamage | Phase::ShuffleAndTurn => is_lull,
        Phase::Over(End { verdict, .. }) => is_lull || !matches!(verdict, Verdict::Limit(_)),
    };
    problems.unless(fits, || {
        format!("position: {d} does not fit the phase; it is 1 to 13 when a turn begins and 14 in a lull")
    });
    if let Phase::Exchange | Phase::PayDamage = t.phase {
        let has_lull = t.switches.variant == Variant::Base;
        problems.unless(has_lull, || "phase: the introductory game has no exchange and no damage payment".into());
    }
    let is_last = t.round != 0 && t.round == t.switches.round_limit;
    problems.unless(!(t.phase.is_lull() && is_last), || {
        format!("phase: no lull follows round {}, the last one by switches.round_limit", t.round)
    });
    if let Some(revealed) = t.phase.revealed() {
        check_revealed(t, revealed, problems);
    }
}

fn check_revealed(t: &Table, revealed: Revealed, problems: &mut Problems) {
    let levels = [revealed.first, enemy(revealed.first)].map(|seat| order::level(t, revealed.played[seat]));
    problems.unless(levels[0] <= levels[1], || "phase.revealed.first: the other card is on an earlier level".into());
    // Before the first card is carried out all is as it was at reveal; later the marker may have moved, a captain been lost.
    let is_at_reveal = matches!(t.phase, Phase::CarryOut { now: CardStep::First, .. });
    problems.unless(!is_at_reveal || levels[0] != levels[1] || revealed.first == t.marker, || {
        "phase.revealed.first: both cards are on one level, so it is the marker's holder".into()
    });
    for (seat, name) in [(SILVER, "silver"), (GOLD, "gold")] {
        let played = revealed.played[seat];
        let may_promote = t.switches.variant == Variant::Base && played.card != Card::Wait;
        problems.unless(!played.promotes || may_promote, || {
            format!("phase.revealed: {name}'s card cannot be replaced by a promotion")
        });
        let is_to_come = match t.phase {
            Phase::CarryOut { now: CardStep::First, .. } => true,
            Phase::CarryOut { now: CardStep::Second, .. } => seat != revealed.first,
            Phase::Draw
            | Phase::Choose
            | Phase::DiscardAndSail { .. }
            | Phase::Exchange
            | Phase::PayDamage
            | Phase::ShuffleAndTurn
            | Phase::Over(_) => false,
        };
        let has_captain = t.ship(seat).captain.is_some();
        problems.unless(!(played.promotes && is_to_come && has_captain), || {
            format!("phase.revealed: {name} is to promote with its captain aboard")
        });
        let is_due = promotion::is_due(t, seat, played.card);
        problems.unless(!is_at_reveal || played.promotes || !is_due, || {
            format!("phase.revealed: {name} has no captain aboard, so its card is replaced by a promotion")
        });
    }
}

fn check_end(t: &Table, problems: &mut Problems) {
    let verdicts = [SILVER, GOLD].map(|loser| end::verdict(t, loser));
    match t.phase {
        Phase::Over(End { verdict: Verdict::Limit(winner), revealed }) => {
            problems.unless(revealed.is_none(), || "phase.revealed: at the round limit no card is in play".into());
            let is_due = t.round == t.switches.round_limit && verdicts == [None, None];
            problems.unless(is_due, || "phase: the round limit is not reached, or a seat has won before".into());
            problems.unless(winner == end::ahead(t), || "phase.verdict: the other seat is ahead".into());
        }
        Phase::Over(End { verdict: by @ (Verdict::Zones(_) | Verdict::Crew(_) | Verdict::Intro(_)), revealed }) => {
            problems
                .unless(revealed.is_some(), || "phase.revealed: a game is won by a card, which stays in play".into());
            problems.unless(verdicts.contains(&Some(by)), || "phase: no seat has won like that".into());
            problems.unless(verdicts.contains(&None), || "phase: both ships are lost, which cannot be".into());
        }
        Phase::Draw
        | Phase::Choose
        | Phase::CarryOut { .. }
        | Phase::DiscardAndSail { .. }
        | Phase::Exchange
        | Phase::PayDamage
        | Phase::ShuffleAndTurn => {
            for (verdict, name) in verdicts.into_iter().zip(["silver", "gold"]) {
                problems.unless(verdict.is_none(), || format!("{name}.ship: it is lost, so the game is over"));
            }
        }
    }
}

#[cfg(test)]
mod tests;
