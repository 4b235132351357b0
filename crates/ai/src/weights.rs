//! How much a bot cares for what. Whole numbers; a point of a resource that nobody needs is worth nothing.

/// The numbers a judge weighs with. The defaults were found by playing: see `docs/bots.md`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// What a point of a resource is worth below 0, from 0 to 4, to 8, to 14, and above.
    pub slopes: [i32; 5],
    /// What a Capacity gained by one player is worth while many rounds are to come.
    pub capacity: i32,
    /// What a Capacity kept at the end of Phase 5 is worth, in percent of that.
    pub saved: i32,
    /// What a step of research is worth, in percent of the Capacity it costs.
    pub research: i32,
    /// What opening the emergency supplies costs the first, second and third time.
    pub emergency: [i32; 3],
    /// What starving costs.
    pub death: i32,
    /// What a step of a mission is worth.
    pub step: i32,
    /// What a tile is worth that moves a mission on before it is paid for.
    pub push: i32,
    /// What such a tile saves of every resource in a round to come, in tenths.
    pub left_out: i32,
    /// What it costs when a mission that must still begin has so many rounds to spare: none, one, two and so on.
    pub late: [i32; 9],
    /// What a persistent card costs as long as it lies there.
    pub card: i32,
    /// How many coming rounds a purchase is made for.
    pub rounds: i32,
    /// What the crew is expected to make more of every resource with each coming round, by what it will buy and in spite
    /// of disasters, in tenths: while the whole deck is to come, and when it is empty.
    pub growth: [i32; 2],
}

impl Weights {
    /// As the bots play.
    pub const DEFAULT: Weights = Weights {
        slopes: [60, 35, 14, 7, 3],
        capacity: 10,
        saved: 60,
        research: 70,
        emergency: [100, 200, 400],
        death: 3000,
        step: 100,
        push: 180,
        left_out: 25,
        late: [4500, 2700, 1800, 1200, 900, 600, 450, 300, 150],
        card: 150,
        rounds: 6,
        growth: [20, -10],
    };
}

impl Default for Weights {
    fn default() -> Weights {
        Weights::DEFAULT
    }
}
