//! The server under load as a process: start, resource use, stop.

use crate::Args;
use std::{
    fs,
    io::{BufRead as _, BufReader},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};
use wardroom_bench::http::Result;

pub(crate) struct ServerProcess {
    child: Child,
    pub(crate) address: String,
}

/// Memory and processor time of a process.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ResourceUse {
    pub(crate) megabytes: f64,
    pub(crate) cpu_seconds: f64,
}

impl ServerProcess {
    pub(crate) fn start(args: &Args, pause: u64) -> Result<ServerProcess> {
        let mut command = Command::new(&args.program);
        command.args(["serve", "--no-open", "--no-limits", "--listen", "127.0.0.1:0", "--language", "en"]);
        // Enough for the few imagined games of an easy bot on an idle machine.
        command.args(["--bot-time", "4", "--bot-pause", &pause.to_string(), "--data"]).arg(&args.data);
        let mut child = command.env("RUST_LOG", "warn").stdout(Stdio::null()).stderr(Stdio::piped()).spawn()?;
        let mut said = BufReader::new(child.stderr.take().ok_or("it has no standard error")?);
        let mut address = None;
        while address.is_none() {
            let mut line = String::new();
            if said.read_line(&mut line)? == 0 {
                return Err(format!("{} did not start", args.program.display()).into());
            }
            address = line.trim().split_once("http://").map(|(_, rest)| rest.trim_end_matches('/').to_owned());
            if address.is_none() {
                eprint!("server: {line}");
            }
        }
        std::thread::spawn(move || {
            said.lines().map_while(|line| line.ok()).for_each(|line| eprintln!("server: {line}"));
        });
        Ok(ServerProcess { child, address: address.unwrap_or_default() })
    }
    pub(crate) fn used(&self) -> ResourceUse {
        /// Linux counts processor time in hundredths of a second.
        const TICKS: f64 = 100.0;
        let process = format!("/proc/{}", self.child.id());
        let status = fs::read_to_string(format!("{process}/status")).unwrap_or_default();
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = resident.and_then(|text| text.split_whitespace().next()?.parse::<f64>().ok());
        let times = fs::read_to_string(format!("{process}/stat")).unwrap_or_default();
        let times = times.rsplit(')').next().unwrap_or_default().split_whitespace().skip(11).take(2);
        let ticks: f64 = times.filter_map(|ticks| ticks.parse::<f64>().ok()).sum();
        ResourceUse {
            megabytes: kilobytes.map_or(f64::NAN, |kilobytes| kilobytes / 1024.0),
            cpu_seconds: ticks / TICKS,
        }
    }
    /// Stops it like a host, with a signal. Returns how long it took; an error if it failed.
    pub(crate) async fn stop(mut self) -> Result<Duration> {
        let begun = Instant::now();
        Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status()?;
        loop {
            match self.child.try_wait()? {
                Some(status) if status.success() => return Ok(begun.elapsed()),
                Some(status) => return Err(format!("the server ended with {status}").into()),
                None if begun.elapsed() > Duration::from_secs(30) => return Err("the server does not stop".into()),
                None => tokio::time::sleep(Duration::from_millis(10)).await,
            }
        }
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // The process may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
