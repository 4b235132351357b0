//! What an attribute, a class, a style or a property is set to.

use std::borrow::Cow;

/// A value.
pub enum Value {
    /// None: the attribute is not there.
    None,
    /// There, or not, without a text.
    Flag(bool),
    /// A text.
    Text(Cow<'static, str>),
    /// What this makes, set again when what it looked at changes.
    Live(Box<dyn FnMut() -> Value>),
}

/// What can be a value.
pub trait IntoAttributeValue {
    /// The value.
    fn into_attribute_value(self) -> Value;
}

impl IntoAttributeValue for Value {
    fn into_attribute_value(self) -> Value {
        self
    }
}

impl IntoAttributeValue for bool {
    fn into_attribute_value(self) -> Value {
        Value::Flag(self)
    }
}

impl IntoAttributeValue for &'static str {
    fn into_attribute_value(self) -> Value {
        Value::Text(Cow::Borrowed(self))
    }
}

impl IntoAttributeValue for String {
    fn into_attribute_value(self) -> Value {
        Value::Text(Cow::Owned(self))
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl IntoAttributeValue for $number {
            fn into_attribute_value(self) -> Value {
                self.to_string().into_attribute_value()
            }
        }
    )*};
}
numbers!(i8 i16 i32 u8 u16 u32 usize f64);

impl<V: IntoAttributeValue> IntoAttributeValue for Option<V> {
    fn into_attribute_value(self) -> Value {
        self.map_or(Value::None, V::into_attribute_value)
    }
}

impl<F: FnMut() -> V + 'static, V: IntoAttributeValue> IntoAttributeValue for F {
    fn into_attribute_value(mut self) -> Value {
        Value::Live(Box::new(move || self().into_attribute_value()))
    }
}
