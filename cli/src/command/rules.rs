//! `wardroom rules`: the ledger, or one rule of it.

use super::Exit;
use crate::{cli, context::Context, error::CliError};
use std::io::Write;
use wardroom_ui::ledger;

pub(super) fn run(call: &cli::RulesArgs, context: &Context, out: &mut dyn Write) -> Result<Exit, CliError> {
    let ledger = context.game(&call.game)?.ledger(context.language);
    match &call.id {
        None => writeln!(out, "{}", ledger.trim_end())?,
        Some(id) => {
            let rule = rule(ledger, id).ok_or_else(|| unknown(ledger, id))?;
            writeln!(out, "{rule}")?;
        }
    }
    out.flush()?;
    Ok(Exit::Done)
}

/// The id that a line or a row of the ledger defines.
fn defines(line: &str) -> Option<&str> {
    ledger::defined(line).map(|(id, _)| id)
}

/// From its line to the next rule or heading, with tables; a rule that is a row of a table is that row.
fn rule(ledger: &str, id: &str) -> Option<String> {
    let mut lines = ledger.lines().skip_while(|line| defines(line).is_none_or(|known| !known.eq_ignore_ascii_case(id)));
    let first = lines.next()?;
    if first.starts_with('|') {
        return Some(first.into());
    }
    let belongs = |line: &&str| defines(line).is_none() && !line.starts_with('#');
    let text: Vec<&str> = [first].into_iter().chain(lines.take_while(belongs)).collect();
    Some(text.join("\n").trim_end().into())
}

fn unknown(ledger: &str, id: &str) -> CliError {
    let wanted = id.to_uppercase();
    let mut near: Vec<(usize, &str)> =
        ledger.lines().filter_map(defines).map(|known| (strsim::levenshtein(&wanted, known), known)).collect();
    near.sort_by_key(|(distance, _)| *distance);
    let near: Vec<&str> = near.iter().take(3).map(|(_, known)| *known).collect();
    CliError::argument("ID").with("error-no-rule", &[("id", id.into()), ("near", near.join(", ").into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEDGER: &str = "# Rules\n\n- `AB-GO-01` Go.\n- `AB-GO-02` A table:\n\n| d | e |\n|---|---|\n\n## Next\n\n| `AB-NO-03` | row |\n| `AB-NO-04` | row |\n- `Go` is asked.\n";

    #[test]
    fn a_rule_ends_where_the_next_begins_and_keeps_its_table() {
        assert_eq!(rule(LEDGER, "AB-GO-01").as_deref(), Some("- `AB-GO-01` Go."));
        assert_eq!(rule(LEDGER, "ab-go-02").as_deref(), Some("- `AB-GO-02` A table:\n\n| d | e |\n|---|---|"));
        assert_eq!(rule(LEDGER, "AB-NO-03").as_deref(), Some("| `AB-NO-03` | row |"));
        assert_eq!(rule(LEDGER, "AB-NO-05"), None);
        assert_eq!(rule(LEDGER, "Go"), None);
    }

    #[test]
    fn an_unknown_rule_names_its_neighbours() {
        let told = unknown(LEDGER, "AB-NO-5").message(wardroom_ui::Language::En);
        assert_eq!(told, "ID: there is no rule `AB-NO-5`; near it are AB-NO-03, AB-NO-04, AB-GO-01");
    }
}
