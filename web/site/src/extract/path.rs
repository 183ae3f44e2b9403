//! The variable parts of addresses: a table, or a word.

use super::fields::is_written;
use crate::{error::AppError, state::AppState};
use axum::{
    extract::{FromRequestParts, Path},
    http::request::Parts,
};
use std::sync::Arc;
use wardroom_live::table::LiveTable;

/// The table of an address.
#[derive(Debug)]
pub(crate) struct TablePath(pub(crate) Arc<LiveTable>);

impl FromRequestParts<AppState> for TablePath {
    type Rejection = AppError;
    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<TablePath, AppError> {
        let PathSegment(id) = PathSegment::from_request_parts(parts, state).await?;
        Ok(TablePath(state.tables.get(&id).await?))
    }
}

/// The one variable part of an address.
#[derive(Debug)]
pub(crate) struct PathSegment(pub(crate) String);

impl FromRequestParts<AppState> for PathSegment {
    type Rejection = AppError;
    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<PathSegment, AppError> {
        let path = Path::<String>::from_request_parts(parts, state).await;
        let segment = path.ok().map(|Path(segment)| segment).filter(|segment| is_written(segment));
        segment.map(PathSegment).ok_or(AppError::NoSuchPage)
    }
}
