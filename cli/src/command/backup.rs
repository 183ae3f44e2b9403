//! `wardroom backup`: writes all data to one file, as it was at one moment, while the server runs.

use super::Exit;
use crate::{bar, cli, context::Context, error::CliError};
use std::{
    fs,
    io::{self, BufWriter, Write},
    path::Path,
};

pub(super) fn run(call: &cli::BackupArgs, context: &Context, out: &mut dyn Write) -> Result<Exit, CliError> {
    if call.file.is_dir() {
        return Err(CliError::file(&call.file).text("error-folder"));
    }
    if call.file.exists() && !call.force {
        return Err(CliError::file(&call.file).text("error-there-already"));
    }
    let database = call.place.database()?;
    // The backup is renamed to its name once it is complete.
    let part = call.file.with_added_extension("part");
    // Errors name the file that the caller named.
    let cannot = |why| CliError::File { path: call.file.clone(), why };
    let file = for_its_owner(&part).map_err(cannot)?;
    let bar = bar::rows();
    let written = crate::wait(async {
        let mut to = BufWriter::new(&file);
        let written = wardroom_store::backup(&database, &mut to, &mut |done, all| bar::show(&bar, done, all)).await;
        written.map_err(CliError::from).and_then(|rows| to.flush().map(|()| rows).map_err(cannot))
    });
    bar.finish_and_clear();
    let kept = written.and_then(|rows| keep(&file, &part, &call.file).map(|()| rows).map_err(cannot));
    let rows = kept.inspect_err(|_| {
        // An incomplete backup is useless and contains secrets.
        let _ = fs::remove_file(&part);
    })?;
    let file = call.file.display().to_string();
    writeln!(out, "{}", context.say().with("backup-done", &[("rows", (rows as i64).into()), ("file", file.into())]))?;
    out.flush()?;
    Ok(Exit::Done)
}

/// A new file that only its owner may read, on systems that support this: a backup contains secrets of all players.
fn for_its_owner(part: &Path) -> io::Result<fs::File> {
    // An interrupted backup may have left one, perhaps with other permissions.
    match fs::remove_file(part) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        Ok(()) | Err(_) => (),
    }
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(part)
}

fn keep(file: &fs::File, part: &Path, target: &Path) -> io::Result<()> {
    file.sync_all()?;
    fs::rename(part, target)
}
