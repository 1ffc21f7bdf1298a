import Foundation

// The circumstances that a view is shown in: those of what is around, and what it says itself.

extension UIView {
  /// The circumstances, found once: everybody asks for them, and the way up may be long. They are kept
  /// where those around are kept too, so that whoever drops some drops all that come from them.
  internal var resolvedTraits: UITraitCollection {
    if let kept = storage.keptTraits { return kept }
    let around = traitsAround
    var result = around.traits
    if let overrides = storage.traitOverrides { result = overrides.applied(to: result) }
    if overrideUserInterfaceStyle != .unspecified {
      result = result.modifyingTraits { $0.userInterfaceStyle = overrideUserInterfaceStyle }
    }
    result = traits(from: result)
    if around.areKept { storage.keptTraits = result }
    return result
  }

  /// The circumstances around, and whether they are kept there. They are not where a subclass has a
  /// `traitCollection` of its own, for nobody hears when that changes.
  private var traitsAround: (traits: UITraitCollection, areKept: Bool) {
    if let controller = storage.controller { return controller.traitsAround }
    guard let superview else { return (traitsWithoutSuperview, true) }
    let traits = superview.traitCollection
    return (traits, superview.storage.keptTraits === traits)
  }

  /// Has the view be a controller's, or nobody's.
  internal func belong(to controller: UIViewController?) {
    storage.controller = controller
    dropTraits()
  }

  /// Has the circumstances be found anew, here and in all that has its own from here.
  internal func dropTraits() {
    guard storage.keptTraits != nil else { return }
    storage.keptTraits = nil
    for subview in subviews { subview.dropTraits() }
    for child in storage.controller?.children ?? [] { child.viewIfLoaded?.dropTraits() }
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
    dropTraits()
    tellTraits()
  }

  private func tellTraits() {
    let now = traitCollection
    let before = storage.knownTraits
    if before != now {
      storage.knownTraits = now
      circumstancesChanged(from: before, to: now)
    }
    for subview in subviews { subview.tellTraits() }
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
