//! `cargo xtask test`: everything that must pass before a change lands, quick stages first.
//! `stage` says what each stage runs; `chromium` and `postgres` find or install what it needs from the machine.

mod chromium;
mod postgres;
mod stage;

use crate::error::XtaskError;
use clap::ValueEnum;
use stage::{Needs, TestStage};
use std::{
    path::Path,
    time::{Duration, Instant},
};

/// Run every check and every test; set up what they need
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Run only these stages, in the usual order
    #[arg(long, value_enum, value_delimiter = ',', value_name = "STAGE")]
    only: Vec<TestStage>,
    /// Continue after a failing stage; fail at the end
    #[arg(long)]
    keep_going: bool,
}

struct Ran {
    stage: TestStage,
    time: Duration,
    answer: Result<(), XtaskError>,
}

pub(crate) fn run(root: &Path, arguments: &Arguments) -> Result<bool, XtaskError> {
    let is_chosen = |stage: &TestStage| arguments.only.is_empty() || arguments.only.contains(stage);
    let stages: Vec<_> = TestStage::value_variants().iter().copied().filter(is_chosen).collect();
    let needs = Needs::prepare(&stages);
    // Fail before the first test, not after ten minutes.
    if let (false, Some(missing)) = (arguments.keep_going, needs.missing()) {
        println!("{missing}.{}", way_around(&stages));
        return Ok(false);
    }
    let mut done: Vec<Ran> = Vec::new();
    for (stage, number) in stages.iter().zip(1..) {
        println!("\n=== {number}/{} {}: {}", stages.len(), stage.name(), stage.purpose());
        let start = Instant::now();
        let answer = stage.run(root, &needs);
        let ran = Ran { stage: *stage, time: start.elapsed(), answer };
        println!("=== {} {} in {}", ran.stage.name(), ran.word(), seconds(ran.time));
        let is_over = ran.answer.is_err() && !arguments.keep_going;
        done.push(ran);
        if is_over {
            break;
        }
    }
    print_summary(&stages, &done);
    Ok(done.iter().all(|ran| ran.answer.is_ok()))
}

impl Ran {
    fn word(&self) -> &'static str {
        if self.answer.is_ok() { "passed" } else { "FAILED" }
    }
}

fn print_summary(stages: &[TestStage], done: &[Ran]) {
    println!("\n{:10} {:8} {:>8}", "stage", "result", "time");
    for stage in stages {
        match done.iter().find(|ran| ran.stage == *stage) {
            None => println!("{:10} not run", stage.name()),
            Some(ran) => {
                let why = ran.answer.as_ref().err().map(ToString::to_string).unwrap_or_default();
                let row = format!("{:10} {:8} {:>8}  {why}", stage.name(), ran.word(), seconds(ran.time));
                println!("{}", row.trim_end());
            }
        }
    }
    let total = done.iter().map(|ran| ran.time).sum();
    let failed = done.iter().filter(|ran| ran.answer.is_err()).count();
    let passed = done.len() - failed;
    println!("{passed} of {} stages passed in {}", stages.len(), seconds(total));
}

fn way_around(stages: &[TestStage]) -> String {
    let others = stages.iter().filter(|stage| **stage != TestStage::Browser);
    let others: Vec<_> = others.map(|stage| stage.name()).collect();
    if others.is_empty() { String::new() } else { format!(" Or go without: `--only {}`.", others.join(",")) }
}

fn seconds(time: Duration) -> String {
    let seconds = time.as_secs();
    if seconds < 60 {
        format!("{:.1} s", time.as_secs_f64())
    } else {
        format!("{}:{:02} min", seconds / 60, seconds % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_browser_the_message_says_how_to_run_the_other_stages() {
        let all = TestStage::value_variants();
        assert_eq!(way_around(all), " Or go without: `--only format,tidy,rules,clippy,unit,doctests,docs`.");
        assert_eq!(way_around(&[TestStage::Unit, TestStage::Browser]), " Or go without: `--only unit`.");
        assert_eq!(way_around(&[TestStage::Browser]), "", "there is no way around");
    }
}
