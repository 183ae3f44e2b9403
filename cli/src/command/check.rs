//! `wardroom check`: plays every journal of a database again: each answer must be offered, and the same dice must fall.

use super::Answer;
use crate::{bar, cli, context::Context, trouble::Trouble};
use std::io::Write;
use wardroom_live::audit;
use wardroom_store::Store;

pub(super) fn run(call: &cli::Check, context: &Context, out: &mut dyn Write) -> Result<Answer, Trouble> {
    let database = call.place.database()?;
    let answer = journals(&database, context, out)?;
    if call.rate_again && answer == Answer::Yes {
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

pub(super) fn journals(database: &str, context: &Context, out: &mut dyn Write) -> Result<Answer, Trouble> {
    let say = context.say();
    let Played { tables, lines, wrong, waiting } = crate::wait(replay(database, context))?;
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
    Ok(if wrong.is_empty() { Answer::Yes } else { Answer::No })
}

#[derive(Default)]
struct Played {
    tables: usize,
    lines: u64,
    /// Why each of those does not play.
    wrong: Vec<String>,
    /// Of those that wait for another program or another box.
    waiting: Vec<String>,
}

async fn replay(database: &str, context: &Context) -> Result<Played, Trouble> {
    let store = Store::open_there(database).await?;
    let ids = store.table_ids().await?;
    let (bar, mut played) = (bar::rows(), Played { tables: ids.len(), ..Played::default() });
    for (done, id) in ids.iter().enumerate() {
        bar::show(&bar, done as u64, ids.len() as u64);
        let Some(row) = store.table(id).await? else { continue };
        let journal = store.journal(id, 0).await?;
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

/// A database without its password.
pub(super) fn place(database: &str) -> String {
    super::config::hidden(database)
}
