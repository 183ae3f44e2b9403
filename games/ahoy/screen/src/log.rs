//! The logbook: one line for each event that is worth telling, a heading for each round and turn, and a link to the rule where
//! a player may ask why.

use crate::table_view::slug;
use crate::tell::{Tell, dice, die};
use crate::words::Words;
use ahoy::{Event, Faction, Figure, Hiring, Ignored, Laying, Occasion, Parts, Removal, UNION, Way, Why};
use maud::{Markup, html};
use wardroom_kernel::Seat;
use wardroom_ui::{LogLine, Say, TextValue, widget::rule_sign};

/// Whose line it is, what it says, and the rule behind it.
type Line = (Option<Seat>, String, &'static str);

pub(crate) fn log(event: &Event, parts: &Parts, say: Say) -> Option<LogLine> {
    let tell = Tell { say, words: Words::in_language(say.language), parts };
    let heading = |text: String| Some(LogLine { seat: None, text: html! { (text) }, is_heading: true });
    match *event {
        Event::RoundBegan { round, .. } => return heading(say.with("log-round", &[("round", round.into())])),
        Event::TurnBegan { seat, .. } => return heading(say.with("log-turn", &[tell.seat("seat", seat)])),
        _ => {}
    }
    let lines: [fn(&Event, &Tell) -> Option<Line>; 4] = [at_sea, on_boards, of_cards, of_battles];
    let (seat, text, rule) = lines.into_iter().find_map(|line| line(event, &tell))?;
    Some(LogLine { seat, text: written(&text, seat, rule, say), is_heading: false })
}

/// What stands between two asterisks is set bold, `@4` is a die; the rule stands behind as a sign to touch.
fn written(text: &str, seat: Option<Seat>, rule: &str, say: Say) -> Markup {
    html! {
        @for (number, part) in text.split('*').enumerate() {
            @if number % 2 == 1 { b { (with_dice(part, seat)) } } @else { (with_dice(part, seat)) }
        }
        @if !rule.is_empty() {
            " "
            (rule_sign("ahoy", rule, &say.with("log-rule", &[("rule", rule.into())])))
        }
    }
}

fn with_dice(text: &str, seat: Option<Seat>) -> Markup {
    let mut parts = text.split('@');
    let first = parts.next().unwrap_or_default();
    html! {
        (first)
        @for part in parts {
            @let (value, rest) = part.split_at(part.len().min(1));
            svg.die data-seat=[seat.map(slug)] role="img" aria-label=(value) { use href={ "#die-" (value) } {} }
            (rest)
        }
    }
}

fn at_sea(event: &Event, tell: &Tell) -> Option<Line> {
    let say = tell.say;
    Some(match *event {
        Event::FigurePlaced { figure: figure @ Figure::Stronghold(_), space } => {
            (Some(figure.owner()), say.with("log-built", &[tell.figure(figure), tell.place(space)]), "AH-SQUAD-05")
        }
        Event::FigurePlaced { figure, space } => {
            let about = [tell.figure(figure), tell.place(space)];
            (Some(figure.owner()), say.with("log-placed-figure", &about), "")
        }
        Event::Moved { figure, to, how, .. } => {
            // text: log-moved log-moved-explore log-moved-direct log-moved-wrap log-moved-current log-moved-push
            // text: log-moved-sea-dog log-moved-fog
            let (key, rule) = match how {
                Way::Step => ("log-moved", ""),
                Way::Explore => ("log-moved-explore", "AH-EXPLORE-01"),
                Way::Direct => ("log-moved-direct", "AH-MOVE-09"),
                Way::Wrap => ("log-moved-wrap", "AH-RULING-12"),
                Way::Current => ("log-moved-current", "AH-TERRAIN-01"),
                Way::SeaDog => ("log-moved-sea-dog", "AH-CREW-24"),
                Way::Fog => ("log-moved-fog", "AH-CREW-02"),
                Way::Push => ("log-moved-push", "AH-RULING-25"),
            };
            (Some(figure.owner()), say.with(key, &[tell.figure(figure), tell.waters(to)]), rule)
        }
        // Told with the Stronghold.
        Event::FigureRemoved { why: Removal::Exchange, .. } => return None,
        Event::FigureRemoved { figure, why } => {
            (Some(figure.owner()), say.with("log-removed-figure", &[tell.figure(figure)]), of_removal(figure, why))
        }
        Event::CurrentIgnored { figure, why } => {
            let rule = match why {
                Ignored::NoWay => "AH-RULING-08",
                Ignored::SeaDog => "AH-CREW-24",
            };
            (Some(figure.owner()), say.with("log-current-ignored", &[tell.figure(figure)]), rule)
        }
        Event::TileDrawn { seat, region } => (Some(seat), say.with("log-tile-drawn", &[tell.isle(region)]), ""),
        Event::TilePlaced { seat, region, why, .. } => {
            let (seat, rule) = match why {
                Laying::Setup => (None, "AH-SETUP-05"),
                Laying::Explore => (Some(seat), "AH-EXPLORE-02"),
                Laying::Reward => (Some(seat), "AH-REWARD-34"),
            };
            // text: log-tile-placed log-tile-setup
            let key = if seat.is_some() { "log-tile-placed" } else { "log-tile-setup" };
            (seat, say.with(key, &[tell.isle(region)]), rule)
        }
        Event::WealthRaised { region, to } => (None, say.with("log-wealth", &[tell.isle(region), die(to)]), ""),
        Event::ComradesPlaced { region, count } => {
            (Some(UNION), say.with("log-comrades-placed", &[tell.comrades(count), tell.isle(region)]), "")
        }
        Event::ComradesGained { count } => (Some(UNION), say.with("log-comrades-gained", &[tell.comrades(count)]), ""),
        Event::ComradesRemoved { region, count } => {
            (Some(UNION), say.with("log-comrades-removed", &[tell.comrades(count), tell.isle(region)]), "AH-UNION-01")
        }
        Event::ComradesMoved { from, to, count } => {
            let about =
                [tell.comrades(count), ("from", tell.words.isle(from).into()), ("to", tell.words.isle(to).into())];
            (Some(UNION), say.with("log-comrades-moved", &about), "AH-RULING-61")
        }
        Event::RegionScored { region, control, to, fame } => {
            // text: log-scored log-scored-by-none
            let key = if to.is_some() { "log-scored" } else { "log-scored-by-none" };
            let numbers =
                [("squadron", control.squadron.into()), ("union", control.union.into()), ("fame", fame.into())];
            let about: Vec<(&str, TextValue)> = numbers.into_iter().chain([tell.isle(region)]).collect();
            (to, say.with(key, &about), "AH-SCORE-05")
        }
        _ => return None,
    })
}

/// The rule by which a figure is back in the supply.
fn of_removal(figure: Figure, why: Removal) -> &'static str {
    match (why, figure) {
        (Removal::Damage, Figure::Patrol(_)) => "AH-DAMAGE-08",
        (Removal::Damage, Figure::Stronghold(_)) => "AH-DAMAGE-09",
        (Removal::Damage, Figure::Cutter | Figure::Gunship | Figure::Flagship(_)) => "AH-DAMAGE-11",
        (Removal::Wreckage, _) => "AH-SQUAD-04",
        (Removal::Exchange, _) => "AH-SQUAD-05",
        (Removal::SneakAttack, _) => "AH-PLAN-12",
    }
}

fn on_boards(event: &Event, tell: &Tell) -> Option<Line> {
    let say = tell.say;
    let gold = |gold: u8| ("gold", gold.into());
    Some(match *event {
        Event::Rolled { seat, dice: rolled } => (Some(seat), say.with("log-rolled", &[dice(rolled.iter())]), ""),
        Event::DiePlaced { seat, slot, die: shown, gold: 0 } => {
            (Some(seat), say.with("log-die", &[die(shown), tell.slot("slot", slot)]), "")
        }
        Event::DiePlaced { seat, slot, die: shown, gold: paid } => {
            let about = [die(shown), tell.slot("slot", slot), gold(paid)];
            (Some(seat), say.with("log-die-gold", &about), "AH-DICE-06")
        }
        Event::DieMoved { seat, from, to, die: shown, .. } => {
            let about = [die(shown), tell.slot("from", from), tell.slot("to", to)];
            (Some(seat), say.with("log-die-moved", &about), "AH-TERRAIN-02")
        }
        Event::DieRaised { seat, slot, to } => {
            (Some(seat), say.with("log-die-raised", &[die(to), tell.slot("slot", slot)]), "AH-PLAN-08")
        }
        Event::DieSetAside { seat, die: shown } => (Some(seat), say.with("log-die-aside", &[die(shown)]), "AH-TURN-07"),
        Event::GoldGained { why: Why::Setup, .. } | Event::GoldSpent { why: Why::Die, .. } => return None,
        Event::GoldGained { seat, gold: gained, why } => {
            (Some(seat), say.with("log-gold", &[gold(gained), tell.why(why)]), "")
        }
        Event::GoldSpent { seat, gold: spent, why } => {
            (Some(seat), say.with("log-gold-spent", &[gold(spent), tell.why(why)]), "")
        }
        Event::GoldStolen { by, from, gold: stolen } => {
            (Some(by), say.with("log-gold-stolen", &[gold(stolen), tell.seat("from", from)]), "AH-BATTLE-13")
        }
        Event::GoldGiven { by, to, gold: given } => {
            (Some(by), say.with("log-gold-given", &[gold(given), tell.seat("to", to)]), "AH-CREW-11")
        }
        // Told with the region.
        Event::FameGained { why: Why::Region { .. }, .. } => return None,
        Event::FameGained { seat, fame, why } => {
            (Some(seat), say.with("log-fame", &[("fame", fame.into()), tell.why(why)]), "")
        }
        Event::Damaged { seat, slot } => {
            (Some(seat), say.with("log-damaged", &[tell.slot("slot", slot)]), "AH-DAMAGE-01")
        }
        Event::DamageIgnored { figure } => {
            (Some(figure.owner()), say.with("log-damage-ignored", &[tell.figure(figure)]), "AH-DAMAGE-03")
        }
        Event::Repaired { seat, slot } => (Some(seat), say.with("log-repaired", &[tell.slot("slot", slot)]), ""),
        Event::RewardMoved { seat, to, .. } => (Some(seat), say.with("log-reward", &[tell.reward(to)]), "AH-REWARD-01"),
        Event::RewardDeclined { seat } => (Some(seat), tell.words.text("log-reward-declined").to_owned(), ""),
        Event::FirstPlayerPassed { to } => (Some(to), tell.words.text("log-first").to_owned(), "AH-SCORE-10"),
        Event::Ended { winners } => {
            let names: Vec<&str> = winners.map(|seat| tell.words.seat(seat)).collect();
            (None, say.with("log-ended", &[("winners", say.list(&names).into())]), "AH-END-03")
        }
        _ => return None,
    })
}

fn of_cards(event: &Event, tell: &Tell) -> Option<Line> {
    let say = tell.say;
    Some(match *event {
        Event::CardRemoved { card } => (None, say.with("log-removed", &[tell.card(card)]), "AH-SETUP-07"),
        Event::MarketRefilled { card } => (None, say.with("log-market", &[tell.card(card)]), ""),
        Event::PilesMarked { seat, first_pile } => {
            (Some(seat), say.with("log-piles", &[tell.faction(first_pile)]), "AH-RULING-67")
        }
        Event::Recruited { seat, card, how } => {
            let rule = match how {
                Hiring::Paid => "AH-RECRUIT-01",
                Hiring::Negotiate => "AH-SMUG-10",
                Hiring::NegotiateAgain => "AH-SMUG-11",
                Hiring::Enlist => "AH-PLAN-09",
                Hiring::Reward => "AH-RULING-66",
            };
            (Some(seat), say.with("log-recruited", &[tell.card(card)]), rule)
        }
        Event::Smuggled { seat, card } => (Some(seat), say.with("log-smuggled", &[tell.cargo(card)]), "AH-SMUG-01"),
        Event::Delivered { seat, card } => (Some(seat), say.with("log-delivered", &[tell.cargo(card)]), "AH-SMUG-03"),
        Event::CardBoxed { seat, card } => (Some(seat), say.with("log-boxed", &[tell.card(card)]), ""),
        Event::CardTaken { by, from, card, .. } => {
            (Some(by), say.with("log-taken", &[tell.card(card), tell.seat("from", from)]), "AH-CREW-20")
        }
        Event::Pledged { seat, card, pile } => {
            (Some(seat), say.with("log-pledged", &[tell.cargo(card), ("pile", pile.into())]), "AH-SMUG-07")
        }
        Event::PledgeScored { seat, card, faction, fame } => {
            let about = [tell.cargo(card), tell.faction(faction), ("fame", fame.into())];
            (Some(seat), say.with("log-pledge-scored", &about), "AH-SMUG-14")
        }
        Event::MarketWiped { seat, .. } => (Some(seat), tell.words.text("log-wiped").to_owned(), "AH-SCORE-08"),
        Event::CrewUsed { seat, card } => (Some(seat), say.with("log-crew", &[tell.card(card)]), ""),
        Event::PlanPlayed { plan } => (Some(UNION), say.with("log-plan", &[tell.plan(plan)]), "AH-PLAN-02"),
        Event::PlanDrawn { plan } => (Some(UNION), say.with("log-plan-drawn", &[tell.plan(plan)]), ""),
        Event::DrewAPlan { left } => (Some(UNION), say.with("log-drew-plan", &[("left", left.into())]), "AH-PLAN-01"),
        Event::PlanDiscarded { plan } => (Some(UNION), say.with("log-plan-lost", &[tell.plan(plan)]), "AH-DAMAGE-11"),
        _ => return None,
    })
}

fn of_battles(event: &Event, tell: &Tell) -> Option<Line> {
    let (say, words) = (tell.say, tell.words);
    Some(match *event {
        Event::BattleBegan { attacker, defender, space, why } => {
            let rule = match why {
                Occasion::Loaded => "AH-BATTLE-02",
                Occasion::Unloaded => "AH-BATTLE-03",
                Occasion::GunnersMate => "AH-CREW-16",
            };
            let about = [tell.named("attacker", attacker), tell.named("defender", defender), tell.place(space)];
            (Some(attacker.owner()), say.with("log-battle", &about), rule)
        }
        Event::BattleIgnored { attacker, defender } => (
            Some(attacker.owner()),
            say.with("log-battle-ignored", &[tell.named("defender", defender)]),
            "AH-RULING-18",
        ),
        Event::CannonsLowered { seat, slot, by } => {
            (Some(seat), say.with("log-lowered", &[tell.slot("slot", slot), ("by", by.into())]), "AH-BATTLE-08")
        }
        Event::BattleRolled { figure, dice: rolled, again } => {
            // text: log-battle-rolled log-battle-rolled-again
            let key = if again { "log-battle-rolled-again" } else { "log-battle-rolled" };
            let about = [tell.figure(figure), dice(rolled.into_iter().flatten())];
            (Some(figure.owner()), say.with(key, &about), "")
        }
        Event::BattleWon { winner, totals, .. } => {
            let [high, low] = [totals[0].max(totals[1]), totals[0].min(totals[1])];
            let about = [tell.named("winner", winner), ("high", high.into()), ("low", low.into())];
            (Some(winner.owner()), say.with("log-won", &about), "AH-BATTLE-10")
        }
        Event::VictoryChosen { seat, option: Some(option) } => {
            let option = words.option(Faction::of_seat(seat), option);
            (Some(seat), say.with("log-option", &[("option", option.into())]), "AH-BATTLE-12")
        }
        Event::VictoryChosen { seat, option: None } => (Some(seat), words.text("log-option-none").to_owned(), ""),
        _ => return None,
    })
}
