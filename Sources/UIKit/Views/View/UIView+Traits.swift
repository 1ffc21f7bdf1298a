import Foundation

// The traits of a view: the traits that the view inherits, and its trait overrides.

extension UIView {
  /// The traits of the view.
  ///
  /// The traits are computed once and stored, because they are read often and the view may be deep
  /// in the hierarchy.
  ///
  /// A view stores its traits only if the view from which it inherits them stores its traits, too.
  /// So `removeCachedTraits()` can skip the subviews of a view that stores no traits.
  internal var resolvedTraits: UITraitCollection {
    if let cached = storage.cachedTraits { return cached }
    let inherited = traitsToInherit
    let overridden = inherited.traits.overridden(
      by: storage.traitOverrides, overrideUserInterfaceStyle)
    let result = traits(from: storage.sizeLimits.applied(to: overridden))
    if inherited.areCached { storage.cachedTraits = result }
    return result
  }

  /// The traits that the view inherits, and whether the view or controller from which they are
  /// inherited stores its traits.
  ///
  /// A view or controller whose class overrides `traitCollection` stores no traits, because a
  /// change of the overridden property cannot be noticed.
  private var traitsToInherit: (traits: UITraitCollection, areCached: Bool) {
    if let controller = storage.controller { return controller.traitsToInherit }
    guard let superview else { return (traitsWithoutSuperview, true) }
    let traits = superview.traitCollection
    return (traits, superview.storage.cachedTraits === traits)
  }

  /// Sets the controller whose view this is; `nil` for none.
  internal func setOwner(_ controller: (any ViewOwner)?) {
    storage.controller = controller
    removeCachedTraits()
  }

  /// Removes the stored traits of the view, and of all views and controllers that inherit from it.
  internal func removeCachedTraits() {
    guard storage.cachedTraits != nil else { return }
    storage.cachedTraits = nil
    for subview in subviews { subview.removeCachedTraits() }
    storage.controller?.removeCachedTraitsOfChildren()
  }

  /// The traits that the view overrides for itself and its subviews.
  ///
  ///     view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
  public var traitOverrides: UITraitOverrides {
    get { storage.traitOverrides ?? UITraitOverrides() }
    set {
      storage.traitOverrides = newValue
      traitsMayHaveChanged()
    }
  }

  /// The layout direction of the view: from left to right, unless the traits say otherwise.
  internal var resolvedDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Updates the view and all of its subviews, if their inherited traits have changed.
  internal func traitsMayHaveChanged() {
    removeCachedTraits()
    notifyOfTraitChanges()
  }

  /// Notifies the view and its subviews, if their traits have changed since the last call.
  private func notifyOfTraitChanges() {
    let now = traitCollection
    let before = storage.knownTraits
    if before != now {
      storage.knownTraits = now
      traitsDidChange(from: before, to: now)
    }
    for subview in subviews { subview.notifyOfTraitChanges() }
  }

  private func traitsDidChange(from before: UITraitCollection?, to now: UITraitCollection) {
    // A dynamic background color may have changed with the traits, so it is set on the layer again.
    updateBackground()
    cachedTraitsWereRemoved()
    guard let before else { return }
    if before.layoutDirection != now.layoutDirection {
      setNeedsLayout()
      constraintsMayHaveChanged()
      let wasMirrored = before.layoutDirection == .rightToLeft
      if semanticContentAttribute == .unspecified,
        wasMirrored != (now.layoutDirection == .rightToLeft)
      {
        followDirectionWithMargins()
      }
    }
    withCurrentTraits {
      traitCollectionDidChange(before)
      storage.traitObservers?.notify(from: before, to: now)
      storage.controller?.traitsChanged(from: before)
    }
  }

  /// Calls a closure while the traits of the view are `UITraitCollection.current`.
  ///
  /// UIKit makes the traits of the view current before it calls `layoutSubviews()`,
  /// `traitCollectionDidChange(_:)` and `tintColorDidChange()`.
  internal func withCurrentTraits(_ body: () -> Void) {
    let traits = traitCollection
    if UITraitCollection.current === traits { body() } else { traits.performAsCurrent(body) }
  }

  /// Registers a handler, which is called when one of the traits has changed.
  public func _registerForTraitChanges(
    _ traits: [UITrait], _ handler: @escaping @MainActor (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    var observers = storage.traitObservers ?? TraitObservers()
    defer { storage.traitObservers = observers }
    return observers.add(traits, handler)
  }

  /// Removes a handler.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    storage.traitObservers?.remove(registration)
  }
}
