//! What the screen promises: complete texts, kept secrets, everything offered can be touched, pictures that stand alone.

mod chart;
mod context;
mod pictures;
mod secrecy;
mod texts;
mod touching;
