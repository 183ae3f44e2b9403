//! What of a game leaves the page: pictures of a moment, and the record, which comes into another browser and is played on.

use crate::{
    offers_and_surrender::say,
    player::Player,
    replay::upload,
    replay_privacy::{address, see_as},
};
use serde_json::json;
use std::{
    fs,
    path::{Path, PathBuf},
    time::Duration,
};
use tokio::time::sleep;
use wardroom_e2e::{Browser, Kind, Result, TestServer};

/// The board of a moment is an image by itself, drawn and painted; what is drawn needs nothing that the server forbids.
#[tokio::test(flavor = "multi_thread")]
async fn the_pictures_of_a_moment_open_as_images() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    let browser = &player.browser;
    upload(browser, &server, "ahoy/rules/tests/records/2-union.record").await?;
    browser.run("document.querySelector('[data-step=last]').click()").await?;
    browser.until("!document.querySelector('[data-step=last]')").await?;
    let drawn = address(browser, ".replay-share a[href*='.svg']").await?;
    let painted = address(browser, ".replay-share a[href*='.png']").await?;
    browser.go(&painted).await?;
    let size =
        "return document.images.length === 1 && [document.images[0].naturalWidth, document.images[0].naturalHeight]";
    let size = browser.run(size).await?;
    assert!(size[0].as_u64() > Some(300) && size[1].as_u64() > Some(300), "{size} at {painted}");
    browser.picture("hindsight-png").await?;
    browser.go(&drawn).await?;
    let shapes = "return document.documentElement.nodeName === 'svg' ? document.querySelectorAll('path, rect, use, circle').length : 0";
    let shapes = browser.run(shapes).await?.as_u64().unwrap_or_default();
    assert!(shapes > 100, "{shapes} shapes at {drawn}");
    browser.picture("hindsight-svg").await?;
    // An image has no icon of its own, so Chromium asks for one.
    let complaints = browser.complaints().await?.into_iter().filter(|complaint| !complaint.contains("favicon.ico"));
    assert_eq!(complaints.collect::<Vec<_>>(), Vec::<String>::new());
    player.browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_kept_by_its_link_and_played_on_in_another_browser() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    player.make_table("intro", "Roset", "bot:easy").await?;
    player.browser.until("document.querySelector('#table #walk button')").await?;
    player.play_on(7).await?;
    player.browser.until("document.querySelectorAll('#log-lines > li').length > 16").await?;
    player.pause().await?;
    say(&player.browser, "offer surrender").await?;
    player.browser.until("document.querySelector('#end .proof')").await?;
    let folder = tempfile::tempdir()?;
    let file = download(&player.browser, "#end a[href$='/record']", folder.path()).await?;
    let record = fs::read_to_string(&file)?;
    assert!(record.starts_with("game: turning-tides") && record.contains("\nplayer: Roset\n"), "{record}");
    assert!(record.contains("~ silver: offer surrender\n") && record.contains("! outcome: "), "{record}");

    // A friend has the file, and no other way to the game.
    let friend = Player::arrive(&server, Kind::Phone).await?;
    upload(&friend.browser, &server, &file.to_string_lossy()).await?;
    see_as(&friend.browser, "gold").await?;
    for moment in ["1", "2", "3"] {
        friend.browser.run("document.querySelector('[data-step=next]').click()").await?;
        friend.browser.until(&format!("document.getElementById('moment').value === '{moment}'")).await?;
    }
    let told = "[...document.querySelectorAll('#log-lines > li')].map((line) => line.textContent)";
    let before = friend.browser.run(&format!("return {told}")).await?;
    let lines = before.as_array().map(Vec::len).unwrap_or_default();
    friend.browser.run("document.querySelector('#play-on').open = true; document.querySelector('#play-on').scrollIntoView({ block: 'center' })").await?;
    friend.browser.picture("hindsight-play-on-phone").await?;
    friend.browser.click("#play-on button[name=seat][value=gold]").await?;
    friend.browser.until("document.querySelector('main[data-table] #walk button')").await?;
    assert_eq!(friend.browser.run("return document.getElementById('table').dataset.seatOfViewer").await?, "gold");
    // The new game begins with what happened before, and goes on from there.
    assert!(lines > 4, "{before}");
    assert_eq!(friend.browser.run(&format!("return {told}.slice(0, {lines})")).await?, before);
    friend.play_on(5).await?;
    friend.browser.until(&format!("{told}.length > {}", lines + 4)).await?;
    friend.pause().await?;
    for player in [player, friend] {
        assert_eq!(player.faults().await?, Vec::<String>::new());
        player.browser.close().await?;
    }
    Ok(())
}

/// Follows a link to a file as a person does; where the file is then.
async fn download(browser: &Browser, link: &str, folder: &Path) -> Result<PathBuf> {
    let behaviour = json!({"behavior": "allow", "downloadPath": folder});
    browser.devtools("Browser.setDownloadBehavior", behaviour).await?;
    browser.run("location.hash = 'end'").await?;
    browser.click(link).await?;
    for _ in 0..200 {
        let files = fs::read_dir(folder)?.filter_map(|file| Some(file.ok()?.path()));
        let is_whole = |file: &PathBuf| {
            let is_whole = !["crdownload", ".com.google"].iter().any(|part| file.to_string_lossy().contains(part));
            is_whole && fs::metadata(file).is_ok_and(|file| file.len() > 0)
        };
        if let Some(file) = files.into_iter().find(is_whole) {
            return Ok(file);
        }
        sleep(Duration::from_millis(50)).await;
    }
    Err(format!("`{link}` leaves no file").into())
}
