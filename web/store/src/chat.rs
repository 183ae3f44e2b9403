//! The chat at a table, and which authors a person has muted. The server decides who may write and read what.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::row::number;
use crate::{ChatMessage, NewChatMessage, PersonId, Room, SpectatorChat, Store, StoreError};

impl Room {
    fn name(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Spectators => "gallery",
        }
    }
}

impl SpectatorChat {
    pub fn name(self) -> &'static str {
        match self {
            Self::Apart => "apart",
            Self::Open => "open",
            Self::Closed => "closed",
        }
    }

    pub fn parse(text: &str) -> Option<Self> {
        [Self::Apart, Self::Open, Self::Closed].into_iter().find(|chat| chat.name() == text)
    }
}

impl Store {
    /// Stores a message and returns its id, which is larger than all before it.
    pub async fn add_message(&self, table: &str, message: &NewChatMessage) -> Result<i64, StoreError> {
        let mut transaction = self.backend().begin().await?;
        let said = sqlx::query_scalar(
            "INSERT INTO chat (table_id, room, person, seat, at, text) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id",
        )
        .bind(table)
        .bind(message.room.name())
        .bind(message.person.0)
        .bind(message.seat.map(i64::from))
        .bind(message.at)
        .bind(&message.text)
        .fetch_one(&mut *transaction)
        .await?;
        self.announce_chats(&mut transaction, &[table]).await?;
        self.commit(transaction).await?;
        Ok(said)
    }

    /// The last messages at a table, up to `limit` of each room, in order and with the names that people have now: spectators
    /// take no place from players. Messages of deleted accounts are empty and keep their position.
    pub async fn chat(&self, table: &str, limit: u32) -> Result<Vec<ChatMessage>, StoreError> {
        let mut messages = Vec::new();
        for room in [Room::Table, Room::Spectators] {
            let rows = sqlx::query(
                "SELECT chat.id, room, person, name, number, seat, at, text FROM chat JOIN people ON people.id = person \
                 WHERE table_id = $1 AND room = $2 ORDER BY chat.id DESC LIMIT $3",
            );
            let rows = rows.bind(table).bind(room.name()).bind(i64::from(limit)).fetch_all(self.reads()).await?;
            let Some(newest) = rows.first() else { continue };
            // No message is ever removed, so these numbers have no gaps and stay.
            let count = "SELECT COUNT(*) FROM chat WHERE table_id = $1 AND room = $2 AND id <= $3";
            let count = sqlx::query_scalar(count).bind(table).bind(room.name()).bind(newest.try_get::<i64, _>("id")?);
            let count: i64 = count.fetch_one(self.reads()).await?;
            let ranked = (1..=count).rev().zip(&rows);
            messages.extend(ranked.map(|(rank, row)| message(row, rank)).collect::<Result<Vec<_>, _>>()?);
        }
        messages.sort_by_key(|message| message.id);
        Ok(messages)
    }

    /// Sets who may read the spectators' chat from now on.
    pub async fn set_spectator_chat(&self, table: &str, chat: SpectatorChat) -> Result<(), StoreError> {
        let mut transaction = self.backend().begin().await?;
        let set = sqlx::query("UPDATE tables SET gallery = $2 WHERE id = $1");
        set.bind(table).bind(chat.name()).execute(&mut *transaction).await?;
        self.announce(&mut transaction, table).await?;
        // There is no new message, but other messages may be visible.
        self.announce_chats(&mut transaction, &[table]).await?;
        self.commit(transaction).await
    }

    /// The authors whom this person has muted.
    pub async fn muted_by(&self, person: PersonId) -> Result<Vec<PersonId>, StoreError> {
        let muted: Vec<i64> = sqlx::query_scalar("SELECT muted FROM mutes WHERE person = $1 ORDER BY muted")
            .bind(person.0)
            .fetch_all(self.reads())
            .await?;
        Ok(muted.into_iter().map(PersonId).collect())
    }

    pub async fn mute(&self, person: PersonId, muted: PersonId, is_muted: bool) -> Result<(), StoreError> {
        let mut transaction = self.backend().begin().await?;
        let sql = if is_muted {
            "INSERT INTO mutes (person, muted) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        } else {
            "DELETE FROM mutes WHERE person = $1 AND muted = $2"
        };
        sqlx::query(sql).bind(person.0).bind(muted.0).execute(&mut *transaction).await?;
        self.commit(transaction).await
    }
}

fn message(row: &AnyRow, rank: i64) -> Result<ChatMessage, StoreError> {
    let room = match row.try_get("room")? {
        "table" => Room::Table,
        "gallery" => Room::Spectators,
        other => return Err(StoreError::Unreadable(format!("the room of a message is `{other}`"))),
    };
    let seat: Option<i64> = row.try_get("seat")?;
    Ok(ChatMessage {
        id: row.try_get("id")?,
        rank,
        room,
        person: PersonId(row.try_get("person")?),
        name: row.try_get("name")?,
        number: number(row, "number")?,
        seat: seat.and_then(|seat| u8::try_from(seat).ok()),
        at: row.try_get("at")?,
        text: row.try_get("text")?,
    })
}
