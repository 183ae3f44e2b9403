//! Texts that stand on every page, put into words once (see `Plain`): those without gaps, and those whose one gap is a
//! number or a name of the box.

use crate::table_view::{action_of, slug};
use ahoy::{Card, Direction, Effect, Faction, Figure, Parts, Plan, Region, Reward, Slot, Suit, VictoryOption};
use std::{collections::BTreeMap, sync::LazyLock};
use wardroom_kernel::{Parts as _, Seat};
use wardroom_ui::{
    Language, Texts,
    text::{PlainTexts, SHARED},
};

const OWN: [(Language, &str); 2] =
    [(Language::En, include_str!("../text/en.ftl")), (Language::De, include_str!("../text/de.ftl"))];

pub(crate) static TEXTS: LazyLock<Texts> = LazyLock::new(|| Texts::new(&[SHARED[0], SHARED[1], OWN[0], OWN[1]]));

static WORDS: [LazyLock<Words>; 2] =
    [LazyLock::new(|| Words::new(Language::En, &[OWN[0].1])), LazyLock::new(|| Words::new(Language::De, &[OWN[1].1]))];

/// The texts of one language that need nothing to be filled in.
#[derive(Debug)]
pub(crate) struct Words {
    plain: PlainTexts,
    /// Name and sentence of each card.
    cards: Vec<[String; 2]>,
    /// By the name that a box has for it.
    cargo: BTreeMap<&'static str, String>,
    /// By seat.
    flagships: [String; 4],
    slots: Vec<String>,
    /// Texts whose one gap is a number, from 0 on.
    counted: BTreeMap<&'static str, Vec<String>>,
    /// By region, from the north-west clockwise.
    spaces: Vec<[String; 4]>,
}

/// Texts whose one gap is a number `n`, and how far one counts.
// text: comrades terrain-treasure terrain-tailwind slot-die slot-only token-die token-gold dice-due tally-gold tally-patrols
// text: tally-strongholds tally-ready tally-supply tally-plans tally-cargo tally-damage plans-deck
const COUNTED: [(&str, u8); 17] = [
    ("comrades", 20),
    ("terrain-treasure", 9),
    ("terrain-tailwind", 6),
    ("slot-die", 6),
    ("slot-only", 6),
    ("token-die", 6),
    ("token-gold", 20),
    ("dice-due", 2),
    ("tally-gold", 20),
    ("tally-patrols", 10),
    ("tally-strongholds", 3),
    ("tally-ready", 20),
    ("tally-supply", 20),
    ("tally-plans", 12),
    ("tally-cargo", 3),
    ("tally-damage", 20),
    ("plans-deck", 12),
];

impl Words {
    pub(crate) fn in_language(language: Language) -> &'static Words {
        &WORDS[language as usize]
    }
    fn new(language: Language, files: &[&'static str]) -> Words {
        let plain = PlainTexts::new(&TEXTS, language, files);
        let say = |key: String| plain.find(&key).map(str::to_owned).unwrap_or(key);
        let card = |card: Card| {
            // The two copies of a kind have one name.
            let kind = card.name().trim_end_matches(['-', '1', '2']);
            [say(format!("crew-{kind}")), say(format!("crew-{kind}-text"))]
        };
        let cargo = |card: Card| {
            let name = &*Parts::shipped().card(card).cargo;
            (name, say(format!("cargo-{}", name.to_lowercase().replace(' ', "-"))))
        };
        let flagship = |seat: u8| {
            let seat = say(format!("seat-{}", slug(Seat(seat))));
            TEXTS.say(language, "figure-flagship", &[("seat", seat.into())]) // text: figure-flagship
        };
        // text: figure-cutter figure-gunship
        let slot = |slot: Slot| match (slot.card(), slot) {
            (Some(of), _) => card(of)[0].clone(),
            (None, Slot::Cutter) => say("figure-cutter".into()),
            (None, Slot::Gunship4) => format!("{} 4", say("figure-gunship".into())),
            (None, Slot::Gunship6) => format!("{} 6", say("figure-gunship".into())),
            (None, Slot::Cannons5) => format!("{} 5", say("action-cannons".into())),
            (None, Slot::Cannons6) => format!("{} 6", say("action-cannons".into())),
            (None, slot) => say(format!("action-{}", action_of(slot))),
        };
        let count = |&(key, most): &(&'static str, u8)| {
            (key, (0..=most).map(|n| TEXTS.say(language, key, &[("n", n.into())])).collect())
        };
        // text: space-north-west space-north-east space-south-east space-south-west
        let spaces = |region: Region| {
            ["space-north-west", "space-north-east", "space-south-east", "space-south-west"]
                .map(|key| TEXTS.say(language, key, &[("isle", say(format!("isle-{region}")).into())]))
        };
        Words {
            counted: COUNTED.iter().map(count).collect(),
            spaces: Region::ALL.into_iter().map(spaces).collect(),
            cards: Card::ALL.into_iter().map(card).collect(),
            cargo: Card::ALL.into_iter().map(cargo).collect(),
            flagships: [0, 1, 2, 3].map(flagship),
            slots: Slot::ALL.into_iter().map(slot).collect(),
            plain,
        }
    }
    pub(crate) fn text(&self, key: &str) -> &str {
        self.plain.text(key)
    }
    /// A text with a number in it.
    pub(crate) fn count(&self, key: &str, n: u8) -> &str {
        self.counted.get(key).and_then(|all| all.get(usize::from(n))).map_or("⟨?⟩", String::as_str)
    }
    /// `north-west of Fish Isle`: a space as it lies, by column and row of its tile.
    pub(crate) fn space(&self, region: Region, corner: (i32, i32)) -> &str {
        let place = match corner {
            (0, 0) => 0,
            (1, 0) => 1,
            (1, 1) => 2,
            _ => 3,
        };
        &self.spaces[region.index()][place]
    }
    // text: crew-aeronauts crew-aeronauts-text crew-barrelman crew-barrelman-text crew-battering-beakhead
    // text: crew-battering-beakhead-text crew-buccaneer crew-buccaneer-text crew-convincing-comrade
    // text: crew-convincing-comrade-text crew-convincing-official crew-convincing-official-text crew-cutpurse
    // text: crew-cutpurse-text crew-diver crew-diver-text crew-documentarian crew-documentarian-text crew-elder
    // text: crew-elder-text crew-emissary crew-emissary-text crew-fighters crew-fighters-text crew-ghastly-gust
    // text: crew-ghastly-gust-text crew-grogmaster crew-grogmaster-text crew-gunner crew-gunner-text crew-gunners-mate
    // text: crew-gunners-mate-text crew-merchant crew-merchant-text crew-middleman crew-middleman-text crew-mystic
    // text: crew-mystic-text crew-naive-noble crew-naive-noble-text crew-pilot crew-pilot-text crew-powder-monkey
    // text: crew-powder-monkey-text crew-sailor crew-sailor-text crew-sea-dog crew-sea-dog-text crew-sea-witch
    // text: crew-sea-witch-text crew-shipwright crew-shipwright-text crew-trawler crew-trawler-text
    // text: crew-whispering-wind crew-whispering-wind-text
    pub(crate) fn card(&self, card: Card) -> &str {
        &self.cards[card.index()][0]
    }
    /// One sentence about what it does.
    pub(crate) fn card_text(&self, card: Card) -> &str {
        &self.cards[card.index()][1]
    }
    // text: cargo-feathers cargo-coins cargo-paintings cargo-linen cargo-tinctures cargo-gems cargo-herbs cargo-furs
    // text: cargo-weapons cargo-lead cargo-explosives cargo-fancy-hat cargo-nails cargo-lace cargo-wine cargo-shells
    // text: cargo-odd-meat cargo-munition cargo-incense cargo-tea cargo-brandy cargo-glass cargo-maps cargo-fish-nets
    // text: cargo-rare-wood cargo-iron cargo-ropes cargo-jewelry cargo-books
    /// What the box has on the card. What an owner has corrected to something that the shipped box does not know has
    /// one name in every language.
    pub(crate) fn cargo<'a>(&'a self, parts: &'a Parts, card: Card) -> &'a str {
        let name = &*parts.card(card).cargo;
        self.cargo.get(name).map_or(name, String::as_str)
    }
    // text: plan-cutter plan-cutter-text plan-gunship plan-gunship-text plan-close-call plan-close-call-text
    // text: plan-dynamic-entry plan-dynamic-entry-text plan-enlist plan-enlist-text plan-evacuation
    // text: plan-evacuation-text plan-secret-weapon plan-secret-weapon-text plan-sneak-attack plan-sneak-attack-text
    // text: plan-weapons-cache plan-weapons-cache-text
    pub(crate) fn plan(&self, plan: Plan) -> &str {
        self.plain.member("plan", plan.name())
    }
    pub(crate) fn plan_text(&self, plan: Plan) -> &str {
        self.text(&format!("plan-{plan}-text"))
    }
    // text: suit-bird suit-skull suit-swords suit-tree suit-compass suit-fish
    pub(crate) fn suit(&self, suit: Suit) -> &str {
        self.plain.member("suit", suit.name())
    }
    // text: isle-bird-a isle-bird-b isle-skull-a isle-skull-b isle-swords-a isle-swords-b isle-tree-a isle-tree-b
    // text: isle-compass-a isle-compass-b isle-fish-a isle-fish-b
    pub(crate) fn isle(&self, region: Region) -> &str {
        self.plain.member("isle", region.name())
    }
    // text: reward-fame-for-gold reward-move-2 reward-fame-1 reward-fame-2 reward-fame-3 reward-recruit
    // text: reward-fame-4-wealth reward-free-tailwind reward-gold-1 reward-gold-2 reward-repair-all reward-start
    // text: reward-add-tile reward-move-2-ignoring-battles reward-repair-all-fame
    pub(crate) fn reward(&self, reward: Reward) -> &str {
        self.plain.member("reward", reward.name())
    }
    // text: action-sail action-sail-text action-full-sail action-full-sail-text action-tailwind action-tailwind-text
    // text: action-cannons action-cannons-text action-repair action-repair-text action-order action-order-text
    // text: action-bombard action-bombard-text action-deploy action-deploy-text action-assemble action-assemble-text
    // text: action-inspire action-inspire-text action-rally action-rally-text action-negotiate action-negotiate-text
    pub(crate) fn action(&self, action: &str) -> &str {
        self.plain.member("action", action)
    }
    pub(crate) fn action_text(&self, action: &str) -> &str {
        self.text(&format!("action-{action}-text"))
    }
    pub(crate) fn figure(&self, figure: Figure) -> &str {
        match figure {
            Figure::Flagship(seat) => &self.flagships[seat],
            Figure::Patrol(_) => self.text("figure-patrol"),
            Figure::Stronghold(_) => self.text("figure-stronghold"),
            Figure::Cutter => self.text("figure-cutter"),
            Figure::Gunship => self.text("figure-gunship"),
        }
    }
    /// What a slot is called: its action, or the card or ship it is on; with a number where there are two.
    pub(crate) fn slot(&self, slot: Slot) -> &str {
        &self.slots[slot.index()]
    }
    // text: effect-victory effect-cutpurse effect-buccaneer effect-harbor effect-treasure effect-merchant effect-patrol
    // text: effect-comrades effect-strongholds effect-documentarian effect-elder
    pub(crate) fn effect(&self, effect: Effect) -> &str {
        self.plain.member("effect", effect.name())
    }
    // text: option-squadron-a option-squadron-b option-squadron-c option-union-a option-union-b option-smuggler-a option-smuggler-b
    pub(crate) fn option(&self, faction: Faction, option: VictoryOption) -> &str {
        self.text(&format!("option-{faction}-{option}"))
    }
    // text: seat-squadron seat-union seat-smuggler seat-smuggler-2
    pub(crate) fn seat(&self, seat: Seat) -> &str {
        self.plain.member("seat", slug(seat))
    }
    // text: faction-squadron faction-union faction-smuggler
    pub(crate) fn faction(&self, seat: Seat) -> &str {
        self.faction_named(Faction::of_seat(seat))
    }
    pub(crate) fn faction_named(&self, faction: Faction) -> &str {
        self.plain.member("faction", faction.name())
    }
    // text: direction-north direction-east direction-south direction-west
    pub(crate) fn direction(&self, direction: Direction) -> &str {
        self.plain.member("direction", direction.name())
    }
}
