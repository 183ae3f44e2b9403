//! What a person does before a browser: starts, sits down, answers what is asked.

use wardroom_e2e::{Browser, Kind, Result, TestServer};

/// Two who play by luck may need a hundred rounds: here the better ship wins after some.
pub(crate) const ROUNDS: &str = "4";

pub(crate) struct Player {
    pub(crate) browser: Browser,
}

impl Player {
    pub(crate) async fn arrive(server: &TestServer, kind: Kind) -> Result<Player> {
        Player::sit_before(Browser::open(kind).await?, server).await
    }
    /// With the whole of Chromium: for notifications and hidden pages.
    pub(crate) async fn arrive_whole(server: &TestServer, kind: Kind) -> Result<Player> {
        Player::sit_before(Browser::open_whole(kind).await?, server).await
    }
    async fn sit_before(browser: Browser, server: &TestServer) -> Result<Player> {
        browser.go(&server.url("/")).await?;
        Ok(Player { browser })
    }
    /// Arrives by an invitation and sits down.
    pub(crate) async fn come_by(server: &TestServer, kind: Kind, invitation: &str, name: &str) -> Result<Player> {
        let player = Player::arrive(server, kind).await?;
        player.sit_down(invitation, name).await?;
        Ok(player)
    }
    /// The same person, for whom things move.
    pub(crate) async fn moving(self) -> Result<Player> {
        Ok(Player { browser: self.browser.moving().await? })
    }
    /// Follows an invitation; the name is given once.
    pub(crate) async fn sit_down(&self, invitation: &str, name: &str) -> Result {
        self.browser.go(invitation).await?;
        if self.browser.has("form.place-sit input[name=name]").await? {
            self.browser.find("form.place-sit input[name=name]").await?.send_keys(name).await?;
        }
        self.browser.click("form.place-sit button").await
    }
    /// A table of Turning Tides: me as silver, `gold` as the other.
    pub(crate) async fn make_table(&self, mode: &str, name: &str, gold: &str) -> Result {
        self.initial_table(&format!("turning-tides-{mode}"), name, &[("gold", gold)], &[("round_limit", ROUNDS)]).await
    }
    /// Opens the paper for a game and its mode, says who sits where, lays out the table and comes to it.
    pub(crate) async fn initial_table(
        &self,
        paper: &str,
        name: &str,
        chairs: &[(&str, &str)],
        options: &[(&str, &str)],
    ) -> Result {
        self.fill_in(paper, name, chairs, options).await?;
        self.browser.click(&format!("#make-{paper} .btn--go")).await?;
        self.browser.until("location.pathname.startsWith('/t/')").await
    }
    /// The same up to the button.
    pub(crate) async fn fill_in(
        &self,
        paper: &str,
        name: &str,
        chairs: &[(&str, &str)],
        options: &[(&str, &str)],
    ) -> Result {
        let paper = format!("#make-{paper}");
        self.browser.run(&format!("location.hash = '{paper}'")).await?;
        let field = self.browser.find(&format!("{paper} input[name=name]")).await?;
        field.clear().await?;
        field.send_keys(name).await?;
        for (seat, holder) in chairs {
            let chair = self.browser.find(&format!("{paper} select[name='holder.{seat}']")).await?;
            chair.select_by_value(holder).await?;
        }
        self.choose(&paper, options).await
    }
    /// Sets options on an open paper: numbers are written, switches ticked (`on`) or not, others chosen from their list.
    pub(crate) async fn choose(&self, paper: &str, options: &[(&str, &str)]) -> Result {
        for (option, value) in options {
            let field = format!("{paper} :is(select, input:not([type=hidden]))[name='option.{option}']");
            let field = self.browser.find(&field).await?;
            match (&*field.tag_name().await?, field.attr("type").await?.as_deref()) {
                ("select", _) => field.select_by_value(value).await?,
                (_, Some("checkbox")) if field.is_selected().await? != (*value == "on") => field.click().await?,
                (_, Some("checkbox")) => (),
                _ => {
                    field.clear().await?;
                    field.send_keys(value).await?;
                }
            }
        }
        Ok(())
    }
    /// Goes to the paper for a game and its mode as a person does: by what can be clicked.
    pub(crate) async fn turn_to(&self, game: &str, mode: &str) -> Result {
        self.browser.click(".greet a.btn").await?;
        self.browser.click(&format!(".veil:target .picks--games a[href^='#make-{game}-']")).await?;
        let paper = format!("#make-{game}-{mode}");
        self.browser.click(&format!(".veil:target nav.picks:not(.picks--games) a[href='{paper}']")).await?;
        self.browser.find(&format!("{paper}:target")).await.map(|_| ())
    }
    /// Before a table is laid out: how fast it is played there, `live` or `days`, with its numbers.
    pub(crate) async fn set_pace(&self, paper: &str, pace: &str, numbers: &[(&str, &str)]) -> Result {
        let paper = format!("#make-{paper}");
        self.browser.run(&format!("location.hash = '{paper}'")).await?;
        self.browser.click(&format!("{paper} label[for$=pace-{pace}]")).await?;
        for (name, value) in numbers {
            let field = self.browser.find(&format!("{paper} input[type=number][name='{name}']")).await?;
            field.clear().await?;
            field.send_keys(value).await?;
        }
        Ok(())
    }
    /// The invitation link.
    pub(crate) async fn invitation(&self) -> Result<String> {
        Ok(self.browser.find("#invite").await?.attr("value").await?.unwrap_or_default())
    }
    pub(crate) async fn is_over(&self) -> Result<bool> {
        Ok(self.browser.run("return Boolean(document.querySelector('#end:not([hidden]) .proof, #end .proof'))").await?
            == true)
    }
    /// Lets the page answer whatever is asked, by clicks on the offers bar, any of them, as fast as answers come; but not in
    /// windows if it leaves those.
    pub(crate) async fn play_on(&self, seed: u64) -> Result {
        let clicking = "window.glided ?? document.addEventListener('transitionrun', ({ target, propertyName }) => {
               if (propertyName === 'transform' && target.closest('#table .piece')) window.glided++;
             });
             window.glided ??= 0;
             let luck = SEED;
             const any = (list) => list[(luck = (luck * 48271) % 2147483647) % list.length];
             let answered;
             const question = () => document.querySelector('#answers [name=seq]')?.value;
             window.clicking = setInterval(() => {
               const walk = document.getElementById('walk');
               if (!walk || walk.getAttribute('aria-busy') === 'true' || question() === answered) return;
               if (window.leavesWindows && document.querySelector('#answers[data-pass]')) return;
               const asked = question();
               const all = [...walk.querySelectorAll('button:not(.btn--quiet):not(:disabled)')];
               const likely = all.find((button) => button.classList.contains('btn--go'));
               const blows = all.filter((button) => /Fire|Swing/.test(button.textContent));
               (likely ?? any(blows.length && luck % 4 ? blows : all))?.click();
               // An answer under seal may be changed; this player does not.
               if (walk.getAttribute('aria-busy') !== 'true') return;
               answered = asked;
               window.given = (window.given ?? 0) + 1;
             }, 15);";
        self.browser.run(&clicking.replace("SEED", &seed.to_string())).await.map(|_| ())
    }
    /// What the page complained about. Where several are asked, one is first and the others are told so: Chromium writes that
    /// down as a fault, and it is none.
    pub(crate) async fn faults(&self) -> Result<Vec<String>> {
        let all = self.browser.complaints().await?;
        Ok(all.into_iter().filter(|complaint| !complaint.contains("409 (Conflict)")).collect())
    }
    /// Gives one answer, any of them, by clicks on the offers bar.
    pub(crate) async fn answer_once(&self) -> Result {
        self.browser.until("document.querySelector('#walk:not([aria-busy=true]) button:not(:disabled)')").await?;
        let step = "const walk = document.getElementById('walk');
            (walk.querySelector('.btn--go') ?? walk.querySelector('button:not(.btn--quiet):not(:disabled)'))?.click();
            return walk.getAttribute('aria-busy') === 'true';";
        for _ in 0..12 {
            if self.browser.run(step).await? == true {
                return self.browser.until("!document.querySelector('#walk[aria-busy=true]')").await;
            }
        }
        Err(format!("no answer leaves the page:\n{}", self.browser.text("#offers").await?).into())
    }
    /// Asks for a hint: before the first one it is said what that means for the rating.
    pub(crate) async fn ask_for_a_hint(&self) -> Result {
        self.browser.until("document.querySelector('#hint button:not(:disabled)')").await?;
        if self.browser.has("#hint summary").await? {
            self.browser.click("#hint summary").await?;
            self.browser.until("document.querySelector('#hint details[open] button').checkVisibility()").await?;
            self.browser.picture(&format!("hint-price-{:?}", self.browser.kind)).await?;
        }
        self.browser.click("#hint button").await
    }
    pub(crate) async fn pause(&self) -> Result {
        self.browser.run("clearInterval(window.clicking)").await.map(|_| ())
    }
    /// How many lines the logbook has.
    pub(crate) async fn lines(&self) -> Result<u64> {
        let lines = self.browser.run("return document.querySelectorAll('#log-lines > li').length").await?;
        Ok(lines.as_u64().unwrap_or_default())
    }
}
