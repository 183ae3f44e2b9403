//! The page of results: what was measured, what was promised, on which machine.

use std::{fmt::Write as _, fs};

/// One table of results.
pub(super) struct Section {
    pub(super) title: &'static str,
    pub(super) about: &'static str,
    pub(super) lines: Vec<Line>,
}

pub(super) struct Line {
    pub(super) what: String,
    pub(super) measured: String,
    /// What it must be, and whether it is; nothing for what is only compared.
    pub(super) promise: Option<(String, bool)>,
}

impl Line {
    pub(super) fn compared(what: impl Into<String>, measured: String) -> Line {
        Line { what: what.into(), measured, promise: None }
    }
    pub(super) fn at_least(what: impl Into<String>, measured: f64, unit: &str, least: f64) -> Line {
        let promise = Some((format!("at least {} {unit}", number(least)), measured >= least));
        Line { what: what.into(), measured: format!("{} {unit}", number(measured)), promise }
    }
    pub(super) fn at_most(what: impl Into<String>, measured: f64, unit: &str, most: f64) -> Line {
        let promise = Some((format!("at most {} {unit}", number(most)), measured <= most));
        Line { what: what.into(), measured: format!("{} {unit}", number(measured)), promise }
    }
}

impl Section {
    pub(super) fn is_met(&self) -> bool {
        self.lines.iter().all(|line| line.promise.as_ref().is_none_or(|promise| promise.1))
    }
}

/// With thin spaces for thousands, and decimals only where they matter.
pub(super) fn number(value: f64) -> String {
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

pub(super) fn page(sections: &[Section]) -> String {
    let mut page = String::from(
        "# Benchmarks\n\nWritten by `cargo xtask bench`; run it to measure your own machine. What stands side by side was measured in one \
         run on one machine, because machines are noisy; instructions are counted by callgrind, as the difference of two runs \
         divided by the difference of their decisions, and do not depend on the machine's mood.\n",
    );
    let _ = writeln!(page, "\nMachine: {}.", machine());
    for section in sections {
        let _ = write!(
            page,
            "\n## {}\n\n{}\n\n| | measured | promised | |\n|---|---:|---:|---|\n",
            section.title, section.about
        );
        for Line { what, measured, promise } in &section.lines {
            let (promised, kept) = match promise {
                Some((promised, is_kept)) => (promised.as_str(), if *is_kept { "kept" } else { "**missed**" }),
                None => ("", ""),
            };
            let _ = writeln!(page, "| {what} | {measured} | {promised} | {kept} |");
        }
    }
    page
}

fn machine() -> String {
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
