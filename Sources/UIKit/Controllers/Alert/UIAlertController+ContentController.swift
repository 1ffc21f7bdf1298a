import Foundation

// The controller whose view is shown below the message of an alert.

extension UIAlertController {
  /// Called when another controller is shown below the message.
  internal func contentControllerChanged(from old: UIViewController?) {
    if let old, old.parent === self {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    if let contentViewController { addChild(contentViewController) }
    contentChanged()
    contentViewController?.didMove(toParent: self)
  }

  /// Returns the height of the controller's view for a width; 0 without a controller.
  ///
  /// This is the height of the controller's preferred content size. If the controller has none, it
  /// is the height that the constraints of the view require.
  internal func heightOfContentController(forWidth width: CGFloat) -> CGFloat {
    guard let contentViewController else { return 0 }
    let preferred = contentViewController.preferredContentSize.height
    guard preferred == 0 else { return preferred }
    return contentViewController.view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
