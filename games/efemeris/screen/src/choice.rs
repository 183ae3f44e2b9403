//! Before the game: nations, captains, crew and planets to choose from, on a paper above the empty sky.

use crate::captain::cameo;
use crate::planets;
use crate::table_view::{TableView, slug};
use efemeris::{Action, Captain, CardsView, Crew, Nation, Phase};
use maud::{Markup, html};
use wardroom_ui::widget::{crest_small, drawing, icon};

pub(crate) fn choice(table: &TableView) -> Markup {
    let is_open = matches!(table.view.phase, Phase::Nations | Phase::Captains | Phase::Crew | Phase::Planets);
    html! {
        div #ef-choice {
            @if is_open && table.outcome.is_none() {
                section.choice.dialog aria-labelledby="choice-title" {
                    @match table.view.phase {
                        Phase::Captains => { (title(table, "choice-captains", "choice-captains-help")) (captains(table)) }
                        Phase::Crew => { (title(table, "choice-crew", "choice-crew-help")) (crews(table)) }
                        Phase::Planets => { (title(table, "choice-planets", "choice-planets-help")) (planets::cards(table, "choose")) }
                        _ => { (title(table, "choice-nations", "choice-nations-help")) (nations(table)) }
                    }
                    // text: choice-captains choice-captains-help choice-crew choice-crew-help choice-planets
                    // text: choice-planets-help choice-nations choice-nations-help
                }
            }
        }
    }
}

fn title(table: &TableView, title: &str, help: &str) -> Markup {
    html! { header.dialog-head { h2 #choice-title { (table.words.text(title)) } p.label { (table.words.text(help)) } } }
}

fn nations(table: &TableView) -> Markup {
    let takers = |nation: Nation| table.seats().filter(move |&seat| table.nation(seat) == Some(nation));
    html! {
        ul.nations {
            @for nation in Nation::ALL {
                @let face = html! {
                    span.nation-head { (drawing(&format!("flag-{nation}"))) b { (table.words.nation(nation)) } span.label { (table.terms().navy(nation)) } }
                    span.who { @for seat in takers(nation) { (crest_small(slug(seat))) (table.name(seat)) } }
                    span.crewlist { @for crew in nation.crew() { span.mini { (icon(&format!("crew-{crew}"))) (table.soft(table.terms().crew(crew))) " ×" (table.parts().crew_card(crew).count) } } }
                    @for captain in nation.captains() { span.able { b { (table.words.ability(captain)) } " " (table.terms().captain(captain)) } }
                };
                li {
                    @if table.viewer.is_some() { button.nation type="button" id={ "nation-" (nation) } data-token={ "nation." (nation) } { (face) } }
                    @else { article.nation id={ "nation-" (nation) } { (face) } }
                }
            }
        }
    }
}

/// Those of the viewer's nation; an onlooker only sees that it is chosen.
fn captains(table: &TableView) -> Markup {
    let Some(nation) = table.viewer.and_then(|seat| table.nation(seat)) else { return secret(table) };
    html! {
        ul.captains { @for captain in nation.captains() { li { (captain_card(table, captain)) } } }
        (sealed(table))
    }
}

fn captain_card(table: &TableView, captain: Captain) -> Markup {
    html! {
        button.capcard type="button" id={ "captain-" (captain) } data-token={ "captain." (captain) } {
            span.cameo { (drawing(cameo(captain))) }
            b { (table.terms().captain(captain)) }
            span.label { (table.terms().ship(captain)) }
            span.able { b { (table.words.ability(captain)) ". " } (table.words.ability_text(captain)) }
        }
    }
}

/// What is left to pick, and what was picked.
fn crews(table: &TableView) -> Markup {
    let Some(seat) = table.viewer else { return secret(table) };
    let Some(nation) = table.nation(seat) else { return secret(table) };
    let (CardsView::Cards(left), CardsView::Cards(hand)) = (table.view.navy(seat).reserve, table.player(seat).hand)
    else {
        return secret(table);
    };
    let facts = table.parts().mode(table.view.agreed.mode);
    let can_pick =
        |crew: Crew| table.offers.iter().any(|offer| matches!(offer, Action::PickCrew(pick) if pick.kind == crew));
    html! {
        p.label.picked { (table.say.with("choice-picked", &[("n", hand.len().into()), ("all", facts.crew_picks.into())])) }
        ul.captains {
            @for crew in nation.crew() {
                li {
                    button.capcard.is-gone[!can_pick(crew) && !left.has(crew)] type="button" id={ "pick-" (crew) } data-token={ "crew." (crew) } {
                        span.pick-art { (drawing(&format!("crew-{crew}"))) }
                        b { (table.soft(table.terms().crew(crew))) }
                        span.label { (table.say.with("choice-left", &[("n", left.count(crew).into()), ("hand", hand.count(crew).into())])) }
                        span.able { (table.words.crew_text(crew)) }
                    }
                }
            }
        }
        (sealed(table))
    }
}

fn secret(table: &TableView) -> Markup {
    html! { p.secret { (icon("ui-seal")) (table.words.text("choice-secret")) } (sealed(table)) }
}

/// Which players have answered.
fn sealed(table: &TableView) -> Markup {
    html! {
        p.who {
            @for seat in table.seats() {
                @let waits = table.asked.contains(seat);
                span.tag data-seat=(slug(seat)) { (crest_small(slug(seat))) (table.name(seat)) " " span.label { (table.words.text(if waits { "choosing" } else { "has-chosen" })) } }
            }
            // text: choosing has-chosen
        }
    }
}
