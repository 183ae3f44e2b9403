//! `cargo xtask rules`: for each rule of the ledgers the lines of code that implement it and the tests that show it.
//! The ledger is read in `ledger`, the code in `placement`, the tests in `citations`; `coverage` compares them, `report` prints.

mod citations;
mod coverage;
mod ledger;
mod placement;
mod report;

use crate::error::XtaskError;
pub(crate) use coverage::Coverage;
use std::{fs, path::Path};

/// The binding ledger of a game, in its folder.
const LEDGER: &str = "ledger.en.md";

/// Show each rule of the ledgers with its code and its tests; fail if one has none
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Only this game, for example `turning-tides`
    game: Option<String>,
    /// Only this rule: its text, the lines that implement it and the tests that show it
    #[arg(requires = "game", value_name = "ID")]
    rule: Option<String>,
    /// Print only what is missing or wrong
    #[arg(long)]
    missing: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(root: &Path, arguments: &Arguments) -> Result<bool, XtaskError> {
    let coverages = survey(root, arguments.game.as_deref())?;
    if let Some(id) = &arguments.rule {
        return report::rule(&coverages, id).map(|text| {
            print!("{text}");
            true
        });
    }
    if arguments.json {
        println!("{}", report::json(&coverages)?);
    } else {
        print!("{}", report::text(&coverages, arguments.missing));
    }
    Ok(coverages.iter().all(Coverage::is_complete))
}

/// The rules stage of `cargo xtask test`: every ledger, only what is wrong.
pub(crate) fn stage(root: &Path) -> Result<(), XtaskError> {
    let coverages = survey(root, None)?;
    print!("{}", report::text(&coverages, true));
    let incomplete: Vec<_> = coverages.iter().filter(|c| !c.is_complete()).map(|c| c.game.as_str()).collect();
    if incomplete.is_empty() {
        Ok(())
    } else {
        Err(XtaskError::Findings(format!("rule coverage is incomplete: {}", incomplete.join(", "))))
    }
}

fn survey(root: &Path, only: Option<&str>) -> Result<Vec<Coverage>, XtaskError> {
    let known = games_with_a_ledger(root)?;
    let chosen = match only {
        None => known,
        Some(game) if known.iter().any(|k| k == game) => vec![game.to_owned()],
        Some(game) => return Err(XtaskError::NoLedger { game: game.to_owned(), known: known.join(", ") }),
    };
    chosen.into_iter().map(|game| Coverage::of_game(root, game)).collect()
}

fn games_with_a_ledger(root: &Path) -> Result<Vec<String>, XtaskError> {
    let folder = root.join("games");
    let entries = fs::read_dir(&folder).map_err(XtaskError::read(&folder))?;
    let mut games: Vec<_> = entries
        .filter_map(Result::ok)
        .filter(|entry| entry.path().join(LEDGER).is_file())
        .filter_map(|entry| entry.file_name().into_string().ok())
        .collect();
    games.sort();
    Ok(games)
}
