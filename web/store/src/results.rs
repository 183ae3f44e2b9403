//! The result of each match, stored once, and the ratings that follow from it. The caller has the rating formula; this module
//! applies it in one order for all servers. Questions about results are in `standing.rs`.

use std::collections::BTreeMap;

use sqlx::{Any, Row as _, Transaction};

use crate::dialect::Dialect;
use crate::row::number;
use crate::{Millis, PersonId, Store, StoreError};

/// The reason of a match that did not end by its rules: it has no winner, and the players placed behind the others have left it.
pub const UNFINISHED: &str = "unfinished";

/// A finished match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewResult {
    pub table: String,
    pub game: String,
    pub mode: String,
    /// Results of one pool are weighed against each other.
    pub pool: String,
    /// How it ended, or [`UNFINISHED`].
    pub reason: String,
    pub answers: u32,
    pub ended: Millis,
    pub is_public: bool,
    /// Why it does not count.
    pub unrated: Option<String>,
    pub seats: Vec<NewPlace>,
}

/// The result of one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPlace {
    pub who: Who,
    /// Partners share one.
    pub side: u8,
    /// From 1.
    pub place: u8,
    pub verdict: Verdict,
    pub score: Option<i32>,
    /// What was played: `nation.french captain.hubac`.
    pub roles: String,
}

/// Who can have a rating.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Who {
    Person(PersonId),
    /// A bot of the named level.
    Bot(String),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    Won,
    Drawn,
    Lost,
}

impl Verdict {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Drawn => "drawn",
            Self::Lost => "lost",
        }
    }

    pub(crate) fn parse(text: &str) -> Result<Self, StoreError> {
        let known = [Self::Won, Self::Drawn, Self::Lost].into_iter().find(|verdict| verdict.name() == text);
        known.ok_or_else(|| StoreError::Unreadable(format!("the verdict of a match is `{text}`")))
    }
}

/// Estimated strength and its uncertainty, in thousandths of a point: integers, so that every machine computes the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    pub mean: i64,
    pub deviation: i64,
}

/// A seat of a match that is to be rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contender {
    pub side: u8,
    pub place: u8,
    /// None in the player's first match of the pool.
    pub before: Option<Rating>,
}

/// What each seat was and what it is after the match.
pub type Rated = Vec<(Rating, Rating)>;

/// Any id will do: nothing else of ours takes locks of this kind while it holds this one.
const LOCK: &str = "SELECT pg_advisory_xact_lock(1463898693)";

impl Store {
    /// Stores the result of a match and rates it. False if that was done before, by this server or another.
    pub async fn keep_result(
        &self,
        result: &NewResult,
        rate: impl Fn(&[Contender]) -> Rated,
    ) -> Result<bool, StoreError> {
        self.without_yielding(async {
            let mut transaction = self.backend().begin().await?;
            self.one_after_another(&mut transaction).await?;
            if !insert(&mut transaction, result).await? {
                return Ok(false);
            }
            let mut seats = Vec::new();
            for (seat, place) in (0_u8..).zip(&result.seats) {
                let player = player(&mut transaction, &place.who).await?;
                insert_seat(&mut transaction, &result.table, seat, player, place).await?;
                seats.push(RatedSeat { seat, player, side: place.side, place: place.place });
            }
            if result.unrated.is_none() {
                let mut before = BTreeMap::new();
                for seat in &seats {
                    if let Some(known) = rating(&mut transaction, seat.player, &result.pool).await? {
                        before.insert(seat.player, known);
                    }
                }
                let rated = apply(&seats, &mut before, &rate);
                write_seats(&mut transaction, &result.table, &seats, &rated).await?;
                for (player, (rating, games)) in before {
                    write_rating(&mut transaction, player, &result.pool, rating, games).await?;
                }
            }
            self.announce(&mut transaction, &result.table).await?;
            self.commit(transaction).await?;
            Ok(true)
        })
        .await
    }

    /// Computes all ratings again from the results, in their order, and returns the number of results.
    pub async fn rate_again(&self, rate: impl Fn(&[Contender]) -> Rated) -> Result<u64, StoreError> {
        let mut transaction = self.backend().begin().await?;
        self.one_after_another(&mut transaction).await?;
        let rows = sqlx::query(
            "SELECT r.table_id, r.pool, s.seat, s.player, s.side, s.place FROM results r \
             JOIN result_seats s ON s.table_id = r.table_id WHERE r.unrated IS NULL ORDER BY r.n, s.seat",
        )
        .fetch_all(&mut *transaction)
        .await?;
        let mut matches: Vec<(String, String, Vec<RatedSeat>)> = Vec::new();
        for row in &rows {
            let (table, pool): (String, String) = (row.try_get("table_id")?, row.try_get("pool")?);
            if matches.last().is_none_or(|last| last.0 != table) {
                matches.push((table, pool, Vec::new()));
            }
            let seat = RatedSeat {
                seat: number(row, "seat")?,
                player: row.try_get("player")?,
                side: number(row, "side")?,
                place: number(row, "place")?,
            };
            if let Some(last) = matches.last_mut() {
                last.2.push(seat);
            }
        }
        sqlx::query("DELETE FROM ratings").execute(&mut *transaction).await?;
        let mut pools: BTreeMap<String, Ratings> = BTreeMap::new();
        for (table, pool, seats) in &matches {
            let rated = apply(seats, pools.entry(pool.clone()).or_default(), &rate);
            write_seats(&mut transaction, table, seats, &rated).await?;
        }
        for (pool, ratings) in pools {
            for (player, (rating, games)) in ratings {
                write_rating(&mut transaction, player, &pool, rating, games).await?;
            }
        }
        self.commit(transaction).await?;
        Ok(matches.len() as u64)
    }

    /// Finished matches of which nothing is kept yet, the first finished first, after the one that was told last.
    pub async fn unkept_results(
        &self,
        after: &(Millis, String),
        limit: u32,
    ) -> Result<Vec<(Millis, String)>, StoreError> {
        let ids = sqlx::query_as(
            "SELECT updated, id FROM tables WHERE state = 'over' AND (updated > $1 OR (updated = $1 AND id > $2)) \
             AND (outcome IS NULL OR outcome <> 'called off') AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = tables.id) ORDER BY updated, id LIMIT $3",
        );
        Ok(ids.bind(after.0).bind(&after.1).bind(i64::from(limit)).fetch_all(self.reads()).await?)
    }

    /// SQLite has one writer anyway.
    async fn one_after_another(&self, transaction: &mut Transaction<'_, Any>) -> Result<(), StoreError> {
        if self.dialect() == Dialect::Postgres {
            sqlx::query(LOCK).execute(&mut **transaction).await?;
        }
        Ok(())
    }
}

/// By player: the rating, and from how many matches.
type Ratings = BTreeMap<i64, (Rating, i64)>;

struct RatedSeat {
    seat: u8,
    player: i64,
    side: u8,
    place: u8,
}

/// Updates the ratings by one match. A player with several seats, as bots have, gets the mean of what these would get.
fn apply(seats: &[RatedSeat], ratings: &mut Ratings, rate: &impl Fn(&[Contender]) -> Rated) -> Rated {
    let before = |seat: &RatedSeat| ratings.get(&seat.player).map(|known| known.0);
    let contender = |seat: &RatedSeat| Contender { side: seat.side, place: seat.place, before: before(seat) };
    let contenders: Vec<Contender> = seats.iter().map(contender).collect();
    let mut rated = rate(&contenders);
    for (own, seat) in seats.iter().enumerate() {
        let is_theirs_too =
            |side: u8| side != seat.side && seats.iter().any(|other| (other.side, other.player) == (side, seat.player));
        if seats.iter().any(|other| is_theirs_too(other.side)) {
            // A game against oneself says nothing about strength: other sides on which the player sits, too, do not count.
            let left: Vec<usize> = (0..seats.len()).filter(|&other| !is_theirs_too(seats[other].side)).collect();
            let is_opposed = left.iter().any(|&other| seats[other].side != seat.side);
            let alone = rate(&left.iter().map(|&other| contenders[other]).collect::<Vec<_>>());
            let after = left.iter().zip(alone).find(|(other, _)| **other == own).map(|(_, (_, after))| after);
            rated[own].1 = after.filter(|_| is_opposed).unwrap_or(rated[own].0);
        }
    }
    let mut sums: BTreeMap<i64, (i64, i64, i64)> = BTreeMap::new();
    for (seat, (_, after)) in seats.iter().zip(&rated) {
        let sum = sums.entry(seat.player).or_default();
        *sum = (sum.0 + after.mean, sum.1 + after.deviation, sum.2 + 1);
    }
    for (player, (mean, deviation, seats)) in sums {
        let games = ratings.get(&player).map_or(0, |known| known.1);
        let rating = Rating { mean: mean.div_euclid(seats), deviation: deviation.div_euclid(seats) };
        ratings.insert(player, (rating, games + 1));
    }
    rated
}

/// False if there is one of that table already.
async fn insert(transaction: &mut Transaction<'_, Any>, result: &NewResult) -> Result<bool, StoreError> {
    let inserted = sqlx::query(
        "INSERT INTO results (n, table_id, game, mode, pool, seats, reason, answers, begun, ended, is_public, unrated) \
         SELECT COALESCE(MAX(n), 0) + 1, $1, $2, $3, $4, $5, $6, $7, \
         COALESCE((SELECT at FROM journal WHERE table_id = $1 AND n = 0), $8), $8, $9, $10 FROM results WHERE true \
         ON CONFLICT (table_id) DO NOTHING",
    )
    .bind(&result.table)
    .bind(&result.game)
    .bind(&result.mode)
    .bind(&result.pool)
    .bind(result.seats.len() as i64)
    .bind(&result.reason)
    .bind(i64::from(result.answers))
    .bind(result.ended)
    .bind(i64::from(result.is_public))
    .bind(&result.unrated)
    .execute(&mut **transaction)
    .await?;
    Ok(inserted.rows_affected() == 1)
}

async fn insert_seat(
    transaction: &mut Transaction<'_, Any>,
    table: &str,
    seat: u8,
    player: i64,
    place: &NewPlace,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO result_seats (table_id, seat, player, side, place, verdict, score, roles) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(table)
    .bind(i64::from(seat))
    .bind(player)
    .bind(i64::from(place.side))
    .bind(i64::from(place.place))
    .bind(place.verdict.name())
    .bind(place.score.map(i64::from))
    .bind(&place.roles)
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

/// The player's id. A new player gets one, with a random code that cannot be guessed.
async fn player(transaction: &mut Transaction<'_, Any>, who: &Who) -> Result<i64, StoreError> {
    let (code, person, bot) = match who {
        Who::Person(id) => (crate::secret::code(), Some(id.0), None),
        Who::Bot(level) => (format!("bot-{level}"), None, Some(level)),
    };
    sqlx::query("INSERT INTO players (code, person, bot) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
        .bind(code)
        .bind(person)
        .bind(bot)
        .execute(&mut **transaction)
        .await?;
    let id = match who {
        Who::Person(id) => sqlx::query_scalar("SELECT id FROM players WHERE person = $1").bind(id.0),
        Who::Bot(level) => sqlx::query_scalar("SELECT id FROM players WHERE bot = $1").bind(level),
    };
    Ok(id.fetch_one(&mut **transaction).await?)
}

async fn rating(
    transaction: &mut Transaction<'_, Any>,
    player: i64,
    pool: &str,
) -> Result<Option<(Rating, i64)>, StoreError> {
    let row = sqlx::query("SELECT mean, deviation, games FROM ratings WHERE player = $1 AND pool = $2")
        .bind(player)
        .bind(pool)
        .fetch_optional(&mut **transaction)
        .await?;
    let Some(row) = row else { return Ok(None) };
    Ok(Some((Rating { mean: row.try_get("mean")?, deviation: row.try_get("deviation")? }, row.try_get("games")?)))
}

async fn write_seats(
    transaction: &mut Transaction<'_, Any>,
    table: &str,
    seats: &[RatedSeat],
    rated: &Rated,
) -> Result<(), StoreError> {
    for (seat, (before, after)) in seats.iter().zip(rated) {
        sqlx::query(
            "UPDATE result_seats SET mean_before = $3, deviation_before = $4, mean = $5, deviation = $6 \
             WHERE table_id = $1 AND seat = $2",
        )
        .bind(table)
        .bind(i64::from(seat.seat))
        .bind(before.mean)
        .bind(before.deviation)
        .bind(after.mean)
        .bind(after.deviation)
        .execute(&mut **transaction)
        .await?;
    }
    Ok(())
}

async fn write_rating(
    transaction: &mut Transaction<'_, Any>,
    player: i64,
    pool: &str,
    rating: Rating,
    games: i64,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO ratings (player, pool, mean, deviation, games) VALUES ($1, $2, $3, $4, $5) \
         ON CONFLICT (player, pool) DO UPDATE SET mean = $3, deviation = $4, games = $5",
    )
    .bind(player)
    .bind(pool)
    .bind(rating.mean)
    .bind(rating.deviation)
    .bind(games)
    .execute(&mut **transaction)
    .await?;
    Ok(())
}
