//! Chairs change hands before the start: somebody gets up or is asked to, a bot sits down, two chairs are exchanged, lots are
//! drawn for all of them. Whoever had thrown in does so anew, because they agreed to another table; so nothing begins behind
//! anybody's back.

use rand::seq::SliceRandom as _;
use sqlx::any::AnyRow;
use sqlx::{Any, Row as _, Transaction};

use crate::seating::touch_gathering;
use crate::tables::{CALLED_OFF, seat_row};
use crate::{ChairError, Holder, Millis, PersonId, SeatRow, Secret, Store};

/// Who is to have a chair from now on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seating {
    /// Whoever comes by.
    Anyone,
    /// Whoever has the invitation that this makes, under a number that no other of the table ever had.
    Invited,
    /// A bot of that level, and what it throws in.
    Bot(String, String),
}

impl Store {
    /// Gives a chair to somebody else, if it is still held by whom the caller believes. Every older invitation to it is void.
    /// Whoever sat there and does not do it themselves was asked to leave: then no older invitation to any free chair holds,
    /// because they may know it.
    pub async fn reseat(
        &self,
        table: &str,
        seat: u8,
        held_by: &Holder,
        seating: &Seating,
        by: PersonId,
        at: Millis,
    ) -> Result<(), ChairError> {
        let mut transaction = self.gathering(table, at).await?;
        let Held { chair, .. } = held(&mut transaction, table, seat).await?;
        if chair.holder != *held_by {
            return Err(ChairError::Changed);
        }
        let (bot, contribution) = match seating {
            Seating::Bot(level, contribution) => (Some(level), Some(contribution)),
            Seating::Anyone | Seating::Invited => (None, None),
        };
        let (number, secret) = match seating {
            Seating::Invited => {
                let (number, secret) = next_invitation(&mut transaction, table).await?;
                (number, Some(secret.hash()))
            }
            Seating::Anyone | Seating::Bot(..) => (chair.invitation, None),
        };
        let asked_to_leave = match chair.holder {
            Holder::Person(person) if person != by => Some(person.0),
            Holder::Person(_) | Holder::Bot(_) | Holder::Open => None,
        };
        unready(&mut transaction, table).await?;
        if asked_to_leave.is_some() {
            keep_in_mind(&mut transaction, table, &chair).await?;
        }
        sqlx::query(
            "UPDATE seats SET person = NULL, name = '', bot = $3, contribution = $4, invitation = $5, invite_hash = $6, \
             asked_to_leave = COALESCE($7, asked_to_leave) WHERE table_id = $1 AND seat = $2",
        )
        .bind(table)
        .bind(i64::from(seat))
        .bind(bot)
        .bind(contribution)
        .bind(i64::from(number))
        .bind(secret)
        .bind(asked_to_leave)
        .execute(&mut *transaction)
        .await?;
        if asked_to_leave.is_some() {
            renew_invitations(&mut transaction, table, seat).await?;
        }
        self.announce(&mut transaction, table).await?;
        Ok(self.commit(transaction).await?)
    }

    /// Exchanges two chairs with all that belongs to them, invitations too, if both are still held by whom the caller believes.
    pub async fn exchange(
        &self,
        table: &str,
        seats: [u8; 2],
        held_by: [&Holder; 2],
        at: Millis,
    ) -> Result<(), ChairError> {
        let mut transaction = self.gathering(table, at).await?;
        let [mut one, mut other] =
            [held(&mut transaction, table, seats[0]).await?, held(&mut transaction, table, seats[1]).await?];
        if [&one.chair.holder, &other.chair.holder] != held_by {
            return Err(ChairError::Changed);
        }
        std::mem::swap(&mut one.chair.seat, &mut other.chair.seat);
        self.place(transaction, table, vec![one, other]).await
    }

    /// Draws lots for all chairs: everybody and everything goes to a chair by chance, with all that belongs to them,
    /// invitations too. Whoever sat down a moment before is among them, so nobody has to be believed to sit anywhere.
    pub async fn draw_lots(&self, table: &str, at: Millis) -> Result<(), ChairError> {
        let mut transaction = self.gathering(table, at).await?;
        let rows = sqlx::query("SELECT * FROM seats WHERE table_id = $1 ORDER BY seat").bind(table);
        let rows = rows.fetch_all(&mut *transaction).await?;
        let mut chairs = rows.iter().map(Held::read).collect::<Result<Vec<_>, _>>()?;
        if chairs.len() < 2 {
            return Err(ChairError::OneChair);
        }
        let mut lots: Vec<u8> = chairs.iter().map(|held| held.chair.seat).collect();
        lots.shuffle(&mut rand::rng());
        for (held, lot) in chairs.iter_mut().zip(lots) {
            held.chair.seat = lot;
        }
        self.place(transaction, table, chairs).await
    }

    /// Nobody will play here. The table stays as it is, so that whoever has a link to it can be told. The table of which it
    /// was to be the next game: there another one can be asked for.
    pub async fn call_off(&self, table: &str, at: Millis) -> Result<Option<String>, ChairError> {
        let mut transaction = self.gathering(table, at).await?;
        let off = sqlx::query("UPDATE tables SET state = 'over', outcome = $2 WHERE id = $1");
        off.bind(table).bind(CALLED_OFF).execute(&mut *transaction).await?;
        let before = sqlx::query_scalar("SELECT id FROM tables WHERE rematch = $1").bind(table);
        let before: Option<String> = before.fetch_optional(&mut *transaction).await?;
        for changed in [Some(table), before.as_deref()].into_iter().flatten() {
            self.announce(&mut transaction, changed).await?;
        }
        self.commit(transaction).await?;
        Ok(before)
    }

    /// From now on the table is listed, and anybody may look on.
    pub async fn publish(&self, table: &str, at: Millis) -> Result<(), ChairError> {
        let mut transaction = self.gathering(table, at).await?;
        sqlx::query("UPDATE tables SET is_public = 1 WHERE id = $1").bind(table).execute(&mut *transaction).await?;
        self.announce(&mut transaction, table).await?;
        Ok(self.commit(transaction).await?)
    }

    /// Ends the transaction with each of these at the chair whose number it bears now.
    async fn place(
        &self,
        mut transaction: Transaction<'static, Any>,
        table: &str,
        chairs: Vec<Held>,
    ) -> Result<(), ChairError> {
        unready(&mut transaction, table).await?;
        for held in chairs {
            place(&mut transaction, table, held).await?;
        }
        self.announce(&mut transaction, table).await?;
        Ok(self.commit(transaction).await?)
    }

    /// A transaction in which the table cannot begin.
    async fn gathering(&self, table: &str, at: Millis) -> Result<Transaction<'static, Any>, ChairError> {
        let mut transaction = self.backend().begin().await?;
        if touch_gathering(&mut transaction, table, at).await? { Ok(transaction) } else { Err(ChairError::Begun) }
    }
}

/// A chair and what nobody outside reads of it.
struct Held {
    chair: SeatRow,
    invite_hash: Option<String>,
}

impl Held {
    fn read(row: &AnyRow) -> Result<Self, ChairError> {
        Ok(Self { chair: seat_row(row)?, invite_hash: row.try_get("invite_hash")? })
    }
}

async fn held(transaction: &mut Transaction<'_, Any>, table: &str, seat: u8) -> Result<Held, ChairError> {
    let row = sqlx::query("SELECT * FROM seats WHERE table_id = $1 AND seat = $2").bind(table).bind(i64::from(seat));
    Held::read(&row.fetch_optional(&mut **transaction).await?.ok_or(ChairError::NoSuchSeat(seat))?)
}

/// Within a transaction that has the table's row, so that no two get the same: a chair keeps its number until it gets the next.
async fn next_invitation(transaction: &mut Transaction<'_, Any>, table: &str) -> Result<(u32, Secret), ChairError> {
    let rows = sqlx::query("SELECT * FROM seats WHERE table_id = $1").bind(table).fetch_all(&mut **transaction).await?;
    let chairs = rows.iter().map(seat_row).collect::<Result<Vec<_>, _>>()?;
    let number = chairs.iter().map(|chair| chair.invitation + 1).max().unwrap_or_default();
    let own: String = sqlx::query_scalar("SELECT dice_secret FROM tables WHERE id = $1")
        .bind(table)
        .fetch_one(&mut **transaction)
        .await?;
    Ok((number, Secret::from(own).of_invitation(number)))
}

/// Of all free chairs but this one, that are kept for somebody.
async fn renew_invitations(transaction: &mut Transaction<'_, Any>, table: &str, but: u8) -> Result<(), ChairError> {
    let rows = sqlx::query("SELECT * FROM seats WHERE table_id = $1 ORDER BY seat").bind(table);
    let rows = rows.fetch_all(&mut **transaction).await?;
    let chairs = rows.iter().map(seat_row).collect::<Result<Vec<_>, _>>()?;
    let is_kept = |chair: &SeatRow| chair.holder == Holder::Open && chair.needs_invite && chair.seat != but;
    for chair in chairs.into_iter().filter(is_kept) {
        let (number, secret) = next_invitation(transaction, table).await?;
        sqlx::query("UPDATE seats SET invitation = $3, invite_hash = $4 WHERE table_id = $1 AND seat = $2")
            .bind(table)
            .bind(i64::from(chair.seat))
            .bind(i64::from(number))
            .bind(secret.hash())
            .execute(&mut **transaction)
            .await?;
    }
    Ok(())
}

/// Each chair remembers one who was asked to leave. Whoever was asked to leave this one before is remembered by another,
/// if there is one without a name.
async fn keep_in_mind(transaction: &mut Transaction<'_, Any>, table: &str, chair: &SeatRow) -> sqlx::Result<()> {
    let Some(before) = chair.asked_to_leave else { return Ok(()) };
    let free = "SELECT MIN(seat) FROM seats WHERE table_id = $1 AND seat <> $2 AND asked_to_leave IS NULL";
    let free: Option<i64> =
        sqlx::query_scalar(free).bind(table).bind(i64::from(chair.seat)).fetch_one(&mut **transaction).await?;
    let keep = sqlx::query("UPDATE seats SET asked_to_leave = $3 WHERE table_id = $1 AND seat = $2");
    keep.bind(table).bind(free.unwrap_or(-1)).bind(before.0).execute(&mut **transaction).await.map(|_| ())
}

async fn place(transaction: &mut Transaction<'_, Any>, table: &str, held: Held) -> sqlx::Result<()> {
    let Held { chair, invite_hash } = held;
    let (person, bot) = match chair.holder {
        Holder::Open => (None, None),
        Holder::Person(id) => (Some(id.0), None),
        Holder::Bot(level) => (None, Some(level)),
    };
    // What people have thrown in is gone by now; what bots throw in moves with them.
    let contribution = bot.as_ref().and(chair.contribution);
    sqlx::query(
        "UPDATE seats SET person = $3, name = $4, bot = $5, contribution = $6, invitation = $7, invite_hash = $8 \
         WHERE table_id = $1 AND seat = $2",
    )
    .bind(table)
    .bind(i64::from(chair.seat))
    .bind(person)
    .bind(chair.name)
    .bind(bot)
    .bind(contribution)
    .bind(i64::from(chair.invitation))
    .bind(invite_hash)
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

async fn unready(transaction: &mut Transaction<'_, Any>, table: &str) -> sqlx::Result<()> {
    let people = sqlx::query("UPDATE seats SET contribution = NULL WHERE table_id = $1 AND bot IS NULL").bind(table);
    people.execute(&mut **transaction).await.map(|_| ())
}
