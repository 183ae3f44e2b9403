//! Writes the table in several positions into a folder, to be looked at:
//! `cargo run -p marauders-screen --example specimen -- FOLDER`, then serve the folder and open the pages.

use marauders::{
    Action, BLUE, Battle, CombatAction, Contest, Dice, Face, Fighter, GREEN, Hits, Location, Marauders, Nation, Npc,
    Offer, Pool, Purpose, RED, Raid, RaidStage, Roll, Scene, Set, Ship, ShipType, Side, Stage, Step, Table, Window,
    YELLOW, Zone,
    cards::{RollKind, Timing},
};
use marauders_screen::Screen;
use std::error::Error;
use wardroom_kernel::{Game, Seat, Seats, Viewer};
use wardroom_ui::{
    ScreenContext,
    specimen::{self, Specimen},
};

type Result<T = ()> = std::result::Result<T, Box<dyn Error>>;

/// A table, who looks at it, and what is offered there.
struct Moment {
    name: &'static str,
    table: Table,
    viewer: Viewer,
    offers: Vec<Action>,
}

fn main() -> Result {
    let mut specimen = Specimen::<Screen>::default();
    for moment in moments()? {
        with_seen(&moment, |seen| {
            specimen.table(moment.name, seen, moment.table.seats(), &[]);
            specimen.picture(moment.name, seen);
        });
    }
    wardroom_testkit::write_files(specimen.files())
}

/// Three captains in the sixth round, red off Port Royal.
fn voyage() -> Scene {
    Table::scene(3)
        .captain(RED, "frances-wright")
        .captain(BLUE, "pepijn-van-avezaath")
        .captain(YELLOW, "etienne-kermadec")
        .ship(BLUE, "flute")
        .ship(YELLOW, "frigate")
        .location(RED, "masts", 1)
        .mods(RED, ["rigs-and-sails"])
        .weapons(RED, ["grappling-hooks", "chain-shot"])
        .specialists(RED, ["kit-addison"])
        .cargo(RED, ["rum", "spices"])
        .hand(RED, ["braced-timbers", "following-sea", "honeyed-words"])
        .rumor(RED, "fires-on-the-hills")
        .mission(RED, "sugar-fever")
        .gold(RED, 11)
        .stash(RED, 20)
        .player(RED, |player| player.has_stashed = true)
        .bounty(RED, "spanish", 1)
        .bounty(YELLOW, "spanish", 2)
        .bounty(YELLOW, "english", 1)
        .at_sea(RED, "port-royal")
        .at_sea(YELLOW, "port-royal")
        .in_port(BLUE, "curacao")
        .track(RED, 3)
        .track(BLUE, 2)
        .track(YELLOW, 4)
        .npc("spanish", "baltasar-urdaneta", "havana")
        .npc("dutch", "hendrick-grave", "st-maarten")
        .npc("pirate-sloop", "long-ben-avery", "basse-terre")
        .missions(["spices-for-the-company", "a-debt-of-honour"])
        .merchants_on_track(3)
        .modification("port-royal", "hammocks")
        .face_up("port-royal")
        .event_now(["steady-trade-winds"])
        .round(6)
        .turn(RED)
        .actions(1)
}

/// Blue in its home port, with damage and gold.
fn port() -> Scene {
    voyage()
        .gold(BLUE, 29)
        .stash(BLUE, 30)
        .player(BLUE, |player| player.has_stashed = true)
        .location(BLUE, "hull", 2)
        .location(BLUE, "masts", 2)
        .weapons(BLUE, ["grapeshot"])
        .cargo(BLUE, ["food"])
        .modification("curacao", "long-guns")
        .face_up("curacao")
        .demand("curacao", "sugar")
        .turn(BLUE)
        .port_action()
}

fn battle() -> Result<Table> {
    let mut table = voyage()
        .turn(YELLOW)
        .weapons(YELLOW, ["grapeshot"])
        .location(YELLOW, "hull", 2)
        .location(YELLOW, "masts", 2)
        .table()?;
    let mut hits = Hits::NONE;
    hits.put(Location::Cargo);
    hits.put(Location::Crew);
    let side = |seat, action| Side { announced: Some(action), ..Side::new(Fighter::Captain(seat), None) };
    table.battle = Some(Battle {
        stage: Stage::Volleys,
        round: 3,
        sides: [side(YELLOW, CombatAction::Shoot), side(RED, CombatAction::Board)],
        contest: Some(Contest { winner: Some(1), successes: [2, 2] }),
        zone: Zone::PortRoyal,
        is_repelled: false,
    });
    table.players[RED].hits = hits;
    table.windows.open(Window::new(Timing::HitsDue, RED.into()));
    Ok(table)
}

fn npc_battle() -> Result<Table> {
    let mut table = voyage().table()?;
    let parts = table.parts.0;
    let dice = |faces: [Face; 3]| faces.into_iter().collect::<Dice>();
    let npc = Side {
        announced: Some(CombatAction::Shoot),
        ..Side::new(Fighter::Npc(Npc::Spanish), Some(Ship::new(ShipType::Frigate, parts)))
    };
    let own = Side { announced: Some(CombatAction::Flee), ..Side::new(Fighter::Captain(RED), None) };
    table.battle = Some(Battle {
        stage: Stage::Contest,
        round: 2,
        sides: [npc, own],
        contest: None,
        zone: Zone::PortRoyal,
        is_repelled: false,
    });
    let pools = [
        Some(Pool::new(Fighter::Npc(Npc::Spanish), dice([Face::Skull, Face::Two, Face::Four]))),
        Some(Pool::new(Fighter::Captain(RED), dice([Face::Skull, Face::Skull, Face::One]))),
    ];
    table.roll = Some(Roll { kind: RollKind::Seamanship, purpose: Purpose::Contest, pools });
    table.windows.open(Window::new(Timing::Rolled, RED.into()));
    Ok(table)
}

fn raid() -> Result<Table> {
    let mut table = voyage().table()?;
    let deck = table.cargo.deck;
    let cards: Set<_> = [0, 13, 29].into_iter().map(|place| deck.nth(place)).collect();
    table.raid = Some(Raid {
        stage: RaidStage::Spending,
        nation: Some(Nation::Spanish),
        cards,
        successes: 2,
        by: RED,
        zone: Zone::PortRoyal,
        token: Nation::Spanish,
        nations: Set::NONE,
        hazards: Set::NONE,
        bonus: 0,
    });
    Ok(table)
}

fn buying() -> Result<Table> {
    let mut table = port().table()?;
    let deck = table.cargo.deck;
    let cards = |places: &[usize]| places.iter().map(|&place| deck.nth(place)).collect::<Set<_>>();
    table.offer = Offer { cards: cards(&[10, 11, 40]), chosen: cards(&[0, 1, 2]), aside: Set::NONE };
    Ok(table)
}

fn moments() -> Result<Vec<Moment>> {
    let at = |name, table, seat: Seat, offers: &[&str]| -> Result<Moment> {
        let offers = offers.iter().map(|offer| offer.parse()).collect::<std::result::Result<_, _>>()?;
        Ok(Moment { name, table, viewer: Viewer::Seat(seat), offers })
    };
    let sail =
        ["zone.havana", "zone.tortuga", "zone.petit-goave", "zone.cartagena", "zone.old-providence", "enter-port"];
    let scout = ["scout > merchant", "scout > seat.yellow", "scout > rumor", "card.following-sea", "end-turn"];
    let act: Vec<&str> = sail.into_iter().chain(scout).collect();
    let activities = [
        "port > sell",
        "port > buy",
        "port > shipyard",
        "port > recruit",
        "port > rumor",
        "port > mission.spices-for-the-company",
        "port > stash",
        "port > finish",
    ];
    let yard = [
        "yard > repair > location.hull",
        "yard > repair > location.masts",
        "yard > buy > modification",
        "yard > buy > weapon.chain-shot",
        "yard > sell > weapon.grapeshot",
        "yard > buy > ship.sloop",
        "yard > done",
    ];
    let mut in_yard = port().table()?;
    in_yard.turn.port.is_in_shipyard = true;
    let skulls = ["skull > location.hull", "skull > location.cargo", "skull > location.crew"];
    let success: Vec<String> = {
        let cards: Vec<_> = raid()?.raid.map(|raid| raid.cards.iter().collect()).unwrap_or_default();
        let each = |verb: &str| cards.iter().map(|card| format!("raid > {verb} > cargo.{card}")).collect::<Vec<_>>();
        ["raid > draw".to_owned()]
            .into_iter()
            .chain(each("discard"))
            .chain(each("exchange"))
            .chain(["raid > stop".to_owned()])
            .collect()
    };
    let success: Vec<&str> = success.iter().map(String::as_str).collect();
    let mut first = Table::scene(2).table()?;
    first.round = 0;
    first.agenda.clear();
    first.agenda.push(Step::Captains);
    let mut all = vec![
        at("chart", voyage().table()?, RED, &act)?,
        at("port", port().table()?, BLUE, &activities)?,
        at("buying", buying()?, BLUE, &["buy > good.rum", "buy > good.textiles", "buy > done"])?,
        at("yard", in_yard, BLUE, &yard)?,
        at("battle", battle()?, RED, &["announce > card.braced-timbers", "announce > pass"])?,
        at("skull", battle()?, RED, &skulls)?,
        at("npc-battle", npc_battle()?, RED, &["announce > means.sailing-master", "announce > pass"])?,
        at("raid", raid()?, RED, &success)?,
        at("first", first, RED, &["ship.sloop", "ship.flute"])?,
    ];
    let four = Table::scene(4)
        .war("spanish", "english")
        .plague(["havana", "trinidad"], 2)
        .bounty(GREEN, "dutch", 3)
        .at_sea(GREEN, "caracas");
    let four = four
        .npc("spanish", "rodrigo-de-altamira", "caracas")
        .npc("pirate-frigate", "gilles-herault", "caracas")
        .at_sea(RED, "caracas");
    all.push(Moment { name: "four", table: four.table()?, viewer: Viewer::Spectator, offers: Vec::new() });
    Ok(all)
}

fn with_seen<T>(moment: &Moment, look: impl FnOnce(&ScreenContext<Marauders>) -> T) -> T {
    let view = Marauders::view(&moment.table, moment.viewer);
    let names = ["Lotte", "Jonas", "Okoye", "Edda"].map(str::to_owned);
    let asked: Seats = if let Viewer::Seat(seat) = moment.viewer { seat.into() } else { RED.into() };
    look(&specimen::seen(&view, moment.viewer, &moment.offers, asked, &names))
}
