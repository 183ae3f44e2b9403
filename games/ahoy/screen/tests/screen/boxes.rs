//! A box that its owner has corrected is the one that is shown: on the table, on cards and in the logbook.

use crate::context::{element, say, with_context};
use ahoy::{Ahoy, Card, Parts, SMUGGLER, SQUADRON, Table, at};
use ahoy_screen::Screen;
use wardroom_kernel::{Match, Parts as _, PartsRef, Viewer};
use wardroom_testkit::{Scene, given};
use wardroom_ui::{GameScreen, Language, draw, specimen::table};

/// The shipped box with something replaced.
#[track_caller]
fn corrected(replaced: &[(&str, &str)]) -> Result<Parts, wardroom_kernel::BoxError> {
    let text = replaced.iter().fold(include_str!("../../../rules/box.toml").to_owned(), |text, (old, new)| {
        assert!(text.contains(old), "`{old}` is not in the box");
        text.replacen(old, new, 1)
    });
    Parts::read(&text)
}

/// The Smuggler on the Island of fish-a with Cargo for it, in the Market a Diver, played with that box.
fn played(replaced: &[(&str, &str)]) -> Match<Ahoy> {
    let parts = corrected(replaced).unwrap_or_else(|why| panic!("{why}"));
    let scene = Table::scene(3).tile("fish-a", 0, 0, 0).tile("compass-b", 2, 0, 0).turn(SMUGGLER);
    let scene = scene.flagship(SMUGGLER, at(1, 1)).flagship(SQUADRON, at(0, 1)).cargo(SMUGGLER, [Card::Elder]);
    let table = scene.market([Card::Diver]).deck([]).table().unwrap_or_else(|why| panic!("{why}"));
    // Tables keep their box for as long as the program runs, and so does a test.
    let table = Table { parts: PartsRef(Box::leak(Box::new(parts))), ..table };
    given::<Ahoy>(table).played
}

fn page(played: &Match<Ahoy>, language: Language) -> String {
    with_context(played, Viewer::Seat(SMUGGLER), |context| table::<Screen>(context, language))
}
fn told(played: &Match<Ahoy>, language: Language) -> String {
    let lines = played.events().iter().filter_map(|event| Screen::log(event, &played.table().parts, say(language)));
    lines.map(|line| line.text.into_string()).collect()
}

/// A card of the Market as it is drawn.
fn face(page: &str, card: Card) -> &str {
    element(page, &format!("market-{card}"))
}

#[test]
fn a_corrected_card_shows_its_own_cost_cargo_and_where_that_is_delivered() {
    let old = "{ name = \"Diver\",     cost = 1,     cargo = \"Jewelry\",   deliver = \"swords\" }";
    let new = "{ name = \"Diver\", cost = 7, cargo = \"Pearls\", deliver = \"tree\" }";
    let shipped = page(&played(&[]), Language::En);
    let shipped = face(&shipped, Card::Diver);
    assert!(shipped.contains("Jewelry") && shipped.contains("#suit-swords"), "{shipped}");
    for language in Language::ALL {
        let own = page(&played(&[(old, new)]), language);
        let own = face(&own, Card::Diver);
        assert!(own.contains("Pearls") && own.contains("#suit-tree") && !own.contains("#suit-swords"), "{own}");
        assert!(own.contains(">7<"), "{own}");
    }
    // A name of the shipped box is translated wherever it stands.
    let known = new.replace("Pearls", "Wine");
    assert!(face(&page(&played(&[(old, &known)]), Language::De), Card::Diver).contains("Wein"));
}

#[test]
fn corrected_cargo_is_named_so_wherever_it_lies_and_in_the_logbook() {
    let linen = [("cargo = \"Linen\"", "cargo = \"Sailcloth\"")];
    let start = played(&linen);
    for language in Language::ALL {
        let page = page(&start, language);
        assert!(page.contains("Sailcloth") && !page.contains("Linen") && !page.contains("Leinen"), "{page}");
        let board = with_context(&start, Viewer::Seat(SMUGGLER), |context| draw::<Screen>(context, say(language)));
        let offer = board.offers.iter().find(|offer| offer.path == "deliver > card.elder").expect("it is offered");
        assert!(offer.label.contains("Sailcloth"), "{}", offer.label);
    }
    let delivered = Scene::of(start).when("smuggler: deliver > card.elder").played;
    assert!(told(&delivered, Language::De).contains("Sailcloth"));
}

#[test]
fn a_corrected_reward_is_told_as_it_is_drawn() {
    let replaced =
        [("\"gold-2\",        \"fame-1\",                  \"start\"", "\"gold-2\", \"repair-all\", \"start\"")];
    let moved = |replaced: &[(&str, &str)]| {
        let start = Scene::of(played(replaced)).when("smuggler: deliver > card.elder");
        told(&start.when("smuggler: reward > cell.3.2").played, Language::En)
    };
    let (shipped, own) = (say(Language::En).text("reward-fame-1"), say(Language::En).text("reward-repair-all"));
    assert!(moved(&[]).contains(&shipped) && !moved(&[]).contains(&own));
    assert!(moved(&replaced).contains(&own) && !moved(&replaced).contains(&shipped), "{}", moved(&replaced));
}

#[test]
fn so_much_treasure_as_a_box_may_have_is_drawn_and_named() {
    for gold in 1..=9 {
        let treasure = format!("ne = {{ terrain = \"wreckage\", gold = {gold} }}");
        let own = played(&[("ne = { terrain = \"wreckage\", gold = 2 }", &treasure)]);
        for language in Language::ALL {
            let page = page(&own, language);
            assert!(!page.contains('⟨'), "{gold} gold: {page}");
            let named = say(language).with("terrain-treasure", &[("n", gold.into())]);
            assert!(page.contains(&named), "`{named}` is not on the page");
        }
        let coins = if gold > 2 { 1 } else { gold };
        let page = page(&own, Language::En);
        let tile = element(&page, "tile-fish-a");
        assert_eq!(tile.matches("href=\"#gold\"").count(), coins, "{tile}");
        assert_eq!(tile.contains(&format!(">{gold}</text>")), gold > 2, "{tile}");
    }
}

#[test]
fn names_that_the_screen_has_in_its_own_texts_cannot_be_corrected() {
    let why = corrected(&[("\"Elder\" = \"Ältester\"", "\"Elder\" = \"Greisin\"")]).expect_err("it is no correction");
    assert!(why.0.iter().any(|reason| reason.field.starts_with("names_de.Elder")), "{why}");
}
