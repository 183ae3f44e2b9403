//! After a power cut everything that was acknowledged is there: a program writes, everything that it has not synced is
//! dropped, and the rest is opened. What counts as synced is recorded by a C library that is preloaded into the program
//! (`power_cut/synced_only.c`), so nothing depends on time or on the machine's disk.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;
use wardroom_store::{Holder, NewChatMessage, NewPlace, NewResult, PersonId, Room, Secret, Store, Verdict, Who};

use crate::common::{contribute, line, person, seat, table};

/// A folder as a disk, what survives of it, and the library that records that.
struct Disk {
    folder: TempDir,
    library: PathBuf,
}

impl Disk {
    /// None without a C compiler.
    fn new() -> Option<Self> {
        let folder = tempfile::tempdir().unwrap();
        let library = folder.path().join("synced_only.so");
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/store/power_cut/synced_only.c");
        let mut compiler = Command::new("cc");
        compiler.args(["-shared", "-fPIC", "-O1", "-Wall", "-o"]).arg(&library).arg(source).arg("-ldl");
        let Ok(compiled) = compiler.output() else {
            eprintln!("skipped: there is no C compiler `cc`; on Debian: apt-get install gcc");
            return None;
        };
        assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
        for name in ["disk", "synced", "synced/names"] {
            std::fs::create_dir(folder.path().join(name)).unwrap();
        }
        Some(Self { folder, library })
    }

    /// Runs one of the ignored tests below as a program of its own on this disk.
    fn program(&self, test: &str) -> Command {
        // Linux names open files by their real path.
        let root = self.folder.path().canonicalize().unwrap();
        let mut program = Command::new(std::env::current_exe().expect("this program"));
        program.args(["--exact", &format!("power_cut::{test}"), "--ignored", "--nocapture"]);
        program.env("LD_PRELOAD", &self.library).env("WARDROOM_DISK", root.join("disk"));
        program.env("WARDROOM_SYNCED", root.join("synced")).env("WARDROOM_FULL", root.join("full"));
        program.stdin(Stdio::null());
        program
    }

    /// Opens what a power cut leaves.
    async fn open_survivors(&self) -> Store {
        let (synced, after) = (self.folder.path().join("synced"), self.folder.path().join("after"));
        std::fs::create_dir(&after).unwrap();
        for name in std::fs::read_dir(synced.join("names")).unwrap() {
            let name = name.unwrap().file_name();
            // A file whose name was synced and whose content was not is empty.
            let content = std::fs::read(synced.join(&name)).unwrap_or_default();
            std::fs::write(after.join(name), content).unwrap();
        }
        Store::open_sqlite(&after.join(FILE)).await.expect("a database that opens after a power cut")
    }
}

const FILE: &str = "wardroom.sqlite";

fn text(output: &Output) -> String {
    [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text).into_owned()).concat()
}

/// Opens the database on the disk of the program that [`Disk::program`] started.
async fn open_on_disk() -> Store {
    let disk = std::env::var("WARDROOM_DISK").expect("a disk");
    Store::open_sqlite(&Path::new(&disk).join(FILE)).await.unwrap()
}

/// What a server acknowledges, in the order in which it happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Write {
    Person,
    Device,
    Password,
    Table,
    Seat,
    Chat,
    Contribution,
    Start,
    Record,
    Defaults,
    Answer,
    Result,
}

impl Write {
    const ALL: [Self; 12] = [
        Self::Person,
        Self::Device,
        Self::Password,
        Self::Table,
        Self::Seat,
        Self::Chat,
        Self::Contribution,
        Self::Start,
        Self::Record,
        Self::Defaults,
        Self::Answer,
        Self::Result,
    ];

    async fn make(self, store: &Store, host: &mut PersonId) {
        let host_seat = seat(Holder::Person(*host), None);
        match self {
            Self::Person => *host = person(store, "Anne").await,
            Self::Device => store.add_device(*host, &"a token".into(), "Firefox", 2).await.unwrap(),
            Self::Password => store.set_password(*host, Some(&"a hash".into())).await.unwrap(),
            Self::Table => {
                let seats = vec![host_seat, seat(Holder::Open, None)];
                store.create_table(&table("t1", *host, seats)).await.unwrap();
            }
            Self::Seat => {
                let guest = person(store, "Gustav").await;
                store.sit("t1", 1, guest, "Gustav", None, 3).await.unwrap();
            }
            Self::Chat => {
                let text = "ahoy".to_owned();
                let message = NewChatMessage { room: Room::Table, person: *host, seat: Some(0), at: 4, text };
                store.add_message("t1", &message).await.unwrap();
            }
            Self::Contribution => {
                assert!(contribute(store, "t1", 0, *host, "seven seas").await);
                let Holder::Person(guest) = holder(store, 1).await else { panic!("a guest") };
                assert!(contribute(store, "t1", 1, guest, "rum").await);
            }
            Self::Start => _ = store.start("t1", 5).await.unwrap(),
            Self::Record => assert!(store.keep_record("r1", "a record", 6, None).await.unwrap()),
            Self::Defaults => store.keep_table_defaults(*host, "ahoy", "base").await.unwrap(),
            Self::Answer => store.append("t1", 0, vec![line("an answer")], Some("won".into())).await.unwrap(),
            Self::Result => assert!(store.keep_result(&result(*host), |_| unreachable!("unrated")).await.unwrap()),
        }
    }

    async fn is_there(self, store: &Store) -> bool {
        let table = store.table("t1").await.unwrap();
        let host = store.person(PersonId(1)).await.unwrap();
        let Some(host) = host.map(|person| person.id) else { return false };
        let contribution = |seat: usize| table.as_ref().and_then(|table| table.seats[seat].contribution.clone());
        match self {
            Self::Person => true,
            Self::Device => store.person_by_token(&"a token".into()).await.unwrap().is_some(),
            Self::Password => store.password(host).await.unwrap() == Some(Secret::from("a hash")),
            Self::Table => table.is_some(),
            Self::Seat => table.is_some() && matches!(holder(store, 1).await, Holder::Person(_)),
            Self::Chat => store.chat("t1", 9).await.unwrap().len() == 1,
            Self::Contribution => contribution(0).is_some() && contribution(1).is_some(),
            Self::Start => table.is_some_and(|table| table.started == Some(5)),
            Self::Record => store.record("r1").await.unwrap().is_some(),
            Self::Defaults => store.table_defaults(host).await.unwrap().len() == 1,
            Self::Answer => store.journal("t1", 0).await.unwrap().len() == 1,
            Self::Result => store.finish("t1").await.unwrap().is_some(),
        }
    }
}

async fn holder(store: &Store, seat: usize) -> Holder {
    store.table("t1").await.unwrap().unwrap().seats[seat].holder.clone()
}

fn result(host: PersonId) -> NewResult {
    let place = |who, place, verdict| NewPlace { who, side: place, place, verdict, score: None, roles: String::new() };
    NewResult {
        table: "t1".into(),
        game: "turning-tides".into(),
        mode: "base".into(),
        pool: "turning-tides".into(),
        reason: "score".into(),
        answers: 1,
        ended: 7,
        is_public: true,
        unrated: Some("bots".into()),
        seats: vec![place(Who::Person(host), 1, Verdict::Won), place(Who::Bot("easy".into()), 2, Verdict::Lost)],
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_write_that_was_acknowledged_survives_a_power_cut_at_that_moment() {
    let mut lost = Vec::new();
    for last in Write::ALL {
        let Some(disk) = Disk::new() else { return };
        let output = disk.program("power_fails_after_a_write").env("WARDROOM_TEST_WRITE", format!("{last:?}")).output();
        let output = text(&output.expect("this program again"));
        assert!(output.contains(&format!("acknowledged {last:?}")), "{output}");
        let store = disk.open_survivors().await;
        for write in Write::ALL.into_iter().filter(|write| *write <= last) {
            if !write.is_there(&store).await {
                lost.push(format!("{write:?} after {last:?}"));
            }
        }
        assert_eq!(store.check_integrity().await.unwrap(), []);
        store.close().await;
    }
    assert_eq!(lost, [""; 0]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "the program that the test above starts"]
async fn power_fails_after_a_write() {
    let last = std::env::var("WARDROOM_TEST_WRITE").expect("a write");
    let store = open_on_disk().await;
    let mut host = PersonId(0);
    for write in Write::ALL {
        write.make(&store, &mut host).await;
        writeln!(std::io::stdout(), "acknowledged {write:?}").unwrap();
        if format!("{write:?}") == last {
            std::process::abort();
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_and_answers_that_come_together_survive_a_power_cut() {
    let Some(disk) = Disk::new() else { return };
    let output = disk.program("power_fails_while_many_write").output().expect("this program again");
    let store = disk.open_survivors().await;
    let (mut created, mut answered, mut lost) = (0, 0, Vec::new());
    for entry in text(&output).lines().filter_map(|line| line.strip_prefix("acknowledged ")) {
        let (id, length) = entry.split_once(' ').expect("a table and the length of its journal");
        let length: u32 = length.parse().unwrap();
        if length == 0 {
            created += 1;
        } else {
            answered += 1;
        }
        if store.table(id).await.unwrap().is_none_or(|row| row.length < length) {
            lost.push(entry.to_owned());
        }
    }
    assert!(created > 30 && answered > 30, "{created} tables and {answered} answers:\n{}", text(&output));
    assert_eq!(lost, [""; 0], "of {created} tables and {answered} answers");
    assert_eq!(store.check_integrity().await.unwrap(), []);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "the program that the test above starts"]
async fn power_fails_while_many_write() {
    const TASKS: usize = 8;
    let store = open_on_disk().await;
    let host = person(&store, "Anne").await;
    let (told, mut acknowledged) = tokio::sync::mpsc::channel(1);
    for task in 0..TASKS {
        let (store, told) = (store.clone(), told.clone());
        tokio::spawn(async move {
            for number in 0.. {
                let id = format!("t{task}x{number}");
                let bots = vec![seat(Holder::Bot("easy".into()), None), seat(Holder::Bot("easy".into()), None)];
                store.create_table(&table(&id, host, bots)).await.unwrap();
                told.send(format!("{id} 0")).await.unwrap();
                // In the end there are no answers any more that would be synced together with the tables.
                if number < 10 {
                    store.append(&id, 0, vec![line("an answer")], None).await.unwrap();
                    told.send(format!("{id} 1")).await.unwrap();
                }
            }
        });
    }
    // Long enough for two checkpoints.
    let (begun, mut count) = (Instant::now(), 0);
    while count < 300 || begun.elapsed() < Duration::from_millis(2200) {
        writeln!(std::io::stdout(), "acknowledged {}", acknowledged.recv().await.unwrap()).unwrap();
        count += 1;
        if count > 300 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    std::process::abort();
}

#[tokio::test]
async fn a_full_disk_is_noticed_by_a_ping_alone() {
    let Some(disk) = Disk::new() else { return };
    let output = disk.program("the_disk_fills_up").output().expect("this program again");
    assert!(output.status.success() && text(&output).contains("1 passed"), "{}", text(&output));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "the program that the test above starts"]
async fn the_disk_fills_up() {
    let full = std::env::var("WARDROOM_FULL").expect("a name");
    let store = open_on_disk().await;
    let host = person(&store, "Anne").await;
    store.ping().await.expect("there is room");
    std::fs::write(&full, "").unwrap();
    tokio::time::sleep(Duration::from_secs(2)).await;
    let error = store.ping().await.expect_err("nothing can be written");
    assert!(error.to_string().contains("disk"), "{error}");
    let seats = || vec![seat(Holder::Open, None)];
    store.create_table(&table("t1", host, seats())).await.expect_err("nothing can be written");
    store.ping().await.expect_err("still");
    std::fs::remove_file(&full).unwrap();
    store.ping().await.expect("there is room again");
    store.create_table(&table("t2", host, seats())).await.unwrap();
    store.append("t2", 0, vec![line("an answer")], None).await.unwrap();
    store.close().await;
}
