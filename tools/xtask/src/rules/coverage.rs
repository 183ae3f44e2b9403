//! Compares one game's ledger with its tests and with the file of rules that no test can show.

use super::{
    citations::{self, CitingTest},
    ledger::{self, RuleId},
};
use crate::trouble::Trouble;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, fs, path::Path};

/// Where a game says which rules no test can show, and why.
const EXCUSES: &str = "rules/tests/untestable.toml";

#[derive(Debug, Serialize)]
pub(crate) struct Coverage {
    pub(crate) game: String,
    /// A ledger may be there before its game; then nothing is missing yet.
    pub(super) is_begun: bool,
    pub(super) rules: Vec<CoveredRule>,
    pub(super) problems: Vec<Problem>,
}

#[derive(Debug, Serialize)]
pub(super) struct CoveredRule {
    pub(super) id: RuleId,
    pub(super) text: String,
    pub(super) tests: Vec<Place>,
    pub(super) excuse: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Place {
    pub(super) file: String,
    pub(super) line: usize,
    pub(super) test: String,
}

#[derive(Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "problem", rename_all = "kebab-case")]
pub(super) enum Problem {
    #[error("{id} has no test")]
    Uncovered { id: RuleId },
    #[error("{id} is defined again in line {line} of the ledger")]
    DefinedTwice { id: RuleId, line: usize },
    #[error("{id} is named by {place} but the ledger does not have it")]
    Unknown { id: RuleId, place: Place },
    #[error("{id} begins a range in {place}: name each id")]
    Range { id: RuleId, place: Place },
    #[error("{id} is excused in untestable.toml but the ledger does not have it")]
    ExcuseForNothing { id: String },
    #[error("{id} is excused in untestable.toml but {place} shows it: remove the excuse")]
    ExcuseForTested { id: RuleId, place: Place },
    #[error("{id} is excused in untestable.toml without a reason")]
    ExcuseWithoutReason { id: String },
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Excuses {
    #[serde(default)]
    rule: Vec<Excuse>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Excuse {
    id: String,
    reason: String,
}

impl Coverage {
    pub(crate) fn is_complete(&self) -> bool {
        self.problems.is_empty()
    }

    pub(super) fn of_game(root: &Path, game: String) -> Result<Self, Trouble> {
        let folder = root.join("games").join(&game);
        let ledger_path = folder.join(super::LEDGER);
        let ledger = fs::read_to_string(&ledger_path).map_err(Trouble::read(&ledger_path))?;
        let mut coverage =
            Self { game, is_begun: folder.join("rules").is_dir(), rules: Vec::new(), problems: Vec::new() };
        coverage.take_ledger(&ledger);
        if coverage.is_begun {
            let tests = tests_below(root, &folder)?;
            let around = tests_around(root)?;
            let excuses = read_excuses(&folder.join(EXCUSES))?;
            coverage.take_tests(tests);
            coverage.take_tests(coverage.of_this_ledger(around));
            coverage.take_excuses(excuses);
            coverage.note_uncovered();
        }
        Ok(coverage)
    }

    fn take_ledger(&mut self, ledger: &str) {
        for rule in ledger::rules(ledger) {
            if self.rule(&rule.id).is_some() {
                self.problems.push(Problem::DefinedTwice { id: rule.id, line: rule.line });
            } else {
                self.rules.push(CoveredRule { id: rule.id, text: rule.text, tests: Vec::new(), excuse: None });
            }
        }
    }

    fn take_tests(&mut self, tests: BTreeMap<String, Vec<CitingTest>>) {
        for (file, tests) in tests {
            for test in tests {
                let place = Place { file: file.clone(), line: test.line, test: test.name };
                for id in test.ids {
                    match self.rule(&id) {
                        Some(rule) => rule.tests.push(place.clone()),
                        None => self.problems.push(Problem::Unknown { id, place: place.clone() }),
                    }
                }
                let ranges = test.ranges.into_iter().map(|id| Problem::Range { id, place: place.clone() });
                self.problems.extend(ranges);
            }
        }
    }

    /// Tests around the games are about any of them: only what is of this ledger counts.
    fn of_this_ledger(&self, mut tests: BTreeMap<String, Vec<CitingTest>>) -> BTreeMap<String, Vec<CitingTest>> {
        let is_ours = |id: &RuleId| self.rules.iter().any(|rule| rule.id.game() == id.game());
        for test in tests.values_mut().flatten() {
            test.ids.retain(is_ours);
            test.ranges.retain(is_ours);
        }
        tests
    }

    fn take_excuses(&mut self, excuses: Excuses) {
        for Excuse { id, reason } in excuses.rule {
            if reason.trim().is_empty() {
                self.problems.push(Problem::ExcuseWithoutReason { id: id.clone() });
            }
            let Some(rule) = RuleId::parse(&id).and_then(|id| self.rule(&id)) else {
                self.problems.push(Problem::ExcuseForNothing { id });
                continue;
            };
            rule.excuse = Some(reason);
            if let Some(place) = rule.tests.first() {
                let problem = Problem::ExcuseForTested { id: rule.id.clone(), place: place.clone() };
                self.problems.push(problem);
            }
        }
    }

    fn note_uncovered(&mut self) {
        let uncovered = self.rules.iter().filter(|rule| rule.tests.is_empty() && rule.excuse.is_none());
        self.problems.extend(uncovered.map(|rule| Problem::Uncovered { id: rule.id.clone() }));
    }

    fn rule(&mut self, id: &RuleId) -> Option<&mut CoveredRule> {
        self.rules.iter_mut().find(|rule| rule.id == *id)
    }
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{} {}", self.file, self.line, self.test)
    }
}

/// The citing tests of the program around the games: a rule about chairs is shown where chairs are.
fn tests_around(root: &Path) -> Result<BTreeMap<String, Vec<CitingTest>>, Trouble> {
    let mut found = BTreeMap::new();
    for folder in ["web", "cli", "tests"].map(|folder| root.join(folder)).iter().filter(|folder| folder.is_dir()) {
        let tests = tests_below(root, folder)?;
        found.extend(tests.into_iter().filter(|(file, _)| file.split('/').any(|part| part == "tests")));
    }
    Ok(found)
}

/// The citing tests of all Rust files below a folder, by file.
fn tests_below(root: &Path, folder: &Path) -> Result<BTreeMap<String, Vec<CitingTest>>, Trouble> {
    let mut found = BTreeMap::new();
    for entry in ignore::Walk::new(folder) {
        let path = entry?.into_path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            let source = fs::read_to_string(&path).map_err(Trouble::read(&path))?;
            let name = path.strip_prefix(root).unwrap_or(&path).display().to_string();
            found.insert(name, citations::tests(&source));
        }
    }
    Ok(found)
}

fn read_excuses(path: &Path) -> Result<Excuses, Trouble> {
    if !path.exists() {
        return Ok(Excuses::default());
    }
    let text = fs::read_to_string(path).map_err(Trouble::read(path))?;
    toml::from_str(&text).map_err(|source| Trouble::Toml { path: path.to_owned(), source: Box::new(source) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::TempDir;

    const LEDGER: &str = "- `SK-DEAL-01` Two hands of five.\n- `SK-DEAL-02` The rest is the stock.\n";

    /// A project with a game called skat, these tests and these excuses.
    fn skat(ledger: &str, tests: &str, excuses: &str) -> (TempDir, Coverage) {
        let root = TempDir::new().expect("a temporary folder");
        let write = |path: &str, text: &str| {
            let path = root.path().join(path);
            fs::create_dir_all(path.parent().expect("has a folder")).expect("may be created");
            fs::write(path, text).expect("may be written");
        };
        write("games/skat/ledger.en.md", ledger);
        write("games/skat/rules/tests/deal.rs", tests);
        write(&format!("games/skat/{EXCUSES}"), excuses);
        let coverage = Coverage::of_game(root.path(), "skat".to_owned()).expect("everything can be read");
        (root, coverage)
    }

    fn problems(ledger: &str, tests: &str, excuses: &str) -> Vec<String> {
        skat(ledger, tests, excuses).1.problems.iter().map(Problem::to_string).collect()
    }

    #[test]
    fn every_rule_with_a_test_or_an_excuse_is_complete() {
        let tests = "#[test] // SK-DEAL-01\nfn deals_five() {}\n";
        let excuses = "[[rule]]\nid = \"SK-DEAL-02\"\nreason = \"a definition\"\n";
        let (_root, coverage) = skat(LEDGER, tests, excuses);
        assert!(coverage.is_complete(), "{:?}", coverage.problems);
        let place = &coverage.rules[0].tests[0];
        assert_eq!(place.to_string(), "games/skat/rules/tests/deal.rs:1 deals_five");
        assert_eq!(coverage.rules[1].excuse.as_deref(), Some("a definition"));
    }

    #[test]
    fn a_test_of_the_program_around_counts_for_the_ledger_it_names() {
        let (root, _) = skat(LEDGER, "#[test] // SK-DEAL-01\nfn deals() {}\n", "");
        let folder = root.path().join("web/site/tests/server");
        fs::create_dir_all(&folder).expect("may be created");
        let tests = "#[tokio::test] // SK-DEAL-02, XX-DEAL-09\nasync fn the_rest_is_kept() {}\n";
        fs::write(folder.join("deal.rs"), tests).expect("may be written");
        let coverage = Coverage::of_game(root.path(), "skat".to_owned()).expect("everything can be read");
        assert!(coverage.is_complete(), "{:?}", coverage.problems);
        let place = &coverage.rules[1].tests[0];
        assert_eq!(place.to_string(), "web/site/tests/server/deal.rs:1 the_rest_is_kept");
    }

    #[test]
    fn a_rule_without_a_test_bites() {
        assert_eq!(problems(LEDGER, "#[test] // SK-DEAL-01\nfn deals() {}\n", ""), ["SK-DEAL-02 has no test"]);
    }

    #[test]
    fn a_test_of_an_unknown_rule_bites() {
        let tests = "#[test] // SK-DEAL-01, SK-DEAL-02, SK-DEAL-03\nfn deals() {}\n";
        let place = "games/skat/rules/tests/deal.rs:1 deals";
        let expected = format!("SK-DEAL-03 is named by {place} but the ledger does not have it");
        assert_eq!(problems(LEDGER, tests, ""), [expected]);
    }

    #[test]
    fn excuses_for_tested_unknown_and_no_reason_bite() {
        let tests = "#[test] // SK-DEAL-01, SK-DEAL-02\nfn deals() {}\n";
        let excuses = "[[rule]]\nid = \"SK-DEAL-02\"\nreason = \" \"\n[[rule]]\nid = \"SK-BID-01\"\nreason = \"x\"\n";
        assert_eq!(
            problems(LEDGER, tests, excuses),
            [
                "SK-DEAL-02 is excused in untestable.toml without a reason",
                "SK-DEAL-02 is excused in untestable.toml but games/skat/rules/tests/deal.rs:1 deals shows it: \
                 remove the excuse",
                "SK-BID-01 is excused in untestable.toml but the ledger does not have it",
            ]
        );
    }

    #[test]
    fn ranges_and_double_definitions_bite() {
        let ledger = "- `SK-DEAL-01` One.\n- `SK-DEAL-01` One again.\n";
        assert_eq!(
            problems(ledger, "#[test] // SK-DEAL-01..03\nfn deals() {}\n", ""),
            [
                "SK-DEAL-01 is defined again in line 2 of the ledger",
                "SK-DEAL-01 begins a range in games/skat/rules/tests/deal.rs:1 deals: name each id",
            ]
        );
    }

    #[test]
    fn a_ledger_without_its_game_is_not_begun_and_does_not_fail() {
        let (root, _) = skat(LEDGER, "", "");
        fs::remove_dir_all(root.path().join("games/skat/rules")).expect("may be removed");
        let coverage = Coverage::of_game(root.path(), "skat".to_owned()).expect("the ledger can be read");
        assert!(!coverage.is_begun && coverage.is_complete());
    }

    #[test]
    fn excuses_with_a_misspelt_field_are_refused() {
        assert!(toml::from_str::<Excuses>("[[rule]]\nid = \"SK-DEAL-01\"\nreasons = \"x\"\n").is_err());
    }
}
