//! What the store tickets, on SQLite and on PostgreSQL.

#[macro_use]
mod common;

mod append_chain;
mod backups;
mod bad_addresses;
mod chairs;
mod contributions;
mod devices_and_chat;
mod durability;
mod integrity;
mod journal;
mod people_and_tables;
#[cfg(target_os = "linux")]
mod power_cut;
mod standing;
mod synchronous;
