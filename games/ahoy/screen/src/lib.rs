//! How Ahoy looks: pure functions from what a viewer may see to markup.
//!
//! Start with `table`, which lists the parts of the page; `map` is the largest, and what lies on it has a file of its own
//! each. All of them get a `TableView`; `words` keeps the texts that come on every page.

mod battle;
mod board;
mod chart;
mod crews;
mod crowd;
mod end;
mod fame;
mod figures;
mod frame;
mod gallery;
mod ghosts;
mod log;
mod map;
mod market;
mod offer;
mod picture;
mod plates;
mod question;
mod rewards;
mod screen;
mod seats;
mod slots;
mod spaces;
mod table;
mod table_view;
mod tell;
mod tile;
mod token;
mod words;

pub use screen::Screen;
