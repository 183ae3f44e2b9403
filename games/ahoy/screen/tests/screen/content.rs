//! What is drawn says what the rules say: who leads where and by how much, who stands in a space, how a battle stands.

use crate::context::{element, names, say, through_a_game, with_context};
use ahoy::{
    Ahoy, BattleStep, Card, Figure, Plan, Point, Region, SMUGGLER, SMUGGLER_2, SQUADRON, Slot, Space, Table, UNION, at,
};
use ahoy_screen::Screen;
use wardroom_kernel::{Match, Viewer};
use wardroom_testkit::given;
use wardroom_ui::{GameScreen, Language, specimen::table};

fn page(played: &Match<Ahoy>) -> String {
    with_context(played, Viewer::Seat(SQUADRON), |context| table::<Screen>(context, Language::En))
}
#[track_caller]
fn begin(scene: ahoy::Scene) -> Match<Ahoy> {
    given::<Ahoy>(scene.table().unwrap_or_else(|why| panic!("{why}"))).played
}
fn attribute<'p>(tag: &'p str, name: &str) -> Option<&'p str> {
    let tag = tag.split('>').next()?;
    tag.split_once(&format!(" {name}=\""))?.1.split('"').next()
}
/// What stands between tags, piece by piece.
fn words(markup: &str) -> Vec<&str> {
    let pieces = markup.split('<').filter_map(|piece| piece.split_once('>')).map(|(_, text)| text.trim());
    pieces.filter(|text| !text.is_empty()).collect()
}

/// The halves of a plate: Squadron and Union, each with its number and whether it is filled.
fn halves(plate: &str) -> [(String, bool); 2] {
    ["squadron", "union"].map(|seat| {
        let half = plate.split(&format!("data-seat=\"{seat}\"")).nth(1).expect("both have a half");
        let half = half.split("data-seat").next().unwrap_or_default();
        let number = half.split("<text").nth(1).and_then(|text| text.split(['>', '<']).nth(1));
        let (is_filled, leads) = (half.contains("<path"), half.contains("class=\"lead\""));
        assert_eq!(is_filled, leads, "{half}");
        (number.unwrap_or_default().to_owned(), leads)
    })
}

#[test] // AH-SCORE-03, AH-SCORE-04, AH-SCORE-05, AH-UNION-17
fn a_plate_tells_who_leads_its_region_and_by_how_much() {
    let scene = Table::scene(3).tile("compass-b", 0, 0, 0).tile("skull-b", 2, 0, 0).tile("tree-b", 4, 0, 0);
    // 2 for the Flagship, 2 for the Stronghold, 3 for the Patrols; the Union has a Flagship and two Comrades.
    let scene = scene.flagship(SQUADRON, at(0, 0)).strongholds(at(1, 1), 1).patrols(at(1, 0), 3);
    let scene = scene.flagship(UNION, at(0, 1)).comrades(at(1, 1), 2).wealth("compass-b", 4);
    // Beside the Cutter each Comrade counts twice: 1 and 3 times 2.
    let scene = scene.cutter(at(2, 0)).comrades(at(3, 1), 3).patrols(at(2, 1), 4);
    // One of each.
    let scene = scene.comrades(at(5, 1), 1).patrols(at(4, 0), 1).flagship(SMUGGLER, at(5, 0));
    let page = page(&begin(scene));
    let told = |region: &str| {
        let plate = element(&page, &format!("plate-{region}"));
        (attribute(plate, "aria-label").unwrap_or_default().to_owned(), halves(plate))
    };
    let number = |number: &str, leads: bool| (number.to_owned(), leads);
    let (label, drawn) = told("compass-b");
    assert!(label.ends_with(": wealth 4. Squadron 7, Union 3: the Squadron leads by 4."), "{label}");
    assert_eq!(drawn, [number("7", true), number("3", false)]);
    let (label, drawn) = told("skull-b");
    assert!(label.ends_with(": wealth 1. Squadron 4, Union 7: the Union leads by 3."), "{label}");
    assert_eq!(drawn, [number("4", false), number("7", true)]);
    let (label, drawn) = told("tree-b");
    assert!(label.ends_with(": wealth 1. Squadron 1, Union 1: nobody leads."), "{label}");
    assert_eq!(drawn, [number("1", false), number("1", false)]);
}

#[test] // AH-SCORE-05
fn in_every_game_plates_have_the_numbers_that_would_be_scored() {
    let mut led = [0; 3];
    for (seats, seed) in [(2, 31), (3, 32), (4, 33)] {
        through_a_game(seats, seed, 11, |played| {
            let (page, sea) = (page(played), &played.table().sea);
            for (region, wealth, control) in sea.standing() {
                let plate = element(&page, &format!("plate-{region}"));
                let leads = |seat| control.leader() == Some(seat);
                let own = [(control.squadron, leads(SQUADRON)), (control.union, leads(UNION))];
                assert_eq!(halves(plate), own.map(|(number, leads)| (number.to_string(), leads)), "{region}");
                let label = attribute(plate, "aria-label").unwrap_or_default();
                let lead = if let Some(seat) = control.leader() {
                    format!(
                        "the {} leads by {}.",
                        say(Language::En).text(["seat-squadron", "seat-union"][seat]),
                        control.lead()
                    )
                } else {
                    "nobody leads.".to_owned()
                };
                assert!(label.contains(&format!("wealth {wealth}.")) && label.ends_with(&lead), "{label}, not {lead}");
                assert!(plate.contains(&format!(">{wealth}</text>")), "{plate}");
                led[control.leader().map_or(2, |seat| usize::from(seat.0))] += 1;
            }
            assert_eq!(page.matches("class=\"plate\"").count(), sea.map.len());
        });
    }
    assert!(led.iter().all(|&times| times > 5), "squadron, union and neither led {led:?} times");
}

/// Where a piece is drawn.
fn drawn_at(piece: &str) -> (i32, i32) {
    let style = attribute(piece, "style").expect("pieces have a place");
    let (x, y) = style.split_once("translate(").and_then(|(_, rest)| rest.split_once("px,")).expect("a place");
    let y = y.split("px").next().unwrap_or_default();
    (x.parse().expect("a number"), y.parse().expect("a number"))
}
fn id(figure: Figure) -> String {
    format!("fig-{}", figure.to_string().replace('.', "-"))
}
fn is_inside((x, y): (i32, i32), at: Point) -> bool {
    let (left, top) = (i32::from(at.x) * 100, i32::from(at.y) * 100);
    (left..=left + 100).contains(&x) && (top..=top + 100).contains(&y)
}

/// Every figure stands in its own space and is named there, one for one; stacks and Comrades have their number.
#[track_caller]
fn spaces_are_as_they_are(played: &Match<Ahoy>) -> usize {
    let (page, table) = (page(played), played.table());
    let counts = element(&page, "counts");
    let badges: Vec<(&str, (i32, i32))> = counts
        .split("<g class=\"count-badge\"")
        .skip(1)
        .map(|badge| (words(badge)[0], drawn_at(&format!("<g{badge}"))))
        .collect();
    let mut most = 0;
    for space in table.sea.map.spaces() {
        let point = table.sea.map.point(space).expect("it is on the map");
        let here: Vec<Figure> = table.sea.figures_in(space).iter().collect();
        let comrades = if space.is_island() { table.sea.comrades(space.region()) } else { 0 };
        for &figure in &here {
            let piece = element(&page, &id(figure));
            assert!(is_inside(drawn_at(piece), point), "{figure} is drawn outside of {point}");
            assert!(!piece.contains("stowed"), "{figure} is on the map");
        }
        let label =
            attribute(element(&page, &format!("space-{}-{}", point.x, point.y)), "aria-label").unwrap_or_default();
        named(label, &here, comrades);
        badged(&badges, &here, comrades, point);
        let tokens = token_count(&page, space, point);
        assert_eq!(tokens, usize::from(comrades.min(3)), "Comrades drawn at {point}");
        most = most.max(here.len() + usize::from(comrades > 0));
    }
    for figure in Figure::all().filter(|figure| figure.owner().0 < table.seats && table.sea.at(*figure).is_none()) {
        assert!(element(&page, &id(figure)).contains("stowed"), "{figure} is not on the map");
    }
    most
}
#[track_caller]
fn named(label: &str, here: &[Figure], comrades: u8) {
    let names: Vec<&str> = label.split(", ").collect();
    let count = |name: &str| names.iter().filter(|part| **part == name).count();
    let of = |is: fn(&Figure) -> bool| here.iter().filter(|figure| is(figure)).count();
    assert_eq!(count("Patrol"), of(|figure| figure.is_patrol()), "{label}");
    assert_eq!(count("Stronghold"), of(|figure| matches!(figure, Figure::Stronghold(_))), "{label}");
    assert_eq!(count("Cutter"), of(|figure| *figure == Figure::Cutter), "{label}");
    assert_eq!(count("Gunship"), of(|figure| *figure == Figure::Gunship), "{label}");
    assert_eq!(label.matches("Flagship (").count(), of(|figure| figure.is_flagship()), "{label}");
    let told = names.iter().find_map(|part| part.strip_suffix(" Comrades").or(part.strip_suffix(" Comrade")));
    assert_eq!(told.map(str::to_owned), (comrades > 0).then(|| comrades.to_string()), "{label}");
}
/// A stack of several figures says how many, and so do more Comrades than are drawn.
#[track_caller]
fn badged(badges: &[(&str, (i32, i32))], here: &[Figure], comrades: u8, point: Point) {
    // At the corner of a stack, so perhaps a little beyond the space.
    let (x, y) = (i32::from(point.x) * 100 + 50, i32::from(point.y) * 100 + 50);
    let is_near = |at: (i32, i32)| (at.0 - x).abs() <= 75 && (at.1 - y).abs() <= 75;
    let has = |count: usize| badges.iter().any(|(text, at)| is_near(*at) && *text == count.to_string());
    let patrols = here.iter().filter(|figure| figure.is_patrol()).count();
    let strongholds = here.iter().filter(|figure| matches!(figure, Figure::Stronghold(_))).count();
    let are_apart = here.len() + usize::from(comrades > 0) <= 4;
    for stack in [patrols, strongholds].into_iter().filter(|&stack| stack > 1 && !are_apart) {
        assert!(has(stack), "no {stack} at {point}: {badges:?}");
    }
    assert!(comrades <= 3 || has(comrades.into()), "no {comrades} at {point}: {badges:?}");
}
fn token_count(page: &str, space: Space, point: Point) -> usize {
    let groups = page.split("<g class=\"comrades\"").skip(1);
    let all = groups.map(|rest| format!("<g{}", rest.split("</g>").next().unwrap_or_default()));
    let here = all.filter(|group| space.is_island() && is_inside(drawn_at(group), point));
    here.map(|group| group.matches("href=\"#comrade\"").count()).sum()
}

#[test] // AH-MAP-07
fn in_the_most_crowded_space_every_figure_and_all_comrades_are_drawn_apart_and_named() {
    let island = at(1, 1);
    let scene =
        Table::scene(4).tile("compass-b", 0, 0, 0).tile("skull-b", 2, 0, 0).patrols(island, 7).strongholds(island, 3);
    let scene = scene.cutter(island).gunship(island).comrades(island, 12);
    let scene =
        [SQUADRON, UNION, SMUGGLER, SMUGGLER_2].into_iter().fold(scene, |scene, seat| scene.flagship(seat, island));
    let played = begin(scene);
    assert_eq!(spaces_are_as_they_are(&played), 17);
    let page = page(&played);
    let first = [Figure::Patrol(1), Figure::Stronghold(1), Figure::Cutter, Figure::Gunship];
    let flagships = [SQUADRON, UNION, SMUGGLER, SMUGGLER_2].into_iter().map(Figure::Flagship);
    let places: Vec<(i32, i32)> = flagships.chain(first).map(|figure| drawn_at(element(&page, &id(figure)))).collect();
    let comrades = page.split("<g class=\"comrades\"").nth(1).map(|group| drawn_at(&format!("<g{group}")));
    let places: Vec<(i32, i32)> = places.into_iter().chain(comrades).collect();
    assert_eq!(places.len(), 9);
    for (index, one) in places.iter().enumerate() {
        for other in &places[index + 1..] {
            let apart = (one.0 - other.0).abs().max((one.1 - other.1).abs());
            assert!(apart >= 16, "{one:?} and {other:?} cover each other");
        }
    }
}

#[test] // AH-MAP-07
fn however_many_kinds_stand_in_a_space_all_are_drawn_in_it_and_named() {
    for here in [at(1, 1), at(0, 1)] {
        let comrades = |scene: ahoy::Scene| if here == at(1, 1) { scene.comrades(here, 5) } else { scene };
        type Put<'a> = Box<dyn Fn(ahoy::Scene) -> ahoy::Scene + 'a>;
        let put: [Put; 9] = [
            Box::new(|scene| scene.flagship(SQUADRON, here)),
            Box::new(|scene| scene.patrols(here, 2)),
            Box::new(|scene| scene.flagship(SMUGGLER, here)),
            Box::new(comrades),
            Box::new(|scene| scene.gunship(here)),
            Box::new(|scene| scene.flagship(UNION, here)),
            Box::new(|scene| scene.patrols(here, 3)),
            Box::new(|scene| scene.cutter(here)),
            Box::new(|scene| scene.flagship(SMUGGLER_2, here)),
        ];
        for count in 1..=put.len() {
            let empty = Table::scene(4).tile("compass-b", 0, 0, 0).tile("skull-b", 2, 0, 0);
            let empty = [SQUADRON, UNION, SMUGGLER, SMUGGLER_2]
                .into_iter()
                .fold(empty, |scene, seat| scene.flagship(seat, at(3, 0)));
            spaces_are_as_they_are(&begin(put[..count].iter().fold(empty, |scene, put| put(scene))));
        }
    }
}

#[test]
fn in_every_game_every_figure_is_where_it_is_and_named() {
    let mut most = 0;
    for (seats, seed) in [(2, 41), (3, 42), (4, 43)] {
        through_a_game(seats, seed, 13, |played| most = most.max(spaces_are_as_they_are(played)));
    }
    assert!(most >= 3, "no space ever had more than {most}");
}

/// The paper of a battle, compared with the battle of the table.
#[track_caller]
fn paper_is_the_battle(played: &Match<Ahoy>) -> Option<BattleStep> {
    let (page, table) = (page(played), played.table());
    let paper = element(&page, "ah-battle");
    let Some(battle) = table.under_way.battle else {
        assert_eq!(words(paper), [""; 0], "no battle is fought");
        return None;
    };
    let isle = say(Language::En).text(&format!("isle-{}", battle.space.region()));
    assert!(element(paper, "battle-title").contains(&isle), "{paper}");
    let steps = [
        (BattleStep::Opening, "Opening"),
        (BattleStep::AttackerFires, "Fire"),
        (BattleStep::DefenderFires, "Answer"),
        (BattleStep::Rolling, "Roll"),
        (BattleStep::Victory, "Spoils"),
    ];
    let now =
        paper.split("aria-current=\"step\"").skip(1).map(|rest| rest.split(['>', '<']).nth(1).unwrap_or_default());
    let wanted: Vec<&str> = steps.iter().filter(|(step, _)| *step == battle.step).map(|(_, word)| *word).collect();
    assert_eq!(now.collect::<Vec<_>>(), wanted);
    let sides: Vec<&str> = paper.split("<div class=\"side").skip(1).filter(|side| side.contains("<h3>")).collect();
    assert_eq!(sides.len(), 2, "{paper}");
    for (of, (drawn, side)) in sides.iter().zip(battle.sides).enumerate() {
        assert!(drawn.contains(&names()[side.figure.owner()]), "{drawn}");
        let sum = drawn.split("<p class=\"sum\">").nth(1).and_then(|sum| sum.split("</p>").next()).unwrap_or_default();
        let dice: Vec<String> =
            sum.split("href=\"#die-").skip(1).filter_map(|die| die.chars().next()).map(String::from).collect();
        let rolled: Vec<String> = side.rolled.iter().flatten().map(|die| die.value().to_string()).collect();
        assert_eq!(dice, rolled, "{sum}");
        let open = if side.has_secret_weapon { 2 } else { 1 } - rolled.len();
        assert_eq!(sum.matches("not rolled yet").count(), open, "{sum}");
        let cache = side.weapons_caches * table.sea.ready;
        let added = side.lowered + side.bonus + cache;
        assert_eq!(words(sum).contains(&&*format!("+ {added}")), added > 0, "{sum}");
        let total = battle.total(of, table.sea.ready);
        assert_eq!(words(sum).contains(&&*format!("= {total}")), !rolled.is_empty(), "{sum}");
        let bonuses = drawn.split("<p class=\"bonuses\">").nth(1).and_then(|rest| rest.split("</p>").next());
        let mut from = Vec::new();
        from.extend((side.lowered > 0).then(|| format!("cannon +{}", side.lowered)));
        from.extend((side.bonus > 0).then(|| format!("bonus +{}", side.bonus)));
        from.extend((side.weapons_caches > 0).then(|| format!("Weapons Cache +{cache}")));
        from.extend(side.has_secret_weapon.then(|| "Secret Weapon".to_owned()));
        assert_eq!(bonuses, Some(&*from.join(" · ")));
        assert_eq!(drawn.contains("is-winner"), battle.winner == Some(of), "{drawn}");
    }
    Some(battle.step)
}

#[test] // AH-BATTLE-08, AH-BATTLE-10, AH-BATTLE-11, AH-PLAN-11
fn the_paper_of_a_battle_adds_up() {
    let scene = Table::scene(3).tile("compass-b", 0, 0, 0).tile("skull-b", 2, 0, 0).turn(UNION).ready(5).gold(UNION, 0);
    let scene = scene.flagship(UNION, at(0, 0)).flagship(SMUGGLER, at(1, 0)).placed(UNION, Slot::Cannons, 4);
    let scene = scene.crew(UNION, [Card::Fighters]).plans([Plan::SecretWeapon, Plan::WeaponsCache]);
    let begun = given::<Ahoy>(scene.table().unwrap_or_else(|why| panic!("{why}")));
    assert_eq!(paper_is_the_battle(&begun.played), None);
    let opening = begun.when("union: die.1 > slot.sail; union: step > space.1.0");
    assert_eq!(paper_is_the_battle(&opening.played), Some(BattleStep::Opening));
    let armed = opening.when("union: plan > plan.secret-weapon; union: plan > plan.weapons-cache; union: plan > pass");
    assert_eq!(paper_is_the_battle(&armed.played), Some(BattleStep::AttackerFires));
    let won = armed.when("union: fire > slot.cannons > by.2; dice 3 4 6");
    assert_eq!(paper_is_the_battle(&won.played), Some(BattleStep::Victory));
    let page = page(&won.played);
    let paper = words(element(&page, "ah-battle"));
    // 3 and 4 rolled, 2 off the cannon, 1 for the Fighters, 5 Ready Comrades.
    for told in ["+ 8", "= 15", "cannon +2 · bonus +1 · Weapons Cache +5 · Secret Weapon", "= 6"] {
        assert!(paper.contains(&told), "`{told}` is not among {paper:?}");
    }
}

#[test]
fn in_every_game_the_paper_is_the_battle_that_is_fought() {
    let mut steps = Vec::new();
    for (seats, seed) in [(2, 51), (3, 52), (4, 53)] {
        through_a_game(seats, seed, 1, |played| {
            // Every eighth moment without a battle is enough to see that there is none.
            if played.table().under_way.battle.is_some() || played.answers().len() % 8 == 0 {
                steps.extend(paper_is_the_battle(played));
            }
        });
    }
    for step in [BattleStep::Opening, BattleStep::AttackerFires, BattleStep::DefenderFires, BattleStep::Victory] {
        assert!(steps.contains(&step), "{step:?} never came");
    }
}

#[test]
fn every_region_of_the_map_has_its_own_plate() {
    let played = begin(Table::scene(2).tile("fish-a", 0, 0, 0).tile("bird-b", 2, 0, 0));
    let page = page(&played);
    let has = |region: &Region| page.contains(&format!("id=\"plate-{region}\""));
    assert_eq!(Region::ALL.iter().filter(|region| has(region)).count(), 2);
}

#[test] // AH-TERRAIN-02
fn a_harbor_says_that_a_die_leaves_its_slot() {
    // skull-b has a Harbor in its north-west.
    let scene = Table::scene(3).tile("compass-b", 0, 0, 0).tile("skull-b", 2, 0, 0).turn(SQUADRON);
    let scene = scene.flagship(SQUADRON, at(1, 0)).flagship(UNION, at(3, 1)).flagship(SMUGGLER, at(3, 1));
    let scene = scene.dice(SQUADRON, [1, 1]).gold(SQUADRON, 0).placed(SQUADRON, Slot::Tailwind, 5);
    let table = scene.table().unwrap_or_else(|why| panic!("{why}"));
    let script = "squadron: die.1 > slot.sail; squadron: step > space.2.0; squadron: step > stop; squadron: first > effect.harbor";
    let played = given::<Ahoy>(table).when(script).played;
    with_context(&played, Viewer::Seat(SQUADRON), |context| {
        assert!(
            context.offers.iter().any(|offer| offer.to_string() == "harbor > slot.tailwind > die.5"),
            "{:?}",
            context.offers
        );
        assert_eq!(Screen::token(context, "slot.tailwind", say(Language::En)), "Die from Tailwind");
        assert_eq!(Screen::token(context, "slot.tailwind", say(Language::De)), "Würfel von Rückenwind");
    });
}

#[test] // AH-PLAN-09
fn enlist_says_before_it_is_spent_that_it_recruits_nobody() {
    let scene = |market: Card| {
        let scene = Table::scene(2).tile("compass-b", 0, 0, 0).tile("skull-b", 2, 0, 0).comrades(at(3, 1), 1);
        begin(scene.plans([Plan::Enlist]).market([market]).deck([]).turn(UNION))
    };
    for (market, says) in [(Card::Gunner, false), (Card::Diver, true)] {
        let played = scene(market);
        let (page, labels) = with_context(&played, Viewer::Seat(UNION), |context| {
            let labels: Vec<String> =
                context.offers.iter().map(|&offer| Screen::offer(context, offer, say(Language::En))).collect();
            (table::<Screen>(context, Language::En), labels)
        });
        assert_eq!(element(&page, "plan-0").contains("It finds no card to recruit now."), says);
        let label = labels.iter().find(|label| label.starts_with("Play Enlist")).expect("it is offered");
        assert_eq!(label, if says { "Play Enlist: it finds no card to recruit now" } else { "Play Enlist" });
    }
}
