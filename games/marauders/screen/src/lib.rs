//! How Merchants & Marauders looks: pure functions from what one may see to markup.
//!
//! Start with `table`, which lists the parts of the page; `chart` is the Caribbean, `own` the captain's log, `page` what
//! lies over the chart. `table` is what all of them are given, `words` keeps the texts that come on every page.

mod battle;
mod captain;
mod card;
mod chart;
mod choice;
mod dice;
mod end;
mod gallery;
mod glory;
mod glyph;
mod log;
mod npcs;
mod offer;
mod own;
mod page;
mod picture;
mod places;
mod port;
mod question;
mod raid;
mod screen;
mod ships;
mod strip;
mod table;
mod table_view;
mod token;
mod tracks;
mod window;
mod words;

pub use screen::Screen;
