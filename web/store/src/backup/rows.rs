//! Rows of any table as JSON, out of either database and into either. A column's type says how.

use futures_util::TryStreamExt as _;
use serde_json::Value;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row as _};

use super::BackupError;
use super::file::unreadable;
use crate::dialect::Dialect;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Column {
    pub(super) name: String,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Number,
    Real,
    Text,
    /// In hexadecimal digits.
    Bytes,
}

impl Kind {
    fn of(declared: &str) -> Option<Self> {
        let declared = declared.to_uppercase();
        let is = |words: &[&str]| words.iter().any(|word| declared.contains(word));
        match () {
            () if is(&["INT"]) => Some(Self::Number),
            () if is(&["DOUBLE", "REAL", "FLOAT"]) => Some(Self::Real),
            () if is(&["TEXT", "CHAR"]) => Some(Self::Text),
            () if is(&["BLOB", "BYTEA"]) => Some(Self::Bytes),
            () => None,
        }
    }

    fn read(self, row: &AnyRow, place: usize) -> sqlx::Result<Value> {
        Ok(match self {
            Self::Number => row.try_get::<Option<i64>, _>(place)?.map_or(Value::Null, Value::from),
            Self::Real => row.try_get::<Option<f64>, _>(place)?.map_or(Value::Null, Value::from),
            Self::Text => row.try_get::<Option<String>, _>(place)?.map_or(Value::Null, Value::from),
            Self::Bytes => {
                let digits = |bytes: Vec<u8>| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
                row.try_get::<Option<Vec<u8>>, _>(place)?.map(digits).map_or(Value::Null, Value::from)
            }
        })
    }

    fn written(self, dialect: Dialect, place: usize) -> String {
        match (self, dialect) {
            (Self::Number, _) => format!("CAST(value->>{place} AS BIGINT)"),
            (Self::Real, _) => format!("CAST(value->>{place} AS DOUBLE PRECISION)"),
            (Self::Text, _) => format!("value->>{place}"),
            (Self::Bytes, Dialect::Sqlite) => format!("unhex(value->>{place})"),
            (Self::Bytes, Dialect::Postgres) => format!("decode(value->>{place}, 'hex')"),
        }
    }
}

pub(super) async fn columns(
    connection: &mut AnyConnection,
    dialect: Dialect,
    table: &str,
) -> Result<Vec<Column>, BackupError> {
    let sql = match dialect {
        Dialect::Sqlite => "SELECT name, type FROM pragma_table_info($1) ORDER BY cid",
        Dialect::Postgres => {
            "SELECT CAST(column_name AS text), CAST(data_type AS text) FROM information_schema.columns \
             WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position"
        }
    };
    let columns: Vec<(String, String)> = sqlx::query_as(sql).bind(table).fetch_all(connection).await?;
    let column = |(name, declared): (String, String)| match Kind::of(&declared) {
        Some(kind) => Ok(Column { name, kind }),
        None => Err(unreadable(format!("{table}.{name} is of type {declared}"))),
    };
    columns.into_iter().map(column).collect()
}

/// Tells each row of a table.
pub(super) async fn read(
    connection: &mut AnyConnection,
    table: &str,
    columns: &[Column],
    tell: &mut (dyn FnMut(Vec<Value>) -> Result<(), BackupError> + Send),
) -> Result<(), BackupError> {
    let names: Vec<&str> = columns.iter().map(|column| column.name.as_str()).collect();
    let sql = AssertSqlSafe(format!("SELECT {} FROM {table}", names.join(", ")));
    let mut rows = sqlx::query(sql).fetch(connection);
    while let Some(row) = rows.try_next().await? {
        let values = columns.iter().enumerate().map(|(place, column)| column.kind.read(&row, place));
        tell(values.collect::<sqlx::Result<_>>()?)?;
    }
    Ok(())
}

/// Writes rows whose values stand in the order of `names`.
pub(super) async fn write(
    connection: &mut AnyConnection,
    dialect: Dialect,
    table: &str,
    columns: &[Column],
    names: &[String],
    rows: &[Value],
) -> Result<(), BackupError> {
    let kind = |name: &String| columns.iter().find(|column| column.name == *name).map(|column| column.kind);
    let written = names.iter().enumerate().map(|(place, name)| {
        let kind = kind(name).ok_or_else(|| unreadable(format!("there is no column {table}.{name}")))?;
        Ok(kind.written(dialect, place))
    });
    let written = written.collect::<Result<Vec<_>, BackupError>>()?.join(", ");
    let numbered = if dialect == Dialect::Postgres { "OVERRIDING SYSTEM VALUE" } else { "" };
    let sql = format!("INSERT INTO {table} ({}) {numbered} SELECT {written} FROM {{rows}}", names.join(", "));
    let sql = AssertSqlSafe(dialect.with_rows(&sql));
    sqlx::query(sql).bind(Value::from(rows).to_string()).execute(connection).await?;
    Ok(())
}

/// New rows get numbers after those that were brought back. SQLite sees to that itself.
pub(super) async fn count_on(
    connection: &mut AnyConnection,
    dialect: Dialect,
    tables: &[String],
) -> Result<(), BackupError> {
    if dialect == Dialect::Sqlite {
        return Ok(());
    }
    for table in tables {
        let numbered: Option<String> = sqlx::query_scalar(
            "SELECT CAST(column_name AS text) FROM information_schema.columns \
             WHERE table_schema = current_schema() AND table_name = $1 AND is_identity = 'YES'",
        )
        .bind(table)
        .fetch_optional(&mut *connection)
        .await?;
        if let Some(column) = numbered {
            let sql = format!(
                "SELECT setval(pg_get_serial_sequence('{table}', '{column}'), \
                 GREATEST((SELECT MAX({column}) FROM {table}), 1), EXISTS (SELECT 1 FROM {table}))"
            );
            sqlx::query(AssertSqlSafe(sql)).execute(&mut *connection).await?;
        }
    }
    Ok(())
}
