//! Records that people upload. To the store they are only text, which the caller has checked.

use crate::{Millis, Store, StoreError};

impl Store {
    /// Stores a record; false if all records together would have more than `most` bytes. A record that is there stays as it is.
    pub async fn keep_record(&self, id: &str, text: &str, at: Millis, most: Option<u64>) -> Result<bool, StoreError> {
        let (bytes, most) = (signed(text.len() as u64), most.map_or(i64::MAX, signed));
        let mut transaction = self.backend().begin().await?;
        let there: Option<i64> = sqlx::query_scalar("SELECT created FROM records WHERE id = $1")
            .bind(id)
            .fetch_optional(&mut *transaction)
            .await?;
        if there.is_some() {
            drop(transaction);
            self.sync_what_is_seen().await?;
            return Ok(true);
        }
        let all: i64 = sqlx::query_scalar("SELECT CAST(COALESCE(SUM(bytes), 0) AS BIGINT) FROM records")
            .fetch_one(&mut *transaction)
            .await?;
        if all.saturating_add(bytes) > most {
            return Ok(false);
        }
        sqlx::query(
            "INSERT INTO records (id, text, created, bytes) VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO NOTHING",
        )
        .bind(id)
        .bind(text)
        .bind(at)
        .bind(bytes)
        .execute(&mut *transaction)
        .await?;
        self.commit(transaction).await?;
        Ok(true)
    }

    pub async fn record(&self, id: &str) -> Result<Option<String>, StoreError> {
        let text = sqlx::query_scalar("SELECT text FROM records WHERE id = $1").bind(id);
        Ok(text.fetch_optional(self.reads()).await?)
    }
}

/// The databases know only signed numbers.
fn signed(bytes: u64) -> i64 {
    i64::try_from(bytes).unwrap_or(i64::MAX)
}
