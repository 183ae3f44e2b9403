//! The user's own page: name, devices, codes, password, sign-in and sign-out, deletion.

use super::{
    qr,
    reply::{done, lead, shown},
};
use crate::{
    error::AppError,
    extract::{Cookies, CurrentUser, Fields, PathSegment, Query},
    guard,
    lobby::Lobby,
    site::Site,
    state::AppState,
    texts::say,
};
use axum::{
    extract::{FromRef, State},
    response::{IntoResponse, Response},
};
use serde_json::json;
use std::sync::Arc;
use wardroom_accounts::{Accounts, CODE_MINUTES, generated_name, now};
use wardroom_http::HttpMetrics;
use wardroom_live::{LiveError, LiveTables, departure};
use wardroom_store::{Device, DeviceId, Person, PersonId};
use wardroom_ui::page::{self, DeviceLine, KnownPerson, MePage, Notice, SignInCode};

/// `GET /me`
pub(crate) async fn page(
    State(site): State<Arc<Site>>,
    State(accounts): State<Arc<Accounts>>,
    user: CurrentUser,
    Query(query): Query,
) -> Result<Response, AppError> {
    let notice = query.get("done").and_then(Notice::read);
    show(&accounts, &site, &user, MePage { notice, ..MePage::default() }).await
}

async fn show(accounts: &Accounts, site: &Site, user: &CurrentUser, me: MePage) -> Result<Response, AppError> {
    let known = match &user.person {
        Some(person) => Some(known(accounts, user, person).await?),
        None => None,
    };
    let frame = user.frame(site, say(user.language()).text("me-title"));
    Ok(shown(page::me(&frame, &MePage { known, ..me })))
}

async fn known(accounts: &Accounts, user: &CurrentUser, person: &Person) -> Result<KnownPerson, AppError> {
    let line = |device: Device| DeviceLine {
        id: device.id.0,
        label: device.label,
        minutes_since_seen: u32::try_from((now() - device.seen) / 60_000).unwrap_or_default(),
        is_this: Some(device.id) == user.device,
    };
    let mut devices: Vec<DeviceLine> = accounts.devices(person.id).await?.into_iter().map(line).collect();
    devices.sort_by_key(|device| !device.is_this);
    Ok(KnownPerson {
        name: person.name.clone(),
        number: person.number,
        has_password: accounts.has_password(person.id).await?,
        devices,
    })
}

fn person_of(user: &CurrentUser) -> Result<&Person, AppError> {
    user.person.as_ref().ok_or(AppError::NoPerson)
}

/// Shows errors of the client on the page itself, where the user can try again.
#[derive(Clone, Debug)]
pub(crate) struct OwnPage {
    accounts: Arc<Accounts>,
    site: Arc<Site>,
    metrics: Arc<HttpMetrics>,
}

impl FromRef<AppState> for OwnPage {
    fn from_ref(state: &AppState) -> OwnPage {
        let AppState { accounts, site, http_metrics, .. } = state.clone();
        OwnPage { accounts, site, metrics: http_metrics }
    }
}

impl OwnPage {
    /// `who` is what the user has typed as their name and number: it is kept in the form.
    async fn with_error(
        &self,
        user: &CurrentUser,
        who: Option<&str>,
        result: Result<Response, AppError>,
    ) -> Result<Response, AppError> {
        match result {
            Err(error) if !user.prefs.wants_json && error.status().is_client_error() => {
                let sentence = error.message(say(user.language()));
                let (notice, who) = (Some(Notice::Trouble(sentence)), who.map(str::to_owned));
                let page = show(&self.accounts, &self.site, user, MePage { notice, who, ..MePage::default() }).await?;
                let mut response = (error.status(), page).into_response();
                guard::add_limit_headers(&self.metrics, &error, &mut response);
                Ok(response)
            }
            result => result,
        }
    }
}

/// `POST /me/code`: the code is shown once, in the reply: the store keeps only its hash.
pub(crate) async fn code(
    State(site): State<Arc<Site>>,
    State(accounts): State<Arc<Accounts>>,
    State(own_page): State<OwnPage>,
    user: CurrentUser,
) -> Result<Response, AppError> {
    let result = async {
        let text = accounts.issue_code(person_of(&user)?).await?;
        let link = format!("{}/me/here/{text}", user.origin);
        if user.prefs.wants_json {
            return Ok(axum::Json(json!({ "code": text, "link": link, "minutes": CODE_MINUTES })).into_response());
        }
        let drawing = user.local().map_or_else(|| Ok(qr::svg(&link)), Err);
        let code = Some(SignInCode { drawing, text, link, minutes: CODE_MINUTES });
        show(&accounts, &site, &user, MePage { code, ..MePage::default() }).await
    };
    own_page.with_error(&user, None, result.await).await
}

/// `GET /me/here/<code>`: only asks; a link preview must not use the code up.
pub(crate) async fn ask(
    State(site): State<Arc<Site>>,
    State(accounts): State<Arc<Accounts>>,
    State(own_page): State<OwnPage>,
    PathSegment(code): PathSegment,
    user: CurrentUser,
) -> Result<Response, AppError> {
    let result = async {
        let person = accounts.whose_code(user.client(), &code).await?;
        if user.id() == Some(person.id) {
            return Ok(lead(&user, "/me"));
        }
        let frame = user.frame(&site, say(user.language()).text("me-title"));
        Ok(shown(page::become_somebody(&frame, &code, &person.name, person.number)))
    };
    own_page.with_error(&user, None, result.await).await
}

/// `POST /me/here`
pub(crate) async fn arrive(
    State(tables): State<LiveTables>,
    State(accounts): State<Arc<Accounts>>,
    State(own_page): State<OwnPage>,
    user: CurrentUser,
    fields: Fields,
) -> Result<Response, AppError> {
    let result = async {
        let token = accounts.use_code(user.client(), fields.need("code")?).await?;
        sign_out_here(&accounts, &tables, &user).await?;
        Ok((Cookies::default().sign_in(&token), lead(&user, "/me?done=here")).into_response())
    };
    own_page.with_error(&user, None, result.await).await
}

/// `POST /me/sign-in`
pub(crate) async fn sign_in(
    State(tables): State<LiveTables>,
    State(accounts): State<Arc<Accounts>>,
    State(own_page): State<OwnPage>,
    user: CurrentUser,
    fields: Fields,
) -> Result<Response, AppError> {
    let result = async {
        let token = accounts.sign_in(user.client(), fields.need("who")?, fields.need("password")?).await?;
        sign_out_here(&accounts, &tables, &user).await?;
        Ok((Cookies::default().sign_in(&token), lead(&user, "/me?done=here")).into_response())
    };
    own_page.with_error(&user, fields.get("who"), result.await).await
}

/// Signs this device out of the person that it was signed in as before.
async fn sign_out_here(accounts: &Accounts, tables: &LiveTables, user: &CurrentUser) -> Result<(), AppError> {
    match (&user.person, user.device) {
        (Some(person), Some(device)) => {
            sign_out(accounts, person.id, device).await?;
            departure::leave_if_unreachable(tables, person.id).await;
            Ok(())
        }
        _ => Ok(()),
    }
}

/// `POST /me/password`
pub(crate) async fn password(
    State(accounts): State<Arc<Accounts>>,
    State(own_page): State<OwnPage>,
    user: CurrentUser,
    fields: Fields,
) -> Result<Response, AppError> {
    let result = async {
        let old = fields.get("old").unwrap_or_default();
        let new = if fields.get("remove") == Some("on") { None } else { Some(fields.need("new")?) };
        accounts.change_password(person_of(&user)?, old, new).await?;
        let page = if new.is_some() { "/me?done=password" } else { "/me?done=no-password" };
        Ok(done(&user, page, json!({})))
    };
    own_page.with_error(&user, None, result.await).await
}

async fn sign_out(accounts: &Accounts, person: PersonId, device: DeviceId) -> Result<(), AppError> {
    if accounts.sign_out(person, device).await? { Ok(()) } else { Err(LiveError::Field("device").into()) }
}

/// `POST /me/out`: signs out the device that is named, or this one.
pub(crate) async fn out(
    State(tables): State<LiveTables>,
    State(accounts): State<Arc<Accounts>>,
    user: CurrentUser,
    fields: Fields,
) -> Result<Response, AppError> {
    let person = person_of(&user)?;
    let device = match fields.get("device") {
        Some(id) => Some(DeviceId(id.parse().map_err(|_| LiveError::Field("device"))?)),
        None => user.device,
    };
    let device = device.ok_or(LiveError::Field("device"))?;
    sign_out(&accounts, person.id, device).await?;
    departure::leave_if_unreachable(&tables, person.id).await;
    if Some(device) == user.device {
        return Ok((Cookies::default().sign_out(), lead(&user, "/")).into_response());
    }
    Ok(done(&user, "/me?done=out", json!({})))
}

/// `POST /me/forget`: deletes the account.
pub(crate) async fn forget(
    State(tables): State<LiveTables>,
    State(accounts): State<Arc<Accounts>>,
    user: CurrentUser,
) -> Result<Response, AppError> {
    let person = person_of(&user)?;
    departure::leave_all_tables(&tables, person.id).await?;
    let shown_at = accounts.delete(person.id, &generated_name(user.language())).await?;
    for table in shown_at {
        tables.reload(&table).await;
        tables.forget_chat(&table);
    }
    Ok((Cookies::default().sign_out(), lead(&user, "/")).into_response())
}

/// `GET /me/elsewhere?here=`: other tables that wait, for pages without a stream.
pub(crate) async fn elsewhere(
    State(lobby): State<Arc<Lobby>>,
    user: CurrentUser,
    Query(query): Query,
) -> Result<Response, AppError> {
    let here = query.get("here").unwrap_or_default();
    let tables = lobby.other_tables(user.id(), here, user.language()).await?;
    Ok(shown(page::elsewhere(&tables, say(user.language()))))
}

/// `GET` of an address that only forms use.
pub(crate) async fn to_me(user: CurrentUser) -> Response {
    lead(&user, "/me")
}
