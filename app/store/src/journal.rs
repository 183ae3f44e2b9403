//! The journal: append-only, and the whole truth of a match. How appends reach the disk together is `writer.rs`.

use sqlx::Row as _;
use tokio::sync::oneshot;

use crate::tables::number;
use crate::writer::Append;
use crate::{AppendError, Entry, Line, Store, StoreError};

impl Store {
    /// Appends `lines` as the entries `n`, `n + 1`, and so on: all or none, and `Ok` only once they are on disk.
    /// With `finish` the match is over with that outcome, in the same transaction.
    ///
    /// Whoever drops the future does not take the append back.
    pub async fn append(
        &self,
        table: &str,
        n: u32,
        lines: Vec<Line>,
        finish: Option<String>,
    ) -> Result<(), AppendError> {
        if lines.is_empty() {
            return Err(AppendError::Nothing);
        }
        let texts = lines.iter().flat_map(|line| [&line.line, &line.chance]).chain(&finish);
        if texts.into_iter().any(|text| text.contains('\0')) {
            return Err(AppendError::Nul);
        }
        let (done, is_done) = oneshot::channel();
        let since = tokio::time::Instant::now();
        let append = Append { table: table.to_owned(), n, lines, finish, since, done };
        let queue = self.queue().ok_or(StoreError::Closed)?;
        queue.send(append).await.map_err(|_| StoreError::Closed)?;
        is_done.await.map_err(|_| StoreError::Closed)?
    }

    /// The entries from number `from` on, in order.
    pub async fn journal(&self, table: &str, from: u32) -> Result<Vec<Entry>, StoreError> {
        let rows = sqlx::query("SELECT n, at, line, chance FROM journal WHERE table_id = $1 AND n >= $2 ORDER BY n")
            .bind(table)
            .bind(i64::from(from))
            .fetch_all(self.reads())
            .await?;
        rows.iter()
            .map(|row| {
                Ok(Entry {
                    table: table.to_owned(),
                    n: number(row, "n")?,
                    at: row.try_get("at")?,
                    line: row.try_get("line")?,
                    chance: row.try_get("chance")?,
                })
            })
            .collect()
    }
}
