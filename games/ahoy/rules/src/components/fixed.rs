//! What an owner may correct in the box, and what the rules are written for: everything else.

use super::parts::SHIPPED;
use wardroom_kernel::ShippedBox;

pub(super) const BOX: ShippedBox = ShippedBox {
    toml: SHIPPED,
    correctable: &[
        "region.*.nw",
        "region.*.ne",
        "region.*.sw",
        "region.*.sandbar?",
        "market.*.*.cost",
        "market.*.*.cargo",
        "market.*.*.deliver",
        "boards.smuggler.rewards",
    ],
};
