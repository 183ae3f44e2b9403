//! Rounds, turns and what is to be done.

use super::{acting, adopted, refused, table};
use crate::components::cards::{Effect, RollKind, Timing};
use crate::components::{EventCard, Glory, Mission, Modification, Npc, Rumor, Set, Zone};
use crate::table::{
    Agenda, BLUE, Dice, Drawn, End, Ending, GREEN, Offer, Purpose, RED, Roll, Source, Step, Table, Window, YELLOW,
};
use crate::{CargoCard, Good};
use wardroom_kernel::{Seat, Seats};

#[test] // MM-GOAL-04, MM-SETUP-07
fn what_was_agreed_fits() {
    refused(&acting(), |t| t.seats = 5, "seats: problem-between (value: 5");
    refused(&acting(), |t| t.seats = 1, "seats: problem-between (value: 1");
    refused(&acting(), |t| t.glory_to_win = 31, "glory_to_win: problem-between (value: 31");
    refused(&acting(), |t| t.start = YELLOW, "start: problem-no-player");
    refused(&acting(), |t| t.start = Seat(200), "start: problem-no-player");
    refused(&acting(), |t| t.announced = Seats::from(YELLOW), "announced: problem-no-player");
    adopted(&acting(), |t| t.announced = Seats::from(BLUE));
}

#[test]
fn numbers_leave_room_to_play_on() {
    adopted(&acting(), |t| (t.round, t.turn.number) = (999, 9_999));
    refused(&acting(), |t| t.round = 1000, "round: problem-more-than (value: 1000");
    refused(&acting(), |t| t.turn.number = 10_000, "turn.number: problem-more-than (value: 10000");
    refused(&acting(), |t| t.turn.actions = 4, "turn.actions: problem-more-than (value: 4");
    refused(&acting(), |t| t.turn.moves = 10, "turn.moves: problem-more-than (value: 10");
    refused(&acting(), |t| t.turn.borders = 255, "turn.borders: problem-more-than (value: 255");
    refused(&acting(), |t| t.turn.port.ship_discount = 100, "turn.port.ship_discount: problem-more-than (value: 100");
    refused(&acting(), |t| t.players[RED].track = 100, "players.red.track: problem-more-than (value: 100");
    refused(&acting(), |t| t.players[RED].gold = 10_000, "players.red.gold: problem-more-than (value: 10000");
    let rich = |t: &mut Table| (t.players[BLUE].stash, t.players[BLUE].has_stashed) = (10_000, true);
    refused(&acting(), rich, "players.blue.stash: problem-more-than (value: 10000");
}

#[test] // MM-ROUND-01
fn a_round_under_way_has_a_number() {
    refused(&acting(), |t| t.round = 0, "round: problem-round-zero");
    adopted(&acting(), |t| (t.round, t.agenda) = (0, Agenda::new(&[Step::StartRound])));
}

#[test] // MM-END-03
fn when_it_is_over_nothing_is_to_be_done() {
    let over = |winners: Seats| {
        move |t: &mut Table| (t.end, t.agenda) = (Some(End { winners, why: Ending::Glory }), Agenda::new(&[]))
    };
    adopted(&acting(), over(Seats::from(RED)));
    refused(&acting(), over(Seats::default()), "end.winners:");
    refused(&acting(), over(Seats::from(GREEN)), "end.winners:");
    let end = End { winners: Seats::from(RED), why: Ending::Glory };
    refused(&acting(), |t| t.end = Some(end), "agenda: problem-agenda-over");
}

#[test]
fn steps_lie_upon_each_other_as_rounds_and_turns_have_it() {
    let turn = [Step::EndRound, Step::EndTurn];
    let with = |steps: &[Step]| Agenda::new(&turn.iter().chain(steps).copied().collect::<Vec<_>>());
    let of_blue = Step::StartTurn { seat: BLUE };
    for steps in [
        &[Step::CloseRound, Step::Storm { seat: BLUE }][..],
        &[Step::EndRound],
        &[Step::EndRound, of_blue],
        &[Step::EndRound, of_blue, Step::Event, Step::Event],
    ] {
        adopted(&acting(), |t| t.agenda = Agenda::new(steps));
    }
    for steps in [&[Step::Act, Step::Port, Step::FreeMoves { seat: RED, left: 2 }][..], &[Step::Death { seat: RED }]] {
        adopted(&acting(), |t| t.agenda = with(steps));
    }
    refused(&acting(), |t| t.agenda = Agenda::new(&[]), "agenda: problem-agenda-round");
    refused(&acting(), |t| t.agenda = Agenda::new(&[Step::Act]), "agenda: problem-agenda-round");
    for steps in [
        &[Step::StartRound, Step::EndRound][..],
        &[Step::CloseRound, Step::Act],
        &[Step::EndRound, Step::Act],
        &[Step::EndRound, Step::Event],
        &[Step::EndRound, of_blue, Step::EndTurn],
    ] {
        refused(&acting(), |t| t.agenda = Agenda::new(steps), "agenda: problem-agenda-order");
    }
    for steps in [&[Step::Port][..], &[Step::Act, Step::Act], &[Step::Act, Step::EndTurn], &[Step::Act, Step::Event]] {
        refused(&acting(), |t| t.agenda = with(steps), "agenda: problem-agenda-order");
    }
    let many = [Step::Death { seat: BLUE }; 15];
    refused(&acting(), |t| t.agenda = with(&many), "agenda: problem-more-than (value: 17");
    adopted(&acting(), |t| t.agenda = with(&many[1..]));
}

#[test]
fn steps_are_those_of_captains_at_the_table() {
    let with = |step: Step| Agenda::new(&[Step::EndRound, Step::EndTurn, Step::Act, step]);
    for seat in [YELLOW, Seat(9)] {
        refused(&acting(), |t| t.agenda = with(Step::Death { seat }), "agenda: problem-agenda-seat");
        refused(&acting(), |t| t.agenda = with(Step::FreeMoves { seat, left: 1 }), "agenda: problem-agenda-seat");
        refused(&acting(), |t| t.agenda = with(Step::MissionDone { seat }), "agenda: problem-agenda-seat");
        let card = Glory::ALL[0];
        refused(&acting(), |t| t.agenda = with(Step::CardResolved { seat, card }), "agenda: problem-agenda-seat");
        refused(
            &acting(),
            |t| t.agenda = Agenda::new(&[Step::EndRound, Step::StartTurn { seat }]),
            "agenda: problem-agenda-seat",
        );
        refused(
            &acting(),
            |t| t.agenda = Agenda::new(&[Step::CloseRound, Step::Storm { seat }]),
            "agenda: problem-agenda-seat",
        );
        refused(&acting(), |t| t.turn.seat = seat, "turn.seat: problem-no-player");
        refused(&acting(), |t| t.turn.seat = seat, "agenda: problem-agenda-seat");
    }
    // A new captain waits for his turn.
    let waiting = table(Table::scene(2).waiting(BLUE, "felipe-de-los-reyes"));
    adopted(&waiting, |t| t.agenda = Agenda::new(&[Step::EndRound, Step::StartTurn { seat: BLUE }]));
    refused(&waiting, |t| t.turn.seat = BLUE, "agenda: problem-agenda-captain");
    for step in [Step::RumorTrue { seat: BLUE }, Step::MissionDone { seat: BLUE }] {
        refused(&waiting, |t| t.agenda = with(step), "agenda: problem-agenda-captain");
    }
}

#[test]
fn effects_that_are_to_come_are_printed_on_their_card() {
    let with = |source: Source, branch: u8, from: u8| {
        move |t: &mut Table| {
            let step = Step::Effects { seat: RED, source, branch, from };
            t.agenda = Agenda::new(&[Step::EndRound, Step::EndTurn, Step::Act, step]);
        }
    };
    let parts = acting().parts.0;
    let glory = |timing: Timing| {
        let is_it = |card: &Glory| parts.glory(*card).timing == timing && parts.glory(*card).specialist.is_none();
        Source::Glory(Glory::ALL.into_iter().find(is_it).expect("there is one"))
    };
    adopted(&acting(), with(glory(Timing::OwnTurn), 0, 0));
    let rolled = glory(Timing::Rolled);
    refused(&acting(), with(rolled, 0, 0), &format!("agenda: problem-agenda-source (source: {rolled:?}"));
    refused(&acting(), with(Source::Event(EventCard::Plague), 0, 0), "agenda: problem-agenda-source");
    refused(&acting(), with(Source::Ability, 0, 0), "agenda: problem-agenda-source");
    let is_choice = |rumor: &Rumor| matches!(parts.rumor(*rumor).effects[..], [Effect::Choose { .. }]);
    let choice = Source::Rumor(Rumor::ALL.into_iter().find(is_choice).expect("there is one"));
    adopted(&acting(), with(choice, 2, 0));
    refused(
        &acting(),
        with(choice, 3, 0),
        &format!("agenda: problem-agenda-effect (source: {choice:?}, effect: 0, branch: 3"),
    );
    refused(
        &acting(),
        with(choice, 0, 1),
        &format!("agenda: problem-agenda-effect (source: {choice:?}, effect: 1, branch: 0"),
    );
    let mission = Source::Mission(Mission::SugarFever);
    refused(
        &acting(),
        with(mission, 1, 0),
        &format!("agenda: problem-agenda-effect (source: {mission:?}, effect: 0, branch: 1"),
    );
}

#[test] // MM-NSCOUT-06, MM-TURN-03, MM-RULING-20
fn what_a_turn_remembers_fits() {
    let hunted = Agenda::new(&[Step::EndRound, Step::EndTurn, Step::Act, Step::Hunters]);
    let hunters = |t: &mut Table| (t.agenda, t.turn.hunters) = (hunted, Set::from(Npc::Dutch));
    refused(&acting(), hunters, "turn.hunters: problem-npc-not-in-play");
    let in_play = table(Table::scene(2).npc("french", "armand-de-valcourt", "nassau"));
    adopted(&in_play, |t| (t.agenda, t.turn.hunters) = (hunted, Set::from(Npc::French)));
    // Left over, they are forgotten with the next turn.
    adopted(&acting(), |t| t.turn.hunters = Set::from(Npc::Dutch));
    refused(&acting(), |t| t.turn.scouted.captains = Seats::from(GREEN), "turn.scouted.captains:");
    refused(&acting(), |t| t.turn.ported = Some(Zone::CaribbeanSea), "turn.ported:");
    let chest = Glory::from_name("chest-beneath-the-palms").expect("a card");
    adopted(&acting(), |t| t.turn.port.cards.put(chest));
    let other = Glory::from_name("quick-learner").expect("a card");
    refused(&acting(), |t| t.turn.port.cards.put(other), "turn.port.cards: problem-not-for-port");
}

#[test]
fn nothing_is_open_between_two_steps() {
    refused(&acting(), |t| t.windows.open(Window::new(Timing::TurnStart, Seats::from(RED))), "windows:");
    let (kind, purpose) = (RollKind::Scouting, Purpose::Check);
    refused(&acting(), |t| t.roll = Some(Roll { kind, purpose, pools: [None; 2] }), "roll:");
    let card = CargoCard::ALL[0];
    refused(&acting(), |t| t.lot.put(card), "lot:");
    refused(&acting(), |t| t.drawn = Drawn { by: Some(RED), ..Drawn::default() }, "drawn:");
    refused(&acting(), |t| t.drawn.tokens.put(Good::ALL[0]), "drawn:");
    refused(&acting(), |t| t.offer = Offer { cards: Set::from(card), ..Offer::default() }, "offer:");
    refused(&acting(), |t| t.loose_modifications.put(Modification::Chasers), "loose_modifications:");
    refused(&acting(), |t| t.undealt_merchants = [1, 0, 0, 0], "undealt_merchants:");
    refused(&acting(), |t| t.refused = t.captains, "refused:");
    refused(&acting(), |t| t.events.drawn = Some(EventCard::Plague), "events.drawn:");
    refused(&acting(), |t| t.turn.port.sale.put(card), "turn.port.sale:");
    refused(&acting(), |t| t.turn.bound_for = Some(Zone::Havana), "turn.bound_for:");
    refused(&acting(), |t| t.turn.surcharge = 255, "turn.bound_for:");
}

#[test]
fn what_is_written_too_often_is_refused_where_it_is_read() {
    let read = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut table = serde_json::to_value(acting()).expect("it can be written");
        change(&mut table);
        serde_json::from_value::<Table>(table).err().map(|why| why.to_string()).unwrap_or_default()
    };
    let twice = read(&|table| table["rumors"] = serde_json::json!([Rumor::ALL[0], Rumor::ALL[0]]));
    assert!(twice.contains(&format!("problem-twice (thing: {})", Rumor::ALL[0].name())), "{twice}");
    let dice = serde_json::from_value::<Dice>(vec!["skull"; 300].into()).expect_err("too many");
    assert!(dice.to_string().contains("problem-more-than (value: 300, most: 60)"), "{dice}");
    let many = read(&|table| table["agenda"] = vec!["act"; 25].into());
    assert!(many.contains("problem-more-than (value: 25, most: 24)"), "{many}");
}
