//! Ladders, statistics of a game, a player's page. The queries of the store decide what a user may see.

use super::reply::{lead, shown};
use crate::{
    error::AppError,
    extract::{CurrentUser, PathSegment, Query},
    site::Site,
    texts::date,
    texts::say,
};
use axum::{
    extract::{Path, State, rejection::PathRejection},
    response::Response,
};
use std::collections::BTreeMap;
use std::sync::Arc;
use wardroom_accounts::{Unrated, bot_name, family, pool, strength};
use wardroom_catalog::AnyGame;
use wardroom_kernel::Seat;
use wardroom_live::{
    LiveError, LiveTables,
    games::{Games, seat_tags},
    labels::mode_name,
};
use wardroom_store::{Finish, FinishSeat, Holder, Player, Rank, Rating, Tally, Verdict, Who};
use wardroom_ui::{
    Language, Say,
    page::{
        self, Comparison, FinishedGame, GameStanding, HeadToHead, Ladder, LadderRow, PlayerPage, RatingHistory,
        RatingPoint, SeatResult, WinRate, WinRateTable,
    },
};

const BEST: u32 = 10;
const ALL: u32 = 100;
/// Matches on a player's page; its course reaches as far back.
const LAST: u32 = 200;
const LISTED: usize = 20;
const OPPONENTS: u32 = 50;

/// `GET /standing`
pub(crate) async fn standing(
    State(tables): State<LiveTables>,
    State(site): State<Arc<Site>>,
    user: CurrentUser,
) -> Result<Response, AppError> {
    let mut ladders = Vec::new();
    for game in tables.games().all() {
        for family in families(&**game) {
            let ladder = ladder(&tables, &user, &**game, family, BEST).await?;
            // One empty ladder is enough for a game without results.
            let is_usual = families(&**game).first() == Some(&family);
            ladders.extend(Some(ladder).filter(|ladder| is_usual || !ladder.rows.is_empty()));
        }
    }
    let own = match user.id() {
        Some(person) => tables.store().player_of(person).await?.map(|player| href(&player)),
        None => None,
    };
    let frame = user.frame(&site, say(user.language()).text("bar-standing"));
    Ok(shown(page::standing(&frame, &ladders, own.as_deref())))
}

/// `GET /standing/<game>?mode=&seats=`
pub(crate) async fn game(
    State(tables): State<LiveTables>,
    State(site): State<Arc<Site>>,
    PathSegment(name): PathSegment,
    user: CurrentUser,
    Query(query): Query,
) -> Result<Response, AppError> {
    let (language, say) = (user.language(), say(user.language()));
    let game = tables.game(&name)?;
    let mut ladders = Vec::new();
    for family in families(game) {
        ladders.push(ladder(&tables, &user, game, family, ALL).await?);
    }
    let all = tables.store().tally(&name).await?;
    let mode = query.get("mode").filter(|mode| !mode.is_empty());
    let seats = query.get("seats").filter(|seats| !seats.is_empty());
    let seats = seats.map(|seats| seats.parse::<u8>().map_err(|_| LiveError::Field("seats"))).transpose()?;
    let is_chosen = |row: &&Tally| mode.is_none_or(|mode| row.mode == mode) && seats.is_none_or(|n| row.seats == n);
    let chosen: Vec<&Tally> = all.iter().filter(is_chosen).collect();
    let page = GameStanding {
        title: game.title(language),
        cover: game.cover().into(),
        ladders,
        picks: picks(game, &all, mode, seats, say),
        // Every match has exactly one first seat.
        games: chosen.iter().filter(|row| row.seat == 0).map(|row| row.games).sum(),
        tables: rate_tables(game, &chosen, say),
    };
    let frame = user.frame(&site, format!("{} · {}", game.title(language), say.text("bar-standing")));
    Ok(shown(page::game_standing(&frame, &page)))
}

/// `GET /player/<code>?with=`
pub(crate) async fn player(
    State(tables): State<LiveTables>,
    State(site): State<Arc<Site>>,
    PathSegment(code): PathSegment,
    user: CurrentUser,
    Query(query): Query,
) -> Result<Response, AppError> {
    let (language, say) = (user.language(), say(user.language()));
    let player = tables.store().player(&code).await?.ok_or(AppError::NoSuchPlayer)?;
    let finishes = tables.store().finishes_of(user.id(), &player, LAST).await?;
    let is_reader = matches!(player.who, Who::Person(person) if Some(person) == user.id());
    // If the viewer may see none of the player's matches, the page does not reveal the name either.
    if finishes.is_empty() && !is_reader && matches!(player.who, Who::Person(_)) {
        return Err(AppError::NoSuchPlayer);
    }
    let opponents = tables.store().opponents_of(user.id(), &player, OPPONENTS).await?;
    let duel = match query.get("with").filter(|code| !code.is_empty()) {
        None => None,
        Some(code) => {
            let met = opponents.iter().find(|(met, _)| met.code == code).ok_or(LiveError::Field("with"))?;
            Some(duel(&tables, &user, &player, &met.0).await?)
        }
    };
    let games = tables.games();
    let ranks = tables.store().ratings_of(&player).await?;
    let tally = tables.store().tally_of(user.id(), &player).await?;
    let page = PlayerPage {
        name: name(&player, language),
        is_bot: matches!(player.who, Who::Bot(_)),
        is_reader,
        code: player.code.clone(),
        courses: ranks.iter().filter_map(|rank| course(games, rank, &finishes, language)).collect(),
        games: own_games(games, &tally, say),
        opponents: opponents.iter().map(|(met, _)| (name(met, language), met.code.clone())).collect(),
        duel,
        last: finishes.iter().take(LISTED).filter_map(|finish| finished(games, finish, &player, say)).collect(),
    };
    let frame = user.frame(&site, page.name.clone());
    Ok(shown(page::player(&frame, &page)))
}

/// `GET /t/<id>/who/<seat>`: from a name at a table to the player's page.
pub(crate) async fn who(
    State(tables): State<LiveTables>,
    path: Result<Path<(String, String)>, PathRejection>,
    user: CurrentUser,
) -> Result<Response, AppError> {
    let Path((id, seat)) = path.map_err(|_| AppError::NoSuchPage)?;
    let row = tables.get(&id).await?.row().await?;
    let sat = row.seats.iter().find(|sat| sat.seat.to_string() == seat).ok_or(AppError::NoSuchPlayer)?;
    let player = match &sat.holder {
        Holder::Person(person) => tables.store().player_of(*person).await?,
        Holder::Bot(level) => tables.store().player(&format!("bot-{level}")).await?,
        Holder::Open => None,
    };
    Ok(lead(&user, &href(&player.ok_or(AppError::NoSuchPlayer)?)))
}

/// The ways to play a game that have ratings of their own.
fn families(game: &dyn AnyGame) -> Vec<&'static str> {
    let mut families = Vec::new();
    for mode in game.modes() {
        if !families.contains(&family(mode.name)) {
            families.push(family(mode.name));
        }
    }
    families
}

async fn ladder(
    tables: &LiveTables,
    user: &CurrentUser,
    game: &dyn AnyGame,
    family: &str,
    most: u32,
) -> Result<Ladder, AppError> {
    let language = user.language();
    let ranks = tables.store().ladder(user.id(), &pool(game.name(), family), most).await?;
    let row = |rank: &Rank| LadderRow {
        name: name(&rank.player, language),
        href: href(&rank.player),
        is_bot: matches!(rank.player.who, Who::Bot(_)),
        is_reader: matches!(rank.player.who, Who::Person(person) if Some(person) == user.id()),
        strength: strength(rank.rating),
        games: rank.games,
    };
    Ok(Ladder {
        game: game.name().into(),
        title: game.title(language),
        mode: (families(game).len() > 1).then(|| mode_name(game, family, language)),
        cover: game.cover().into(),
        rows: ranks.iter().map(row).collect(),
    })
}

fn href(player: &Player) -> String {
    format!("/player/{}", player.code)
}

fn name(player: &Player, language: Language) -> String {
    match &player.who {
        Who::Person(_) => player.name.clone(),
        Who::Bot(level) => bot_name(level, language),
    }
}

/// Every kind of match that was played, the chosen one without an address.
fn picks(
    game: &dyn AnyGame,
    all: &[Tally],
    mode: Option<&str>,
    seats: Option<u8>,
    say: Say,
) -> Vec<(String, Option<String>)> {
    let mut kinds: Vec<(&str, u8)> = all.iter().map(|row| (&*row.mode, row.seats)).collect();
    let order = |mode: &str| game.modes().iter().position(|known| known.name == mode);
    kinds.sort_by_key(|(mode, seats)| (order(mode), *seats));
    kinds.dedup();
    let base = format!("/standing/{}", game.name());
    let everything = (say.text("standing-all"), (mode.is_some() || seats.is_some()).then(|| base.clone()));
    let pick = |&(kind, n): &(&str, u8)| {
        let is_chosen = mode == Some(kind) && seats == Some(n);
        let players = say.with("standing-players", &[("n", n.into())]);
        let label = match game.modes() {
            [_] => players,
            [..] => format!("{} · {players}", mode_name(game, kind, say.language)),
        };
        (label, (!is_chosen).then(|| format!("{base}?mode={kind}&seats={n}")))
    };
    [everything].into_iter().chain(kinds.iter().map(pick)).collect()
}

/// By seat, then by each kind of role.
fn rate_tables(game: &dyn AnyGame, rows: &[&Tally], say: Say) -> Vec<WinRateTable> {
    let most = rows.iter().map(|row| row.seats).max().unwrap_or_default();
    let seats = seat_tags(game, usize::from(most), say.language);
    let mut tables = Vec::new();
    let by_seat = count(rows, |row| vec![format!("{}", row.seat)]);
    let seat_title =
        |seat: &str| seat.parse::<usize>().ok().and_then(|seat| seats.get(seat)).map(|tag| tag.title.clone());
    tables.push(WinRateTable {
        heading: say.text("standing-by-seat"),
        rates: rates(by_seat, |seat| seat_title(seat).unwrap_or_default(), false),
    });
    // text: standing-by-faction standing-by-nation standing-by-captain
    for kind in ["faction", "nation", "captain"] {
        let of_kind = |row: &Tally| -> Vec<String> {
            row.roles.split(' ').filter(|role| role.split('.').next() == Some(kind)).map(str::to_owned).collect()
        };
        let counted = count(rows, of_kind);
        if !counted.is_empty() {
            tables.push(WinRateTable {
                heading: say.text(&format!("standing-by-{kind}")),
                rates: rates(counted, |role| game.role_title(role, say.language).unwrap_or_else(|| role.into()), true),
            });
        }
    }
    tables
}

/// What a seat would win in such a match if nothing mattered. Partners win together, so teams count as sides.
fn fair(row: &Tally) -> f32 {
    match family(&row.mode) {
        "team" => 0.5,
        _ => 1.0 / f32::from(row.seats.max(1)),
    }
}

/// What was counted under a key.
#[derive(Clone, Copy, Default)]
struct Sum {
    games: i64,
    won: i64,
    drawn: i64,
    /// What the drawn ones count for: an even share of the win each.
    drawn_worth: f32,
    /// How many would be won if nothing mattered.
    fair: f32,
}

type Counted = BTreeMap<String, Sum>;

fn count(rows: &[&Tally], keys: impl Fn(&Tally) -> Vec<String>) -> Counted {
    let mut counted = Counted::new();
    for row in rows {
        for key in keys(row) {
            let sum = counted.entry(key).or_default();
            sum.games += row.games;
            sum.fair += fair(row) * row.games as f32;
            match row.verdict {
                Verdict::Won => sum.won += row.games,
                Verdict::Drawn => {
                    sum.drawn += row.games;
                    sum.drawn_worth += fair(row) * row.games as f32;
                }
                Verdict::Lost => (),
            }
        }
    }
    counted
}

/// In the order of the keys, or those that win most often first.
fn rates(counted: Counted, label: impl Fn(&str) -> String, by_share: bool) -> Vec<WinRate> {
    let rate = |(key, Sum { games, won, drawn, drawn_worth, fair }): (String, Sum)| WinRate {
        label: label(&key),
        games,
        won,
        drawn,
        drawn_worth,
        fair: fair / games.max(1) as f32,
    };
    let mut rates: Vec<WinRate> = counted.into_iter().map(rate).collect();
    if by_share {
        rates.sort_by(|a, b| b.share().total_cmp(&a.share()).then(b.games.cmp(&a.games)));
    }
    rates
}

/// A player's shares: in each game by mode, number of players and seat, then by what was played.
fn own_games(games: &Games, tally: &[Tally], say: Say) -> Vec<(String, Vec<WinRateTable>)> {
    let of_game = |game: &dyn AnyGame| {
        let rows: Vec<&Tally> = tally.iter().filter(|row| row.game == game.name()).collect();
        if rows.is_empty() {
            return None;
        }
        let mut kinds: Vec<(&str, u8)> = rows.iter().map(|row| (&*row.mode, row.seats)).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let by_kind = kinds.iter().map(|&(mode, seats)| {
            let rows: Vec<&Tally> =
                rows.iter().filter(|row| (&*row.mode, row.seats) == (mode, seats)).copied().collect();
            let name = mode_name(game, mode, say.language);
            let title = |seat: &str| game.seat_title(Seat(seat.parse().unwrap_or_default()), say.language);
            WinRateTable {
                heading: say.with("player-seats", &[("mode", name.into()), ("n", seats.into())]),
                rates: rates(count(&rows, |row| vec![row.seat.to_string()]), title, false),
            }
        });
        let roles = rate_tables(game, &rows, say).into_iter().skip(1);
        Some((game.title(say.language), by_kind.chain(roles).collect()))
    };
    games.all().iter().filter_map(|game| of_game(&**game)).collect()
}

fn course(games: &Games, rank: &Rank, finishes: &[Finish], language: Language) -> Option<RatingHistory> {
    let (game, mode) = rank.pool.split_once('/')?;
    let game = games.get(game).ok()?;
    let mode = (families(game).len() > 1).then(|| mode_name(game, mode, language));
    let step = |finish: &Finish| {
        let (_, after) = moved(own_seats(finish, &rank.player).map(|seat| seat.rating))?;
        Some(RatingPoint { date: date(finish.ended, language), href: replay(finish), strength: strength(after) })
    };
    let steps = finishes.iter().rev().filter(|finish| finish.pool == rank.pool).filter_map(step);
    Some(RatingHistory {
        title: mode.map_or_else(|| game.title(language), |mode| format!("{} · {mode}", game.title(language))),
        now: strength(rank.rating),
        games: rank.games,
        steps: steps.collect(),
    })
}

/// Bots may sit at several.
fn own_seats<'f>(finish: &'f Finish, player: &Player) -> impl Iterator<Item = &'f FinishSeat> {
    finish.seats.iter().filter(|seat| seat.player.code == player.code)
}

/// How the rating of who sat there moved: by the mean of these seats, as the store reckons it.
fn moved(own: impl Iterator<Item = Option<(Rating, Rating)>>) -> Option<(Rating, Rating)> {
    let moves: Vec<(Rating, Rating)> = own.flatten().collect();
    let seats = i64::try_from(moves.len()).unwrap_or(i64::MAX);
    let mean = |of: fn(Rating) -> i64| moves.iter().map(|(_, after)| of(*after)).sum::<i64>().div_euclid(seats);
    let (before, _) = *moves.first()?;
    Some((before, Rating { mean: mean(|rating| rating.mean), deviation: mean(|rating| rating.deviation) }))
}

fn replay(finish: &Finish) -> String {
    format!("/t/{}/replay?at=0", finish.table)
}

async fn duel(tables: &LiveTables, user: &CurrentUser, player: &Player, with: &Player) -> Result<Comparison, AppError> {
    let met = tables.store().encounters(user.id(), player, with).await?;
    let meeting = |game: &dyn AnyGame| {
        let met = met.iter().filter(|met| met.game == game.name());
        let (mut before, mut level, mut behind) = (0, 0, 0);
        met.for_each(|met| match met.own.cmp(&met.other) {
            std::cmp::Ordering::Less => before += 1,
            std::cmp::Ordering::Equal => level += 1,
            std::cmp::Ordering::Greater => behind += 1,
        });
        let title = game.title(user.language());
        (before + level + behind > 0).then_some(HeadToHead { title, before, level, behind })
    };
    Ok(Comparison {
        name: name(with, user.language()),
        code: with.code.clone(),
        meetings: tables.games().all().iter().filter_map(|game| meeting(&**game)).collect(),
    })
}

fn finished(games: &Games, finish: &Finish, player: &Player, say: Say) -> Option<FinishedGame> {
    let game = games.get(&finish.game).ok()?;
    let own: Vec<&FinishSeat> = own_seats(finish, player).collect();
    let verdict = own.first()?.verdict;
    let is_one = own.iter().all(|seat| seat.verdict == verdict);
    let position = |seat: &FinishSeat| SeatResult {
        name: name(&seat.player, say.language),
        href: href(&seat.player),
        seat: game.seat_title(Seat(seat.seat), say.language),
        place: seat.place,
        score: seat.score,
    };
    let mut seats: Vec<SeatResult> = finish.seats.iter().map(position).collect();
    seats.sort_by_key(|seat| seat.place);
    let mode = mode_name(game, &finish.mode, say.language);
    let unrated = || Unrated::message(finish.unrated.as_deref().unwrap_or_default(), say);
    Some(FinishedGame {
        href: replay(finish),
        title: format!("{} · {mode}", game.title(say.language)),
        date: date(finish.ended, say.language),
        verdict: is_one.then(|| match verdict {
            Verdict::Won | Verdict::Drawn if finish.is_unfinished => say.text("player-unfinished"),
            Verdict::Won => say.text("player-won"),
            Verdict::Drawn => say.text("player-drawn"),
            Verdict::Lost => say.text("player-lost"),
        }),
        seats,
        moved: moved(own.iter().map(|seat| seat.rating))
            .map(|(before, after)| (strength(before), strength(after)))
            .ok_or_else(unrated),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(mode: &str, seats: u8, seat: u8, verdict: Verdict, games: i64) -> Tally {
        Tally { game: String::new(), mode: mode.into(), seats, seat, roles: String::new(), verdict, games }
    }

    #[test]
    fn what_is_even_is_reckoned_for_each_seat_from_the_games_it_was_in() {
        // Three games of two and one of three: only the first two seats sat in all of them.
        let rows = [
            tally("base", 2, 0, Verdict::Won, 3),
            tally("base", 2, 1, Verdict::Lost, 3),
            tally("base", 3, 0, Verdict::Lost, 1),
            tally("base", 3, 1, Verdict::Lost, 1),
            tally("base", 3, 2, Verdict::Won, 1),
            tally("team-expert", 4, 3, Verdict::Drawn, 2),
        ];
        let counted = count(&rows.iter().collect::<Vec<_>>(), |row| vec![row.seat.to_string()]);
        let rates = rates(counted, str::to_owned, false);
        let even: Vec<u32> = rates.iter().map(|rate| (rate.fair * 1000.0).round() as u32).collect();
        assert_eq!(even, [458, 458, 333, 500], "{rates:?}");
        assert_eq!(
            rates.iter().map(|rate| (rate.games, rate.won, rate.drawn)).collect::<Vec<_>>()[2..],
            [(1, 1, 0), (2, 0, 2)]
        );
        let shares: Vec<u32> = rates.iter().map(|rate| (rate.share() * 1000.0).round() as u32).collect();
        assert_eq!(shares, [750, 0, 1000, 500], "a draw is an even share of the win");
    }

    #[test]
    fn who_sat_at_several_seats_moved_by_their_mean() {
        let rating = |mean| Rating { mean, deviation: 100_000 };
        let to = |after| Some((rating(1_500_000), rating(after)));
        assert_eq!(moved([to(1_540_000), to(1_480_001)].into_iter()), to(1_510_000));
        assert_eq!(moved([to(1_540_000)].into_iter()), to(1_540_000));
        assert_eq!((moved([None].into_iter()), moved([].into_iter())), (None, None));
    }
}
