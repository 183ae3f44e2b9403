//! Labels of answers in windows, raids and battles, and of what effects leave open.

use super::{combat_key, means_name};
use crate::table_view::TableView;
use marauders::action::{
    AnnounceCard, BreakOff, Chasers, ClaimReward, ConfirmCard, EffectChoice, LongGuns, MerchantAttack, PickDie,
    RaidSuccess, RaidWeapon, RedrawCaptain, RerollWhose, Stow, TakeShip, VolleyWeapon,
};
use marauders::cards::{Effect, Item, Or};
use marauders::{Action, CargoCard};
use wardroom_ui::TextValue;

pub(super) fn offer(table: &TableView, action: Action) -> String {
    let (say, words, terms) = (table.say, table.words, table.terms());
    let card = |card| ("card", TextValue::from(terms.glory(card)));
    let at = |location| ("location", TextValue::from(words.location(location)));
    let weapon = |weapon| ("weapon", TextValue::from(terms.weapon(weapon)));
    match action {
        Action::AnnounceCard(AnnounceCard::Card(it)) => say.with("offer-announce", &[card(it)]),
        Action::AnnounceCard(AnnounceCard::Means(it)) => {
            say.with("offer-means", &[("means", means_name(words, terms, it).into())])
        }
        Action::AnnounceCard(AnnounceCard::Pass) => words.text("offer-pass").to_owned(),
        Action::ConfirmCard(ConfirmCard::Play) => words.text("offer-play").to_owned(),
        Action::ConfirmCard(ConfirmCard::Withdraw) => words.text("offer-withdraw-card").to_owned(),
        Action::RerollWhose(RerollWhose::Own) => words.text("offer-reroll-own").to_owned(),
        Action::RerollWhose(RerollWhose::Other) => words.text("offer-reroll-other").to_owned(),
        Action::PickDie(PickDie::Face(face)) => {
            say.with("offer-die", &[("face", crate::dice::name(table, face).into())])
        }
        Action::PickDie(PickDie::Roll) => words.text("offer-roll").to_owned(),
        Action::MerchantNation(it) => words.merchant(it.nation).to_owned(),
        Action::MerchantAttack(MerchantAttack::Attack) => words.text("offer-attack").to_owned(),
        Action::MerchantAttack(MerchantAttack::LetGo) => words.text("offer-let-go").to_owned(),
        Action::RaidWeapon(RaidWeapon::Spend(it)) => say.with("offer-spend", &[weapon(it)]),
        Action::RaidWeapon(RaidWeapon::Done) => words.text("offer-no-weapon").to_owned(),
        Action::RaidSuccess(success) => self::success(table, success),
        Action::Stow(stow) => self::stow(table, stow),
        Action::Announce(it) => words.text(combat_key(it.action)).to_owned(),
        Action::LongGuns(LongGuns::Fire) => words.text("offer-long-guns").to_owned(),
        Action::Chasers(Chasers::Fire) => words.text("offer-chasers").to_owned(),
        Action::LongGuns(LongGuns::Hold)
        | Action::Chasers(Chasers::Hold)
        | Action::VolleyWeapon(VolleyWeapon::Hold) => words.text("offer-hold").to_owned(),
        Action::VolleyWeapon(VolleyWeapon::Use(it)) => say.with("offer-use", &[weapon(it)]),
        Action::NameHit(it) => say.with("offer-aim", &[at(it.location)]),
        Action::AssignSkull(it) => words.location(it.location).to_owned(),
        Action::CancelHit(it) => say.with("offer-save", &[at(it.location)]),
        Action::MoveHit(it) => say.with("offer-move-hit", &[at(it.from), ("to", words.location(it.to).into())]),
        Action::BreakOff(BreakOff::Fight) => words.text("offer-fight").to_owned(),
        Action::BreakOff(BreakOff::BreakOff) => words.text("offer-break-off").to_owned(),
        Action::TakeShip(TakeShip::Keep) => words.text("offer-prize-keep").to_owned(),
        Action::TakeShip(TakeShip::Take) => words.text("offer-prize-take").to_owned(),
        Action::ClaimReward(ClaimReward::Nation(nation)) => {
            say.with("offer-reward", &[("nation", words.nation(nation).into())])
        }
        Action::ClaimReward(ClaimReward::Decline) => words.text("offer-reward-decline").to_owned(),
        Action::KeepGlory(it) => say.with("offer-keep-card", &[card(it.card)]),
        Action::DiscardGlory(it) => say.with("offer-discard", &[card(it.card)]),
        Action::KeepRumor(it) => say.with("offer-keep-card", &[("card", terms.rumor(it.rumor).into())]),
        Action::RedrawCaptain(RedrawCaptain::Redraw) => words.text("offer-captain-redraw").to_owned(),
        Action::RedrawCaptain(RedrawCaptain::Keep) => words.text("offer-captain-keep").to_owned(),
        Action::PlaceMod(it) => say.with("offer-place-mod", &[("zone", terms.zone(it.port).into())]),
        Action::EffectChoice(choice) => effect(table, choice),
        // Answers of the voyage are labelled in `offer`.
        _ => action.to_string(),
    }
}

fn success(table: &TableView, success: RaidSuccess) -> String {
    let about = |card: CargoCard| [("card", TextValue::from(crate::token::cargo(table, card)))];
    match success {
        RaidSuccess::Draw => table.words.text("offer-raid-draw").to_owned(),
        RaidSuccess::Discard(card) => table.say.with("offer-raid-discard", &about(card)),
        RaidSuccess::Exchange(card) => table.say.with("offer-raid-exchange", &about(card)),
        RaidSuccess::Stop => table.words.text("offer-raid-stop").to_owned(),
    }
}

fn stow(table: &TableView, stow: Stow) -> String {
    let good = |good| [("good", TextValue::from(table.terms().good(good)))];
    match stow {
        Stow::Keep(it) => table.say.with("offer-stow", &good(it)),
        Stow::Drop(it) => table.say.with("offer-drop", &good(it)),
        Stow::DropCrate => table.words.text("offer-drop-crate").to_owned(),
        Stow::Done => table.words.text("offer-stow-done").to_owned(),
    }
}

/// What an effect leaves open is named by the thing itself.
fn effect(table: &TableView, choice: EffectChoice) -> String {
    let (words, terms) = (table.words, table.terms());
    match choice {
        EffectChoice::Seat(seat) => table.captain_name(seat).to_owned(),
        EffectChoice::Nation(nation) => words.nation(nation).to_owned(),
        EffectChoice::Zone(zone) | EffectChoice::Port(zone) => terms.zone(zone).to_owned(),
        EffectChoice::Npc(npc) => terms.npc(npc).to_owned(),
        EffectChoice::Location(location) => words.location(location).to_owned(),
        EffectChoice::Weapon(weapon) => terms.weapon(weapon).to_owned(),
        EffectChoice::Good(good) => terms.good(good).to_owned(),
        EffectChoice::Card(card) => terms.glory(card).to_owned(),
        EffectChoice::Mission(mission) => terms.mission(mission).to_owned(),
        EffectChoice::Number(number) => number.to_string(),
        EffectChoice::Option(option) => self::option(table, option),
        EffectChoice::Stop => words.text("offer-effect-stop").to_owned(),
    }
}

/// One of several effects of a card, by what it brings.
fn option(table: &TableView, number: u8) -> String {
    let one = crate::question::effects(table).and_then(|effects| {
        let of = effects.iter().find_map(|effect| if let Effect::Choose { of } = effect { Some(of) } else { None })?;
        brings(table, of.get(usize::from(number).checked_sub(1)?)?)
    });
    one.unwrap_or_else(|| table.say.with("offer-option", &[("n", number.into())]))
}

fn brings(table: &TableView, effect: &Effect) -> Option<String> {
    let (say, words) = (table.say, table.words);
    Some(match effect {
        Effect::All { of } => of.iter().filter_map(|effect| brings(table, effect)).collect::<Vec<_>>().join(", "),
        Effect::Gold { n } => say.with("gold-n", &[("n", (*n).into())]),
        Effect::Modification { .. } => words.text("brings-modification").to_owned(),
        Effect::Weapons { .. } => words.text("brings-weapons").to_owned(),
        Effect::Bounty { nation: Or::Value(nation), .. } => format!("{} +1", words.bounty(*nation)),
        Effect::Pardon { .. } => words.text("brings-pardon").to_owned(),
        Effect::Price { item: Item::NewShip, .. } => words.text("brings-discount").to_owned(),
        _ => return None,
    })
}
