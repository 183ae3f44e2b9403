//! The rules, one file per chapter of the ledger.

mod adopt;

pub(crate) use adopt::adopt;
