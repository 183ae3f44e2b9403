//! Questions of cards, raids and battles.

use crate::components::{
    CargoCard, CombatAction, Face, Glory, Good, Location, Means, Mission, Nation, Npc, Rumor, Weapon, Zone,
};
use wardroom_kernel::Seat;

macro_rules! questions {
    ($($(#[$about:meta])* $kind:ident $name:ident $body:tt)+) => {
        $($(#[$about])* #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)] pub $kind $name $body)+
    };
}

questions! {
    /// In a window: a card face down, or an open means (MM-WINDOW-03, MM-WINDOW-05).
    enum AnnounceCard { Card(Glory), Means(Means), Pass }
    /// When an announced card is to be carried out (MM-CARD-04).
    enum ConfirmCard { Play, Withdraw }
    /// Whose dice are rolled again.
    enum RerollWhose { Own, Other }
    /// One die after another, in rising order; then they are rolled again.
    enum PickDie { Face(Face), Roll }

    /// MM-RAID-03
    struct MerchantNation { pub nation: Nation }
    /// MM-RAID-04
    enum MerchantAttack { Attack, LetGo }
    /// One special weapon after another (MM-RAID-08).
    enum RaidWeapon { Spend(Weapon), Done }
    /// For one success (MM-RAID-07).
    enum RaidSuccess { Draw, Discard(CargoCard), Exchange(CargoCard), Stop }
    /// What comes aboard of the cards that lie open, one after another; what goes overboard for it (MM-RAID-14).
    enum Stow { Keep(Good), Drop(Good), DropCrate, Done }

    /// MM-COMBAT-03
    struct Announce { pub action: CombatAction }
    /// MM-MOD-12
    enum LongGuns { Fire, Hold }
    /// MM-MOD-11
    enum Chasers { Fire, Hold }
    /// Chain shot or grapeshot (MM-RULING-88).
    enum VolleyWeapon { Use(Weapon), Hold }
    /// Of a captain who names the location of a hit.
    struct NameHit { pub location: Location }
    /// MM-HIT-02, one skull after another.
    struct AssignSkull { pub location: Location }
    /// A placed hit that a card or a reinforced hull cancels (MM-HIT-12 e).
    struct CancelHit { pub location: Location }
    /// A placed hit that a captain moves.
    struct MoveHit { pub from: Location, pub to: Location }
    /// Before a round against the foe of a card (MM-MELEE-07).
    enum BreakOff { Fight, BreakOff }

    /// MM-TAKE-01
    enum TakeShip { Keep, Take }
    /// MM-REWARD-01
    enum ClaimReward { Nation(Nation), Decline }

    /// One of several drawn cards (`glory-choice`).
    struct KeepGlory { pub card: Glory }
    /// MM-GLORY-04
    struct DiscardGlory { pub card: Glory }
    /// MM-RUMOR-02
    struct KeepRumor { pub rumor: Rumor }
    /// MM-DEATH-06
    enum RedrawCaptain { Redraw, Keep }
    /// The port of the next blind token (MM-MOD-05).
    struct PlaceMod { pub port: Zone }
    /// What an effect leaves open.
    enum EffectChoice {
        Seat(Seat),
        Nation(Nation),
        Zone(Zone),
        Port(Zone),
        Npc(Npc),
        Location(Location),
        Weapon(Weapon),
        Good(Good),
        /// A specialist, by the card.
        Card(Glory),
        Mission(Mission),
        Number(u8),
        /// One of several effects, from 1.
        Option(u8),
        Stop,
    }
}
