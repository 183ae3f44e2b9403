//! A table at which a seat could be sitting: what it cannot see is dealt anew.

use super::{DrawnView, FaceDown, OfferView, PlayerView, PortView, View, WindowView};
use crate::components::{Captain, CargoCard, GloryCards, Good, Modification, Named, Nation, Parts, Rumor, Set};
use crate::table::{Cargo, Drawn, GloryPiles, Offer, Player, Port, Table, Tokens, Window, Windows};
use wardroom_kernel::{FastRng, PartsRef, Seat};

pub(crate) fn determinize(view: &View, _: Seat, rng: &mut FastRng) -> Table {
    let parts = view.parts;
    let mut glory = unseen_glory(view);
    // What is announced fits its window; so those cards are dealt first.
    let windows = deal_windows(view, &mut glory, rng);
    let mut pools = Pools {
        captains: view.captains,
        cargo: unseen_cargo(view),
        glory,
        rumors: unseen_rumors(view),
        tokens: unseen_tokens(view),
    };
    let drawn = pools.drawn(&view.drawn, rng);
    let offer = pools.offer(&view.offer, rng);
    let mut players = [Player::new(); 4];
    for seat in view.seats() {
        players[seat] = pools.player(view, seat, rng);
    }
    let ((merchants, undealt_merchants), ports) = (deal_merchants(view, rng), deal_modifications(view, rng));
    Table {
        parts,
        version: view.version,
        seats: view.seats,
        glory_to_win: view.glory_to_win,
        round: view.round,
        start: view.start,
        agenda: view.agenda,
        turn: view.turn,
        players,
        merchants,
        merchant_track: view.merchant_track,
        undealt_merchants,
        ports,
        reserve: pools.tokens,
        drawn,
        loose_modifications: view.loose_modifications,
        npcs: view.npcs,
        war: view.war,
        plague: view.plague,
        events: view.events,
        missions: view.missions,
        rumors: pools.rumors,
        cargo: Cargo { deck: pools.cargo, discard: view.cargo_discard },
        glory: GloryPiles { deck: pools.glory, discard: view.glory_discard },
        captains: pools.captains,
        refused: view.refused,
        offer,
        battle: view.battle,
        raid: view.raid,
        roll: view.roll,
        windows,
        lot: view.lot,
        announced: view.announced,
        end: view.end,
    }
}

/// What the viewer sees nowhere; what is left in the end are the decks.
struct Pools {
    captains: Set<Captain>,
    cargo: Set<CargoCard>,
    glory: GloryCards,
    rumors: Set<Rumor>,
    tokens: Tokens,
}

impl Pools {
    fn player(&mut self, view: &View, seat: Seat, rng: &mut FastRng) -> Player {
        let seen = &view.players[seat];
        let &PlayerView {
            place, ship, hits, track, bounties, weapons, specialists, mission, bought_in, admitted, ..
        } = seen;
        let (gold, stash) = match (seen.gold, seen.stash) {
            (Some(gold), Some(stash)) => (gold, stash),
            _ => split_wealth(view, seat, rng),
        };
        Player {
            captain: if seen.has_captain {
                seen.captain.or_else(|| deal(&mut self.captains, 1, rng).first())
            } else {
                None
            },
            place,
            ship,
            hits,
            gold,
            stash,
            has_stashed: seen.has_stashed,
            track,
            bounties,
            weapons,
            cargo: seen.cargo.unwrap_or_else(|| deal(&mut self.cargo, seen.cargo_count, rng)),
            hand: seen.hand.unwrap_or_else(|| deal_glory(&mut self.glory, seen.hand_count, rng)),
            specialists,
            rumor: if seen.has_rumor { seen.rumor.or_else(|| deal(&mut self.rumors, 1, rng).first()) } else { None },
            is_rumor_true: seen.is_rumor_true,
            mission,
            bought_in,
            has_bought_warship: seen.has_bought_warship,
            admitted,
        }
    }
    fn drawn(&mut self, seen: &DrawnView, rng: &mut FastRng) -> Drawn {
        let &DrawnView { by, glory, glory_count, rumors, rumor_count, tokens, token_count } = seen;
        Drawn {
            by,
            glory: glory.unwrap_or_else(|| deal_glory(&mut self.glory, glory_count, rng)),
            rumors: rumors.unwrap_or_else(|| deal(&mut self.rumors, rumor_count, rng)),
            tokens: tokens.unwrap_or_else(|| {
                let mut drawn = Tokens::default();
                for _ in 0..token_count {
                    let good = self.tokens.nth(rng.below(self.tokens.len()));
                    self.tokens.take(good);
                    drawn.put(good);
                }
                drawn
            }),
        }
    }
    fn offer(&mut self, seen: &OfferView, rng: &mut FastRng) -> Offer {
        let &OfferView { seen, cards, chosen, aside } = seen;
        seen.unwrap_or_else(|| Offer {
            cards: deal(&mut self.cargo, cards, rng),
            chosen: deal(&mut self.cargo, chosen, rng),
            aside: deal(&mut self.cargo, aside, rng),
        })
    }
}

/// Some of them, each as likely as any other.
fn deal<T: Named>(from: &mut Set<T>, count: u8, rng: &mut FastRng) -> Set<T> {
    let mut dealt = Set::NONE;
    for _ in 0..count {
        let card = from.nth(rng.below(from.len()));
        from.take(card);
        dealt.put(card);
    }
    dealt
}
fn deal_glory(from: &mut GloryCards, count: u8, rng: &mut FastRng) -> GloryCards {
    let mut dealt = GloryCards::NONE;
    for _ in 0..count {
        let card = from.nth(rng.below(from.len()));
        from.take(card);
        dealt.put(card);
    }
    dealt
}

fn deal_windows(view: &View, glory: &mut GloryCards, rng: &mut FastRng) -> Windows {
    let mut windows = Windows::default();
    for &WindowView { timing, asked, announced, means, withdrawn, resolved } in &view.windows {
        let announced = announced.map(|card| match card {
            FaceDown::None => None,
            FaceDown::Seen(card) => Some(card),
            FaceDown::Hidden => {
                let fitting: GloryCards =
                    glory.iter().filter(|&card| view.parts.glory(card).timing == timing).collect();
                let from = if fitting.is_empty() { *glory } else { fitting };
                let card = from.nth(rng.below(from.len()));
                glory.take(card);
                Some(card)
            }
        });
        windows.open(Window { timing, asked, announced, means, withdrawn, resolved });
    }
    windows
}

/// MM-END-01: a player who had reached the threshold would have announced it.
fn split_wealth(view: &View, seat: Seat, rng: &mut FastRng) -> (u16, u16) {
    let PlayerView { wealth, track, .. } = view.players[seat];
    let missing = u16::from(view.glory_to_win.saturating_sub(track));
    let per_point = u16::from(view.parts.numbers.stash_gold_per_glory);
    let most = if missing <= u16::from(track) { wealth.min((missing * per_point).saturating_sub(1)) } else { wealth };
    let stash = rng.below(usize::from(most) + 1) as u16;
    (wealth - stash, stash)
}

fn unseen_glory(view: &View) -> GloryCards {
    let mut unseen = view.parts.glory_cards();
    let hands = view.seats().filter_map(|seat| view.players[seat].hand).flat_map(GloryCards::iter);
    let hired = view.seats().flat_map(|seat| view.players[seat].specialists);
    let announced = view.windows.iter().flat_map(|window| window.announced).filter_map(FaceDown::seen);
    let drawn = view.drawn.glory.into_iter().flat_map(GloryCards::iter);
    for card in view.glory_discard.iter().chain(hands).chain(hired).chain(announced).chain(drawn) {
        unseen.take(card);
    }
    unseen
}

fn unseen_cargo(view: &View) -> Set<CargoCard> {
    let holds = view.seats().filter_map(|seat| view.players[seat].cargo);
    let raid = view.raid.into_iter().flat_map(|raid| [raid.cards, raid.hazards]);
    let offer = view.offer.seen.into_iter().flat_map(|offer| [offer.cards, offer.chosen, offer.aside]);
    let open = [view.cargo_discard, view.lot, view.turn.port.sale].into_iter().chain(holds).chain(raid).chain(offer);
    open.fold(Set::every(), Set::minus)
}

fn unseen_rumors(view: &View) -> Set<Rumor> {
    let held = view.seats().filter_map(|seat| view.players[seat].rumor).collect();
    Set::every().minus(held).minus(view.drawn.rumors.unwrap_or_default())
}

fn unseen_tokens(view: &View) -> Tokens {
    let mut unseen = Tokens([view.parts.demand_per_good; Good::ALL.len()]);
    view.ports.iter().filter_map(|port| port.demand).for_each(|good| unseen.take(good));
    for (count, seen) in unseen.0.iter_mut().zip(view.drawn.tokens.unwrap_or_default().0) {
        *count -= seen;
    }
    unseen
}

/// On the board, and those that are being dealt.
fn deal_merchants(view: &View, rng: &mut FastRng) -> ([Option<Nation>; 17], [u8; 4]) {
    let mut left = view.parts.merchants;
    let seen = view.merchants.iter().filter_map(|token| token.seen());
    seen.for_each(|nation| left[nation.index()] -= 1);
    for (left, on_track) in left.iter_mut().zip(view.merchant_track) {
        *left -= on_track;
    }
    let dealt = view.merchants.map(|token| match token {
        FaceDown::None => None,
        FaceDown::Seen(nation) => Some(nation),
        FaceDown::Hidden => {
            let mut place = rng.below(left.iter().map(|count| usize::from(*count)).sum());
            let is_it = |nation: &Nation| {
                let count = usize::from(left[nation.index()]);
                let is_here = place < count;
                place = place.saturating_sub(if is_here { 0 } else { count });
                is_here
            };
            let nation = Nation::ALL.into_iter().find(is_it).expect("tokens on the board are not on the track");
            left[nation.index()] -= 1;
            Some(nation)
        }
    });
    (dealt, left)
}

fn deal_modifications(view: &View, rng: &mut FastRng) -> [Port; 17] {
    let mut left = unseen_modifications(view, view.parts);
    view.ports.map(|PortView { demand, modification }| {
        let hidden = match modification {
            FaceDown::None => None,
            FaceDown::Seen(modification) => Some(modification),
            FaceDown::Hidden => {
                let at = rng.below(left.len());
                Some(left.swap_remove(at))
            }
        };
        Port { demand, modification: hidden, is_face_up: modification.seen().is_some() }
    })
}

/// Face down at the ports, in any order.
fn unseen_modifications(view: &View, parts: PartsRef<Parts>) -> Vec<Modification> {
    let mut left = Vec::new();
    for kind in Modification::ALL {
        let aboard = view.seats().filter(|&seat| view.players[seat].ship.has(kind)).count();
        let at_ports = view.ports.iter().filter(|port| port.modification.seen() == Some(kind)).count();
        let loose = usize::from(view.loose_modifications.has(kind));
        let unseen = usize::from(parts.modification(kind).count).saturating_sub(aboard + at_ports + loose);
        left.extend(std::iter::repeat_n(kind, unseen));
    }
    left
}
