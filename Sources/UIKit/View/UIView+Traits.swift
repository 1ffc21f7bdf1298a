import Foundation

// The circumstances that a view is shown in: those of what is around, and what it says itself.

extension UIView {
  /// The traits of the view. They are worked out once and kept, because they are asked for often and the
  /// view may be deep in a tree.
  ///
  /// A view keeps its traits only if the view that they come from keeps its own. So `dropTraits()` can go
  /// down the tree, and stop at a view that keeps none.
  internal var resolvedTraits: UITraitCollection {
    if let kept = storage.keptTraits { return kept }
    let around = traitsAround
    let result = traits(
      from: around.traits.overridden(by: storage.traitOverrides, overrideUserInterfaceStyle))
    if around.areKept { storage.keptTraits = result }
    return result
  }

  /// The traits that the view inherits, and whether whoever it has them from keeps them.
  ///
  /// A view or controller whose class overrides `traitCollection` does not: nobody is told when the
  /// override answers something else.
  private var traitsAround: (traits: UITraitCollection, areKept: Bool) {
    if let controller = storage.controller { return controller.traitsAround }
    guard let superview else { return (traitsWithoutSuperview, true) }
    let traits = superview.traitCollection
    return (traits, superview.storage.keptTraits === traits)
  }

  /// Makes the view the view of a controller, or of none.
  internal func belong(to controller: UIViewController?) {
    storage.controller = controller
    dropTraits()
  }

  /// Forgets the kept traits of the view, and of everything that inherits from it.
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
