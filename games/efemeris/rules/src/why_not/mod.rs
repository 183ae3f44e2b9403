//! Why not? What stands against a touch that is not offered, for everything a player plausibly tries.
//!
//! It looks at a view and the offers only, so a refusal tells no secret. The sentences belong to the screen:
//!
//! | key | arguments | sentence |
//! |---|---|---|
//! | `why-game-over` | | The game is over. |
//! | `why-not-now` | | Nothing is to be decided now. |
//! | `why-others-choose` | | Somebody else chooses first; the setup goes in seat order. |
//! | `why-sealed` | | Your captains are chosen, under seal: choose again, or wait for the others. |
//! | `why-crew-complete` | cards | You have picked your { $cards } cards; wait for the others. |
//! | `why-partner-picks` | | Partners pick in turn; it is your partner's. |
//! | `why-not-your-turn` | | It is not your turn. |
//! | `why-ended` | | You have ended this phase; your partner has not yet. |
//! | `why-partner-lays` | | You have no tile to lay; your partner has. |
//! | `why-partner-rescues` | | You have nobody to rescue; your partner has. |
//! | `why-choose-nation` | | First choose a nation. |
//! | `why-nation-taken` | | That nation belongs to another side. |
//! | `why-choose-captains` | captains | Choose { $captains } captains of your nation, in the order in which they will sail. |
//! | `why-captain-twice` | | You have chosen that captain already. |
//! | `why-captain-of-other-nation` | | That captain sails for another nation. |
//! | `why-captain-of-partner` | | Your partner has that captain. |
//! | `why-pick-crew` | cards | Pick crew cards of your nation for your hand, { $cards } in all. |
//! | `why-crew-of-other-nation` | | Your nation has no such card. |
//! | `why-no-copy-left` | | No copy of that card is left. |
//! | `why-choose-planet` | | First choose the planet where you begin. |
//! | `why-planet-taken` | | Somebody else begins there. |
//! | `why-place-start-tile` | | Lay the tile of your planet on your start cell. |
//! | `why-start-cell` | | Your first tile belongs on your side's start cell. |
//! | `why-beside-partner` | | Your tile belongs on a free cell next to your partner's. |
//! | `why-explore-first` | | First lay the tiles that were drawn. |
//! | `why-partners-tile` | | Your partner has drawn that tile and lays it. |
//! | `why-tile-not-drawn` | | You have not drawn that tile. |
//! | `why-cell-taken` | | A tile lies there already. |
//! | `why-cell-outside` | | The firmament does not reach that far. |
//! | `why-cell-apart` | | A tile must touch one that is already laid. |
//! | `why-rescue` | | Choose a ship on a wreck and a card of the reserve, or end the collection. |
//! | `why-not-on-wreck` | | That ship is not on a wreck. |
//! | `why-rescued-already` | | That ship has rescued somebody in this turn already. |
//! | `why-not-in-reserve` | | No such card is in your reserve. |
//! | `why-still-in-play` | | That card still lies in play; it is not in the reserve yet. |
//! | `why-not-your-ship` | | That is not your ship. |
//! | `why-partners-ship` | | That is your partner's ship; each moves the own. |
//! | `why-ship-not-there` | | That ship is not on the board. |
//! | `why-moved-already` | | That ship has made its move in this turn. |
//! | `why-frozen` | | That ship is frozen and cannot make its move in this turn. |
//! | `why-ship-first` | | First touch the ship that is to move. |
//! | `why-same-space` | | It is there already; it must end elsewhere. |
//! | `why-no-space` | | There is no space. |
//! | `why-empty-sky` | | That ship is in the empty sky: no path leads to it or away. |
//! | `why-occupied` | | Another ship is there. |
//! | `why-foreign-fortress` | | A fortress of another side bars that planet. |
//! | `why-way-barred` | | The way is barred by other ships. |
//! | `why-way-fortified` | | The way is barred by a fortress of another side. |
//! | `why-through-singularity` | | The way leads through a singularity; nothing passes it. |
//! | `why-too-far` | steps | That is too far: it has { $steps } steps. |
//! | `why-no-path` | | No path leads there. |
//! | `why-card-in-reserve` | | That card is in your reserve; recruit it first. |
//! | `why-card-in-play` | | That card lies in play already. |
//! | `why-card-not-yours` | | You hold no such card. |
//! | `why-no-galleon` | | Without a galleon on the board no crew card can be played. |
//! | `why-crew-limit` | cards | You have played { $cards } crew cards in this turn; that is the most. |
//! | `why-nothing-to-give` | | You have none of that spice to give. |
//! | `why-spice-full` | cap | You hold { $cap } of that spice already; that is the most. |
//! | `why-on-rose` | | Your galleon is on the compass rose already. |
//! | `why-protected-already` | | Your galleon is protected already. |
//! | `why-no-frigate-for-credit` | | No further frigate can be built that it could be used for. |
//! | `why-governor` | | Your galleon is not on a planet that it could conquer, or nothing of its price is left. |
//! | `why-no-target` | | Nothing is within range. |
//! | `why-shooter-on-rose` | | Nobody attacks from the compass rose. |
//! | `why-target-on-rose` | | A ship on the compass rose cannot be attacked. |
//! | `why-friendly` | | That is on your own side. |
//! | `why-out-of-range` | range | It is out of range: the attack reaches { $range }. |
//! | `why-ship-on-fortress` | | A ship is on that planet; it must be destroyed before the fortress. |
//! | `why-no-fortress` | | There is no fortress. |
//! | `why-marker-no-target` | | Planet markers cannot be attacked. |
//! | `why-officers` | | That many First Officers do not fit this attack. |
//! | `why-frigates-do-not-attack` | | Frigates attack only for Lancaster, with a First Officer. |
//! | `why-with-gunner` | | Your captain's ability is part of an attack: begin with a Gunner. |
//! | `why-not-your-captain` | | That captain does not command your galleon. |
//! | `why-officer-first` | | A captain's ability takes a First Officer from your hand: begin with the card. |
//! | `why-move-made` | | The ability lengthens the galleon's move of this turn, and that is made or barred. |
//! | `why-planet-not-yours` | | You do not hold that planet. |
//! | `why-planet-occupied` | | A ship is on that planet. |
//! | `why-shielded-already` | | Your fortresses are shielded already. |
//! | `why-no-tile` | | No tile lies there. |
//! | `why-enemy-inside` | | An enemy ship is on that tile. |
//! | `why-turn-changes-nothing` | | That turn would change nothing. |
//! | `why-beyond-three` | | It is more than three steps from your galleon. |
//! | `why-frozen-already` | | That ship is frozen already. |
//! | `why-empty-hand` | | That hand is empty. |
//! | `why-fortified-already` | | A fortress stands there already. |
//! | `why-no-fortress-left` | limit | { $limit } fortresses in the whole game, and they are built. |
//! | `why-no-solar-winds` | | That takes a Solar Winds token, too. |
//! | `why-nothing-to-sell` | | You hold no other card to sell. |
//! | `why-no-room` | | You hold as much of both spices as you may. |
//! | `why-no-token` | | You have no such token. |
//! | `why-own-ship-only` | | Solar Winds move a ship of your own. |
//! | `why-enemy-ship-only` | | That moves an enemy ship. |
//! | `why-build-later` | | That comes in the construction phase; end your tactics first. |
//! | `why-tactics-over` | | Your tactics phase is over. |
//! | `why-tactics` | | Move ships, play crew cards, use tokens, or end the phase. |
//! | `why-construction` | | Build, recruit, conquer, or end your turn. |
//! | `why-hand-full` | limit | Your hand has { $limit } cards; that is the most. |
//! | `why-cannot-pay` | pepper, vanilla | That costs { $pepper } pepper and { $vanilla } vanilla. |
//! | `why-no-frigate-left` | limit | { $limit } frigates in the whole game, and they are built. |
//! | `why-side-limit` | limit | Your side has built its { $limit } of the whole game. |
//! | `why-no-planet` | | You hold no planet to build on. |
//! | `why-has-galleon` | | Your galleon is on the board. |
//! | `why-no-captain` | | No captain waits for a galleon. |
//! | `why-no-rebuild` | | Your galleon cannot be rebuilt any more. |
//! | `why-planet-before-rose` | | A galleon is built on a free planet of yours, if there is one. |
//! | `why-no-ship-there` | | None of your ships is on that planet. |
//! | `why-own-planet` | | Your side holds that planet. |
//! | `why-fortress-bars` | | A fortress of its holder bars conquest. |
//! | `why-no-marker` | | All your planet markers are in use. |
//! | `why-waive` | credits | Governors take { $credits } off the price, no more and no less. |
//! | `why-no-partner` | | Only partners share. |
//! | `why-shared-enough` | limit | Your side has shared { $limit } spices in this turn; that is the most. |
//! | `why-partner-full` | | Your partner has no room for that spice. |
//! | `why-draw-offered` | | You have offered a draw in this turn already. |
//! | `why-draw-waits` | | An offer waits for its answers; there is one at a time. |
//! | `why-draw-in-setup` | | A draw can be offered once the setup is over. |
//! | `why-no-draw-offered` | | No draw waits for an answer of yours. |

mod captains;
mod construction;
mod crew;
mod movement;
mod setup;
mod talk;
#[cfg(test)]
mod tests;
mod waiting;

pub(crate) use talk::why_not_say;

use crate::components::Tile;
use crate::notation::{parse_crew, parse_planet, parse_ship, parse_target};
use crate::table::{Phase, Spices, Table};
use crate::view::{View, known_table};
use crate::{Action, rules};
use wardroom_kernel::{Reason, Seat, Value, fitting};

pub(crate) fn why_not(view: &View, seat: Seat, offers: &[Action], path: &[&str]) -> Vec<Reason> {
    let leads_there = |offer: &Action| offer.to_string().split(" > ").take(path.len()).eq(path.iter().copied());
    if path.is_empty() || offers.iter().any(leads_there) {
        return Vec::new();
    }
    if view.agreed.mode.players() <= seat.0 {
        return Vec::new();
    }
    if offers.is_empty() {
        return vec![waiting::waiting(view, seat)];
    }
    let path = &if is_meant_so(path) { path.to_vec() } else { fitting(offers, path) };
    let attempt = Attempt { view, table: known_table(view), seat, path };
    let reason = match view.phase {
        Phase::Nations => attempt.choose_nation(),
        Phase::Captains => attempt.choose_captains(),
        Phase::Crew => attempt.pick_crew(),
        Phase::Planets => attempt.choose_planet(),
        Phase::StartTiles => attempt.place_start_tile(),
        Phase::Lay => attempt.lay(),
        Phase::Rescue => attempt.rescue(),
        Phase::Tactics => attempt.act(),
        Phase::Construction => attempt.build(),
        Phase::Start | Phase::Stack | Phase::Draw | Phase::Collect | Phase::Over(_) => waiting::waiting(view, seat),
    };
    vec![reason]
}

/// A place for a ship, something for a Gunner to aim at: judged behind what was picked, also where nothing of its kind is offered.
fn is_meant_so(path: &[&str]) -> bool {
    match path {
        ["crew.gunner", .., touched] => parse_planet(touched).is_some() || parse_target(touched).is_some(),
        ["build.galleon", touched] => *touched == "rose" || touched.starts_with("space."),
        [ship, touched] => ship.starts_with("ship.") && touched.starts_with("cell."),
        _ => false,
    }
}

/// One question to one seat, and what it has touched: at least one thing, and not the beginning of an offer.
struct Attempt<'a> {
    view: &'a View,
    /// Everything that the seat knows; what it does not is empty there.
    table: Table,
    seat: Seat,
    path: &'a [&'a str],
}

impl Attempt<'_> {
    /// EF-TACT-02
    fn act(&self) -> Reason {
        match self.path {
            [ship, rest @ ..] if ship.starts_with("ship.") => self.normal_move(ship, rest),
            [crew, rest @ ..] if crew.starts_with("crew.") => match parse_crew(crew) {
                Some(kind) => self.play(kind, rest),
                None => Reason::new("EF-CREW-01", "why-card-not-yours"),
            },
            [token, rest @ ..] if token.starts_with("token.") => self.use_token(token, rest),
            [captain, ..] if captain.starts_with("captain.") => Reason::new("EF-CAPT-01", "why-officer-first"),
            [space, ..] if space.starts_with("space.") || space.starts_with("cell.") => {
                Reason::new("EF-MOVE-03", "why-ship-first")
            }
            [build, ..] if is_build(build) => Reason::new("EF-TURN-02", "why-build-later"),
            [planet, ..] if planet.starts_with("planet.") => Reason::new("EF-CONQ-01", "why-build-later"),
            _ => Reason::new("EF-TACT-02", "why-tactics"),
        }
    }
    fn is_own(&self, seat: Seat) -> bool {
        self.table.side_of(seat) == self.table.side_of(self.seat)
    }
}

fn is_build(token: &str) -> bool {
    token.starts_with("build.") || ["recruit", "conquer", "share", "end.turn"].contains(&token)
}

/// Whether a token is a tile's.
fn parse_tile(token: &str) -> Option<Tile> {
    Tile::from_name(token.strip_prefix("tile.")?)
}

trait With: Sized {
    fn number(self, name: &'static str, number: u8) -> Self;
    fn price(self, price: Spices) -> Self {
        self.number("pepper", price.pepper).number("vanilla", price.vanilla)
    }
}
impl With for Reason {
    fn number(self, name: &'static str, number: u8) -> Reason {
        self.with(name, Value::Number(number.into()))
    }
}

/// One reason if something is so.
fn when(is_so: bool, reason: impl FnOnce() -> Reason) -> Option<Reason> {
    is_so.then(reason)
}
