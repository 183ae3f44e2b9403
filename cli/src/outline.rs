//! A table in words for the terminal: the state, the board and the open question.

use crate::aloud;
use serde_json::Value;
use std::fmt::Write;
use wardroom_catalog::{AnyMatch, RenderContext};
use wardroom_kernel::Viewer;
use wardroom_ui::DrawnTable;

/// Data that fits into this width is written on one line.
const WIDTH: usize = 100;

pub(crate) fn board(played: &dyn AnyMatch, render: RenderContext<'_>) -> String {
    told(played, render, played.draw(render))
}

/// The same for a reader who is not the viewer.
pub(crate) fn overlooked(played: &dyn AnyMatch, render: RenderContext<'_>) -> String {
    told(played, render, played.overlook(render))
}

fn told(played: &dyn AnyMatch, render: RenderContext<'_>, board: DrawnTable) -> String {
    let table: String = board.fragments.iter().map(|fragment| aloud::read(&fragment.tree())).collect();
    // No screen shows everything that a referee may know, such as piles and all hands.
    let truth = if render.viewer == Viewer::Referee { of(&played.view(render.viewer)) } else { String::new() };
    format!("{}\n{table}{truth}{}\n", board.state, board.end.unwrap_or(board.question))
}

/// Nested data as indented lines.
pub(crate) fn of(value: &Value) -> String {
    let mut text = String::new();
    write_parts(&mut text, value, 0);
    text
}

fn write_parts(text: &mut String, value: &Value, depth: usize) {
    let parts: Vec<(String, &Value)> = match value {
        Value::Object(fields) => fields.iter().map(|(name, part)| (name.replace('_', " "), part)).collect(),
        Value::Array(items) => items.iter().zip(1..).map(|(part, number)| (format!("{number}"), part)).collect(),
        _ => return,
    };
    for (name, part) in parts {
        let line = flat(part);
        let indent = "  ".repeat(depth);
        let is_nested = part.is_object() || part.is_array();
        if !is_nested || line.len() + indent.len() <= WIDTH {
            let _ = writeln!(text, "{indent}{name}: {line}");
        } else {
            let _ = writeln!(text, "{indent}{name}:");
            write_parts(text, part, depth + 1);
        }
    }
}

fn flat(value: &Value) -> String {
    match value {
        Value::Null => "–".into(),
        Value::String(text) => text.clone(),
        Value::Bool(_) | Value::Number(_) => value.to_string(),
        Value::Array(items) if items.is_empty() => "–".into(),
        Value::Array(items) => items.iter().map(flat).collect::<Vec<_>>().join(", "),
        Value::Object(fields) => {
            let fields: Vec<String> = fields.iter().map(|(name, part)| format!("{name} {}", flat(part))).collect();
            fields.join("; ")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn short_things_stay_in_a_line_and_long_ones_are_indented() {
        let long = "x".repeat(WIDTH);
        let text = of(&json!({"round": 3, "hand": ["fire", "wait"], "ship": {"long": long, "zone_one": null}}));
        assert_eq!(text, format!("hand: fire, wait\nround: 3\nship:\n  long: {long}\n  zone one: –\n"));
    }
}
