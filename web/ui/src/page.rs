//! The pages: each a function of a [`crate::Frame`] and of plain data that the server fills in.

mod agreed;
mod chat;
mod company;
mod curtain;
mod end;
mod error;
mod fellow;
mod gallery;
mod gather;
mod hall;
mod hint;
mod invite;
mod make;
mod me;
mod offline;
mod pace;
mod records;
mod replay;
mod rules;
mod standing;
mod start;
mod table;
mod voyage;
mod watch;
mod write;

pub use agreed::Agreed;
pub use chat::{CHAT_LINES, Chat, ChatLine, GallerySwitch, Speaker, Speaks, chat_lines, chat_list};
pub use company::{Attendance, Companion, Company};
pub use curtain::{Curtain, WayBack, curtain};
pub use end::{Again, End, Place, Proof, Throw};
pub use error::error;
pub use fellow::{Fellow, Skill};
pub use gallery::{Gallery, gallery};
pub use gather::{GatherChair, Gathering, Sitter, gathering, gathering_fragment};
pub(crate) use hall::signals;
pub use hall::{Call, Elsewhere, Hall, elsewhere, hall_fragments};
pub use hint::{Hint, hint, hint_words};
pub use invite::{Invite, LocalOnly};
pub use make::{Holder, OptionChoice};
pub use me::{Code, DeviceLine, Known, Me, Notice, WHEN_SIGNED_OUT, become_somebody, me};
pub use offline::offline;
pub use records::records;
pub use replay::{Asked, Chances, Given, Likely, Replay, Study, replay};
pub use rules::{Ledger, Search, rules, rules_list};
pub use standing::{
    Course, CourseStep, Duel, FinishedGame, GameStanding, Ladder, LadderRow, Meeting, PlayerPage, Position, Rate,
    RateTable, Strength, game_standing, player, standing,
};
pub use start::{Chair, GameCard, HostLine, ModeCard, Start, TableRow, Todo, own_list, public_lists, start};
use table::offers;
pub use table::{LastWord, OpenOffer, Table, WhyNot, log_lines, table, table_fragments};
pub use voyage::{Lesson, VoyageCard, address as voyage_step, is_there, lesson, voyages};
pub use watch::{AwayCause, AwayChoice, AwaySeat, AwayWay, ClockFace, OwnSeat, SeatWatch, Stake, Watch, span};
pub use write::write;

/// Before the title of a page that waits for its reader.
const YOUR_TURN: &str = "● ";
