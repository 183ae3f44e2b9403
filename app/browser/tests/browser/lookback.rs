//! Looking back in a real browser: a record from a file, by keys, slider and by itself; the dice thrown again in the page.

use crate::{access, player::Player};
use wardroom_browser::{Browser, House, Kind, Result};

const RIGHT: &str = "\u{e014}";
const HOME: &str = "\u{e011}";

/// Brings a record of a finished game along.
pub(crate) async fn upload(browser: &Browser, house: &House, record: &str) -> Result {
    browser.go(&house.url("/records")).await?;
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

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_looked_back_at_by_keys_by_slider_and_by_itself() -> Result {
    let house = House::open().await?;
    let player = Player::arrive(&house, Kind::Desktop).await?;
    let browser = &player.browser;
    upload(browser, &house, "ahoy/rules/tests/records/2-union.record").await?;
    assert_eq!(moment(browser).await?, 0);
    for step in 1..=3 {
        browser.press(RIGHT).await?;
        browser.until(&format!("document.getElementById('moment').value == {step}")).await?;
    }
    browser.until("location.search.includes('at=')").await?;
    let shown = "document.querySelector('[data-step=eye][aria-current]').href";
    assert_eq!(browser.run(&format!("return location.href === {shown}")).await?, true, "the address is a permalink");
    browser.press(HOME).await?;
    browser.until("document.getElementById('moment').value == 0").await?;
    let slide = "const range = document.getElementById('moment');
                 range.value = 40;
                 range.dispatchEvent(new Event('input', { bubbles: true }));";
    browser.run(slide).await?;
    browser.until("document.querySelector('.replay-slide output').textContent.startsWith('40 ')").await?;
    let board = browser.run("return document.querySelector('#table > :first-child').outerHTML.length").await?;
    assert!(board.as_u64().unwrap_or_default() > 1_000, "the board is drawn");
    browser.picture("replay").await?;
    access::check(browser, "a replay").await?;
    browser.click("#autoplay").await?;
    browser.until("document.getElementById('moment').value > 41").await?;
    browser.press(" ").await?;
    browser.until("document.getElementById('autoplay').getAttribute('aria-pressed') === 'false'").await?;
    browser.click("[data-step=study]").await?;
    browser.until("document.querySelector('.study-answers li') && document.querySelector('.study-chart polyline')?.points.length > 8").await?;
    browser.run("document.getElementById('study').scrollIntoView({ block: 'end' })").await?;
    browser.picture("replay-study").await?;
    access::check(browser, "what the bot thinks").await?;
    // From here on against bots.
    browser.click("#play-on summary").await?;
    browser.click("#play-on button[name=seat]").await?;
    browser.until("document.querySelector('main[data-table]')").await?;
    assert_eq!(browser.complaints().await?, Vec::<String>::new());
    player.browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_in_german_a_replay_fits_and_without_scripts_its_links_lead_on() -> Result {
    let house = House::open().await?;
    let player = Player::arrive(&house, Kind::Phone).await?;
    let browser = &player.browser;
    browser.run("document.querySelector('form[action=\"/language\"] button').click()").await?;
    browser.until("document.documentElement.lang === 'de'").await?;
    upload(browser, &house, "turning-tides/rules/tests/records/base-surrender.record").await?;
    browser.run("document.querySelector('[data-step=next]').click()").await?;
    browser.until("document.getElementById('moment').value == 1").await?;
    browser.picture("replay-phone").await?;
    let sideways = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
    assert_eq!(browser.run(sideways).await?, 0, "the page scrolls sideways");
    access::check(browser, "a replay on a phone").await?;
    let address = browser.client.current_url().await?;
    let plain = Player::arrive(&house, Kind::Plain).await?;
    plain.browser.go(address.as_str()).await?;
    plain.browser.click("[data-step=next]").await?;
    let next = plain.browser.find("[data-step=back]").await?.attr("href").await?;
    assert!(next.is_some_and(|back| address.as_str().ends_with(&back)), "one on, and the way back");
    assert!(plain.browser.find(".replay-slide button").await?.is_displayed().await?, "the slider has a button");
    plain.browser.close().await?;
    player.browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_dice_are_thrown_again_in_the_page() -> Result {
    let house = House::open().await?;
    let player = Player::arrive(&house, Kind::Desktop).await?;
    let browser = &player.browser;
    browser.click("form[action='/play-now'] button").await?;
    browser.until("document.querySelector('#table #walk button')").await?;
    let give_up = "const seat = document.querySelector('main').dataset.seatOfViewer;
                   fetch(`${location.pathname}/say`, { method: 'POST', body: new URLSearchParams({ seat, word: 'offer surrender' }) });";
    browser.run(give_up).await?;
    browser.until("document.querySelector('#proof-here[data-state]')").await?;
    browser.run("location.hash = '#end'").await?;
    browser.until("document.querySelector('#proof-here').dataset.state === 'good'").await?;
    let said = browser.text("#proof-here").await?;
    assert!(said.contains("thrown all dice again") && !said.contains("{n}"), "{said}");
    browser.picture("proof").await?;
    // A record that was changed afterwards is found out.
    let wrong = "const { check } = await import(document.querySelector('script[src*=\"/js/main.js\"]').src.replace('main.js', 'proof.js'));
                 const record = await (await fetch(`${location.pathname}/record`)).text();
                 const turned = record.replace(/chance: (\\d+)\\/(\\d+)/, (_, n, of) => `chance: ${n % of + 1}/${of}`);
                 try { return `${(await check(turned)).thrown} thrown`; } catch (wrong) { return `found: ${wrong.message}`; }";
    let wrong = browser.run(&format!("return (async () => {{ {wrong} }})()")).await?;
    assert!(wrong.as_str().is_some_and(|wrong| wrong.starts_with("found: chance:")), "{wrong}");
    // Nor is a throw exempt because somebody claims that it was taken over.
    let claim = "const { check } = await import(document.querySelector('script[src*=\"/js/main.js\"]').src.replace('main.js', 'proof.js'));
                 const record = await (await fetch(`${location.pathname}/record`)).text();
                 const claiming = record.replace(/^secret: .*$/m, (secret) => `${secret}\\ngiven: 99999`);
                 try { return `${(await check(claiming)).thrown} thrown`; } catch (wrong) { return `found: ${wrong.message}`; }";
    let claim = browser.run(&format!("return (async () => {{ {claim} }})()")).await?;
    assert_eq!(claim, "found: given: 99999");
    // Looking back shows the same proof; it is thrown once, however often the page is laid anew.
    let table = browser.run("return location.pathname").await?;
    browser.go(&house.url(&format!("{}/replay?at=0", table.as_str().unwrap_or_default()))).await?;
    is_proved(browser, "replay-proof").await?;
    // And so does a record from elsewhere.
    upload(browser, &house, "ahoy/rules/tests/records/2-union.record").await?;
    is_proved(browser, "record-proof").await?;
    // Of a match that was played on the page claims its own throws only, and nothing where there are none.
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");
    let text = std::fs::read_to_string(format!("{games}/ahoy/rules/tests/records/2-union.record"))?;
    let (heading, tape) = text.split_at(text.find("chance: ").ok_or("tiles are drawn")?);
    let answers = tape.lines().filter(|line| !line.starts_with(['~', '!'])).count();
    let folder = tempfile::tempdir()?;
    for (given, state, words) in
        [(5, "good", "thrown the dice after that again"), (answers, "nothing", "nothing was thrown after that")]
    {
        let path = folder.path().join(format!("{given}.record"));
        std::fs::write(&path, format!("{heading}given: {given}\n{tape}"))?;
        upload(browser, &house, &path.to_string_lossy()).await?;
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
    assert!(said.as_str().is_some_and(|said| said.contains("thrown all dice again")), "{said}");
    let asked = "return performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/record')).length";
    assert_eq!(browser.run(asked).await?, 1, "the record is read once");
    browser.run("document.querySelector('.replay-proof').scrollIntoView({ block: 'end' })").await?;
    browser.picture(picture).await?;
    access::check(browser, "a replay with its proof").await
}
