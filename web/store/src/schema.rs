//! Creates the schema that this program knows, or migrates to it from any older version.
//! Each file of `migrations/` is one version; a published one is never edited, only followed by the next.

use sqlx::{AnyConnection, AssertSqlSafe, Connection as _};

use crate::StoreError;
use crate::dialect::Dialect;

const MIGRATIONS: &[&str] = &[
    include_str!("../migrations/0001_tables.sql"),
    include_str!("../migrations/0002_records.sql"),
    include_str!("../migrations/0003_pace.sql"),
    include_str!("../migrations/0004_people.sql"),
    include_str!("../migrations/0005_standing.sql"),
    include_str!("../migrations/0006_rooms.sql"),
    include_str!("../migrations/0007_rematch.sql"),
    include_str!("../migrations/0008_asked_to_leave.sql"),
];

/// The version that this program reads and writes.
pub const SCHEMA_VERSION: i64 = MIGRATIONS.len() as i64;

pub(crate) async fn migrate(connection: &mut AnyConnection, dialect: Dialect, place: &str) -> Result<(), StoreError> {
    let mut transaction = connection.begin_with(dialect.begin_durably()).await?;
    if dialect == Dialect::Postgres {
        lock(&mut transaction).await?;
    }
    match version(&mut transaction, dialect, place).await? {
        Some(version) if version > SCHEMA_VERSION => {
            return Err(StoreError::Newer { place: place.to_owned(), found: version, known: SCHEMA_VERSION });
        }
        Some(version) => migrate_from(&mut transaction, dialect, version).await?,
        None => create(&mut transaction, dialect, SCHEMA_VERSION).await?,
    }
    Ok(transaction.commit().await?)
}

/// Several servers may start at once: one migrates, the others wait here.
pub(crate) async fn lock(connection: &mut AnyConnection) -> Result<(), StoreError> {
    sqlx::query("SELECT pg_advisory_xact_lock(1463898692)").execute(connection).await?;
    Ok(())
}

/// A lock: shared by all servers that have the database open (with `_shared`), exclusive for a restore that deletes its tables.
/// The second number differs between schemas of one database.
const SERVERS: &str = "(1463898693, hashtext(current_schema()))";

/// Takes the shared lock on the connection that a server keeps open, so that no restore deletes its tables.
pub(crate) fn presence() -> String {
    format!("SELECT pg_advisory_lock_shared{SERVERS}")
}

/// Whether no server has the database open; none can come before the transaction ends. One that has just stopped is waited for.
pub(crate) async fn clear_of_servers(connection: &mut AnyConnection) -> Result<bool, StoreError> {
    const LOCK_NOT_AVAILABLE: &str = "55P03";
    sqlx::query("SET LOCAL lock_timeout = '2s'").execute(&mut *connection).await?;
    let alone = sqlx::query(AssertSqlSafe(format!("SELECT pg_advisory_xact_lock{SERVERS}")));
    match alone.execute(&mut *connection).await {
        Ok(_) => {
            sqlx::query("SET LOCAL lock_timeout = 0").execute(connection).await?;
            Ok(true)
        }
        Err(error)
            if error.as_database_error().is_some_and(|why| why.code().as_deref() == Some(LOCK_NOT_AVAILABLE)) =>
        {
            Ok(false)
        }
        Err(error) => Err(error.into()),
    }
}

/// Creates the tables of a version in an empty database.
pub(crate) async fn create(connection: &mut AnyConnection, dialect: Dialect, version: i64) -> Result<(), StoreError> {
    sqlx::query("CREATE TABLE wardroom_schema (version BIGINT NOT NULL)").execute(&mut *connection).await?;
    sqlx::query("INSERT INTO wardroom_schema (version) VALUES (0)").execute(&mut *connection).await?;
    run_migrations(connection, dialect, 0, version).await
}

/// From an older version to the one that this program knows.
pub(crate) async fn migrate_from(
    connection: &mut AnyConnection,
    dialect: Dialect,
    from: i64,
) -> Result<(), StoreError> {
    run_migrations(connection, dialect, from, SCHEMA_VERSION).await
}

async fn run_migrations(
    connection: &mut AnyConnection,
    dialect: Dialect,
    from: i64,
    to: i64,
) -> Result<(), StoreError> {
    let place =
        |version| usize::try_from(version).map_err(|_| StoreError::Unreadable(format!("schema version {version}")));
    for migration in MIGRATIONS.get(place(from)?..place(to)?).unwrap_or_default() {
        sqlx::raw_sql(AssertSqlSafe(in_dialect(migration, dialect))).execute(&mut *connection).await?;
    }
    sqlx::query("UPDATE wardroom_schema SET version = $1").bind(to).execute(connection).await?;
    Ok(())
}

/// The names of all tables, those first to which others refer.
pub(crate) fn tables() -> Vec<String> {
    let made = MIGRATIONS.iter().flat_map(|migration| migration.split("CREATE TABLE ").skip(1));
    made.filter_map(|rest| rest.split([' ', '(', '\n']).next()).map(str::to_owned).collect()
}

/// The version of a Wardroom database, none for an empty one, an error for that of another program.
pub(crate) async fn version(
    connection: &mut AnyConnection,
    dialect: Dialect,
    place: &str,
) -> Result<Option<i64>, StoreError> {
    let names = match dialect {
        Dialect::Sqlite => "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
        Dialect::Postgres => {
            "SELECT CAST(table_name AS text) FROM information_schema.tables WHERE table_schema = current_schema()"
        }
    };
    let names: Vec<String> = sqlx::query_scalar(names).fetch_all(&mut *connection).await?;
    if names.iter().any(|name| name == "wardroom_schema") {
        let version = sqlx::query_scalar("SELECT version FROM wardroom_schema").fetch_optional(connection).await?;
        return version.map(Some).ok_or_else(|| StoreError::Unreadable("wardroom_schema is empty".to_owned()));
    }
    match names.into_iter().next() {
        Some(table) => Err(StoreError::OtherProgram { place: place.to_owned(), table }),
        None => Ok(None),
    }
}

fn in_dialect(migration: &str, dialect: Dialect) -> String {
    let identity = match dialect {
        Dialect::Sqlite => "INTEGER PRIMARY KEY AUTOINCREMENT",
        Dialect::Postgres => "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY",
    };
    migration.replace("{identity}", identity)
}
