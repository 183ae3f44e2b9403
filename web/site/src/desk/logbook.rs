//! The logbook as one viewer may read it, in as little memory as it can be: the lines of all running games would be most of
//! a server's. Text is kept only of what is new in a picture; anything older is told again by the match when somebody asks.

use super::hash;
use std::sync::Arc;
use wardroom_catalog::{AnyMatch, RenderContext};
use wardroom_ui::LogLine;

#[derive(Clone, Debug, Default)]
pub(super) struct Logbook {
    lines: Arc<Vec<Line>>,
    /// The last of them, as text.
    fresh: Vec<LogLine>,
    /// Events that are in it.
    events: usize,
}

#[derive(Clone, Copy, Debug)]
struct Line {
    /// The event that it tells of.
    event: u32,
    /// Of it and of all lines before.
    hash: u64,
}

impl Logbook {
    /// The same book with what has happened since.
    pub(super) fn go_on(self, sitting: &dyn AnyMatch, moment: RenderContext<'_>) -> Logbook {
        let Logbook { mut lines, events, .. } = self;
        let told = sitting.log(moment, events);
        let mut fresh = Vec::with_capacity(told.len());
        for (event, line) in told {
            let so_far = lines.last().map(|line| line.hash).unwrap_or_default();
            let event = u32::try_from(event).unwrap_or(u32::MAX);
            Arc::make_mut(&mut lines).push(Line { event, hash: hash(&(so_far, &line.text.0)) });
            fresh.push(line);
        }
        Logbook { lines, fresh, events: sitting.events() }
    }
    pub(super) fn len(&self) -> usize {
        self.lines.len()
    }
    /// Of the first lines, if there are so many.
    pub(super) fn hash(&self, lines: usize) -> Option<u64> {
        match lines.checked_sub(1) {
            None => Some(0),
            Some(last) => self.lines.get(last).map(|line| line.hash),
        }
    }
    /// The lines from one on. The match and the moment are those that it was written by.
    pub(super) fn read(&self, sitting: &dyn AnyMatch, moment: RenderContext<'_>, first: usize) -> Vec<LogLine> {
        let Some(line) = self.lines.get(first) else { return Vec::new() };
        match (first + self.fresh.len()).checked_sub(self.lines.len()) {
            Some(known) => self.fresh[known..].to_vec(),
            None => {
                let event = usize::try_from(line.event).unwrap_or(usize::MAX);
                sitting.log(moment, event).into_iter().map(|(_, line)| line).collect()
            }
        }
    }
}
