//! Compares one game's ledger with its tests and with the file of rules that no test can show.

use super::{
    citations::{self, CitingTest},
    ledger::{self, RuleId},
    placement,
};
use crate::error::XtaskError;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

/// The rules of a game that no test can show, each with the reason.
const UNTESTABLE: &str = "rules/tests/untestable.toml";
/// The rules of a game that no line of code implements, each with the reason.
const UNPLACED: &str = "rules/unplaced.toml";

#[derive(Debug, Serialize)]
pub(crate) struct Coverage {
    pub(crate) game: String,
    /// A ledger may be there before its game; then nothing is missing yet.
    pub(super) is_begun: bool,
    pub(super) rules: Vec<CoveredRule>,
    pub(super) problems: Vec<CoverageProblem>,
}

#[derive(Debug, Serialize)]
pub(super) struct CoveredRule {
    pub(super) id: RuleId,
    pub(super) text: String,
    /// Its line in the ledger.
    pub(super) line: usize,
    pub(super) code: Vec<CodeLine>,
    /// Why no line of code implements it.
    pub(super) code_excuse: Option<String>,
    pub(super) tests: Vec<TestPlace>,
    /// Why no test can show it.
    pub(super) excuse: Option<String>,
}

/// A line of source that names a rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct CodeLine {
    pub(super) file: String,
    pub(super) number: usize,
    pub(super) text: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct TestPlace {
    pub(super) file: String,
    pub(super) line: usize,
    pub(super) test: String,
}

#[derive(Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "problem", rename_all = "kebab-case")]
pub(super) enum CoverageProblem {
    #[error("{id} has no test")]
    Uncovered { id: RuleId },
    #[error("{id} is defined again in line {line} of the ledger")]
    DefinedTwice { id: RuleId, line: usize },
    #[error("{id} is named by {place} but the ledger does not have it")]
    Unknown { id: RuleId, place: TestPlace },
    #[error("{id} begins a range in {place}: name each id")]
    Range { id: RuleId, place: TestPlace },
    #[error("{id} is excused in untestable.toml but the ledger does not have it")]
    ExcuseForNothing { id: String },
    #[error("{id} is excused in untestable.toml but {place} shows it: remove the excuse")]
    ExcuseForTested { id: RuleId, place: TestPlace },
    #[error("{id} is excused in {file} without a reason")]
    ExcuseWithoutReason { id: String, file: &'static str },
    #[error("{id} is named by {file}:{line} but the ledger does not have it")]
    UnknownInCode { id: RuleId, file: String, line: usize },
    #[error("{id} stands at no line of code: name it where it is implemented, or excuse it in unplaced.toml")]
    Unplaced { id: RuleId },
    #[error("{id} is excused in unplaced.toml but the ledger does not have it")]
    UnplacedForNothing { id: String },
    #[error("{id} is excused in unplaced.toml but {file}:{line} names it: remove the excuse")]
    UnplacedButNamed { id: RuleId, file: String, line: usize },
    #[error("an excuse in unplaced.toml names an id or a chapter, not both and not neither")]
    UnplacedWithoutSubject,
}

/// A rule, or a whole chapter, that no line of code implements.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CodeExcuse {
    id: Option<String>,
    /// `EX`: the middle part of the ids.
    chapter: Option<String>,
    reason: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Excuses<E> {
    #[serde(default = "Vec::new")]
    rule: Vec<E>,
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

    pub(super) fn of_game(root: &Path, game: String) -> Result<Self, XtaskError> {
        let folder = root.join("games").join(&game);
        let ledger_path = folder.join(super::LEDGER);
        let ledger = fs::read_to_string(&ledger_path).map_err(XtaskError::read(&ledger_path))?;
        let mut coverage =
            Self { game, is_begun: folder.join("rules").is_dir(), rules: Vec::new(), problems: Vec::new() };
        coverage.take_ledger(&ledger);
        if coverage.is_begun {
            let tests = tests_below(root, &folder)?;
            let around = tests_around(root)?;
            coverage.take_tests(tests);
            coverage.take_tests(coverage.of_this_ledger(around));
            coverage.take_excuses(read_excuses(&folder.join(UNTESTABLE))?);
            coverage.note_uncovered();
            coverage.take_code(&sources(root, &folder)?);
            coverage.take_code_excuses(read_excuses(&folder.join(UNPLACED))?);
            coverage.note_unplaced();
        }
        Ok(coverage)
    }

    fn take_ledger(&mut self, ledger: &str) {
        for rule in ledger::rules(ledger) {
            if self.rule(&rule.id).is_some() {
                self.problems.push(CoverageProblem::DefinedTwice { id: rule.id, line: rule.line });
            } else {
                let ledger::Rule { id, text, line } = rule;
                let (code, tests) = (Vec::new(), Vec::new());
                self.rules.push(CoveredRule { id, text, line, code, code_excuse: None, tests, excuse: None });
            }
        }
    }

    fn take_tests(&mut self, tests: BTreeMap<String, Vec<CitingTest>>) {
        for (file, tests) in tests {
            for test in tests {
                let place = TestPlace { file: file.clone(), line: test.line, test: test.name };
                for id in test.ids {
                    match self.rule(&id) {
                        Some(rule) => rule.tests.push(place.clone()),
                        None => self.problems.push(CoverageProblem::Unknown { id, place: place.clone() }),
                    }
                }
                let ranges = test.ranges.into_iter().map(|id| CoverageProblem::Range { id, place: place.clone() });
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

    fn take_excuses(&mut self, excuses: Excuses<Excuse>) {
        for Excuse { id, reason } in excuses.rule {
            if reason.trim().is_empty() {
                self.problems.push(CoverageProblem::ExcuseWithoutReason { id: id.clone(), file: "untestable.toml" });
            }
            let Some(rule) = RuleId::parse(&id).and_then(|id| self.rule(&id)) else {
                self.problems.push(CoverageProblem::ExcuseForNothing { id });
                continue;
            };
            rule.excuse = Some(reason);
            if let Some(place) = rule.tests.first() {
                let problem = CoverageProblem::ExcuseForTested { id: rule.id.clone(), place: place.clone() };
                self.problems.push(problem);
            }
        }
    }

    fn note_uncovered(&mut self) {
        let uncovered = self.rules.iter().filter(|rule| rule.tests.is_empty() && rule.excuse.is_none());
        self.problems.extend(uncovered.map(|rule| CoverageProblem::Uncovered { id: rule.id.clone() }));
    }

    fn take_code(&mut self, sources: &BTreeMap<String, String>) {
        let game = self.rules.first().map(|rule| rule.id.game().to_owned()).unwrap_or_default();
        for (file, source) in sources {
            for (id, lines) in placement::lines(file, source) {
                match self.rule(&id) {
                    Some(rule) => rule.code.extend(lines),
                    None if id.game() == game => {
                        let line = lines.first().map_or(0, |line| line.number);
                        self.problems.push(CoverageProblem::UnknownInCode { id, file: file.clone(), line });
                    }
                    None => {}
                }
            }
        }
    }

    fn take_code_excuses(&mut self, excuses: Excuses<CodeExcuse>) {
        for CodeExcuse { id, chapter, reason } in excuses.rule {
            let ((Some(name), None) | (None, Some(name))) = (id, chapter) else {
                self.problems.push(CoverageProblem::UnplacedWithoutSubject);
                continue;
            };
            if reason.trim().is_empty() {
                self.problems.push(CoverageProblem::ExcuseWithoutReason { id: name.clone(), file: "unplaced.toml" });
            }
            let id = RuleId::parse(&name);
            let is_meant = |rule: &&mut CoveredRule| match &id {
                Some(id) => rule.id == *id,
                None => rule.id.chapter() == name,
            };
            let (mut is_known, mut named) = (false, None);
            for rule in self.rules.iter_mut().filter(is_meant) {
                is_known = true;
                if rule.code.is_empty() {
                    rule.code_excuse = Some(reason.clone());
                } else if let (true, [line, ..]) = (id.is_some(), &rule.code[..]) {
                    let (file, line) = (line.file.clone(), line.number);
                    named = Some(CoverageProblem::UnplacedButNamed { id: rule.id.clone(), file, line });
                }
            }
            self.problems.extend(named);
            if !is_known {
                self.problems.push(CoverageProblem::UnplacedForNothing { id: name });
            }
        }
    }

    fn note_unplaced(&mut self) {
        let unplaced = self.rules.iter().filter(|rule| rule.code.is_empty() && rule.code_excuse.is_none());
        self.problems.extend(unplaced.map(|rule| CoverageProblem::Unplaced { id: rule.id.clone() }));
    }

    fn rule(&mut self, id: &RuleId) -> Option<&mut CoveredRule> {
        self.rules.iter_mut().find(|rule| rule.id == *id)
    }
}

impl std::fmt::Display for TestPlace {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{} {}", self.file, self.line, self.test)
    }
}

/// The citing tests of the program around the games: a rule about chairs is shown where chairs are.
fn tests_around(root: &Path) -> Result<BTreeMap<String, Vec<CitingTest>>, XtaskError> {
    let mut found = BTreeMap::new();
    for folder in ["web", "cli", "tests"].map(|folder| root.join(folder)).iter().filter(|folder| folder.is_dir()) {
        let tests = tests_below(root, folder)?;
        found.extend(tests.into_iter().filter(|(file, _)| file.split('/').any(|part| part == "tests")));
    }
    Ok(found)
}

/// The citing tests of all Rust files below a folder, by file.
fn tests_below(root: &Path, folder: &Path) -> Result<BTreeMap<String, Vec<CitingTest>>, XtaskError> {
    let mut found = BTreeMap::new();
    for entry in ignore::Walk::new(folder) {
        let path = entry?.into_path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            let source = fs::read_to_string(&path).map_err(XtaskError::read(&path))?;
            let name = path.strip_prefix(root).unwrap_or(&path).display().to_string();
            found.insert(name, citations::tests(&source));
        }
    }
    Ok(found)
}

/// The Rust source that may implement rules of a game, by file: its own, and that of the program around the games.
fn sources(root: &Path, folder: &Path) -> Result<BTreeMap<String, String>, XtaskError> {
    let mut found = BTreeMap::new();
    let around = ["web", "cli", "engine"].map(|folder| root.join(folder));
    for folder in around.iter().map(PathBuf::as_path).chain([folder]).filter(|folder| folder.is_dir()) {
        for entry in ignore::Walk::new(folder) {
            let path = entry?.into_path();
            if path.extension().is_some_and(|extension| extension == "rs") {
                let source = fs::read_to_string(&path).map_err(XtaskError::read(&path))?;
                found.insert(path.strip_prefix(root).unwrap_or(&path).display().to_string(), source);
            }
        }
    }
    Ok(found)
}

fn read_excuses<E: DeserializeOwned>(path: &Path) -> Result<Excuses<E>, XtaskError> {
    if !path.exists() {
        return Ok(Excuses { rule: Vec::new() });
    }
    let text = fs::read_to_string(path).map_err(XtaskError::read(path))?;
    toml::from_str(&text).map_err(|source| XtaskError::Toml { path: path.to_owned(), source: Box::new(source) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::TempDir;

    const CODE: &str = "//! The deal.\nfive(); // SK-DEAL-01\nstock(); // SK-DEAL-02\n";
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
        write("games/skat/rules/src/deal.rs", CODE);
        write(&format!("games/skat/{UNTESTABLE}"), excuses);
        let coverage = Coverage::of_game(root.path(), "skat".to_owned()).expect("everything can be read");
        (root, coverage)
    }

    fn problems(ledger: &str, tests: &str, excuses: &str) -> Vec<String> {
        skat(ledger, tests, excuses).1.problems.iter().map(CoverageProblem::to_string).collect()
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
    fn a_rule_without_a_test_is_found() {
        assert_eq!(problems(LEDGER, "#[test] // SK-DEAL-01\nfn deals() {}\n", ""), ["SK-DEAL-02 has no test"]);
    }

    #[test]
    fn a_test_of_an_unknown_rule_is_found() {
        let tests = "#[test] // SK-DEAL-01, SK-DEAL-02, SK-DEAL-03\nfn deals() {}\n";
        let place = "games/skat/rules/tests/deal.rs:1 deals";
        let expected = format!("SK-DEAL-03 is named by {place} but the ledger does not have it");
        assert_eq!(problems(LEDGER, tests, ""), [expected]);
    }

    #[test]
    fn excuses_for_tested_unknown_and_no_reason_are_found() {
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
    fn ranges_and_double_definitions_are_found() {
        let ledger = "- `SK-DEAL-01` One.\n- `SK-DEAL-02` Two.\n- `SK-DEAL-01` One again.\n";
        assert_eq!(
            problems(ledger, "#[test] // SK-DEAL-01..03, SK-DEAL-02\nfn deals() {}\n", ""),
            [
                "SK-DEAL-01 is defined again in line 3 of the ledger",
                "SK-DEAL-01 begins a range in games/skat/rules/tests/deal.rs:1 deals: name each id",
            ]
        );
    }

    #[test]
    fn a_rule_that_no_line_of_code_names_needs_an_excuse() {
        let ledger = format!("{LEDGER}- `SK-DEAL-03` Cards are dealt.\n- `SK-EX-01` An example.\n");
        let tests = "#[test] // SK-DEAL-01, SK-DEAL-02, SK-DEAL-03, SK-EX-01\nfn deals() {}\n";
        let (root, coverage) = skat(&ledger, tests, "");
        let shown = |coverage: &Coverage| coverage.problems.iter().map(CoverageProblem::to_string).collect::<Vec<_>>();
        let unplaced = |id: &str| {
            format!("{id} stands at no line of code: name it where it is implemented, or excuse it in unplaced.toml")
        };
        assert_eq!(shown(&coverage), [unplaced("SK-DEAL-03"), unplaced("SK-EX-01")]);
        let excuses = |text: &str| {
            fs::write(root.path().join("games/skat").join(UNPLACED), text).expect("may be written");
            shown(&Coverage::of_game(root.path(), "skat".to_owned()).expect("everything can be read"))
        };
        let reasons = "[[rule]]\nid = \"SK-DEAL-03\"\nreason = \"a definition\"\n\
            [[rule]]\nchapter = \"EX\"\nreason = \"examples are tests\"\n";
        assert_eq!(excuses(reasons), Vec::<String>::new());
        let wrong = "[[rule]]\nid = \"SK-DEAL-01\"\nreason = \"x\"\n[[rule]]\nchapter = \"BID\"\nreason = \"\"\n";
        let found = excuses(wrong);
        assert_eq!(
            found[..3],
            [
                "SK-DEAL-01 is excused in unplaced.toml but games/skat/rules/src/deal.rs:2 names it: remove the excuse",
                "BID is excused in unplaced.toml without a reason",
                "BID is excused in unplaced.toml but the ledger does not have it",
            ]
        );
    }

    #[test]
    fn code_that_names_an_unknown_rule_is_found() {
        let tests = "#[test] // SK-DEAL-01\nfn deals() {}\n";
        let found = problems("- `SK-DEAL-01` Two hands of five.\n", tests, "");
        assert_eq!(found, ["SK-DEAL-02 is named by games/skat/rules/src/deal.rs:3 but the ledger does not have it"]);
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
        assert!(toml::from_str::<Excuses<Excuse>>("[[rule]]\nid = \"SK-DEAL-01\"\nreasons = \"x\"\n").is_err());
    }
}
