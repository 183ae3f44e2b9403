//! The 234 cards with a text or a value of their own (ship cards are in `parts`): what is printed on them, as data.
//!
//! Effects, conditions and tasks are in `effect`; `read` reads the box and `check` says what does not fit.

mod check;
mod effect;
mod facts;
mod ids;
mod read;
#[cfg(test)]
mod tests;

pub use effect::{
    All, Any, BountyOf, CancelWhen, Cap, Closure, Condition, CrewOf, DemandAt, DiceScope, Effect, Existing,
    ExtraHitsWhen, Fit, Full, GloryFrom, Goods, HowMany, Hunters, Item, Limit, MissionAt, NpcClass, Or, Pick, Reroll,
    RollKind, RollScope, Ships, StashAt, Steps, Task, Timing, TokenFrom, Until, WarState, Whose,
};
pub use facts::{
    CaptainFacts, Cards, CargoFacts, EventFacts, GloryFacts, MissionFacts, NpcCard, Origin, Print, RumorFacts,
    SpecialistFacts, Symbol,
};
pub use ids::{Captain, CargoCard, EventCard, Glory, Mission, Rumor, Specialist};
pub(super) use read::parse;

use wardroom_kernel::named;

named! {
    /// What a die shows (MM-DICE-01); two of its six sides are skulls.
    Face { One = "1", Two = "2", Three = "3", Four = "4", Skull = "skull" }
}

named! {
    /// What is announced in a round of naval combat (MM-COMBAT-03).
    CombatAction {
        Shoot = "shoot",
        Board = "board",
        Flee = "flee",
    }
}

named! {
    /// Open means that take part in windows like cards (MM-WINDOW-05). A specialist's has the name of his type.
    Means {
        Captain = "captain",
        Carpenter = "carpenter",
        MasterFighter = "master-fighter",
        GunCaptain = "gun-captain",
        Surgeon = "surgeon",
        Lookout = "lookout",
        Purser = "purser",
        SailingMaster = "sailing-master",
        MasterGunner = "master-gunner",
        GrapplingHooks = "grappling-hooks",
        ReinforcedHull = "reinforced-hull",
    }
}

impl Means {
    pub const fn from_specialist(specialist: Specialist) -> Means {
        match specialist {
            Specialist::Carpenter => Means::Carpenter,
            Specialist::MasterFighter => Means::MasterFighter,
            Specialist::GunCaptain => Means::GunCaptain,
            Specialist::Surgeon => Means::Surgeon,
            Specialist::Lookout => Means::Lookout,
            Specialist::Purser => Means::Purser,
            Specialist::SailingMaster => Means::SailingMaster,
            Specialist::MasterGunner => Means::MasterGunner,
        }
    }
}
