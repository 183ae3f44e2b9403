//! Things with a fixed list of names: nations, zones, goods, ships, cards.

/// An enum whose variants have the names of the box, of notation and of JSON, in the order of the box.
macro_rules! named {
    ($(#[$about:meta])* $type:ident { $($(#[$note:meta])* $variant:ident = $name:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
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
        impl $crate::components::Named for $type {
            const ALL: &'static [$type] = &$type::ALL;
            fn index(self) -> usize {
                self as usize
            }
            fn name(self) -> &'static str {
                $type::name(self)
            }
        }
        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}
pub(crate) use named;
