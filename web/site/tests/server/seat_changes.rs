//! Before the start: asking a player to leave, changing places, drawing lots, bots on chairs, ready anew; and what is remembered.

use crate::{
    streams::EventReader,
    test_server::{Guest, TestServer},
};
use reqwest::StatusCode;
use std::collections::BTreeSet;

const AHOY: [(&str, &str); 4] = [("game", "ahoy"), ("mode", "base"), ("name", "Lotte"), ("pace", "none")];

/// A table of Ahoy with these chairs.
async fn ahoy(host: &mut Guest, chairs: &[(&str, &str)]) -> String {
    host.make_with(&[&AHOY, chairs].concat()).await
}

async fn sit(guest: &mut Guest, invitation: &str, name: &str) {
    let reply = guest.post(invitation, &[("name", name)]).await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.body);
}

#[tokio::test]
async fn a_person_who_is_asked_to_leave_cannot_come_back_by_the_old_link() {
    let server = TestServer::open().await;
    let (mut host, mut guest) = (server.guest(), server.guest());
    let table = host.make("me", "open").await;
    let old = host.invitation(&table).await;
    sit(&mut guest, &old, "Gustav").await;
    assert_eq!(guest.contribute(&table, "gold").await.status, StatusCode::SEE_OTHER);
    let kick = [("seat", "gold"), ("holder", "open")];
    assert_eq!(guest.fetch(&format!("/t/{table}/chair"), &kick).await.json()["code"], "not-host");
    assert_eq!(host.post(&format!("/t/{table}/chair"), &kick).await.status, StatusCode::SEE_OTHER);

    let page = guest.get(&format!("/t/{table}")).await.body;
    assert!(!page.contains("/contribute\"") && !page.contains("/sit\""), "an onlooker without a chair");
    assert_eq!(guest.contribute(&table, "gold").await.status, StatusCode::FORBIDDEN);
    for late in [&mut guest, &mut server.guest()] {
        assert_eq!(late.get(&old).await.status, StatusCode::FORBIDDEN);
        assert_eq!(late.post(&old, &[("name", "Late")]).await.status, StatusCode::FORBIDDEN);
        let seat = [("seat", "gold"), ("name", "Late")];
        assert_eq!(late.post(&format!("/t/{table}/sit"), &seat).await.status, StatusCode::FORBIDDEN);
    }
    let new = host.invitation(&table).await;
    assert_ne!(new, old);
    let mut other = server.guest();
    sit(&mut other, &new, "Ines").await;
    assert_eq!(server.guest().post(&new, &[("name", "Late")]).await.status, StatusCode::CONFLICT, "it works once");
    host.contribute(&table, "silver").await;
    other.contribute(&table, "gold").await;
    assert!(other.question(&table, "gold").await.is_some());
    assert_eq!(host.fetch(&format!("/t/{table}/chair"), &kick).await.json()["code"], "begun");
    let swap = [("seat", "gold"), ("with", "silver")];
    assert_eq!(host.fetch(&format!("/t/{table}/swap"), &swap).await.json()["code"], "begun");
}

#[tokio::test]
async fn only_the_person_who_is_asked_to_leave_is_told() {
    const TOLD: &str = "The host has given your seat to another person.";
    let server = TestServer::open().await;
    let (mut host, mut guest, other) = (server.guest(), server.guest(), server.guest());
    let table = host.make("me", "open").await;
    let page = format!("/t/{table}");
    sit(&mut guest, &host.invitation(&table).await, "Gustav").await;
    let mut reader = EventReader::open(&mut guest, &format!("{page}/stream")).await;
    assert!(!reader.next().await.data.to_string().contains(TOLD));
    host.post(&format!("{page}/chair"), &[("seat", "gold"), ("holder", "open")]).await;
    assert!(reader.next().await.data.to_string().contains(TOLD), "on the page that is open");
    assert!(guest.get(&page).await.body.contains(TOLD), "without scripts too");
    guest.post("/language", &[("language", "de")]).await;
    assert!(guest.get(&page).await.body.contains("Der Gastgeber hat deinen Platz anderweitig vergeben."));
    guest.post("/language", &[("language", "en")]).await;
    let server = server.reopen().await;
    let [mut host, mut guest, mut other] = [host, guest, other].map(|someone| someone.moved_to(&server));
    assert!(guest.get(&page).await.body.contains(TOLD), "also by a server that was started since");
    for onlooker in [&mut host, &mut other] {
        assert!(!onlooker.get(&page).await.body.contains(TOLD), "it is between the two");
    }
    // A person who leaves by themselves is not told, and may sit down again.
    sit(&mut other, &host.invitation(&table).await, "Ines").await;
    let up = [("seat", "gold"), ("from", "chair")];
    assert_eq!(other.post(&format!("{page}/leave"), &up).await.status, StatusCode::SEE_OTHER);
    assert!(!other.get(&page).await.body.contains(TOLD));
    sit(&mut guest, &host.invitation(&table).await, "Gustav").await;
    guest.post(&format!("{page}/leave"), &up).await;
    assert!(!guest.get(&page).await.body.contains(TOLD), "that was another time");
}

#[tokio::test]
async fn places_are_changed_and_everybody_is_asked_again() {
    let server = TestServer::with(|config| config.public_url = Some("http://club.example".into())).await;
    let (mut host, mut guest) = (server.guest(), server.guest());
    let chairs = [("holder.union", "me"), ("holder.squadron", "open"), ("holder.smuggler", "open")];
    let table = ahoy(&mut host, &chairs).await;
    let page = host.get(&format!("/t/{table}")).await.body;
    assert!(page.contains("role=\"img\" aria-label=\"A code with the link"), "each invitation is a code too");
    let invitations = host.invitations(&table).await;
    assert_eq!(invitations.len(), 2, "one for each chair");
    sit(&mut guest, &invitations[0], "Gustav").await;
    let taken = seat_of(&mut guest, &table).await;
    let free = ["squadron", "union", "smuggler"]
        .into_iter()
        .find(|seat| page.contains(&format!("value=\"{seat}\"")) && *seat != taken && *seat != "union")
        .unwrap_or("smuggler");
    host.contribute(&table, "union").await;
    // The guest takes the free chair; the way to a free chair moves with it.
    let swap = format!("/t/{table}/swap");
    let theirs = guest.fetch(&swap, &[("seat", &taken), ("with", "union")]).await;
    assert_eq!(theirs.json()["code"], "not-host", "only the host moves people");
    assert_eq!(guest.post(&swap, &[("seat", &taken), ("with", free)]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(seat_of(&mut guest, &table).await, free);
    assert!(host.get(&format!("/t/{table}")).await.body.contains("is not ready yet"), "the host is asked again");
    let mut third = server.guest();
    sit(&mut third, &invitations[1], "Ines").await;
    assert_eq!(seat_of(&mut third, &table).await, taken, "by the link of before");
    // The host exchanges two people.
    assert_eq!(host.post(&swap, &[("seat", &taken), ("with", free)]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(seat_of(&mut guest, &table).await, taken);
    assert_eq!(seat_of(&mut third, &table).await, free);
    for (path, status) in [(("seat", "union"), StatusCode::BAD_REQUEST), (("seat", "nowhere"), StatusCode::BAD_REQUEST)]
    {
        assert_eq!(host.post(&swap, &[path, ("with", "union")]).await.status, status);
    }
}

#[tokio::test] // AH-SETUP-03, AH-RULING-80
async fn the_host_draws_lots_for_all_chairs_and_everybody_is_asked_again() {
    let server = TestServer::open().await;
    let (mut host, mut guest) = (server.guest(), server.guest());
    let chairs = [
        ("holder.squadron", "me"),
        ("holder.union", "open"),
        ("holder.smuggler", "open"),
        ("holder.smuggler-2", "bot:easy"),
    ];
    let table = ahoy(&mut host, &chairs).await;
    let lots = format!("/t/{table}/lots");
    let invitations = host.invitations(&table).await;
    sit(&mut guest, &invitations[0], "Gustav").await;
    let form = format!("<form class=\"lots\" method=\"post\" action=\"{lots}\">");
    assert!(host.get(&format!("/t/{table}")).await.body.contains(&form), "a plain form, for the host");
    assert!(!guest.get(&format!("/t/{table}")).await.body.contains("/lots"), "and for no other person");
    assert_eq!(guest.fetch(&lots, &[]).await.json()["code"], "not-host");
    assert_eq!(server.guest().fetch(&lots, &[]).await.json()["code"], "not-host");

    let (mut places, mut moves) = (BTreeSet::new(), BTreeSet::new());
    // The host comes to each of four chairs: that one is missed in 300 draws does not happen.
    for _ in 0..300 {
        let before = seat_of(&mut guest, &table).await;
        assert_eq!(guest.contribute(&table, &before).await.status, StatusCode::SEE_OTHER);
        let drawn = host.post(&lots, &[]).await;
        assert_eq!((drawn.status, &*drawn.location), (StatusCode::SEE_OTHER, &*format!("/t/{table}")));
        // Only a person who is asked has a form: the guest is, although it had been ready.
        let (mine, theirs) = (seat_of(&mut host, &table).await, seat_of(&mut guest, &table).await);
        assert_ne!(mine, theirs);
        assert_eq!(host.invitations(&table).await, invitations[1..], "the link stays the same");
        places.insert(mine);
        moves.insert(theirs == before);
        if places.len() == 4 && moves.len() == 2 {
            break;
        }
    }
    assert_eq!((places.len(), moves.len()), (4, 2), "{places:?} {moves:?}");

    let mut third = server.guest();
    sit(&mut third, &invitations[1], "Ines").await;
    let mut seats = BTreeSet::new();
    for player in [&mut host, &mut guest, &mut third] {
        let seat = seat_of(player, &table).await;
        assert_eq!(player.contribute(&table, &seat).await.status, StatusCode::SEE_OTHER);
        seats.insert(seat);
    }
    assert_eq!(seats.len(), 3, "everybody has a chair, and the bot the fourth: {seats:?}");
    assert!(!host.get(&format!("/t/{table}")).await.body.contains("id=\"gather\""), "it begins, the bot is ready");
    assert_eq!(host.fetch(&lots, &[]).await.json()["code"], "begun");
}

/// Where a person sits, by the form that asks whether they are ready.
async fn seat_of(guest: &mut Guest, table: &str) -> String {
    let page = guest.get(&format!("/t/{table}")).await.body;
    let form = page.split("form class=\"contribute\"").nth(1).expect("a seat of one's own");
    form.split("name=\"seat\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
}

#[tokio::test]
async fn the_host_lets_a_bot_sit_down_and_guests_get_up() {
    let server = TestServer::open().await;
    let (mut host, mut guest) = (server.guest(), server.guest());
    let table = host.make("me", "anyone").await;
    let chair = format!("/t/{table}/chair");
    guest.post(&format!("/t/{table}/sit"), &[("seat", "gold"), ("name", "Gustav")]).await;
    let up = guest.post(&format!("/t/{table}/leave"), &[("seat", "gold")]).await;
    assert_eq!((up.status, &*up.location), (StatusCode::SEE_OTHER, &*format!("/t/{table}")), "it is public");
    assert_eq!(host.post(&format!("/t/{table}/leave"), &[("seat", "gold")]).await.status, StatusCode::FORBIDDEN);
    assert!(server.guest().get("/").await.body.contains(&table), "the chair is free again");
    assert_eq!(host.fetch(&chair, &[("seat", "gold"), ("holder", "me")]).await.json()["code"], "field");
    host.contribute(&table, "silver").await;
    assert_eq!(host.post(&chair, &[("seat", "gold"), ("holder", "bot:easy")]).await.status, StatusCode::SEE_OTHER);
    assert!(host.question(&table, "silver").await.is_none(), "a person who was ready is asked again");
    host.contribute(&table, "silver").await;
    assert!(host.question(&table, "silver").await.is_some());
}

#[tokio::test]
async fn of_a_chair_that_many_want_to_change_at_once_one_change_counts() {
    let server = TestServer::open().await;
    let mut host = server.guest();
    for _ in 0..6 {
        let table = host.make("me", "anyone").await;
        let (mut same, mut guest) = (host.clone(), server.guest());
        let (chair, sit) = (format!("/t/{table}/chair"), format!("/t/{table}/sit"));
        let (bot, sat) = tokio::join!(
            same.fetch(&chair, &[("seat", "gold"), ("holder", "bot:easy")]),
            guest.fetch(&sit, &[("seat", "gold"), ("name", "Gustav")]),
        );
        let taken = [bot.status, sat.status].iter().filter(|status| status.is_success()).count();
        assert!(taken >= 1 && [&bot, &sat].iter().all(|reply| !reply.status.is_server_error()), "{bot:?} {sat:?}");
        let page = host.get(&format!("/t/{table}")).await.body;
        assert_eq!(page.contains("Gustav"), !page.contains("bot, easy"), "one of them sits there");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_who_get_up_at_once_leave_chairs_with_links_of_their_own() {
    let server = TestServer::open().await;
    let (mut host, mut one, mut other) = (server.guest(), server.guest(), server.guest());
    let chairs = [("holder.squadron", "me"), ("holder.union", "open"), ("holder.smuggler", "open")];
    for _ in 0..6 {
        let table = ahoy(&mut host, &chairs).await;
        let invitations = host.invitations(&table).await;
        sit(&mut one, &invitations[0], "Gustav").await;
        sit(&mut other, &invitations[1], "Ines").await;
        let (first, second) = (seat_of(&mut one, &table).await, seat_of(&mut other, &table).await);
        let (leave, first, second) = (format!("/t/{table}/leave"), [("seat", &*first)], [("seat", &*second)]);
        let (mine, theirs) = tokio::join!(one.post(&leave, &first), other.post(&leave, &second));
        assert_eq!([mine.status, theirs.status], [StatusCode::SEE_OTHER; 2]);
        let links: BTreeSet<String> = host.invitations(&table).await.into_iter().collect();
        assert_eq!(links.len(), 2, "{links:?}");
    }
}

#[tokio::test]
async fn a_rematch_rotates_three_seats_with_a_bot_among_them() {
    let server = TestServer::open().await;
    let (mut host, mut guest) = (server.guest(), server.guest());
    let chairs =
        [("holder.squadron", "me"), ("holder.union", "open"), ("holder.smuggler", "bot:easy"), ("public", "on")];
    let table = ahoy(&mut host, &chairs).await;
    let invitation = host.invitation(&table).await;
    sit(&mut guest, &invitation, "Gustav").await;
    let (first, second) = (seat_of(&mut host, &table).await, seat_of(&mut guest, &table).await);
    assert_eq!((&*first, &*second), ("squadron", "union"));
    host.contribute(&table, &first).await;
    guest.contribute(&table, &second).await;
    let left = host.fetch(&format!("/t/{table}/leave"), &[("seat", &first)]).await;
    assert_eq!(left.status, StatusCode::OK, "{}", left.body);
    let ended = guest.fetch(&format!("/t/{table}/absent"), &[("about", &first), ("choice", "end")]).await;
    assert_eq!(ended.status, StatusCode::OK, "{}", ended.body);
    let again = host.post(&format!("/t/{table}/rematch"), &[]).await.location;
    assert_eq!(guest.post(&format!("/t/{table}/rematch"), &[]).await.location, again, "it is the same table for both");
    let again = again.strip_prefix("/t/").unwrap().to_owned();
    let (host_now, guest_now) = (seat_of(&mut host, &again).await, seat_of(&mut guest, &again).await);
    assert_eq!((&*host_now, &*guest_now), ("union", "smuggler"), "everybody one chair further, the bot the first");
    host.contribute(&again, &host_now).await;
    guest.contribute(&again, &guest_now).await;
    assert!(!host.get(&format!("/t/{again}")).await.body.contains("id=\"gather\""), "and it begins, the bot is ready");
}

#[tokio::test]
async fn the_last_choices_of_a_person_are_proposed_again() {
    let server = TestServer::open().await;
    let mut host = server.guest();
    let live = [("pace", "live"), ("minutes", "47"), ("seconds", "13"), ("seconds-are", "added"), ("public", "on")];
    let chairs = [("game", "turning-tides"), ("mode", "intro"), ("holder.silver", "bot:easy"), ("holder.gold", "me")];
    host.make_with(&[&chairs[..], &live].concat()).await;
    let page = host.get("/").await.body;
    let paper = page.split("id=\"make-turning-tides-intro\"").nth(1).unwrap().split("</form>").next().unwrap();
    for kept in [
        "name=\"pace\" value=\"live\" checked",
        "name=\"minutes\" min=\"1\" max=\"600\" value=\"47\"",
        "value=\"13\"",
        "name=\"seconds-are\" value=\"added\" checked",
        "<option value=\"bot:easy\" selected>",
        "name=\"public\" value=\"on\" checked",
    ] {
        assert!(paper.contains(kept), "{kept}: {paper}");
    }
    assert!(page.contains("href=\"#make-turning-tides-intro\""), "the mode too");
    assert!(!server.guest().get("/").await.body.contains("value=\"47\""), "no other person's");
}

#[tokio::test]
async fn a_pace_that_makes_no_sense_is_refused() {
    let server = TestServer::open().await;
    let mut host = server.guest();
    let chairs = [("game", "turning-tides"), ("mode", "intro"), ("holder.silver", "me"), ("holder.gold", "open")];
    for pace in [
        vec![("pace", "quick")],
        vec![("pace", "live")],
        vec![("pace", "live"), ("minutes", "0"), ("seconds", "5")],
        vec![("pace", "live"), ("minutes", "5 5"), ("seconds", "5")],
        vec![("pace", "live"), ("minutes", "99999999"), ("seconds", "5")],
        vec![("pace", "live"), ("minutes", "5"), ("seconds", "5"), ("seconds-are", "stolen")],
        vec![("pace", "live"), ("minutes", "5"), ("seconds", "5 added")],
        vec![("pace", "live"), ("minutes", "5"), ("seconds", "601"), ("seconds-are", "added")],
        vec![("pace", "days"), ("days", "31")],
        vec![("pace", "days"), ("days", "-1")],
    ] {
        let reply = host.post("/make", &[&chairs[..], &pace].concat()).await;
        assert_eq!(reply.status, StatusCode::BAD_REQUEST, "{pace:?}");
    }
}
