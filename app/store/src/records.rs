//! Records from elsewhere. Nothing is known of them but their text; who keeps one has checked it.

use crate::{Millis, Store, StoreError};

impl Store {
    /// Keeps a record. Kept again under the same id, it stays as it is.
    pub async fn keep_record(&self, id: &str, text: &str, at: Millis) -> Result<(), StoreError> {
        let mut transaction = self.backend().begin().await?;
        sqlx::query("INSERT INTO records (id, text, created) VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING")
            .bind(id)
            .bind(text)
            .bind(at)
            .execute(&mut *transaction)
            .await?;
        Ok(transaction.commit().await?)
    }

    pub async fn record(&self, id: &str) -> Result<Option<String>, StoreError> {
        let text = sqlx::query_scalar("SELECT text FROM records WHERE id = $1").bind(id);
        Ok(text.fetch_optional(self.reads()).await?)
    }
}
