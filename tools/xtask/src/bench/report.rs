//! The page of results: what was measured, what was promised, on which machine.

use std::{fmt::Write as _, fs};

/// One table of results.
pub(crate) struct Section {
    pub(crate) title: &'static str,
    pub(crate) about: String,
    pub(crate) lines: Vec<Line>,
}

pub(crate) struct Line {
    pub(crate) what: String,
    pub(crate) measured: String,
    /// What it must be, and whether it is; nothing for what is only compared.
    pub(crate) promise: Option<(String, bool)>,
}

impl Line {
    pub(crate) fn compared(what: impl Into<String>, measured: String) -> Line {
        Line { what: what.into(), measured, promise: None }
    }
    /// What should have been measured and was not: never kept, so that the run fails and the page says so.
    pub(crate) fn missing(what: impl Into<String>, why: &impl std::fmt::Display) -> Line {
        Line {
            what: what.into(),
            measured: format!("not measured: {why}"),
            promise: Some(("beside ours".into(), false)),
        }
    }
    pub(crate) fn at_least(what: impl Into<String>, measured: f64, unit: &str, least: f64) -> Line {
        let promise = Some((format!("at least {} {unit}", number(least)), measured >= least));
        Line { what: what.into(), measured: format!("{} {unit}", number(measured)), promise }
    }
    pub(crate) fn at_most(what: impl Into<String>, measured: f64, unit: &str, most: f64) -> Line {
        let promise = Some((format!("at most {} {unit}", number(most)), measured <= most));
        Line { what: what.into(), measured: format!("{} {unit}", number(measured)), promise }
    }
}

impl Section {
    pub(crate) fn is_met(&self) -> bool {
        self.lines.iter().all(|line| line.promise.as_ref().is_none_or(|promise| promise.1))
    }
}

/// With thin spaces for thousands, and decimals only where they matter.
pub(crate) fn number(value: f64) -> String {
    if value < 100.0 && value.fract() != 0.0 {
        return format!("{value:.1}");
    }
    let digits = format!("{value:.0}");
    let mut grouped = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place != 0 && (digits.len() - place) % 3 == 0 {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

const OPENING: &str = "# Benchmarks\n\nWritten by `cargo xtask bench` and `cargo xtask load`; run them to measure your own machine. What stands side by side was measured in one \
     run on one machine, because machines are noisy; instructions are counted by callgrind, as the difference of two runs \
     divided by the difference of their decisions, and do not depend on the machine's mood. Each section names the machine it was measured on.\n";
/// What begins the line about the machine.
const MACHINE: &str = "Machine: ";
const HEAD: &str = "| | measured | promised | |\n|---|---:|---:|---|\n";

/// The page with this section, measured on this machine; what it has of others stays, with the machines that those were
/// measured on.
pub(crate) fn page(before: &str, section: &Section, machine: &str) -> String {
    let mut page = OPENING.to_owned();
    let mut parts = before.split("\n## ");
    // Pages used to name one machine for all sections.
    let of_all = parts.next().unwrap_or_default().lines().find_map(|line| line.strip_prefix(MACHINE));
    let mut written: Vec<(String, String)> = parts.map(|text| titled(&with_machine(text, of_all))).collect();
    let (title, text) = titled(section.text(machine).trim_start_matches("\n## "));
    match written.iter_mut().find(|(known, _)| *known == title) {
        Some(place) => place.1 = text,
        None => written.push((title, text)),
    }
    for (_, text) in written {
        let _ = write!(page, "\n## {}\n", text.trim_end());
    }
    page
}

/// A section that does not say where it was measured says so now.
fn with_machine(text: &str, of_all: Option<&str>) -> String {
    match (of_all, text.split_once(HEAD)) {
        (Some(machine), Some((about, rows))) if !about.lines().any(|line| line.starts_with(MACHINE)) => {
            format!("{about}{MACHINE}{machine}\n\n{HEAD}{rows}")
        }
        _ => text.to_owned(),
    }
}

fn titled(text: &str) -> (String, String) {
    (text.lines().next().unwrap_or_default().to_owned(), text.to_owned())
}

impl Section {
    pub(crate) fn text(&self, machine: &str) -> String {
        let mut text = format!("\n## {}\n\n{}\n\n{MACHINE}{machine}.\n\n{HEAD}", self.title, self.about);
        for Line { what, measured, promise } in &self.lines {
            let (promised, kept) = match promise {
                Some((promised, is_kept)) => (promised.as_str(), if *is_kept { "kept" } else { "**missed**" }),
                None => ("", ""),
            };
            let _ = writeln!(text, "| {what} | {measured} | {promised} | {kept} |");
        }
        text
    }
}

pub(crate) fn machine() -> String {
    let cpu = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = cpu.lines().find_map(|line| line.strip_prefix("model name")).and_then(|line| line.split_once(": "));
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let memory = fs::read_to_string("/proc/meminfo").unwrap_or_default();
    let kilobytes = memory.split_whitespace().nth(1).and_then(|text| text.parse::<u64>().ok()).unwrap_or_default();
    format!(
        "{}, {cores} cores, {} GiB, {}",
        model.map_or("unknown processor", |model| model.1),
        kilobytes >> 20,
        std::env::consts::OS
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn section(title: &'static str, what: &str) -> Section {
        Section { title, about: "About.".into(), lines: vec![Line::at_most(what, 3.0, "ms", 5.0)] }
    }
    /// The machine that a section names.
    fn machine_of<'p>(page: &'p str, title: &str) -> Option<&'p str> {
        let section = page.split("\n## ").find(|section| section.lines().next() == Some(title))?;
        section.lines().find_map(|line| line.strip_prefix(MACHINE))
    }

    #[test]
    fn a_section_is_replaced_and_others_stay() {
        let first = page(&page("", &section("One", "old"), "a small one"), &section("Two", "kept"), "a small one");
        let second =
            page(&page(&first, &section("One", "new"), "a large one"), &section("Three", "added"), "a large one");
        assert!(!second.contains("old") && second.contains("| new | 3 ms | at most 5 ms | kept |"));
        let places = ["## One", "## Two", "## Three"].map(|title| second.find(title).unwrap());
        assert!(places.is_sorted());
        assert_eq!(page(&second, &section("Three", "added"), "a large one"), second);
        let machines = ["One", "Two", "Three"].map(|title| machine_of(&second, title));
        assert_eq!(machines, [Some("a large one."), Some("a small one."), Some("a large one.")]);
    }

    #[test]
    fn a_machine_that_was_named_once_for_all_is_named_by_each_section_that_stays() {
        let rows = "| | measured | promised | |\n|---|---:|---:|---|\n| it | 3 ms |  |  |\n";
        let before =
            format!("# Benchmarks\n\nMachine: an old one.\n\n## One\n\nAbout.\n\n{rows}\n## Two\n\nAbout.\n\n{rows}");
        let after = page(&before, &section("One", "new"), "a new one");
        assert_eq!(["One", "Two"].map(|title| machine_of(&after, title)), [Some("a new one."), Some("an old one.")]);
        assert!(after.contains(&format!("## Two\n\nAbout.\n\nMachine: an old one.\n\n{rows}")), "{after}");
        assert_eq!(after.matches(MACHINE).count(), 2, "and nowhere else: {after}");
    }
}
