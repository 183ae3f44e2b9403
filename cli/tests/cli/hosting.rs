//! What hosts do: settings from three places, backups of a server that plays on, and what the program says when it is called wrongly.

use crate::drivers::{complains, prints, wardroom};
use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::Path,
    process::{Child, ChildStderr, Command, Stdio},
    time::{Duration, Instant},
};

/// A server that bots play on; ended also when a test fails.
struct Serving {
    child: Child,
    address: String,
    said: BufReader<ChildStderr>,
}

impl Serving {
    fn start(data: &Path, more: &[&str]) -> Serving {
        let mut command = Command::new(assert_cmd::cargo::cargo_bin("wardroom"));
        command.args([
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--no-open",
            "--language",
            "en",
            "--bot-pause",
            "5",
            "--data",
        ]);
        let mut child = command.arg(data).args(more).stderr(Stdio::piped()).spawn().expect("the program starts");
        let mut said = BufReader::new(child.stderr.take().expect("it has an error output"));
        let mut line = String::new();
        while !line.contains("http://") {
            line.clear();
            assert!(said.read_line(&mut line).expect("it says something") > 0, "it ends");
        }
        let address = line.split("http://").nth(1).unwrap().trim().trim_end_matches('/').to_owned();
        Serving { child, address, said }
    }
    fn ask(&self, method: &str, path: &str, form: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("somebody listens there");
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/x-www-form-urlencoded\r\n\
             content-length: {}\r\n\r\n{form}",
            self.address,
            form.len()
        );
        stream.write_all(head.as_bytes()).expect("it listens");
        let mut reply = Vec::new();
        stream.read_to_end(&mut reply).expect("it answers");
        String::from_utf8_lossy(&reply).into_owned()
    }
    /// A table where bots play in public.
    fn table(&self) -> String {
        let form = "game=turning-tides&mode=base&holder.silver=bot:random&holder.gold=bot:random&public=on";
        let reply = self.ask("POST", "/make", form);
        let place = reply.lines().find_map(|line| line.strip_prefix("location: ")).unwrap_or_else(|| panic!("{reply}"));
        place.trim().to_owned()
    }
    /// As a service manager does; what it had to say.
    fn stop(mut self) -> String {
        Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().expect("a signal is sent");
        let begun = Instant::now();
        while self.child.try_wait().expect("it can be asked").is_none() {
            assert!(begun.elapsed() < Duration::from_secs(20), "it does not stop");
            std::thread::sleep(Duration::from_millis(20));
        }
        let mut said = String::new();
        self.said.read_to_string(&mut said).expect("it speaks in text");
        said
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_backup_made_during_play_is_brought_back_and_all_tables_go_on() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let (data, copy, file) =
        (folder.path().join("club.sqlite"), folder.path().join("copy.sqlite"), folder.path().join("all.backup"));
    let [data_name, copy_name, file_name] = [&data, &copy, &file].map(|path| path.to_str().expect("a name"));
    let serving = Serving::start(&data, &[]);
    let tables: Vec<String> = (0..12).map(|_| serving.table()).collect();
    std::thread::sleep(Duration::from_millis(700));
    assert!(prints(&["backup", file_name, "--data", data_name]).contains(file_name));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = fs::metadata(&file).expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "it holds everybody's secrets");
    }
    let again = complains(&["backup", file_name, "--data", data_name], 2);
    assert!(again.contains("--force"), "{again}");
    let in_use = complains(&["restore", file_name, "--data", data_name, "--force"], 2);
    assert!(in_use.contains("in use") && in_use.contains("stop"), "{in_use}");
    let told = prints(&["restore", file_name, "--data", copy_name]);
    assert!(told.contains("12 tables") && told.contains("Every journal plays"), "{told}");
    let occupied = complains(&["restore", file_name, "--data", copy_name], 2);
    assert!(occupied.contains("--force"), "{occupied}");
    serving.stop();
    assert!(prints(&["check", "--data", data_name]).contains("Every journal plays"));
    let serving = Serving::start(&copy, &[]);
    for table in &tables {
        assert!(serving.ask("GET", table, "").starts_with("HTTP/1.1 200"), "{table} is there");
    }
    std::thread::sleep(Duration::from_millis(500));
    serving.stop();
    let lines = |told: &str| -> u64 {
        let digits: String = told.rsplit("tables, ").next().unwrap().chars().filter(char::is_ascii_digit).collect();
        digits.parse().expect("a number of lines")
    };
    assert!(lines(&prints(&["check", "--data", copy_name])) > lines(&told), "the bots play on");
}

/// Overwrites a page of a SQLite file, counted from 1.
fn break_page(bytes: &mut [u8], page: usize) {
    bytes[(page - 1) * 4096..page * 4096].fill(0xab);
}

#[test]
fn check_looks_at_the_database_before_it_plays_the_journals() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let data = folder.path().join("club.sqlite");
    let data_name = data.to_str().expect("a name");
    let serving = Serving::start(&data, &[]);
    serving.table();
    std::thread::sleep(Duration::from_millis(300));
    serving.stop();
    let sound = fs::read(&data).expect("the database is there");
    let pages = sound.len() / 4096;
    let mut found = 0;
    for page in [pages / 4, pages / 2, pages * 3 / 4, pages - 1] {
        let mut broken = sound.clone();
        break_page(&mut broken, page);
        fs::write(&data, &broken).expect("it can be written");
        let output = wardroom(&["check", "--data", data_name, "--language", "en"]).output().expect("the program runs");
        let said = [output.stdout, output.stderr].map(|said| String::from_utf8_lossy(&said).into_owned()).concat();
        assert_ne!(output.status.code(), Some(0), "page {page} of {pages}: {said}");
        assert!(!said.contains("Every journal plays") && !said.contains("panicked"), "page {page}: {said}");
        assert!(said.contains("damaged") && said.contains("wardroom restore"), "page {page}: {said}");
        found += usize::from(output.status.code() == Some(1));
    }
    assert!(found > 0, "some damage is found by the check itself, and not while the file is opened");
    fs::write(&data, &sound).expect("it can be written");
    assert!(prints(&["check", "--data", data_name]).contains("Every journal plays"));
}

#[test]
fn one_server_serves_a_file_by_whatever_name_and_what_only_reads_it_goes_on() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let (data, file) = (folder.path().join("club.sqlite"), folder.path().join("all.backup"));
    let [data_name, file_name] = [&data, &file].map(|path| path.to_str().expect("a name"));
    let serving = Serving::start(&data, &[]);
    serving.table();
    let second = |data: &str| complains(&["serve", "--no-open", "--listen", "127.0.0.1:0", "--data", data], 2);
    let said = second(data_name);
    assert!(said.contains(data_name) && said.contains("another Wardroom") && said.contains("--data"), "{said}");
    #[cfg(unix)]
    {
        let other = folder.path().join("other.sqlite");
        std::os::unix::fs::symlink(&data, &other).expect("it can be called otherwise, too");
        assert!(second(other.to_str().expect("a name")).contains("another Wardroom"));
    }
    assert!(prints(&["check", "--data", data_name]).contains("Every journal plays"));
    assert!(prints(&["backup", file_name, "--data", data_name]).contains(file_name));
    // However a server ends, the next one may begin.
    drop(serving);
    Serving::start(&data, &[]).stop();
    Serving::start(&data, &[]).stop();
}

#[test]
fn a_backup_that_fails_leaves_nothing_behind_and_names_what_was_typed() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let data = folder.path().join("club.sqlite");
    let data = data.to_str().expect("a name");
    Serving::start(Path::new(data), &[]).stop();
    let club = folder.path().join("club");
    fs::create_dir(&club).expect("there is room for a folder");
    for more in [&[][..], &["--force"]] {
        let said = complains(&[&["backup", club.to_str().unwrap(), "--data", data], more].concat(), 2);
        assert!(said.contains("is a folder") && !said.contains("--force"), "{said}");
    }
    let nowhere = folder.path().join("nowhere/b.backup");
    let said = complains(&["backup", nowhere.to_str().unwrap(), "--data", data], 2);
    assert!(said.contains("nowhere/b.backup:") && !said.contains(".part"), "{said}");
    let there = folder.path().join("there.backup");
    fs::write(&there, "").expect("it can be written");
    let said = complains(&["backup", there.to_str().unwrap(), "--data", data], 2);
    assert!(said.contains("there.backup:") && said.contains("--force"), "{said}");
    complains(&["backup", folder.path().join("new.backup").to_str().unwrap(), "--data", there.to_str().unwrap()], 2);
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().flatten().map(|entry| entry.file_name()).collect();
    assert!(left.iter().all(|name| !name.to_string_lossy().ends_with(".part")), "{left:?}");
}

#[test]
fn ratings_are_reckoned_again_where_that_is_asked_for() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let data = folder.path().join("club.sqlite");
    let data = data.to_str().expect("a name");
    let serving = Serving::start(Path::new(data), &[]);
    let form =
        "game=turning-tides&mode=intro&option.round_limit=1&holder.silver=bot:random&holder.gold=bot:easy&public=on";
    let reply = serving.ask("POST", "/make", form);
    assert!(reply.contains("location: "), "{reply}");
    // Also while it is served, and before there is a result.
    let begun = Instant::now();
    let again = || prints(&["check", "--data", data, "--rate-again"]);
    while !again().contains("from 1 results") {
        assert!(begun.elapsed() < Duration::from_secs(60), "the game has no result");
        std::thread::sleep(Duration::from_millis(100));
    }
    serving.stop();
    assert!(!prints(&["check", "--data", data]).contains("reckoned"));
    let told = again();
    assert!(told.contains("Every journal plays") && told.contains("reckoned again from 1 results"), "{told}");
}

#[test]
fn a_box_is_a_setting_and_matches_that_wait_for_theirs_are_no_fault() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let (data, boxes) = (folder.path().join("club.sqlite"), folder.path().join("boxes"));
    fs::create_dir(&boxes).expect("there is room for a folder");
    let shipped = include_str!("../../../games/turning-tides/rules/box.toml");
    let another = shipped.replace("destruction_markers = 6", "destruction_markers = 7");
    assert_ne!(another, shipped);
    fs::write(boxes.join("turning-tides.toml"), another).expect("it can be written");
    let settings = folder.path().join("club.toml");
    fs::write(&settings, format!("box = {:?}\ndata = {data:?}\n", boxes.to_str().expect("a name"))).expect("it can");
    let [settings, data_name] = [&settings, &data].map(|path| path.to_str().expect("a name"));

    let serving = Serving::start(&data, &["--config", settings]);
    serving.table();
    serving.stop();
    assert!(prints(&["check", "--config", settings]).contains("Every journal plays: 1 tables"));
    assert!(prints(&["check", "--data", data_name, "--box", boxes.to_str().unwrap()]).contains("Every journal plays"));
    let by_the_environment = wardroom(&["check", "--data", data_name]).env("WARDROOM_BOX", &boxes).assert().success();
    let said = String::from_utf8_lossy(&by_the_environment.get_output().stdout).into_owned();
    assert!(said.contains("Every journal plays"), "{said}");
    assert!(prints(&["config", "--config", settings]).contains("# by line 1 of the settings file"));

    let said = prints(&["check", "--data", data_name]);
    assert!(said.contains("another box") && said.contains("were begun with: 1 of 1"), "{said}");
    assert!(!said.contains("Does not play") && said.contains("All other journals play"), "{said}");
}

#[test]
fn a_damaged_backup_is_refused_with_its_line() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let (file, data) = (folder.path().join("all.backup"), folder.path().join("new.sqlite"));
    fs::write(&file, "{\"wardroom\":\"backup\",\"format\":1,\"schema\":1}\nhello\n").expect("it can be written");
    let said = complains(&["restore", file.to_str().unwrap(), "--data", data.to_str().unwrap()], 1);
    assert!(said.contains("all.backup:2") && !data.exists(), "{said}");
    let nowhere = complains(&["check", "--data", data.to_str().unwrap()], 2);
    assert!(nowhere.contains("there is no database") && !data.exists(), "{nowhere}");
}

#[test]
fn flags_count_before_the_environment_before_the_file_before_what_is_usual() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let file = folder.path().join("club.toml");
    fs::write(
        &file,
        "bot-time = 11\nbot-pause = 12\nstop-time = 13\nno-open = true\ntrusted-proxies = [\"::1\", \"10.0.0.0/8\"]\n",
    )
    .expect("it can be written");
    let mut command = wardroom(&["config", "--bot-time", "31", "--config", file.to_str().unwrap()]);
    command.env("WARDROOM_BOT_TIME", "21").env("WARDROOM_BOT_PAUSE", "22");
    let output =
        command.env("WARDROOM_DATABASE", "postgres://anne:secret@host/db").assert().success().get_output().clone();
    let said = String::from_utf8(output.stdout).expect("it prints text");
    for line in [
        "bot-time = 31 # by --bot-time",
        "bot-pause = 22 # by WARDROOM_BOT_PAUSE",
        "stop-time = 13 # by line 3 of the settings file",
        "no-open = true # by line 4 of the settings file",
        "trusted-proxies = \"::1,10.0.0.0/8\" # by line 5 of the settings file",
        "# listen = \"127.0.0.1:7272\"",
        "# idle-table = 120",
    ] {
        assert!(said.lines().any(|found| found == line), "{line}: {said}");
    }
    assert!(!said.contains("secret") && said.contains("postgres://anne:…@host/db"), "{said}");
}

#[test]
fn what_config_prints_is_a_settings_file() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let file = folder.path().join("printed.toml");
    fs::write(&file, prints(&["config", "--bot-time", "77"])).expect("it can be written");
    let again = prints(&["config", "--config", file.to_str().unwrap()]);
    assert!(again.contains("bot-time = 77 # by line"), "{again}");
}

#[test]
fn wrong_settings_are_named_with_file_and_line() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let file = folder.path().join("club.toml");
    let name = file.to_str().unwrap();
    for (text, words) in [
        ("\nbot-tiem = 3\n", &["club.toml:2", "bot-tiem", "bot-time"][..]),
        ("bot-time = 0\n", &["club.toml:1", "bot-time", "1..=60000"]),
        ("listen = \n", &["club.toml:1"]),
    ] {
        fs::write(&file, text).expect("it can be written");
        for command in ["serve", "config", "check"] {
            let said = complains(&[command, "--config", name], 2);
            assert!(words.iter().all(|word| said.contains(word)), "{text}: {said}");
        }
    }
    assert!(complains(&["config", "--config", "nowhere.toml"], 2).contains("nowhere.toml"));
    let bad = wardroom(&["config"]).env("WARDROOM_BOT_TIME", "soon").assert().code(2).get_output().clone();
    let said = String::from_utf8_lossy(&bad.stderr).into_owned();
    assert!(said.contains("--bot-time") && said.contains("WARDROOM_BOT_TIME"), "{said}");
    let typed = wardroom(&["config", "--bot-time", "soon"])
        .env("WARDROOM_BOT_TIME", "20")
        .assert()
        .code(2)
        .get_output()
        .clone();
    assert!(!String::from_utf8_lossy(&typed.stderr).contains("WARDROOM_BOT_TIME"), "it is not to blame: {typed:?}");
}

#[test]
fn variables_that_are_no_settings_are_named_with_the_nearest_one() {
    let mut command = wardroom(&["config"]);
    command.env("WARDROOM_BOT_TIEM", "20").env("WARDROOM_SAILS", "3").env("WARDROOM_BOT_PAUSE", "5");
    let said = String::from_utf8(command.assert().success().get_output().stderr.clone()).expect("it speaks in text");
    assert!(said.contains("WARDROOM_BOT_TIEM; it is ignored. Is WARDROOM_BOT_TIME meant?"), "{said}");
    assert!(said.contains("There is no setting WARDROOM_SAILS; it is ignored.\n") && !said.contains("PAUSE"), "{said}");
}

#[test]
fn a_flag_for_a_file_stands_against_a_database_of_the_settings_file() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let (file, data) = (folder.path().join("club.toml"), folder.path().join("own.sqlite"));
    fs::write(&file, "database = \"postgres://nobody@127.0.0.1:1/none\"\n").expect("it can be written");
    let said = complains(&["check", "--config", file.to_str().unwrap(), "--data", data.to_str().unwrap()], 2);
    assert!(said.contains("own.sqlite"), "{said}");
}

#[test]
fn the_reference_of_settings_is_complete() {
    let documented = include_str!("../../../docs/HOSTING.md");
    let table = prints(&["config", "--markdown"]);
    assert!(
        documented.contains(&table),
        "docs/HOSTING.md must hold what `wardroom config --markdown` prints:\n{table}"
    );
}

#[test]
fn logs_for_programs_are_objects() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let serving = Serving::start(&folder.path().join("club.sqlite"), &["--log", "debug", "--log-format", "json"]);
    serving.ask("GET", "/rules", "");
    let said = serving.stop();
    let logged: Vec<serde_json::Value> = said.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    assert!(logged.iter().any(|line| line["span"]["route"] == "/rules" && line["fields"]["status"] == 200), "{said}");
    assert!(logged.iter().any(|line| line["fields"]["message"] == "stopped"), "{said}");
    assert!(complains(&["serve", "--log", "a=b=c"], 2).contains("--log"));
}

#[test]
fn a_log_in_a_file_has_no_colours_and_a_healthy_server_nothing_to_say_of_style_sheets() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let serving = Serving::start(&folder.path().join("club.sqlite"), &["--log", "info"]);
    let table = serving.table();
    assert!(serving.ask("GET", &format!("{table}/at/0.png"), "").contains("image/png"));
    let said = serving.stop();
    assert!(said.contains("stopped") && !said.contains('\u{1b}') && !said.contains("@media"), "{said}");
}
