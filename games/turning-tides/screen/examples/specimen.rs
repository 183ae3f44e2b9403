//! Writes the table in several positions into a folder, to be looked at:
//! `cargo run -p turning-tides-screen --example specimen -- FOLDER`, then serve the folder and open the pages.

use std::error::Error;
use turning_tides::{Action, GOLD, Phase, SILVER, Table, TurningTides};
use turning_tides_screen::Screen;
use wardroom_kernel::{Match, Seat, Viewer};
use wardroom_ui::{ScreenContext, specimen::Specimen};

fn main() -> Result<(), Box<dyn Error>> {
    let mut specimen = Specimen::<Screen>::default();
    let names = ["Roset", "Lotte"].map(str::to_owned);
    for (name, played) in positions()? {
        let viewers = [("gold", Viewer::Seat(GOLD)), ("silver", Viewer::Seat(SILVER)), ("onlooker", Viewer::Spectator)];
        for (who, viewer) in viewers {
            ScreenContext::of(&played, viewer, &names, |context| {
                specimen.table(&format!("{name}-{who}"), context, played.seats(), played.events());
            });
        }
        ScreenContext::of(&played, Viewer::Spectator, &names, |context| specimen.picture(name, context));
    }
    wardroom_testkit::write_files(specimen.files())
}

const SILVER_SHIP: &str = "C2 s3 s6x2 k3s k6p M- X1";
const GOLD_SHIP: &str = "C3 s4 s5 s2 k5p k2p k6s M X7";

type Position = (&'static str, Match<TurningTides>);

/// The games that are shown, each at a question.
fn positions() -> Result<Vec<Position>, Box<dyn Error>> {
    let middle = || {
        Table::scene(3, 6, SILVER, SILVER_SHIP, GOLD_SHIP)
            .turn(5)
            .exchange(GOLD, "sailor swing cannon fire")
            .hand(GOLD, "wait move swing fire")
            .discard(GOLD, "cannon sailor")
            .spent(GOLD, "navigate")
            .pile(GOLD, "fire")
            .hand(SILVER, "wait swing fire")
            .discard(SILVER, "sailor navigate cannon")
            .pile(SILVER, "cannon")
            .spent(SILVER, "move")
    };
    let lull = |phase| {
        Table::scene(2, 14, GOLD, SILVER_SHIP, "C3 s4 s5 k5p k2p M X7 X6")
            .phase(phase)
            .hand(GOLD, "wait cannon move swing")
            .pile(GOLD, "")
            .hand(SILVER, "wait swing fire")
            .pile(SILVER, "")
            .table()
    };
    let start = Table::scene(1, 1, GOLD, "C6 s4 s5 k5s M", "C3 s4 s5 k5s M")
        .hand(GOLD, "wait cannon")
        .hand(SILVER, "wait move");
    let even = Table::scene(2, 9, SILVER, "C- s3x2 s6x2 k3s k6p M X1", "C4 s4x3 s5 k5p k5s k2p M X7")
        .hand(GOLD, "wait cannon move navigate swing fire")
        .hand(SILVER, "wait sailor move");
    let end = Table::scene(5, 6, SILVER, "C2 s6x2 k6p M- X1 X4", "C3 s4 s5 s2 k5p k2p M X7")
        .hand(GOLD, "wait fire")
        .hand(SILVER, "wait swing");
    Ok(vec![
        ("choosing", play(middle().table()?, &[])),
        ("swing", play(middle().table()?, &[(SILVER, "card.wait"), (GOLD, "card.swing")])),
        ("fire", play(middle().table()?, &[(SILVER, "card.fire"), (GOLD, "card.swing")])),
        ("move", play(middle().table()?, &[(SILVER, "card.wait"), (GOLD, "card.move")])),
        ("exchange", play(lull(Phase::Exchange)?, &[])),
        ("pay", play(lull(Phase::PayDamage)?, &[])),
        ("start", play(start.table()?, &[])),
        ("even", play(even.clone().table()?, &[])),
        ("cannon", play(even.clone().table()?, &[(SILVER, "card.wait"), (GOLD, "card.cannon")])),
        ("navigate", play(even.clone().table()?, &[(SILVER, "card.wait"), (GOLD, "card.navigate")])),
        ("promote", play(even.table()?, &[(SILVER, "card.move"), (GOLD, "card.wait")])),
        ("over", play(end.table()?, &[(SILVER, "card.wait"), (GOLD, "card.fire"), (GOLD, "fire > zone.2")])),
    ])
}

/// Answers in notation, up to the question that is shown.
fn play(table: Table, script: &[(Seat, &str)]) -> Match<TurningTides> {
    let mut played = Match::<TurningTides>::at(table);
    for (seat, text) in script {
        let action: Action = text.parse().expect("the script is written in notation");
        let seq = played.seq(*seat);
        played.submit(*seat, seq, action).unwrap_or_else(|why| panic!("{text}: {why}"));
    }
    played
}
