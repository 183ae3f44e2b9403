//! One simulated player: registers, takes a seat, opens the stream, gives random answers.

use crate::{Metronome, Waits};
use http_body_util::BodyExt as _;
use hyper::{StatusCode, body::Incoming};
use std::{
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};
use tokio::{runtime::Handle, sync::watch, task::AbortHandle, time::sleep};
use wardroom_bench::http::{HttpClient, HttpReply, Result};
use wardroom_kernel::FastRng;

/// The open question.
#[derive(Default)]
struct Question {
    seq: u64,
    offers: Vec<String>,
    /// Answered already, under seal.
    is_sealed: bool,
    is_over: bool,
}

impl Question {
    fn read(reply: &HttpReply) -> Result<Question> {
        let said: Said = serde_json::from_str(&reply.body).map_err(|_| complaint("asking", reply))?;
        Ok(Question {
            seq: said.seq,
            offers: said.offers,
            is_sealed: said.sealed.is_some(),
            is_over: said.outcome.is_some(),
        })
    }
}

/// In the form of the server's reply.
#[derive(serde::Deserialize)]
struct Said {
    seq: u64,
    offers: Vec<String>,
    sealed: Option<String>,
    outcome: Option<String>,
}

/// What the two players of a table share.
#[derive(Default)]
pub(crate) struct Board {
    /// How often each seat has answered: the other may be asked now.
    moved: [watch::Sender<u32>; 2],
    /// What the stream of each seat has received.
    sight: [Mutex<Sight>; 2],
}

/// Which answers of the other player a stream has shown. A page has the number of its question, and numbers only grow: the first
/// page with this number or a higher one shows the answer that led to it.
#[derive(Default)]
struct Sight {
    /// Numbers of pages and when they arrived; answers that were acknowledged later are looked up here.
    pages: Vec<(u64, Instant)>,
    /// Answers that no page shows yet: the expected number, and when they were sent.
    awaited: Vec<(u64, Instant)>,
    /// Time until an answer was shown, in milliseconds.
    waits: Vec<f64>,
}

impl Sight {
    fn look_for(&mut self, number: u64, sent: Instant) {
        match self.pages.iter().find(|page| page.0 >= number) {
            Some((_, came)) => self.waits.push((*came - sent).as_secs_f64() * 1e3),
            None => self.awaited.push((number, sent)),
        }
        // A player who answers has seen what came before; only the last page may still be expected.
        let last = self.pages.pop();
        self.pages.clear();
        self.pages.extend(last);
    }
    fn page(&mut self, number: u64) {
        let came = Instant::now();
        self.pages.push((number, came));
        let seen = self.awaited.extract_if(.., |awaited| awaited.0 <= number);
        self.waits.extend(seen.map(|(_, sent)| (came - sent).as_secs_f64() * 1e3));
    }
}

pub(crate) struct LoadClient {
    client: HttpClient,
    address: String,
    table: String,
    seat: usize,
    luck: FastRng,
    board: Arc<Board>,
    stream: Option<AbortHandle>,
}

/// A player who leaves stops reading.
impl Drop for LoadClient {
    fn drop(&mut self) {
        self.stream.iter().for_each(AbortHandle::abort);
    }
}

const SEATS: [&str; 2] = ["silver", "gold"];

impl LoadClient {
    pub(crate) async fn arrive(address: &str, number: u64, seat: usize, board: &Arc<Board>) -> Result<LoadClient> {
        let mut client = HttpClient::open(address, String::new()).await?;
        client.get("/").await?;
        let (table, luck, board) = (String::new(), FastRng(number), Arc::clone(board));
        Ok(LoadClient { client, address: address.into(), table, seat, luck, board, stream: None })
    }
    pub(crate) async fn make_table(&mut self) -> Result<String> {
        let fields = [
            ("game", "turning-tides"),
            ("mode", "base"),
            ("holder.silver", "me"),
            ("holder.gold", "open"),
            ("name", "Load"),
        ];
        let reply = self.client.post("/make", &fields, "text/html").await?;
        let table = reply.location.strip_prefix("/t/").and_then(|rest| rest.split(['?', '#']).next());
        self.table = table.ok_or_else(|| complaint("making a table", &reply))?.into();
        Ok(self.table.clone())
    }
    pub(crate) async fn invitation(&mut self) -> Result<String> {
        let page = self.client.get(&format!("/t/{}", self.table)).await?;
        let token = page.body.split("/j/").nth(1).and_then(|rest| rest.split(['"', '<', '&']).next());
        Ok(format!("/j/{}", token.ok_or_else(|| complaint("looking for an invitation", &page))?))
    }
    pub(crate) async fn accept(&mut self, invitation: &str, table: &str) -> Result<()> {
        self.table = table.into();
        self.client.get(invitation).await?;
        let reply = self.client.post(invitation, &[("seat", "gold"), ("name", "Other")], "text/html").await?;
        if reply.status.is_client_error() {
            return Err(complaint("sitting down", &reply).into());
        }
        Ok(())
    }
    pub(crate) async fn contribute(&mut self) -> Result<()> {
        let path = format!("/t/{}/contribute", self.table);
        let reply =
            self.client.post(&path, &[("seat", SEATS[self.seat]), ("contribution", "load")], "text/html").await?;
        if reply.status.is_client_error() { Err(complaint("contributing", &reply).into()) } else { Ok(()) }
    }
    /// Opens the stream like a browser; a task of its own reads it.
    pub(crate) async fn listen(mut self, onlookers: &Handle) -> Result<LoadClient> {
        let (address, cookie) = (self.address.clone(), self.client.cookie.clone());
        let path = format!("/t/{}/stream?seat={}", self.table, SEATS[self.seat]);
        let (board, seat) = (Arc::clone(&self.board), self.seat);
        let opened = onlookers.spawn(async move {
            let mut stream = HttpClient::open(&address, cookie).await?;
            let body = stream.stream(&path).await?;
            let reading = tokio::spawn(async move {
                let _open = stream;
                read_stream(body, &board, seat).await
            });
            Result::Ok(reading.abort_handle())
        });
        self.stream = Some(opened.await??);
        Ok(self)
    }
    async fn ask(&mut self) -> Result<Question> {
        let reply = self.client.get(&format!("/t/{}/ask?seat={}", self.table, SEATS[self.seat])).await?;
        Question::read(&reply)
    }
    /// Until the time or the game is over.
    pub(crate) async fn play(mut self, until: Instant, think: u64, metronome: Arc<Option<Metronome>>) -> Result<Waits> {
        let (mut waits, path, board) = (Waits::default(), format!("/t/{}/answer", self.table), Arc::clone(&self.board));
        let mut other = board.moved[1 - self.seat].subscribe();
        let mut next = None;
        while Instant::now() < until {
            let question = match next.take() {
                Some(question) => question,
                None => {
                    other.mark_unchanged();
                    self.ask().await?
                }
            };
            if question.is_over {
                break;
            }
            if question.is_sealed || question.offers.is_empty() {
                if tokio::time::timeout_at(until.into(), other.changed()).await.is_err() {
                    break;
                }
                continue;
            }
            if think != 0 {
                sleep(Duration::from_millis(think / 2 + self.luck.below(think as usize) as u64)).await;
            }
            if let Some(metronome) = &*metronome {
                metronome.beat().await;
            }
            let offer = &question.offers[self.luck.below(question.offers.len())];
            let (seq, sent) = (question.seq.to_string(), Instant::now());
            let fields = [("seat", SEATS[self.seat]), ("seq", &seq), ("answer", offer)];
            other.mark_unchanged();
            let reply = self.client.post(&path, &fields, "application/json").await?;
            if reply.status != StatusCode::OK {
                return Err(complaint("answering", &reply).into());
            }
            let asked = Question::read(&reply)?;
            // If both are asked at once, the first has the lower number; only the next question changes the other's page.
            let leads_to = if self.seat == 0 { asked.seq } else { question.seq + 1 };
            if !asked.is_sealed && !asked.is_over {
                board.sight[1 - self.seat].lock().expect("nobody panics with it").look_for(leads_to, sent);
            }
            next = Some(asked);
            waits.acknowledged.push(sent.elapsed().as_secs_f64() * 1e3);
            board.moved[self.seat].send_modify(|answers| *answers += 1);
        }
        waits.seen = std::mem::take(&mut board.sight[self.seat].lock().expect("nobody panics with it").waits);
        Ok(waits)
    }
}

fn complaint(doing: &str, reply: &HttpReply) -> String {
    let start: String = reply.body.chars().take(300).collect();
    format!("{doing}: the server said {} {start}", reply.status)
}

/// Reads patches completely, like a browser, and notes the question of each.
async fn read_stream(mut body: Incoming, board: &Board, seat: usize) -> Result<()> {
    let mut text = String::new();
    while let Some(frame) = body.frame().await {
        let Ok(data) = frame?.into_data() else { continue };
        text.push_str(&String::from_utf8_lossy(&data));
        while let Some(end) = text.find("\n\n") {
            let event: String = text.drain(..end + 2).collect();
            if let Some(data) = event.strip_prefix("event: patch\n").and_then(|rest| rest.split_once("data: ")) {
                let patch: Patch = serde_json::from_str(data.1.trim_end())?;
                board.sight[seat].lock().expect("nobody panics with it").page(patch.seq);
            }
        }
    }
    Ok(())
}

/// The part of a patch that is used here; all of it is parsed.
#[derive(serde::Deserialize)]
struct Patch {
    seq: u64,
}
