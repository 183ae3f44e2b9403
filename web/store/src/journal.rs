//! The journal of a match: append-only, and all that is needed to play the match again. How appends are committed together is in `writer.rs`.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::append_chain::{AppendChain, AppendTicket, PendingAppend};
use crate::row::number;
use crate::writer::{Append, WriterRequest};
use crate::{AppendError, JournalEntry, Line, Store, StoreError};

impl Store {
    /// Appends `lines` as the entries `n`, `n + 1`, and so on: all or none, and `Ok` only once they are on disk.
    /// With `finish` the match is over with that outcome, in the same transaction.
    ///
    /// To drop the future does not cancel the append.
    pub async fn append(
        &self,
        table: &str,
        n: u32,
        lines: Vec<Line>,
        finish: Option<String>,
    ) -> Result<(), AppendError> {
        self.enqueue(&AppendChain::from_length(n), table, n, lines, finish).await?.written().await
    }

    /// The same, without waiting for the disk: the next append may continue from here. The appends of a chain are
    /// written in the order in which they were enqueued; if one fails, all later ones do.
    pub async fn enqueue(
        &self,
        chain: &AppendChain,
        table: &str,
        n: u32,
        lines: Vec<Line>,
        finish: Option<String>,
    ) -> Result<PendingAppend, AppendError> {
        let texts = lines.iter().flat_map(|line| [&line.line, &line.chance]).chain(&finish);
        if texts.into_iter().any(|text| text.contains('\0')) {
            chain.break_off();
            return Err(AppendError::Nul);
        }
        if lines.is_empty() {
            chain.break_off();
            return Err(AppendError::Nothing);
        }
        let length = n.saturating_add(u32::try_from(lines.len()).unwrap_or(u32::MAX));
        let (ticket, pending) = AppendTicket::new(chain, length);
        let since = tokio::time::Instant::now();
        let append = Append { table: table.to_owned(), n, lines, finish, chain: chain.clone(), since, ticket };
        // A ticket that cannot be sent is dropped, which breaks the chain.
        let queue = self.queue().ok_or(StoreError::Closed)?;
        queue.send(WriterRequest::Append(append)).await.map_err(|_| StoreError::Closed)?;
        Ok(pending)
    }

    /// The entries from number `from` on, in order.
    pub async fn journal(&self, table: &str, from: u32) -> Result<Vec<JournalEntry>, StoreError> {
        let rows = sqlx::query("SELECT n, at, line, chance FROM journal WHERE table_id = $1 AND n >= $2 ORDER BY n")
            .bind(table)
            .bind(i64::from(from))
            .fetch_all(self.reads())
            .await?;
        rows.iter().map(|row| entry(table, row)).collect()
    }

    /// The last entry whose line begins like this.
    pub async fn last_entry(&self, table: &str, beginning: &str) -> Result<Option<JournalEntry>, StoreError> {
        let length = i64::try_from(beginning.chars().count()).unwrap_or(i64::MAX);
        let last = sqlx::query(
            "SELECT n, at, line, chance FROM journal WHERE table_id = $1 AND substr(line, 1, CAST($3 AS INTEGER)) = $2 \
             ORDER BY n DESC LIMIT 1",
        );
        let row = last.bind(table).bind(beginning).bind(length).fetch_optional(self.reads()).await?;
        row.map(|row| entry(table, &row)).transpose()
    }
}

fn entry(table: &str, row: &AnyRow) -> Result<JournalEntry, StoreError> {
    Ok(JournalEntry {
        table: table.to_owned(),
        n: number(row, "n")?,
        at: row.try_get("at")?,
        line: row.try_get("line")?,
        chance: row.try_get("chance")?,
    })
}
