//! Deserializes the fields of a request, and says of each field that is wrong what was expected there, in words that need no
//! knowledge of Rust. serde hands its errors to [`FieldError`] as calls, so no message is taken apart.

use crate::Refusal;
use serde::{
    Deserializer,
    de::{self, DeserializeOwned, DeserializeSeed, IntoDeserializer, MapAccess, SeqAccess, Unexpected, Visitor},
    forward_to_deserialize_any,
};
use serde_json::{Map, Value};
use std::fmt;

/// A request has exactly the fields of its type.
pub(crate) fn parse<T: DeserializeOwned>(fields: Map<String, Value>) -> Result<T, Refusal> {
    T::deserialize(Field(Value::Object(fields))).map_err(FieldError::into_refusal)
}

/// What is wrong, and the way to it from the innermost field outwards.
#[derive(Debug)]
struct FieldError {
    way: Vec<Step>,
    why: String,
}

#[derive(Debug)]
enum Step {
    Field(String),
    Item(usize),
}

impl FieldError {
    fn new(why: impl Into<String>) -> FieldError {
        FieldError { way: Vec::new(), why: why.into() }
    }
    fn expected(expected: &str, found: &Value) -> FieldError {
        FieldError::new(format!("invalid type: {}, expected {expected}", unexpected(found)))
    }
    fn within(mut self, step: Step) -> FieldError {
        self.way.push(step);
        self
    }
    fn into_refusal(self) -> Refusal {
        let mut path = String::new();
        for step in self.way.iter().rev() {
            match step {
                Step::Item(index) => path += &format!("[{index}]"),
                Step::Field(name) if path.is_empty() => path += name,
                Step::Field(name) => path += &format!(".{name}"),
            }
        }
        if path.is_empty() { Refusal::malformed(self.why) } else { Refusal::field(&path, &self.why) }
    }
}

impl fmt::Display for FieldError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.why)
    }
}

impl std::error::Error for FieldError {}

impl de::Error for FieldError {
    fn custom<T: fmt::Display>(why: T) -> FieldError {
        FieldError::new(why.to_string())
    }
    fn invalid_type(found: Unexpected<'_>, expected: &dyn de::Expected) -> FieldError {
        let found = match found {
            Unexpected::Seq => Unexpected::Other("a list"),
            Unexpected::Map => Unexpected::Other("an object"),
            Unexpected::Unit => Unexpected::Other("null"),
            other => other,
        };
        FieldError::new(format!("invalid type: {found}, expected {expected}"))
    }
    fn missing_field(name: &'static str) -> FieldError {
        FieldError::new("missing").within(Step::Field(name.into()))
    }
    fn unknown_field(name: &str, known: &'static [&'static str]) -> FieldError {
        let known: Vec<String> = known.iter().map(|known| format!("`{known}`")).collect();
        let why = match &known[..] {
            [] => "unknown field; this request has no fields".to_owned(),
            _ => format!("unknown field; there is {}", known.join(", ")),
        };
        FieldError::new(why).within(Step::Field(name.into()))
    }
}

/// The value as it is called in a message.
fn unexpected(value: &Value) -> Unexpected<'_> {
    match value {
        Value::Null => Unexpected::Other("null"),
        Value::Bool(is_true) => Unexpected::Bool(*is_true),
        Value::Number(number) => match (number.as_u64(), number.as_i64()) {
            (Some(number), _) => Unexpected::Unsigned(number),
            (None, Some(number)) => Unexpected::Signed(number),
            (None, None) => Unexpected::Float(number.as_f64().unwrap_or(f64::NAN)),
        },
        Value::String(text) => Unexpected::Str(text),
        Value::Array(_) => Unexpected::Other("a list"),
        Value::Object(_) => Unexpected::Other("an object"),
    }
}

/// A value of a request. serde asks it for a type by a method, so it knows what was expected.
struct Field(Value);

impl<'de> Deserializer<'de> for Field {
    type Error = FieldError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FieldError> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(is_true) => visitor.visit_bool(is_true),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => visitor.visit_u64(number),
                (None, Some(number)) => visitor.visit_i64(number),
                (None, None) => visitor.visit_f64(number.as_f64().unwrap_or(f64::NAN)),
            },
            Value::String(text) => visitor.visit_string(text),
            Value::Array(items) => visitor.visit_seq(Items { rest: items.into_iter(), next: 0 }),
            Value::Object(fields) => visitor.visit_map(Fields { rest: fields.into_iter(), value: None }),
        }
    }
    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FieldError> {
        match self.0.as_u64().and_then(|number| u8::try_from(number).ok()) {
            Some(number) => visitor.visit_u8(number),
            None => Err(FieldError::expected("a whole number from 0 to 255", &self.0)),
        }
    }
    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FieldError> {
        match self.0.as_u64() {
            Some(number) => visitor.visit_u64(number),
            None => Err(FieldError::expected("a whole number from 0 on", &self.0)),
        }
    }
    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FieldError> {
        match self.0 {
            Value::String(text) => visitor.visit_string(text),
            other => Err(FieldError::expected("a string", &other)),
        }
    }
    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FieldError> {
        self.deserialize_string(visitor)
    }
    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FieldError> {
        if self.0.is_array() { self.deserialize_any(visitor) } else { Err(FieldError::expected("a list", &self.0)) }
    }
    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FieldError> {
        if self.0.is_object() { self.deserialize_any(visitor) } else { Err(FieldError::expected("an object", &self.0)) }
    }
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, FieldError> {
        self.deserialize_map(visitor)
    }
    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FieldError> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }
    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, FieldError> {
        visitor.visit_newtype_struct(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u16 u32 u128 f32 f64 char bytes byte_buf unit unit_struct tuple tuple_struct enum identifier
        ignored_any
    }
}

struct Items {
    rest: std::vec::IntoIter<Value>,
    next: usize,
}

impl<'de> SeqAccess<'de> for Items {
    type Error = FieldError;
    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, FieldError> {
        let Some(value) = self.rest.next() else { return Ok(None) };
        let index = self.next;
        self.next += 1;
        seed.deserialize(Field(value)).map(Some).map_err(|why| why.within(Step::Item(index)))
    }
}

struct Fields {
    rest: serde_json::map::IntoIter,
    value: Option<(String, Value)>,
}

impl<'de> MapAccess<'de> for Fields {
    type Error = FieldError;
    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, FieldError> {
        let Some((name, value)) = self.rest.next() else { return Ok(None) };
        self.value = Some((name.clone(), value));
        seed.deserialize(name.into_deserializer()).map(Some)
    }
    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, FieldError> {
        let (name, value) = self.value.take().ok_or_else(|| FieldError::new("a value without a field"))?;
        seed.deserialize(Field(value)).map_err(|why| why.within(Step::Field(name)))
    }
}
