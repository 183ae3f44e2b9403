//! Things with a fixed list of names: cards, goods, ports, whatever the box of a game counts up.

/// Something with a place and a name in a list of the box. [`named!`](crate::named) writes it.
pub trait Named: Copy + std::fmt::Debug + 'static {
    const ALL: &'static [Self];
    fn index(self) -> usize;
    fn name(self) -> &'static str;
}

/// An enum whose variants have the names of the box, of notation and of JSON, in the order of the box.
///
/// ```
/// wardroom_kernel::named! {
///     /// What the hold is full of.
///     Spice { Pepper = "pepper", BlackVanilla = "black-vanilla" }
/// }
/// assert_eq!(Spice::ALL, [Spice::Pepper, Spice::BlackVanilla]);
/// assert_eq!(Spice::from_name("black-vanilla"), Some(Spice::BlackVanilla));
/// assert_eq!((Spice::BlackVanilla.to_string(), Spice::BlackVanilla.index()), ("black-vanilla".to_owned(), 1));
/// ```
#[macro_export]
macro_rules! named {
    ($(#[$about:meta])* $type:ident { $($(#[$note:meta])* $variant:ident = $name:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
        #[repr(u8)]
        pub enum $type {
            $($(#[$note])* #[serde(rename = $name)] $variant,)+
        }
        impl $type {
            pub const ALL: [$type; [$($name),+].len()] = [$($type::$variant),+];
            pub const fn name(self) -> &'static str {
                match self { $($type::$variant => $name,)+ }
            }
            pub fn from_name(name: &str) -> Option<$type> {
                match name { $($name => Some($type::$variant),)+ _ => None }
            }
            pub const fn index(self) -> usize {
                self as usize
            }
        }
        impl $crate::Named for $type {
            const ALL: &'static [$type] = &$type::ALL;
            fn index(self) -> usize {
                self as usize
            }
            fn name(self) -> &'static str {
                $type::name(self)
            }
        }
        // Read as text, not as a variant: so that a reader of a map with these keys can name the key of a wrong entry.
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$type, D::Error> {
                let name = <String as serde::Deserialize>::deserialize(from)?;
                $type::from_name(&name).ok_or_else(|| serde::de::Error::unknown_variant(&name, &[$($name),+]))
            }
        }
        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}
