//! How often something may be tried: so many times at once, then one in a while. Whoever comes too soon is told when to
//! come again.

use crate::trouble::Trouble;
use governor::{
    DefaultKeyedRateLimiter, Quota, RateLimiter,
    clock::{Clock as _, DefaultClock},
};
use std::{fmt, hash::Hash, num::NonZeroU32, time::Duration};

pub(crate) struct Throttle<K: Hash + Eq + Clone>(DefaultKeyedRateLimiter<K>);

/// Until one more is welcome.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TooSoon(pub(crate) Duration);

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
    pub(crate) fn check(&self, key: &K) -> Result<(), TooSoon> {
        self.0.check_key(key).map_err(|later| TooSoon(later.wait_time_from(DefaultClock::default().now())))
    }
    /// Forgets those that could do everything again anyway.
    pub(crate) fn tidy(&self) {
        self.0.retain_recent();
        self.0.shrink_to_fit();
    }
}

impl From<TooSoon> for Trouble {
    fn from(TooSoon(wait): TooSoon) -> Trouble {
        Trouble::TooOften(wait.as_secs() + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_key_has_its_own_measure() {
        let throttle = Throttle::new(2, Duration::from_secs(60));
        assert_eq!((throttle.check(&1), throttle.check(&1)), (Ok(()), Ok(())));
        let soon = throttle.check(&1).map_err(Trouble::from);
        assert!(matches!(soon, Err(Trouble::TooOften(seconds)) if (50..=61).contains(&seconds)));
        assert_eq!(throttle.check(&2), Ok(()));
    }

    #[test]
    fn only_those_are_forgotten_who_need_not_wait() {
        let throttle = Throttle::new(1, Duration::from_millis(20));
        assert_eq!(throttle.check(&1), Ok(()));
        throttle.tidy();
        assert_eq!(throttle.0.len(), 1);
        std::thread::sleep(Duration::from_millis(60));
        throttle.tidy();
        assert_eq!(throttle.0.len(), 0);
    }
}
