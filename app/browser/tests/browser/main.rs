//! Wardroom as players meet it: the real program, real browsers, whole games.

mod access;
mod alone;
mod aloud;
mod away;
mod called;
mod curtain;
mod duel;
mod everyone;
mod identity;
mod install;
mod learn;
mod lookback;
mod meeting;
mod plain;
mod player;
mod standing;
mod steadfast;
mod talk;
mod voyage;
mod windows;
mod words;
