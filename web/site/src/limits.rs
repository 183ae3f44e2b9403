//! How much one person, one address and everybody together may ask of this server, and what whoever asks for more is told.
//! Requests are asked about in `guard.rs`, forms in `fields.rs`, people in `reader.rs`, streams in `vigil.rs`, records in
//! `upload.rs`, pictures and look-backs in `easel.rs`, connections in `doors.rs`; tables here, by whoever lays one.

mod gate;
mod limit;
mod measures;

pub(crate) use gate::{Gate, Pass, household};
pub(crate) use limit::{CODES, Limit};
pub use measures::Limits;

use crate::{
    app::{App, now},
    reader::Reader,
    trouble::Trouble,
};
use wardroom_store::Millis;

impl App {
    /// Tables at which nothing has happened since this moment are quiet.
    pub(crate) fn quiet_before(&self) -> Millis {
        const DAY: Millis = 24 * 60 * 60 * 1000;
        match self.gate.limits().quiet_days {
            0 => Millis::MIN,
            days => now() - Millis::from(days) * DAY,
        }
    }
    /// Whether the reader may make one more table. To be asked before anything is written.
    pub(crate) async fn may_make_table(&self, reader: &Reader) -> Result<(), Trouble> {
        let (limits, since) = (self.gate.limits(), self.quiet_before());
        if let Some(maker) = reader.id()
            && limits.tables_of_a_person != 0
            && self.store.unfinished_tables(Some(maker), since).await? >= u64::from(limits.tables_of_a_person)
        {
            return Err(Limit::TablesOfAPerson(limits.tables_of_a_person).into());
        }
        if limits.tables != 0 && self.store.unfinished_tables(None, since).await? >= u64::from(limits.tables) {
            return Err(Limit::Tables.into());
        }
        Ok(self.gate.new_table(reader.from)?)
    }
}
