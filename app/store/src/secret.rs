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

    /// What the database keeps of tokens and invitations. A plain hash is enough for minted secrets: nobody guesses 256 bits.
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

/// A name that nobody can guess, for addresses: short, and without letters that look alike.
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
    fn minted_secrets_differ() {
        assert_ne!(Secret::mint(), Secret::mint());
        assert_eq!(Secret::mint().reveal().len(), 64);
    }
}
