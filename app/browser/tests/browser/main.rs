//! Wardroom as players meet it: the real program, real browsers, whole games.

mod access;
mod alone;
mod duel;
mod lookback;
mod plain;
mod player;
mod steadfast;
mod voyage;
