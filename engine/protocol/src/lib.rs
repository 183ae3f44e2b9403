//! The engine protocol: a [`Session`] holds matches of all games and answers requests about them, as JSON lines or as typed
//! [`Request`]s. This crate does no input or output: `wardroom engine` reads and writes the lines.
//! `docs/ENGINE-PROTOCOL.md` is made from the types here; [`Request`] lists the requests.
//!
//! ```
//! use wardroom_protocol::Session;
//! use wardroom_ui::Language;
//! let mut session = Session::new(wardroom_catalog::games(&Default::default()), Language::En);
//! let reply = session.line(br#"{"id":1,"do":"new","game":"turning-tides","seed":7}"#);
//! assert_eq!(reply, r#"{"id":1,"ok":{"match":1,"seats":["silver","gold"],"seq":2}}"#);
//! ```

mod answer;
mod bot;
mod chance;
mod fields;
mod games;
mod line;
mod look;
mod open;
mod question;
mod refusal;
mod request;
#[cfg(feature = "schema")]
mod schema;
mod seats;
mod session;
mod types;

pub use answer::{AnswerReply, AnswerRequest, SayReply, SayRequest, UndoReply, UndoRequest, WhyReply, WhyRequest};
pub use bot::{BotReply, BotRequest};
pub use games::{GameInfo, GamesReply, GamesRequest, ModeInfo, OptionChoices, OptionInfo, Title};
pub use look::{
    DropReply, DropRequest, HeardReply, HeardRequest, RecordReply, RecordRequest, TableReply, TableRequest, ViewReply,
    ViewRequest,
};
pub use open::{LoadRequest, NewRequest, Opened, PositionRequest};
pub use question::{AskReply, AskRequest, OfferedAnswer, QuestionText};
pub use refusal::{Reasons, Refusal, RefusalCode, RefusalDetails, RuleReason};
pub use request::{Reply, Request, Verb};
#[cfg(feature = "schema")]
pub use schema::schema;
pub use seats::OutcomeReply;
pub use session::Session;
pub use types::{GivenAnswer, LanguageTag, OptionValue, Seed};

/// The JSON Schema (draft 2020-12) of all requests and replies.
pub const SCHEMA: &str = include_str!("../schema.json");
