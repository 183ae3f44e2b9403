//! A table in memory. `live_table.rs` is the table and its lock, `accept.rs` the way of an answer, `reading.rs` the way of a
//! page or a stream; `running_match.rs` plays the journal, `paint.rs` renders.

mod absence_view;
mod absence_vote;
mod accept;
mod clock_panel;
mod commit_point;
mod end_panel;
mod growth;
mod live_table;
mod log_cache;
mod memory;
mod offer_panel;
mod page_id;
mod paint;
mod reading;
mod rendered;
mod resend;
mod running_match;
mod services;
mod snapshot;

pub use accept::{Accepted, Actor};
pub use end_panel::proof;
pub use live_table::{BotQueue, LiveTable};
pub use page_id::{PageHashes, PageId, event, hash};
pub use reading::asked;
pub use rendered::RenderedTable;
pub(crate) use running_match::RunningMatch;
pub use services::TableServices;
pub use snapshot::{Position, Snapshot, Stage, record};
