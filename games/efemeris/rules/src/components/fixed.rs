//! What an owner may correct in the box, and what the rules are written for: everything else.

use toml::{Table, Value};

/// Paths that may differ from the shipped box; `*` is any one step. Names may differ everywhere.
const CORRECTABLE: &[&str] = &[
    "spice.*.latin",
    "spice.*.markers",
    "spice.*.cap",
    "box",
    "player_set.planet_markers",
    "price.*",
    "speed.galleon",
    "speed.frigate",
    "speed.solar_winds_max",
    "bonus.keep_max",
    "bonus.token.*.count",
    "bonus.token.*.effect",
    "nation.*.navy",
    "nation.*.colours",
    "captain.*.name",
    "captain.*.ship",
    "captain.*.text",
    "crew.*.copies",
    "crew.*.text",
    "planet.*.total",
    "planet.*.cost",
    "planet.*.produces",
    "planet.*.origin",
    "space.*.gives",
    "tile.*.spaces",
    "tile.*.links",
    "layout.*.cells",
    "mode.*.start_cells",
    "mode.*.start_spices",
    "mode.*.planets_to_win",
    "mode.*.crew_picks",
    "mode.*.crew_plays_per_turn",
    "mode.*.hand_limit",
    "mode.*.frigate_limit_player",
    "mode.*.frigate_limit_side",
    "mode.*.fortress_limit_player",
    "mode.*.fortress_limit_side",
    "mode.*.shares_per_side_turn",
    "level.*.played_crew",
    "level.expert.match_wins",
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
    let is_name = path.ends_with(".en") || path.ends_with(".de") || path == "en" || path == "de";
    if is_name || CORRECTABLE.iter().any(|pattern| fits(pattern, path)) {
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
