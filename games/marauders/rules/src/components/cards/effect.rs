//! What cards do, in the vocabulary of the box (`effect_kinds`): one variant per kind, with the parameters it lists there.
//!
//! How a kind is carried out is in `rules::effects`; which card may have which kind is in `check`.

use super::{CombatAction, Specialist};
use crate::components::{Good, Location, Nation, ShipType, Skill, Zone};
use serde::{Deserialize, Serialize};
use wardroom_kernel::named;

named! {
    /// The window in which a card takes effect (MM-WINDOW, "What cards may do").
    Timing {
        TurnStart = "turn-start",
        OwnTurn = "own-turn",
        OwnPort = "own-port",
        MoveDeclared = "move-declared",
        ScoutDeclared = "scout-declared",
        MerchantFound = "merchant-found",
        BeforeRoll = "before-roll",
        Rolled = "rolled",
        HitsDue = "hits-due",
        Boarded = "boarded",
        RaidSpent = "raid-spent",
        RaidWon = "raid-won",
        CardResolved = "card-resolved",
        Passive = "passive",
        EventNow = "event-now",
        EventRound = "event-round",
        EventRoundEnd = "event-round-end",
        EventStays = "event-stays",
        Mission = "mission",
        RumorPort = "rumor-port",
        RumorSea = "rumor-sea",
    }
}

impl Timing {
    /// The timings of glory cards.
    pub const WINDOWS: [Timing; 13] = [
        Timing::TurnStart,
        Timing::OwnTurn,
        Timing::OwnPort,
        Timing::MoveDeclared,
        Timing::ScoutDeclared,
        Timing::MerchantFound,
        Timing::BeforeRoll,
        Timing::Rolled,
        Timing::HitsDue,
        Timing::Boarded,
        Timing::RaidSpent,
        Timing::RaidWon,
        Timing::CardResolved,
    ];
}

/// A value of its kind, or a word that stands for one: `2` or `full`, `french` or `choice`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged, expecting = "neither a value that fits here nor the word that may stand for it")]
pub enum Or<T, W> {
    Value(T),
    Word(W),
}

/// Words of the vocabulary.
macro_rules! words {
    ($($(#[$about:meta])* $type:ident { $($(#[$note:meta])* $word:ident),+ })+) => {
        $($(#[$about])* #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum $type { $($(#[$note])* $word),+ })+
    };
}

words! {
    Full { Full }
    All { All }
    Any { Any }
    /// As much as the limit of the place allows.
    Fit { Fit }
    /// One of the player's choice.
    Pick { Choice }
    /// A nation that has a bounty on him already.
    Existing { Existing }
    /// As many steps as one pays for, or all.
    Steps { Any, All }
    /// Which roll may be made again.
    RollKind { Seamanship, Scouting, Leadership, Influence, HitLocation, Any }
    HowMany { Any, One }
    Whose { Own, OwnOrEnemy, Anyone }
    RollScope { Merchant, CrewCombat }
    Limit { Turn, Roll }
    DiceScope { ThisRoll, FirstRound }
    ExtraHitsWhen { Shoot, ShootNotWon }
    Cap { None, Cannons }
    CancelWhen { TwoOrMore }
    Hunters { NpcShips, Player }
    Ships { Any, Naval }
    NpcClass { Naval, Pirate }
    Closure { Bounty, War, Plague }
    Until { Always, Held, LeavePort }
    Goods { Any, NotInDemand }
    Item { Repair, Crew, NewShip }
    DemandAt { Here, AnyPort, RandomNation, OwnSale }
    CrewOf { ActivePlayer }
    TokenFrom { Here, AnyPort }
    GloryFrom { Deck, Rival }
    MissionAt { Any, HereOrAdjacent }
    BountyOf { #[serde(rename = "self")] Own, OtherPirate, EachWith }
    StashAt { Here, OwnNation, Now }
    WarState { Begin, End }
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Effect {
    // ---- flow
    All { of: Vec<Effect> },
    Choose { of: Vec<Effect> },
    AfterFight { then: Box<Effect> },
    // ---- dice
    Reroll(Reroll),
    RerollImmunity { skill: Skill },
    ExtraDice { skill: Skill, n: u8, scope: DiceScope },
    AddSuccess { n: u8 },
    // ---- combat
    ExtraHits { n: u8, when: ExtraHitsWhen, cap: Cap },
    ChooseLocation { n: u8 },
    CancelHit { n: u8, location: Or<Location, Any>, when: Option<CancelWhen> },
    RedirectHit { n: u8 },
    SureFlight {},
    CancelBoarding {},
    FirstRoundActions { add: Vec<CombatAction> },
    // ---- merchant raids
    PlunderBonus { gold: u8, nation: Option<Nation> },
    EscapeMargin { n: u8 },
    MerchantNation {},
    RaidHazard { cards: u8 },
    PeekMerchant {},
    // ---- movement and hiding
    FreeMove { steps: u8 },
    MoveAllowance { extra_moves: Option<u8>, max_borders: Option<u8> },
    MoveSurcharge { actions: u8 },
    MoveNpc { which: Ships, ships: u8, steps: u8 },
    Hide { from: Hunters },
    NpcScouting { npcs: NpcClass, dice: i8 },
    PortAccess { ignores: Vec<Closure>, test: Option<Skill>, until: Until },
    // ---- port and trade
    BuyDraw { add: u8 },
    SellPrice { goods: Goods, add: Option<u8>, set: Option<u8>, max_cards: u8 },
    Price { item: Item, set: Option<u8>, add: Option<i8> },
    DemandChange { at: DemandAt, draw: u8 },
    CargoSpace { n: u8 },
    GainCargo { draw: u8, keep: Or<u8, Fit>, plunder: bool },
    SellNow { price: u8 },
    ClosePorts { n: u8, rounds: u8 },
    // ---- gains and losses
    Gold { n: u8 },
    Crew { n: Or<i8, Full>, target: Option<CrewOf> },
    Repair { n: Or<u8, Full> },
    Weapons { n: Or<u8, All> },
    Modification { n: u8, from: TokenFrom },
    DrawGlory { n: u8, from: GloryFrom },
    GloryChoice { look: u8 },
    CopyGlory {},
    Hire { deck: Option<Or<Vec<Specialist>, Any>>, else_gold: Option<u8> },
    DrawRumor { draw: u8, keep: u8 },
    TakeMission { at: MissionAt, skip_roll: bool },
    Bounty { target: BountyOf, nation: Or<Nation, Existing>, n: u8 },
    Pardon { nation: Or<Nation, Pick>, steps: Or<u8, Steps>, cost: u8 },
    Stash { at: StashAt, limit: Option<u8> },
    CrewCombat { leadership: u8, crew: u8, win: Box<Effect> },
    // ---- events
    War { state: WarState },
    Storm { hits: u8 },
    DrawEvents { n: u8 },
    RedealMerchants {},
    SpawnNpc {},
}

/// In the window `rolled` dice of one roll are rolled again; the new result stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reroll {
    pub roll: RollKind,
    pub dice: HowMany,
    pub whose: Whose,
    pub scope: Option<RollScope>,
    /// Without one: once, the card is discarded by it.
    pub limit: Option<Limit>,
}

impl RollKind {
    pub const fn from_skill(skill: Skill) -> RollKind {
        match skill {
            Skill::Seamanship => RollKind::Seamanship,
            Skill::Scouting => RollKind::Scouting,
            Skill::Leadership => RollKind::Leadership,
            Skill::Influence => RollKind::Influence,
        }
    }
    /// Location dice are rolled with no skill.
    pub const fn skill(self) -> Option<Skill> {
        match self {
            RollKind::Seamanship => Some(Skill::Seamanship),
            RollKind::Scouting => Some(Skill::Scouting),
            RollKind::Leadership => Some(Skill::Leadership),
            RollKind::Influence => Some(Skill::Influence),
            RollKind::HitLocation | RollKind::Any => None,
        }
    }
    /// Whether a re-roll for rolls of this kind may be used on a roll of `other` kind.
    pub fn covers(self, other: RollKind) -> bool {
        self == RollKind::Any || self == other
    }
}

/// What a mission demands of who takes it (MM-MISSION-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Condition {
    Pirate {},
    NoBounty { nation: Or<Nation, Any> },
    Cannons { min: u8 },
    Freight { n: u8 },
    Roll { skill: Skill },
    Pay { gold: u8 },
}

/// One step of a mission (MM-MISSION-07).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Task {
    Deliver { good: Good, n: u8, port: Zone },
    Visit { port: Zone, skill: Option<Skill> },
    Survey { zone: Zone, times: u8 },
    Raid { nation: Or<Nation, Any>, n: u8, min_plunder: Option<u8> },
    Defeat { target: NpcClass },
    Foe { zone: Zone, ship: ShipType, seamanship: u8, leadership: u8 },
    Fight { zone: Zone, leadership: u8, crew: u8 },
}

impl Task {
    /// How often it has to be done.
    pub const fn times(self) -> u8 {
        match self {
            Task::Deliver { n, .. } | Task::Raid { n, .. } => n,
            Task::Survey { times, .. } => times,
            Task::Visit { .. } | Task::Defeat { .. } | Task::Foe { .. } | Task::Fight { .. } => 1,
        }
    }
}
