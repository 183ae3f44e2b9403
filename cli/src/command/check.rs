//! `wardroom check`: looks whether a database is sound, then plays each of its journals again: every answer must be offered,
//! and the dice must show the same.

use super::Exit;
use crate::{bar, cli, context::Context, error::CliError};
use std::io::Write;
use wardroom_live::audit;
use wardroom_store::{Damage, JournalEntry, Store, TableRow};
use wardroom_ui::Say;

pub(super) fn run(call: &cli::CheckArgs, context: &Context, out: &mut dyn Write) -> Result<Exit, CliError> {
    let database = call.place.database()?;
    let answer = journals(&database, context, out)?;
    if call.rate_again && answer == Exit::Done {
        let results = crate::wait(async {
            let store = Store::open_there(&database).await?;
            let results = wardroom_accounts::rate_again(&store).await?;
            store.close().await;
            Ok(results)
        })?;
        writeln!(out, "{}", context.say().with("check-rated", &[("results", (results as i64).into())]))?;
        out.flush()?;
    }
    Ok(answer)
}

pub(super) fn journals(database: &str, context: &Context, out: &mut dyn Write) -> Result<Exit, CliError> {
    let say = context.say();
    let damages = crate::wait(damages(database))?;
    if !damages.is_empty() {
        for damage in &damages {
            writeln!(out, "{}", damage_text(damage, say))?;
        }
        let about = [("place", place(database).into()), ("damages", damages.len().into())];
        writeln!(out, "{}", say.with("check-damaged", &about))?;
        out.flush()?;
        return Ok(Exit::Negative);
    }
    let Replayed { tables, lines, wrong, waiting } = crate::wait(replay(database, context))?;
    for why in wrong.iter().chain(&waiting) {
        writeln!(out, "{why}")?;
    }
    let counts = [
        ("tables", tables.into()),
        ("lines", (lines as i64).into()),
        ("wrong", wrong.len().into()),
        ("waiting", waiting.len().into()),
    ];
    if !waiting.is_empty() {
        writeln!(out, "{}", say.with("check-waiting", &counts))?;
    }
    let verdict = match (&*wrong, &*waiting) {
        ([], []) => "check-good",
        ([], [..]) => "check-others-good",
        ([..], _) => "check-wrong",
    };
    // text: check-good check-others-good check-wrong
    writeln!(out, "{}", say.with(verdict, &counts))?;
    out.flush()?;
    Ok(if wrong.is_empty() { Exit::Done } else { Exit::Negative })
}

async fn damages(database: &str) -> Result<Vec<Damage>, CliError> {
    let store = Store::open_there(database).await?;
    let damages = store.check_integrity().await?;
    store.close().await;
    Ok(damages)
}

fn damage_text(damage: &Damage, say: Say<'_>) -> String {
    // text: damage-journal damage-results
    match damage {
        Damage::File(reason) => say.with("damage-file", &[("why", reason.into())]),
        Damage::Unreadable { table, reason } => {
            say.with("damage-unreadable", &[("table", table.into()), ("why", reason.into())])
        }
        Damage::Reference { table, row, parent } => {
            say.with("damage-reference", &[("table", table.into()), ("row", (*row).into()), ("parent", parent.into())])
        }
        Damage::Journal { table, length, found, .. } => say.with(
            "damage-journal",
            &[("table", table.into()), ("length", (*length).into()), ("found", (*found).into())],
        ),
        Damage::Results { found, first, last } => say.with(
            "damage-results",
            &[("found", (*found).into()), ("first", (*first).into()), ("last", (*last).into())],
        ),
    }
}

#[derive(Default)]
struct Replayed {
    tables: usize,
    lines: u64,
    /// Why each of those does not play.
    wrong: Vec<String>,
    /// Why each of those waits that needs another program or another box.
    waiting: Vec<String>,
}

async fn replay(database: &str, context: &Context) -> Result<Replayed, CliError> {
    let store = Store::open_there(database).await?;
    let ids = store.table_ids().await?;
    let (bar, mut played) = (bar::rows(), Replayed { tables: ids.len(), ..Replayed::default() });
    for (done, id) in ids.iter().enumerate() {
        bar::show(&bar, done as u64, ids.len() as u64);
        let Some((row, journal)) = table(&store, id).await? else { continue };
        played.lines += journal.len() as u64;
        match audit::replay(&context.games, &row, &journal, &mut |_, _| ()) {
            Ok(_) => (),
            Err(why) if why.waits => played.waiting.push(why.to_string()),
            Err(why) => played.wrong.push(why.to_string()),
        }
    }
    bar.finish_and_clear();
    store.close().await;
    Ok(played)
}

/// A table with its journal. A server may append a line between the two reads; then both are read again.
async fn table(store: &Store, id: &str) -> Result<Option<(TableRow, Vec<JournalEntry>)>, CliError> {
    let mut tries = 20;
    loop {
        let Some(row) = store.table(id).await? else { return Ok(None) };
        let journal = store.journal(id, 0).await?;
        tries -= 1;
        if journal.len() == row.length as usize || tries == 0 {
            return Ok(Some((row, journal)));
        }
    }
}

/// A database without its password.
pub(super) fn place(database: &str) -> String {
    super::config::hidden(database)
}
