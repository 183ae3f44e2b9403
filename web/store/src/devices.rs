//! The browsers in which a person is signed in, each with a token of its own, and the codes that add one.
//! Only the browser knows its token or code; the database has the hashes.

use sqlx::any::AnyRow;
use sqlx::{Any, Row as _, Transaction};

use crate::row::person;
use crate::{Device, DeviceId, Millis, Person, PersonId, Secret, Store, StoreError};

impl Store {
    /// Whose token it is, and which of their devices has it.
    pub async fn person_by_token(&self, token: &Secret) -> Result<Option<(Person, Device)>, StoreError> {
        let row = sqlx::query(
            "SELECT people.id, name, number, people.created, devices.id AS device, label, \
             devices.created AS since, seen FROM devices JOIN people ON people.id = person WHERE devices.token_hash = $1",
        )
        .bind(token.hash())
        .fetch_optional(self.reads())
        .await?;
        row.map(|row| Ok((person(&row)?, device(&row)?))).transpose()
    }

    /// Another device becomes this person.
    pub async fn add_device(
        &self,
        person: PersonId,
        token: &Secret,
        label: &str,
        at: Millis,
    ) -> Result<(), StoreError> {
        let mut transaction = self.backend().begin().await?;
        add(&mut transaction, person, token, label, at).await?;
        self.commit(transaction).await
    }

    /// The last seen first.
    pub async fn devices(&self, person: PersonId) -> Result<Vec<Device>, StoreError> {
        let rows = sqlx::query(
            "SELECT id AS device, label, created AS since, seen FROM devices WHERE person = $1 ORDER BY seen DESC, id",
        );
        rows.bind(person.0).fetch_all(self.reads()).await?.iter().map(device).collect()
    }

    pub async fn see_device(&self, id: DeviceId, at: Millis) -> Result<(), StoreError> {
        let mut transaction = self.backend().begin().await?;
        let seen = sqlx::query("UPDATE devices SET seen = $2 WHERE id = $1 AND seen < $2");
        seen.bind(id.0).bind(at).execute(&mut *transaction).await?;
        self.commit(transaction).await
    }

    /// Signs a device out; only its own person can. A code that was issued there is no longer good. False if there is no such device.
    pub async fn drop_device(&self, person: PersonId, id: DeviceId) -> Result<bool, StoreError> {
        let mut transaction = self.backend().begin().await?;
        let dropped = sqlx::query("DELETE FROM devices WHERE id = $1 AND person = $2");
        let dropped = dropped.bind(id.0).bind(person.0).execute(&mut *transaction).await?;
        if dropped.rows_affected() == 1 {
            drop_pass(&mut transaction, person).await?;
        }
        self.commit(transaction).await?;
        Ok(dropped.rows_affected() == 1)
    }

    /// Keeps a code that lets another device become this person. A new one takes the place of the last.
    pub async fn issue_pass(&self, person: PersonId, code: &Secret, expires: Millis) -> Result<(), StoreError> {
        let mut transaction = self.backend().begin().await?;
        sqlx::query(
            "INSERT INTO passes (person, code_hash, expires) VALUES ($1, $2, $3) \
             ON CONFLICT (person) DO UPDATE SET code_hash = $2, expires = $3",
        )
        .bind(person.0)
        .bind(code.hash())
        .bind(expires)
        .execute(&mut *transaction)
        .await?;
        self.commit(transaction).await
    }

    /// Whose code it is, as long as it is good. Looking does not use it up.
    pub async fn pass(&self, code: &Secret, at: Millis) -> Result<Option<Person>, StoreError> {
        let row = sqlx::query(
            "SELECT id, name, number, created FROM people JOIN passes ON person = id \
             WHERE code_hash = $1 AND expires > $2",
        );
        let row = row.bind(code.hash()).bind(at).fetch_optional(self.reads()).await?;
        row.as_ref().map(person).transpose()
    }

    /// Uses a code up: the device with this token is the person from now on. Of several who race exactly one is.
    pub async fn use_pass(
        &self,
        code: &Secret,
        token: &Secret,
        label: &str,
        at: Millis,
    ) -> Result<Option<PersonId>, StoreError> {
        let mut transaction = self.backend().begin().await?;
        let used = sqlx::query_scalar("DELETE FROM passes WHERE code_hash = $1 AND expires > $2 RETURNING person");
        let used: Option<i64> = used.bind(code.hash()).bind(at).fetch_optional(&mut *transaction).await?;
        let Some(person) = used.map(PersonId) else { return Ok(None) };
        add(&mut transaction, person, token, label, at).await?;
        self.commit(transaction).await?;
        Ok(Some(person))
    }
}

/// A device that was signed out must not come back with a code that it had made before.
pub(crate) async fn drop_pass(transaction: &mut Transaction<'_, Any>, person: PersonId) -> sqlx::Result<()> {
    sqlx::query("DELETE FROM passes WHERE person = $1").bind(person.0).execute(&mut **transaction).await?;
    Ok(())
}

pub(crate) async fn add(
    transaction: &mut Transaction<'_, Any>,
    person: PersonId,
    token: &Secret,
    label: &str,
    at: Millis,
) -> sqlx::Result<()> {
    let added =
        sqlx::query("INSERT INTO devices (person, token_hash, label, created, seen) VALUES ($1, $2, $3, $4, $4)");
    added.bind(person.0).bind(token.hash()).bind(label).bind(at).execute(&mut **transaction).await?;
    Ok(())
}

fn device(row: &AnyRow) -> Result<Device, StoreError> {
    Ok(Device {
        id: DeviceId(row.try_get("device")?),
        label: row.try_get("label")?,
        created: row.try_get("since")?,
        seen: row.try_get("seen")?,
    })
}
