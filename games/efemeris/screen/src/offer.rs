//! The label of a whole answer.

use crate::table_view::TableView;
use crate::token::{capital, tile};
use crate::words::spices;
use efemeris::action::{
    Ability, ChooseCaptains, ChooseNation, ChoosePlanet, Collection, Construction, PickCrew, PlaceTile, Site, Tactics,
    Target,
};
use efemeris::{Action, Crew, Planet, Spice, Spices, Token};
use wardroom_ui::TextValue;

pub(crate) fn offer(table: &TableView, action: Action) -> String {
    let (say, words, terms) = (table.say, table.words, table.terms());
    match action {
        Action::ChooseNation(ChooseNation { nation }) => {
            say.with("offer-nation", &[("nation", words.nation(nation).into())])
        }
        Action::ChooseCaptains(ChooseCaptains { order }) => {
            let names: Vec<&str> = order.iter().map(|captain| terms.captain(captain)).collect();
            say.with("offer-captains", &[("names", names.join(", ").into())])
        }
        Action::PickCrew(PickCrew { kind }) => say.with("offer-pick", &[("crew", terms.crew(kind).into())]),
        // What it costs and makes stands on its card: seven buttons with all of that would not fit.
        Action::ChoosePlanet(ChoosePlanet { planet }) => terms.planet(planet).to_owned(),
        Action::PlaceTile(PlaceTile { tile: of, cell, rotation }) => {
            let about = [
                ("tile", tile(table, of).into()),
                ("cell", table.cell(cell).into()),
                ("turn", say.with("turn", &[("n", rotation.sixths().into())]).into()),
            ];
            say.with("offer-lay", &about)
        }
        Action::Collection(Collection::RescueCrew { ship, kind }) => {
            say.with("offer-rescue", &[("ship", table.ship(ship).into()), ("crew", terms.crew(kind).into())])
        }
        Action::Collection(Collection::EndCollection) => words.text("do-end-collection").to_owned(),
        Action::Tactics(tactics) => capital(&tactics_label(table, tactics)),
        Action::Construction(construction) => construction_label(table, construction),
    }
}

fn tactics_label(table: &TableView, tactics: Tactics) -> String {
    let (say, words, terms) = (table.say, table.words, table.terms());
    let ship = |ship| ("ship", TextValue::from(table.ship(ship)));
    let to = |space| ("to", TextValue::from(table.space(space)));
    let spice = |spice: Spice| ("spice", TextValue::from(words.spice(spice)));
    let crew = |crew: Crew| ("crew", TextValue::from(terms.crew(crew)));
    let token = |token: Token| ("token", TextValue::from(terms.token(token)));
    let play = |kind: Crew| say.with("offer-play", &[crew(kind)]);
    match tactics {
        Tactics::Move { ship: of, to: end } => say.with("offer-move", &[ship(of), to(end)]),
        Tactics::Gunner { shooter, target, officers } => {
            let target = match target {
                Target::Ship(target) => table.ship(target),
                Target::Fortress(planet) => say.with("fortress-on", &[("planet", terms.planet(planet).into())]),
            };
            // text: offer-attack offer-attack-officers
            let key = if officers == 0 { "offer-attack" } else { "offer-attack-officers" };
            say.with(key, &[ship(shooter), ("target", target.into()), ("n", officers.into())])
        }
        Tactics::Banker { give } => {
            say.with("offer-banker", &[("give", words.spice(give).into()), ("take", words.spice(give.other()).into())])
        }
        Tactics::Helmsman => play(Crew::Helmsman),
        Tactics::Courtesan => play(Crew::Courtesan),
        Tactics::Surgeon => play(Crew::Surgeon),
        Tactics::Shipwright => play(Crew::Shipwright),
        Tactics::Quartermaster => play(Crew::Quartermaster),
        Tactics::Governor => play(Crew::Governor),
        Tactics::Captain(ability) => ability_label(table, ability),
        Tactics::SolarWinds { ship: of, to: end } => {
            say.with("offer-wind", &[token(Token::SolarWinds), ship(of), to(end)])
        }
        Tactics::WarningShot { ship: of, to: end } => {
            say.with("offer-wind", &[token(Token::WarningShot), ship(of), to(end)])
        }
        Tactics::NewCargo { spice: of } => say.with("offer-cargo", &[token(Token::NewCargo), spice(of)]),
        Tactics::EndTactics => words.text("do-end-tactics").to_owned(),
    }
}

fn ability_label(table: &TableView, ability: Ability) -> String {
    let (say, terms) = (table.say, table.terms());
    let title = table.words.ability(ability.captain());
    let on = match ability {
        Ability::LongSail | Ability::ShieldFortresses | Ability::RichHarvest => return title.to_owned(),
        Ability::Recall { planet } | Ability::FreeFortress { planet } => terms.planet(planet).to_owned(),
        Ability::TurnTile { cell, by } => {
            format!("{}, {}", table.cell(cell), say.with("turn-by", &[("n", by.sixths().into())]))
        }
        Ability::Freeze { ship } => table.ship(ship),
        Ability::PressGang { seat } => table.name(seat).to_owned(),
        Ability::FoulWind { ship, to } => format!("{} → {}", table.ship(ship), table.space(to)),
        Ability::SellCrew { kind } => terms.crew(kind).to_owned(),
    };
    format!("{title}: {on}")
}

fn construction_label(table: &TableView, construction: Construction) -> String {
    let (say, words, terms, price) = (table.say, table.words, table.terms(), table.parts().price);
    let planet = |planet: Planet| ("planet", TextValue::from(terms.planet(planet)));
    let cost = |cost: Spices| ("price", TextValue::from(spices(say, cost)));
    match construction {
        Construction::Recruit { kind } => {
            say.with("offer-recruit", &[("crew", terms.crew(kind).into()), cost(price.recruit_crew)])
        }
        Construction::BuildFrigate { planet: at } => say.with("offer-frigate", &[planet(at)]),
        Construction::BuildFortress { planet: at } => say.with("offer-fortress", &[planet(at), cost(price.fortress)]),
        Construction::BuildGalleon { site } => {
            let place = match site {
                Site::Planet(planet) => terms.planet(planet),
                Site::CompassRose => words.text("kind-compass_rose"),
            };
            say.with("offer-galleon", &[("place", place.into()), cost(price.galleon)])
        }
        Construction::Conquer { planet: of, waived } => {
            say.with("offer-conquer", &[planet(of), cost(table.parts().planet(of).price.less(waived))])
        }
        Construction::Share { spice } => say.with("offer-share", &[("spice", words.spice(spice).into())]),
        Construction::EndTurn => words.text("do-end-turn").to_owned(),
    }
}
