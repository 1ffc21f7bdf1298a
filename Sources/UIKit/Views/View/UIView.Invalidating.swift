extension UIView {
  /// A property whose changes invalidate the layout, the constraints or the drawing of its view.
  ///
  ///     class BadgeView: UIView {
  ///       @Invalidating(.intrinsicContentSize, .display) var count = 0
  ///     }
  ///
  /// Setting an equal value invalidates nothing.
  @preconcurrency @MainActor @propertyWrapper
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    /// Creates a property with a kind of invalidation.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    /// Creates a property with two kinds of invalidation.
    public init<First, Second>(wrappedValue: Value, _ first: First, _ second: Second)
    where InvalidationType == Invalidations.Tuple<First, Second> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first, second))
    }

    /// Creates a property with three kinds of invalidation.
    public init<First, Second, Third>(
      wrappedValue: Value, _ first: First, _ second: Second, _ third: Third
    )
    where
      InvalidationType == Invalidations.Tuple<Invalidations.Tuple<First, Second>, Third>
    {
      self.init(
        wrappedValue: wrappedValue, Invalidations.Tuple(Invalidations.Tuple(first, second), third))
    }

    /// Creates a property with four kinds of invalidation.
    public init<First, Second, Third, Fourth>(
      wrappedValue: Value, _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth
    )
    where
      InvalidationType == Invalidations.Tuple<
        Invalidations.Tuple<First, Second>, Invalidations.Tuple<Third, Fourth>
      >
    {
      self.init(
        wrappedValue: wrappedValue,
        Invalidations.Tuple(Invalidations.Tuple(first, second), Invalidations.Tuple(third, fourth)))
    }

    /// The value of the property. Only properties of views have a value.
    @available(*, unavailable, message: "@Invalidating is for properties of views")
    public var wrappedValue: Value {
      get { fatalError("@Invalidating is for properties of views") }
      set { fatalError("@Invalidating is for properties of views") }
    }

    /// The value of the property of a view.
    public static subscript<Owner: UIView>(
      _enclosingInstance view: Owner,
      wrapped property: ReferenceWritableKeyPath<Owner, Value>,
      storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
      get { view[keyPath: storage].value }
      set {
        guard view[keyPath: storage].value != newValue else { return }
        view[keyPath: storage].value = newValue
        view[keyPath: storage].invalidation.invalidate(view: view)
      }
    }
  }

  /// The kinds of invalidation of a property with ``Invalidating``.
  @preconcurrency @MainActor
  public enum Invalidations {
    /// The view is drawn again.
    public struct Display: UIViewInvalidating {
      /// Creates the kind.
      public init() {}
      /// Calls `setNeedsDisplay()`.
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// The view is laid out again.
    public struct Layout: UIViewInvalidating {
      /// Creates the kind.
      public init() {}
      /// Calls `setNeedsLayout()`.
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// The constraints of the view are updated.
    public struct Constraints: UIViewInvalidating {
      /// Creates the kind.
      public init() {}
      /// Calls `setNeedsUpdateConstraints()`.
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    /// The intrinsic content size of the view is computed again.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// Creates the kind.
      public init() {}
      /// Calls `invalidateIntrinsicContentSize()`.
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// The configuration of a cell, a header or a button is updated.
    public struct Configuration: UIViewInvalidating {
      /// Creates the kind.
      public init() {}
      /// Calls `setNeedsUpdateConfiguration()` of a cell, a header or a button.
      public func invalidate(view: UIView) {
        (view as? any ConfigurationUpdatable)?.setNeedsUpdateConfiguration()
      }
    }

    /// Two kinds of invalidation.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      private let first: First
      private let second: Second

      /// Creates a kind from two.
      public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
      }

      /// Invalidates by the first kind, and then by the second.
      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }
}

/// A kind of invalidation that follows from changes of a property with `@Invalidating`.
///
/// An app can define further kinds of invalidation:
///
///     struct Shadow: UIViewInvalidating {
///       func invalidate(view: UIView) { view.layer.shadowPath = nil }
///     }
@preconcurrency @MainActor
public protocol UIViewInvalidating {
  /// Invalidates a part of a view.
  func invalidate(view: UIView)
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// The view is drawn again.
  public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// The view is laid out again.
  public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// The constraints of the view are updated.
  public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// The intrinsic content size of the view is computed again.
  public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// The configuration of a cell, a header or a button is updated.
  public static var configuration: Self { Self() }
}

/// A view that updates its configuration when its state has changed: a cell, a header or a button.
@MainActor
internal protocol ConfigurationUpdatable: UIView {
  /// Requests an update of the configuration.
  func setNeedsUpdateConfiguration()
}
