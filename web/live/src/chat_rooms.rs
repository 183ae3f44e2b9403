//! The two rooms of the chat at a table: players write at the table, and everybody who may watch sees it; spectators write among
//! themselves, and the players of a running match see that only if the host allows it.

use crate::{error::LiveError, seating, table::LiveTable};
use jiff::Timestamp;
use std::collections::BTreeMap;
use wardroom_accounts::{now, one_line};
use wardroom_store::{ChatMessage, NewChatMessage, Person, PersonId, Room, SpectatorChat, State, TableRow};
use wardroom_ui::{page, widget::SeatTag};

const LONGEST: usize = 400;

fn is_player(row: &TableRow, person: Option<PersonId>) -> bool {
    !seating::seats_of(row, person).is_empty()
}

/// Whether players may see what spectators write: before the start, after the end, and if the host allows it.
fn hides_nothing(row: &TableRow) -> bool {
    row.state != State::Playing || row.spectator_chat == SpectatorChat::Open
}

/// Whether a person may see the messages of a room.
fn is_visible(row: &TableRow, person: Option<PersonId>, room: Room) -> bool {
    match room {
        Room::Table => true,
        Room::Spectators => !is_player(row, person) || hides_nothing(row),
    }
}

/// The room in which a person writes.
fn room_of(row: &TableRow, person: Option<PersonId>) -> Result<Room, LiveError> {
    match (is_player(row, person), row.spectator_chat) {
        (true, _) => Ok(Room::Table),
        (false, SpectatorChat::Closed) => Err(LiveError::GalleryClosed),
        (false, SpectatorChat::Apart | SpectatorChat::Open) => Ok(Room::Spectators),
    }
}

/// A message as it may be written, and its room.
pub fn checked_message(row: &TableRow, author: Option<PersonId>, text: &str) -> Result<(Room, String), LiveError> {
    let room = room_of(row, author)?;
    if text.chars().count() > LONGEST {
        return Err(LiveError::LongMessage(LONGEST));
    }
    Ok((room, one_line(text, LONGEST).ok_or(LiveError::Field("text"))?))
}

impl LiveTable {
    /// Stores a message of a person.
    pub async fn write_message(
        &self,
        row: &TableRow,
        author: &Person,
        seat: Option<u8>,
        text: &str,
    ) -> Result<(), LiveError> {
        let (room, text) = checked_message(row, Some(author.id), text)?;
        let seat = seat.filter(|_| room == Room::Table);
        self.services
            .store
            .add_message(&self.id, &NewChatMessage { room, person: author.id, seat, at: now(), text })
            .await?;
        self.chat.forget();
        Ok(())
    }
    /// Shows what spectators write to the players, hides it, or closes their room. Only the host may show it: it can decide a
    /// match.
    pub async fn set_spectator_chat(
        &self,
        row: &TableRow,
        who: PersonId,
        gallery: SpectatorChat,
    ) -> Result<(), LiveError> {
        let is_host = row.maker == who;
        if !is_host && (gallery == SpectatorChat::Open || !is_player(row, Some(who))) {
            return Err(LiveError::NotYourSeat);
        }
        self.services.store.set_spectator_chat(&self.id, gallery).await?;
        self.forget().await;
        self.chat.announce();
        Ok(())
    }
    /// The chat as a person sees it.
    pub async fn chat_for(
        &self,
        row: &TableRow,
        reader: Option<PersonId>,
        tags: &[SeatTag],
        seat: Option<&str>,
    ) -> Result<page::ChatPanel, LiveError> {
        let store = &self.services.store;
        let said = self.chat.load(store, &self.id).await?;
        let muted = match reader {
            Some(person) => store.muted_by(person).await?,
            None => Vec::new(),
        };
        let visible = || said.iter().filter(|message| is_visible(row, reader, message.room));
        // Deleted messages keep their number: otherwise the next one would be taken for an old one.
        let has_words = |message: &ChatMessage| !message.text.is_empty();
        let others = visible().filter(|message| has_words(message) && Some(message.person) != reader);
        // By number: two people may have the same name.
        let speakers: BTreeMap<u32, page::ChatSpeaker> = others
            .map(|message| {
                let is_muted = muted.contains(&message.person);
                (message.number, page::ChatSpeaker { number: message.number, name: message.name.clone(), is_muted })
            })
            .collect();
        let lines = numbered(visible()).filter(|(message, _)| has_words(message) && !muted.contains(&message.person));
        let is_host = reader == Some(row.maker);
        Ok(page::ChatPanel {
            table: self.id.clone(),
            seat: seat.map(str::to_owned),
            lines: lines.map(|(message, number)| line(message, number, reader, tags)).collect(),
            room: match room_of(row, reader) {
                Ok(Room::Table) => page::ChatRoom::AtTable,
                Ok(Room::Spectators) => page::ChatRoom::InGallery { players_hear: hides_nothing(row) },
                Err(_) => page::ChatRoom::Nowhere,
            },
            speakers: speakers.into_values().collect(),
            gallery: (is_host || is_player(row, reader))
                .then(|| page::SpectatorChatSwitch { now: row.spectator_chat.name(), may_open: is_host }),
            needs_name: reader.is_none(),
        })
    }
}

/// Each message with its number among all that the person may see: gaps would reveal messages in the other room. Messages older
/// than the loaded ones of the other room are counted before those.
fn numbered<'s>(
    visible: impl Iterator<Item = &'s ChatMessage> + Clone,
) -> impl Iterator<Item = (&'s ChatMessage, i64)> {
    let before = |room| visible.clone().find(|message| message.room == room).map_or(0, |first| first.rank - 1);
    let mut said = [before(Room::Table), before(Room::Spectators)];
    visible.map(move |message| {
        said[usize::from(message.room == Room::Spectators)] = message.rank;
        (message, said[0] + said[1])
    })
}

fn line(message: &ChatMessage, number: i64, reader: Option<PersonId>, tags: &[SeatTag]) -> page::ChatLine {
    page::ChatLine {
        id: number,
        seat: message.seat.and_then(|seat| tags.get(usize::from(seat)).cloned()),
        name: message.name.clone(),
        is_own: Some(message.person) == reader,
        is_gallery: message.room == Room::Spectators,
        at: Timestamp::from_millisecond(message.at).unwrap_or_default().strftime("%Y-%m-%dT%H:%MZ").to_string(),
        text: message.text.clone(),
    }
}
