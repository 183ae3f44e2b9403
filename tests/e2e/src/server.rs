//! The program under test: the real binary, a real database, a port of its own.

use crate::Result;
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _};
use std::{
    env,
    net::TcpListener,
    path::PathBuf,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};
use tokio::{net::TcpStream, time::sleep};

/// A name of this machine under which browsers treat it as another computer, without https.
pub(crate) const NAME: &str = "club.lan";
/// The database file of the server.
const DATABASE: &str = "wardroom.sqlite";

#[derive(Debug)]
pub struct TestServer {
    child: Child,
    address: String,
    data: tempfile::TempDir,
    flags: Vec<String>,
}

impl TestServer {
    pub async fn open() -> Result<TestServer> {
        TestServer::open_with(&[]).await
    }
    /// With further flags of `wardroom serve`, kept when it starts again.
    pub async fn open_with(flags: &[&str]) -> Result<TestServer> {
        let data = tempfile::tempdir()?;
        let address = free_address()?;
        let flags: Vec<String> = flags.iter().map(|&flag| flag.to_owned()).collect();
        let child = start(&address, &data, &flags)?;
        let server = TestServer { child, address, data, flags };
        server.ready().await?;
        Ok(server)
    }
    pub(crate) fn address(&self) -> &str {
        &self.address
    }
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }
    /// The address as seen from the local network: plain http, which browsers trust less than the same page on localhost.
    pub fn url_in_the_network(&self, path: &str) -> String {
        self.url(path).replace("127.0.0.1", NAME)
    }
    /// Kills the process: only what is on disk survives.
    pub fn kill(&mut self) -> Result {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }
    /// Stops it by a signal, as a host does, and waits until it has ended.
    pub async fn stop(&mut self) -> Result {
        Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status()?;
        while self.child.try_wait()?.is_none() {
            sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }
    /// Starts it again on the same database and address.
    pub async fn restart(&mut self) -> Result {
        self.child = start(&self.address, &self.data, &self.flags)?;
        self.ready().await
    }
    /// Stops the server, moves every time in the database back and starts it again. Open pages reconnect by themselves.
    pub async fn later(&mut self, by: Duration) -> Result {
        self.stop().await?;
        sqlx::any::install_default_drivers();
        let database = format!("sqlite://{}", self.data.path().join(DATABASE).display());
        let mut connection = AnyConnection::connect(&database).await?;
        let by = by.as_millis();
        let sql = format!(
            "UPDATE journal SET at = at - {by}; UPDATE tables SET started = started - {by}, updated = updated - {by}"
        );
        sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await?;
        connection.close().await?;
        self.restart().await
    }
    async fn ready(&self) -> Result {
        wait_for(&self.address).await
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn start(address: &str, data: &tempfile::TempDir, flags: &[String]) -> Result<Child> {
    let binary = env::var_os("WARDROOM_BINARY").map(PathBuf::from);
    let binary = binary.ok_or("WARDROOM_BINARY is not set: run `cargo xtask test --only browser`")?;
    let mut command = Command::new(binary);
    command
        .args(["serve", "--no-open", "--bot-pause", "60", "--listen", address, "--data"])
        .arg(data.path().join(DATABASE))
        .args(flags);
    Ok(command.env("RUST_LOG", "warn").stdout(Stdio::null()).spawn()?)
}

pub(crate) fn free_address() -> Result<String> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.to_string())
}

pub(crate) async fn wait_for(address: &str) -> Result {
    let begin = Instant::now();
    while TcpStream::connect(address).await.is_err() {
        if begin.elapsed() > Duration::from_secs(20) {
            return Err(format!("no server listens at {address}").into());
        }
        sleep(Duration::from_millis(20)).await;
    }
    Ok(())
}
