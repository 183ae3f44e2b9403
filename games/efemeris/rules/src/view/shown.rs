//! `shown!` writes what is alike in the three views: the struct, how it is made from the original, and what is known by it.
//! Its list of fields is the allow-list; a field of the original that is not on it does not compile.

/// A field without `=` is open to every viewer. One with `= see, know` is shown as `see(field, context)`, and `know(shown)`
/// is what a viewer can tell by it; `&` passes both by reference. Fields behind `and` follow from the original.
macro_rules! shown {
    (
        $(#[$derive:meta])*
        pub struct $View:ident of $Original:ident before $Context:ty {
            $($(#[$about:meta])* $field:ident: $type:ty $(= & $see_ref:path, & $know_ref:path)? $(= $see:path, $know:path)?,)*
        } $(and {
            $($(#[$remark:meta])* $more:ident: $more_type:ty = $follow:path,)*
        })?
    ) => {
        $(#[$derive])*
        pub struct $View {
            $($(#[$about])* pub $field: $type,)*
            $($($(#[$remark])* pub $more: $more_type,)*)?
        }
        impl $View {
            fn new(original: &$Original, context: &$Context) -> $View {
                // Without `..`: a new field has to be listed.
                let $Original { $($field,)* } = original;
                let _ = context;
                $View {
                    $($field: shown!(@see $field, context $(, & $see_ref)? $(, $see)?),)*
                    $($($more: $follow(original),)*)?
                }
            }
            /// The original without what the viewer does not know.
            pub(crate) fn known(&self) -> $Original {
                let $View { $($field,)* $($($more: _,)*)? } = self;
                $Original { $($field: shown!(@know $field $(, & $know_ref)? $(, $know)?),)* }
            }
        }
    };
    (@see $field:ident, $context:ident) => { $field.clone() };
    (@see $field:ident, $context:ident, $see:path) => { $see(*$field, $context) };
    (@see $field:ident, $context:ident, & $see:path) => { $see($field, $context) };
    (@know $field:ident) => { $field.clone() };
    (@know $field:ident, $know:path) => { $know(*$field) };
    (@know $field:ident, & $know:path) => { $know($field) };
}
