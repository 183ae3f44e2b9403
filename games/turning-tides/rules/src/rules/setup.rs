//! Setup: the chapter TT-SETUP, and the options of a table.

use crate::components::Parts;
use crate::table::{Cards, Phase, Player, Position, Switches, Table, Variant};
use wardroom_kernel::{Choices, Mode, OptionSpec, PartsRef, Problem, Setup, SetupError};

const fn switch(name: &'static str, is_on: bool, rule: &'static str) -> OptionSpec {
    OptionSpec { name, choices: Choices::Switch, default: is_on as i64, unattended: is_on as i64, rule }
}
const PROMOTION_TAKES_INITIATIVE: OptionSpec = switch("promotion_takes_initiative", true, "TT-RULING-14");
const MOVED_CANNON_KEEPS_SIDE: OptionSpec = switch("moved_cannon_keeps_side", false, "TT-RULING-16");
const MOVE_AND_NAVIGATE_SHARE_LEVEL: OptionSpec = switch("move_and_navigate_share_level", false, "TT-RULING-01");
const INTRO_NEEDS_BOTH_GOALS: OptionSpec = switch("intro_needs_both_goals", true, "TT-RULING-27");
const SURRENDER_OFFERS_PER_TURN: OptionSpec = OptionSpec {
    name: "surrender_offers_per_turn",
    choices: Choices::Range(1, 9),
    default: 1,
    unattended: 1,
    rule: "TT-RULING-43",
};
pub(super) const MOST_ROUNDS: u16 = 999;
const ROUND_LIMIT: OptionSpec = OptionSpec {
    name: "round_limit",
    choices: Choices::Range(0, MOST_ROUNDS as i64),
    default: 0,
    unattended: 200,
    rule: "TT-END-06",
};

/// Each mode has the options that make a difference to it.
pub(crate) const MODES: &[Mode] = &[
    Mode {
        name: "base",
        seats: &[2],
        options: &[
            PROMOTION_TAKES_INITIATIVE,
            MOVED_CANNON_KEEPS_SIDE,
            MOVE_AND_NAVIGATE_SHARE_LEVEL,
            SURRENDER_OFFERS_PER_TURN,
            ROUND_LIMIT,
        ],
    },
    Mode {
        name: "intro",
        seats: &[2],
        options: &[
            INTRO_NEEDS_BOTH_GOALS,
            MOVED_CANNON_KEEPS_SIDE,
            MOVE_AND_NAVIGATE_SHARE_LEVEL,
            SURRENDER_OFFERS_PER_TURN,
            ROUND_LIMIT,
        ],
    },
];

pub(crate) fn initial_table(setup: &Setup, parts: &'static Parts) -> Result<Table, SetupError> {
    let switches = agreed(setup, parts)?;
    let hand = parts.starting_hand();
    // TT-SETUP-07, TT-INTRO-01
    let (pile, exchange) = (parts.starting_pile(), parts.starting_exchange(switches.variant));
    let player = |ship| Player { ship, hand, pile, discard: Cards::NONE, exchange, spent: Cards::NONE };
    Ok(Table {
        parts: PartsRef(parts),
        switches,
        round: 1,
        turn: 1,
        position: Position::START,
        marker: parts.first_marker,       // TT-SETUP-06, TT-RULING-02
        phase: Phase::Draw,               // TT-SETUP-08, TT-RULING-34
        players: parts.start.map(player), // TT-SETUP-02, TT-SETUP-03, TT-SETUP-04, TT-SETUP-05, TT-SETUP-09
    })
}

fn agreed(setup: &Setup, parts: &Parts) -> Result<Switches, SetupError> {
    let mut switches = match setup.mode() {
        "base" => {
            let promotion_takes_initiative = setup.is_on(PROMOTION_TAKES_INITIATIVE.name);
            Switches { promotion_takes_initiative, ..parts.switches(Variant::Base) }
        }
        "intro" => {
            let intro_needs_both_goals = setup.is_on(INTRO_NEEDS_BOTH_GOALS.name);
            Switches { intro_needs_both_goals, ..parts.switches(Variant::Intro) }
        }
        other => return Err(SetupError(vec![Problem::unknown("mode", other, ["base", "intro"])])),
    };
    switches.moved_cannon_keeps_side = setup.is_on(MOVED_CANNON_KEEPS_SIDE.name);
    switches.move_and_navigate_share_level = setup.is_on(MOVE_AND_NAVIGATE_SHARE_LEVEL.name);
    switches.surrender_offers_per_turn = setup.option(SURRENDER_OFFERS_PER_TURN.name) as u8;
    switches.round_limit = setup.option(ROUND_LIMIT.name) as u16;
    Ok(switches)
}
