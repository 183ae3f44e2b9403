//! What people say at a table, and whom they do not want to hear. Who may say and read what, the server decides.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::tables::number;
use crate::{Gallery, NewSaying, PersonId, Room, Saying, Store, StoreError};

impl Room {
    fn name(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Gallery => "gallery",
        }
    }
}

impl Gallery {
    pub fn name(self) -> &'static str {
        match self {
            Self::Apart => "apart",
            Self::Open => "open",
            Self::Closed => "closed",
        }
    }

    pub fn read(text: &str) -> Option<Self> {
        [Self::Apart, Self::Open, Self::Closed].into_iter().find(|gallery| gallery.name() == text)
    }
}

impl Store {
    /// Keeps what somebody said; its number, which is larger than all before it.
    pub async fn say(&self, table: &str, saying: &NewSaying) -> Result<i64, StoreError> {
        let mut transaction = self.backend().begin().await?;
        let said = sqlx::query_scalar(
            "INSERT INTO chat (table_id, room, person, seat, at, text) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id",
        )
        .bind(table)
        .bind(saying.room.name())
        .bind(saying.person.0)
        .bind(saying.seat.map(i64::from))
        .bind(saying.at)
        .bind(&saying.text)
        .fetch_one(&mut *transaction)
        .await?;
        self.announce_chats(&mut transaction, &[table]).await?;
        self.commit(transaction).await?;
        Ok(said)
    }

    /// The last things said at a table, so many in each room, in their order and by the names that people have now.
    /// However much onlookers say, it takes no place from what the players say. Of who was forgotten no words are left,
    /// and their place is.
    pub async fn chat(&self, table: &str, limit: u32) -> Result<Vec<Saying>, StoreError> {
        let mut said = Vec::new();
        for room in [Room::Table, Room::Gallery] {
            let rows = sqlx::query(
                "SELECT chat.id, room, person, name, number, seat, at, text FROM chat JOIN people ON people.id = person \
                 WHERE table_id = $1 AND room = $2 ORDER BY chat.id DESC LIMIT $3",
            );
            let rows = rows.bind(table).bind(room.name()).bind(i64::from(limit)).fetch_all(self.reads()).await?;
            let Some(newest) = rows.first() else { continue };
            // Nothing that was said is ever removed, so these numbers have no gaps and stay.
            let count = "SELECT COUNT(*) FROM chat WHERE table_id = $1 AND room = $2 AND id <= $3";
            let count = sqlx::query_scalar(count).bind(table).bind(room.name()).bind(newest.try_get::<i64, _>("id")?);
            let count: i64 = count.fetch_one(self.reads()).await?;
            let ranked = (1..=count).rev().zip(&rows);
            said.extend(ranked.map(|(rank, row)| saying(row, rank)).collect::<Result<Vec<_>, _>>()?);
        }
        said.sort_by_key(|saying| saying.id);
        Ok(said)
    }

    /// Who may hear the onlookers from now on.
    pub async fn set_gallery(&self, table: &str, gallery: Gallery) -> Result<(), StoreError> {
        let mut transaction = self.backend().begin().await?;
        let set = sqlx::query("UPDATE tables SET gallery = $2 WHERE id = $1");
        set.bind(table).bind(gallery.name()).execute(&mut *transaction).await?;
        self.announce(&mut transaction, table).await?;
        // Nobody said anything, but what is heard may be another thing.
        self.announce_chats(&mut transaction, &[table]).await?;
        self.commit(transaction).await
    }

    /// Whom this person does not want to hear.
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

fn saying(row: &AnyRow, rank: i64) -> Result<Saying, StoreError> {
    let room = match row.try_get("room")? {
        "table" => Room::Table,
        "gallery" => Room::Gallery,
        other => return Err(StoreError::Unreadable(format!("the room of a saying is `{other}`"))),
    };
    let seat: Option<i64> = row.try_get("seat")?;
    Ok(Saying {
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
