//! How the tests call the program, and how they talk to its engine.

use assert_cmd::Command;
use serde_json::{Value, json};
use std::{
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Child, ChildStdin, ChildStdout, Stdio},
};

pub(crate) fn wardroom(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("wardroom").expect("the program is built");
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "RUST_LOG"] {
        command.env_remove(name);
    }
    command.args(arguments);
    command
}

/// What it prints when all is well.
pub(crate) fn prints(arguments: &[&str]) -> String {
    let output = wardroom(arguments).assert().success().get_output().clone();
    String::from_utf8(output.stdout).expect("it prints text")
}

/// What it says when it is not, after checking the exit status.
pub(crate) fn complains(arguments: &[&str], status: i32) -> String {
    let output = wardroom(arguments).assert().code(status).get_output().clone();
    let said = String::from_utf8(output.stderr).expect("it complains in text");
    assert!(!said.is_empty() && !said.contains("panicked"), "{arguments:?}: {said}");
    said
}

/// A finished game of two bots, from a seed.
pub(crate) fn record(folder: &Path) -> (PathBuf, String) {
    let mut engine = Engine::start();
    let text =
        engine.random_game(&json!({"do": "new", "game": "turning-tides", "seed": "7f", "options": {"round_limit": 3}}));
    let path = folder.join("game.record");
    std::fs::write(&path, &text).expect("the folder can be written to");
    (path, text)
}

/// A program that speaks the protocol, and the other end of the line.
pub(crate) struct Engine {
    process: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Engine {
    pub(crate) fn start() -> Engine {
        Engine::call(&[])
    }
    pub(crate) fn call(more: &[&str]) -> Engine {
        let mut process = std::process::Command::new(assert_cmd::cargo::cargo_bin("wardroom"))
            .arg("engine")
            .args(more)
            // Programs are not asked for the language of whoever started them.
            .env("LANG", "de_DE.UTF-8")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let to = process.stdin.take().expect("it has an input");
        let from = BufReader::new(process.stdout.take().expect("it has an output"));
        Engine { process, to, from }
    }
    /// Sends a line as it is and waits for the one reply.
    pub(crate) fn send(&mut self, line: &[u8]) -> Value {
        let reply = self.line(line);
        serde_json::from_str(&reply).unwrap_or_else(|why| panic!("the reply is JSON, not {reply:?}: {why}"))
    }
    /// The same, as it is written.
    pub(crate) fn line(&mut self, line: &[u8]) -> String {
        self.to.write_all(line).and_then(|()| self.to.write_all(b"\n")).expect("the engine listens");
        let mut reply = String::new();
        self.from.read_line(&mut reply).expect("the engine replies");
        reply
    }
    pub(crate) fn reply(&mut self, request: &Value) -> Value {
        self.send(request.to_string().as_bytes())
    }
    pub(crate) fn ok(&mut self, request: &Value) -> Value {
        let mut reply = self.reply(request);
        assert!(reply["ok"].is_object(), "{request} got {reply}");
        reply["ok"].take()
    }
    pub(crate) fn err(&mut self, request: &Value) -> Value {
        let mut reply = self.reply(request);
        assert!(reply["err"].is_object(), "{request} got {reply}");
        reply["err"].take()
    }
    /// Opens a match.
    pub(crate) fn open(&mut self, request: &Value) -> u64 {
        self.ok(request)["match"].as_u64().expect("a match has a number")
    }
    pub(crate) fn ask(&mut self, number: u64) -> Value {
        self.ok(&json!({"do": "ask", "match": number}))
    }
    /// Answers the first open question with one of its offers, chosen by a number.
    pub(crate) fn answer_any(&mut self, number: u64, choice: usize) -> Option<Value> {
        let ask = self.ask(number);
        let open = ask["open"].as_array().expect("open is a list").first()?.clone();
        let offers = open["offers"].as_array().expect("offers are a list");
        let text = &offers[choice % offers.len()]["text"];
        let answer = json!({"do": "answer", "match": number, "seq": ask["seq"], "seat": open["seat"], "text": text});
        Some(self.ok(&answer))
    }
    /// Plays a whole game with some of the offers; its record.
    pub(crate) fn random_game(&mut self, opening: &Value) -> String {
        let number = self.open(opening);
        let mut choice = 1_usize;
        while self.answer_any(number, choice >> 16).is_some() {
            choice = choice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        }
        let record = self.ok(&json!({"do": "record", "match": number}));
        record["record"].as_str().expect("a record is text").to_owned()
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // The process is ours; whether it has ended already does not matter.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
