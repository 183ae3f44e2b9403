//! Nothing is asked of the seat: who is to decide?

use super::With;
use crate::table::{Mode, Phase, Verdict};
use crate::view::View;
use wardroom_kernel::{Reason, Seat};

pub(super) fn waiting(view: &View, seat: Seat) -> Reason {
    let (mode, own) = (view.agreed.mode, &view.players[seat]);
    let is_active = mode.side_of(seat) == view.active;
    match view.phase {
        Phase::Over(verdict) => {
            let rule = match verdict {
                Verdict::Planets(_) => "EF-END-01",
                Verdict::LastPlanets(_) => "EF-END-02",
                Verdict::Limit(_) => "EF-END-06",
                Verdict::Agreement => "EF-END-04",
                Verdict::Standstill(_) => "EF-END-07",
                Verdict::Match(_) => "EF-EXPERT-06",
                Verdict::Games(_) => "EF-RULING-97",
            };
            Reason::new(rule, "why-game-over")
        }
        Phase::Nations => Reason::new("EF-SETUP-05", "why-others-choose"),
        Phase::Planets => Reason::new("EF-SETUP-08", "why-others-choose"),
        Phase::StartTiles => Reason::new("EF-SETUP-09", "why-others-choose"),
        Phase::Captains => match mode {
            Mode::Duel | Mode::General => Reason::new("EF-SETUP-06", "why-sealed"),
            Mode::Team => Reason::new("EF-TEAM-03", "why-sealed"),
        },
        Phase::Crew => {
            let picks = view.parts.mode(mode).crew_picks;
            if own.hand.len() < picks {
                Reason::new("EF-RULING-55", "why-partner-picks")
            } else {
                Reason::new("EF-SETUP-07", "why-crew-complete").number("cards", picks)
            }
        }
        Phase::Lay if is_active => Reason::new("EF-TEAM-07", "why-partner-lays"),
        Phase::Rescue | Phase::Tactics | Phase::Construction if view.ended.contains(seat) => {
            Reason::new("EF-DEC-02", "why-ended")
        }
        Phase::Rescue if is_active => Reason::new("EF-EXPERT-05", "why-partner-rescues"),
        Phase::Lay | Phase::Rescue | Phase::Tactics | Phase::Construction if !is_active => {
            Reason::new("EF-TURN-01", "why-not-your-turn")
        }
        Phase::Lay
        | Phase::Rescue
        | Phase::Tactics
        | Phase::Construction
        | Phase::Start
        | Phase::Stack
        | Phase::Draw
        | Phase::Collect => Reason::new("EF-TURN-02", "why-not-now"),
    }
}
