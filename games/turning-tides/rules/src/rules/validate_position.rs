//! Whether there can be a table like this one (TT-COMP).
//!
//! People and programs make tables, too. What the types do not rule out is checked here, and each problem names its field.

use super::setup::MOST_ROUNDS;
use super::{end, order, promotion};
use crate::components::{Card, Parts};
use crate::table::{
    CardStep, End, GOLD, Phase, Place, Player, Position, Revealed, SILVER, Ship, Side, Table, Variant, Verdict, enemy,
};
use wardroom_kernel::{PartsRef, Problem, Problems, Seat, SetupError};

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
        problems.unless(seat.0 < 2, || Problem::no_player(field));
    }
    problems.is_empty()
}

fn check_numbers(t: &Table, problems: &mut Problems) {
    let (limit, offers) = (t.switches.round_limit, t.switches.surrender_offers_per_turn);
    let is_round = (1..=LAST_ROUND).contains(&t.round);
    problems.unless(is_round, || Problem::between("round", t.round, 1, LAST_ROUND));
    problems.unless((1..=LAST_TURN).contains(&t.turn), || Problem::between("turn", t.turn, 1, LAST_TURN));
    problems.unless(limit <= MOST_ROUNDS, || Problem::more_than("switches.round_limit", limit, MOST_ROUNDS));
    problems.unless(limit == 0 || t.round <= limit, || Problem::more_than("round", t.round, limit));
    problems.unless((1..=9).contains(&offers), || Problem::between("switches.surrender_offers_per_turn", offers, 1, 9));
}

fn sailors_aboard(ship: &Ship) -> u32 {
    ship.sailors.iter().map(|&count| u32::from(count)).sum()
}

fn check_ship(parts: &Parts, field: &str, ship: &Ship, problems: &mut Problems) {
    let (sailors, cannons) = (sailors_aboard(ship), ship.cannons_aboard());
    problems.unless(sailors <= parts.sailors.into(), || too_many(field, "sailor", sailors, parts.sailors));
    problems.unless(cannons <= parts.cannons, || too_many(field, "cannon", cannons.into(), parts.cannons));
    for zone in ship.destroyed {
        let units = [
            ("unit-captain", ship.captain == Some(zone)),
            ("unit-sailor", ship.sailors_in(zone) != 0),
            ("unit-cannon", Side::ALL.into_iter().any(|side| ship.has_cannon(Place { zone, side }))),
            ("unit-mast", ship.has_mast_in(zone)),
        ];
        for (unit, _) in units.into_iter().filter(|&(_, is_there)| is_there) {
            let problem = Problem::new(field, "problem-unit-in-destroyed-zone");
            problems.push(problem.word("unit", unit).with("zone", zone.number()));
        }
    }
}

fn too_many(field: &str, unit: &str, aboard: u32, count: u8) -> Problem {
    Problem::more_than(format!("{field}.{unit}"), aboard, count)
}

fn check_cards(t: &Table, seat: Seat, name: &str, problems: &mut Problems) {
    let Player { ship, hand: _, pile, discard, exchange, spent } = t.players[seat];
    let places = t.card_places(seat);
    let all = t.parts.cards_in(t.switches.variant);
    for card in Card::ALL {
        let count: u8 = places.iter().map(|cards| cards.count(card)).sum();
        problems.unless(count == all.count(card), || {
            let problem = Problem::new(name, "problem-card-count").with("card", card.name());
            problem.with("places", count).with("count", all.count(card))
        });
    }
    for (place, cards) in [("pile", pile), ("discard", discard), ("exchange", exchange), ("spent", spent)] {
        problems.unless(!cards.has(Card::Wait), || Problem::new(format!("{name}.{place}"), "problem-wait-in-hand"));
    }
    let field = |place: &str| format!("{name}.{place}");
    match t.switches.variant {
        Variant::Base => {
            let count = t.parts.starting_exchange(Variant::Base).len(); // TT-COMP-10
            problems.unless(exchange.len() == count, || {
                let problem = Problem::new(field("exchange"), "problem-exchange-count");
                problem.with("cards", exchange.len()).with("count", count)
            });
            let destroyed = ship.destroyed.len();
            // TT-LULL-11
            problems.unless(spent.len() <= destroyed, || Problem::more_than(field("spent"), spent.len(), destroyed));
        }
        Variant::Intro => {
            let due = t.parts.exchange_cards_in(Variant::Intro, t.round);
            problems.unless(exchange == due, || {
                let problem = Problem::new(field("exchange"), "problem-exchange-in-intro");
                problem.with("round", t.round).with("cards", due.to_string())
            });
            problems.unless(spent.is_empty(), || Problem::new(field("spent"), "problem-spent-in-intro"));
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
    problems.unless(fits, || Problem::new("position", "problem-position-and-phase").with("position", d.number()));
    if let Phase::Exchange | Phase::PayDamage = t.phase {
        let has_lull = t.switches.variant == Variant::Base;
        problems.unless(has_lull, || Problem::new("phase", "problem-lull-in-intro"));
    }
    let is_last = t.round != 0 && t.round == t.switches.round_limit;
    problems.unless(!(t.phase.is_lull() && is_last), || {
        Problem::new("phase", "problem-lull-after-last-round").with("round", t.round)
    });
    if let Some(revealed) = t.phase.revealed() {
        check_revealed(t, revealed, problems);
    }
}

fn check_revealed(t: &Table, revealed: Revealed, problems: &mut Problems) {
    let levels = [revealed.first, enemy(revealed.first)].map(|seat| order::level(t, revealed.played[seat]));
    let first = |key| Problem::new("phase.revealed.first", key);
    problems.unless(levels[0] <= levels[1], || first("problem-later-level"));
    // Before the first card is carried out all is as it was at reveal; later the marker may have moved, a captain been lost.
    let is_at_reveal = matches!(t.phase, Phase::CarryOut { now: CardStep::First, .. });
    problems.unless(!is_at_reveal || levels[0] != levels[1] || revealed.first == t.marker, || {
        first("problem-marker-holder-first")
    });
    for (seat, word) in [(SILVER, "seat-silver"), (GOLD, "seat-gold")] {
        let about = |key| Problem::new("phase.revealed", key).word("seat", word);
        let played = revealed.played[seat];
        let may_promote = t.switches.variant == Variant::Base && played.card != Card::Wait;
        problems.unless(!played.promotes || may_promote, || about("problem-cannot-promote"));
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
        problems.unless(!(played.promotes && is_to_come && has_captain), || about("problem-captain-aboard"));
        let is_due = promotion::is_due(t, seat, played.card);
        problems.unless(!is_at_reveal || played.promotes || !is_due, || about("problem-promotion-due"));
    }
}

fn check_end(t: &Table, problems: &mut Problems) {
    let verdicts = [SILVER, GOLD].map(|loser| end::verdict(t, loser));
    let mut unless = |is_well: bool, field: &str, key| problems.unless(is_well, || Problem::new(field, key));
    match t.phase {
        Phase::Over(End { verdict: Verdict::Limit(winner), revealed }) => {
            unless(revealed.is_none(), "phase.revealed", "problem-card-at-limit");
            let is_due = t.round == t.switches.round_limit && verdicts == [None, None];
            unless(is_due, "phase", "problem-limit-not-reached");
            unless(winner == end::ahead(t), "phase.verdict", "problem-other-seat-ahead");
        }
        Phase::Over(End { verdict: by @ (Verdict::Zones(_) | Verdict::Crew(_) | Verdict::Intro(_)), revealed }) => {
            unless(revealed.is_some(), "phase.revealed", "problem-won-by-a-card");
            unless(verdicts.contains(&Some(by)), "phase", "problem-not-won-so");
            unless(verdicts.contains(&None), "phase", "problem-both-ships-lost");
        }
        Phase::Draw
        | Phase::Choose
        | Phase::CarryOut { .. }
        | Phase::DiscardAndSail { .. }
        | Phase::Exchange
        | Phase::PayDamage
        | Phase::ShuffleAndTurn => {
            for (verdict, field) in verdicts.into_iter().zip(["silver.ship", "gold.ship"]) {
                unless(verdict.is_none(), field, "problem-ship-lost");
            }
        }
    }
}

#[cfg(test)]
mod tests;
