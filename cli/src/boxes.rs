//! `--box`: components that replace the shipped ones. If a box does not fit, every reason is reported at once.

use crate::error::CliError;
use std::{fs, path::Path};
use wardroom_catalog::{AnyGame, Boxes};
use wardroom_ui::problems::GameProblems;

pub(crate) fn none() -> Boxes {
    Boxes::new()
}

/// All games with the boxes of a folder: one `<game>.toml` for each game whose box is replaced.
pub(crate) fn games(folder: &Path) -> Result<Vec<Box<dyn AnyGame>>, CliError> {
    let file = |why| CliError::File { path: folder.into(), why };
    let shipped = wardroom_catalog::games(&none());
    let known = || shipped.iter().map(|game| format!("{}.toml", game.name())).collect::<Vec<_>>().join(", ");
    let mut boxes = none();
    for entry in fs::read_dir(folder).map_err(file)? {
        let path = entry.map_err(file)?.path();
        if path.extension().is_none_or(|extension| extension != "toml") {
            continue;
        }
        let name = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default().to_owned();
        if !shipped.iter().any(|game| game.name() == name) {
            return Err(CliError::file(path).with("error-box-of-no-game", &[("known", known().into())]));
        }
        let toml = fs::read_to_string(&path).map_err(|why| CliError::File { path, why })?;
        boxes.insert(name, toml);
    }
    if boxes.is_empty() {
        return Err(CliError::file(folder).with("error-no-box", &[("known", known().into())]));
    }
    let games = wardroom_catalog::games(&boxes);
    let wrong =
        games.iter().filter_map(|game| Some((format!("{}.toml", game.name()), game.problems(&game.box_error()?.0))));
    let why: Vec<(String, GameProblems)> = wrong.collect();
    if why.is_empty() { Ok(games) } else { Err(CliError::Box { path: folder.into(), why }) }
}
