//! Who sits at a table beside the reader, as the lists say it: people by their names, bots by how many there are of a kind.

use crate::Say;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fellow {
    Person(String),
    Bot(Skill),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Skill {
    Strong,
    Easy,
    Random,
}

impl Skill {
    const ALL: [Skill; 3] = [Skill::Strong, Skill::Easy, Skill::Random];

    /// So many bots, as they stand in a sentence.
    fn count(self, n: usize, place: Place, say: Say) -> String {
        let n = [("n", n.into())];
        match (place, self) {
            (Place::With, Skill::Strong) => say.with("row-with-strong", &n),
            (Place::With, Skill::Easy) => say.with("row-with-easy", &n),
            (Place::With, Skill::Random) => say.with("row-with-random", &n),
            (Place::Host, Skill::Strong) => say.with("row-host-strong", &n),
            (Place::Host, Skill::Easy) => say.with("row-host-easy", &n),
            (Place::Host, Skill::Random) => say.with("row-host-random", &n),
        }
    }
}

/// Where they stand in a sentence: German has another word for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    /// "with two easy bots"
    With,
    /// "two easy bots at the table"
    Host,
}

/// "with Anna and two easy bots"
pub(super) fn with(fellows: &[Fellow], say: Say) -> String {
    say.with("row-with", &[("names", listed(fellows, Place::With, say).into())])
}

/// "Anna and two easy bots at the table"
pub(super) fn at_the_table(fellows: &[Fellow], say: Say) -> String {
    say.with("row-host", &[("names", listed(fellows, Place::Host, say).into())])
}

fn listed(fellows: &[Fellow], place: Place, say: Say) -> String {
    let people = fellows.iter().filter_map(|fellow| match fellow {
        Fellow::Person(name) => Some(name.clone()),
        Fellow::Bot(_) => None,
    });
    let bots = Skill::ALL.into_iter().filter_map(|skill| {
        let count = fellows.iter().filter(|fellow| **fellow == Fellow::Bot(skill)).count();
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
        let anna = || Fellow::Person("Anna".into());
        let (easy, strong) = (Fellow::Bot(Skill::Easy), Fellow::Bot(Skill::Strong));
        let tables = [
            (vec![easy.clone(), easy.clone()], "with two easy bots", "mit zwei leichten Bots"),
            (vec![strong.clone()], "with a strong bot", "mit einem starken Bot"),
            (vec![easy.clone(), anna()], "with Anna and an easy bot", "mit Anna und einem leichten Bot"),
            (
                vec![easy.clone(), strong, easy.clone(), easy.clone()],
                "with a strong bot and three easy bots",
                "mit einem starken Bot und drei leichten Bots",
            ),
            (vec![Fellow::Bot(Skill::Random); 4], "with four random bots", "mit vier Zufalls-Bots"),
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
