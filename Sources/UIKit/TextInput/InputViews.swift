import Foundation

/// The views that come up for a first responder, and how high they are together.
@MainActor
internal struct InputViews {
  /// The view on top.
  private(set) weak var accessory: UIView?
  /// The responder that has it: the first responder, or one after it in the chain.
  private(set) weak var provider: UIResponder?
  /// The view that stands in for the keyboard.
  private(set) weak var input: UIView?
  private(set) var accessoryHeight: CGFloat = 0
  private(set) var inputHeight: CGFloat = 0
  /// Whether there is something to type with, not only an accessory.
  private(set) var isForTyping = false

  /// No views.
  init() {}

  /// The views for a responder.
  ///
  /// - Parameter keyboardHeight: How high the keyboard is that comes for whoever takes keys; zero with a
  ///   hardware keyboard.
  init(
    for responder: UIResponder, on device: CGSize, safeAreaBottom: CGFloat, keyboardHeight: CGFloat
  ) {
    if let field = responder as? any TextEditing, !field.takesText { return }
    let chain = sequence(first: responder, next: \.next)
    for each in chain {
      guard let view = each.inputAccessoryView ?? each.inputAccessoryViewController?.view else {
        continue
      }
      accessory = view
      provider = each
      accessoryHeight = view.heightAsInputView(width: device.width)
      break
    }
    // A field in an accessory does not type with the keyboard of the responder that has the accessory.
    for each in chain.prefix(while: { !($0 is KeyboardHost) }) {
      guard let view = each.inputView ?? each.inputViewController?.view else { continue }
      input = view
      inputHeight = view.heightAsInputView(width: device.width) + safeAreaBottom
      isForTyping = true
      break
    }
    if input == nil, responder is any UIKeyInput {
      inputHeight = keyboardHeight
      isForTyping = keyboardHeight > 0
    }
  }

  var height: CGFloat { accessoryHeight + inputHeight }
}

extension UIView {
  /// How high the view stands as a keyboard, or on top of one.
  fileprivate func heightAsInputView(width: CGFloat) -> CGFloat {
    let sizesItself = (self as? UIInputView)?.allowsSelfSizing == true
    if sizesItself || !translatesAutoresizingMaskIntoConstraints {
      let fitting = systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      if fitting.height > 0 { return fitting.height }
    }
    // A view that may become higher, and says how high it would be, is asked again and again.
    let intrinsic = intrinsicContentSize.height
    if intrinsic > 0, autoresizingMask.contains(.flexibleHeight) || bounds.height <= 0 {
      return intrinsic
    }
    if bounds.height > 0 { return bounds.height }
    return max(sizeThatFits(CGSize(width: width, height: 0)).height, 0)
  }
}
