//! An uploaded record: its text, from a file field, a form field or the bare body.

use super::fields::{self, Fields};
use crate::{error::AppError, state::AppState};
use axum::{
    extract::{FromRequest, Request},
    http::header,
};
use wardroom_http::household;
use wardroom_live::LiveError;

#[derive(Debug)]
pub(crate) struct Upload(pub(crate) String);

impl FromRequest<AppState> for Upload {
    type Rejection = AppError;
    async fn from_request(request: Request, state: &AppState) -> Result<Upload, AppError> {
        let (parts, body) = request.into_parts();
        state.limits.new_record(household(state.site.trusted_proxies.client_of(&parts)))?;
        let request = Request::from_parts(parts, body);
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let kind = kind.unwrap_or_default().to_owned();
        let body = fields::body(&state.limits, request, state.limits.settings().record_bytes).await?;
        let bytes = match kind.split(';').next().unwrap_or_default().trim().to_ascii_lowercase().as_str() {
            "multipart/form-data" => part(&body, &kind).ok_or(LiveError::Field("record"))?.to_vec(),
            "application/x-www-form-urlencoded" => Fields::parse(&body).need("record")?.as_bytes().to_vec(),
            "text/plain" | "application/octet-stream" => body.to_vec(),
            _ => return Err(AppError::NotAForm),
        };
        // Invalid bytes become characters that no line of a record has, so that the error names their line.
        Ok(Upload(String::from_utf8_lossy(&bytes).into_owned()))
    }
}

/// The content of the field `record` of a multipart form.
fn part<'b>(body: &'b [u8], kind: &str) -> Option<&'b [u8]> {
    let boundary = kind.split("boundary=").nth(1)?.split(';').next()?.trim().trim_matches('"');
    if boundary.is_empty() {
        return None;
    }
    let fence = [b"--", boundary.as_bytes()].concat();
    let mut rest = &body[find(body, &fence)? + fence.len()..];
    while let Some(end) = find(rest, &fence) {
        let (one, after) = (&rest[..end], &rest[end + fence.len()..]);
        let head = find(one, b"\r\n\r\n")?;
        if find(&one[..head], b"name=\"record\"").is_some() {
            return one.get(head + 4..)?.strip_suffix(b"\r\n");
        }
        rest = after;
    }
    None
}

fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len().max(1)).position(|window| window == wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_is_found_among_the_fields_of_a_form() {
        let kind = "multipart/form-data; boundary=xyz";
        let form = b"--xyz\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n--xyz\r\nContent-Disposition: form-data; name=\"record\"; filename=\"r\"\r\nContent-Type: text/plain\r\n\r\ngame: x\n\r\n--xyz--\r\n";
        assert_eq!(part(form, kind), Some(&b"game: x\n"[..]));
        for damaged in ["", "--xyz", "--xyz\r\n\r\n--xyz", "xyz--xyz--"] {
            assert_eq!(part(damaged.as_bytes(), kind), None, "{damaged}");
        }
        assert_eq!(part(form, "multipart/form-data; boundary="), None);
        assert_eq!(part(form, "multipart/form-data"), None);
    }
}
