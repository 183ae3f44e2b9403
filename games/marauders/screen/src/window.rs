//! A window for cards in a battle: when it is, and the hand from which one may announce (MM-WINDOW).

use crate::card;
use crate::table_view::TableView;
use crate::words::Words;
use marauders::WindowView;
use marauders::cards::Timing;
use maud::{Markup, html};

pub(crate) fn window(sight: &TableView) -> Markup {
    let Some(hand) = sight.viewer.and_then(|seat| sight.hand(seat)) else { return Markup::default() };
    let open = sight.view.windows.last();
    // The moments are called as whoever is asked sees them.
    let moment = open.filter(|_| sight.is_you(sight.near));
    html! {
        section.window aria-label=(sight.words.text("window")) {
            header {
                h2 { (moment.map_or(sight.words.text("glory-cards"), |window| title(sight.words, window.timing))) }
                p.label { @if let Some(window) = open { (laid(sight, window)) } @else { (sight.words.text("window-closed")) } }
            }
            div.hand { @for card in hand.iter() { (card::glory(sight, card)) } @if hand.is_empty() { span.label { (sight.words.text("hand-empty")) } } }
        }
    }
}

/// Who has laid cards so far.
fn laid(sight: &TableView, window: &WindowView) -> String {
    let who: Vec<&str> =
        sight.seats().filter(|&seat| window.announced[seat].is_there()).map(|seat| sight.name(seat)).collect();
    if who.is_empty() {
        sight.words.text("window-text").to_owned()
    } else {
        sight.say.with("window-laid", &[("names", sight.say.list(&who).into())])
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
