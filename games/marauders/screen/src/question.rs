//! What is asked, and who is waited for, in words for a player who plays for the first time.

use crate::table_view::TableView;
use crate::words::Words;
use marauders::action::{AnnounceCard, EffectChoice};
use marauders::cards::Effect;
use marauders::{Action, Source, Step, View};
use wardroom_kernel::Seat;
use wardroom_ui::Say;

/// `Round 6 · of at most 34 · first to 10 glory`
pub(crate) fn state(view: &View, say: Say) -> String {
    let words = Words::in_language(say.language);
    if view.round == 0 {
        return words.text("state-setup").to_owned();
    }
    let rounds = usize::from(view.round) + view.events.deck.len();
    let about = [
        ("round", view.round.into()),
        ("most", rounds.into()),
        ("glory", view.glory_to_win.into()),
        ("seat", words.seat(view.turn.seat).into()),
    ];
    // text: state-battle state-port state-turn
    let key = match () {
        () if view.battle.is_some() => "state-battle",
        () if view.agenda.contains(|step| step == Step::Port) => "state-port",
        () => "state-turn",
    };
    say.with(key, &about)
}

pub(crate) fn question(table: &TableView) -> String {
    if table.outcome.is_some() {
        return table.words.text("ask-over").to_owned();
    }
    match table.offers.first() {
        // Until the others have answered, it may be changed.
        Some(_) if table.has_answered() => table.words.text("ask-sealed").to_owned(),
        Some(&action) => asked(table, action),
        None => waiting(table),
    }
}

fn asked(table: &TableView, action: Action) -> String {
    let (say, words) = (table.say, table.words);
    match action {
        Action::Act(_) => act(table),
        Action::AnnounceCard(_) => window(table),
        Action::ConfirmCard(_) => {
            match table.view.windows.last().and_then(|window| window.announced[table.near].seen()) {
                Some(card) => say.with("ask-confirm-card", &[("card", table.terms().glory(card).into())]),
                None => words.text("ask-confirm").to_owned(),
            }
        }
        Action::RaidSuccess(_) => {
            say.with("ask-success", &[("n", table.view.raid.map_or(0, |raid| raid.successes).into())])
        }
        Action::EffectChoice(choice) => effect(table, choice),
        Action::PortActivity(_) => {
            let has_sold = table.view.turn.port.done.has(marauders::Activity::Sell);
            // text: ask-port ask-port-sold
            words.text(if has_sold { "ask-port-sold" } else { "ask-port" }).to_owned()
        }
        _ => words.text(key(action)).to_owned(),
    }
}

/// `Your turn: 2 actions left`
fn act(table: &TableView) -> String {
    let turn = &table.view.turn;
    let about = [("n", turn.actions.into()), ("moves", turn.moves.into())];
    // text: ask-act ask-act-moves
    table.say.with(if turn.moves > 0 { "ask-act-moves" } else { "ask-act" }, &about)
}

/// The moment for cards, and what it is about.
fn window(table: &TableView) -> String {
    let Some(open) = table.view.windows.last() else { return table.words.text("ask-window").to_owned() };
    let moment = crate::window::title(table.words, open.timing);
    let can_play = table.offers.iter().any(|offer| *offer != Action::AnnounceCard(AnnounceCard::Pass));
    // text: ask-window-cards ask-window-pass
    table.say.with(if can_play { "ask-window-cards" } else { "ask-window-pass" }, &[("moment", moment.into())])
}

const fn key(action: Action) -> &'static str {
    // text: ask-start-ship ask-gate ask-surcharge ask-free-move ask-overboard ask-sell ask-redraw ask-buy
    // text: ask-free-card ask-show ask-yard ask-transfer ask-hire ask-stash ask-pay ask-token ask-pardon
    match action {
        Action::ChooseStartShip(_) => "ask-start-ship",
        Action::PortRoyalEntry(_) => "ask-gate",
        Action::Surcharge(_) => "ask-surcharge",
        Action::FreeMove(_) => "ask-free-move",
        Action::DropCargo(_) => "ask-overboard",
        Action::Sell(_) => "ask-sell",
        Action::Redraw(_) => "ask-redraw",
        Action::Buy(_) => "ask-buy",
        Action::FreeCard(_) => "ask-free-card",
        Action::ShowPurchase(_) => "ask-show",
        Action::Yard(_) => "ask-yard",
        Action::MoveModification(_) => "ask-transfer",
        Action::HireCrew(_) => "ask-hire",
        Action::StashMove(_) => "ask-stash",
        Action::PayFrom(_) => "ask-pay",
        Action::ChooseToken(_) => "ask-token",
        Action::PardonByEvent(_) => "ask-pardon",
        fight => key_of_fight(fight),
    }
}

const fn key_of_fight(action: Action) -> &'static str {
    // text: ask-reroll-whose ask-die ask-nation ask-attack ask-raid-weapon ask-stow ask-announce ask-long-guns ask-chasers
    // text: ask-volley-weapon ask-name-hit ask-skull ask-cancel-hit ask-move-hit ask-break-off ask-prize ask-reward
    // text: ask-keep-glory ask-discard-glory ask-keep-rumor ask-redraw-captain ask-place-mod ask-any
    match action {
        Action::RerollWhose(_) => "ask-reroll-whose",
        Action::PickDie(_) => "ask-die",
        Action::MerchantNation(_) => "ask-nation",
        Action::MerchantAttack(_) => "ask-attack",
        Action::RaidWeapon(_) => "ask-raid-weapon",
        Action::Stow(_) => "ask-stow",
        Action::Announce(_) => "ask-announce",
        Action::LongGuns(_) => "ask-long-guns",
        Action::Chasers(_) => "ask-chasers",
        Action::VolleyWeapon(_) => "ask-volley-weapon",
        Action::NameHit(_) => "ask-name-hit",
        Action::AssignSkull(_) => "ask-skull",
        Action::CancelHit(_) => "ask-cancel-hit",
        Action::MoveHit(_) => "ask-move-hit",
        Action::BreakOff(_) => "ask-break-off",
        Action::TakeShip(_) => "ask-prize",
        Action::ClaimReward(_) => "ask-reward",
        Action::KeepGlory(_) => "ask-keep-glory",
        Action::DiscardGlory(_) => "ask-discard-glory",
        Action::KeepRumor(_) => "ask-keep-rumor",
        Action::RedrawCaptain(_) => "ask-redraw-captain",
        Action::PlaceMod(_) => "ask-place-mod",
        _ => "ask-any",
    }
}

/// Which card it is about, and what it leaves open.
fn effect(table: &TableView, choice: EffectChoice) -> String {
    // text: effect-seat effect-nation effect-zone effect-port effect-npc effect-location effect-weapon effect-good
    // text: effect-specialist effect-mission effect-number effect-option
    let is_of = |wanted: fn(&EffectChoice) -> bool| {
        wanted(&choice) || table.offers.iter().any(|offer| matches!(offer, Action::EffectChoice(it) if wanted(it)))
    };
    let key = match () {
        () if is_of(|it| matches!(it, EffectChoice::Seat(_))) => "effect-seat",
        () if is_of(|it| matches!(it, EffectChoice::Nation(_))) => "effect-nation",
        () if is_of(|it| matches!(it, EffectChoice::Zone(_))) => "effect-zone",
        () if is_of(|it| matches!(it, EffectChoice::Port(_))) => "effect-port",
        () if is_of(|it| matches!(it, EffectChoice::Npc(_))) => "effect-npc",
        () if is_of(|it| matches!(it, EffectChoice::Location(_))) => "effect-location",
        () if is_of(|it| matches!(it, EffectChoice::Weapon(_))) => "effect-weapon",
        () if is_of(|it| matches!(it, EffectChoice::Good(_))) => "effect-good",
        () if is_of(|it| matches!(it, EffectChoice::Card(_))) => "effect-specialist",
        () if is_of(|it| matches!(it, EffectChoice::Mission(_))) => "effect-mission",
        () if is_of(|it| matches!(it, EffectChoice::Number(_))) => "effect-number",
        () => "effect-option",
    };
    let what = table.words.text(key);
    match source(table) {
        Some(card) => format!("{card}: {what}"),
        None => what.to_owned(),
    }
}

/// The card whose effect is being carried out.
fn card_under_way(table: &TableView) -> Option<Source> {
    table.view.agenda.as_slice().iter().rev().find_map(|step| match step {
        Step::Effects { source, .. } => Some(*source),
        _ => None,
    })
}

fn source(table: &TableView) -> Option<String> {
    let terms = table.terms();
    let name = match card_under_way(table)? {
        Source::Glory(card) => terms.glory(card),
        Source::Rumor(rumor) => terms.rumor(rumor),
        Source::Mission(mission) => terms.mission(mission),
        Source::Event(card) => terms.event(card),
        Source::Ability => table.words.text("means-captain"),
    };
    Some(name.to_owned())
}

/// What that card does.
pub(crate) fn effects(table: &TableView) -> Option<&'static [Effect]> {
    let parts = table.parts();
    match card_under_way(table)? {
        Source::Glory(card) => Some(&parts.glory(card).effects),
        Source::Rumor(rumor) => Some(&parts.rumor(rumor).effects),
        Source::Mission(mission) => Some(&parts.mission(mission).effects),
        Source::Event(card) => Some(&parts.event(card).effects),
        Source::Ability => None,
    }
}

fn waiting(table: &TableView) -> String {
    let asked: Vec<Seat> = table.asked.collect();
    let names: Vec<&str> = asked.iter().map(|&seat| table.name(seat)).collect();
    match &*names {
        [] => table.words.text("wait-dice").to_owned(),
        names => table.say.with("wait", &[("names", table.say.list(names).into()), ("count", names.len().into())]),
    }
}
