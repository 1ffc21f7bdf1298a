import Foundation

/// The registration of a handler for changes of traits.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object that calls handlers when its traits change.
///
///     registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous) in
///       self.updateBorder()
///     }
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
  /// A handler that is called with the object whose traits have changed, and its old traits.
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// Registers a handler, which is called when one of the traits has changed.
  ///
  /// Apps call `registerForTraitChanges(_:handler:)` instead.
  func _registerForTraitChanges(
    _ traits: [UITrait], _ handler: @escaping @MainActor (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration

  /// Removes a handler.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// Registers a handler, which is called whenever one of some traits has changed.
  ///
  /// The handler is removed when this object is deallocated. A handler that uses its parameter to
  /// access the object need not capture the object weakly.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    _registerForTraitChanges(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
  }

  /// Registers a handler whose first parameter is written as `(self: Self, …)`.
  ///
  /// The compiler does not know that the object has the type of that parameter.
  ///
  /// - Precondition: The object has the type of the handler's parameter.
  @discardableResult @_disfavoredOverload
  public func registerForTraitChanges<Observer>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Observer>
  ) -> any UITraitChangeRegistration {
    _registerForTraitChanges(traits) { [weak self] previous in
      guard let self else { return }
      guard let observer = self as? Observer else {
        preconditionFailure(
          "registerForTraitChanges(_:handler:): the handler takes \(Observer.self), "
            + "but was registered by \(type(of: self))")
      }
      handler(observer, previous)
    }
  }
}
