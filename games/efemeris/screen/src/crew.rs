//! Crew cards: in hand, in play, in the reserve, out of the game. Who may not see them sees their backs.

use crate::table_view::TableView;
use efemeris::{Crew, Hand, Mode, Phase, Seen};
use maud::{Markup, html};
use wardroom_kernel::Seat;
use wardroom_ui::widget::{drawing, icon};

/// While cards are taken from the reserve, those in hand are not what is meant.
fn takes_from_reserve(sight: &TableView) -> bool {
    matches!(sight.view.phase, Phase::Construction | Phase::Rescue)
}

/// The own hand, large enough to read.
pub(crate) fn hand(sight: &TableView, seat: Seat) -> Markup {
    let player = sight.player(seat);
    let facts = sight.parts().mode(sight.view.agreed.mode);
    let played = if sight.is_active(seat) && matches!(sight.view.phase, Phase::Tactics | Phase::Construction) {
        player.in_play.len()
    } else {
        0
    };
    html! {
        section.crew aria-labelledby="crew-title" {
            div.crew-head {
                h3 #crew-title { (sight.words.text("crew-hand")) }
                span.label { (sight.say.with("crew-played", &[("n", played.into()), ("all", facts.crew_plays.into())])) }
            }
            @match player.hand {
                Seen::Cards(cards) if !cards.is_empty() => {
                    ul.hand { @for (place, crew) in cards.iter().enumerate() { li { (card(sight, seat, crew, place)) } } }
                }
                Seen::Cards(_) => p.label { (sight.words.text("crew-none")) },
                Seen::Backs(count) => (backs(sight, count)),
            }
            (in_play(sight, seat))
            (reserve(sight, seat))
        }
    }
}

fn card(sight: &TableView, seat: Seat, crew: Crew, place: usize) -> Markup {
    let name = sight.terms().crew(crew);
    let title = format!("{name}: {}", sight.words.crew_text(crew));
    let face = html! { span.card-name { (sight.soft(name)) } span.card-art { (drawing(&format!("crew-{crew}"))) } };
    html! {
        @if sight.owns(seat) && !takes_from_reserve(sight) {
            button.card.crewcard type="button" id={ "hand-" (place) } data-token={ "crew." (crew) } title=(title) { (face) }
        } @else { article.card.crewcard id={ "hand-" (place) } title=(title) { (face) } }
    }
}

pub(crate) fn backs(sight: &TableView, count: u8) -> Markup {
    html! { span.backs role="img" aria-label=(sight.say.with("hand-of", &[("n", count.into())])) { @for _ in 0..count { (icon("card-back")) } } }
}

/// Cards that lie open, and until when.
pub(crate) fn in_play(sight: &TableView, seat: Seat) -> Markup {
    let cards = sight.player(seat).in_play;
    html! {
        @if !cards.is_empty() {
            div.inplay {
                span.label { (sight.words.text("crew-play")) }
                @for crew in cards.kinds() { (chip(sight, crew, cards.count(crew))) }
            }
        }
    }
}

/// A kind with its number.
fn chip(sight: &TableView, crew: Crew, count: u8) -> Markup {
    html! {
        span.mini title=(sight.words.crew_text(crew)) { (icon(&format!("crew-{crew}"))) (sight.terms().crew(crew)) @if count > 1 { b.num { "×" (count) } } }
    }
}

/// For its own side open, and touched while something is taken from it.
fn reserve(sight: &TableView, seat: Seat) -> Markup {
    let navy = sight.view.navy(seat);
    let touchable = sight.owns(seat) && takes_from_reserve(sight);
    let title = if sight.view.agreed.mode == Mode::Team { "crew-reserve-side" } else { "crew-reserve" };
    // text: crew-reserve crew-reserve-side
    let cost = crate::goods::price(sight, sight.parts().price.recruit_crew);
    html! {
        div.inplay.reserve {
            span.label { (sight.words.text(title)) }
            @match navy.reserve {
                Seen::Backs(count) => span.num { (count) },
                Seen::Cards(cards) => {
                    @for crew in cards.kinds() {
                        @if touchable {
                            button.mini type="button" data-token={ "crew." (crew) } title=(sight.words.crew_text(crew)) {
                                (icon(&format!("crew-{crew}"))) (sight.terms().crew(crew)) @if cards.count(crew) > 1 { b.num { "×" (cards.count(crew)) } }
                            }
                        } @else {
                            (short(sight, crew, cards.count(crew)))
                        }
                    }
                    @if cards.is_empty() { span.label { (sight.words.text("crew-none")) } }
                }
            }
            @if sight.view.phase == Phase::Construction { span.label.cost { (sight.words.text("recruit-cost")) (cost) } }
        }
        @if !navy.out.is_empty() { div.inplay { span.label { (sight.words.text("crew-out")) } (out(sight, navy.out)) } }
    }
}

fn out(sight: &TableView, cards: Hand) -> Markup {
    html! { @for crew in cards.kinds() { (short(sight, crew, cards.count(crew))) } }
}

/// A kind without its name, where several stand in a row.
fn short(sight: &TableView, crew: Crew, count: u8) -> Markup {
    let name = sight.terms().crew(crew);
    html! {
        span.mini.mini--short role="img" aria-label={ (name) " × " (count) } title=(name) { (icon(&format!("crew-{crew}"))) b.num { (count) } }
    }
}

/// `hand 4 · reserve 7` of somebody else.
pub(crate) fn counts(sight: &TableView, seat: Seat) -> String {
    let about =
        [("hand", sight.player(seat).hand.len().into()), ("reserve", sight.view.navy(seat).reserve.len().into())];
    sight.say.with("crew-counts", &about)
}
