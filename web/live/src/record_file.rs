//! Records from elsewhere: read once, on the render pool, with everything a replay needs, and checked before they are stored.

use crate::{error::LiveError, games::Games, halted::guarded, tables::LiveTables};
use sha2::{Digest, Sha256};
use std::{net::IpAddr, sync::Arc};
use wardroom_accounts::{now, readable_id};
use wardroom_catalog::{AnyGame, AnyMatch, RenderContext};
use wardroom_kernel::{Viewer, strip_bom};
use wardroom_messages::RecordReadError;
use wardroom_ui::Language;

/// A record that was read.
#[derive(Debug)]
pub(crate) struct ReadRecord {
    pub(crate) sitting: Arc<dyn AnyMatch>,
    /// How many answers there were at each moment.
    pub(crate) moments: Vec<usize>,
}

/// Reads a record: its first line names the game, the rest is played again.
pub(crate) async fn read(tables: &LiveTables, text: String, address: IpAddr) -> Result<ReadRecord, LiveError> {
    let games = tables.games().clone();
    let read = tables.pool().render_once(address, move || {
        // A panic is a fault of the record, which may come from anywhere, and not of a match of this server.
        guarded(|| read_here(&games, &text)).unwrap_or_else(|_| {
            tracing::warn!("a record from elsewhere broke the rules");
            Err(LiveError::Record(RecordReadError::Broken { line: line_of_position(&text) }))
        })
    });
    read.await?
}

/// The line with the position that the match begins with, the likely cause of a panic.
fn line_of_position(text: &str) -> usize {
    text.lines().position(|line| line.starts_with("position:")).unwrap_or_default() + 1
}

fn read_here(games: &Games, text: &str) -> Result<ReadRecord, LiveError> {
    let (game, sitting) = wardroom_catalog::read(games.all(), text).map_err(|why| LiveError::Record(why.into()))?;
    render_for_all(game, &*sitting);
    let moments = sitting.moments();
    Ok(ReadRecord { sitting: Arc::from(sitting), moments })
}

/// Renders the last position for every viewer and panics if that is not possible: such a record is refused.
fn render_for_all(game: &dyn AnyGame, sitting: &dyn AnyMatch) {
    let names: Vec<String> = sitting.seats().map(|seat| game.seat_title(seat, Language::En)).collect();
    let viewers = sitting.seats().map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Referee]);
    for viewer in viewers {
        drop(sitting.draw(RenderContext { viewer, names: &names, language: Language::En }));
    }
}

/// Stores a record that can be read. The same text has the same id. `most_bytes` limits all records together.
pub(crate) async fn keep(
    tables: &LiveTables,
    text: &str,
    address: IpAddr,
    most_bytes: Option<u64>,
) -> Result<(String, ReadRecord), LiveError> {
    if text.contains('\0') {
        let line = text.lines().position(|line| line.contains('\0')).unwrap_or_default() + 1;
        return Err(LiveError::Record(RecordReadError::NoText { line }));
    }
    // Some editors put a byte order mark at the beginning.
    let text = strip_bom(text).replace("\r\n", "\n");
    let record = read(tables, text.clone(), address).await?;
    let id = readable_id(&Sha256::digest(text.as_bytes()));
    let is_kept = tables.store().keep_record(&id, &text, now(), most_bytes).await?;
    if is_kept { Ok((id, record)) } else { Err(LiveError::RecordsFull) }
}
