//! The two databases, and where they differ in words.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dialect {
    Sqlite,
    Postgres,
}

impl Dialect {
    /// Addresses have a scheme; anything else is the path of a file.
    pub(crate) fn from_address(place: &str) -> Self {
        if place.contains("://") { Self::Postgres } else { Self::Sqlite }
    }

    /// SQLite must take its write lock at once: a transaction that reads first could not upgrade while another process writes.
    pub(crate) fn begin(self) -> &'static str {
        match self {
            Self::Sqlite => "PRAGMA synchronous = NORMAL; BEGIN IMMEDIATE",
            Self::Postgres => "BEGIN",
        }
    }

    /// The same for a commit that is synced, and with it all that were made before. SQLite's others are not: see
    /// [`crate::Store`]'s `commit`.
    pub(crate) fn begin_durably(self) -> &'static str {
        match self {
            Self::Sqlite => "PRAGMA synchronous = FULL; BEGIN IMMEDIATE",
            Self::Postgres => "BEGIN",
        }
    }

    /// `sql` with `{rows}` replaced by the rows of the JSON array `$1`; `value->>0` is a row's first column.
    /// So a batch of any size is one prepared statement with one parameter.
    pub(crate) fn with_rows(self, sql: &str) -> String {
        sql.replace(
            "{rows}",
            match self {
                Self::Sqlite => "json_each($1)",
                Self::Postgres => "json_array_elements(CAST($1 AS json))",
            },
        )
    }
}
