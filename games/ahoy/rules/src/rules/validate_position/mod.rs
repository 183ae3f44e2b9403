//! Validates a table that was put together by hand: everything that cannot be, each problem with its field.
//!
//! How the game got there (which tiles touch, when a card was boxed) is not checked; what the rules rely on is.

mod setup;

use crate::components::{COMRADES, CardSet, Faction, GOLD, Parts, Plan, Region, Slot, WEALTH_DICE};
use crate::table::{
    DieSlot, End, Figure, Map, Phase, PlanCards, Player, SEAT_NAMES, SMUGGLER, SMUGGLER_2, SQUADRON, Sea, Table, Turn,
    UNION, UnderWay,
};
use wardroom_kernel::{PartsRef, Problem, Problems, Seat, Seats, SetupError};

/// Far more than any game has come to, and far from what a number can hold.
const MOST_FAME: u16 = 999;
const MOST_ROUNDS: u16 = 999;
const MOST_TURNS: u32 = 99_999;

pub(crate) fn validate_position(mut table: Table, parts: &'static Parts) -> Result<Table, SetupError> {
    table.parts = PartsRef(parts);
    let mut problems = Problems::default();
    if (2..=4).contains(&table.seats) {
        check_phase(&table, &mut problems);
        setup::check(&table, &mut problems);
        check_map(&table.sea.map, &mut problems);
        check_sea(&table, &mut problems);
        check_cards(&table, &mut problems);
        check_plans(&table, &mut problems);
        for seat in [SQUADRON, UNION, SMUGGLER, SMUGGLER_2] {
            check_player(&table, seat, &mut problems);
        }
        let gold = table.players.iter().map(|player| u32::from(player.gold)).sum::<u32>();
        problems.unless(gold <= GOLD.into(), || Problem::more_than("players.gold", gold, GOLD));
    } else {
        problems.push(Problem::between("seats", table.seats, 2, 4));
    }
    problems.or(table, SetupError)
}

fn check_phase(table: &Table, problems: &mut Problems) {
    let seats = table.seats();
    let is_round = (1..=MOST_ROUNDS).contains(&table.round);
    problems.unless(is_round, || Problem::between("round", table.round, 1, MOST_ROUNDS));
    problems.unless(table.turns <= MOST_TURNS, || Problem::more_than("turns", table.turns, MOST_TURNS));
    problems.unless(seats.contains(table.first), || Problem::no_player("first"));
    let is_open = table.under_way != UnderWay::default();
    problems.unless(!is_open, || Problem::new("under_way", "problem-under-way"));
    if let Some(Turn { seat, due, .. }) = table.phase.turn() {
        problems.unless(seats.contains(seat), || Problem::no_player("phase.seat"));
        let most = if seats.contains(seat) { table.players[seat].hand.len().min(2) } else { 0 };
        problems.unless(due <= most, || Problem::more_than("phase.due", due, most));
    }
    match table.phase {
        Phase::StartFlagship(seat) => {
            let is_due = [SMUGGLER, SMUGGLER_2].contains(&seat) && seats.contains(seat);
            problems.unless(is_due, || Problem::new("phase", "problem-no-flagship-due"));
        }
        Phase::Order { turn, left, ordered } => {
            problems.unless(turn.seat == SQUADRON, || Problem::new("phase", "problem-order-squadron"));
            problems.unless((1..=4).contains(&left), || Problem::between("phase.left", left, 1, 4));
            let are_patrols = ordered.iter().all(Figure::is_patrol);
            problems.unless(are_patrols, || Problem::new("phase.ordered", "problem-only-patrols"));
        }
        Phase::EndOfTurn(Turn { due, .. }) => {
            problems.unless(due == 0, || Problem::new("phase.due", "problem-dice-due").with("due", due));
        }
        Phase::EndOfRound => {
            let are_placed = seats.into_iter().all(|seat| table.players[seat].hand.is_empty());
            problems.unless(are_placed, || Problem::new("phase", "problem-dice-in-hand"));
        }
        Phase::Over(End { mut winners }) => {
            let are_seated = !winners.is_empty() && winners.all(|seat| seats.contains(seat));
            problems.unless(are_seated, || Problem::no_player("phase.winners"));
        }
        Phase::Deal | Phase::StartIsland | Phase::StartPlans | Phase::Turn(_) => (),
    }
}

fn check_map(map: &Map, problems: &mut Problems) {
    problems.unless(map.len() <= WEALTH_DICE, || Problem::more_than("sea.map", map.len(), WEALTH_DICE));
    for (region, laid) in map.tiles() {
        let (field, lie) = (format!("sea.map.{region}"), laid.lie);
        problems.unless(lie.turns < 4, || Problem::between(format!("{field}.turns"), lie.turns, 0, 3));
        for (axis, place) in [("x", lie.x), ("y", lie.y)] {
            let is_near = (-48..=48).contains(&place);
            problems.unless(is_near, || Problem::between(format!("{field}.{axis}"), place, -48, 48));
        }
        for (other, there) in map.tiles().filter(|(other, _)| region < *other) {
            let about = |key| Problem::new(&*field, key).with("other", other.name());
            problems.unless(!lie.overlaps(there.lie), || about("problem-overlaps"));
            let are_apart = !lie.island().is_next_to(there.lie.island());
            problems.unless(are_apart, || about("problem-islands-adjacent"));
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

fn check_sea(table: &Table, problems: &mut Problems) {
    let Sea { ref map, .. } = table.sea;
    let flagships = placed_flagships(table);
    for seat in [SQUADRON, UNION, SMUGGLER, SMUGGLER_2] {
        let (is_there, is_due) = (table.flagship(seat).is_some(), flagships.contains(seat));
        let field = || format!("sea.figures.flagship.{}", SEAT_NAMES[seat]);
        problems.unless(is_there || !is_due, || Problem::missing(field()));
        problems.unless(is_due || !is_there, || Problem::not_in_play(field()));
    }
    for figure in Figure::all() {
        let Some(space) = table.sea.at(figure) else { continue };
        let about = |key| Problem::new(format!("sea.figures.{figure}"), key);
        let region = space.region();
        problems.unless(map.has(region), || about("problem-not-on-map").with("region", region.name()));
        let is_well = !matches!(figure, Figure::Stronghold(_)) || space.is_island();
        problems.unless(is_well, || about("problem-stronghold-island"));
    }
    let mut comrades = u32::from(table.sea.ready);
    for region in Region::ALL {
        let count = table.sea.comrades(region);
        comrades += u32::from(count);
        problems.unless(count == 0 || map.has(region), || {
            Problem::new(format!("sea.comrades.{region}"), "problem-not-on-map").with("region", region.name())
        });
    }
    problems.unless(comrades <= COMRADES.into(), || Problem::more_than("sea.comrades", comrades, COMRADES));
}

fn check_cards(table: &Table, problems: &mut Problems) {
    let mut placed = table.deck;
    let mut put = |field: String, cards: CardSet| {
        problems.extend(cards.and(placed).iter().map(|card| Problem::elsewhere(&*field, card.name())));
        placed = placed.plus(cards);
    };
    for (place, card) in (1..).zip(table.market) {
        put(format!("market.{place}"), card.into_iter().collect());
    }
    for seat in [SQUADRON, UNION, SMUGGLER, SMUGGLER_2] {
        for (place, cards) in table.players[seat].card_places() {
            put(format!("players.{}.{place}", SEAT_NAMES[seat]), cards);
        }
    }
}

fn check_plans(table: &Table, problems: &mut Problems) {
    let PlanCards { deck, hand, discard } = &table.plans;
    problems.unless(deck.top.is_empty(), || Problem::new("plans.deck.top", "problem-plan-looked-at"));
    for plan in Plan::ALL {
        let ship = match plan {
            Plan::Cutter => table.has_ship(Figure::Cutter),
            Plan::Gunship => table.has_ship(Figure::Gunship),
            _ => false,
        };
        let places = [deck.cards.iter(), hand.iter(), discard.iter()];
        let there = places.into_iter().flatten().filter(|&&it| it == plan).count() + usize::from(ship);
        let count = table.parts.plan_count(plan);
        problems.unless(there == usize::from(count), || {
            let problem = Problem::new("plans", "problem-plan-count").with("plan", plan.name());
            problem.with("places", there).with("count", count)
        });
    }
}

fn check_player(table: &Table, seat: Seat, problems: &mut Problems) {
    let (player, faction) = (&table.players[seat], Faction::of_seat(seat));
    let player_field = format!("players.{}", SEAT_NAMES[seat]);
    let field = |name: &str| format!("{player_field}.{name}");
    if !table.seats().contains(seat) {
        problems.unless(*player == Player::default(), || Problem::not_in_play(&*player_field));
        return;
    }
    let is_smuggler = faction == Faction::Smuggler;
    check_slots(table, seat, problems);
    let placed = player.slots.filled().filter(|(_, _, holds)| matches!(holds, DieSlot::Die(_))).count();
    let dice = usize::from(player.hand.len()) + usize::from(player.aside.len()) + placed;
    let due = if table.phase == Phase::Deal { 0 } else { usize::from(faction.dice()) };
    problems
        .unless(dice == due, || Problem::new(field("hand"), "problem-dice-count").with("dice", dice).with("due", due));
    problems.unless(player.fame <= MOST_FAME, || Problem::more_than(field("fame"), player.fame, MOST_FAME));
    problems.unless(player.cargo.len() <= 2, || Problem::more_than(field("cargo"), player.cargo.len(), 2));
    let holds_goods = !player.cargo.is_empty() || player.pledged.iter().any(|cards| !cards.is_empty());
    problems.unless(is_smuggler || !holds_goods, || Problem::new(field("cargo"), "problem-only-smugglers"));
    let is_marked = match player.first_pile {
        Some(Faction::Squadron | Faction::Union) => is_smuggler && table.phase != Phase::Deal,
        Some(Faction::Smuggler) => false,
        None => !is_smuggler || table.phase == Phase::Deal,
    };
    problems.unless(is_marked, || Problem::new(field("first_pile"), "problem-first-pile"));
    for (marker, cell) in [("white", player.white), ("black", player.black)] {
        problems.unless(cell.is_on_grid(), || Problem::new(field(marker), "problem-off-grid"));
    }
}

fn check_slots(table: &Table, seat: Seat, problems: &mut Problems) {
    let (slots, faction) = (&table.players[seat].slots, Faction::of_seat(seat));
    let slots_field = format!("players.{}.slots", SEAT_NAMES[seat]);
    for (slot, place, holds) in slots.filled() {
        let about = |key| Problem::new(format!("{slots_field}.{slot}"), key);
        let is_there = table.slots(seat).any(|there| there == slot) && place < slot.count(faction).into();
        problems.unless(is_there, || about("problem-no-such-slot"));
        match holds {
            DieSlot::Empty => (),
            DieSlot::Damaged => problems.unless(!slot.is_dashed(), || about("problem-dashed-slot")),
            // Dice on Cannons may have been lowered, or raised.
            DieSlot::Die(die) => {
                let is_accepted = slot.is_cannons() || slot.accepts(faction).takes(die);
                problems.unless(is_accepted, || about("problem-slot-value").with("die", die.value()));
            }
        }
    }
    let is_afloat = [Slot::Gunship4, Slot::Gunship6].iter().any(|&slot| !slots.has(slot, DieSlot::Damaged))
        && !slots.has(Slot::Cutter, DieSlot::Damaged);
    problems.unless(is_afloat, || Problem::new(slots_field, "problem-ship-destroyed"));
}

#[cfg(test)]
mod tests;
