//! From an open seat to the start of a match.
//! Each step first writes the table's own row, which locks it: steps at one table happen one after another, and none after the start.

use sqlx::{Any, Row as _, Transaction};

use crate::tables::seat_row;
use crate::{Holder, Millis, PersonId, Secret, SitError, Started, Store, StoreError};

/// How long ago a person must have been created to count as lost: a browser follows the reply within seconds.
const SHORTEST_LOST: Millis = 5 * 60 * 1000;
/// Older ones are left alone: earlier versions did not store the second visit of a person.
const LONGEST_LOST: Millis = 24 * 60 * 60 * 1000;

const LOST_SEATS: &str = "SELECT s.table_id, s.seat, s.person FROM tables t JOIN seats s ON s.table_id = t.id \
     JOIN people p ON p.id = s.person WHERE t.state = 'gathering' AND t.maker <> p.id AND s.contribution IS NULL \
     AND p.created > $1 AND p.created < $2 AND p.password IS NULL \
     AND NOT EXISTS (SELECT 1 FROM devices d WHERE d.person = p.id AND d.seen > d.created)";

impl Store {
    /// Sits down and uses up the invitation. Of two people who race for a seat one gets it, and of two seats that a person
    /// asks for at once they get one. A person who holds several, to play at one screen, was given them with the table.
    pub async fn sit(
        &self,
        table: &str,
        seat: u8,
        person: PersonId,
        name: &str,
        invite: Option<&Secret>,
        at: Millis,
    ) -> Result<(), SitError> {
        let mut transaction = self.backend().begin().await?;
        if !touch_gathering(&mut transaction, table, at).await? {
            drop(transaction);
            return Err(if self.table(table).await?.is_some() { SitError::Begun } else { SitError::NoSuchTable });
        }
        let seated: Option<i64> =
            sqlx::query_scalar("SELECT seat FROM seats WHERE table_id = $1 AND person = $2 LIMIT 1")
                .bind(table)
                .bind(person.0)
                .fetch_optional(&mut *transaction)
                .await?;
        if seated.is_some() {
            return Err(SitError::SeatedAlready);
        }
        let shown_out: Option<i64> =
            sqlx::query_scalar("SELECT seat FROM seats WHERE table_id = $1 AND asked_to_leave = $2 LIMIT 1")
                .bind(table)
                .bind(person.0)
                .fetch_optional(&mut *transaction)
                .await?;
        // The hash stays: it is of no use while the seat is taken, and the seat needs an invitation again once it is vacated.
        // A person who was asked to leave comes back by an invitation only.
        let sat = sqlx::query(
            "UPDATE seats SET person = $3, name = $4, contribution = NULL WHERE table_id = $1 AND seat = $2 \
             AND person IS NULL AND bot IS NULL AND (invite_hash = $5 OR (invite_hash IS NULL AND $6 = 0))",
        )
        .bind(table)
        .bind(i64::from(seat))
        .bind(person.0)
        .bind(name)
        .bind(invite.map(Secret::hash))
        .bind(i64::from(shown_out.is_some()))
        .execute(&mut *transaction)
        .await?;
        if sat.rows_affected() == 0 {
            return Err(match why_not_sit(&mut transaction, table, seat).await? {
                SitError::WrongInvite if shown_out.is_some() => SitError::ShownOut,
                why => why,
            });
        }
        // A person who has sat down again is no longer excluded.
        sqlx::query("UPDATE seats SET asked_to_leave = NULL WHERE table_id = $1 AND asked_to_leave = $2")
            .bind(table)
            .bind(person.0)
            .execute(&mut *transaction)
            .await?;
        self.announce(&mut transaction, table).await?;
        Ok(self.commit(transaction).await?)
    }

    /// Opens the seats of people who sat down as their first act and have never come back: the reply with their cookie was lost,
    /// in a crash for example, so no browser can play for them. The seat's invitation is good again. Returns the tables.
    pub async fn open_lost_seats(&self, at: Millis) -> Result<Vec<String>, StoreError> {
        let lost: Vec<(String, i64, i64)> =
            sqlx::query_as(LOST_SEATS).bind(at - LONGEST_LOST).bind(at - SHORTEST_LOST).fetch_all(self.reads()).await?;
        if lost.is_empty() {
            return Ok(Vec::new());
        }
        let mut transaction = self.backend().begin().await?;
        let mut tables = Vec::new();
        for (table, seat, person) in lost {
            let open = sqlx::query(
                "UPDATE seats SET person = NULL, name = '' WHERE table_id = $1 AND seat = $2 AND person = $3 \
                 AND contribution IS NULL",
            );
            let open = open.bind(&table).bind(seat).bind(person);
            if touch_gathering(&mut transaction, &table, at).await?
                && open.execute(&mut *transaction).await?.rows_affected() == 1
            {
                self.announce(&mut transaction, &table).await?;
                tables.push(table);
            }
        }
        self.commit(transaction).await?;
        Ok(tables)
    }

    /// Records a person's contribution to the dice from their seat, which also says that they are ready to play with the
    /// players that their page showed. False if it was made before, the match has begun, or another player sits anywhere.
    pub async fn contribute(
        &self,
        table: &str,
        seat: u8,
        person: PersonId,
        seen: &[Holder],
        text: &str,
        at: Millis,
    ) -> Result<bool, StoreError> {
        let mut transaction = self.backend().begin().await?;
        if !touch_gathering(&mut transaction, table, at).await? || !are_as_seen(&mut transaction, table, seen).await? {
            return Ok(false);
        }
        let contributed = sqlx::query(
            "UPDATE seats SET contribution = $4 WHERE table_id = $1 AND seat = $2 AND person = $3 AND contribution IS NULL",
        )
        .bind(table)
        .bind(i64::from(seat))
        .bind(person.0)
        .bind(text)
        .execute(&mut *transaction)
        .await?;
        if contributed.rows_affected() == 0 {
            return Ok(false);
        }
        self.announce(&mut transaction, table).await?;
        self.commit(transaction).await?;
        Ok(true)
    }

    /// Begins the match once no seat is open and all people have contributed. Of several callers exactly one gets [`Started::Now`].
    pub async fn start(&self, table: &str, at: Millis) -> Result<Started, StoreError> {
        self.start_with(table, None, at).await
    }

    /// The same; if only bots sit there at that moment, with these options instead of the table's own.
    pub async fn start_with(&self, table: &str, unattended: Option<&str>, at: Millis) -> Result<Started, StoreError> {
        let mut transaction = self.backend().begin().await?;
        if !touch_gathering(&mut transaction, table, at).await? {
            drop(transaction);
            let is_there = self.table(table).await?.is_some();
            self.sync_what_is_seen().await?;
            return Ok(if is_there { Started::Before } else { Started::NoSuchTable });
        }
        let started = sqlx::query(
            "UPDATE tables SET state = 'playing', started = $2, \
             options = CASE WHEN EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND bot IS NULL) THEN options \
             ELSE COALESCE($3, options) END WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM seats \
             WHERE table_id = $1 AND bot IS NULL AND (person IS NULL OR contribution IS NULL))",
        )
        .bind(table)
        .bind(at)
        .bind(unattended)
        .execute(&mut *transaction)
        .await?;
        if started.rows_affected() == 0 {
            return Ok(Started::SeatsOpen);
        }
        self.announce(&mut transaction, table).await?;
        self.commit(transaction).await?;
        Ok(Started::Now)
    }
}

/// False if there is no such table or its match has begun.
pub(crate) async fn touch_gathering(
    transaction: &mut Transaction<'_, Any>,
    table: &str,
    at: Millis,
) -> sqlx::Result<bool> {
    let touched = sqlx::query("UPDATE tables SET updated = $2 WHERE id = $1 AND state = 'gathering'")
        .bind(table)
        .bind(at)
        .execute(&mut **transaction)
        .await?;
    Ok(touched.rows_affected() == 1)
}

/// Whether the seats, in order, have the holders that a page showed. An open seat may have been taken by a person meanwhile:
/// that is what it was open for.
async fn are_as_seen(transaction: &mut Transaction<'_, Any>, table: &str, seen: &[Holder]) -> Result<bool, StoreError> {
    let rows = sqlx::query("SELECT * FROM seats WHERE table_id = $1 ORDER BY seat").bind(table);
    let rows = rows.fetch_all(&mut **transaction).await?;
    let now = rows.iter().map(|row| Ok(seat_row(row)?.holder)).collect::<Result<Vec<_>, StoreError>>()?;
    let is_as_seen = |(seen, now): (&Holder, &Holder)| match (seen, now) {
        (Holder::Open, Holder::Person(_)) => true,
        (seen, now) => seen == now,
    };
    Ok(seen.len() == now.len() && seen.iter().zip(&now).all(is_as_seen))
}

async fn why_not_sit(transaction: &mut Transaction<'_, Any>, table: &str, seat: u8) -> sqlx::Result<SitError> {
    let row = sqlx::query("SELECT person, bot FROM seats WHERE table_id = $1 AND seat = $2")
        .bind(table)
        .bind(i64::from(seat))
        .fetch_optional(&mut **transaction)
        .await?;
    let Some(row) = row else { return Ok(SitError::NoSuchSeat(seat)) };
    let is_open =
        row.try_get::<Option<i64>, _>("person")?.is_none() && row.try_get::<Option<String>, _>("bot")?.is_none();
    Ok(if is_open { SitError::WrongInvite } else { SitError::SeatTaken })
}
