//! The page about oneself, and what can be done there.

use super::{Word, done, lead, shown};
use crate::{
    app::{Shared, now},
    calls,
    desk::Tables,
    farewell,
    fields::{Fields, Query},
    guard,
    identity::MINUTES,
    names, qr,
    reader::{Cookies, Reader},
    trouble::Trouble,
};
use axum::{
    extract::State,
    response::{IntoResponse, Response},
};
use serde_json::json;
use wardroom_store::{Device, DeviceId, Person};
use wardroom_ui::page::{self, Code, DeviceLine, Known, Me, Notice};

/// `GET /me`
pub(crate) async fn page(State(app): State<Shared>, reader: Reader, Query(query): Query) -> Result<Response, Trouble> {
    let notice = query.get("done").and_then(Notice::read);
    show(&app, &reader, Me { notice, ..Me::default() }).await
}

async fn show(app: &Shared, reader: &Reader, me: Me) -> Result<Response, Trouble> {
    let known = match &reader.person {
        Some(person) => Some(known(app, reader, person).await?),
        None => None,
    };
    let frame = reader.frame(app, app.say(reader.language()).text("me-title"));
    Ok(shown(page::me(&frame, &Me { known, ..me })))
}

async fn known(app: &Shared, reader: &Reader, person: &Person) -> Result<Known, Trouble> {
    let line = |device: Device| DeviceLine {
        id: device.id.0,
        label: device.label,
        minutes_since_seen: u32::try_from((now() - device.seen) / 60_000).unwrap_or_default(),
        is_this: Some(device.id) == reader.device,
    };
    let mut devices: Vec<DeviceLine> = app.store.devices(person.id).await?.into_iter().map(line).collect();
    devices.sort_by_key(|device| !device.is_this);
    Ok(Known {
        name: person.name.clone(),
        number: person.number,
        has_password: app.store.password(person.id).await?.is_some(),
        devices,
    })
}

fn somebody(reader: &Reader) -> Result<&Person, Trouble> {
    reader.person.as_ref().ok_or(Trouble::Nobody)
}

/// What went wrong is told on the page where it can be tried again.
async fn or_tell(app: &Shared, reader: &Reader, result: Result<Response, Trouble>) -> Result<Response, Trouble> {
    or_tell_whom(app, reader, None, result).await
}

/// The same to whoever has typed who they are: they need not type it again.
async fn or_tell_whom(
    app: &Shared,
    reader: &Reader,
    who: Option<&str>,
    result: Result<Response, Trouble>,
) -> Result<Response, Trouble> {
    match result {
        Err(trouble) if !reader.manner.wants_json && trouble.status().is_client_error() => {
            let sentence = trouble.sentence(app.say(reader.language()));
            let (notice, who) = (Some(Notice::Trouble(sentence)), who.map(str::to_owned));
            let page = show(app, reader, Me { notice, who, ..Me::default() }).await?;
            let mut response = (trouble.status(), page).into_response();
            guard::note(app, &trouble, &mut response);
            Ok(response)
        }
        result => result,
    }
}

/// `POST /me/code`: shown once, in the answer itself, for the store keeps its hash only.
pub(crate) async fn code(State(app): State<Shared>, reader: Reader) -> Result<Response, Trouble> {
    let result = async {
        let text = app.issue_code(somebody(&reader)?).await?;
        let link = format!("{}/me/here/{text}", reader.origin);
        if reader.manner.wants_json {
            return Ok(axum::Json(json!({ "code": text, "link": link, "minutes": MINUTES })).into_response());
        }
        let drawing = reader.local().map_or_else(|| Ok(qr::svg(&link)), Err);
        let code = Some(Code { drawing, text, link, minutes: MINUTES });
        show(&app, &reader, Me { code, ..Me::default() }).await
    };
    or_tell(&app, &reader, result.await).await
}

/// `GET /me/here/<code>`: only asks. Whoever previews a link must not use it up.
pub(crate) async fn ask(State(app): State<Shared>, Word(code): Word, reader: Reader) -> Result<Response, Trouble> {
    let result = async {
        let person = app.whose_code(&reader, &code).await?;
        if reader.id() == Some(person.id) {
            return Ok(lead(&reader, "/me"));
        }
        let frame = reader.frame(&app, app.say(reader.language()).text("me-title"));
        Ok(shown(page::become_somebody(&frame, &code, &person.name, person.number)))
    };
    or_tell(&app, &reader, result.await).await
}

/// `POST /me/here`
pub(crate) async fn arrive(State(app): State<Shared>, reader: Reader, fields: Fields) -> Result<Response, Trouble> {
    let result = async {
        let token = app.use_code(&reader, fields.need("code")?).await?;
        leave(&app, &reader).await?;
        Ok((Cookies::default().sign_in(&token), lead(&reader, "/me?done=here")).into_response())
    };
    or_tell(&app, &reader, result.await).await
}

/// `POST /me/sign-in`
pub(crate) async fn sign_in(State(app): State<Shared>, reader: Reader, fields: Fields) -> Result<Response, Trouble> {
    let result = async {
        let token = app.sign_in(&reader, fields.need("who")?, fields.need("password")?).await?;
        leave(&app, &reader).await?;
        Ok((Cookies::default().sign_in(&token), lead(&reader, "/me?done=here")).into_response())
    };
    or_tell_whom(&app, &reader, fields.get("who"), result.await).await
}

/// The token of whoever this browser was until now is of no use to anybody any more.
async fn leave(app: &Shared, reader: &Reader) -> Result<(), Trouble> {
    match (&reader.person, reader.device) {
        (Some(person), Some(device)) => {
            app.sign_out(person.id, device).await?;
            farewell::depart_if_gone(app, person.id).await;
            Ok(())
        }
        _ => Ok(()),
    }
}

/// `POST /me/password`
pub(crate) async fn password(State(app): State<Shared>, reader: Reader, fields: Fields) -> Result<Response, Trouble> {
    let result = async {
        let old = fields.get("old").unwrap_or_default();
        let new = if fields.get("remove") == Some("on") { None } else { Some(fields.need("new")?) };
        app.change_password(somebody(&reader)?, old, new).await?;
        let page = if new.is_some() { "/me?done=password" } else { "/me?done=no-password" };
        Ok(done(&reader, page, json!({})))
    };
    or_tell(&app, &reader, result.await).await
}

/// `POST /me/out`: signs out the device that is named, or this one.
pub(crate) async fn out(State(app): State<Shared>, reader: Reader, fields: Fields) -> Result<Response, Trouble> {
    let person = somebody(&reader)?;
    let device = match fields.get("device") {
        Some(id) => Some(DeviceId(id.parse().map_err(|_| Trouble::Field("device"))?)),
        None => reader.device,
    };
    let device = device.ok_or(Trouble::Field("device"))?;
    app.sign_out(person.id, device).await?;
    farewell::depart_if_gone(&app, person.id).await;
    if Some(device) == reader.device {
        return Ok((Cookies::default().sign_out(), lead(&reader, "/")).into_response());
    }
    Ok(done(&reader, "/me?done=out", json!({})))
}

/// `POST /me/forget`: nobody waits for them any more, and nothing tells who they were.
pub(crate) async fn forget(State(app): State<Shared>, reader: Reader) -> Result<Response, Trouble> {
    let person = somebody(&reader)?;
    farewell::depart(&app, person.id).await?;
    let tables = app.store.forget_person(person.id, &names::sailor(app.say(reader.language()))).await?;
    app.people.forget(person.id);
    for table in tables {
        Tables::read_again(&app, &table).await;
        app.tables.forget_chat(&table);
    }
    Ok((Cookies::default().sign_out(), lead(&reader, "/")).into_response())
}

/// `GET /me/elsewhere?here=`: the hint that a table waits, for pages that have no stream; not the table whose page it is.
pub(crate) async fn elsewhere(
    State(app): State<Shared>,
    reader: Reader,
    Query(query): Query,
) -> Result<Response, Trouble> {
    let here = query.get("here").unwrap_or_default();
    let tables = match reader.id() {
        Some(person) => calls::elsewhere(&app, person, here, reader.language()).await?,
        None => Vec::new(),
    };
    Ok(shown(page::elsewhere(&tables, app.say(reader.language()))))
}

/// `GET` where only a form leads.
pub(crate) async fn to_me(reader: Reader) -> Response {
    lead(&reader, "/me")
}
