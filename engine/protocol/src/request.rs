//! The table of requests: the word for `do`, the fields and the reply of each.

use crate::{
    AnswerReply, AnswerRequest, AskReply, AskRequest, BotReply, BotRequest, DropReply, DropRequest, GamesReply,
    GamesRequest, HeardReply, HeardRequest, LoadRequest, NewRequest, Opened, PositionRequest, RecordReply,
    RecordRequest, Refusal, SayReply, SayRequest, Session, TableReply, TableRequest, UndoReply, UndoRequest, ViewReply,
    ViewRequest, WhyReply, WhyRequest, fields,
};
use serde::Serialize;
use serde_json::{Map, Value};
use std::str::FromStr;

/// What a session does with the fields of a request.
pub(crate) trait Handle {
    type Reply;
    fn run(self, session: &mut Session) -> Result<Self::Reply, Refusal>;
    /// The match that the request is about, if any: it is dropped if its rules have a bug.
    fn match_number(&self) -> Option<u64> {
        None
    }
}

macro_rules! requests {
    ($($(#[doc = $doc:literal])+ $verb:literal $name:ident($call:ident) -> $reply:ident;)+) => {
        /// The value of `do`.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Verb {
            $($(#[doc = $doc])+ $name,)+
        }

        impl Verb {
            pub const ALL: &[Verb] = &[$(Verb::$name,)+];

            pub fn name(self) -> &'static str {
                match self {
                    $(Verb::$name => $verb,)+
                }
            }
            /// What the request does, in a few sentences.
            pub fn about(self) -> &'static str {
                match self {
                    $(Verb::$name => concat!($($doc, "\n",)+),)+
                }
            }
            pub(crate) fn parse(self, fields: Map<String, Value>) -> Result<Request, Refusal> {
                match self {
                    $(Verb::$name => Ok(Request::$name(fields::parse(fields)?)),)+
                }
            }
            /// The schemas of the request's fields and of its reply.
            #[cfg(feature = "schema")]
            pub(crate) fn schemas(self, generator: &mut schemars::SchemaGenerator) -> [schemars::Schema; 2] {
                use schemars::JsonSchema as _;
                match self {
                    $(Verb::$name => [<$call>::json_schema(generator), <$reply>::json_schema(generator)],)+
                }
            }
        }

        impl FromStr for Verb {
            type Err = ();
            fn from_str(name: &str) -> Result<Verb, ()> {
                Verb::ALL.iter().copied().find(|verb| verb.name() == name).ok_or(())
            }
        }

        /// A request with its fields. As JSON it is an object with the key `do`.
        #[derive(Clone, Debug, Serialize)]
        #[serde(tag = "do")]
        pub enum Request {
            $($(#[doc = $doc])+ #[serde(rename = $verb)] $name($call),)+
        }

        impl Request {
            pub fn verb(&self) -> Verb {
                match self {
                    $(Request::$name(_) => Verb::$name,)+
                }
            }
            pub(crate) fn match_number(&self) -> Option<u64> {
                match self {
                    $(Request::$name(call) => call.match_number(),)+
                }
            }
            pub(crate) fn run(self, session: &mut Session) -> Result<Reply, Refusal> {
                match self {
                    $(Request::$name(call) => call.run(session).map(Reply::$name),)+
                }
            }
        }

        /// What follows `ok` in the reply to a request of the same name.
        #[derive(Clone, Debug, Serialize)]
        #[serde(untagged)]
        pub enum Reply {
            $($name($reply),)+
        }
    };
}

requests! {
    /// Lists the games, with their modes, numbers of seats and options. `wardroom games --json` prints the same.
    "games" Games(GamesRequest) -> GamesReply;
    /// Begins a match. Without a `seed`, or with `null`, chance is asked as if it were a player: its seat is `chance` and its
    /// answers are texts like `3/6`, the third of six outcomes. With a `seed` the session throws the dice itself.
    "new" New(NewRequest) -> Opened;
    /// Opens a match from the text of a record, as it stands after the record's last line. If the record has the secret of its
    /// dice, the dice continue from there; else chance is asked.
    "load" Load(LoadRequest) -> Opened;
    /// Begins a match at a table that you give, in the form that `table` returns. The mode is the one of the table; a `mode`
    /// that is given must be the same. If the table was taken in the middle of a step, the `answers` since then lead to the
    /// same question.
    "position" Position(PositionRequest) -> Opened;
    /// Returns the open questions with all their offers, the outcome, and what each seat may say. If several seats are asked
    /// at once, each question has its own `seq`, and the `seq` of the reply is valid for all of them. A seat that has sealed
    /// its answer is left out of `open`, although it may still replace that answer.
    "ask" Ask(AskRequest) -> AskReply;
    /// Answers the open question of a seat, or of `chance`, with one of the texts that were offered.
    "answer" Answer(AnswerRequest) -> AnswerReply;
    /// Explains why a text is not offered to a seat, rule by rule. The explanation uses only what the seat may know.
    "why" Why(WhyRequest) -> WhyReply;
    /// Takes back the last answer of a seat. This is refused (`undo`) if chance or another seat has answered since, if an
    /// offer was made, or if something hidden was shown; and (`under-seal`) if the answer is still sealed: send another one
    /// instead. Undo also removes the question that followed, with what other seats have sealed for it.
    "undo" Undo(UndoRequest) -> UndoReply;
    /// Table talk: resigns, or offers, accepts, declines or withdraws a draw or a surrender. While an offer waits, no seat
    /// can answer a question.
    "say" Say(SayRequest) -> SayReply;
    /// Returns the events that a seat may hear, from a number on. Use it for a seat that others act before: `answer` returns
    /// only the events that its own answer caused. Start with `from` 0 and continue with the `next` of the last reply. If
    /// `next` is smaller than your `from`, an undo has taken events back.
    "heard" Heard(HeardRequest) -> HeardReply;
    /// Returns what a seat, or a spectator, may see of the table.
    "view" View(ViewRequest) -> ViewReply;
    /// Returns the whole table with everything that is hidden, as it was at the beginning of the current step of the rules, and
    /// the answers since then. `position` takes both and comes to the same question. Sealed answers are not included.
    "table" Table(TableRequest) -> TableReply;
    /// Returns the record of the match. If the match has a `seed`, the record contains it from the start as the secret of the
    /// dice, so that `load` can continue with them. No seat contributes to such dice, so `wardroom verify` does not call them
    /// proven.
    "record" Record(RecordRequest) -> RecordReply;
    /// Closes a match.
    "drop" Drop(DropRequest) -> DropReply;
    /// Returns the answer that a bot would give for a seat. The bot knows what the seat knows. The match does not change.
    "bot" Bot(BotRequest) -> BotReply;
}
