import Foundation

// The traits of a controller: its inherited traits, and its own overrides.

/// The trait overrides of a controller.
internal struct ControllerTraits {
  var overrides = UITraitOverrides()
  /// The overrides that the parent has set for the controller.
  var fromParent: UITraitCollection?
  /// The traits of the split view controller's column that contains the controller.
  ///
  /// The overrides that the app has set take precedence over these traits.
  var ofColumn: UITraitCollection?
  var observers: TraitObservers?
}

extension UIViewController: UITraitChangeObservable {
  internal var inheritedTraits: UITraitCollection { traitsToInherit.traits }

  /// The traits that the controller's view inherits.
  ///
  /// `areCached` is `true` if the view from which these traits come has stored the same traits.
  internal var traitsToInherit: (traits: UITraitCollection, areCached: Bool) {
    let source = parent.map { $0.viewIfLoaded } ?? viewIfLoaded?.superview
    // A presentation may have removed the view from its superview. In this case, the traits come
    // from the superview of the presentation's container.
    var result =
      parent?.traitCollection ?? viewIfLoaded?.superview?.traitCollection
      ?? above?.ownPresentation?.container?.superview?.traitCollection
      ?? windowForLoading?.surroundingTraits ?? .standard
    let areCached = source?.storage.cachedTraits === result
    if let column = traits.ofColumn { result = UITraitCollection(traitsFrom: [result, column]) }
    if let given = traits.fromParent { result = UITraitCollection(traitsFrom: [result, given]) }
    return (result.overridden(by: traits.overrides, overrideUserInterfaceStyle), areCached)
  }

  /// Removes the stored traits of the children's views.
  ///
  /// The views inherit the traits of this controller, wherever they are in the view hierarchy.
  internal func removeCachedTraitsOfChildren() {
    for child in children { child.viewIfLoaded?.removeCachedTraits() }
  }

  /// The bounds of the screen for which the view is created.
  ///
  /// If this screen is not known yet, the bounds are those of the main screen.
  internal var boundsForLoading: CGRect {
    windowForLoading?.deviceBounds ?? UIScreen.main.bounds
  }

  /// The window for which the view is created.
  ///
  /// This is the window of the parent or the presenting controller, or the window that loads the
  /// view.
  private var windowForLoading: UIWindow? {
    var around = parent ?? presentingViewController
    while let controller = around {
      if let window = controller.viewIfLoaded?.window { return window }
      around = controller.parent ?? controller.presentingViewController
    }
    return UIWindow.loading
  }

  /// Traits for this controller and its descendants that replace the inherited traits.
  ///
  ///     controller.traitOverrides.userInterfaceStyle = .dark
  public var traitOverrides: UITraitOverrides {
    get { traits.overrides }
    set {
      traits.overrides = newValue
      viewIfLoaded?.traitsMayHaveChanged()
    }
  }

  /// Sets the overrides of a child's traits.
  internal func override(_ collection: UITraitCollection?, for child: UIViewController) {
    child.traits.fromParent = collection
    child.viewIfLoaded?.traitsMayHaveChanged()
  }

  /// Called when the traits of the view have changed.
  internal func traitsChanged(from before: UITraitCollection) {
    traitCollectionDidChange(before)
    traits.observers?.notify(from: before, to: traitCollection)
    setNeedsUpdateContentUnavailableConfiguration()
  }

  /// Registers a handler that is called when one of the traits has changed.
  public func _registerForTraitChanges(
    _ traits: [UITrait], _ handler: @escaping @MainActor (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    var observers = self.traits.observers ?? TraitObservers()
    defer { self.traits.observers = observers }
    return observers.add(traits, handler)
  }

  /// Unregisters a handler.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traits.observers?.remove(registration)
  }
}
