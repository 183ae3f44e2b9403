//! Whether a database is sound: its pages, its references, and the numbers of its journals and results.
//! Whether a journal plays by the rules of its game is not known here: `wardroom check` asks the catalog for that.

use sqlx::{AnyConnection, AssertSqlSafe, Row as _};
use thiserror::Error;

use crate::dialect::Dialect;
use crate::{Store, StoreError, schema};

/// How many damages of one kind are reported; a file with one bad page can have thousands.
const MOST: u32 = 100;

/// One thing that is wrong with a database.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Damage {
    #[error("the file is damaged: {0}")]
    File(String),
    #[error("the rows of table `{table}` cannot be read: {reason}")]
    Unreadable { table: String, reason: String },
    #[error("row {row} of table `{table}` refers to a row of table `{parent}` that is missing")]
    Reference { table: String, row: i64, parent: String },
    #[error("the journal of match {table} should have {length} entries numbered from 0, but has {found}{}", gap(*.found, *.last))]
    Journal { table: String, length: i64, found: i64, last: Option<i64> },
    #[error("the results should be numbered without gaps, but {found} of them are numbered {first} to {last}")]
    Results { found: i64, first: i64, last: i64 },
}

fn gap(found: i64, last: Option<i64>) -> String {
    match last {
        Some(last) if last + 1 != found => format!(", the last of them numbered {last}"),
        _ => String::new(),
    }
}

impl Store {
    /// Reads the whole database and returns what is wrong with it; nothing if it is sound. A server may run meanwhile.
    /// An error means that the check could not be made.
    pub async fn check_integrity(&self) -> Result<Vec<Damage>, StoreError> {
        let mut connection = self.reads().acquire().await?;
        let mut damages = Vec::new();
        if self.dialect() == Dialect::Sqlite {
            damages.extend(pages(&mut connection, &format!("PRAGMA integrity_check({MOST})")).await?);
            damages.extend(references(&mut connection).await?);
        }
        for table in schema::tables() {
            damages.extend(rows(&mut connection, self.dialect(), table).await?);
        }
        // The numbers of a table that cannot be read say nothing.
        if damages.is_empty() {
            damages.extend(journals(&mut connection).await?);
            damages.extend(results(&mut connection).await?);
        }
        Ok(damages)
    }

    /// Fails with [`StoreError::Damaged`] if a page of the SQLite file is damaged. Does less than [`Self::check_integrity`],
    /// so that a server can do it at each start; a PostgreSQL server checks its own files.
    pub async fn refuse_damage(&self) -> Result<(), StoreError> {
        if self.dialect() == Dialect::Postgres {
            return Ok(());
        }
        let mut connection = self.reads().acquire().await?;
        match pages(&mut connection, "PRAGMA quick_check(1)").await?.into_iter().next() {
            None => Ok(()),
            Some(damage) => Err(StoreError::Damaged { place: self.backend().place(), reason: damage.to_string() }),
        }
    }
}

/// SQLite's own check, which returns one row `ok` or one row for each damage.
async fn pages(connection: &mut AnyConnection, check: &str) -> Result<Vec<Damage>, StoreError> {
    let found: sqlx::Result<Vec<String>> =
        sqlx::query_scalar(AssertSqlSafe(check.to_owned())).fetch_all(connection).await;
    Ok(match refusal(found)? {
        Ok(found) => found.into_iter().filter(|line| line != "ok").map(Damage::File).collect(),
        Err(reason) => vec![Damage::File(reason)],
    })
}

async fn references(connection: &mut AnyConnection) -> Result<Vec<Damage>, StoreError> {
    let found =
        sqlx::query("SELECT \"table\", rowid, parent FROM pragma_foreign_key_check LIMIT $1").bind(i64::from(MOST));
    let found = match refusal(found.fetch_all(connection).await)? {
        Ok(found) => found,
        Err(reason) => return Ok(vec![Damage::File(reason)]),
    };
    let reference = |row: &sqlx::any::AnyRow| {
        let row_id: Option<i64> = row.try_get("rowid")?;
        Ok(Damage::Reference { table: row.try_get("table")?, row: row_id.unwrap_or(0), parent: row.try_get("parent")? })
    };
    found.iter().map(reference).collect()
}

/// PostgreSQL reads each row whole, with the parts of long texts that it keeps elsewhere. SQLite has done so before.
async fn rows(connection: &mut AnyConnection, dialect: Dialect, table: String) -> Result<Option<Damage>, StoreError> {
    let sql = match dialect {
        Dialect::Sqlite => format!("SELECT COUNT(*) FROM {table}"),
        Dialect::Postgres => {
            format!("SELECT CAST(COALESCE(SUM(LENGTH(CAST(whole AS text))), 0) AS BIGINT) FROM {table} whole")
        }
    };
    let read = sqlx::query(AssertSqlSafe(sql)).fetch_one(connection).await;
    Ok(refusal(read)?.err().map(|reason| Damage::Unreadable { table, reason }))
}

async fn journals(connection: &mut AnyConnection) -> Result<Vec<Damage>, StoreError> {
    // The key of the journal is (table, n), so first, last and count say whether the numbers have gaps.
    let found: Vec<(String, i64, i64, Option<i64>)> = sqlx::query_as(
        "SELECT id, length, COUNT(n), MAX(n) FROM tables LEFT JOIN journal ON table_id = id GROUP BY id, length \
         HAVING COUNT(n) <> length OR MIN(n) <> 0 OR MAX(n) <> length - 1 ORDER BY id LIMIT $1",
    )
    .bind(i64::from(MOST))
    .fetch_all(connection)
    .await?;
    let damage = |(table, length, found, last)| Damage::Journal { table, length, found, last };
    Ok(found.into_iter().map(damage).collect())
}

async fn results(connection: &mut AnyConnection) -> Result<Option<Damage>, StoreError> {
    let (found, first, last): (i64, Option<i64>, Option<i64>) =
        sqlx::query_as("SELECT COUNT(*), MIN(n), MAX(n) FROM results").fetch_one(connection).await?;
    let gap = first.zip(last).filter(|(first, last)| last - first + 1 != found);
    Ok(gap.map(|(first, last)| Damage::Results { found, first, last }))
}

/// What the database itself refused is a finding; what kept us from asking is an error.
fn refusal<T>(done: sqlx::Result<T>) -> Result<Result<T, String>, StoreError> {
    match done {
        Ok(done) => Ok(Ok(done)),
        Err(error) => match error.as_database_error() {
            Some(why) => Ok(Err(why.message().to_owned())),
            None => Err(error.into()),
        },
    }
}
