//! Puts a new SQLite file in the place of an old one, of which nothing may stay: SQLite takes a log beside a file for the
//! file's own and replays it into whatever file is there.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// What SQLite keeps beside a file: where in its log things are found, the log itself, what is to be undone.
const COMPANIONS: [&str; 3] = ["-shm", "-wal", "-journal"];

fn companions(path: &Path) -> impl Iterator<Item = PathBuf> {
    COMPANIONS.iter().map(|suffix| {
        let mut name = path.as_os_str().to_owned();
        name.push(suffix);
        PathBuf::from(name)
    })
}

/// What the user may want to keep: the file, or a log that was never moved into it. The first companion is only an index.
pub(super) fn occupant(path: &Path) -> Option<PathBuf> {
    let holds_something = |file: &PathBuf| fs::metadata(file).is_ok_and(|found| found.len() > 0);
    path.exists().then(|| path.to_owned()).or_else(|| companions(path).skip(1).find(holds_something))
}

/// The file with everything beside it.
pub(super) fn remove(path: &Path) -> io::Result<()> {
    gone(path)?;
    companions(path).try_for_each(|file| gone(&file))
}

/// Puts `new`, which is on disk, where `path` says. What lies beside the old file is set aside first, put back if the new one cannot
/// come, and thrown away when it has: at no moment is it beside the new one, and before the exchange nothing is lost.
pub(super) fn exchange(new: &Path, path: &Path) -> io::Result<()> {
    let mut aside: Vec<(PathBuf, PathBuf)> = Vec::new();
    let exchanged = companions(path).filter(|file| file.exists()).try_for_each(|file| {
        let away = file.with_added_extension("replaced");
        fs::rename(&file, &away)?;
        aside.push((file, away));
        Ok(())
    });
    // On disk in this order, also if the power fails between them.
    let exchanged = exchanged.and_then(|()| settle(path)).and_then(|()| fs::rename(new, path));
    if let Err(error) = exchanged {
        for (file, away) in aside {
            fs::rename(away, file)?;
        }
        return Err(error);
    }
    settle(path)?;
    companions(path).try_for_each(|file| gone(&file.with_added_extension("replaced")))
}

fn gone(file: &Path) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Waits until the names in the folder are on disk, where a folder can be asked for that.
fn settle(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    File::open(std::path::absolute(path)?.parent().unwrap_or(path))?.sync_all()?;
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_of_the_old_file_is_left_beside_the_new_one() {
        let folder = tempfile::tempdir().unwrap();
        let [path, new] = ["data.sqlite", "new"].map(|name| folder.path().join(name));
        for name in
            ["data.sqlite", "data.sqlite-wal", "data.sqlite-shm", "data.sqlite-journal", "data.sqlite-wal.replaced"]
        {
            fs::write(folder.path().join(name), "old").unwrap();
        }
        fs::write(&new, "new").unwrap();
        exchange(&new, &path).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "and nothing else is left");
    }

    #[test]
    fn what_was_there_is_put_back_if_the_new_file_cannot_come() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("data.sqlite");
        let log = folder.path().join("data.sqlite-wal");
        fs::write(&path, "old").unwrap();
        fs::write(&log, "and new").unwrap();
        exchange(&folder.path().join("nowhere"), &path).expect_err("there is nothing to put there");
        let there = |file: &Path| fs::read_to_string(file).unwrap();
        assert_eq!((there(&path), there(&log)), ("old".into(), "and new".into()));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2, "and nothing else is left");
    }
}
