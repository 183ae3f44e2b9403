//! A length of a journal: what a state of a match was built on.

use wardroom_store::AppendChain;

/// The first `length` lines of this chain of appends.
#[derive(Clone, Debug)]
pub(crate) struct CommitPoint {
    pub(crate) chain: AppendChain,
    pub(crate) length: u32,
}

impl CommitPoint {
    /// Waits until the lines are durable or lost; returns whether they are durable.
    pub(crate) async fn wait_durable(&self) -> bool {
        self.chain.wait_durable(self.length).await
    }
}
