//! Crew cards: in hand, in play, in the reserve, out of the game. Other sides see backs.

use crate::table_view::TableView;
use efemeris::{CardsView, Crew, Hand, Mode, Phase};
use maud::{Markup, html};
use wardroom_kernel::Seat;
use wardroom_ui::widget::{drawing, icon};

/// While cards are taken from the reserve, cards in hand cannot be touched.
fn takes_from_reserve(table: &TableView) -> bool {
    matches!(table.view.phase, Phase::Construction | Phase::Rescue)
}

/// The own hand, large enough to read.
pub(crate) fn hand(table: &TableView, seat: Seat) -> Markup {
    let player = table.player(seat);
    let facts = table.parts().mode(table.view.agreed.mode);
    let played = if table.is_active(seat) && matches!(table.view.phase, Phase::Tactics | Phase::Construction) {
        player.in_play.len()
    } else {
        0
    };
    html! {
        section.crew aria-labelledby="crew-title" {
            div.crew-head {
                h3 #crew-title { (table.words.text("crew-hand")) }
                span.label { (table.say.with("crew-played", &[("n", played.into()), ("all", facts.crew_plays.into())])) }
            }
            @match player.hand {
                CardsView::Cards(cards) if !cards.is_empty() => {
                    ul.hand { @for (place, crew) in cards.iter().enumerate() { li { (card(table, seat, crew, place)) } } }
                }
                CardsView::Cards(_) => p.label { (table.words.text("crew-none")) },
                CardsView::Backs(count) => (backs(table, count)),
            }
            (in_play(table, seat))
            (reserve(table, seat))
        }
    }
}

fn card(table: &TableView, seat: Seat, crew: Crew, place: usize) -> Markup {
    let name = table.terms().crew(crew);
    let title = format!("{name}: {}", table.words.crew_text(crew));
    let face = html! { span.card-name { (table.soft(name)) } span.card-art { (drawing(&format!("crew-{crew}"))) } };
    html! {
        @if table.owns(seat) && !takes_from_reserve(table) {
            button.card.crewcard type="button" id={ "hand-" (place) } data-token={ "crew." (crew) } title=(title) { (face) }
        } @else { article.card.crewcard id={ "hand-" (place) } title=(title) { (face) } }
    }
}

pub(crate) fn backs(table: &TableView, count: u8) -> Markup {
    html! { span.backs role="img" aria-label=(table.say.with("hand-of", &[("n", count.into())])) { @for _ in 0..count { (icon("card-back")) } } }
}

/// Cards that lie open, and until when.
pub(crate) fn in_play(table: &TableView, seat: Seat) -> Markup {
    let cards = table.player(seat).in_play;
    html! {
        @if !cards.is_empty() {
            div.inplay {
                span.label { (table.words.text("crew-play")) }
                @for crew in cards.kinds() { (chip(table, crew, cards.count(crew))) }
            }
        }
    }
}

/// A kind with its number.
fn chip(table: &TableView, crew: Crew, count: u8) -> Markup {
    html! {
        span.mini title=(table.words.crew_text(crew)) { (icon(&format!("crew-{crew}"))) (table.terms().crew(crew)) @if count > 1 { b.num { "×" (count) } } }
    }
}

/// For its own side open, and touched while something is taken from it.
fn reserve(table: &TableView, seat: Seat) -> Markup {
    let navy = table.view.navy(seat);
    let touchable = table.owns(seat) && takes_from_reserve(table);
    let title = if table.view.agreed.mode == Mode::Team { "crew-reserve-side" } else { "crew-reserve" };
    // text: crew-reserve crew-reserve-side
    let cost = crate::goods::price(table, table.parts().price.recruit_crew);
    html! {
        div.inplay.reserve {
            span.label { (table.words.text(title)) }
            @match navy.reserve {
                CardsView::Backs(count) => span.num { (count) },
                CardsView::Cards(cards) => {
                    @for crew in cards.kinds() {
                        @if touchable {
                            button.mini type="button" data-token={ "crew." (crew) } title=(table.words.crew_text(crew)) {
                                (icon(&format!("crew-{crew}"))) (table.terms().crew(crew)) @if cards.count(crew) > 1 { b.num { "×" (cards.count(crew)) } }
                            }
                        } @else {
                            (short(table, crew, cards.count(crew)))
                        }
                    }
                    @if cards.is_empty() { span.label { (table.words.text("crew-none")) } }
                }
            }
            @if table.view.phase == Phase::Construction { span.label.cost { (table.words.text("recruit-cost")) (cost) } }
        }
        @if !navy.out.is_empty() { div.inplay { span.label { (table.words.text("crew-out")) } (out(table, navy.out)) } }
    }
}

fn out(table: &TableView, cards: Hand) -> Markup {
    html! { @for crew in cards.kinds() { (short(table, crew, cards.count(crew))) } }
}

/// A kind without its name, where several stand in a row.
fn short(table: &TableView, crew: Crew, count: u8) -> Markup {
    let name = table.terms().crew(crew);
    html! {
        span.mini.mini--short role="img" aria-label={ (name) " × " (count) } title=(name) { (icon(&format!("crew-{crew}"))) b.num { (count) } }
    }
}

/// `hand 4 · reserve 7`, of another player.
pub(crate) fn counts(table: &TableView, seat: Seat) -> String {
    let about =
        [("hand", table.player(seat).hand.len().into()), ("reserve", table.view.navy(seat).reserve.len().into())];
    table.say.with("crew-counts", &about)
}
