import Foundation

extension UITraitChangeObservable {
  /// Registers a method of this object, which is called whenever one of the given traits has
  /// changed.
  ///
  /// The method may take this object and the traits before the change as arguments.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Registers a method of a target, which is called whenever one of the given traits has changed.
  ///
  /// The target is not retained.
  ///
  /// The method may take this object and the traits before the change as arguments.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return _registerForTraitChanges(traits) { [weak self, weak target] previous in
      if let self, let target { action.send(to: target, self, previous) }
    }
  }
}
