//! Elements that are known by name, as types.

use wasm_bindgen::JsCast;

/// What an element is to the browser.
pub trait ElementType: 'static {
    /// Its type there.
    type Output: JsCast;
}

macro_rules! types {
    ($($name:ident $output:ident)*) => {$(
        #[doc = concat!("The browser's `", stringify!($output), "`.")]
        pub struct $name;

        impl ElementType for $name {
            type Output = web_sys::$output;
        }
    )*};
}
types!(Dialog HtmlDialogElement Div HtmlDivElement Input HtmlInputElement);
