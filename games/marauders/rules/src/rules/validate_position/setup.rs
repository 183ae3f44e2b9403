//! Setup that is under way: what its next steps (`rules::setup`) deal and lay out is still where the box leaves it.

use super::has;
use crate::rules::setup::laid_out;
use crate::table::{Step, Table, Turn, seat_name};
use wardroom_kernel::Problems;

pub(super) fn is_under_way(table: &Table) -> bool {
    has(table, Step::Captains) || has(table, Step::Board)
}

pub(super) fn check(table: &Table, wrong: &mut Problems) {
    if !is_under_way(table) {
        return;
    }
    let before = laid_out(table.seats, table.glory_to_win, table.parts.0);
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
        wrong.unless(is_untouched, || format!("{field}: it is as the box has it until the board is laid out"));
    }
    if has(table, Step::Captains) {
        undealt(table, &before, wrong);
    } else {
        dealt(table, wrong);
    }
}

/// MM-SETUP-02 to MM-SETUP-07 are still to come.
fn undealt(table: &Table, before: &Table, wrong: &mut Problems) {
    wrong
        .unless(table.captains == before.captains, || "captains: all are in the deck before they are dealt".to_owned());
    wrong.unless(table.glory == before.glory, || {
        "glory: all cards are in the deck before captains are dealt".to_owned()
    });
    for seat in table.seats() {
        wrong.unless(table.players[seat] == before.players[seat], || {
            format!("players.{}: nobody has anything before captains are dealt", seat_name(seat))
        });
    }
}

/// Captains are in port with what they begin with; modifications are still to be laid out.
fn dealt(table: &Table, wrong: &mut Problems) {
    for seat in table.seats() {
        let (player, at) = (&table.players[seat], seat_name(seat));
        wrong.unless(player.in_port().is_some(), || format!("players.{at}.place: captains begin in port"));
        wrong.unless(player.ship.modifications.is_empty(), || {
            format!("players.{at}.ship.modifications: none is aboard before the board is laid out")
        });
    }
}
