//! An estimate of how the game will end: the Fame that each seat will have, and who is first then.

use super::standing::{apart, controls, margin};
use ahoy::{Card, Control, Faction, Figure, Player, Region, Reward, SQUADRON, Table, UNION};
use wardroom_kernel::{Seat, Seats};

/// So much Fame ends the game.
const GOAL: f32 = 30.0;

/// Between 0 and 1; all seats' together are 1.
pub(super) fn chance_to_win(table: &Table, seat: Seat) -> f32 {
    let prospects = Prospects::at(table);
    // What may still happen grows with the root of the rounds.
    let doubt = 0.8 + 1.5 * prospects.rounds.sqrt();
    let weight = |seat: Seat| ((prospects.fame[seat] - prospects.fame[0]) / doubt).exp();
    weight(seat) / table.seats().map(weight).sum::<f32>()
}

struct Prospects {
    /// How many rounds are left, this one among them.
    rounds: f32,
    /// In the end, by seat.
    fame: [f32; Seats::MAX],
}

impl Prospects {
    fn at(table: &Table) -> Prospects {
        let controls = controls(table);
        let dice = table.seats().map(|seat| table.players[seat].hand.len()).sum::<u8>();
        let mut now = [0.0; Seats::MAX];
        let mut later = [0.0; Seats::MAX];
        for (region, laid) in table.sea.map.tiles() {
            let wealth = f32::from(laid.wealth.value());
            for seat in [SQUADRON, UNION] {
                let control = controls[region.index()];
                now[seat] += wealth * holds(control, seat, 0.2 + 0.15 * f32::from(dice));
                later[seat] += (wealth + 0.5) * holds(control, seat, 2.5);
            }
        }
        for seat in table.seats().filter(|&seat| Faction::of_seat(seat) == Faction::Smuggler) {
            now[seat] = 1.2 * f32::from(table.players[seat].hand.len());
            later[seat] = 5.0;
        }
        let left = table.seats().map(|seat| (GOAL - f32::from(table.players[seat].fame)) / (now[seat] + 0.5).max(3.0));
        let rounds = left.fold(8.0, f32::min).max(1.0);
        let mut fame = [0.0; Seats::MAX];
        for seat in table.seats() {
            let player = &table.players[seat];
            fame[seat] = f32::from(player.fame) + now[seat] + (rounds - 1.0) * later[seat];
            let means = means(player)
                + match Faction::of_seat(seat) {
                    Faction::Squadron => navy(table),
                    Faction::Union => revolution(table),
                    Faction::Smuggler => business(table, seat),
                };
            // What cannot be used any more is worth nothing.
            fame[seat] += means * (rounds / 3.0).min(1.0);
            if Faction::of_seat(seat) == Faction::Smuggler {
                fame[seat] += pledges(table, seat, &controls);
            }
        }
        Prospects { rounds, fame }
    }
}

/// How sure it is that a side scores a region. A tie scores for neither.
fn holds(control: Control, seat: Seat, doubt: f32) -> f32 {
    1.0 / (1.0 + (-(margin(control, seat) - 0.5) / doubt).exp())
}

/// What everybody has, in Fame.
fn means(player: &Player) -> f32 {
    let gold = f32::from(player.gold.min(6));
    0.5 * f32::from(player.hand.len()) + 0.4 * gold + 0.6 * f32::from(player.crew.len())
        - 0.4 * f32::from(player.damage())
}

fn navy(table: &Table) -> f32 {
    let patrols = f32::from(10 - table.sea.patrols_in_supply());
    let strongholds = f32::from(3 - table.sea.strongholds_in_supply());
    0.3 * patrols + 0.9 * strongholds
}

fn revolution(table: &Table) -> f32 {
    let sea = &table.sea;
    let placed = f32::from(20 - sea.comrades_in_supply() - sea.ready);
    let ships = [Figure::Cutter, Figure::Gunship].into_iter().filter(|&ship| sea.at(ship).is_some()).count() as f32;
    let plans = table.plans.hand.len() as f32;
    0.3 * placed + 0.25 * f32::from(sea.ready) + 1.2 * ships + 0.4 * plans
}

/// Cargo and where it goes, Cargo that waits, and the next Reward.
fn business(table: &Table, seat: Seat) -> f32 {
    let player = &table.players[seat];
    let Some(here) = table.sea.point(Figure::Flagship(seat)) else { return 0.0 };
    let steps_to = |is_meant: &dyn Fn(Region) -> bool| {
        let islands = table.sea.map.tiles().filter(|(region, _)| is_meant(*region));
        islands.map(|(_, laid)| apart(here, laid.lie.island())).min()
    };
    let delivered = |card: Card| {
        let suit = table.parts.card(card).deliver;
        let near = |steps: i32| 1.2 + 2.0 * 0.82_f32.powi(steps);
        steps_to(&|region| region.suit() == suit).map_or(0.6, near)
    };
    let loaded = player.cargo.iter().map(delivered).sum::<f32>();
    let waits = |card: Card| steps_to(&|region| region.suit() == card.suit()).map_or(0.0, |steps| 0.8_f32.powi(steps));
    let waiting = table.market.into_iter().flatten().map(waits).fold(0.0, f32::max);
    let room = f32::from(2_u8.saturating_sub(player.cargo.len()));
    let cells = player.white.neighbours().filter(|&cell| cell != player.black);
    let reward = cells.map(|cell| reward(table.parts.reward(cell), player)).fold(0.0, f32::max);
    loaded + 0.6 * room * waiting + 0.4 * reward
}

/// In Fame.
pub(super) fn reward(reward: Reward, player: &Player) -> f32 {
    match reward {
        Reward::Start => 0.0,
        Reward::Fame1 => 1.0,
        Reward::Fame2 => 2.0,
        Reward::Fame3 => 3.0,
        Reward::Fame4Wealth => 4.2,
        Reward::FameForGold => 0.7 * f32::from(player.gold.min(5)),
        Reward::RepairAllFame => 1.3 * f32::from(player.damage()),
        Reward::RepairAll => 0.4 * f32::from(player.damage()),
        Reward::Gold1 => 0.4,
        Reward::Gold2 | Reward::Recruit => 0.8,
        Reward::Move2 | Reward::Move2IgnoringBattles | Reward::FreeTailwind => 0.9,
        Reward::AddTile => 0.3,
    }
}

/// What pledged cards will score: one Fame for each region of their suit that their faction holds.
fn pledges(table: &Table, seat: Seat, controls: &[Control; Region::ALL.len()]) -> f32 {
    let player = &table.players[seat];
    let pile = |pile: usize| {
        let side = if player.pile(pile) == Some(Faction::Squadron) { SQUADRON } else { UNION };
        let regions = |card: Card| table.sea.map.regions().filter(move |region| region.suit() == card.suit());
        let score = |card: Card| regions(card).map(|region| holds(controls[region.index()], side, 1.5)).sum::<f32>();
        player.pledged[pile].iter().map(score).sum::<f32>()
    };
    pile(0) + pile(1)
}
