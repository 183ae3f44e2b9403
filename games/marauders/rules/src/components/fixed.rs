//! What an owner may correct in the box, and what the rules are written for: everything else. Cards are read by
//! themselves, see `cards`.

use toml::{Table, Value};

/// Sections that are checked where they are read.
const CARDS: &[&str] = &["captain", "cargo", "event", "specialist", "glory", "mission", "rumor"];

/// Paths that may differ from the shipped box; `*` is any one step. Names and texts may differ everywhere.
const CORRECTABLE: &[&str] = &[
    "timing.*",
    "zone.*.nation",
    "zone.*.borders",
    "zone.*.rules.*.cards",
    "zone.*.rules.*.cards_dutch",
    "zone.*.rules.*.gold",
    "zone.*.rules.*.min",
    "zone.*.rules.*.nation",
    "zone.*.rules.*.bounty",
    "zone.*.rules.*.skill",
    "zone.*.rules.*.ships",
    "zone.*.rules.*.hull_hits",
    "zone.*.rules.*.buy",
    "zone.*.rules.*.buy_two_or_more",
    "zone.*.rules.*.sell",
    "ship.*.toughness",
    "ship.*.cargo",
    "ship.*.crew",
    "ship.*.cannons",
    "ship.*.manoeuvrability",
    "ship.*.buy",
    "ship.*.sell",
    "npc.*.reward",
    "prices.*",
    "numbers.*",
];

/// Every place where a box departs from what the rules are written for.
pub(super) fn departures(box_: &Table, shipped: &Table) -> Vec<String> {
    let mut wrong = Vec::new();
    compare_tables("", box_, shipped, &mut wrong);
    wrong
}

fn compare_tables(path: &str, box_: &Table, shipped: &Table, wrong: &mut Vec<String>) {
    let at = |key: &str| if path.is_empty() { key.into() } else { format!("{path}.{key}") };
    for (key, value) in shipped {
        match box_.get(key) {
            None => wrong.push(format!("{}: missing; the shipped box has {}", at(key), brief(value))),
            Some(given) => compare(&at(key), given, value, wrong),
        }
    }
    let unknown = box_.keys().filter(|key| !shipped.contains_key(*key));
    wrong.extend(unknown.map(|key| format!("{}: unknown; the shipped box has no such field", at(key))));
}

fn compare(path: &str, given: &Value, shipped: &Value, wrong: &mut Vec<String>) {
    let is_prose = [".name_en", ".name_de", ".text", ".text_de"].iter().any(|end| path.ends_with(end));
    if is_prose || CARDS.contains(&path) || CORRECTABLE.iter().any(|pattern| fits(pattern, path)) {
        return;
    }
    match (given, shipped) {
        (Value::Table(given), Value::Table(shipped)) => compare_tables(path, given, shipped, wrong),
        (Value::Array(given), Value::Array(shipped)) if shipped.iter().all(Value::is_table) && !shipped.is_empty() => {
            if given.len() != shipped.len() {
                wrong.push(format!("{path}: there are {}, and the rules know {}", given.len(), shipped.len()));
            }
            for (place, (given, shipped)) in given.iter().zip(shipped).enumerate() {
                compare(&format!("{path}.{}", id(shipped, place)), given, shipped, wrong);
            }
        }
        _ if given == shipped => (),
        _ => wrong.push(format!("{path}: it is {}, and the rules are written for {}", brief(given), brief(shipped))),
    }
}

/// Entries of a list are called by their id, as a reader would.
fn id(entry: &Value, place: usize) -> String {
    match entry.get("id") {
        Some(Value::String(id)) => id.clone(),
        _ => (place + 1).to_string(),
    }
}

fn fits(pattern: &str, path: &str) -> bool {
    let (pattern, path) = (pattern.split('.'), path.split('.'));
    pattern.clone().count() == path.clone().count() && pattern.zip(path).all(|(want, is)| want == "*" || want == is)
}

fn brief(value: &Value) -> String {
    if value.is_table() { "a table".into() } else { value.to_string() }
}
