//! `wardroom backup`: everything in one file, as it was at one moment, while the server plays on.

use super::Answer;
use crate::{bar, cli, context::Context, trouble::Trouble};
use std::{
    fs,
    io::{self, BufWriter, Write},
    path::Path,
};

pub(super) fn run(call: &cli::Backup, context: &Context, out: &mut dyn Write) -> Result<Answer, Trouble> {
    if call.file.is_dir() {
        return Err(Trouble::file(&call.file).text("trouble-folder"));
    }
    if call.file.exists() && !call.force {
        return Err(Trouble::file(&call.file).text("trouble-there-already"));
    }
    let database = call.place.database()?;
    // Whole, or not there.
    let part = call.file.with_added_extension("part");
    // By the name that was typed.
    let cannot = |why| Trouble::File { path: call.file.clone(), why };
    let file = for_its_owner(&part).map_err(cannot)?;
    let bar = bar::rows();
    let written = crate::wait(async {
        let mut to = BufWriter::new(&file);
        let written = wardroom_store::backup(&database, &mut to, &mut |done, all| bar::show(&bar, done, all)).await;
        written.map_err(Trouble::from).and_then(|rows| to.flush().map(|()| rows).map_err(cannot))
    });
    bar.finish_and_clear();
    let kept = written.and_then(|rows| keep(&file, &part, &call.file).map(|()| rows).map_err(cannot));
    let rows = kept.inspect_err(|_| {
        // Half a backup helps nobody, and nobody looks for secrets in it.
        let _ = fs::remove_file(&part);
    })?;
    let file = call.file.display().to_string();
    writeln!(out, "{}", context.say().with("backup-done", &[("rows", (rows as i64).into()), ("file", file.into())]))?;
    out.flush()?;
    Ok(Answer::Yes)
}

/// A new file that nobody else may read, where the system knows such a thing: everybody's secrets come into it.
fn for_its_owner(part: &Path) -> io::Result<fs::File> {
    // Of a backup that was broken off, perhaps with other rights.
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
