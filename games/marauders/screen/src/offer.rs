//! The label of a whole answer, as a button says it. Questions of cards, raids and battles are in `fight`.

mod fight;

use crate::table_view::TableView;
use crate::words::{Terms, Words};
use marauders::action::{
    Act, Buy, DropCargo, FreeMove, MoveModification, PortActivity, PortRoyalEntry, Redraw, ScoutTarget, Sell,
    StashMove, Surcharge, Yard,
};
use marauders::cards::Task;
use marauders::{Action, CombatAction, Means, Modification};
use wardroom_kernel::Seat;
use wardroom_ui::TextValue;

pub(crate) fn offer(table: &TableView, action: Action) -> String {
    let (say, words, terms) = (table.say, table.words, table.terms());
    let good = |good| ("good", TextValue::from(terms.good(good)));
    match action {
        Action::ChooseStartShip(it) => say.with("offer-start-ship", &[("ship", terms.ship(it.ship).into())]),
        Action::Act(act) => self::act(table, act),
        Action::PortRoyalEntry(PortRoyalEntry::Pay) => words.text("offer-gate-pay").to_owned(),
        Action::PortRoyalEntry(PortRoyalEntry::Roll) => words.text("offer-gate-roll").to_owned(),
        Action::PortRoyalEntry(PortRoyalEntry::GiveUp) => words.text("offer-gate-give-up").to_owned(),
        Action::Surcharge(Surcharge::Pay) => words.text("offer-surcharge-pay").to_owned(),
        Action::Surcharge(Surcharge::Stay) => words.text("offer-surcharge-stay").to_owned(),
        Action::FreeMove(FreeMove::To { zone: to }) => say.with("offer-sail", &terms.about(to)),
        Action::FreeMove(FreeMove::EnterPort) => words.text("offer-enter").to_owned(),
        Action::FreeMove(FreeMove::LeavePort) => words.text("offer-leave").to_owned(),
        Action::FreeMove(FreeMove::Stop) => words.text("offer-stop").to_owned(),
        Action::DropCargo(DropCargo::Good(what)) => say.with("offer-drop", &[good(what)]),
        Action::DropCargo(DropCargo::Crate) => words.text("offer-drop-crate").to_owned(),
        Action::PortActivity(activity) => self::activity(table, activity),
        Action::Sell(Sell::Good(what)) => say.with("offer-sell", &[good(what)]),
        Action::Sell(Sell::Done) => words.text("offer-sell-done").to_owned(),
        Action::Redraw(Redraw::Redraw) => words.text("offer-redraw").to_owned(),
        Action::Redraw(Redraw::Keep) => words.text("offer-keep").to_owned(),
        Action::Buy(Buy::Good(what)) => say.with("offer-buy", &[good(what)]),
        Action::Buy(Buy::Done) => words.text("offer-buy-done").to_owned(),
        Action::FreeCard(it) => say.with("offer-free-card", &[good(it.good)]),
        Action::ShowPurchase(it) => say.with("offer-show", &[("name", table.name(it.to).into())]),
        Action::Yard(yard) => self::yard(table, yard),
        Action::MoveModification(MoveModification::Move(what)) => {
            say.with("offer-transfer", &[("modification", terms.modification(what).into())])
        }
        Action::MoveModification(MoveModification::Done) => words.text("offer-transfer-done").to_owned(),
        Action::HireCrew(it) => say.with("offer-hire", &[("n", it.men.into())]),
        Action::StashMove(StashMove::Deposit(gold)) => say.with("offer-deposit", &[("gold", gold.into())]),
        Action::StashMove(StashMove::Withdraw(gold)) => say.with("offer-withdraw", &[("gold", gold.into())]),
        Action::PayFrom(it) => say.with("offer-pay-from", &[("gold", it.chest.into())]),
        Action::ChooseToken(it) => say.with("offer-token", &[good(it.good)]),
        Action::PardonByEvent(it) => {
            say.with("offer-pardon", &[("bounty", words.bounty(it.nation).into()), ("n", it.steps.into())])
        }
        fight => fight::offer(table, fight),
    }
}

fn act(table: &TableView, act: Act) -> String {
    let (say, words, terms) = (table.say, table.words, table.terms());
    let here = table.zone(table.near).map_or("", |zone| terms.zone(zone));
    match act {
        Act::Move { to } => say.with("offer-sail", &terms.about(to)),
        Act::EnterPort => say.with("offer-enter-port", &[("zone", here.into())]),
        Act::LeavePort => say.with("offer-leave-port", &[("zone", here.into())]),
        Act::Scout { target } => {
            let target = target_name(words, terms, target, |seat| table.captain_name(seat).to_owned());
            say.with("offer-scout", &[("target", target.into())])
        }
        Act::Port => say.with("offer-port", &[("zone", here.into())]),
        Act::PlayCard { card } => say.with("offer-card", &[("card", terms.glory(card).into())]),
        Act::Retire => words.text("offer-retire").to_owned(),
        Act::EndTurn => words.text("offer-end-turn").to_owned(),
    }
}

/// Whom or what one looks for.
pub(crate) fn target_name(words: &Words, terms: Terms, target: ScoutTarget, name: impl Fn(Seat) -> String) -> String {
    match target {
        ScoutTarget::Captain(seat) => name(seat),
        ScoutTarget::Npc(npc) => terms.npc(npc).to_owned(),
        ScoutTarget::Merchant => words.text("target-merchant").to_owned(),
        ScoutTarget::MerchantUnscouted => words.text("target-unscouted").to_owned(),
        ScoutTarget::MissionPirate => words.text("target-pirate").to_owned(),
        ScoutTarget::Rumor => words.text("target-rumor").to_owned(),
        ScoutTarget::MissionStep(_) => words.text("target-mission").to_owned(),
    }
}

fn activity(table: &TableView, activity: PortActivity) -> String {
    let (say, words, terms) = (table.say, table.words, table.terms());
    // text: act-sell act-buy act-shipyard act-recruit act-rumor act-stash act-pardon offer-finish rumor-check
    let key = match activity {
        PortActivity::Sell => "act-sell",
        PortActivity::Buy => "act-buy",
        PortActivity::Shipyard => "act-shipyard",
        PortActivity::Recruit => "act-recruit",
        PortActivity::SeekRumor => "act-rumor",
        PortActivity::Stash => "act-stash",
        PortActivity::PardonByEvent => "act-pardon",
        PortActivity::ResolveRumor => "rumor-check",
        PortActivity::Finish => "offer-finish",
        PortActivity::TakeMission { mission } => {
            return say.with("offer-mission", &[("mission", terms.mission(mission).into())]);
        }
        PortActivity::MissionStep { task } => return self::task(table, table.near, task),
        PortActivity::PlayCard { card } => return say.with("offer-card", &[("card", terms.glory(card).into())]),
    };
    words.text(key).to_owned()
}

/// A task of the own mission that can be done in this port.
// text: offer-deliver offer-task
pub(crate) fn task(table: &TableView, seat: Seat, task: u8) -> String {
    let (say, terms) = (table.say, table.terms());
    let Some(taken) = table.player(seat).mission else { return String::new() };
    let facts = table.parts().mission(taken.mission);
    match facts.tasks.get(usize::from(task)) {
        Some(Task::Deliver { good, .. }) => say.with(
            "offer-deliver",
            &[("good", terms.good(*good).into()), ("mission", terms.mission(taken.mission).into())],
        ),
        _ => say.with("offer-task", &[("mission", terms.mission(taken.mission).into())]),
    }
}

fn yard(table: &TableView, yard: Yard) -> String {
    let (say, words, terms) = (table.say, table.words, table.terms());
    match yard {
        Yard::Repair { location } => say.with("yard-mend", &[("location", words.location(location).into())]),
        Yard::RepairReinforcedHull => {
            say.with("yard-mend", &[("location", terms.modification(Modification::ReinforcedHull).into())])
        }
        Yard::BuyModification => words.text("offer-modification").to_owned(),
        Yard::BuyWeapon { weapon } => say.with("offer-weapon", &[("weapon", terms.weapon(weapon).into())]),
        Yard::SellWeapon { weapon } => say.with("offer-weapon-sell", &[("weapon", terms.weapon(weapon).into())]),
        Yard::BuyShip { ship } => say.with("offer-ship", &[("ship", terms.ship(ship).into())]),
        Yard::Done => words.text("yard-done").to_owned(),
    }
}

/// An open means of a window: an ability, a specialist, a weapon, the reinforced hull.
pub(crate) fn means_name(words: &Words, terms: Terms, means: Means) -> String {
    use marauders::{Specialist, Weapon};
    let specialist = |kind| terms.specialist(kind).to_owned();
    match means {
        Means::Captain => words.text("means-captain").to_owned(),
        Means::GrapplingHooks => terms.weapon(Weapon::GrapplingHooks).to_owned(),
        Means::ReinforcedHull => terms.modification(Modification::ReinforcedHull).to_owned(),
        Means::Carpenter => specialist(Specialist::Carpenter),
        Means::MasterFighter => specialist(Specialist::MasterFighter),
        Means::GunCaptain => specialist(Specialist::GunCaptain),
        Means::Surgeon => specialist(Specialist::Surgeon),
        Means::Lookout => specialist(Specialist::Lookout),
        Means::Purser => specialist(Specialist::Purser),
        Means::SailingMaster => specialist(Specialist::SailingMaster),
        Means::MasterGunner => specialist(Specialist::MasterGunner),
    }
}

pub(crate) const fn combat_key(action: CombatAction) -> &'static str {
    // text: combat-shoot combat-board combat-flee
    match action {
        CombatAction::Shoot => "combat-shoot",
        CombatAction::Board => "combat-board",
        CombatAction::Flee => "combat-flee",
    }
}
