//! A table in memory and everything around it, without HTTP: answers and journals, clocks, absence, bots, presence, chat,
//! replays, analysis, rendered pages. Requests and event streams are in `wardroom-site`.
//!
//! Start at [`table`] (one table) and [`tables`] (the registry); [`act`] is the format of journals.

pub mod absence;
pub mod act;
pub mod analysis;
pub mod audit;
pub mod bot_scheduler;
pub mod bots;
pub mod chat;
pub mod chat_rooms;
pub mod clock;
mod conduct;
pub mod departure;
pub mod error;
pub mod games;
pub mod halted;
pub mod labels;
pub mod maintenance;
pub mod match_summary;
pub mod metrics;
pub mod new_table;
pub mod note;
pub mod notifier;
pub mod other_tables;
pub mod presence;
pub mod presence_broadcast;
mod record_file;
pub mod registrar;
mod registrar_queue;
pub mod render_pool;
pub mod replay;
mod result;
pub mod seating;
pub mod social;
pub mod table;
pub mod tables;
mod texts;
pub mod time_control;

pub use error::LiveError;
pub use halted::{Halted, guarded};
pub use registrar_queue::FinishedMatches;
pub use tables::LiveTables;
pub use texts::{TEXTS, say};
