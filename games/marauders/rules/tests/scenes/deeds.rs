//! How the steps of `kit` are done and its facts are checked.

use crate::kit::{
    Deeds, Fight, announced, asked, captain_in, goes_on, is_acting, is_before_roll, is_window, leader, lies_announced,
    place_of, texts, who,
};
use marauders::{Captain, CargoCard, Fighter, Glory, Location, Modification, Npc, Place, Stage, Weapon, Zone};
use wardroom_kernel::Seat;

impl Deeds for Fight {
    #[track_caller]
    fn picks(self, text: &str) -> Self {
        let seat = asked(&self);
        let seat = seat.unwrap_or_else(|| {
            panic!("`{text}`: no player is asked, but nature for one of {:?}", self.played.chance())
        });
        self.when(&format!("{}: {text}", who(seat)))
    }
    #[track_caller]
    fn passes_one(self) -> Self {
        self.picks("announce > pass")
    }
    #[track_caller]
    fn if_offered(self, text: &str) -> Self {
        let is_offered = asked(&self).is_some_and(|seat| texts(&self, seat).iter().any(|offer| offer == text));
        if is_offered { self.picks(text) } else { self }
    }
    #[track_caller]
    fn finds_merchant(self) -> Self {
        self.picks("scout > merchant").rolls("S1").passes()
    }
    #[track_caller]
    fn until_chance(mut self, outcomes: u32) -> Self {
        let mut left = 200;
        while self.played.chance() != Some(outcomes) {
            self = goes_on(self, &mut left);
        }
        self
    }
    #[track_caller]
    fn until_asked(mut self, seat: Seat) -> Self {
        let mut left = 200;
        while !self.played.asked().contains(seat) {
            self = goes_on(self, &mut left);
        }
        self
    }
    #[track_caller]
    fn passes(mut self) -> Self {
        while self.played.chance().is_none() && is_window(&self) && !is_before_roll(&self) {
            self = self.passes_one();
        }
        self
    }
    #[track_caller]
    fn passes_until(mut self, seat: Seat, text: &str) -> Self {
        let is_it = |scene: &Self| scene.played.offers(seat).any(|offer| offer.to_string() == text);
        while !is_it(&self) {
            self = self.passes_one();
        }
        self
    }
    #[track_caller]
    fn rolls(mut self, faces: &str) -> Self {
        for face in faces.chars().filter(|face| *face != ' ') {
            while self.played.chance().is_none() && is_window(&self) {
                self = self.passes_one();
            }
            self = self.asks_chance(6);
            self = self.when(&format!("dice {}", if face == 'S' { '5' } else { face }));
        }
        self
    }
    #[track_caller]
    fn draws(mut self, name: &str) -> Self {
        self = self.passes();
        let place = place_of(self.played.table(), name);
        // The last card of a deck may need no choice of nature.
        if place.is_none() && self.played.chance().is_none() {
            return self;
        }
        let (place, count) = place.unwrap_or_else(|| panic!("`{name}` is in no deck"));
        self.asks_chance(count as u32).when(&format!("dice {place}"))
    }
    #[track_caller]
    fn until_draw(mut self, name: &str) -> Self {
        let (_, count) = place_of(self.played.table(), name).unwrap_or_else(|| panic!("`{name}` is in no deck"));
        let mut left = 200;
        while self.played.chance() != Some(count as u32) {
            self = goes_on(self, &mut left);
        }
        self.draws(name)
    }
    #[track_caller]
    fn sails_on(mut self, seat: Seat) -> Self {
        let mut left = 400;
        while !is_acting(&self, seat) {
            self = goes_on(self, &mut left);
        }
        self
    }
    #[track_caller]
    fn ends_turn(self) -> Self {
        let seat = asked(&self).expect("a player acts");
        let next = self.played.table().left_of(seat);
        self.acts(seat).picks("end-turn").sails_on(next)
    }
    #[track_caller]
    fn acts(self, seat: Seat) -> Self {
        let scene = self.passes();
        let question = asked(&scene).map(|seat| texts(&scene, seat));
        assert!(is_acting(&scene, seat), "{} is not to act but {question:?}", who(seat));
        scene
    }
    #[track_caller]
    fn offers(self, seat: Seat, text: &str) -> Self {
        let offers = texts(&self, seat);
        assert!(offers.iter().any(|offer| offer == text), "`{text}` is not among {offers:?}");
        self
    }
    #[track_caller]
    fn offers_no(self, seat: Seat, text: &str) -> Self {
        let offers = texts(&self, seat);
        assert!(offers.iter().all(|offer| offer != text), "`{text}` is among {offers:?}");
        self
    }

    #[track_caller]
    fn says(self, action: &str) -> Self {
        let scene = self.passes();
        // If only one announcement is possible, there is no question.
        if is_before_roll(&scene) || scene.played.chance().is_some() {
            let sides = scene.played.table().battle.expect("there is a battle").sides;
            let is_so = sides.iter().any(|side| side.announced.is_some_and(|announced| announced.name() == action));
            assert!(is_so, "no side announces {action}: {sides:?}");
            return scene;
        }
        scene.picks(&format!("battle > {action}"))
    }
    #[track_caller]
    fn announces_for(self, seat: Seat, action: &str) -> Self {
        let scene = self.passes();
        if scene.played.asked().contains(seat) && !is_window(&scene) {
            return scene.when(&format!("{}: battle > {action}", who(seat)));
        }
        assert_eq!(announced(&scene, seat), Some(action), "{} announces something else", who(seat));
        scene
    }
    #[track_caller]
    fn announces(self, seat: Seat, actions: &[&str]) -> Self {
        let scene = self.passes();
        // If only one announcement is possible, there is no question.
        if let [action] = actions
            && (is_window(&scene) || !scene.played.asked().contains(seat))
        {
            assert_eq!(announced(&scene, seat), Some(*action), "{} announces something else", who(seat));
            return scene;
        }
        let offers = texts(&scene, seat);
        assert_eq!(offers, actions.iter().map(|action| format!("battle > {action}")).collect::<Vec<_>>());
        scene
    }
    #[track_caller]
    fn announcing(self, seat: Seat) -> Self {
        let scene = self.passes();
        let battle = scene.played.table().battle.expect("there is a battle");
        if battle.round == 1 && is_before_roll(&scene) {
            let attacker = battle.sides[0].fighter;
            let leads = attacker.seat().map_or(scene.played.table().left_of(captain_in(&battle)), |attacker| attacker);
            assert_eq!(leads, seat, "the attacker is another");
            return scene;
        }
        let offers = texts(&scene, seat);
        assert!(offers.iter().all(|offer| offer.starts_with("battle > ")), "{offers:?}");
        scene
    }
    #[track_caller]
    fn round(self, attacker: &str, defender: &str, dice: &str) -> Self {
        let scene = self.passes();
        let fighters = scene.played.table().battle.expect("there is a battle").sides.map(|side| side.fighter);
        let [first, second] = fighters.map(|fighter| leader(&scene, fighter));
        let scene = scene.announces_for(first, attacker).announces_for(second, defender).rolls(dice);
        assert_eq!(scene.played.chance(), None, "the contest has more dice than {dice}");
        scene
    }
    #[track_caller]
    fn places(self, location: &str) -> Self {
        self.passes().picks(&format!("skull > location.{location}"))
    }
    #[track_caller]
    fn places_among(self, seat: Seat, locations: &[&str]) -> Self {
        let offers: Vec<String> = locations.iter().map(|at| format!("skull > location.{at}")).collect();
        let scene = self.passes();
        assert_eq!(texts(&scene, seat), offers);
        scene
    }
    #[track_caller]
    fn plays(self, seat: Seat, card: &str) -> Self {
        let mut scene = self.passes_until(seat, &format!("announce > card.{card}"));
        scene = scene.when(&format!("{}: announce > card.{card}", who(seat)));
        while lies_announced(&scene, seat) {
            scene = if is_window(&scene) { scene.passes_one() } else { scene.picks("announced > play") };
        }
        scene
    }
    #[track_caller]
    fn uses(self, seat: Seat, means: &str) -> Self {
        let text = format!("announce > means.{means}");
        let mut scene = self.passes_until(seat, &text).when(&format!("{}: {text}", who(seat)));
        while is_window(&scene) && lies_announced(&scene, seat) {
            scene = scene.passes_one();
        }
        scene
    }
    #[track_caller]
    fn rerolls(mut self, faces: &str) -> Self {
        let mut wanted: Vec<char> = faces.chars().collect();
        wanted.sort_unstable();
        // If only one answer is left, there is no question.
        while let Some(seat) = asked(&self).filter(|&seat| texts(&self, seat)[0].starts_with("reroll > ")) {
            let picked = self.played.table().roll.map_or(0, |roll| {
                roll.pools.iter().flatten().map(|pool| usize::from(pool.picked.len())).sum::<usize>()
            });
            let next = match wanted.get(picked) {
                Some('S') => "die.skull".to_owned(),
                Some(face) => format!("die.{face}"),
                None => "roll".to_owned(),
            };
            self = self.when(&format!("{}: reroll > {next}", who(seat)));
        }
        self
    }
    #[track_caller]
    fn ship(self, seat: Seat, cur: [u8; 5]) -> Self {
        let ship = &self.played.table().players[seat].ship;
        assert_eq!(Location::ALL.map(|location| ship.cur[location]), cur, "{}'s ship", who(seat));
        self
    }
    #[track_caller]
    fn foe(self, cur: [u8; 5]) -> Self {
        let battle = self.played.table().battle.expect("there is a battle");
        let ship = battle.sides.iter().find_map(|side| side.ship).expect("an NPC fights");
        assert_eq!(Location::ALL.map(|location| ship.cur[location]), cur, "the NPC's ship");
        self
    }
    #[track_caller]
    fn gold(self, seat: Seat, gold: u16) -> Self {
        assert_eq!(self.played.table().players[seat].gold, gold, "gold of {}", who(seat));
        self
    }
    #[track_caller]
    fn stash(self, seat: Seat, gold: u16) -> Self {
        assert_eq!(self.played.table().players[seat].stash, gold, "stash of {}", who(seat));
        self
    }
    #[track_caller]
    fn points(self, seat: Seat, points: u8) -> Self {
        assert_eq!(self.played.table().players[seat].track, points, "points of {}", who(seat));
        self
    }
    #[track_caller]
    fn bounties(self, seat: Seat, bounties: [u8; 4]) -> Self {
        assert_eq!(self.played.table().players[seat].bounties, bounties, "bounties on {}", who(seat));
        self
    }
    #[track_caller]
    fn cargo(self, seat: Seat, count: usize) -> Self {
        assert_eq!(self.played.table().players[seat].cargo.len(), count, "cargo of {}", who(seat));
        self
    }
    #[track_caller]
    fn holds(self, seat: Seat, cards: &[&str]) -> Self {
        let cargo: Vec<&str> = self.played.table().players[seat].cargo.iter().map(CargoCard::name).collect();
        assert_eq!(cargo, cards, "cargo of {}", who(seat));
        self
    }
    #[track_caller]
    fn hand(self, seat: Seat, count: usize) -> Self {
        assert_eq!(self.played.table().players[seat].hand.len(), count, "glory cards of {}", who(seat));
        self
    }
    #[track_caller]
    fn weapons(self, seat: Seat, weapons: &[&str]) -> Self {
        let there: Vec<&str> = self.played.table().players[seat].weapons.iter().map(Weapon::name).collect();
        assert_eq!(there, weapons, "weapons of {}", who(seat));
        self
    }
    #[track_caller]
    fn mods(self, seat: Seat, mods: &[&str]) -> Self {
        let there = self.played.table().players[seat].ship.modifications;
        assert_eq!(there.iter().map(Modification::name).collect::<Vec<_>>(), mods, "modifications of {}", who(seat));
        self
    }
    #[track_caller]
    fn specialists(self, seat: Seat, cards: &[&str]) -> Self {
        let there: Vec<&str> = self.played.table().players[seat].specialists.iter().map(Glory::name).collect();
        assert_eq!(there, cards, "specialists of {}", who(seat));
        self
    }
    #[track_caller]
    fn captain_of(self, seat: Seat, captain: &str) -> Self {
        assert_eq!(self.played.table().players[seat].captain.map(Captain::name), Some(captain), "{}", who(seat));
        self
    }
    #[track_caller]
    fn dies(self, seat: Seat) -> Self {
        let scene = self.passes();
        let table = scene.played.table();
        // A beaten captain leaves the board when the winner has got his due.
        let has_lost = table.battle.is_some_and(|battle| match battle.stage {
            Stage::Won(win) => battle.sides[usize::from(1 - win.side)].fighter == Fighter::Captain(seat),
            _ => false,
        });
        assert!(has_lost || table.players[seat].place.is_none(), "{} is alive", who(seat));
        scene
    }
    #[track_caller]
    fn at_sea(self, seat: Seat, zone: &str) -> Self {
        assert_eq!(self.played.table().players[seat].place, Zone::from_name(zone).map(Place::Sea), "{}", who(seat));
        self
    }
    #[track_caller]
    fn in_port(self, seat: Seat, zone: &str) -> Self {
        assert_eq!(self.played.table().players[seat].place, Zone::from_name(zone).map(Place::Port), "{}", who(seat));
        self
    }
    #[track_caller]
    fn npc(self, npc: &str, card: &str, zone: &str) -> Self {
        let ship = Npc::from_name(npc).and_then(|npc| self.played.table().npc(npc).ship);
        assert_eq!(ship.map(|ship| (ship.card.name(), ship.zone.name())), Some((card, zone)), "{npc}");
        self
    }
    #[track_caller]
    fn no_npc(self, npc: &str) -> Self {
        let ship = Npc::from_name(npc).and_then(|npc| self.played.table().npc(npc).ship);
        assert_eq!(ship, None, "{npc}");
        self
    }
    #[track_caller]
    fn merchant(self, zone: &str, is_there: bool) -> Self {
        let zone = Zone::from_name(zone).expect("a zone");
        assert_eq!(self.played.table().merchants[zone.index()].is_some(), is_there, "merchant of {zone}");
        self
    }
    #[track_caller]
    fn on_track(self, count: u8) -> Self {
        assert_eq!(self.played.table().merchant_track.iter().sum::<u8>(), count, "tokens on the merchant track");
        self
    }
    #[track_caller]
    fn melee(self) -> Self {
        assert!(self.played.table().battle.is_some_and(|battle| battle.is_boarded()), "there is no crew combat");
        self
    }
}
