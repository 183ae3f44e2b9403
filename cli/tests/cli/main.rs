//! The program from outside: what it prints, what it returns, what it says when called wrongly.

mod called_wrongly;
mod damaged;
mod drivers;
mod engine_fuzz;
mod engine_game;
mod engine_positions;
mod hosting;
// Elsewhere the system itself opens addresses, and no program can stand in for it.
#[cfg(all(unix, not(target_os = "macos")))]
mod opening;
mod playing;
mod records;
mod serving;
mod simulating;
mod telling;
