//! The stream of the start page: sends the lists that have changed. Any change of any table is news for the public lists; the
//! user's own list is built again only after a notification about one of their tables.

use super::session::{self, EventSource, SseSession, Wake};
use crate::{
    error::AppError,
    extract::{CurrentUser, Query},
    lobby::{self, ListViewer, Lobby, Own, REFRESH},
    pages::list_length,
    state::AppState,
    texts::say,
};
use axum::{body::Bytes, extract::State, response::Response};
use std::{collections::HashMap, sync::Arc, time::Duration};
use tokio::{sync::watch, time::Instant};
use wardroom_live::table::{event, hash};
use wardroom_ui::{Fragment, FragmentChange, Patch, page};

/// People do not read faster, and each look costs some queries.
const PAUSE: Duration = Duration::from_millis(700);

/// `GET /lobby?more=`
pub(crate) async fn stream(
    State(state): State<AppState>,
    user: CurrentUser,
    Query(query): Query,
) -> Result<Response, AppError> {
    if let Some(renewal) = session::renewal(&state.site, &query) {
        return Ok(renewal);
    }
    let viewer = ListViewer { language: user.language(), person: user.id() };
    let notifier = &state.tables.services().notifier;
    Ok(session::respond(LobbyStream {
        session: SseSession::open(&state, user, "/".into())?,
        news: state.tables.lobby().subscribe(),
        // No table has this id, so every table is another one.
        notifications: viewer.person.map(|person| notifier.follow(person, "")),
        due: Instant::now(),
        own: None,
        shown: HashMap::new(),
        length: list_length(&query),
        viewer,
        lobby: state.lobby,
    }))
}

struct LobbyStream {
    lobby: Arc<Lobby>,
    session: SseSession,
    viewer: ListViewer,
    length: lobby::Length,
    news: watch::Receiver<u64>,
    /// About the user's own tables.
    notifications: Option<watch::Receiver<u64>>,
    /// When to look; news makes it earlier.
    due: Instant,
    /// The user's own lists, and when they were built; none if they may have changed.
    own: Option<(Own, Instant)>,
    /// Hashes of the lists as they were sent.
    shown: HashMap<&'static str, u64>,
}

enum Event {
    Stop,
    Clock,
    News,
    Notification,
}

impl EventSource for LobbyStream {
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            let (due, news, notifications) = (self.due, &mut self.news, &mut self.notifications);
            let own = async {
                let notified = async {
                    match notifications {
                        Some(notifications) => notifications.changed().await.is_ok(),
                        None => std::future::pending().await,
                    }
                };
                tokio::select! {
                    biased;
                    () = tokio::time::sleep_until(due) => Event::Clock,
                    is_notified = notified => if is_notified { Event::Notification } else { Event::Stop },
                    news = news.changed() => if news.is_ok() { Event::News } else { Event::Stop },
                }
            };
            match self.session.wait(own).await {
                Wake::Nothing => continue,
                Wake::Send(event) => return Some(event),
                Wake::End | Wake::Own(Event::Stop) => return None,
                Wake::Own(event @ (Event::News | Event::Notification)) => {
                    if let Event::Notification = event {
                        self.own = None;
                    }
                    self.due = self.due.min(Instant::now() + PAUSE);
                    continue;
                }
                Wake::Own(Event::Clock) => (),
            }
            if !self.session.may_send().await {
                return Some(self.session.go_home());
            }
            self.due = Instant::now() + REFRESH;
            // If the database fails, the page stays as it is until the next look.
            if let Ok(Some(event)) = self.look().await {
                return Some(self.session.send(event));
            }
        }
    }
}

impl LobbyStream {
    async fn look(&mut self) -> Result<Option<Bytes>, AppError> {
        self.news.mark_unchanged();
        let (lobby, viewer) = (self.lobby.clone(), self.viewer);
        let public = lobby.public_lists(viewer.language, self.length, PAUSE).await?;
        if public.news != lobby.news() {
            self.due = Instant::now() + PAUSE;
        }
        let own = match self.own.take().filter(|(_, at)| at.elapsed() < REFRESH) {
            Some((own, at)) => (own, at),
            None => {
                let at = Instant::now();
                self.notifications.iter_mut().for_each(watch::Receiver::mark_unchanged);
                (lobby.own_lists(viewer).await?, at)
            }
        };
        let say = say(viewer.language);
        let start = lobby::compose(&public, &own.0, viewer, self.length);
        let mine = page::own_list(&start, say);
        let is_plain = own.0.finished.tables.is_empty() && !public.concern(viewer);
        let others: Vec<Fragment> = if is_plain { Vec::new() } else { page::public_lists(&start, say) };
        let others: Vec<(&Fragment, u64)> = match is_plain {
            true => public.fragments.iter().map(|(list, hash)| (list, *hash)).collect(),
            false => others.iter().map(|list| (list, hash(&list.html))).collect(),
        };
        let lists = [(&mine, hash(&mine.html))].into_iter().chain(others);
        let new = lists.filter(|(list, hash)| self.shown.insert(list.id, *hash) != Some(*hash));
        let new: Vec<FragmentChange<'_>> = new.map(|(list, _)| list.into()).collect();
        let patch = Patch { seq: 0, fragments: new, go: None };
        let told = (!patch.fragments.is_empty()).then(|| event("patch", None, &patch.json()));
        self.own = Some(own);
        Ok(told)
    }
}
