//! One conversation that has an example of every request.

use serde_json::Value;
use wardroom_protocol::{Session, Verb};
use wardroom_ui::Language;

pub(crate) struct Example {
    /// As it is shown.
    pub(crate) request: String,
    pub(crate) reply: Value,
}

/// The requests of the page, by the word for `do` and in the order in which they are sent.
fn requests(verb: Verb) -> &'static [&'static str] {
    match verb {
        Verb::Games => &[r#"{"id":1,"do":"games"}"#],
        Verb::New => &[
            r#"{"id":2,"do":"new","game":"turning-tides","mode":"base","options":{"round_limit":30}}"#,
            r#"{"id":"a","do":"new","game":"ahoy","seats":3,"seed":7}"#,
        ],
        Verb::Load => &[
            r#"{"id":3,"do":"load","record":"game: turning-tides 1\nmode: base\nseats: silver, gold\nchance: 1/7\n"}"#,
            r#"{"id":3,"do":"load","record":"game: chess 1\n"}"#,
        ],
        // `TABLE` stands for the table of match 1.
        Verb::Position => &[r#"{"id":4,"do":"position","game":"turning-tides","table":TABLE,"seed":"7f"}"#],
        Verb::Ask => &[r#"{"id":5,"do":"ask","match":1}"#, r#"{"id":6,"do":"ask","match":2,"language":"de"}"#],
        Verb::Answer => &[
            r#"{"id":7,"do":"answer","match":1,"seq":0,"seat":"chance","text":"7/7"}"#,
            r#"{"id":8,"do":"answer","match":1,"seq":1,"seat":"chance","text":"2/7"}"#,
            r#"{"id":9,"do":"answer","match":1,"seq":2,"seat":"silver","text":"card.sailor"}"#,
        ],
        Verb::Why => &[r#"{"id":10,"do":"why","match":1,"seat":"silver","text":"card.sailor"}"#],
        Verb::Undo => &[r#"{"id":11,"do":"undo","match":1,"seq":2,"seat":"silver"}"#],
        Verb::Say => &[r#"{"id":12,"do":"say","match":1,"seat":"gold","text":"offer surrender"}"#],
        Verb::Heard => &[r#"{"id":13,"do":"heard","match":1,"seat":"gold","from":1}"#],
        Verb::View => &[r#"{"id":14,"do":"view","match":1,"seat":"spectator"}"#],
        Verb::Table => &[r#"{"id":15,"do":"table","match":1}"#],
        Verb::Record => &[r#"{"id":16,"do":"record","match":1}"#],
        Verb::Drop => &[r#"{"id":17,"do":"drop","match":1}"#],
        // How far a strong bot comes in its time differs from run to run.
        Verb::Bot => &[r#"{"id":18,"do":"bot","match":2,"seat":"squadron","bot":"easy","budget_ms":60000}"#],
    }
}

/// The examples of each request, in the order of the page.
pub(crate) fn examples() -> Vec<(Verb, Vec<Example>)> {
    let mut session = Session::new(wardroom_catalog::games(&Default::default()), Language::En);
    let mut send = |request: &str| -> Value {
        let reply = session.line(request.as_bytes());
        serde_json::from_str(&reply).expect("a reply is JSON")
    };
    let mut example = |request: &str| -> Example {
        let table = if request.contains("TABLE") {
            send(r#"{"do":"table","match":1}"#)["ok"]["table"].take()
        } else {
            Value::Null
        };
        let reply = send(&request.replace("TABLE", &table.to_string()));
        Example { request: request.replace("TABLE", &shortened(&table)), reply }
    };
    Verb::ALL.iter().map(|verb| (*verb, requests(*verb).iter().map(|request| example(request)).collect())).collect()
}

/// Long lists and objects are cut, so that a reader sees the form: `..` stands for the rest. Of the reply itself `id` comes first.
pub(crate) fn shortened(value: &Value) -> String {
    const ITEMS: usize = 2;
    const FIELDS: usize = 6;
    let rest = |is_cut: bool| is_cut.then(|| "..".to_owned());
    match value {
        Value::Array(items) => {
            let shown = items.iter().take(ITEMS).map(shortened).chain(rest(ITEMS < items.len()));
            format!("[{}]", shown.collect::<Vec<_>>().join(","))
        }
        Value::Object(fields) => {
            let mut sorted: Vec<_> = fields.iter().collect();
            sorted.sort_by_key(|(name, _)| *name != "id");
            let shown = sorted.iter().take(FIELDS).map(|(name, value)| format!("\"{name}\":{}", shortened(value)));
            format!("{{{}}}", shown.chain(rest(FIELDS < fields.len())).collect::<Vec<_>>().join(","))
        }
        other => other.to_string(),
    }
}
