//! Writes the table in several positions into a folder, to be looked at:
//! `cargo run -p turning-tides-screen --example specimen -- FOLDER`, then serve the folder and open the pages.

use std::{env, error::Error, fs, path::Path};
use turning_tides::{Action, GOLD, Phase, SILVER, Table, TurningTides};
use turning_tides_screen::Screen;
use wardroom_kernel::{Game, Match, Seat, Viewer};
use wardroom_screen::{
    Asset, Frame, Language, LogLine, Look, Say, Seen, Theme, asset, draw,
    page::{self, End, Place, Proof},
    widget::SeatTag,
};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = env::args().nth(1).ok_or("name the folder to write to")?;
    let folder = Path::new(&folder);
    let style = Asset::style("turning-tides.css", Screen::STYLE);
    write(folder, style.url().trim_start_matches('/'), style.bytes)?;
    for file in asset::shared() {
        write(folder, file.url().trim_start_matches('/'), file.bytes)?;
    }
    for (name, played) in positions()? {
        let viewers = [("gold", Viewer::Seat(GOLD)), ("silver", Viewer::Seat(SILVER)), ("onlooker", Viewer::Spectator)];
        for (who, viewer) in viewers {
            for (light, theme) in [("", Theme::Light), ("-dark", Theme::Dark)] {
                for language in Language::ALL {
                    let html = page(&played, viewer, language, theme, &style);
                    write(folder, &format!("{name}-{who}{light}-{language}.html"), html.as_bytes())?;
                }
            }
        }
        let picture = with_seen(&played, Viewer::Spectator, |seen| Screen::picture(seen, say(Language::En)));
        write(folder, &format!("{name}.svg"), picture.as_bytes())?;
    }
    Ok(())
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

fn say(language: Language) -> Say<'static> {
    Say { texts: Screen::texts(), language }
}

fn with_seen<T>(played: &Match<TurningTides>, viewer: Viewer, look: impl FnOnce(&Seen<TurningTides>) -> T) -> T {
    let view = TurningTides::view(played.table(), viewer);
    let offers: Vec<Action> = if let Viewer::Seat(seat) = viewer { played.offers(seat).collect() } else { Vec::new() };
    let names = ["Roset".to_owned(), "Lotte".to_owned()];
    let (asked, sealed, outcome) = (played.asked(), played.sealed(), played.outcome());
    look(&Seen { view: &view, viewer, offers: &offers, asked, sealed, names: &names, outcome })
}

fn page(played: &Match<TurningTides>, viewer: Viewer, language: Language, theme: Theme, style: &Asset) -> String {
    let say = say(language);
    let board = with_seen(played, viewer, |seen| draw::<Screen>(seen, say));
    let heard = played.events().iter().filter(|event| TurningTides::may_hear(event, viewer));
    let log: Vec<LogLine> = heard.filter_map(|event| Screen::log(event, say)).collect();
    let seats: Vec<SeatTag> = [SILVER, GOLD]
        .map(|seat| SeatTag { slug: TurningTides::seat_name(seat).into(), title: Screen::seat_title(seat, say) })
        .into();
    let end = played.outcome().map(|outcome| End {
        unrated: None,
        places: seats
            .iter()
            .zip([SILVER, GOLD])
            .map(|(seat, at)| Place {
                seat: seat.clone(),
                name: seat.title.clone(),
                is_winner: outcome.winners.contains(at),
                score: None,
                href: None,
                moved: None,
            })
            .collect(),
        proof: Proof { commitment: String::new(), secret: String::new(), throws: Vec::new() },
        given: 0,
        rolls: 0,
        is_checked: true,
        may_rematch: true,
    });
    let frame = Frame {
        theme,
        styles: vec![style.url()],
        symbols: Screen::SYMBOLS,
        ..Frame::new(say, say.text("game-title"), "/")
    };
    let table = page::Table {
        id: "k7",
        game: TurningTides::NAME,
        game_name: say.text("game-title"),
        seat: match viewer {
            Viewer::Seat(seat) => Some(TurningTides::seat_name(seat)),
            Viewer::Spectator | Viewer::Referee => None,
        },
        seq: 7,
        board: &board,
        seats: &seats,
        log: &log,
        is_awaited: false,
        may_hint: false,
        watch: &page::Watch::default(),
        may_undo: true,
        talk: &[],
        asked_by: None,
        end: end.as_ref(),
    };
    page::table(&frame, &table, &page::Hall::default()).into_string()
}

fn write(folder: &Path, name: &str, bytes: &[u8]) -> Result<(), Box<dyn Error>> {
    let path = folder.join(name);
    fs::create_dir_all(path.parent().ok_or("a file lies in a folder")?)?;
    Ok(fs::write(path, bytes)?)
}
