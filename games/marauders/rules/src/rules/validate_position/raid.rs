//! A merchant raid that is under way.

use crate::table::{Raid, RaidStage, Table, seat_name};
use wardroom_kernel::Problems;

/// More than dice, cards and weapons can bring.
const MOST_SUCCESSES: u8 = 20;
const MOST_BONUS: u8 = 99;

pub(super) fn check(table: &Table, wrong: &mut Problems) {
    let Some(Raid { by, zone, stage, token, nations, nation, successes, bonus, .. }) = table.raid else { return };
    if !table.seats().contains(by) {
        wrong.push("raid.by: nobody sits there".to_owned());
        return;
    }
    wrong.unless(by == table.turn.seat, || format!("raid.by: it is not the turn of {}", seat_name(by)));
    wrong.unless(table.players[by].at_sea() == Some(zone), || format!("raid.zone: {} is not there", seat_name(by)));
    wrong.unless(nations.has(token), || format!("raid.nations: {token} is on the token and not among them"));
    wrong.unless(nation.is_some() || stage == RaidStage::Found, || {
        "raid.nation: it is chosen before the attack".to_owned()
    });
    wrong.unless(successes <= MOST_SUCCESSES, || format!("raid.successes: {successes} is more than {MOST_SUCCESSES}"));
    wrong.unless(bonus <= MOST_BONUS, || format!("raid.bonus: {bonus} is more than {MOST_BONUS}"));
}
