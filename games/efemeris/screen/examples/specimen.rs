//! Writes the table in several positions into a folder, to be looked at:
//! `cargo run -p efemeris-screen --example specimen -- FOLDER`, then serve the folder and open the pages.

use efemeris::{Action, Efemeris, Event, Mode, Nation, Phase, Scene, Table};
use efemeris_screen::Screen;
use std::{env, error::Error, fs, path::Path};
use wardroom_kernel::{Game, Match, Seat, Setup, Viewer};
use wardroom_screen::{Asset, Frame, Language, LogLine, Look, Say, Seen, Theme, asset, draw, page, widget::SeatTag};

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
    let folder = env::args().nth(1).ok_or("name the folder to write to")?;
    let folder = Path::new(&folder);
    let style = Asset::style("efemeris.css", Screen::STYLE);
    write(folder, style.url().trim_start_matches('/'), style.bytes)?;
    for file in asset::shared() {
        write(folder, file.url().trim_start_matches('/'), file.bytes)?;
    }
    for moment in moments()? {
        let asked = moment.played.asked().next().unwrap_or(ALTAIR);
        for (who, viewer) in [("asked", Viewer::Seat(asked)), ("onlooker", Viewer::Spectator)] {
            for (light, theme) in [("", Theme::Light), ("-dark", Theme::Dark)] {
                for language in Language::ALL {
                    let html = page(&moment, viewer, language, theme, &style);
                    write(folder, &format!("{}-{who}{light}-{language}.html", moment.name), html.as_bytes())?;
                }
            }
        }
        let picture = with_seen(&moment, Viewer::Spectator, |seen| Screen::picture(seen, say(Language::En)));
        write(folder, &format!("{}.svg", moment.name), picture.as_bytes())?;
    }
    Ok(())
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

fn say(language: Language) -> Say<'static> {
    Say { texts: Screen::texts(), language }
}

fn with_seen<T>(moment: &Moment, viewer: Viewer, look: impl FnOnce(&Seen<Efemeris>) -> T) -> T {
    let played = &moment.played;
    let view = Efemeris::view(played.table(), viewer);
    let offers: Vec<Action> = if let Viewer::Seat(seat) = viewer { played.offers(seat).collect() } else { Vec::new() };
    let names = ["Augustine", "Marit", "Lotte", "Ines"].map(str::to_owned);
    let (asked, sealed, outcome) = (played.asked(), played.sealed(), played.outcome());
    look(&Seen { view: &view, viewer, offers: &offers, asked, sealed, own_seal: None, names: &names, outcome })
}

fn page(moment: &Moment, viewer: Viewer, language: Language, theme: Theme, style: &Asset) -> String {
    let say = say(language);
    let board = with_seen(moment, viewer, |seen| draw::<Screen>(seen, say));
    let heard = |event: &&Event| Efemeris::may_hear(event, viewer);
    let log: Vec<LogLine> =
        moment.played.events().iter().filter(heard).filter_map(|event| Screen::log(event, say)).collect();
    let tag = |seat| SeatTag { slug: Efemeris::seat_name(seat).into(), title: Screen::seat_title(seat, say) };
    let seats: Vec<SeatTag> = moment.played.seats().map(tag).collect();
    let frame = Frame {
        theme,
        styles: vec![style.url()],
        symbols: Screen::SYMBOLS,
        ..Frame::new(say, say.text("game-title"), "/")
    };
    let table = page::Table {
        id: "k7",
        game: Efemeris::NAME,
        game_name: say.text("game-title"),
        seat: match viewer {
            Viewer::Seat(seat) => Some(Efemeris::seat_name(seat)),
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
        end: None,
    };
    page::table(&frame, &table, &page::Hall::default()).into_string()
}

fn write(folder: &Path, name: &str, bytes: &[u8]) -> Result {
    let path = folder.join(name);
    fs::create_dir_all(path.parent().ok_or("a file lies in a folder")?)?;
    Ok(fs::write(path, bytes)?)
}
