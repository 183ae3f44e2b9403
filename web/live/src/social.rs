//! What goes on around a match, for its page: who is present, the chat, the other tables that wait for the viewer.

use crate::{
    absence::Absence, error::LiveError, games::seat_tags, match_summary::SummaryCache, other_tables::other_tables,
    seating, table::LiveTable, tables::LiveTables,
};
use wardroom_kernel::Seat;
use wardroom_store::{Holder, Millis, PersonId, SeatRow, TableRow};
use wardroom_ui::{
    Language,
    page::{Attendance, OtherTable, PeopleAtTable, SeatPresence, Social},
    widget::SeatTag,
};

/// The person, if the client has one, and the language.
#[derive(Clone, Copy, Debug)]
pub struct SocialViewer<'a> {
    pub person: Option<PersonId>,
    pub language: Language,
    /// The seat from which they look.
    pub seat: Option<&'a str>,
}

/// The other tables that wait for a viewer of this one.
pub async fn tables_beside(
    tables: &LiveTables,
    summaries: &SummaryCache,
    quiet_before: Millis,
    row: &TableRow,
    viewer: SocialViewer<'_>,
) -> Result<Vec<OtherTable>, LiveError> {
    match viewer.person {
        Some(person) => other_tables(tables, summaries, quiet_before, person, &row.id, viewer.language).await,
        None => Ok(Vec::new()),
    }
}

/// All of it, with other tables that are known already.
pub async fn social(
    table: &LiveTable,
    row: &TableRow,
    viewer: SocialViewer<'_>,
    elsewhere: Vec<OtherTable>,
) -> Result<Social, LiveError> {
    let game = table.services.games.get(&row.game)?;
    let tags = seat_tags(game, row.seats.len(), viewer.language);
    let snapshot = table.snapshot().await?;
    let absence = snapshot.position().ok().map(|position| &position.absence);
    Ok(Social {
        company: company(table, row, absence, viewer.language, &tags),
        chat: table.chat_for(row, viewer.person, &tags, viewer.seat).await?,
        elsewhere,
    })
}

fn company(
    table: &LiveTable,
    row: &TableRow,
    absence: Option<&Absence>,
    language: Language,
    tags: &[SeatTag],
) -> PeopleAtTable {
    // A player who has left may still have the page open.
    let has_left = |seat: &SeatRow| absence.is_some_and(|absence| absence.is_leaving(Seat(seat.seat)));
    let has_stand_in = |seat: &SeatRow| absence.is_some_and(|absence| absence.stand_in(Seat(seat.seat)).is_some());
    let attendance = |seat: &SeatRow| match &seat.holder {
        Holder::Bot(_) => Attendance::Bot,
        Holder::Person(_) if has_stand_in(seat) => Attendance::Bot,
        Holder::Person(_) if has_left(seat) => Attendance::Away,
        Holder::Person(person) if table.presence.is_here(*person) => Attendance::Here,
        Holder::Person(_) | Holder::Open => Attendance::Away,
    };
    let href = |held: &SeatRow| (held.holder != Holder::Open).then(|| format!("/t/{}/who/{}", row.id, held.seat));
    let seats = tags.iter().zip(seating::names(row, language)).zip(&row.seats);
    let seats = seats.filter(|(_, held)| held.holder != Holder::Open);
    let seats = seats.map(|((seat, name), held)| SeatPresence {
        seat: seat.clone(),
        name,
        href: href(held),
        attendance: attendance(held),
    });
    let onlookers = table.presence.onlookers(row);
    PeopleAtTable { seats: seats.collect(), onlookers: onlookers.names, strangers: onlookers.strangers }
}
