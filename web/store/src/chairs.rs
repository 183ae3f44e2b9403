//! Seats change before the start: a person leaves or is asked to leave, a bot sits down, two seats are exchanged, or lots are
//! drawn for all of them. Each change removes the contributions of all people: they agreed to other opponents, and agree again.

use rand::seq::SliceRandom as _;
use sqlx::any::AnyRow;
use sqlx::{Any, Row as _, Transaction};

use crate::seating::touch_gathering;
use crate::tables::{CALLED_OFF, seat_row};
use crate::{ChairError, Holder, Millis, PersonId, SeatRow, Secret, Store};

/// Who is to have a seat from now on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seating {
    /// The first person who sits down.
    Anyone,
    /// A person with the invitation that this makes, under a number that no other of the table ever had.
    Invited,
    /// A bot of that level, and its contribution.
    Bot(String, String),
}

impl Store {
    /// Gives a seat to another holder, if the present one is `held_by`. Every older invitation to it is void. If another person
    /// does it than the one who sits there, that one was asked to leave: then the invitations to all free seats are renewed,
    /// because they may know them.
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
        clear_contributions(&mut transaction, table).await?;
        if asked_to_leave.is_some() {
            remember_exclusion(&mut transaction, table, &chair).await?;
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

    /// Exchanges two seats with all that belongs to them, invitations too, if the present holders are `held_by`.
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

    /// Draws lots for all seats: each holder gets a random one, with all that belongs to them, invitations too. A person who
    /// sat down a moment before takes part, so the caller does not say who holds which seat.
    pub async fn draw_lots(&self, table: &str, at: Millis) -> Result<(), ChairError> {
        let mut transaction = self.gathering(table, at).await?;
        let rows = sqlx::query("SELECT * FROM seats WHERE table_id = $1 ORDER BY seat").bind(table);
        let rows = rows.fetch_all(&mut *transaction).await?;
        let mut chairs = rows.iter().map(Held::from_row).collect::<Result<Vec<_>, _>>()?;
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

    /// Calls the table off. Its row stays, so that a person who follows a link to it gets an explanation. Returns the table
    /// whose rematch it was to be: there another one can be asked for.
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

    /// Lists the table from now on, and lets all visitors watch.
    pub async fn publish(&self, table: &str, at: Millis) -> Result<(), ChairError> {
        let mut transaction = self.gathering(table, at).await?;
        sqlx::query("UPDATE tables SET is_public = 1 WHERE id = $1").bind(table).execute(&mut *transaction).await?;
        self.announce(&mut transaction, table).await?;
        Ok(self.commit(transaction).await?)
    }

    /// Stores each of these at the seat whose number it has now, and commits.
    async fn place(
        &self,
        mut transaction: Transaction<'static, Any>,
        table: &str,
        chairs: Vec<Held>,
    ) -> Result<(), ChairError> {
        clear_contributions(&mut transaction, table).await?;
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

/// A seat with the column that only this module reads.
struct Held {
    chair: SeatRow,
    invite_hash: Option<String>,
}

impl Held {
    fn from_row(row: &AnyRow) -> Result<Self, ChairError> {
        Ok(Self { chair: seat_row(row)?, invite_hash: row.try_get("invite_hash")? })
    }
}

async fn held(transaction: &mut Transaction<'_, Any>, table: &str, seat: u8) -> Result<Held, ChairError> {
    let row = sqlx::query("SELECT * FROM seats WHERE table_id = $1 AND seat = $2").bind(table).bind(i64::from(seat));
    Held::from_row(&row.fetch_optional(&mut **transaction).await?.ok_or(ChairError::NoSuchSeat(seat))?)
}

/// Needs a transaction that has locked the table's row, so that no two get the same: a seat keeps its number until it gets the next.
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

/// Renews the invitations to all free seats that need one, except `but`.
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

/// Each seat remembers one person who was asked to leave. The one whom this seat remembers moves to a seat that remembers none,
/// if there is one.
async fn remember_exclusion(transaction: &mut Transaction<'_, Any>, table: &str, chair: &SeatRow) -> sqlx::Result<()> {
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
    // The contributions of people are removed by now; those of bots move with them.
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

async fn clear_contributions(transaction: &mut Transaction<'_, Any>, table: &str) -> sqlx::Result<()> {
    let people = sqlx::query("UPDATE seats SET contribution = NULL WHERE table_id = $1 AND bot IS NULL").bind(table);
    people.execute(&mut **transaction).await.map(|_| ())
}
