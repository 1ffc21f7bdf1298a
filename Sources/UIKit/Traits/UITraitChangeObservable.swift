import Foundation

/// Stands for an observer of circumstances, until it is unregistered.
public protocol UITraitChangeRegistration: AnyObject {}

/// Something that tells when its circumstances have become others.
///
///     registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous) in
///       self.updateBorder()
///     }
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
  /// What is called with the one whose circumstances have changed, and what they were before.
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// Keeps a handler, and calls it when one of the circumstances has changed. Not for apps:
  /// `registerForTraitChanges(_:handler:)` is.
  func _registerForTraitChanges(
    _ traits: [UITrait], _ handler: @escaping @MainActor (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration

  /// Calls a handler no more.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// Calls a handler whenever one of some circumstances has changed.
  ///
  /// It is called no more as soon as this object is gone; the handler need not hold it weakly, as
  /// long as it uses the one that it is given.
  ///
  /// - Differs: There is no form with a target and an action.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    _registerForTraitChanges(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
  }

  /// The same where the handler's first parameter is written as `(self: Self, …)`, which is another
  /// type to the compiler than that of the object.
  ///
  /// - Precondition: The object is what the handler takes.
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
