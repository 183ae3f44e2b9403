//! What can be decided: one small type per question, `Action` is their sum.
//!
//! Questions of a voyage (setup, moves, ports) are in `voyage`, those of cards, raids and battles in `fight`.

mod fight;
mod voyage;

pub use fight::*;
pub use voyage::*;

use derive_more::{From, TryInto};

/// One answer. Its text is in `notation`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, From, TryInto)]
pub enum Action {
    ChooseStartShip(ChooseStartShip),
    Act(Act),
    PortRoyalEntry(PortRoyalEntry),
    Surcharge(Surcharge),
    FreeMove(FreeMove),
    DropCargo(DropCargo),
    PortActivity(PortActivity),
    Sell(Sell),
    Redraw(Redraw),
    Buy(Buy),
    FreeCard(FreeCard),
    ShowPurchase(ShowPurchase),
    Yard(Yard),
    MoveModification(MoveModification),
    HireCrew(HireCrew),
    StashMove(StashMove),
    PayFrom(PayFrom),
    ChooseToken(ChooseToken),
    PardonByEvent(PardonByEvent),
    // Questions of `fight`:
    AnnounceCard(AnnounceCard),
    ConfirmCard(ConfirmCard),
    RerollWhose(RerollWhose),
    PickDie(PickDie),
    MerchantNation(MerchantNation),
    MerchantAttack(MerchantAttack),
    RaidWeapon(RaidWeapon),
    RaidSuccess(RaidSuccess),
    Stow(Stow),
    Announce(Announce),
    LongGuns(LongGuns),
    Chasers(Chasers),
    VolleyWeapon(VolleyWeapon),
    NameHit(NameHit),
    AssignSkull(AssignSkull),
    CancelHit(CancelHit),
    MoveHit(MoveHit),
    BreakOff(BreakOff),
    TakeShip(TakeShip),
    ClaimReward(ClaimReward),
    KeepGlory(KeepGlory),
    DiscardGlory(DiscardGlory),
    KeepRumor(KeepRumor),
    RedrawCaptain(RedrawCaptain),
    PlaceMod(PlaceMod),
    EffectChoice(EffectChoice),
}
