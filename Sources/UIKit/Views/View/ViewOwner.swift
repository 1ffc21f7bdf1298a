import Foundation

/// The members of a view controller that its view uses.
///
/// In the responder chain the controller is between the view and its superview. The controller adds
/// to the traits and the safe area that the view inherits. The view calls the controller when the
/// traits or the safe area change, when the view is laid out, and when the view moves to a window.
@MainActor
internal protocol ViewOwner: UIResponder, UIFocusEnvironment {
  /// The traits that the view inherits, and whether these traits are stored in the view from which
  /// they are inherited.
  var traitsToInherit: (traits: UITraitCollection, areCached: Bool) { get }
  /// The insets that are added to the safe area of the view.
  var additionalSafeAreaInsets: UIEdgeInsets { get }

  /// Called when the traits of the view have changed.
  func traitsChanged(from before: UITraitCollection)
  /// Removes the stored traits of the views of child controllers. These views inherit the traits of
  /// the controller, even if they are not inside of its view.
  func removeCachedTraitsOfChildren()

  /// Called after the view has updated its properties, so that the controller can update its own.
  func updateProperties()
  /// Updates constraints: by default calls `updateConstraints()` on the view.
  func updateViewConstraints()
  /// Updates the view that is shown while content is unavailable, before this view is laid out.
  func updateUnavailableIfNeeded()
  /// Called before `viewWillLayoutSubviews()`.
  func layoutWillBegin()
  /// Called before the view lays out its subviews.
  func viewWillLayoutSubviews()
  /// Called before `viewDidLayoutSubviews()`.
  func layoutEnded()
  /// Called after the view has laid out its subviews.
  func viewDidLayoutSubviews()
  /// Called after `viewDidLayoutSubviews()`, at the end of a layout of the view.
  func wasLaidOut()

  /// Called before the view enters a window or leaves it.
  func viewWillMove(to window: UIWindow?)
  /// Called after the view has entered a window or left it.
  func viewDidMoveToWindow()
  /// Called when the margins of the view have changed.
  func viewLayoutMarginsDidChange()
  /// Called when the safe area of the view has changed.
  func viewSafeAreaInsetsDidChange()
  /// Whether the margins of the view are at least `systemMinimumLayoutMargins`.
  var viewRespectsSystemMinimumLayoutMargins: Bool { get }
  /// The smallest margins that the system gives the view.
  var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { get }
}
