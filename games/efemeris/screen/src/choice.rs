//! Before the game: nations, captains, crew and planets to choose from, on a paper above the empty sky.

use crate::captain::cameo;
use crate::planets;
use crate::table_view::{TableView, slug};
use efemeris::{Action, Captain, Crew, Nation, Phase, Seen};
use maud::{Markup, html};
use wardroom_ui::widget::{crest_small, drawing, icon};

pub(crate) fn choice(sight: &TableView) -> Markup {
    let is_open = matches!(sight.view.phase, Phase::Nations | Phase::Captains | Phase::Crew | Phase::Planets);
    html! {
        div #ef-choice {
            @if is_open && sight.outcome.is_none() {
                section.choice.dialog aria-labelledby="choice-title" {
                    @match sight.view.phase {
                        Phase::Captains => { (title(sight, "choice-captains", "choice-captains-help")) (captains(sight)) }
                        Phase::Crew => { (title(sight, "choice-crew", "choice-crew-help")) (crews(sight)) }
                        Phase::Planets => { (title(sight, "choice-planets", "choice-planets-help")) (planets::cards(sight, "choose")) }
                        _ => { (title(sight, "choice-nations", "choice-nations-help")) (nations(sight)) }
                    }
                    // text: choice-captains choice-captains-help choice-crew choice-crew-help choice-planets
                    // text: choice-planets-help choice-nations choice-nations-help
                }
            }
        }
    }
}

fn title(sight: &TableView, title: &str, help: &str) -> Markup {
    html! { header.dialog-head { h2 #choice-title { (sight.words.text(title)) } p.label { (sight.words.text(help)) } } }
}

fn nations(sight: &TableView) -> Markup {
    let takers = |nation: Nation| sight.seats().filter(move |&seat| sight.nation(seat) == Some(nation));
    html! {
        ul.nations {
            @for nation in Nation::ALL {
                @let face = html! {
                    span.nation-head { (drawing(&format!("flag-{nation}"))) b { (sight.words.nation(nation)) } span.label { (sight.terms().navy(nation)) } }
                    span.who { @for seat in takers(nation) { (crest_small(slug(seat))) (sight.name(seat)) } }
                    span.crewlist { @for crew in nation.crew() { span.mini { (icon(&format!("crew-{crew}"))) (sight.soft(sight.terms().crew(crew))) " ×" (sight.parts().crew_card(crew).count) } } }
                    @for captain in nation.captains() { span.able { b { (sight.words.ability(captain)) } " " (sight.terms().captain(captain)) } }
                };
                li {
                    @if sight.viewer.is_some() { button.nation type="button" id={ "nation-" (nation) } data-token={ "nation." (nation) } { (face) } }
                    @else { article.nation id={ "nation-" (nation) } { (face) } }
                }
            }
        }
    }
}

/// Those of the viewer's nation; an onlooker only sees that it is chosen.
fn captains(sight: &TableView) -> Markup {
    let Some(nation) = sight.viewer.and_then(|seat| sight.nation(seat)) else { return secret(sight) };
    html! {
        ul.captains { @for captain in nation.captains() { li { (captain_card(sight, captain)) } } }
        (sealed(sight))
    }
}

fn captain_card(sight: &TableView, captain: Captain) -> Markup {
    html! {
        button.capcard type="button" id={ "captain-" (captain) } data-token={ "captain." (captain) } {
            span.cameo { (drawing(cameo(captain))) }
            b { (sight.terms().captain(captain)) }
            span.label { (sight.terms().ship(captain)) }
            span.able { b { (sight.words.ability(captain)) ". " } (sight.words.ability_text(captain)) }
        }
    }
}

/// What is left to pick, and what was picked.
fn crews(sight: &TableView) -> Markup {
    let Some(seat) = sight.viewer else { return secret(sight) };
    let Some(nation) = sight.nation(seat) else { return secret(sight) };
    let (Seen::Cards(left), Seen::Cards(hand)) = (sight.view.navy(seat).reserve, sight.player(seat).hand) else {
        return secret(sight);
    };
    let facts = sight.parts().mode(sight.view.agreed.mode);
    let can_pick =
        |crew: Crew| sight.offers.iter().any(|offer| matches!(offer, Action::PickCrew(pick) if pick.kind == crew));
    html! {
        p.label.picked { (sight.say.with("choice-picked", &[("n", hand.len().into()), ("all", facts.crew_picks.into())])) }
        ul.captains {
            @for crew in nation.crew() {
                li {
                    button.capcard.is-gone[!can_pick(crew) && !left.has(crew)] type="button" id={ "pick-" (crew) } data-token={ "crew." (crew) } {
                        span.pick-art { (drawing(&format!("crew-{crew}"))) }
                        b { (sight.soft(sight.terms().crew(crew))) }
                        span.label { (sight.say.with("choice-left", &[("n", left.count(crew).into()), ("hand", hand.count(crew).into())])) }
                        span.able { (sight.words.crew_text(crew)) }
                    }
                }
            }
        }
        (sealed(sight))
    }
}

fn secret(sight: &TableView) -> Markup {
    html! { p.secret { (icon("ui-seal")) (sight.words.text("choice-secret")) } (sealed(sight)) }
}

/// Who has answered, without what.
fn sealed(sight: &TableView) -> Markup {
    html! {
        p.who {
            @for seat in sight.seats() {
                @let waits = sight.asked.contains(seat);
                span.tag data-seat=(slug(seat)) { (crest_small(slug(seat))) (sight.name(seat)) " " span.label { (sight.words.text(if waits { "choosing" } else { "has-chosen" })) } }
            }
            // text: choosing has-chosen
        }
    }
}
