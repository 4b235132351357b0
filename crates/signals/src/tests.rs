//! What is told, to whom, and in which order.

use std::cell::RefCell;
use std::rc::Rc;

use crate::nodes::do_what_waits;
use crate::{
    Effect, Here, Home, Memo, RwSignal, Standing, StoredValue, on_cleanup, provide_context, untrack, use_context,
};

/// What was done, in order.
#[derive(Clone, Default)]
struct Done(Rc<RefCell<Vec<String>>>);

impl Done {
    fn note(&self, what: impl Into<String>) {
        self.0.borrow_mut().push(what.into());
    }

    fn take(&self) -> Vec<String> {
        self.0.take()
    }
}

#[test]
fn an_effect_is_done_again_only_when_what_it_looked_at_is_another() {
    let (done, number) = (Done::default(), RwSignal::new(1));
    let even = Memo::new(move |_| number.get() % 2 == 0);
    let heard = done.clone();
    let _standing = Standing::new(move || heard.note(even.get().to_string()));
    assert_eq!(done.take(), ["false"], "at once");
    number.set(3);
    do_what_waits();
    assert!(done.take().is_empty(), "3 is as odd as 1");
    number.set(4);
    assert!(done.take().is_empty(), "not before what is done now is over");
    do_what_waits();
    assert_eq!(done.take(), ["true"]);
}

#[test]
fn a_memo_is_worked_out_when_somebody_looks() {
    let (done, number) = (Done::default(), RwSignal::new(1));
    let noted = done.clone();
    let double = Memo::new(move |before: Option<&i32>| {
        noted.note(format!("{before:?}"));
        number.get() * 2
    });
    assert!(done.take().is_empty());
    assert_eq!((double.get(), double.get()), (2, 2));
    assert_eq!(done.take(), ["None"]);
    number.update(|number| *number += 1);
    assert_eq!(double.get_untracked(), 4);
    assert_eq!(done.take(), ["Some(2)"]);
}

#[test]
fn a_chain_of_memos_is_told_once_and_in_order() {
    let (done, number) = (Done::default(), RwSignal::new(1));
    let one = Memo::new(move |_| number.get() + 1);
    let two = Memo::new(move |_| one.get() * number.get());
    let heard = done.clone();
    let _standing = Standing::new(move || heard.note(format!("{} {}", one.get(), two.get())));
    number.set(2);
    do_what_waits();
    assert_eq!(done.take(), ["2 2", "3 6"], "never the new one with the old other");
}

#[test]
fn what_was_made_the_last_time_goes_before_it_is_made_again() {
    let (done, outer, inner) = (Done::default(), RwSignal::new(0), RwSignal::new(0));
    let heard = done.clone();
    let _standing = Standing::new(move || {
        let mine = RwSignal::new(outer.get());
        let (inside, gone) = (heard.clone(), heard.clone());
        on_cleanup(move || gone.note("gone"));
        Effect::new(move |_| inside.note(format!("{} {}", mine.get(), inner.get())));
    });
    do_what_waits();
    assert_eq!(done.take(), ["0 0"]);
    // Both are to be done again. The older does away with the younger, which would look at what is gone.
    inner.set(1);
    outer.set(1);
    do_what_waits();
    assert_eq!(done.take(), ["gone", "1 1"]);
}

#[test]
fn an_effect_goes_with_whoever_holds_it() {
    let (done, number) = (Done::default(), RwSignal::new(1));
    let heard = done.clone();
    let standing = Standing::new(move || heard.note(number.get().to_string()));
    number.set(2);
    drop(standing);
    do_what_waits();
    assert_eq!(done.take(), ["1"], "also when it was to be done again");
}

#[test]
fn an_effect_knows_what_it_came_to_the_last_time() {
    let (done, number) = (Done::default(), RwSignal::new(1));
    let heard = done.clone();
    Effect::new(move |before: Option<i32>| {
        heard.note(format!("{before:?}"));
        number.get()
    });
    assert!(done.take().is_empty(), "soon, not at once");
    do_what_waits();
    number.set(2);
    do_what_waits();
    assert_eq!(done.take(), ["None", "Some(1)"]);
}

#[test]
fn what_is_only_looked_at_once_tells_nobody() {
    let (done, number) = (Done::default(), RwSignal::new(1));
    let heard = done.clone();
    let _standing = Standing::new(move || {
        heard.note((number.get_untracked() + untrack(|| number.get())).to_string());
    });
    number.set(2);
    do_what_waits();
    assert_eq!(done.take(), ["2"]);
}

#[test]
fn the_nearest_context_counts_and_goes_with_its_place() {
    let outer = Home::new(Here::now());
    outer.inside(|| provide_context("outer"));
    let there = outer.inside(Here::now);
    let inner = Home::new(there);
    assert_eq!(inner.inside(use_context::<&str>), Some("outer"));
    inner.inside(|| provide_context("inner"));
    assert_eq!(inner.inside(use_context::<&str>), Some("inner"));
    assert_eq!(outer.inside(use_context::<&str>), Some("outer"));
    assert_eq!(use_context::<&str>(), None);
}

#[test]
fn values_go_with_their_place_and_say_so() {
    let home = Home::new(Here::now());
    let (signal, stored) = home.inside(|| (RwSignal::new(1), StoredValue::new(1)));
    assert_eq!((signal.try_set(2), stored.try_set_value(2)), (None, None));
    assert_eq!((signal.get(), stored.get_value()), (2, 2));
    drop(home);
    assert_eq!((signal.try_set(3), stored.try_set_value(3)), (Some(3), Some(3)));
    assert_eq!((signal.try_update(|_| ()), stored.try_update_value(|_| ())), (None, None));
    // Its place in the graph is taken by another; that one is not meant.
    let other = RwSignal::new(7);
    assert_eq!((signal.try_set(3), other.get()), (Some(3), 7));
}
