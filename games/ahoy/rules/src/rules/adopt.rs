//! Adopting a table that somebody has put together.

use crate::components::Parts;
use crate::table::Table;
use wardroom_kernel::{SetupError, Shared};

pub(crate) fn adopt(mut table: Table, parts: &'static Parts) -> Result<Table, SetupError> {
    table.parts = Shared(parts);
    Ok(table)
}
