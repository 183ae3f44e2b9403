//! Adopting a table that somebody has put together: everything that cannot be, each with the field it is about.
//!
//! What follows from how one got there (which tiles touch, who was boxed when) is not asked; what the rules rely on is.

mod setup;

use crate::components::{COMRADES, CardSet, Faction, GOLD, Parts, Plan, Slot, WEALTH_DICE};
use crate::table::{
    DieSlot, End, Figure, Map, Phase, PlanCards, Player, SEAT_NAMES, SMUGGLER, SMUGGLER_2, SQUADRON, Sea, Table, Turn,
    UNION, UnderWay,
};
use wardroom_kernel::{PartsRef, Problems, Seat, Seats, SetupError};

/// Far more than any game has come to, and far from what a number can hold.
const MOST_FAME: u16 = 999;
const MOST_ROUNDS: u16 = 999;
const MOST_TURNS: u32 = 99_999;

pub(crate) fn validate_position(mut table: Table, parts: &'static Parts) -> Result<Table, SetupError> {
    table.parts = PartsRef(parts);
    let mut wrong = Problems::default();
    if (2..=4).contains(&table.seats) {
        check_phase(&table, &mut wrong);
        setup::check(&table, &mut wrong);
        check_map(&table.sea.map, &mut wrong);
        check_sea(&table, &mut wrong);
        check_cards(&table, &mut wrong);
        check_plans(&table, &mut wrong);
        for seat in [SQUADRON, UNION, SMUGGLER, SMUGGLER_2] {
            check_player(&table, seat, &mut wrong);
        }
        let gold = table.players.iter().map(|player| u32::from(player.gold)).sum::<u32>();
        wrong.unless(gold <= GOLD.into(), || format!("players.gold: {gold} gold, and there are {GOLD}"));
    } else {
        wrong.push(format!("seats: {} do not play; 2 to 4 do", table.seats));
    }
    wrong.or(table, SetupError)
}

fn check_phase(table: &Table, wrong: &mut Problems) {
    let seats = table.seats();
    wrong.unless((1..=MOST_ROUNDS).contains(&table.round), || {
        format!("round: {}; rounds are counted from 1, at most to {MOST_ROUNDS}", table.round)
    });
    wrong.unless(table.turns <= MOST_TURNS, || format!("turns: {} are more than {MOST_TURNS}", table.turns));
    wrong.unless(seats.contains(table.first), || format!("first: seat {} is not in play", table.first.0));
    wrong.unless(table.under_way == UnderWay::default(), || {
        "under_way: a table begins with nothing under way".to_owned()
    });
    if let Some(Turn { seat, due, .. }) = table.phase.turn() {
        wrong.unless(seats.contains(seat), || format!("phase.seat: seat {} is not in play", seat.0));
        let hand = if seats.contains(seat) { table.players[seat].hand.len() } else { 0 };
        wrong.unless(due <= hand.min(2), || format!("phase.due: {due} dice are due, {hand} are in hand; at most 2"));
    }
    match table.phase {
        Phase::StartFlagship(seat) => {
            let is_due = [SMUGGLER, SMUGGLER_2].contains(&seat) && seats.contains(seat);
            wrong.unless(is_due, || format!("phase: seat {} places no Flagship", seat.0));
        }
        Phase::Order { turn, left, ordered } => {
            wrong.unless(turn.seat == SQUADRON, || "phase: Order is the Squadron's".to_owned());
            wrong.unless((1..=4).contains(&left), || format!("phase.left: {left} Patrols are left; it is 1 to 4"));
            let are_patrols = ordered.iter().all(Figure::is_patrol);
            wrong.unless(are_patrols, || "phase.ordered: only Patrols are ordered".to_owned());
        }
        Phase::EndOfTurn(turn) => {
            wrong.unless(turn.due == 0, || format!("phase.due: a turn does not end while {} dice are due", turn.due));
        }
        Phase::EndOfRound => {
            let are_placed = seats.into_iter().all(|seat| table.players[seat].hand.is_empty());
            wrong.unless(are_placed, || "phase: a round ends when no dice are in hand".to_owned());
        }
        Phase::Over(End { mut winners }) => {
            let are_seated = !winners.is_empty() && winners.all(|seat| seats.contains(seat));
            wrong.unless(are_seated, || "phase.winners: somebody in play has won".to_owned());
        }
        Phase::Deal | Phase::StartIsland | Phase::StartPlans | Phase::Turn(_) => (),
    }
}

fn check_map(map: &Map, wrong: &mut Problems) {
    let count = map.len();
    wrong.unless(count <= WEALTH_DICE, || format!("sea.map: {count} tiles, and there are {WEALTH_DICE} wealth dice"));
    for (region, laid) in map.tiles() {
        let lie = laid.lie;
        wrong.unless(lie.turns < 4, || format!("sea.map.{region}.turns: {} quarter turns; 0 to 3", lie.turns));
        let is_near = [lie.x, lie.y].iter().all(|place| (-48..=48).contains(place));
        wrong.unless(is_near, || format!("sea.map.{region}: {},{} is out of reach; -48 to 48", lie.x, lie.y));
        for (other, there) in map.tiles().filter(|(other, _)| region < *other) {
            wrong.unless(!lie.overlaps(there.lie), || format!("sea.map.{region}: it overlaps {other}"));
            let are_apart = !lie.island().is_next_to(there.lie.island());
            wrong.unless(are_apart, || format!("sea.map.{region}: its Island is next to that of {other}"));
        }
    }
}

/// Whose Flagships are on the map.
fn placed_flagships(table: &Table) -> Seats {
    let placed: &[Seat] = match table.phase {
        Phase::Deal | Phase::StartIsland => &[],
        Phase::StartFlagship(SMUGGLER_2) => &[SQUADRON, SMUGGLER, UNION],
        Phase::StartFlagship(_) => &[SQUADRON],
        Phase::StartPlans => &[SQUADRON, SMUGGLER],
        Phase::Turn(_) | Phase::Order { .. } | Phase::EndOfTurn(_) | Phase::EndOfRound | Phase::Over(_) => {
            return table.seats();
        }
    };
    placed.iter().copied().filter(|&seat| table.seats().contains(seat)).collect()
}

fn check_sea(table: &Table, wrong: &mut Problems) {
    let Sea { ref map, .. } = table.sea;
    let flagships = placed_flagships(table);
    for seat in [SQUADRON, UNION, SMUGGLER, SMUGGLER_2] {
        let (is_there, is_due) = (table.flagship(seat).is_some(), flagships.contains(seat));
        let name = SEAT_NAMES[seat];
        wrong.unless(is_there || !is_due, || format!("sea.figures.flagship.{name}: it is on the map from setup on"));
        wrong.unless(is_due || !is_there, || format!("sea.figures.flagship.{name}: it is not in play"));
    }
    for figure in Figure::all() {
        let Some(space) = table.sea.at(figure) else { continue };
        wrong.unless(map.has(space.region()), || format!("sea.figures.{figure}: {} is not on the map", space.region()));
        let is_stronghold = matches!(figure, Figure::Stronghold(_));
        let is_well = !is_stronghold || space.is_island();
        wrong.unless(is_well, || format!("sea.figures.{figure}: a Stronghold stands on an Island"));
    }
    let mut comrades = u32::from(table.sea.ready);
    for region in crate::components::Region::ALL {
        let count = table.sea.comrades(region);
        comrades += u32::from(count);
        wrong.unless(count == 0 || map.has(region), || format!("sea.comrades.{region}: it is not on the map"));
    }
    wrong.unless(comrades <= COMRADES.into(), || {
        format!("sea.comrades: {comrades} with the Ready ones, and there are {COMRADES}")
    });
}

fn check_cards(table: &Table, wrong: &mut Problems) {
    let mut seen = table.deck;
    let mut put = |place: String, cards: CardSet| {
        for card in cards.and(seen).iter() {
            wrong.push(format!("{place}: {card} is in another place, too"));
        }
        seen = seen.plus(cards);
    };
    for (place, card) in table.market.into_iter().enumerate() {
        put(format!("market.{}", place + 1), card.into_iter().collect());
    }
    for seat in [SQUADRON, UNION, SMUGGLER, SMUGGLER_2] {
        let Player { crew, cargo, pledged, .. } = table.players[seat];
        let name = SEAT_NAMES[seat];
        put(format!("players.{name}.crew"), crew);
        put(format!("players.{name}.cargo"), cargo);
        put(format!("players.{name}.pledged.1"), pledged[0]);
        put(format!("players.{name}.pledged.2"), pledged[1]);
    }
}

fn check_plans(table: &Table, wrong: &mut Problems) {
    let PlanCards { deck, hand, discard } = &table.plans;
    wrong.unless(deck.top.is_empty(), || "plans.deck.top: nobody has seen a plan there".to_owned());
    for plan in Plan::ALL {
        let ship = match plan {
            Plan::Cutter => table.has_ship(Figure::Cutter),
            Plan::Gunship => table.has_ship(Figure::Gunship),
            _ => false,
        };
        let places = [deck.cards.iter(), hand.iter(), discard.iter()];
        let there = places.into_iter().flatten().filter(|&&it| it == plan).count() + usize::from(ship);
        let count = table.parts.plan_count(plan);
        wrong.unless(there == usize::from(count), || {
            format!("plans: {plan} is in {there} places (deck, hand, discard, map), and there are {count}")
        });
    }
}

fn check_player(table: &Table, seat: Seat, wrong: &mut Problems) {
    let (player, faction, name) = (&table.players[seat], Faction::of(seat), SEAT_NAMES[seat]);
    if !table.seats().contains(seat) {
        wrong.unless(*player == Player::default(), || format!("players.{name}: it is not in play"));
        return;
    }
    let is_smuggler = faction == Faction::Smuggler;
    check_slots(table, seat, wrong);
    let placed = player.slots.filled().filter(|(_, _, holds)| matches!(holds, DieSlot::Die(_))).count();
    let dice = usize::from(player.hand.len()) + usize::from(player.aside.len()) + placed;
    let due = if table.phase == Phase::Deal { 0 } else { faction.dice().into() };
    wrong.unless(dice == due, || format!("players.{name}.hand: {dice} dice in all, and it has {due}"));
    let fame = player.fame;
    wrong.unless(fame <= MOST_FAME, || format!("players.{name}.fame: {fame} is more than {MOST_FAME}"));
    let is_light = player.cargo.len() <= 2;
    wrong.unless(is_light, || format!("players.{name}.cargo: {} cards, at most 2", player.cargo.len()));
    let holds_goods = !player.cargo.is_empty() || player.pledged.iter().any(|cards| !cards.is_empty());
    wrong.unless(is_smuggler || !holds_goods, || format!("players.{name}.cargo: only Smugglers have Cargo"));
    let is_marked = match player.first_pile {
        Some(Faction::Squadron | Faction::Union) => is_smuggler && table.phase != Phase::Deal,
        Some(Faction::Smuggler) => false,
        None => !is_smuggler || table.phase == Phase::Deal,
    };
    wrong.unless(is_marked, || {
        format!("players.{name}.first_pile: Smugglers have `squadron` or `union` there, others nothing")
    });
    for (marker, cell) in [("white", player.white), ("black", player.black)] {
        wrong.unless(cell.is_on_grid(), || format!("players.{name}.{marker}: rows and columns go from 1 to 5"));
    }
}

fn check_slots(table: &Table, seat: Seat, wrong: &mut Problems) {
    let (slots, faction, name) = (&table.players[seat].slots, Faction::of(seat), SEAT_NAMES[seat]);
    for (slot, place, holds) in slots.filled() {
        let field = format!("players.{name}.slots.{slot}");
        let is_there = table.slots(seat).any(|there| there == slot) && place < slot.count(faction).into();
        wrong.unless(is_there, || format!("{field}: it has no such slot"));
        match holds {
            DieSlot::Empty => (),
            DieSlot::Damaged => {
                wrong.unless(!slot.is_dashed(), || format!("{field}: a dashed slot cannot be damaged"));
            }
            // Dice on Cannons may have been lowered, or raised.
            DieSlot::Die(die) => {
                let is_accepted = slot.is_cannons() || slot.accepts(faction).takes(die);
                wrong.unless(is_accepted, || format!("{field}: it does not accept a {die}"));
            }
        }
    }
    let is_afloat = [Slot::Gunship4, Slot::Gunship6].iter().any(|&slot| !slots.has(slot, DieSlot::Damaged))
        && !slots.has(Slot::Cutter, DieSlot::Damaged);
    wrong.unless(is_afloat, || format!("players.{name}.slots: a ship with all slots damaged is destroyed"));
}

#[cfg(test)]
mod tests;
