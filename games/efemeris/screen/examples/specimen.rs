//! Writes the table in several positions into a folder, to be looked at:
//! `cargo run -p efemeris-screen --example specimen -- FOLDER`, then serve the folder and open the pages.

use efemeris::{Efemeris, Mode, Nation, Phase, Scene, Table};
use efemeris_screen::Screen;
use std::error::Error;
use wardroom_kernel::{Game, Match, Seat, Setup, Viewer};
use wardroom_ui::{ScreenContext, specimen::Specimen};

type Result<T = ()> = std::result::Result<T, Box<dyn Error>>;

const ALTAIR: Seat = Seat(0);
const BELLATRIX: Seat = Seat(1);
const CAPELLA: Seat = Seat(2);
const DENEB: Seat = Seat(3);

struct Moment {
    name: &'static str,
    played: Match<Efemeris>,
}

fn main() -> Result {
    let mut specimen = Specimen::<Screen>::default();
    let names = ["Augustine", "Marit", "Lotte", "Ines"].map(str::to_owned);
    for Moment { name, played } in moments()? {
        let asked = played.asked().next().unwrap_or(ALTAIR);
        for (who, viewer) in [("asked", Viewer::Seat(asked)), ("onlooker", Viewer::Spectator)] {
            ScreenContext::of(&played, viewer, &names, |context| {
                specimen.table(&format!("{name}-{who}"), context, played.seats(), played.events());
            });
        }
        ScreenContext::of(&played, Viewer::Spectator, &names, |context| specimen.picture(name, context));
    }
    wardroom_testkit::write_files(specimen.files())
}

/// Thirteen tiles of a duel.
fn duel() -> Scene {
    Table::scene(Mode::Duel)
        .sky(
            "0.-1 patrocles+0; 0.1 posidonius+0; 1.-1 s2+1; 1.0 s4+0; -1.0 s3+1; -1.1 s5+2; 1.-2 pytheas+3; \
             2.-2 apollas+1; 2.-1 s9+0; -1.2 hipparchus+2; 0.2 s10+4; 1.1 s8+1",
        )
        .nation(ALTAIR, Nation::French)
        .nation(BELLATRIX, Nation::British)
        .captain(ALTAIR, "cassini")
        .queue(ALTAIR, "hubac")
        .captain(BELLATRIX, "blake")
        .queue(BELLATRIX, "byng")
        .holds(ALTAIR, "patrocles pytheas")
        .holds(BELLATRIX, "posidonius hipparchus")
        .fortress("posidonius")
        .ship("altair.galleon", "-1.0.a")
        .ship("altair.frigate1", "1.-1.0")
        .ship("bellatrix.galleon", "1.0.n")
        .ship("bellatrix.frigate1", "-1.1.f")
        .hand(ALTAIR, "first_officer gunner banker")
        .in_play(ALTAIR, "courtesan")
        .hand(BELLATRIX, "gunner gunner first_officer shipwright")
        .in_play(BELLATRIX, "surgeon first_officer")
        .frozen("altair.galleon")
        .spices(ALTAIR, "3/4")
        .spices(BELLATRIX, "1/3")
        .tokens(ALTAIR, "solar_winds warning_shot")
        .tokens(BELLATRIX, "new_cargo")
        .round(5)
}

fn general() -> Scene {
    Table::scene(Mode::General)
        .sky("0.-1 patrocles+1; 1.0 apollas+2; -1.1 eratosthenes+0; 1.-1 s1+2; -1.0 s7+1; 0.1 s9+1; 2.-1 s10+0; -2.1 hecateus+3")
        .holds(ALTAIR, "patrocles")
        .holds(BELLATRIX, "apollas hecateus")
        .holds(CAPELLA, "eratosthenes")
        .ship("altair.galleon", "0.0.w")
        .ship("altair.frigate1", "0.-1.p")
        .ship("bellatrix.galleon", "0.0.w")
        .ship("capella.galleon", "0.0.w")
        .ship("capella.frigate1", "-1.1.p")
        .spices(ALTAIR, "5/2")
        .spices(BELLATRIX, "2/2")
        .spices(CAPELLA, "0/5")
        .hand(ALTAIR, "banker gunner gunner helmsman helmsman first_officer")
        .phase(Phase::Construction)
        .round(3)
}

fn team() -> Scene {
    Table::scene(Mode::Team)
        .expert(27)
        .sky(
            "0.-1 patrocles+0; 0.-2 pytheas+1; 0.1 posidonius+3; 1.0 demodamas+0; 1.-1 s2+2; -1.1 s6+0; -1.0 x6+2; 2.-1 x1+0; \
             -2.1 x5+1; 0.2 s4+5; 1.1 x3+3; 2.-2 x2+1; -1.-1 x4+2; -2.2 x7+4",
        )
        .holds(ALTAIR, "patrocles")
        .holds(BELLATRIX, "pytheas")
        .holds(CAPELLA, "posidonius")
        .holds(DENEB, "demodamas")
        .fortress("demodamas")
        .ship("altair.galleon", "0.-1.p")
        .ship("bellatrix.galleon", "-1.0.k")
        .ship("bellatrix.frigate1", "1.-1.f")
        .ship("capella.galleon", "0.1.p")
        .ship("deneb.galleon", "1.0.p")
        .hand(ALTAIR, "gunner first_officer banker")
        .hand(BELLATRIX, "helmsman courtesan")
        .spices(ALTAIR, "2/3")
        .spices(BELLATRIX, "4/1")
        .spices(CAPELLA, "1/1")
        .spices(DENEB, "3/3")
        .tokens(BELLATRIX, "solar_winds new_cargo")
        .round(4)
}

fn moments() -> Result<Vec<Moment>> {
    let at = |name, scene: Scene| -> Result<Moment> { Ok(Moment { name, played: Match::at(scene.table()?) }) };
    let mut all = vec![
        at("tactics", duel().frozen("altair.galleon").in_play(BELLATRIX, "surgeon first_officer"))?,
        at("explore", duel().drawn(ALTAIR, "demodamas s1"))?,
        at("build", general())?,
        at("team", team())?,
        at("f1", Table::f1().captain(ALTAIR, "cassini").hand(ALTAIR, "first_officer helmsman"))?,
    ];
    // Moments before a game, from one that plays itself.
    let setup = Setup::new(Efemeris::MODES, "duel", 2, [("round_limit", "12")])?;
    let whole = wardroom_testkit::random_game::<Efemeris>(&setup, 3).played;
    let phases = [
        ("nations", Phase::Nations),
        ("captains", Phase::Captains),
        ("crew", Phase::Crew),
        ("planets", Phase::Planets),
        ("start-tile", Phase::StartTiles),
    ];
    for (name, phase) in phases {
        let first =
            (0..whole.answers().len()).map(|answers| whole.rewound(answers)).find(|it| it.table().phase == phase);
        all.push(Moment { name, played: first.ok_or("every game has every phase")? });
    }
    all.push(Moment { name: "over", played: whole });
    Ok(all)
}
