//! The view of another seat: what it saw, told of them by name and not as if the reader had sat there.

use crate::{
    replay::{board, records},
    test_server::{TestServer, play_on, surrender, two_at_a_table},
};
use wardroom_catalog::RenderContext;
use wardroom_kernel::{FastRng, Viewer};
use wardroom_ui::{DrawnTable, Language};

fn question(page: &str) -> &str {
    page.split("id=\"question\"").nth(1).unwrap().split_once('>').unwrap().1.split("</p>").next().unwrap()
}

#[tokio::test]
async fn a_page_speaks_to_the_reader_only_of_their_own_seat() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    play_on(&mut silver, &mut gold, &table, &mut FastRng(4), 8).await;
    surrender(&mut silver, &mut gold, &table).await;
    let at = |moment: usize, seat: &str| format!("/t/{table}/replay?moment={moment}&seat={seat}");
    let mine = silver.get(&at(0, "silver")).await.body;
    assert_eq!(question(&mine).split('<').next(), Some("Which card do you lay face down?"));
    assert!(board(&mine).contains("Your hand") && board(&mine).contains("· you"));
    // The other player, and a person who played neither seat.
    for reader in [&mut gold, &mut server.guest()] {
        for moment in 0..6 {
            let page = reader.get(&at(moment, "silver")).await.body;
            let (asked, drawn) = (question(&page), board(&page));
            assert!(!asked.to_lowercase().contains("you"), "{moment}: {asked}");
            assert!(
                !drawn.contains("Your hand") && !drawn.contains("· you") && !drawn.contains("You have"),
                "{moment}"
            );
        }
        let page = reader.get(&at(0, "silver")).await.body;
        assert!(question(&page).contains("Lotte"), "{}", question(&page));
        let hand = |page: &str| board(page).matches("id=\"hand-").count();
        assert!(hand(&page) > 0 && hand(&page) == hand(&mine), "they see what silver saw");
    }
}

/// What a screen says to the player of that seat, without card texts.
const TO_YOU: [&str; 19] = [
    "· you",
    ">you<",
    "Your hand",
    ">your hold<",
    "Your ship",
    ">yours,",
    "You have",
    "Your board",
    "your dice",
    "Your side",
    "your partner",
    "Your captain\"",
    ">your chest<",
    "hunts you",
    "You<",
    "Your turn",
    "\"your galleon",
    "you give",
    "do you",
];

fn to_you(board: &DrawnTable) -> Option<&'static str> {
    let drawn: String = board.fragments.iter().map(|fragment| &*fragment.html).collect();
    TO_YOU.into_iter().find(|words| drawn.contains(words) || board.question.contains(words))
}

#[test]
fn no_game_addresses_a_reader_who_has_another_seats_view() {
    let games = wardroom_catalog::games(&wardroom_catalog::Boxes::new());
    for (name, text) in records() {
        let game = wardroom_catalog::game(&games, &name).unwrap();
        let whole = game.read(&text).unwrap();
        let names: Vec<String> = whole.seats().map(|seat| format!("Sailor {}", seat.0)).collect();
        let moments = whole.moments();
        let mut addressed = 0;
        for &answers in moments.iter().step_by(moments.len() / 24 + 1) {
            let sitting = whole.rewound(answers);
            for viewer in sitting.seats().map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Referee]) {
                let moment = RenderContext { viewer, names: &names, language: Language::En };
                let overlooked = sitting.overlook(moment);
                assert_eq!(to_you(&overlooked), None, "{name} at {answers}, {viewer:?}");
                match viewer {
                    Viewer::Seat(_) => addressed += usize::from(to_you(&sitting.draw(moment)).is_some()),
                    Viewer::Spectator | Viewer::Referee => {
                        assert_eq!(to_you(&sitting.draw(moment)), None, "{name} at {answers}, {viewer:?}");
                    }
                }
            }
        }
        assert!(addressed > 0, "{name}: the check bites");
    }
}
