//! What all screens share: page frame, pages, widgets, texts, styles, drawings and the browser's modules.
//!
//! Everything is a pure function from plain data to markup: no IO, no clock, no game. Start with `frame` and `page`;
//! a game's screen crate implements [`GameScreen`] and draws with `widget`.

pub mod asset;
pub mod component;
pub mod frame;
mod game_screen;
pub mod ledger;
pub mod markup;
pub mod page;
mod patch;
pub mod problems;
pub mod specimen;
pub mod svg;
mod symbol;
pub mod text;
pub mod widget;

pub use asset::{Asset, asset};
pub use frame::{Frame, Theme};
pub use game_screen::{DrawnTable, Fragment, GameScreen, LogLine, Offer, ScreenContext, Window, WindowPass, draw};
pub use maud::{Markup, PreEscaped, html};
pub use patch::{FragmentChange, Patch};
pub use symbol::symbols;
pub use text::{GameTexts, Language, Say, TextValue, Texts};
