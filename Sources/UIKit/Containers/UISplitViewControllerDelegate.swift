import Foundation

/// Is asked and told about the columns of a split view controller.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: _SelectorResponding {
  /// Other columns are about to be in sight.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Returns the mode that the button for display modes leads to; `automatic` for the usual one.
  @_disfavoredOverload
  func targetDisplayModeForAction(in svc: UISplitViewController)
    -> UISplitViewController.DisplayMode
  /// Whether the delegate shows a controller itself that is to be in the first column.
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  /// Whether the delegate shows a controller itself that is to be in the widest column.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  /// Returns the controller that is shown where there is little width; `nil` for the first one.
  @_disfavoredOverload
  func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  /// Returns the controller for the first column, when there is room for two again; `nil` for the one that is shown.
  @_disfavoredOverload
  func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  /// Whether the delegate has seen to the second controller itself, for which there is no room. If not, the first
  /// controller shows it in front.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Returns the controller for the second column, when there is room for it again; `nil` for what the first
  /// controller has in front.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// In which ways the interface may stand.
  /// - Differs: nobody turns it, and nobody asks.
  @_disfavoredOverload
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask
  /// In which way the interface stands when the controller is presented.
  /// - Differs: nobody turns it, and nobody asks.
  @_disfavoredOverload
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
  /// Returns the column that is in front where there is room for one.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Returns the display mode when there is room for several columns again.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// There is room for one column only.
  @_disfavoredOverload
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// There is room for several columns.
  @_disfavoredOverload
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// A column is about to be in sight.
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// A column is about to go out of sight.
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
}

extension UISplitViewControllerDelegate {
  /// The default does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { DefaultAnswer.note(self) }
  /// Returns `automatic`.
  @_disfavoredOverload
  public func targetDisplayModeForAction(in svc: UISplitViewController)
    -> UISplitViewController.DisplayMode
  { DefaultAnswer.value(.automatic, of: self) }
  /// Returns `false`: a delegate that does not implement this leaves it to the controller.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { DefaultAnswer.value(false, of: self) }
  /// Returns `false`: a delegate that does not implement this leaves it to the controller.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { DefaultAnswer.value(false, of: self) }
  /// Returns `nil`: the first controller.
  @_disfavoredOverload
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  { DefaultAnswer.value(nil, of: self) }
  /// Returns `nil`: the controller that is shown.
  @_disfavoredOverload
  public func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  { DefaultAnswer.value(nil, of: self) }
  /// Returns `false`: a delegate that does not implement this leaves it to the first controller.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { DefaultAnswer.value(false, of: self) }
  /// Returns `nil`: a delegate that does not implement this leaves it to the first controller.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { DefaultAnswer.value(nil, of: self) }
  /// As the controller says.
  @_disfavoredOverload
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { DefaultAnswer.value(.allButUpsideDown, of: self) }
  /// Upright.
  @_disfavoredOverload
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { DefaultAnswer.value(.portrait, of: self) }
  /// Returns what is proposed.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { DefaultAnswer.value(proposedTopColumn, of: self) }
  /// Returns what is proposed.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode { DefaultAnswer.value(proposedDisplayMode, of: self) }
  /// The default does nothing.
  @_disfavoredOverload
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    DefaultAnswer.note(self)
  }
  /// The default does nothing.
  @_disfavoredOverload
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    DefaultAnswer.note(self)
  }
  /// The default does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { DefaultAnswer.note(self) }
  /// The default does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { DefaultAnswer.note(self) }
}
