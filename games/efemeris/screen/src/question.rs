//! The open question, and whose answer the viewer waits for, in words for a first game.

use crate::table_view::TableView;
use crate::words::Words;
use efemeris::{Action, Level, Mode, Phase, View};
use wardroom_ui::Say;

/// `Duel · round 5 · tactics`
pub(crate) fn state(view: &View, say: Say) -> String {
    let words = Words::in_language(say.language);
    // text: state-duel state-general state-team
    let mode = match view.agreed.mode {
        Mode::Duel => words.text("state-duel"),
        Mode::General => words.text("state-general"),
        Mode::Team => words.text("state-team"),
    };
    let mut parts = vec![mode.to_owned()];
    if view.agreed.level == Level::Expert {
        parts.push(say.with("state-game", &[("n", view.game.into())]));
    }
    if view.phase.is_setup() {
        parts.push(words.text("state-setup").to_owned());
    } else {
        parts.push(say.with("state-round", &[("round", view.round.into())]));
    }
    if view.is_still {
        parts.push(words.text("state-still").to_owned());
    }
    parts.join(" · ")
}

pub(crate) fn question(table: &TableView) -> String {
    if table.outcome.is_some() {
        return table.words.text("ask-over").to_owned();
    }
    match table.offers.first() {
        // A sealed answer can be changed until the last one is in.
        Some(_) if table.has_answered() => table.words.text("ask-sealed").to_owned(),
        Some(&action) => question_about(table, action),
        None => waiting(table),
    }
}

fn question_about(table: &TableView, action: Action) -> String {
    let (say, words) = (table.say, table.words);
    let facts = table.parts().mode(table.view.agreed.mode);
    let own = table.player(table.near);
    match action {
        Action::ChooseNation(_) => words.text("ask-nation").to_owned(),
        Action::ChooseCaptains(_) => {
            say.with("ask-captains", &[("n", facts.captains[table.view.agreed.level as usize].into())])
        }
        Action::PickCrew(_) => say.with("ask-crew", &[("n", facts.crew_picks.saturating_sub(own.hand.len()).into())]),
        Action::ChoosePlanet(_) => words.text("ask-planet").to_owned(),
        Action::PlaceTile(_) if table.view.phase == Phase::StartTiles => words.text("ask-start-tile").to_owned(),
        Action::PlaceTile(_) => say.with("ask-lay", &[("n", own.drawn.len().into())]),
        Action::Collection(_) => words.text("ask-rescue").to_owned(),
        Action::Tactics(_) => words.text("ask-tactics").to_owned(),
        Action::Construction(_) => words.text("ask-construction").to_owned(),
    }
}

fn waiting(table: &TableView) -> String {
    let names: Vec<&str> = table.asked.map(|seat| table.name(seat)).collect();
    if names.is_empty() {
        return table.words.text("ask-none").to_owned();
    }
    table.say.with("ask-waiting", &[("names", table.say.list(&names).into())])
}
