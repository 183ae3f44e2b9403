//! `wardroom restore`: writes a backup into a database. Checks the whole file first, and plays every journal again
//! at the end.

use super::{Exit, check};
use crate::{bar, cli, context::Context, error::CliError};
use std::io::Write;

pub(super) fn run(call: &cli::RestoreArgs, context: &Context, out: &mut dyn Write) -> Result<Exit, CliError> {
    let database = call.place.database()?;
    let bar = bar::rows();
    let restored = crate::wait(async {
        let mut show = |done, all| bar::show(&bar, done, all);
        Ok(wardroom_store::restore(&call.file, &database, call.force, &mut show).await?)
    });
    bar.finish_and_clear();
    let rows = restored? as i64;
    writeln!(
        out,
        "{}",
        context.say().with("restore-done", &[("rows", rows.into()), ("place", check::place(&database).into())])
    )?;
    check::journals(&database, context, out)
}
