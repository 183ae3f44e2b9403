//! How many tables there are: for the limits and the metrics.

use std::collections::HashMap;

use crate::{Millis, PersonId, State, Store, StoreError};

impl State {
    pub const ALL: [Self; 4] = [Self::Gathering, Self::Playing, Self::Over, Self::CalledOff];

    pub fn name(self) -> &'static str {
        match self {
            Self::Gathering => "gathering",
            Self::Playing => "playing",
            Self::Over => "over",
            Self::CalledOff => "called-off",
        }
    }
}

impl Store {
    /// How many tables are not over and have seen something happen since, of all or of those that one person made.
    pub async fn unfinished_tables(&self, maker: Option<PersonId>, since: Millis) -> Result<u64, StoreError> {
        let count = match maker {
            None => sqlx::query_scalar(
                "SELECT COUNT(*) FROM tables WHERE (state = 'gathering' OR state = 'playing') AND updated >= $1",
            )
            .bind(since),
            Some(maker) => sqlx::query_scalar(
                "SELECT COUNT(*) FROM tables WHERE maker = $2 AND (state = 'gathering' OR state = 'playing') \
                 AND updated >= $1",
            )
            .bind(since)
            .bind(maker.0),
        };
        let count: i64 = count.fetch_one(self.reads()).await?;
        Ok(u64::try_from(count).unwrap_or_default())
    }

    /// The ids of all tables.
    pub async fn table_ids(&self) -> Result<Vec<String>, StoreError> {
        Ok(sqlx::query_scalar("SELECT id FROM tables ORDER BY id").fetch_all(self.reads()).await?)
    }

    /// How many tables there are, in every state.
    pub async fn tables_by_state(&self) -> Result<Vec<(State, u64)>, StoreError> {
        let counts = sqlx::query_as(
            "SELECT named, COUNT(*) FROM (SELECT CASE WHEN outcome = 'called off' THEN 'called-off' ELSE state END \
             AS named FROM tables) every GROUP BY named",
        );
        let counts = counts.fetch_all(self.reads());
        let counts: HashMap<String, i64> = counts.await?.into_iter().collect();
        let count = |state: State| u64::try_from(counts.get(state.name()).copied().unwrap_or_default());
        Ok(State::ALL.into_iter().map(|state| (state, count(state).unwrap_or_default())).collect())
    }
}
