//! Reads a position and finds every problem at once. A field that does not read is replaced by a value that does, and reading
//! goes on; then `Game::validate_position` checks the rest. Problems that only the replacement causes are left out.

use crate::{
    Problem, SetupError,
    reading::{self, ReadError, Step},
};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// More problems than an author corrects at once.
const MOST: usize = 20;

/// `sample` is a table of the same game that reads: what is mended is taken from there. `validate_position` says what else is wrong.
pub(crate) fn read<T: DeserializeOwned>(
    table: &Value,
    sample: impl FnOnce() -> Value,
    validate_position: impl Fn(T) -> Result<T, SetupError>,
) -> Result<T, SetupError> {
    let mut error = match attempt(table) {
        Ok(read) => return validate_position(read),
        Err(error) => error,
    };
    let (mut mended, sample, mut wrong, mut places) = (table.clone(), sample(), Vec::new(), Vec::new());
    loop {
        wrong.push(error.clone().problem(reading::path));
        let next = if wrong.len() < MOST { mend::<T>(&mut mended, &sample, &error) } else { None };
        match next {
            Some((place, Err(next))) => {
                places.push(place);
                error = next;
            }
            Some((place, Ok(read))) => {
                places.push(place);
                let others = validate_position(read).err().map(|SetupError(reasons)| reasons).unwrap_or_default();
                wrong.extend(that_stay(others, &mended, &places, &sample, &validate_position));
                return Err(SetupError(wrong));
            }
            None => return Err(SetupError(wrong)),
        }
    }
}

/// The reasons that do not depend on what was put into the mended places: they stay whatever stands there.
fn that_stay<T: DeserializeOwned>(
    mut problems: Vec<Problem>,
    mended: &Value,
    places: &[Place],
    sample: &Value,
    validate_position: &impl Fn(T) -> Result<T, SetupError>,
) -> Vec<Problem> {
    for Place { steps, is_whole } in places {
        // More was put there than had failed to read: nothing can be said about what belongs together there.
        let names: Vec<&str> =
            steps.iter().map(|step| &step[1..]).filter(|name| name.parse::<usize>().is_err()).collect();
        problems.retain(|problem| {
            *is_whole || !names.iter().all(|name| problem.field.split('.').any(|part| part == *name))
        });
        let Some((last, parents)) = steps.split_last() else { continue };
        let Some(parent) = mended.pointer(&parents.concat()) else { continue };
        for instead in candidates(parent, last, sample.pointer(&steps.concat())) {
            let mut other = mended.clone();
            if let Some(parent) = other.pointer_mut(&parents.concat()) {
                put(parent, last, instead);
            }
            if let Ok(read) = attempt::<T>(&other) {
                let found = validate_position(read).err().map(|SetupError(found)| found).unwrap_or_default();
                problems.retain(|problem| found.contains(problem));
            }
        }
    }
    problems
}

/// Where something was mended, and whether that is the very thing that did not read.
struct Place {
    steps: Vec<String>,
    is_whole: bool,
}

type Attempt<T> = Result<T, ReadError>;

fn attempt<T: DeserializeOwned>(table: &Value) -> Attempt<T> {
    reading::read(table)
}

/// Puts something that reads into the place of what did not, and reads again: none if nothing helps.
fn mend<T: DeserializeOwned>(table: &mut Value, sample: &Value, error: &ReadError) -> Option<(Place, Attempt<T>)> {
    let steps: Vec<String> = error.steps().iter().map(pointer).collect();
    for kept in (1..=steps.len()).rev() {
        let (last, parents) = steps[..kept].split_last()?;
        for instead in candidates(table.pointer(&parents.concat())?, last, sample.pointer(&steps[..kept].concat())) {
            let mut tried = table.clone();
            put(tried.pointer_mut(&parents.concat())?, last, instead);
            let again = attempt::<T>(&tried);
            if again.as_ref().err().is_none_or(|next| is_elsewhere(next, &steps)) {
                *table = tried;
                let place = Place { steps: steps[..kept].to_vec(), is_whole: kept == steps.len() };
                return Some((place, again));
            }
        }
    }
    None
}

/// Not there, nor around it: that would be the fault of the mending. What the whole table lacks is no fault of that.
fn is_elsewhere(error: &ReadError, steps: &[String]) -> bool {
    let around: Vec<String> = error.steps().iter().map(pointer).collect();
    around.is_empty() || !steps.iter().take(around.len()).eq(&around)
}

/// `/players`, `/0`: a step of a JSON pointer.
fn pointer(step: &Step) -> String {
    match step {
        Step::Place(place) => format!("/{place}"),
        Step::Key(key) => format!("/{}", key.replace('~', "~0").replace('/', "~1")),
    }
}

/// What could stand there instead: what the sample has, nothing, what stands beside it, a small number, an empty list, or the
/// field is left out.
fn candidates(parent: &Value, last: &str, sampled: Option<&Value>) -> Vec<Option<Value>> {
    let beside = parent.as_array().into_iter().flatten().take(12).cloned().map(Some);
    let left_out = parent.is_object() && parent.pointer(last).is_some();
    let plain = [1.into(), 2.into(), Value::Array(Vec::new())];
    sampled
        .cloned()
        .map(Some)
        .into_iter()
        .chain([Some(Value::Null)])
        .chain(beside)
        .chain(plain.map(Some))
        .chain(left_out.then_some(None))
        .collect()
}

fn put(parent: &mut Value, last: &str, instead: Option<Value>) {
    match (instead, parent.pointer_mut(last)) {
        (Some(value), Some(place)) => *place = value,
        (None, Some(_)) => {
            let key = last[1..].replace("~1", "/").replace("~0", "~");
            parent.as_object_mut().and_then(|fields| fields.remove(&key));
        }
        (_, None) => (),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;
    use serde_json::json;

    #[derive(Deserialize, Debug, PartialEq)]
    #[serde(rename_all = "kebab-case")]
    enum Card {
        Diver,
        Pilot,
    }
    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    struct Table {
        market: [Option<Card>; 2],
        crew: Vec<Card>,
        gold: u8,
    }

    /// At most three of the crew, at most nine gold, and no card is in the market twice.
    fn validate_position(table: Table) -> Result<Table, SetupError> {
        let mut wrong = crate::Problems::default();
        wrong.unless(table.crew.len() < 4, || Problem::more_than("crew", table.crew.len(), 3));
        wrong.unless(table.gold < 10, || Problem::more_than("purse", table.gold, 9));
        let is_twice = table.market[0].is_some() && table.market[0] == table.market[1];
        wrong.unless(!is_twice, || Problem::twice("market", Vec::from_iter(&table.market).len()));
        wrong.or(table, SetupError)
    }
    fn wrong(table: &Value) -> Vec<String> {
        let sample = || json!({"market": [null, null], "crew": [], "gold": 1});
        let SetupError(reasons) = read::<Table>(table, sample, validate_position).expect_err("it should not read");
        reasons.into_iter().map(|problem| problem.field).collect()
    }

    #[test]
    fn a_table_that_reads_is_read() {
        let table = json!({"market": ["diver", null], "crew": ["pilot"], "gold": 3});
        let read: Table = read(&table, || Value::Null, validate_position).expect("it reads");
        assert_eq!((read.market, read.crew, read.gold), ([Some(Card::Diver), None], vec![Card::Pilot], 3));
    }

    #[test]
    fn every_field_that_does_not_read_is_named() {
        let table = json!({"market": ["kraken", "squid"], "crew": ["diver", "whale", "eel"], "gold": -1, "loud": true});
        let named = ["crew[1]", "crew[2]", "gold", "loud", "market[0]", "market[1]"];
        let mut found = wrong(&table);
        found.sort();
        assert_eq!(found, named);
    }

    #[test]
    fn what_reads_and_cannot_be_is_named_beside_what_does_not_read() {
        let table = json!({"market": ["kraken", null], "crew": ["diver"], "gold": 21});
        assert_eq!(wrong(&table), ["market[0]", "purse"]);
        let crowd = json!({"market": ["pilot", "pilot"], "crew": ["diver", "whale", "diver", "diver"], "gold": 21});
        assert_eq!(wrong(&crowd), ["crew[1]", "crew", "purse", "market"]);
    }

    #[test]
    fn what_only_the_mending_has_brought_about_is_not_blamed() {
        // Beside the unknown card lies one that would be there twice.
        assert_eq!(wrong(&json!({"market": ["diver", "kraken"], "crew": [], "gold": 1})), ["market[1]"]);
        assert_eq!(wrong(&json!({"market": [null, null], "crew": "none", "gold": 21})), ["crew", "purse"]);
    }

    #[test]
    fn what_cannot_be_mended_ends_the_list() {
        assert_eq!(wrong(&json!([1, 2])).len(), 1);
        assert_eq!(wrong(&json!("a table")).len(), 1);
        assert_eq!(wrong(&json!({"crew": ["whale", "whale"], "gold": 3, "market": [null, null]})), ["crew[0]"]);
        let many = json!({"crew": (0..60).map(|n| if n % 2 == 0 { "diver" } else { "whale" }).collect::<Vec<_>>()});
        assert_eq!(wrong(&many).len(), MOST);
    }
}
