//! A private PostgreSQL for the store's tests, deleted when they are done.
//! Without one the other tests still run, and the skipped ones are listed.

use crate::error::XtaskError;
use crate::machine;
use std::{
    env,
    fs::{self, File},
    net::TcpListener,
    os::unix::{fs::chown, process::CommandExt},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};
use tempfile::TempDir;

const PACKAGES: [&str; 1] = ["postgresql"];
const PATIENCE: Duration = Duration::from_secs(60);

pub(super) enum Postgres {
    /// The caller has set the variable already.
    Given,
    /// The folder with `initdb` and `postgres`.
    Programs(PathBuf),
    Missing,
}

impl Postgres {
    pub(super) fn find_or_install() -> Self {
        if env::var_os(Cluster::VARIABLE).is_some() {
            return Postgres::Given;
        }
        if let Some(programs) = programs() {
            return Postgres::Programs(programs);
        }
        let installed = machine::install("PostgreSQL", &PACKAGES);
        programs().map_or_else(
            || {
                let reason = installed.err().map(|trouble| trouble.to_string()).unwrap_or_default();
                println!("warning: the tests that need PostgreSQL are left out. {reason}");
                Postgres::Missing
            },
            Postgres::Programs,
        )
    }
}

/// A running server on a free port of this machine; dropping it stops it and removes its files.
pub(super) struct Cluster {
    folder: TempDir,
    programs: PathBuf,
    user: Option<u32>,
    port: u16,
    server: Child,
}

impl Cluster {
    pub(super) const VARIABLE: &str = "WARDROOM_TEST_POSTGRES";

    /// Starts nothing if the caller has one, or if PostgreSQL is not available.
    pub(super) fn start(postgres: &Postgres) -> Result<Option<Self>, XtaskError> {
        match postgres {
            Postgres::Given | Postgres::Missing => Ok(None),
            Postgres::Programs(programs) => Self::start_from(programs).map(Some),
        }
    }

    pub(super) fn url(&self) -> String {
        format!("postgres://wardroom@127.0.0.1:{}/postgres", self.port)
    }

    fn start_from(programs: &Path) -> Result<Self, XtaskError> {
        // PostgreSQL refuses to run as root; its package creates a user for it.
        let user =
            if machine::is_root() { Some(machine::user_id(Some("postgres")).ok_or_else(no_user)?) } else { None };
        let folder = TempDir::with_prefix("wardroom-postgres-").map_err(XtaskError::read(env::temp_dir()))?;
        if user.is_some() {
            chown(folder.path(), user, None).map_err(XtaskError::read(folder.path()))?;
        }
        let mut initdb = program(programs, "initdb", user, folder.path());
        let options = ["--username=wardroom", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];
        machine::answer(initdb.arg("--pgdata=data").args(options))?;
        let port = free_port().map_err(|error| XtaskError::Postgres(error.to_string()))?;
        let server = serve(programs, user, folder.path(), port)?;
        let mut cluster = Self { folder, programs: programs.to_owned(), user, port, server };
        cluster.wait_until_ready()?;
        println!("PostgreSQL from {} listens on port {port} until the tests are done", programs.display());
        Ok(cluster)
    }

    fn wait_until_ready(&mut self) -> Result<(), XtaskError> {
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            if self.server.try_wait().is_ok_and(|status| status.is_some()) {
                break;
            }
            let mut ask = self.program("pg_isready");
            ask.args(["--quiet", "--host=127.0.0.1", &format!("--port={}", self.port)]);
            if ask.status().is_ok_and(|status| status.success()) {
                return Ok(());
            }
            thread::sleep(Duration::from_millis(50));
        }
        Err(XtaskError::Postgres(fs::read_to_string(log_file(self.folder.path())).unwrap_or_default()))
    }

    fn program(&self, name: &str) -> Command {
        program(&self.programs, name, self.user, self.folder.path())
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let mut stop = self.program("pg_ctl");
        stop.args(["stop", "--pgdata=data", "--mode=immediate", "--silent"]);
        if !stop.status().is_ok_and(|status| status.success()) {
            // It may have stopped already.
            let _ = self.server.kill();
        }
        let _ = self.server.wait();
    }
}

/// Not detached, so that Ctrl-C reaches it, too.
fn serve(programs: &Path, user: Option<u32>, folder: &Path, port: u16) -> Result<Child, XtaskError> {
    let log = log_file(folder);
    let output = || File::options().create(true).append(true).open(&log).map_err(XtaskError::read(&log));
    let sockets = format!("unix_socket_directories={}", folder.display());
    let settings = ["listen_addresses=127.0.0.1", &sockets, "fsync=off", "max_connections=200"];
    let mut server = program(programs, "postgres", user, folder);
    server.args(["-D", "data", "-p", &port.to_string()]).args(settings.iter().flat_map(|setting| ["-c", setting]));
    server.stdin(Stdio::null()).stdout(output()?).stderr(output()?);
    server.spawn().map_err(|source| XtaskError::Start { command: "postgres".to_owned(), source })
}

fn program(programs: &Path, name: &str, user: Option<u32>, folder: &Path) -> Command {
    let mut command = Command::new(programs.join(name));
    command.current_dir(folder);
    if let Some(user) = user {
        command.uid(user);
    }
    command
}

fn log_file(folder: &Path) -> PathBuf {
    folder.join("log")
}

/// Debian keeps the server's programs off the path, in a folder for each version: the newest is taken.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().filter_map(Result::ok);
    let mut versions: Vec<_> = versions
        .filter_map(|entry| Some((entry.file_name().to_str()?.parse::<u32>().ok()?, entry.path().join("bin"))))
        .filter(|(_, folder)| folder.join("initdb").is_file())
        .collect();
    versions.sort();
    let debian = versions.pop().map(|(_, folder)| folder);
    debian.or_else(|| Some(fs::canonicalize(machine::find(&["initdb"])?).ok()?.parent()?.to_owned()))
}

fn free_port() -> std::io::Result<u16> {
    Ok(TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port())
}

fn no_user() -> XtaskError {
    XtaskError::Postgres(
        "it refuses to run as root and there is no user `postgres`; install its Debian package".to_owned(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::TcpStream;

    #[test]
    fn a_cluster_answers_while_it_lives_and_is_gone_afterwards() {
        let Some(programs) = programs() else {
            eprintln!("skipped: PostgreSQL is not installed");
            return;
        };
        let cluster = Cluster::start_from(&programs).expect("starts");
        let (port, folder) = (cluster.port, cluster.folder.path().to_owned());
        assert!(TcpStream::connect(("127.0.0.1", port)).is_ok());
        drop(cluster);
        assert!(TcpStream::connect(("127.0.0.1", port)).is_err());
        assert!(!folder.exists());
    }
}
