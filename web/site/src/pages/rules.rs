//! The rules: ledgers, what is found in them, and the galleries of what is in the boxes.

use super::{Word, apart, shown};
use crate::{app::Shared, fields::Query, reader::Reader, trouble::Trouble};
use axum::{extract::State, response::Response};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};
use wardroom_catalog::AnyGame;
use wardroom_ui::{
    Frame, Language,
    component::ComponentFamily,
    page::{self, Gallery, Ledger, Search},
};

/// What is in the boxes, as it was drawn first: it stays as it is for as long as the program runs.
#[derive(Debug, Default)]
pub(crate) struct Galleries(Mutex<HashMap<(&'static str, Language), Drawn>>);

type Drawn = Arc<Vec<ComponentFamily>>;

impl Galleries {
    fn of(&self, game: &dyn AnyGame, language: Language) -> Drawn {
        let known = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let place = (game.name(), language);
        if let Some(families) = known().get(&place) {
            return families.clone();
        }
        // Not under the lock: others are shown what is drawn already.
        let families = Arc::new(game.gallery(language));
        known().entry(place).or_insert(families).clone()
    }
}

/// No question needs more letters.
const LONGEST_QUERY: usize = 120;

fn query_of(query: &Query) -> String {
    query.0.get("q").unwrap_or_default().chars().filter(|c| !c.is_control()).take(LONGEST_QUERY).collect()
}

/// `GET /rules?q=`
pub(crate) async fn list(State(app): State<Shared>, reader: Reader, query: Query) -> Result<Response, Trouble> {
    apart(&app, move |app| Ok(found(app, &reader, &query))).await
}

fn found(app: &Shared, reader: &Reader, query: &Query) -> Response {
    let asked = query_of(query);
    let language = reader.language();
    let titles: Vec<String> = app.games.iter().map(|game| game.title(language)).collect();
    let ledgers = app.games.iter().zip(&titles);
    let ledgers: Vec<Ledger<'_>> = ledgers
        .map(|(game, name)| Ledger { game: game.name(), name, cover: game.cover(), text: game.ledger(language) })
        .collect();
    let frame = reader.frame(app, app.say(language).text("bar-rules"));
    shown(page::rules_list(&frame, &ledgers, &asked, &Search::new(&asked)))
}

/// `GET /rules/<game>?q=`
pub(crate) async fn rules(
    State(app): State<Shared>,
    Word(name): Word,
    reader: Reader,
    query: Query,
) -> Result<Response, Trouble> {
    apart(&app, move |app| ledger(app, &name, &reader, &query)).await
}

fn ledger(app: &Shared, name: &str, reader: &Reader, query: &Query) -> Result<Response, Trouble> {
    let game = app.game(name)?;
    let (title, asked) = (game.title(reader.language()), query_of(query));
    let ledger = Ledger { game: game.name(), name: &title, cover: game.cover(), text: game.ledger(reader.language()) };
    Ok(shown(page::rules(&reader.frame(app, title.clone()), &ledger, &asked, &Search::new(&asked))))
}

/// `GET /rules/<game>/cards?family=&q=`
pub(crate) async fn gallery(
    State(app): State<Shared>,
    Word(name): Word,
    reader: Reader,
    query: Query,
) -> Result<Response, Trouble> {
    apart(&app, move |app| cards(app, &name, &reader, &query)).await
}

fn cards(app: &Shared, name: &str, reader: &Reader, query: &Query) -> Result<Response, Trouble> {
    let game = app.game(name)?;
    let (title, asked) = (game.title(reader.language()), query_of(query));
    let families = app.galleries.of(game, reader.language());
    let family = query.0.get("family").filter(|family| !family.is_empty());
    if family.is_some_and(|wanted| families.iter().all(|family| family.id != wanted)) {
        return Err(Trouble::NoSuchPage);
    }
    let frame = Frame {
        styles: app.style_of(game.name()).into_iter().collect(),
        symbols: game.symbols(),
        ..reader.frame(app, title.clone())
    };
    let gallery = Gallery { game: game.name(), name: &title, families: &families, family, query: &asked };
    Ok(shown(page::gallery(&frame, &gallery)))
}
