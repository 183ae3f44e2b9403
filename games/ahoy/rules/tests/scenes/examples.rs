//! The worked examples of the ledger, in its order.

use ahoy::{
    Ahoy, Card, CardSet, Cell, DieSlot, Event, Figure, Phase, Pips, Plan, Point, Region, SMUGGLER, SQUADRON, Slot,
    Suit, Table, UNION, at,
};
use wardroom_kernel::{Seat, Viewer};
use wardroom_testkit::{Scene, given};

type Voyage = Scene<Ahoy>;

/// Three players without gold on these tiles, all Flagships at one place.
fn on(tiles: &[(&str, i8, i8, u8)], place: Point) -> ahoy::Scene {
    let scene = tiles.iter().fold(Table::scene(3), |scene, &(tile, x, y, turns)| scene.tile(tile, x, y, turns));
    [SQUADRON, UNION, SMUGGLER].into_iter().fold(scene, |scene, seat| scene.gold(seat, 0).flagship(seat, place))
}
#[track_caller]
fn play(scene: ahoy::Scene) -> Voyage {
    given(scene.table().unwrap_or_else(|why| panic!("{why}")))
}
/// Compass-b and swords-a side by side, everybody in the Fog at 3,0.
fn still_water() -> ahoy::Scene {
    on(&[("compass-b", 0, 0, 0), ("swords-a", 2, 0, 0)], at(3, 0))
}
fn die(value: u8) -> DieSlot {
    DieSlot::Die(Pips::new(value).expect("a die shows 1 to 6"))
}

trait Example: Sized {
    fn asks_set<T: AsRef<str>>(self, seat: Seat, offered: &[T]) -> Self;
    fn offers(self, seat: Seat, text: &str, is_offered: bool) -> Self;
    fn flagship(self, seat: Seat, point: Point) -> Self;
    fn gold(self, seat: Seat, gold: u8) -> Self;
    fn fame(self, seat: Seat, fame: u16) -> Self;
    fn damage(self, seat: Seat, damage: u8) -> Self;
    fn slot(self, seat: Seat, slot: Slot, holds: DieSlot) -> Self;
    fn draws_tile(self, region: Region) -> Self;
    /// Nature shows its first outcome, and everybody answers with the first offer, until this is so.
    fn until(self, is_so: impl Fn(&Table) -> bool) -> Self;
}

impl Example for Voyage {
    #[track_caller]
    fn asks_set<T: AsRef<str>>(self, seat: Seat, offered: &[T]) -> Self {
        let mut offers: Vec<String> = self.played.offers(seat).map(|offer| offer.to_string()).collect();
        let mut offered: Vec<&str> = offered.iter().map(AsRef::as_ref).collect();
        offers.sort_unstable();
        offered.sort_unstable();
        assert_eq!(offers, offered);
        self
    }
    #[track_caller]
    fn offers(self, seat: Seat, text: &str, is_offered: bool) -> Self {
        assert!(self.played.asked().contains(seat), "{seat:?} is not asked");
        assert_eq!(self.played.offers(seat).any(|offer| offer.to_string() == text), is_offered, "{text}");
        self
    }
    #[track_caller]
    fn flagship(self, seat: Seat, point: Point) -> Self {
        self.then(|t| assert_eq!(t.sea.point(Figure::Flagship(seat)), Some(point), "the Flagship"))
    }
    #[track_caller]
    fn gold(self, seat: Seat, gold: u8) -> Self {
        self.then(|t| assert_eq!(t.player(seat).gold, gold, "gold"))
    }
    #[track_caller]
    fn fame(self, seat: Seat, fame: u16) -> Self {
        self.then(|t| assert_eq!(t.player(seat).fame, fame, "Fame"))
    }
    #[track_caller]
    fn damage(self, seat: Seat, damage: u8) -> Self {
        self.then(|t| assert_eq!(t.player(seat).damage(), damage, "damage"))
    }
    #[track_caller]
    fn slot(self, seat: Seat, slot: Slot, holds: DieSlot) -> Self {
        self.then(|t| assert_eq!(t.player(seat).slots.row(slot)[0], holds, "{slot}"))
    }
    #[track_caller]
    fn draws_tile(self, region: Region) -> Self {
        let place = self.played.table().unseen_tiles().position(|tile| tile == region).expect("it is in the stack");
        self.when(&format!("dice {}", place + 1))
    }
    #[track_caller]
    fn until(mut self, is_so: impl Fn(&Table) -> bool) -> Self {
        while !is_so(self.played.table()) {
            assert_eq!(self.played.outcome(), None, "the game is over");
            if self.played.chance().is_some() {
                self = self.when("dice 1");
                continue;
            }
            let seat = self.played.asked().next().expect("a seat is asked");
            let offer = self.played.offers(seat).next().expect("something is offered");
            self.played.submit(seat, self.played.seq(seat), offer).expect("it is offered");
        }
        self
    }
}

#[test] // AH-EX-01
fn the_table_of_three_players_after_setup() {
    let scene = Scene::<Ahoy>::new("base", 3, []).until(|t| matches!(t.phase, Phase::Turn(_)));
    scene.sees(Viewer::Spectator, |view| {
        assert_eq!(view.sea.map.len(), 2);
        assert!(view.sea.map.tiles().all(|(_, laid)| laid.wealth == Pips::One));
        assert_eq!((view.tiles_in_stack, view.unseen_tiles().count()), (9, 10), "one of them is in the box");
        let market: CardSet = view.market.into_iter().flatten().collect();
        let boxed = CardSet::EVERY.minus(view.deck).minus(market);
        assert_eq!(boxed.iter().map(Card::suit).collect::<Vec<_>>(), Suit::ALL);
        assert_eq!((market.len(), view.deck.len(), view.gold_in_supply), (3, 21, 17));
        assert!(view.seats().all(|seat| view.player(seat).gold == 1 && view.player(seat).fame == 0));
    });
}

#[test] // AH-EX-02
fn a_turn_of_two_dice_and_two_free_actions() {
    let scene =
        still_water().turn(SMUGGLER).flagship(SMUGGLER, at(0, 0)).dice(SMUGGLER, [3, 2, 1, 1]).gold(SMUGGLER, 1);
    let scene = play(scene.market([Card::Sailor, Card::BatteringBeakhead, Card::Diver]).deck([]));
    let scene = scene.when("smuggler: die.3 > slot.full-sail; smuggler: spend > gold.0 > die.3");
    let scene = scene.when("smuggler: step > space.1.0; smuggler: step > space.1.1; smuggler: step > stop");
    let scene = scene.offers(SMUGGLER, "end", false).rejects("smuggler: end", "AH-TURN-06");
    let scene = scene.when("smuggler: die.2 > slot.tailwind; smuggler: spend > gold.0 > die.2; smuggler: go > pass");
    let scene = scene.when("smuggler: smuggle > card.sailor; smuggler: recruit > card.battering-beakhead");
    let scene = scene.asks_set(SMUGGLER, &["end"]).rejects("smuggler: die.1 > slot.sail", "AH-TURN-02");
    scene.when("smuggler: end").offers(UNION, "die.1 > slot.sail", true).then(|t| {
        assert!(t.player(SMUGGLER).cargo.has(Card::Sailor) && t.player(SMUGGLER).has(Card::BatteringBeakhead));
    });
}

#[test] // AH-EX-03, AH-DE-21
fn four_against_three_scores_the_wealth_of_the_region() {
    let scene = still_water().flagship(SQUADRON, at(0, 0)).patrols(at(1, 0), 2).flagship(UNION, at(0, 1));
    let scene = scene.comrades(at(1, 1), 2).dice(SQUADRON, [1]).dice(UNION, []).dice(SMUGGLER, []);
    let scene = play(scene).when("squadron: die.1 > slot.tailwind; squadron: end").until(|t| t.round == 2);
    let control = ahoy::Control { squadron: 4, union: 3 };
    let scored = Event::RegionScored { region: Region::CompassB, control, to: Some(SQUADRON), fame: 1 };
    assert!(scene.played.events().contains(&scored), "{:?}", scene.played.events());
    scene.fame(SQUADRON, 1).fame(UNION, 0);
}

#[test] // AH-EX-04
fn a_damaged_slot_and_a_full_one_refuse_a_die() {
    let scene =
        still_water().turn(SMUGGLER).dice(SMUGGLER, [1]).placed(SMUGGLER, Slot::Sail, 2).damaged(SMUGGLER, Slot::Sail);
    play(scene.clone()).offers(SMUGGLER, "die.1 > slot.sail", true);
    let full = play(scene.damaged(SMUGGLER, Slot::Sail)).offers(SMUGGLER, "die.1 > slot.sail", false);
    full.rejects("smuggler: die.1 > slot.sail", "AH-DICE-02");
}

#[test] // AH-EX-05
fn a_6_may_become_a_5_but_never_a_1() {
    let scene =
        play(still_water().turn(UNION).dice(UNION, [6]).gold(UNION, 1)).offers(UNION, "die.6 > slot.assemble", false);
    let scene = scene.when("union: die.6 > slot.cannons");
    let scene = scene.asks_set(UNION, &["spend > gold.0 > die.6", "spend > gold.1 > die.5"]);
    scene.when("union: spend > gold.1 > die.5").slot(UNION, Slot::Cannons, die(5)).gold(UNION, 0);
}

#[test] // AH-EX-06
fn a_6_on_tailwind_leads_to_every_printed_6() {
    let scene = on(&[("fish-a", 0, 0, 1), ("swords-a", 2, 0, 2)], at(1, 1)).turn(SMUGGLER).dice(SMUGGLER, [6]);
    let scene = play(scene).when("smuggler: die.6 > slot.tailwind");
    // As the tiles are turned, fish-a's south-west lies at 0,0 and swords-a's north-east at 2,1.
    scene.asks_set(SMUGGLER, &["go > space.0.0", "go > space.2.1", "go > pass"]);
}

#[test] // AH-EX-07
fn over_the_sandbar_into_battle_and_then_off_the_map() {
    let scene = on(&[("bird-b", 0, 0, 0)], at(1, 1)).turn(SMUGGLER).dice(SMUGGLER, [4, 1]).patrols(at(0, 1), 1);
    let scene = play(scene.placed(SMUGGLER, Slot::Cannons, 1))
        .when("smuggler: die.4 > slot.tailwind; smuggler: go > space.0.1");
    let scene = scene.asks_chance(6).when("dice 6 1; smuggler: victory > pass").flagship(SMUGGLER, at(0, 1));
    let scene = scene.when("smuggler: die.1 > slot.sail; smuggler: step > space.-1.1").draws_tile(Region::SkullB);
    let tiles = [0, 1].iter().flat_map(|y| (0..4).map(move |turns| format!("tile.-2.{y}.{turns}")));
    let scene = scene.asks_set(SMUGGLER, &tiles.collect::<Vec<_>>()).when("smuggler: tile.-2.0.0");
    scene.flagship(SMUGGLER, at(-1, 1)).asks_set(SMUGGLER, &["end"]);
}

#[test] // AH-EX-08
fn a_gap_of_one_column_can_never_be_filled() {
    let scene = on(&[("compass-b", 0, 0, 0), ("swords-a", 3, 0, 0)], at(1, 0)).turn(SMUGGLER);
    let scene = play(scene).when("smuggler: die.1 > slot.sail");
    let scene = scene.asks_set(SMUGGLER, &["step > space.1.-1", "step > space.0.0", "step > space.1.1"]);
    scene.rejects("smuggler: step > space.2.0", "AH-EXPLORE-05");
}

#[test] // AH-EX-09
fn out_and_back_into_two_battles() {
    let scene = still_water().turn(UNION).flagship(UNION, at(1, 0)).flagship(SMUGGLER, at(1, 0)).gold(SMUGGLER, 2);
    let scene = scene.patrols(at(1, 0), 1).dice(UNION, [1]).placed(UNION, Slot::Cannons, 4);
    let scene = play(scene).when("union: die.1 > slot.sail; union: step > space.0.0; union: step > space.1.0");
    let scene = scene.asks_set(UNION, &["attack > flagship.smuggler", "attack > patrol.1.0"]);
    let scene = scene.when("union: attack > flagship.smuggler; union: plan > pass; union: fire > slot.cannons > by.3");
    let scene = scene.slot(UNION, Slot::Cannons, die(1)).when("dice 2 5");
    let won = Event::BattleWon { winner: Figure::Flagship(UNION), loser: Figure::Flagship(SMUGGLER), totals: [5, 5] };
    assert!(scene.played.events().contains(&won), "{:?}", scene.played.events());
    let scene = scene.when("union: victory > option.b; union: damage > slot.full-sail");
    let scene = scene.slot(SMUGGLER, Slot::FullSail, DieSlot::Damaged).gold(UNION, 1).gold(SMUGGLER, 1);
    // The Patrol: the Cannons cannot be lowered any more.
    let scene = scene.when("union: plan > pass").asks_chance(6).when("dice 6 1; union: victory > pass");
    scene.asks_set(UNION, &["end"]).flagship(UNION, at(1, 0));
}

#[test] // AH-EX-10
fn two_wrecks_cost_two_damage_and_pay_one_treasure() {
    let scene = on(&[("tree-b", 0, 0, 0)], at(1, 0)).turn(SMUGGLER);
    let scene =
        play(scene).when("smuggler: die.1 > slot.sail; smuggler: step > space.0.0; smuggler: suffer > slot.tailwind");
    let scene = scene.when("smuggler: step > space.0.1; smuggler: suffer > slot.negotiate; smuggler: treasure > yes");
    scene.damage(SMUGGLER, 2).gold(SMUGGLER, 1).slot(SMUGGLER, Slot::Negotiate, DieSlot::Damaged);
}

#[test] // AH-EX-11
fn a_current_carries_the_flagship_into_a_harbor() {
    let scene = on(&[("fish-b", 0, 0, 0), ("compass-a", 0, 2, 0)], at(1, 0)).turn(SMUGGLER).dice(SMUGGLER, [1]);
    let scene = play(scene.damaged(SMUGGLER, Slot::Cannons).damaged(SMUGGLER, Slot::Tailwind));
    let scene = scene.when("smuggler: die.1 > slot.sail; smuggler: step > space.1.1; smuggler: step > space.0.1");
    let scene = scene.flagship(SMUGGLER, at(0, 2)).when("smuggler: harbor > repair; smuggler: repair > slot.cannons");
    scene.when("smuggler: repair > slot.tailwind").damage(SMUGGLER, 0).asks_set(SMUGGLER, &["end"]);
}

/// The Squadron beats the Smuggler and deals a damage.
#[track_caller]
fn squadron_hits(scene: ahoy::Scene) -> Voyage {
    let scene = scene.flagship(SQUADRON, at(0, 0)).flagship(SMUGGLER, at(1, 0)).dice(SQUADRON, [1]);
    let scene =
        play(scene.placed(SQUADRON, Slot::Cannons5, 1)).when("squadron: die.1 > slot.sail; squadron: step > space.1.0");
    scene.when("dice 6 1; squadron: victory > option.a")
}

#[test] // AH-EX-12
fn full_and_dashed_slots_take_no_damage() {
    let scene = still_water().damaged(SMUGGLER, Slot::FullSail).placed(SMUGGLER, Slot::Tailwind, 1).dice(SMUGGLER, []);
    let open = ["damage > slot.sail", "damage > slot.cannons", "damage > slot.negotiate"];
    squadron_hits(scene.clone()).asks_set(SQUADRON, &open);
    let rest = [Slot::Sail, Slot::Sail, Slot::Sail, Slot::Cannons, Slot::Negotiate];
    let full = rest.into_iter().fold(scene, |scene, slot| scene.damaged(SMUGGLER, slot));
    squadron_hits(full).damage(SMUGGLER, 6).slot(SMUGGLER, Slot::Repair, DieSlot::Empty).offers(
        SQUADRON,
        "patrol > no",
        true,
    );
}

#[test] // AH-EX-13
fn one_die_sails_to_the_island_and_the_other_pays_for_the_gunner() {
    let scene = on(&[("skull-b", 0, 0, 0)], at(1, 0)).turn(SMUGGLER).dice(SMUGGLER, [1, 1, 1]);
    let scene = scene.gold(SMUGGLER, 1).market([Card::Gunner, Card::Buccaneer, Card::Diver]).deck([Card::Merchant]);
    let scene =
        play(scene).when("smuggler: die.1 > slot.sail; smuggler: spend > gold.0 > die.1; smuggler: step > space.1.1");
    let scene =
        scene.when("smuggler: step > stop; smuggler: recruit > card.gunner > die.1; smuggler: spend > gold.0 > die.1");
    let scene =
        scene.until(|t| t.deck.is_empty() && t.market.iter().all(Option::is_some)).slot(SMUGGLER, Slot::Gunner, die(1));
    let scene = scene.then(|t| assert!(t.player(SMUGGLER).has(Card::Gunner) && t.player(SMUGGLER).hand.len() == 1));
    scene.asks_set(SMUGGLER, &["recruit > card.buccaneer", "smuggle > card.buccaneer", "end"]);
}

#[test] // AH-EX-14
fn a_die_on_the_cutter_saves_it() {
    let beaten = |scene: ahoy::Scene| {
        let scene =
            scene.cutter(at(1, 0)).flagship(SQUADRON, at(0, 0)).dice(SQUADRON, [1]).placed(SQUADRON, Slot::Cannons5, 1);
        let scene =
            play(scene).when("squadron: die.1 > slot.sail; squadron: step > space.1.0; union: plan > pass; dice 6 1");
        scene.when("squadron: victory > option.b")
    };
    beaten(still_water().dice(UNION, []).placed(UNION, Slot::Cutter, 3)).slot(UNION, Slot::Cutter, die(3)).then(|t| {
        assert_eq!(t.sea.point(Figure::Cutter), Some(at(1, 0)));
    });
    beaten(still_water()).then(|t| {
        assert_eq!(t.sea.point(Figure::Cutter), None);
        assert!(t.plans.discard.contains(&Plan::Cutter));
    });
}

#[test] // AH-EX-15, AH-DE-21
fn a_diver_is_crew_for_gold_or_cargo_for_nothing() {
    let scene = on(&[("fish-a", 0, 0, 0)], at(1, 1)).turn(SMUGGLER).due(0).gold(SMUGGLER, 1);
    let scene = play(scene.market([Card::Diver]).deck([]));
    let scene = scene.asks_set(SMUGGLER, &["recruit > card.diver", "smuggle > card.diver", "end"]);
    let crew = scene.clone().when("smuggler: recruit > card.diver").gold(SMUGGLER, 0);
    crew.then(|t| assert!(t.player(SMUGGLER).has(Card::Diver)));
    scene.when("smuggler: smuggle > card.diver").gold(SMUGGLER, 1).then(|t| {
        assert!(t.player(SMUGGLER).cargo.has(Card::Diver));
        let facts = t.parts.card(Card::Diver);
        assert_eq!((facts.cargo.as_str(), facts.deliver), ("Jewelry", Suit::Swords));
    });
}

#[test] // AH-EX-16
fn the_first_delivery_of_a_game() {
    let scene = still_water().turn(SMUGGLER).due(0).flagship(SMUGGLER, at(3, 1)).wealth("swords-a", 2);
    let scene = scene.cargo(SMUGGLER, [Card::Diver]).market([Card::Gunner, Card::Elder, Card::Sailor]).deck([]);
    let scene = play(scene).when("smuggler: deliver > card.diver").fame(SMUGGLER, 2);
    let scene = scene.then(|t| assert_eq!(t.sea.map.wealth(Region::SwordsA), Some(Pips::Three)));
    let cells = ["reward > cell.2.3", "reward > cell.3.2", "reward > cell.3.4", "reward > cell.4.3"];
    let scene = scene.asks_set(SMUGGLER, &cells).when("smuggler: reward > cell.4.3; smuggler: gain > yes");
    let scene = scene.when("smuggler: hire > card.gunner; smuggler: pledge > pile.2").fame(SMUGGLER, 2);
    scene.slot(SMUGGLER, Slot::Gunner, DieSlot::Empty).then(|t| {
        let player = t.player(SMUGGLER);
        assert!(player.has(Card::Gunner) && player.cargo.is_empty());
        assert_eq!((player.white, player.black), (Cell { row: 4, column: 3 }, Cell::MIDDLE));
        assert_eq!(player.pledged[1].iter().collect::<Vec<_>>(), [Card::Diver]);
        assert_eq!(player.pile(1), Some(ahoy::Faction::Union));
    });
}

#[test] // AH-EX-17
fn two_fish_cards_pledged_to_the_union_that_holds_both_fish_regions() {
    let scene = on(&[("fish-a", 0, 0, 0), ("fish-b", 2, 0, 0)], at(0, 0)).comrades(at(1, 1), 5).comrades(at(3, 1), 1);
    let scene = scene.flagship(SQUADRON, at(0, 0)).pledged(SMUGGLER, 2, [Card::Diver, Card::Merchant]).fame(UNION, 30);
    let scene = play(scene.dice(SQUADRON, [1]).dice(UNION, []).dice(SMUGGLER, []));
    scene
        .when("squadron: die.1 > slot.tailwind; squadron: end")
        .fame(SMUGGLER, 4)
        .fame(UNION, 32)
        .ends("fame", &[UNION]);
}

#[test] // AH-EX-18
fn two_gold_may_be_spent_down_and_up_again() {
    let scene =
        play(still_water().turn(SMUGGLER).dice(SMUGGLER, [3]).gold(SMUGGLER, 2)).when("smuggler: die.3 > slot.cannons");
    scene.when("smuggler: spend > gold.2 > die.3").slot(SMUGGLER, Slot::Cannons, die(3)).gold(SMUGGLER, 0);
}

#[test] // AH-EX-19
fn sea_witch_goes_to_the_nearest_opposite_edge_and_not_beyond_a_gap() {
    let scene =
        on(&[("compass-b", 0, 0, 0), ("skull-b", 3, 0, 0)], at(4, 0)).turn(SMUGGLER).crew(SMUGGLER, [Card::SeaWitch]);
    let scene = play(scene).when("smuggler: die.1 > slot.sail; smuggler: step > space.5.0");
    let scene = scene.asks_set(SMUGGLER, &["off-map > explore", "off-map > wrap"]);
    scene.when("smuggler: off-map > wrap").flagship(SMUGGLER, at(3, 0)).offers(SMUGGLER, "step > stop", true);
}
