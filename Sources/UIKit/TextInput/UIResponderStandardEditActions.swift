import Foundation

/// What can be done with a text, from a menu or by keys. Every responder has these methods; one that
/// does them overrides them, and `canPerformAction(_:withSender:)`.
///
///     override var canBecomeFirstResponder: Bool { true }
///     override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
///       action == "copy:"
///     }
///     override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
///
/// - Differs: A responder that does not override one does nothing when it is called, where UIKit
///   crashes.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Takes what is selected out, and onto the pasteboard.
  func cut(_ sender: Any?)
  /// Puts what is selected onto the pasteboard.
  func copy(_ sender: Any?)
  /// Puts what is on the pasteboard in place of what is selected.
  func paste(_ sender: Any?)
  /// The same, as the text around it looks.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Takes what is selected out.
  func delete(_ sender: Any?)
  /// Selects the word at the caret.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Has what is selected be bold, or not.
  func toggleBoldface(_ sender: Any?)
  /// Has what is selected be in italics, or not.
  func toggleItalics(_ sender: Any?)
  /// Has what is selected be underlined, or not.
  func toggleUnderline(_ sender: Any?)
  /// Has what is selected be larger.
  func increaseSize(_ sender: Any?)
  /// Has what is selected be smaller.
  func decreaseSize(_ sender: Any?)
  /// Has what is selected be written from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Has what is selected be written from right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}

/// The methods above, by their names.
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

  /// Whether there is one of a name.
  nonisolated static func isKnown(_ name: String) -> Bool { methods[name] != nil }

  /// Does it. Answers whether there is one of that name.
  static func perform(_ name: String, on target: AnyObject, _ sender: Any?) -> Bool {
    guard let responder = target as? UIResponder, let method = methods[name] else { return false }
    method(responder, sender)
    return true
  }
}
