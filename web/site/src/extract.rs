//! What handlers extract from requests: the user, form fields, tables, uploads; and the cookies they set.

mod cookies;
mod current_user;
mod fields;
mod path;
mod prefs;
mod upload;

pub(crate) use cookies::{Cookies, SESSION_COOKIE, YEAR, cookie};
pub(crate) use current_user::{CurrentUser, is_loopback};
pub(crate) use fields::{Fields, Query};
pub(crate) use path::{PathSegment, TablePath};
pub(crate) use prefs::RequestPrefs;
pub(crate) use upload::Upload;
