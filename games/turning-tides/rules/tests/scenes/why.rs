//! Why not: the rule that stands against what a player plausibly tries.
