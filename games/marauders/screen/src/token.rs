//! The label of one touch, for nested buttons and for the path of what was touched so far.

use crate::offer;
use crate::table_view::TableView;
use marauders::action::Act;
use marauders::cards::Symbol;
use marauders::{
    Action, CargoCard, Face, Glory, Good, Location, Means, Mission, Modification, Nation, Npc, Rumor, ShipType, Weapon,
    Zone, seat_named,
};

/// A token that is none of ours is its own label.
pub(crate) fn token(table: &TableView, token: &str) -> String {
    whole(table, token).or_else(|| thing(table, token)).unwrap_or_else(|| token.to_owned())
}

/// A word that ends an answer is told as the whole answer is.
fn whole(table: &TableView, token: &str) -> Option<String> {
    if token.contains('.') {
        return None;
    }
    let mut ending = table.offers.iter().filter(|action| action.to_string().rsplit(" > ").next() == Some(token));
    let only = ending.next().filter(|_| ending.next().is_none())?;
    Some(offer::offer(table, *only))
}

fn thing(table: &TableView, token: &str) -> Option<String> {
    let (say, words, terms) = (table.say, table.words, table.terms());
    let Some((head, rest)) = token.split_once('.') else { return word(table, token) };
    Some(match head {
        "zone" => say.with("token-zone", &[("zone", terms.zone(Zone::from_name(rest)?).into())]),
        "port" => terms.zone(Zone::from_name(rest)?).to_owned(),
        "seat" => table.captain_name(seat_named(rest)?).to_owned(),
        "npc" => terms.npc(Npc::from_name(rest)?).to_owned(),
        "card" => terms.glory(Glory::from_name(rest)?).to_owned(),
        "means" => offer::means_name(words, terms, Means::from_name(rest)?),
        "mission" => terms.mission(Mission::from_name(rest)?).to_owned(),
        "rumor" => terms.rumor(Rumor::from_name(rest)?).to_owned(),
        "cargo" => cargo(table, CargoCard::from_name(rest)?),
        "good" | "hold" => terms.good(Good::from_name(rest)?).to_owned(),
        "ship" => terms.ship(ShipType::from_name(rest)?).to_owned(),
        "mod" => terms.modification(Modification::from_name(rest)?).to_owned(),
        "weapon" => terms.weapon(Weapon::from_name(rest)?).to_owned(),
        "location" => words.location(Location::from_name(rest)?).to_owned(),
        "die" => crate::dice::name(table, Face::from_name(rest)?),
        "nation" => words.nation(Nation::from_name(rest)?).to_owned(),
        "task" => words.text("target-mission").to_owned(),
        "men" => say.with("token-men", &[("n", number(rest)?)]),
        "steps" => say.with("token-steps", &[("n", number(rest)?)]),
        "number" => rest.to_owned(),
        "option" => say.with("offer-option", &[("n", number(rest)?)]),
        "deposit" => say.with("offer-deposit", &[("gold", number(rest)?)]),
        "withdraw" => say.with("offer-withdraw", &[("gold", number(rest)?)]),
        "chest" => say.with("offer-pay-from", &[("gold", number(rest)?)]),
        _ => return None,
    })
}

fn number(text: &str) -> Option<wardroom_ui::TextValue> {
    Some(text.parse::<u16>().ok()?.into())
}

/// A card of a raid: its good, its value and its symbol.
pub(crate) fn cargo(table: &TableView, card: CargoCard) -> String {
    let facts = table.parts().cargo(card);
    let symbol = match facts.symbol {
        Symbol::Hit(location) => table.words.location(location),
        Symbol::Escape => table.words.text("symbol-escape"),
    };
    format!("{} {} ({symbol})", table.terms().good(facts.good), facts.value)
}

/// The first words of paths: what is going on.
fn word(table: &TableView, token: &str) -> Option<String> {
    // text: word-scout word-repair word-buy word-sell word-discard word-exchange word-overboard word-port word-yard word-announce
    // text: word-reroll word-raid word-stow word-battle word-effect word-done word-pass word-without-roll word-captain word-retire
    let key = match token {
        "scout" => "word-scout",
        "repair" => "word-repair",
        "buy" => "word-buy",
        "sell" => "word-sell",
        "discard" => "word-discard",
        "exchange" => "word-exchange",
        "overboard" => "word-overboard",
        "port" | "port-action" => "word-port",
        "yard" | "shipyard" => "word-yard",
        "announce" | "announced" => "word-announce",
        "reroll" => "word-reroll",
        "raid" => "word-raid",
        "stow" => "word-stow",
        "battle" | "crew-combat" | "skull" | "name-hit" | "cancel-hit" | "move-hit" | "volley" | "long-guns"
        | "chasers" | "prize" => "word-battle",
        "effect" | "token" | "place-mod" | "pardon" | "reward" => "word-effect",
        "done" | "stop" | "finish" => "word-done",
        "pass" | "hold" | "keep" | "decline" => "word-pass",
        "merchant" => "target-merchant",
        "without-roll" => "word-without-roll",
        "pirate" => "target-pirate",
        "rumor" => "target-rumor",
        "crate" => "crate",
        // At the beginning of a turn nothing else begins like that.
        "captain" if table.offers.contains(&Action::Act(Act::Retire)) => "word-retire",
        "captain" => "word-captain",
        "gate" | "surcharge" | "free-move" | "offer" | "free-card" | "show" | "transfer" | "hire" | "stash" | "pay" => {
            "word-port"
        }
        _ => return None,
    };
    Some(table.words.text(key).to_owned())
}
