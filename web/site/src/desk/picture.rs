//! How a table looks to one viewer, drawn once and shown to all of their connections.

use super::{Desk, Snapshot, guarded, logbook::Logbook, sight, talk};
use crate::{
    agreed::agreed,
    app::{App, Shared, now, seat_tags},
    lobby::pace_name,
    seating,
    standing::{strength, why_unrated},
    trouble::Trouble,
};
use axum::body::Bytes;
use std::{
    cmp::Reverse,
    collections::HashMap,
    hash::{DefaultHasher, Hash, Hasher},
    sync::{Arc, Mutex as Lock, PoisonError},
};
use tokio::sync::Mutex;
use wardroom_catalog::{AnyGame, RenderContext};
use wardroom_kernel::{Seat, Seats, Talk, Viewer};
use wardroom_store::{Rematch, SeatRow, TableRow};
use wardroom_ui::{
    Change, DrawnTable, Fragment, Frame, Language, LogLine, Markup, Patch,
    page::{self, Again, End, Hall, LastWord, OpenOffer, Place, Proof, Throw, Watch, WhyNot},
    widget::SeatTag,
};

/// All that a page or a patch needs.
#[derive(Debug)]
pub(crate) struct Picture {
    news: u64,
    undos: u32,
    /// The number of the viewer's question.
    pub(crate) seq: u64,
    /// Every part of the page that can change, with a hash of what is in it.
    pub(crate) fragments: Vec<(Fragment, u64)>,
    log: Logbook,
    pub(crate) seats: Vec<SeatTag>,
    names: Vec<String>,
    /// What is drawn, for whom and in which language.
    snapshot: Arc<Snapshot>,
    viewer: Viewer,
    language: Language,
    whole: Whole,
    looks: Arc<Looks>,
    /// What leads here from an earlier picture, for all who saw that one.
    patches: Lock<Vec<(Id, Option<Bytes>)>>,
}

/// All that must be remembered of a picture to tell what is different in the next.
#[derive(Debug, Default)]
pub(crate) struct Looks {
    id: Id,
    /// A hash of each part.
    parts: Vec<(&'static str, u64)>,
}

/// What a picture shows, in three numbers: a hash of everything beside the log, and of how many lines of it, which hash.
/// It means the same on any server, and tells nothing that is not on the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Id {
    parts: u64,
    lines: usize,
    log: u64,
}

impl Id {
    pub(crate) fn read(text: &str) -> Option<Id> {
        let mut numbers = text.split('-').map(|number| u64::from_str_radix(number, 16).ok());
        match [(); 4].map(|()| numbers.next()) {
            [Some(Some(parts)), Some(Some(lines)), Some(Some(log)), None] => {
                Some(Id { parts, lines: usize::try_from(lines).ok()?, log })
            }
            _ => None,
        }
    }
}

impl std::fmt::Display for Id {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:x}-{:x}-{:x}", self.parts, self.lines, self.log)
    }
}

/// What the page has beyond its fragments.
#[derive(Debug)]
struct Whole {
    board: DrawnTable,
    may_undo: bool,
    hints: u32,
    may_hint: bool,
    talk: Vec<Talk>,
    is_awaited: bool,
    offer: Option<OpenOffer>,
    last_word: Option<LastWord>,
    end: Option<End>,
    watch: Watch,
}

/// The pictures of a table that were drawn last.
#[derive(Debug, Default)]
pub(super) struct Gallery(Mutex<HashMap<Beholder, Arc<Picture>>>);

/// The seat that somebody looks from, if any, and the language they read.
type Beholder = (Option<Seat>, Language);

impl Desk {
    /// Draws the table as it is now; the snapshot may be older than what is already drawn, then the newer is shown.
    /// Whoever draws it also writes down what leads there from what the asker has seen: that takes nearly as long.
    pub(crate) async fn picture(
        &self,
        app: &Shared,
        snapshot: &Arc<Snapshot>,
        viewer: Viewer,
        language: Language,
        shown: Option<Arc<Looks>>,
    ) -> Result<Arc<Picture>, Trouble> {
        let key = (viewer.seat(), language);
        // Locked while drawing: whoever wants the same picture gets it without drawing it again.
        let mut pictures = self.gallery.0.lock().await;
        let before = pictures.remove(&key);
        if let Some(picture) = &before
            && picture.news >= snapshot.news
        {
            pictures.insert(key, picture.clone());
            return Ok(picture.clone());
        }
        let (shared, seen) = (app.clone(), snapshot.clone());
        let draw = move || {
            let picture = paint(&shared, &seen, viewer, language, before);
            if let (Ok(picture), Some(shown)) = (&picture, shown) {
                picture.since(&shown);
            }
            picture
        };
        let drawing = app.easel.draw(move || guarded(draw));
        let picture = match drawing.await.ok_or(Trouble::Stopping)? {
            Ok(picture) => Arc::new(picture?),
            Err(why) => {
                drop(pictures);
                return Err(self.break_off(why).await);
            }
        };
        pictures.insert(key, picture.clone());
        Ok(picture)
    }
}

fn paint(
    app: &App,
    snapshot: &Arc<Snapshot>,
    viewer: Viewer,
    language: Language,
    before: Option<Arc<Picture>>,
) -> Result<Picture, Trouble> {
    let (position, game) = (snapshot.position()?, app.game(&snapshot.row.game)?);
    let names = seating::names(app, &snapshot.row, language);
    let moment = RenderContext { viewer, names: &names, language };
    let sitting = &*position.sitting;
    // Without an undo, events are only ever added: so are lines.
    let before = before.filter(|picture| picture.undos == position.undos);
    let log = before.map(|picture| picture.log.clone()).unwrap_or_default().go_on(sitting, moment);
    let seat = viewer.seat();
    let seats = seat_tags(game, names.len(), language);
    // Whoever has handed the helm to a bot, or sits at a game that was broken off, has nothing to answer.
    let is_idle =
        position.absence.ended.is_some() || seat.is_some_and(|seat| position.absence.stand_in(seat).is_some());
    let mut board = sitting.draw(moment);
    if is_idle {
        (board.offers, board.pass) = (Vec::new(), None);
    }
    if let Some(ending) = position.absence.ended {
        board.end = Some(ending.sentence(&names, app.say(language)));
    }
    let whole = Whole {
        board,
        hints: position.hints,
        may_hint: !is_idle && seat.is_some_and(|seat| seating::holder_plays_alone(&snapshot.row, seat)),
        may_undo: !is_idle && seat.is_some_and(|seat| sitting.may_undo(seat)),
        talk: seat.filter(|_| !is_idle).map(|seat| sitting.may_say(seat)).unwrap_or_default(),
        watch: {
            let pace = pace_name(app, &snapshot.row, language);
            sight::watch(snapshot, position, seat, &names, &seats, pace, app.pace.away)
        },
        is_awaited: !is_idle && seat.is_some_and(|seat| seating::is_awaited(sitting, seat)),
        offer: talk::open_offer(sitting, &names),
        last_word: talk::last_word(sitting, &names),
        end: end(app, game, snapshot, language, seat, &names, &seats),
    };
    // An onlooker's number must not count how often somebody changed a sealed answer.
    let seq = seat.map_or(sitting.answers(), |seat| sitting.seq(seat)) as u64;
    let mut picture = Picture {
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
        whole,
        looks: Arc::default(),
        patches: Lock::default(),
    };
    let fragments = page::table_fragments(
        &picture.table(game, &snapshot.row.id, seat, &[], &picture.whole.watch),
        app.say(language),
    );
    picture.fragments =
        fragments.into_iter().map(|fragment| (hash(&fragment.html), fragment)).map(|(h, f)| (f, h)).collect();
    let parts: Vec<_> = picture.fragments.iter().map(|(fragment, hash)| (fragment.id, *hash)).collect();
    let lines = picture.log.len();
    let log = picture.log.hash(lines).unwrap_or_default();
    picture.looks = Arc::new(Looks { id: Id { parts: hash(&parts), lines, log }, parts });
    Ok(picture)
}

impl Picture {
    fn table<'a>(
        &'a self,
        game: &'a dyn AnyGame,
        id: &'a str,
        seat: Option<Seat>,
        log: &'a [LogLine],
        watch: &'a Watch,
    ) -> page::Table<'a> {
        page::Table {
            id,
            game: game.name(),
            game_name: game.title(self.language),
            seat: seat.map(|seat| game.seat_name(seat)),
            options: &[],
            seq: self.seq,
            board: &self.whole.board,
            hints: self.whole.hints,
            seats: &self.seats,
            log,
            may_undo: self.whole.may_undo,
            may_hint: self.whole.may_hint,
            talk: &self.whole.talk,
            is_awaited: self.whole.is_awaited,
            offer: self.whole.offer.as_ref(),
            last_word: self.whole.last_word.as_ref(),
            end: self.whole.end.as_ref(),
            watch,
            why: None,
        }
    }
    /// The whole page, with what its reader asked about.
    pub(crate) fn page(
        &self,
        frame: &Frame<'_>,
        game: &dyn AnyGame,
        id: &str,
        hall: &Hall,
        why: Option<&WhyNot>,
    ) -> Markup {
        let seat = self.viewer.seat();
        // The page is drawn for now; its parts are the same whenever they are drawn.
        let watch = Watch { now: Some(now()), ..self.whole.watch.clone() };
        let (log, options) = (self.read_log(0), agreed(game, &self.snapshot.row, self.language));
        page::table(frame, &page::Table { why, options: &options, ..self.table(game, id, seat, &log, &watch) }, hall)
    }
    pub(crate) fn looks(&self) -> &Arc<Looks> {
        &self.looks
    }
    /// The parts that look different from those of an earlier picture, as an event; none if nothing does.
    /// Written once, however many watch.
    pub(crate) fn since(&self, before: &Looks) -> Option<Bytes> {
        let mut patches = self.patches.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, patch)) = patches.iter().find(|(id, _)| *id == before.id) {
            return patch.clone();
        }
        let patch = self.patch(|fragment, hash| before.parts.contains(&(fragment.id, hash)), Some(before.id));
        patches.push((before.id, patch.clone()));
        patch
    }
    /// The same for somebody of whom only this is known, or nothing.
    pub(crate) fn since_id(&self, before: Option<Id>) -> Option<Bytes> {
        // Whoever comes back to the same picture has everything.
        let is_same = before.is_some_and(|before| before.parts == self.looks.id.parts);
        self.patch(|_, _| is_same, before)
    }
    fn patch(&self, is_known: impl Fn(&Fragment, u64) -> bool, before: Option<Id>) -> Option<Bytes> {
        let new = self.fragments.iter().filter(|(fragment, hash)| !is_known(fragment, *hash));
        let mut changes: Vec<Change<'_>> = new.map(|(fragment, _)| fragment.into()).collect();
        // After an undo the log may be another one.
        let known = before.filter(|before| self.log.hash(before.lines) == Some(before.log));
        let lines = match known {
            Some(before) => self.log_from(before.lines),
            None => format!("<ol id=\"log-lines\" class=\"log-lines\">{}</ol>", self.log_from(0)),
        };
        match known {
            Some(_) if lines.is_empty() => (),
            Some(_) => changes.push(Change::Append { id: "log-lines", append: &lines }),
            None => changes.push(Change::Whole { id: "log-lines", html: &lines }),
        }
        if changes.is_empty() {
            return None;
        }
        let patch = Patch { seq: self.seq, fragments: changes, go: None };
        Some(event("patch", Some(self.looks.id), &patch.json()))
    }
    /// Lines of the log from one on, as markup.
    fn log_from(&self, first: usize) -> String {
        page::log_lines(&self.read_log(first), first, &self.seats)
    }
    fn read_log(&self, first: usize) -> Vec<LogLine> {
        let moment = RenderContext { viewer: self.viewer, names: &self.names, language: self.language };
        // What was drawn was in play.
        let position = self.snapshot.position().ok();
        position.map(|position| self.log.read(&*position.sitting, moment, first)).unwrap_or_default()
    }
}

/// The result and the proof of the dice, once it is over. The secret of the dice is public from then on.
fn end(
    app: &App,
    game: &dyn AnyGame,
    snapshot: &Snapshot,
    language: Language,
    viewer: Option<Seat>,
    names: &[String],
    seats: &[SeatTag],
) -> Option<End> {
    let position = snapshot.position().ok()?;
    let winners = match position.sitting.outcome() {
        Some(outcome) => outcome.winners,
        None => position.absence.ended.map(|_| Seats::default())?,
    };
    let row = &snapshot.row;
    let sat = |seat: Seat| snapshot.finish.iter().flat_map(|finish| &finish.seats).find(|sat| sat.seat == seat.0);
    // What all have won nobody has.
    let is_drawn = winners.count() == seats.len();
    let place = |((seat, name), tag): ((Seat, &String), &SeatTag)| Place {
        seat: tag.clone(),
        name: name.clone(),
        is_winner: winners.contains(seat) && !is_drawn,
        score: position.sitting.score(seat),
        href: sat(seat).map(|sat| format!("/player/{}", sat.player.code)),
        moved: sat(seat).and_then(|sat| sat.rating).map(|(before, after)| (strength(before), strength(after))),
    };
    let unrated = snapshot.finish.as_ref().and_then(|finish| finish.unrated.as_deref());
    let record = super::record(row, position);
    // Whoever has won stands first, then who has more.
    let mut places: Vec<Place> = (0..).map(Seat).zip(names).zip(seats).map(place).collect();
    places.sort_by_key(|place| Reverse((place.is_winner, place.score)));
    Some(End {
        places,
        proof: proof(row, seats),
        given: position.sitting.heading().given,
        rolls: position.sitting.thrown(),
        is_checked: game.read(&record).is_ok(),
        unrated: unrated.map(|why| why_unrated(why, app.say(language))),
        may_rematch: viewer.is_some(),
        again: snapshot.rematch.as_ref().map(|rematch| again(row, rematch, names)),
    })
}

/// Another game, by who has laid it out: somebody who sat at this table.
fn again(row: &TableRow, rematch: &Rematch, names: &[String]) -> Again {
    let seat = seating::seats_of(row, Some(rematch.maker)).into_iter().next();
    let name = seat.and_then(|seat| names.get(usize::from(seat.0)).cloned()).unwrap_or_default();
    Again { name, href: format!("/t/{}", rematch.table) }
}

/// What the dice of a table were made of. The secret among it is for after the end.
pub(crate) fn proof(row: &TableRow, seats: &[SeatTag]) -> Proof {
    let throw = |(tag, seat): (&SeatTag, &SeatRow)| Throw {
        seat: tag.clone(),
        contribution: seat.contribution.clone().unwrap_or_default(),
    };
    Proof {
        commitment: row.commitment.clone(),
        secret: row.dice_secret.reveal().into(),
        throws: seats.iter().zip(&row.seats).map(throw).collect(),
    }
}

/// An event as it goes over the wire. The data is one line: it is JSON.
pub(crate) fn event(name: &str, id: Option<Id>, data: &str) -> Bytes {
    let id = id.map(|id| format!("id: {id}\n")).unwrap_or_default();
    ["event: ", name, "\n", &id, "data: ", data, "\n\n"].concat().into()
}

pub(crate) fn hash(thing: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = DefaultHasher::new();
    thing.hash(&mut hasher);
    hasher.finish()
}
