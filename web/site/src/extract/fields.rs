//! Named values from a form or from the query of an address.

use crate::{
    error::AppError,
    limits::{Limit, RateLimits},
    state::AppState,
};
use axum::{
    body::Bytes,
    extract::{FromRequest, FromRequestParts, Request},
    http::{HeaderMap, header, request::Parts},
};
use wardroom_live::LiveError;

/// The fields of a form.
#[derive(Debug)]
pub(crate) struct Fields(Vec<(String, String)>);

/// The fields after the `?`.
#[derive(Debug)]
pub(crate) struct Query(pub(crate) Fields);

/// Whether it is text that can be typed, in one line or several. Databases refuse other characters: PostgreSQL has no NUL.
pub(crate) fn is_written(text: &str) -> bool {
    !text.chars().any(|c| c.is_control() && !c.is_whitespace())
}

impl Fields {
    /// Checks that the fields hold text only.
    fn receive(encoded: &[u8]) -> Result<Fields, AppError> {
        let fields = Fields::parse(encoded);
        let is_fine = fields.0.iter().all(|(name, value)| is_written(name) && is_written(value));
        if is_fine { Ok(fields) } else { Err(AppError::NotWritten) }
    }
    pub(crate) fn parse(encoded: &[u8]) -> Fields {
        Fields(form_urlencoded::parse(encoded).into_owned().collect())
    }
    pub(crate) fn into_pairs(self) -> Vec<(String, String)> {
        self.0
    }
    /// The fields of these names, as a form sends them.
    pub(crate) fn encoded(&self, is_wanted: impl Fn(&str) -> bool) -> String {
        let wanted = self.0.iter().filter(|field| is_wanted(&field.0));
        form_urlencoded::Serializer::new(String::new()).extend_pairs(wanted).finish()
    }
    /// The last field of that name: a check box overrules the hidden field before it.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().rfind(|field| field.0 == name).map(|field| &*field.1)
    }
    pub(crate) fn need(&self, name: &'static str) -> Result<&str, LiveError> {
        self.get(name).filter(|value| !value.is_empty()).ok_or(LiveError::Field(name))
    }
    pub(crate) fn number(&self, name: &'static str) -> Result<usize, LiveError> {
        self.need(name)?.parse().map_err(|_| LiveError::Field(name))
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
pub(crate) async fn body(limits: &RateLimits, request: Request, most_bytes: u32) -> Result<Bytes, AppError> {
    let taken = if most_bytes == 0 { usize::MAX } else { most_bytes as usize };
    let read = axum::body::to_bytes(request.into_body(), taken);
    let read = match limits.settings().body_time {
        time if time.is_zero() => Ok(read.await),
        time => tokio::time::timeout(time, read).await,
    };
    let read = read.map_err(|_| Limit::Slow)?;
    read.map_err(|error| if is_too_long(&error) { AppError::TooLarge(most_bytes) } else { AppError::NotAForm })
}

/// Otherwise the client has disconnected before the end of the body.
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

impl FromRequest<AppState> for Fields {
    type Rejection = AppError;
    async fn from_request(request: Request, state: &AppState) -> Result<Fields, AppError> {
        let is_form = is_form(request.headers());
        let body = body(&state.limits, request, state.limits.settings().form_bytes).await?;
        // A form without fields may come without a type.
        if is_form || body.is_empty() { Fields::receive(&body) } else { Err(AppError::NotAForm) }
    }
}

impl<S: Sync> FromRequestParts<S> for Query {
    type Rejection = AppError;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Query, AppError> {
        Fields::receive(parts.uri.query().unwrap_or_default().as_bytes()).map(Query)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_value_counts_and_an_invalid_one_names_its_field() {
        let fields = Fields::parse(b"seq=17&option.lull=off&option.lull=on&option.turns=3&x=%ff%zz&seat=");
        assert_eq!(fields.number("seq"), Ok(17));
        assert_eq!(fields.number("x"), Err(LiveError::Field("x")));
        assert_eq!(fields.need("seat"), Err(LiveError::Field("seat")));
        let options = [("lull".to_owned(), "on".to_owned()), ("turns".to_owned(), "3".to_owned())];
        assert_eq!(fields.under("option"), options);
    }

    #[test]
    fn control_characters_are_refused_and_line_breaks_are_not() {
        assert!(Fields::receive(b"text=ahoy%0D%0A%09you&name=%C3%84nne").is_ok());
        for damaged in [&b"text=a%00b"[..], b"te%00xt=a", b"text=%1B[2J", b"text=%C2%9B", b"text=\x7f"] {
            assert_eq!(Fields::receive(damaged).err(), Some(AppError::NotWritten), "{damaged:?}");
        }
    }
}
