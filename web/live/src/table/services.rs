//! What every table in memory shares.

use crate::{
    games::Games, metrics::LiveMetrics, notifier::TurnNotifier, registrar_queue::FinishedMatches,
    render_pool::RenderPool,
};
use std::time::Duration;
use tokio::sync::watch;
use wardroom_store::Store;

#[derive(Debug)]
pub struct TableServices {
    pub store: Store,
    pub games: Games,
    pub pool: RenderPool,
    pub metrics: LiveMetrics,
    pub notifier: TurnNotifier,
    /// Matches that have just ended, for the registrar.
    pub finished: FinishedMatches,
    /// A player of a table without clocks who is not seen for this long is away.
    pub away_after: Duration,
    /// Grows with each change of any table: the lobby follows it.
    pub lobby: watch::Sender<u64>,
}

impl TableServices {
    pub(crate) fn tell_lobby(&self) {
        self.lobby.send_modify(|news| *news += 1);
    }
}
