//! Text that must not be seen: cookie tokens, invitations, dice secrets.

use std::fmt;

use sha2::{Digest, Sha256};

/// A secret text. `Debug` does not show it; only [`Secret::reveal`] does.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// A fresh secret of 256 random bits, as 64 hexadecimal digits.
    pub fn mint() -> Self {
        Self(hexadecimal(&rand::random::<[u8; 32]>()))
    }

    /// The text itself: for a cookie, a link, or the end of a match.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// The secret of the invitation of this number to the table whose dice secret this is. It follows from that, so that its
    /// link can be shown again although the database keeps its hash only; and it tells nothing of the dice.
    #[must_use]
    pub fn of_invitation(&self, number: u32) -> Self {
        let hash = Sha256::new_with_prefix("invitation").chain_update(&self.0);
        let hash = match u8::try_from(number) {
            Ok(number) => hash.chain_update([number]),
            Err(_) => hash.chain_update(number.to_le_bytes()),
        };
        Self(hexadecimal(&hash.finalize()))
    }

    /// What the database keeps of tokens and invitations. A plain hash is enough for minted secrets: 256 bits cannot be guessed.
    pub(crate) fn hash(&self) -> String {
        hexadecimal(&Sha256::digest(self.0.as_bytes()))
    }
}

impl<T: Into<String>> From<T> for Secret {
    fn from(text: T) -> Self {
        Self(text.into())
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// A random name for addresses that cannot be guessed: short, and without letters that look alike.
pub(crate) fn code() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz123456789";
    rand::random::<[u8; 12]>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::Secret;

    #[test]
    fn a_hash_is_sha_256_in_hexadecimal() {
        let known = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(Secret::from("abc").hash(), known);
    }

    #[test]
    fn each_invitation_has_a_secret_of_its_own_that_is_always_the_same() {
        let dice = Secret::mint();
        assert_eq!(dice.of_invitation(1), dice.of_invitation(1));
        assert_ne!(dice.of_invitation(0), dice.of_invitation(1));
        assert_ne!(dice.of_invitation(1), dice.of_invitation(257));
    }

    #[test]
    fn minted_secrets_differ() {
        assert_ne!(Secret::mint(), Secret::mint());
        assert_eq!(Secret::mint().reveal().len(), 64);
    }
}
