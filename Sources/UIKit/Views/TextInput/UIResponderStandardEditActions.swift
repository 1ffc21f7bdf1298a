import Foundation

/// The editing actions of a menu or the keyboard.
///
/// Every responder has these methods. A responder that supports an action overrides its method and
/// `canPerformAction(_:withSender:)`.
///
///     override var canBecomeFirstResponder: Bool { true }
///     override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
///       action == "copy:"
///     }
///     override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
///
/// - Differs: An action that a responder does not override does nothing, where UIKit crashes.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Cuts the selection to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Replaces the selection with the content of the pasteboard.
  func paste(_ sender: Any?)
  /// Replaces the selection with the content of the pasteboard, in the style of the text around it.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
  /// Selects the word at the caret.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Makes the selection bold, or not bold.
  func toggleBoldface(_ sender: Any?)
  /// Makes the selection italic, or not italic.
  func toggleItalics(_ sender: Any?)
  /// Underlines the selection, or removes the underline.
  func toggleUnderline(_ sender: Any?)
  /// Makes the selection larger.
  func increaseSize(_ sender: Any?)
  /// Makes the selection smaller.
  func decreaseSize(_ sender: Any?)
  /// Sets the direction of the selection to left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Sets the direction of the selection to right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}

/// The methods of `UIResponderStandardEditActions`, by their names.
@MainActor
internal enum EditActions {
  private nonisolated static let methods:
    [String: @MainActor @Sendable (UIResponder, Any?) -> Void] = [
      "cut:": { $0.cut($1) }, "copy:": { $0.copy($1) }, "paste:": { $0.paste($1) },
      "pasteAndMatchStyle:": { $0.pasteAndMatchStyle($1) }, "delete:": { $0.delete($1) },
      "select:": { $0.select($1) }, "selectAll:": { $0.selectAll($1) },
      "toggleBoldface:": { $0.toggleBoldface($1) }, "toggleItalics:": { $0.toggleItalics($1) },
      "toggleUnderline:": { $0.toggleUnderline($1) }, "increaseSize:": { $0.increaseSize($1) },
      "decreaseSize:": { $0.decreaseSize($1) },
      "makeTextWritingDirectionLeftToRight:": { $0.makeTextWritingDirectionLeftToRight($1) },
      "makeTextWritingDirectionRightToLeft:": { $0.makeTextWritingDirectionRightToLeft($1) },
    ]

  /// The names of the actions, in no order.
  nonisolated static var names: [String] { Array(methods.keys) }

  /// Whether there is an action with a name.
  nonisolated static func isKnown(_ name: String) -> Bool { methods[name] != nil }

  /// Performs the action with a name, and returns whether the action exists.
  static func perform(_ name: String, on target: AnyObject, _ sender: Any?) -> Bool {
    guard let responder = target as? UIResponder, let method = methods[name] else { return false }
    method(responder, sender)
    return true
  }
}
