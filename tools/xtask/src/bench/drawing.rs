//! How long one viewer's page takes to draw and send, in each game with all its seats taken.

use super::report::{ResultLine, Section};
use crate::{error::XtaskError, machine};
use std::{path::Path, process::Command};

const POSITIONS: &str = "400";
/// Game, mode, seats.
const TABLES: [(&str, [&str; 3]); 4] = [
    ("Turning Tides", ["turning-tides", "base", "2"]),
    ("Ahoy, 4 players", ["ahoy", "base", "4"]),
    ("Merchants & Marauders, 4 players", ["marauders", "base", "4"]),
    ("Efemeris, team", ["efemeris", "team", "4"]),
];

pub(super) fn measure(programs: &Path) -> Result<Section, XtaskError> {
    let mut lines = Vec::new();
    for (title, table) in TABLES {
        let text = machine::answer(Command::new(programs.join("drawing")).args(table).arg(POSITIONS))?;
        let said: serde_json::Value =
            serde_json::from_str(&text).map_err(|_| XtaskError::Findings(format!("drawing said `{}`", text.trim())))?;
        let number = |key: &str| said[key].as_f64().unwrap_or(f64::NAN);
        lines.push(ResultLine::at_most(format!("{title}, p99"), number("p99_ms"), "ms a viewer", 5.0));
        lines.push(ResultLine::compared(
            title,
            format!("{:.2} ms, {:.0} kB a viewer", number("mean_ms"), number("bytes") / 1e3),
        ));
    }
    let about = "After each answer of a random game, every player's whole table is drawn, put into a patch and written to a \
                 connection (in play only changed parts are sent). One core.";
    Ok(Section { title: "Drawing", about: about.into(), lines })
}
