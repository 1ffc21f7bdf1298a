import Foundation

/// Something that events come to: a view, a controller, the application. What it does not answer goes on
/// to the `next` one.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// A responder.
  public override init() { super.init() }

  // MARK: The chain

  /// The one that gets what this one does not answer.
  open var next: UIResponder? { nil }

  /// Whether it wants to be the first that events come to.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it lets another be first.
  open var canResignFirstResponder: Bool { true }

  /// Whether events come to it first.
  open var isFirstResponder: Bool { FirstResponder.current === self }

  /// Asks to be the first that events come to. Answers whether it is.
  @discardableResult
  open func becomeFirstResponder() -> Bool { FirstResponder.become(self) }

  /// Gives up being first. Answers whether it is not.
  @discardableResult
  open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

  /// The view that comes up for typing: the keyboard, if `nil`.
  open var inputView: UIView? { nil }

  /// The view on top of that.
  open var inputAccessoryView: UIView? { nil }
}

/// The responder that events come to first.
@MainActor
internal enum FirstResponder {
  private(set) static weak var current: UIResponder?

  static func become(_ responder: UIResponder) -> Bool {
    if current === responder { return true }
    guard responder.canBecomeFirstResponder else { return false }
    if let current, !current.canResignFirstResponder || !current.resignFirstResponder() {
      return false
    }
    current = responder
    return true
  }

  static func resign(_ responder: UIResponder) -> Bool {
    guard current === responder else { return true }
    guard responder.canResignFirstResponder else { return false }
    current = nil
    return true
  }
}
