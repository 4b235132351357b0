//! How the macros call a component: a function of its props, or of nothing, without knowing what its props are called.

/// A component with such props.
pub trait Component<P> {}

/// What a component is given.
pub trait Props {
    /// What puts it together.
    type Builder;
    /// Nothing put together yet.
    fn builder() -> Self::Builder;
}

#[doc(hidden)]
pub trait PropsOrNoPropsBuilder {
    type Builder;
    fn builder_or_not() -> Self::Builder;
}

#[doc(hidden)]
pub struct EmptyPropsBuilder {}

impl EmptyPropsBuilder {
    pub fn build(self) {}
}

impl<P: Props> PropsOrNoPropsBuilder for P {
    type Builder = P::Builder;
    fn builder_or_not() -> P::Builder {
        P::builder()
    }
}

impl PropsOrNoPropsBuilder for EmptyPropsBuilder {
    type Builder = EmptyPropsBuilder;
    fn builder_or_not() -> EmptyPropsBuilder {
        EmptyPropsBuilder {}
    }
}

impl<F: FnOnce() -> V, V> Component<EmptyPropsBuilder> for F {}
impl<P: Props, F: FnOnce(P) -> V, V> Component<P> for F {}

/// Something that puts together the props of a component.
pub fn component_props_builder<P: PropsOrNoPropsBuilder>(_component: &impl Component<P>) -> P::Builder {
    P::builder_or_not()
}

/// What a component draws with these props.
pub fn component_view<P, V>(component: impl ComponentConstructor<P, V>, props: P) -> V {
    component.construct(props)
}

/// Something that can be called with such props.
pub trait ComponentConstructor<P, V> {
    /// What it draws.
    fn construct(self, props: P) -> V;
}

impl<F: FnOnce() -> V, V> ComponentConstructor<(), V> for F {
    fn construct(self, (): ()) -> V {
        self()
    }
}

impl<F: FnOnce(P) -> V, V, P: PropsOrNoPropsBuilder> ComponentConstructor<P, V> for F {
    fn construct(self, props: P) -> V {
        self(props)
    }
}

/// What the macros turn into a prop of another type.
#[doc(hidden)]
pub trait IntoReactiveValue<T, Marker> {
    fn into_reactive_value(self) -> T;
}

#[doc(hidden)]
pub struct AsItIs;

impl<T, V: Into<T>> IntoReactiveValue<T, AsItIs> for V {
    fn into_reactive_value(self) -> T {
        self.into()
    }
}
