//! Types of fields that several requests share, with what each accepts.

#[cfg(feature = "schema")]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error, Visitor},
};
use std::fmt;
use wardroom_ui::Language;

/// Decides all chance of a match: a text, or a whole number, which means the same as its digits as a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Seed(pub String);

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Seed, D::Error> {
        struct TextOrNumber;
        impl Visitor<'_> for TextOrNumber {
            type Value = Seed;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a string or a whole number")
            }
            fn visit_str<E: Error>(self, text: &str) -> Result<Seed, E> {
                Ok(Seed(text.to_owned()))
            }
            fn visit_u64<E: Error>(self, number: u64) -> Result<Seed, E> {
                Ok(Seed(number.to_string()))
            }
            fn visit_i64<E: Error>(self, number: i64) -> Result<Seed, E> {
                Ok(Seed(number.to_string()))
            }
        }
        from.deserialize_any(TextOrNumber)
    }
}

/// The value of an option: as the text of a record, or as a number or a boolean of JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OptionValue(pub String);

impl<'de> Deserialize<'de> for OptionValue {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<OptionValue, D::Error> {
        struct Scalar;
        impl Visitor<'_> for Scalar {
            type Value = OptionValue;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a string, a number or a boolean")
            }
            fn visit_str<E: Error>(self, text: &str) -> Result<OptionValue, E> {
                Ok(OptionValue(text.to_owned()))
            }
            fn visit_bool<E: Error>(self, is_on: bool) -> Result<OptionValue, E> {
                Ok(OptionValue(is_on.to_string()))
            }
            fn visit_u64<E: Error>(self, number: u64) -> Result<OptionValue, E> {
                Ok(OptionValue(number.to_string()))
            }
            fn visit_i64<E: Error>(self, number: i64) -> Result<OptionValue, E> {
                Ok(OptionValue(number.to_string()))
            }
            fn visit_f64<E: Error>(self, number: f64) -> Result<OptionValue, E> {
                Ok(OptionValue(number.to_string()))
            }
        }
        from.deserialize_any(Scalar)
    }
}

/// `en` or `de`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LanguageTag(pub Language);

impl Serialize for LanguageTag {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.0.code())
    }
}

impl<'de> Deserialize<'de> for LanguageTag {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<LanguageTag, D::Error> {
        let code = String::deserialize(from)?;
        let known = || Language::ALL.map(Language::code).join(", ");
        let unknown = |_| D::Error::custom(format_args!("there is no `{code}`; there is {}", known()));
        code.parse().map(LanguageTag).map_err(unknown)
    }
}

/// An answer that was given before, as `table` returns it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct GivenAnswer {
    /// A seat, or `chance`.
    pub seat: String,
    pub text: String,
}

#[cfg(feature = "schema")]
macro_rules! schema_of {
    ($type:ty, $schema:tt) => {
        impl JsonSchema for $type {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($type).into()
            }
            fn inline_schema() -> bool {
                true
            }
            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!($schema)
            }
        }
    };
}
#[cfg(feature = "schema")]
schema_of!(Seed, { "type": ["string", "integer"] });
#[cfg(feature = "schema")]
schema_of!(OptionValue, { "type": ["string", "number", "boolean"] });
#[cfg(feature = "schema")]
schema_of!(LanguageTag, { "type": "string", "enum": ["en", "de"] });
