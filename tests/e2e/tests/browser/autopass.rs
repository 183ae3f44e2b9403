//! Windows pass automatically for the seat and the kind of window that the player ticked, and for no other.

use crate::player::Player;
use std::time::Duration;
use tokio::time::sleep;
use wardroom_e2e::{Browser, Kind, Result, TestServer};

/// Goes through a curtain or gives any answer, but leaves windows alone. In a window: seat, kind, number and whether it is
/// ticked.
const STEP: &str = "const curtain = document.querySelector('.curtain');
    if (curtain) return curtain.querySelector('button').click(), null;
    const form = document.getElementById('answers'), walk = document.querySelector('#walk:not([aria-busy=true])');
    if (!form || !walk) return null;
    if (form.dataset.pass) return [document.getElementById('table').dataset.seatOfViewer, form.dataset.window, form.elements.seq.value, document.querySelector('#offers [data-autopass]').checked];
    const buttons = [...walk.querySelectorAll('button:not(.btn--quiet):not(:disabled)')];
    (buttons.find((button) => button.classList.contains('btn--go')) ?? buttons[Math.floor(Math.random() * buttons.length)])?.click();
    return null;";

/// Whether the window is still open a quarter of a second after the tick, by the page's own clock: a busy machine is late with
/// everything. It is kept where the page after this one finds it.
const HELD: &str = "const asked = () => document.getElementById('answers')?.elements.seq.value, first = asked();
    const look = () => sessionStorage.setItem('held', asked() === first);
    document.addEventListener('change', () => setTimeout(look, 250), { once: true });";

#[derive(Clone, PartialEq, Eq, Debug)]
struct Open {
    seat: String,
    kind: String,
    number: String,
    is_ticked: bool,
}

/// Plays on until a window is open.
async fn next_window(browser: &Browser) -> Result<Open> {
    for _ in 0..2_000 {
        if let Ok(found) = browser.run(STEP).await
            && let Some([seat, kind, number, is_ticked]) = found.as_array().map(Vec::as_slice)
        {
            let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
            let is_ticked = is_ticked.as_bool().unwrap_or_default();
            return Ok(Open { seat: text(seat), kind: text(kind), number: text(number), is_ticked });
        }
        sleep(Duration::from_millis(25)).await;
    }
    Err("no window opens".into())
}

/// Whether the window is still open after more than the usual pause.
async fn stays_open(browser: &Browser, open: &Open) -> Result<bool> {
    sleep(Duration::from_millis(1_500)).await;
    let number = browser.run("return document.getElementById('answers')?.elements.seq.value ?? null").await?;
    Ok(number == open.number.as_str())
}

pub(crate) async fn pass_by_hand(browser: &Browser) -> Result {
    let pass = "const { pass } = document.getElementById('answers').dataset;
                const label = [...document.querySelectorAll('#answers button')].find((button) => button.value === pass).textContent;
                [...document.querySelectorAll('#walk button')].find((button) => button.textContent.startsWith(label))?.click()";
    browser.run(pass).await.map(|_| ())?;
    sleep(Duration::from_millis(100)).await;
    Ok(())
}

/// Waits until the window is no longer asked; how long that took.
async fn passes(browser: &Browser, open: &Open) -> Result {
    browser.until(&format!("document.getElementById('answers')?.elements.seq.value !== '{}'", open.number)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn at_one_screen_windows_pass_automatically_for_the_chosen_seat_and_kind() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    let browser = &player.browser;
    player.initial_table("marauders-base", "Anna", &[("blue", "here")], &[]).await?;
    browser.until("document.querySelector('.curtain, #table')").await?;

    // Nothing is ticked: a window waits.
    let first = next_window(browser).await?;
    assert!(!first.is_ticked && stays_open(browser, &first).await?, "{first:?}");
    browser.picture("window").await?;
    // If ticked, it passes, but not at once, so that it looks like a player who thinks.
    browser.run(HELD).await?;
    browser.click("#offers [data-autopass]").await?;
    passes(browser, &first).await?;
    assert_eq!(browser.run("return sessionStorage.getItem('held')").await?, "true", "it passes after a pause only");

    // From here on each window of this seat and kind passes, and no other.
    let (mut passed, mut of_other_seat, mut of_other_kind) = (0, 0, 0);
    for _ in 0..120 {
        let open = next_window(browser).await?;
        let (is_seat, is_kind) = (open.seat == first.seat, open.kind == first.kind);
        assert_eq!(open.is_ticked, is_seat && is_kind, "{open:?} after {first:?}");
        if open.is_ticked {
            passes(browser, &open).await?;
            passed += 1;
        } else {
            let others = if is_seat { &mut of_other_kind } else { &mut of_other_seat };
            if *others == 0 {
                assert!(stays_open(browser, &open).await?, "{open:?} passes although only {first:?} was ticked");
            }
            *others += 1;
            pass_by_hand(browser).await?;
        }
        if passed >= 2 && of_other_seat > 0 && of_other_kind > 0 {
            break;
        }
    }
    assert!(passed >= 2 && of_other_seat > 0 && of_other_kind > 0, "{passed} {of_other_seat} {of_other_kind}");

    // The tick taken away in a window, before the pause is over: it stays open.
    loop {
        let open = next_window(browser).await?;
        if !open.is_ticked {
            pass_by_hand(browser).await?;
            continue;
        }
        browser.run("document.querySelector('#offers [data-autopass]').click()").await?;
        assert!(stays_open(browser, &open).await?, "{open:?} passes although the tick is gone");
        break;
    }
    // All kinds at once, from the menu.
    browser.run("document.querySelector('.bar-tools [data-autopass]').click()").await?;
    let ticked = "[...document.querySelectorAll('[data-autopass]')].every((box) => box.checked)";
    browser.until(ticked).await?;
    browser.run("document.querySelector('.bar-tools details.menu').open = true; document.querySelector('.autopass-kinds').open = true").await?;
    browser.picture("windows-menu").await?;
    player.browser.close().await
}
