//! Places that are no database: each gets an error that says what to do, and no file is harmed.

use crate::common::{TestDatabase, line, playing};
use wardroom_store::{Store, StoreError};

async fn refusal(place: &str) -> (StoreError, String) {
    let error = Store::open(place).await.err().unwrap_or_else(|| panic!("{place} must not open"));
    let text = error.to_string();
    (error, text)
}

#[tokio::test]
async fn a_folder_is_not_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let (error, text) = refusal(folder.path().to_str().unwrap()).await;
    assert!(matches!(error, StoreError::Folder(_)));
    assert!(text.contains("wardroom.sqlite"), "{text}");
}

#[tokio::test]
async fn a_path_through_a_file_cannot_be_made() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("file"), "").unwrap();
    let (error, text) = refusal(folder.path().join("file/data.sqlite").to_str().unwrap()).await;
    assert!(matches!(error, StoreError::CannotOpen { .. }), "{text}");
}

#[tokio::test]
async fn a_file_that_is_no_database_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("letter.txt");
    let letter = "Dear Anne, ".repeat(1000);
    std::fs::write(&file, &letter).unwrap();
    let (error, text) = refusal(file.to_str().unwrap()).await;
    assert!(matches!(error, StoreError::Damaged { .. }), "{text}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), letter);
}

#[tokio::test]
async fn a_damaged_database_is_named_as_such() {
    let place = TestDatabase::sqlite();
    let store = place.open().await;
    playing(&store, "t1").await;
    store.close().await;
    let log = std::fs::metadata(format!("{}-wal", place.address())).map_or(0, |log| log.len());
    assert_eq!(log, 0, "all of it is in one file");
    let mut bytes = std::fs::read(place.address()).unwrap();
    bytes[100..4096].fill(0xAB);
    std::fs::write(place.address(), bytes).unwrap();
    let (error, text) = refusal(&place.address()).await;
    assert!(matches!(error, StoreError::Damaged { .. }), "{text}");
}

#[tokio::test]
async fn odd_file_names_work_and_folders_are_made() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["a b.sqlite", "50%20?#&.sqlite", "Möwe/⚓", "plain"] {
        let file = folder.path().join(name);
        Store::open_sqlite(&file).await.unwrap().close().await;
        assert!(file.is_file(), "{name}");
    }
}

#[tokio::test]
async fn a_wrong_postgres_address_is_explained() {
    for address in ["postgres://stranger@127.0.0.1:1/none", "postgres://", "mysql://localhost/x", "postgres://[::bad/x"]
    {
        let (error, text) = refusal(address).await;
        assert!(matches!(error, StoreError::CannotReach(_)), "{address}: {text}");
        assert!(text.contains("postgres://user:password@host:5432/database"), "{text}");
    }
}

#[tokio::test]
async fn a_file_that_was_taken_away_or_exchanged_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let (file, away) = (folder.path().join("data.sqlite"), folder.path().join("away.sqlite"));
    let store = Store::open(file.to_str().unwrap()).await.unwrap();
    store.ping().await.expect("it lies where it was opened");
    std::fs::rename(&file, &away).unwrap();
    let error = store.ping().await.expect_err("it is gone");
    assert!(matches!(&error, StoreError::Gone(path) if *path == file), "{error}");
    assert!(error.to_string().contains("put it back"), "{error}");
    std::fs::copy(&away, &file).unwrap();
    assert!(matches!(store.ping().await, Err(StoreError::Gone(_))), "another file lies there");
    std::fs::rename(&away, &file).unwrap();
    store.ping().await.expect("it is back");
    store.close().await;
}

#[tokio::test]
async fn a_database_that_cannot_be_written_is_noticed_and_so_is_its_recovery() {
    let place = TestDatabase::sqlite();
    let store = place.open().await;
    playing(&store, "t1").await;
    store.append("t1", 0, vec![line("it fits")], None).await.unwrap();
    store.ping().await.expect("all is well");
    // As on a full disk: the whole transaction is rolled back, and reading still works.
    let full = "BEFORE UPDATE ON wardroom_schema BEGIN SELECT RAISE(ROLLBACK, 'disk is full'); END";
    place.execute(&format!("CREATE TRIGGER full_log {full}")).await;
    place
        .execute(
            "CREATE TRIGGER full_journal BEFORE INSERT ON journal BEGIN SELECT RAISE(ROLLBACK, 'disk is full'); END",
        )
        .await;
    store.append("t1", 1, vec![line("it does not")], None).await.unwrap_err();
    for _ in 0..2 {
        let error = store.ping().await.expect_err("nothing can be written");
        assert!(error.to_string().contains("disk is full"), "{error}");
    }
    place.execute("DROP TRIGGER full_log; DROP TRIGGER full_journal").await;
    store.ping().await.expect("no other write is needed first");
    store.append("t1", 1, vec![line("it fits again")], None).await.unwrap();
    store.ping().await.expect("all is well");
    store.close().await;
}
