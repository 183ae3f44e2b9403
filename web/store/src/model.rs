//! The rows as the server sees them. The tables of the database are in `migrations/`; the neighbouring modules read and write them.

use crate::Secret;

/// Milliseconds since 1970, always given by the caller.
pub type Millis = i64;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonId(pub i64);

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub id: PersonId,
    pub name: String,
    /// Shown after the name, `Anna#4821`; no two people have the same.
    pub number: u32,
    pub created: Millis,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DeviceId(pub i64);

/// A browser in which a person is signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    pub id: DeviceId,
    /// What kind of browser it is, as it said itself; may be empty.
    pub label: String,
    pub created: Millis,
    pub seen: Millis,
}

/// Where a message is shown: players write at the table, spectators in a room of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Room {
    Table,
    Spectators,
}

/// Who reads what spectators of a running match write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum SpectatorChat {
    /// The spectators; the players after the end.
    #[default]
    Apart,
    /// The players too.
    Open,
    /// Spectators cannot write.
    Closed,
}

/// A message to be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewChatMessage {
    pub room: Room,
    pub person: PersonId,
    pub seat: Option<u8>,
    pub at: Millis,
    pub text: String,
}

/// A stored message, with the name and number its author has now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatMessage {
    pub id: i64,
    /// Position of the message within its room, counted from 1.
    pub rank: i64,
    pub room: Room,
    pub person: PersonId,
    pub name: String,
    pub number: u32,
    pub seat: Option<u8>,
    pub at: Millis,
    /// Empty if the author's account was deleted: then the message is counted, and not shown.
    pub text: String,
}

/// A table gathers, plays and is over, or is called off before it begins; it never goes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    Gathering,
    Playing,
    Over,
    /// No match will be played. In the database the table is over, with an outcome that no match has.
    CalledOff,
}

/// Who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    Open,
    Person(PersonId),
    /// A bot of the named level.
    Bot(String),
}

/// One match with its seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    pub id: String,
    pub game: String,
    pub rules_version: u32,
    /// The fingerprint of the box it is played with, empty for the shipped one; none if the table is older than this column.
    pub parts: Option<String>,
    pub mode: String,
    pub options: String,
    /// The time control, as the server writes it.
    pub pace: String,
    pub dice_secret: Secret,
    pub commitment: String,
    pub state: State,
    pub outcome: Option<String>,
    pub is_public: bool,
    pub maker: PersonId,
    pub spectator_chat: SpectatorChat,
    /// Number of journal entries, and so the number of the next one.
    pub length: u32,
    pub created: Millis,
    /// When the match began; none if it is older than this column.
    pub started: Option<Millis>,
    pub updated: Millis,
    /// In the order of their numbers.
    pub seats: Vec<SeatRow>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    pub seat: u8,
    /// The name shown at the seat; a person who sits down brings their own.
    pub name: String,
    pub holder: Holder,
    pub contribution: Option<String>,
    /// Only a person with the invitation may sit down here; the same again once the present holder has left.
    pub needs_invite: bool,
    /// The number of the seat's invitation: a new one each time the seat is vacated.
    pub invitation: u32,
    /// A person whom the host asked to leave this seat or another, and who has not sat down at the table since.
    pub asked_to_leave: Option<PersonId>,
}

/// Where the people of a match play another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rematch {
    pub table: String,
    /// The person who created it.
    pub maker: PersonId,
}

/// A table to be created, gathering and with an empty journal.
#[derive(Clone, Debug)]
pub struct NewTable {
    pub id: String,
    pub game: String,
    pub rules_version: u32,
    pub parts: String,
    pub mode: String,
    pub options: String,
    pub pace: String,
    pub dice_secret: Secret,
    pub commitment: String,
    pub is_public: bool,
    pub maker: PersonId,
    pub created: Millis,
    /// Seat 0 first.
    pub seats: Vec<NewSeat>,
}

#[derive(Clone, Debug)]
pub struct NewSeat {
    pub name: String,
    pub holder: Holder,
    pub contribution: Option<String>,
    /// If set, the seat can be taken only with this, and once.
    pub invite: Option<Secret>,
}

/// What happens next in a match: one line, and the chance that followed it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub at: Millis,
    pub line: String,
    pub chance: String,
}

/// A line with its place in the journal. The journal of a table is numbered 0, 1, 2, without gaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalEntry {
    pub table: String,
    pub n: u32,
    pub at: Millis,
    pub line: String,
    pub chance: String,
}

/// What [`crate::Store::start`] found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Started {
    /// This call began the match.
    Now,
    /// Another call had begun it before.
    Before,
    NoSuchTable,
    /// Not begun: a seat is open, or a person has not contributed.
    SeatsOpen,
}
