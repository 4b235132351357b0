//! Where a die can end, and what must be done first.

use ai::reach::{At, Limits, Luck, Place, Target};
use engine::View;
use engine::die::{Bag, Die, Face};
use engine::effect::Zone;
use engine::question::{Answer, Question, Spot};
use engine::seat::Seat;
use notation::{answer, names};
use text::{Named, Words};

use super::list::{ListKey, dock};
use crate::layout::{remark, wrapped};
use crate::texts::Texts;

text::keys! {
    /// Where a die can go.
    pub enum ReachKey {
        Die = "reach-die",
        Queued = "reach-queued",
        Counter = "reach-counter",
        Nowhere = "reach-nowhere",
        Head = "reach-head",
        More = "reach-more",
        NoQueued = "reach-no-queued",
        NoCounter = "reach-no-counter",
        Write = "reach-write",
        NoDie = "reach-no-die",
        NotThere = "reach-not-there",
        NoneThere = "reach-none-there",
        Which = "reach-which",
        AtOnce = "reach-at-once",
        After = "reach-after",
        Then = "reach-then",
        Rolled = "reach-rolled",
        WithOne = "reach-with-one",
        WithTwo = "reach-with-two",
        Free = "reach-free",
        SomeFree = "reach-some-free",
        Mission = "reach-mission",
        NextMission = "reach-next-mission",
        Card = "reach-card",
        SomeCard = "reach-some-card",
    }
}

/// Looks at the dice of a player.
struct Reach<'a> {
    texts: &'a Texts<'a>,
    view: &'a View<'a>,
    seat: Seat,
}

/// What a player's die can reach, in words; the die is written as `4`, `storage 4`, `queue 2`, `cache 4` or
/// `counter 3b`.
pub fn reach(texts: &Texts, view: &View, seat: Seat, said: &str) -> String {
    let looking = Reach { texts, view, seat };
    let (die, name) = match looking.find(said) {
        Ok(found) => found,
        Err(error) => return error,
    };
    let found = ai::reach(view, seat, die, Limits::default());
    let named = Words::new().with("die", name);
    if found.targets.is_empty() {
        return texts.tell(ReachKey::Nowhere, named);
    }
    let mut text = texts.tell(ReachKey::Head, named) + "\n";
    let (direct, later): (Vec<_>, Vec<_>) = found.targets.iter().partition(|target| target.is_direct());
    for target in direct {
        let place = Words::new().with("place", looking.place(target.place));
        text += &format!("  {}\n", texts.tell(ReachKey::AtOnce, place));
    }
    later.iter().for_each(|target| text += &looking.way(target));
    if !found.complete {
        text += &(texts.say(ReachKey::More) + "\n");
    }
    text
}

impl Reach<'_> {
    /// The die that is meant, and what to call it.
    fn find(&self, said: &str) -> Result<(At, String), String> {
        let words: Vec<&str> = said.split_whitespace().collect();
        match words.as_slice() {
            ["storage", word] => self.in_bag(Zone::Storage, word, "storage"),
            ["cache", word] => self.in_bag(Zone::Cache, word, "cache"),
            ["queue", place] => self.queued(place),
            ["counter", space] => self.counter(space),
            [word] => self.in_bag(Zone::Pool, word, "hand"),
            _ => Err(self.texts.say(ReachKey::Write)),
        }
    }

    fn in_bag(&self, zone: Zone, word: &str, place: &'static str) -> Result<(At, String), String> {
        let die = self.among(self.view.table.of(self.seat).bag(zone), word)?;
        Ok((At::Bag(zone, die), self.texts.tell(ReachKey::Die, self.die(die).with("zone", place))))
    }

    fn queued(&self, place: &str) -> Result<(At, String), String> {
        let queue = &self.view.table.of(self.seat).queue;
        let place = place.parse::<u8>().ok().and_then(|place| place.checked_sub(1));
        let die = place.and_then(|place| Some((place, *queue.dice().get(usize::from(place))?)));
        let none = || self.texts.tell(ReachKey::NoQueued, Words::new().with("count", queue.dice().len()));
        let (place, die) = die.ok_or_else(none)?;
        Ok((At::Queue(place), self.texts.tell(ReachKey::Queued, self.die(die).with("place", place + 1))))
    }

    fn counter(&self, space: &str) -> Result<(At, String), String> {
        let tile = names::space(space).ok().and_then(|space| Some((space, self.view.table.tile(space)?)));
        let counter = tile.filter(|(_, tile)| tile.owner == self.seat).and_then(|(at, tile)| Some((at, tile.counter?)));
        let none = || self.texts.tell(ReachKey::NoCounter, Words::new().with("space", space.to_owned()));
        let (at, die) = counter.ok_or_else(none)?;
        let words = Words::new().with("die", die.top().number()).with("space", at.to_string());
        Ok((At::Counter(at, die), self.texts.tell(ReachKey::Counter, words)))
    }

    /// The die of a bag that is written like this.
    fn among(&self, bag: &Bag, word: &str) -> Result<Die, String> {
        let said = || Words::new().with("word", word.to_owned());
        let (top, front) = word.split_once('/').map_or((word, None), |(top, front)| (top, Some(front)));
        let face = |word: &str| word.parse().ok().and_then(Face::new);
        let top = face(top).ok_or_else(|| self.texts.tell(ReachKey::NoDie, said()))?;
        let fits = |die: &Die| die.top() == top && front.is_none_or(|front| face(front) == Some(die.front()));
        let fitting: Vec<Die> = bag.poses().iter().filter(fits).collect();
        match fitting.as_slice() {
            [] if bag.is_empty() => Err(self.texts.tell(ReachKey::NoneThere, said())),
            [] => Err(self.texts.tell(ReachKey::NotThere, said().with("dice", self.dice(bag.iter())))),
            [one] => Ok(*one),
            several => {
                let dice = Words::new().with("dice", self.dice(several.iter().copied()));
                Err(self.texts.tell(ReachKey::Which, dice))
            }
        }
    }

    fn die(&self, die: Die) -> Words {
        Words::new().line("die", &self.texts.speaker(self.view).die(self.seat, die))
    }

    fn dice(&self, dice: impl IntoIterator<Item = Die>) -> String {
        self.texts.speaker(self.view).dice(self.seat, dice).into()
    }

    /// A place that needs something done first: what, and below it every answer to type.
    fn way(&self, target: &Target) -> String {
        let mut deeds: Option<String> = None;
        let mut typed = Vec::new();
        let last = target.route.len() - 1;
        target.walk(self.view, self.seat, |view, step| {
            let now = Reach { view, ..*self };
            if typed.len() < last && step.question == Question::Place {
                let deed = now.deed(step.answer);
                deeds = Some(match deeds.take() {
                    Some(first) => {
                        self.texts.tell(ReachKey::Then, Words::new().with("first", first).with("second", deed))
                    }
                    None => deed,
                });
            }
            typed.push(answer::write(view, self.seat, step.question, step.answer));
            if !step.rolled.is_empty() {
                let dice = Words::new().with("dice", now.dice(step.rolled.iter().copied()));
                typed.push(self.texts.tell(ReachKey::Rolled, dice));
            }
        });
        let words = Words::new().with("place", self.place(target.place)).with("deeds", deeds.unwrap_or_default());
        let line = self.texts.tell(ReachKey::After, luck(words, target.luck));
        format!("{}\n{}", wrapped("  ", &line), remark(&typed.join(", ")))
    }

    /// A deed in a few words: the tile and the dice that it takes.
    fn deed(&self, deed: Answer) -> String {
        match deed {
            Answer::Place { die, spot } => {
                self.texts.tell(ReachKey::WithOne, self.die(die).with("place", self.place(Place::of(spot))))
            }
            Answer::Pair { dice: [one, other], space } => {
                let place = self.place(Place::of(Spot::Tile(space, 0)));
                let words = self.die(one).with("place", place).with("other", self.dice([other]));
                self.texts.tell(ReachKey::WithTwo, words)
            }
            Answer::Free(index) => match self.view.country(self.seat).free.get(usize::from(index)) {
                Some(action) => self.texts.tell(ReachKey::Free, Words::new().with("action", action.key.clone())),
                None => self.texts.say(ReachKey::SomeFree),
            },
            other => answer::write(self.view, self.seat, Question::Place, other),
        }
    }

    fn place(&self, place: Place) -> String {
        let (texts, view) = (self.texts, self.view);
        match place {
            Place::Tile(space) => texts.speaker(view).tile(space).into(),
            Place::Mission => match view.table.missions.top {
                Some(top) => {
                    let name = texts.writer.name(Named::Mission, &view.rulebook.mission(top).name);
                    texts.tell(ReachKey::Mission, Words::new().with("mission", name))
                }
                None => texts.say(ReachKey::NextMission),
            },
            Place::Card(index) => {
                let number = Words::new().with("number", index + 1);
                match view.table.cards.get(index) {
                    Some(up) => {
                        let name = texts.writer.name(Named::Card, &view.rulebook.card(up.card).name);
                        texts.tell(ReachKey::Card, number.with("card", name))
                    }
                    None => texts.tell(ReachKey::SomeCard, number),
                }
            }
            Place::Dock(index) => dock(texts, index, ""),
            Place::Habitation => texts.say(ListKey::Habitation),
        }
    }
}

/// How much luck it takes.
fn luck(words: Words, luck: Luck) -> Words {
    match luck {
        Luck::Sure => words.with("luck", "sure"),
        Luck::Odds(ways, of) if ways == of => words.with("luck", "any"),
        Luck::Odds(ways, of) => words.with("luck", "odds").with("ways", ways).with("of", of),
        Luck::Long => words.with("luck", "long"),
    }
}
