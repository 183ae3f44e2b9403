//! Renders a table for one viewer, on the threads of the render pool.

use super::{
    clock_panel,
    end_panel::end,
    live_table::LiveTable,
    offer_panel,
    page_id::{PageHashes, PageId, hash},
    rendered::{Extras, RenderedTable},
    snapshot::Snapshot,
};
use crate::{
    error::LiveError, games::seat_tags, halted::guarded, labels::time_control_name, say, seating,
    table::services::TableServices,
};
use std::sync::{Arc, Mutex as Lock};
use wardroom_accounts::Unavailable;
use wardroom_catalog::RenderContext;
use wardroom_kernel::Viewer;
use wardroom_ui::{Language, page};

impl LiveTable {
    /// Renders the table for a viewer. The snapshot may be older than what is already rendered, then the newer is returned.
    /// `shown` is what the client shows: the patch from there is built on the same thread, because it takes nearly as long.
    pub async fn rendered(
        &self,
        snapshot: &Arc<Snapshot>,
        viewer: Viewer,
        language: Language,
        shown: Option<Arc<PageHashes>>,
    ) -> Result<Arc<RenderedTable>, LiveError> {
        let key = (viewer.seat(), language);
        // Locked while rendering: other clients that need the same wait for this one.
        let mut renders = self.renders.0.lock().await;
        let before = renders.remove(&key);
        if let Some(rendered) = &before
            && rendered.news >= snapshot.news
        {
            renders.insert(key, rendered.clone());
            return Ok(rendered.clone());
        }
        let (services, seen) = (self.services.clone(), snapshot.clone());
        let render = move || {
            let rendered = paint(&services, &seen, viewer, language, before);
            if let (Ok(rendered), Some(shown)) = (&rendered, shown) {
                rendered.since(&shown);
            }
            rendered
        };
        let rendering = self.services.pool.render_live(move || guarded(render));
        let rendered = match rendering.await.ok_or(Unavailable::Stopping)? {
            Ok(rendered) => Arc::new(rendered?),
            Err(why) => {
                drop(renders);
                return Err(self.halt(why).await);
            }
        };
        renders.insert(key, rendered.clone());
        Ok(rendered)
    }
}

fn paint(
    services: &TableServices,
    snapshot: &Arc<Snapshot>,
    viewer: Viewer,
    language: Language,
    before: Option<Arc<RenderedTable>>,
) -> Result<RenderedTable, LiveError> {
    let (position, game) = (snapshot.position()?, services.games.get(&snapshot.row.game)?);
    let names = seating::names(&snapshot.row, language);
    let moment = RenderContext { viewer, names: &names, language };
    let sitting = &*position.sitting;
    // Without an undo, events are only added, and so are lines of the log.
    let before = before.filter(|before| before.undos == position.undos);
    let log = before.map(|before| before.log.clone()).unwrap_or_default().extend(sitting, moment);
    let seat = viewer.seat();
    let seats = seat_tags(game, names.len(), language);
    // A player whose seat a bot plays, or whose match was broken off, has nothing to answer.
    let is_idle =
        position.absence.ended.is_some() || seat.is_some_and(|seat| position.absence.stand_in(seat).is_some());
    let mut board = sitting.draw(moment);
    if is_idle {
        (board.offers, board.pass) = (Vec::new(), None);
    }
    if let Some(ending) = position.absence.ended {
        board.end = Some(ending.sentence(&names, language));
    }
    let extras = Extras {
        board,
        hints: position.hints,
        may_hint: !is_idle && seat.is_some_and(|seat| seating::holder_plays_alone(&snapshot.row, seat)),
        may_undo: !is_idle && seat.is_some_and(|seat| sitting.may_undo(seat)),
        talk: seat.filter(|_| !is_idle).map(|seat| sitting.may_say(seat)).unwrap_or_default(),
        watch: {
            let time_control = time_control_name(&snapshot.row, language);
            clock_panel::watch(snapshot, position, seat, &names, &seats, time_control, services.away_after)
        },
        is_awaited: !is_idle && seat.is_some_and(|seat| seating::is_awaited(sitting, seat)),
        offer: offer_panel::open_offer(sitting, &names),
        last_word: offer_panel::last_word(sitting, &names),
        end: end(game, snapshot, language, seat, &names, &seats),
    };
    // The number of a spectator must not count changes of sealed answers.
    let seq = seat.map_or(sitting.answers(), |seat| sitting.seq(seat)) as u64;
    let mut rendered = RenderedTable {
        news: snapshot.news,
        undos: position.undos,
        seq,
        fragments: Vec::new(),
        log,
        seats,
        names,
        snapshot: snapshot.clone(),
        viewer,
        language,
        extras,
        hashes: Arc::default(),
        patches: Lock::default(),
    };
    let fragments = page::table_fragments(
        &rendered.table(game, &snapshot.row.id, seat, &[], &rendered.extras.watch),
        say(language),
    );
    rendered.fragments =
        fragments.into_iter().map(|fragment| (hash(&fragment.html), fragment)).map(|(h, f)| (f, h)).collect();
    let parts: Vec<_> = rendered.fragments.iter().map(|(fragment, hash)| (fragment.id, *hash)).collect();
    let lines = rendered.log.len();
    let log = rendered.log.hash(lines).unwrap_or_default();
    rendered.hashes = Arc::new(PageHashes { id: PageId { parts: hash(&parts), lines, log }, parts });
    Ok(rendered)
}
