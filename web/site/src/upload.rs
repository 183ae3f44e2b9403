//! Records from elsewhere: read from what a browser or a program sends, and checked before anything is kept.

use crate::{
    app::{App, Shared, now},
    desk::guarded,
    faults::RecordReadError,
    fields::{self, Fields},
    gather,
    limits::Limit,
    trouble::Trouble,
    visitor::Visitor,
};
use axum::{
    extract::{FromRequest, Request},
    http::header,
};
use sha2::{Digest, Sha256};
use std::{net::IpAddr, sync::Arc};
use wardroom_catalog::{AnyGame, AnyMatch, RenderContext};
use wardroom_kernel::{Viewer, strip_bom};
use wardroom_ui::Language;

/// The text of a record: from a file field, a form field or the bare body.
#[derive(Debug)]
pub(crate) struct Upload(String);

impl FromRequest<Shared> for Upload {
    type Rejection = Trouble;
    async fn from_request(request: Request, app: &Shared) -> Result<Upload, Trouble> {
        let (parts, body) = request.into_parts();
        app.gate.new_record(Visitor::of(app, &parts).0)?;
        let request = Request::from_parts(parts, body);
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let kind = kind.unwrap_or_default().to_owned();
        let body = fields::body(app, request, app.gate.limits().record_bytes).await?;
        let bytes = match kind.split(';').next().unwrap_or_default().trim().to_ascii_lowercase().as_str() {
            "multipart/form-data" => part(&body, &kind).ok_or(Trouble::Field("record"))?.to_vec(),
            "application/x-www-form-urlencoded" => Fields::read(&body).need("record")?.as_bytes().to_vec(),
            "text/plain" | "application/octet-stream" => body.to_vec(),
            _ => return Err(Trouble::NotAForm),
        };
        // Bytes that are no text become marks that no line of a record has, so that reading names their line.
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

/// Plays the text again: the first line says which game reads the rest.
pub(crate) async fn read(app: &Shared, text: String, from: IpAddr) -> Result<Arc<dyn AnyMatch>, Trouble> {
    let shared = app.clone();
    let read = app.easel.draw_once(from, move || {
        // It is not of this house: what its rules cannot bear is a fault of the record, and no breakdown.
        guarded(|| read_here(&shared, &text)).unwrap_or_else(|_| {
            tracing::warn!("a record from elsewhere broke the rules");
            Err(Trouble::Record(RecordReadError::Broken { line: line_of_table(&text) }))
        })
    });
    read.await?
}

/// Where the table is told that the match begins with, which is what can be odd about a record.
fn line_of_table(text: &str) -> usize {
    text.lines().position(|line| line.starts_with("position:")).unwrap_or_default() + 1
}

fn read_here(app: &App, text: &str) -> Result<Arc<dyn AnyMatch>, Trouble> {
    let (game, sitting) = wardroom_catalog::read(&app.games, text).map_err(|why| Trouble::Record(why.into()))?;
    look_at(game, &*sitting);
    Ok(Arc::from(sitting))
}

/// With everybody's eyes: what cannot be shown is better refused than kept. It panics where that is so.
fn look_at(game: &dyn AnyGame, sitting: &dyn AnyMatch) {
    let names: Vec<String> = sitting.seats().map(|seat| game.seat_title(seat, Language::En)).collect();
    let eyes = sitting.seats().map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Referee]);
    for viewer in eyes {
        drop(sitting.draw(RenderContext { viewer, names: &names, language: Language::En }));
    }
}

/// Keeps a record that reads; its id. The same text has the same id.
pub(crate) async fn keep(app: &Shared, Upload(text): Upload, from: IpAddr) -> Result<String, Trouble> {
    if text.contains('\0') {
        let line = text.lines().position(|line| line.contains('\0')).unwrap_or_default() + 1;
        return Err(Trouble::Record(RecordReadError::NoText { line }));
    }
    // Some editors begin a file with a mark that says how it is written.
    let text = strip_bom(&text).replace("\r\n", "\n");
    read(app, text.clone(), from).await?;
    let id = gather::readable(&Sha256::digest(text.as_bytes()));
    let most = app.gate.limits().all_records_bytes;
    let is_kept = app.store.keep_record(&id, &text, now(), (most != 0).then_some(most.into())).await?;
    if is_kept { Ok(id) } else { Err(Limit::Records.into()) }
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
