//! The JSON Schema of the protocol, made from the types.

use crate::{Refusal, Verb};
use schemars::generate::SchemaSettings;
use serde_json::{Value, json};

/// The schema of a line: any request, or any reply. `$defs` has both for each word for `do`, as `new` and `new.reply`.
pub fn schema() -> Value {
    let mut generator = SchemaSettings::draft2020_12().into_generator();
    let mut defs = serde_json::Map::new();
    for verb in Verb::ALL {
        let [call, reply] = verb.schemas(&mut generator).map(|schema| schema.to_value());
        defs.insert(verb.name().into(), request(*verb, call));
        defs.insert(format!("{}.reply", verb.name()), reply);
    }
    let refusal = generator.subschema_for::<Refusal>().to_value();
    defs.extend(generator.take_definitions(true));
    let of = |end: &str| -> Vec<Value> {
        Verb::ALL.iter().map(|verb| json!({"$ref": format!("#/$defs/{}{end}", verb.name())})).collect()
    };
    let ok =
        json!({"type": "object", "properties": {"id": true, "ok": {"anyOf": of(".reply")}}, "required": ["id", "ok"]});
    let err = json!({"type": "object", "properties": {"id": true, "err": refusal}, "required": ["id", "err"]});
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wardroom engine protocol",
        "description": "A line from the client is a request, a line from the engine is a reply.",
        "anyOf": [{"title": "request", "oneOf": of("")}, {"title": "reply", "oneOf": [ok, err]}],
        "$defs": defs,
    })
}

/// The fields of a request, with `do` and `id` before them.
fn request(verb: Verb, mut call: Value) -> Value {
    call["description"] = verb.about().trim().replace('\n', "").into();
    let mut properties = serde_json::Map::from_iter([
        ("do".to_owned(), json!({"const": verb.name()})),
        ("id".to_owned(), json!({"description": "Anything. The reply has the same."})),
    ]);
    if let Some(fields) = call.get_mut("properties").and_then(Value::as_object_mut) {
        properties.append(fields);
    }
    call["properties"] = properties.into();
    let mut required = vec![Value::from("do")];
    required.extend(call.get("required").and_then(Value::as_array).cloned().unwrap_or_default());
    call["required"] = required.into();
    call
}
