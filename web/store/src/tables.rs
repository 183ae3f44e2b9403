//! Creates tables and finds them again. Sitting down and starting are in `seating.rs`, the course of a match in `journal.rs`.

use std::collections::HashMap;

use sqlx::any::AnyRow;
use sqlx::{Any, AssertSqlSafe, Row as _, Transaction};

use crate::row::number;
use crate::{
    CreateTableError, Holder, Millis, NewTable, PersonId, Rematch, SeatRow, SpectatorChat, State, Store, StoreError,
    TableRow,
};

/// The outcome of a table that never began.
pub(crate) const CALLED_OFF: &str = "called off";

const REMATCH: &str = "SELECT id, maker FROM tables WHERE id = (SELECT rematch FROM tables WHERE id = $1) \
     AND (outcome IS NULL OR outcome <> 'called off')";

impl State {
    fn parse(text: &str, outcome: Option<&str>) -> Result<Self, StoreError> {
        match text {
            "gathering" => Ok(Self::Gathering),
            "playing" => Ok(Self::Playing),
            "over" if outcome == Some(CALLED_OFF) => Ok(Self::CalledOff),
            "over" => Ok(Self::Over),
            other => Err(StoreError::Unreadable(format!("the state of a table is `{other}`"))),
        }
    }
}

impl Store {
    pub async fn create_table(&self, table: &NewTable) -> Result<(), CreateTableError> {
        let mut transaction = self.backend().begin().await?;
        insert_table(&mut transaction, table).await?;
        self.announce(&mut transaction, &table.id).await?;
        Ok(self.commit(transaction).await?)
    }

    /// Creates a table for another game after this one and returns its id; if there is one already, returns that one's. So all
    /// who ask at once come to the same table. One that was called off does not count.
    pub async fn create_rematch(&self, of: &str, table: &NewTable) -> Result<String, CreateTableError> {
        let mut transaction = self.backend().begin().await?;
        // Writing locks the row: another request for the same, on any server, waits here and then finds the table.
        sqlx::query("UPDATE tables SET rematch = rematch WHERE id = $1").bind(of).execute(&mut *transaction).await?;
        if let Some(known) = sqlx::query_scalar(REMATCH).bind(of).fetch_optional(&mut *transaction).await? {
            drop(transaction);
            self.sync_what_is_seen().await?;
            return Ok(known);
        }
        insert_table(&mut transaction, table).await?;
        let keep = sqlx::query("UPDATE tables SET rematch = $2 WHERE id = $1").bind(of).bind(&table.id);
        keep.execute(&mut *transaction).await?;
        for changed in [of, &table.id] {
            self.announce(&mut transaction, changed).await?;
        }
        self.commit(transaction).await?;
        Ok(table.id.clone())
    }

    /// The table at which the people of this one play another game, if there is one that was not called off.
    pub async fn rematch(&self, of: &str) -> Result<Option<Rematch>, StoreError> {
        let row = sqlx::query(REMATCH).bind(of).fetch_optional(self.reads()).await?;
        let rematch = |row: AnyRow| Ok(Rematch { table: row.try_get("id")?, maker: PersonId(row.try_get("maker")?) });
        row.map(rematch).transpose()
    }

    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let row = sqlx::query("SELECT * FROM tables WHERE id = $1").bind(id).fetch_all(self.reads()).await?;
        Ok(self.with_seats(&row).await?.pop())
    }

    /// Tables where the person has a seat or that they made, but for those that were called off, the last touched first.
    pub async fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM tables WHERE (maker = $1 OR id IN (SELECT table_id FROM seats WHERE person = $1)) \
             AND (outcome IS NULL OR outcome <> 'called off') ORDER BY updated DESC, id LIMIT $2",
        );
        self.with_seats(&rows.bind(person.0).bind(i64::from(limit)).fetch_all(self.reads()).await?).await
    }

    /// Tables that are not over where the person has a seat or that they made, the last touched first: every match under
    /// way, and of those that gather the ones at which something has happened since.
    pub async fn unfinished_of(&self, person: PersonId, since: Millis) -> Result<Vec<TableRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM tables WHERE (state = 'playing' OR (state = 'gathering' AND updated >= $2)) \
             AND (maker = $1 OR id IN (SELECT table_id FROM seats WHERE person = $1)) ORDER BY updated DESC, id",
        );
        self.with_seats(&rows.bind(person.0).bind(since).fetch_all(self.reads()).await?).await
    }

    /// Public tables with a seat that needs no invitation, at which something has happened since, the newest first.
    pub async fn open_tables(&self, limit: u32, since: Millis) -> Result<Vec<TableRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM tables WHERE state = 'gathering' AND is_public = 1 AND updated >= $2 AND EXISTS (SELECT 1 \
             FROM seats WHERE table_id = tables.id AND person IS NULL AND bot IS NULL AND invite_hash IS NULL) \
             ORDER BY created DESC, id LIMIT $1",
        );
        self.with_seats(&rows.bind(i64::from(limit)).bind(since).fetch_all(self.reads()).await?).await
    }

    /// Public matches under way at which something has happened since, the last begun first.
    pub async fn tables_to_watch(&self, limit: u32, since: Millis) -> Result<Vec<TableRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM tables WHERE state = 'playing' AND is_public = 1 AND started IS NOT NULL AND updated >= $2 \
             ORDER BY started DESC, id LIMIT $1",
        );
        self.with_seats(&rows.bind(i64::from(limit)).bind(since).fetch_all(self.reads()).await?).await
    }

    /// The ids of running matches, for a server that starts.
    pub async fn playing_tables(&self, limit: u32) -> Result<Vec<String>, StoreError> {
        let ids = sqlx::query_scalar("SELECT id FROM tables WHERE state = 'playing' ORDER BY id LIMIT $1");
        Ok(ids.bind(i64::from(limit)).fetch_all(self.reads()).await?)
    }

    /// Those of them whose journal has a line like this, as SQL's LIKE reads it (`! %: agreed bot:%`). Reads the journals
    /// of running matches and of no others.
    pub async fn playing_tables_with(&self, line: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let ids = sqlx::query_scalar(
            "SELECT id FROM tables WHERE state = 'playing' AND EXISTS \
             (SELECT 1 FROM journal WHERE table_id = tables.id AND line LIKE $1) ORDER BY id LIMIT $2",
        );
        Ok(ids.bind(line).bind(i64::from(limit)).fetch_all(self.reads()).await?)
    }

    /// Finished matches, of everybody if public or those where one person sat or that they made, the last finished first;
    /// those after the last one of the page before, if there was one.
    pub async fn finished_tables(
        &self,
        limit: u32,
        person: Option<PersonId>,
        after: Option<&(Millis, String)>,
    ) -> Result<Vec<TableRow>, StoreError> {
        let (at, id) = after.map_or((Millis::MAX, ""), |(at, id)| (*at, id.as_str()));
        let rows = match person {
            None => sqlx::query(
                "SELECT * FROM tables WHERE state = 'over' AND is_public = 1 \
                 AND (outcome IS NULL OR outcome <> 'called off') AND (updated < $2 OR (updated = $2 AND id > $3)) \
                 ORDER BY updated DESC, id LIMIT $1",
            )
            .bind(i64::from(limit))
            .bind(at)
            .bind(id),
            Some(person) => sqlx::query(
                "SELECT * FROM tables WHERE state = 'over' AND (outcome IS NULL OR outcome <> 'called off') \
                 AND (maker = $4 OR id IN (SELECT table_id FROM seats WHERE person = $4)) \
                 AND (updated < $2 OR (updated = $2 AND id > $3)) ORDER BY updated DESC, id LIMIT $1",
            )
            .bind(i64::from(limit))
            .bind(at)
            .bind(id)
            .bind(person.0),
        };
        self.with_seats(&rows.fetch_all(self.reads()).await?).await
    }

    /// One query for the seats of all these tables.
    async fn with_seats(&self, rows: &[AnyRow]) -> Result<Vec<TableRow>, StoreError> {
        let mut tables = rows.iter().map(table_row).collect::<Result<Vec<_>, _>>()?;
        if tables.is_empty() {
            return Ok(tables);
        }
        let ids = serde_json::Value::from_iter(tables.iter().map(|table| [table.id.as_str()]));
        let sql = self
            .dialect()
            .with_rows("SELECT * FROM seats WHERE table_id IN (SELECT value->>0 FROM {rows}) ORDER BY table_id, seat");
        let seats = sqlx::query(AssertSqlSafe(sql)).bind(ids.to_string()).fetch_all(self.reads()).await?;
        let mut seats_of: HashMap<String, Vec<SeatRow>> = HashMap::new();
        for row in &seats {
            seats_of.entry(row.try_get("table_id")?).or_default().push(seat_row(row)?);
        }
        for table in &mut tables {
            table.seats = seats_of.remove(&table.id).unwrap_or_default();
        }
        Ok(tables)
    }
}

async fn insert_table(transaction: &mut Transaction<'_, Any>, table: &NewTable) -> Result<(), CreateTableError> {
    sqlx::query(
        "INSERT INTO tables (id, game, rules_version, mode, options, dice_secret, commitment, state, is_public, \
         maker, length, created, updated, pace, parts) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, 'gathering', $8, $9, 0, $10, $10, $11, $12)",
    )
    .bind(&table.id)
    .bind(&table.game)
    .bind(i64::from(table.rules_version))
    .bind(&table.mode)
    .bind(&table.options)
    .bind(table.dice_secret.reveal())
    .bind(&table.commitment)
    .bind(i64::from(table.is_public))
    .bind(table.maker.0)
    .bind(table.created)
    .bind(&table.pace)
    .bind(&table.parts)
    .execute(&mut **transaction)
    .await
    .map_err(|error| match error.as_database_error() {
        Some(database) if database.is_unique_violation() => CreateTableError::IdTaken(table.id.clone()),
        _ => error.into(),
    })?;
    for (number, seat) in (0_i64..).zip(&table.seats) {
        let (person, bot) = match &seat.holder {
            Holder::Open => (None, None),
            Holder::Person(id) => (Some(id.0), None),
            Holder::Bot(level) => (None, Some(level)),
        };
        sqlx::query(
            "INSERT INTO seats (table_id, seat, name, person, bot, contribution, invite_hash) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(&table.id)
        .bind(number)
        .bind(&seat.name)
        .bind(person)
        .bind(bot)
        .bind(&seat.contribution)
        .bind(seat.invite.as_ref().map(crate::Secret::hash))
        .execute(&mut **transaction)
        .await?;
    }
    Ok(())
}

fn table_row(row: &AnyRow) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        rules_version: number(row, "rules_version")?,
        parts: row.try_get("parts")?,
        mode: row.try_get("mode")?,
        options: row.try_get("options")?,
        pace: row.try_get("pace")?,
        dice_secret: row.try_get::<String, _>("dice_secret")?.into(),
        commitment: row.try_get("commitment")?,
        state: State::parse(row.try_get("state")?, row.try_get("outcome")?)?,
        outcome: row.try_get("outcome")?,
        is_public: row.try_get::<i64, _>("is_public")? != 0,
        maker: PersonId(row.try_get("maker")?),
        spectator_chat: spectator_chat(row.try_get("gallery")?)?,
        length: number(row, "length")?,
        created: row.try_get("created")?,
        started: row.try_get("started")?,
        updated: row.try_get("updated")?,
        seats: Vec::new(),
    })
}

fn spectator_chat(text: &str) -> Result<SpectatorChat, StoreError> {
    SpectatorChat::parse(text)
        .ok_or_else(|| StoreError::Unreadable(format!("the spectator chat of a table is `{text}`")))
}

pub(crate) fn seat_row(row: &AnyRow) -> Result<SeatRow, StoreError> {
    let holder = match (row.try_get("person")?, row.try_get("bot")?) {
        (Some(person), _) => Holder::Person(PersonId(person)),
        (None, Some(level)) => Holder::Bot(level),
        (None, None) => Holder::Open,
    };
    let seat = number(row, "seat")?;
    let invitation: Option<i64> = row.try_get("invitation")?;
    Ok(SeatRow {
        seat,
        invitation: invitation.and_then(|number| u32::try_from(number).ok()).unwrap_or_else(|| u32::from(seat)),
        name: row.try_get("name")?,
        holder,
        contribution: row.try_get("contribution")?,
        needs_invite: row.try_get::<Option<String>, _>("invite_hash")?.is_some(),
        asked_to_leave: row.try_get::<Option<i64>, _>("asked_to_leave")?.map(PersonId),
    })
}
