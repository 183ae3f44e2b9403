//! The logbook: one line for each event that players want to know of, a heading for each turn, and a link to the rule that
//! applies.

use crate::gallery::captain_rule;
use crate::table_view::slug;
use crate::token::tile_named;
use crate::words::{Terms, Words, spices};
use efemeris::action::Target;
use efemeris::{
    Captain, Cause, Crew, EndOfPlay, Ended, Event, Hand, Loss, Means, Parts, Planet, Reveal, Ship, Source, Spice,
    Spices, Tile, Token, Verdict,
};
use maud::{Markup, html};
use wardroom_kernel::{Seat, Seats};
use wardroom_ui::{
    LogLine, Say, TextValue,
    widget::{crest_small, rule_sign},
};

/// The player whom the line is about, its text, and the rule that it cites.
type Line = (Option<Seat>, String, &'static str);

pub(crate) fn log(event: &Event, parts: &Parts, say: Say) -> Option<LogLine> {
    let heading = match *event {
        Event::TurnBegan { round, seats } => {
            let who = who(Words::in_language(say.language), seats, say);
            Some((say.with("log-turn", &[("round", round.into()), who]), seats))
        }
        Event::GameBegan { game, .. } => Some((say.with("log-game", &[("game", game.into())]), Seats::default())),
        _ => None,
    };
    if let Some((text, seats)) = heading {
        // The logbook names seats after stars, the rest of the page has the players' names: the crest connects them.
        let text = html! { (text) @for seat in seats { (crest_small(slug(seat))) } };
        return Some(LogLine { seat: None, text, is_heading: true });
    }
    let writer =
        LineWriter { say, words: Words::in_language(say.language), terms: Terms { parts, language: say.language } };
    let lines: [fn(&Event, &LineWriter) -> Option<Line>; 5] =
        [setup_line, collection_line, tactics_line, building_line, ending_line];
    let (seat, text, rule) = lines.into_iter().find_map(|line| line(event, &writer))?;
    Some(LogLine { seat, text: line_markup(&text, rule, say), is_heading: false })
}

/// The names of partners, or of one player.
fn who(words: &Words, seats: Seats, say: Say) -> Named {
    let names: Vec<String> = seats.map(|seat| words.seat(seat).to_owned()).collect();
    ("who", say.list(&names).into())
}

/// Text between two asterisks is bold; the rule follows as a sign to touch.
fn line_markup(text: &str, rule: &str, say: Say) -> Markup {
    html! {
        @for (number, part) in text.split('*').enumerate() { @if number % 2 == 1 { b { (part) } } @else { (part) } }
        @if !rule.is_empty() {
            " "
            (rule_sign("efemeris", rule, &say.with("log-rule", &[("rule", rule.into())])))
        }
    }
}

/// The names of things, as arguments of the logbook's sentences.
struct LineWriter<'a> {
    say: Say<'a>,
    words: &'static Words,
    terms: Terms<'a>,
}

type Named = (&'static str, TextValue);

impl LineWriter<'_> {
    fn crew(&self, crew: Crew) -> Named {
        ("crew", self.terms.crew(crew).into())
    }
    fn captain(&self, captain: Captain) -> Named {
        ("captain", self.terms.captain(captain).into())
    }
    fn planet(&self, planet: Planet) -> Named {
        ("planet", self.terms.planet(planet).into())
    }
    fn token(&self, token: Token) -> Named {
        ("token", self.terms.token(token).into())
    }
    fn spices(&self, amount: Spices) -> Named {
        ("spices", spices(self.say, amount).into())
    }
    fn spice(&self, spice: Spice) -> Named {
        ("spice", self.words.spice(spice).into())
    }
    fn hull(&self, ship: Ship) -> Named {
        ("hull", self.words.hull(ship.hull).into())
    }
    /// A ship of another seat, with the seat's name.
    fn ship(&self, ship: Ship) -> Named {
        let about = [("hull", self.words.hull(ship.hull).into()), ("name", self.words.seat(ship.seat).into())];
        ("ship", self.say.with("ship-of", &about).into())
    }
    /// The names of partners, or of one player, and their number.
    fn side(&self, seats: Seats) -> [Named; 2] {
        [who(self.words, seats, self.say), ("count", seats.count().into())]
    }
    fn seat(&self, seat: Seat) -> Named {
        ("seat", self.words.seat(seat).into())
    }
    fn tile(&self, tile: Tile) -> Named {
        let keys = ["tile-sky-a", "tile-expert-a"];
        ("tile", tile_named(self.terms.parts, self.words, self.say, tile, keys).into())
    }
    fn cards(&self, cards: Hand) -> Named {
        let names: Vec<&str> = cards.iter().map(|crew| self.terms.crew(crew)).collect();
        ("cards", names.join(", ").into())
    }
}

fn setup_line(event: &Event, writer: &LineWriter) -> Option<Line> {
    let say = writer.say;
    Some(match *event {
        Event::NationChosen { seats, nation } => {
            let [who, count] = writer.side(seats);
            let nation = ("nation", writer.words.nation(nation).into());
            match seats.count() {
                1 => (seats.into_iter().next(), say.with("log-nation-own", &[nation]), "EF-SETUP-05"),
                _ => (None, say.with("log-nation", &[who, count, nation]), "EF-SETUP-05"),
            }
        }
        Event::CaptainTaken { seat, captain, .. } => {
            (Some(seat), say.with("log-captain-taken", &[writer.captain(captain)]), "EF-TEAM-03")
        }
        Event::CaptainShown { seat, captain, after } => {
            let rule = match after {
                Reveal::Choice => "EF-SETUP-06",
                Reveal::PartnersChoice => "EF-TEAM-03",
                Reveal::Succession => "EF-ATK-07",
            };
            (Some(seat), say.with("log-captain-shown", &[writer.captain(captain)]), rule)
        }
        Event::CrewPicked { seat, kind, .. } => (Some(seat), say.with("log-crew-picked", &[writer.crew(kind)]), ""),
        Event::CrewPickedUnseen { seat, .. } => (Some(seat), say.text("log-crew-picked-unseen"), ""),
        Event::PlanetChosen { seat, planet } => {
            (Some(seat), say.with("log-planet-chosen", &[writer.planet(planet)]), "")
        }
        Event::TileLaid { seat, tile, .. } => (Some(seat), say.with("log-laid", &[writer.tile(tile)]), ""),
        Event::StackShuffled { tiles } => (None, say.with("log-stack", &[("n", tiles.into())]), "EF-SETUP-13"),
        Event::TileDrawn { seat, tile, left } => {
            (Some(seat), say.with("log-drawn", &[writer.tile(tile), ("left", left.into())]), "")
        }
        _ => return None,
    })
}

fn collection_line(event: &Event, writer: &LineWriter) -> Option<Line> {
    let say = writer.say;
    Some(match *event {
        Event::Collected { seat, spice, count, from } => {
            let mut amount = Spices::default();
            amount[spice] = count;
            let about = writer.spices(amount);
            match from {
                Source::Planet(planet) => {
                    (Some(seat), say.with("log-collected-planet", &[about, writer.planet(planet)]), "")
                }
                Source::Ship(ship) => (Some(seat), say.with("log-collected-ship", &[about, writer.hull(ship)]), ""),
                Source::RichHarvest => (Some(seat), say.with("log-collected-harvest", &[about]), "EF-CAPT-14"),
            }
        }
        Event::TokenDrawn { seat, token, .. } => (Some(seat), say.with("log-token-drawn", &[writer.token(token)]), ""),
        Event::Rescued { seat, ship, kind, .. } => {
            (Some(seat), say.with("log-rescued", &[writer.hull(ship), writer.crew(kind)]), "EF-EXPERT-05")
        }
        Event::RescuedUnseen { seat, ship, .. } => {
            (Some(seat), say.with("log-rescued-unseen", &[writer.hull(ship)]), "EF-EXPERT-05")
        }
        Event::CrewReturned { seat, cards, out, by } => {
            // text: log-crew-out log-crew-returned
            let key = if out { "log-crew-out" } else { "log-crew-returned" };
            let rule = match by {
                EndOfPlay::GalleonDestroyed => "EF-ATK-08",
                EndOfPlay::NextTactics if out => "EF-EXPERT-03",
                EndOfPlay::NextTactics => "EF-TACT-01",
            };
            (Some(seat), say.with(key, &[writer.cards(cards)]), rule)
        }
        _ => return None,
    })
}

fn tactics_line(event: &Event, writer: &LineWriter) -> Option<Line> {
    let say = writer.say;
    Some(match *event {
        Event::Moved { ship, by, .. } => {
            // text: log-moved log-moved-winds log-moved-shot log-moved-foul log-moved-recall log-moved-helmsman
            let (key, rule) = match by {
                Means::NormalMove => ("log-moved", ""),
                Means::SolarWinds => ("log-moved-winds", "EF-BONUS-03"),
                Means::WarningShot => ("log-moved-shot", "EF-BONUS-04"),
                Means::FoulWind => ("log-moved-foul", "EF-CAPT-16"),
                Means::Recall => ("log-moved-recall", "EF-CAPT-06"),
                Means::Helmsman => ("log-moved-helmsman", "EF-CREW-10"),
            };
            (Some(ship.seat), say.with(key, &[writer.hull(ship)]), rule)
        }
        Event::CrewPlayed { seat, kind } => (Some(seat), say.with("log-played", &[writer.crew(kind)]), ""),
        Event::AbilityUsed { seat, captain } => {
            let about = [writer.captain(captain), ("ability", writer.words.ability(captain).into())];
            (Some(seat), say.with("log-ability", &about), captain_rule(captain))
        }
        Event::TokenUsed { seat, token } => (Some(seat), say.with("log-token-used", &[writer.token(token)]), ""),
        Event::Attacked { shooter, target, hits } => {
            let target = match target {
                Target::Ship(ship) => writer.ship(ship).1,
                Target::Fortress(planet) => {
                    say.with("fortress-on", &[("planet", writer.terms.planet(planet).into())]).into()
                }
            };
            // text: log-attacked log-attacked-in-vain
            let (key, rule) = if hits { ("log-attacked", "") } else { ("log-attacked-in-vain", "EF-ATK-05") };
            (Some(shooter.seat), say.with(key, &[writer.hull(shooter), ("target", target)]), rule)
        }
        Event::ShipDestroyed { ship, by, .. } => {
            // text: log-destroyed log-destroyed-singularity
            let (key, rule) = match by {
                Cause::Attack => ("log-destroyed", "EF-ATK-05"),
                Cause::Singularity => ("log-destroyed-singularity", "EF-SPACE-13"),
            };
            (Some(ship.seat), say.with(key, &[writer.hull(ship)]), rule)
        }
        Event::FortressDestroyed { seat, planet } => {
            (Some(seat), say.with("log-fortress-destroyed", &[writer.planet(planet)]), "EF-ATK-06")
        }
        Event::CaptainLost { seat, captain, by } => {
            let rule = match by {
                Loss::Galleon => "EF-ATK-07",
                Loss::LastRebuild => "EF-TEAM-12",
            };
            (Some(seat), say.with("log-captain-lost", &[writer.captain(captain)]), rule)
        }
        Event::Exchanged { seat, gave } => {
            let about = [("gave", writer.words.spice(gave).into()), ("took", writer.words.spice(gave.other()).into())];
            (Some(seat), say.with("log-exchanged", &about), "EF-CREW-07")
        }
        Event::SpicesTaken { seat, spices } => (Some(seat), say.with("log-taken", &[writer.spices(spices)]), ""),
        Event::Frozen { ship } => (Some(ship.seat), say.with("log-frozen", &[writer.hull(ship)]), "EF-STATUS-03"),
        Event::Thawed { ship } => (Some(ship.seat), say.with("log-thawed", &[writer.hull(ship)]), ""),
        Event::TileTurned { seat, tile, by, .. } => {
            (Some(seat), say.with("log-turned", &[writer.tile(tile), ("n", by.sixths().into())]), "EF-CAPT-08")
        }
        Event::PressGanged { seat, of, kind } => {
            (Some(seat), say.with("log-press-ganged", &[writer.seat(of), writer.crew(kind)]), "EF-CAPT-12")
        }
        Event::Sold { seat, kind, .. } => (Some(seat), say.with("log-sold", &[writer.crew(kind)]), "EF-CAPT-17"),
        Event::SoldUnseen { seat, .. } => (Some(seat), say.text("log-sold-unseen"), "EF-CAPT-17"),
        _ => return None,
    })
}

fn building_line(event: &Event, writer: &LineWriter) -> Option<Line> {
    let say = writer.say;
    Some(match *event {
        Event::Recruited { seat, kind, .. } => {
            (Some(seat), say.with("log-recruited", &[writer.crew(kind)]), "EF-BUILD-02")
        }
        Event::RecruitedUnseen { seat, .. } => (Some(seat), say.text("log-recruited-unseen"), "EF-BUILD-02"),
        Event::ShipBuilt { ship, paid, .. } => {
            (Some(ship.seat), say.with("log-built", &[writer.hull(ship), writer.spices(paid)]), "")
        }
        Event::FortressBuilt { seat, planet, paid } => {
            (Some(seat), say.with("log-fortress", &[writer.planet(planet), writer.spices(paid)]), "")
        }
        Event::Conquered { seat, planet, from, paid } => match from {
            Some(from) => {
                let about = [writer.planet(planet), writer.spices(paid), writer.seat(from)];
                (Some(seat), say.with("log-conquered-from", &about), "EF-CONQ-04")
            }
            None => {
                (Some(seat), say.with("log-conquered", &[writer.planet(planet), writer.spices(paid)]), "EF-CONQ-01")
            }
        },
        Event::Shared { from, to, spice } => {
            (Some(from), say.with("log-shared", &[writer.spice(spice), writer.seat(to)]), "EF-TEAM-10")
        }
        Event::PhaseEnded { seat, phase: Ended::Tactics } => (Some(seat), say.text("log-end-tactics"), ""),
        _ => return None,
    })
}

fn ending_line(event: &Event, writer: &LineWriter) -> Option<Line> {
    let say = writer.say;
    Some(match *event {
        Event::Standstill => (None, say.text("log-standstill"), "EF-END-07"),
        Event::GameEnded { verdict: Verdict::Agreement, .. } => (None, say.text("log-agreed"), "EF-RULING-62"),
        Event::GameEnded { winners, .. } if winners.is_empty() => (None, say.text("log-drawn-game"), "EF-RULING-62"),
        Event::GameEnded { winners, .. } => (None, say.with("log-won", &writer.side(winners)), "EF-EXPERT-06"),
        Event::Ended { verdict: Verdict::Match(_), winners } => {
            (None, say.with("log-match", &writer.side(winners)), "EF-EXPERT-06")
        }
        _ => return None,
    })
}
