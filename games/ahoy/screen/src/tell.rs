//! Things of the game as the logbook names them, ready to be put into a sentence.

use crate::spaces;
use crate::words::Words;
use ahoy::{Card, Cell, Faction, Figure, Parts, Pips, Plan, Region, Slot, Space, Why};
use wardroom_kernel::Seat;
use wardroom_ui::{Say, TextValue};

pub(crate) struct Tell<'a> {
    pub say: Say<'a>,
    pub words: &'static Words,
    /// The box of this match.
    pub parts: &'a Parts,
}

type Named = (&'static str, TextValue);

impl Tell<'_> {
    pub(crate) fn figure(&self, figure: Figure) -> Named {
        self.named("figure", figure)
    }
    pub(crate) fn named(&self, name: &'static str, figure: Figure) -> Named {
        (name, self.words.figure(figure).into())
    }
    /// The logbook does not know how a tile lies: a space is in the region of its Island.
    pub(crate) fn place(&self, space: Space) -> Named {
        let isle = self.words.isle(space.region());
        let place = if space.is_island() { isle.to_owned() } else { self.say.with("region", &[("isle", isle.into())]) };
        ("place", place.into())
    }
    /// With what is printed there, so that three steps within a region differ in their words.
    pub(crate) fn waters(&self, space: Space) -> Named {
        if space.is_island() {
            return self.place(space);
        }
        let region = self.say.with("region", &[self.isle(space.region())]);
        let printed = spaces::features(self.words, *self.parts.space(space));
        // text: terrain-open
        let told = if printed.is_empty() { self.words.text("terrain-open").to_owned() } else { printed.join(", ") };
        ("place", format!("{region} ({told})").into())
    }
    pub(crate) fn isle(&self, region: Region) -> Named {
        ("isle", self.words.isle(region).into())
    }
    pub(crate) fn slot(&self, name: &'static str, slot: Slot) -> Named {
        (name, self.words.slot(slot).into())
    }
    pub(crate) fn card(&self, card: Card) -> Named {
        ("card", self.words.card(card).into())
    }
    pub(crate) fn cargo(&self, card: Card) -> Named {
        ("cargo", self.words.cargo(self.parts, card).into())
    }
    pub(crate) fn plan(&self, plan: Plan) -> Named {
        ("plan", self.words.plan(plan).into())
    }
    pub(crate) fn comrades(&self, count: u8) -> Named {
        ("comrades", self.words.count("comrades", count).into())
    }
    pub(crate) fn seat(&self, name: &'static str, seat: Seat) -> Named {
        (name, self.words.seat(seat).into())
    }
    pub(crate) fn faction(&self, faction: Faction) -> Named {
        ("faction", self.words.faction_named(faction).into())
    }
    /// Events name cells, not what is printed on them.
    pub(crate) fn reward(&self, cell: Cell) -> Named {
        ("reward", self.words.reward(self.parts.reward(cell)).into())
    }
    pub(crate) fn why(&self, why: Why) -> Named {
        // text: reason-setup reason-treasure reason-die reason-delivery reason-reward
        let text = match why {
            Why::Setup => self.words.text("reason-setup"),
            Why::Treasure => self.words.text("reason-treasure"),
            Why::Die => self.words.text("reason-die"),
            Why::Delivery => self.words.text("reason-delivery"),
            Why::Reward => self.words.text("reason-reward"),
            Why::Crew { card } | Why::Recruit { card } => self.words.card(card),
            Why::Region { region } => self.words.isle(region),
        };
        ("why", text.into())
    }
}

/// A sign that is drawn as a die.
pub(crate) fn die(die: Pips) -> Named {
    ("die", format!("@{die}").into())
}
pub(crate) fn dice(dice: impl Iterator<Item = Pips>) -> Named {
    ("dice", dice.map(|die| format!("@{die} ")).collect::<String>().into())
}
