//! Calls cargo the way this very command was called.

use crate::machine;
use crate::trouble::Trouble;
use serde::Deserialize;
use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
    process::Command,
};

/// The part of `cargo metadata` that is of use here.
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
        // What makes the next build quicker, or a debugger wiser, makes this one slower: there is neither. Panics still say where.
        command.envs([("CARGO_INCREMENTAL", "0"), ("CARGO_PROFILE_DEV_DEBUG", "none")]);
    }
    command
}

pub(crate) fn has_nextest(root: &Path) -> bool {
    command(root, "nextest").arg("--version").output().is_ok_and(|output| output.status.success())
}

/// Builds the program and what measures it, optimised or quickly; where they lie.
pub(crate) fn measured_programs(root: &Path, is_optimised: bool) -> Result<PathBuf, Trouble> {
    let mut build = command(root, "build");
    build.args(["--package", "wardroom", "--package", "wardroom-bench"]);
    machine::run(build.args(is_optimised.then_some("--release")))?;
    Ok(metadata(root)?.target_directory.join(if is_optimised { "release" } else { "debug" }))
}

/// A test run over the workspace, by nextest where it is installed; the caller adds which targets.
pub(crate) fn tests(root: &Path) -> Command {
    let mut tests;
    if has_nextest(root) {
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

pub(crate) fn metadata(root: &Path) -> Result<Metadata, Trouble> {
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
