//! A proxy between browsers and the server whose connections go dead, as if a router forgot them or a machine slept: neither
//! side closes them, and no byte comes through.

use crate::{Result, TestServer};
use tokio::{
    io::copy_bidirectional,
    net::{TcpListener, TcpStream},
    sync::watch,
    task::JoinHandle,
};

#[derive(Debug)]
pub struct DeadConnectionProxy {
    address: String,
    is_dead: watch::Sender<bool>,
    guard: JoinHandle<()>,
}

impl DeadConnectionProxy {
    pub async fn to(server: &TestServer) -> Result<DeadConnectionProxy> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let (address, far) = (listener.local_addr()?.to_string(), server.address().to_owned());
        let (is_dead, state) = watch::channel(false);
        let guard = tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                tokio::spawn(carry(near, far.clone(), state.clone()));
            }
        });
        Ok(DeadConnectionProxy { address, is_dead, guard })
    }
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }
    pub fn cut(&self) {
        self.is_dead.send_replace(true);
    }
    /// New connections work again; the dead ones are closed.
    pub fn mend(&self) {
        self.is_dead.send_replace(false);
    }
}

impl Drop for DeadConnectionProxy {
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
    // Both ends stay open until then.
    let _ = is_dead.wait_for(|dead| !*dead).await;
}
