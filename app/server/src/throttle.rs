//! How often something may be tried: so many times at once, then one in a while. Whoever comes too soon is told when to
//! come again.

use crate::trouble::Trouble;
use governor::{
    DefaultKeyedRateLimiter, Quota, RateLimiter,
    clock::{Clock as _, DefaultClock},
};
use std::{fmt, hash::Hash, num::NonZeroU32, time::Duration};

/// Above so many keys, those that could do everything again anyway are forgotten.
const MANY: usize = 10_000;

pub(crate) struct Throttle<K: Hash + Eq + Clone>(DefaultKeyedRateLimiter<K>);

impl<K: Hash + Eq + Clone> fmt::Debug for Throttle<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Throttle")
    }
}

impl<K: Hash + Eq + Clone> Throttle<K> {
    pub(crate) fn new(at_once: u32, then_every: Duration) -> Throttle<K> {
        let quota = Quota::with_period(then_every).unwrap_or(Quota::per_second(NonZeroU32::MIN));
        Throttle(RateLimiter::keyed(quota.allow_burst(NonZeroU32::new(at_once).unwrap_or(NonZeroU32::MIN))))
    }
    pub(crate) fn check(&self, key: &K) -> Result<(), Trouble> {
        if self.0.len() > MANY {
            self.0.retain_recent();
        }
        self.0.check_key(key).map_err(|not_until| {
            let wait = not_until.wait_time_from(DefaultClock::default().now());
            Trouble::TooOften(wait.as_secs() + 1)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_key_has_its_own_measure() {
        let throttle = Throttle::new(2, Duration::from_secs(60));
        assert_eq!((throttle.check(&1), throttle.check(&1)), (Ok(()), Ok(())));
        assert!(matches!(throttle.check(&1), Err(Trouble::TooOften(seconds)) if (50..=61).contains(&seconds)));
        assert_eq!(throttle.check(&2), Ok(()));
    }
}
