//! Nothing is asked of the seat: whose turn is it?

use super::With;
use crate::View;
use crate::table::{Phase, Verdict};
use wardroom_kernel::{Reason, Seat};

pub(super) fn waiting(view: &View, seat: Seat) -> Reason {
    let own = &view.players[seat];
    match view.phase {
        Phase::Over(end) => {
            let rule = match end.verdict {
                Verdict::Zones(_) => "TT-END-01",
                Verdict::Crew(_) => "TT-END-02",
                Verdict::Intro(_) => "TT-INTRO-02",
                Verdict::Limit(_) => "TT-END-06",
            };
            Reason::new(rule, "why-game-over")
        }
        Phase::CarryOut { revealed, now } => {
            let acting = revealed.seat(now);
            Reason::new("TT-ORDER-06", "why-other-acts").seat(acting).card(revealed.card(acting))
        }
        Phase::Exchange if own.hand.len() <= 1 => Reason::new("TT-LULL-06", "why-nothing-to-exchange"),
        Phase::PayDamage if own.ship.destroyed.is_empty() => Reason::new("TT-LULL-08", "why-nothing-to-pay"),
        Phase::Choose | Phase::Exchange | Phase::PayDamage => Reason::new("TT-DEC-16", "why-sealed"),
        Phase::Draw | Phase::DiscardAndSail { .. } | Phase::ShuffleAndTurn => Reason::new("TT-TURN-01", "why-not-now"),
    }
}
