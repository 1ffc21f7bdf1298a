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

/// A view from which text is dragged.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  /// The interaction by which text is dragged; `nil` if no text can be dragged.
  var textDragInteraction: UIDragInteraction? { get }
  /// Whether text is being dragged.
  var isTextDragActive: Bool { get }
  /// Options of text that is dragged.
  var textDragOptions: UITextDragOptions { get set }
}

/// A view into which text is dropped.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {
  /// The interaction by which text is dropped; `nil` if no text can be dropped.
  var textDropInteraction: UIDropInteraction? { get }
  /// Whether text is being dragged over the view.
  var isTextDropActive: Bool { get }
}

extension UITextView: UITextDraggable, UITextDroppable {
  /// The interaction by which text is dragged.
  /// - Differs: it is `nil`, because a finger does not drag text.
  public var textDragInteraction: UIDragInteraction? { nil }
  /// Whether text is being dragged.
  public var isTextDragActive: Bool { false }
  /// The interaction by which text is dropped.
  /// - Differs: it is `nil`, because text is not dropped. Add a `UIDropInteraction` to the view.
  public var textDropInteraction: UIDropInteraction? { nil }
  /// Whether text is being dragged over the view.
  public var isTextDropActive: Bool { false }
}

extension UITextField: UITextDraggable, UITextDroppable {
  /// The interaction by which text is dragged.
  /// - Differs: it is `nil`, because a finger does not drag text.
  public var textDragInteraction: UIDragInteraction? { nil }
  /// Whether text is being dragged.
  public var isTextDragActive: Bool { false }
  /// The interaction by which text is dropped.
  /// - Differs: it is `nil`, because text is not dropped. Add a `UIDropInteraction` to the view.
  public var textDropInteraction: UIDropInteraction? { nil }
  /// Whether text is being dragged over the view.
  public var isTextDropActive: Bool { false }
}
