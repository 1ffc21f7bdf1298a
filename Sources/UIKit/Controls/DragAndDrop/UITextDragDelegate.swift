import Foundation

/// A request for the drag items of a text that is about to be dragged.
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
  /// The range of the text.
  var dragRange: UITextRange { get }
  /// The items that contain the text. The items are dragged unless the delegate returns other
  /// items.
  var suggestedItems: [UIDragItem] { get }
  /// The items that are already being dragged.
  var existingItems: [UIDragItem] { get }
  /// Whether the text is selected.
  var isSelected: Bool { get }
  /// The drag.
  var dragSession: any UIDragSession { get }
}

/// Decides which items are dragged from a view with text.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
  /// Returns the items to drag. An empty array prevents the drag.
  func textDraggableView(
    _ textDraggableView: UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem]
  /// Returns the preview of an item.
  ///
  /// - Differs: it is never called, because no previews are drawn.
  func textDraggableView(
    _ textDraggableView: UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Called before the items are lifted.
  func textDraggableView(
    _ textDraggableView: UIView & UITextDraggable,
    willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
  /// Called when the finger begins to move the items.
  func textDraggableView(
    _ textDraggableView: UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
  /// Called when the items have been dropped, or the drag was cancelled.
  func textDraggableView(
    _ textDraggableView: UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation)
}

extension UITextDragDelegate {
  /// The default: `suggestedItems`, which contain the text.
  public func textDraggableView(
    _ textDraggableView: UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] { OptionalMember.defaultValue(dragRequest.suggestedItems, of: self) }
  /// The default: the system's preview.
  public func textDraggableView(
    _ textDraggableView: UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { OptionalMember.defaultValue(nil, of: self) }
  /// The default: does nothing.
  public func textDraggableView(
    _ textDraggableView: UIView & UITextDraggable,
    willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  public func textDraggableView(
    _ textDraggableView: UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  public func textDraggableView(
    _ textDraggableView: UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation
  ) { OptionalMember.noteDefault(self) }
}
