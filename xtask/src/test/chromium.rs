//! The Chromium and its driver for the browser tests, which hear of them by environment variables.

use crate::machine;
use crate::trouble::Trouble;
use std::{env, path::PathBuf};

const PACKAGES: [&str; 3] = ["chromium", "chromium-driver", "fonts-noto-core"];

pub(super) struct Chromium {
    browser: PathBuf,
    driver: PathBuf,
}

impl Chromium {
    pub(super) fn find_or_install() -> Result<Self, Trouble> {
        if let Some(found) = Self::find() {
            return Ok(found);
        }
        machine::install("Chromium with its driver", &PACKAGES)?;
        let install = machine::install_command(&PACKAGES);
        Self::find().ok_or(Trouble::Missing { what: "Chromium with its driver, even after an installation,", install })
    }

    pub(super) fn variables(&self) -> [(&'static str, &PathBuf); 2] {
        [("WARDROOM_CHROMIUM", &self.browser), ("WARDROOM_CHROMEDRIVER", &self.driver)]
    }

    /// What the caller has set goes before what is on the path.
    fn find() -> Option<Self> {
        let set = |variable| env::var_os(variable).map(PathBuf::from);
        let browsers = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
        Some(Self {
            browser: set("WARDROOM_CHROMIUM").or_else(|| machine::find(&browsers))?,
            driver: set("WARDROOM_CHROMEDRIVER").or_else(|| machine::find(&["chromedriver"]))?,
        })
    }
}
