//! How often a client may try codes and passwords. Clients who are signed in have limits of their own, and the others are
//! counted by address, so that guessing never locks out the person whose password is guessed. There is no limit for all
//! strangers together: a dozen addresses could use it up and keep everybody from signing in.

use crate::throttle::{Throttle, TooSoon};
use std::{net::IpAddr, time::Duration};
use wardroom_store::PersonId;

#[derive(Debug)]
pub(crate) struct LoginThrottle {
    by_address: Throttle<IpAddr>,
    /// At one person's password, from one address.
    at_person: Throttle<(u32, IpAddr)>,
    /// New codes, and changes of the password, of a person who is signed in.
    own_codes: Throttle<PersonId>,
    own_password: Throttle<PersonId>,
}

impl Default for LoginThrottle {
    fn default() -> LoginThrottle {
        LoginThrottle {
            // A whole club may share an address.
            by_address: Throttle::new(40, Duration::from_secs(6)),
            at_person: Throttle::new(8, Duration::from_secs(60)),
            own_codes: Throttle::new(8, Duration::from_secs(60)),
            own_password: Throttle::new(8, Duration::from_secs(60)),
        }
    }
}

impl LoginThrottle {
    pub(crate) fn check_address(&self, address: IpAddr) -> Result<(), TooSoon> {
        self.by_address.check(&address)
    }
    pub(crate) fn check_person(&self, number: u32, address: IpAddr) -> Result<(), TooSoon> {
        self.at_person.check(&(number, address))
    }
    pub(crate) fn check_new_code(&self, person: PersonId) -> Result<(), TooSoon> {
        self.own_codes.check(&person)
    }
    pub(crate) fn check_own_password(&self, person: PersonId) -> Result<(), TooSoon> {
        self.own_password.check(&person)
    }
    pub(crate) fn tidy(&self) {
        self.by_address.tidy();
        self.at_person.tidy();
        self.own_codes.tidy();
        self.own_password.tidy();
    }
}
