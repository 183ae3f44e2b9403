//! Problems of the kernel as sentences. The texts here are those that all games share; a game's own keys, and the words
//! among the arguments, are in the texts of its screen.

use crate::text::{GameTexts, Language, Say, TextValue, Texts};
use std::sync::LazyLock;
use wardroom_kernel::{Arg, Problem};

// text: problem-sentence problem-missing problem-more-than problem-between problem-twice problem-elsewhere problem-nowhere
// text: problem-no-player problem-not-in-play problem-unknown problem-unknown-field problem-kind problem-kind-whole
// text: problem-kind-count problem-kind-switch problem-kind-text problem-kind-nothing problem-kind-list problem-kind-object
// text: problem-length problem-count problem-too-many problem-json problem-json-ends problem-json-twice problem-toml
// text: problem-no-box problem-box-missing problem-box-unknown problem-box-other problem-box-count problem-mode problem-seats
// text: problem-other-mode problem-no-option problem-no-options problem-option-switch problem-option-range problem-option-one-of
static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    Texts::new(&[
        (Language::En, include_str!("../text/problems.en.ftl")),
        (Language::De, include_str!("../text/problems.de.ftl")),
    ])
});

/// The texts that all games share: for problems of no game.
pub fn say(language: Language) -> Say<'static> {
    Say { texts: &TEXTS, language }
}

/// `market[1]: there is no "kraken"`, in the language of `game`, which has the texts of the game's screen.
pub fn localize(problem: &Problem, game: Say<'_>) -> String {
    let why = sentence(problem, game);
    if problem.field.is_empty() {
        why
    } else {
        say(game.language).with("problem-line", &[("field", (&problem.field).into()), ("why", why.into())])
    }
}

/// The same without the field, where that is said in another way.
pub fn sentence(problem: &Problem, game: Say<'_>) -> String {
    let find = |key: &str| if game.texts.has(game.language, key) { game } else { say(game.language) };
    let value = |arg: &Arg| match arg {
        Arg::Number(number) => TextValue::Number(*number),
        Arg::Word(key) => TextValue::Text(find(key).text(key)),
        Arg::Text(text) => TextValue::Text(text.clone()),
    };
    let args: Vec<(&str, TextValue)> = problem.args.iter().map(|(name, arg)| (*name, value(arg))).collect();
    find(problem.key).with(problem.key, &args)
}

/// Problems on their way to a reader, with the texts of the game that they are about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameProblems {
    pub problems: Vec<Problem>,
    pub texts: GameTexts,
}

impl GameProblems {
    /// One sentence for each.
    pub fn sentences(&self, language: Language) -> Vec<String> {
        self.problems.iter().map(|problem| localize(problem, self.texts.say(language))).collect()
    }
    /// All of them on one line.
    pub fn localize(&self, language: Language) -> String {
        self.sentences(language).join("; ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    static GAME: LazyLock<Texts> = LazyLock::new(|| {
        Texts::new(&[
            (Language::En, "diver = Diver\nproblem-of-a-game = { $card } is drowned"),
            (Language::De, "diver = Taucher\nproblem-of-a-game = { $card } ist ertrunken"),
        ])
    });

    #[test]
    fn a_problem_is_a_sentence_of_either_language_with_words_of_the_game() {
        let problems = vec![
            Problem::more_than("turn.number", 10_000, 999),
            Problem::twice("", Arg::Word("diver")),
            Problem::new("sea", "problem-of-a-game").word("card", "diver"),
        ];
        let problems = GameProblems { problems, texts: GameTexts(&GAME) };
        let [english, german] = Language::ALL.map(|language| problems.localize(language));
        assert_eq!(english, "turn.number: 10000 is more than 999; Diver is there twice; sea: Diver is drowned");
        assert_eq!(
            german,
            "turn.number: 10000 ist mehr als 999; Taucher kommt zweimal vor; sea: Taucher ist ertrunken"
        );
    }

    /// The keys that the kernel and the catalog make problems of.
    #[test]
    fn every_problem_that_all_games_share_has_a_text() {
        fn source(folder: &std::path::Path) -> String {
            let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
            entries
                .map(|path| if path.is_dir() { source(&path) } else { std::fs::read_to_string(path).unwrap() })
                .collect()
        }
        let engine = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../engine");
        let source: String = ["kernel/src", "catalog/src"].map(|part| source(&engine.join(part))).concat();
        let asked: BTreeSet<&str> = source.split('"').filter(|word| word.starts_with("problem-")).collect();
        assert!(asked.len() > 20, "{asked:?}");
        for language in Language::ALL {
            let missing: Vec<_> = asked.iter().filter(|key| !TEXTS.has(language, key)).collect();
            assert!(missing.is_empty(), "no text in {language} for {missing:?}");
        }
    }
}
