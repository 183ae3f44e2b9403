//! Calls the cargo that runs this command.

use crate::error::XtaskError;
use crate::machine;
use serde::Deserialize;
use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
    process::Command,
};

/// The part of `cargo metadata` that is used here.
#[derive(Deserialize)]
pub(crate) struct Metadata {
    packages: Vec<Package>,
    target_directory: PathBuf,
}

#[derive(Deserialize)]
struct Package {
    targets: Vec<Target>,
}

#[derive(Deserialize)]
struct Target {
    name: String,
    kind: Vec<String>,
}

pub(crate) fn command(root: &Path, subcommand: &str) -> Command {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.arg(subcommand).current_dir(root);
    if std::env::var_os("CI").is_some() {
        // CI has no next build and no debugger, so incremental files and debug information only cost time. Panics still name their line.
        command.envs([("CARGO_INCREMENTAL", "0"), ("CARGO_PROFILE_DEV_DEBUG", "none")]);
    }
    command
}

pub(crate) fn has_nextest(root: &Path) -> bool {
    command(root, "nextest").arg("--version").output().is_ok_and(|output| output.status.success())
}

/// Builds the program and the load generators. Returns their folder.
pub(crate) fn measured_programs(root: &Path, is_optimised: bool) -> Result<PathBuf, XtaskError> {
    let mut build = command(root, "build");
    build.args(["--package", "wardroom", "--package", "wardroom-bench"]);
    machine::run(build.args(is_optimised.then_some("--release")))?;
    Ok(metadata(root)?.target_directory.join(if is_optimised { "release" } else { "debug" }))
}

/// A test run over the workspace, with nextest if it is installed; the caller adds the targets.
pub(crate) fn tests(root: &Path) -> Command {
    tests_by(root, has_nextest(root))
}

fn tests_by(root: &Path, has_nextest: bool) -> Command {
    let mut tests;
    if has_nextest {
        tests = command(root, "nextest");
        tests.arg("run");
        if std::env::var_os("CI").is_some() {
            tests.args(["--profile", "ci"]);
        }
    } else {
        tests = command(root, "test");
    }
    // A run that writes its own expectations would prove nothing.
    tests.args(["--workspace", "--no-fail-fast"]).env_remove("WARDROOM_BLESS");
    tests
}

pub(crate) fn metadata(root: &Path) -> Result<Metadata, XtaskError> {
    let text = machine::answer(command(root, "metadata").args(["--no-deps", "--format-version", "1"]))?;
    Ok(serde_json::from_str(&text)?)
}

impl Metadata {
    /// The names of the workspace's integration tests, each once.
    pub(crate) fn test_targets(&self) -> impl Iterator<Item = String> {
        let targets = self.packages.iter().flat_map(|package| &package.targets);
        let tests = targets.filter(|target| target.kind.iter().any(|kind| kind == "test"));
        tests.map(|target| target.name.clone()).collect::<BTreeSet<_>>().into_iter()
    }

    /// Where a plain `cargo build` puts a binary.
    pub(crate) fn binary(&self, name: &str) -> PathBuf {
        self.target_directory.join("debug").join(name).with_extension(std::env::consts::EXE_EXTENSION)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::ffi::OsStr;

    fn words(command: &Command) -> Vec<&OsStr> {
        command.get_args().collect()
    }

    #[test]
    fn without_nextest_cargo_runs_the_same_tests() {
        let root = Path::new(".");
        assert_eq!(words(&tests_by(root, false)), ["test", "--workspace", "--no-fail-fast"]);
        assert_eq!(words(&tests_by(root, true))[..2], ["nextest", "run"]);
        for has_nextest in [false, true] {
            let tests = tests_by(root, has_nextest);
            assert!(tests.get_envs().any(|(name, value)| name == "WARDROOM_BLESS" && value.is_none()), "{tests:?}");
        }
    }

    #[test]
    fn each_test_target_is_listed_once() {
        let target = |name: &str, kind: &str| Target { name: name.into(), kind: vec![kind.into()] };
        let package = |targets| Package { targets };
        let metadata = Metadata {
            packages: vec![
                package(vec![target("one", "lib"), target("scenes", "test")]),
                package(vec![target("scenes", "test"), target("browser", "test"), target("fast", "bench")]),
            ],
            target_directory: "target".into(),
        };
        assert_eq!(metadata.test_targets().collect::<Vec<_>>(), ["browser", "scenes"]);
    }
}
