//! Golden records: finished games that are played again as long as their rules version lives.

use crate::blessed::is_blessed;
use std::{fs, path::Path};
use wardroom_kernel::{Game, Record};

/// Every `tests/records/*.record` of the crate reads, and says the same when it is written again. Returns how many there
/// are; none is an error.
#[track_caller]
pub fn golden_records<G: Game>() -> usize {
    golden_records_in::<G>("tests/records")
}

#[track_caller]
pub fn golden_records_in<G: Game>(folder: impl AsRef<Path>) -> usize {
    let folder = folder.as_ref();
    let files = fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    let files = files.map(|file| file.unwrap_or_else(|why| panic!("{}: {why}", folder.display())).path());
    let mut files: Vec<_> = files.filter(|file| file.extension().is_some_and(|end| end == "record")).collect();
    files.sort();
    assert!(!files.is_empty(), "{}: there are no records", folder.display());
    for file in &files {
        let text = fs::read_to_string(file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
        let record: Record<G> = text.parse().unwrap_or_else(|why| panic!("{}: {why}", file.display()));
        assert!(record.played.outcome().is_some(), "{}: the game is not finished", file.display());
        is_blessed(file, &record.to_string());
    }
    files.len()
}
