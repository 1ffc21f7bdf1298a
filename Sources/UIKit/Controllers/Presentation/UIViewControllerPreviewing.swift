import Foundation

/// The registration of a controller that shows previews when a view is pressed hard.
///
/// - Differs: No screen measures force here (`forceTouchCapability` is `.unavailable`), so no
///   preview is shown.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The recognizer of a hard press.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// The object that returns previews.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is pressed.
  var sourceView: UIView { get }
  /// The rectangle of the view that stays sharp while a preview is shown.
  var sourceRect: CGRect { get set }
}

/// An object that returns the previews for views that are pressed hard.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the controller whose view is the preview of a point.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Shows the controller of a preview that was pressed harder.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

/// The registration that `registerForPreviewing(with:sourceView:)` returns.
private final class Previewing: NSObject, UIViewControllerPreviewing {
  private weak var owner: (any UIViewControllerPreviewingDelegate)?
  let sourceView: UIView
  var sourceRect: CGRect
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()

  init(_ owner: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    self.owner = owner
    sourceView = view
    sourceRect = view.bounds
  }

  var delegate: any UIViewControllerPreviewingDelegate {
    guard let owner else {
      Misuse.trap("the delegate of a previewing context is gone", "unregister the context first")
    }
    return owner
  }
}

extension UIViewController {
  /// Registers a delegate for previews of the content of a view.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    Previewing(delegate, sourceView)
  }

  /// Removes the registration for previews.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
