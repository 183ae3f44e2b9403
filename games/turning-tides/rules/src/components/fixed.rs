//! What an owner may correct in the box, and what the rules are written for: everything else.

use super::parts::SHIPPED;
use wardroom_kernel::ShippedBox;

pub(super) const BOX: ShippedBox = ShippedBox {
    toml: SHIPPED,
    correctable: &[
        "unit.sailor.count",
        "unit.cannon.count",
        "pieces.*",
        "start.silver.captain",
        "start.silver.sailors",
        "start.silver.cannons",
        "start.silver.hold",
        "start.gold.captain",
        "start.gold.sailors",
        "start.gold.cannons",
        "start.gold.hold",
        "start.initiative.holder",
        "card.*.count",
        "card.*.hand",
        "card.*.pile",
        "card.*.exchange",
        "card.*.choice",
        "hierarchy.levels",
        "lull.exchange_cards",
        "lull.pile_at_full_ship",
        "win.enemy_zones_destroyed",
        "intro.enemy_zones_destroyed",
        "intro.exchange",
        "intro.removed_cards",
        "intro.fire_into_pile_after_rounds",
        "intro.pile_by_round",
    ],
};
