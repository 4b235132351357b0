//! The icons of verbs.

/// Lists icons once, with the keys by which a client finds their pictures.
macro_rules! icons {
    ($($(#[$doc:meta])* $name:ident = $key:literal,)*) => {
        /// The icon of a verb.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Icon {
            $($(#[$doc])* $name,)*
        }

        impl Icon {
            /// Every icon.
            pub const ALL: &[Icon] = &[$(Icon::$name,)*];

            /// By which a client finds its picture: `shift-up`.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Icon::$name => $key,)*
                }
            }
        }
    };
}

icons! {
    /// New dice are rolled.
    Roll = "roll",
    /// A new die is gained.
    Gain = "gain",
    /// Dice are rolled again.
    Reroll = "reroll",
    /// Dice go up.
    ShiftUp = "shift-up",
    /// Dice go down.
    ShiftDown = "shift-down",
    /// Dice go up or down.
    Adjust = "adjust",
    /// Dice are set to a value.
    Set = "set",
    /// Dice are turned to their opposite side.
    Flip = "flip",
    /// Dice are tilted.
    Tilt = "tilt",
    /// Dice are rotated on the spot.
    Turn = "turn",
    /// Dice or tokens go elsewhere.
    Move = "move",
    /// Dice return to the supply.
    Discard = "discard",
    /// Dice go to the back of the queue.
    Cycle = "cycle",
    /// Dice are copied into the cache.
    Copy = "copy",
    /// Converter tokens come or go.
    Converter = "converter",
    /// A die and a Counter change places.
    Exchange = "exchange",
    /// A Counter goes up or down.
    Counter = "counter",
    /// A Counter is taken.
    PickUp = "pick-up",
    /// Lock tokens are laid or swapped.
    Lock = "lock",
    /// A Lock token is unlocked.
    Unlock = "unlock",
    /// Stored dice are spent.
    Pay = "pay",
    /// Payments cost less.
    Discount = "discount",
    /// Tiles are hit.
    Hit = "hit",
    /// Tiles lose a Scenario token.
    Mend = "mend",
    /// Tiles are disabled.
    Disable = "disable",
    /// Tiles are destroyed.
    Destroy = "destroy",
    /// Tiles get Strain tokens.
    Strain = "strain",
    /// Tiles get Amplify tokens.
    Amplify = "amplify",
    /// Tiles are scorched.
    Scorch = "scorch",
    /// The Disaster die is rolled.
    RollSector = "sector",
    /// Docking Modules are disabled.
    Dock = "dock",
    /// A resource is drained.
    Drain = "drain",
    /// A drain is reduced.
    Reduce = "reduce",
    /// Capacity comes or goes.
    Capacity = "capacity",
    /// Capacity goes to another player.
    Transfer = "transfer",
    /// The marker on a dice track goes back.
    Track = "track",
    /// Something in the Offer row.
    Offer = "offer",
    /// Something is permitted.
    Permit = "permit",
    /// One of several.
    Choose = "choose",
}
