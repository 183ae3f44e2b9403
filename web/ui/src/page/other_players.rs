//! Who sits at a table beside the reader, as the lists say it: people by their names, bots by how many there are of a kind.

use crate::Say;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OtherPlayer {
    Person(String),
    Bot(BotLevel),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotLevel {
    Strong,
    Easy,
    Random,
}

impl BotLevel {
    const ALL: [BotLevel; 3] = [BotLevel::Strong, BotLevel::Easy, BotLevel::Random];

    /// So many bots, as they stand in a sentence.
    fn count(self, n: usize, place: Phrase, say: Say) -> String {
        let n = [("n", n.into())];
        match (place, self) {
            (Phrase::With, BotLevel::Strong) => say.with("row-with-strong", &n),
            (Phrase::With, BotLevel::Easy) => say.with("row-with-easy", &n),
            (Phrase::With, BotLevel::Random) => say.with("row-with-random", &n),
            (Phrase::Host, BotLevel::Strong) => say.with("row-host-strong", &n),
            (Phrase::Host, BotLevel::Easy) => say.with("row-host-easy", &n),
            (Phrase::Host, BotLevel::Random) => say.with("row-host-random", &n),
        }
    }
}

/// Where they stand in a sentence: German has another word for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phrase {
    /// "with two easy bots"
    With,
    /// "two easy bots at the table"
    Host,
}

/// "with Anna and two easy bots"
pub(super) fn with(fellows: &[OtherPlayer], say: Say) -> String {
    say.with("row-with", &[("names", listed(fellows, Phrase::With, say).into())])
}

/// "Anna and two easy bots at the table"
pub(super) fn at_the_table(fellows: &[OtherPlayer], say: Say) -> String {
    say.with("row-host", &[("names", listed(fellows, Phrase::Host, say).into())])
}

fn listed(fellows: &[OtherPlayer], place: Phrase, say: Say) -> String {
    let people = fellows.iter().filter_map(|fellow| match fellow {
        OtherPlayer::Person(name) => Some(name.clone()),
        OtherPlayer::Bot(_) => None,
    });
    let bots = BotLevel::ALL.into_iter().filter_map(|skill| {
        let count = fellows.iter().filter(|fellow| **fellow == OtherPlayer::Bot(skill)).count();
        (count > 0).then(|| skill.count(count, place, say))
    });
    say.list(&people.chain(bots).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, Texts, text::SHARED};

    #[test]
    fn bots_of_a_kind_are_counted_in_both_languages() {
        let texts = Texts::new(&SHARED);
        let anna = || OtherPlayer::Person("Anna".into());
        let (easy, strong) = (OtherPlayer::Bot(BotLevel::Easy), OtherPlayer::Bot(BotLevel::Strong));
        let tables = [
            (vec![easy.clone(), easy.clone()], "with two easy bots", "mit zwei leichten Bots"),
            (vec![strong.clone()], "with a strong bot", "mit einem starken Bot"),
            (vec![easy.clone(), anna()], "with Anna and an easy bot", "mit Anna und einem leichten Bot"),
            (
                vec![easy.clone(), strong, easy.clone(), easy.clone()],
                "with a strong bot and three easy bots",
                "mit einem starken Bot und drei leichten Bots",
            ),
            (vec![OtherPlayer::Bot(BotLevel::Random); 4], "with four random bots", "mit vier Zufalls-Bots"),
        ];
        let say = |language| Say { texts: &texts, language };
        for (fellows, english, german) in tables {
            assert_eq!(with(&fellows, say(Language::En)), english);
            assert_eq!(with(&fellows, say(Language::De)), german);
        }
        let two = [easy.clone(), easy];
        assert_eq!(at_the_table(&two, say(Language::En)), "two easy bots at the table");
        assert_eq!(at_the_table(&two, say(Language::De)), "zwei leichte Bots am Tisch");
    }
}
