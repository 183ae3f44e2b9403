//! Looking back: every game at every moment, never with more than the reader could see then; records from elsewhere;
//! playing on.

use crate::{
    absence::later_with,
    test_server::{Guest, Question, TestServer, play_on, two_at_a_table},
};
use reqwest::StatusCode;
use std::{collections::BTreeMap, fs, path::Path, time::Duration};
use wardroom_catalog::AnyGame;
use wardroom_kernel::FastRng;
use wardroom_site::Limits;

/// A record of each game: the shortest that is kept with its rules, else the beginning of a game played at random.
pub(crate) fn records() -> Vec<(String, String)> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let known = wardroom_catalog::games(&wardroom_catalog::Boxes::new());
    let record = |game: &dyn AnyGame| {
        let kept = fs::read_dir(games.join(game.name()).join("rules/tests/records")).ok();
        let kept = kept.into_iter().flatten().map(|entry| entry.unwrap().path());
        let shortest = kept.min_by_key(|record| fs::metadata(record).unwrap().len());
        shortest.map_or_else(|| by_luck(game), |record| fs::read_to_string(record).unwrap())
    };
    known.iter().map(|game| (game.name().to_owned(), record(&**game))).collect()
}

pub(crate) fn by_luck(game: &dyn AnyGame) -> String {
    let setup = game.setup(game.modes()[0].name, None, &[]).unwrap();
    let mut sitting = game.begin(setup).unwrap();
    sitting.set_seeded_dice("7");
    let mut rng = FastRng(7);
    for _ in 0..150 {
        let Some(open) = sitting.ask().open.into_iter().next() else { break };
        sitting.submit(open.seat, open.seq, &open.offers[rng.below(open.offers.len())]).unwrap();
    }
    sitting.record()
}

/// The tables between the steps of a game played at random, as records can begin with them.
pub(crate) fn tables(game: &dyn AnyGame) -> Vec<serde_json::Value> {
    let setup = game.setup(game.modes()[0].name, None, &[]).unwrap();
    let (mut sitting, mut rng, mut tables) = (game.begin(setup).unwrap(), FastRng(3), Vec::new());
    sitting.set_seeded_dice("3");
    for _ in 0..400 {
        let Some(open) = sitting.ask().open.into_iter().next() else { break };
        if sitting.since_table() == 0 {
            tables.push(sitting.table());
        }
        sitting.submit(open.seat, open.seq, &open.offers[rng.below(open.offers.len())]).unwrap();
    }
    tables
}

/// The record of a match that begins at this table.
pub(crate) fn record_of(game: &dyn AnyGame, table: &serde_json::Value) -> String {
    format!("game: {} {}\nposition: {table}\n", game.name(), game.version())
}

pub(crate) async fn upload(guest: &mut Guest, text: &str) -> crate::test_server::Reply {
    guest.post("/records", &[("record", text)]).await
}

#[tokio::test]
async fn the_mark_with_which_some_editors_begin_a_file_is_no_part_of_a_record() {
    let server = TestServer::open().await;
    let mut guest = server.guest();
    let (_, text) = records().remove(0);
    let plain = upload(&mut guest, &text).await;
    let marked = upload(&mut guest, &format!("\u{feff}{text}")).await;
    assert_eq!((marked.status, &marked.location), (StatusCode::SEE_OTHER, &plain.location), "{}", marked.body);
}

pub(crate) fn link<'p>(page: &'p str, step: &str) -> Option<&'p str> {
    let tags = page.split("<a ").filter(|tag| tag.contains(&format!("data-step=\"{step}\"")));
    tags.filter_map(|tag| tag.split("href=\"").nth(1)?.split('"').next()).next()
}

pub(crate) fn plain(link: &str) -> String {
    link.replace("&amp;", "&")
}

/// Where the picture of a moment is.
fn picture(moment: &str, kind: &str) -> String {
    moment.replace("/replay?at=", "/at/").replacen('&', &format!(".{kind}?"), 1)
}

/// What the game itself draws.
pub(crate) fn board(page: &str) -> &str {
    let main = page.split("<main id=\"table\"").nth(1).expect("a table");
    main.split_once('>').unwrap().1.split("<section class=\"offers").next().unwrap()
}

#[tokio::test]
async fn every_game_is_looked_back_at_with_everybodys_eyes() {
    let server = TestServer::open().await;
    let mut guest = server.guest();
    for (game, text) in records() {
        let reply = upload(&mut guest, &text).await;
        assert_eq!(reply.status, StatusCode::SEE_OTHER, "{game}: {}", reply.body);
        assert_eq!(upload(&mut guest, &text).await.location, reply.location, "the same record has the same page");
        let first = guest.get(&reply.location).await.body;
        assert!(!first.contains('⟨'), "{game}: a text is missing");
        assert_eq!(link(&first, "back"), None, "{game}: this is the beginning");
        let eyes: Vec<String> = first
            .split("<a ")
            .filter(|tag| tag.contains("data-step=\"eye\""))
            .map(|tag| plain(tag.split("href=\"").nth(1).unwrap().split('"').next().unwrap()))
            .collect();
        assert!(eyes.len() >= 4, "{game}: two seats, an onlooker, everyone: {eyes:?}");
        for eye in &eyes {
            let page = guest.get(eye).await;
            assert_eq!(page.status, StatusCode::OK, "{game} {eye}: {}", page.body);
            let picture = guest.get(&picture(eye, "svg")).await;
            assert!(picture.status == StatusCode::OK && picture.body.starts_with("<svg"), "{game} {eye}");
            let policy = guest.raw(&self::picture(eye, "svg")).await.headers()["content-security-policy"].clone();
            assert_eq!(policy, "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox");
        }
        // A few steps on, then the end and one back.
        let mut page = first;
        for _ in 0..3 {
            let Some(next) = link(&page, "next").map(plain) else { break };
            page = guest.get(&next).await.body;
        }
        assert!(page.contains("replay-given"), "{game}: what was answered is told");
        let last = guest.get(&plain(link(&page, "last").expect("a long game"))).await.body;
        assert_eq!(link(&last, "next"), None, "{game}: this is the end");
        let before = plain(link(&last, "back").unwrap());
        assert_ne!(board(&guest.get(&before).await.body), "", "{game}");
        // It downloads as it came.
        let base = reply.location.split("/replay").next().unwrap().to_owned();
        assert_eq!(guest.get(&format!("{base}/record")).await.body.lines().count(), text.lines().count(), "{game}");
        assert!(guest.get(&base).await.location.starts_with(&base));
    }
}

#[tokio::test]
async fn names_in_a_record_from_elsewhere_are_shown_as_names_of_people_are() {
    let server = TestServer::open().await;
    let (mut guest, mut games) = (server.guest(), 0);
    for (game, text) in records() {
        let mut is_named = 0;
        let name = |line: &str| match line.starts_with("player:") {
            true => {
                is_named += 1;
                let word = ["Q\u{202e}\u{200b}x", ""][usize::from(is_named > 1)];
                format!("player: {word}{}", "y".repeat(if is_named == 1 { 500 } else { 1 }))
            }
            false => line.to_owned(),
        };
        let text: Vec<String> = text.lines().map(name).collect();
        if is_named == 0 {
            continue;
        }
        games += 1;
        let reply = upload(&mut guest, &(text.join("\n") + "\n")).await;
        assert_eq!(reply.status, StatusCode::SEE_OTHER, "{game}: {}", reply.body);
        let page = guest.get(&reply.location).await.body;
        assert!(!page.contains('\u{202e}') && !page.contains('\u{200b}') && !page.contains(&"y".repeat(41)), "{game}");
        assert!(page.contains(&format!("Qx{}", "y".repeat(38))), "{game}: {page}");
    }
    assert!(games > 0, "no record has names");
}

#[tokio::test]
async fn the_past_of_a_running_game_is_what_one_saw_at_the_time() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    let mut rng = FastRng(4);
    let mut seen: Vec<(String, [String; 2])> = Vec::new();
    // No further than needed: a game of rng may be over after twenty answers, and this one is to be running.
    for _ in 0..24 {
        if seen.len() == 6 {
            break;
        }
        let pages = [silver.get(&format!("/t/{table}")).await.body, gold.get(&format!("/t/{table}")).await.body];
        // The number of the first seat's open question is the number of answers. Where one of two has answered under
        // seal, it sees its own card already: the moment itself is before that.
        let mut is_sealed = false;
        for (guest, seat) in [(&mut silver, "silver"), (&mut gold, "gold")] {
            is_sealed |= !guest.get(&format!("/t/{table}/ask?seat={seat}")).await.json()["sealed"].is_null();
        }
        if let Some(question) = Question::read(&pages[0]).or_else(|| Question::read(&pages[1]))
            && !is_sealed
        {
            seen.push((question.seq, pages));
        }
        play_on(&mut silver, &mut gold, &table, &mut rng, 1).await;
    }
    assert_eq!(seen.len(), 6);
    for (at, pages) in &seen {
        for (guest, seat, page) in [(&mut silver, "silver", &pages[0]), (&mut gold, "gold", &pages[1])] {
            let again = guest.get(&format!("/t/{table}/replay?at={at}&seat={seat}")).await;
            assert_eq!(again.status, StatusCode::OK, "{}", again.body);
            assert_eq!(board(&again.body), board(page), "{seat} at {at}");
        }
    }
    let answers = |page: &str| page.matches("<li>").count();
    let own = silver.get(&format!("/t/{table}/replay?at=0&seat=silver")).await.body;
    let given = own.split("replay-given").nth(1).unwrap().split("</ul>").next().unwrap();
    assert_eq!(answers(given), 1, "of answers under seal one knows one's own: {given}");
    // Before the end a player gets the view of their own seat only.
    for what in ["replay?at=0&seat=gold", "at/0.svg?seat=gold", "at/0.png?seat=gold"] {
        assert_eq!(silver.get(&format!("/t/{table}/{what}")).await.status, StatusCode::FORBIDDEN, "{what}");
    }
    for what in ["replay?seat=everyone", "at/0.svg?seat=everyone"] {
        assert_eq!(silver.get(&format!("/t/{table}/{what}")).await.status, StatusCode::CONFLICT, "{what}");
    }
    let studied = silver.get(&format!("/t/{table}/replay?study=on")).await.body;
    assert!(!studied.contains("id=\"study\""), "the bot says nothing while people play");
    let reply = silver.post(&format!("/t/{table}/play-on"), &[("at", "0"), ("seat", "gold")]).await;
    assert_eq!(reply.status, StatusCode::CONFLICT, "that would show what the other holds");
    let onlooker = server.guest().get(&format!("/t/{table}/replay?at=0")).await;
    assert!(
        onlooker.status == StatusCode::OK && !onlooker.body.contains("seat=gold"),
        "an onlooker sees what they may"
    );
    // After the end all of it may be seen.
    silver.fetch(&format!("/t/{table}/say"), &[("seat", "silver"), ("word", "offer surrender")]).await;
    gold.fetch(&format!("/t/{table}/say"), &[("seat", "gold"), ("word", "accept surrender")]).await;
    for what in ["replay?at=0&seat=gold", "replay?seat=everyone", "at/3.svg?seat=gold"] {
        assert_eq!(silver.get(&format!("/t/{table}/{what}")).await.status, StatusCode::OK, "{what}");
    }
    let both = silver.get(&format!("/t/{table}/replay?at=0&seat=gold")).await.body;
    let given = both.split("replay-given").nth(1).unwrap().split("</ul>").next().unwrap();
    assert_eq!(answers(given), 2, "{given}");
}

#[tokio::test]
async fn at_one_screen_the_past_is_shown_as_the_player_to_move_saw_it() {
    let server = TestServer::open().await;
    let mut guest = server.guest();
    let table = guest.make("me", "here").await;
    guest.contribute(&table, "silver").await;
    guest.contribute(&table, "gold").await;
    let picture = |seat: &str| format!("/t/{table}/at/0.svg?seat={seat}");
    let replay = |seat: &str| format!("/t/{table}/replay?at=0&seat={seat}");
    for (seat, other) in [("silver", "gold"), ("gold", "silver")] {
        let onlooker = guest.get(&picture("spectator")).await.body;
        assert_ne!(guest.get(&picture(seat)).await.body, onlooker, "{seat} has the screen");
        let hidden = guest.get(&picture(other)).await;
        assert_eq!((hidden.status, hidden.body), (StatusCode::OK, onlooker), "{other} has not");
        let page = guest.get(&replay(other)).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
        let eyes = page.body.split("replay-eyes").nth(1).unwrap().split("</nav>").next().unwrap();
        assert!(eyes.contains(&format!("seat={seat}\"")) && !eyes.contains(&format!("seat={other}\"")), "{eyes}");
        let question = guest.question(&table, seat).await.unwrap();
        guest.answer(&table, seat, &question.seq, &question.offers[0]).await;
    }
    guest.fetch(&format!("/t/{table}/break-off"), &[("seat", "silver")]).await;
    let pictures = [guest.get(&picture("silver")).await.body, guest.get(&picture("gold")).await.body];
    let onlooker = guest.get(&picture("spectator")).await.body;
    assert!(pictures.iter().all(|hand| *hand != onlooker), "after the end everybody sees everything");
}

#[tokio::test]
async fn a_record_that_does_not_read_costs_nothing_and_names_its_line() {
    let server = TestServer::open().await;
    let mut guest = server.guest();
    let (_, text) = records().remove(0);
    let answers: Vec<usize> =
        (1..).zip(text.lines()).filter(|(_, line)| line.starts_with("chance: ")).map(|it| it.0).collect();
    let middle = answers[answers.len() / 2];
    let damaged: String = (1..)
        .zip(text.lines())
        .map(|(n, line)| if n == middle { "chance: 0/0\n".into() } else { format!("{line}\n") })
        .collect();
    for (text, line) in [
        (damaged.as_str(), middle),
        ("", 1),
        ("# nothing", 1),
        ("game: chess 1\n", 1),
        ("\u{fffd}", 1),
        ("game: turning-tides 1\nmode: base\nplayer: a\0b", 3),
        ("game: turning-tides 1\nmode: base\nseats: silver, gold\nplayer: Lotte\n", 4),
    ] {
        let reply = guest.fetch("/records", &[("record", if text.is_empty() { " " } else { text })]).await;
        assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", reply.body);
        assert!(reply.json()["message"].as_str().unwrap().contains(&format!("Line {line}:")), "{line}: {}", reply.body);
    }
    // Nature has so many answers, and no more.
    let wrong = |line: &str| format!("chance: 99/{}", line.rsplit('/').next().unwrap());
    let lines = (1..).zip(text.lines()).map(|(n, line)| if n == middle { wrong(line) } else { line.to_owned() });
    let reply = guest.fetch("/records", &[("record", &lines.collect::<Vec<_>>().join("\n"))]).await;
    let told = reply.json()["message"].as_str().unwrap().to_owned();
    assert!(told.contains("here should stand an outcome of the open chance") && !told.contains(". —"), "{told}");
    let long = "x".repeat(600 * 1024);
    assert_eq!(guest.fetch("/records", &[("record", &long)]).await.status, StatusCode::PAYLOAD_TOO_LARGE);
    let file = format!(
        "--cut\r\nContent-Disposition: form-data; name=\"record\"; filename=\"a.txt\"\r\n\r\n{text}\r\n--cut--\r\n"
    );
    for (kind, body, status) in [
        ("multipart/form-data; boundary=cut", file.as_str(), StatusCode::SEE_OTHER),
        ("multipart/form-data", file.as_str(), StatusCode::BAD_REQUEST),
        ("text/plain", &text, StatusCode::SEE_OTHER),
        ("image/png", &text, StatusCode::UNSUPPORTED_MEDIA_TYPE),
    ] {
        let request = guest.http.post(format!("{}/records", guest.base)).header("content-type", kind);
        assert_eq!(request.body(body.to_owned()).send().await.unwrap().status(), status, "{kind}");
    }
}

#[tokio::test]
async fn of_a_record_to_whose_dice_no_seat_contributed_the_page_says_so() {
    let server = TestServer::open().await;
    let mut guest = server.guest();
    // As a program writes it that has drawn its secret alone.
    let alone = "game: turning-tides 1\nmode: base\nseats: silver, gold\n\
        commitment: b985d0348345bfc85514aff524938d9fdc6e78c808ad65d12fa976e2b4035f01\nsecret: 7f\nchance: 3/7\nchance: 6/7\n";
    let (ours, bound) = ("No seat contributed to these dice", "before anyone contributed");
    for (text, said, not_said) in [(alone.to_owned(), ours, bound), (records().remove(0).1, bound, ours)] {
        let reply = upload(&mut guest, &text).await;
        let page = guest.get(&reply.location).await.body;
        assert!(page.contains(said) && !page.contains(not_said), "{page}");
    }
}

#[tokio::test]
async fn a_game_is_played_on_from_a_moment_with_new_dice_and_its_record_says_so() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    play_on(&mut silver, &mut gold, &table, &mut FastRng(8), 9).await;
    let moment = silver.get(&format!("/t/{table}/replay?moment=6")).await.body;
    let at = plain(link(&moment, "eye").unwrap()).split("at=").nth(1).unwrap().split('&').next().unwrap().to_owned();
    silver.fetch(&format!("/t/{table}/say"), &[("seat", "silver"), ("word", "offer surrender")]).await;
    gold.fetch(&format!("/t/{table}/say"), &[("seat", "gold"), ("word", "accept surrender")]).await;
    let before = gold.get(&format!("/t/{table}/replay?at={at}&seat=gold")).await.body;
    let fields = [("at", &*at), ("seat", "gold"), ("bot", "easy")];
    let reply = gold.post(&format!("/t/{table}/play-on"), &fields).await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.body);
    let new = reply.location.strip_prefix("/t/").unwrap().to_owned();
    assert_ne!(new, table);
    gold.contribute(&new, "gold").await;
    let now = gold.get(&format!("/t/{new}/replay?at={at}&seat=gold")).await.body;
    let tidy = |page: &str| board(page).replace("Lotte", "X").replace("Easy bot", "X");
    assert_eq!(tidy(&now), tidy(&before), "it begins where the other was");
    let undo = [("seat", "gold"), ("seq", &*at)];
    assert_ne!(gold.fetch(&format!("/t/{new}/undo"), &undo).await.status, StatusCode::OK, "what was given stays");
    let mut rng = FastRng(3);
    for _ in 0..4 {
        gold.play(&new, "gold", &mut rng).await;
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    // The journal holds all of it.
    let server = server.reopen().await;
    let mut gold = gold.moved_to(&server);
    for _ in 0..40 {
        gold.fetch(&format!("/t/{new}/say"), &[("seat", "gold"), ("word", "offer surrender")]).await;
        if gold.get(&format!("/t/{new}/record")).await.status == StatusCode::OK {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let page = gold.get(&format!("/t/{new}")).await.body;
    let record = gold.get(&format!("/t/{new}/record")).await.body;
    let given = format!("\ngiven: {at}\n");
    let tape = record.split(&*given).nth(1).unwrap_or_else(|| panic!("it says what was given: {record}"));
    let own = tape.lines().filter(|line| !line.starts_with(['~', '!'])).skip(at.parse().unwrap());
    let thrown = match own.filter(|line| line.starts_with("chance: ")).count() {
        0 => "nothing was rolled after that".to_owned(),
        1 => "one roll after that was recomputed and is right".to_owned(),
        thrown => format!("{thrown} rolls after that were recomputed and are right"),
    };
    let proved = format!("The first {at} answers were taken over from another game and are not proved; {thrown}");
    assert!(page.contains(&proved) && !page.contains("every roll recomputed"), "{proved}: {page}");
    gold.post("/language", &[("language", "de")]).await;
    let page = gold.get(&format!("/t/{new}")).await.body;
    assert!(page.contains(&format!("Die ersten {at} Antworten sind aus einer anderen Partie übernommen")), "{page}");
    let more = record.replace(&given, "\ngiven: 99999\n");
    let reply = gold.fetch("/records", &[("record", &more)]).await;
    let line = record.lines().position(|line| line.starts_with("given: ")).unwrap() + 1;
    assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY);
    let said = format!("Zeile {line}: es sollen mehr Antworten übernommen sein (99999), als die Aufzeichnung hat");
    assert!(reply.body.contains(&said), "dice are not exempt by a claim: {}", reply.body);
    assert_eq!(upload(&mut gold, &record).await.status, StatusCode::SEE_OTHER, "and the record verifies");
    let silent = record.replace(&format!("given: {at}\n"), "");
    assert_eq!(upload(&mut gold, &silent).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let over = [("at", "99999"), ("seat", "gold")];
    assert_eq!(gold.post(&format!("/t/{new}/play-on"), &over).await.status, StatusCode::CONFLICT, "it is over there");
}

#[tokio::test]
async fn the_second_game_of_a_match_is_played_on_too_after_a_first_that_was_drawn_by_agreement() {
    let server = TestServer::open().await;
    let mut guest = server.guest();
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let text = fs::read_to_string(games.join("efemeris/rules/tests/records/duel-expert-agreement.record")).unwrap();
    let base = upload(&mut guest, &text).await.location.split('?').next().unwrap().to_owned();
    let page = guest.get(&format!("{base}?moment=70")).await.body;
    let at = plain(link(&page, "eye").unwrap()).split("at=").nth(1).unwrap().split('&').next().unwrap().to_owned();
    let fields = [("at", &*at), ("seat", "altair"), ("bot", "random")];
    let reply = guest.post(&format!("{}/play-on", base.trim_end_matches("/replay")), &fields).await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER, "{base} {}", reply.body);
    let new = reply.location.strip_prefix("/t/").unwrap().to_owned();
    guest.contribute(&new, "altair").await;
    let server = server.reopen().await;
    let page = guest.moved_to(&server).get(&format!("/t/{new}/replay?at={at}&seat=altair")).await;
    assert_eq!(page.status, StatusCode::OK, "without the draw the answers would not fit: {}", page.body);
}

#[tokio::test]
async fn problems_are_reported_in_the_language_of_the_reader() {
    let server = TestServer::open().await;
    let mut guest = server.guest();
    guest.post("/language", &[("language", "de")]).await;
    let record = "game: turning-tides 1\nmode: base\nseats: silver\n";
    let made = [("game", "turning-tides"), ("mode", "base"), ("holder.silver", "me"), ("option.round_limit", "-3")];
    let games = wardroom_catalog::games(&wardroom_catalog::Boxes::new());
    let mut early = tables(&*games[0]).remove(0);
    early["round"] = 0.into();
    let early = record_of(&*games[0], &early);
    let torn = format!("game: {} {}\nposition: {{\n", games[0].name(), games[0].version());
    let other = record.replace("base", "blitz").replace("silver", "silver, gold");
    for (path, fields, words) in [
        ("/records", &[("record", "hello")][..], "Zeile 1: hier gehört hin: „game: “ mit Name und Version"),
        ("/records", &[("record", "game: chess 1\n")], "Zeile 1: ein Spiel „chess“ gibt es hier nicht"),
        ("/records", &[("record", record)], "Zeile 3: den Tisch kann es nicht geben: seats: „base“ wird zu 2 gespielt"),
        ("/records", &[("record", &*other)], "Zeile 2: den Tisch kann es nicht geben: mode: „blitz“ gibt es nicht"),
        (
            "/records",
            &[("record", &*early)],
            "Zeile 2: den Tisch kann es nicht geben: round: 0 liegt nicht zwischen 1 und",
        ),
        (
            "/records",
            &[("record", &*torn)],
            "Zeile 2: den Tisch kann es nicht geben: Zeile 1, Zeichen 1: das JSON ist unvollständig",
        ),
        ("/make", &made, "seats: „base“ wird zu 2 gespielt, nicht zu 1; options: round_limit ist 0 bis"),
    ] {
        let reply = guest.fetch(path, fields).await;
        let told = reply.json()["message"].as_str().unwrap().replace(['\u{2068}', '\u{2069}'], "");
        assert!(told.contains(words), "{told}");
    }
}

/// As a decoder reads it: what it is painted of.
fn painted(png: &[u8]) -> (u32, u32, BTreeMap<[u8; 4], usize>) {
    let picture = resvg::tiny_skia::Pixmap::decode_png(png).expect("a whole picture");
    let mut colours = BTreeMap::new();
    for pixel in picture.pixels() {
        *colours.entry([pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]).or_insert(0) += 1;
    }
    (picture.width(), picture.height(), colours)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_picture_for_programs_is_a_png_of_every_game() {
    let server = TestServer::open().await;
    let mut guest = server.guest();
    for (game, text) in records() {
        let base = upload(&mut guest, &text).await.location.split("/replay").next().unwrap().to_owned();
        let end = guest.get(&format!("{base}/replay")).await.body;
        let end = plain(link(&end, "eye").unwrap()).split("at=").nth(1).unwrap().split('&').next().unwrap().to_owned();
        let request = guest.http.get(format!("{}{base}/at/{end}.png", guest.base)).timeout(Duration::from_secs(300));
        let response = request.send().await.unwrap();
        assert_eq!(
            (response.status(), &response.headers()["content-type"]),
            (StatusCode::OK, &"image/png".parse().unwrap()),
            "{game}"
        );
        let bytes = response.bytes().await.unwrap();
        assert!(bytes.starts_with(b"\x89PNG\r\n\x1a\n") && bytes.ends_with(b"IEND\xaeB`\x82"), "{game}");
        let (width, height, colours) = painted(&bytes);
        assert!(width > 400 && height > 400, "{game}: {width} by {height}");
        let (all, most) = (colours.values().sum::<usize>(), colours.values().copied().max().unwrap_or_default());
        assert!(colours.len() > 50 && most < all * 9 / 10, "{game}: {} colours, {most} of {all} alike", colours.len());
        let clear = colours.iter().filter(|(colour, _)| colour[3] < 255).map(|(_, count)| count).sum::<usize>();
        assert!(clear < all / 10, "{game}: {clear} of {all} show what lies behind");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_asks_for_many_pictures_at_once_is_told_to_wait_and_does_not_delay_play() {
    let server = TestServer::with(|config| config.limits = Limits::default()).await;
    let (mut silver, _, table) = two_at_a_table(&server).await;
    let greedy = (0..40).map(|_| {
        let request = silver.http.get(format!("{}/t/{table}/at/0.png", silver.base)).header("cookie", silver.cookie());
        // On a busy machine a dozen pictures take their time.
        let request = request.header("accept", "application/json").timeout(Duration::from_secs(300));
        tokio::spawn(async move { request.send().await.unwrap() })
    });
    let greedy: Vec<_> = greedy.collect();
    assert!(silver.play(&table, "silver", &mut FastRng(1)).await, "the game goes on meanwhile");
    let mut refused = 0;
    for reply in greedy {
        let reply = reply.await.unwrap();
        if reply.status() != StatusCode::OK {
            assert!([StatusCode::TOO_MANY_REQUESTS, StatusCode::SERVICE_UNAVAILABLE].contains(&reply.status()));
            assert!(reply.headers()["retry-after"].to_str().unwrap().parse::<u32>().unwrap() >= 1);
            let told: serde_json::Value = serde_json::from_str(&reply.text().await.unwrap()).unwrap();
            assert!(told["code"].as_str().unwrap().starts_with("limit-pictures"), "{told}");
            refused += 1;
        }
    }
    assert!((1..40).contains(&refused), "some are drawn, and some are asked to wait: {refused}");
}

#[tokio::test]
async fn what_was_played_with_another_box_is_not_played_on_and_says_why() {
    let server = TestServer::open().await;
    let mut me = server.guest();
    let table = me.make("me", "bot:easy").await;
    me.contribute(&table, "silver").await;
    me.fetch(&format!("/t/{table}/break-off"), &[("seat", "silver")]).await;
    let record = me.get(&format!("/t/{table}/record")).await.body;
    let kept = upload(&mut me, &record).await.location.split("/replay").next().unwrap().to_owned();
    let on = [("at", "1"), ("seat", "silver")];
    for base in [format!("/t/{table}"), kept.clone()] {
        assert_eq!(me.fetch(&format!("{base}/play-on"), &on).await.status, StatusCode::OK, "with the same box");
    }
    let shipped = include_str!("../../../../games/turning-tides/rules/box.toml");
    let other = shipped.replace("destruction_markers = 6", "destruction_markers = 8");
    let boxes = wardroom_catalog::Boxes::from([("turning-tides".to_owned(), other)]);
    let server = later_with(server, 0, |config| config.games = wardroom_catalog::games(&boxes)).await;
    let mut me = me.moved_to(&server);
    for (base, code) in [(format!("/t/{table}"), "frozen"), (kept, "record")] {
        let refused = me.fetch(&format!("{base}/play-on"), &on).await;
        assert!(refused.status.is_client_error(), "{base}: {}", refused.body);
        assert_eq!(refused.json()["code"], code);
        assert!(refused.json()["message"].as_str().unwrap().contains("box"), "{}", refused.body);
    }
    assert_eq!(upload(&mut me, &record).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    // What is begun now is played with the new box.
    let table = me.make("me", "bot:easy").await;
    me.contribute(&table, "silver").await;
    assert!(me.question(&table, "silver").await.is_some());
}
