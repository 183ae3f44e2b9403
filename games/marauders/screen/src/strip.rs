//! The strip below the chart: the event of the round, missions on offer, the other captains.

use crate::table_view::TableView;
use crate::{captain, card, glyph};
use marauders::{EventCard, Nation, Npc, seat_name};
use maud::{Markup, html};
use wardroom_kernel::Seat;

pub(crate) fn strip(table: &TableView) -> Markup {
    html! {
        div #mm-strip .strip {
            (event(table))
            (missions(table))
            @for seat in table.others() { (other(table, seat)) }
        }
    }
}

/// The card that is being carried out, else those in force.
fn event(table: &TableView) -> Markup {
    let (words, terms, events) = (table.words, table.terms(), &table.view.events);
    let cards: Vec<EventCard> =
        events.drawn.into_iter().chain(events.in_force.iter().filter(|&card| events.drawn != Some(card))).collect();
    html! {
        section.event aria-label=(words.text("event-of-round")) {
            span.label { (words.text("event-of-round")) }
            @match cards.first() {
                Some(&card) => {
                    h2 { (terms.event(card)) }
                    p { (terms.event_text(card)) }
                    (icons(table, card))
                }
                None => p.quiet { (words.text("event-none")) },
            }
            @if cards.len() > 1 || table.view.plague.is_some() || has_pending(table) {
                ul.lasting {
                    @for &card in cards.iter().skip(1) { li title=(terms.event_text(card)) { (terms.event(card)) } }
                    @if let Some(plague) = table.view.plague {
                        @let ports: Vec<&str> = plague.ports.iter().map(|port| terms.zone(port)).collect();
                        li { (table.say.with("plague-in", &[("ports", table.say.list(&ports).into()), ("n", plague.rounds.into())])) }
                    }
                    @for (npc, card) in pending(table) {
                        @if let Some(facts) = table.parts().event(card).npc {
                            li { (table.say.with("npc-coming", &[("npc", terms.npc(npc).into()), ("zone", terms.zone(facts.zone).into())])) }
                        }
                    }
                }
            }
        }
    }
}

/// NPC cards whose ships appear at the end of the round.
fn pending<'a>(table: &'a TableView) -> impl Iterator<Item = (Npc, EventCard)> + 'a {
    Npc::ALL
        .into_iter()
        .flat_map(|npc| table.view.npcs[npc.index()].pending.into_iter().flatten().map(move |card| (npc, card)))
}

fn has_pending(table: &TableView) -> bool {
    pending(table).next().is_some()
}

/// How the NPC ships were ordered to move.
fn icons(table: &TableView, card: EventCard) -> Markup {
    let icons = &table.parts().event(card).icons;
    html! {
        @if !icons.is_empty() {
            p.icons aria-label=(table.words.text("event-icons")) {
                @for &(npc, letter) in icons {
                    span title=(table.terms().npc(npc)) {
                        @match npc.nation() {
                            Some(nation) => (glyph::named(&format!("flag-{nation}"), 22, table.terms().npc(npc))),
                            None => span.tiny data-seat="pirates" { (glyph::named(&glyph::ship(table.npc_ship_type(npc)), 26, table.terms().npc(npc))) },
                        }
                        (table.letter(letter.name()))
                    }
                }
            }
        }
    }
}

fn missions(table: &TableView) -> Markup {
    html! {
        section.missions {
            span.label { (table.words.text("missions-on-offer")) }
            ul {
                @for mission in table.view.missions.on_offer.iter() {
                    li { (card::mission_line(table, mission, table.parts().mission(mission).place)) }
                }
            }
        }
    }
}

/// Another captain in small; everything public about him.
fn other(table: &TableView, seat: Seat) -> Markup {
    let (words, player) = (table.words, table.player(seat));
    let gold = player.gold.map_or_else(|| "?".to_owned(), |gold| gold.to_string());
    html! {
        section.other.is-acting[table.is_acting(seat)] aria-label={ (table.name(seat)) ", " (words.seat(seat)) } data-seat=(seat_name(seat)) {
            (captain::portrait(table, seat))
            div {
                p.seat-name { (glyph::pennant(seat)) " " (table.captain_name(seat)) }
                p.oline.oline--where { @if let Some(nation) = table.nation(seat) { (glyph::named(&format!("flag-{nation}"), 16, table.words.people(nation))) } span { (table.whereabouts(seat)) " · " (table.name(seat)) } }
                @if player.place.is_some() {
                    p.oline.num { span.tiny { (glyph::named(&glyph::ship(player.ship.kind), 22, table.terms().ship(player.ship.kind))) } (condition(table, seat)) }
                }
                p.oline.num {
                    (fact("coin", &gold, words.text("gold-aboard")))
                    @if player.has_stashed { (fact("chest", "?", words.text("gold-stash"))) }
                    (fact("card-back", &player.hand_count.to_string(), words.text("glory-cards")))
                    (fact("loc-cargo", &table.load(seat).to_string(), words.text("hold")))
                    @if player.has_rumor { (fact("rumor", "", words.text("rumor"))) }
                    (fact("glory", &player.track.to_string(), words.text("glory-track")))
                    (seals(table, seat))
                }
                (kit(table, seat))
            }
        }
    }
}

fn fact(drawing: &str, number: &str, label: &str) -> Markup {
    html! { span.tally role="img" aria-label={ (label) ": " (number) } title=(label) { svg.i aria-hidden="true" { use href={ "#" (drawing) } {} } span.num { (number) } } }
}

/// What is left of each location.
fn condition(table: &TableView, seat: Seat) -> Markup {
    let ship = &table.player(seat).ship;
    let max = ship.max(table.parts());
    html! {
        @for location in marauders::Location::ALL {
            @let label = format!("{} {}/{}", table.words.location(location), ship.cur[location], max[location]);
            span.tally role="img" aria-label=(label) title=(label) { svg.i aria-hidden="true" { use href={ "#" (glyph::location(location)) } {} } span.num { (ship.cur[location]) @if ship.cur[location] < max[location] { "/" (max[location]) } } }
        }
    }
}

fn seals(table: &TableView, seat: Seat) -> Markup {
    html! {
        span.obounty {
            @for nation in Nation::ALL {
                @let count = table.player(seat).bounties[nation.index()];
                @if count > 0 { span.oseal title=(table.words.bounty(nation)) { (glyph::named(&format!("flag-{nation}"), 17, table.words.bounty(nation))) (count) } }
            }
        }
    }
}

/// Modifications, weapons, specialists and the mission, without words.
fn kit(table: &TableView, seat: Seat) -> Markup {
    let (terms, player) = (table.terms(), table.player(seat));
    let specialists = player.specialists.iter().filter_map(|card| Some(table.parts().glory(card).specialist?.0));
    html! {
        p.oline {
            @for modification in player.ship.modifications.iter() { span title=(terms.modification(modification)) { (glyph::named(&glyph::modification(modification), 20, terms.modification(modification))) } }
            @for weapon in player.weapons.iter() { span title=(terms.weapon(weapon)) { (glyph::named(&glyph::weapon(weapon), 20, terms.weapon(weapon))) } }
            @for kind in specialists { span title=(terms.specialist_text(kind)) { (glyph::named(glyph::specialist(kind), 20, terms.specialist(kind))) } }
            @if let Some(taken) = player.mission { span title=(terms.mission_text(taken.mission)) { (glyph::named("mission", 20, terms.mission(taken.mission))) " " (terms.mission(taken.mission)) } }
        }
    }
}
