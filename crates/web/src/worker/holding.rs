//! One tab at a time plays a game: whoever opens it holds the browser's lock of that name, and another tab can take it
//! away. Locks tell the tabs of each other; that nothing is overwritten is the shelf's business.

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

/// A tab that is being closed may hold its lock for a moment longer.
const TRIES: u32 = 8;
/// Milliseconds between two tries.
const BETWEEN: i32 = 60;

/// A game that this tab holds, until it is let go.
pub struct Hold {
    let_go: Option<Function>,
}

impl Drop for Hold {
    fn drop(&mut self) {
        if let Some(let_go) = self.let_go.take() {
            let _resolved = let_go.call0(&JsValue::UNDEFINED);
        }
    }
}

/// Holds a game, or says that another tab does. Whoever takes over leaves the other tab with nothing in hand.
pub async fn hold(name: &str, take_over: bool) -> Option<Hold> {
    let Some(locks) = locks() else { return Some(Hold { let_go: None }) };
    for attempt in 0..TRIES {
        if attempt > 0 {
            super::waiting::pause(BETWEEN).await;
        }
        if let Some(hold) = request(&locks, name, take_over).await {
            return Some(hold);
        }
    }
    None
}

/// A browser without locks plays on without them.
fn locks() -> Option<JsValue> {
    let navigator = Reflect::get(&js_sys::global(), &"navigator".into()).ok()?;
    Reflect::get(&navigator, &"locks".into()).ok().filter(JsValue::is_object)
}

async fn request(locks: &JsValue, name: &str, take_over: bool) -> Option<Hold> {
    let options = Object::new();
    let way = if take_over { "steal" } else { "ifAvailable" };
    let _set = Reflect::set(&options, &way.into(), &JsValue::TRUE);
    let (mut let_go, mut answered) = (None, None);
    let held = Promise::new(&mut |resolve, _| let_go = Some(resolve));
    let answer = Promise::new(&mut |resolve, _| answered = Some(resolve));
    let answered = answered?;
    let granted = Closure::once_into_js(move |lock: JsValue| -> JsValue {
        let got = !lock.is_null();
        let _told = answered.call1(&JsValue::UNDEFINED, &JsValue::from_bool(got));
        if got { held.into() } else { JsValue::UNDEFINED }
    });
    let ask: Function = Reflect::get(locks, &"request".into()).ok()?.dyn_into().ok()?;
    let whole: Promise =
        ask.call3(locks, &format!("intrepid/{name}").into(), &options, &granted).ok()?.dyn_into().ok()?;
    let name = name.to_owned();
    // The whole is over in peace when the hold is dropped, and in anger when somebody else has taken it.
    let taken = Closure::once_into_js(move |_: JsValue| super::taken_away(name));
    let then: Function = Reflect::get(&whole, &"then".into()).ok()?.dyn_into().ok()?;
    let _watched = then.call2(&whole, &JsValue::UNDEFINED, &taken);
    let got = JsFuture::from(answer).await.ok()?;
    got.is_truthy().then_some(Hold { let_go })
}
