//! People and their tokens. A token is known to its browser only; the database keeps the hash.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::{Millis, Person, PersonId, Secret, Store, StoreError};

impl Store {
    pub async fn create_person(&self, name: &str, token: &Secret, at: Millis) -> Result<Person, StoreError> {
        let mut transaction = self.backend().begin().await?;
        let id = sqlx::query_scalar("INSERT INTO people (name, token_hash, created) VALUES ($1, $2, $3) RETURNING id")
            .bind(name)
            .bind(token.hash())
            .bind(at)
            .fetch_one(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(Person { id: PersonId(id), name: name.to_owned(), created: at })
    }

    pub async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        let row = sqlx::query("SELECT id, name, created FROM people WHERE id = $1").bind(id.0);
        Ok(row.fetch_optional(self.reads()).await?.as_ref().map(person).transpose()?)
    }

    pub async fn person_by_token(&self, token: &Secret) -> Result<Option<Person>, StoreError> {
        let row = sqlx::query("SELECT id, name, created FROM people WHERE token_hash = $1").bind(token.hash());
        Ok(row.fetch_optional(self.reads()).await?.as_ref().map(person).transpose()?)
    }

    /// False if there is no such person.
    pub async fn rename_person(&self, id: PersonId, name: &str) -> Result<bool, StoreError> {
        let mut transaction = self.backend().begin().await?;
        let renamed = sqlx::query("UPDATE people SET name = $2 WHERE id = $1")
            .bind(id.0)
            .bind(name)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(renamed.rows_affected() == 1)
    }
}

fn person(row: &AnyRow) -> sqlx::Result<Person> {
    Ok(Person { id: PersonId(row.try_get("id")?), name: row.try_get("name")?, created: row.try_get("created")? })
}
