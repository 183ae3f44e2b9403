//! An answer that is sent again, because what the server said to it was lost on the way: it is not taken twice, and whoever
//! sent it hears that it stands.

use super::{Desk, asked};
use crate::{app::App, journal::Act, trouble::Trouble};
use serde_json::Value;

impl Desk {
    /// What the seat is asked now, if the journal has this very answer to the question that it names. Of several under seal the
    /// last one stands.
    pub(super) async fn stands(&self, app: &App, act: &Act) -> Result<Option<Value>, Trouble> {
        let Act::Answer { seat, text, .. } = act else { return Ok(None) };
        let (line, next) = self.glance(app, |_, sitting| Ok((act.write(sitting), asked(sitting, *seat)))).await?;
        let question = line.strip_suffix(text.as_str()).unwrap_or_default();
        let known = app.store.last_line(&self.id, question).await?;
        Ok((known == Some(line)).then_some(next))
    }
}
