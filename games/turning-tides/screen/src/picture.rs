//! The board alone, as a picture that needs no page around it.

use crate::sight::Sight;

pub(crate) fn picture(sight: &Sight) -> String {
    crate::chart::scene(sight).into_string()
}
