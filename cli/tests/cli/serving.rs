//! `wardroom serve`: it says where it is, answers there, and stops when told to.

use assert_cmd::cargo::cargo_bin;
use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    process::{Child, Command, Stdio},
};

/// Ends the server also when a test fails.
struct Serving(Child);

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn it_says_where_it_is_and_answers_there() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let mut command = Command::new(cargo_bin("wardroom"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--no-open", "--language", "en", "--data"]);
    command.arg(folder.path().join("deep/down/tables.sqlite"));
    let mut serving = Serving(command.stderr(Stdio::piped()).spawn().expect("the program starts"));
    let mut said = String::new();
    let mut from = BufReader::new(serving.0.stderr.take().expect("it has an error output"));
    from.read_line(&mut said).expect("it says something");
    let address = said.trim().strip_prefix("Wardroom is at http://").unwrap_or_else(|| panic!("{said}"));
    let mut page = String::new();
    let mut to = TcpStream::connect(address.trim_end_matches('/')).expect("somebody listens there");
    write!(to, "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").expect("it listens");
    to.read_to_string(&mut page).expect("it answers");
    assert!(page.starts_with("HTTP/1.1 200") && page.contains("Turning Tides"), "{page}");
    assert!(folder.path().join("deep/down/tables.sqlite").exists());
}

#[test]
fn a_second_server_on_the_same_address_says_so() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("an address is free");
    let address = taken.local_addr().expect("it has an address").to_string();
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let data = folder.path().join("tables.sqlite");
    let data = data.to_str().expect("the folder has a name");
    let said = crate::drivers::complains(&["serve", "--no-open", "--listen", &address, "--data", data], 2);
    assert!(said.contains(&address) && said.contains("--listen"), "{said}");
    let both = ["serve", "--data", "a", "--database", "postgres://b"];
    assert!(crate::drivers::complains(&both, 2).contains("--database"));
}
