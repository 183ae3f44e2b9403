//! `wardroom check`: plays every journal of a database again: each answer must be offered, and the same dice must fall.

use super::Answer;
use crate::{bar, cli, context::Context, trouble::Trouble};
use std::io::Write;
use wardroom_server::audit;
use wardroom_store::Store;

pub(super) fn run(call: &cli::Check, context: &Context, out: &mut dyn Write) -> Result<Answer, Trouble> {
    journals(&call.place.database()?, context, out)
}

pub(super) fn journals(database: &str, context: &Context, out: &mut dyn Write) -> Result<Answer, Trouble> {
    let say = context.say();
    let (tables, lines, wrong) = crate::wait(replay(database, context))?;
    for why in &wrong {
        writeln!(out, "{why}")?;
    }
    let counts = [("tables", tables.into()), ("lines", (lines as i64).into()), ("wrong", wrong.len().into())];
    // text: check-good check-wrong
    writeln!(out, "{}", say.with(if wrong.is_empty() { "check-good" } else { "check-wrong" }, &counts))?;
    out.flush()?;
    Ok(if wrong.is_empty() { Answer::Yes } else { Answer::No })
}

async fn replay(database: &str, context: &Context) -> Result<(usize, u64, Vec<String>), Trouble> {
    let store = Store::open_there(database).await?;
    let ids = store.table_ids().await?;
    let (bar, mut lines, mut wrong) = (bar::rows(), 0, Vec::new());
    for (done, id) in ids.iter().enumerate() {
        bar::show(&bar, done as u64, ids.len() as u64);
        let Some(row) = store.table(id).await? else { continue };
        let journal = store.journal(id, 0).await?;
        lines += journal.len() as u64;
        wrong.extend(audit::replay(&context.games, &row, &journal, &mut |_, _| ()).err().map(|why| why.to_string()));
    }
    bar.finish_and_clear();
    store.close().await;
    Ok((ids.len(), lines, wrong))
}

/// A database without its password.
pub(super) fn place(database: &str) -> String {
    super::config::hidden(database)
}
