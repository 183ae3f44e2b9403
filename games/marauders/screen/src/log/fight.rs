//! Lines of the logbook about cards, raids and battles.

use super::{Line, args::Args};
use marauders::{Event, Fighter};

pub(super) fn of_cards(event: &Event, args: &Args) -> Option<Line> {
    let say = args.say;
    Some(match *event {
        Event::CardAnnounced { seat } => (Some(seat), say.text("log-card-announced"), "MM-CARD-03"),
        Event::CardWithdrawn { seat, card } => {
            (Some(seat), say.with("log-card-withdrawn", &[args.glory(card)]), "MM-CARD-04")
        }
        Event::CardPlayed { seat, card } => (Some(seat), say.with("log-card-played", &[args.glory(card)]), ""),
        Event::MeansUsed { seat, means } => (Some(seat), say.with("log-means", &[args.means(means)]), "MM-WINDOW-05"),
        Event::GloryDrawn { seat, card } => (Some(seat), say.with("log-glory-drawn", &[args.glory(card)]), ""),
        Event::DrewGlory { seat } => (Some(seat), say.text("log-glory-unseen"), ""),
        Event::GloryDiscarded { seat, card } => (Some(seat), say.with("log-glory-discarded", &[args.glory(card)]), ""),
        Event::SpecialistHired { seat, card } => (Some(seat), say.with("log-hired", &[args.glory(card)]), "MM-SPEC-02"),
        Event::GloryTaken { by, from, card } => {
            (Some(by), say.with("log-glory-taken", &[args.seat(from), args.glory(card)]), "")
        }
        Event::TookGlory { by, from } => (Some(by), say.with("log-glory-taken-unseen", &[args.seat(from)]), ""),
        _ => return None,
    })
}

pub(super) fn of_raid(event: &Event, args: &Args) -> Option<Line> {
    let say = args.say;
    Some(match *event {
        Event::MerchantFound { seat, zone, token } => {
            (Some(seat), say.with("log-merchant", &[args.merchant(token), args.off(zone)]), "MM-RAID-02")
        }
        Event::MerchantLetGo { seat } => (Some(seat), say.text("log-let-go"), "MM-RAID-04"),
        Event::RaidBegan { seat, nation } => (Some(seat), say.with("log-raid", &[args.merchant(nation)]), "MM-RAID-06"),
        Event::RaidCardDrawn { seat, card } => (Some(seat), say.with("log-raid-card", &[args.good_of(card)]), ""),
        Event::RaidCardDiscarded { seat, card } => {
            (Some(seat), say.with("log-raid-discard", &[args.good_of(card)]), "")
        }
        Event::RaidFailed { seat, has_escaped } => {
            // text: log-raid-escaped log-raid-failed
            let (key, rule) =
                if has_escaped { ("log-raid-escaped", "MM-RAID-13") } else { ("log-raid-failed", "MM-RAID-12") };
            (Some(seat), say.text(key), rule)
        }
        Event::RaidWon { seat, gold } => (Some(seat), say.with("log-raid-won", &[("gold", gold.into())]), "MM-RAID-14"),
        Event::CargoKept { seat, card } => (Some(seat), say.with("log-kept", &[args.good_of(card)]), ""),
        _ => return None,
    })
}

pub(super) fn of_battle(event: &Event, args: &Args) -> Option<Line> {
    let say = args.say;
    // A line of a captain bears his crest; of others it says who.
    let line = |by: Fighter, key: &str, more: &[(&'static str, wardroom_ui::TextValue)], rule| {
        let mut about = vec![("who", args.fighter(by).into())];
        about.extend(more.iter().cloned());
        (by.seat(), say.with(key, &about), rule)
    };
    Some(match *event {
        Event::BattleBegan { attacker, defender, zone } => {
            line(attacker, "log-battle", &[("foe", args.fighter(defender).into()), args.off(zone)], "MM-COMBAT-01") // text: log-battle
        }
        Event::Announced { by, action } => {
            let action = say.text(crate::offer::combat_key(action));
            line(by, "log-announced", &[("action", action.into())], "") // text: log-announced
        }
        Event::ContestDecided { winner, successes: [one, other] } => {
            let score = [("one", one.into()), ("other", other.into())];
            match winner {
                Some(winner) => line(winner, "log-contest", &score, "MM-COMBAT-05"), // text: log-contest
                None => (None, say.with("log-contest-tie", &score), "MM-COMBAT-06"),
            }
        }
        Event::HitsTaken { on, hits } if !hits.is_empty() => line(on, "log-hits", &[args.hits(hits)], "MM-HIT-04"), // text: log-hits
        Event::HitCancelled { on, location } => line(on, "log-hit-cancelled", &[args.location(location)], ""), // text: log-hit-cancelled
        Event::HitMoved { on, from, to } => {
            let to = args.location(to).1;
            line(on, "log-hit-moved", &[args.location(from), ("to", to)], "") // text: log-hit-moved
        }
        Event::Boarded { by } => line(by, "log-boarded", &[], "MM-COMBAT-08"), // text: log-boarded
        Event::BoardingFailed { by } => line(by, "log-boarding-failed", &[], ""), // text: log-boarding-failed
        Event::Fled { by } => line(by, "log-fled", &[], "MM-COMBAT-10"),       // text: log-fled
        Event::BrokenOff { seat } => (Some(seat), say.text("log-broken-off"), "MM-MELEE-07"),
        Event::Sunk { who } => line(who, "log-sunk", &[], "MM-HIT-05"), // text: log-sunk
        Event::Defeated { winner, loser } => {
            line(winner, "log-defeated", &[("foe", args.fighter(loser).into())], "MM-GLORY-03")
        } // text: log-defeated
        Event::BattleOver {} => (None, say.text("log-battle-over"), ""),
        Event::RewardClaimed { seat, nation, gold } => {
            (Some(seat), say.with("log-reward", &[args.nation(nation), ("gold", gold.into())]), "MM-REWARD-01")
        }
        Event::CaptainDied { seat, captain } => {
            (Some(seat), say.with("log-died", &[args.captain(captain)]), "MM-DEATH-01")
        }
        _ => return None,
    })
}
