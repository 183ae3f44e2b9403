//! Programs on this machine: finds, runs and, as root on Debian, installs them.

use crate::error::XtaskError;
use std::{
    env,
    ffi::OsStr,
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};
use tempfile::TempDir;

/// Runs a command and shows its output.
pub(crate) fn run(command: &mut Command) -> Result<(), XtaskError> {
    println!("$ {}", shown(command));
    let status = command.status().map_err(|source| XtaskError::Start { command: shown(command), source })?;
    if status.success() { Ok(()) } else { Err(XtaskError::Failed { command: brief(command), status }) }
}

/// Runs a command and returns what it prints; its errors are shown.
pub(crate) fn answer(command: &mut Command) -> Result<String, XtaskError> {
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.map_err(|source| XtaskError::Start { command: shown(command), source })?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        Err(XtaskError::Failed { command: brief(command), status: output.status })
    }
}

/// The command as one would type it, with the program's name instead of its path.
fn shown(command: &Command) -> String {
    let program = PathBuf::from(command.get_program());
    let program = program.file_name().unwrap_or(command.get_program());
    let words = std::iter::once(program).chain(command.get_args()).map(OsStr::to_string_lossy);
    words
        .map(|word| if word.contains(' ') { format!("'{word}'") } else { word.into_owned() })
        .collect::<Vec<_>>()
        .join(" ")
}

/// The command without its options; the whole line was printed before.
fn brief(command: &Command) -> String {
    shown(command).split(' ').take_while(|word| !word.starts_with('-')).collect::<Vec<_>>().join(" ")
}

/// The first of these programs that is on the path.
pub(crate) fn find(names: &[&str]) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    names.iter().find_map(|name| env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file()))
}

/// A folder for measured databases, beside the programs: `/tmp` may be in memory, where writes do not wait for a disk.
pub(crate) fn folder_on_disk(programs: &Path) -> Result<TempDir, XtaskError> {
    tempfile::tempdir_in(programs).map_err(XtaskError::read(programs))
}

/// The file system of a folder, as Linux calls it.
pub(crate) fn file_system(folder: &Path) -> String {
    let mounts = fs::read_to_string("/proc/self/mounts").unwrap_or_default();
    let folder = fs::canonicalize(folder).unwrap_or_default();
    mounted(&mounts, &folder).unwrap_or("an unknown file system").to_owned()
}

/// Of all mounts above a folder the nearest counts, and of several at one place the last.
fn mounted<'m>(mounts: &'m str, folder: &Path) -> Option<&'m str> {
    let mounts = mounts.lines().filter_map(|line| {
        let mut words = line.split(' ').skip(1);
        Some((words.next()?, words.next()?))
    });
    let above = mounts.filter(|(place, _)| folder.starts_with(place));
    above.max_by_key(|(place, _)| place.len()).map(|(_, kind)| kind)
}

/// The command that installs Debian packages, for people to copy.
pub(crate) fn install_command(packages: &[&str]) -> String {
    format!("sudo apt-get update && sudo apt-get install -y --no-install-recommends {}", packages.join(" "))
}

/// Installs Debian packages if this process may; otherwise prints what to type.
pub(crate) fn install(what: &'static str, packages: &[&str]) -> Result<(), XtaskError> {
    let mut commands = installation(is_root(), find(&["apt-get"]).is_some(), what, packages)?;
    println!("{what} was not found and is installed now");
    commands.iter_mut().try_for_each(run)
}

/// The command that installs the packages, for root on a machine that has apt. Other users get the command to type.
fn installation(
    is_root: bool,
    has_apt: bool,
    what: &'static str,
    packages: &[&str],
) -> Result<[Command; 2], XtaskError> {
    if !is_root || !has_apt {
        return Err(XtaskError::Missing { what, install: install_command(packages) });
    }
    let mut install = apt("install");
    install.args(["-y", "--no-install-recommends"]).args(packages);
    Ok([apt("update"), install])
}

fn apt(subcommand: &str) -> Command {
    let mut apt = Command::new("apt-get");
    apt.args([subcommand, "-q"]).env("DEBIAN_FRONTEND", "noninteractive");
    apt
}

pub(crate) fn is_root() -> bool {
    user_id(None) == Some(0)
}

/// The id of a user, or of the current one.
pub(crate) fn user_id(name: Option<&str>) -> Option<u32> {
    let output = Command::new("id").arg("-u").args(name).stderr(Stdio::null()).output().ok()?;
    String::from_utf8(output.stdout).ok()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_shown_as_one_would_type_them() {
        let mut command = Command::new("/usr/bin/cargo");
        command.args(["nextest", "run", "--filterset", "not binary(browser)"]);
        assert_eq!(shown(&command), "cargo nextest run --filterset 'not binary(browser)'");
        assert_eq!(brief(&command), "cargo nextest run");
    }

    #[test]
    fn a_failing_command_is_trouble() {
        assert!(matches!(run(&mut Command::new("false")), Err(XtaskError::Failed { .. })));
        assert!(matches!(run(&mut Command::new("no-such-program-here")), Err(XtaskError::Start { .. })));
    }

    #[test]
    fn root_on_debian_installs_and_everybody_else_is_told_what_to_type() {
        let decide = |is_root, has_apt| installation(is_root, has_apt, "Chromium", &["chromium", "chromium-driver"]);
        let installs = decide(true, true).unwrap();
        assert_eq!(
            installs.each_ref().map(shown),
            ["apt-get update -q", "apt-get install -q -y --no-install-recommends chromium chromium-driver"]
        );
        for (is_root, has_apt) in [(false, true), (true, false), (false, false)] {
            assert_eq!(
                decide(is_root, has_apt).unwrap_err().to_string(),
                "Chromium was not found. Install it with `sudo apt-get update && sudo apt-get install -y \
                 --no-install-recommends chromium chromium-driver` and run this again"
            );
        }
    }

    #[test]
    fn the_nearest_mount_says_what_a_folder_lies_on() {
        let mounts = "/dev/sea / ext4 rw 0 0\ntmpfs /tmp tmpfs rw 0 0\nproc /proc proc rw 0 0\n";
        for (folder, kind) in [("/srv/anna", "ext4"), ("/tmp/anna", "tmpfs"), ("/tmpest", "ext4")] {
            assert_eq!(mounted(mounts, Path::new(folder)), Some(kind), "{folder}");
        }
        assert_eq!(mounted("", Path::new("/")), None);
    }

    #[test]
    fn programs_are_found_in_the_order_given() {
        assert!(find(&["no-such-program-here", "cargo"]).is_some_and(|path| path.ends_with("cargo")));
        assert_eq!(find(&["no-such-program-here"]), None);
    }
}
