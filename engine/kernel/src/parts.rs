//! What is in the box: component data that every table of a game shares and no rule ever changes.

#[cfg(feature = "box")]
mod shipped;

#[cfg(feature = "box")]
pub use shipped::ShippedBox;

use crate::{Problem, problems::joined};
use std::{fmt, ops::Deref};

/// The components of a game, read from TOML. A copy is shipped in the program; an owner of the game may replace it by
/// one that is truer to the printed box.
pub trait Parts: fmt::Debug + Send + Sync + Sized + 'static {
    /// Reads and checks; an error lists everything that is wrong, each with the field it is about.
    fn read(toml: &str) -> Result<Self, BoxError>;
    fn shipped() -> &'static Self;
    /// Empty for the shipped box, otherwise what [`fingerprint`] makes of its text: records keep it, so that a game is not
    /// replayed with other components than it was played with.
    fn fingerprint(&self) -> &str {
        ""
    }
}

/// For games whose components are all in the code.
impl Parts for () {
    fn read(_: &str) -> Result<(), BoxError> {
        Err(BoxError(vec![Problem::new("", "problem-no-box")]))
    }
    fn shipped() -> &'static () {
        &()
    }
}

/// A short name for the text of a box.
#[cfg(feature = "box")]
pub fn fingerprint(toml: &str) -> String {
    use sha2::{Digest, Sha256};
    Sha256::digest(toml).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// Everything that is wrong with a box.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the box does not fit the game:\n  {}", joined(.0, "\n  "))]
pub struct BoxError(pub Vec<Problem>);

/// The parts as a table holds them: a pointer, equal if it is to the same parts.
///
/// ```
/// use wardroom_kernel::PartsRef;
/// let parts: PartsRef<()> = PartsRef::default();
/// assert_eq!(parts, parts.clone());
/// ```
pub struct PartsRef<P: 'static>(pub &'static P);

impl<P> Clone for PartsRef<P> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<P> Copy for PartsRef<P> {}
impl<P> PartialEq for PartsRef<P> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}
impl<P> Eq for PartsRef<P> {}
impl<P: Parts> Default for PartsRef<P> {
    fn default() -> Self {
        PartsRef(P::shipped())
    }
}
impl<P> Deref for PartsRef<P> {
    type Target = P;
    fn deref(&self) -> &P {
        self.0
    }
}
/// Too long to be shown with every table.
impl<P> fmt::Debug for PartsRef<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Shared")
    }
}
