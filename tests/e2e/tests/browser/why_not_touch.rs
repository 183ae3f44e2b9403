//! Why not, by hand: what lies on a chart and is not offered now is touched where it is seen, by mouse and by finger.

use crate::{player::Player, pointer::press_at};
use serde_json::Value;
use wardroom_e2e::{Browser, Kind, Result, TestServer};

/// The first place of the chart at which a thing lies that no answer names: where it is, and the thing's token. Papers may lie over it.
const IN_VAIN: &str = "const frame = document.querySelector('[data-camera]').getBoundingClientRect();
    for (let down = 1; down < 24; down++) for (let right = 1; right < 24; right++) {
      const [x, y] = [Math.round(frame.left + (frame.width * right) / 24), Math.round(frame.top + (frame.height * down) / 24)];
      const thing = document.elementFromPoint(x, y)?.closest('[data-camera] [data-token]');
      if (thing && !thing.classList.contains('offered')) return [x, y, thing.dataset.token];
    }";
/// The reason stands in sight.
const IN_SIGHT: &str = "const { left, top, right, bottom } = document.querySelector('.why').getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight";

/// Answers until something on the chart can be touched in vain: before a game lies open, papers cover it.
async fn until_the_chart_is_open(player: &Player) -> Result<(i64, i64, String)> {
    for _ in 0..20 {
        let found = player.browser.run(IN_VAIN).await?;
        if let (Some(x), Some(y), Value::String(token)) = (found[0].as_i64(), found[1].as_i64(), &found[2]) {
            return Ok((x, y, token.clone()));
        }
        player.answer_once().await?;
    }
    Err(format!("everything is offered or covered:\n{}", player.browser.text("#offers").await?).into())
}

/// The rule that is said to stand against whatever lies there.
async fn rule_against(browser: &Browser, (x, y, token): (i64, i64, String)) -> Result<String> {
    press_at(browser, x, y).await?;
    browser.until("document.querySelector('.why a')").await?;
    let said = browser.text(".why p").await?;
    assert!(said.ends_with('.'), "{token} is told why in a sentence: {said}");
    assert_eq!(browser.run(IN_SIGHT).await?, true, "{token}: {said}");
    let rule = browser.run("return document.querySelector('.why a').hash.slice(1)").await?;
    rule.as_str()
        .filter(|rule| !rule.is_empty())
        .map(str::to_owned)
        .ok_or(format!("no rule against {token}: {said}").into())
}

async fn on_every_chart(kind: Kind) -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, kind).await?;
    let browser = &player.browser;
    for (game, prefix) in [("ahoy", "AH-"), ("efemeris", "EF-"), ("marauders", "MM-")] {
        browser.go(&server.url("/")).await?;
        browser.click(&format!("form[action='/play-now']:has([value='{game}']) button")).await?;
        browser.until("document.querySelector('#table #walk button')").await?;
        let thing = until_the_chart_is_open(&player).await?;
        // And another touch asks anew: by then the others may have answered, and something else may stand against it.
        for thing in [thing.clone(), thing] {
            let rule = rule_against(browser, thing.clone()).await?;
            assert!(rule.starts_with(prefix), "{game}: {rule} against {}", thing.2);
        }
        browser.picture(&format!("vain-{game}-{kind:?}")).await?;
        assert_eq!(browser.text("#path").await?, "", "nothing is picked by that");
        browser.press("\u{e00c}").await?;
        browser.until("!document.querySelector('.why')").await?;
    }
    assert_eq!(player.faults().await?, Vec::<String>::new());
    player.browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn on_every_chart_the_mouse_is_told_why_not() -> Result {
    on_every_chart(Kind::Desktop).await
}

#[tokio::test(flavor = "multi_thread")]
async fn on_every_chart_a_finger_is_told_why_not() -> Result {
    on_every_chart(Kind::Phone).await
}
