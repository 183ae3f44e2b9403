//! What a person chose when they last made a table of a game: the defaults for the next one. To the store it is only text.

use crate::{PersonId, Store, StoreError};

impl Store {
    pub async fn keep_table_defaults(&self, person: PersonId, game: &str, choices: &str) -> Result<(), StoreError> {
        let mut transaction = self.backend().begin().await?;
        sqlx::query(
            "INSERT INTO habits (person, game, choices) VALUES ($1, $2, $3) \
             ON CONFLICT (person, game) DO UPDATE SET choices = excluded.choices",
        )
        .bind(person.0)
        .bind(game)
        .bind(choices)
        .execute(&mut *transaction)
        .await?;
        self.commit(transaction).await
    }

    /// Game and choices, for each game that the person ever made a table of.
    pub async fn table_defaults(&self, person: PersonId) -> Result<Vec<(String, String)>, StoreError> {
        let habits = sqlx::query_as("SELECT game, choices FROM habits WHERE person = $1 ORDER BY game").bind(person.0);
        Ok(habits.fetch_all(self.reads()).await?)
    }
}
