//! Every address of the site.

use crate::{app::Shared, guard, pages, stream};
use axum::{
    Router, middleware,
    routing::{get, post},
};
use pages::{gathering, learn, play, replay, site, start, table};

pub(crate) fn router(app: Shared) -> Router {
    Router::new()
        .route("/", get(start::start))
        .route("/make", get(site::to_start).post(start::make))
        .route("/play-now", get(site::to_start).post(start::play_now))
        .route("/records", get(start::records).post(replay::take_record))
        .route("/j/{token}", get(gathering::invitation).post(gathering::accept))
        .route("/t/{id}", get(table::page))
        .route("/t/{id}/sit", post(gathering::sit))
        .route("/t/{id}/contribute", post(gathering::contribute))
        .route("/t/{id}/answer", post(play::answer))
        .route("/t/{id}/undo", post(play::undo))
        .route("/t/{id}/say", post(play::say))
        .route("/t/{id}/rematch", post(play::rematch))
        .route("/t/{id}/stream", get(stream::stream))
        .route("/t/{id}/ask", get(table::ask))
        .route("/t/{id}/why", get(table::why))
        .route("/t/{id}/record", get(table::record))
        .route("/t/{id}/replay", get(replay::page))
        .route("/t/{id}/at/{file}", get(replay::picture))
        .route("/t/{id}/play-on", post(replay::play_on))
        .route("/r/{id}", get(replay::to_replay))
        .route("/r/{id}/replay", get(replay::page))
        .route("/r/{id}/at/{file}", get(replay::picture))
        .route("/r/{id}/play-on", post(replay::play_on))
        .route("/r/{id}/record", get(replay::record))
        .route("/learn", get(learn::list))
        .route("/learn/{game}", get(learn::page))
        .route("/learn/{game}/answer", post(learn::answer))
        .route("/learn/{game}/why", get(learn::why))
        .route("/learn/{game}/play-on", post(learn::play_on))
        .route("/rules", get(site::rules_list))
        .route("/rules/{game}", get(site::rules))
        .route("/rules/{game}/cards", get(site::cards))
        .route("/language", get(site::to_start).post(site::language))
        .route("/theme", get(site::to_start).post(site::theme))
        .route("/name", get(site::to_start).post(site::name))
        .route("/assets/{*path}", get(site::file))
        .route("/health", get(site::health))
        .fallback(site::nothing_here)
        .method_not_allowed_fallback(site::not_like_this)
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .with_state(app)
}
