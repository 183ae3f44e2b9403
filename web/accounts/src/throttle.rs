//! A rate limit per key: a burst, then one per period. A refusal says how long to wait.

use governor::{
    DefaultKeyedRateLimiter, Quota, RateLimiter,
    clock::{Clock as _, DefaultClock},
};
use std::{fmt, hash::Hash, num::NonZeroU32, time::Duration};

pub struct Throttle<K: Hash + Eq + Clone>(DefaultKeyedRateLimiter<K>);

/// With the time until the next attempt is allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooSoon(pub Duration);

impl<K: Hash + Eq + Clone> fmt::Debug for Throttle<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Throttle")
    }
}

impl<K: Hash + Eq + Clone> Throttle<K> {
    pub fn new(burst: u32, period: Duration) -> Throttle<K> {
        let quota = Quota::with_period(period).unwrap_or(Quota::per_second(NonZeroU32::MIN));
        Throttle(RateLimiter::keyed(quota.allow_burst(NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN))))
    }
    pub fn check(&self, key: &K) -> Result<(), TooSoon> {
        self.0.check_key(key).map_err(|later| TooSoon(later.wait_time_from(DefaultClock::default().now())))
    }
    /// Forgets keys whose burst is full again.
    pub fn tidy(&self) {
        self.0.retain_recent();
        self.0.shrink_to_fit();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::AccountError;

    #[test]
    fn each_key_has_its_own_limit() {
        let throttle = Throttle::new(2, Duration::from_secs(60));
        assert_eq!((throttle.check(&1), throttle.check(&1)), (Ok(()), Ok(())));
        let soon = throttle.check(&1).map_err(AccountError::from);
        assert!(matches!(soon, Err(AccountError::TooOften(seconds)) if (50..=61).contains(&seconds)));
        assert_eq!(throttle.check(&2), Ok(()));
    }

    #[test]
    fn only_keys_that_need_not_wait_are_forgotten() {
        let throttle = Throttle::new(1, Duration::from_millis(20));
        assert_eq!(throttle.check(&1), Ok(()));
        throttle.tidy();
        assert_eq!(throttle.0.len(), 1);
        std::thread::sleep(Duration::from_millis(60));
        throttle.tidy();
        assert_eq!(throttle.0.len(), 0);
    }
}
