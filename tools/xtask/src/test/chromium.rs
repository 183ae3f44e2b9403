//! Chromium and its driver for the browser tests, passed to them by environment variables.

use crate::error::XtaskError;
use crate::machine;
use std::{env, path::PathBuf};

const PACKAGES: [&str; 3] = ["chromium", "chromium-driver", "fonts-noto-core"];
const SHELL: [&str; 1] = ["chromium-headless-shell"];

pub(super) struct Chromium {
    browser: PathBuf,
    driver: PathBuf,
    /// Chromium without a window, for tests of a single page: it opens in a tenth of the time. Optional.
    shell: Option<PathBuf>,
}

impl Chromium {
    pub(super) fn find_or_install() -> Result<Self, XtaskError> {
        let mut chromium = Self::find().map_or_else(Self::install, Ok)?;
        if chromium.shell.is_none() {
            let installed = machine::install("Chromium without its window", &SHELL);
            chromium.shell = shell();
            if let (None, Err(missing)) = (&chromium.shell, installed) {
                println!("note: the browser tests take longer. {missing}");
            }
        }
        Ok(chromium)
    }

    fn install() -> Result<Self, XtaskError> {
        machine::install("Chromium with its driver", &PACKAGES)?;
        let install = machine::install_command(&PACKAGES);
        Self::find()
            .ok_or(XtaskError::Missing { what: "Chromium with its driver, even after an installation,", install })
    }

    pub(super) fn variables(&self) -> impl Iterator<Item = (&'static str, &PathBuf)> {
        let both = [("WARDROOM_CHROMIUM", &self.browser), ("WARDROOM_CHROMEDRIVER", &self.driver)];
        both.into_iter().chain(self.shell.iter().map(|shell| ("WARDROOM_CHROMIUM_SHELL", shell)))
    }

    fn find() -> Option<Self> {
        let browsers = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
        Some(Self {
            browser: set_or_found("WARDROOM_CHROMIUM", &browsers)?,
            driver: set_or_found("WARDROOM_CHROMEDRIVER", &["chromedriver"])?,
            shell: shell(),
        })
    }
}

fn shell() -> Option<PathBuf> {
    set_or_found("WARDROOM_CHROMIUM_SHELL", &["chromium-headless-shell", "chrome-headless-shell"])
}

/// A variable of the caller overrides the path.
fn set_or_found(variable: &str, names: &[&str]) -> Option<PathBuf> {
    env::var_os(variable).map(PathBuf::from).or_else(|| machine::find(names))
}
