//! What stands against a word at the table.

use wardroom_kernel::{Reason, Rejected, Talk};

pub(crate) fn why_not_say(word: Talk, rejected: Rejected) -> Option<Reason> {
    let (rule, key) = match (rejected, word) {
        (Rejected::OfferedBefore, Talk::OfferSurrender) => ("TT-SURR-05", "why-surrender-offered"),
        (Rejected::OfferOpen, Talk::OfferSurrender) => ("TT-DEC-14", "why-surrender-waits"),
        (Rejected::NothingToSay, Talk::AcceptSurrender | Talk::DeclineSurrender) => {
            ("TT-SURR-01", "why-no-surrender-offered")
        }
        (Rejected::OfferedBefore, Talk::AskRematch) => ("TT-SURR-03", "why-rematch-asked"),
        (Rejected::NothingToSay, Talk::AskRematch) => ("TT-SURR-03", "why-no-rematch"),
        (Rejected::NothingToSay, Talk::OfferDraw | Talk::AcceptDraw | Talk::DeclineDraw | Talk::WithdrawDraw) => {
            ("TT-END-05", "why-no-draw")
        }
        (Rejected::NothingToSay, Talk::Resign) => ("TT-END-05", "why-no-resignation"),
        _ => return None,
    };
    Some(Reason::new(rule, key))
}
