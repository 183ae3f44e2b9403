//! What the screen promises: complete texts, kept secrets, everything offered can be touched, pictures that stand alone.

mod boxes;
mod content;
mod context;
mod log;
mod pictures;
mod secrecy;
mod texts;
mod touching;
