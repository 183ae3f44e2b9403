//! The program under test: the real binary, a real database, a port of its own.

use crate::Result;
use std::{
    env,
    net::TcpListener,
    path::PathBuf,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};
use tokio::{net::TcpStream, time::sleep};

#[derive(Debug)]
pub struct House {
    child: Child,
    address: String,
    data: tempfile::TempDir,
}

impl House {
    pub async fn open() -> Result<House> {
        let data = tempfile::tempdir()?;
        let address = free_address()?;
        let child = start(&address, &data)?;
        let house = House { child, address, data };
        house.ready().await?;
        Ok(house)
    }
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
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
        self.child = start(&self.address, &self.data)?;
        self.ready().await
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

fn start(address: &str, data: &tempfile::TempDir) -> Result<Child> {
    let binary = env::var_os("WARDROOM_BINARY").map(PathBuf::from);
    let binary = binary.ok_or("WARDROOM_BINARY is not set: run `cargo xtask test --only browser`")?;
    let mut command = Command::new(binary);
    command
        .args(["serve", "--no-open", "--bot-pause", "60", "--listen", address, "--data"])
        .arg(data.path().join("wardroom.sqlite"));
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
