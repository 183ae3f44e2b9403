//! `wardroom` alone: it serves and opens the browser, by whatever program the desktop has for that.

use assert_cmd::cargo::cargo_bin;
use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    os::unix::fs::PermissionsExt,
    path::PathBuf,
    process::{Child, ChildStderr, Command, Stdio},
    thread,
    time::{Duration, Instant},
};
use tempfile::TempDir;

/// The home of somebody who has never called it before, with or without a program that opens addresses.
struct Home {
    folder: TempDir,
}

impl Home {
    fn new() -> Home {
        let folder = tempfile::tempdir().expect("there is room for a folder");
        fs::create_dir(folder.path().join("programs")).expect("there is room for another");
        Home { folder }
    }
    /// What opens an address here writes it down.
    fn with_desktop() -> Home {
        let home = Home::new();
        let program = home.path("programs/xdg-open");
        let script = format!("#!/bin/sh\nprintf '%s\\n' \"$1\" >> '{}'\n", home.path("opened").display());
        fs::write(&program, script).expect("the folder can be written to");
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).expect("it is ours");
        home
    }
    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }
    /// The address that was opened.
    fn opened(&self) -> Option<String> {
        fs::read_to_string(self.path("opened")).ok()
    }
    fn call(&self, arguments: &[&str]) -> Serving {
        let mut command = Command::new(cargo_bin("wardroom"));
        command.args(arguments).env_clear().env("PATH", self.path("programs")).env("HOME", self.folder.path());
        command.env("XDG_DATA_HOME", self.path("data")).env("XDG_CONFIG_HOME", self.path("config"));
        command.env("WARDROOM_LISTEN", "127.0.0.1:0");
        Serving::start(&mut command)
    }
}

/// A running program; ended also when a test fails.
struct Serving {
    child: Child,
    said: BufReader<ChildStderr>,
    url: String,
}

impl Serving {
    fn start(command: &mut Command) -> Serving {
        let mut child = command.stderr(Stdio::piped()).spawn().expect("the program starts");
        let said = BufReader::new(child.stderr.take().expect("it has an error output"));
        let mut serving = Serving { child, said, url: String::new() };
        let line = serving.next_line();
        serving.url = line.strip_prefix("Wardroom is at ").unwrap_or_else(|| panic!("{line}")).to_owned();
        serving
    }
    fn next_line(&mut self) -> String {
        let mut line = String::new();
        assert!(self.said.read_line(&mut line).expect("it speaks in text") > 0, "it has nothing to say");
        line.trim_end().to_owned()
    }
    fn page(&self) -> String {
        let address = self.url.trim_start_matches("http://").trim_end_matches('/');
        let mut to = TcpStream::connect(address).expect("somebody listens there");
        write!(to, "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").expect("it listens");
        let mut page = String::new();
        to.read_to_string(&mut page).expect("it answers");
        page
    }
    /// Tells it to stop and waits until it has: then it has opened whatever it wanted to open.
    fn stop(mut self) {
        Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().expect("a signal is sent");
        until(|| self.child.try_wait().expect("it can be asked").map(drop));
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[track_caller]
fn until<T>(mut is_so: impl FnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(it) = is_so() {
            return it;
        }
        assert!(begun.elapsed() < Duration::from_secs(30), "it does not come");
        thread::sleep(Duration::from_millis(5));
    }
}

fn is_a_page(page: &str) -> bool {
    page.starts_with("HTTP/1.1 200") && page.contains("Turning Tides")
}

#[test]
fn called_without_arguments_it_opens_the_browser_where_it_serves() {
    let home = Home::with_desktop();
    let serving = home.call(&[]);
    let opened = until(|| home.opened().filter(|text| text.ends_with('\n')));
    assert_eq!(opened, format!("{}\n", serving.url));
    assert!(is_a_page(&serving.page()), "{}", serving.page());
    assert!(home.path("data/wardroom/wardroom.sqlite").exists(), "tables are kept at home");
    serving.stop();
    assert_eq!(home.opened().as_deref(), Some(&*opened), "once is enough");
}

#[test]
fn where_it_is_told_not_to_it_opens_nothing() {
    let home = Home::with_desktop();
    let serving = home.call(&["serve", "--no-open"]);
    assert!(is_a_page(&serving.page()));
    serving.stop();
    assert_eq!(home.opened(), None);
}

#[test]
fn where_nothing_opens_addresses_it_says_so_and_serves() {
    let home = Home::new();
    let mut serving = home.call(&[]);
    assert_eq!(serving.next_line(), "No browser could be opened from here; open the address yourself.");
    assert!(is_a_page(&serving.page()));
}
