//! The stages and what each runs, in the order of the enum: what fails quickest comes first.

use super::{
    chromium::Chromium,
    postgres::{Cluster, Postgres},
};
use crate::{cargo, error::XtaskError, machine, rules, tidy};
use clap::ValueEnum;
use std::{path::Path, process::Command};

/// The test binary that needs a real Chromium.
const BROWSER: &str = "browser";

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum TestStage {
    Format,
    Tidy,
    Rules,
    Clippy,
    Unit,
    Doctests,
    Docs,
    Browser,
}

/// What the chosen stages need from the machine, found or installed before the first one starts.
pub(super) struct Needs {
    chromium: Option<Result<Chromium, XtaskError>>,
    postgres: Option<Postgres>,
    /// Whether both kinds of tests are chosen, with and without a browser: then one build serves both.
    is_joint: bool,
}

impl Needs {
    pub(super) fn prepare(stages: &[TestStage]) -> Self {
        Self {
            chromium: stages.contains(&TestStage::Browser).then(Chromium::find_or_install),
            postgres: stages.contains(&TestStage::Unit).then(Postgres::find_or_install),
            is_joint: stages.contains(&TestStage::Browser) && stages.contains(&TestStage::Unit),
        }
    }

    pub(super) fn missing(&self) -> Option<&XtaskError> {
        self.chromium.as_ref()?.as_ref().err()
    }
}

impl TestStage {
    /// The name on the command line.
    pub(super) fn name(self) -> String {
        self.to_possible_value().expect("no stage is hidden").get_name().to_owned()
    }

    pub(super) fn purpose(self) -> &'static str {
        match self {
            TestStage::Format => "the code is formatted",
            TestStage::Tidy => {
                "what the compiler does not check: dependencies, cycles, names, purity, translations, links, prose"
            }
            TestStage::Rules => "every rule of the ledgers has a test and a line of code",
            TestStage::Clippy => "no warning anywhere",
            TestStage::Unit => "unit, scenario, conformance and secrecy tests",
            TestStage::Doctests => "the examples in the documentation run",
            TestStage::Docs => "the documentation builds without a warning",
            TestStage::Browser => "whole games in a real Chromium",
        }
    }

    pub(super) fn run(self, root: &Path, needs: &Needs) -> Result<(), XtaskError> {
        match self {
            TestStage::Format => machine::run(cargo::command(root, "fmt").args(["--all", "--check"])),
            TestStage::Tidy => tidy::stage(root),
            TestStage::Rules => rules::stage(root),
            TestStage::Clippy => {
                let everything = ["--workspace", "--all-targets", "--", "-D", "warnings"];
                machine::run(cargo::command(root, "clippy").args(everything))
            }
            TestStage::Unit => unit(root, needs),
            TestStage::Doctests => machine::run(cargo::command(root, "test").args(["--doc", "--workspace"])),
            TestStage::Docs => {
                let mut doc = cargo::command(root, "doc");
                machine::run(doc.args(["--no-deps", "--workspace"]).env("RUSTDOCFLAGS", "-D warnings"))
            }
            TestStage::Browser => browser(root, needs),
        }
    }
}

fn unit(root: &Path, needs: &Needs) -> Result<(), XtaskError> {
    let cluster = needs.postgres.as_ref().and_then(|postgres| Cluster::start(postgres).transpose()).transpose()?;
    let mut tests = match joint(root, needs, "not")? {
        Some(tests) => tests,
        None => all_targets(root, |name| name != BROWSER)?,
    };
    if let Some(cluster) = &cluster {
        tests.env(Cluster::VARIABLE, cluster.url());
    }
    machine::run(&mut tests)
}

fn browser(root: &Path, needs: &Needs) -> Result<(), XtaskError> {
    let chromium = match needs.chromium.as_ref().expect("prepared because this stage was chosen") {
        Ok(chromium) => chromium,
        Err(missing) => return Err(XtaskError::Findings(missing.to_string())),
    };
    let mut tests = match joint(root, needs, "")? {
        Some(tests) => tests,
        None => {
            machine::run(cargo::command(root, "build").args(["--package", "wardroom"]))?;
            let mut tests = cargo::tests(root);
            tests.args(["--test", BROWSER]);
            tests
        }
    };
    tests.envs(chromium.variables());
    machine::run(tests.env("WARDROOM_BINARY", cargo::metadata(root)?.binary("wardroom")))
}

/// All tests except doctests, built together; nextest then runs those with or without a browser. For another choice of targets
/// cargo would resolve other features and compile much of it again.
fn joint(root: &Path, needs: &Needs, not: &str) -> Result<Option<Command>, XtaskError> {
    if !needs.is_joint || !cargo::has_nextest(root) {
        return Ok(None);
    }
    let mut tests = all_targets(root, |_| true)?;
    tests.args(["--filterset", format!("{not} binary(={BROWSER})").trim()]);
    Ok(Some(tests))
}

/// The unit tests, and the integration tests of these names.
fn all_targets(root: &Path, is_chosen: impl Fn(&str) -> bool) -> Result<Command, XtaskError> {
    let names: Vec<_> = cargo::metadata(root)?.test_targets().filter(|name| is_chosen(name)).collect();
    let mut tests = cargo::tests(root);
    tests.args(["--lib", "--bins"]).args(names.iter().flat_map(|name| ["--test", name]));
    Ok(tests)
}
