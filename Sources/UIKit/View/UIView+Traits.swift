import Foundation

// The circumstances that a view is shown in: those of what is around, and what it says itself.

extension UIView {
  internal var resolvedTraits: UITraitCollection {
    var around: UITraitCollection =
      storage.controller?.inheritedTraits ?? superview?.traitCollection
      ?? (self as? UIWindow)?.surroundingTraits ?? .standard
    if let overrides = storage.traitOverrides { around = overrides.applied(to: around) }
    guard overrideUserInterfaceStyle != .unspecified else { return around }
    return UITraitCollection(traitsFrom: [
      around, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
    ])
  }

  /// Circumstances that the view has for itself and what is in it, whatever they are around.
  ///
  ///     view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
  public var traitOverrides: UITraitOverrides {
    get { storage.traitOverrides ?? UITraitOverrides() }
    set {
      storage.traitOverrides = newValue
      traitsMayHaveChanged()
    }
  }

  /// The direction of reading.
  internal var resolvedDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// What the circumstances come from has changed: tells the view and all in it, if they have.
  internal func traitsMayHaveChanged() {
    let now = traitCollection
    let before = storage.knownTraits
    if before != now {
      storage.knownTraits = now
      circumstancesChanged(from: before, to: now)
    }
    for subview in subviews { subview.traitsMayHaveChanged() }
  }

  private func circumstancesChanged(from before: UITraitCollection?, to now: UITraitCollection) {
    // Colors may be others now.
    layer.backgroundColor = backgroundColor?.resolvedColor(with: now).cgColor
    forgetTraits()
    guard let before else { return }
    if before.layoutDirection != now.layoutDirection {
      setNeedsLayout()
      constraintsMayMeanOtherwise()
    }
    traitCollectionDidChange(before)
    storage.traitObservers?.notify(from: before, to: now)
    storage.controller?.traitsChanged(from: before)
  }

  /// Keeps a handler, and calls it when one of the circumstances has changed.
  public func _registerForTraitChanges(
    _ traits: [UITrait], _ handler: @escaping @MainActor (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    var observers = storage.traitObservers ?? TraitObservers()
    defer { storage.traitObservers = observers }
    return observers.add(traits, handler)
  }

  /// Calls a handler no more.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    storage.traitObservers?.remove(registration)
  }
}
