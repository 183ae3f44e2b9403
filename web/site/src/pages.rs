//! The handlers, one file for each part of the site. Each reads what was sent, does one thing, and shows a page or redirects.

pub(crate) mod absent;
pub(crate) mod chairs;
pub(crate) mod gathering;
pub(crate) mod hint;
pub(crate) mod install;
pub(crate) mod learn;
pub(crate) mod me;
mod new_table_form;
pub(crate) mod play;
mod qr;
pub(crate) mod replay;
mod reply;
pub(crate) mod rules;
mod seen_seats;
pub(crate) mod site;
pub(crate) mod standing;
pub(crate) mod start;
pub(crate) mod table;
pub(crate) mod talk;

pub(crate) use reply::{date, list_length};
