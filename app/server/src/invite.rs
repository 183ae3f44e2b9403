//! Invitations: a link that lets one person sit down on one chair, once.
//!
//! The secret in the link follows from the table's own secret, so that the host's page can show the link again although
//! the store keeps its hash only. It tells nothing of the dice.

use sha2::{Digest, Sha256};
use std::{fmt, str::FromStr};
use wardroom_store::{Secret, TableRow};

/// `<table>.<seat>.<secret>`, the last part of the link.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Invitation {
    pub(crate) table: String,
    pub(crate) seat: u8,
    pub(crate) secret: Secret,
}

impl Invitation {
    pub(crate) fn to(row: &TableRow, seat: u8) -> Invitation {
        Invitation { table: row.id.clone(), seat, secret: secret(&row.dice_secret, seat) }
    }
    /// Whether it is the one for its chair at this table.
    pub(crate) fn is_for(&self, row: &TableRow) -> bool {
        *self == Invitation::to(row, self.seat)
    }
}

pub(crate) fn secret(dice_secret: &Secret, seat: u8) -> Secret {
    let hash = Sha256::new_with_prefix("invitation").chain_update(dice_secret.reveal()).chain_update([seat]).finalize();
    Secret::from(hash.iter().map(|byte| format!("{byte:02x}")).collect::<String>())
}

impl fmt::Display for Invitation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.table, self.seat, self.secret.reveal())
    }
}

impl FromStr for Invitation {
    type Err = ();
    fn from_str(token: &str) -> Result<Invitation, ()> {
        let is_plain = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
        match token.split('.').collect::<Vec<_>>()[..] {
            [table, seat, secret] if is_plain(table) && is_plain(secret) => {
                Ok(Invitation { table: table.into(), seat: seat.parse().map_err(|_| ())?, secret: secret.into() })
            }
            _ => Err(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invitation_reads_back_and_each_chair_has_its_own() {
        let dice = Secret::mint();
        let invitation = Invitation { table: "abc234".into(), seat: 1, secret: secret(&dice, 1) };
        assert_eq!(invitation.to_string().parse(), Ok(invitation));
        assert_ne!(secret(&dice, 0), secret(&dice, 1));
        for damaged in ["", "a.b", "a.x.c", "a.300.c", "a/b.1.c", "a.1.c.d", "..", "a.1."] {
            assert_eq!(damaged.parse::<Invitation>(), Err(()), "{damaged}");
        }
    }
}
