//! Whether there can be a table like this one (TT-COMP-03, TT-COMP-07 to TT-COMP-11, TT-ZONE-02, TT-LULL-11).
//!
//! Tables come from people and programs, too; what the types do not rule out is checked here, and every reason named.

use super::setup::MOST_ROUNDS;
use super::{end, order, promotion};
use crate::components::{Card, Parts};
use crate::table::{
    Cards, End, GOLD, Moment, Phase, Place, Player, Position, Revealed, SILVER, Ship, Side, Table, Variant, Verdict,
    enemy,
};
use wardroom_kernel::{Seat, SetupError, Shared, Wrong};

/// Further than anybody plays, and far from where the numbers end: an adopted table is played on.
const LAST_ROUND: u16 = 60_000;
const LAST_TURN: u8 = 99;

pub(crate) fn adopt(mut table: Table, parts: &'static Parts) -> Result<Table, SetupError> {
    table.parts = Shared(parts);
    let mut wrong = Wrong::default();
    if check_seats(&table, &mut wrong) {
        check_numbers(&table, &mut wrong);
        for (seat, name) in [(SILVER, "silver"), (GOLD, "gold")] {
            check_ship(parts, &format!("{name}.ship"), table.ship(seat), &mut wrong);
            check_cards(&table, seat, name, &mut wrong);
        }
        check_phase(&table, &mut wrong);
    }
    wrong.or(table, SetupError)
}

/// First of all, because everything else is found by seats.
fn check_seats(t: &Table, wrong: &mut Wrong) -> bool {
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

fn check_numbers(t: &Table, wrong: &mut Wrong) {
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

fn check_ship(parts: &Parts, field: &str, ship: &Ship, wrong: &mut Wrong) {
    let (sailors, cannons) = (u32::from(parts.sailors), parts.cannons);
    let aboard: u32 = ship.sailors.iter().map(|&count| u32::from(count)).sum();
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

fn check_cards(t: &Table, seat: Seat, name: &str, wrong: &mut Wrong) {
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
            let count = t.parts.starting_exchange(Variant::Base).len();
            wrong.unless(exchange.len() == count, || {
                format!("{name}.exchange: {} cards, and there are always {count}", exchange.len())
            });
            let destroyed = ship.destroyed.len();
            wrong.unless(spent.len() <= destroyed, || {
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

fn check_phase(t: &Table, wrong: &mut Wrong) {
    let d = t.position;
    let is_lull = d == Position::LAST;
    let is_turn = Position::START <= d && !is_lull;
    let fits = match t.phase {
        Phase::Draw | Phase::Choose => is_turn,
        Phase::CarryOut { .. } | Phase::DiscardAndSail { .. } => true,
        Phase::Exchange | Phase::PayDamage | Phase::ShuffleAndTurn => is_lull,
        Phase::Over(End { revealed, .. }) => revealed.is_some() || is_lull,
    };
    wrong.unless(fits, || {
        format!("position: {d} does not fit the phase; it is 1 to 13 when a turn begins and 14 in a lull")
    });
    if let Phase::Exchange | Phase::PayDamage = t.phase {
        let has_lull = t.switches.variant == Variant::Base;
        wrong.unless(has_lull, || "phase: the introductory game has no exchange and no damage payment".into());
    }
    if let Some(revealed) = t.phase.revealed() {
        check_revealed(t, revealed, wrong);
    }
    check_end(t, wrong);
}

fn check_revealed(t: &Table, revealed: Revealed, wrong: &mut Wrong) {
    let levels = [revealed.first, enemy(revealed.first)].map(|seat| order::level(&t.parts, revealed.played[seat]));
    wrong.unless(levels[0] <= levels[1], || "phase.revealed.first: the other card is on an earlier level".into());
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
        // Before the first card is carried out the ships are as they were at reveal; later a captain may have been lost.
        let is_at_reveal = matches!(t.phase, Phase::CarryOut { now: Moment::First, .. });
        let is_due = promotion::is_due(t, seat, played.card);
        wrong.unless(!is_at_reveal || played.promotes || !is_due, || {
            format!("phase.revealed: {name} has no captain aboard, so its card is replaced by a promotion")
        });
    }
}

fn check_end(t: &Table, wrong: &mut Wrong) {
    let verdicts = [SILVER, GOLD].map(|loser| end::verdict(t, loser));
    match t.phase {
        Phase::Over(End { verdict: Verdict::Limit(winner), .. }) => {
            let is_due = t.round == t.switches.round_limit && verdicts == [None, None];
            wrong.unless(is_due, || "phase: the round limit is not reached, or somebody has won before".into());
            wrong.unless(winner == end::ahead(t), || "phase.verdict: somebody else is ahead".into());
        }
        Phase::Over(End { verdict: by @ (Verdict::Zones(_) | Verdict::Crew(_) | Verdict::Intro(_)), .. }) => {
            wrong.unless(verdicts.contains(&Some(by)), || "phase: nobody has won like that".into());
            wrong.unless(verdicts.contains(&None), || "phase: both ships are lost, which cannot be".into());
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
mod tests {
    use crate::table::{End, GOLD, Moment, Phase, Played, Revealed, SILVER, Scene, Table, Verdict};
    use crate::{Card, Parts, TurningTides};
    use wardroom_kernel::{Game, Parts as _, Seat};

    const START: [&str; 2] = ["C6 s4 s5 k5s M", "C3 s4 s5 k5s M"];

    fn scene(silver: &str) -> Scene {
        Table::scene(1, 7, GOLD, silver, START[1])
    }
    #[track_caller]
    fn refused(scene: Scene, fields: &[&str]) {
        let reasons = scene.table().expect_err("the table should be refused").0;
        assert_eq!(reasons.len(), fields.len(), "{reasons:?}");
        for (reason, field) in reasons.iter().zip(fields) {
            assert!(reason.starts_with(field), "`{reason}` is not about {field}");
        }
    }

    #[test] // TT-COMP-09
    fn a_table_can_be_written_down_and_taken_up_again() {
        let table = scene(START[0]).table().expect("a table");
        let text = serde_json::to_string(&table).expect("plain data");
        let again = serde_json::from_str(&text).expect("its own text");
        assert_eq!(TurningTides::adopt(again, Parts::shipped()), Ok(table));
    }

    #[test] // TT-COMP-03, TT-ZONE-02, TT-ZONE-01
    fn units_are_where_they_can_be() {
        refused(scene("C6 s4x3 s5x2 M"), &["silver.ship: 5 sailors"]);
        refused(scene("C6 s1 k1p k1s k2p k3p k4p M"), &["silver.ship: 5 cannons"]);
        refused(
            scene("C2 s2 k2p M X2"),
            &["silver.ship: the captain", "silver.ship: a sailor", "silver.ship: a cannon"],
        );
        refused(scene("C6 M X4"), &["silver.ship: the mast"]);
        refused(scene("C9 M"), &["silver.ship: `C9`"]);
        refused(scene("C6 s4 s4 M"), &["silver.ship: `s4` says again"]);
    }

    #[test] // TT-END-01, TT-END-02, TT-INTRO-03
    fn a_lost_ship_is_not_played_on() {
        refused(scene("C- M"), &["silver.ship: it is lost"]);
        refused(scene("C6 M X1 X2 X3"), &["silver.ship: it is lost"]);
        assert!(scene("C- M").intro().table().is_ok());
    }

    #[test] // TT-COMP-09, TT-COMP-10, TT-LULL-11, TT-INTRO-01
    fn each_player_has_twelve_cards() {
        let cards = |exchange| scene(START[0]).exchange(SILVER, exchange);
        refused(cards("sailor swing fire"), &["silver.exchange: 3 cards"]);
        refused(cards("sailor swing fire fire fire fire"), &["silver.exchange: too many cards `fire`"]);
        refused(cards("sailor sailor sailor fire"), &["silver: it has cards that the box has not"]);
        refused(scene(START[0]).spent(SILVER, "fire"), &["silver.spent: 1 cards for 0"]);
        refused(scene(START[0]).hand(SILVER, "fire"), &["silver.pile: Wait"]);
        refused(
            scene(START[0]).hand(SILVER, "wait").pile(SILVER, "").discard(SILVER, "move"),
            &["silver: these cards"],
        );
        refused(scene(START[0]).intro().exchange(GOLD, "fire"), &["gold.exchange: in round 1"]);
    }

    #[test] // TT-ROUND-02, TT-INTRO-05, TT-COMP-11
    fn the_phase_fits() {
        refused(scene(START[0]).phase(Phase::Exchange), &["position: 7"]);
        refused(Table::scene(1, 14, GOLD, START[0], START[1]), &["position: 14"]);
        refused(Table::scene(1, 15, GOLD, START[0], START[1]), &["position: 15"]);
        refused(Table::scene(0, 1, GOLD, START[0], START[1]), &["round: "]);
        refused(Table::scene(1, 1, Seat(2), START[0], START[1]), &["marker: 2"]);
        refused(scene(START[0]).switches(|s| s.round_limit = 1).turn(0), &["turn: "]);
        let lull = Table::scene(1, 14, GOLD, START[0], START[1]).phase(Phase::PayDamage);
        assert!(lull.clone().table().is_ok());
        refused(lull.intro(), &["phase: the introductory game"]);
    }

    #[test] // TT-ORDER-01, TT-PROMO-01, TT-PROMO-02, TT-PROMO-07, TT-END-06
    fn revealed_cards_and_ends_fit() {
        let played = |card, promotes| Played { card, promotes };
        let carry_out = |first, silver, gold| {
            let revealed = Revealed { played: [silver, gold], first };
            scene(START[0]).phase(Phase::CarryOut { revealed, now: Moment::First })
        };
        let (fire, swing) = (played(Card::Fire, false), played(Card::Swing, false));
        assert!(carry_out(GOLD, fire, swing).table().is_ok());
        refused(carry_out(SILVER, fire, swing), &["phase.revealed.first: the other card"]);
        refused(carry_out(GOLD, played(Card::Fire, true), swing), &["phase.revealed: silver is to promote"]);
        let wait = played(Card::Wait, false);
        let lost = |silver, now, first| {
            let revealed = Revealed { played: [silver, swing], first };
            scene("C- s4 s5 k5s M").phase(Phase::CarryOut { revealed, now })
        };
        refused(lost(fire, Moment::First, GOLD), &["phase.revealed: silver has no captain aboard"]);
        assert!(lost(played(Card::Fire, true), Moment::First, GOLD).table().is_ok());
        assert!(lost(wait, Moment::First, SILVER).table().is_ok(), "Wait stays Wait");
        // Gold's swing has just cost the captain: the card that is to come is carried out as printed (TT-PROMO-01).
        assert!(lost(fire, Moment::Second, GOLD).table().is_ok());
        assert!(lost(fire, Moment::First, GOLD).intro().table().is_ok(), "the introductory game promotes nobody");
        let over = |verdict| scene(START[0]).phase(Phase::Over(End { verdict, revealed: None }));
        refused(over(Verdict::Zones(SILVER)), &["position: 7", "phase: nobody has won"]);
        refused(over(Verdict::Limit(None)), &["position: 7", "phase: the round limit"]);
    }
}
