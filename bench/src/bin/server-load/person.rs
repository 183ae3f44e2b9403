//! One person: arrives, sits down, listens, answers by luck.

use crate::{
    Waits,
    talk::{Reply, Result, Talk},
};
use http_body_util::BodyExt as _;
use hyper::{StatusCode, body::Incoming};
use std::{
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};
use tokio::{sync::watch, time::sleep};
use wardroom_kernel::Luck;

/// The open question as the page shows it.
#[derive(Clone, Default, PartialEq)]
struct Question {
    seq: u64,
    offers: Vec<String>,
}

/// When answers were sent that the other has not seen yet. The other's stream takes them out.
type Sent = Arc<Mutex<Vec<Instant>>>;

pub(crate) struct Person {
    talk: Talk,
    address: String,
    table: String,
    seat: &'static str,
    luck: Luck,
    question: watch::Receiver<Question>,
    /// How long answers of the other took to be seen here, in milliseconds.
    seen: Arc<Mutex<Vec<f64>>>,
    sent: Sent,
}

impl Person {
    pub(crate) async fn arrive(address: &str, number: u64) -> Result<Person> {
        let mut talk = Talk::open(address, String::new()).await?;
        talk.get("/").await?;
        let question = watch::channel(Question::default()).1;
        let (seen, sent) = <(Arc<Mutex<Vec<f64>>>, Sent)>::default();
        Ok(Person {
            talk,
            address: address.into(),
            table: String::new(),
            seat: "silver",
            luck: Luck(number),
            question,
            seen,
            sent,
        })
    }
    pub(crate) async fn make_table(&mut self) -> Result<String> {
        let fields = [
            ("game", "turning-tides"),
            ("mode", "base"),
            ("holder.silver", "me"),
            ("holder.gold", "open"),
            ("name", "Load"),
        ];
        let reply = self.talk.post("/make", &fields, "text/html").await?;
        let table = reply.location.strip_prefix("/t/").and_then(|rest| rest.split(['?', '#']).next());
        self.table = table.ok_or_else(|| complaint("making a table", &reply))?.into();
        Ok(self.table.clone())
    }
    pub(crate) async fn invitation(&mut self) -> Result<String> {
        let page = self.talk.get(&format!("/t/{}", self.table)).await?;
        let token = page.body.split("/j/").nth(1).and_then(|rest| rest.split(['"', '<', '&']).next());
        Ok(format!("/j/{}", token.ok_or_else(|| complaint("looking for an invitation", &page))?))
    }
    pub(crate) async fn accept(&mut self, invitation: &str, table: &str) -> Result<()> {
        self.table = table.into();
        self.seat = "gold";
        self.talk.get(invitation).await?;
        let reply = self.talk.post(invitation, &[("seat", "gold"), ("name", "Other")], "text/html").await?;
        if reply.status.is_client_error() {
            return Err(complaint("sitting down", &reply).into());
        }
        Ok(())
    }
    pub(crate) async fn contribute(&mut self) -> Result<()> {
        let path = format!("/t/{}/contribute", self.table);
        let reply = self.talk.post(&path, &[("seat", self.seat), ("contribution", "load")], "text/html").await?;
        if reply.status.is_client_error() { Err(complaint("contributing", &reply).into()) } else { Ok(()) }
    }
    pub(crate) fn sent(&self) -> Sent {
        Arc::clone(&self.sent)
    }
    /// Opens the stream; what it says is read beside the answering. `sent` are the answers of the other.
    pub(crate) async fn listen(mut self, sent: Sent) -> Result<Person> {
        let seat = self.seat;
        let page = self.talk.get(&format!("/t/{}?seat={seat}", self.table)).await?;
        let (say, hear) = watch::channel(question_of(&page.body).unwrap_or_default());
        self.question = hear;
        let mut stream = Talk::open(&self.address, self.talk.cookie.clone()).await?;
        let body = stream.stream(&format!("/t/{}/stream?seat={seat}", self.table)).await?;
        let seen = Arc::clone(&self.seen);
        tokio::spawn(async move {
            let _open = stream;
            read_stream(body, &say, &seen, &sent).await
        });
        Ok(self)
    }
    pub(crate) async fn play(mut self, until: Instant, think: u64) -> Result<Waits> {
        let (mut waits, path) = (Waits::default(), format!("/t/{}/answer", self.table));
        let mut answered = None;
        while Instant::now() < until {
            let question = self.question.borrow_and_update().clone();
            if question.offers.is_empty() || answered == Some(question.seq) {
                let waits_until = tokio::time::timeout_at(until.into(), self.question.changed()).await;
                if waits_until.is_err() {
                    break;
                }
                continue;
            }
            if think != 0 {
                sleep(Duration::from_millis(think / 2 + self.luck.below(think as usize) as u64)).await;
            }
            let offer = &question.offers[self.luck.below(question.offers.len())];
            let (seq, sent) = (question.seq.to_string(), Instant::now());
            let fields = [("seat", self.seat), ("seq", &seq), ("answer", offer)];
            let reply = self.talk.post(&path, &fields, "application/json").await?;
            match reply.status {
                StatusCode::OK => {
                    waits.acknowledged.push(sent.elapsed().as_secs_f64() * 1e3);
                    self.sent.lock().expect("nobody panics with it").push(sent);
                }
                // The page was a moment behind; its stream brings the open question.
                StatusCode::CONFLICT => (),
                _ => return Err(complaint("answering", &reply).into()),
            }
            answered = Some(question.seq);
        }
        waits.seen = std::mem::take(&mut *self.seen.lock().expect("nobody panics with it"));
        Ok(waits)
    }
}

fn complaint(doing: &str, reply: &Reply) -> String {
    let start: String = reply.body.chars().take(300).collect();
    format!("{doing}: the server said {} {start}", reply.status)
}

async fn read_stream(
    mut body: Incoming,
    say: &watch::Sender<Question>,
    seen: &Mutex<Vec<f64>>,
    sent: &Mutex<Vec<Instant>>,
) -> Result<()> {
    let mut text = String::new();
    while let Some(frame) = body.frame().await {
        let Ok(data) = frame?.into_data() else { continue };
        text.push_str(&String::from_utf8_lossy(&data));
        while let Some(end) = text.find("\n\n") {
            let event: String = text.drain(..end + 2).collect();
            for line in
                event.lines().filter_map(|line| line.strip_prefix("data: ").or_else(|| line.strip_prefix("data:")))
            {
                let new = std::mem::take(&mut *sent.lock().expect("nobody panics with it"));
                seen.lock()
                    .expect("nobody panics with it")
                    .extend(new.iter().map(|sent| sent.elapsed().as_secs_f64() * 1e3));
                let Ok(patch) = serde_json::from_str::<serde_json::Value>(line) else { continue };
                let fragments = patch["fragments"].as_array().into_iter().flatten();
                let offers = { fragments }
                    .find(|fragment| fragment["id"] == "offers")
                    .and_then(|fragment| fragment["html"].as_str());
                if let Some(question) = offers.map(|html| question_of(html).unwrap_or_default()) {
                    say.send_replace(question);
                }
            }
        }
    }
    Ok(())
}

/// Reads the form of answers.
fn question_of(html: &str) -> Option<Question> {
    let form = html.split("id=\"answers\"").nth(1)?;
    let form = form.split("</form>").next()?;
    let seq = form.split("name=\"seq\" value=\"").nth(1)?.split('"').next()?.parse().ok()?;
    let values = form.split("name=\"answer\" value=\"").skip(1).filter_map(|rest| rest.split('"').next());
    Some(Question { seq, offers: values.map(|value| value.replace("&gt;", ">")).collect() })
}
