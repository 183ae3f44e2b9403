//! Where everything stands on the chart, 1200 by 780: outlines of the zones, towns, tokens, letters and free places for ships.
//!
//! Own drawing. Two zones share a border as one curve; a gate is the point on it where the ringed letter stands when offered.

/// A point of the chart.
pub(crate) type Point = (i32, i32);

/// A zone as it is drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub zone: &'static str,
    pub outline: &'static str,
    /// None where there is no port.
    pub town: Option<Point>,
    pub demand: Point,
    pub modification: Point,
    pub merchant: Point,
    /// Where its name stands, and which end of the name.
    pub name: (i32, i32, &'static str),
    /// Free water for ships.
    pub ships: &'static [Point],
    pub gates: &'static [Gate],
}

/// The border to a neighbour: its letter, where that stands, and the point on the border.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gate {
    pub letter: &'static str,
    pub to: &'static str,
    pub at: Point,
    pub gate: Point,
}

const fn gate(letter: &'static str, to: &'static str, at: Point, gate: Point) -> Gate {
    Gate { letter, to, at, gate }
}

/// The place of a zone by its name in the box.
pub(crate) fn place(zone: &str) -> Option<&'static Place> {
    PLACES.iter().find(|place| place.zone == zone)
}

pub(crate) const PLACES: [Place; 17] = [
    Place {
        zone: "havana",
        outline: "M0 0L268 0C275 66 305 125 326 186C328 215 349 239 352 268C234 266 117 280 0 282L0 0Z",
        town: Some((140, 126)),
        demand: (178, 128),
        modification: (210, 128),
        merchant: (84, 236),
        name: (172, 106, "start"),
        ships: &[(252, 56), (180, 236)],
        gates: &[
            gate("NE", "nassau", (283, 119), (298, 113)),
            gate("E", "tortuga", (332, 241), (343, 237)),
            gate("S", "port-royal", (210, 259), (211, 271)),
        ],
    },
    Place {
        zone: "nassau",
        outline: "M268 0L604 0C516 69 419 124 326 186C305 125 275 66 268 0Z",
        town: Some((382, 58)),
        demand: (420, 62),
        modification: (452, 62),
        merchant: (366, 122),
        name: (414, 40, "start"),
        ships: &[(318, 44)],
        gates: &[gate("SW", "havana", (313, 107), (298, 113)), gate("SE", "tortuga", (478, 73), (481, 86))],
    },
    Place {
        zone: "tortuga",
        outline: "M604 0L700 0C663 87 622 172 592 262C546 285 499 304 446 300C417 282 382 283 352 268C349 239 328 215 326 186C419 124 516 69 604 0Z",
        town: Some((546, 222)),
        demand: (508, 226),
        modification: (476, 226),
        merchant: (632, 70),
        name: (528, 204, "end"),
        ships: &[(560, 128), (420, 210)],
        gates: &[
            gate("W", "havana", (354, 232), (343, 237)),
            gate("NW", "nassau", (486, 99), (481, 86)),
            gate("SE", "santo-domingo", (629, 122), (644, 130)),
            gate("S", "petit-goave", (479, 288), (480, 300)),
            gate("SW", "port-royal", (402, 271), (399, 283)),
        ],
    },
    Place {
        zone: "port-royal",
        outline: "M0 282C117 280 234 266 352 268C382 283 417 282 446 300C428 357 445 419 418 474C392 505 359 527 318 532C213 515 107 494 0 494L0 282Z",
        town: Some((290, 372)),
        demand: (328, 380),
        modification: (360, 380),
        merchant: (112, 404),
        name: (300, 320, "start"),
        ships: &[(208, 446), (318, 452)],
        gates: &[
            gate("N", "havana", (212, 283), (211, 271)),
            gate("NE", "tortuga", (396, 295), (399, 283)),
            gate("E", "petit-goave", (425, 351), (437, 352)),
            gate("SE", "cartagena", (368, 502), (374, 513)),
            gate("S", "old-providence", (91, 486), (90, 498)),
        ],
    },
    Place {
        zone: "petit-goave",
        outline: "M446 300C499 304 546 285 592 262C608 309 622 357 618 408C595 437 573 467 540 486C500 476 457 492 418 474C445 419 428 357 446 300Z",
        town: Some((524, 342)),
        demand: (512, 406),
        modification: (544, 406),
        merchant: (464, 424),
        name: (526, 384, "middle"),
        ships: &[(566, 444), (480, 454)],
        gates: &[
            gate("N", "tortuga", (482, 311), (480, 300)),
            gate("W", "port-royal", (449, 353), (437, 352)),
            gate("E", "santo-domingo", (604, 390), (619, 390)),
            gate("SE", "caribbean-sea", (574, 442), (583, 451)),
            gate("S", "cartagena", (478, 471), (479, 483)),
        ],
    },
    Place {
        zone: "santo-domingo",
        outline: "M700 0L822 0C801 136 751 264 724 398C688 392 653 398 618 408C622 357 608 309 592 262C622 172 663 87 700 0Z",
        town: Some((656, 308)),
        demand: (652, 370),
        modification: (684, 370),
        merchant: (668, 178),
        name: (668, 348, "middle"),
        ships: &[(742, 92), (700, 190)],
        gates: &[
            gate("NW", "tortuga", (659, 138), (644, 130)),
            gate("W", "petit-goave", (634, 392), (619, 390)),
            gate("E", "san-juan", (780, 137), (792, 140)),
            gate("S", "caribbean-sea", (713, 384), (713, 396)),
        ],
    },
    Place {
        zone: "san-juan",
        outline: "M822 0L948 0C934 96 934 194 900 286C888 336 873 385 836 424C797 423 760 410 724 398C751 264 801 136 822 0Z",
        town: Some((796, 270)),
        demand: (838, 256),
        modification: (870, 256),
        merchant: (798, 352),
        name: (828, 234, "start"),
        ships: &[(878, 110), (862, 352)],
        gates: &[
            gate("W", "santo-domingo", (803, 143), (792, 140)),
            gate("E", "st-maarten", (926, 85), (938, 87)),
            gate("SE", "basse-terre", (861, 352), (877, 359)),
            gate("SW", "caribbean-sea", (803, 408), (801, 420)),
        ],
    },
    Place {
        zone: "st-maarten",
        outline: "M948 0L1076 0C1058 94 1024 185 1018 282C979 286 939 279 900 286C934 194 934 96 948 0Z",
        town: Some((980, 146)),
        demand: (966, 212),
        modification: (998, 212),
        merchant: (932, 252),
        name: (982, 190, "middle"),
        ships: &[(1006, 62), (958, 90)],
        gates: &[
            gate("W", "san-juan", (950, 88), (938, 87)),
            gate("E", "st-john", (1045, 81), (1057, 84)),
            gate("S", "basse-terre", (959, 271), (959, 283)),
        ],
    },
    Place {
        zone: "st-john",
        outline: "M1076 0L1200 0L1200 318C1162 334 1120 324 1082 338C1062 318 1039 301 1018 282C1024 185 1058 94 1076 0Z",
        town: Some((1134, 160)),
        demand: (1118, 228),
        modification: (1150, 228),
        merchant: (1166, 288),
        name: (1134, 206, "middle"),
        ships: &[(1112, 70), (1170, 70)],
        gates: &[
            gate("W", "st-maarten", (1068, 87), (1057, 84)),
            gate("S", "bridgetown", (1140, 317), (1141, 329)),
            gate("SW", "basse-terre", (1058, 300), (1050, 310)),
        ],
    },
    Place {
        zone: "basse-terre",
        outline: "M900 286C939 279 979 286 1018 282C1039 301 1062 318 1082 338C1082 392 1064 445 1070 500C1022 511 975 522 926 526C895 526 866 514 836 508C840 480 825 452 836 424C873 385 888 336 900 286Z",
        town: Some((956, 356)),
        demand: (1002, 352),
        modification: (1034, 352),
        merchant: (884, 406),
        name: (970, 398, "middle"),
        ships: &[(908, 470), (1038, 454)],
        gates: &[
            gate("NW", "san-juan", (893, 367), (877, 359)),
            gate("N", "st-maarten", (959, 295), (959, 283)),
            gate("NE", "st-john", (1043, 319), (1050, 310)),
            gate("E", "bridgetown", (1062, 417), (1074, 419)),
            gate("S", "trinidad", (996, 504), (998, 516)),
            gate("SW", "caracas", (883, 508), (881, 519)),
            gate("W", "caribbean-sea", (845, 464), (833, 466)),
        ],
    },
    Place {
        zone: "bridgetown",
        outline: "M1082 338C1120 324 1162 334 1200 318L1200 584C1164 544 1112 530 1070 500C1064 445 1082 392 1082 338Z",
        town: Some((1158, 456)),
        demand: (1126, 388),
        modification: (1158, 388),
        merchant: (1114, 436),
        name: (1196, 366, "end"),
        ships: &[(1160, 520), (1110, 490)],
        gates: &[
            gate("N", "st-john", (1142, 341), (1141, 329)),
            gate("W", "basse-terre", (1086, 420), (1074, 419)),
            gate("SW", "trinidad", (1129, 520), (1124, 531)),
        ],
    },
    Place {
        zone: "trinidad",
        outline: "M926 526C975 522 1022 511 1070 500C1112 530 1164 544 1200 584L1200 780L944 780C954 694 917 612 926 526Z",
        town: Some((1078, 634)),
        demand: (1130, 656),
        modification: (1162, 656),
        merchant: (974, 584),
        name: (1146, 634, "middle"),
        ships: &[(1040, 572), (990, 640)],
        gates: &[
            gate("N", "basse-terre", (1001, 527), (998, 516)),
            gate("NE", "bridgetown", (1118, 542), (1124, 531)),
            gate("W", "caracas", (937, 576), (925, 577)),
        ],
    },
    Place {
        zone: "caracas",
        outline: "M738 562C776 554 806 530 836 508C866 514 895 526 926 526C917 612 954 694 944 780L748 780C748 707 727 635 738 562Z",
        town: Some((838, 694)),
        demand: (876, 742),
        modification: (908, 742),
        merchant: (892, 578),
        name: (862, 720, "start"),
        ships: &[(810, 624), (880, 650)],
        gates: &[
            gate("NE", "basse-terre", (878, 531), (881, 519)),
            gate("E", "trinidad", (913, 578), (925, 577)),
            gate("NW", "caribbean-sea", (796, 551), (790, 540)),
            gate("W", "curacao", (747, 610), (735, 610)),
        ],
    },
    Place {
        zone: "curacao",
        outline: "M560 572C619 556 678 561 738 562C727 635 748 707 748 780L560 780C554 711 570 641 560 572Z",
        town: Some((640, 652)),
        demand: (680, 656),
        modification: (712, 656),
        merchant: (590, 682),
        name: (672, 634, "start"),
        ships: &[(604, 608), (690, 590)],
        gates: &[
            gate("E", "caracas", (723, 610), (735, 610)),
            gate("N", "caribbean-sea", (649, 573), (649, 561)),
            gate("W", "cartagena", (575, 601), (563, 601)),
        ],
    },
    Place {
        zone: "cartagena",
        outline: "M318 532C359 527 392 505 418 474C457 492 500 476 540 486C541 516 553 543 560 572C570 641 554 711 560 780L300 780C290 696 310 615 318 532Z",
        town: Some((444, 636)),
        demand: (436, 704),
        modification: (468, 704),
        merchant: (366, 612),
        name: (452, 682, "middle"),
        ships: &[(444, 556), (500, 590)],
        gates: &[
            gate("NW", "port-royal", (380, 523), (374, 513)),
            gate("N", "petit-goave", (479, 495), (479, 483)),
            gate("E", "curacao", (551, 602), (563, 601)),
            gate("NE", "caribbean-sea", (532, 535), (548, 529)),
            gate("W", "old-providence", (323, 593), (311, 591)),
        ],
    },
    Place {
        zone: "old-providence",
        outline: "M0 494C107 494 213 515 318 532C310 615 290 696 300 780L0 780L0 494Z",
        town: Some((158, 604)),
        demand: (200, 614),
        modification: (232, 614),
        merchant: (160, 690),
        name: (136, 548, "start"),
        ships: &[(100, 552), (250, 690)],
        gates: &[gate("N", "port-royal", (89, 510), (90, 498)), gate("E", "cartagena", (299, 590), (311, 591))],
    },
    Place {
        zone: "caribbean-sea",
        outline: "M618 408C653 398 688 392 724 398C760 410 797 423 836 424C825 452 840 480 836 508C806 530 776 554 738 562C678 561 619 556 560 572C553 543 541 516 540 486C573 467 595 437 618 408Z",
        town: None,
        demand: (0, 0),
        modification: (0, 0),
        merchant: (790, 458),
        name: (690, 438, "middle"),
        ships: &[(604, 510), (770, 520)],
        gates: &[
            gate("NW", "petit-goave", (591, 459), (583, 451)),
            gate("N", "santo-domingo", (713, 409), (713, 396)),
            gate("NE", "san-juan", (799, 432), (801, 420)),
            gate("E", "basse-terre", (821, 468), (833, 466)),
            gate("SE", "caracas", (784, 530), (790, 540)),
            gate("S", "curacao", (648, 549), (649, 561)),
            gate("SW", "cartagena", (564, 524), (548, 529)),
        ],
    },
];

#[cfg(test)]
mod tests {
    use super::{PLACES, Point};
    use marauders::{Name, Parts, Zone};
    use wardroom_kernel::Parts as _;

    /// Left, top, right and bottom of what is written: letters are so wide, about, as the browser's fonts differ.
    struct Frame(f64, f64, f64, f64);

    impl Frame {
        fn meets(&self, other: &Frame) -> bool {
            self.0 < other.2 && other.0 < self.2 && self.1 < other.3 && other.1 < self.3
        }
        /// The name of a zone, as large as `chart.css` writes it.
        fn name((x, y, anchor): (i32, i32, &str), name: &str, is_open: bool) -> Frame {
            let (size, each) = if is_open { (20.0, 10.6) } else { (22.0, 13.0) };
            let width = name.chars().count() as f64 * each;
            let left = f64::from(x)
                - match anchor {
                    "start" => 0.0,
                    "end" => width,
                    _ => width / 2.0,
                };
            Frame(left, f64::from(y) - 0.75 * size, left + width, f64::from(y) + 0.05 * size)
        }
        fn letter((x, y): Point, letter: &str) -> Frame {
            let (x, y, half) = (f64::from(x), f64::from(y), 5.8 * letter.len() as f64);
            Frame(x - half, y - 7.0, x + half, y + 7.0)
        }
    }

    #[test]
    fn no_name_covers_a_letter_or_another_name_or_leaves_the_chart() {
        let parts = Parts::shipped();
        for pick in [|name: &Name| name.en.clone(), |name: &Name| name.de.clone()] {
            let names = PLACES.map(|place| {
                let zone = Zone::from_name(place.zone).expect("a zone");
                let text = pick(&parts.zone(zone).name);
                (Frame::name(place.name, &text, place.town.is_none()), text)
            });
            let letters =
                || PLACES.iter().flat_map(|place| place.gates).map(|gate| (gate, Frame::letter(gate.at, gate.letter)));
            for (at, (frame, name)) in names.iter().enumerate() {
                assert!(frame.0 >= 0.0 && frame.2 <= 1200.0, "{name} is written from {} to {}", frame.0, frame.2);
                for (gate, letter) in letters() {
                    assert!(!frame.meets(&letter), "{name} covers {} at {:?}", gate.letter, gate.at);
                }
                for (other, of) in &names[at + 1..] {
                    assert!(!frame.meets(other), "{name} covers {of}");
                }
            }
            for (at, (gate, letter)) in letters().enumerate() {
                for (other, near) in letters().skip(at + 1) {
                    assert!(!letter.meets(&near), "{:?} covers {:?}", gate.at, other.at);
                }
            }
        }
    }
}
