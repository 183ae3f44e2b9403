//! Tables that people and programs put together: whatever is adopted can be played, however odd it is.

use turning_tides::{
    Card, CardStep, Cards, GOLD, Parts, Phase, Played, Player, Position, Revealed, SILVER, Ship, Table, TurningTides,
    Variant, Zone, Zones,
};
use wardroom_kernel::{FastRng, Parts as _, PartsRef, Seat};
use wardroom_testkit::{Adopted, adopted_tables_can_be_played};

fn one_of<T: Copy>(rng: &mut FastRng, of: &[T]) -> T {
    of[rng.below(of.len())]
}
fn any_zone(rng: &mut FastRng) -> Zone {
    Zone::new(rng.below(7) as u8 + 1).expect("one of seven")
}

fn any_ship(rng: &mut FastRng) -> Ship {
    let mut ship = Ship { captain: Some(any_zone(rng)).filter(|_| rng.below(3) != 0), ..Ship::default() };
    (0..rng.below(5)).for_each(|_| ship.sailors[rng.below(7)] += 1);
    for side in &mut ship.cannons {
        *side = (0..rng.below(3)).map(|_| any_zone(rng)).collect::<Zones>();
    }
    ship.has_mast = rng.below(2) == 0;
    ship.destroyed = (0..rng.below(3)).map(|_| any_zone(rng)).filter(|&zone| ship.is_empty(zone)).collect();
    ship
}

/// All cards of a player lie somewhere; Wait is where it must be.
fn any_player(rng: &mut FastRng, ship: Ship, exchange: Cards, variant: Variant, in_play: Option<Card>) -> Player {
    let none = Cards::NONE;
    let mut player = Player { ship, hand: none, pile: none, discard: none, exchange, spent: none };
    let given = exchange.plus(in_play.map_or(none, Cards::from));
    let Some(rest) = Parts::shipped().cards_in(variant).checked_minus(given) else { return player };
    for card in rest.iter() {
        let is_due = player.spent.len() < ship.destroyed.len() && variant == Variant::Base;
        match rng.below(4) {
            _ if card == Card::Wait => player.hand.put(card),
            0 => player.pile.put(card),
            1 => player.discard.put(card),
            2 if is_due => player.spent.put(card),
            _ => player.hand.put(card),
        }
    }
    player
}

fn any_phase(rng: &mut FastRng) -> Phase {
    let played = |rng: &mut FastRng| Played { card: one_of(rng, &Card::ALL), promotes: rng.below(3) == 0 };
    let revealed = Revealed { played: [played(rng), played(rng)], first: one_of(rng, &[SILVER, GOLD]) };
    let now = one_of(rng, &[CardStep::First, CardStep::Second]);
    match rng.below(8) {
        0 => Phase::Draw,
        1 => Phase::Choose,
        2 => Phase::Exchange,
        3 => Phase::PayDamage,
        4 => Phase::ShuffleAndTurn,
        5 => Phase::DiscardAndSail { revealed },
        _ => Phase::CarryOut { revealed, now },
    }
}

fn any_table(rng: &mut FastRng) -> Table {
    let parts = Parts::shipped();
    let variant = one_of(rng, &[Variant::Base, Variant::Intro]);
    let mut switches = parts.switches(variant);
    (switches.promotion_takes_initiative, switches.moved_cannon_keeps_side) =
        one_of(rng, &[(true, false), (false, true)]);
    switches.intro_needs_both_goals = rng.below(4) != 0;
    switches.round_limit = one_of(rng, &[0, 0, 1, 999]);
    let (round, turn) = (one_of(rng, &[1, 2, 3, 4, 999, u16::MAX]), one_of(rng, &[1, 2, 13, u8::MAX]));
    let phase = any_phase(rng);
    let d = if phase.is_lull() { 14 } else { rng.below(15) as u8 };
    let players = [SILVER, GOLD].map(|seat: Seat| {
        let ship = any_ship(rng);
        let exchange = parts.exchange_cards_in(variant, round);
        any_player(rng, ship, exchange, variant, phase.revealed().map(|revealed| revealed.card(seat)))
    });
    let position = Position::new(d).expect("0 to 14");
    Table {
        parts: PartsRef(parts),
        switches,
        round,
        turn,
        position,
        marker: one_of(rng, &[SILVER, GOLD]),
        phase,
        players,
    }
}

#[test]
fn every_table_that_is_adopted_can_be_played() {
    // Far enough for a round and its lull.
    let Adopted { adopted, .. } = adopted_tables_can_be_played::<TurningTides, _>(40_000, 120, any_table, |table| {
        [SILVER, GOLD].map(|seat| table.cards_of(seat))
    });
    assert!(adopted > 2_000, "only {adopted} tables could be");
}
