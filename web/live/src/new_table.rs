//! From a request for a table to its first question: the table is created, seats are taken, all contribute to the dice.

use crate::{
    act,
    analysis::Analysed as _,
    error::LiveError,
    games::{checked_setup_of, write_options},
    replay::Replay,
    table::LiveTable,
    tables::LiveTables,
    time_control::TimeControl,
};
use std::sync::Arc;
use wardroom_accounts::{now, parse_offered_level, readable_id};
use wardroom_catalog::{AnyGame, AnyMatch};
use wardroom_kernel::{Dice, Rejected, Seat, Setup};
use wardroom_search::Level;
use wardroom_store::{Holder, Line, NewSeat, NewTable, Person, PersonId, Secret, Started, State, TableRow};

/// The contribution of a bot to the dice: it has no secrets, so it adds nothing.
pub const BOT_CONTRIBUTION: &str = "bot";
const LONGEST_CONTRIBUTION: usize = 64;

/// Who is to have a seat, as `POST /make` names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chair {
    Me,
    /// The person who gets the link.
    Friend,
    /// The first person who comes: the table is listed.
    Anyone,
    /// Another person at the host's screen.
    Here,
    Bot(Level),
}

impl Chair {
    pub fn parse(name: &str) -> Option<Chair> {
        match name {
            "me" => Some(Chair::Me),
            "open" => Some(Chair::Friend),
            "anyone" => Some(Chair::Anyone),
            "here" => Some(Chair::Here),
            _ => parse_offered_level(name.strip_prefix("bot:")?).map(Chair::Bot),
        }
    }
    /// `called` is the name of another person at the host's screen.
    fn new_seat(self, maker: &Person, called: Option<&String>, dice_secret: &Secret, seat: u8) -> NewSeat {
        let invite = (self == Chair::Friend).then(|| dice_secret.of_invitation(u32::from(seat)));
        let (name, holder) = match self {
            Chair::Me => (maker.name.clone(), Holder::Person(maker.id)),
            Chair::Here => (called.cloned().unwrap_or_default(), Holder::Person(maker.id)),
            Chair::Friend | Chair::Anyone => (String::new(), Holder::Open),
            Chair::Bot(level) => (format!("bot {level}"), Holder::Bot(level.name().into())),
        };
        let contribution = matches!(self, Chair::Bot(_)).then(|| BOT_CONTRIBUTION.to_owned());
        NewSeat { name, holder, contribution, invite }
    }
}

/// What a new table is to be.
#[derive(Debug)]
pub struct NewTableRequest {
    pub setup: Setup,
    pub chairs: Vec<Chair>,
    /// The names of other people at the host's screen, by seat.
    pub names: Vec<Option<String>>,
    pub is_public: bool,
    pub time_control: TimeControl,
    /// Answers of another match that this one begins with, as journal lines.
    pub given: Vec<String>,
}

impl NewTableRequest {
    /// The host against bots.
    pub fn against_bots(game: &dyn AnyGame, level: Level) -> Result<NewTableRequest, LiveError> {
        let mode = game.modes().first().ok_or(LiveError::NoSuchGame)?;
        let setup = game.setup(mode.name, None, &[]).map_err(|why| LiveError::Setup(game.problems(&why.0)))?;
        let bots = (1..setup.seats()).map(|_| Chair::Bot(level));
        let chairs = [Chair::Me].into_iter().chain(bots).collect();
        Ok(NewTableRequest {
            chairs,
            setup,
            names: Vec::new(),
            is_public: false,
            time_control: TimeControl::Unhurried,
            given: Vec::new(),
        })
    }
    /// The host on one seat, bots on the others, from a moment of another match on. The match must have no secrets any more.
    pub fn from_moment(replay: &Replay, moment: usize, seat: Seat, level: Level) -> Result<NewTableRequest, LiveError> {
        if !replay.is_open() {
            return Err(LiveError::NotOver);
        }
        NewTableRequest::continuing(&*replay.at(moment), seat, level)
    }
    /// The same with all answers of a match that has no secrets.
    pub fn continuing(sitting: &dyn AnyMatch, seat: Seat, level: Level) -> Result<NewTableRequest, LiveError> {
        if sitting.outcome().is_some() {
            return Err(LiveError::Rejected(Rejected::GameOver, None));
        }
        let setup = sitting.heading().setup.clone().ok_or(LiveError::Field("at"))?;
        let chair = |number| if Seat(number) == seat { Chair::Me } else { Chair::Bot(level) };
        let given = act::given(sitting);
        let chairs = (0..setup.seats()).map(chair).collect();
        Ok(NewTableRequest {
            chairs,
            setup,
            names: Vec::new(),
            is_public: false,
            time_control: TimeControl::Unhurried,
            given,
        })
    }
}

/// Creates a table. Returns its id.
pub async fn create_table(
    tables: &LiveTables,
    game: &dyn AnyGame,
    maker: &Person,
    request: &NewTableRequest,
) -> Result<String, LiveError> {
    if let Some(error) = game.box_error() {
        return Err(LiveError::Box(game.problems(&error.0)));
    }
    let (id, dice_secret) = (new_id(), Secret::mint());
    let called = |seat: u8| request.names.get(usize::from(seat)).and_then(Option::as_ref);
    let chair = |(seat, chair): (u8, &Chair)| chair.new_seat(maker, called(seat), &dice_secret, seat);
    let seats = (0..).zip(&request.chairs).map(chair).collect();
    let table = NewTable {
        id: id.clone(),
        game: game.name().into(),
        rules_version: request.setup.version().unwrap_or(game.version()),
        parts: box_fingerprint(game, &request.setup)?,
        mode: request.setup.mode().into(),
        options: write_options(&request.setup),
        pace: request.time_control.to_string(),
        commitment: Dice::commitment(dice_secret.reveal()),
        dice_secret,
        is_public: request.is_public,
        maker: maker.id,
        created: now(),
        seats,
    };
    tables.store().create_table(&table).await?;
    if !request.given.is_empty() {
        let line = |line: &String| Line { at: now(), line: line.clone(), chance: String::new() };
        tables.store().append(&id, 0, request.given.iter().map(line).collect(), None).await?;
    }
    begin_if_ready(tables, &tables.get(&id).await?).await?;
    Ok(id)
}

/// Another match of the same people, each one seat further (TT-SURR-03). All who ask get the same table. Its id is random, so
/// nothing that is known of the finished match leads there.
pub async fn rematch(tables: &LiveTables, old: &LiveTable, asked_by: PersonId) -> Result<String, LiveError> {
    let row = old.row().await?;
    let table = another(tables, &row, current_names(tables, &row).await?, asked_by)?;
    let id = tables.store().create_rematch(&old.id, &table).await?;
    begin_if_ready(tables, &tables.get(&id).await?).await?;
    // Streams of the old table lead its players to the new one.
    tables.refresh(&old.id).await;
    Ok(id)
}

/// The current names of people, by seat. A person with several seats shares the screen with others, who keep their names.
async fn current_names(tables: &LiveTables, row: &TableRow) -> Result<Vec<String>, LiveError> {
    let mut names = Vec::new();
    for seat in &row.seats {
        let only = row.seats.iter().filter(|other| other.holder == seat.holder).count() == 1;
        let person = match seat.holder {
            Holder::Person(person) if only => tables.store().person(person).await?,
            Holder::Person(_) | Holder::Bot(_) | Holder::Open => None,
        };
        names.push(person.map_or_else(|| seat.name.clone(), |person| person.name));
    }
    Ok(names)
}

fn another(tables: &LiveTables, old: &TableRow, names: Vec<String>, maker: PersonId) -> Result<NewTable, LiveError> {
    let (dice_secret, game) = (Secret::mint(), tables.game(&old.game)?);
    let setup = checked_setup_of(game, old)?.under(game.version());
    let mut seats: Vec<NewSeat> = old
        .seats
        .iter()
        .zip(names)
        .map(|(seat, name)| NewSeat {
            name,
            holder: seat.holder.clone(),
            contribution: matches!(seat.holder, Holder::Bot(_)).then(|| BOT_CONTRIBUTION.to_owned()),
            invite: None,
        })
        .collect();
    seats.rotate_right(1);
    Ok(NewTable {
        id: new_id(),
        game: old.game.clone(),
        rules_version: game.version(),
        parts: box_fingerprint(game, &setup)?,
        mode: old.mode.clone(),
        options: old.options.clone(),
        pace: old.pace.clone(),
        commitment: Dice::commitment(dice_secret.reveal()),
        dice_secret,
        is_public: old.is_public,
        maker,
        created: now(),
        seats,
    })
}

/// The fingerprint of the box that the game is played with here.
fn box_fingerprint(game: &dyn AnyGame, setup: &Setup) -> Result<String, LiveError> {
    let begun = game.begin(setup.clone()).map_err(|why| LiveError::Box(game.problems(&why.0)))?;
    Ok(begun.heading().parts.clone())
}

/// A contribution to the dice, as it will be in the record.
pub fn contribution(text: &str) -> Result<String, LiveError> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let words = words.join(" ");
    let is_fine =
        !words.is_empty() && words.chars().count() <= LONGEST_CONTRIBUTION && !words.chars().any(char::is_control);
    if is_fine { Ok(words) } else { Err(LiveError::Field("contribution")) }
}

/// Starts the match once every seat is taken and all have contributed. A match of bots only starts with the limits of unattended
/// play, because no player would end one that goes round in circles.
pub async fn begin_if_ready(tables: &LiveTables, table: &Arc<LiveTable>) -> Result<(), LiveError> {
    let Some(row) = tables.store().table(&table.id).await? else { return Err(LiveError::NoSuchTable) };
    let is_ready = row.seats.iter().all(|seat| seat.holder != Holder::Open && seat.contribution.is_some());
    if row.state == State::Gathering && is_ready {
        // Seats may have gone to bots since, and one may at this moment: the store decides whether the limits apply.
        let unattended = write_options(&checked_setup_of(tables.game(&row.game)?, &row)?.unattended());
        if tables.store().start_with(&table.id, Some(&unattended), now()).await? == Started::Now {
            // Without the id: everybody who knows it may watch.
            tracing::info!(game = row.game, "a match begins");
        }
    }
    table.forget().await;
    tables.notify(&row);
    table.wake_bots();
    Ok(())
}

/// Short and unguessable.
fn new_id() -> String {
    readable_id(&rand::random::<[u8; 12]>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contributions_are_one_line_of_some_length() {
        assert_eq!(contribution("  seven\n seas ").as_deref(), Ok("seven seas"));
        assert!(contribution(" ").is_err());
        assert!(contribution("a\0b").is_err());
        assert!(contribution(&"x".repeat(65)).is_err());
    }

    #[test]
    fn ids_are_readable() {
        assert_eq!(new_id().len(), 12);
        assert!(new_id().bytes().all(|byte| byte.is_ascii_alphanumeric()));
        assert_ne!(new_id(), new_id());
    }
}
