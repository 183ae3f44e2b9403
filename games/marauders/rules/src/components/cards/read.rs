//! Reads the cards of a box, field by field, so that each wrong field is named.

use super::check::{self, Place};
use super::facts::{
    CaptainFacts, Cards, CargoFacts, EventFacts, GloryFacts, MissionFacts, NpcCard, Origin, Print, RumorFacts,
    SpecialistFacts, Symbol,
};
use super::{Condition, Effect, Task, Timing};
use crate::components::{
    Captain, CargoCard, EventCard, Glory, GloryCards, Good, Letter, Location, Mission, Name, Nation, Npc, Rumor, Skill,
    Specialist, Zone,
};
use serde::de::DeserializeOwned;
use toml::{Table, Value};
use wardroom_kernel::{Problem, Problems, read_value};

/// One entry of a list of the box, while it is read.
struct Entry<'a> {
    at: String,
    fields: &'a Table,
    known: Vec<&'static str>,
    problems: &'a mut Problems,
}

impl<'a> Entry<'a> {
    /// A problem of one of the fields; its own field leads on from there.
    fn problem(&mut self, field: &str, mut problem: Problem) {
        let below = std::mem::take(&mut problem.field);
        let dot = if below.is_empty() || below.starts_with('[') { "" } else { "." };
        problem.field = format!("{}.{field}{dot}{below}", self.at);
        self.problems.push(problem);
    }
    fn unless(&mut self, is_well: bool, field: &str, why: impl FnOnce() -> Problem) {
        if !is_well {
            self.problem(field, why());
        }
    }
    fn maybe<T: DeserializeOwned>(&mut self, field: &'static str) -> Option<T> {
        self.known.push(field);
        let value = serde_json::to_value(self.fields.get(field)?).expect("a box is plain data");
        read_value(&value).map_err(|problem| self.problem(field, problem)).ok()
    }
    fn get<T: DeserializeOwned>(&mut self, field: &'static str) -> Option<T> {
        if !self.fields.contains_key(field) {
            self.known.push(field);
            self.problem(field, Problem::missing(""));
            return None;
        }
        self.maybe(field)
    }
    fn number(&mut self, field: &'static str, range: std::ops::RangeInclusive<u8>) -> Option<u8> {
        let number: u8 = self.get(field)?;
        self.unless(range.contains(&number), field, || Problem::between("", number, *range.start(), *range.end()));
        Some(number)
    }
    fn print(&mut self) -> Option<Print> {
        let (en, de, text) = (self.get("name_en"), self.get("name_de"), self.get::<String>("text"));
        let text_de = self.maybe("text_de").or_else(|| text.clone());
        let (origin, house) = (self.get::<Origin>("origin"), self.maybe("house").unwrap_or_default());
        let text = Name { en: text?, de: text_de? };
        Some(Print { name: Name { en: en?, de: de? }, text, origin: origin?, house })
    }
    /// The effects of a card, those of an `all` one after the other.
    fn effects(&mut self, field: &'static str, place: Place) -> Option<Vec<Effect>> {
        let effect: Effect = self.get(field)?;
        for problem in check::effect(&effect, place) {
            self.problem(field, problem);
        }
        Some(match effect {
            Effect::All { of } => of,
            single => vec![single],
        })
    }
    fn timing(&mut self, allowed: &[Timing]) -> Option<Timing> {
        let timing: Timing = self.get("timing")?;
        self.unless(allowed.contains(&timing), "timing", || {
            let names: Vec<_> = allowed.iter().map(|it| it.name()).collect();
            Problem::new("", "problem-timing").with("timing", timing.name()).with("known", names.join(", "))
        });
        Some(timing)
    }
    fn end(mut self) {
        let unknown: Vec<_> = self.fields.keys().filter(|key| !self.known.contains(&key.as_str())).cloned().collect();
        for field in unknown {
            self.problem(&field, Problem::new("", "problem-unknown-field").with("known", self.known.join(", ")));
        }
    }
}

/// Each entry of a list. Ids and their order are those of the rules: a card is known by its id, all else is data.
fn list<T>(
    toml: &Table,
    problems: &mut Problems,
    path: &str,
    ids: &[&str],
    mut read: impl FnMut(&mut Entry<'_>) -> Option<T>,
) -> Vec<T> {
    let mut keys = path.split('.');
    let first = keys.next().and_then(|key| toml.get(key));
    let Some(entries) = keys.fold(first, |at, key| at?.get(key)).and_then(Value::as_array) else {
        problems.push(Problem::missing(path));
        return Vec::new();
    };
    if entries.len() != ids.len() {
        problems.push(Problem::new(path, "problem-box-count").with("found", entries.len()).with("known", ids.len()));
    }
    let mut facts = Vec::new();
    for (entry, id) in entries.iter().zip(ids) {
        let at = format!("{path}.{id}");
        let Some(fields) = entry.as_table() else {
            problems.push(Problem::new(at, "problem-not-a-table"));
            continue;
        };
        let mut entry = Entry { at, fields, known: vec!["id"], problems: &mut *problems };
        let is = fields.get("id").and_then(Value::as_str).unwrap_or_default();
        entry.unless(is == *id, "id", || Problem::new("", "problem-card-place").with("id", is));
        facts.extend(read(&mut entry));
        entry.end();
    }
    facts
}

/// If there are problems, the cards are not complete.
pub(in crate::components) fn parse(toml: &Table, problems: &mut Problems) -> Cards {
    let captains = list(toml, problems, "captain", &Captain::ALL.map(Captain::name), captain);
    let specialists = list(toml, problems, "specialist", &Specialist::ALL.map(Specialist::name), specialist);
    let mut events = Vec::new();
    let mut entries = EventCard::ALL.map(event_entry).to_vec();
    entries.dedup();
    list(toml, problems, "event", &entries, |entry| {
        events.extend(event(entry)?);
        Some(())
    });
    let glory = list(toml, problems, "glory", &Glory::ALL.map(Glory::name), glory);
    let missions = list(toml, problems, "mission", &Mission::ALL.map(Mission::name), mission);
    let rumors = list(toml, problems, "rumor", &Rumor::ALL.map(Rumor::name), rumor);
    let cargo = list(toml, problems, "cargo.cards", &CargoCard::ALL.map(CargoCard::name), cargo);
    let cargo_text = toml.get("cargo").and_then(|cargo| cargo.get("text")).and_then(Value::as_str).unwrap_or_default();
    let cargo_text = cargo_text.to_owned();
    let cards = Cards { captains, events, specialists, glory, missions, rumors, cargo, cargo_text };
    let copying = cards.glory.iter().filter(|card| card.effects.contains(&Effect::CopyGlory {}));
    let copying: u8 = copying.map(|card| card.copies).sum();
    if copying > 2 {
        problems.push(Problem::new("glory", "problem-copying-cards").with("count", copying));
    }
    let copies: u8 = cards.glory.iter().map(|card| card.copies).fold(0, u8::saturating_add);
    if problems.is_empty() && copies != GLORY_CARDS {
        problems.push(Problem::new("glory", "problem-glory-cards").with("count", copies).with("known", GLORY_CARDS));
    }
    cards
}

/// MM-COMP-02
const GLORY_CARDS: u8 = 70;

/// The entry of the box: copies of an event have one together.
fn event_entry(card: EventCard) -> &'static str {
    card.name().trim_end_matches("-1").trim_end_matches("-2")
}

fn captain(entry: &mut Entry<'_>) -> Option<CaptainFacts> {
    let print = entry.print();
    let nation: Option<Nation> = entry.get("nation");
    let home: Option<Zone> = entry.get("home");
    let skills: Option<[u8; 4]> = entry.get("skills");
    let is_female = entry.get("female");
    entry.timing(&[Timing::Passive]);
    let effects = entry.effects("effect", Place::Passive);
    if let Some(home) = home {
        entry.unless(home.has_port(), "home", || Problem::new("", "problem-no-port-there").with("zone", home.name()));
    }
    if let Some(skills) = skills {
        entry.unless(skills.iter().all(|skill| (1..=4).contains(skill)), "skills", || {
            Problem::new("", "problem-skills")
        });
    }
    Some(CaptainFacts {
        print: print?,
        nation: nation?,
        home: home?,
        is_female: is_female?,
        skills: skills?,
        effects: effects?,
    })
}

fn specialist(entry: &mut Entry<'_>) -> Option<SpecialistFacts> {
    let print = entry.print();
    entry.timing(&[Timing::Passive]);
    let effects = entry.effects("effect", Place::Passive);
    Some(SpecialistFacts { print: print?, effects: effects? })
}

/// One per copy: copies differ in their icons.
fn event(entry: &mut Entry<'_>) -> Option<Vec<EventFacts>> {
    let print = entry.print();
    let class: Option<String> = entry.get("class");
    let timing = entry.timing(&[Timing::EventNow, Timing::EventRound, Timing::EventRoundEnd, Timing::EventStays]);
    let effects = timing.and_then(|timing| entry.effects("effect", Place::Event(timing)));
    let copies: u8 = entry.maybe("count").unwrap_or(1);
    let id = entry.at.trim_start_matches("event.").to_owned();
    let known = EventCard::ALL.into_iter().filter(|card| event_entry(*card) == id).count();
    entry.unless(known == usize::from(copies), "count", || {
        Problem::new("", "problem-box-count").with("found", copies).with("known", known)
    });
    let icons: Vec<Vec<(Npc, Letter)>> = entry.maybe("icons").unwrap_or_default();
    entry.unless(
        icons.iter().flatten().all(|(_, letter)| matches!(letter, Letter::N | Letter::E | Letter::S | Letter::W)),
        "icons",
        || Problem::new("", "problem-icon"),
    );
    let is_npc = class.as_deref().is_some_and(|class| class != "event");
    entry.unless(icons.len() == if is_npc { 0 } else { copies.into() }, "icons", || {
        Problem::new("", "problem-icon-lists").with("count", icons.len()).with("copies", copies)
    });
    let npc = if is_npc { Some(npc(entry)?) } else { None };
    let (print, timing, effects) = (print?, timing?, effects?);
    let copy = |copy: u8| EventFacts {
        print: print.clone(),
        timing,
        effects: effects.clone(),
        icons: icons.get(usize::from(copy)).cloned().unwrap_or_default(),
        npc,
    };
    Some((0..copies).map(copy).collect())
}

fn npc(entry: &mut Entry<'_>) -> Option<NpcCard> {
    let (npc, zone) = (entry.get("npc"), entry.get("zone"));
    let seamanship = entry.number("seamanship", 1..=5);
    let scouting = entry.number("scouting", 1..=5);
    let leadership = entry.number("leadership", 1..=5);
    Some(NpcCard { npc: npc?, zone: zone?, seamanship: seamanship?, scouting: scouting?, leadership: leadership? })
}

fn glory(entry: &mut Entry<'_>) -> Option<GloryFacts> {
    let print = entry.print();
    let copies: u8 = entry.maybe("count").unwrap_or(1);
    entry.unless((1..=GloryCards::MOST).contains(&copies), "count", || Problem::between("", copies, 1, 7));
    let timing = entry.timing(&Timing::WINDOWS);
    let effects = timing.and_then(|timing| entry.effects("effect", Place::Glory(timing)));
    let (specialist, port) = (entry.maybe::<Specialist>("specialist"), entry.maybe::<Zone>("port"));
    if let Some(port) = port {
        entry.unless(port.has_port(), "port", || Problem::new("", "problem-no-port-there").with("zone", port.name()));
    }
    let is_hired =
        effects.as_ref().is_some_and(|them| them.iter().any(|it| matches!(it, Effect::Hire { deck: None, .. })));
    entry.unless(is_hired == specialist.is_some() && is_hired == port.is_some(), "specialist", || {
        Problem::new("", "problem-hired-card")
    });
    Some(GloryFacts { print: print?, copies, timing: timing?, effects: effects?, specialist: specialist.zip(port) })
}

fn mission(entry: &mut Entry<'_>) -> Option<MissionFacts> {
    let print = entry.print();
    entry.timing(&[Timing::Mission]);
    let place: Option<Zone> = entry.get("place");
    let requires: Option<Vec<Condition>> = entry.get("requires");
    let tasks: Option<Vec<Task>> = entry.get("task");
    let order: Option<String> = entry.maybe("order");
    let effects = entry.effects("reward", Place::Reward(Timing::Mission));
    if let Some(place) = place {
        entry
            .unless(place.has_port(), "place", || Problem::new("", "problem-no-port-there").with("zone", place.name()));
    }
    for problem in requires.iter().flat_map(|them| check::conditions(them)) {
        entry.problem("requires", problem);
    }
    for problem in tasks.iter().flat_map(|them| check::tasks(them)) {
        entry.problem("task", problem);
    }
    let several = tasks.as_ref().is_some_and(|tasks| tasks.len() > 1);
    let is_known = matches!(order.as_deref(), Some("any" | "listed"));
    entry.unless(is_known || !several && order.is_none(), "order", || Problem::new("", "problem-task-order"));
    let is_listed = order.as_deref() == Some("listed");
    Some(MissionFacts {
        print: print?,
        place: place?,
        requires: requires?,
        tasks: tasks?,
        is_listed,
        effects: effects?,
    })
}

fn rumor(entry: &mut Entry<'_>) -> Option<RumorFacts> {
    let print = entry.print();
    let timing = entry.timing(&[Timing::RumorPort, Timing::RumorSea]);
    let (place, skill): (Option<Zone>, Option<Skill>) = (entry.get("place"), entry.get("skill"));
    let is_kept = entry.maybe("keep").unwrap_or(false);
    let effects = timing.and_then(|timing| entry.effects("reward", Place::Reward(timing)));
    if let (Some(place), Some(Timing::RumorPort)) = (place, timing) {
        entry
            .unless(place.has_port(), "place", || Problem::new("", "problem-no-port-there").with("zone", place.name()));
    }
    let holds = effects.as_ref().is_some_and(|them| them.iter().any(|it| matches!(it, Effect::PortAccess { .. })));
    entry.unless(is_kept == holds, "keep", || Problem::new("", "problem-kept-card"));
    Some(RumorFacts { print: print?, place: place?, skill: skill?, timing: timing?, is_kept, effects: effects? })
}

fn cargo(entry: &mut Entry<'_>) -> Option<CargoFacts> {
    let good: Option<Good> = entry.get("good");
    let value = entry.number("value", 1..=5);
    let symbol: Option<String> = entry.get("symbol");
    let location: Option<Location> = entry.maybe("location");
    let (origin, house) = (entry.get("origin"), entry.maybe("house").unwrap_or_default());
    let symbol = match (symbol.as_deref()?, location) {
        ("hit", Some(location)) => Symbol::Hit(location),
        ("escape", None) => Symbol::Escape,
        _ => {
            entry.problem("symbol", Problem::new("", "problem-symbol"));
            return None;
        }
    };
    Some(CargoFacts { good: good?, value: value?, symbol, origin: origin?, house })
}
