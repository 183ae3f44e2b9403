//! Questions of cards, raids and battles.

use super::notation::{parse_touch, questions, write_touch};
use crate::components::{
    CargoCard, CombatAction, Face, Glory, Good, Location, Means, Mission, Nation, Npc, Rumor, Weapon, Zone,
};
use wardroom_kernel::Seat;

questions! {
    /// In a window: a card face down, or an open means (MM-WINDOW-03, MM-WINDOW-05).
    enum AnnounceCard {
        Card(card: Glory) => "announce" > ("card" card),
        Means(means: Means) => "announce" > ("means" means),
        Pass => "announce" > "pass",
    }
    /// When an announced card is to be carried out (MM-CARD-04).
    enum ConfirmCard { Play => "announced" > "play", Withdraw => "announced" > "withdraw" }
    /// Whose dice are rolled again.
    enum RerollWhose { Own => "reroll" > "own", Other => "reroll" > "other" }
    /// One die after another, in rising order; then they are rolled again.
    enum PickDie { Face(face: Face) => "reroll" > ("die" face), Roll => "reroll" > "roll" }

    /// MM-RAID-03
    struct MerchantNation { nation: Nation => "merchant" > ("nation" nation) }
    /// MM-RAID-04
    enum MerchantAttack { Attack => "merchant" > "attack", LetGo => "merchant" > "let-go" }
    /// One special weapon after another (MM-RAID-08).
    enum RaidWeapon { Spend(weapon: Weapon) => "raid" > ("weapon" weapon), Done => "raid" > "no-weapon" }
    /// For one success (MM-RAID-07).
    enum RaidSuccess {
        Draw => "raid" > "draw",
        Discard(card: CargoCard) => "raid" > "discard" > ("cargo" card),
        Exchange(card: CargoCard) => "raid" > "exchange" > ("cargo" card),
        Stop => "raid" > "stop",
    }
    /// What comes aboard of the cards that lie open, one after another; what goes overboard for it (MM-RAID-14).
    enum Stow {
        Keep(good: Good) => "stow" > ("good" good),
        Drop(good: Good) => "stow" > ("hold" good),
        DropCrate => "stow" > "crate",
        Done => "stow" > "done",
    }

    /// MM-COMBAT-03
    struct Announce { action: CombatAction => "battle" > ("" action) }
    /// MM-MOD-12
    enum LongGuns { Fire => "long-guns" > "fire", Hold => "long-guns" > "hold" }
    /// MM-MOD-11
    enum Chasers { Fire => "chasers" > "fire", Hold => "chasers" > "hold" }
    /// Chain shot or grapeshot (MM-RULING-88).
    enum VolleyWeapon { Use(weapon: Weapon) => "volley" > ("weapon" weapon), Hold => "volley" > "hold" }
    /// Of a captain who names the location of a hit.
    struct NameHit { location: Location => "name-hit" > ("location" location) }
    /// MM-HIT-02, one skull after another.
    struct AssignSkull { location: Location => "skull" > ("location" location) }
    /// A placed hit that a card or a reinforced hull cancels (MM-HIT-12 e).
    struct CancelHit { location: Location => "cancel-hit" > ("location" location) }
    /// A placed hit that a captain moves.
    struct MoveHit { from: Location, to: Location => "move-hit" > ("location" from) > ("location" to) }
    /// Before a round against the foe of a card (MM-MELEE-07).
    enum BreakOff { Fight => "crew-combat" > "fight", BreakOff => "crew-combat" > "break-off" }

    /// MM-TAKE-01
    enum TakeShip { Keep => "prize" > "keep", Take => "prize" > "take" }
    /// MM-REWARD-01
    enum ClaimReward { Nation(nation: Nation) => "reward" > ("nation" nation), Decline => "reward" > "decline" }

    /// One of several drawn cards (`glory-choice`).
    struct KeepGlory { card: Glory => "keep" > ("card" card) }
    /// MM-GLORY-04
    struct DiscardGlory { card: Glory => "discard" > ("card" card) }
    /// MM-RUMOR-02
    struct KeepRumor { rumor: Rumor => "keep" > ("rumor" rumor) }
    /// MM-DEATH-06
    enum RedrawCaptain { Redraw => "captain" > "redraw", Keep => "captain" > "keep" }
    /// The port of the next blind token (MM-MOD-05).
    struct PlaceMod { port: Zone => "place-mod" > ("port" port) }
    /// What an effect leaves open.
    enum EffectChoice {
        Seat(seat: Seat) => "effect" > ("seat" seat),
        Nation(nation: Nation) => "effect" > ("nation" nation),
        Zone(zone: Zone) => "effect" > ("zone" zone),
        Port(port: Zone) => "effect" > ("port" port),
        Npc(npc: Npc) => "effect" > ("npc" npc),
        Location(location: Location) => "effect" > ("location" location),
        Weapon(weapon: Weapon) => "effect" > ("weapon" weapon),
        Good(good: Good) => "effect" > ("good" good),
        /// A specialist, by the card.
        Card(card: Glory) => "effect" > ("card" card),
        Mission(mission: Mission) => "effect" > ("mission" mission),
        Number(number: u8) => "effect" > ("number" number),
        /// One of several effects, from 1.
        Option(option: u8) => "effect" > ("option" option),
        Stop => "effect" > "stop",
    }
}
