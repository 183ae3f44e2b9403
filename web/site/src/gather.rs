//! From an idea to the first question: tables are made, people sit down, everybody throws something in for the dice.

use crate::{
    app::{App, Shared, now},
    bots,
    clock::{Pace, Seconds},
    desk::{self, Desk},
    fields::Fields,
    film::Film,
    journal, names,
    reader::Reader,
    seating,
    trouble::Trouble,
};
use std::sync::Arc;
use wardroom_catalog::{AnyGame, AnyMatch};
use wardroom_kernel::{Dice, Rejected, Seat, Setup};
use wardroom_search::Level;
use wardroom_store::{Holder, Line, NewSeat, NewTable, Person, PersonId, Secret, Started, State, TableRow};
use wardroom_ui::Language;

/// What a bot throws in: it has no secrets, so it cannot help to fix the dice.
pub(crate) const OF_A_BOT: &str = "bot";
const LONGEST_CONTRIBUTION: usize = 64;

/// Who is to hold a chair, as `POST /make` names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Chair {
    Me,
    /// Whoever has the link.
    Friend,
    /// Whoever comes by: the table is listed.
    Anyone,
    /// Somebody else at my screen.
    Here,
    Bot(Level),
}

impl Chair {
    pub(crate) fn read(name: &str) -> Option<Chair> {
        match name {
            "me" => Some(Chair::Me),
            "open" => Some(Chair::Friend),
            "anyone" => Some(Chair::Anyone),
            "here" => Some(Chair::Here),
            _ => seating::level_to_choose(name.strip_prefix("bot:")?).map(Chair::Bot),
        }
    }
    /// `called` is the name of whoever else sits at the maker's screen.
    fn new_seat(self, maker: &Person, called: Option<&String>, dice_secret: &Secret, seat: u8) -> NewSeat {
        let invite = (self == Chair::Friend).then(|| dice_secret.of_invitation(u32::from(seat)));
        let (name, holder) = match self {
            Chair::Me => (maker.name.clone(), Holder::Person(maker.id)),
            Chair::Here => (called.cloned().unwrap_or_default(), Holder::Person(maker.id)),
            Chair::Friend | Chair::Anyone => (String::new(), Holder::Open),
            Chair::Bot(level) => (format!("bot {level}"), Holder::Bot(level.name().into())),
        };
        let contribution = matches!(self, Chair::Bot(_)).then(|| OF_A_BOT.to_owned());
        NewSeat { name, holder, contribution, invite }
    }
}

/// A table as somebody wishes it.
#[derive(Debug)]
pub(crate) struct Wish {
    setup: Setup,
    chairs: Vec<Chair>,
    /// What those at the maker's screen are called, by seat.
    names: Vec<Option<String>>,
    is_public: bool,
    pace: Pace,
    /// Answers of another match that this one begins with, as its journal keeps them.
    given: Vec<String>,
}

impl Wish {
    /// Reads the form of the start page.
    pub(crate) fn read(app: &App, game: &dyn AnyGame, fields: &Fields, language: Language) -> Result<Wish, Trouble> {
        let known =
            game.modes().iter().find(|known| fields.get("mode") == Some(known.name)).ok_or(Trouble::Field("mode"))?;
        let most = known.seats.iter().copied().max().unwrap_or_default();
        let holder = |seat| fields.get(&format!("holder.{}", game.seat_name(seat))).unwrap_or("nobody");
        let mut holders: Vec<&str> = (0..most).map(Seat).map(holder).collect();
        while holders.last() == Some(&"nobody") {
            holders.pop();
        }
        let chairs = holders.into_iter().map(|holder| Chair::read(holder).ok_or(Trouble::Field("holder")));
        let chairs = chairs.collect::<Result<Vec<_>, _>>()?;
        let names = (0..most).map(Seat).map(|seat| name_of(app, fields, game.seat_name(seat)));
        let mut names = names.collect::<Result<Vec<_>, _>>()?;
        for (name, chair) in names.iter_mut().zip(&chairs) {
            if *chair == Chair::Here && name.is_none() {
                *name = Some(names::sailor(app.say(language)));
            }
        }
        let seats = u8::try_from(chairs.len()).map_err(|_| Trouble::Field("holder"))?;
        let options = fields.under("option");
        let options = options.iter().map(|(name, value)| (&**name, &**value));
        let setup = Setup::new(game.modes(), known.name, seats, options);
        let setup = setup.map_err(|why| Trouble::Setup(game.problems(&why.0)))?;
        let is_public = chairs.contains(&Chair::Anyone) || fields.get("public") == Some("on");
        Ok(Wish { setup, chairs, names, is_public, pace: pace(fields)?, given: Vec::new() })
    }
    /// Me against a bot, the usual way to play.
    pub(crate) fn against_bots(game: &dyn AnyGame, level: Level) -> Result<Wish, Trouble> {
        let mode = game.modes().first().ok_or(Trouble::NoSuchGame)?;
        let setup = game.setup(mode.name, None, &[]).map_err(|why| Trouble::Setup(game.problems(&why.0)))?;
        let bots = (1..setup.seats()).map(|_| Chair::Bot(level));
        let chairs = [Chair::Me].into_iter().chain(bots).collect();
        Ok(Wish { chairs, setup, names: Vec::new(), is_public: false, pace: Pace::Unhurried, given: Vec::new() })
    }
    /// Me on one seat, bots on the others, from a moment of another match on. Only what has no secrets may be played on.
    pub(crate) fn to_play_on(film: &Film, moment: usize, seat: Seat, level: Level) -> Result<Wish, Trouble> {
        if !film.is_open() {
            return Err(Trouble::NotOver);
        }
        Wish::to_go_on(&*film.at(moment), seat, level)
    }
    /// Me on one seat, bots on the others, beginning with all answers of a match that has no secrets.
    pub(crate) fn to_go_on(sitting: &dyn AnyMatch, seat: Seat, level: Level) -> Result<Wish, Trouble> {
        if sitting.outcome().is_some() {
            return Err(Trouble::Rejected(Rejected::GameOver, None));
        }
        let setup = sitting.heading().setup.clone().ok_or(Trouble::Field("at"))?;
        let chair = |number| if Seat(number) == seat { Chair::Me } else { Chair::Bot(level) };
        let given = journal::given(sitting);
        let chairs = (0..setup.seats()).map(chair).collect();
        Ok(Wish { chairs, setup, names: Vec::new(), is_public: false, pace: Pace::Unhurried, given })
    }
}

/// What somebody at the maker's screen is to be called: nothing, if the field was left empty.
fn name_of(app: &App, fields: &Fields, seat: &str) -> Result<Option<String>, Trouble> {
    let name = fields.get(&format!("called.{seat}")).filter(|name| !name.is_empty());
    name.map(|name| app.name(name)).transpose()
}

/// How fast somebody wishes to play: `pace` names the kind, the other fields its numbers.
fn pace(fields: &Fields) -> Result<Pace, Trouble> {
    let number = |name: &'static str, (least, most): (u16, u16)| {
        let number = fields.need(name)?.parse().ok().filter(|number| (least..=most).contains(number));
        number.ok_or(Trouble::Range(name, (least, most)))
    };
    Ok(match fields.get("pace").unwrap_or("none") {
        "none" => Pace::Unhurried,
        "live" => {
            let count = number("seconds", Pace::SECONDS)?;
            let seconds = match fields.get("seconds-are").unwrap_or("free") {
                "free" => Seconds::Free(count),
                "added" => Seconds::Added(count),
                _ => return Err(Trouble::Field("seconds-are")),
            };
            Pace::Live { minutes: number("minutes", Pace::MINUTES)?, seconds }
        }
        "days" => Pace::Days(number("days", Pace::DAYS)?),
        _ => return Err(Trouble::Field("pace")),
    })
}

/// As a table row keeps them.
fn options(setup: &Setup) -> String {
    setup.options().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(" ")
}

/// Lays the table; the id it got.
pub(crate) async fn make(app: &Shared, game: &dyn AnyGame, maker: &Person, wish: &Wish) -> Result<String, Trouble> {
    if let Some(error) = game.box_error() {
        return Err(Trouble::Box(game.problems(&error.0)));
    }
    let (id, dice_secret) = (new_id(), Secret::mint());
    let called = |seat: u8| wish.names.get(usize::from(seat)).and_then(Option::as_ref);
    let chair = |(seat, chair): (u8, &Chair)| chair.new_seat(maker, called(seat), &dice_secret, seat);
    let seats = (0..).zip(&wish.chairs).map(chair).collect();
    let table = NewTable {
        id: id.clone(),
        game: game.name().into(),
        rules_version: wish.setup.version().unwrap_or(game.version()),
        parts: mark(game, &wish.setup)?,
        mode: wish.setup.mode().into(),
        options: options(&wish.setup),
        pace: wish.pace.to_string(),
        commitment: Dice::commitment(dice_secret.reveal()),
        dice_secret,
        is_public: wish.is_public,
        maker: maker.id,
        created: now(),
        seats,
    };
    app.store.create_table(&table).await?;
    if !wish.given.is_empty() {
        let line = |line: &String| Line { at: now(), line: line.clone(), chance: String::new() };
        app.store.append(&id, 0, wish.given.iter().map(line).collect(), None).await?;
    }
    let desk = desk::Tables::get(app, &id).await?;
    begin_if_ready(app, &desk).await?;
    Ok(id)
}

/// Whether the reader may ask for another game: whoever only follows to a table that is there makes none. To be asked before
/// anything is written.
pub(crate) async fn may_rematch(app: &Shared, old: &Desk, reader: &Reader) -> Result<(), Trouble> {
    if app.store.rematch(&old.id).await?.is_some() { Ok(()) } else { app.may_make_table(reader).await }
}

/// Another game of the same people, everybody one chair further (TT-SURR-03). Both may ask: it is the same table. Its id is
/// drawn like any other, so what becomes known of a match that is over leads nobody there.
pub(crate) async fn rematch(app: &Shared, old: &Desk, asked_by: PersonId) -> Result<String, Trouble> {
    let row = old.row(app).await?;
    let table = another(app, &row, names_now(app, &row).await?, asked_by)?;
    let id = app.store.create_rematch(&old.id, &table).await?;
    let desk = desk::Tables::get(app, &id).await?;
    begin_if_ready(app, &desk).await?;
    // Whoever has the old table open is led to the new one.
    desk::Tables::look_again(app, &old.id).await;
    Ok(id)
}

/// By chair: what people are called by now. Who held several has lent some to others at the same screen, who keep their names.
async fn names_now(app: &Shared, row: &TableRow) -> Result<Vec<String>, Trouble> {
    let mut names = Vec::new();
    for seat in &row.seats {
        let only = row.seats.iter().filter(|other| other.holder == seat.holder).count() == 1;
        let person = match seat.holder {
            Holder::Person(person) if only => app.store.person(person).await?,
            Holder::Person(_) | Holder::Bot(_) | Holder::Open => None,
        };
        names.push(person.map_or_else(|| seat.name.clone(), |person| person.name));
    }
    Ok(names)
}

fn another(app: &Shared, old: &TableRow, names: Vec<String>, maker: PersonId) -> Result<NewTable, Trouble> {
    let (dice_secret, game) = (Secret::mint(), app.game(&old.game)?);
    let setup = desk::setup_of(game, old).map_err(|why| Trouble::Setup(game.problems(&why.0)))?.under(game.version());
    let mut seats: Vec<NewSeat> = old
        .seats
        .iter()
        .zip(names)
        .map(|(seat, name)| NewSeat {
            name,
            holder: seat.holder.clone(),
            contribution: matches!(seat.holder, Holder::Bot(_)).then(|| OF_A_BOT.to_owned()),
            invite: None,
        })
        .collect();
    seats.rotate_right(1);
    Ok(NewTable {
        id: new_id(),
        game: old.game.clone(),
        rules_version: game.version(),
        parts: mark(game, &setup)?,
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

/// The mark of the box that the game is played with here.
fn mark(game: &dyn AnyGame, setup: &Setup) -> Result<String, Trouble> {
    let begun = game.begin(setup.clone()).map_err(|why| Trouble::Box(game.problems(&why.0)))?;
    Ok(begun.heading().parts.clone())
}

/// What somebody throws in for the dice, as it will stand in the record.
pub(crate) fn contribution(text: &str) -> Result<String, Trouble> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let words = words.join(" ");
    let is_fine =
        !words.is_empty() && words.chars().count() <= LONGEST_CONTRIBUTION && !words.chars().any(char::is_control);
    if is_fine { Ok(words) } else { Err(Trouble::Field("contribution")) }
}

/// Begins the match once every chair is taken and everybody has thrown in. Where only bots play, nobody would end a game
/// that goes round in circles: it begins with the limits of unattended play.
pub(crate) async fn begin_if_ready(app: &Shared, desk: &Arc<Desk>) -> Result<(), Trouble> {
    let Some(row) = app.store.table(&desk.id).await? else { return Err(Trouble::NoSuchTable) };
    let is_ready = row.seats.iter().all(|seat| seat.holder != Holder::Open && seat.contribution.is_some());
    if row.state == State::Gathering && is_ready {
        // Chairs may have gone to bots since the table was laid, and another one may at this moment: the store decides.
        let game = app.game(&row.game)?;
        let setup = desk::setup_of(game, &row).map_err(|why| Trouble::Setup(game.problems(&why.0)))?;
        let unattended = options(&setup.unattended());
        if app.store.start_with(&desk.id, Some(&unattended), now()).await? == Started::Now {
            // Not by its id: whoever knows that may look on.
            tracing::info!(game = row.game, "a match begins");
        }
    }
    desk.forget().await;
    app.ring(&row);
    bots::wake(app, desk);
    Ok(())
}

/// Unguessable and short, without letters that look alike.
fn new_id() -> String {
    readable(&rand::random::<[u8; 12]>())
}

pub(crate) fn readable(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz123456789";
    bytes.iter().take(12).map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
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
