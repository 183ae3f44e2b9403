//! What is around a match and changes without it: the company. `assets/js/hall.js` lays its parts into an open page.

use super::{Company, company};
use crate::{Fragment, Say};

/// The hall as one reader sees it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hall {
    pub company: Company,
}

/// Every part of the hall that can change.
pub fn hall_fragments(hall: &Hall, say: Say) -> Vec<Fragment> {
    vec![company::fragment(&hall.company, say)]
}
