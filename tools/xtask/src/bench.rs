//! `cargo xtask bench`: measures speed beside comparable programs. Machines are noisy, so compared figures come from
//! one run, and instructions are counted if valgrind is installed. Writes `docs/BENCHMARKS.md`.

mod drawing;
mod play;
pub(crate) mod report;
mod server;
mod strength;

use crate::{cargo, error::XtaskError};
use clap::ValueEnum as _;
use std::{
    fs,
    path::{Path, PathBuf},
};

#[derive(clap::Args)]
#[command(about = "Measure speed beside what people would take instead, and write docs/BENCHMARKS.md")]
pub(crate) struct Arguments {
    /// Only these parts: play, drawing, strength, server
    #[arg(long, value_delimiter = ',')]
    only: Vec<Part>,
    /// Seconds of each load on a server
    #[arg(long, default_value_t = 15)]
    seconds: u32,
    /// Print the results instead of writing them to docs/BENCHMARKS.md
    #[arg(long)]
    dry: bool,
    /// Strength in every game against every opponent with a target: takes hours
    #[arg(long)]
    all: bool,
    /// Measure the programs in this folder instead of building them
    #[arg(long, value_name = "FOLDER")]
    programs: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Part {
    Play,
    Drawing,
    Strength,
    Server,
}

pub(crate) fn run(root: &Path, arguments: &Arguments) -> Result<bool, XtaskError> {
    let wants = |part: Part| arguments.only.is_empty() || arguments.only.contains(&part);
    let programs = match &arguments.programs {
        Some(built) => built.clone(),
        None => cargo::measured_programs(root, true)?,
    };
    if wants(Part::Play) {
        // Fail before the first measurement, not after ten minutes.
        play::needs()?;
    }
    let mut is_met = true;
    for part in Part::value_variants().iter().filter(|part| wants(**part)) {
        let section = match part {
            Part::Play => play::measure(&programs)?,
            Part::Drawing => drawing::measure(&programs)?,
            Part::Strength => strength::measure(&programs, arguments.all)?,
            Part::Server => server::measure(root, &programs, arguments.seconds)?,
        };
        // Publish each section at once: a later failure must not lose it.
        is_met &= publish(root, &section, arguments.dry)?;
    }
    Ok(is_met)
}

/// Prints a section or writes it to the page of results. Returns whether every target is met.
pub(crate) fn publish(root: &Path, section: &report::Section, is_dry: bool) -> Result<bool, XtaskError> {
    let machine = report::machine();
    if is_dry {
        println!("{}", section.text(&machine));
    } else {
        let path = root.join("docs/BENCHMARKS.md");
        let before = fs::read_to_string(&path).map_err(XtaskError::read(&path))?;
        fs::write(&path, report::page(&before, section, &machine)).map_err(XtaskError::read(&path))?;
        println!("{} written to docs/BENCHMARKS.md", section.title);
    }
    Ok(section.is_met())
}
