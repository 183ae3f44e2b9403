//! People: names, numbers and passwords. How a browser is recognised is in `devices.rs`.

use std::collections::HashMap;

use sqlx::{AssertSqlSafe, Row as _};

use crate::row::person;
use crate::{Millis, Person, PersonId, Secret, Store, StoreError};

const PERSON: &str = "SELECT id, name, number, created FROM people";
/// Numbers have four digits until those get scarce.
const FEWEST_DIGITS: u32 = 4;
const MOST_DIGITS: u32 = 9;
const TRIES: u32 = 4;

impl Store {
    /// A new person with their first device; `label` says what kind of device it is.
    pub async fn create_person(
        &self,
        name: &str,
        token: &Secret,
        label: &str,
        at: Millis,
    ) -> Result<Person, StoreError> {
        let mut transaction = self.backend().begin().await?;
        let numbers = (FEWEST_DIGITS..=MOST_DIGITS).flat_map(|digits| (0..TRIES).map(move |_| any_number(digits)));
        for number in numbers {
            let made = sqlx::query_scalar(
                "INSERT INTO people (name, token_hash, number, created) VALUES ($1, $2, $3, $4) \
                 ON CONFLICT (number) DO NOTHING RETURNING id",
            );
            let made = made.bind(name).bind(token.hash()).bind(i64::from(number)).bind(at);
            let Some(id) = made.fetch_optional(&mut *transaction).await? else { continue };
            let id = PersonId(id);
            crate::devices::add(&mut transaction, id, token, label, at).await?;
            self.commit(transaction).await?;
            return Ok(Person { id, name: name.to_owned(), number, created: at });
        }
        Err(StoreError::Unreadable("every number for people is taken".to_owned()))
    }

    pub async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        let row = sqlx::query(AssertSqlSafe(format!("{PERSON} WHERE id = $1"))).bind(id.0);
        row.fetch_optional(self.reads()).await?.as_ref().map(person).transpose()
    }

    /// The person with this number after their name.
    pub async fn person_by_number(&self, number: u32) -> Result<Option<Person>, StoreError> {
        let row = sqlx::query(AssertSqlSafe(format!("{PERSON} WHERE number = $1"))).bind(i64::from(number));
        row.fetch_optional(self.reads()).await?.as_ref().map(person).transpose()
    }

    /// Returns the tables with a message of theirs, which shows the new name from now on. Their name at a seat stays.
    pub async fn rename_person(&self, id: PersonId, name: &str) -> Result<Vec<String>, StoreError> {
        let mut transaction = self.backend().begin().await?;
        let rename = sqlx::query("UPDATE people SET name = $2 WHERE id = $1");
        rename.bind(id.0).bind(name).execute(&mut *transaction).await?;
        let spoke = sqlx::query_scalar("SELECT DISTINCT table_id FROM chat WHERE person = $1 ORDER BY table_id");
        let tables: Vec<String> = spoke.bind(id.0).fetch_all(&mut *transaction).await?;
        self.announce_chats(&mut transaction, &tables).await?;
        self.commit(transaction).await?;
        Ok(tables)
    }

    /// The hash of the person's password, in the text form of its algorithm; none if they have none.
    pub async fn password(&self, id: PersonId) -> Result<Option<Secret>, StoreError> {
        let hash: Option<Option<String>> = sqlx::query_scalar("SELECT password FROM people WHERE id = $1")
            .bind(id.0)
            .fetch_optional(self.reads())
            .await?;
        Ok(hash.flatten().map(Secret::from))
    }

    /// Stores the hash of a new password, or removes the old one. A code that was issued before is void.
    pub async fn set_password(&self, id: PersonId, hash: Option<&Secret>) -> Result<(), StoreError> {
        let mut transaction = self.backend().begin().await?;
        sqlx::query("UPDATE people SET password = $2 WHERE id = $1")
            .bind(id.0)
            .bind(hash.map(Secret::reveal))
            .execute(&mut *transaction)
            .await?;
        crate::devices::drop_pass(&mut transaction, id).await?;
        self.commit(transaction).await
    }

    /// Whether no browser can be this person any more: they have no device, and no password to sign in with.
    pub async fn is_gone(&self, id: PersonId) -> Result<bool, StoreError> {
        let reachable: i64 = sqlx::query_scalar(
            "SELECT COUNT(*) FROM people WHERE id = $1 AND (password IS NOT NULL \
             OR EXISTS (SELECT 1 FROM devices WHERE person = people.id))",
        )
        .bind(id.0)
        .fetch_one(self.reads())
        .await?;
        Ok(reachable == 0)
    }

    /// When each of these people was last seen on any of their devices. Those without a device are left out.
    pub async fn last_seen(&self, people: &[PersonId]) -> Result<HashMap<PersonId, Millis>, StoreError> {
        let ids = serde_json::Value::from_iter(people.iter().map(|person| [person.0]));
        let sql = self.dialect().with_rows(
            "SELECT person, MAX(seen) AS seen FROM devices \
             WHERE person IN (SELECT CAST(value->>0 AS BIGINT) FROM {rows}) GROUP BY person",
        );
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(ids.to_string()).fetch_all(self.reads()).await?;
        rows.iter().map(|row| Ok((PersonId(row.try_get("person")?), row.try_get("seen")?))).collect()
    }

    /// Deletes everything that says who a person was: devices, password, name, messages, table defaults. What they played stays,
    /// and that they wrote something. Returns the tables that look different now: those with a seat or a message of theirs.
    pub async fn forget_person(&self, id: PersonId, new_name: &str) -> Result<Vec<String>, StoreError> {
        let mut transaction = self.backend().begin().await?;
        let known = sqlx::query_scalar(
            "SELECT table_id FROM seats WHERE person = $1 UNION SELECT table_id FROM chat WHERE person = $1 ORDER BY 1",
        );
        let tables: Vec<String> = known.bind(id.0).fetch_all(&mut *transaction).await?;
        for sql in [
            "UPDATE people SET name = $2, password = NULL WHERE id = $1",
            "UPDATE seats SET name = $2 WHERE person = $1",
        ] {
            sqlx::query(sql).bind(id.0).bind(new_name).execute(&mut *transaction).await?;
        }
        for sql in [
            "DELETE FROM devices WHERE person = $1",
            "DELETE FROM passes WHERE person = $1",
            "DELETE FROM mutes WHERE person = $1",
            // An empty message keeps its number: the positions of the others follow from it.
            "UPDATE chat SET text = '' WHERE person = $1",
            "DELETE FROM habits WHERE person = $1",
        ] {
            sqlx::query(sql).bind(id.0).execute(&mut *transaction).await?;
        }
        self.announce_all(&mut transaction, &tables).await?;
        self.announce_chats(&mut transaction, &tables).await?;
        self.commit(transaction).await?;
        Ok(tables)
    }
}

fn any_number(digits: u32) -> u32 {
    let least = 10_u32.pow(digits - 1);
    least + rand::random::<u32>() % (least * 9)
}
