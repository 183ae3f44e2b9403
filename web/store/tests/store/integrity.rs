//! A damaged database is found by the check, a server does not start on a damaged file, and a restored backup starts.

use crate::common::{TestDatabase, line, person, playing};
use wardroom_store::{Damage, Store, StoreError};

on_both!(
    a_sound_database_has_no_damage,
    a_missing_journal_line_is_found,
    a_lost_last_line_is_found,
    a_missing_result_is_found,
    a_table_that_cannot_be_read_is_found,
);

/// Long enough that each table of the schema has pages of its own.
async fn played(store: &Store) {
    for id in ["t1", "t2"] {
        playing(store, id).await;
        for n in 0..200 {
            store.append(id, n, vec![line(format!("answer {n} of a long match"))], None).await.unwrap();
        }
    }
    person(store, "Anne").await;
}

async fn a_sound_database_has_no_damage(place: TestDatabase) {
    let store = place.open().await;
    assert_eq!(store.check_integrity().await.unwrap(), [], "an empty one");
    played(&store).await;
    assert_eq!(store.check_integrity().await.unwrap(), []);
    store.refuse_damage().await.unwrap();
}

async fn a_missing_journal_line_is_found(place: TestDatabase) {
    let store = place.open().await;
    played(&store).await;
    place.execute("DELETE FROM journal WHERE table_id = 't1' AND n = 70").await;
    let damage = Damage::Journal { table: "t1".into(), length: 200, found: 199, last: Some(199) };
    assert_eq!(store.check_integrity().await.unwrap(), [damage]);
}

async fn a_lost_last_line_is_found(place: TestDatabase) {
    let store = place.open().await;
    played(&store).await;
    place.execute("DELETE FROM journal WHERE table_id = 't2' AND n = 199").await;
    let damages = store.check_integrity().await.unwrap();
    assert_eq!(damages.len(), 1);
    let text = damages[0].to_string();
    assert_eq!(text, "the journal of match t2 should have 200 entries numbered from 0, but has 199");
}

async fn a_missing_result_is_found(place: TestDatabase) {
    let store = place.open().await;
    played(&store).await;
    let result = |n, table| {
        format!(
            "INSERT INTO results (n, table_id, game, mode, pool, seats, reason, answers, begun, ended, is_public) \
             VALUES ({n}, '{table}', 'ahoy', 'base', 'ahoy', 2, 'score', 7, 1, 2, 1)"
        )
    };
    place.execute(&result(1, "t1")).await;
    place.execute(&result(3, "t2")).await;
    assert_eq!(store.check_integrity().await.unwrap(), [Damage::Results { found: 2, first: 1, last: 3 }]);
}

async fn a_table_that_cannot_be_read_is_found(place: TestDatabase) {
    let store = place.open().await;
    played(&store).await;
    place.execute("DROP TABLE mutes").await;
    let damages = store.check_integrity().await.unwrap();
    assert!(matches!(&*damages, [Damage::Unreadable { table, .. }] if table == "mutes"), "{damages:?}");
}

/// Overwrites the page of this number, from 1, of a SQLite file that is closed.
fn break_page(file: &str, page: usize) {
    let mut bytes = std::fs::read(file).unwrap();
    let page = &mut bytes[(page - 1) * 4096..page * 4096];
    page.fill(0xAB);
    std::fs::write(file, bytes).unwrap();
}

#[tokio::test]
async fn a_server_does_not_start_on_a_broken_page_and_a_restored_backup_starts() {
    let place = TestDatabase::sqlite();
    let store = place.open().await;
    played(&store).await;
    let folder = tempfile::tempdir().unwrap();
    let backup = folder.path().join("backup");
    store.dump(&mut std::fs::File::create(&backup).unwrap()).await.unwrap();
    store.close().await;
    let pages = std::fs::metadata(place.address()).unwrap().len() as usize / 4096;
    break_page(&place.address(), pages - 1);

    let store = place.open().await;
    let damages = store.check_integrity().await.unwrap();
    assert!(damages.iter().any(|damage| matches!(damage, Damage::File(_))), "{damages:?}");
    let error = store.refuse_damage().await.unwrap_err();
    assert!(matches!(error, StoreError::Damaged { .. }), "{error:?}");
    let text = error.to_string();
    assert!(text.contains(&place.address()) && text.contains("wardroom restore"), "{text}");
    store.close().await;

    wardroom_store::restore(&backup, &place.address(), true, &mut |_, _| ()).await.unwrap();
    let store = place.open().await;
    assert_eq!(store.check_integrity().await.unwrap(), []);
    store.refuse_damage().await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn a_reference_to_a_missing_row_is_found_in_a_file() {
    let place = TestDatabase::sqlite();
    let store = place.open().await;
    played(&store).await;
    place.execute("PRAGMA foreign_keys = OFF; UPDATE tables SET maker = 77777 WHERE id = 't1'").await;
    let damages = store.check_integrity().await.unwrap();
    assert!(
        matches!(&*damages, [Damage::Reference { table, parent, .. }] if (&**table, &**parent) == ("tables", "people")),
        "{damages:?}"
    );
}
