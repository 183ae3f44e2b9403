//! What people say at a table. There are two rooms: at the table players speak and everybody who may look hears them; in
//! the gallery onlookers speak, and the players of a running match hear that only if the host wants it.

use crate::{
    app::{App, now},
    desk::Desk,
    names,
    reader::Reader,
    seating,
    trouble::Trouble,
};
use jiff::Timestamp;
use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError},
};
use tokio::sync::watch;
use wardroom_store::{ChatMessage, NewChatMessage, Person, PersonId, Room, SpectatorChat, State, TableRow};
use wardroom_ui::{page, widget::SeatTag};

/// What was said before is not shown any more.
const SHOWN: u32 = 100;
pub(crate) const LONGEST: usize = 400;

/// What was said at one table: a cache of the store.
#[derive(Debug, Default)]
pub(crate) struct Chat {
    said: Mutex<Option<Arc<Vec<ChatMessage>>>>,
    /// Grows when somebody says something, or wants to hear somebody no more.
    news: watch::Sender<u64>,
}

impl Chat {
    pub(crate) fn follow(&self) -> watch::Receiver<u64> {
        self.news.subscribe()
    }
    /// Something was said, here or at another server.
    pub(crate) fn forget(&self) {
        *self.said.lock().unwrap_or_else(PoisonError::into_inner) = None;
        self.tell();
    }
    /// What somebody hears may be another thing now.
    pub(crate) fn tell(&self) {
        self.news.send_modify(|news| *news += 1);
    }
    async fn said(&self, app: &App, table: &str) -> Result<Arc<Vec<ChatMessage>>, Trouble> {
        let known = self.said.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some(said) = known {
            return Ok(said);
        }
        let before = *self.news.borrow();
        let said = Arc::new(app.store.chat(table, SHOWN).await?);
        // What was said while we read is not in it: then it must be read again.
        if *self.news.borrow() == before {
            *self.said.lock().unwrap_or_else(PoisonError::into_inner) = Some(said.clone());
        }
        Ok(said)
    }
}

fn is_player(row: &TableRow, person: Option<PersonId>) -> bool {
    !seating::seats_of(row, person).is_empty()
}

/// Whether players may hear the onlookers: while nothing is hidden, before the start and after the end, and if the host wants it.
fn hides_nothing(row: &TableRow) -> bool {
    row.state != State::Playing || row.spectator_chat == SpectatorChat::Open
}

/// Whether the words of a room are for this person.
fn is_visible(row: &TableRow, person: Option<PersonId>, room: Room) -> bool {
    match room {
        Room::Table => true,
        Room::Spectators => !is_player(row, person) || hides_nothing(row),
    }
}

/// Where this person speaks.
fn room_of(row: &TableRow, person: Option<PersonId>) -> Result<Room, Trouble> {
    match (is_player(row, person), row.spectator_chat) {
        (true, _) => Ok(Room::Table),
        (false, SpectatorChat::Closed) => Err(Trouble::GalleryClosed),
        (false, SpectatorChat::Apart | SpectatorChat::Open) => Ok(Room::Spectators),
    }
}

/// The words as they may be said, and where.
pub(crate) fn words(row: &TableRow, speaker: Option<PersonId>, text: &str) -> Result<(Room, String), Trouble> {
    let room = room_of(row, speaker)?;
    if text.chars().count() > LONGEST {
        return Err(Trouble::LongWords);
    }
    Ok((room, names::one_line(text, LONGEST).ok_or(Trouble::Field("text"))?))
}

impl App {
    /// Takes what somebody says.
    pub(crate) async fn say_at(
        &self,
        desk: &Desk,
        row: &TableRow,
        speaker: &Person,
        seat: Option<u8>,
        text: &str,
    ) -> Result<(), Trouble> {
        let (room, text) = words(row, Some(speaker.id), text)?;
        self.chatter.check(&speaker.id)?;
        let seat = seat.filter(|_| room == Room::Table);
        self.store.add_message(&desk.id, &NewChatMessage { room, person: speaker.id, seat, at: now(), text }).await?;
        desk.chat.forget();
        Ok(())
    }
    /// Lets the players hear the onlookers, or not, or silences those. Only the host opens it: it can decide a match.
    pub(crate) async fn set_gallery(
        &self,
        desk: &Desk,
        row: &TableRow,
        who: PersonId,
        gallery: SpectatorChat,
    ) -> Result<(), Trouble> {
        let is_host = row.maker == who;
        if !is_host && (gallery == SpectatorChat::Open || !is_player(row, Some(who))) {
            return Err(Trouble::NotYourSeat);
        }
        self.store.set_spectator_chat(&desk.id, gallery).await?;
        desk.forget().await;
        desk.chat.tell();
        Ok(())
    }
    /// The talk at a table as the reader hears it.
    pub(crate) async fn chat_of(
        &self,
        desk: &Desk,
        row: &TableRow,
        reader: &Reader,
        tags: &[SeatTag],
        seat: Option<&str>,
    ) -> Result<page::Chat, Trouble> {
        let said = desk.chat.said(self, &desk.id).await?;
        let muted = match reader.id() {
            Some(person) => self.store.muted_by(person).await?,
            None => Vec::new(),
        };
        let heard = || said.iter().filter(|message| is_visible(row, reader.id(), message.room));
        // What was forgotten has its number all the same: else what is said next would be taken for old.
        let has_words = |message: &ChatMessage| !message.text.is_empty();
        let others = heard().filter(|message| has_words(message) && Some(message.person) != reader.id());
        // By number: a name may stand for two people.
        let speakers: BTreeMap<u32, page::Speaker> = others
            .map(|message| {
                let is_muted = muted.contains(&message.person);
                (message.number, page::Speaker { number: message.number, name: message.name.clone(), is_muted })
            })
            .collect();
        let lines = numbered(heard()).filter(|(message, _)| has_words(message) && !muted.contains(&message.person));
        let is_host = reader.id() == Some(row.maker);
        Ok(page::Chat {
            table: desk.id.clone(),
            seat: seat.map(str::to_owned),
            lines: lines.map(|(message, number)| line(message, number, reader.id(), tags)).collect(),
            room: match room_of(row, reader.id()) {
                Ok(Room::Table) => page::Speaks::AtTable,
                Ok(Room::Spectators) => page::Speaks::InGallery { players_hear: hides_nothing(row) },
                Err(_) => page::Speaks::Nowhere,
            },
            speakers: speakers.into_values().collect(),
            gallery: (is_host || is_player(row, reader.id()))
                .then(|| page::GallerySwitch { now: row.spectator_chat.name(), may_open: is_host }),
            needs_name: reader.person.is_none(),
        })
    }
}

/// Each with its number among all that is for the same ears: else gaps would tell that somebody speaks elsewhere. What is
/// older than all that is known of the other room stands before that.
fn numbered<'s>(heard: impl Iterator<Item = &'s ChatMessage> + Clone) -> impl Iterator<Item = (&'s ChatMessage, i64)> {
    let before = |room| heard.clone().find(|message| message.room == room).map_or(0, |first| first.rank - 1);
    let mut said = [before(Room::Table), before(Room::Spectators)];
    heard.map(move |message| {
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
