//! Everything in one file, and back: the same file for both databases, so that it also leads from one to the other.
//! The file's form is `backup/file.rs`, how rows are read and written `backup/rows.rs`, how a SQLite file takes the place of
//! another `backup/exchange.rs`.
//!
//! A backup is what one transaction sees, so matches go on meanwhile. A restore is whole or did not happen: a SQLite file
//! is made beside and put in place at the end, PostgreSQL takes all of it in one transaction.

mod exchange;
mod file;
mod rows;

use std::io::Write;
use std::path::{Path, PathBuf};

use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Executor as _};
use thiserror::Error;

use crate::backend::{self};
use crate::dialect::Dialect;
use crate::{SCHEMA_VERSION, Store, StoreError, schema};
use file::{BackupWriter, Contents};

#[derive(Debug, Error)]
pub enum BackupError {
    #[error("{}:{line}: {why}; this is no whole backup, so nothing was changed", path.display())]
    Damaged { path: PathBuf, line: usize, why: String },
    #[error("{}: {source}", path.display())]
    File { path: PathBuf, source: std::io::Error },
    #[error("{place} holds data already; name another place, or add --force to throw it away")]
    Occupied { place: String },
    #[error("{place} is in use; stop every server that runs on it first")]
    InUse { place: String },
    #[error(
        "{place} has schema {found}, and this program schema {SCHEMA_VERSION}; make the backup with the program that runs on it"
    )]
    OtherSchema { place: String, found: i64 },
    #[error(
        "the backup was written by a newer Wardroom (schema {found}, this program knows {SCHEMA_VERSION}); update this program"
    )]
    Newer { found: i64 },
    #[error("there is no database at {place}")]
    Nothing { place: String },
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<sqlx::Error> for BackupError {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(error.into())
    }
}

/// Called with the number of rows done, and of all rows.
pub type BackupProgress<'p> = &'p mut (dyn FnMut(u64, u64) + Send);

impl Store {
    /// Writes everything, as it is at this moment; the number of rows.
    pub async fn dump(&self, to: &mut (dyn Write + Send)) -> Result<u64, BackupError> {
        let mut connection = self.reads().acquire().await?;
        dump(&mut connection, self.dialect(), to, &mut |_, _| ()).await
    }

    /// Opens a database that must be there already: a question must not make one.
    pub async fn open_there(place: &str) -> Result<Self, BackupError> {
        if Dialect::from_address(place) == Dialect::Sqlite && !Path::new(place).is_file() {
            return Err(BackupError::Nothing { place: place.to_owned() });
        }
        Ok(Self::open(place).await?)
    }
}

/// Writes everything that is in a database, of which a server may make use meanwhile; the number of rows.
/// The database is left as it is, also if its schema is an older one.
pub async fn backup(
    place: &str,
    to: &mut (dyn Write + Send),
    progress: BackupProgress<'_>,
) -> Result<u64, BackupError> {
    let dialect = Dialect::from_address(place);
    if dialect == Dialect::Sqlite && !Path::new(place).is_file() {
        return Err(BackupError::Nothing { place: place.to_owned() });
    }
    let mut connection = backend::connect(place).await?;
    match schema::version(&mut connection, dialect, &named(place)).await? {
        Some(SCHEMA_VERSION) => (),
        Some(found) => return Err(BackupError::OtherSchema { place: named(place), found }),
        None => return Err(BackupError::Nothing { place: named(place) }),
    }
    let rows = dump(&mut connection, dialect, to, progress).await?;
    connection.close().await?;
    Ok(rows)
}

async fn dump(
    connection: &mut AnyConnection,
    dialect: Dialect,
    to: &mut (dyn Write + Send),
    progress: BackupProgress<'_>,
) -> Result<u64, BackupError> {
    let begin = match dialect {
        Dialect::Sqlite => "BEGIN",
        Dialect::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
    };
    let mut transaction = connection.begin_with(begin).await?;
    let tables = schema::tables();
    let mut all = 0;
    for table in &tables {
        let count = sqlx::query_scalar::<_, i64>(AssertSqlSafe(format!("SELECT COUNT(*) FROM {table}")));
        all += u64::try_from(count.fetch_one(&mut *transaction).await?).unwrap_or_default();
    }
    let mut writer = BackupWriter::new(to)?;
    for table in &tables {
        let columns = rows::columns(&mut transaction, dialect, table).await?;
        writer.table(table, &columns)?;
        rows::read(&mut transaction, table, &columns, &mut |row| {
            writer.row(row)?;
            if writer.rows % 256 == 0 {
                progress(writer.rows, all);
            }
            Ok(())
        })
        .await?;
    }
    transaction.rollback().await?;
    progress(writer.rows, all);
    writer.end()
}

/// Brings what a backup holds into a database, which must be empty or is emptied by force; the number of rows.
pub async fn restore(
    path: &Path,
    place: &str,
    is_forced: bool,
    progress: BackupProgress<'_>,
) -> Result<u64, BackupError> {
    let contents = Contents::verify(path)?;
    if contents.schema > SCHEMA_VERSION {
        return Err(BackupError::Newer { found: contents.schema });
    }
    match Dialect::from_address(place) {
        Dialect::Sqlite => into_file(&contents, Path::new(place), is_forced, progress).await?,
        Dialect::Postgres => into_postgres(&contents, place, is_forced, progress).await?,
    }
    Ok(contents.rows)
}

async fn into_file(
    contents: &Contents,
    path: &Path,
    is_forced: bool,
    progress: BackupProgress<'_>,
) -> Result<(), BackupError> {
    if let Some(occupant) = exchange::occupant(path)
        && !is_forced
    {
        return Err(BackupError::Occupied { place: occupant.display().to_string() });
    }
    if path.exists() {
        detach_programs(path).await?;
    }
    let beside = path.with_added_extension("restoring");
    let cannot = |source| BackupError::File { path: beside.clone(), source };
    // Of a restore that was broken off.
    exchange::remove(&beside).map_err(cannot)?;
    let mut connection = backend::connect_new(&beside).await?;
    let mut transaction = connection.begin_with(Dialect::Sqlite.begin_durably()).await?;
    fill(&mut transaction, Dialect::Sqlite, contents, progress).await?;
    transaction.commit().await?;
    connection.close().await?;
    let file = std::fs::File::open(&beside).and_then(|file| file.sync_all());
    file.and_then(|()| exchange::exchange(&beside, path)).map_err(cannot)
}

/// Fails if a program has the file open; if it is a database, moves its log into the file.
async fn detach_programs(path: &Path) -> Result<(), BackupError> {
    let place = path.display().to_string();
    let Ok(mut connection) = backend::connect(&place).await else {
        // A file that is no database is not in use.
        return Ok(());
    };
    connection.execute("PRAGMA busy_timeout = 200").await?;
    let mode: Result<String, _> = sqlx::query_scalar("PRAGMA journal_mode = DELETE").fetch_one(&mut connection).await;
    // Waited for: it must not tidy up beside the new file later.
    let closed = connection.close().await;
    match mode {
        Ok(mode) if mode == "delete" => Ok(closed?),
        Ok(_) => Err(BackupError::InUse { place }),
        Err(error) if error.as_database_error().is_some_and(|error| error.message().contains("locked")) => {
            Err(BackupError::InUse { place })
        }
        // Damaged; what it cannot let go of is thrown away with it.
        Err(_) => Ok(()),
    }
}

async fn into_postgres(
    contents: &Contents,
    place: &str,
    is_forced: bool,
    progress: BackupProgress<'_>,
) -> Result<(), BackupError> {
    let mut connection = backend::connect(place).await?;
    let mut transaction = connection.begin().await?;
    schema::lock(&mut transaction).await?;
    if schema::version(&mut transaction, Dialect::Postgres, &named(place)).await?.is_some() {
        if !is_forced {
            return Err(BackupError::Occupied { place: named(place) });
        }
        if !schema::clear_of_servers(&mut transaction).await? {
            return Err(BackupError::InUse { place: named(place) });
        }
        let tables = schema::tables().into_iter().rev().chain(["wardroom_schema".to_owned()]);
        for table in tables {
            let drop = format!("DROP TABLE IF EXISTS {table} CASCADE");
            sqlx::query(AssertSqlSafe(drop)).execute(&mut *transaction).await?;
        }
    }
    fill(&mut transaction, Dialect::Postgres, contents, progress).await?;
    Ok(transaction.commit().await?)
}

/// The schema as it was, what the backup holds, then the schema as it is.
async fn fill(
    connection: &mut AnyConnection,
    dialect: Dialect,
    contents: &Contents,
    progress: BackupProgress<'_>,
) -> Result<(), BackupError> {
    schema::create(connection, dialect, contents.schema).await?;
    let mut done = 0;
    for (table, names, batch) in contents.batches()? {
        let columns = rows::columns(connection, dialect, &table).await?;
        rows::write(connection, dialect, &table, &columns, &names, &batch).await?;
        done += batch.len() as u64;
        progress(done, contents.rows);
    }
    rows::count_on(connection, dialect, &schema::tables()).await?;
    schema::migrate_from(connection, dialect, contents.schema).await?;
    Ok(())
}

fn named(place: &str) -> String {
    match Dialect::from_address(place) {
        Dialect::Sqlite => place.to_owned(),
        Dialect::Postgres => "the PostgreSQL database".to_owned(),
    }
}
