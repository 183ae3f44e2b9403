//! Writes the table in several positions into a folder, to be looked at:
//! `cargo run -p ahoy-screen --example specimen -- FOLDER`, then serve the folder and open the pages.

use ahoy::{
    Action, Ahoy, Battle, BattleSide, BattleStep, Card, Event, Faction, Figure, Laying, Lie, Occasion, Pips, Plan,
    Region, SMUGGLER, SMUGGLER_2, SQUADRON, Scene, Slot, Table, UNION, Way, Why, at,
};
use ahoy_screen::Screen;
use std::error::Error;
use wardroom_kernel::{Game, Seat, Seats, Viewer};
use wardroom_ui::{
    ScreenContext,
    specimen::{self, Specimen},
};

type Result<T = ()> = std::result::Result<T, Box<dyn Error>>;

/// A table, who is asked, and the answers in notation.
struct Moment {
    name: &'static str,
    table: Table,
    asked: Seat,
    offers: &'static [&'static str],
}

fn main() -> Result {
    let (mut specimen, events) = (Specimen::<Screen>::default(), events());
    for moment in moments()? {
        let (name, seats) = (moment.name, Seats::first(moment.table.seats));
        for (who, viewer) in [("asked", Viewer::Seat(moment.asked)), ("onlooker", Viewer::Spectator)] {
            with_context(&moment, viewer, |context| specimen.table(&format!("{name}-{who}"), context, seats, &events))?;
        }
        with_context(&moment, Viewer::Spectator, |context| specimen.picture(name, context))?;
    }
    wardroom_testkit::write_files(specimen.files())
}

/// Six regions in the middle of a game.
fn sea(seats: u8) -> Scene {
    Table::scene(seats)
        .tile("compass-a", 2, 1, 0)
        .tile("swords-a", 4, 0, 3)
        .tile("fish-b", 0, 2, 2)
        .tile("bird-b", 2, 3, 1)
        .tile("tree-a", 4, 2, 3)
        .tile("skull-b", 6, 1, 3)
        .wealth("compass-a", 2)
        .wealth("fish-b", 3)
        .wealth("tree-a", 2)
        .flagship(SQUADRON, at(4, 1))
        .patrols(at(4, 1), 1)
        .patrols(at(2, 2), 2)
        .patrols(at(3, 3), 1)
        .patrols(at(6, 2), 1)
        .strongholds(at(3, 2), 1)
        .flagship(UNION, at(0, 2))
        .comrades(at(0, 2), 3)
        .comrades(at(3, 2), 1)
        .comrades(at(5, 2), 2)
        .comrades(at(7, 1), 2)
        .cutter(at(4, 3))
        .ready(6)
        .market([Card::Diver, Card::Gunner, Card::Middleman])
        .fame(SQUADRON, 11)
        .fame(UNION, 9)
        .gold(SQUADRON, 2)
        .gold(UNION, 1)
        .placed(SQUADRON, Slot::Sail, 4)
        .placed(SQUADRON, Slot::Order, 3)
        .placed(SQUADRON, Slot::Cannons6, 6)
        .damaged(SQUADRON, Slot::Sail)
        .dice(SQUADRON, [4, 2])
        .crew(SQUADRON, [Card::Fighters, Card::SeaDog])
        .placed(UNION, Slot::Sail, 5)
        .placed(UNION, Slot::Tailwind, 2)
        .dice(UNION, [6, 1])
        .plans([Plan::CloseCall, Plan::SneakAttack, Plan::WeaponsCache])
        .crew(UNION, [Card::Trawler])
        .round(4)
}

fn smuggler(scene: Scene) -> Scene {
    scene
        .flagship(SMUGGLER, at(3, 4))
        .fame(SMUGGLER, 13)
        .gold(SMUGGLER, 3)
        .placed(SMUGGLER, Slot::Sail, 4)
        .placed(SMUGGLER, Slot::Tailwind, 2)
        .placed(SMUGGLER, Slot::Cannons, 5)
        .damaged(SMUGGLER, Slot::Sail)
        .dice(SMUGGLER, [3])
        .crew(SMUGGLER, [Card::Shipwright, Card::Cutpurse])
        .cargo(SMUGGLER, [Card::Merchant, Card::Mystic])
        .pledged(SMUGGLER, 1, [Card::Pilot, Card::Aeronauts])
        .pledged(SMUGGLER, 2, [Card::Elder])
        .first_pile(SMUGGLER, Faction::Union)
        .turn(SMUGGLER)
}

fn side(figure: Figure) -> BattleSide {
    BattleSide { figure, lowered: 0, rolled: [None; 2], bonus: 0, has_secret_weapon: false, weapons_caches: 0 }
}

fn moments() -> Result<Vec<Moment>> {
    let step = smuggler(sea(3)).due(1).table()?;
    let mut battle = smuggler(sea(3)).flagship(SMUGGLER, at(3, 3)).due(1).table()?;
    let here = battle.sea.map.space(at(3, 3)).ok_or("there is a space")?;
    let fight = Battle {
        step: BattleStep::AttackerFires,
        space: here,
        sides: [side(Figure::Flagship(SMUGGLER)), side(Figure::Patrol(4))],
        winner: None,
    };
    battle.under_way.battle = Some(fight);
    let mut spoils = battle.clone();
    let sides = [
        BattleSide { lowered: 3, rolled: [Pips::new(2), None], ..fight.sides[0] },
        BattleSide { rolled: [Pips::new(4), None], bonus: 1, ..fight.sides[1] },
    ];
    spoils.under_way.battle = Some(Battle { step: BattleStep::Victory, sides, winner: Some(0), ..fight });
    let mut explore = sea(2).turn(SQUADRON).table()?;
    explore.under_way.drawn = Some(Region::TreeB);
    let crowd = crowd(sea(4)).table()?;
    let start = Table::scene(2)
        .tile("fish-a", 0, 1, 1)
        .tile("bird-a", 2, 0, 3)
        .flagship(SQUADRON, at(0, 2))
        .patrols(at(0, 2), 1)
        .flagship(UNION, at(3, 0))
        .comrades(at(3, 0), 2)
        .ready(6)
        .plans([Plan::Gunship, Plan::Enlist])
        .dice(SQUADRON, [1, 3, 4, 6, 6])
        .dice(UNION, [2, 2, 5, 6])
        .table()?;
    Ok(vec![
        Moment {
            name: "step",
            table: step,
            asked: SMUGGLER,
            offers: &["step > space.3.3", "step > space.2.4", "step > space.4.4", "step > space.3.5", "step > stop"],
        },
        Moment {
            name: "battle",
            table: battle,
            asked: SMUGGLER,
            offers: &[
                "fire > slot.cannons > by.1",
                "fire > slot.cannons > by.2",
                "fire > slot.cannons > by.3",
                "fire > slot.cannons > by.4",
                "fire > pass",
            ],
        },
        Moment {
            name: "spoils",
            table: spoils,
            asked: SMUGGLER,
            offers: &["victory > option.a", "victory > option.b", "victory > pass"],
        },
        Moment {
            name: "tile",
            table: explore,
            asked: SQUADRON,
            offers: &["tile.4.4.0", "tile.4.4.1", "tile.4.4.2", "tile.5.4.0", "tile.5.4.1", "tile.5.4.2", "tile.5.4.3"],
        },
        Moment {
            name: "turn",
            table: start,
            asked: SQUADRON,
            offers: &[
                "die.1 > slot.sail",
                "die.3 > slot.sail",
                "die.3 > slot.order",
                "die.4 > slot.bombard",
                "die.4 > slot.sail",
                "die.6 > slot.cannons-6",
                "die.6 > slot.tailwind",
                "recruit > card.diver",
                "recruit > card.gunner > die.1",
            ],
        },
        Moment {
            name: "union",
            table: sea(2).turn(UNION).table()?,
            asked: UNION,
            offers: &[
                "die.6 > slot.inspire",
                "die.6 > slot.rally",
                "die.1 > slot.assemble",
                "die.1 > slot.cutter",
                "plan.sneak-attack",
            ],
        },
        Moment {
            name: "crowd",
            table: crowd,
            asked: SMUGGLER_2,
            offers: &["reward > cell.2.3", "reward > cell.3.2", "reward > cell.3.4", "reward > cell.4.3"],
        },
        Moment {
            name: "damage",
            table: {
                let mut table = smuggler(sea(3)).turn(SQUADRON).due(1).table()?;
                table.under_way.battle = Some(Battle {
                    step: BattleStep::Victory,
                    sides: [side(Figure::Flagship(SQUADRON)), side(Figure::Flagship(SMUGGLER))],
                    winner: Some(0),
                    ..fight
                });
                table
            },
            asked: SQUADRON,
            offers: &[
                "damage > slot.sail",
                "damage > slot.full-sail",
                "damage > slot.negotiate",
                "damage > slot.shipwright",
            ],
        },
    ])
}

/// Eleven tiles, and many figures in some spaces.
fn crowd(scene: Scene) -> Scene {
    let scene = scene
        .tile("fish-a", 0, 0, 0)
        .tile("bird-a", 6, 3, 0)
        .tile("skull-a", 0, 4, 1)
        .tile("swords-b", 8, 2, 0)
        .tile("tree-b", 4, 5, 1)
        .patrols(at(3, 2), 3)
        .flagship(UNION, at(3, 2))
        .flagship(SQUADRON, at(3, 2))
        .strongholds(at(3, 2), 1)
        .gunship(at(3, 2))
        .comrades(at(3, 2), 7)
        .flagship(SMUGGLER, at(2, 2))
        .flagship(SMUGGLER_2, at(2, 2))
        .wealth("skull-b", 6)
        .gold(SMUGGLER, 4)
        .gold(SMUGGLER_2, 3)
        .fame(SMUGGLER, 11)
        .fame(SMUGGLER_2, 27)
        .dice(SMUGGLER, [1, 5, 6])
        .dice(SMUGGLER_2, [2, 2])
        .placed(SMUGGLER_2, Slot::FullSail, 6)
        .cargo(SMUGGLER_2, [Card::Diver])
        .crew(SMUGGLER_2, [Card::WhisperingWind, Card::Sailor, Card::NaiveNoble])
        .placed(SMUGGLER_2, Slot::WhisperingWind, 1)
        .market([Card::Buccaneer, Card::ConvincingComrade1, Card::BatteringBeakhead])
        .turn(SMUGGLER_2);
    scene.crew(SMUGGLER, [Card::Mystic])
}

fn events() -> Vec<Event> {
    let bird = Region::BirdB.island();
    vec![
        Event::RoundBegan { round: 4, first: SQUADRON },
        Event::Rolled { seat: SMUGGLER, dice: [2, 3, 4, 5].into_iter().filter_map(Pips::new).collect() },
        Event::DiePlaced { seat: SQUADRON, slot: Slot::Order, die: Pips::Three, gold: 1 },
        Event::Moved { figure: Figure::Patrol(4), from: bird, to: bird, how: Way::Step },
        Event::TurnBegan { seat: SMUGGLER, due: 2 },
        Event::DiePlaced { seat: SMUGGLER, slot: Slot::Sail, die: Pips::Four, gold: 0 },
        Event::Moved { figure: Figure::Flagship(SMUGGLER), from: bird, to: bird, how: Way::Current },
        Event::GoldGained { seat: SMUGGLER, gold: 1, why: Why::Treasure },
        Event::TilePlaced {
            seat: SMUGGLER,
            region: Region::BirdB,
            lie: Lie { x: 2, y: 3, turns: 1 },
            why: Laying::Explore,
        },
        Event::BattleBegan {
            attacker: Figure::Flagship(SMUGGLER),
            defender: Figure::Patrol(4),
            space: bird,
            why: Occasion::Unloaded,
        },
        Event::BattleRolled { figure: Figure::Flagship(SMUGGLER), dice: [Pips::new(2), None], again: false },
        Event::BattleWon { winner: Figure::Flagship(SMUGGLER), loser: Figure::Patrol(4), totals: [5, 4] },
        Event::FameGained { seat: SMUGGLER, fame: 2, why: Why::Delivery },
    ]
}

fn with_context<T>(moment: &Moment, viewer: Viewer, look: impl FnOnce(&ScreenContext<Ahoy>) -> T) -> Result<T> {
    let view = Ahoy::view(&moment.table, viewer);
    let offers: Vec<Action> = match viewer {
        Viewer::Seat(seat) if seat == moment.asked => {
            moment.offers.iter().map(|text| text.parse()).collect::<std::result::Result<_, _>>()?
        }
        _ => Vec::new(),
    };
    let names = ["Marlow", "Edda", "Lotte", "Ines"].map(str::to_owned);
    Ok(look(&specimen::seen(&view, viewer, &offers, moment.asked.into(), &names)))
}
