//! Prints coverage, for people and as JSON.

use super::coverage::{Coverage, CoverageProblem, CoveredRule};
use crate::error::XtaskError;
use serde_json::json;
use std::fmt::Write;

/// How much of a rule's text helps to recognise it.
const TEXT_WIDTH: usize = 90;

pub(super) fn text(coverages: &[Coverage], only_missing: bool) -> String {
    let mut out = String::new();
    for coverage in coverages.iter().filter(|coverage| coverage.is_begun) {
        let shown = coverage.rules.iter().filter(|rule| !only_missing || is_uncovered(rule));
        for rule in shown {
            write_rule(&mut out, rule);
        }
        let others = coverage.problems.iter().filter(|problem| !matches!(problem, CoverageProblem::Uncovered { .. }));
        for problem in others {
            let _ = writeln!(out, "{}: {problem}", coverage.game);
        }
    }
    let width = coverages.iter().map(|coverage| coverage.game.len()).max().unwrap_or(0);
    for coverage in coverages {
        let _ = writeln!(out, "{:width$}  {}", coverage.game, summary(coverage));
    }
    out
}

/// One rule in full: where the ledger defines it, which lines implement it, which tests show it.
pub(super) fn rule(coverages: &[Coverage], id: &str) -> Result<String, XtaskError> {
    let known = || coverages.iter().flat_map(|coverage| coverage.rules.iter().map(move |rule| (coverage, rule)));
    let Some((coverage, rule)) = known().find(|(_, rule)| rule.id.to_string().eq_ignore_ascii_case(id)) else {
        let chapter = id.rsplit_once('-').map_or(id, |(chapter, _)| chapter).to_ascii_uppercase();
        let near: Vec<_> = known().map(|(_, rule)| rule.id.to_string()).filter(|id| id.starts_with(&chapter)).collect();
        let near = if near.is_empty() { "see `cargo xtask rules GAME`".to_owned() } else { near.join(", ") };
        return Err(XtaskError::NoRule { id: id.to_owned(), near });
    };
    let mut out = format!("{}  {}\n", rule.id, rule.text);
    let _ = writeln!(out, "\nledger  games/{}/{}:{}", coverage.game, super::LEDGER, rule.line);
    for line in &rule.code {
        let _ = writeln!(out, "code    {}:{}  {}", line.file, line.number, shortened(&line.text));
    }
    if let (true, Some(reason)) = (rule.code.is_empty(), &rule.code_excuse) {
        let _ = writeln!(out, "code    none: {reason}");
    }
    for place in &rule.tests {
        let _ = writeln!(out, "test    {place}");
    }
    if let Some(reason) = &rule.excuse {
        let _ = writeln!(out, "test    none: {reason}");
    }
    Ok(out)
}

pub(super) fn json(coverages: &[Coverage]) -> Result<String, XtaskError> {
    Ok(serde_json::to_string_pretty(&json!({ "games": coverages }))?)
}

fn summary(coverage: &Coverage) -> String {
    let rules = &coverage.rules;
    if !coverage.is_begun {
        return format!("{} rules, not yet: there is no games/{}", rules.len(), coverage.game);
    }
    let tested = rules.iter().filter(|rule| !rule.tests.is_empty()).count();
    let excused = rules.iter().filter(|rule| rule.tests.is_empty() && rule.excuse.is_some()).count();
    let uncovered = rules.iter().filter(|rule| is_uncovered(rule)).count();
    let placed = rules.iter().filter(|rule| !rule.code.is_empty()).count();
    let total = rules.len();
    let problems = coverage.problems.len() - uncovered;
    let others = if problems > 0 { format!(", {problems} other problems") } else { String::new() };
    format!(
        "{total} rules: {placed} at a line of code, {tested} with a test, {excused} excused, {uncovered} without{others}"
    )
}

fn write_rule(out: &mut String, rule: &CoveredRule) {
    let sign = if is_uncovered(rule) { "NO TEST: " } else { "" };
    let _ = writeln!(out, "{:14} {sign}{}", rule.id, shortened(&rule.text));
    for line in &rule.code {
        let _ = writeln!(out, "{:14} {}:{}", "", line.file, line.number);
    }
    for place in &rule.tests {
        let _ = writeln!(out, "{:14} {place}", "");
    }
    if let Some(reason) = &rule.excuse {
        let _ = writeln!(out, "{:14} no test can show it: {reason}", "");
    }
}

fn is_uncovered(rule: &CoveredRule) -> bool {
    rule.tests.is_empty() && rule.excuse.is_none()
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(TEXT_WIDTH) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", text[..end].trim_end()),
    }
}
