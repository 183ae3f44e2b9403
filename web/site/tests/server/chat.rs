//! The talk at a table: who hears whom, how much, how often, and that words are only words.

use crate::{
    streams::EventReader,
    test_server::{Guest, TestServer, two_at_a_table},
};
use reqwest::StatusCode;

async fn say(guest: &mut Guest, table: &str, text: &str) -> StatusCode {
    guest.fetch(&format!("/t/{table}/chat"), &[("text", text), ("name", "Ines")]).await.status
}

/// What the page of a table shows.
async fn page(guest: &mut Guest, table: &str) -> String {
    let page = guest.get(&format!("/t/{table}")).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    page.body
}

/// A public table of two that has begun.
async fn public_table(server: &TestServer) -> (Guest, Guest, String) {
    let (mut host, mut gold) = (server.guest(), server.guest());
    let table = host.make("me", "anyone").await;
    gold.post(&format!("/t/{table}/sit"), &[("seat", "gold"), ("name", "Gustav")]).await;
    host.contribute(&table, "silver").await;
    gold.contribute(&table, "gold").await;
    (host, gold, table)
}

/// The next gossip that brings new words.
async fn words(reader: &mut EventReader) -> String {
    for _ in 0..10 {
        let event = reader.next().await;
        let html = event.html("chat-lines") + &event.appended("chat-lines");
        if html.contains("chat-words") {
            return html;
        }
    }
    panic!("no message came");
}

#[tokio::test]
async fn players_talk_and_it_comes_by_the_stream_and_stays() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    let mut reader = EventReader::for_gossip(&mut gold, &format!("/t/{table}/stream?seat=gold")).await;
    assert_eq!(say(&mut silver, &table, "  a fair\n wind  ").await, StatusCode::OK);
    let heard = words(&mut reader).await;
    assert!(heard.contains("a fair wind") && heard.contains("<b>Lotte</b>"), "{heard}");
    say(&mut gold, &table, "and to you").await;
    let more = words(&mut reader).await;
    assert!(more.contains("and to you") && !more.contains("a fair wind"), "only what is new: {more}");
    let server = server.reopen().await;
    let shown = page(&mut silver.moved_to(&server), &table).await;
    assert!(shown.contains("a fair wind") && shown.contains("and to you"), "it is kept");
}

#[tokio::test]
async fn without_scripts_a_form_leads_back_to_the_talk() {
    let server = TestServer::open().await;
    let (mut silver, _, table) = two_at_a_table(&server).await;
    let reply = silver.post(&format!("/t/{table}/chat"), &[("seat", "silver"), ("text", "hello")]).await;
    assert_eq!((reply.status, &*reply.location), (StatusCode::SEE_OTHER, &*format!("/t/{table}?seat=silver#chat")));
}

/// The page to write from, as the link on this page of the table leads to it.
async fn page_to_write(guest: &mut Guest, shown: &str) -> (String, String) {
    let link = shown.split("<noscript><a class=\"chat-apart\" href=\"").nth(1).expect("a link, without scripts only");
    let path = link.split('"').next().unwrap().to_owned();
    let reply = guest.get(&path).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.body);
    (path, reply.body)
}

#[tokio::test]
async fn without_scripts_half_a_message_is_not_lost_because_the_page_to_write_from_stays() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = public_table(&server).await;
    // A page that waits, as a spectator's always does, is loaded again and again.
    let shown = page(&mut server.guest(), &table).await;
    assert!(shown.contains("http-equiv=\"refresh\""));
    let (path, written) = page_to_write(&mut server.guest(), &shown).await;
    assert_eq!(path, format!("/t/{table}/chat"));
    assert!(!written.contains("http-equiv=\"refresh\""), "it stays as it is");
    let shown = page(&mut gold, &table).await;
    say(&mut silver, &table, "a fair wind").await;
    let (path, written) = page_to_write(&mut gold, &shown).await;
    assert_eq!(path, format!("/t/{table}/chat?seat=gold"));
    assert!(!written.contains("http-equiv=\"refresh\""), "it stays as it is");
    assert!(written.contains("a fair wind"), "what was said can be read");
    let form = written.split("id=\"chat-say\"").nth(1).unwrap().split("</form>").next().unwrap();
    assert!(form.contains(&format!("action=\"/t/{table}/chat\"")) && form.contains("name=\"text\""), "{form}");
    assert!(form.contains("name=\"seat\" value=\"gold\"") && form.contains("method=\"post\""), "{form}");
    assert!(!written.contains("data-chat"), "with scripts, too, it is sent as a form and leads back");
    let sent = gold.post(&format!("/t/{table}/chat"), &[("seat", "gold"), ("text", "and to you")]).await;
    assert_eq!((sent.status, &*sent.location), (StatusCode::SEE_OTHER, &*format!("/t/{table}?seat=gold#chat")));
    gold.post("/language", &[("language", "de")]).await;
    assert!(gold.get(&path).await.body.contains("Zurück an den Tisch"));
}

#[tokio::test]
async fn the_chat_page_shows_what_its_reader_may_read() {
    let server = TestServer::open().await;
    let (mut silver, _, table) = two_at_a_table(&server).await;
    assert_eq!(silver.get(&format!("/t/{table}/chat?seat=gold")).await.status, StatusCode::FORBIDDEN);
    assert_eq!(silver.get(&format!("/t/{table}/chat?seat=bronze")).await.status, StatusCode::BAD_REQUEST);
    assert_eq!(server.guest().get(&format!("/t/{table}/chat?seat=silver")).await.status, StatusCode::FORBIDDEN);
    let (mut host, _, table) = public_table(&server).await;
    let mut ines = server.guest();
    say(&mut ines, &table, "gold has nothing").await;
    assert!(!host.get(&format!("/t/{table}/chat")).await.body.contains("gold has nothing"));
    let shown = page(&mut server.guest(), &table).await;
    let (_, written) = page_to_write(&mut server.guest(), &shown).await;
    assert!(
        written.contains("gold has nothing") && written.contains("name=\"name\""),
        "a person without a name gives one"
    );
    host.fetch(&format!("/t/{table}/gallery"), &[("gallery", "closed")]).await;
    let shown = page(&mut ines, &table).await;
    assert!(!shown.contains("chat-apart"), "if the chat is closed nothing leads there");
}

/// The numbers of the lines as this page has them.
fn numbers(page: &str) -> Vec<u32> {
    page.split(" id=\"chat-").skip(1).filter_map(|rest| rest.split('"').next()?.parse().ok()).collect()
}

#[tokio::test]
async fn numbers_have_no_gaps_that_tell_what_others_say() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = public_table(&server).await;
    let (_, mut elsewhere, other) = public_table(&server).await;
    let mut ines = server.guest();
    let mut reader = EventReader::for_gossip(&mut gold, &format!("/t/{table}/stream?seat=gold")).await;
    say(&mut silver, &table, "a fair wind").await;
    for text in ["gold has nothing", "nor has silver"] {
        say(&mut ines, &table, text).await;
    }
    say(&mut elsewhere, &other, "ahoy").await;
    assert!(words(&mut reader).await.contains("id=\"chat-1\""));
    say(&mut silver, &table, "and a calm sea").await;
    let more = words(&mut reader).await;
    assert!(more.contains("id=\"chat-2\"") && more.contains("and a calm sea"), "{more}");
    for guest in [&mut silver, &mut gold] {
        assert_eq!(numbers(&page(guest, &table).await), [1, 2]);
    }
    assert_eq!(numbers(&page(&mut ines, &table).await), [1, 2, 3, 4], "she hears it all");
    crate::test_server::surrender(&mut silver, &mut gold, &table).await;
    assert_eq!(numbers(&page(&mut silver, &table).await), [1, 2, 3, 4], "and so do they after the end");
    let server = server.reopen().await;
    assert_eq!(numbers(&page(&mut ines.moved_to(&server), &table).await), [1, 2, 3, 4]);
}

#[tokio::test]
async fn before_the_start_players_and_visitors_hear_each_other() {
    let server = TestServer::open().await;
    let (mut host, mut gold, mut ines) = (server.guest(), server.guest(), server.guest());
    let table = host.make("me", "anyone").await;
    gold.post(&format!("/t/{table}/sit"), &[("seat", "gold"), ("name", "Gustav")]).await;
    let mut reader = EventReader::for_gossip(&mut host, &format!("/t/{table}/stream")).await;
    assert_eq!(say(&mut ines, &table, "may I watch?").await, StatusCode::OK);
    assert!(words(&mut reader).await.contains("may I watch?"), "nothing is hidden yet");
    assert!(page(&mut gold, &table).await.contains("may I watch?"));
    assert!(page(&mut ines, &table).await.contains("The players hear you."));
    host.contribute(&table, "silver").await;
    gold.contribute(&table, "gold").await;
    assert!(!page(&mut gold, &table).await.contains("may I watch?"), "from now on they are apart");
    assert!(page(&mut ines, &table).await.contains("The players do not hear you until the game is over."));
}

#[tokio::test]
async fn players_do_not_hear_the_gallery_before_the_end() {
    let server = TestServer::open().await;
    let (mut host, mut gold, table) = public_table(&server).await;
    let (mut ines, mut tom) = (server.guest(), server.guest());
    let mut readers = [
        EventReader::for_gossip(&mut host, &format!("/t/{table}/stream?seat=silver")).await,
        EventReader::for_gossip(&mut tom, &format!("/t/{table}/stream")).await,
    ];
    // All have it open, so that no new page brings the messages along.
    let _gold = EventReader::open(&mut gold, &format!("/t/{table}/stream?seat=gold")).await;
    assert_eq!(say(&mut ines, &table, "gold has nothing").await, StatusCode::OK);
    assert!(words(&mut readers[1]).await.contains("gold has nothing"), "onlookers hear each other");
    say(&mut gold, &table, "good rng").await;
    let heard = words(&mut readers[0]).await;
    assert!(heard.contains("good rng") && !heard.contains("gold has nothing"), "{heard}");
    assert!(words(&mut readers[1]).await.contains("good rng"), "onlookers hear the players");
    for player in [&mut host, &mut gold] {
        for path in ["", "/replay", "?seat="] {
            let shown = player.get(&format!("/t/{table}{path}")).await.body;
            assert!(!shown.contains("gold has nothing"), "{path}");
        }
    }
    let reply = host.fetch(&format!("/t/{table}/say"), &[("seat", "silver"), ("word", "resign")]).await;
    let over = if reply.status == StatusCode::OK {
        reply
    } else {
        host.fetch(&format!("/t/{table}/say"), &[("seat", "silver"), ("word", "offer surrender")]).await;
        gold.fetch(&format!("/t/{table}/say"), &[("seat", "gold"), ("word", "accept surrender")]).await
    };
    assert_eq!(over.status, StatusCode::OK, "{}", over.body);
    assert!(words(&mut readers[0]).await.contains("gold has nothing"), "also on the page that is open");
    assert!(page(&mut host, &table).await.contains("gold has nothing"), "after the end the players read it");
}

#[tokio::test]
async fn the_host_opens_the_gallery_and_any_player_closes_it() {
    let server = TestServer::open().await;
    let (mut host, mut gold, table) = public_table(&server).await;
    let mut ines = server.guest();
    let path = format!("/t/{table}/gallery");
    assert_eq!(ines.fetch(&path, &[("gallery", "open")]).await.status, StatusCode::FORBIDDEN);
    say(&mut ines, &table, "I see").await;
    assert_eq!(ines.fetch(&path, &[("gallery", "closed")]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(gold.fetch(&path, &[("gallery", "open")]).await.status, StatusCode::FORBIDDEN, "only the host");
    assert_eq!(host.fetch(&path, &[("gallery", "open")]).await.status, StatusCode::OK);
    assert!(page(&mut gold, &table).await.contains("I see"));
    assert_eq!(gold.fetch(&path, &[("gallery", "closed")]).await.status, StatusCode::OK);
    let refused = ines.fetch(&format!("/t/{table}/chat"), &[("text", "hm")]).await;
    assert!(refused.status == StatusCode::FORBIDDEN && refused.body.contains("gallery-closed"), "{}", refused.body);
    assert!(!page(&mut gold, &table).await.contains("I see"));
    assert_eq!(host.fetch(&path, &[("gallery", "wide")]).await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn who_is_muted_is_not_heard_by_me_alone() {
    let server = TestServer::open().await;
    let (mut host, mut gold, table) = public_table(&server).await;
    let mut tom = server.guest();
    say(&mut gold, &table, "hurry up").await;
    let shown = page(&mut host, &table).await;
    assert!(shown.contains("hurry up") && shown.contains("Mute Gustav#"));
    let number = shown.split("name=\"number\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let mut reader = EventReader::for_gossip(&mut host, &format!("/t/{table}/stream?seat=silver")).await;
    assert!(words(&mut reader).await.contains("hurry up"));
    let mute = format!("/t/{table}/mute");
    assert_eq!(host.fetch(&mute, &[("number", &number), ("muted", "on")]).await.status, StatusCode::OK);
    let anew = loop {
        let event = reader.next().await;
        if event.ids().contains(&"chat-lines") {
            break event.html("chat-lines");
        }
    };
    assert!(!anew.contains("hurry up"), "{anew}");
    say(&mut gold, &table, "hello?").await;
    let shown = page(&mut host, &table).await;
    assert!(!shown.contains("hello?") && shown.contains("Unmute Gustav#"), "neither old nor new words");
    assert!(page(&mut tom, &table).await.contains("hello?"), "others hear them");
    host.fetch(&mute, &[("number", &number), ("muted", "off")]).await;
    assert!(page(&mut host, &table).await.contains("hello?"));
    for (number, muted) in [("x", "on"), (&*number, "perhaps"), ("99999999999999", "on")] {
        let refused = host.fetch(&mute, &[("number", number), ("muted", muted)]).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{number} {muted}");
    }
}

#[tokio::test]
async fn who_is_renamed_or_forgotten_is_so_wherever_they_spoke() {
    let server = TestServer::open().await;
    let (_, _, table) = public_table(&server).await;
    let (mut ines, mut tom) = (server.guest(), server.guest());
    say(&mut ines, &table, "gold has nothing").await;
    // An onlooker has no seat there by which the table would be found.
    let mut reader = EventReader::for_gossip(&mut tom, &format!("/t/{table}/stream")).await;
    assert!(words(&mut reader).await.contains("<b>Ines</b>"));
    ines.post("/name", &[("name", "Inga")]).await;
    let anew = words(&mut reader).await;
    assert!(anew.contains("<b>Inga</b>") && !anew.contains("Ines"), "{anew}");
    ines.post("/me/forget", &[]).await;
    let shown = page(&mut tom, &table).await;
    assert!(!shown.contains("gold has nothing") && !shown.contains("Inga"), "nothing of them is left");
    assert_eq!(reader.next().await.html("chat-lines").matches("chat-words").count(), 0, "on open pages too");
}

#[tokio::test]
async fn after_an_account_is_deleted_the_next_message_is_new_to_all() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = public_table(&server).await;
    let mut ines = server.guest();
    say(&mut silver, &table, "a fair wind").await;
    for text in ["gold has nothing", "nor has silver"] {
        say(&mut ines, &table, text).await;
    }
    say(&mut gold, &table, "and to you").await;
    let mut tom = server.guest();
    assert_eq!(numbers(&page(&mut tom, &table).await), [1, 2, 3, 4]);
    assert!(page(&mut tom, &table).await.contains("Mute Gustav#"));
    for gone in [&mut ines, &mut gold] {
        gone.post("/me/forget", &[]).await;
    }
    let shown = page(&mut tom, &table).await;
    assert_eq!(numbers(&shown), [1]);
    assert_eq!(shown.matches("Mute ").count(), 1, "only authors of messages can be muted");
    say(&mut silver, &table, "is anybody here?").await;
    // Pages tell by the number what they have not shown yet.
    assert_eq!(numbers(&page(&mut tom, &table).await), [1, 5]);
}

#[tokio::test]
async fn words_are_only_words() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    for text in ["<script>alert(1)</script>", "javascript:alert(1) https://example.org/", "\"><img src=x onerror=y>"] {
        assert_eq!(say(&mut silver, &table, text).await, StatusCode::OK);
    }
    say(&mut silver, &table, "left\u{202e}right\u{200b}").await;
    let shown = page(&mut gold, &table).await;
    assert!(shown.contains("&lt;script&gt;alert(1)&lt;/script&gt;") && !shown.contains("<script>alert"));
    assert!(!shown.contains("<img src=x") && !shown.contains("href=\"https://example.org"));
    assert!(shown.contains("leftright"), "nothing turns the line around");
}

#[tokio::test]
async fn too_long_too_often_and_nothing_at_all_are_refused() {
    let server = TestServer::open().await;
    let (mut silver, _, table) = two_at_a_table(&server).await;
    let path = format!("/t/{table}/chat");
    let long = silver.fetch(&path, &[("text", &"ä".repeat(401))]).await;
    assert!(long.status == StatusCode::BAD_REQUEST && long.body.contains("400"), "{}", long.body);
    assert_eq!(say(&mut silver, &table, &"ä".repeat(400)).await, StatusCode::OK);
    for nothing in ["", "   ", "\u{200b}\u{202e}"] {
        assert_eq!(say(&mut silver, &table, nothing).await, StatusCode::BAD_REQUEST);
    }
    let mut taken = 0;
    while say(&mut silver, &table, "again").await == StatusCode::OK {
        taken += 1;
        assert!(taken < 20, "without end");
    }
    assert!(taken >= 4, "a few words are fine: {taken}");
    let told = silver.fetch(&path, &[("text", "again")]).await;
    assert!(
        told.status == StatusCode::TOO_MANY_REQUESTS && told.body.contains("seconds") | told.body.contains("second")
    );
}

#[tokio::test]
async fn at_a_table_by_link_onlookers_hear_the_players_and_speak_in_the_gallery() {
    let server = TestServer::open().await;
    let (mut silver, _, table) = two_at_a_table(&server).await;
    say(&mut silver, &table, "a fair wind").await;
    let mut onlooker = server.guest();
    assert!(page(&mut onlooker, &table).await.contains("a fair wind"));
    assert_eq!(say(&mut onlooker, &table, "gold has nothing").await, StatusCode::OK);
    assert!(!page(&mut silver, &table).await.contains("gold has nothing"), "players do not hear them before the end");
}

#[tokio::test]
async fn muting_does_not_tell_which_numbers_are_somebodys() {
    let server = TestServer::open().await;
    let (mut host, _, table) = public_table(&server).await;
    let page = host.get("/me").await.body;
    let own = page.split("<span>#").nth(1).unwrap().split('<').next().unwrap().to_owned();
    let mut told = Vec::new();
    for number in [&*own, "1"] {
        for muted in ["on", "off"] {
            let reply =
                server.guest().fetch(&format!("/t/{table}/mute"), &[("number", number), ("muted", muted)]).await;
            told.push((reply.status, reply.body));
        }
    }
    assert!(told.iter().all(|reply| *reply == told[0] && reply.0 == StatusCode::OK), "{told:?}");
}
