//! Finds the tests in Rust source and the rule ids they name, by reading lines: no compiler, no macros expanded.
//! A test names its rules in comments on, directly above or directly below its `#[test]` line.

use super::ledger::RuleId;

#[derive(Debug, PartialEq, Eq)]
pub(super) struct CitingTest {
    pub(super) name: String,
    pub(super) line: usize,
    pub(super) ids: Vec<RuleId>,
    /// Ids followed by `..`: a range would hide which rules a test really shows.
    pub(super) ranges: Vec<RuleId>,
}

/// Every test that runs and names at least one rule.
pub(super) fn tests(source: &str) -> Vec<CitingTest> {
    let lines: Vec<&str> = source.lines().map(str::trim).collect();
    let starts = lines.iter().enumerate().filter(|(_, line)| is_test_attribute(line)).map(|(index, _)| index);
    starts.filter_map(|index| citing_test(&lines, index)).collect()
}

fn citing_test(lines: &[&str], index: usize) -> Option<CitingTest> {
    let above = lines[..index].iter().rev().take_while(|line| belongs_to_a_test(line)).count();
    let below = lines[index..].iter().position(|line| function_name(line).is_some())?;
    let (head, function) = (&lines[index - above..index + below], lines[index + below]);
    // An ignored test shows nothing.
    if head.iter().any(|line| line.starts_with("#[ignore")) {
        return None;
    }
    let comments = || head.iter().chain((below == 0).then_some(&function)).filter_map(|line| comment(line));
    let mut ids: Vec<_> = comments().flat_map(RuleId::mentioned).collect();
    ids.sort();
    ids.dedup();
    let ranges = comments().flat_map(range_starts).collect();
    let name = function_name(function)?.to_owned();
    (!ids.is_empty()).then_some(CitingTest { name, line: index + 1, ids, ranges })
}

/// `#[test]`, also of another runner: `#[tokio::test]`.
fn is_test_attribute(line: &str) -> bool {
    line.strip_prefix("#[").and_then(|rest| rest.split([']', '(']).next()).is_some_and(|path| {
        let last = path.rsplit("::").next().unwrap_or(path);
        last == "test"
    })
}

fn belongs_to_a_test(line: &str) -> bool {
    line.starts_with("//") || (line.starts_with("#[") && !is_test_attribute(line))
}

fn comment(line: &str) -> Option<&str> {
    line.split_once("//").map(|(_, comment)| comment)
}

fn function_name(line: &str) -> Option<&str> {
    let code = line.split("//").next().unwrap_or_default();
    let (before, rest) = code.split_once("fn ")?;
    let is_keyword = before.is_empty() || before.ends_with(' ');
    is_keyword.then(|| rest.split(['(', '<', ' ']).next().unwrap_or(rest))
}

fn range_starts(comment: &str) -> impl Iterator<Item = RuleId> {
    comment.match_indices("..").filter_map(|(at, _)| RuleId::mentioned(comment[..at].rsplit(' ').next()?).last())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(source: &str) -> Vec<(String, usize, String)> {
        let joined = |ids: &[RuleId]| ids.iter().map(RuleId::to_string).collect::<Vec<_>>().join(" ");
        super::tests(source).into_iter().map(|test| (test.name, test.line, joined(&test.ids))).collect()
    }

    #[test]
    fn comments_on_above_and_below_the_attribute_count() {
        let source = "\
#[test] // TT-ORDER-03, TT-SWING-02
fn on_the_line() {}

// TT-GEO-01: the mast
// and TT-GEO-02
#[test]
#[should_panic(expected = \"TT-GEO-09\")]
fn above() {}

#[test]
// TT-FIRE-01
//   TT-FIRE-02
fn below() { /* TT-FIRE-03 */ }

    #[test] fn in_one_line() {} // TT-MOVE-01
";
        let expected = [
            ("on_the_line", 1, "TT-ORDER-03 TT-SWING-02"),
            ("above", 6, "TT-GEO-01 TT-GEO-02"),
            ("below", 10, "TT-FIRE-01 TT-FIRE-02"),
            ("in_one_line", 15, "TT-MOVE-01"),
        ];
        assert_eq!(found(source), expected.map(|(name, line, ids)| (name.to_owned(), line, ids.to_owned())));
    }

    #[test]
    fn other_comments_do_not_count() {
        let source = "\
// TT-GEO-01 is the subject of this chapter.

#[test]
fn names_nothing() {
    // TT-GEO-02
}

// #[test] // TT-GEO-03
fn is_commented_out() {}

#[test] // TT-GEO-04
#[ignore = \"slow\"]
fn is_ignored() {}

/// TT-GEO-05
fn is_no_test() {}
";
        assert_eq!(found(source), []);
    }

    #[test]
    fn a_range_is_noticed() {
        let tests = super::tests("#[test] // TT-GEO-01..03, TT-GEO-05 ... and so on\nfn some() {}\n");
        assert_eq!(tests[0].ranges, [RuleId::parse("TT-GEO-01").expect("an id")]);
    }
}
