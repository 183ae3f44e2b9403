//! What can be wrong with a game, one promise each.

use serde::{Deserialize, Serialize};
use wardroom_kernel::{Choices, Mode, OptionSpec};

/// Each is a mode of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Flaw {
    None,
    /// Asks only the holder of a parry for one.
    LeakingPrompt,
    /// What happens depends on something beside the table.
    ImpureStep,
    /// What lies on the table afterwards does, and nothing tells of it.
    DriftingTable,
    /// Offers come in another order each time.
    UnstableOffers,
    /// Takes silence for an answer.
    SwallowedSuspend,
    /// Forgets to give stakes back.
    LostPiece,
    /// Remembers stakes in a variable instead of on the table.
    SecretInLocal,
    /// Shows the other's stake.
    LeakyView,
    /// Shows the other's hand, but only to who looks at the bytes.
    LeakyBytes,
    /// Shows a hand to those who look on, and to no player.
    OpenToGallery,
    /// Tells every viewer which card a seat has drawn.
    LoudEvent,
    /// Turns the stakes over and lets the answer be taken back.
    UndoAfterLook,
    /// Writes two plays alike.
    LossyText,
    /// Reads a play as another.
    CrossedText,
    /// Forgets whose turn it is when it is written down.
    ForgetfulTable,
    /// Takes for granted that a path has a beginning.
    PanickingRefusal,
    /// Counts its turns backwards.
    TurnGoesBack,
    /// Asks on and on within one step.
    LongStep,
    /// Lets turns pass, and each is the same again.
    EndlessTurns,
    /// Throws a die until it shows what it never shows.
    EndlessThrows,
    /// Tells the same again and again.
    EndlessTale,
    /// Tells much of each turn, which is none.
    LongTale,
}
pub(super) use Flaw::{
    CrossedText, DriftingTable, EndlessTale, EndlessThrows, EndlessTurns, ForgetfulTable, ImpureStep, LeakingPrompt,
    LeakyBytes, LeakyView, LongStep, LongTale, LossyText, LostPiece, LoudEvent, OpenToGallery, PanickingRefusal,
    SecretInLocal, SwallowedSuspend, TurnGoesBack, UndoAfterLook, UnstableOffers,
};
pub(super) const FLAWS: [(Flaw, &str); 19] = [
    (Flaw::None, "honest"),
    (LeakingPrompt, "leaking-prompt"),
    (ImpureStep, "impure-step"),
    (DriftingTable, "drifting-table"),
    (UnstableOffers, "unstable-offers"),
    (SwallowedSuspend, "swallowed-suspend"),
    (LostPiece, "lost-piece"),
    (SecretInLocal, "secret-in-local"),
    (LeakyView, "leaky-view"),
    (LeakyBytes, "leaky-bytes"),
    (OpenToGallery, "open-to-gallery"),
    (LoudEvent, "loud-event"),
    (UndoAfterLook, "undo-after-look"),
    (LossyText, "lossy-text"),
    (CrossedText, "crossed-text"),
    (ForgetfulTable, "forgetful-table"),
    (PanickingRefusal, "panicking-refusal"),
    (TurnGoesBack, "turn-goes-back"),
    (LongStep, "long-step"),
];
const TURNS: OptionSpec =
    OptionSpec { name: "turns", choices: Choices::Range(1, 40), default: 12, unattended: 12, rule: "PA-END-01" };
const CALM: OptionSpec =
    OptionSpec { name: "calm", choices: Choices::Switch, default: 0, unattended: 0, rule: "PA-END-02" };
pub(super) const MODES: [Mode; FLAWS.len()] = {
    let mut modes = [Mode { name: "", seats: &[2], options: &[TURNS, CALM] }; FLAWS.len()];
    let mut place = 0;
    while place < modes.len() {
        modes[place].name = FLAWS[place].1;
        place += 1;
    }
    modes
};
