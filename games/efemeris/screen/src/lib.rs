//! How Efemeris looks: pure functions from a viewer's view to markup.
//!
//! Start with `table`, which lists the parts of the page; `map` is the largest, and what lies on it has a file of its own
//! each. All of them get a `TableView`; `words` holds the texts that are on every page.

mod captain;
mod choice;
mod course;
mod crew;
mod end;
mod gallery;
mod geometry;
mod goods;
mod lay;
mod log;
mod map;
mod marks;
mod names;
mod offer;
mod phases;
mod picture;
mod places;
mod planets;
mod question;
mod screen;
mod seats;
mod ships;
mod sky;
mod spaces;
mod status;
mod table;
mod table_view;
mod tile;
mod token;
mod words;

pub use screen::Screen;
