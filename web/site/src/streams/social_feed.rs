//! The social part of a table's stream (event `gossip`): presence, chat, other tables. It has its own pace, so that a greeting
//! and an answer are never confused.

use crate::{error::AppError, extract::CurrentUser, lobby::Lobby, texts::say};
use axum::body::Bytes;
use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
    time::Duration,
};
use tokio::{sync::watch, time::Instant};
use wardroom_live::{
    LiveTables,
    presence::Stay,
    social::social,
    table::{LiveTable, event, hash},
};
use wardroom_store::TableRow;
use wardroom_ui::{
    FragmentChange, Patch, Say,
    page::{self, ChatLine, OtherTable},
};

/// Many visitors may come at once; the page need not show each of them at once.
const PAUSE: Duration = Duration::from_millis(700);
/// Other tables are looked up again after this time, also without a notification.
const REFRESH: Duration = Duration::from_secs(30);

#[derive(Debug)]
pub(crate) struct SocialFeed {
    lobby: Arc<Lobby>,
    /// As long as the stream lasts, the user is present.
    _stay: Stay,
    seat: Option<String>,
    presence: watch::Receiver<u64>,
    chat: watch::Receiver<u64>,
    notifications: Option<watch::Receiver<u64>>,
    /// The other tables that wait for the user, and when they were looked up.
    elsewhere: Option<(Instant, Vec<OtherTable>)>,
    /// Hashes of the parts as they were sent.
    sent: HashMap<&'static str, u64>,
    /// And of chat messages, by room and number; none before the first event.
    messages: Option<BTreeMap<(bool, i64), u64>>,
    /// When to look for changes; none: when there is news.
    due: Option<Instant>,
    last: Option<Instant>,
}

impl SocialFeed {
    pub(crate) fn new(
        tables: &LiveTables,
        lobby: Arc<Lobby>,
        table: &LiveTable,
        user: &CurrentUser,
        seat: Option<String>,
    ) -> SocialFeed {
        let notifier = &tables.services().notifier;
        SocialFeed {
            lobby,
            seat,
            presence: table.presence.follow(),
            chat: table.chat.follow(),
            notifications: user.id().map(|person| notifier.follow(person, &table.id)),
            _stay: table.presence.enter(user.person.as_ref()),
            elsewhere: None,
            sent: HashMap::new(),
            messages: None,
            due: Some(Instant::now()),
            last: None,
        }
    }
    /// Waits until something may have changed. Cancellable.
    pub(crate) async fn changed(&mut self) {
        if self.due.is_none() {
            let notified = async {
                match &mut self.notifications {
                    Some(notifications) => notifications.changed().await.is_ok(),
                    None => std::future::pending().await,
                }
            };
            let (is_urgent, is_notified) = tokio::select! {
                message = self.chat.changed() => (message.is_ok(), false),
                _visitor = self.presence.changed() => (false, false),
                _notified = notified => (false, true),
            };
            self.elsewhere.take_if(|_| is_notified);
            let now = Instant::now();
            self.due = Some(self.last.filter(|_| !is_urgent).map_or(now, |last| now.max(last + PAUSE)));
        }
        // Messages do not wait for the pause.
        if let Some(due) = self.due {
            tokio::select! {
                () = tokio::time::sleep_until(due) => (),
                _message = self.chat.changed() => (),
            }
            self.due = None;
        }
    }
    /// The event with the parts that have changed.
    pub(crate) async fn next(&mut self, table: &Arc<LiveTable>, user: &CurrentUser) -> Option<Bytes> {
        self.presence.mark_unchanged();
        self.chat.mark_unchanged();
        self.last = Some(Instant::now());
        // Errors of the table are shown by its page.
        let row = table.row().await.ok()?;
        let others = self.other_tables(&row, user).await.ok()?;
        let hall = social(table, &row, user.at_seat(self.seat.as_deref()), others).await.ok()?;
        let say = say(user.language());
        let mut fragments = page::social_fragments(&hall, say);
        fragments.retain(|part| {
            let hash = hash(&part.html);
            self.sent.insert(part.id, hash) != Some(hash)
        });
        let messages = self.new_messages(&hall.chat.lines, say);
        let mut changes: Vec<FragmentChange<'_>> = fragments.iter().map(FragmentChange::from).collect();
        changes.extend(messages.iter().map(|(is_all, html)| match is_all {
            true => FragmentChange::Whole { id: page::CHAT_LINES, html },
            false => FragmentChange::Append { id: page::CHAT_LINES, append: html },
        }));
        let patch = Patch { seq: 0, fragments: changes, go: None };
        (!patch.fragments.is_empty()).then(|| event("gossip", None, &patch.json()))
    }
    /// Cached: visitors and messages here change nothing at other tables.
    async fn other_tables(&mut self, row: &TableRow, user: &CurrentUser) -> Result<Vec<OtherTable>, AppError> {
        let is_notified = self.notifications.as_ref().is_some_and(|news| news.has_changed().unwrap_or(true));
        if let Some((looked, known)) = &self.elsewhere
            && !is_notified
            && looked.elapsed() < REFRESH
        {
            return Ok(known.clone());
        }
        // Before anything is loaded: a change meanwhile notifies again.
        self.notifications.iter_mut().for_each(watch::Receiver::mark_unchanged);
        let found = self.lobby.other_tables(user.id(), &row.id, user.language()).await?;
        self.elsewhere = Some((Instant::now(), found.clone()));
        Ok(found)
    }
    /// The messages since the last event; all of them if one was deleted or changed. The flag says which.
    fn new_messages(&mut self, lines: &[ChatLine], say: Say<'_>) -> Option<(bool, String)> {
        let now: BTreeMap<(bool, i64), u64> =
            lines.iter().map(|line| ((line.is_gallery, line.id), hash(line))).collect();
        let before = self.messages.replace(now.clone());
        // In each room the oldest messages are not loaded any more; a page may keep them.
        let is_whole = |before: &BTreeMap<(bool, i64), u64>| {
            [false, true].into_iter().all(|room| {
                let (start, end) = ((room, i64::MIN), (room, i64::MAX));
                match now.range(start..=end).next() {
                    Some((first, _)) => before.range(first..=&end).all(|(place, hash)| now.get(place) == Some(hash)),
                    None => before.range(start..=end).next().is_none(),
                }
            })
        };
        let Some(before) = before.filter(is_whole) else { return Some((true, page::chat_list(lines, say))) };
        let last = before.keys().map(|place| place.1).max().unwrap_or(i64::MIN);
        let fresh: Vec<ChatLine> = lines.iter().filter(|line| line.id > last).cloned().collect();
        let is_known = now.keys().all(|place| place.1 > last || before.contains_key(place));
        match (is_known, fresh.is_empty()) {
            (false, _) => Some((true, page::chat_list(lines, say))),
            (true, true) => None,
            (true, false) => Some((false, page::chat_lines(&fresh, say))),
        }
    }
}
