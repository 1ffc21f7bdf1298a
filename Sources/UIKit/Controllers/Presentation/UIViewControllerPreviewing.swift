import Foundation

/// The registration of a controller that shows previews when a view is pressed hard.
///
/// - Differs: No screen here feels force (`forceTouchCapability` is `.unavailable`), so no preview
///   is shown.
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

/// An object that returns previews of what is pressed hard.
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

/// The registration of a controller.
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
  /// Registers a delegate for previews of what a view shows.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    Previewing(delegate, sourceView)
  }

  /// Removes the registration for previews.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// An action below a preview.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The title.
  var title: String { get }
}

/// An action below a preview that calls a closure.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// The styles of actions.
  public enum Style: Int, Sendable {
    /// The usual style.
    case `default`
    /// The style of an action that is on.
    case selected
    /// The style of an action that deletes.
    case destructive
  }

  /// The title.
  public let title: String
  /// The style.
  internal let style: Style
  /// The closure.
  open private(set) var handler: (any UIPreviewActionItem, UIViewController) -> Void

  /// Creates an action.
  public init(
    title: String, style: Style,
    handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    self.style = style
    self.handler = { item, controller in
      if let action = item as? UIPreviewAction { handler(action, controller) }
    }
    super.init()
  }
}

/// Actions below a preview that are behind one title.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// The title.
  public let title: String
  /// The style.
  internal let style: UIPreviewAction.Style
  /// The actions.
  internal let actions: [UIPreviewAction]

  /// Creates a group of actions.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    self.style = style
    self.actions = actions
    super.init()
  }
}

/// Recognizes how hard a view is pressed.
///
/// - Differs: No screen here feels force, so it calls nothing.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
  /// The view.
  open private(set) weak var view: UIView?
  /// The object that is told of the force.
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  /// Creates an interaction for a view.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// Returns the place of the touch. There is none, so it is the origin.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }

  /// Cancels the preview.
  open func cancel() {}
}

/// An object that is told how hard a view is pressed.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// Called while a view is pressed harder, until the preview appears.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  /// Called when a preview has to disappear.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
  /// Whether a preview may begin.
  @_disfavoredOverload
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// Called while a view is pressed even harder, until the preview is committed.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
}

extension UIPreviewInteractionDelegate {
  /// The default: returns `true`.
  @_disfavoredOverload
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
    DefaultAnswer.value(true, of: self)
  }

  /// The default: does nothing.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) { DefaultAnswer.note(self) }
}
