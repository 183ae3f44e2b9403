//! Reads values out of database rows, for every module that has queries.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::{Person, PersonId, StoreError};

/// SQL has signed 64-bit numbers only.
pub(crate) fn number<N: TryFrom<i64>>(row: &AnyRow, column: &str) -> Result<N, StoreError> {
    let number: i64 = row.try_get(column)?;
    N::try_from(number).map_err(|_| StoreError::Unreadable(format!("{column} is {number}")))
}

pub(crate) fn person(row: &AnyRow) -> Result<Person, StoreError> {
    Ok(Person {
        id: PersonId(row.try_get("id")?),
        name: row.try_get("name")?,
        number: number(row, "number")?,
        created: row.try_get("created")?,
    })
}
