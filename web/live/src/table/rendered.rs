//! A table rendered for one seat and one language: rendered once, shown to all connections of that seat. It also caches the
//! patches that lead to it from earlier ones. It is filled in by `paint.rs`.

use super::{
    log_cache::LogCache,
    page_id::{PageHashes, PageId, event},
    snapshot::Snapshot,
};
use crate::labels::agreed_options;
use bytes::Bytes;
use std::{
    collections::HashMap,
    sync::{Arc, Mutex as Lock, PoisonError},
};
use tokio::sync::Mutex;
use wardroom_accounts::now;
use wardroom_catalog::{AnyGame, RenderContext};
use wardroom_kernel::{Seat, Talk, Viewer};
use wardroom_ui::{
    DrawnTable, Fragment, FragmentChange, Frame, Language, LogLine, Markup, Patch,
    page::{self, ClocksAndAbsence, LastWord, MatchEnd, OpenOffer, Social, WhyNotAnswer},
    widget::SeatTag,
};

/// Everything that a page or a patch needs.
#[derive(Debug)]
pub struct RenderedTable {
    pub(crate) news: u64,
    pub(crate) undos: u32,
    /// The number of the viewer's question.
    pub seq: u64,
    /// Every part of the page that can change, with a hash of what is in it.
    pub fragments: Vec<(Fragment, u64)>,
    pub(crate) log: LogCache,
    pub seats: Vec<SeatTag>,
    pub(crate) names: Vec<String>,
    pub(crate) snapshot: Arc<Snapshot>,
    pub(crate) viewer: Viewer,
    pub(crate) language: Language,
    pub(crate) extras: Extras,
    pub(crate) hashes: Arc<PageHashes>,
    /// Patches from earlier rendered tables, for all clients that show one of those.
    pub(crate) patches: Lock<Vec<(PageId, Option<Bytes>)>>,
}

/// What the page has beside its fragments.
#[derive(Debug)]
pub(crate) struct Extras {
    pub(crate) board: DrawnTable,
    pub(crate) may_undo: bool,
    pub(crate) hints: u32,
    pub(crate) may_hint: bool,
    pub(crate) talk: Vec<Talk>,
    pub(crate) is_awaited: bool,
    pub(crate) offer: Option<OpenOffer>,
    pub(crate) last_word: Option<LastWord>,
    pub(crate) end: Option<MatchEnd>,
    pub(crate) watch: ClocksAndAbsence,
}

/// The last rendered table for each seat, or for spectators, in each language.
#[derive(Debug, Default)]
pub(crate) struct RenderCache(pub(crate) Mutex<HashMap<RenderKey, Arc<RenderedTable>>>);

type RenderKey = (Option<Seat>, Language);

impl RenderedTable {
    pub(crate) fn table<'a>(
        &'a self,
        game: &'a dyn AnyGame,
        id: &'a str,
        seat: Option<Seat>,
        log: &'a [LogLine],
        watch: &'a ClocksAndAbsence,
    ) -> page::TablePage<'a> {
        page::TablePage {
            id,
            game: game.name(),
            game_name: game.title(self.language),
            seat: seat.map(|seat| game.seat_name(seat)),
            options: &[],
            seq: self.seq,
            board: &self.extras.board,
            hints: self.extras.hints,
            seats: &self.seats,
            log,
            may_undo: self.extras.may_undo,
            may_hint: self.extras.may_hint,
            talk: &self.extras.talk,
            is_awaited: self.extras.is_awaited,
            offer: self.extras.offer.as_ref(),
            last_word: self.extras.last_word.as_ref(),
            end: self.extras.end.as_ref(),
            watch,
            why: None,
        }
    }
    /// The whole page, with the rules that the reader asked about.
    pub fn page(
        &self,
        frame: &Frame<'_>,
        game: &dyn AnyGame,
        id: &str,
        hall: &Social,
        why: Option<&WhyNotAnswer>,
    ) -> Markup {
        let seat = self.viewer.seat();
        // Only the whole page has the time of day: its parts are the same whenever they are rendered.
        let watch = ClocksAndAbsence { now: Some(now()), ..self.extras.watch.clone() };
        let (log, options) = (self.log_lines(0), agreed_options(game, &self.snapshot.row, self.language));
        page::table(
            frame,
            &page::TablePage { why, options: &options, ..self.table(game, id, seat, &log, &watch) },
            hall,
        )
    }
    pub fn hashes(&self) -> &Arc<PageHashes> {
        &self.hashes
    }
    /// The event with all parts that differ from an earlier rendered table; none if no part does. Built once for all clients.
    pub fn since(&self, before: &PageHashes) -> Option<Bytes> {
        let mut patches = self.patches.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, patch)) = patches.iter().find(|(id, _)| *id == before.id) {
            return patch.clone();
        }
        let patch = self.patch(|fragment, hash| before.parts.contains(&(fragment.id, hash)), Some(before.id));
        patches.push((before.id, patch.clone()));
        patch
    }
    /// The same for a client of which only the id of its page is known, or nothing.
    pub fn since_id(&self, before: Option<PageId>) -> Option<Bytes> {
        let is_same = before.is_some_and(|before| before.parts == self.hashes.id.parts);
        self.patch(|_, _| is_same, before)
    }
    fn patch(&self, is_known: impl Fn(&Fragment, u64) -> bool, before: Option<PageId>) -> Option<Bytes> {
        let new = self.fragments.iter().filter(|(fragment, hash)| !is_known(fragment, *hash));
        let mut changes: Vec<FragmentChange<'_>> = new.map(|(fragment, _)| fragment.into()).collect();
        // After an undo the log may be another one.
        let known = before.filter(|before| self.log.hash(before.lines) == Some(before.log));
        let lines = match known {
            Some(before) => self.log_from(before.lines),
            None => format!("<ol id=\"log-lines\" class=\"log-lines\">{}</ol>", self.log_from(0)),
        };
        match known {
            Some(_) if lines.is_empty() => (),
            Some(_) => changes.push(FragmentChange::Append { id: "log-lines", append: &lines }),
            None => changes.push(FragmentChange::Whole { id: "log-lines", html: &lines }),
        }
        if changes.is_empty() {
            return None;
        }
        let patch = Patch { seq: self.seq, fragments: changes, go: None };
        Some(event("patch", Some(self.hashes.id), &patch.json()))
    }
    /// The log from a line on, as markup.
    fn log_from(&self, first: usize) -> String {
        page::log_lines(&self.log_lines(first), first, &self.seats)
    }
    fn log_lines(&self, first: usize) -> Vec<LogLine> {
        let moment = RenderContext { viewer: self.viewer, names: &self.names, language: self.language };
        let position = self.snapshot.position().ok();
        position.map(|position| self.log.lines_from(&*position.sitting, moment, first)).unwrap_or_default()
    }
}
