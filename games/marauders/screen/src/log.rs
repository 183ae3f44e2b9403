//! What is written into the logbook, with the rule that stands behind it. Moves that only pieces show are left out.

mod fight;
mod port;
mod tell;

use marauders::{Event, Parts, Place};
use maud::{Markup, html};
use tell::Tell;
use wardroom_kernel::Seat;
use wardroom_ui::{LogLine, Say, widget::rule_sign};

/// Whose line, what it says, and the rule behind it if there is one worth naming.
pub(super) type Line = (Option<Seat>, String, &'static str);

pub(crate) fn log(event: &Event, parts: &Parts, say: Say) -> Option<LogLine> {
    let tell = Tell::new(parts, say);
    if let Some(text) = heading(event, &tell) {
        return Some(LogLine { seat: None, text: html! { (text) }, is_heading: true });
    }
    if let Some(line) = rolled(event, &tell) {
        return Some(line);
    }
    let lines: [fn(&Event, &Tell) -> Option<Line>; 9] = [
        of_setup,
        of_round,
        of_turn,
        port::of_trade,
        port::of_yard,
        port::of_papers,
        fight::of_cards,
        fight::of_raid,
        fight::of_battle,
    ];
    let (seat, text, rule) = lines.into_iter().find_map(|line| line(event, &tell))?;
    Some(LogLine { seat, text: linked(&text, rule, say), is_heading: false })
}

/// The rule stands behind as a sign to touch.
fn linked(text: &str, rule: &str, say: Say) -> Markup {
    html! {
        (text)
        @if !rule.is_empty() {
            " "
            (rule_sign("marauders", rule, &say.with("log-rule", &[("rule", rule.into())])))
        }
    }
}

fn heading(event: &Event, tell: &Tell) -> Option<String> {
    match *event {
        Event::RoundBegan { round } => Some(tell.say.with("log-round", &[("n", round.into())])),
        Event::TurnBegan { seat } => Some(tell.say.with("log-turn", &[tell.seat(seat)])),
        _ => None,
    }
}

/// Dice are drawn, not told.
fn rolled(event: &Event, tell: &Tell) -> Option<LogLine> {
    let (by, dice, what) = match *event {
        Event::Rolled { by, skill, dice } => {
            let what = skill.map_or_else(
                || tell.say.text("log-rolls-locations"),
                |skill| tell.say.with("log-rolls", &[tell.skill(skill)]),
            );
            (by, dice, what)
        }
        Event::Rerolled { by, dice } => (by, dice, tell.say.text("log-rerolls")),
        _ => return None,
    };
    let seat = by.seat();
    let who = if seat.is_none() { format!("{}: ", tell.fighter(by)) } else { String::new() };
    let faces: Vec<String> = dice.iter().map(|face| tell.face(face)).collect();
    let text = html! {
        (who) (what) " "
        span role="img" aria-label=(faces.join(", ")) { @for face in dice.iter() { svg.sym aria-hidden="true" { use href={ "#" (crate::glyph::die(face)) } {} } } }
    };
    Some(LogLine { seat, text, is_heading: false })
}

fn of_setup(event: &Event, tell: &Tell) -> Option<Line> {
    let say = tell.say;
    Some(match *event {
        Event::CaptainDealt { seat, captain } => {
            (Some(seat), say.with("log-captain-dealt", &[tell.captain(captain)]), "MM-SETUP-02")
        }
        Event::CaptainDrawn { seat, captain } => {
            (Some(seat), say.with("log-captain-drawn", &[tell.captain(captain)]), "")
        }
        Event::CaptainRefused { seat, captain } => {
            (Some(seat), say.with("log-captain-refused", &[tell.captain(captain)]), "MM-DEATH-06")
        }
        Event::CaptainEntered { seat, captain, ship, port } => {
            let about = [tell.captain(captain), tell.ship(ship), tell.zone(port)];
            (Some(seat), say.with("log-captain-entered", &about), "")
        }
        Event::StartPlayer { seat } => (Some(seat), say.text("log-start-player"), "MM-SETUP-07"),
        Event::MissionLaid { mission, place } => {
            (None, say.with("log-mission-laid", &[tell.mission(mission), tell.zone(place)]), "")
        }
        _ => return None,
    })
}

fn of_round(event: &Event, tell: &Tell) -> Option<Line> {
    let say = tell.say;
    Some(match *event {
        Event::MerchantsDealt { count } => {
            (None, say.with("log-merchants-dealt", &[("n", count.into())]), "MM-ROUND-02")
        }
        Event::EventDrawn { card } => (None, say.with("log-event", &[tell.event(card)]), ""),
        Event::NpcMoved { npc, from, to, hunts } if from != to || hunts.is_some() => match hunts {
            Some(seat) => {
                (None, say.with("log-npc-hunts", &[tell.npc(npc), tell.zone(to), tell.seat(seat)]), "MM-NMOVE-04")
            }
            None => (None, say.with("log-npc-moved", &[tell.npc(npc), tell.to(to)]), ""),
        },
        Event::NpcPending { npc, card } => {
            (None, say.with("log-npc-pending", &[tell.npc(npc), tell.event(card)]), "MM-NPC-05")
        }
        Event::NpcAppeared { card, zone, .. } => {
            (None, say.with("log-npc-appeared", &[tell.event(card), tell.off(zone)]), "")
        }
        Event::NpcRemoved { card, .. } => (None, say.with("log-npc-removed", &[tell.event(card)]), "MM-NPC-07"),
        Event::WarBegan { nations } => (None, say.with("log-war-began", &tell.nations(nations)), "MM-WAR-01"),
        Event::WarEnded { nations } => (None, say.with("log-war-ended", &tell.nations(nations)), ""),
        Event::PlagueBroke { ports, rounds } => {
            let names: Vec<String> = ports.iter().map(|port| tell.zone_name(port)).collect();
            (None, say.with("log-plague", &[("ports", say.list(&names).into()), ("n", rounds.into())]), "MM-PLAGUE-01")
        }
        Event::PlagueEnded {} => (None, say.text("log-plague-ended"), ""),
        _ => return None,
    })
}

fn of_turn(event: &Event, tell: &Tell) -> Option<Line> {
    let say = tell.say;
    Some(match *event {
        Event::Retired { seat } => (Some(seat), say.text("log-retired"), "MM-RETIRE-01"),
        Event::Moved { seat, from, to } => {
            let text = match (from, to) {
                (_, Place::Port(port)) => say.with("log-entered", &[tell.zone(port)]),
                (Place::Port(_), Place::Sea(zone)) => say.with("log-left", &[tell.zone(zone)]),
                (Place::Sea(_), Place::Sea(zone)) => say.with("log-sailed", &[tell.to(zone)]),
            };
            (Some(seat), text, "")
        }
        Event::StayedBehind { seat, zone } => (Some(seat), say.with("log-stayed", &[tell.off(zone)]), "MM-MOVE-07"),
        Event::EnteredForPay { seat, port, gold } => {
            (Some(seat), say.with("log-gate-paid", &[tell.zone(port), ("gold", gold.into())]), "MM-ZONE-16")
        }
        Event::TurnedAway { seat, port } => {
            (Some(seat), say.with("log-turned-away", &[tell.zone(port)]), "MM-RULING-13")
        }
        Event::Scouted { seat, target, has_found } => {
            let about = [("target", tell.target(target).into())];
            // text: log-scout-found log-scout-failed
            (Some(seat), say.with(if has_found { "log-scout-found" } else { "log-scout-failed" }, &about), "")
        }
        Event::NpcScouted { npc, seat, has_found } => {
            let about = [tell.npc(npc), tell.seat(seat)];
            // text: log-npc-found log-npc-failed
            (Some(seat), say.with(if has_found { "log-npc-found" } else { "log-npc-failed" }, &about), "MM-NSCOUT-01")
        }
        Event::GoldLost { seat, gold } => (Some(seat), say.with("log-gold-lost", &[("gold", gold.into())]), ""),
        Event::VictoryAnnounced { seat, score, stash } => {
            (Some(seat), say.with("log-victory", &[("n", score.into()), ("gold", stash.into())]), "MM-END-01")
        }
        Event::Ended { winners, .. } => {
            let names: Vec<String> = winners.map(|seat| tell.seat_title(seat)).collect();
            (
                None,
                say.with("log-ended", &[("winners", say.list(&names).into()), ("count", names.len().into())]),
                "MM-END-04",
            )
        }
        _ => return None,
    })
}
