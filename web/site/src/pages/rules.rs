//! The rules: ledgers, search in them, and galleries of components.

use super::reply::{render_page, shown};
use crate::{
    error::AppError,
    extract::{CurrentUser, PathSegment, Query},
    site::Site,
    texts::say,
};
use axum::{extract::State, response::Response};
use std::sync::Arc;
use wardroom_live::{LiveTables, games::Games};
use wardroom_ui::{
    Frame,
    page::{self, ComponentGallery, LedgerPage, RuleSearch},
};

/// Longer queries are cut.
const LONGEST_QUERY: usize = 120;

fn query_of(query: &Query) -> String {
    query.0.get("q").unwrap_or_default().chars().filter(|c| !c.is_control()).take(LONGEST_QUERY).collect()
}

/// `GET /rules?q=`
pub(crate) async fn list(
    State(tables): State<LiveTables>,
    State(site): State<Arc<Site>>,
    user: CurrentUser,
    query: Query,
) -> Result<Response, AppError> {
    let games = tables.games().clone();
    render_page(tables.pool(), move || Ok(found(&games, &site, &user, &query))).await
}

fn found(games: &Games, site: &Site, user: &CurrentUser, query: &Query) -> Response {
    let asked = query_of(query);
    let language = user.language();
    let titles: Vec<String> = games.all().iter().map(|game| game.title(language)).collect();
    let ledgers = games.all().iter().zip(&titles);
    let ledgers: Vec<LedgerPage<'_>> = ledgers
        .map(|(game, name)| LedgerPage { game: game.name(), name, cover: game.cover(), text: game.ledger(language) })
        .collect();
    let frame = user.frame(site, say(language).text("bar-rules"));
    shown(page::rules_list(&frame, &ledgers, &asked, &RuleSearch::new(&asked)))
}

/// `GET /rules/<game>?q=`
pub(crate) async fn rules(
    State(tables): State<LiveTables>,
    State(site): State<Arc<Site>>,
    PathSegment(name): PathSegment,
    user: CurrentUser,
    query: Query,
) -> Result<Response, AppError> {
    let games = tables.games().clone();
    render_page(tables.pool(), move || ledger(&games, &site, &name, &user, &query)).await
}

fn ledger(games: &Games, site: &Site, name: &str, user: &CurrentUser, query: &Query) -> Result<Response, AppError> {
    let game = games.get(name)?;
    let (title, asked) = (game.title(user.language()), query_of(query));
    let ledger =
        LedgerPage { game: game.name(), name: &title, cover: game.cover(), text: game.ledger(user.language()) };
    Ok(shown(page::rules(&user.frame(site, title.clone()), &ledger, &asked, &RuleSearch::new(&asked))))
}

/// `GET /rules/<game>/cards?family=&q=`
pub(crate) async fn gallery(
    State(tables): State<LiveTables>,
    State(site): State<Arc<Site>>,
    PathSegment(name): PathSegment,
    user: CurrentUser,
    query: Query,
) -> Result<Response, AppError> {
    let games = tables.games().clone();
    render_page(tables.pool(), move || cards(&games, &site, &name, &user, &query)).await
}

fn cards(games: &Games, site: &Site, name: &str, user: &CurrentUser, query: &Query) -> Result<Response, AppError> {
    let game = games.get(name)?;
    let (title, asked) = (game.title(user.language()), query_of(query));
    let families = site.gallery(game, user.language());
    let family = query.0.get("family").filter(|family| !family.is_empty());
    if family.is_some_and(|wanted| families.iter().all(|family| family.id != wanted)) {
        return Err(AppError::NoSuchPage);
    }
    let frame = Frame {
        styles: site.style_of(game.name()).into_iter().collect(),
        symbols: game.symbols(),
        ..user.frame(site, title.clone())
    };
    let gallery = ComponentGallery { game: game.name(), name: &title, families: &families, family, query: &asked };
    Ok(shown(page::gallery(&frame, &gallery)))
}
