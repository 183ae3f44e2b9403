//! What the store promises, on SQLite and on PostgreSQL.

#[macro_use]
mod common;

mod backups;
mod bad_places;
mod chairs;
mod devices_and_chat;
mod durability;
mod integrity;
mod journal;
mod people_and_tables;
#[cfg(target_os = "linux")]
mod power_cut;
mod ready;
mod standing;
mod strands;
mod waits_for_the_disk;
