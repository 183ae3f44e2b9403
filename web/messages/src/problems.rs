//! Problems of a box or a position. The rules report them in English, the field first. Sentences of all games are recognized
//! by their shape and translated; for the others the reader gets the translated frame with the field and the English sentence.

use wardroom_ui::{Say, text::Value};

/// Sentences with gaps, and their keys. The first that matches is used.
const SHAPES: [(&str, &str); 25] = [
    // text: flaw-syntax flaw-box-missing flaw-box-unknown flaw-box-other flaw-box-count flaw-mode flaw-seats flaw-no-option
    // text: flaw-missing flaw-unknown flaw-kind flaw-twice flaw-more flaw-between flaw-elsewhere flaw-nowhere flaw-nobody
    // text: flaw-not-in-play flaw-absent flaw-slot
    ("{} at line {} column {}", "flaw-syntax"),
    ("missing; the shipped box has {}", "flaw-box-missing"),
    ("unknown; the shipped box has no such field", "flaw-box-unknown"),
    ("it is {}, and the rules are written for {}", "flaw-box-other"),
    ("there are {}, and the rules know {}", "flaw-box-count"),
    ("there is no `{}`; there is {}", "flaw-mode"),
    ("`{}` is played by {}, not by {}", "flaw-seats"),
    ("`{}` has no `{}`; it has {}", "flaw-no-option"),
    ("missing field `{}`", "flaw-missing"),
    ("unknown field `{}`, {}", "flaw-unknown"),
    ("unknown variant `{}`, {}", "flaw-unknown"),
    ("invalid type: {}, expected {}", "flaw-kind"),
    ("invalid value: {}, expected {}", "flaw-kind"),
    ("invalid length {}, expected {}", "flaw-kind"),
    ("duplicate field `{}`", "flaw-twice"),
    ("{} is more than {}", "flaw-more"),
    ("{} is not {} to {}", "flaw-between"),
    ("{} is there twice", "flaw-twice"),
    ("{} is in another place, too", "flaw-elsewhere"),
    ("{} is nowhere", "flaw-nowhere"),
    ("nobody sits there", "flaw-nobody"),
    ("it is not in play", "flaw-not-in-play"),
    ("seat {} is not in play", "flaw-nobody"),
    ("it is missing", "flaw-absent"),
    ("it has no such slot", "flaw-slot"),
];

/// All problems in the reader's language, separated by semicolons.
pub fn localize(problems: &[String], say: Say<'_>) -> String {
    let sentences: Vec<String> = problems.iter().map(|problem| one(problem, say)).collect();
    sentences.join("; ")
}

fn one(problem: &str, say: Say<'_>) -> String {
    let is_field = |field: &str| !field.contains([' ', '\n']);
    match problem.split_once(": ").filter(|(field, _)| is_field(field)) {
        Some((field, why)) => format!("{field}: {}", sentence(why, say)),
        None => sentence(problem, say),
    }
}

fn sentence(why: &str, say: Say<'_>) -> String {
    let told = SHAPES.iter().find_map(|(shape, key)| Some((*key, gaps(why, shape).filter(|gaps| are_fit(key, gaps))?)));
    match told {
        Some(("flaw-no-option", gaps)) if gaps.last().is_some_and(|known| known.is_empty()) => {
            say.with("flaw-no-options", &[("a", gaps[0].into()), ("b", gaps[1].into())])
        }
        Some((key, gaps)) => {
            let args: Vec<(&str, Value)> =
                ["a", "b", "c"].into_iter().zip(gaps).map(|(n, gap)| (n, gap.into())).collect();
            say.with(key, &args)
        }
        None => say.with("flaw-other", &[("why", why.into())]),
    }
}

/// Whether the gaps of a comparison hold numbers only: words in them would stay untranslated.
fn are_fit(key: &str, gaps: &[&str]) -> bool {
    !["flaw-more", "flaw-between"].contains(&key) || gaps.iter().all(|gap| !gap.contains(' '))
}

/// The text in the gaps of a shape, if the sentence has that shape.
fn gaps<'t>(text: &'t str, shape: &str) -> Option<Vec<&'t str>> {
    let mut parts = shape.split("{}");
    let mut rest = text.strip_prefix(parts.next()?)?;
    let mut gaps = Vec::new();
    for part in parts {
        let is_last = part.is_empty();
        let end = if is_last { rest.len() } else { rest.find(part)? };
        gaps.push(&rest[..end]);
        rest = &rest[end + part.len()..];
    }
    rest.is_empty().then_some(gaps)
}

#[cfg(test)]
mod tests {
    use super::*;
    use wardroom_ui::{Language, Texts};

    #[test]
    fn known_shapes_are_translated_and_the_rest_keeps_the_english_sentence() {
        let texts = Texts::new(&crate::TEXTS);
        let told = |reason: &str| localize(&[reason.to_owned()], Say { texts: &texts, language: Language::De });
        for (reason, german) in [
            (
                "card.fire.count: missing; the shipped box has 3",
                "card.fire.count: fehlt; in der mitgelieferten Schachtel ist es 3",
            ),
            ("ships: it is 5, and the rules are written for 2", "ships: ist 5, und die Regeln sind für 2 geschrieben"),
            ("turn.number: 10000 is more than 999", "turn.number: 10000 ist mehr als 999"),
            ("round: 0 is not 1 to 200", "round: 0 liegt nicht zwischen 1 und 200"),
            ("`efemeris` has no `wind`; it has ", "„efemeris“ hat keine Option „wind“; es hat gar keine"),
            (".: missing field `round`", ".: das Feld „round“ fehlt"),
            ("expected value at line 1 column 7", "ab Zeichen 7 ist es kein JSON (auf Englisch: expected value)"),
            (
                "red.hand: 7 cards is more than 6",
                "red.hand: passt nicht zum Übrigen (auf Englisch: 7 cards is more than 6)",
            ),
            (
                "war: two different nations, in the order of the box",
                "war: passt nicht zum Übrigen (auf Englisch: two different nations, in the order of the box)",
            ),
        ] {
            assert_eq!(told(reason), german);
        }
        let english =
            |reason: &str| super::localize(&[reason.to_owned()], Say { texts: &texts, language: Language::En });
        for (shape, _) in SHAPES {
            let reason = format!("field: {}", shape.replace("{}", "7"));
            assert_ne!(told(&reason), reason, "in German");
            let told = told(&reason);
            assert!(!told.contains("passt nicht zum Übrigen") && !told.contains('⟨'), "{told}");
            assert!(!english(&reason).contains('⟨'));
        }
    }

    #[test]
    fn gaps_are_found_in_their_order() {
        assert_eq!(gaps("7 is not 1 to 6", "{} is not {} to {}"), Some(vec!["7", "1", "6"]));
        assert_eq!(gaps("missing field `a b`", "missing field `{}`"), Some(vec!["a b"]));
        assert_eq!(gaps("missing field `a` here", "missing field `{}`"), None);
        assert_eq!(gaps("nobody sits there", "nobody sits there"), Some(vec![]));
        assert_eq!(gaps("somebody sits there", "nobody sits there"), None);
    }
}
