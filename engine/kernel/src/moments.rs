//! Looking back: the moments of a match at which a seat was asked.

use super::{Answer, Game, Match, Seat};

impl<G: Game> Match<G> {
    /// How many answers there were each time that a seat was asked, and how many there are now. Between them nature
    /// answers, or one seal is opened after the other: no viewer ever saw that.
    ///
    /// ```
    /// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/duel.rs"));
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// use wardroom_kernel::Record;
    /// let text = "game: duel 1\nmode: base\nseats: ann, bob\nann: bid.4\nbob: bid.4\nchance: 2/2\n";
    /// let record: Record<Duel> = text.parse()?;
    /// assert_eq!(record.played.moments(), [0, 3]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn moments(&self) -> Vec<usize> {
        let mut again = Match::<G>::at(self.start().clone());
        again.check_purity = false;
        let (mut moments, mut talk) = (Vec::new(), self.talk().iter().peekable());
        for (place, answer) in self.answers().iter().enumerate() {
            while let Some(said) = talk.next_if(|said| said.place <= place) {
                again.replay_talk(*said);
            }
            let taken = match *answer {
                Answer::Chance { outcome, .. } => again.submit_chance(again.seq(Seat(0)), outcome),
                Answer::Seat(seat, action) => {
                    if again.sealed().is_empty() {
                        moments.push(place);
                    }
                    again.submit(seat, again.seq(seat), action)
                }
            };
            taken.expect("what was answered once is offered again");
        }
        moments.push(self.answers().len());
        moments
    }
}
