//! What an owner may correct in the box, and what the rules are written for: everything else.

use super::parts::SHIPPED;
use wardroom_kernel::ShippedBox;

pub(super) const BOX: ShippedBox = ShippedBox {
    toml: SHIPPED,
    correctable: &[
        // Names and texts.
        "**.name_en",
        "**.name_de",
        "**.text",
        "**.text_de",
        // Cards are read by themselves, see `cards`.
        "captain",
        "cargo",
        "event",
        "specialist",
        "glory",
        "mission",
        "rumor",
        "timing.*",
        "zone.*.nation",
        "zone.*.borders",
        "zone.*.rules.*.cards",
        "zone.*.rules.*.cards_dutch",
        "zone.*.rules.*.gold",
        "zone.*.rules.*.min",
        "zone.*.rules.*.nation",
        "zone.*.rules.*.bounty",
        "zone.*.rules.*.skill",
        "zone.*.rules.*.ships",
        "zone.*.rules.*.hull_hits",
        "zone.*.rules.*.buy",
        "zone.*.rules.*.buy_two_or_more",
        "zone.*.rules.*.sell",
        "ship.*.toughness",
        "ship.*.cargo",
        "ship.*.crew",
        "ship.*.cannons",
        "ship.*.manoeuvrability",
        "ship.*.buy",
        "ship.*.sell",
        "npc.*.reward",
        "prices.*",
        "numbers.*",
    ],
};
