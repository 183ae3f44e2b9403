//! The log of a match for one viewer, in little memory: only the newest lines are kept as text, the others as hashes. Older text
//! is generated again by the match when a client needs it.

use super::page_id::hash;
use std::sync::Arc;
use wardroom_catalog::{AnyMatch, RenderContext};
use wardroom_ui::LogLine;

#[derive(Clone, Debug, Default)]
pub(crate) struct LogCache {
    lines: Arc<Vec<Line>>,
    /// The last of them, as text.
    fresh: Vec<LogLine>,
    /// Events that are in it.
    events: usize,
}

#[derive(Clone, Copy, Debug)]
struct Line {
    /// The event that it describes.
    event: u32,
    /// Of it and of all lines before.
    hash: u64,
}

impl LogCache {
    /// The same log with the events since.
    pub(crate) fn extend(self, sitting: &dyn AnyMatch, moment: RenderContext<'_>) -> LogCache {
        let LogCache { mut lines, events, .. } = self;
        let told = sitting.log(moment, events);
        let mut fresh = Vec::with_capacity(told.len());
        for (event, line) in told {
            let so_far = lines.last().map(|line| line.hash).unwrap_or_default();
            let event = u32::try_from(event).unwrap_or(u32::MAX);
            Arc::make_mut(&mut lines).push(Line { event, hash: hash(&(so_far, &line.text.0)) });
            fresh.push(line);
        }
        LogCache { lines, fresh, events: sitting.events() }
    }
    pub(crate) fn len(&self) -> usize {
        self.lines.len()
    }
    /// Of the first lines, if there are so many.
    pub(crate) fn hash(&self, lines: usize) -> Option<u64> {
        match lines.checked_sub(1) {
            None => Some(0),
            Some(last) => self.lines.get(last).map(|line| line.hash),
        }
    }
    /// The lines from `first` on. Match and context must be those that the log was built with.
    pub(crate) fn lines_from(&self, sitting: &dyn AnyMatch, moment: RenderContext<'_>, first: usize) -> Vec<LogLine> {
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
