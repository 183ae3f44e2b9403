//! The whole server over HTTP: bound to a free port, with a database in a temporary folder, used as browsers use it.

mod absence;
mod answers;
mod bots;
mod calls;
mod chat;
mod fuzz;
mod gathering;
mod guest;
mod houses;
mod identity;
mod install;
mod learn;
mod limits;
mod lobby;
mod lookback;
mod malformed;
mod meeting;
mod panics;
mod presence;
mod restart;
mod secrecy;
mod sites;
mod standing;
mod streams;
mod texts;
mod watch;
