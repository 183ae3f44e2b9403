//! Sample data for every page: the specimen and the tests draw the same.

use crate::sheet;
use maud::{Markup, html};
use wardroom_kernel::{Choices, Seat, Talk};
use wardroom_ui::{
    DrawnTable, Fragment, Frame, LogLine, Offer, Say, Theme,
    page::{
        self, AgreedOption, AnalysisPanel, AskedSeat, Attendance, AwayCause, AwayChoice, AwaySeat, AwayWay, BotLevel,
        ChatLine, ChatPanel, ChatRoom, ChatSpeaker, ClockFace, ClocksAndAbsence, Contribution, Curtain, DeviceLine,
        FinalPlace, GameCard, GatherSeat, Gathering, HostLine, Invite, KnownPerson, LedgerPage, LikelyAnswer,
        LocalOnly, MatchEnd, MePage, ModeCard, NextGame, Notice, OptionChoice, OtherPlayer, OtherTable, OwnSeat,
        PeopleAtTable, Proof, RatingStake, Replay, ReplayedAnswer, RuleSearch, SeatClock, SeatHolder, SeatOccupant,
        SeatPresence, SeatState, SignInCode, Social, SpectatorChatSwitch, StartPage, TableAction, TableListRow,
        TablePage, WaitReason, WayBack, WhyNotAnswer, WinChances,
    },
    widget::SeatTag,
};

const LEDGERS: [LedgerPage<'static>; 1] = [LedgerPage {
    game: "turning-tides",
    name: "Turning Tides",
    cover: "cover-turning-tides",
    text: include_str!("../../../../games/turning-tides/ledger.en.md"),
}];
const HASH: &str = "8f3a1c5b9e2d47f0a6c8135e7b90d2f4c1a3e5978b6d0f2413579bdf02468ace";

/// Every page by name.
pub(crate) fn all(say: Say, theme: Theme) -> Vec<(&'static str, Markup)> {
    let frame = |title: &str| Frame { theme, who: Some("Lotte"), ..Frame::new(say, title, "/") };
    let stranger = Frame { theme, ..Frame::new(say, "Wardroom", "/") };
    vec![
        ("start", page::start(&frame("Start"), &lobby(true))),
        ("start-first", page::start(&stranger, &StartPage { games: games(false), ..StartPage::default() })),
        (
            "gather",
            page::gathering(&frame("Turning Tides"), &gathering(SeatState::Free { may_sit: false }, false), &hall()),
        ),
        ("gather-join", page::gathering(&stranger, &gathering(SeatState::Free { may_sit: true }, true), &hall())),
        ("table", page::table(&frame("Turning Tides"), &table(&board(None), &log(), None), &hall())),
        ("table-end", page::table(&frame("Turning Tides"), &table(&board(Some(())), &log(), Some(&end())), &hall())),
        ("write", page::write(&frame("Talk"), &chat(), "Turning Tides")),
        ("replay", page::replay(&frame("Turning Tides"), &replay(&board(None), &log(), None))),
        ("replay-study", page::replay(&frame("Turning Tides"), &replay(&board(None), &log(), Some(&study())))),
        (
            "curtain",
            page::curtain(
                &frame("Turning Tides"),
                &Curtain {
                    id: "k7",
                    seat: seats().remove(1),
                    name: "Roset".into(),
                    way_back: Some(WayBack { seat: "silver", name: "Lotte".into(), seq: 7 }),
                },
            ),
        ),
        ("me", page::me(&frame("Me"), &me(true))),
        ("me-nobody", page::me(&stranger, &me(false))),
        ("me-become", page::become_somebody(&frame("Me"), "k7fm-3qxr", "Anna", 1234)),
        (
            "records",
            page::records(&frame("Finished games"), &lobby(true).finished, Some("/records?before=1700000000000.k7f3")),
        ),
        ("rules", page::rules(&frame("Rules"), &LEDGERS[0], "", &RuleSearch::default())),
        ("rules-list", page::rules_list(&frame("Rules"), &LEDGERS, "zone", &RuleSearch::new("zone"))),
        ("error", page::error(&frame("Error"), 404, None)),
        ("error-500", page::error(&stranger, 500, None)),
        ("components", sheet::components(&frame("Specimens"))),
    ]
}

fn tag(slug: &str, title: &str) -> SeatTag {
    SeatTag { slug: slug.into(), title: title.into() }
}

fn seats() -> Vec<SeatTag> {
    vec![tag("silver", "Silver"), tag("gold", "Gold")]
}

fn games(with_all: bool) -> Vec<GameCard> {
    let limit = OptionChoice {
        name: "round_limit".into(),
        label: "Round limit".into(),
        explanation: "The game ends after so many rounds; 0 means no limit.".into(),
        choices: Choices::Range(0, 999),
        default: 0,
    };
    let look = OptionChoice {
        name: "open_discards".into(),
        label: "Discards may be looked through".into(),
        explanation: "Not only the uppermost card is open.".into(),
        choices: Choices::Switch,
        default: 1,
    };
    let mode = |mode: &str, name: &str, seats: Vec<SeatTag>, fewest| ModeCard {
        mode: mode.into(),
        name: name.into(),
        seats,
        fewest,
        options: vec![look.clone(), limit.clone()],
    };
    let crews = vec![tag("squadron", "Bluefin Squadron"), tag("union", "Mollusk Union"), tag("smuggler", "Smuggler")];
    let game = |game: &str, name: &str, text: &str, players, minutes, modes| GameCard {
        game: game.into(),
        name: name.into(),
        text: text.into(),
        players,
        minutes,
        cover: format!("cover-{game}"),
        modes,
        last: Vec::new(),
    };
    let duel = vec![mode("base", "Full game", seats(), 2), mode("intro", "First game", seats(), 2)];
    let tides = game(
        "turning-tides",
        "Turning Tides",
        "Two ships, seven zones each, and one card a turn, chosen in secret.",
        (2, 2),
        45,
        duel,
    );
    if !with_all {
        return vec![tides];
    }
    let crewed = || vec![mode("base", "Full game", crews.clone(), 2)];
    vec![
        tides,
        game(
            "ahoy",
            "Ahoy",
            "A sea that grows tile by tile; the law, the rising and the smugglers want it.",
            (2, 4),
            75,
            crewed(),
        ),
        game(
            "efemeris",
            "Efemeris",
            "Galleons between planets: lay the sky, load spices, hold five worlds.",
            (2, 4),
            90,
            crewed(),
        ),
        game(
            "marauders",
            "Merchants & Marauders",
            "Trade, rumours and cannon smoke. Ten glory points make a captain immortal.",
            (2, 4),
            180,
            crewed(),
        ),
    ]
}

fn fellow(name: &str) -> OtherPlayer {
    if name == "a bot" { OtherPlayer::Bot(BotLevel::Easy) } else { OtherPlayer::Person(name.into()) }
}

fn lobby(with_all: bool) -> StartPage {
    let row = |game: &str, cover: &str, others: &[&str], state: &str, todo| TableListRow {
        href: "/t/k7".into(),
        game: game.into(),
        cover: format!("cover-{cover}"),
        mode: None,
        pace: None,
        options: Vec::new(),
        waiting: (todo == TableAction::YourTurn).then(|| "waiting for 5 min".into()),
        others: others.iter().map(|&name| fellow(name)).collect(),
        state: state.into(),
        chairs: Vec::new(),
        host: None,
        todo,
        date: None,
        record: None,
    };
    let chair = |slug: &str, title: &str, holder: Option<&str>| SeatOccupant {
        seat: tag(slug, title),
        holder: holder.map(Into::into),
    };
    let open = TableListRow {
        mode: Some("First game".into()),
        options: agreed(),
        chairs: vec![chair("gold", "Gold", Some("Aki")), chair("silver", "Silver", None)],
        host: Some(HostLine { is_here: true, open_for: "5 min".into() }),
        ..row("Turning Tides", "turning-tides", &["Aki"], "", TableAction::SitDown)
    };
    let done = |names: &[&str], state: &str| TableListRow {
        date: Some("18 Nov 2026".into()),
        record: Some("/t/k7/record".into()),
        ..row("Turning Tides", "turning-tides", names, state, TableAction::Result)
    };
    StartPage {
        games: games(with_all),
        mine: vec![
            row("Turning Tides", "turning-tides", &["Roset"], "round 3, both choose", TableAction::YourTurn),
            row("Ahoy", "ahoy", &["Marlow", "Edda"], "round 4, your guns are loaded", TableAction::YourTurn),
            row("Merchants & Marauders", "marauders", &["Ines", "Tom", "a bot"], "waiting for Ines", TableAction::Look),
        ],
        open: vec![open],
        running: vec![row("Ahoy", "ahoy", &["Nell", "Aki"], "round 2", TableAction::Watch)],
        finished: vec![done(&["Roset"], "Lotte wins"), done(&["a bot"], "the bot wins")],
        more_open: Some("/?more=on#open"),
        more_finished: Some("/records"),
        ..StartPage::default()
    }
}

fn agreed() -> Vec<AgreedOption> {
    let choice = |name: &str, label: &str, choices, default| OptionChoice {
        name: name.into(),
        label: label.into(),
        explanation: "What it means.".into(),
        choices,
        default,
    };
    vec![
        AgreedOption { choice: choice("promotion", "Promotion takes the bell", Choices::Switch, 1), value: 1 },
        AgreedOption { choice: choice("round_limit", "Last round", Choices::Range(0, 999), 0), value: 8 },
    ]
}

fn gathering(free: SeatState, at_once: bool) -> Gathering<'static> {
    Gathering {
        id: "k7",
        game: "Turning Tides".into(),
        mode: "Full game".into(),
        cover: "cover-turning-tides",
        chairs: vec![
            GatherSeat { seat: tag("silver", "Silver"), sitter: free, has_contributed: false },
            GatherSeat { seat: tag("gold", "Gold"), sitter: SeatState::Here("Lotte".into()), has_contributed: false },
            GatherSeat {
                seat: tag("union", "Mollusk Union"),
                sitter: SeatState::Bot(SeatHolder::BotStrong),
                has_contributed: true,
            },
            GatherSeat {
                seat: tag("squadron", "Bluefin Squadron"),
                sitter: SeatState::Person("Edda".into()),
                has_contributed: true,
            },
        ],
        pace: Some("30 min".into()),
        options: agreed(),
        invites: vec![Invite {
            seat: tag("silver", "Silver"),
            address: "http://127.0.0.1:7272/j/w3Rk9sTq".into(),
            code: Some("<svg viewBox=\"0 0 1 1\"></svg>".into()),
            is_personal: true,
        }],
        local: at_once.then_some(LocalOnly { port: 7272 }),
        is_host: !at_once,
        is_shown_out: at_once,
        commitment: HASH.into(),
        seen: String::new(),
        contribute_at_once: at_once,
    }
}

fn board(over: Option<()>) -> DrawnTable {
    let offer = |path: &str, label: &str, touches: &[&str]| Offer {
        path: path.into(),
        label: label.into(),
        touches: touches.iter().map(|&touch| touch.into()).collect(),
        is_last: false,
    };
    let offers = vec![
        offer("card.wait", "Lay Wait", &["Wait"]),
        offer("card.fire", "Lay Fire", &["Fire"]),
        offer("sailor.gold.3 > zone.gold.4", "Move the sailor to zone 4", &["Sailor on zone 3", "Zone 4"]),
        offer("sailor.gold.3 > zone.gold.2", "Move the sailor to zone 2", &["Sailor on zone 3", "Zone 2"]),
        offer("card.a > card.b", "Exchange A and B", &["A", "B"]),
        offer("card.a > card.b > card.c", "Exchange A, B and C", &["A", "B", "C"]),
    ];
    DrawnTable {
        state: "Round 3 · turn 5 · position 6".into(),
        question: "Which card do you lay face down?".into(),
        offers: if over.is_some() { Vec::new() } else { offers },
        must_confirm: false,
        windows: Vec::new(),
        pass: None,
        fragments: vec![Fragment::new("sea", sheet::toy_table())],
        end: over.map(|()| "Lotte wins: three zones of The Private are destroyed".into()),
    }
}

fn log() -> Vec<LogLine> {
    let line = |seat: Option<u8>, text: Markup| LogLine { seat: seat.map(Seat), text, is_heading: false };
    let heading = |text: &str| LogLine { seat: None, text: html! { (text) }, is_heading: true };
    vec![
        heading("Round 3 · turn 3"),
        line(Some(0), html! { "carries out " b { "Navigate" } ": one zone forward. Position 4." }),
        line(Some(1), html! { "sets a " b { "Cannon" } " on zone 2, port. It points at the enemy." }),
        line(None, html! { "The ships sail on. Position 5." }),
        heading("Turn 4"),
        line(Some(0), html! { "puts a " b { "Sailor" } " on 6." }),
        line(Some(1), html! { "waits." }),
    ]
}

fn table<'a>(board: &'a DrawnTable, log: &'a [LogLine], end: Option<&'a MatchEnd>) -> TablePage<'a> {
    let seats: &'static [SeatTag] = Box::leak(seats().into_boxed_slice());
    TablePage {
        id: "k7",
        game: "turning-tides",
        game_name: "Turning Tides".into(),
        seat: Some("gold"),
        options: Box::leak(agreed().into_boxed_slice()),
        seq: 17,
        board,
        hints: 1,
        seats,
        log,
        may_hint: true,
        may_undo: true,
        talk: &[Talk::OfferSurrender, Talk::Resign],
        is_awaited: true,
        offer: None,
        last_word: None,
        end,
        watch: Box::leak(Box::new(watch())),
        why: Some(Box::leak(Box::new(WhyNotAnswer {
            token: "mast".into(),
            is_offered: false,
            reasons: vec![("TT-TURN-05".into(), "First lay a card.".into())],
        }))),
    }
}

fn watch() -> ClocksAndAbsence {
    let face = |since| ClockFace { since, free: 30_000, left: 1_500_000, is_slow: false };
    let seat = |slug: &str, name: &str, clock, has_stand_in| SeatClock {
        seat: tag(slug, name),
        name: name.into(),
        clock,
        has_stand_in,
    };
    let choice = |way, chosen_by: &[&str]| AwayChoice {
        way,
        chosen_by: chosen_by.iter().map(|&name| name.into()).collect(),
        is_mine: false,
    };
    ClocksAndAbsence {
        seats: vec![seat("silver", "Roset", Some(face(Some(0))), false), seat("gold", "Lotte", None, true)],
        away: vec![AwaySeat {
            seat: tag("silver", "Silver"),
            name: "Roset".into(),
            cause: AwayCause::Time,
            choices: vec![
                choice(AwayWay::Wait, &[]),
                choice(AwayWay::BotStrong, &["Edda"]),
                choice(AwayWay::End, &[]),
                choice(AwayWay::Claim, &[]),
            ],
        }],
        asks_everybody: false,
        stake: RatingStake::Rating,
        own: OwnSeat::Here,
        may_leave: true,
        may_break_off: false,
        pace: Some("30 min".into()),
        look: None,
        patience: 600_000,
        now: Some(10_000),
    }
}

fn hall() -> Social {
    let companion =
        |seat: SeatTag, name: &str, attendance| SeatPresence { seat, name: name.into(), href: None, attendance };
    let [silver, gold] = [tag("silver", "Silver"), tag("gold", "Gold")];
    Social {
        company: PeopleAtTable {
            seats: vec![companion(silver, "Roset", Attendance::Away), companion(gold, "Lotte", Attendance::Here)],
            onlookers: vec!["Ines".into()],
            strangers: 2,
        },
        chat: chat(),
        elsewhere: vec![OtherTable { href: "/t/k8".into(), game: "Ahoy".into(), call: WaitReason::Turn }],
    }
}

fn chat() -> ChatPanel {
    let line = |id, seat: Option<SeatTag>, name: &str, text: &str| ChatLine {
        id,
        is_own: name == "Lotte",
        is_gallery: seat.is_none(),
        seat,
        name: name.into(),
        at: "2026-11-16T07:05Z".into(),
        text: text.into(),
    };
    ChatPanel {
        table: "k7".into(),
        seat: Some("gold".into()),
        lines: vec![
            line(1, Some(tag("silver", "Silver")), "Roset", "A fair wind to you!"),
            line(2, Some(tag("gold", "Gold")), "Lotte", "And to you. <b>No mercy.</b>"),
            line(3, None, "Ines", "What a start."),
        ],
        room: ChatRoom::AtTable,
        speakers: vec![ChatSpeaker { number: 4821, name: "Roset".into(), is_muted: false }],
        gallery: Some(SpectatorChatSwitch { now: "apart", may_open: true }),
        needs_name: true,
    }
}

fn me(is_known: bool) -> MePage {
    let device = |id, label: &str, minutes, is_this| DeviceLine {
        id,
        label: label.into(),
        minutes_since_seen: minutes,
        is_this,
    };
    let known = KnownPerson {
        name: "Lotte".into(),
        number: 4821,
        has_password: true,
        devices: vec![device(1, "Firefox, Linux", 0, true), device(2, "", 4000, false)],
    };
    let code = SignInCode {
        text: "k7fm-3qxr".into(),
        link: "/me/here/k7fm-3qxr".into(),
        drawing: Ok(String::new()),
        minutes: 10,
    };
    MePage {
        known: is_known.then_some(known),
        code: is_known.then_some(code),
        notice: Some(if is_known { Notice::Done("here") } else { Notice::Trouble("That did not work.".into()) }),
        who: None,
    }
}

fn replay<'a>(board: &'a DrawnTable, log: &'a [LogLine], study: Option<&'a AnalysisPanel>) -> Replay<'a> {
    let eyes = vec![tag("silver", "Silver"), tag("gold", "Gold"), tag("everyone", "Everyone")];
    let given = vec![ReplayedAnswer { seat: tag("gold", "Gold"), name: "Lotte".into(), answer: "Lay Fire".into() }];
    Replay {
        site: "",
        base: "/t/k7",
        has_table: true,
        game: "turning-tides",
        game_name: "Turning Tides".into(),
        board,
        seats: Box::leak(seats().into_boxed_slice()),
        log,
        moments: &[0, 2, 5, 6, 9],
        at: 2,
        eyes: Box::leak(eyes.into_boxed_slice()),
        eye: 1,
        given: Box::leak(given.into_boxed_slice()),
        is_over: true,
        may_play_on: true,
        study,
        proof: study.map(|_| &*Box::leak(Box::new(end().proof))),
    }
}

fn study() -> AnalysisPanel {
    let likely =
        |answer: &str, weight, chance, is_given| LikelyAnswer { answer: answer.into(), weight, chance, is_given };
    let chances = |moment, percent: u32| WinChances { moment, percent: vec![percent, 100 - percent] };
    AnalysisPanel {
        done: 3,
        all: 5,
        moments: 9,
        is_filling: true,
        asked: vec![
            AskedSeat {
                seat: tag("gold", "Gold"),
                likely: vec![likely("Lay Fire", 71, 62, true), likely("Lay Wait", 29, 48, false)],
            },
            AskedSeat { seat: tag("silver", "Silver"), likely: vec![likely("Lay Swing", 100, 40, false)] },
        ],
        chances: vec![chances(0, 50), chances(2, 38), chances(4, 0)],
    }
}

fn end() -> MatchEnd {
    let [silver, gold] = [tag("silver", "Silver"), tag("gold", "Gold")];
    MatchEnd {
        places: vec![
            FinalPlace {
                seat: gold.clone(),
                name: "Lotte".into(),
                is_winner: true,
                score: None,
                href: None,
                moved: None,
            },
            FinalPlace {
                seat: silver.clone(),
                name: "Roset".into(),
                is_winner: false,
                score: None,
                href: None,
                moved: None,
            },
        ],
        proof: Proof {
            commitment: HASH.into(),
            secret: "5b1d0c9a7e3f42686b8d5f1e2c4a90b7".into(),
            throws: vec![
                Contribution { seat: silver, contribution: "a fair wind".into() },
                Contribution { seat: gold, contribution: "0f9d3b7a1c5e8264".into() },
            ],
        },
        given: 0,
        rolls: 48,
        is_checked: true,
        unrated: None,
        may_rematch: true,
        again: Some(NextGame { name: "Roset".into(), href: "/t/k8".into() }),
    }
}
