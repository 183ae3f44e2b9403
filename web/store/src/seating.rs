//! From an empty chair to the start of a match.
//! Each step first writes the table's own row: that locks it, so steps at one table come one after another, and none after the start.

use sqlx::{Any, Row as _, Transaction};

use crate::tables::seat_row;
use crate::{Holder, Millis, PersonId, Secret, SitError, Started, Store, StoreError};

impl Store {
    /// Sits down and uses up the invitation. Of two people who race for a chair exactly one gets it; and of two chairs that one
    /// person asks for at once, one. Whoever has several, because they play at one screen, was given them with the table.
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
        // The hash stays: nobody sits down by it while somebody sits there, and whoever gets up leaves a chair that is kept.
        // Whoever was asked to leave comes back by an invitation only.
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
        // Whoever sits down again is welcome.
        sqlx::query("UPDATE seats SET asked_to_leave = NULL WHERE table_id = $1 AND asked_to_leave = $2")
            .bind(table)
            .bind(person.0)
            .execute(&mut *transaction)
            .await?;
        self.announce(&mut transaction, table).await?;
        Ok(self.commit(transaction).await?)
    }

    /// Records what a person adds to the dice from their seat, and so that they are ready to play with whom they have seen at
    /// the chairs. Once only, and only before the start, because the dice follow from it; only if they still sit there, and
    /// nobody whom they have seen has made room for somebody else: else false.
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

    /// Begins the match once no seat is open and all people have thrown in. Of several callers exactly one hears [`Started::Now`].
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

/// Whether everybody still sits where somebody has seen them, in the order of the chairs. A chair that was free may have
/// been taken by a person meanwhile: that is what it was free for.
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
