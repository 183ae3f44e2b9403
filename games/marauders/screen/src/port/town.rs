//! Crew, rumors, missions, the stash and pardons (MM-CREW, MM-RUMOR, MM-MISSION, MM-STASH).

use super::{State, section, state};
use crate::glyph;
use crate::table_view::TableView;
use marauders::action::PortActivity;
use marauders::{Action, Activity, FaceDown, Skill, Zone};
use maud::{Markup, html};
use wardroom_kernel::Seat;

fn dice(sight: &TableView, seat: Seat, skill: Skill) -> u8 {
    sight.player(seat).captain.map_or(0, |captain| sight.parts().captain(captain).skill(skill))
}

pub(super) fn recruit(sight: &TableView, seat: Seat, port: Zone) -> Markup {
    let words = sight.words;
    let ship = &sight.player(seat).ship;
    let is_open = matches!(sight.offers.first(), Some(Action::HireCrew(_)));
    let state = state(sight, Activity::Recruit, "recruit", is_open);
    let about = [
        ("n", ship.cur.crew.into()),
        ("most", ship.max(sight.parts()).crew.into()),
        ("dice", dice(sight, seat, Skill::Leadership).into()),
        ("gold", sight.table().crew_price(seat, port).into()),
    ];
    let content = html! { @if state != State::Done { p { (sight.say.with("recruit-text", &about)) } } };
    section(sight, words.text("act-recruit"), state, Some(("recruit", words.text("recruit-go"))), &content)
}

pub(super) fn rumor(sight: &TableView, seat: Seat, port: Zone) -> Markup {
    let words = sight.words;
    let state = state(sight, Activity::SeekRumor, "rumor", false);
    let about =
        [("dice", dice(sight, seat, Skill::Influence).into()), ("gold", sight.table().rumor_price(port).into())];
    let may_check = sight.offers.contains(&Action::PortActivity(PortActivity::ResolveRumor));
    let content = html! {
        @if state != State::Done { p { (sight.say.with("rumor-text", &about)) } }
    };
    html! {
        (section(sight, words.text("act-rumor"), state, Some(("rumor", words.text("rumor-go"))), &content))
        @if let (true, FaceDown::Seen(rumor)) = (may_check, sight.rumor(seat)) {
            section.act.row {
                header { h2 { (sight.terms().rumor(rumor)) } }
                p { (sight.terms().rumor_text(rumor)) }
                button.btn type="button" data-token="check-rumor" { (words.text("rumor-check")) }
            }
        }
    }
}

/// Missions that can be taken here, and steps of the own one.
pub(super) fn mission(sight: &TableView, seat: Seat, port: Zone) -> Markup {
    let (words, terms) = (sight.words, sight.terms());
    let is_done = sight.view.turn.port.done.has(Activity::TakeMission);
    let is_offered = |mission| sight.offers.contains(&Action::PortActivity(PortActivity::TakeMission { mission }));
    let here = sight
        .view
        .missions
        .on_offer
        .iter()
        .filter(|&mission| sight.parts().mission(mission).place == port || is_offered(mission));
    let tasks = sight.offers.iter().filter_map(|offer| match offer {
        Action::PortActivity(PortActivity::MissionStep { task }) => Some(*task),
        _ => None,
    });
    html! {
        @for mission in here {
            section.act.row.is-done[is_done] {
                header { h2 { (words.text("act-mission")) } @if is_done { span.stat { (words.text("act-done")) } } }
                p { b { (terms.mission(mission)) ". " } (terms.mission_text(mission)) }
                @if !is_done { button.btn type="button" data-token={ "mission." (mission) } { (words.text("mission-go")) } }
            }
        }
        @for task in tasks {
            section.act.row {
                header { h2 { (words.text("own-mission")) } }
                p { @if let Some(taken) = sight.player(seat).mission { b { (terms.mission(taken.mission)) ". " } (terms.mission_text(taken.mission)) } }
                button.btn type="button" data-token={ "task." (task + 1) } { (crate::offer::task(sight, seat, task)) }
            }
        }
    }
}

pub(super) fn stash(sight: &TableView, seat: Seat, _port: Zone) -> Markup {
    let (words, player) = (sight.words, sight.player(seat));
    let is_open = matches!(sight.offers.first(), Some(Action::StashMove(_)));
    let state = state(sight, Activity::Stash, "stash", is_open);
    let content = html! {
        div.stash {
            span.coins.num { (glyph::sym("coin", 26)) b { (player.gold.unwrap_or_default()) } small { (words.text("gold-aboard")) } }
            span.coins.num { (glyph::sym("chest", 26)) b { (player.stash.unwrap_or_default()) } small { (words.text(if sight.is_you(seat) { "gold-stash-own" } else { "gold-stash" })) } }
        }
    };
    html! { @if state != State::Closed { (section(sight, words.text("act-stash"), state, Some(("stash", words.text("stash-go"))), &content)) } }
}

/// A pardon that an event of this round sells.
pub(super) fn pardon(sight: &TableView) -> Markup {
    let words = sight.words;
    let is_offered = sight.offers.contains(&Action::PortActivity(PortActivity::PardonByEvent));
    html! {
        @if is_offered { (section(sight, words.text("act-pardon"), State::Offered, Some(("pardon", words.text("pardon-go"))), &html! { p { (words.text("pardon-text")) } })) }
    }
}
