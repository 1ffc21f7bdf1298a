import Foundation

/// Recognizes how hard a view is pressed.
///
/// - Differs: No screen measures force here, so the delegate is never called.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
  /// The view that is pressed.
  open private(set) weak var view: UIView?
  /// The object that is notified of the force.
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  /// Creates an interaction for a view.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// Returns the location of the touch. There is no touch, so the result is the origin.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }

  /// Cancels the preview.
  open func cancel() {}
}

/// The methods that are called while a view is pressed with force.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// Called while a view is pressed harder, until the preview appears.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  /// Called when a preview has to disappear.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
  /// Returns whether a preview may begin.
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
    OptionalMember.defaultValue(true, of: self)
  }

  /// The default: does nothing.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) { OptionalMember.noteDefault(self) }
}
