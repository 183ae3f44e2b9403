//! Crew, rumors, missions, the stash and pardons (MM-CREW, MM-RUMOR, MM-MISSION, MM-STASH).

use super::{State, section, state};
use crate::glyph;
use crate::table_view::TableView;
use marauders::action::PortActivity;
use marauders::{Action, Activity, FaceDown, Skill, Zone};
use maud::{Markup, html};
use wardroom_kernel::Seat;

fn dice(table: &TableView, seat: Seat, skill: Skill) -> u8 {
    table.player(seat).captain.map_or(0, |captain| table.parts().captain(captain).skill(skill))
}

pub(super) fn recruit(table: &TableView, seat: Seat, port: Zone) -> Markup {
    let words = table.words;
    let ship = &table.player(seat).ship;
    let is_open = matches!(table.offers.first(), Some(Action::HireCrew(_)));
    let state = state(table, Activity::Recruit, "recruit", is_open);
    let about = [
        ("n", ship.cur.crew.into()),
        ("most", ship.max(table.parts()).crew.into()),
        ("dice", dice(table, seat, Skill::Leadership).into()),
        ("gold", table.some_table().crew_price(seat, port).into()),
    ];
    let content = html! { @if state != State::Done { p { (table.say.with("recruit-text", &about)) } } };
    section(table, words.text("act-recruit"), state, Some(("recruit", words.text("recruit-go"))), &content)
}

pub(super) fn rumor(table: &TableView, seat: Seat, port: Zone) -> Markup {
    let words = table.words;
    let state = state(table, Activity::SeekRumor, "rumor", false);
    let about =
        [("dice", dice(table, seat, Skill::Influence).into()), ("gold", table.some_table().rumor_price(port).into())];
    let may_check = table.offers.contains(&Action::PortActivity(PortActivity::ResolveRumor));
    let content = html! {
        @if state != State::Done { p { (table.say.with("rumor-text", &about)) } }
    };
    html! {
        (section(table, words.text("act-rumor"), state, Some(("rumor", words.text("rumor-go"))), &content))
        @if let (true, FaceDown::Seen(rumor)) = (may_check, table.rumor(seat)) {
            section.act.row {
                header { h2 { (table.terms().rumor(rumor)) } }
                p { (table.terms().rumor_text(rumor)) }
                button.btn type="button" data-token="check-rumor" { (words.text("rumor-check")) }
            }
        }
    }
}

/// Missions that can be taken here, and steps of the own one.
pub(super) fn mission(table: &TableView, seat: Seat, port: Zone) -> Markup {
    let (words, terms) = (table.words, table.terms());
    let is_done = table.view.turn.port.done.has(Activity::TakeMission);
    let is_offered = |mission| table.offers.contains(&Action::PortActivity(PortActivity::TakeMission { mission }));
    let here = table
        .view
        .missions
        .on_offer
        .iter()
        .filter(|&mission| table.parts().mission(mission).place == port || is_offered(mission));
    let tasks = table.offers.iter().filter_map(|offer| match offer {
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
                p { @if let Some(taken) = table.player(seat).mission { b { (terms.mission(taken.mission)) ". " } (terms.mission_text(taken.mission)) } }
                button.btn type="button" data-token={ "task." (task + 1) } { (crate::offer::task(table, seat, task)) }
            }
        }
    }
}

pub(super) fn stash(table: &TableView, seat: Seat, _port: Zone) -> Markup {
    let (words, player) = (table.words, table.player(seat));
    let is_open = matches!(table.offers.first(), Some(Action::StashMove(_)));
    let state = state(table, Activity::Stash, "stash", is_open);
    let content = html! {
        div.stash {
            span.coins.num { (glyph::sym("coin", 26)) b { (player.gold.unwrap_or_default()) } small { (words.text("gold-aboard")) } }
            span.coins.num { (glyph::sym("chest", 26)) b { (player.stash.unwrap_or_default()) } small { (words.text(if table.is_you(seat) { "gold-stash-own" } else { "gold-stash" })) } }
        }
    };
    html! { @if state != State::Closed { (section(table, words.text("act-stash"), state, Some(("stash", words.text("stash-go"))), &content)) } }
}

/// A pardon that an event of this round sells.
pub(super) fn pardon(table: &TableView) -> Markup {
    let words = table.words;
    let is_offered = table.offers.contains(&Action::PortActivity(PortActivity::PardonByEvent));
    html! {
        @if is_offered { (section(table, words.text("act-pardon"), State::Offered, Some(("pardon", words.text("pardon-go"))), &html! { p { (words.text("pardon-text")) } })) }
    }
}
