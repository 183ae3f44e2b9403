//! Questions about results and ratings. A reader sees the matches that were public and those in which they had a seat;
//! numbers without names are made from all.

use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row as _};

use crate::results::{Rating, UNFINISHED, Verdict, Who};
use crate::row::number;
use crate::{Millis, PersonId, Store, StoreError};

/// A person or a bot level with a finished match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    id: i64,
    /// In addresses.
    pub code: String,
    pub who: Who,
    /// Of a person: as they call themselves now.
    pub name: String,
}

/// A place on the ladder of a pool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rank {
    pub player: Player,
    pub pool: String,
    pub rating: Rating,
    pub games: i64,
}

/// How many matches ended in one way for one kind of seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    pub game: String,
    pub mode: String,
    pub seats: u8,
    pub seat: u8,
    pub roles: String,
    pub verdict: Verdict,
    pub games: i64,
}

/// A finished match as one of its players looks back at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finish {
    pub table: String,
    pub game: String,
    pub mode: String,
    pub pool: String,
    pub ended: Millis,
    /// It did not end by its rules. The players who left it have lost; the others neither won nor lost.
    pub is_unfinished: bool,
    pub unrated: Option<String>,
    pub seats: Vec<FinishSeat>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishSeat {
    pub player: Player,
    pub seat: u8,
    pub place: u8,
    pub verdict: Verdict,
    pub score: Option<i64>,
    pub roles: String,
    /// Before and after; nothing where the match does not count.
    pub rating: Option<(Rating, Rating)>,
}

/// A match that two players have both finished: who came in where, the better of them if one had several seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Encounter {
    pub table: String,
    pub game: String,
    pub own: u8,
    pub other: u8,
}

const PLAYER: &str = "p.id, p.code, p.person, p.bot, COALESCE(people.name, '') AS name";
const PEOPLE: &str = "LEFT JOIN people ON people.id = p.person";
/// Of the match `r`, to the reader `$1`.
const VISIBLE: &str = "(r.is_public = 1 OR EXISTS (SELECT 1 FROM result_seats m JOIN players mp ON mp.id = m.player \
                       WHERE m.table_id = r.table_id AND mp.person = $1))";
/// Of a match that did not end by its rules the seats `s` and `o` only if one of the two left it.
fn decided() -> String {
    format!("(r.reason <> '{UNFINISHED}' OR s.place <> o.place)")
}

impl Store {
    pub async fn player(&self, code: &str) -> Result<Option<Player>, StoreError> {
        let sql = format!("SELECT {PLAYER} FROM players p {PEOPLE} WHERE p.code = $1");
        let row = sqlx::query(AssertSqlSafe(sql)).bind(code).fetch_optional(self.reads()).await?;
        row.as_ref().map(player).transpose()
    }

    pub async fn player_of(&self, person: PersonId) -> Result<Option<Player>, StoreError> {
        let sql = format!("SELECT {PLAYER} FROM players p {PEOPLE} WHERE p.person = $1");
        let row = sqlx::query(AssertSqlSafe(sql)).bind(person.0).fetch_optional(self.reads()).await?;
        row.as_ref().map(player).transpose()
    }

    /// The ratings of a game's pools, the best first: of bots, and of people with a match that the reader may see.
    pub async fn ladder(&self, reader: Option<PersonId>, pool: &str, limit: u32) -> Result<Vec<Rank>, StoreError> {
        let sql = format!(
            "SELECT {PLAYER}, t.pool, t.mean, t.deviation, t.games FROM ratings t JOIN players p ON p.id = t.player \
             {PEOPLE} WHERE t.pool = $2 AND (p.bot IS NOT NULL OR p.person = $1 OR EXISTS (SELECT 1 FROM result_seats s \
             JOIN results r ON r.table_id = s.table_id WHERE s.player = p.id AND {VISIBLE})) \
             ORDER BY t.mean DESC, p.id LIMIT $3"
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(known(reader)).bind(pool).bind(i64::from(limit));
        query.fetch_all(self.reads()).await?.iter().map(rank).collect()
    }

    /// All ratings of one player.
    pub async fn ratings_of(&self, of: &Player) -> Result<Vec<Rank>, StoreError> {
        let sql = format!(
            "SELECT {PLAYER}, t.pool, t.mean, t.deviation, t.games FROM ratings t JOIN players p ON p.id = t.player \
             {PEOPLE} WHERE p.id = $1 ORDER BY t.pool"
        );
        sqlx::query(AssertSqlSafe(sql)).bind(of.id).fetch_all(self.reads()).await?.iter().map(rank).collect()
    }

    /// How the matches of a game that count have ended, by seat and by role, of all players. A match that a player left
    /// says nothing about seats.
    pub async fn tally(&self, game: &str) -> Result<Vec<Tally>, StoreError> {
        let sql = format!(
            "SELECT r.game, r.mode, r.seats, s.seat, s.roles, s.verdict, COUNT(*) AS games FROM results r \
             JOIN result_seats s ON s.table_id = r.table_id \
             WHERE r.game = $1 AND r.unrated IS NULL AND r.reason <> '{UNFINISHED}' \
             GROUP BY r.game, r.mode, r.seats, s.seat, s.roles, s.verdict"
        );
        sqlx::query(AssertSqlSafe(sql)).bind(game).fetch_all(self.reads()).await?.iter().map(tally).collect()
    }

    /// The same of one player's matches, in all games, as far as the reader may see them; what they left they have lost.
    pub async fn tally_of(&self, reader: Option<PersonId>, of: &Player) -> Result<Vec<Tally>, StoreError> {
        let sql = format!(
            "SELECT r.game, r.mode, r.seats, s.seat, s.roles, s.verdict, COUNT(*) AS games FROM results r \
             JOIN result_seats s ON s.table_id = r.table_id WHERE s.player = $2 AND r.unrated IS NULL \
             AND (r.reason <> '{UNFINISHED}' OR s.verdict = 'lost') AND {VISIBLE} \
             GROUP BY r.game, r.mode, r.seats, s.seat, s.roles, s.verdict"
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(known(reader)).bind(of.id);
        query.fetch_all(self.reads()).await?.iter().map(tally).collect()
    }

    /// A player's matches that the reader may see, the last first.
    pub async fn finishes_of(
        &self,
        reader: Option<PersonId>,
        of: &Player,
        limit: u32,
    ) -> Result<Vec<Finish>, StoreError> {
        let these = format!(
            "SELECT r.n, r.table_id FROM results r WHERE {VISIBLE} AND EXISTS (SELECT 1 FROM result_seats o \
             WHERE o.table_id = r.table_id AND o.player = $2) ORDER BY r.n DESC LIMIT $3"
        );
        let sql = finishes(&these);
        let query = sqlx::query(AssertSqlSafe(sql)).bind(known(reader)).bind(of.id).bind(i64::from(limit));
        group(&query.fetch_all(self.reads()).await?)
    }

    /// What came of one match.
    pub async fn finish(&self, table: &str) -> Result<Option<Finish>, StoreError> {
        let sql = finishes("SELECT n, table_id FROM results WHERE table_id = $1");
        Ok(group(&sqlx::query(AssertSqlSafe(sql)).bind(table).fetch_all(self.reads()).await?)?.pop())
    }

    /// Whom a player has met most often in matches that the reader may see.
    pub async fn opponents_of(
        &self,
        reader: Option<PersonId>,
        of: &Player,
        limit: u32,
    ) -> Result<Vec<(Player, i64)>, StoreError> {
        let sql = format!(
            "SELECT {PLAYER}, met.games FROM (SELECT o.player, COUNT(DISTINCT r.table_id) AS games FROM results r \
             JOIN result_seats s ON s.table_id = r.table_id AND s.player = $2 \
             JOIN result_seats o ON o.table_id = r.table_id AND o.player <> $2 AND o.side <> s.side \
             WHERE {} AND {VISIBLE} GROUP BY o.player) met JOIN players p ON p.id = met.player {PEOPLE} \
             ORDER BY met.games DESC, p.id LIMIT $3",
            decided()
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(known(reader)).bind(of.id).bind(i64::from(limit));
        let rows = query.fetch_all(self.reads()).await?;
        rows.iter().map(|row| Ok((player(row)?, row.try_get("games")?))).collect()
    }

    /// The matches of two players against each other that the reader may see, the first first.
    pub async fn encounters(
        &self,
        reader: Option<PersonId>,
        of: &Player,
        with: &Player,
    ) -> Result<Vec<Encounter>, StoreError> {
        let sql = format!(
            "SELECT r.n, r.table_id, r.game, MIN(s.place) AS own, MIN(o.place) AS other FROM results r \
             JOIN result_seats s ON s.table_id = r.table_id AND s.player = $2 \
             JOIN result_seats o ON o.table_id = r.table_id AND o.player = $3 AND o.side <> s.side \
             WHERE {} AND {VISIBLE} GROUP BY r.n, r.table_id, r.game ORDER BY r.n",
            decided()
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(known(reader)).bind(of.id).bind(with.id);
        let rows = query.fetch_all(self.reads()).await?;
        let encounter = |row: &AnyRow| {
            let (own, other) = (number(row, "own")?, number(row, "other")?);
            Ok(Encounter { table: row.try_get("table_id")?, game: row.try_get("game")?, own, other })
        };
        rows.iter().map(encounter).collect()
    }
}

/// Ids of people are positive: a reader without a name sees public matches only.
fn known(reader: Option<PersonId>) -> i64 {
    reader.map_or(-1, |person| person.0)
}

fn finishes(these: &str) -> String {
    format!(
        "SELECT {PLAYER}, r.n, r.table_id, r.game, r.mode, r.pool, r.reason, r.ended, r.unrated, s.seat, s.place, s.verdict, \
         s.score, s.roles, s.mean_before, s.deviation_before, s.mean, s.deviation FROM ({these}) these \
         JOIN results r ON r.table_id = these.table_id JOIN result_seats s ON s.table_id = r.table_id \
         JOIN players p ON p.id = s.player {PEOPLE} ORDER BY r.n DESC, s.seat"
    )
}

/// Rows of seats, those of a match one after another.
fn group(rows: &[AnyRow]) -> Result<Vec<Finish>, StoreError> {
    let mut matches: Vec<Finish> = Vec::new();
    for row in rows {
        let table: String = row.try_get("table_id")?;
        if matches.last().is_none_or(|last| last.table != table) {
            matches.push(Finish {
                table,
                game: row.try_get("game")?,
                mode: row.try_get("mode")?,
                pool: row.try_get("pool")?,
                ended: row.try_get("ended")?,
                is_unfinished: row.try_get::<String, _>("reason")? == UNFINISHED,
                unrated: row.try_get("unrated")?,
                seats: Vec::new(),
            });
        }
        if let Some(last) = matches.last_mut() {
            last.seats.push(finish_seat(row)?);
        }
    }
    Ok(matches)
}

fn finish_seat(row: &AnyRow) -> Result<FinishSeat, StoreError> {
    let rating = |mean: &str, deviation: &str| -> Result<Option<Rating>, StoreError> {
        let both: (Option<i64>, Option<i64>) = (row.try_get(mean)?, row.try_get(deviation)?);
        Ok(both.0.zip(both.1).map(|(mean, deviation)| Rating { mean, deviation }))
    };
    Ok(FinishSeat {
        player: player(row)?,
        seat: number(row, "seat")?,
        place: number(row, "place")?,
        verdict: Verdict::parse(row.try_get("verdict")?)?,
        score: row.try_get("score")?,
        roles: row.try_get("roles")?,
        rating: rating("mean_before", "deviation_before")?.zip(rating("mean", "deviation")?),
    })
}

fn player(row: &AnyRow) -> Result<Player, StoreError> {
    let who = match (row.try_get::<Option<i64>, _>("person")?, row.try_get::<Option<String>, _>("bot")?) {
        (Some(person), _) => Who::Person(PersonId(person)),
        (None, bot) => Who::Bot(bot.unwrap_or_default()),
    };
    Ok(Player { id: row.try_get("id")?, code: row.try_get("code")?, who, name: row.try_get("name")? })
}

fn rank(row: &AnyRow) -> Result<Rank, StoreError> {
    let rating = Rating { mean: row.try_get("mean")?, deviation: row.try_get("deviation")? };
    Ok(Rank { player: player(row)?, pool: row.try_get("pool")?, rating, games: row.try_get("games")? })
}

fn tally(row: &AnyRow) -> Result<Tally, StoreError> {
    Ok(Tally {
        game: row.try_get("game")?,
        mode: row.try_get("mode")?,
        seats: number(row, "seats")?,
        seat: number(row, "seat")?,
        roles: row.try_get("roles")?,
        verdict: Verdict::parse(row.try_get("verdict")?)?,
        games: row.try_get("games")?,
    })
}
