import Foundation

/// A preview of a controller, which a hard press on a view shows. No device has had it since iOS
/// 13, which shows context menus in its place; `forceTouchCapability` says so.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The gesture that shows the preview.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// The delegate.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is pressed.
  var sourceView: UIView { get }
  /// The part of the view that stays sharp.
  var sourceRect: CGRect { get set }
}

/// Supplies the controller of a preview.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the controller to preview; `nil` for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Shows the previewed controller.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

/// A registered view.
private final class Previewing: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  private weak var owner: (any UIViewControllerPreviewingDelegate)?
  private weak var view: UIView?
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    (owner, self.view) = (delegate, view)
    sourceRect = view.bounds
    super.init()
  }

  var delegate: any UIViewControllerPreviewingDelegate {
    guard let owner else {
      Misuse.trap("the delegate of a preview is gone", "keep it as long as its view is registered")
    }
    return owner
  }

  var sourceView: UIView { view ?? UIView() }
}

extension UIViewController {
  /// Registers a view whose hard press shows a preview.
  ///
  /// - Differs: Nobody presses hard, as on all devices since iPhone 11. A context menu is shown by
  ///   `UIContextMenuInteraction`.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { Previewing(delegate, sourceView) }

  /// Unregisters a view.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// An action below a preview, or a group of actions.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The title.
  var title: String { get }
}

/// An action below a preview.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// The usual style.
    case `default`
    /// With a mark.
    case selected
    /// For an action that deletes something.
    case destructive
  }

  /// Creates an action.
  public init(
    title: String, style: Style,
    handler: @escaping (_ action: UIPreviewAction, _ controller: UIViewController) -> Void
  ) {
    (self.title, self.style) = (title, style)
    self.handler = { action, controller in
      (action as? UIPreviewAction).map { handler($0, controller) }
    }
    super.init()
  }

  /// The title.
  public let title: String
  /// The style.
  public let style: Style
  /// Called when the action was chosen.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void
}

/// A group of actions below a preview.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// Creates a group.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    (self.title, self.style, self.actions) = (title, style, actions)
    super.init()
  }

  /// The title.
  public let title: String
  /// The style.
  public let style: UIPreviewAction.Style
  /// The actions.
  public let actions: [UIPreviewAction]
}
