import Foundation

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
