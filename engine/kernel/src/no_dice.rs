//! What matches hold instead of fair dice without the feature `fair-dice`: no value of it can be made.

#[derive(Clone, Debug)]
pub(crate) enum Dice {}

impl Dice {
    pub(crate) fn outcome(&self, _: usize, _: u32) -> u32 {
        match *self {}
    }
}
