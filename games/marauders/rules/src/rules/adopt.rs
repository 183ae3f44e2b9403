//! Tables that somebody has put together: every reason why one cannot be played on, each with the field it is about.

use crate::components::cards::Task;
use crate::components::{
    Captain, CargoCard, EventCard, GloryCards, Location, Mission, Modification, Named, Nation, Npc, Parts, Rumor, Set,
    Zone,
};
use crate::rules::cargo;
use crate::table::{Agenda, Drawn, Offer, Place, Player, Step, Table, seat_name};
use wardroom_kernel::{Seat, Seats, SetupError, Shared, Wrong};

pub(crate) fn adopt(mut table: Table, parts: &'static Parts) -> Result<Table, SetupError> {
    table.parts = Shared(parts);
    let mut wrong = Wrong::default();
    agreed(&table, &mut wrong);
    if wrong.is_empty() {
        agenda(&table, &mut wrong);
        for seat in table.seats() {
            player(&table, seat, &mut wrong);
        }
        empty_seats(&table, &mut wrong);
        tokens(&table, &mut wrong);
        cards(&table, &mut wrong);
        npcs(&table, &mut wrong);
        between_steps(&table, &mut wrong);
    }
    wrong.or(table, SetupError)
}

fn agreed(table: &Table, wrong: &mut Wrong) {
    wrong.unless((2..=4).contains(&table.seats), || format!("seats: {} is not 2 to 4", table.seats));
    wrong.unless((1..=30).contains(&table.glory_to_win), || {
        format!("glory_to_win: {} is not 1 to 30", table.glory_to_win)
    });
    let seats = Seats::first(table.seats.min(4));
    wrong.unless(seats.contains(table.start), || "start: nobody sits there".into());
    wrong.unless(seats.contains(table.turn.seat), || "turn.seat: nobody sits there".into());
}

fn is_setup(table: &Table) -> bool {
    table.agenda.contains(|step| matches!(step, Step::Captains | Step::Board))
}

fn agenda(table: &Table, wrong: &mut Wrong) {
    if table.end.is_some() {
        wrong.unless(table.agenda == Agenda::new(&[]), || {
            "agenda: the game is over, and something is to be done".into()
        });
        return;
    }
    let steps = table.agenda.as_slice();
    let is_round = matches!(steps.first(), Some(Step::StartRound | Step::EndRound | Step::CloseRound));
    wrong.unless(is_round, || "agenda: its first step, done last, starts, ends or closes a round".into());
    for step in steps {
        let seat = match *step {
            Step::StartTurn { seat }
            | Step::Effects { seat, .. }
            | Step::CardResolved { seat, .. }
            | Step::FreeMoves { seat, .. }
            | Step::RumorTrue { seat }
            | Step::MissionDone { seat }
            | Step::Death { seat }
            | Step::Storm { seat } => Some(seat),
            _ => None,
        };
        wrong.unless(seat.is_none_or(|seat| table.seats().contains(seat)), || {
            format!("agenda: nobody sits where {step:?} is to be done")
        });
    }
    let has = |step: Step| table.agenda.contains(|other| other == step);
    wrong.unless(has(Step::Battle) == table.battle.is_some(), || {
        "battle: there is one exactly while it is on the agenda".into()
    });
    wrong.unless(has(Step::Raid) == table.raid.is_some(), || {
        "raid: there is one exactly while it is on the agenda".into()
    });
    let acts = has(Step::Act) || has(Step::Port);
    wrong.unless(!acts || table.players[table.turn.seat].is_in_play(), || {
        "turn.seat: his captain is not on the board".into()
    });
}

fn player(table: &Table, seat: Seat, wrong: &mut Wrong) {
    let (player, at, parts) = (&table.players[seat], seat_name(seat), &table.parts);
    let numbers = &parts.numbers;
    wrong.unless(player.captain.is_some() || is_setup(table) || table.end.is_some(), || {
        format!("players.{at}.captain: none is there, and none is drawn")
    });
    wrong.unless(player.place.is_none() || player.captain.is_some(), || {
        format!("players.{at}.place: a ship without a captain")
    });
    wrong.unless(!matches!(player.place, Some(Place::Port(zone)) if !zone.has_port()), || {
        format!("players.{at}.place: the Caribbean Sea has no port")
    });
    if player.is_in_play() {
        let max = player.ship.max(parts);
        for location in Location::ALL {
            let (cur, max) = (player.ship.cur[location], max[location]);
            wrong.unless(cur <= max, || format!("players.{at}.ship.cur.{location}: {cur} is more than {max}"));
        }
        let is_sinking = table.battle.is_some() || table.agenda.contains(|step| step == Step::Death { seat });
        wrong.unless(player.ship.cur.hull > 0 || is_sinking, || {
            format!("players.{at}.ship.cur.hull: a ship without a hull has sunk")
        });
        let room = cargo::room(table, seat);
        wrong.unless(player.load() <= room, || {
            format!("players.{at}.cargo: {} cards and crates, and there is room for {room}", player.load())
        });
    } else {
        wrong.unless(player.cargo.is_empty() && player.hand.is_empty() && player.gold == 0, || {
            format!("players.{at}: without a captain on the board there is neither cargo nor hand nor gold aboard")
        });
    }
    wrong.unless(!player.ship.is_hull_flipped || player.ship.has(Modification::ReinforcedHull), || {
        format!("players.{at}.ship.is_hull_flipped: there is no reinforced hull")
    });
    for nation in Nation::ALL {
        let bounty = player.bounty(nation);
        wrong.unless(bounty <= numbers.bounty_max, || {
            format!("players.{at}.bounties.{nation}: {bounty} is more than {}", numbers.bounty_max)
        });
    }
    wrong.unless(player.hand.len() <= numbers.glory_hand.into(), || {
        format!("players.{at}.hand: {} cards are more than {}", player.hand.len(), numbers.glory_hand)
    });
    wrong.unless(player.stash == 0 || player.has_stashed, || {
        format!("players.{at}.has_stashed: there is gold in the stash")
    });
    let kinds: Vec<_> =
        player.specialists.iter().map(|card| parts.glory(card).specialist.map(|(kind, _)| kind)).collect();
    let are_specialists = kinds.iter().all(Option::is_some);
    let are_different = kinds.iter().enumerate().all(|(place, kind)| !kinds[..place].contains(kind));
    wrong.unless(are_specialists && are_different, || {
        format!("players.{at}.specialists: they are cards of specialists, one of each type")
    });
    wrong.unless(!player.is_rumor_true || player.rumor.is_some_and(|rumor| parts.rumor(rumor).is_kept), || {
        format!("players.{at}.is_rumor_true: only a rumor that stays can have come true")
    });
    if let Some(taken) = player.mission {
        let facts = parts.mission(taken.mission);
        let times = |place: usize| facts.tasks.get(place).copied().map_or(0, Task::times);
        wrong.unless((0..3).all(|place| taken.done[place] <= times(place)), || {
            format!("players.{at}.mission.done: no task is done more often than it asks for")
        });
        wrong.unless(taken.crates == facts.crates(), || {
            format!("players.{at}.mission.crates: {} come with it", facts.crates())
        });
    }
    wrong.unless(player.hits.is_empty(), || format!("players.{at}.hits: hits are marked before anything else is done"));
    wrong.unless(player.track <= 99, || format!("players.{at}.track: {} is more than 99", player.track));
    wrong.unless(player.gold <= 9999 && player.stash <= 9999, || format!("players.{at}.gold: it is less than 10000"));
}

fn empty_seats(table: &Table, wrong: &mut Wrong) {
    for place in table.seats..4 {
        let seat = Seat(place);
        wrong.unless(table.players[seat] == Player::new(), || {
            format!("players.{}: nobody sits there, and something is there", seat_name(seat))
        });
    }
}

fn tokens(table: &Table, wrong: &mut Wrong) {
    let parts = &table.parts;
    let mut goods = table.reserve;
    table.ports.iter().filter_map(|port| port.demand).for_each(|good| goods.put(good));
    wrong.unless(goods.0.iter().all(|count| *count == parts.demand_per_good), || {
        format!("reserve: with the ports there are {} demand tokens of each good", parts.demand_per_good)
    });
    let mut merchants = table.merchant_track;
    table.merchants.iter().flatten().for_each(|nation| merchants[nation.index()] += 1);
    wrong.unless(merchants == parts.merchants, || "merchants: with the track there are those of the box".into());
    let sea = &table.ports[Zone::CaribbeanSea.index()];
    wrong.unless(sea.demand.is_none() && sea.modification.is_none(), || "ports.caribbean-sea: there is no port".into());
    if is_setup(table) {
        return;
    }
    for port in Zone::ports() {
        wrong.unless(table.port(port).demand.is_some(), || format!("ports.{port}.demand: a port has a demand token"));
        wrong.unless(!table.port(port).is_face_up || table.port(port).modification.is_some(), || {
            format!("ports.{port}.is_face_up: there is no modification")
        });
    }
    for kind in Modification::ALL {
        let aboard = table.seats().filter(|&seat| table.players[seat].ship.has(kind)).count();
        let at_ports = table.ports.iter().filter(|port| port.modification == Some(kind)).count();
        let count = usize::from(parts.modification(kind).count);
        wrong.unless(aboard + at_ports == count, || {
            format!("ports: there are {count} of {kind}, at ports or aboard, and here are {}", aboard + at_ports)
        });
    }
    let on_offer = table.missions.on_offer.len();
    wrong.unless(on_offer == usize::from(parts.numbers.missions_on_board), || {
        format!("missions.on_offer: {} lie on the board, and here are {on_offer}", parts.numbers.missions_on_board)
    });
}

/// Each card is in exactly one place.
fn apart<T: Named>(field: &str, count: usize, piles: impl IntoIterator<Item = Set<T>>, wrong: &mut Wrong) {
    let mut all = Set::<T>::NONE;
    for pile in piles {
        for card in all.and(pile) {
            wrong.push(format!("{field}: {} is in two places", card.name()));
        }
        all = all.plus(pile);
    }
    if count == T::ALL.len() {
        for card in Set::<T>::every().minus(all) {
            wrong.push(format!("{field}: {} is nowhere", card.name()));
        }
    }
}

fn cards(table: &Table, wrong: &mut Wrong) {
    let players = || table.seats().map(|seat| &table.players[seat]);
    let raid = table.raid.into_iter().flat_map(|raid| [raid.cards, raid.hazards]);
    let cargo = [table.cargo.deck, table.cargo.discard].into_iter().chain(raid);
    apart("cargo", CargoCard::ALL.len(), cargo.chain(players().map(|player| player.cargo)), wrong);
    let events = [table.events.deck, table.events.discard, table.events.in_force];
    let slots = table.npcs.iter().map(crate::table::NpcSlot::cards);
    apart("events", EventCard::ALL.len(), events.into_iter().chain(slots), wrong);
    let missions = [table.missions.deck, table.missions.discard, table.missions.on_offer];
    let taken = players().filter_map(|player| player.mission).map(|taken| Set::from(taken.mission));
    apart("missions", Mission::ALL.len(), missions.into_iter().chain(taken), wrong);
    let rumors = players().filter_map(|player| player.rumor).map(Set::from);
    apart("rumors", Rumor::ALL.len(), [table.rumors].into_iter().chain(rumors), wrong);
    let captains = players().filter_map(|player| player.captain).map(Set::from);
    apart::<Captain>("captains", 0, [table.captains].into_iter().chain(captains), wrong);
    let mut glory: Vec<_> = table.glory.deck.iter().chain(table.glory.discard.iter()).collect();
    players().for_each(|player| glory.extend(player.hand.iter().chain(player.specialists)));
    let whole = table.parts.glory_cards();
    for kind in whole.kinds() {
        let (is, should) = (glory.iter().filter(|card| **card == kind).count(), whole.count(kind));
        wrong.unless(is == usize::from(should), || format!("glory: there are {should} of {kind}, and here are {is}"));
    }
    wrong.unless(table.plague.is_none_or(|plague| plague.rounds > 0 && !plague.ports.is_empty()), || {
        "plague: it closes ports for a round at least".into()
    });
    wrong.unless(table.war.is_none_or(|war| war.0 < war.1), || {
        "war: two different nations, in the order of the box".into()
    });
}

fn npcs(table: &Table, wrong: &mut Wrong) {
    for npc in Npc::ALL {
        for card in table.npc(npc).cards() {
            let is_of_slot = table.parts.event(card).npc.is_some_and(|facts| facts.npc == npc);
            wrong.unless(is_of_slot, || format!("npcs.{npc}: {card} is no card of this slot"));
        }
    }
}

/// What is open in the middle of a step is closed at its end.
fn between_steps(table: &Table, wrong: &mut Wrong) {
    wrong.unless(table.windows.depth() == 0, || "windows: none is open between two steps".into());
    wrong.unless(table.roll.is_none(), || "roll: no dice lie on the table between two steps".into());
    wrong.unless(table.lot.is_empty(), || "lot: all of it was shared out".into());
    let Drawn { by, glory, rumors, tokens } = table.drawn;
    let is_empty = by.is_none() && glory == GloryCards::NONE && rumors.is_empty() && tokens.is_empty();
    wrong.unless(is_empty, || "drawn: nobody looks at cards between two steps".into());
    wrong.unless(table.offer == Offer::default(), || "offer: goods are bought or gone between two steps".into());
    wrong.unless(table.loose_modifications.is_empty(), || "loose_modifications: they were put out".into());
    wrong.unless(table.undealt_merchants == [0; 4], || "undealt_merchants: they were dealt".into());
    wrong.unless(table.refused.is_empty(), || "refused: refused captains are back in their deck".into());
    wrong.unless(table.events.drawn.is_none(), || "events.drawn: it was carried out".into());
    wrong.unless(table.turn.port.sale.is_empty(), || "turn.port.sale: it was paid for".into());
}
