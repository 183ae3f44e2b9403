//! Setup that is under way: what its next steps (`rules::setup`) deal and lay out is still where the box leaves it.

use super::has;
use crate::rules::setup::laid_out;
use crate::table::{Step, Table, Turn, seat_name};
use wardroom_kernel::{Problem, Problems};

pub(super) fn is_under_way(table: &Table) -> bool {
    has(table, Step::Captains) || has(table, Step::Board)
}

pub(super) fn check(table: &Table, problems: &mut Problems) {
    if !is_under_way(table) {
        return;
    }
    let before = laid_out(table.version, table.seats, table.glory_to_win, table.parts.0);
    let board = [
        ("round", table.round == before.round),
        ("merchants", table.merchants == before.merchants),
        ("merchant_track", table.merchant_track == before.merchant_track),
        ("ports", table.ports == before.ports),
        ("reserve", table.reserve == before.reserve),
        ("npcs", table.npcs == before.npcs),
        ("war", table.war == before.war),
        ("plague", table.plague == before.plague),
        ("events", table.events == before.events),
        ("missions", table.missions == before.missions),
        ("rumors", table.rumors == before.rumors),
        ("cargo", table.cargo == before.cargo),
        ("announced", table.announced == before.announced),
        ("turn", table.turn == Turn { seat: table.turn.seat, ..before.turn }),
    ];
    for (field, is_untouched) in board {
        problems.unless(is_untouched, || Problem::new(field, "problem-before-board"));
    }
    if has(table, Step::Captains) {
        undealt(table, &before, problems);
    } else {
        dealt(table, problems);
    }
}

/// MM-SETUP-02, MM-SETUP-03, MM-SETUP-04, MM-SETUP-05, MM-SETUP-06, MM-SETUP-07 are still to come.
fn undealt(table: &Table, before: &Table, problems: &mut Problems) {
    problems.unless(table.captains == before.captains, || Problem::new("captains", "problem-before-captains"));
    problems.unless(table.glory == before.glory, || Problem::new("glory", "problem-before-captains"));
    for seat in table.seats() {
        problems.unless(table.players[seat] == before.players[seat], || {
            Problem::new(format!("players.{}", seat_name(seat)), "problem-before-captains-player")
        });
    }
}

/// Captains are in port with what they begin with; modifications are still to be laid out.
fn dealt(table: &Table, problems: &mut Problems) {
    for seat in table.seats() {
        let (player, at) = (&table.players[seat], seat_name(seat));
        problems.unless(player.in_port().is_some(), || {
            Problem::new(format!("players.{at}.place"), "problem-begins-in-port")
        });
        problems.unless(player.ship.modifications.is_empty(), || {
            Problem::new(format!("players.{at}.ship.modifications"), "problem-begins-bare")
        });
    }
}
