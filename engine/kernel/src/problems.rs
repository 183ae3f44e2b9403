//! Everything that is wrong with a box or a table from elsewhere: whoever mends one wants all reasons at once.

/// Reasons, each with the field it is about.
///
/// ```
/// use wardroom_kernel::{BoxError, Problems};
/// let mut wrong = Problems::default();
/// wrong.unless(7 <= 6, || "die.sides: 7 is more than 6".into());
/// assert_eq!(wrong.or("a die", BoxError), Err(BoxError(vec!["die.sides: 7 is more than 6".into()])));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Problems(pub Vec<String>);

impl Problems {
    pub fn unless(&mut self, all_is_well: bool, why: impl FnOnce() -> String) {
        if !all_is_well {
            self.0.push(why());
        }
    }
    pub fn push(&mut self, why: String) {
        self.0.push(why);
    }
    /// Whether nothing has been found so far.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
    /// What was checked, if nothing is wrong with it.
    pub fn or<T, E>(self, checked: T, error: impl FnOnce(Vec<String>) -> E) -> Result<T, E> {
        if self.0.is_empty() { Ok(checked) } else { Err(error(self.0)) }
    }
}
