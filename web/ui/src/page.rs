//! The pages: each a function of a [`crate::Frame`] and of plain data that the server fills in.

mod chat;
mod curtain;
mod end;
mod error;
mod gallery;
mod gather;
mod hint;
mod invite;
mod make;
mod me;
mod options;
mod other_players;
mod presence;
mod records;
mod replay;
mod rules;
mod social;
mod standing;
mod start;
mod table;
mod time_control;
mod voyage;
mod watch;

pub use chat::{
    CHAT_LINES, ChatLine, ChatPanel, ChatRoom, ChatSpeaker, SpectatorChatSwitch, chat_lines, chat_list, write,
};
pub use curtain::{Curtain, WayBack, curtain};
pub use end::{Contribution, FinalPlace, MatchEnd, NextGame, Proof};
pub use error::{error, offline};
pub use gallery::{ComponentGallery, gallery};
pub use gather::{GatherSeat, Gathering, SeatState, gathering, gathering_fragment};
pub use hint::{Hint, hint, hint_words};
pub use invite::{Invite, LocalOnly};
pub use make::{OptionChoice, SeatHolder};
pub use me::{DeviceLine, KnownPerson, MePage, Notice, SignInCode, WHEN_SIGNED_OUT, become_somebody, me};
pub use options::AgreedOption;
pub use other_players::{BotLevel, OtherPlayer};
pub use presence::{Attendance, PeopleAtTable, SeatPresence};
pub use records::records;
pub use replay::{AnalysisPanel, AskedSeat, LikelyAnswer, ReplayPage, ReplayedAnswer, WinChances, replay};
pub use rules::{LedgerPage, RuleSearch, rules, rules_list};
pub(crate) use social::signals;
pub use social::{OtherTable, Social, WaitReason, elsewhere, social_fragments};
pub use standing::{
    Comparison, FinishedGame, GameStanding, HeadToHead, Ladder, LadderRow, PlayerPage, RatingEstimate, RatingHistory,
    RatingPoint, SeatResult, WinRate, WinRateTable, game_standing, player, standing,
};
pub use start::{
    GameCard, HostLine, ModeCard, SeatOccupant, StartPage, TableAction, TableListRow, own_list, public_lists, start,
};
use table::offers;
pub use table::{LastWord, OpenOffer, TablePage, WhyNotAnswer, log_lines, table, table_fragments};
pub use voyage::{Lesson, VoyageCard, address as voyage_step, is_there, lesson, voyages};
pub use watch::{
    AwayCause, AwayChoice, AwaySeat, AwayWay, ClockFace, ClocksAndAbsence, OwnSeat, RatingStake, SeatClock, span,
};

/// Before the title of a page that waits for its reader.
const YOUR_TURN: &str = "● ";
