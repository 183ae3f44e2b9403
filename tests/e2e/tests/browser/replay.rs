//! Looking back in a real browser: a record from a file, by keys, slider and by itself; the dice thrown again in the page.

use crate::{
    access,
    learn::BACK,
    player::Player,
    pointer,
    replay_privacy::{address, eyes, see_as},
};
use wardroom_e2e::{Browser, Kind, Result, TestServer};

const LEFT: &str = "\u{e012}";
const RIGHT: &str = "\u{e014}";
const END: &str = "\u{e010}";
const HOME: &str = "\u{e011}";

/// Brings a record of a finished game along.
pub(crate) async fn upload(browser: &Browser, server: &TestServer, record: &str) -> Result {
    browser.go(&server.url("/records")).await?;
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");
    let file = std::fs::canonicalize(games)?.join(record);
    browser.find("#upload").await?.send_keys(&file.to_string_lossy()).await?;
    browser.click("form.upload button").await?;
    browser.until("document.querySelector('main[data-replay]')").await
}

async fn moment(browser: &Browser) -> Result<u64> {
    let value = browser.run("return Number(document.getElementById('moment').value)").await?;
    Ok(value.as_u64().unwrap_or_default())
}

/// A finished game of each kind: its record, a moment at which a player holds something that others do not see, whose hand it
/// is, and where its cards have their names.
const FILMS: [(&str, &str, u64, &str, &str); 4] = [
    ("turning-tides", "base-surrender", 12, "gold", "#tt-hand .card-name"),
    ("ahoy", "3-squadron", 12, "union", ".plans .crew .name"),
    ("efemeris", "general-limit", 20, "bellatrix", ".crew .hand .card-name"),
    ("marauders", "2-no-captain", 40, "blue", "#mm-own .gcards .card-name"),
];

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_replayed_on_a_desktop_by_keys_and_on_a_phone_by_touch() -> Result {
    let server = TestServer::open().await?;
    tokio::try_join!(look_back(&server, Kind::Desktop), look_back(&server, Kind::Phone)).map(|_| ())
}

async fn look_back(server: &TestServer, kind: Kind) -> Result {
    let player = Player::arrive(server, kind).await?;
    let browser = &player.browser;
    for film in FILMS {
        let (game, record, at, ..) = film;
        let name = if kind == Kind::Phone { format!("replay-{game}-phone") } else { format!("replay-{game}") };
        upload(browser, server, &format!("{game}/rules/tests/records/{record}.record")).await?;
        assert_eq!(moment(browser).await?, 0);
        let last =
            browser.run("return Number(document.getElementById('moment').max)").await?.as_u64().unwrap_or_default();
        assert!(last > at + 8, "{game}: {last} moments");
        if kind == Kind::Phone {
            by_finger(browser, last).await?;
        } else {
            by_keys(browser, last).await?;
        }
        by_each_eye(browser, film).await?;
        let speed = browser.run("return document.getElementById('speed').value").await?;
        assert_eq!(speed, if game == FILMS[0].0 { "usual" } else { "fast" }, "{game}: the browser keeps the speed");
        by_itself(browser, kind, at).await?;
        browser.picture(&name).await?;
        fits(browser, &name).await?;
        studied(browser, kind, film).await?;
        browser.picture(&format!("{name}-study")).await?;
        fits(browser, &name).await?;
        browser.until("document.querySelector('.replay-proof #proof-here').dataset.state === 'good'").await?;
        is_painted(browser).await?;
        // An image has no icon of its own, so Chromium asks for one.
        let complaints = browser.complaints().await?.into_iter().filter(|complaint| !complaint.contains("favicon.ico"));
        assert_eq!(complaints.collect::<Vec<_>>(), Vec::<String>::new(), "{game}");
    }
    player.browser.close().await
}

async fn fits(browser: &Browser, page: &str) -> Result {
    let sideways = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
    assert_eq!(browser.run(sideways).await?, 0, "{page} scrolls sideways");
    let spilt = "return ['#log', '.log-scroll'].map((part) => Math.round(document.querySelector(part).getBoundingClientRect().bottom)).reduce((log, lines) => Math.max(0, lines - log))";
    assert_eq!(browser.run(spilt).await?, 0, "{page}: lines of the logbook lie upon what is below");
    access::check(browser, page).await
}

/// The slider is there at once; what it says comes with the page.
async fn comes_to(browser: &Browser, at: u64) -> Result {
    let shown = format!("document.querySelector('.replay-slide output').textContent.startsWith('{at} ')");
    browser.until(&format!("document.getElementById('moment').value === '{at}' && {shown}")).await
}

async fn by_keys(browser: &Browser, last: u64) -> Result {
    for (key, at) in [(RIGHT, 1), (RIGHT, 2), (RIGHT, 3), (LEFT, 2), (END, last), (LEFT, last - 1), (HOME, 0)] {
        browser.press(key).await?;
        comes_to(browser, at).await?;
    }
    // No key press is lost if they come faster than pages.
    let press = "for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowRight']) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))";
    browser.run(press).await?;
    comes_to(browser, 3).await?;
    browser.run("const next = document.querySelector('[data-step=next]'); next.click(); next.click()").await?;
    comes_to(browser, 5).await?;
    browser.until(BACK).await?;
    browser.press(HOME).await?;
    comes_to(browser, 0).await?;
    let shown = "document.querySelector('[data-step=eye][aria-current]').href";
    assert_eq!(browser.run(&format!("return location.href === {shown}")).await?, true, "the address is a permalink");
    Ok(())
}

/// Buttons under the finger, and the slider drawn from its beginning to the middle.
async fn by_finger(browser: &Browser, last: u64) -> Result {
    for (step, at) in [("next", 1), ("last", last), ("back", last - 1), ("first", 0)] {
        pointer::touch(browser, &format!("[data-step={step}]")).await?;
        comes_to(browser, at).await?;
    }
    pointer::glide(browser, Kind::Phone, "#moment", &[2, 20, 50]).await?;
    let words = "document.querySelector('.replay-slide output').textContent";
    browser.until(&format!("document.getElementById('moment').value > 0 && {words}.startsWith(document.getElementById('moment').value + ' ')")).await?;
    let shown = moment(browser).await?;
    assert!(shown.abs_diff(last / 2) <= 1 + last / 12, "the middle of {last} is {shown}");
    browser.until("location.search.includes('at=')").await
}

/// What is on the board, in words: without the logbook and what is said beside it.
const BOARD: &str = "const board = document.getElementById('table').cloneNode(true);
    board.querySelectorAll('#log, #offers').forEach((part) => part.remove());
    return [board, ...board.querySelectorAll('[aria-label], [title]')].map((part) => `${part.ariaLabel ?? ''} ${part.title}`).join() + board.textContent";

/// The cards of a hand are shown from its owner's perspective and from that of all seats, and from no other.
async fn by_each_eye(browser: &Browser, (game, _, at, owner, css): (&str, &str, u64, &str, &str)) -> Result {
    browser.run(&format!("const range = document.getElementById('moment'); range.value = {at}; range.dispatchEvent(new Event('input', {{ bubbles: true }}))")).await?;
    browser.until(&format!("document.querySelector('.replay-slide output').textContent.startsWith('{at} ')")).await?;
    see_as(browser, owner).await?;
    let (held, own) = (cards_of(browser, css).await?, browser.run(BOARD).await?);
    assert!(!held.is_empty(), "{game}: {owner} holds nothing at {at}");
    let eyes = eyes(browser).await?;
    let eyes: Vec<&str> = eyes.as_array().into_iter().flatten().filter_map(|eye| eye.as_str()).collect();
    assert!(eyes.len() > 3 && eyes.ends_with(&["spectator", "everyone"]), "{game}: {eyes:?}");
    for eye in eyes.into_iter().filter(|&eye| eye != owner) {
        see_as(browser, eye).await?;
        let board = browser.run(BOARD).await?;
        let told = board.as_str().unwrap_or_default();
        let seen = held.iter().filter(|card| told.contains(card.as_str())).count();
        if eye == "everyone" {
            assert_eq!(seen, held.len(), "{game}: everyone at once sees {held:?}");
        } else {
            assert_ne!(cards_of(browser, css).await?, held, "{game}: {eye} sees the hand of {owner}");
        }
        assert_ne!(board, own, "{game}: {eye} sees what {owner} sees");
    }
    Ok(())
}

/// It goes on until it is told to stop, at the speed that is wished for and kept.
async fn by_itself(browser: &Browser, kind: Kind, at: u64) -> Result {
    browser.find("#speed").await?.select_by_value("fast").await?;
    browser.click("#autoplay").await?;
    browser.until(&format!("document.getElementById('moment').value > {}", at + 1)).await?;
    assert_eq!(browser.run("return document.getElementById('autoplay').ariaPressed").await?, "true");
    if kind == Kind::Phone {
        browser.click("#autoplay").await?;
    } else {
        browser.run("document.activeElement.blur()").await?;
        browser.press(" ").await?;
    }
    browser.until("document.getElementById('autoplay').ariaPressed === 'false'").await
}

/// What the bot would answer, a line for each seat, and a touch on the chart that leads to its moment.
async fn studied(browser: &Browser, kind: Kind, (game, _, _, owner, _): (&str, &str, u64, &str, &str)) -> Result {
    browser.click("[data-step=study]").await?;
    browser.until("document.querySelectorAll('.study-answers li').length > 0").await?;
    let last = browser.run("return Number(document.getElementById('moment').max)").await?.as_u64().unwrap_or_default();
    // Where several choose in secret each has its own view, and through whose eyes one looks comes first.
    if game == "turning-tides" {
        browser.run("document.querySelector('[data-step=first]').click()").await?;
        comes_to(browser, 0).await?;
        let asked = "[...document.querySelectorAll('.study-asked')].map(({ dataset }) => dataset.asked).join()";
        for (eyes, order) in [("silver", "silver,gold"), (owner, "gold,silver")] {
            see_as(browser, eyes).await?;
            browser.until(&format!("{asked} === '{order}'")).await?;
        }
        browser.picture(&format!("replay-study-two-{kind:?}")).await?;
        fits(browser, "two who are asked").await?;
    }
    let lines = "[...document.querySelectorAll('.study-chart polyline')]";
    browser.until(&format!("{lines}.length === document.querySelectorAll('.study-seat').length && {lines}.every((line) => line.points.length > 2)")).await?;
    let seats = "return document.querySelectorAll('[data-step=eye]').length - 2 - document.querySelectorAll('.study-seat').length";
    assert_eq!(browser.run(seats).await?, 0, "a line for each seat");
    for percent in [25, 80] {
        pointer::glide(browser, kind, ".study-chart > svg", &[percent]).await?;
        let there = u64::from(percent) * last / 100;
        let near = 2 + last / 50;
        let value = "Number(document.getElementById('moment').value)";
        browser.until(&format!("Math.abs({value} - {there}) <= {near} && document.querySelector('.replay-slide output').textContent.startsWith({value} + ' ')")).await?;
    }
    browser.run("document.getElementById('study').scrollIntoView({ block: 'end' })").await.map(|_| ())
}

/// The picture of what is shown opens.
async fn is_painted(browser: &Browser) -> Result {
    let painted = address(browser, ".replay-share a[href*='.png']").await?;
    browser.go(&painted).await?;
    let size = browser.run("return [document.images[0]?.naturalWidth, document.images[0]?.naturalHeight]").await?;
    assert!(size[0].as_u64() > Some(300) && size[1].as_u64() > Some(300), "{size} at {painted}");
    Ok(())
}

/// The names of cards, without what stands small beside them.
pub(crate) async fn cards_of(browser: &Browser, css: &str) -> Result<Vec<String>> {
    let cards = format!(
        "return [...document.querySelectorAll('{css}')].map((card) => (card.querySelector('small') ? card.firstChild : card).textContent.trim())"
    );
    let cards = browser.run(&cards).await?;
    Ok(cards.as_array().into_iter().flatten().filter_map(|card| card.as_str()).map(str::to_owned).collect())
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_in_german_a_replay_fits_and_without_scripts_its_links_lead_on() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Phone).await?;
    let browser = &player.browser;
    browser.run("document.querySelector('form[action=\"/language\"] button').click()").await?;
    browser.until("document.documentElement.lang === 'de'").await?;
    upload(browser, &server, "turning-tides/rules/tests/records/base-surrender.record").await?;
    browser.run("document.querySelector('[data-step=next]').click()").await?;
    browser.until("document.getElementById('moment').value == 1").await?;
    browser.picture("replay-phone").await?;
    let sideways = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
    assert_eq!(browser.run(sideways).await?, 0, "the page scrolls sideways");
    access::check(browser, "a replay on a phone").await?;
    let address = browser.client.current_url().await?;
    let plain = Player::arrive(&server, Kind::Plain).await?;
    plain.browser.go(address.as_str()).await?;
    plain.browser.click("[data-step=next]").await?;
    let next = plain.browser.find("[data-step=back]").await?.attr("href").await?;
    assert!(next.is_some_and(|back| address.as_str().ends_with(&back)), "one on, and the way back");
    assert!(plain.browser.find(".replay-slide button").await?.is_displayed().await?, "the slider has a button");
    plain.browser.close().await?;
    player.browser.close().await
}

/// Ends the game at this table at once.
pub(crate) async fn give_up(browser: &Browser) -> Result {
    let give_up = "const seat = document.querySelector('main').dataset.seatOfViewer;
                   fetch(`${location.pathname}/say`, { method: 'POST', body: new URLSearchParams({ seat, word: 'offer surrender' }) });";
    browser.run(give_up).await.map(|_| ())
}

/// Of the game that is over here: the page's own proof finds a throw that was changed afterwards.
pub(crate) async fn a_changed_record_is_found_out(browser: &Browser) -> Result {
    let wrong = "const { check } = await import(document.querySelector('script[src*=\"/js/main.js\"]').src.replace('main.js', 'proof.js'));
                 const record = await (await fetch(`${location.pathname}/record`)).text();
                 const turned = record.replace(/chance: (\\d+)\\/(\\d+)/, (_, n, of) => `chance: ${n % of + 1}/${of}`);
                 try { return `${(await check(turned)).thrown} thrown`; } catch (wrong) { return `found: ${wrong.message}`; }";
    let wrong = browser.run(&format!("return (async () => {{ {wrong} }})()")).await?;
    assert!(wrong.as_str().is_some_and(|wrong| wrong.starts_with("found: chance:")), "{wrong}");
    Ok(())
}

/// As a program writes it that has drawn its secret alone.
const ALONE: &str = "game: turning-tides 1\nmode: base\nseats: silver, gold\n\
    commitment: b985d0348345bfc85514aff524938d9fdc6e78c808ad65d12fa976e2b4035f01\nsecret: 7f\nchance: 3/7\nchance: 6/7\n";

/// A record that was made anew from end to end proves itself, but not to a player who contributed to its dice.
async fn a_contribution_is_remembered(browser: &Browser) -> Result {
    let said = "return document.getElementById('proof-here').textContent";
    let own = browser.run("return JSON.parse(localStorage.getItem('thrown-in')).at(-1)").await?;
    let words = own["contribution"].as_str().unwrap_or_default();
    assert_eq!(words.len(), 32, "{own}");
    let good = browser.run(said).await?;
    assert!(
        good.as_str().is_some_and(|said| said.contains(&format!("This browser contributed {}…;", &words[..8]))),
        "{good}"
    );
    let other = "const { compareContributions: compare } = await import(document.querySelector('script[src*=\"/js/main.js\"]').src.replace('main.js', 'contributions.js'));
                 const record = await (await fetch(`${location.pathname}/record`)).text(), table = location.pathname.split('/')[2];
                 const told = (changed) => { try { return compare(table, changed).length; } catch (wrong) { return wrong.message.split(':')[0]; } };
                 return [told(record), told(record.replace(/^commitment: ../m, 'commitment: 0x')), told(record.replace(/^contribution: .*$/m, 'contribution: sea'))]";
    let found = browser.run(&format!("return (async () => {{ {other} }})()")).await?;
    assert_eq!(found, serde_json::json!([1, "commitment", "contribution"]));
    // The same on the page, which says too if it has nothing to hold against the record.
    let changed = "const all = JSON.parse(localStorage.getItem('thrown-in')); all.at(-1).commitment = '00'; localStorage.setItem('thrown-in', JSON.stringify(all))";
    for (change, state, words) in [
        (changed, "bad", "The record does not hold what this browser saw"),
        ("localStorage.removeItem('thrown-in')", "good", "This browser did not contribute here"),
    ] {
        browser.run(change).await?;
        browser.client.refresh().await?;
        browser.until(&format!("document.getElementById('proof-here')?.dataset.state === '{state}'")).await?;
        let said = browser.run(said).await?;
        assert!(said.as_str().is_some_and(|said| said.contains(words)), "{said}");
    }
    // Few are kept, and the newest.
    let many = "const { rememberContribution: keep } = await import(document.querySelector('script[src*=\"/js/main.js\"]').src.replace('main.js', 'contributions.js'));
                for (let table = 0; table < 300; table++) keep({ table: `${table}`, seat: 'gold', commitment: '', contribution: '' });
                const all = JSON.parse(localStorage.getItem('thrown-in'));
                return [all.length, all.at(-1).table]";
    let kept = browser.run(&format!("return (async () => {{ {many} }})()")).await?;
    assert_eq!(kept, serde_json::json!([100, "299"]));
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_recomputes_the_dice() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    let browser = &player.browser;
    browser.click("form[action='/play-now'] button").await?;
    browser.until("document.querySelector('#table #walk button')").await?;
    give_up(browser).await?;
    browser.until("document.querySelector('#proof-here[data-state]')").await?;
    browser.run("location.hash = '#end'").await?;
    browser.until("document.querySelector('#proof-here').dataset.state === 'good'").await?;
    browser.run("document.querySelector('#end .proof').open = true").await?;
    let said = browser.text("#proof-here").await?;
    assert!(said.contains("recomputed every roll") && !said.contains("{n}"), "{said}");
    browser.picture("proof").await?;
    a_contribution_is_remembered(browser).await?;
    a_changed_record_is_found_out(browser).await?;
    // Nor is a roll exempt because the record claims that it was taken over.
    let claim = "const { check } = await import(document.querySelector('script[src*=\"/js/main.js\"]').src.replace('main.js', 'proof.js'));
                 const record = await (await fetch(`${location.pathname}/record`)).text();
                 const claiming = record.replace(/^secret: .*$/m, (secret) => `${secret}\\ngiven: 99999`);
                 try { return `${(await check(claiming)).thrown} thrown`; } catch (wrong) { return `found: ${wrong.message}`; }";
    let claim = browser.run(&format!("return (async () => {{ {claim} }})()")).await?;
    assert_eq!(claim, "found: given: 99999");
    // Looking back shows the same proof; it is thrown once, however often the page is laid anew.
    let table = browser.run("return location.pathname").await?;
    browser.go(&server.url(&format!("{}/replay?at=0", table.as_str().unwrap_or_default()))).await?;
    is_proved(browser, "replay-proof").await?;
    // And so does a record from elsewhere.
    upload(browser, &server, "ahoy/rules/tests/records/2-union.record").await?;
    is_proved(browser, "record-proof").await?;
    // Of a match that was played on the page claims its own throws only, and nothing where there are none.
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");
    let text = std::fs::read_to_string(format!("{games}/ahoy/rules/tests/records/2-union.record"))?;
    let (heading, tape) = text.split_at(text.find("chance: ").ok_or("tiles are drawn")?);
    let answers = tape.lines().filter(|line| !line.starts_with(['~', '!'])).count();
    let folder = tempfile::tempdir()?;
    for (given, state, words) in
        [(5, "good", "recomputed the rolls after that"), (answers, "nothing", "nothing was rolled after that")]
    {
        let path = folder.path().join(format!("{given}.record"));
        std::fs::write(&path, format!("{heading}given: {given}\n{tape}"))?;
        upload(browser, &server, &path.to_string_lossy()).await?;
        browser.until(&format!("document.getElementById('proof-here').dataset.state === '{state}'")).await?;
        let said = browser.run("return document.getElementById('proof-here').textContent").await?;
        let said = said.as_str().unwrap_or_default();
        assert!(
            said.contains(&format!("The first answers, {given} in all, were taken over"))
                && said.contains("are not proved"),
            "{said}"
        );
        assert!(said.contains(words) && !said.contains('{'), "{said}");
    }
    // Nor does it call good what follows from a secret alone, to which no seat contributed.
    let path = folder.path().join("alone.record");
    std::fs::write(&path, ALONE)?;
    upload(browser, &server, &path.to_string_lossy()).await?;
    browser.until("document.getElementById('proof-here').dataset.state === 'by-secret'").await?;
    let said = browser.run("return document.querySelector('.replay-proof').textContent").await?;
    let said = said.as_str().unwrap_or_default();
    for words in
        ["recomputed every roll, 2 in all", "No seat contributed to the secret", "No seat contributed to these dice"]
    {
        assert!(said.contains(words), "{said}");
    }
    assert!(!said.contains("before anyone contributed"), "{said}");
    assert_eq!(browser.complaints().await?, Vec::<String>::new());
    player.browser.close().await
}

/// The page that looks back has thrown the dice itself, and once only.
async fn is_proved(browser: &Browser, picture: &str) -> Result {
    browser.until("document.querySelector('.replay-proof #proof-here').dataset.state === 'good'").await?;
    // A game that was given up at once has one moment only.
    browser.run("document.querySelector('[data-step=next]')?.click()").await?;
    browser
        .until("document.getElementById('moment').value === String(Math.min(1, document.getElementById('moment').max))")
        .await?;
    browser.until("document.querySelector('.replay-proof #proof-here').dataset.state === 'good'").await?;
    let said = browser.run("return document.getElementById('proof-here').textContent").await?;
    assert!(said.as_str().is_some_and(|said| said.contains("recomputed every roll")), "{said}");
    let asked = "return performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/record')).length";
    assert_eq!(browser.run(asked).await?, 1, "the record is read once");
    browser.run("document.querySelector('.replay-proof').scrollIntoView({ block: 'end' })").await?;
    browser.picture(picture).await?;
    access::check(browser, "a replay with its proof").await
}
