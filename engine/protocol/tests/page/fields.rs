//! The fields of a type, read from its schema.

use serde_json::Value;

pub(crate) struct FieldRow {
    pub(crate) name: String,
    pub(crate) kind: String,
    pub(crate) is_required: bool,
    pub(crate) about: String,
}

/// The fields of an object, in the order of their declaration as far as the schema keeps it.
pub(crate) fn rows(schema: &Value) -> Vec<FieldRow> {
    let required: Vec<&str> = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let fields = schema["properties"].as_object().into_iter().flatten();
    let fields = fields.filter(|(name, _)| !["do", "id"].contains(&name.as_str()));
    let row = |(name, field): (&String, &Value)| FieldRow {
        name: name.clone(),
        kind: kind(field),
        is_required: required.contains(&name.as_str()),
        about: about(field),
    };
    let mut rows: Vec<FieldRow> = fields.map(row).collect();
    rows.sort_by_key(|row| !row.is_required);
    rows
}

pub(crate) fn about(schema: &Value) -> String {
    schema["description"].as_str().unwrap_or_default().replace('\n', " ")
}

/// `string`, `list of seats`, or the name of another type.
pub(crate) fn kind(field: &Value) -> String {
    if let Some(name) = field["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        return format!("[{name}](#{})", anchor(name));
    }
    if let Some(choices) = field["anyOf"].as_array() {
        return kinds(choices.iter().filter(|choice| choice["type"] != "null").map(kind));
    }
    if let Some(values) = field["enum"].as_array() {
        return kinds(values.iter().filter_map(|value| Some(format!("`{}`", value.as_str()?))));
    }
    match &field["type"] {
        Value::String(one) => named(one, field),
        Value::Array(all) => {
            kinds(all.iter().filter_map(Value::as_str).filter(|one| *one != "null").map(|one| named(one, field)))
        }
        _ => "anything".into(),
    }
}

fn named(kind_name: &str, field: &Value) -> String {
    match kind_name {
        "array" => format!("list of {}", kind(&field["items"])),
        "object" => format!("object of {}", kind(&field["additionalProperties"])),
        "integer" => "whole number".into(),
        other => other.into(),
    }
}

fn kinds(all: impl Iterator<Item = String>) -> String {
    all.collect::<Vec<_>>().join(" or ")
}

pub(crate) fn anchor(name: &str) -> String {
    name.to_lowercase()
}
