import Foundation

/// The methods that a split view controller calls when its columns change.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: _SelectorResponding {
  /// Called before the display mode changes.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Returns the display mode to which the display mode button switches.
  ///
  /// The result `automatic` leaves the choice to the system.
  @_disfavoredOverload
  func targetDisplayModeForAction(in svc: UISplitViewController)
    -> UISplitViewController.DisplayMode
  /// Returns whether the delegate itself shows a controller that the app wants to show in the
  /// primary column.
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  /// Returns whether the delegate itself shows a controller that the app wants to show in the
  /// secondary column.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  /// Returns the controller to show in a compact width, or `nil` to show the first controller.
  @_disfavoredOverload
  func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  /// Returns the controller for the primary column when the columns expand.
  ///
  /// If the delegate returns `nil`, the primary column shows the controller that was visible
  /// before.
  @_disfavoredOverload
  func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  /// Returns whether the delegate has handled the secondary controller when the columns collapse.
  ///
  /// If the result is `false`, the primary controller shows the secondary controller. A
  /// navigation controller pushes the secondary controller.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Returns the controller for the secondary column when the columns expand.
  ///
  /// If the delegate returns `nil`, `separateSecondaryViewController(for:)` of the primary
  /// controller is called.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Returns the supported interface orientations.
  @_disfavoredOverload
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask
  /// Returns the interface orientation in which the controller is presented.
  @_disfavoredOverload
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
  /// Returns the column that is in front when the columns collapse.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Returns the display mode when the columns expand.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Called when the columns have collapsed into one.
  @_disfavoredOverload
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called when the columns have expanded.
  @_disfavoredOverload
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Called when a swipe from the edge of the screen begins to show a column.
  @_disfavoredOverload
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  /// Called when a swipe that shows a column has ended.
  @_disfavoredOverload
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
  /// Called before a column is shown.
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Called before a column is hidden.
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
}

extension UISplitViewControllerDelegate {
  /// The default: does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { OptionalMember.noteDefault(self) }
  /// The default: returns `automatic`.
  @_disfavoredOverload
  public func targetDisplayModeForAction(in svc: UISplitViewController)
    -> UISplitViewController.DisplayMode
  { OptionalMember.defaultValue(.automatic, of: self) }
  /// The default: returns `false`. The split view controller shows the controller.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { OptionalMember.defaultValue(false, of: self) }
  /// The default: returns `false`. The split view controller shows the controller.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { OptionalMember.defaultValue(false, of: self) }
  /// The default: returns `nil`. The first controller is shown.
  @_disfavoredOverload
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  { OptionalMember.defaultValue(nil, of: self) }
  /// The default: returns `nil`. The primary column shows the controller that was visible before.
  @_disfavoredOverload
  public func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  { OptionalMember.defaultValue(nil, of: self) }
  /// The default: returns `false`, so the primary controller shows the secondary controller.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { OptionalMember.defaultValue(false, of: self) }
  /// The default: returns `nil`, so `separateSecondaryViewController(for:)` is called.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { OptionalMember.defaultValue(nil, of: self) }
  /// The default: the method counts as not implemented, so the controller supports its usual
  /// orientations.
  @_disfavoredOverload
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { OptionalMember.defaultValue(.allButUpsideDown, of: self) }
  /// The default: returns `portrait`.
  @_disfavoredOverload
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { OptionalMember.defaultValue(.portrait, of: self) }
  /// The default: returns the proposed column.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { OptionalMember.defaultValue(proposedTopColumn, of: self) }
  /// The default: returns the proposed display mode.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode {
    OptionalMember.defaultValue(proposedDisplayMode, of: self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func splitViewControllerInteractivePresentationGestureWillBegin(
    _ svc: UISplitViewController
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func splitViewControllerInteractivePresentationGestureDidEnd(
    _ svc: UISplitViewController
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { OptionalMember.noteDefault(self) }
}
