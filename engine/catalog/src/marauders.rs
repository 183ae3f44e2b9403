//! Merchants & Marauders in the catalog, with where its points come from.

mod sources;

use crate::{Playable, any_game::tie_breaks};
use marauders::{Captain, Event, Marauders, Parts, Table};
use wardroom_kernel::Seat;
use wardroom_search::Evaluator;
use wardroom_ui::Language;

impl Playable for Marauders {
    type Screen = marauders_screen::Screen;
    const VOYAGE: &'static str = include_str!("../../../games/marauders/voyage.toml");
    fn ledger(language: Language) -> &'static str {
        match language {
            Language::En => include_str!("../../../games/marauders/ledger.en.md"),
            Language::De => include_str!("../../../games/marauders/ledger.de.md"),
        }
    }
    fn evaluator() -> &'static dyn Evaluator<Marauders> {
        &marauders_bot::MaraudersEval
    }
    fn sources(events: &[Event], table: &Table, seat: Seat) -> Vec<(&'static str, u32)> {
        sources::sources(events, table, seat)
    }
    /// The captain at the end, who has what the seat has come to: the one who put to sea last.
    fn roles(events: &[Event], _: &Table, seat: Seat) -> Vec<String> {
        let role = |event: &Event| match *event {
            Event::CaptainEntered { seat: of, captain, .. } if of == seat => Some(format!("captain.{captain}")),
            _ => None,
        };
        events.iter().rev().find_map(role).into_iter().collect()
    }
    /// MM-END-04
    fn tie_breaks(table: &Table) -> Vec<&'static str> {
        tie_breaks(table.seats(), ["score", "track", "stash"], |seat| {
            let player = &table.players[seat];
            [table.score(seat), player.track.into(), player.stash]
        })
    }
    fn role_title(parts: &Parts, _: &str, name: &str, language: Language) -> Option<String> {
        let captain = Captain::ALL.into_iter().find(|captain| captain.to_string() == name)?;
        let name = &parts.captain(captain).print.name;
        Some(if language == Language::De { name.de.clone() } else { name.en.clone() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use marauders::{ShipType, Zone};
    use wardroom_kernel::{Game as _, Parts as _, Setup};

    #[test]
    fn of_several_captains_the_last_one_counts() {
        let setup = Setup::new(Marauders::MODES, "base", 2, [("", ""); 0]).expect("a setup");
        let table = Marauders::initial_table(&setup, Parts::shipped()).expect("a table");
        let [first, last] = [Captain::ALL[1], Captain::ALL[0]];
        let entered =
            |captain| Event::CaptainEntered { seat: Seat(0), captain, ship: ShipType::Sloop, port: Zone::ALL[0] };
        let events = [entered(first), entered(last)];
        assert_eq!(Marauders::roles(&events, &table, Seat(0)), [format!("captain.{last}")]);
        assert!(Marauders::roles(&events, &table, Seat(1)).is_empty(), "of another seat");
    }
}
