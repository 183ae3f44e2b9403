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

/// A name of this machine that browsers do not take for it: by this name it is somebody else's, without https.
pub(crate) const NAME: &str = "club.lan";
/// The file that it keeps everything in.
const DATABASE: &str = "wardroom.sqlite";

#[derive(Debug)]
pub struct House {
    child: Child,
    address: String,
    data: tempfile::TempDir,
    wishes: Vec<String>,
}

impl House {
    pub async fn open() -> Result<House> {
        House::open_with(&[]).await
    }
    /// With further flags of `wardroom serve`, kept when it starts again.
    pub async fn open_with(wishes: &[&str]) -> Result<House> {
        let data = tempfile::tempdir()?;
        let address = free_address()?;
        let wishes: Vec<String> = wishes.iter().map(|&wish| wish.to_owned()).collect();
        let child = start(&address, &data, &wishes)?;
        let house = House { child, address, data, wishes };
        house.ready().await?;
        Ok(house)
    }
    pub(crate) fn address(&self) -> &str {
        &self.address
    }
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }
    /// The same from elsewhere in the house: plain http, with which browsers do not trust a page as they do on their own machine.
    pub fn url_in_the_network(&self, path: &str) -> String {
        self.url(path).replace("127.0.0.1", NAME)
    }
    /// Pulls the plug: nothing that was not on disk survives.
    pub fn kill(&mut self) -> Result {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }
    /// Tells it to stop, as a host does, and waits until it has.
    pub async fn stop(&mut self) -> Result {
        Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status()?;
        while self.child.try_wait()?.is_none() {
            sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }
    /// Starts it again on the same database and address.
    pub async fn restart(&mut self) -> Result {
        self.child = start(&self.address, &self.data, &self.wishes)?;
        self.ready().await
    }
    /// Stops it, lets time go by and starts it again: what is written down lies that much further back. Whoever has a page
    /// open finds the server again by themselves.
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

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn start(address: &str, data: &tempfile::TempDir, wishes: &[String]) -> Result<Child> {
    let binary = env::var_os("WARDROOM_BINARY").map(PathBuf::from);
    let binary = binary.ok_or("WARDROOM_BINARY is not set: run `cargo xtask test --only browser`")?;
    let mut command = Command::new(binary);
    command
        .args(["serve", "--no-open", "--bot-pause", "60", "--listen", address, "--data"])
        .arg(data.path().join(DATABASE))
        .args(wishes);
    Ok(command.env("RUST_LOG", "warn").stdout(Stdio::null()).spawn()?)
}

pub(crate) fn free_address() -> Result<String> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.to_string())
}

pub(crate) async fn wait_for(address: &str) -> Result {
    let begin = Instant::now();
    while TcpStream::connect(address).await.is_err() {
        if begin.elapsed() > Duration::from_secs(20) {
            return Err(format!("nobody answers at {address}").into());
        }
        sleep(Duration::from_millis(20)).await;
    }
    Ok(())
}
