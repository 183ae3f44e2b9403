//! The texts of a crate, held against the source that asks for them: none is missing, none is left over, and every language
//! speaks of the same things.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};
use wardroom_kernel::Game;

type Keys = BTreeSet<String>;

/// What shared pages say of every game.
const OF_EVERY_GAME: [&str; 3] = ["game-title", "game-blurb", "game-minutes"];

/// The crate with the texts of problems that all games share, from the folder of a screen.
const SHARED_PROBLEMS: &str = "../../../web/ui";

/// What is written in the `text/` of a crate, and what its `src/` asks for.
#[derive(Debug)]
pub struct CrateTexts {
    folder: PathBuf,
    english: String,
    german: String,
    asked: Keys,
    lent: Keys,
    borrowed: Keys,
}

/// The texts of the crate in a folder: `texts(env!("CARGO_MANIFEST_DIR"))`.
pub fn texts(folder: &str) -> CrateTexts {
    let folder = PathBuf::from(folder);
    let [english, german] = ["en", "de"].map(|language| written(&folder, language));
    let asked = keys_used(&source(&folder.join("src")));
    CrateTexts { folder, english, german, asked, lent: Keys::new(), borrowed: Keys::new() }
}

impl CrateTexts {
    /// Asked for by the pages around the screen of a game: its title, its modes and options, every reason of its rules, and every
    /// problem that they find in a box or a position.
    #[must_use]
    pub fn of_game<G: Game>(self) -> CrateTexts {
        let modes = G::MODES.iter().map(|mode| format!("mode-{}", mode.name));
        let options = G::MODES.iter().flat_map(|mode| mode.options).map(|option| format!("option-{}", option.name));
        let options = options.flat_map(|key| [format!("{key}-help"), key]);
        let reasons = reasons(&source(&self.folder.join("../rules/src/why_not")));
        let problems = called("problem-", &source(&self.folder.join("../rules/src")));
        let this = self.asked_for(OF_EVERY_GAME.map(str::to_owned)).asked_for(modes).asked_for(options);
        this.asked_for(reasons).asked_for(problems).borrowed_from(SHARED_PROBLEMS)
    }
    /// Asked for by keys that no source spells out.
    #[must_use]
    pub fn asked_for(mut self, keys: impl IntoIterator<Item = String>) -> CrateTexts {
        self.asked.extend(keys);
        self
    }
    /// Another crate asks for some of these texts, too.
    #[must_use]
    pub fn lent_to(mut self, other: &str) -> CrateTexts {
        self.lent.extend(keys_used(&source(&self.folder.join(other).join("src"))));
        self
    }
    /// Some of what is asked for is written in another crate.
    #[must_use]
    pub fn borrowed_from(mut self, other: &str) -> CrateTexts {
        self.borrowed.extend(keys(&written(&self.folder.join(other), "en")));
        self
    }

    /// # Panics
    /// With everything that is not so.
    #[track_caller]
    pub fn are_complete(&self) {
        let found = self.faults();
        assert!(found.is_empty(), "the texts in {}:\n  {}", self.folder.display(), found.join("\n  "));
    }

    fn faults(&self) -> Vec<String> {
        let CrateTexts { folder: _, english, german, asked, lent, borrowed } = self;
        let (written, german_keys) = (keys(english), keys(german));
        let (english_gaps, german_gaps) = (gaps(english), gaps(german));
        let idle: Keys = written.difference(asked).cloned().collect();
        let unwritten: Keys = asked.difference(&written).cloned().collect();
        let checks: [(&str, Vec<&String>); 6] = [
            ("missing in German", written.difference(&german_keys).collect()),
            ("missing in English", german_keys.difference(&written).collect()),
            ("spoken of in English only", english_gaps.difference(&german_gaps).collect()),
            ("spoken of in German only", german_gaps.difference(&english_gaps).collect()),
            ("asked for, but not written", unwritten.difference(borrowed).collect()),
            ("written, but never asked for", idle.difference(lent).collect()),
        ];
        let found = checks.iter().filter(|(_, keys)| !keys.is_empty());
        found.map(|(what, keys)| format!("{what}: {keys:?}")).collect()
    }
}

/// All text files of a crate in one language. The path says which: `text/en.ftl`, `text/hall.en.ftl`, `text/en/log.ftl`.
fn written(folder: &Path, language: &str) -> String {
    let folder = folder.join("text");
    let names_it = |path: &PathBuf| {
        let below = path.strip_prefix(&folder).unwrap_or(path).to_string_lossy();
        below.split(['/', '\\', '.']).any(|part| part == language)
    };
    let text: String = files(&folder).iter().filter(|path| names_it(path)).map(|path| read(path)).collect();
    assert!(!text.is_empty(), "{} has no text in `{language}`", folder.display());
    text
}

/// All source of a folder; a file's own tests are left out.
fn source(folder: &Path) -> String {
    let is_program = |path: &&PathBuf| path.file_name().is_some_and(|name| name != "tests.rs");
    let files = files(folder);
    let programs = files.iter().filter(is_program).map(|path| read(path));
    programs.map(|text| text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default().to_owned()).collect()
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    let paths = entries.map(|entry| entry.unwrap_or_else(|why| panic!("{}: {why}", folder.display())).path());
    paths.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// The keys of a Fluent file.
fn keys(file: &str) -> Keys {
    messages(file).filter_map(|line| Some(line.split_once('=')?.0.trim().to_owned())).collect()
}

fn messages(file: &str) -> impl Iterator<Item = &str> {
    file.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_alphabetic()))
}

/// `key $variable`, for every message of a Fluent file. What only chooses a form is not counted: not every grammar needs it.
fn gaps(file: &str) -> Keys {
    let (mut key, mut found) = ("", Keys::new());
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        if let Some(begun) = messages(line).next() {
            key = begun.split(' ').next().unwrap_or_default();
        }
        for after in line.split('$').skip(1) {
            let (name, rest) = after.split_at(after.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(after.len()));
            if !rest.trim_start().starts_with("->") {
                found.insert(format!("{key} ${name}"));
            }
        }
    }
    found
}

/// The keys that Rust source asks for: the literal in `.text("..")`, `.with("..")`, and those after a `// text:` note,
/// which code writes where it puts a key together or passes it on.
fn keys_used(source: &str) -> Keys {
    let called = [".text(\"", ".with(\""].into_iter().flat_map(|call| {
        source.match_indices(call).filter_map(move |(at, _)| source[at + call.len()..].split('"').next())
    });
    let noted = source.lines().filter_map(|line| Some(line.split_once("// text:")?.1)).flat_map(str::split_whitespace);
    called.chain(noted).map(str::to_owned).collect()
}

/// The keys of the reasons that rules give: they are called so.
fn reasons(source: &str) -> Keys {
    let keys = called("why-", source);
    assert!(!keys.is_empty(), "the reasons have moved");
    keys
}

/// The keys in quotes that begin like this.
fn called(prefix: &str, source: &str) -> Keys {
    let words = source.split('"').filter_map(|quoted| quoted.split_whitespace().next());
    words.filter(|word| word.strip_prefix(prefix).is_some_and(|rest| !rest.is_empty())).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all<const N: usize>(keys: [&str; N]) -> Keys {
        keys.map(str::to_owned).into()
    }

    #[test]
    fn keys_are_found_in_files_and_in_calls() {
        assert_eq!(keys("# note\nship = Ship\n    .label = x\nsea-two = a\n    b = c\n"), all(["sea-two", "ship"]));
        let source = "say.text(\"ship\"); let k = key; // text: sea-one sea-two\n say.with(\"crew\", &[])";
        assert_eq!(keys_used(source), all(["crew", "sea-one", "sea-two", "ship"]));
        let german = "wait = { $names } { $n ->\n    [one] wartet\n   *[other] warten\n }\n";
        assert_eq!(gaps(german), gaps("# $x\nwait = wait for { $names }\n"));
        assert_eq!(reasons("new(\"AB-01\", \"why-far\"), starts_with(\"why-\")"), all(["why-far"]));
    }

    #[test]
    fn whatever_is_not_in_order_is_told() {
        let texts = CrateTexts {
            folder: PathBuf::new(),
            english: "ship = Ship\nsail = { $knots } knots\nidle = x\nlent = x\n".into(),
            german: "ship = Schiff\nsail = { $wind } Knoten\nidle = x\nlent = x\nmeer = See\n".into(),
            asked: all(["ship", "sail", "sea", "borrowed"]),
            lent: all(["lent", "theirs"]),
            borrowed: all(["borrowed", "others"]),
        };
        assert_eq!(
            texts.faults(),
            [
                "missing in English: [\"meer\"]",
                "spoken of in English only: [\"sail $knots\"]",
                "spoken of in German only: [\"sail $wind\"]",
                "asked for, but not written: [\"sea\"]",
                "written, but never asked for: [\"idle\"]",
            ]
        );
    }
}
