//! What is written into the logbook, with the rule that stands behind it. Moves that only pieces show are left out.

mod args;
mod fight;
mod port;

use args::Args;
use marauders::{Event, Parts, Place};
use maud::{Markup, html};
use wardroom_kernel::Seat;
use wardroom_ui::{LogLine, Say, widget::rule_sign};

/// Whose line, what it says, and the rule behind it if there is one worth naming.
pub(super) type Line = (Option<Seat>, String, &'static str);

pub(crate) fn log(event: &Event, parts: &Parts, say: Say) -> Option<LogLine> {
    let args = Args::new(parts, say);
    if let Some(text) = heading(event, &args) {
        return Some(LogLine { seat: None, text: html! { (text) }, is_heading: true });
    }
    if let Some(line) = rolled(event, &args) {
        return Some(line);
    }
    let lines: [fn(&Event, &Args) -> Option<Line>; 9] = [
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
    let (seat, text, rule) = lines.into_iter().find_map(|line| line(event, &args))?;
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

fn heading(event: &Event, args: &Args) -> Option<String> {
    match *event {
        Event::RoundBegan { round } => Some(args.say.with("log-round", &[("n", round.into())])),
        Event::TurnBegan { seat } => Some(args.say.with("log-turn", &[args.seat(seat)])),
        _ => None,
    }
}

/// Dice are drawn, not told.
fn rolled(event: &Event, args: &Args) -> Option<LogLine> {
    let (by, dice, what) = match *event {
        Event::Rolled { by, skill, dice } => {
            let what = skill.map_or_else(
                || args.say.text("log-rolls-locations"),
                |skill| args.say.with("log-rolls", &[args.skill(skill)]),
            );
            (by, dice, what)
        }
        Event::Rerolled { by, dice } => (by, dice, args.say.text("log-rerolls")),
        _ => return None,
    };
    let seat = by.seat();
    let who = if seat.is_none() { format!("{}: ", args.fighter(by)) } else { String::new() };
    let faces: Vec<String> = dice.iter().map(|face| args.face(face)).collect();
    let text = html! {
        (who) (what) " "
        span role="img" aria-label=(faces.join(", ")) { @for face in dice.iter() { svg.sym aria-hidden="true" { use href={ "#" (crate::glyph::die(face)) } {} } } }
    };
    Some(LogLine { seat, text, is_heading: false })
}

fn of_setup(event: &Event, args: &Args) -> Option<Line> {
    let say = args.say;
    Some(match *event {
        Event::CaptainDealt { seat, captain } => {
            (Some(seat), say.with("log-captain-dealt", &[args.captain(captain)]), "MM-SETUP-02")
        }
        Event::CaptainDrawn { seat, captain } => {
            (Some(seat), say.with("log-captain-drawn", &[args.captain(captain)]), "")
        }
        Event::CaptainRefused { seat, captain } => {
            (Some(seat), say.with("log-captain-refused", &[args.captain(captain)]), "MM-DEATH-06")
        }
        Event::CaptainEntered { seat, captain, ship, port } => {
            let about = [args.captain(captain), args.ship(ship), args.zone(port)];
            (Some(seat), say.with("log-captain-entered", &about), "")
        }
        Event::StartPlayer { seat } => (Some(seat), say.text("log-start-player"), "MM-SETUP-07"),
        Event::MissionLaid { mission, place } => {
            (None, say.with("log-mission-laid", &[args.mission(mission), args.zone(place)]), "")
        }
        _ => return None,
    })
}

fn of_round(event: &Event, args: &Args) -> Option<Line> {
    let say = args.say;
    Some(match *event {
        Event::MerchantsDealt { count } => {
            (None, say.with("log-merchants-dealt", &[("n", count.into())]), "MM-ROUND-02")
        }
        Event::EventDrawn { card } => (None, say.with("log-event", &[args.event(card)]), ""),
        Event::NpcMoved { npc, from, to, hunts } if from != to || hunts.is_some() => match hunts {
            Some(seat) => {
                (None, say.with("log-npc-hunts", &[args.npc(npc), args.zone(to), args.seat(seat)]), "MM-NMOVE-04")
            }
            None => (None, say.with("log-npc-moved", &[args.npc(npc), args.to(to)]), ""),
        },
        Event::NpcPending { npc, card } => {
            (None, say.with("log-npc-pending", &[args.npc(npc), args.event(card)]), "MM-NPC-05")
        }
        Event::NpcAppeared { card, zone, .. } => {
            (None, say.with("log-npc-appeared", &[args.event(card), args.off(zone)]), "")
        }
        Event::NpcRemoved { card, .. } => (None, say.with("log-npc-removed", &[args.event(card)]), "MM-NPC-07"),
        Event::WarBegan { nations } => (None, say.with("log-war-began", &args.nations(nations)), "MM-WAR-01"),
        Event::WarEnded { nations } => (None, say.with("log-war-ended", &args.nations(nations)), ""),
        Event::PlagueBroke { ports, rounds } => {
            let names: Vec<String> = ports.iter().map(|port| args.zone_name(port)).collect();
            (None, say.with("log-plague", &[("ports", say.list(&names).into()), ("n", rounds.into())]), "MM-PLAGUE-01")
        }
        Event::PlagueEnded {} => (None, say.text("log-plague-ended"), ""),
        _ => return None,
    })
}

fn of_turn(event: &Event, args: &Args) -> Option<Line> {
    let say = args.say;
    Some(match *event {
        Event::Retired { seat } => (Some(seat), say.text("log-retired"), "MM-RETIRE-01"),
        Event::Moved { seat, from, to } => {
            let text = match (from, to) {
                (_, Place::Port(port)) => say.with("log-entered", &[args.zone(port)]),
                (Place::Port(_), Place::Sea(zone)) => say.with("log-left", &[args.zone(zone)]),
                (Place::Sea(_), Place::Sea(zone)) => say.with("log-sailed", &[args.to(zone)]),
            };
            (Some(seat), text, "")
        }
        Event::StayedBehind { seat, zone } => (Some(seat), say.with("log-stayed", &[args.off(zone)]), "MM-MOVE-07"),
        Event::EnteredForPay { seat, port, gold } => {
            (Some(seat), say.with("log-gate-paid", &[args.zone(port), ("gold", gold.into())]), "MM-ZONE-16")
        }
        Event::TurnedAway { seat, port } => {
            (Some(seat), say.with("log-turned-away", &[args.zone(port)]), "MM-RULING-13")
        }
        Event::Scouted { seat, target, has_found } => {
            let about = [("target", args.target(target).into())];
            // text: log-scout-found log-scout-failed
            (Some(seat), say.with(if has_found { "log-scout-found" } else { "log-scout-failed" }, &about), "")
        }
        Event::NpcScouted { npc, seat, has_found } => {
            let about = [args.npc(npc), args.seat(seat)];
            // text: log-npc-found log-npc-failed
            (Some(seat), say.with(if has_found { "log-npc-found" } else { "log-npc-failed" }, &about), "MM-NSCOUT-01")
        }
        Event::GoldLost { seat, gold } => (Some(seat), say.with("log-gold-lost", &[("gold", gold.into())]), ""),
        Event::VictoryAnnounced { seat, score, stash } => {
            (Some(seat), say.with("log-victory", &[("n", score.into()), ("gold", stash.into())]), "MM-END-01")
        }
        Event::Ended { winners, .. } => {
            let names: Vec<String> = winners.map(|seat| args.seat_title(seat)).collect();
            (
                None,
                say.with("log-ended", &[("winners", say.list(&names).into()), ("count", names.len().into())]),
                "MM-END-04",
            )
        }
        _ => return None,
    })
}
