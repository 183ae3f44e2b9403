//! A wire between browsers and the program that goes dead as wires do where a router forgets them or a machine sleeps: nobody
//! closes anything, nothing comes through.

use crate::{House, Result};
use tokio::{
    io::copy_bidirectional,
    net::{TcpListener, TcpStream},
    sync::watch,
    task::JoinHandle,
};

#[derive(Debug)]
pub struct Wire {
    address: String,
    is_dead: watch::Sender<bool>,
    guard: JoinHandle<()>,
}

impl Wire {
    pub async fn to(house: &House) -> Result<Wire> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let (address, far) = (listener.local_addr()?.to_string(), house.address().to_owned());
        let (is_dead, state) = watch::channel(false);
        let guard = tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                tokio::spawn(carry(near, far.clone(), state.clone()));
            }
        });
        Ok(Wire { address, is_dead, guard })
    }
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }
    pub fn cut(&self) {
        self.is_dead.send_replace(true);
    }
    /// Whoever tries again comes through; what was there before is closed.
    pub fn mend(&self) {
        self.is_dead.send_replace(false);
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.guard.abort();
    }
}

async fn carry(mut near: TcpStream, far: String, mut is_dead: watch::Receiver<bool>) {
    let Ok(mut far) = TcpStream::connect(far).await else { return };
    tokio::select! {
        biased;
        _ = is_dead.wait_for(|dead| *dead) => (),
        _ = copy_bidirectional(&mut near, &mut far) => return,
    }
    // Both ends stay open meanwhile.
    let _ = is_dead.wait_for(|dead| !*dead).await;
}
