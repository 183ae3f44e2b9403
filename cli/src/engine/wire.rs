//! Lines, requests and replies, as they are written.

use crate::trouble::Trouble;
use serde::{Deserialize, Deserializer, de::DeserializeOwned, de::Error as _};
use serde_json::{Map, Value, json, value::RawValue};
use std::{
    collections::BTreeMap,
    io::{self, BufRead, Read},
};
use wardroom_catalog::{AnyGame, Explanation};
use wardroom_kernel::{Rejected, SetupError};
use wardroom_ui::Language;

/// The longest line that is read.
pub(super) const LONGEST: usize = 1 << 20;

pub(super) enum Line {
    Whole(Vec<u8>),
    TooLong,
    End,
}

/// A line that is too long is read to its end and forgotten, so that the next one is a line again.
pub(super) fn next_line(input: &mut impl BufRead) -> Result<Line, Trouble> {
    let wrong = |why: io::Error| Trouble::File { path: "standard input".into(), why };
    let mut line = Vec::new();
    input.by_ref().take(LONGEST as u64 + 1).read_until(b'\n', &mut line).map_err(wrong)?;
    if line.len() <= LONGEST {
        return Ok(if line.is_empty() { Line::End } else { Line::Whole(line) });
    }
    while line.last() != Some(&b'\n') {
        line.clear();
        if input.by_ref().take(LONGEST as u64).read_until(b'\n', &mut line).map_err(wrong)? == 0 {
            break;
        }
    }
    Ok(Line::TooLong)
}

/// As it was written: a number with more digits than programs reckon with comes back with all of them.
#[derive(Clone, Debug)]
pub(super) struct Id(Box<str>);

impl Default for Id {
    fn default() -> Id {
        Id("null".into())
    }
}

impl Id {
    /// White space may hold the end of a line, as some read it.
    fn of(raw: &RawValue) -> Id {
        Id(raw.get().replace(['\r', '\n'], " ").into())
    }
}

pub(super) struct Request {
    pub(super) id: Id,
    pub(super) verb: String,
    pub(super) fields: Value,
}

/// The refusal comes with the id as far as there is one.
pub(super) fn read(line: &[u8]) -> Result<Request, (Id, Refusal)> {
    let nobody = |why: String| (Id::default(), Refusal::malformed(why));
    let value: Value = serde_json::from_slice(line).map_err(|why| nobody(format!("this is not JSON: {why}")))?;
    let Value::Object(mut fields) = value else {
        return Err(nobody("a request is an object, as {\"id\":1,\"do\":\"games\"}".into()));
    };
    let raw: Option<BTreeMap<String, Box<RawValue>>> = serde_json::from_slice(line).ok();
    let id = raw.and_then(|raw| raw.get("id").map(|id| Id::of(id))).unwrap_or_default();
    fields.remove("id");
    match fields.remove("do") {
        Some(Value::String(verb)) => Ok(Request { id, verb, fields: Value::Object(fields) }),
        Some(_) => Err((id, Refusal::field("do", "expected a string"))),
        None => Err((id, Refusal::field("do", "missing; say what to do, as \"do\":\"games\""))),
    }
}

/// The fields of a request: strictly those that it has.
pub(super) fn fields<T: DeserializeOwned>(fields: Value) -> Result<T, Refusal> {
    serde_path_to_error::deserialize(fields).map_err(|why| {
        let (path, said) = (why.path().to_string(), why.inner().to_string());
        // What is missing, or too much, has no path of its own.
        let within = |field: &str| if path == "." { field.to_owned() } else { format!("{path}.{field}") };
        match (quoted(&said, "missing field `"), quoted(&said, "unknown field `")) {
            (Some(field), _) => Refusal::field(&within(field), "missing"),
            (None, Some(field)) => {
                let path = path.strip_suffix(field).map_or(&*path, |before| before.trim_end_matches('.'));
                let path = if path.is_empty() || path == "." { field.to_owned() } else { format!("{path}.{field}") };
                Refusal::field(&path, in_plain_words(&said))
            }
            (None, None) if path == "." => Refusal::malformed(in_plain_words(&said)),
            (None, None) => Refusal::field(&path, in_plain_words(&said)),
        }
    })
}

/// What stands in quotes behind the beginning of a sentence.
fn quoted<'s>(said: &'s str, begin: &str) -> Option<&'s str> {
    said.strip_prefix(begin)?.split('`').next()
}

/// Whoever sends it may write in any language, and knows no types of ours.
fn in_plain_words(said: &str) -> String {
    const TYPES: [(&str, &str); 5] = [
        ("expected u64", "expected a whole number from 0 on"),
        ("expected usize", "expected a whole number from 0 on"),
        ("expected u8", "expected a whole number from 0 to 255"),
        ("expected a map", "expected an object"),
        ("expected a sequence", "expected a list"),
    ];
    let said = TYPES.iter().fold(said.to_owned(), |said, (theirs, ours)| said.replace(theirs, ours));
    match said.split_once("expected struct ") {
        Some((before, _)) => format!("{before}expected an object"),
        None => said,
    }
}

pub(super) fn granted(id: &Id, ok: &Value) -> String {
    format!("{{\"id\":{},\"ok\":{ok}}}", id.0)
}

pub(super) fn refused(id: &Id, refusal: Refusal) -> String {
    let Refusal { code, message, mut more } = refusal;
    more.insert("code".into(), code.into());
    more.insert("message".into(), message.into());
    format!("{{\"id\":{},\"err\":{}}}", id.0, Value::Object(more))
}

/// Why a request is not granted. Nothing has changed.
#[derive(Debug)]
pub(super) struct Refusal {
    code: &'static str,
    message: String,
    more: Map<String, Value>,
}

impl Refusal {
    pub(super) fn new(code: &'static str, message: impl Into<String>) -> Refusal {
        Refusal { code, message: message.into(), more: Map::new() }
    }
    pub(super) fn and(mut self, name: &str, value: impl Into<Value>) -> Refusal {
        self.more.insert(name.into(), value.into());
        self
    }
    pub(super) fn malformed(message: impl Into<String>) -> Refusal {
        Refusal::new("malformed", message)
    }
    pub(super) fn field(field: &str, why: impl AsRef<str>) -> Refusal {
        Refusal::malformed(format!("{field}: {}", why.as_ref())).and("field", field)
    }
    /// The same, about a field of the request.
    pub(super) fn at(mut self, field: &str) -> Refusal {
        self.message = format!("{field}: {}", self.message);
        self.and("field", field)
    }
    pub(super) fn too_long() -> Refusal {
        Refusal::malformed(format!("the line is longer than {LONGEST} bytes; it was not read"))
    }
    pub(super) fn bug() -> Refusal {
        Refusal::new("bug", "the rules met something they do not know, which is a bug; the match, if any, is dropped")
    }
    /// Every reason, and what they are about.
    pub(super) fn reasons(code: &'static str, game: &dyn AnyGame, SetupError(problems): &SetupError) -> Refusal {
        let reasons = game.problems(problems).sentences(Language::En);
        Refusal::new(code, reasons.join("; ")).and("reasons", reasons)
    }
    pub(super) fn rejected(rejected: Rejected, why: &[Explanation]) -> Refusal {
        let refusal = Refusal::new(rejected.code(), rejected.to_string());
        match why {
            [] => refusal,
            [first, ..] => refusal.and("rule", first.rule).and("why", &*first.text).and("reasons", reasons(why)),
        }
    }
}

pub(super) fn reasons(why: &[Explanation]) -> Value {
    why.iter().map(|Explanation { rule, text }| json!({"rule": rule, "text": text})).collect()
}

/// The language of questions, labels and reasons, if a request says one.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tongue(pub(super) Option<Language>);

impl<'de> Deserialize<'de> for Tongue {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Tongue, D::Error> {
        // Nothing is what the program speaks anyway.
        let Some(code) = Option::<String>::deserialize(from)? else { return Ok(Tongue::default()) };
        let known = || Language::ALL.map(Language::code).join(", ");
        code.parse()
            .map(|language| Tongue(Some(language)))
            .map_err(|_| D::Error::custom(format!("there is no `{code}`; there is {}", known())))
    }
}
