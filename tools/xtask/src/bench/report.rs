//! The page of results: figures, targets, and the machine.

use std::{fmt::Write as _, fs};

/// One table of results.
pub(crate) struct Section {
    pub(crate) title: &'static str,
    pub(crate) about: String,
    pub(crate) lines: Vec<ResultLine>,
}

pub(crate) struct ResultLine {
    pub(crate) what: String,
    pub(crate) measured: String,
    /// The target, and whether it is met; none for a figure that is only compared.
    pub(crate) target: Option<(String, bool)>,
}

impl ResultLine {
    pub(crate) fn compared(what: impl Into<String>, measured: String) -> ResultLine {
        ResultLine { what: what.into(), measured, target: None }
    }
    /// A figure that could not be measured: its target counts as missed, so the run fails and the page says so.
    pub(crate) fn missing(what: impl Into<String>, why: &impl std::fmt::Display) -> ResultLine {
        ResultLine {
            what: what.into(),
            measured: format!("not measured: {why}"),
            target: Some(("measured beside ours".into(), false)),
        }
    }
    pub(crate) fn at_least(what: impl Into<String>, measured: f64, unit: &str, least: f64) -> ResultLine {
        let target = Some((format!("at least {} {unit}", number(least)), measured >= least));
        ResultLine { what: what.into(), measured: format!("{} {unit}", number(measured)), target }
    }
    pub(crate) fn at_most(what: impl Into<String>, measured: f64, unit: &str, most: f64) -> ResultLine {
        let target = Some((format!("at most {} {unit}", number(most)), measured <= most));
        ResultLine { what: what.into(), measured: format!("{} {unit}", number(measured)), target }
    }
}

impl Section {
    pub(crate) fn is_met(&self) -> bool {
        self.lines.iter().all(|line| line.target.as_ref().is_none_or(|target| target.1))
    }
}

/// With commas for thousands, and decimals only for small numbers.
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

const OPENING: &str = "# Benchmarks\n\nWritten by `cargo xtask bench` and `cargo xtask load`; run them to measure your own machine. Figures of one section were measured in one \
     run on one machine, because machines are noisy. Instructions are counted by callgrind, as the difference of two runs \
     divided by the difference of their decisions, and do not depend on the machine's load. Each section names its machine.\n";
/// The beginning of the line about the machine.
const MACHINE: &str = "Machine: ";
const HEAD: &str = "| | measured | target | |\n|---|---:|---:|---|\n";

/// The page with this section replaced; the other sections stay, with the machines that they were measured on.
pub(crate) fn page(before: &str, section: &Section, machine: &str) -> String {
    let mut page = OPENING.to_owned();
    let mut parts = before.split("\n## ");
    // Earlier pages name one machine for all sections.
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

/// Adds the machine to a section that does not name one.
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
        for ResultLine { what, measured, target } in &self.lines {
            let (wanted, met) = match target {
                Some((wanted, is_met)) => (wanted.as_str(), if *is_met { "met" } else { "**missed**" }),
                None => ("", ""),
            };
            let _ = writeln!(text, "| {what} | {measured} | {wanted} | {met} |");
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
        Section { title, about: "About.".into(), lines: vec![ResultLine::at_most(what, 3.0, "ms", 5.0)] }
    }
    /// The machine that a section names.
    fn machine_of<'p>(page: &'p str, title: &str) -> Option<&'p str> {
        let section = page.split("\n## ").find(|section| section.lines().next() == Some(title))?;
        section.lines().find_map(|line| line.strip_prefix(MACHINE))
    }

    #[test]
    fn a_section_is_replaced_and_others_stay() {
        let first = page(&page("", &section("One", "old"), "a small one"), &section("Two", "met"), "a small one");
        let second =
            page(&page(&first, &section("One", "new"), "a large one"), &section("Three", "added"), "a large one");
        assert!(!second.contains("old") && second.contains("| new | 3 ms | at most 5 ms | met |"));
        let places = ["## One", "## Two", "## Three"].map(|title| second.find(title).unwrap());
        assert!(places.is_sorted());
        assert_eq!(page(&second, &section("Three", "added"), "a large one"), second);
        let machines = ["One", "Two", "Three"].map(|title| machine_of(&second, title));
        assert_eq!(machines, [Some("a large one."), Some("a small one."), Some("a large one.")]);
    }

    #[test]
    fn a_machine_that_was_named_once_for_all_is_named_by_each_section_that_stays() {
        let rows = "| | measured | target | |\n|---|---:|---:|---|\n| it | 3 ms |  |  |\n";
        let before =
            format!("# Benchmarks\n\nMachine: an old one.\n\n## One\n\nAbout.\n\n{rows}\n## Two\n\nAbout.\n\n{rows}");
        let after = page(&before, &section("One", "new"), "a new one");
        assert_eq!(["One", "Two"].map(|title| machine_of(&after, title)), [Some("a new one."), Some("an old one.")]);
        assert!(after.contains(&format!("## Two\n\nAbout.\n\nMachine: an old one.\n\n{rows}")), "{after}");
        assert_eq!(after.matches(MACHINE).count(), 2, "and nowhere else: {after}");
    }
}
