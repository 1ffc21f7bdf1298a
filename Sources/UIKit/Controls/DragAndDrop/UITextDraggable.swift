import Foundation

/// Options of text that is dragged.
public struct UITextDragOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The preview is drawn without the colors of the text.
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}

/// A view from which text is dragged: a text field or a text view.
///
///     notes.textDragDelegate = self
///     notes.textDropDelegate = self
///
/// With a `textDragDelegate`, a finger that rests on selected text drags the text. With a
/// `textDropDelegate`, text that is dropped on the view is inserted. Text that is dropped on the
/// view from which it was dragged is moved.
///
/// - Differs: without delegates, text cannot be dragged and dropped. In UIKit on an iPad, text can
///   be dragged and dropped without delegates.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  /// The object that decides which text is dragged.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// The interaction by which text is dragged; `nil` without a delegate.
  var textDragInteraction: UIDragInteraction? { get }
  /// Whether text is being dragged.
  var isTextDragActive: Bool { get }
  /// Options of text that is dragged.
  var textDragOptions: UITextDragOptions { get set }
}

/// A view into which text is dropped: a text field or a text view.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {
  /// The object that decides what happens with text that is dropped.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// The interaction by which text is dropped; `nil` without a delegate.
  var textDropInteraction: UIDropInteraction? { get }
  /// Whether something is being dragged over the view.
  var isTextDropActive: Bool { get }
}

extension UITextView: UITextDraggable, UITextDroppable {
  /// The interaction by which text is dragged; `nil` without a delegate.
  public var textDragInteraction: UIDragInteraction? { textDragging.dragInteraction }
  /// Whether text is being dragged.
  public var isTextDragActive: Bool { textDragging.isDragging }
  /// The interaction by which text is dropped; `nil` without a delegate.
  public var textDropInteraction: UIDropInteraction? { textDragging.dropInteraction }
  /// Whether something is being dragged over the view.
  public var isTextDropActive: Bool { textDragging.isOver }
}

extension UITextField: UITextDraggable, UITextDroppable {
  /// The interaction by which text is dragged; `nil` without a delegate.
  public var textDragInteraction: UIDragInteraction? { textDragging.dragInteraction }
  /// Whether text is being dragged.
  public var isTextDragActive: Bool { textDragging.isDragging }
  /// The interaction by which text is dropped; `nil` without a delegate.
  public var textDropInteraction: UIDropInteraction? { textDragging.dropInteraction }
  /// Whether something is being dragged over the view.
  public var isTextDropActive: Bool { textDragging.isOver }
}
