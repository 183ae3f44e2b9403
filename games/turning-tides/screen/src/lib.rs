//! How Turning Tides looks: pure functions from what a viewer may see to markup.
//!
//! Start with `table`, which lists the parts of the page; each part has a file of its own. All of them get a `TableView`;
//! `words` keeps the texts that come on every page, `geometry` says where things lie on the chart.

mod aims;
mod chart;
mod crew;
mod discards;
mod end;
mod face;
mod gallery;
mod geometry;
mod hands;
mod hold;
mod lanes;
mod levels;
mod log;
mod lull;
mod offer;
mod picture;
mod question;
mod screen;
mod sea;
mod seats;
mod ships;
mod table;
mod table_view;
mod token;
mod track;
mod turn;
mod units;
mod words;

pub use screen::Screen;
