//! The page: an introduction, each request with its fields, its reply and examples, and the types that replies share.

use crate::{
    examples::{Example, examples, shortened},
    fields::{FieldRow, about, kind, rows},
};
use serde_json::Value;
use std::fmt::Write as _;
use wardroom_protocol::{Session, schema};

const INTRODUCTION: &str = include_str!("introduction.md");

pub(crate) fn page() -> String {
    let schema = schema();
    let defs = &schema["$defs"];
    let limits = [("MAX_LINE", Session::MAX_LINE >> 20), ("MAX_MATCHES", Session::MAX_MATCHES)];
    let introduction = limits
        .iter()
        .fold(INTRODUCTION.to_owned(), |text, (name, value)| text.replace(&format!("{{{name}}}"), &value.to_string()));
    let mut page = introduction;
    let examples = examples();
    let list: Vec<String> = examples.iter().map(|(verb, _)| format!("[`{0}`](#{0})", verb.name())).collect();
    writeln!(page, "\n## Requests\n\n{}\n", list.join(" · ")).expect("a page is text");
    for (verb, examples) in &examples {
        let (call, reply) = (&defs[verb.name()], &defs[format!("{}.reply", verb.name())]);
        writeln!(page, "### {}\n\n{}\n", verb.name(), about(call).trim()).expect("a page is text");
        table(&mut page, "Field", &rows(call));
        table(&mut page, "Reply", &rows(reply));
        for example in examples {
            block(&mut page, example);
        }
    }
    writeln!(page, "## Types\n").expect("a page is text");
    let own = |name: &str| examples.iter().any(|(verb, _)| name.trim_end_matches(".reply") == verb.name());
    for (name, one) in defs.as_object().into_iter().flatten().filter(|(name, _)| !own(name)) {
        writeln!(page, "### {name}\n").expect("a page is text");
        if !about(one).is_empty() {
            writeln!(page, "{}\n", about(one)).expect("a page is text");
        }
        match choices(one) {
            Some(choices) => writeln!(page, "{choices}").expect("a page is text"),
            None => table(&mut page, "Field", &rows(one)),
        }
    }
    page.trim_end().to_owned() + "\n"
}

fn table(page: &mut String, head: &str, rows: &[FieldRow]) {
    if rows.is_empty() {
        return;
    }
    writeln!(page, "| {head} | | |\n|---|---|---|").expect("a page is text");
    for FieldRow { name, kind, is_required, about } in rows {
        let optional = if *is_required { "" } else { ", optional" };
        writeln!(page, "| `{name}` | {kind}{optional} | {about} |").expect("a page is text");
    }
    page.push('\n');
}

fn block(page: &mut String, Example { request, reply }: &Example) {
    writeln!(page, "```\n{request}\n{}\n```\n", shortened(reply)).expect("a page is text");
}

/// The values of an enum, or the forms of one that has several.
fn choices(schema: &Value) -> Option<String> {
    let all = schema["oneOf"].as_array().or_else(|| schema["anyOf"].as_array())?;
    let mut list = String::new();
    for one in all {
        let tag = &one["properties"]["kind"]["const"];
        let name = [&one["const"], tag].into_iter().find_map(Value::as_str).map(|name| format!("`{name}`"));
        for name in one["enum"].as_array().into_iter().flatten().filter_map(Value::as_str) {
            writeln!(list, "- `{name}`").expect("a page is text");
        }
        if one["enum"].is_array() {
            continue;
        }
        let name = name.unwrap_or_else(|| kind(one));
        let fields = rows(one).into_iter().filter(|row| row.name != "kind").map(|row| format!("`{}`", row.name));
        let fields: Vec<String> = fields.collect();
        let fields = if fields.is_empty() { String::new() } else { format!(" with {}", fields.join(", ")) };
        let about = about(one);
        let about = if about.is_empty() { String::new() } else { format!(": {about}") };
        writeln!(list, "- {name}{fields}{about}").expect("a page is text");
    }
    (!list.is_empty()).then_some(list)
}
