//! Tables that people and programs put together: whatever a game adopts can be played, however odd it is.

use crate::{conformance::For, random::answer};
use serde_json::Value;
use std::{
    fmt::Debug,
    panic::{AssertUnwindSafe, catch_unwind},
};
use wardroom_kernel::{FastRng, Game, Match, Parts, Problem, Run, Setup, SetupError};

/// How many tables could be, and how many could not: with none of either, little was tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Adopted {
    pub adopted: u64,
    pub refused: u64,
}

/// Puts so many tables together and plays each that is adopted for so many answers. `census` counts what is never lost
/// nor made from there on; whatever is refused names its field.
#[track_caller]
pub fn adopted_tables_can_be_played<G: Game, C: PartialEq + Debug>(
    tables: u64,
    answers: usize,
    mut any_table: impl FnMut(&mut FastRng) -> G::Table,
    census: impl Fn(&G::Table) -> C,
) -> Adopted {
    let (mut rng, mut tried) = (FastRng(7), Adopted::default());
    for seed in 0..tables {
        let table = match G::validate_position(any_table(&mut rng), G::Parts::shipped()) {
            Ok(table) => table,
            Err(SetupError(problems)) => {
                let is_named = |problem: &Problem| !problem.field.is_empty() && !problem.field.contains(' ');
                assert!(
                    !problems.is_empty() && problems.iter().all(is_named),
                    "problems without a field: {problems:?}"
                );
                tried.refused += 1;
                continue;
            }
        };
        tried.adopted += 1;
        let played = catch_unwind(AssertUnwindSafe(|| {
            let mut run = Run::<G>::at(table.clone());
            run.play(&mut For { answers, rng: &mut FastRng(seed) });
            run.table
        }));
        let Ok(played) = played else { panic!("a table that was adopted cannot be played: {table:?}") };
        assert_eq!(census(&played), census(&table), "a piece was lost or made after {table:?}");
    }
    tried
}

/// Tables of random games, disturbed: something in them is put elsewhere, counted otherwise or taken from another moment.
/// All of them read; the game says which of them can be.
pub fn disturbed<G: Game>(setups: &[Setup], games: u64) -> impl FnMut(&mut FastRng) -> G::Table + use<G> {
    let tables: Vec<Vec<Value>> = setups.iter().map(|setup| of_games::<G>(setup, games)).collect();
    move |rng| {
        loop {
            let table = any_disturbed(&tables[rng.below(tables.len())], rng);
            if let Ok(table) = serde_json::from_value(table) {
                return table;
            }
        }
    }
}

/// The same within these fields only, at moments when there is something in them: what seldom is there, a battle say, would
/// seldom be disturbed.
pub fn disturbed_in<G: Game>(
    setups: &[Setup],
    games: u64,
    fields: &'static [&'static str],
) -> impl FnMut(&mut FastRng) -> G::Table + use<G> {
    let tables: Vec<Value> = setups.iter().flat_map(|setup| of_games::<G>(setup, games)).collect();
    let with = |field: &&'static str| {
        let moments = (0..tables.len()).filter(|place| !tables[*place][*field].is_null());
        (*field, moments.collect::<Vec<_>>())
    };
    let moments: Vec<(&str, Vec<usize>)> = fields.iter().map(with).collect();
    move |rng| {
        loop {
            let (field, moments) = &moments[rng.below(moments.len())];
            let [mut table, other] = [0, 0].map(|_| tables[moments[rng.below(moments.len())]].clone());
            (0..1 + rng.below(3)).for_each(|_| disturb(&mut table[*field], &other[*field], rng));
            if let Ok(table) = serde_json::from_value(table) {
                return table;
            }
        }
    }
}

fn of_games<G: Game>(setup: &Setup, games: u64) -> Vec<Value> {
    (0..games).flat_map(|game| between_steps::<G>(setup, game)).collect()
}

/// One of the tables of a game, disturbed, as it is written. It need not even read.
pub fn any_disturbed(moments: &[Value], rng: &mut FastRng) -> Value {
    let [mut table, other] = [0, 0].map(|_| moments[rng.below(moments.len())].clone());
    (0..rng.below(4)).for_each(|_| disturb(&mut table, &other, rng));
    table
}

/// The tables between the steps of a game: what can be written down and adopted.
fn between_steps<G: Game>(setup: &Setup, seed: u64) -> Vec<Value> {
    let mut rng = FastRng(seed);
    let mut m = Match::<G>::new(setup, G::Parts::shipped()).unwrap_or_else(|why| panic!("{why}"));
    m.check_purity = false;
    let mut tables = Vec::new();
    while m.outcome().is_none() {
        if m.step().answers.is_empty() {
            let table = serde_json::to_value(m.step().table);
            tables.push(table.unwrap_or_else(|why| panic!("a table cannot be written: {why}")));
        }
        answer(&mut m, &mut rng);
    }
    tables
}

/// Goes down to some place in the table, in the other one as far as that has it, and changes what is there.
fn disturb(place: &mut Value, other: &Value, rng: &mut FastRng) {
    let count = place.as_array().map(Vec::len).or_else(|| place.as_object().map(serde_json::Map::len));
    match count {
        Some(count) if count > 0 && rng.below(8) > 0 => {
            let chosen = rng.below(count);
            let sibling = rng.below(count);
            match place {
                Value::Array(list) if rng.below(8) == 0 => match rng.below(3) {
                    0 => _ = list.remove(chosen),
                    1 => list.push(list[chosen].clone()),
                    _ => list.swap(chosen, sibling),
                },
                Value::Array(list) => {
                    let there = other.get(chosen).unwrap_or(&Value::Null);
                    disturb(&mut list[chosen], there, rng);
                }
                Value::Object(fields) => {
                    let key = fields.keys().nth(chosen).cloned().unwrap_or_default();
                    let there = other.get(&key).unwrap_or(&Value::Null);
                    disturb(&mut fields[&key], there, rng);
                }
                _ => (),
            }
        }
        _ => change(place, other, rng),
    }
}

fn change(place: &mut Value, other: &Value, rng: &mut FastRng) {
    let number = place.as_u64();
    *place = match (number, rng.below(4)) {
        (Some(number), 0) => (number + 1).into(),
        (Some(number), 1) => number.saturating_sub(1).into(),
        (Some(_), 2) => [0u64, 1, 2, 5, 19, 20, 21, 255, 65_535][rng.below(9)].into(),
        _ => other.clone(),
    };
}
