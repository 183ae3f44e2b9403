//! Our own markup as one tree of nodes. The parser here is the only code that reads HTML or SVG: why-not without scripts,
//! the voyage, reading aloud, standalone SVGs and patches work on its nodes. It is no parser for pages of the web.

mod parse;
mod plain;
mod tree;

pub use plain::{in_one_line, text, text_with_rules};
pub use tree::{Element, Escaped, Node, Tree};

pub(crate) use parse::{references, root_id};
