//! `cargo xtask bench`: how fast, beside what people would take instead. Machines are noisy, so what is compared was
//! measured in the same run, and instructions are counted where they can be. Writes `docs/BENCHMARKS.md`.

mod drawing;
mod play;
pub(crate) mod report;
mod server;
mod strength;

use crate::{cargo, trouble::Trouble};
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
    /// Strength in every game against every opponent that is promised something: that takes hours
    #[arg(long)]
    all: bool,
    /// Measure the programs in this folder, built before, and build nothing
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

pub(crate) fn run(root: &Path, arguments: &Arguments) -> Result<bool, Trouble> {
    let wants = |part| arguments.only.is_empty() || arguments.only.contains(&part);
    let programs = match &arguments.programs {
        Some(built) => built.clone(),
        None => cargo::measured_programs(root, true)?,
    };
    let mut sections = Vec::new();
    if wants(Part::Play) {
        sections.push(play::measure(&programs)?);
    }
    if wants(Part::Drawing) {
        sections.push(drawing::measure(&programs)?);
    }
    if wants(Part::Strength) {
        sections.push(strength::measure(&programs, arguments.all)?);
    }
    if wants(Part::Server) {
        sections.push(server::measure(root, &programs, arguments.seconds)?);
    }
    publish(root, &sections, arguments.dry)
}

/// Prints the sections, or puts them into the page of results; whether every promise is kept.
pub(crate) fn publish(root: &Path, sections: &[report::Section], is_dry: bool) -> Result<bool, Trouble> {
    let machine = report::machine();
    if is_dry {
        sections.iter().for_each(|section| println!("{}", section.text(&machine)));
    } else {
        let path = root.join("docs/BENCHMARKS.md");
        let before = fs::read_to_string(&path).map_err(Trouble::read(&path))?;
        fs::write(&path, report::page(&before, sections, &machine)).map_err(Trouble::read(&path))?;
        println!("written to docs/BENCHMARKS.md");
    }
    Ok(sections.iter().all(report::Section::is_met))
}
