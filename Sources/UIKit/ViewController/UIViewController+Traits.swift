import Foundation

// The circumstances that a controller is shown in: those of what is around, and what it says itself.

/// What a controller has of circumstances of its own.
internal struct ControllerTraits {
  var overrides = UITraitOverrides()
  /// What the controller around has for it.
  var fromParent: UITraitCollection?
  var observers: TraitObservers?
}

extension UIViewController: UITraitChangeObservable {
  internal var inheritedTraits: UITraitCollection { traitsAround.traits }

  /// The traits that the controller's view inherits, and whether the view that they come from keeps them.
  internal var traitsAround: (traits: UITraitCollection, areKept: Bool) {
    let source = parent.map { $0.viewIfLoaded } ?? viewIfLoaded?.superview
    // A view that is covered and gone for that is in the circumstances of what covers it.
    var result =
      parent?.traitCollection ?? viewIfLoaded?.superview?.traitCollection
      ?? above?.ownPresentation?.container?.superview?.traitCollection
      ?? windowForLoading?.surroundingTraits ?? .standard
    let areKept = source?.storage.keptTraits === result
    if let given = traits.fromParent { result = UITraitCollection(traitsFrom: [result, given]) }
    return (result.overridden(by: traits.overrides, overrideUserInterfaceStyle), areKept)
  }

  /// The bounds of the device that the view is made for. The first screen's, if nobody shows the
  /// controller yet.
  internal var boundsForLoading: CGRect {
    windowForLoading?.deviceBounds ?? UIScreen.main.bounds
  }

  /// The window that the view is made for: that of the controller around or behind, or the one that
  /// asks for the view.
  private var windowForLoading: UIWindow? {
    var around = parent ?? presentingViewController
    while let controller = around {
      if let window = controller.viewIfLoaded?.window { return window }
      around = controller.parent ?? controller.presentingViewController
    }
    return UIWindow.loading
  }

  /// Circumstances that the controller has for itself and what is in it, whatever they are around.
  ///
  ///     controller.traitOverrides.userInterfaceStyle = .dark
  public var traitOverrides: UITraitOverrides {
    get { traits.overrides }
    set {
      traits.overrides = newValue
      viewIfLoaded?.traitsMayHaveChanged()
    }
  }

  internal func override(_ collection: UITraitCollection?, for child: UIViewController) {
    child.traits.fromParent = collection
    child.viewIfLoaded?.traitsMayHaveChanged()
  }

  /// The circumstances of the view have changed.
  internal func traitsChanged(from before: UITraitCollection) {
    traitCollectionDidChange(before)
    traits.observers?.notify(from: before, to: traitCollection)
  }

  /// Keeps a handler, and calls it when one of the circumstances has changed.
  public func _registerForTraitChanges(
    _ traits: [UITrait], _ handler: @escaping @MainActor (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    var observers = self.traits.observers ?? TraitObservers()
    defer { self.traits.observers = observers }
    return observers.add(traits, handler)
  }

  /// Calls a handler no more.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traits.observers?.remove(registration)
  }
}
