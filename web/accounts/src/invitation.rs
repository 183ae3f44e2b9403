//! Invitations: a link that lets one person take one seat, once.
//!
//! Each invitation has a number that is unique at its table: a vacated seat gets the next number, which makes the old link
//! void; a seat that moves keeps its link. The secret in the link is derived from the table's own (`Secret::of_invitation`),
//! so that the host's page can show the link again.

use std::{fmt, str::FromStr};
use wardroom_store::{SeatRow, Secret, TableRow};

/// `<table>.<number>.<secret>`, the last part of the link.
#[derive(Clone, PartialEq, Debug)]
pub struct Invitation {
    pub table: String,
    number: u32,
    pub secret: Secret,
}

impl Invitation {
    pub fn new(row: &TableRow, chair: &SeatRow) -> Invitation {
        let number = chair.invitation;
        Invitation { table: row.id.clone(), number, secret: row.dice_secret.of_invitation(number) }
    }
    /// The seat of this table that it is for.
    pub fn chair<'r>(&self, row: &'r TableRow) -> Option<&'r SeatRow> {
        row.seats.iter().find(|chair| *self == Invitation::new(row, chair))
    }
    pub fn is_for(&self, row: &TableRow) -> bool {
        self.chair(row).is_some()
    }
}

impl fmt::Display for Invitation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.table, self.number, self.secret.reveal())
    }
}

impl FromStr for Invitation {
    type Err = ();
    fn from_str(token: &str) -> Result<Invitation, ()> {
        let is_plain = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
        match token.split('.').collect::<Vec<_>>()[..] {
            [table, number, secret] if is_plain(table) && is_plain(secret) => {
                Ok(Invitation { table: table.into(), number: number.parse().map_err(|_| ())?, secret: secret.into() })
            }
            _ => Err(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invitation_reads_back_and_damage_is_refused() {
        let dice = Secret::mint();
        let invitation = Invitation { table: "abc234".into(), number: 1, secret: dice.of_invitation(1) };
        assert_eq!(invitation.to_string().parse(), Ok(invitation));
        for damaged in ["", "a.b", "a.x.c", "a.-1.c", "a/b.1.c", "a.1.c.d", "..", "a.1."] {
            assert_eq!(damaged.parse::<Invitation>(), Err(()), "{damaged}");
        }
    }
}
