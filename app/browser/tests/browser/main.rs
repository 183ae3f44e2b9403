//! Wardroom as players meet it: the real program, real browsers, whole games.

mod access;
mod alone;
mod duel;
mod everyone;
mod install;
mod lookback;
mod plain;
mod player;
mod standing;
mod steadfast;
mod voyage;
