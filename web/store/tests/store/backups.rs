//! A backup holds everything, leads from either database into either, and what is wrong with one is said before anything is touched.

use crate::common::{TestDatabase, line, playing};
use std::path::{Path, PathBuf};
use wardroom_store::{BackupError, PersonId, Store, backup, restore};

/// Everything in a store, line by line.
async fn contents(store: &Store) -> Vec<String> {
    let mut file = Vec::new();
    store.dump(&mut file).await.expect("a dump");
    let text = String::from_utf8(file).expect("a backup is text");
    let mut lines: Vec<String> = text.lines().filter(|line| line.starts_with('[')).map(str::to_owned).collect();
    lines.sort();
    lines
}

async fn write(place: &TestDatabase, folder: &Path) -> PathBuf {
    let (file, mut bytes) = (folder.join("all.backup"), Vec::new());
    backup(&place.address(), &mut bytes, &mut |done, all| assert!(done <= all)).await.expect("a backup");
    std::fs::write(&file, bytes).expect("a file");
    file
}

async fn fill(store: &Store) {
    for id in ["t1", "t2"] {
        playing(store, id).await;
        let lines = (0..700).map(|n| line(format!("{n} silver: \"ä\\n\u{1f600}\" 'x'"))).collect();
        store.append(id, 0, lines, (id == "t2").then(|| "silver wins".into())).await.expect("lines");
    }
    store.keep_record("r1", "game: x\n\t\"quoted\"\n", 5, None).await.expect("a record");
}

async fn a_backup_of_a_store_in_use_is_brought_back_whole(place: TestDatabase) {
    let folder = tempfile::tempdir().unwrap();
    let store = place.open().await;
    fill(&store).await;
    let before = contents(&store).await;
    assert!(before.len() > 1400);
    let file = write(&place, folder.path()).await;
    store.append("t1", 700, vec![line("later")], None).await.unwrap();
    let targets = [Some(TestDatabase::sqlite()), TestDatabase::postgres().await];
    for target in targets.into_iter().flatten() {
        let rows = restore(&file, &target.address(), false, &mut |_, _| ()).await.unwrap();
        assert_eq!(rows as usize, before.len());
        let copy = target.open().await;
        assert_eq!(contents(&copy).await, before);
        assert_eq!(copy.journal("t1", 0).await.unwrap().len(), 700, "what came later is not in it");
        // New people get new numbers, and matches go on.
        crate::common::person(&copy, "new").await;
        copy.append("t1", 700, vec![line("on")], None).await.unwrap();
        copy.close().await;
        let again = restore(&file, &target.address(), false, &mut |_, _| ()).await.unwrap_err();
        assert!(matches!(again, BackupError::Occupied { .. }) && again.to_string().contains("--force"), "{again}");
        restore(&file, &target.address(), true, &mut |_, _| ()).await.unwrap();
        let copy = target.open().await;
        assert_eq!(contents(&copy).await, before, "by force it is as it was");
        copy.close().await;
    }
    store.close().await;
}

#[tokio::test]
async fn a_damaged_backup_changes_nothing_and_is_named_with_its_line() {
    let (place, folder) = (TestDatabase::sqlite(), tempfile::tempdir().unwrap());
    let store = place.open().await;
    fill(&store).await;
    let file = write(&place, folder.path()).await;
    store.close().await;
    let whole = std::fs::read_to_string(&file).unwrap();
    let lines = whole.lines().count();
    let cut: String = whole.lines().take(lines - 1).map(|line| format!("{line}\n")).collect();
    for (damaged, line) in [
        (String::new(), 1),
        ("Dear Anne\n".into(), 1),
        ("{}\n".into(), 1),
        (whole.replace("\"format\":1", "\"format\":2"), 1),
        (cut.clone(), lines - 1),
        (whole[..whole.len() - 40].to_owned(), lines),
        (whole.replace("3 silver", "4 silver"), lines),
        (whole.replacen("\"columns\"", "\"column\"", 1), 2),
        (format!("{whole}[1]\n"), lines + 1),
    ] {
        std::fs::write(&file, &damaged).unwrap();
        let target = folder.path().join("new.sqlite");
        let error = restore(&file, target.to_str().unwrap(), true, &mut |_, _| ()).await.unwrap_err();
        assert!(matches!(error, BackupError::Damaged { line: at, .. } if at == line), "{line}: {error}");
        assert!(!target.exists());
    }
    std::fs::write(&file, whole.replace("{\"format\":1,\"schema\":", "{\"format\":1,\"schema\":9")).unwrap();
    let error = restore(&file, "x", true, &mut |_, _| ()).await.unwrap_err();
    assert!(matches!(error, BackupError::Damaged { .. } | BackupError::Newer { .. }), "{error}");
}

#[tokio::test]
async fn a_database_in_use_is_not_replaced_and_one_that_is_not_there_is_not_made() {
    let (place, folder) = (TestDatabase::sqlite(), tempfile::tempdir().unwrap());
    let store = place.open().await;
    fill(&store).await;
    let file = write(&place, folder.path()).await;
    let error = restore(&file, &place.address(), true, &mut |_, _| ()).await.unwrap_err();
    assert!(matches!(error, BackupError::InUse { .. }), "{error}");
    store.append("t1", 700, vec![line("it lives")], None).await.unwrap();
    store.close().await;
    restore(&file, &place.address(), true, &mut |_, _| ()).await.unwrap();
    let nowhere = folder.path().join("none.sqlite");
    let error = backup(nowhere.to_str().unwrap(), &mut Vec::new(), &mut |_, _| ()).await.unwrap_err();
    assert!(matches!(error, BackupError::Nothing { .. }), "{error}");
    assert!(matches!(Store::open_there(nowhere.to_str().unwrap()).await, Err(BackupError::Nothing { .. })));
    assert!(!nowhere.exists());
}

/// A store of which something is in its log only, with no page of the log that would tell what the file is; its two files as they
/// lie there when the machine goes down. With the backup that was made before.
async fn torn_down(place: &TestDatabase, folder: &Path) -> (PathBuf, PathBuf, PathBuf) {
    let store = place.open().await;
    fill(&store).await;
    let backup = write(place, folder).await;
    let [file, log] = ["club.sqlite", "club.sqlite-wal"].map(|name| folder.join(name));
    // The file holds all of it and the log begins anew, whatever the store carries meanwhile.
    place.execute("PRAGMA wal_checkpoint(TRUNCATE)").await;
    store.rename_person(PersonId(1), "another name").await.unwrap();
    std::fs::copy(place.address(), &file).unwrap();
    std::fs::copy(format!("{}-wal", place.address()), &log).unwrap();
    assert!(std::fs::metadata(&log).unwrap().len() > 0, "something is in the log only");
    store.close().await;
    (backup, file, log)
}

async fn holds_what_the_backup_holds(file: &Path, backup: &Path) {
    let store = Store::open_there(file.to_str().unwrap()).await.unwrap();
    let written = std::fs::read_to_string(backup).unwrap();
    let mut lines: Vec<&str> = written.lines().filter(|line| line.starts_with('[')).collect();
    lines.sort_unstable();
    assert_eq!(contents(&store).await, lines);
    store.close().await;
    let names = std::fs::read_dir(file.parent().unwrap()).unwrap().map(|found| found.unwrap().file_name());
    let mut names: Vec<_> = names.collect();
    names.sort();
    assert_eq!(names, ["all.backup", "club.sqlite"], "nothing of the old one is left");
}

#[tokio::test]
async fn the_log_of_a_missing_file_is_not_replayed_into_the_new_one() {
    let (place, folder) = (TestDatabase::sqlite(), tempfile::tempdir().unwrap());
    let (backup, file, log) = torn_down(&place, folder.path()).await;
    std::fs::remove_file(&file).unwrap();
    let error = restore(&backup, file.to_str().unwrap(), false, &mut |_, _| ()).await.unwrap_err();
    assert!(matches!(error, BackupError::Occupied { .. }) && error.to_string().contains("club.sqlite-wal"), "{error}");
    assert!(log.exists(), "the user may still want it");
    restore(&backup, file.to_str().unwrap(), true, &mut |_, _| ()).await.unwrap();
    holds_what_the_backup_holds(&file, &backup).await;
}

#[tokio::test]
async fn the_log_of_a_damaged_file_is_not_replayed_into_the_new_one() {
    let (place, folder) = (TestDatabase::sqlite(), tempfile::tempdir().unwrap());
    let (backup, file, _) = torn_down(&place, folder.path()).await;
    let mut bytes = std::fs::read(&file).unwrap();
    bytes[..100].fill(0xAB);
    std::fs::write(&file, bytes).unwrap();
    restore(&backup, file.to_str().unwrap(), true, &mut |_, _| ()).await.unwrap();
    holds_what_the_backup_holds(&file, &backup).await;
}

async fn a_database_that_a_server_has_open_is_not_emptied(place: TestDatabase) {
    let folder = tempfile::tempdir().unwrap();
    let store = place.open().await;
    fill(&store).await;
    let file = write(&place, folder.path()).await;
    let before = contents(&store).await;
    let error = restore(&file, &place.address(), true, &mut |_, _| ()).await.unwrap_err();
    assert!(matches!(error, BackupError::InUse { .. }), "{error}");
    assert_eq!(contents(&store).await, before);
    store.close().await;
    restore(&file, &place.address(), true, &mut |_, _| ()).await.unwrap();
}
on_both!(a_backup_of_a_store_in_use_is_brought_back_whole, a_database_that_a_server_has_open_is_not_emptied);
