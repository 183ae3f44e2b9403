//! The seven kinds of cards (TT-COMP-08). How many there are and where they start is data: see `parts`.

wardroom_kernel::named! {
    /// In card order, which is also the order of lists and notation.
    Card {
        Wait = "wait",
        Sailor = "sailor",
        Cannon = "cannon",
        Move = "move",
        Navigate = "navigate",
        Swing = "swing",
        Fire = "fire",
    }
}
