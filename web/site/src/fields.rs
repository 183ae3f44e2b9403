//! Named values from a form or from the query of an address.

use crate::{app::Shared, limits::Limit, trouble::Trouble};
use axum::{
    body::Bytes,
    extract::{FromRequest, FromRequestParts, Request},
    http::{HeaderMap, header, request::Parts},
};

/// What a form sent.
#[derive(Debug)]
pub(crate) struct Fields(Vec<(String, String)>);

/// What stands behind the `?`.
#[derive(Debug)]
pub(crate) struct Query(pub(crate) Fields);

/// Whether it is text that somebody could have written, in one line or several. Of what nobody types, a database may take
/// nothing: PostgreSQL knows no NUL.
pub(crate) fn is_written(text: &str) -> bool {
    !text.chars().any(|c| c.is_control() && !c.is_whitespace())
}

impl Fields {
    /// As they come from outside.
    fn receive(encoded: &[u8]) -> Result<Fields, Trouble> {
        let fields = Fields::read(encoded);
        let is_fine = fields.0.iter().all(|(name, value)| is_written(name) && is_written(value));
        if is_fine { Ok(fields) } else { Err(Trouble::NotWritten) }
    }
    pub(crate) fn read(encoded: &[u8]) -> Fields {
        Fields(form_urlencoded::parse(encoded).into_owned().collect())
    }
    /// As they came, one after another.
    pub(crate) fn into_pairs(self) -> Vec<(String, String)> {
        self.0
    }
    /// The fields of these names, as a form sends them.
    pub(crate) fn encoded(&self, is_wanted: impl Fn(&str) -> bool) -> String {
        let wanted = self.0.iter().filter(|field| is_wanted(&field.0));
        form_urlencoded::Serializer::new(String::new()).extend_pairs(wanted).finish()
    }
    /// The last of that name: a check box overrules the hidden field before it.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().rfind(|field| field.0 == name).map(|field| &*field.1)
    }
    pub(crate) fn need(&self, name: &'static str) -> Result<&str, Trouble> {
        self.get(name).filter(|value| !value.is_empty()).ok_or(Trouble::Field(name))
    }
    pub(crate) fn number(&self, name: &'static str) -> Result<usize, Trouble> {
        self.need(name)?.parse().map_err(|_| Trouble::Field(name))
    }
    /// The fields `prefix.name`, each once, by name.
    pub(crate) fn under(&self, prefix: &str) -> Vec<(String, String)> {
        let names = self.0.iter().filter_map(|field| field.0.strip_prefix(prefix)?.strip_prefix('.'));
        let mut names: Vec<&str> = names.collect();
        names.sort_unstable();
        names.dedup();
        let value = |name: &str| self.get(&format!("{prefix}.{name}")).unwrap_or_default().to_owned();
        names.into_iter().map(|name| (name.to_owned(), value(name))).collect()
    }
}

fn is_form(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    kind.eq_ignore_ascii_case("application/x-www-form-urlencoded")
}

/// The body of a request, if it is not too long and does not take too long.
pub(crate) async fn body(app: &Shared, request: Request, most_bytes: u32) -> Result<Bytes, Trouble> {
    let taken = if most_bytes == 0 { usize::MAX } else { most_bytes as usize };
    let read = axum::body::to_bytes(request.into_body(), taken);
    let read = match app.gate.limits().body_time {
        time if time.is_zero() => Ok(read.await),
        time => tokio::time::timeout(time, read).await,
    };
    let read = read.map_err(|_| Limit::Slow)?;
    read.map_err(|error| if is_too_long(&error) { Trouble::TooLarge(most_bytes) } else { Trouble::NotAForm })
}

/// The other reason is that the sender has gone in the midst of it.
fn is_too_long(error: &axum::Error) -> bool {
    let mut cause: Option<&(dyn std::error::Error + 'static)> = Some(error);
    while let Some(error) = cause {
        if error.is::<http_body_util::LengthLimitError>() {
            return true;
        }
        cause = error.source();
    }
    false
}

impl FromRequest<Shared> for Fields {
    type Rejection = Trouble;
    async fn from_request(request: Request, app: &Shared) -> Result<Fields, Trouble> {
        let is_form = is_form(request.headers());
        let body = body(app, request, app.gate.limits().form_bytes).await?;
        // A form without fields may come without a type.
        if is_form || body.is_empty() { Fields::receive(&body) } else { Err(Trouble::NotAForm) }
    }
}

impl<S: Sync> FromRequestParts<S> for Query {
    type Rejection = Trouble;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Query, Trouble> {
        Fields::receive(parts.uri.query().unwrap_or_default().as_bytes()).map(Query)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_value_counts_and_damage_is_a_field_in_trouble() {
        let fields = Fields::read(b"seq=17&option.lull=off&option.lull=on&option.turns=3&x=%ff%zz&seat=");
        assert_eq!(fields.number("seq"), Ok(17));
        assert_eq!(fields.number("x"), Err(Trouble::Field("x")));
        assert_eq!(fields.need("seat"), Err(Trouble::Field("seat")));
        let options = [("lull".to_owned(), "on".to_owned()), ("turns".to_owned(), "3".to_owned())];
        assert_eq!(fields.under("option"), options);
    }

    #[test]
    fn what_nobody_types_is_refused_and_lines_are_not() {
        assert!(Fields::receive(b"text=ahoy%0D%0A%09you&name=%C3%84nne").is_ok());
        for damaged in [&b"text=a%00b"[..], b"te%00xt=a", b"text=%1B[2J", b"text=%C2%9B", b"text=\x7f"] {
            assert_eq!(Fields::receive(damaged).err(), Some(Trouble::NotWritten), "{damaged:?}");
        }
    }
}
