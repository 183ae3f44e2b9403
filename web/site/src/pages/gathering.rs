//! A table before its match: the page, sitting down, throwing in for the dice.

mod seen;

use super::{At, Word, chairs, done, lead, shown};
use crate::{
    agreed::agreed,
    app::{Shared, now, seat_tags},
    desk::{Desk, Tables},
    fields::Fields,
    gather, hall,
    invite::Invitation,
    lobby::{mode_name, pace_name},
    qr,
    reader::{Cookies, Reader},
    seating,
    trouble::Trouble,
};
use axum::{
    extract::State,
    response::{IntoResponse, Response},
};
use serde_json::json;
use std::sync::Arc;
use wardroom_kernel::Seat;
use wardroom_search::Level;
use wardroom_store::{Holder, PersonId, SeatRow, State as TableState, TableRow};
use wardroom_ui::{
    Fragment, Frame,
    page::{self, GatherChair, Gathering, Invite, Sitter},
    widget::SeatTag,
};

/// Seconds after which a page without scripts looks who has come.
const REFRESH: u32 = 5;
const WEEK: u32 = 7 * 24 * 60 * 60;

pub(super) async fn page(app: &Shared, desk: &Desk, reader: &Reader, row: &TableRow) -> Result<Response, Trouble> {
    let table = gathering(app, reader, row)?;
    // Whoever still has something to write must not lose it.
    let is_writing = table.chairs.iter().any(|chair| matches!(chair.sitter, Sitter::Here(_)) && !chair.has_contributed);
    let refresh = (!is_writing).then_some(REFRESH);
    reader.person.iter().for_each(|person| desk.presence.see(person));
    let hall = hall::hall(app, desk, row, reader, None).await?;
    Ok(shown(page::gathering(&Frame { refresh, ..reader.frame(app, table.game.clone()) }, &table, &hall)))
}

/// What a stream sends when somebody sat down or threw in.
pub(crate) fn fragment(app: &Shared, reader: &Reader, row: &TableRow) -> Result<Fragment, Trouble> {
    let table = gathering(app, reader, row)?;
    Ok(page::gathering_fragment(&reader.frame(app, ""), &table))
}

fn gathering<'a>(app: &'a Shared, reader: &Reader, row: &'a TableRow) -> Result<Gathering<'a>, Trouble> {
    let (game, language) = (app.game(&row.game)?, reader.language());
    let own = seating::seats_of(row, reader.id());
    let names = seating::names(app, row, language);
    let chairs = seat_tags(game, row.seats.len(), language).into_iter().zip(&row.seats).zip(names);
    let chairs = chairs.map(|((tag, seat), name)| GatherChair {
        seat: tag,
        sitter: sitter(row, seat, name, reader),
        has_contributed: seat.contribution.is_some(),
    });
    let (is_host, is_seated) = (chairs::is_host(row, reader), !own.is_empty());
    let tags = seat_tags(game, row.seats.len(), language);
    // Personal links are the host's to give: whoever knows one gets in by it, also if they were asked to leave.
    let invites = tags.into_iter().zip(&row.seats).filter(|(_, chair)| is_host || is_seated && !chair.needs_invite);
    let is_alone = row.seats.iter().all(|seat| match seat.holder {
        Holder::Person(id) => Some(id) == reader.id(),
        Holder::Bot(_) => true,
        Holder::Open => false,
    });
    Ok(Gathering {
        id: &row.id,
        game: game.title(language),
        mode: mode_name(game, &row.mode, language),
        pace: pace_name(app, row, language),
        options: agreed(game, row, language),
        cover: game.cover(),
        chairs: chairs.collect(),
        invites: invites.filter_map(|(seat, chair)| invite(row, reader, seat, chair)).collect(),
        local: reader.local(),
        is_host,
        is_shown_out: !is_seated && seating::is_shown_out(row, reader.id()),
        seen: seen::mark(row),
        commitment: row.commitment.clone(),
        // The fingerprint is on the same page: whoever reads it may still write something of their own without scripts.
        contribute_at_once: is_alone,
    })
}

fn sitter(row: &TableRow, seat: &SeatRow, name: String, reader: &Reader) -> Sitter {
    let is_invited =
        |reader: &Reader| reader.invitation().and_then(|invite| Some(invite.chair(row)?.seat)) == Some(seat.seat);
    match &seat.holder {
        Holder::Open => {
            let is_guest = seating::seats_of(row, reader.id()).is_empty();
            let is_welcome = !seat.needs_invite && !seating::is_shown_out(row, reader.id());
            Sitter::Free { may_sit: is_guest && (is_welcome || seat.needs_invite && is_invited(reader)) }
        }
        Holder::Person(id) if Some(*id) == reader.id() => Sitter::Here(name),
        Holder::Person(_) => Sitter::Person(name),
        Holder::Bot(level) => match seating::level(level) {
            Some(Level::Random) => Sitter::Bot(page::Holder::BotRandom),
            Some(Level::Easy) => Sitter::Bot(page::Holder::BotEasy),
            Some(Level::Strong) => Sitter::Bot(page::Holder::BotStrong),
            Some(Level::StrongUnguided) | None => Sitter::Person(name),
        },
    }
}

/// How somebody can get to a free chair: by its invitation, or to the table itself.
fn invite(row: &TableRow, reader: &Reader, seat: SeatTag, chair: &SeatRow) -> Option<Invite> {
    let is_personal = chair.needs_invite;
    let path = match chair.holder {
        Holder::Open if is_personal => format!("/j/{}", Invitation::to(row, chair)),
        Holder::Open => format!("/t/{}", row.id),
        Holder::Person(_) | Holder::Bot(_) => return None,
    };
    let address = format!("{}{path}", reader.origin);
    let code = reader.local().is_none().then(|| qr::svg(&address));
    Some(Invite { seat, code, address, is_personal })
}

/// `GET /j/<token>`: only looks. Whoever previews a link must not use it up.
pub(crate) async fn invitation(
    State(app): State<Shared>,
    Word(token): Word,
    reader: Reader,
) -> Result<Response, Trouble> {
    let (desk, invitation) = invited(&app, &token).await?;
    let row = &desk.snapshot(&app).await?.row;
    let page = format!("/t/{}", desk.id);
    let is_open = invitation.chair(row).is_some_and(|chair| chair.holder == Holder::Open);
    let is_known = row.is_public || chairs::is_host(row, &reader) || !seating::seats_of(row, reader.id()).is_empty();
    // Whoever comes too late to a chair hears so, and not that they may look on at other people's game.
    if !is_open && !is_known {
        return Err(Trouble::Invitation);
    }
    let cookies = Cookies::default();
    let cookies = if is_open { cookies.keep("invite", &token, &page, WEEK) } else { cookies };
    Ok((cookies, lead(&reader, &page)).into_response())
}

/// `POST /j/<token>`: sits down at once.
pub(crate) async fn accept(
    State(app): State<Shared>,
    Word(token): Word,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Trouble> {
    let (desk, invitation) = invited(&app, &token).await?;
    let seat = invitation.chair(&*desk.row(&app).await?).map(|chair| chair.seat).ok_or(Trouble::Invitation)?;
    take_chair(&app, &desk, &reader, &fields, seat, Some(&invitation)).await
}

async fn invited(app: &Shared, token: &str) -> Result<(Arc<Desk>, Invitation), Trouble> {
    let invitation: Invitation = token.parse().map_err(|()| Trouble::Invitation)?;
    let desk = Tables::get(app, &invitation.table).await.map_err(|trouble| match trouble {
        Trouble::NoSuchTable => Trouble::Invitation,
        trouble => trouble,
    })?;
    let is_valid = invitation.is_for(&desk.snapshot(app).await?.row);
    if is_valid { Ok((desk, invitation)) } else { Err(Trouble::Invitation) }
}

/// `POST /t/<id>/sit`
pub(crate) async fn sit(
    State(app): State<Shared>,
    At(desk): At,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Trouble> {
    let row = &desk.snapshot(&app).await?.row;
    let seat = seating::seat_called(app.game(&row.game)?, row, fields.need("seat")?)?;
    let invitation =
        reader.invitation().filter(|invitation| invitation.chair(row).is_some_and(|chair| chair.seat == seat.0));
    take_chair(&app, &desk, &reader, &fields, seat.0, invitation.as_ref()).await
}

async fn take_chair(
    app: &Shared,
    desk: &Arc<Desk>,
    reader: &Reader,
    fields: &Fields,
    seat: u8,
    invitation: Option<&Invitation>,
) -> Result<Response, Trouble> {
    let row = &desk.snapshot(app).await?.row;
    if !seating::seats_of(row, reader.id()).is_empty() {
        return Err(Trouble::SeatedAlready);
    }
    if row.state != TableState::Gathering {
        return Err(Trouble::not_gathering(row));
    }
    let taken = row.seats.iter().any(|chair| chair.seat == seat && chair.holder != Holder::Open);
    if taken {
        // Before anybody new is made a person for it.
        return Err(Trouble::SeatTaken);
    }
    let needs_invite = row.seats.iter().any(|chair| chair.seat == seat && chair.needs_invite);
    if seating::is_shown_out(row, reader.id()) && !(needs_invite && invitation.is_some()) {
        return Err(Trouble::ShownOut);
    }
    if invitation.is_none() && needs_invite {
        return Err(Trouble::Invitation);
    }
    let (person, cookies) = reader.somebody(app, fields.get("name").filter(|name| !name.is_empty())).await?;
    let secret = invitation.map(|invitation| &invitation.secret);
    app.store.sit(&desk.id, seat, person.id, &person.name, secret, now()).await?;
    gather::begin_if_ready(app, desk).await?;
    Ok((cookies, lead(reader, &format!("/t/{}", desk.id))).into_response())
}

/// `POST /t/<id>/contribute`
pub(crate) async fn contribute(
    State(app): State<Shared>,
    At(desk): At,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Trouble> {
    let row = &desk.snapshot(&app).await?.row;
    let seat = seating::seat_called(app.game(&row.game)?, row, fields.need("seat")?)?;
    let person = reader.id().filter(|_| seating::seats_of(row, reader.id()).contains(seat));
    let person = person.ok_or(Trouble::NotYourSeat)?;
    let words = gather::contribution(fields.need("contribution")?)?;
    if row.state != TableState::Gathering {
        return Err(Trouble::not_gathering(row));
    }
    // A program that has looked at no page agrees to what it finds.
    let seen = fields.get("seen").map_or_else(|| Some(seen::holders(row)), |mark| seen::read(row, mark));
    let seen = seen.ok_or(Trouble::ChairsChanged)?;
    let is_first = app.store.contribute(&desk.id, seat.0, person, &seen, &words, now()).await?;
    gather::begin_if_ready(&app, &desk).await?;
    // Sent twice, the first counts: the dice must not follow from a second thought.
    let is_ready = is_first || desk.row(&app).await?.seats.iter().any(|chair| is_thrown_in(chair, seat, person));
    if !is_ready {
        return Err(Trouble::ChairsChanged);
    }
    Ok(done(&reader, &format!("/t/{}", desk.id), json!({ "taken": is_first })))
}

fn is_thrown_in(chair: &SeatRow, seat: Seat, person: PersonId) -> bool {
    chair.seat == seat.0 && chair.holder == Holder::Person(person) && chair.contribution.is_some()
}
