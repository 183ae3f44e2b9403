//! The rows as the server sees them. How they lie in the database is `migrations/`; how they get there, the neighbouring modules.

use crate::Secret;

/// Milliseconds since 1970, always given by the caller.
pub type Millis = i64;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonId(pub i64);

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub id: PersonId,
    pub name: String,
    /// Stands behind the name, `Anna#4821`, and belongs to nobody else.
    pub number: u32,
    pub created: Millis,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DeviceId(pub i64);

/// A browser that is somebody's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    pub id: DeviceId,
    /// What kind of browser it is, as it said itself; may be empty.
    pub label: String,
    pub created: Millis,
    pub seen: Millis,
}

/// Where something is said: at the table by players, in the gallery by onlookers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Room {
    Table,
    Gallery,
}

/// Who hears the onlookers of a running match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Gallery {
    /// Each other; the players after the end.
    #[default]
    Apart,
    /// The players too.
    Open,
    /// Nobody: they have nothing to say.
    Closed,
}

/// Something to be said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSaying {
    pub room: Room,
    pub person: PersonId,
    pub seat: Option<u8>,
    pub at: Millis,
    pub text: String,
}

/// Something that was said, with the name and number its speaker has now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saying {
    pub id: i64,
    /// It is the so-manieth thing said in its room at its table.
    pub rank: i64,
    pub room: Room,
    pub person: PersonId,
    pub name: String,
    pub number: u32,
    pub seat: Option<u8>,
    pub at: Millis,
    /// Empty if whoever said it was forgotten: then it is counted, and not shown.
    pub text: String,
}

/// Gathering, then playing, then over, or called off before it began; never back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    Gathering,
    Playing,
    Over,
    /// Nobody will ever play here. In the database it is over, with an outcome that no match has.
    CalledOff,
}

/// Who sits in a chair.
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
    /// The mark of the box it is played with, empty for the shipped one; tables older than this column do not know.
    pub parts: Option<String>,
    pub mode: String,
    pub options: String,
    /// How fast it is played, in the server's words.
    pub pace: String,
    pub dice_secret: Secret,
    pub commitment: String,
    pub state: State,
    pub outcome: Option<String>,
    pub is_public: bool,
    pub maker: PersonId,
    pub gallery: Gallery,
    /// Number of journal entries, and so the number of the next one.
    pub length: u32,
    pub created: Millis,
    /// When the match began; matches older than this column do not know.
    pub started: Option<Millis>,
    pub updated: Millis,
    /// In the order of their numbers.
    pub seats: Vec<SeatRow>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    pub seat: u8,
    /// What is written on the chair; whoever sits down writes their own.
    pub name: String,
    pub holder: Holder,
    pub contribution: Option<String>,
    /// Only somebody with the invitation may sit down here; of a chair that is taken, that it is kept for such a one.
    pub needs_invite: bool,
    /// The number of the chair's invitation: another after each time that the chair was vacated.
    pub invitation: u32,
    /// Somebody who was asked to leave, this chair or another, and has not sat down at the table since.
    pub asked_to_leave: Option<PersonId>,
}

/// Where the people of a match play another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rematch {
    pub table: String,
    /// Who has laid it.
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
    /// Somebody else had begun it already.
    Before,
    NoSuchTable,
    /// Not begun: a seat is still open, or somebody has not thrown in.
    SeatsOpen,
}
