//! Bots by themselves: `simulate` and `arena`.

use crate::drivers::{complains, prints, wardroom};
use serde_json::Value;

fn simulated(more: &[&str]) -> Value {
    let arguments = [&["simulate", "turning-tides", "--json"], more].concat();
    serde_json::from_str(&prints(&arguments)).expect("one JSON object")
}

#[test]
fn a_simulation_has_exactly_the_promised_fields_and_every_game_ends() {
    let told = simulated(&["--games", "40"]);
    let fields: Vec<&str> = told.as_object().expect("an object").keys().map(String::as_str).collect();
    let mut promised = [
        "game",
        "mode",
        "games",
        "finished",
        "decisions",
        "seconds",
        "decisions_per_second",
        "games_per_second",
        "mean_decisions",
        "max_decisions",
        "wins",
        "ends",
    ];
    promised.sort_unstable();
    assert_eq!(fields, promised);
    assert_eq!(told["finished"], 40);
    let sum = |field: &str| told[field].as_object().expect("counts").values().filter_map(Value::as_u64).sum::<u64>();
    assert_eq!(sum("ends"), 40, "{told}");
    assert!(sum("wins") >= 40, "{told}");
}

#[test]
fn a_seed_decides_everything_however_many_threads_play() {
    let of = |seed: &str, jobs: &str| {
        let mut told = simulated(&["--games", "20", "--seed", seed, "--jobs", jobs]);
        let timed = ["seconds", "decisions_per_second", "games_per_second"];
        timed.iter().for_each(|field| told[field] = Value::Null);
        told
    };
    assert_eq!(of("a", "1"), of("a", "4"));
    assert_ne!(of("a", "1")["decisions"], of("b", "1")["decisions"]);
}

#[test]
fn bots_of_all_levels_finish_their_games() {
    let short = ["--games", "2", "--mode", "intro", "--option", "round_limit=1", "--budget-ms", "2", "--bots"];
    for bots in ["easy,random", "strong,plain"] {
        assert_eq!(simulated(&[&short[..], &[bots]].concat())["finished"], 2, "{bots}");
    }
    assert!(prints(&["simulate", "turning-tides", "--games", "5", "--language", "de"]).contains("Entscheidungen"));
}

/// Long enough for a bar to be drawn, and bots that think take long.
const MANY: [&str; 10] = [
    "simulate",
    "turning-tides",
    "--games",
    "3",
    "--bots",
    "strong,random",
    "--option",
    "round_limit=1",
    "--budget-ms",
    "5",
];

#[test]
fn where_nobody_watches_no_bar_is_drawn() {
    let output = wardroom(&MANY).assert().success().get_output().clone();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(told.contains("3 / 3") && !told.contains(['\r', '\u{1b}']), "{told:?}");
}

/// With a terminal that `script` of util-linux pretends to be; other systems have another program of that name.
#[cfg(target_os = "linux")]
#[test]
fn on_a_terminal_a_bar_is_drawn_and_taken_away() {
    let program = assert_cmd::cargo::cargo_bin("wardroom");
    let call = format!("{} {}", program.display(), MANY.join(" "));
    let mut script = std::process::Command::new("script");
    script.args(["-qec", &call, "/dev/null"]).env("TERM", "xterm").env("LANG", "C").stdin(std::process::Stdio::null());
    let Ok(output) = script.output() else { return };
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{output:?}");
    let (bar, rest) = told.rsplit_once("/3  ").unwrap_or_else(|| panic!("no bar: {told:?}"));
    assert!(bar.contains(['█', '░']), "{told:?}");
    let (gone, summary) = rest.rsplit_once("\u{1b}[2K").unwrap_or_else(|| panic!("the bar stays: {told:?}"));
    assert!(!gone.contains("3 / 3") && summary.contains("3 / 3"), "{told:?}");
}

/// What stands behind a name: a number and the interval around it, as in `easy  +12  [-40, +70]` and `50.0 %  [9.5, 90.5]`.
fn interval(text: &str, name: &str, unit: &str) -> Option<(f64, f64, f64)> {
    text.match_indices(name).find_map(|(at, _)| {
        // On the page there is markup between a name and its number.
        let row = text[at + name.len()..].lines().next()?;
        let (before, interval) = row.split_once('[')?;
        let (low, high) = interval.split_once(']')?.0.split_once(", ")?;
        let value = before.trim_end().strip_suffix(unit)?.rsplit([' ', '>']).find(|word| !word.is_empty())?;
        Some((value.parse().ok()?, low.parse().ok()?, high.parse().ok()?))
    })
}

#[test]
fn an_arena_rates_its_bots_and_writes_a_page_that_needs_nothing_else() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let page = folder.path().join("report.html");
    let path = page.to_str().expect("the folder has a name");
    let arguments = [
        "arena",
        "turning-tides",
        "--bots",
        "random,easy",
        "--games",
        "4",
        "--option",
        "round_limit=3",
        "--report",
        path,
    ];
    let told = prints(&arguments);
    for word in ["4 games", "random", "easy", "easy · gold", "Ratings", "median"] {
        assert!(told.contains(word), "{word} is missing in {told}");
    }
    let page = std::fs::read_to_string(&page).expect("the page was written");
    for (name, unit) in [("easy", ""), ("random", ""), ("easy · gold", " %"), ("random · silver", " %")] {
        for (place, text) in [("the terminal", &told), ("the page", &page)] {
            let (value, low, high) = interval(text, name, unit).unwrap_or_else(|| panic!("{name} in {place}: {text}"));
            // Ratings of somebody who always won are as sure as four games can make them; a rate is never sure.
            let is_open = unit.is_empty() || low < high;
            assert!(low <= value && value <= high && is_open, "{name} in {place}: {value} in [{low}, {high}]");
        }
    }
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("<svg") && page.contains("easy · gold"));
    assert!(!page.contains("http"), "the page fetches something");
}

#[test]
fn an_arena_tells_with_which_nations_and_captains_was_won_and_does_not_tell_seats_twice() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let page = folder.path().join("report.html");
    let path = page.to_str().expect("the folder has a name");
    let of = |game: &str, more: &[&str]| {
        let all = ["arena", game, "--bots", "easy,random", "--budget-ms", "1", "--games", "2", "--report", path];
        (prints(&[&all[..], more].concat()), std::fs::read_to_string(path).expect("the page was written"))
    };
    let (told, page) = of("efemeris", &["--option", "round_limit=2"]);
    let (_, roles) = told.split_once("Victories by faction, nation or captain\n").expect("a section of its own");
    let (roles, _) = roles.split_once("\n\n").expect("it ends");
    // Each plays a nation, and no chair has one of its own.
    assert!(roles.lines().count() >= 2 && roles.lines().all(|line| line.contains(" %  [")), "{told}");
    for line in roles.lines() {
        let (name, _) = line.trim().split_once("  ").expect("a name and a number");
        assert!(!name.contains('.') && page.contains(name), "`{name}` is no title, or not on the page: {told}");
    }
    let (told, page) = of("ahoy", &["--seats", "2"]);
    for text in [told, page] {
        assert!(!text.contains("Victories by faction") && text.contains("Victories by seat"), "{text}");
    }
}

#[test]
fn one_bot_alone_against_the_rest_is_told_seat_by_seat_beside_an_even_share() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let page = folder.path().join("report.html");
    let path = page.to_str().expect("the folder has a name");
    let told = prints(&[
        "arena",
        "ahoy",
        "--seats",
        "4",
        "--bots",
        "easy,random",
        "--alone",
        "--games",
        "5",
        "--budget-ms",
        "1",
        "--report",
        path,
    ]);
    let page = std::fs::read_to_string(&page).expect("the page was written");
    // Five games are two rounds of the four seats.
    assert!(told.contains("8 games"), "{told}");
    let about = "Victories of easy by seat, alone against copies of random; an even share is 25.0 %";
    for words in [about, "easy · squadron", "easy · union", "easy · smuggler", "easy · smuggler-2"] {
        assert!(told.contains(words) && page.contains(words), "`{words}` is missing in {told}");
    }
    // Both smugglers play the same faction.
    for words in ["Victories by faction, nation or captain", "Smuggler"] {
        assert!(told.contains(words) && page.contains(words), "`{words}` is missing in {told}");
    }
    for words in ["random · ", "Ratings"] {
        assert!(!told.contains(words) && !page.contains(words), "`{words}` says nothing here: {told}");
    }
    let said = complains(&["arena", "ahoy", "--bots", "easy,random,strong", "--alone"], 2);
    assert!(said.contains("--alone") && said.contains("two bots"), "{said}");
    assert!(prints(&["arena", "--help"]).contains("alone against copies of the second"));
}

/// Ctrl-C, as a terminal sends it.
#[cfg(unix)]
#[test]
fn whoever_breaks_it_off_is_told_what_was_played_so_far() {
    use std::{
        process::{Command, Stdio},
        time::Duration,
    };
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let page = folder.path().join("report.html");
    let many = ["--games", "100000000"];
    let broken_off = |arguments: &[&str]| {
        let mut command = Command::new(assert_cmd::cargo::cargo_bin("wardroom"));
        let program = command.args(arguments).env("LANG", "C").stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
        let program = program.expect("the program starts");
        std::thread::sleep(Duration::from_millis(1500));
        Command::new("kill").args(["-INT", &program.id().to_string()]).status().expect("a signal is sent");
        let output = program.wait_with_output().expect("the program ends");
        assert_eq!(output.status.code(), Some(130), "{output:?}");
        String::from_utf8(output.stdout).expect("it prints text")
    };
    let told: Value =
        serde_json::from_str(&broken_off(&[&["simulate", "turning-tides", "--json"][..], &many].concat()))
            .expect("one JSON object");
    assert_eq!(told["games"], 100_000_000);
    assert!(told["finished"].as_u64().is_some_and(|finished| 0 < finished && finished < 100_000_000), "{told}");
    let bots = ["--bots", "random,easy", "--option", "round_limit=1", "--report", page.to_str().expect("a name")];
    let told = broken_off(&[&["arena", "turning-tides"][..], &bots, &many].concat());
    assert!(told.contains("of 100000000 games were finished") && told.contains("Ratings"), "{told}");
    assert!(std::fs::read_to_string(page).expect("the page was written").contains("of 100000000 games"));
}

#[test]
fn a_single_game_tells_little() {
    let one = ["arena", "turning-tides", "--bots", "random,easy", "--games", "1", "--option", "round_limit=1"];
    let told = prints(&one);
    let (value, low, high) = interval(&told, "easy ", "").unwrap_or_else(|| panic!("{told}"));
    assert!(high - low > 300.0 && low < value && value < high, "{told}");
}

#[test]
fn more_threads_than_games_and_a_page_that_is_there_already() {
    assert_eq!(simulated(&["--games", "2", "--jobs", "512"])["finished"], 2);
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let page = folder.path().join("report.html");
    std::fs::write(&page, "x".repeat(1 << 20)).expect("it can be written");
    let path = page.to_str().expect("a name");
    prints(&[
        "arena",
        "turning-tides",
        "--bots",
        "random,easy",
        "--games",
        "2",
        "--option",
        "round_limit=1",
        "--report",
        path,
    ]);
    let page = std::fs::read_to_string(&page).expect("it was written");
    assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>"), "nothing of the old one is left");
}
