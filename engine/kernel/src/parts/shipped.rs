//! What an owner may correct in a box, and what the rules are written for: everything else.

use super::{BoxError, Parts, fingerprint};
use crate::{
    Problem, Problems,
    reading::{self, Step},
};
use serde::de::DeserializeOwned;
use toml::{Table, Value};

/// The box that comes with a game. Another one has the same fields and entries, and departs from it only where it may.
///
/// ```
/// use wardroom_kernel::{BoxError, Problem, ShippedBox};
/// const BOX: ShippedBox = ShippedBox {
///     toml: "ships = 2\n[[card]]\nid = 'fire'\ncount = 3",
///     correctable: &["card.*.count"],
/// };
/// assert!(BOX.opened("ships = 2\n[[card]]\nid = 'fire'\ncount = 4").is_ok());
/// let Err(BoxError(problems)) = BOX.opened("ships = 5\n[[card]]\nid = 'flee'") else { panic!("it cannot be played with") };
/// assert_eq!(problems, [
///     Problem::new("card.fire.count", "problem-box-missing").with("shipped", "3"),
///     Problem::new("card.fire.id", "problem-box-other").with("found", "\"flee\"").with("shipped", "\"fire\""),
///     Problem::new("ships", "problem-box-other").with("found", "5").with("shipped", "2"),
/// ]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShippedBox {
    pub toml: &'static str,
    /// Paths that may differ: `*` is any one step, a leading `**` any number of them. What ends in `?` may also be missing
    /// or new. An entry of a list is a step by its id or its name, as a reader would call it.
    pub correctable: &'static [&'static str],
}

impl ShippedBox {
    /// What tells a box from this one: nothing, if it is this one.
    pub fn fingerprint(&self, toml: &str) -> String {
        if toml == self.toml { String::new() } else { fingerprint(toml) }
    }
    /// The parts in it.
    ///
    /// # Panics
    /// With a sentence, if it does not fit its own game: it is part of the program.
    pub fn parts<P: Parts>(&self) -> P {
        P::read(self.toml).unwrap_or_else(|why| panic!("the shipped box: {why}"))
    }

    /// Reads a box, and checks what may differ in it: `check` can rely on everything else. What is wrong is told at once,
    /// wherever it is found: where the box departs from the shipped one and may not, where it does not read, and by `check`.
    pub fn read<Raw: DeserializeOwned, P>(
        &self,
        toml: &str,
        check: impl FnOnce(Raw, &mut Problems) -> P,
    ) -> Result<P, BoxError> {
        let mut wrong = Problems::default();
        let (_, raw) = self.mended(toml, &mut wrong)?;
        let parts = check(raw, &mut wrong);
        wrong.or(parts, BoxError)
    }

    /// The box as far as one can go on with it: what is wrong so far is told, and there it is as the shipped one.
    pub fn mended<Raw: DeserializeOwned>(&self, toml: &str, wrong: &mut Problems) -> Result<(Table, Raw), BoxError> {
        let [given, shipped] = self.both(toml)?;
        self.compare_tables("", &given, &shipped, wrong);
        let mut mended = json(&Value::Table(self.mended_tables("", given, &shipped)));
        let shipped = json(&Value::Table(shipped));
        loop {
            match reading::read(&mended) {
                Ok(raw) => return Ok((table(&mended), raw)),
                Err(error) => {
                    let steps = error.steps();
                    wrong.push(error.problem(|steps| field(steps, &shipped)));
                    if wrong.0.len() > MOST || !put_back(&mut mended, &shipped, &steps) {
                        return Err(BoxError(wrong.0.clone()));
                    }
                }
            }
        }
    }

    /// A box that departs from the shipped one only where it may.
    pub fn opened(&self, toml: &str) -> Result<Table, BoxError> {
        let [given, shipped] = self.both(toml)?;
        let mut wrong = Problems::default();
        self.compare_tables("", &given, &shipped, &mut wrong);
        wrong.or(given, BoxError)
    }
    fn both(&self, toml: &str) -> Result<[Table; 2], BoxError> {
        let read = |toml: &str| toml.parse().map_err(|why| syntax(&why, toml));
        Ok([read(toml)?, read(self.toml)?])
    }

    /// The box with everything as it is shipped that may not differ.
    fn mended_tables(&self, path: &str, mut given: Table, shipped: &Table) -> Table {
        let at = |key: &str| if path.is_empty() { key.into() } else { format!("{path}.{key}") };
        let mut mended = Table::new();
        for (key, value) in shipped {
            match given.remove(key) {
                Some(given) => _ = mended.insert(key.clone(), self.mended_value(&at(key), given, value)),
                None if self.is_optional(&at(key)) => (),
                None => _ = mended.insert(key.clone(), value.clone()),
            }
        }
        mended.extend(given.into_iter().filter(|(key, _)| self.is_optional(&at(key))));
        mended
    }
    fn mended_value(&self, path: &str, given: Value, shipped: &Value) -> Value {
        match (given, shipped) {
            (given, _) if self.is_correctable(path) => given,
            (Value::Table(given), Value::Table(shipped)) => Value::Table(self.mended_tables(path, given, shipped)),
            (Value::Array(given), Value::Array(shipped)) if shipped.iter().all(Value::is_table) => {
                let given = given.into_iter().map(Some).chain(std::iter::repeat(None));
                let entries = shipped.iter().zip(given).enumerate();
                let mended = entries.map(|(place, (shipped, given))| match given {
                    Some(given) => self.mended_value(&format!("{path}.{}", step(shipped, place)), given, shipped),
                    None => shipped.clone(),
                });
                Value::Array(mended.collect())
            }
            _ => shipped.clone(),
        }
    }

    fn compare_tables(&self, path: &str, given: &Table, shipped: &Table, wrong: &mut Problems) {
        let at = |key: &str| if path.is_empty() { key.into() } else { format!("{path}.{key}") };
        for (key, value) in shipped {
            match given.get(key) {
                Some(given) => self.compare(&at(key), given, value, wrong),
                None => wrong.unless(self.is_optional(&at(key)), || {
                    Problem::new(at(key), "problem-box-missing").with("shipped", brief(value))
                }),
            }
        }
        for key in given.keys().filter(|key| !shipped.contains_key(*key)) {
            wrong.unless(self.is_optional(&at(key)), || Problem::new(at(key), "problem-box-unknown"));
        }
    }

    fn compare(&self, path: &str, given: &Value, shipped: &Value, wrong: &mut Problems) {
        if self.is_correctable(path) {
            return;
        }
        match (given, shipped) {
            (Value::Table(given), Value::Table(shipped)) => self.compare_tables(path, given, shipped, wrong),
            (Value::Array(given), Value::Array(shipped))
                if shipped.iter().all(Value::is_table) && !shipped.is_empty() =>
            {
                wrong.unless(given.len() == shipped.len(), || {
                    Problem::new(path, "problem-box-count").with("found", given.len()).with("known", shipped.len())
                });
                for (place, (given, shipped)) in given.iter().zip(shipped).enumerate() {
                    self.compare(&format!("{path}.{}", step(shipped, place)), given, shipped, wrong);
                }
            }
            _ => wrong.unless(given == shipped, || {
                let problem = Problem::new(path, "problem-box-other").with("found", brief(given));
                problem.with("shipped", brief(shipped))
            }),
        }
    }

    fn is_correctable(&self, path: &str) -> bool {
        self.correctable.iter().any(|pattern| fits(pattern.trim_end_matches('?'), path))
    }
    fn is_optional(&self, path: &str) -> bool {
        self.correctable.iter().filter_map(|pattern| pattern.strip_suffix('?')).any(|pattern| fits(pattern, path))
    }
}

/// More problems than an author corrects at once.
const MOST: usize = 40;

/// As a reader would call the place: an entry of a list by its id or its name.
fn field(steps: &[Step], shipped: &serde_json::Value) -> String {
    let mut at = Some(shipped);
    let names = steps.iter().map(|next| {
        at = at.and_then(|value| next.inside(value));
        match (next, at) {
            (Step::Key(key), _) => key.clone(),
            (Step::Place(place), Some(entry)) => {
                called(entry.get("id").or_else(|| entry.get("name")).and_then(|name| name.as_str()), *place)
            }
            (Step::Place(place), None) => (place + 1).to_string(),
        }
    });
    names.collect::<Vec<_>>().join(".")
}

/// Puts what is shipped into the place that does not read, or around it if nothing is shipped there; says whether anything
/// has changed.
fn put_back(mended: &mut serde_json::Value, shipped: &serde_json::Value, steps: &[Step]) -> bool {
    (0..=steps.len()).rev().any(|kept| {
        let instead = steps[..kept].iter().try_fold(shipped, |value, step| step.inside(value));
        let place = steps[..kept].iter().try_fold(&mut *mended, |value, step| step.inside_mut(value));
        match (place, instead) {
            (Some(place), Some(instead)) if place != instead => {
                place.clone_from(instead);
                true
            }
            _ => false,
        }
    })
}

fn json(value: &Value) -> serde_json::Value {
    serde_json::to_value(value).expect("whatever TOML says, JSON can say")
}
fn table(value: &serde_json::Value) -> Table {
    Table::try_from(value).expect("it was TOML before")
}

/// Where it is no TOML. The parser's own words are part of the problem, as they are.
fn syntax(why: &toml::de::Error, text: &str) -> BoxError {
    let before = &text[..why.span().map_or(text.len(), |span| span.start.min(text.len()))];
    let (line, column) =
        (1 + before.matches('\n').count(), 1 + before.chars().rev().take_while(|c| *c != '\n').count());
    let problem = Problem::new("", "problem-toml").with("line", line).with("column", column);
    BoxError(vec![problem.with("detail", why.message())])
}

fn step(entry: &Value, place: usize) -> String {
    called(entry.get("id").or_else(|| entry.get("name")).and_then(Value::as_str), place)
}
/// An entry of a list: by its id or name, else by its number.
fn called(name: Option<&str>, place: usize) -> String {
    match name {
        Some(name) => name.to_lowercase().replace(' ', "-").replace('\'', ""),
        None => (place + 1).to_string(),
    }
}

fn fits(pattern: &str, path: &str) -> bool {
    // From the end, so that what a leading `**` stands for is left over.
    let (mut pattern, mut path) = (pattern.rsplit('.'), path.rsplit('.'));
    loop {
        match (pattern.next(), path.next()) {
            (Some("**"), _) | (None, None) => return true,
            (Some(want), Some(is)) if want == "*" || want == is => (),
            _ => return false,
        }
    }
}

/// Of a long list only its length is shown.
fn brief(value: &Value) -> String {
    const LONG: usize = 80;
    match value {
        Value::Table(_) => "{..}".into(),
        Value::Array(list) if value.to_string().len() > LONG => format!("[..; {}]", list.len()),
        _ => value.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOX: ShippedBox = ShippedBox {
        toml: "en = 'Sea'\n[[tile]]\nname = \"Crow's Nest\"\nbar = 1\nen = 'Nest'\n[[tile]]\nname = 'Reef'\nen = 'Reef'",
        correctable: &["**.en", "tile.*.bar?"],
    };

    fn wrong(toml: &str) -> Vec<Problem> {
        BOX.opened(toml).err().map(|BoxError(problems)| problems).unwrap_or_default()
    }

    #[test]
    fn names_differ_at_any_depth_and_what_is_optional_comes_and_goes() {
        let moved = BOX.toml.replace("bar = 1\n", "").replace("'Reef'\nen = 'Reef'", "'Reef'\nbar = 2\nen = 'Riff'");
        assert_eq!(wrong(&moved.replace("'Sea'", "'See'")), []);
        assert_eq!(
            wrong(&BOX.toml.replace("en = 'Nest'\n", "")),
            [Problem::new("tile.crows-nest.en", "problem-box-missing").with("shipped", "\"Nest\"")]
        );
    }

    #[test]
    fn what_is_new_and_what_is_too_few_is_told() {
        let one = "en = 'Sea'\nde = 'See'\n[[tile]]\nname = \"Crow's Nest\"\nen = 'Nest'";
        assert_eq!(
            wrong(one),
            [
                Problem::new("tile", "problem-box-count").with("found", 1).with("known", 2),
                Problem::new("de", "problem-box-unknown")
            ]
        );
        let [syntax] = &wrong("en = ")[..] else { panic!("one problem") };
        assert_eq!(syntax.args[..2], [("line", 1.into()), ("column", 6.into())]);
    }

    #[test]
    fn what_may_not_differ_what_does_not_read_and_what_cannot_be_are_told_at_once() {
        #[derive(serde::Deserialize)]
        struct Raw {
            tile: Vec<RawTile>,
        }
        #[derive(serde::Deserialize)]
        struct RawTile {
            name: String,
            bar: Option<u8>,
        }
        let read = |toml: &str| {
            let check = |raw: Raw, wrong: &mut Problems| {
                for tile in &raw.tile {
                    wrong.unless(tile.bar != Some(7), || Problem::more_than(format!("tile.{}.bar", tile.name), 7, 6));
                }
            };
            BOX.read(toml, check).err().map(|BoxError(problems)| problems).unwrap_or_default()
        };
        assert_eq!(read(BOX.toml), []);
        let reasons = read(
            "en = 'Sea'\nde = 'See'\n[[tile]]\nname = 'Mast'\nbar = 'x'\nen = ''\n[[tile]]\nname = 'Reef'\nbar = 7\nen = ''",
        );
        let fields: Vec<&str> = reasons.iter().map(|problem| &*problem.field).collect();
        assert_eq!(fields, ["tile.crows-nest.name", "de", "tile.crows-nest.bar", "tile.Reef.bar"], "{reasons:?}");
        let few = read("en = 'Sea'\n[[tile]]\nname = \"Crow's Nest\"\nbar = 7\nen = ''");
        assert_eq!(few.len(), 2, "{few:?}");
    }

    #[test]
    fn what_is_missing_is_told_and_not_printed() {
        const LISTS: ShippedBox = ShippedBox {
            toml: "short = [1, 2]\nlong = ['one island', 'another island', 'the third island', 'the fourth island', 'a reef', 'a rock']",
            correctable: &[],
        };
        let BoxError(reasons) = LISTS.opened("").unwrap_err();
        assert_eq!(
            reasons,
            [
                Problem::new("long", "problem-box-missing").with("shipped", "[..; 6]"),
                Problem::new("short", "problem-box-missing").with("shipped", "[1, 2]")
            ]
        );
    }

    #[test]
    fn a_path_fits_step_by_step() {
        assert!(fits("tile.*.bar", "tile.reef.bar") && fits("**.en", "en") && fits("**.en", "tile.reef.en"));
        assert!(!fits("tile.*", "tile") && !fits("tile", "tile.reef") && !fits("**.en", "tile.reef.len"));
    }
}
