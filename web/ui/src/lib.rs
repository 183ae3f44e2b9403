//! What all screens share: page frame, pages, widgets, texts, styles, drawings and the browser's modules.
//!
//! Everything is a pure function from plain data to markup: no IO, no clock, no game. Start with `frame` and `page`;
//! a game's screen crate implements [`Look`] and draws with `widget`.

pub mod asset;
pub mod frame;
pub mod gallery;
mod game_screen;
pub mod ledger;
pub mod markup;
pub mod page;
mod patch;
mod picture;
pub mod problems;
pub mod specimen;
mod symbol;
pub mod text;
pub mod widget;

pub use asset::{Asset, asset};
pub use frame::{Frame, Theme};
pub use game_screen::{DrawnTable, Fragment, GameScreen, LogLine, Offer, Pass, ScreenContext, Window, draw};
pub use maud::{Markup, PreEscaped, html};
pub use patch::{Change, Patch};
pub use picture::picture;
pub use symbol::symbols;
pub use text::{GameTexts, Language, Say, Texts, Value};
