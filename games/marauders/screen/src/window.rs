//! A window for cards in a battle: when it is, and the hand from which one may announce (MM-WINDOW).

use crate::card;
use crate::table_view::TableView;
use crate::words::Words;
use marauders::WindowView;
use marauders::cards::Timing;
use maud::{Markup, html};

pub(crate) fn window(table: &TableView) -> Markup {
    let Some(hand) = table.viewer.and_then(|seat| table.hand(seat)) else { return Markup::default() };
    let open = table.view.windows.last();
    // The moments are named from the point of view of the player who is asked.
    let moment = open.filter(|_| table.is_you(table.near));
    html! {
        section.window aria-label=(table.words.text("window")) {
            header {
                h2 { (moment.map_or(table.words.text("glory-cards"), |window| title(table.words, window.timing))) }
                p.label { @if let Some(window) = open { (laid(table, window)) } @else { (table.words.text("window-closed")) } }
            }
            div.hand { @for card in hand.iter() { (card::glory(table, card)) } @if hand.is_empty() { span.label { (table.words.text("hand-empty")) } } }
        }
    }
}

/// Who has laid cards so far.
fn laid(table: &TableView, window: &WindowView) -> String {
    let who: Vec<&str> =
        table.seats().filter(|&seat| window.announced[seat].is_there()).map(|seat| table.name(seat)).collect();
    if who.is_empty() {
        table.words.text("window-text").to_owned()
    } else {
        table.say.with("window-laid", &[("names", table.say.list(&who).into())])
    }
}

/// Those in which everybody asked may let it pass; in one's own turn and port cards are played among other things.
pub(crate) const PASSED: [Timing; 11] = [
    Timing::TurnStart,
    Timing::MoveDeclared,
    Timing::ScoutDeclared,
    Timing::MerchantFound,
    Timing::BeforeRoll,
    Timing::Rolled,
    Timing::HitsDue,
    Timing::Boarded,
    Timing::RaidSpent,
    Timing::RaidWon,
    Timing::CardResolved,
];

/// The moment of a window.
pub(crate) fn title(words: &Words, timing: Timing) -> &str {
    // text: window-turn-start window-own-turn window-own-port window-move-declared window-scout-declared window-merchant-found
    // text: window-before-roll window-rolled window-hits-due window-boarded window-raid-spent window-raid-won window-card-resolved
    let key = format!("window-{timing}");
    words.text(&key)
}
