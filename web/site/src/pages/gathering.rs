//! A table before its match: the page, taking a seat, contributing to the dice.

use super::{
    chairs, qr,
    reply::{done, lead, shown},
    seen_seats,
};
use crate::{
    error::AppError,
    extract::{Cookies, CurrentUser, Fields, PathSegment, TablePath},
    lobby::Lobby,
    sign_up::SignUp,
    site::Site,
};
use axum::{
    extract::State,
    response::{IntoResponse, Response},
};
use serde_json::json;
use std::sync::Arc;
use wardroom_accounts::{Invitation, now, parse_level};
use wardroom_kernel::Seat;
use wardroom_live::{
    LiveError, LiveTables,
    games::seat_tags,
    labels::{agreed_options, mode_name, time_control_name},
    new_table::{begin_if_ready, contribution},
    seating,
    social::social,
    table::LiveTable,
};
use wardroom_search::Level;
use wardroom_store::{Holder, PersonId, SeatRow, State as TableState, TableRow};
use wardroom_ui::{
    Fragment, Frame,
    page::{self, GatherSeat, Gathering, Invite, SeatState},
    widget::SeatTag,
};

/// Seconds after which a page without scripts is loaded again.
const REFRESH: u32 = 5;
const WEEK: u32 = 7 * 24 * 60 * 60;

pub(super) async fn page(
    tables: &LiveTables,
    site: &Site,
    lobby: &Lobby,
    table: &LiveTable,
    user: &CurrentUser,
    row: &TableRow,
) -> Result<Response, AppError> {
    let gathering = gathering(tables, user, row)?;
    // A reload would discard what the user is writing.
    let is_writing =
        gathering.chairs.iter().any(|chair| matches!(chair.sitter, SeatState::Here(_)) && !chair.has_contributed);
    let refresh = (!is_writing).then_some(REFRESH);
    user.person.iter().for_each(|person| table.presence.see(person));
    let others = lobby.other_tables(user.id(), &row.id, user.language()).await?;
    let hall = social(table, row, user.at_seat(None), others).await?;
    Ok(shown(page::gathering(&Frame { refresh, ..user.frame(site, gathering.game.clone()) }, &gathering, &hall)))
}

/// The part of the page that a stream sends after a change.
pub(crate) fn fragment(
    tables: &LiveTables,
    site: &Site,
    user: &CurrentUser,
    row: &TableRow,
) -> Result<Fragment, AppError> {
    let gathering = gathering(tables, user, row)?;
    Ok(page::gathering_fragment(&user.frame(site, ""), &gathering))
}

fn gathering<'a>(tables: &'a LiveTables, user: &CurrentUser, row: &'a TableRow) -> Result<Gathering<'a>, AppError> {
    let (game, language) = (tables.game(&row.game)?, user.language());
    let own = seating::seats_of(row, user.id());
    let names = seating::names(row, language);
    let chairs = seat_tags(game, row.seats.len(), language).into_iter().zip(&row.seats).zip(names);
    let chairs = chairs.map(|((tag, seat), name)| GatherSeat {
        seat: tag,
        sitter: sitter(row, seat, name, user),
        has_contributed: seat.contribution.is_some(),
    });
    let (is_host, is_seated) = (chairs::is_host(row, user), !own.is_empty());
    let tags = seat_tags(game, row.seats.len(), language);
    // Personal links are for the host to give: they admit also a person who was asked to leave.
    let invites = tags.into_iter().zip(&row.seats).filter(|(_, chair)| is_host || is_seated && !chair.needs_invite);
    let is_alone = row.seats.iter().all(|seat| match seat.holder {
        Holder::Person(id) => Some(id) == user.id(),
        Holder::Bot(_) => true,
        Holder::Open => false,
    });
    Ok(Gathering {
        id: &row.id,
        game: game.title(language),
        mode: mode_name(game, &row.mode, language),
        pace: time_control_name(row, language),
        options: agreed_options(game, row, language),
        cover: game.cover(),
        chairs: chairs.collect(),
        invites: invites.filter_map(|(seat, chair)| invite(row, user, seat, chair)).collect(),
        local: user.local(),
        is_host,
        is_shown_out: !is_seated && seating::is_shown_out(row, user.id()),
        seen: seen_seats::mark(row),
        commitment: row.commitment.clone(),
        // The commitment is on the same page, so a player without scripts can still contribute something of their own.
        contribute_at_once: is_alone,
    })
}

fn sitter(row: &TableRow, seat: &SeatRow, name: String, user: &CurrentUser) -> SeatState {
    let is_invited = |user: &CurrentUser| {
        user.invitation.clone().and_then(|invite| Some(invite.chair(row)?.seat)) == Some(seat.seat)
    };
    match &seat.holder {
        Holder::Open => {
            let is_guest = seating::seats_of(row, user.id()).is_empty();
            let is_welcome = !seat.needs_invite && !seating::is_shown_out(row, user.id());
            SeatState::Free { may_sit: is_guest && (is_welcome || seat.needs_invite && is_invited(user)) }
        }
        Holder::Person(id) if Some(*id) == user.id() => SeatState::Here(name),
        Holder::Person(_) => SeatState::Person(name),
        Holder::Bot(level) => match parse_level(level) {
            Some(Level::Random) => SeatState::Bot(page::SeatHolder::BotRandom),
            Some(Level::Easy) => SeatState::Bot(page::SeatHolder::BotEasy),
            Some(Level::Strong) => SeatState::Bot(page::SeatHolder::BotStrong),
            Some(Level::StrongUnguided) | None => SeatState::Person(name),
        },
    }
}

/// The link to a free seat: its invitation, or the table itself.
fn invite(row: &TableRow, user: &CurrentUser, seat: SeatTag, chair: &SeatRow) -> Option<Invite> {
    let is_personal = chair.needs_invite;
    let path = match chair.holder {
        Holder::Open if is_personal => format!("/j/{}", Invitation::new(row, chair)),
        Holder::Open => format!("/t/{}", row.id),
        Holder::Person(_) | Holder::Bot(_) => return None,
    };
    let address = format!("{}{path}", user.origin);
    let code = user.local().is_none().then(|| qr::svg(&address));
    Some(Invite { seat, code, address, is_personal })
}

/// `GET /j/<token>`: only shows; a link preview must not use the invitation up.
pub(crate) async fn invitation(
    State(tables): State<LiveTables>,
    PathSegment(token): PathSegment,
    user: CurrentUser,
) -> Result<Response, AppError> {
    let (table, invitation) = invited(&tables, &token).await?;
    let row = &table.snapshot().await?.row;
    let page = format!("/t/{}", table.id);
    let is_open = invitation.chair(row).is_some_and(|chair| chair.holder == Holder::Open);
    let is_known = row.is_public || chairs::is_host(row, &user) || !seating::seats_of(row, user.id()).is_empty();
    // If the seat is taken the user is told so, and is not sent to a table that is not public.
    if !is_open && !is_known {
        return Err(LiveError::Invitation.into());
    }
    let cookies = Cookies::default();
    let cookies = if is_open { cookies.keep("invite", &token, &page, WEEK) } else { cookies };
    Ok((cookies, lead(&user, &page)).into_response())
}

/// `POST /j/<token>`: takes the seat.
pub(crate) async fn accept(
    State(tables): State<LiveTables>,
    State(sign_up): State<SignUp>,
    PathSegment(token): PathSegment,
    user: CurrentUser,
    fields: Fields,
) -> Result<Response, AppError> {
    let (table, invitation) = invited(&tables, &token).await?;
    let seat = invitation.chair(&*table.row().await?).map(|chair| chair.seat).ok_or(LiveError::Invitation)?;
    take_chair(&tables, &sign_up, &table, &user, &fields, seat, Some(&invitation)).await
}

async fn invited(tables: &LiveTables, token: &str) -> Result<(Arc<LiveTable>, Invitation), AppError> {
    let invitation: Invitation = token.parse().map_err(|()| LiveError::Invitation)?;
    let table = tables.get(&invitation.table).await.map_err(|error| match error {
        LiveError::NoSuchTable => LiveError::Invitation,
        error => error,
    })?;
    let is_valid = invitation.is_for(&table.snapshot().await?.row);
    if is_valid { Ok((table, invitation)) } else { Err(LiveError::Invitation.into()) }
}

/// `POST /t/<id>/sit`
pub(crate) async fn sit(
    State(tables): State<LiveTables>,
    State(sign_up): State<SignUp>,
    TablePath(table): TablePath,
    user: CurrentUser,
    fields: Fields,
) -> Result<Response, AppError> {
    let row = &table.snapshot().await?.row;
    let seat = seating::seat_called(tables.game(&row.game)?, row, fields.need("seat")?)?;
    let invitation =
        user.invitation.clone().filter(|invitation| invitation.chair(row).is_some_and(|chair| chair.seat == seat.0));
    take_chair(&tables, &sign_up, &table, &user, &fields, seat.0, invitation.as_ref()).await
}

async fn take_chair(
    tables: &LiveTables,
    sign_up: &SignUp,
    table: &Arc<LiveTable>,
    user: &CurrentUser,
    fields: &Fields,
    seat: u8,
    invitation: Option<&Invitation>,
) -> Result<Response, AppError> {
    let row = &table.snapshot().await?.row;
    if !seating::seats_of(row, user.id()).is_empty() {
        return Err(LiveError::SeatedAlready.into());
    }
    if row.state != TableState::Gathering {
        return Err(LiveError::not_gathering(row).into());
    }
    let taken = row.seats.iter().any(|chair| chair.seat == seat && chair.holder != Holder::Open);
    if taken {
        // Before a new person is created.
        return Err(LiveError::SeatTaken.into());
    }
    let needs_invite = row.seats.iter().any(|chair| chair.seat == seat && chair.needs_invite);
    if seating::is_shown_out(row, user.id()) && !(needs_invite && invitation.is_some()) {
        return Err(LiveError::ShownOut.into());
    }
    if invitation.is_none() && needs_invite {
        return Err(LiveError::Invitation.into());
    }
    let (person, cookies) = sign_up.person(user, fields.get("name").filter(|name| !name.is_empty())).await?;
    let secret = invitation.map(|invitation| &invitation.secret);
    tables.store().sit(&table.id, seat, person.id, &person.name, secret, now()).await?;
    begin_if_ready(tables, table).await?;
    Ok((cookies, lead(user, &format!("/t/{}", table.id))).into_response())
}

/// `POST /t/<id>/contribute`
pub(crate) async fn contribute(
    State(tables): State<LiveTables>,
    TablePath(table): TablePath,
    user: CurrentUser,
    fields: Fields,
) -> Result<Response, AppError> {
    let row = &table.snapshot().await?.row;
    let seat = seating::seat_called(tables.game(&row.game)?, row, fields.need("seat")?)?;
    let person = user.id().filter(|_| seating::seats_of(row, user.id()).contains(seat));
    let person = person.ok_or(LiveError::NotYourSeat)?;
    let words = contribution(fields.need("contribution")?)?;
    if row.state != TableState::Gathering {
        return Err(LiveError::not_gathering(row).into());
    }
    // A program that loads no page agrees to the seats as they are.
    let seen = fields.get("seen").map_or_else(|| Some(seen_seats::holders(row)), |mark| seen_seats::parse(row, mark));
    let seen = seen.ok_or(LiveError::ChairsChanged)?;
    let is_first = tables.store().contribute(&table.id, seat.0, person, &seen, &words, now()).await?;
    begin_if_ready(&tables, &table).await?;
    // The first contribution counts: the dice must not follow from a changed one.
    let is_ready = is_first || table.row().await?.seats.iter().any(|chair| has_contributed_to(chair, seat, person));
    if !is_ready {
        return Err(LiveError::ChairsChanged.into());
    }
    Ok(done(&user, &format!("/t/{}", table.id), json!({ "taken": is_first })))
}

fn has_contributed_to(chair: &SeatRow, seat: Seat, person: PersonId) -> bool {
    chair.seat == seat.0 && chair.holder == Holder::Person(person) && chair.contribution.is_some()
}
