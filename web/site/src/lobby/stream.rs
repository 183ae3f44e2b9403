//! The lobby's stream: the lists that look different now, as an open start page lays them in. What happens at any table is
//! news for what everybody may see; one's own list is drawn up again only when one's own bell has rung.

use super::{Eyes, Measure, Noticeboard, Own, REFRESH, bell, compose};
use crate::{
    app::Shared,
    desk::{event, hash},
    fields::Query,
    reader::Reader,
    trouble::Trouble,
    vigil::{self, Vigil, Waited},
};
use axum::{body::Bytes, extract::State, response::Response};
use std::{collections::HashMap, time::Duration};
use tokio::{sync::watch, time::Instant};
use wardroom_ui::{Change, Fragment, Patch, page};

/// Nobody reads faster; and each look costs some queries.
const PAUSE: Duration = Duration::from_millis(700);

/// `GET /lobby?more=`
pub(crate) async fn stream(
    State(app): State<Shared>,
    reader: Reader,
    Query(query): Query,
) -> Result<Response, Trouble> {
    if let Some(renewal) = vigil::renewal(&app, &query) {
        return Ok(renewal);
    }
    let eyes = Eyes { language: reader.language(), person: reader.id() };
    Ok(vigil::respond(Listener {
        vigil: Vigil::begin(&app, reader, "/".into())?,
        news: app.tables.lobby.subscribe(),
        bell: bell(&app, eyes.person),
        due: Instant::now(),
        own: None,
        shown: HashMap::new(),
        measure: Measure::read(&query),
        eyes,
        app,
    }))
}

struct Listener {
    app: Shared,
    vigil: Vigil,
    eyes: Eyes,
    measure: Measure,
    news: watch::Receiver<u64>,
    /// Rings when something happens at one of the reader's own tables.
    bell: Option<watch::Receiver<u64>>,
    /// When to look; news brings it nearer.
    due: Instant,
    /// What is the reader's own, and when it was drawn up; none if it may look different now.
    own: Option<(Own, Instant)>,
    /// Hashes of the lists as they were sent.
    shown: HashMap<&'static str, u64>,
}

enum Heard {
    Stop,
    Clock,
    News,
    Bell,
}

impl vigil::Listener for Listener {
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            let (due, news, bell) = (self.due, &mut self.news, &mut self.bell);
            let own = async {
                let bell = async {
                    match bell {
                        Some(bell) => bell.changed().await.is_ok(),
                        None => std::future::pending().await,
                    }
                };
                tokio::select! {
                    biased;
                    () = tokio::time::sleep_until(due) => Heard::Clock,
                    rung = bell => if rung { Heard::Bell } else { Heard::Stop },
                    news = news.changed() => if news.is_ok() { Heard::News } else { Heard::Stop },
                }
            };
            match self.vigil.wait(own).await {
                Waited::Nothing => continue,
                Waited::Say(event) => return Some(event),
                Waited::End | Waited::Own(Heard::Stop) => return None,
                Waited::Own(heard @ (Heard::News | Heard::Bell)) => {
                    if let Heard::Bell = heard {
                        self.own = None;
                    }
                    self.due = self.due.min(Instant::now() + PAUSE);
                    continue;
                }
                Waited::Own(Heard::Clock) => (),
            }
            if !self.vigil.is_trusted().await {
                return Some(self.vigil.go_home());
            }
            self.due = Instant::now() + REFRESH;
            // A database that is away comes back; until then the page stays as it is.
            if let Ok(Some(event)) = self.look().await {
                return Some(self.vigil.say(event));
            }
        }
    }
}

impl Listener {
    async fn look(&mut self) -> Result<Option<Bytes>, Trouble> {
        self.news.mark_unchanged();
        let (app, eyes) = (self.app.clone(), self.eyes);
        let notices = Noticeboard::read(&app, eyes.language, self.measure, PAUSE).await?;
        if notices.news != *app.tables.lobby.borrow() {
            self.due = Instant::now() + PAUSE;
        }
        let own = match self.own.take().filter(|(_, at)| at.elapsed() < REFRESH) {
            Some((own, at)) => (own, at),
            None => {
                let at = Instant::now();
                self.bell.iter_mut().for_each(watch::Receiver::mark_unchanged);
                (Own::of(&app, eyes).await?, at)
            }
        };
        let say = app.say(eyes.language);
        let start = compose(&notices, &own.0, eyes, self.measure);
        let mine = page::own_list(&start, say);
        let is_plain = own.0.finished.tables.is_empty() && !notices.concern(eyes);
        let others: Vec<Fragment> = if is_plain { Vec::new() } else { page::public_lists(&start, say) };
        let others: Vec<(&Fragment, u64)> = match is_plain {
            true => notices.lists.iter().map(|(list, hash)| (list, *hash)).collect(),
            false => others.iter().map(|list| (list, hash(&list.html))).collect(),
        };
        let lists = [(&mine, hash(&mine.html))].into_iter().chain(others);
        let new = lists.filter(|(list, hash)| self.shown.insert(list.id, *hash) != Some(*hash));
        let new: Vec<Change<'_>> = new.map(|(list, _)| list.into()).collect();
        let patch = Patch { seq: 0, fragments: new, go: None };
        let told = (!patch.fragments.is_empty()).then(|| event("patch", None, &patch.json()));
        self.own = Some(own);
        Ok(told)
    }
}
