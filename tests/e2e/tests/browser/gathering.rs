//! Three browsers at once, from an empty lobby to a game that goes on after a player has left.

use crate::{access, player::Player};
use serde_json::json;
use wardroom_e2e::{Kind, Result, TestServer};

/// Opens a chair's menu and presses something of it.
async fn change_chair(player: &Player, seat: &str, value: &str) -> Result {
    let menu = format!(".chair-menu:has(input[name=seat][value={seat}])");
    player.browser.click(&format!("{menu} > summary")).await?;
    player.browser.click(&format!("{menu} button[value='{value}']")).await
}

/// Opens the menu of the table, says that they must leave, and that they are sure.
async fn leave_the_table(player: &Player) -> Result {
    player.browser.click(".bar-tools > details.menu > summary").await?;
    player.browser.click("#talk details.sure:has(form[action$='/leave']) > summary").await?;
    player.browser.click("#talk form[action$='/leave'] button").await?;
    player.browser.run("document.querySelector('.bar-tools > details.menu').open = false").await.map(|_| ())
}

async fn is_seated(player: &Player, seat: &str) -> Result {
    player.browser.until(&format!("document.querySelector('form.contribute input[name=seat][value={seat}]')")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn three_browsers_meet_change_seats_play_and_go_on_without_one() -> Result {
    let server = TestServer::open().await?;
    let host = Player::arrive(&server, Kind::Desktop).await?;
    let onlooker = Player::arrive(&server, Kind::Desktop).await?;
    onlooker.browser.run("window.untouched = true").await?;

    // A table with a clock and rules of its own, public, one chair for a friend.
    host.turn_to("turning-tides", "base").await?;
    let paper = "#make-turning-tides-base";
    host.choose(paper, &[("moved_cannon_keeps_side", "on"), ("promotion_takes_initiative", "off")]).await?;
    host.browser.find(&format!("{paper} input[name=name]")).await?.send_keys("Roset").await?;
    host.browser.click(&format!("{paper} label[for$=pace-live]")).await?;
    let is_shown = |kind: &str| format!("document.querySelector('{paper} [data-pace={kind}]').checkVisibility()");
    assert_eq!(host.browser.run(&format!("return {} && !{}", is_shown("free"), is_shown("added"))).await?, true);
    host.browser.click(&format!("{paper} label[for$=seconds-are-added]")).await?;
    assert_eq!(host.browser.run(&format!("return !{} && {}", is_shown("free"), is_shown("added"))).await?, true);
    host.browser.find(&format!("{paper} select[name='holder.gold']")).await?.select_by_value("open").await?;
    host.browser.click(&format!("{paper} input[name=public][type=checkbox]")).await?;
    access::check(&host.browser, "making a table").await?;
    host.browser.picture("make-pace").await?;
    host.browser.click(&format!("{paper} .btn--go")).await?;
    let first = host.invitation().await?;
    // The server is reached on this computer only, and says so.
    assert!(host.browser.text(".local-only").await?.contains("--public-url"));
    assert_eq!(host.browser.run("return document.querySelectorAll('.invite-code').length").await?, 0);
    host.browser.picture("gathering-host").await?;
    access::check(&host.browser, "gathering").await?;

    // A visitor comes by the link and is asked to leave; the old link is void.
    let stranger = Player::come_by(&server, Kind::Desktop, &first, "Stranger").await?;
    is_seated(&stranger, "gold").await?;
    host.browser.until("document.querySelector('#chairs').textContent.includes('Stranger')").await?;
    change_chair(&host, "gold", "open").await?;
    host.browser.until("!document.querySelector('#chairs')?.textContent.includes('Stranger')").await?;
    let second = host.invitation().await?;
    assert_ne!(first, second, "a new link");
    // The page that they have open tells them, and those who listen too.
    let told = "The host has given your seat to another person.";
    stranger
        .browser
        .until(&format!(
            "document.querySelector('.shown-out') && document.getElementById('announce').textContent.includes('{told}')"
        ))
        .await?;
    assert!(stranger.browser.text(".shown-out").await?.contains(told));
    access::check(&stranger.browser, "asked to leave").await?;
    stranger.browser.picture("shown-out").await?;
    stranger.browser.go(&first).await?;
    stranger.browser.until("document.querySelector('.lost')").await?;
    stranger.browser.close().await?;

    // A friend with a phone comes by the new one, the host changes places with them, both are ready.
    let guest = Player::come_by(&server, Kind::Phone, &second, "Lotte").await?;
    is_seated(&guest, "gold").await?;
    // A page calls to other tables, never to the one that it shows.
    let calls =
        "const { hidden, dataset } = document.getElementById('elsewhere'); return [hidden, dataset.ask ?? null]";
    assert_eq!(guest.browser.run(calls).await?, json!([true, null]));
    guest.browser.picture("gathering-phone").await?;
    // They read what was agreed before they say that they are ready.
    guest.browser.until("document.querySelector('form.contribute > .btn--go')").await?;
    let brief = "Promotion takes the bell: no · A moved cannon keeps its side: yes";
    assert_eq!(guest.browser.text(".gather-changed").await?, brief);
    let agreed = "return [...document.querySelectorAll('.agreed > div')].map((one) => [one.querySelector('dt').textContent, one.querySelector('b').textContent, one.classList.contains('is-changed')])";
    let all = json!([
        ["Promotion takes the bell", "no", true],
        ["A moved cannon keeps its side", "yes", true],
        ["Move and Navigate on one level", "no", false],
        ["Offers to surrender per turn", "1", false],
        ["Last round", "0", false]
    ]);
    assert_eq!(guest.browser.run(agreed).await?, all);
    guest.browser.run("document.querySelector('.agreed').scrollIntoView({ block: 'center' })").await?;
    guest.browser.picture("agreed-phone").await?;
    access::check(&guest.browser, "gathering on a phone").await?;
    host.browser.until("document.querySelector('#chairs').textContent.includes('Lotte')").await?;
    change_chair(&host, "gold", "silver").await?;
    is_seated(&guest, "silver").await?;
    is_seated(&host, "gold").await?;
    for player in [&host, &guest] {
        player.browser.click("form.contribute > .btn--go").await?;
    }
    for player in [&host, &guest] {
        player
            .browser
            .until("document.querySelector('#table #walk button') && document.querySelector('#clocks .is-running')")
            .await?;
    }
    let label = host.browser.run("return document.querySelector('#clocks').getAttribute('aria-label')").await?;
    assert_eq!(label, "Clocks: 30 min, 30 s added");
    // The third browser sees it without a reload.
    onlooker.browser.until("document.querySelector('#running')?.textContent.includes('Roset')").await?;
    assert_eq!(onlooker.browser.run("return window.untouched === true").await?, true, "the page followed by itself");
    onlooker.browser.picture("lobby").await?;
    access::check(&onlooker.browser, "the lobby").await?;
    // The clocks run, on both screens.
    for player in [&host, &guest] {
        let faces = "[...document.querySelectorAll('#clocks .is-running .clock-time')].map((face) => face.textContent)";
        let before = player.browser.run(&format!("return JSON.stringify({faces})")).await?;
        player.browser.until(&format!("JSON.stringify({faces}) !== {before}")).await?;
    }
    host.browser.picture("clocks").await?;
    guest.browser.picture("clocks-phone").await?;
    access::check(&guest.browser, "a table with clocks on a phone").await?;
    // And what was agreed can still be read.
    for (player, picture) in [(&host, "agreed-menu"), (&guest, "agreed-menu-phone")] {
        player.browser.click(".bar-tools > details.menu > summary").await?;
        player.browser.click(".agreement > summary").await?;
        assert_eq!(player.browser.run(agreed).await?, all);
        player.browser.run("document.querySelector('.agreement').scrollIntoView()").await?;
        player.browser.picture(picture).await?;
        access::check(&player.browser, "what was agreed, in play").await?;
        player.browser.run("document.querySelector('.bar-tools > details.menu').open = false").await?;
    }

    host.play_on(7).await?;
    guest.play_on(11).await?;
    host.browser.until("document.querySelectorAll('#log-lines > li').length > 8").await?;
    guest.pause().await?;

    // The guest must leave; the host lets a bot sail on, and the game goes on.
    guest.browser.until("!document.querySelector('#walk[aria-busy=true]')").await?;
    leave_the_table(&guest).await?;
    host.browser.until("document.querySelector('.away button[value=\"bot:easy\"]')").await?;
    // Their page is still open, and yet they are not here.
    host.browser.until("document.querySelector('.companion.is-away')?.textContent.includes('Lotte')").await?;
    host.browser.picture("away").await?;
    let cut = "const send = document.querySelector('#chat-say button').getBoundingClientRect(); return send.right <= innerWidth && send.width > 30";
    assert_eq!(host.browser.run(cut).await?, true, "the talk's button is cut off");
    access::check(&host.browser, "a player is away").await?;
    guest.browser.until("document.querySelector('.away form[action$=\"/back\"] button')").await?;
    host.browser.click(".away button[value='bot:easy']").await?;
    host.browser.until("document.querySelector('#clocks .clock-bot')").await?;
    host.browser.until("document.querySelector('.companion.is-bot')?.textContent.includes('Lotte')").await?;
    let lines = host.lines().await?;
    host.browser.until(&format!("document.querySelectorAll('#log-lines > li').length > {}", lines + 6)).await?;
    host.pause().await?;
    guest.browser.until("document.querySelector('.away')?.textContent.includes('A bot is playing for you')").await?;
    guest.browser.picture("stood-in-phone").await?;

    // Back at the helm.
    // The bot plays on meanwhile, so the button may be laid anew while it is pressed.
    let is_back = "return !document.querySelector('.away')";
    for _ in 0..5 {
        if guest.browser.run(is_back).await? == false {
            guest.browser.run("document.querySelector(\".away form[action$='/back'] button\")?.click()").await?;
            tokio::time::sleep(std::time::Duration::from_secs(1)).await;
        }
    }
    guest.browser.until("!document.querySelector('.away') && !document.querySelector('#clocks .clock-bot')").await?;
    host.browser.until("document.querySelectorAll('.companion.is-here').length === 2").await?;
    guest.play_on(13).await?;
    host.play_on(17).await?;
    let lines = guest.lines().await?;
    guest.browser.until(&format!("document.querySelectorAll('#log-lines > li').length > {}", lines + 4)).await?;
    let sideways = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
    assert_eq!(guest.browser.run(sideways).await?, 0, "the page scrolls sideways");
    // Another table, whose sky is wider than usual: its page tells it, and so does every list.
    host.pause().await?;
    host.browser.go(&server.url("/")).await?;
    host.turn_to("efemeris", "duel-expert").await?;
    host.choose("#make-efemeris-duel-expert", &[("tiles", "27")]).await?;
    let other = host.browser.find("#make-efemeris-duel-expert select[name='holder.bellatrix']").await?;
    other.select_by_value("anyone").await?;
    host.browser.click("#make-efemeris-duel-expert .btn--go").await?;
    host.browser.until("location.pathname.startsWith('/t/')").await?;
    assert_eq!(host.browser.text(".gather-changed").await?, "Tiles of the firmament: 27");
    onlooker.browser.until("document.querySelector('#open .row-agreed')").await?;
    assert_eq!(onlooker.browser.text("#open .row-agreed").await?, "Tiles of the firmament: 27");
    onlooker.browser.run("document.getElementById('open').scrollIntoView()").await?;
    onlooker.browser.picture("lobby-agreed").await?;
    for player in [host, guest, onlooker] {
        assert_eq!(player.faults().await?, Vec::<String>::new());
        player.browser.close().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_in_german_the_lobby_and_the_dialog_fit() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Phone).await?;
    player.browser.run("document.querySelector('form[action=\"/language\"] button').click()").await?;
    player.browser.until("document.documentElement.lang === 'de'").await?;
    // The theme is set before the page is opened: a folded part would fade from the light colours only when it is shown.
    player.browser.run("document.cookie = 'theme=dark; path=/'").await?;
    player.browser.go(&server.url("/")).await?;
    player.browser.picture("lobby-phone-dark").await?;
    let sideways = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
    assert_eq!(player.browser.run(sideways).await?, 0, "the lobby scrolls sideways");
    player.browser.run("location.hash = '#make-ahoy-base'").await?;
    player.browser.until("document.querySelector('#make-ahoy-base .pace')").await?;
    let other = player.browser.find("#make-ahoy-base select[name='holder.union']").await?;
    other.select_by_value("here").await?;
    player.browser.until("document.querySelector('#make-ahoy-base [name=\"called.union\"]').checkVisibility()").await?;
    player.browser.picture("make-here-phone-dark").await?;
    player.browser.run("document.querySelector('#make-ahoy-base input[value=days]').click()").await?;
    player.browser.run("document.querySelector('#make-ahoy-base .pace').scrollIntoView()").await?;
    player.browser.picture("make-phone-dark").await?;
    access::check(&player.browser, "making a table on a phone").await?;
    assert_eq!(player.browser.run(sideways).await?, 0, "the paper scrolls sideways");
    player.browser.close().await
}
