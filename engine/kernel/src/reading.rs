//! Reads data of any type that serde knows from a JSON value. What does not read is a typed problem with its field: the
//! reader knows what each type asks for, so no sentence of serde has to be understood.

use crate::{Arg, Problem};
use serde::{
    Deserialize, Deserializer,
    de::{
        self, DeserializeOwned, DeserializeSeed, EnumAccess, Error as _, Expected, MapAccess, SeqAccess, Unexpected,
        VariantAccess, Visitor, value::BorrowedStrDeserializer,
    },
    forward_to_deserialize_any,
};
use serde_json::{Map, Value};
use std::fmt;

/// Reads a value; the problem names the field as `players[0].hand`.
///
/// ```
/// use wardroom_kernel::{Problem, read_value};
/// let number: Result<Vec<u8>, Problem> = read_value(&serde_json::json!([1, 700]));
/// assert_eq!(number, Err(Problem::between("[1]", 700, 0, 255)));
/// ```
pub fn read_value<T: DeserializeOwned>(value: &Value) -> Result<T, Problem> {
    read(value).map_err(|error| error.problem(path))
}
pub(crate) fn read<T: DeserializeOwned>(value: &Value) -> Result<T, ReadError> {
    T::deserialize(At(value))
}

/// A step into a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    Key(String),
    Place(usize),
}

#[cfg(feature = "box")]
impl Step {
    pub(crate) fn inside<'v>(&self, value: &'v Value) -> Option<&'v Value> {
        match self {
            Step::Key(key) => value.get(key),
            Step::Place(place) => value.get(place),
        }
    }
    pub(crate) fn inside_mut<'v>(&self, value: &'v mut Value) -> Option<&'v mut Value> {
        match self {
            Step::Key(key) => value.get_mut(key),
            Step::Place(place) => value.get_mut(place),
        }
    }
}

/// `players[0].hand`
pub(crate) fn path(steps: &[Step]) -> String {
    steps.iter().fold(String::new(), |path, step| match step {
        Step::Place(place) => format!("{path}[{place}]"),
        Step::Key(key) if path.is_empty() => key.clone(),
        Step::Key(key) => format!("{path}.{key}"),
    })
}

/// Why a value does not read, and where.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct ReadError {
    /// The way to the place, the innermost step first.
    steps: Vec<Step>,
    /// Within that place: a field that is missing, unknown or there twice.
    field: Option<&'static str>,
    kind: Kind,
}

#[derive(Clone, PartialEq, Debug)]
enum Kind {
    /// The value is of another kind or out of range. What serde says about it is used if the reader does not know more.
    Misfit {
        found: String,
        expected: String,
    },
    Length {
        found: usize,
        expected: String,
    },
    Known(Problem),
}

impl ReadError {
    /// The way to the place, from outside in.
    pub(crate) fn steps(&self) -> Vec<Step> {
        self.steps.iter().rev().cloned().collect()
    }
    /// The problem; `name` says what the field at the end of some steps is called.
    pub(crate) fn problem(self, name: impl Fn(&[Step]) -> String) -> Problem {
        let mut steps = self.steps();
        steps.extend(self.field.map(|field| Step::Key(field.into())));
        let field = name(&steps);
        match self.kind {
            Kind::Misfit { found, expected } => {
                Problem::new(field, "problem-kind").with("found", found).with("expected", expected)
            }
            Kind::Length { found, expected } => {
                Problem::new(field, "problem-length").with("found", found).with("expected", expected)
            }
            Kind::Known(problem) if problem.field.is_empty() => Problem { field, ..problem },
            Kind::Known(problem) => Problem { field: format!("{field}.{}", problem.field), ..problem },
        }
    }
    fn known(problem: Problem) -> ReadError {
        ReadError { steps: Vec::new(), field: None, kind: Kind::Known(problem) }
    }
    fn within(mut self, step: Step) -> ReadError {
        self.steps.push(step);
        self
    }
    /// Says in our words what was asked for, if the error is about this very value.
    fn asked(self, found: &Value, expected: &'static str) -> ReadError {
        self.asked_with(|error| match error.kind {
            Kind::Misfit { .. } => Some(kind(found, expected)),
            Kind::Length { .. } => Some(Problem::new("", "problem-too-many").with("found", len(found))),
            Kind::Known(_) => None,
        })
    }
    fn asked_with(self, problem: impl FnOnce(&ReadError) -> Option<Problem>) -> ReadError {
        match problem(&self).filter(|_| self.steps.is_empty()) {
            Some(problem) => ReadError::known(problem),
            None => self,
        }
    }
}

fn kind(found: &Value, expected: &'static str) -> Problem {
    Problem::new("", "problem-kind").with("found", brief(found)).with("expected", Arg::Word(expected))
}
fn len(value: &Value) -> usize {
    value.as_array().map_or_else(|| value.as_object().map_or(0, Map::len), Vec::len)
}

/// As it is written, if that is short.
fn brief(value: &Value) -> String {
    const LONG: usize = 40;
    let text = value.to_string();
    match text.char_indices().nth(LONG) {
        None => text,
        Some((end, _)) => format!("{}..", &text[..end]),
    }
}

impl std::error::Error for ReadError {}
impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.clone().problem(path).fmt(f)
    }
}
impl de::Error for ReadError {
    fn custom<T: fmt::Display>(message: T) -> ReadError {
        let text = message.to_string();
        ReadError::known(Problem::of_error(&text).unwrap_or_else(|| Problem::sentence("", text)))
    }
    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> ReadError {
        let kind = Kind::Misfit { found: found.to_string(), expected: expected.to_string() };
        ReadError { steps: Vec::new(), field: None, kind }
    }
    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> ReadError {
        ReadError::invalid_type(found, expected)
    }
    fn invalid_length(found: usize, expected: &dyn Expected) -> ReadError {
        let kind = Kind::Length { found, expected: expected.to_string() };
        ReadError { steps: Vec::new(), field: None, kind }
    }
    fn unknown_variant(variant: &str, known: &'static [&'static str]) -> ReadError {
        ReadError::known(Problem::unknown("", variant, known.iter().copied()))
    }
    fn unknown_field(_: &str, known: &'static [&'static str]) -> ReadError {
        // The map adds its name.
        ReadError::known(Problem::new("", "problem-unknown-field").with("known", known.join(", ")))
    }
    fn missing_field(field: &'static str) -> ReadError {
        ReadError { field: Some(field), ..ReadError::known(Problem::missing("")) }
    }
    fn duplicate_field(field: &'static str) -> ReadError {
        ReadError::known(Problem::twice("", field))
    }
}

/// A place in a value.
#[derive(Clone, Copy)]
struct At<'de>(&'de Value);

impl<'de> At<'de> {
    fn unexpected(self) -> Unexpected<'de> {
        match self.0 {
            Value::Null => Unexpected::Unit,
            Value::Bool(it) => Unexpected::Bool(*it),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(it), _) => Unexpected::Unsigned(it),
                (None, Some(it)) => Unexpected::Signed(it),
                (None, None) => Unexpected::Float(number.as_f64().unwrap_or_default()),
            },
            Value::String(it) => Unexpected::Str(it),
            Value::Array(_) => Unexpected::Seq,
            Value::Object(_) => Unexpected::Map,
        }
    }
    fn misfit<T>(self, expected: &dyn Expected) -> Result<T, ReadError> {
        Err(ReadError::invalid_type(self.unexpected(), expected))
    }
    fn number<V: Visitor<'de>>(self, visitor: V, least: i64, most: u64) -> Result<V::Value, ReadError> {
        let read = if self.0.is_number() { self.deserialize_any(visitor) } else { self.misfit(&visitor) };
        read.map_err(|error| {
            error.asked_with(|error| {
                let Kind::Misfit { .. } = error.kind else { return None };
                let is_whole = self.0.is_i64() || self.0.is_u64();
                match (is_whole, self.0.as_i64(), i64::try_from(most)) {
                    (true, Some(found), Ok(most)) => Some(Problem::between("", found, least, most)),
                    _ if least < 0 => Some(kind(self.0, "problem-kind-whole")),
                    _ => Some(kind(self.0, "problem-kind-count")),
                }
            })
        })
    }
    fn list<V: Visitor<'de>>(list: &'de [Value], visitor: V) -> Result<V::Value, ReadError> {
        let mut items = List { items: list.iter().enumerate() };
        let read = visitor.visit_seq(&mut items)?;
        match items.items.len() {
            0 => Ok(read),
            _ => Err(ReadError::invalid_length(list.len(), &"fewer elements")),
        }
    }
    fn object<V: Visitor<'de>>(fields: &'de Map<String, Value>, visitor: V) -> Result<V::Value, ReadError> {
        let mut entries = Entries { fields: fields.iter(), value: None };
        let read = visitor.visit_map(&mut entries)?;
        match entries.fields.len() {
            0 => Ok(read),
            _ => Err(ReadError::invalid_length(fields.len(), &"fewer fields")),
        }
    }
}

macro_rules! number {
    ($($method:ident $number:ident;)+) => { $(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
            self.number(visitor, i64::try_from($number::MIN).unwrap_or(i64::MIN), u64::try_from($number::MAX).unwrap_or(u64::MAX))
        }
    )+ };
}

impl<'de> Deserializer<'de> for At<'de> {
    type Error = ReadError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(it) => visitor.visit_bool(*it),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(it), _) => visitor.visit_u64(it),
                (None, Some(it)) => visitor.visit_i64(it),
                (None, None) => visitor.visit_f64(number.as_f64().unwrap_or_default()),
            },
            Value::String(it) => visitor.visit_borrowed_str(it),
            Value::Array(list) => At::list(list, visitor),
            Value::Object(fields) => At::object(fields, visitor),
        }
    }
    number! {
        deserialize_u8 u8; deserialize_u16 u16; deserialize_u32 u32; deserialize_u64 u64;
        deserialize_i8 i8; deserialize_i16 i16; deserialize_i32 i32; deserialize_i64 i64;
    }
    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        let read = if self.0.is_boolean() { self.deserialize_any(visitor) } else { self.misfit(&visitor) };
        read.map_err(|error| error.asked(self.0, "problem-kind-switch"))
    }
    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        let read = if self.0.is_string() { self.deserialize_any(visitor) } else { self.misfit(&visitor) };
        read.map_err(|error| error.asked(self.0, "problem-kind-text"))
    }
    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        self.deserialize_str(visitor)
    }
    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        self.deserialize_str(visitor)
    }
    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }
    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        let read = if self.0.is_null() { visitor.visit_unit() } else { self.misfit(&visitor) };
        read.map_err(|error| error.asked(self.0, "problem-kind-nothing"))
    }
    fn deserialize_unit_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, ReadError> {
        self.deserialize_unit(visitor)
    }
    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, ReadError> {
        visitor.visit_newtype_struct(self)
    }
    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        let read = match self.0 {
            Value::Array(list) => At::list(list, visitor),
            _ => self.misfit(&visitor),
        };
        read.map_err(|error| error.asked(self.0, "problem-kind-list"))
    }
    fn deserialize_tuple<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, ReadError> {
        let read = match self.0 {
            Value::Array(list) => At::list(list, visitor),
            _ => self.misfit(&visitor),
        };
        read.map_err(|error| {
            error.asked_with(|error| match error.kind {
                Kind::Length { .. } => Some(
                    Problem::new("", "problem-count").with("found", crate::reading::len(self.0)).with("expected", len),
                ),
                Kind::Misfit { .. } => Some(kind(self.0, "problem-kind-list")),
                Kind::Known(_) => None,
            })
        })
    }
    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        len: usize,
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        self.deserialize_tuple(len, visitor)
    }
    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        let read = match self.0 {
            Value::Object(fields) => At::object(fields, visitor),
            _ => self.misfit(&visitor),
        };
        read.map_err(|error| error.asked(self.0, "problem-kind-object"))
    }
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        match self.0 {
            Value::Array(list) => At::list(list, visitor).map_err(|error| error.asked(self.0, "problem-kind-object")),
            _ => self.deserialize_map(visitor),
        }
    }
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        known: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        let read = match self.0 {
            Value::String(name) => visitor.visit_enum(Variant { name, content: None }),
            Value::Object(fields) => match (fields.len(), fields.iter().next()) {
                (1, Some((name, content))) => visitor.visit_enum(Variant { name, content: Some(content) }),
                _ => self.misfit(&"a single variant"),
            },
            _ => self.misfit(&"a variant"),
        };
        read.map_err(|error| {
            error.asked_with(|error| match error.kind {
                Kind::Misfit { .. } => Some(Problem::unknown("", brief(self.0), known.iter().copied())),
                Kind::Length { .. } | Kind::Known(_) => None,
            })
        })
    }
    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        self.deserialize_str(visitor)
    }
    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        visitor.visit_unit()
    }
    forward_to_deserialize_any! { f32 f64 bytes byte_buf i128 u128 }
}

struct List<'de> {
    items: std::iter::Enumerate<std::slice::Iter<'de, Value>>,
}

impl<'de> SeqAccess<'de> for &mut List<'de> {
    type Error = ReadError;
    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, ReadError> {
        let Some((place, item)) = self.items.next() else { return Ok(None) };
        seed.deserialize(At(item)).map(Some).map_err(|error| error.within(Step::Place(place)))
    }
    fn size_hint(&self) -> Option<usize> {
        Some(self.items.len())
    }
}

struct Entries<'de> {
    fields: serde_json::map::Iter<'de>,
    value: Option<(&'de String, &'de Value)>,
}

impl<'de> MapAccess<'de> for &mut Entries<'de> {
    type Error = ReadError;
    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, ReadError> {
        self.value = self.fields.next();
        let Some((key, _)) = self.value else { return Ok(None) };
        seed.deserialize(Key(key)).map(Some).map_err(|error| error.within(Step::Key(key.clone())))
    }
    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, ReadError> {
        let (key, value) = self.value.take().ok_or_else(|| ReadError::custom("a value is asked for before its key"))?;
        seed.deserialize(At(value)).map_err(|error| error.within(Step::Key(key.clone())))
    }
    fn size_hint(&self) -> Option<usize> {
        Some(self.fields.len())
    }
}

/// A key of an object: text, read as a number if one is asked for.
#[derive(Clone, Copy)]
struct Key<'de>(&'de str);

macro_rules! number_key {
    ($($method:ident $visit:ident $number:ident;)+) => { $(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
            match self.0.parse::<$number>() {
                Ok(number) => visitor.$visit(number),
                Err(_) => Err(ReadError::known(kind(&Value::from(self.0), "problem-kind-whole"))),
            }
        }
    )+ };
}

impl<'de> Deserializer<'de> for Key<'de> {
    type Error = ReadError;
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        visitor.visit_borrowed_str(self.0)
    }
    number_key! {
        deserialize_u8 visit_u8 u8; deserialize_u16 visit_u16 u16; deserialize_u32 visit_u32 u32;
        deserialize_u64 visit_u64 u64; deserialize_i8 visit_i8 i8; deserialize_i16 visit_i16 i16;
        deserialize_i32 visit_i32 i32; deserialize_i64 visit_i64 i64;
    }
    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        visitor.visit_some(self)
    }
    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, ReadError> {
        visitor.visit_newtype_struct(self)
    }
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        known: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        BorrowedStrDeserializer::new(self.0).deserialize_enum(name, known, visitor)
    }
    forward_to_deserialize_any! {
        bool i128 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple tuple_struct map struct identifier
        ignored_any
    }
}

struct Variant<'de> {
    name: &'de str,
    content: Option<&'de Value>,
}

impl<'de> EnumAccess<'de> for Variant<'de> {
    type Error = ReadError;
    type Variant = Self;
    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), ReadError> {
        Ok((seed.deserialize(BorrowedStrDeserializer::new(self.name))?, self))
    }
}

impl<'de> Variant<'de> {
    fn inside<T>(&self, read: impl FnOnce(At<'de>) -> Result<T, ReadError>) -> Result<T, ReadError> {
        let none = || ReadError::invalid_type(Unexpected::UnitVariant, &"a variant with content");
        let content = self.content.ok_or_else(none)?;
        read(At(content)).map_err(|error| error.within(Step::Key(self.name.into())))
    }
}

impl<'de> VariantAccess<'de> for Variant<'de> {
    type Error = ReadError;
    fn unit_variant(self) -> Result<(), ReadError> {
        if self.content.is_none() { Ok(()) } else { self.inside(<()>::deserialize) }
    }
    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, ReadError> {
        self.inside(|content| seed.deserialize(content))
    }
    fn tuple_variant<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, ReadError> {
        self.inside(|content| content.deserialize_tuple(len, visitor))
    }
    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value, ReadError> {
        self.inside(|content| content.deserialize_map(visitor))
    }
}
