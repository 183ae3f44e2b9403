//! Whole rounds by keyboard alone: whatever is asked can be answered by keys, and the focus never gets lost.

use crate::{accessibility::walk_to, player::Player};
use serde_json::Value;
use std::{
    collections::BTreeSet,
    time::{Duration, Instant},
};
use tokio::time::sleep;
use wardroom_e2e::{Browser, Kind, Result, TestServer};

const TAB: &str = "\u{e004}";
pub(crate) const ENTER: &str = "\u{e007}";
pub(crate) const ESCAPE: &str = "\u{e00c}";
const LEFT: &str = "\u{e012}";
const UP: &str = "\u{e013}";
const RIGHT: &str = "\u{e014}";
const DOWN: &str = "\u{e015}";

/// What a player at the keyboard meets: the question and its number, how many buttons there are, whether one of them is likely
/// and has the focus, and the round. Nothing while others are to answer.
const MET: &str = "const walk = document.querySelector('#walk:not([aria-busy=true])'), form = document.getElementById('answers');
    // What was answered under seal may be changed until the others have answered; this player does not.
    if (!walk || !form || form.elements.seq.value === window.answered) return null;
    const buttons = [...walk.querySelectorAll('.btn:not(.btn--quiet)')];
    const held = document.activeElement;
    return [form.elements.seq.value, document.getElementById('question').firstChild.textContent, buttons.length, Boolean(walk.querySelector('.btn--go')),
      held.matches('#walk .btn--go'), Number(document.getElementById('state').textContent.match(/\\d+/)?.[0] ?? 0), Boolean(held.closest('#walk')), held.matches('#walk .btn') && buttons.indexOf(held)];";

/// Keys for what is met; digits give the first nine answers, Tab leads to those beyond.
fn keys(met: &Value, luck: usize) -> String {
    let count = met[2].as_u64().and_then(|count| usize::try_from(count).ok()).unwrap_or_default();
    let focus = met[7].as_u64().and_then(|at| usize::try_from(at).ok());
    match (met[4] == true, met[3] == true, focus) {
        (true, ..) => ENTER.into(),
        (false, true, _) => "1".into(),
        (false, false, Some(focus)) if count > 9 && luck.is_multiple_of(3) => TAB.repeat(count - 1 - focus) + ENTER,
        (false, false, _) => (1 + luck % count.clamp(1, 9)).to_string(),
    }
}

/// Counts touches, and notes which question was answered last.
const NOTE: &str = "window.touched = 0;
    addEventListener('pointerdown', () => touched++, true);
    let was = false;
    new MutationObserver(() => {
      const is = Boolean(document.querySelector('#walk[aria-busy=true]'));
      // The next question may be there before the answer's reply is: that one is not answered.
      if (is && !was) window.answered = document.querySelector('#answers [name=seq]')?.value;
      was = is;
    }).observe(document.getElementById('table'), { subtree: true, attributes: true, attributeFilter: ['aria-busy'] });";

/// Plays until no seat is asked any more.
pub(crate) async fn play_to_the_end(player: &Player) -> Result {
    play_until(player, u64::MAX).await?;
    assert!(player.is_over().await?, "the game goes on");
    Ok(())
}

/// Plays until a round begins or the game is over; how many answers were given, and to how many different questions.
async fn play_until(player: &Player, round: u64) -> Result<(usize, BTreeSet<String>)> {
    let browser = &player.browser;
    browser.run(NOTE).await?;
    walk_to(browser, "#walk .btn").await?;
    let (mut asked, mut questions, mut last, mut strayed, mut since) =
        (0, BTreeSet::new(), Value::Null, 0, Instant::now());
    for luck in 0.. {
        assert!(since.elapsed() < Duration::from_secs(20), "keys lead nowhere:\n{}", browser.text("#offers").await?);
        let met = browser.run(MET).await?;
        if met.is_null() || met[2] == 0 {
            if player.is_over().await? {
                break;
            }
            sleep(Duration::from_millis(20)).await;
            continue;
        }
        if met[5].as_u64() >= Some(round) {
            break;
        }
        if met[0] != last {
            (asked, last, since) = (asked + 1, met[0].clone(), Instant::now());
            questions.extend(met[1].as_str().map(|question| question.trim().to_owned()));
            strayed += usize::from(met[6] != true);
        }
        browser.press(&keys(&met, luck)).await?;
    }
    assert_eq!(browser.run("return touched").await?, 0, "by keyboard alone");
    assert_eq!(strayed, 0, "so many of {asked} questions were not in the focus");
    Ok((asked, questions))
}

async fn whole_rounds(paper: &str, other: &str, rounds: u64, [answers, kinds]: [usize; 2]) -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    player.initial_table(paper, "Roset", &[(other, "bot:easy")], &[]).await?;
    player.browser.until("document.querySelector('#table #walk button')").await?;
    let (asked, questions) = play_until(&player, rounds + 1).await?;
    assert!(asked >= answers && questions.len() >= kinds, "{paper}: {asked} answers to {questions:#?}");
    assert_eq!(player.faults().await?, Vec::<String>::new());
    player.browser.picture(&format!("keyboard-{paper}")).await?;
    player.browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_round_of_ahoy_is_played_by_keyboard_alone() -> Result {
    whole_rounds("ahoy-base", "union", 2, [14, 6]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_rounds_of_merchants_and_marauders_are_played_by_keyboard_alone() -> Result {
    whole_rounds("marauders-base", "blue", 8, [14, 6]).await
}

/// The thing on the table that has the focus: its token, where its middle is, whether it is offered and picked, and how many
/// things are stops of the Tab key.
const HELD: &str = "const thing = document.activeElement.closest('#table [data-token]');
    if (!thing) return null;
    const { left, top, width, height } = thing.getBoundingClientRect();
    const stops = [...document.querySelectorAll('#table [data-token]')].filter((other) => other.getClientRects().length && other.tabIndex === 0);
    return [thing.dataset.token, left + width / 2, top + height / 2, thing.classList.contains('offered'), thing.getAttribute('aria-pressed') === 'true', stops.length];";

/// Arrows go from thing to thing, and what was reached is picked by Enter and let go by Escape.
#[tokio::test(flavor = "multi_thread")]
async fn at_every_table_arrows_and_enter_reach_a_thing_escape_goes_back_and_a_question_mark_helps() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    let browser = &player.browser;
    let mut let_go = 0;
    for game in ["turning-tides", "ahoy", "efemeris", "marauders"] {
        browser.go(&server.url("/")).await?;
        browser.click(&format!("form[action='/play-now']:has([value='{game}']) button")).await?;
        browser.until("document.querySelector('#walk .btn') && document.querySelector('#table .offered')").await?;
        browser.run("window.touched = 0; addEventListener('pointerdown', () => touched++, true)").await?;
        to_the_table(browser).await?;
        let first = browser.run(HELD).await?;
        assert_eq!(first[3], true, "{game}: {first} is not offered");
        let_go += usize::from(pick(browser).await?);
        to_the_table(browser).await?;
        // Every arrow leads on in its direction, as far as something lies there.
        let mut ways = 0;
        for (arrow, part, sign) in [(RIGHT, 1, 1.0), (DOWN, 2, 1.0), (LEFT, 1, -1.0), (UP, 2, -1.0)] {
            let from = browser.run(HELD).await?;
            browser.press(arrow).await?;
            let to = browser.run(HELD).await?;
            assert_eq!(to[5], 1, "{game}: one thing is a stop of the Tab key");
            // Two dice may show the same: the place tells whether it is another.
            if from[1] != to[1] || from[2] != to[2] {
                let step = (to[part].as_f64().unwrap_or_default() - from[part].as_f64().unwrap_or_default()) * sign;
                assert!(step > 0.0, "{game}: from {from} to {to}");
                ways += 1;
            }
        }
        assert!(ways >= 2, "{game}: arrows led on {ways} times only");
        browser.press("?").await?;
        browser.until("document.querySelector('#help:target')").await?;
        browser.press(ESCAPE).await?;
        browser.until("!document.querySelector('#help:target')").await?;
        assert_eq!(browser.run("return touched").await?, 0, "{game}: by keyboard alone");
    }
    assert!(let_go >= 3, "in {let_go} games only a pick waited for more");
    slide(browser).await?;
    player.browser.close().await
}

/// Speech input writes letters that are not meant as commands: letter keys can be switched off, and stay off.
#[tokio::test(flavor = "multi_thread")]
async fn letter_keys_can_be_switched_off_and_the_browser_keeps_the_setting() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    let browser = &player.browser;
    browser.click("form[action='/play-now']:has([value='ahoy']) button").await?;
    let ready = "document.querySelector('#walk:not([aria-busy=true]) .btn')";
    browser.until(ready).await?;
    let ticked = |is: bool| format!("document.querySelector('[data-letter-keys]').checked === {is}");
    browser.until(&ticked(true)).await?;
    switch(browser).await?;
    let picked =
        "return document.querySelector('#path').textContent + document.querySelector('#answers [name=seq]').value";
    for _ in 0..2 {
        let before = browser.run(picked).await?;
        browser.press("1u?").await?;
        assert!(!browser.has("#help:target").await?, "a question mark is none");
        assert_eq!(browser.run(picked).await?, before, "a digit answers nothing");
        to_the_table(browser).await?;
        browser.client.refresh().await?;
        browser.until(ready).await?;
        browser.until(&ticked(false)).await?;
    }
    switch(browser).await?;
    browser.press("?").await?;
    browser.until("document.querySelector('#help:target')").await?;
    player.browser.close().await
}

/// Ticks what the menu says of letters and digits, or takes the tick away.
async fn switch(browser: &Browser) -> Result {
    browser.click(".bar-tools > details.menu > summary").await?;
    browser.click("[data-letter-keys]").await?;
    browser.picture("menu-letter-keys").await?;
    browser.press(ESCAPE).await?;
    browser.until("!document.querySelector('.bar-tools > details.menu').open").await?;
    browser.run("document.activeElement.blur()").await.map(|_| ())
}

/// From anywhere: the first arrow leads to a thing on the table. If the next question comes in between, it takes the focus: again.
async fn to_the_table(browser: &Browser) -> Result {
    for _ in 0..5 {
        browser
            .until("document.querySelector('#walk:not([aria-busy=true]) .btn') && document.querySelector('#table .offered')")
            .await?;
        browser.run("document.activeElement.blur()").await?;
        browser.press(RIGHT).await?;
        if !browser.run(HELD).await?.is_null() {
            return Ok(());
        }
    }
    Err("an arrow does not lead to the table".into())
}

/// Enter on a thing picks it, and Escape is a step back; but where nothing is left to pick, Enter is the answer.
async fn pick(browser: &Browser) -> Result<bool> {
    let asked = browser.run("return document.querySelector('#answers [name=seq]').value").await?;
    browser.press(ENTER).await?;
    // An answer that is on its way is picked, too.
    let is_picked = format!("(document.querySelector('#walk:not([aria-busy=true])') && (() => {{ {HELD} }})()?.[4])");
    browser.until(&format!("{is_picked} || document.querySelector('#answers [name=seq]')?.value !== {asked}")).await?;
    if browser.run(&format!("return Boolean({is_picked})")).await? != true {
        return Ok(false);
    }
    browser.until("document.querySelector('#path').textContent").await?;
    browser.press(ESCAPE).await?;
    browser.until("!document.querySelector('#path').textContent").await?;
    let held = browser.run(HELD).await?;
    assert_eq!((&held[3], &held[4]), (&Value::Bool(true), &Value::Bool(false)), "{held}");
    Ok(true)
}

/// A long row of amounts is a slider: arrows set it, it says what it stands at, Escape leads back from it, and its button gives
/// that answer. The offers are put into the page here; what is sent is caught on its way.
async fn slide(browser: &Browser) -> Result {
    browser
        .run(
            "const form = document.getElementById('answers'), deliver = window.fetch;
             window.fetch = (to, how) => (window.sent = how?.body?.get?.('answer')) ? Promise.resolve(Response.json({}, { status: 400 })) : deliver(to, how);
             form.querySelectorAll('button[name=answer]').forEach((button) => button.remove());
             const offer = (value, textContent, touches) => {
               const button = Object.assign(document.createElement('button'), { name: 'answer', value, textContent });
               button.dataset.touches = JSON.stringify(touches);
               form.append(button);
             };
             for (let gold = 1; gold <= 14; gold++) offer(`stash > deposit.${gold}`, `Deposit ${gold}`, ['Stash', `${gold} gold`]);
             offer('sail', 'Sail', ['Sail']);
             document.dispatchEvent(new Event('laid'));",
        )
        .await?;
    let slider = "#walk input[type=range]";
    let says = format!("document.querySelector('{slider}')?.getAttribute('aria-valuetext')");
    browser.press("1").await?;
    walk_to(browser, slider).await?;
    browser.press(&RIGHT.repeat(3)).await?;
    browser.until(&format!("{says} === 'Deposit 4'")).await?;
    browser.press(ESCAPE).await?;
    browser
        .until("document.activeElement.matches('#walk .btn') && document.activeElement.textContent === 'Stash'")
        .await?;
    browser.press(ENTER).await?;
    browser.until(&format!("{says} === 'Deposit 1' && document.activeElement.matches('#walk .slide .btn')")).await?;
    browser.press_with_shift(TAB).await?;
    browser.press(&RIGHT.repeat(6)).await?;
    browser.until(&format!("{says} === 'Deposit 7'")).await?;
    browser.press(LEFT).await?;
    browser.until(&format!("{says} === 'Deposit 6'")).await?;
    browser.picture("keyboard-slider").await?;
    browser.press(TAB).await?;
    browser.press(ENTER).await?;
    browser.until("window.sent === 'stash > deposit.6'").await
}

/// Two at two keyboards, from the start page to an answer, without a mouse.
#[tokio::test(flavor = "multi_thread")]
async fn two_meet_talk_and_play_by_keyboard_alone() -> Result {
    let server = TestServer::open().await?;
    let silver = Player::arrive(&server, Kind::Desktop).await?;
    let browser = &silver.browser;
    walk_to(browser, "a[href='#make-turning-tides-base']").await?;
    browser.press(ENTER).await?;
    let paper = "#make-turning-tides-base";
    walk_to(browser, &format!("{paper} input[name=name]")).await?;
    browser.press("Roset").await?;
    walk_to(browser, &format!("{paper} select[name='holder.gold']")).await?;
    let choice = "document.activeElement.value === 'open'";
    for _ in 0..8 {
        if browser.run(&format!("return {choice}")).await? == true {
            break;
        }
        browser.press(DOWN).await?;
    }
    browser.until(choice).await?;
    walk_to(browser, &format!("{paper} .btn--go")).await?;
    browser.press(ENTER).await?;
    let invitation = silver.invitation().await?;

    let gold = Player::arrive(&server, Kind::Desktop).await?;
    gold.browser.go(&invitation).await?;
    walk_to(&gold.browser, "form.place-sit input[name=name]").await?;
    gold.browser.press("Lotte").await?;
    walk_to(&gold.browser, "form.place-sit button").await?;
    gold.browser.press(ENTER).await?;
    for player in [&silver, &gold] {
        player.browser.until("document.querySelector('#table, form.contribute button')").await?;
        // It is sent by itself after a while.
        let is_there = "return document.activeElement.matches('form.contribute button')";
        if player.browser.has("form.contribute button").await?
            && walk_to(&player.browser, "form.contribute button, #walk .btn").await.is_ok()
            && player.browser.run(is_there).await? == true
        {
            player.browser.press(ENTER).await?;
        }
    }
    for player in [&silver, &gold] {
        player.browser.until("document.querySelector('#walk .btn')").await?;
        player.browser.run("window.touched = 0; addEventListener('pointerdown', () => touched++, true)").await?;
    }
    walk_to(browser, "#chat-text").await?;
    browser.press(&format!("Ahoy there{ENTER}")).await?;
    gold.browser.until("document.getElementById('chat-lines').textContent.includes('Ahoy there')").await?;

    // Both answer, and the logbook tells of it.
    walk_to(browser, "#walk .btn").await?;
    let lines = gold.lines().await?;
    for player in [&silver, &gold] {
        player.browser.press("1").await?;
    }
    gold.browser.until(&format!("document.querySelectorAll('#log-lines > li').length > {lines}")).await?;
    for player in [silver, gold] {
        assert_eq!(player.browser.run("return touched").await?, 0, "by keyboard alone");
        player.browser.close().await?;
    }
    Ok(())
}
