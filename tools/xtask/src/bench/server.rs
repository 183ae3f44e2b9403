//! The server under load, compared with boardgame.io under the same load: a hundred tables, two streams each.

use super::report::{ResultLine, Section, number};
use crate::{error::XtaskError, machine};
use serde_json::Value;
use std::{
    fs,
    io::{Read as _, Write as _},
    net::{TcpListener, TcpStream},
    path::Path,
    process::{Child, Command, Stdio},
    thread::sleep,
    time::{Duration, Instant},
};

const TABLES: &str = "100";
/// Average thinking time before an answer in the calmer of the two loads, in milliseconds.
const THINKING: &str = "200";

/// Answers a second, sent at an even rate, slightly above the target.
const STEADY: &str = "5100";

pub(super) fn measure(root: &Path, programs: &Path, seconds: u32) -> Result<Section, XtaskError> {
    let seconds = seconds.to_string();
    let mut lines = Vec::new();
    let mut start = 0.0_f64;
    for _ in 0..5 {
        start = start.max(Wardroom::start(programs)?.milliseconds_to_first_page);
    }
    lines.push(ResultLine::at_most("start to first page, the slowest of five", start, "ms", 300.0));
    lines.push(ResultLine::compared("the database lies on", machine::file_system(programs)));
    let server = Wardroom::start(programs)?;
    sleep(Duration::from_secs(2));
    lines.push(ResultLine::at_most("memory when idle", server.megabytes(), "MB", 40.0));
    let load = |pace: &[&str]| -> Result<Value, XtaskError> {
        let mut load = Command::new(programs.join("server-load"));
        json(load.args([&*server.address, TABLES, &seconds]).args(pace))
    };
    let (busy, steady, calm) = (load(&["0"])?, load(&["0", STEADY])?, load(&[THINKING])?);
    lines.push(ResultLine::at_least(
        "accepted answers, all durable",
        field(&busy, "answers_per_second"),
        "a second",
        5_000.0,
    ));
    lines.push(ResultLine::compared(
        "from answer to acknowledgement, p99, as fast as it goes",
        format!("{} ms", number(field(&busy, "p99_ms"))),
    ));
    lines.push(ResultLine::at_least(
        "a steady pace: accepted answers",
        field(&steady, "answers_per_second"),
        "a second",
        5_000.0,
    ));
    lines.push(ResultLine::compared("games that ended meanwhile", number(field(&steady, "games_ended"))));
    lines.push(ResultLine::at_most(
        "from answer to acknowledgement at that pace, p99",
        field(&steady, "p99_ms"),
        "ms",
        20.0,
    ));
    lines.push(ResultLine::at_most("the same with 0.2 s of thinking, p99", field(&calm, "p99_ms"), "ms", 10.0));
    lines.push(ResultLine::compared(
        "from answer to the other's stream at that pace, p99",
        format!("{} ms", number(field(&steady, "seen_p99_ms"))),
    ));
    lines.push(ResultLine::compared(
        "from answer to the other's stream, p99, with thinking",
        format!("{} ms", number(field(&calm, "seen_p99_ms"))),
    ));
    lines.push(ResultLine::compared("memory after the loads", format!("{} MB", number(server.megabytes()))));
    drop(server);
    match boardgame_io(root, &seconds) {
        Ok((busy, calm)) => {
            let speed = number(field(&busy, "moves_per_second"));
            lines.push(ResultLine::compared("boardgame.io, in memory: moves", format!("{speed} a second")));
            lines.push(ResultLine::compared(
                "boardgame.io, to the other client, p99",
                format!("{} ms", number(field(&busy, "p99_ms"))),
            ));
            lines.push(ResultLine::compared(
                "boardgame.io with thinking, to the other client, p99",
                format!("{} ms", number(field(&calm, "p99_ms"))),
            ));
        }
        // Without the comparison the section is incomplete.
        Err(error) => lines.push(ResultLine::missing("boardgame.io", &error)),
    }
    let about = "Turning Tides, 100 tables, two random players with an open stream at each; load and server share the machine. \
                 An answer is acknowledged when it is on disk. After a game the players make another table. Questions \
                 come with the acknowledgements, or are requested (`/ask`). A low-priority thread reads the streams; when rendering \
                 falls behind, streams refresh less often, at worst every 0.32 s. Limits are off (`--no-limits`), because all players share one address. At full speed 200 players answer without a \
                 pause, so the latency mostly reflects their number; the latency target is set at a steady rate. Every answer is followed to the \
                 first patch that shows it on the other player's page; a sealed answer is not shown and not counted. boardgame.io plays a much smaller game, in memory, and its p99 ends when the \
                 other client has seen the move: compare it with our line to the other's stream, not with the acknowledgement.";
    Ok(Section { title: "Server", about: about.into(), lines })
}

fn field(result: &Value, name: &str) -> f64 {
    result[name].as_f64().unwrap_or(f64::NAN)
}

fn json(command: &mut Command) -> Result<Value, XtaskError> {
    Ok(serde_json::from_str(&machine::answer(command)?)?)
}

/// A running server with its own database; dropping it stops the server.
struct Wardroom {
    child: Child,
    address: String,
    milliseconds_to_first_page: f64,
    _data: tempfile::TempDir,
}

impl Wardroom {
    fn start(programs: &Path) -> Result<Wardroom, XtaskError> {
        let data = machine::folder_on_disk(programs)?;
        let address = free_address()?;
        let mut command = Command::new(programs.join("wardroom"));
        command
            .args(["serve", "--no-open", "--no-limits", "--listen", &address, "--data"])
            .arg(data.path().join("wardroom.sqlite"));
        let begin = Instant::now();
        let child = command.env("RUST_LOG", "warn").stdout(Stdio::null()).spawn();
        let child = child.map_err(|source| XtaskError::Start { command: "wardroom serve".into(), source })?;
        let mut server = Wardroom { child, address, milliseconds_to_first_page: f64::NAN, _data: data };
        while !server.answers() {
            if begin.elapsed() > Duration::from_secs(20) || server.child.try_wait().is_ok_and(|ended| ended.is_some()) {
                return Err(XtaskError::Findings("the server did not answer".into()));
            }
            sleep(Duration::from_millis(1));
        }
        server.milliseconds_to_first_page = begin.elapsed().as_secs_f64() * 1e3;
        Ok(server)
    }
    /// Whether the whole start page arrives.
    fn answers(&self) -> bool {
        let mut reply = String::new();
        let page = TcpStream::connect(&self.address).and_then(|mut stream| {
            stream.write_all(
                format!("GET / HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address).as_bytes(),
            )?;
            stream.read_to_string(&mut reply)
        });
        page.is_ok() && reply.starts_with("HTTP/1.1 200") && reply.contains("</html>")
    }
    fn megabytes(&self) -> f64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = resident.and_then(|text| text.split_whitespace().next()?.parse::<f64>().ok());
        kilobytes.map_or(f64::NAN, |kilobytes| kilobytes / 1024.0)
    }
}

impl Drop for Wardroom {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn free_address() -> Result<String, XtaskError> {
    let listener = TcpListener::bind("127.0.0.1:0").map_err(XtaskError::read("a free port"))?;
    Ok(listener.local_addr().map_err(XtaskError::read("a free port"))?.to_string())
}

/// Installed in a folder of its own, never a dependency.
fn boardgame_io(root: &Path, seconds: &str) -> Result<(Value, Value), XtaskError> {
    let folder = tempfile::tempdir().map_err(XtaskError::read("a temporary folder"))?;
    for name in ["package.json", "game.js", "server.js", "load.js"] {
        let from = root.join("tools/bench/boardgame-io").join(name);
        fs::copy(&from, folder.path().join(name)).map_err(XtaskError::read(&from))?;
    }
    let node = || {
        machine::find(&["node"])
            .ok_or(XtaskError::Missing { what: "Node", install: machine::install_command(&["nodejs", "npm"]) })
    };
    let (node, mut install) = (node()?, Command::new("npm"));
    machine::answer(install.args(["install", "--silent", "--no-audit", "--no-fund"]).current_dir(folder.path()))?;
    let address = free_address()?;
    let port = address.rsplit(':').next().unwrap_or_default();
    let mut server = Command::new(&node);
    let server =
        server.args(["server.js", port]).current_dir(folder.path()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut server = server.spawn().map_err(|source| XtaskError::Start { command: "node server.js".into(), source })?;
    while TcpStream::connect(&address).is_err() && server.try_wait().is_ok_and(|ended| ended.is_none()) {
        sleep(Duration::from_millis(50));
    }
    let load = |think: &str| {
        json(Command::new(&node).args(["load.js", port, TABLES, seconds, think]).current_dir(folder.path()))
    };
    let results = load("0").and_then(|busy| Ok((busy, load(THINKING)?)));
    let _ = server.kill();
    let _ = server.wait();
    results
}
