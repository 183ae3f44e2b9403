//! A merchant raid that is under way.

use crate::table::{Raid, RaidStage, Table, seat_name};
use wardroom_kernel::{Problem, Problems};

/// More than dice, cards and weapons can bring.
const MOST_SUCCESSES: u8 = 20;
const MOST_BONUS: u8 = 99;

pub(super) fn check(table: &Table, problems: &mut Problems) {
    let Some(Raid { by, zone, stage, token, nations, nation, successes, bonus, .. }) = table.raid else { return };
    if !table.seats().contains(by) {
        problems.push(Problem::no_player("raid.by"));
        return;
    }
    problems
        .unless(by == table.turn.seat, || Problem::new("raid.by", "problem-not-the-turn").with("who", seat_name(by)));
    problems.unless(table.players[by].at_sea() == Some(zone), || {
        Problem::new("raid.zone", "problem-not-there").with("who", seat_name(by))
    });
    problems.unless(nations.has(token), || {
        Problem::new("raid.nations", "problem-token-nation").with("nation", token.name())
    });
    problems
        .unless(nation.is_some() || stage == RaidStage::Found, || Problem::new("raid.nation", "problem-nation-chosen"));
    problems.unless(successes <= MOST_SUCCESSES, || Problem::more_than("raid.successes", successes, MOST_SUCCESSES));
    problems.unless(bonus <= MOST_BONUS, || Problem::more_than("raid.bonus", bonus, MOST_BONUS));
}
