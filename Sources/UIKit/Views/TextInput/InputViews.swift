import Foundation

/// The views that appear for a first responder, and their total height.
///
/// The views are retained, because a responder may create a new accessory view each time that
/// `inputAccessoryView` is read.
@MainActor
internal struct InputViews {
  /// The accessory view, which is above the keyboard or above `input`.
  private(set) var accessory: UIView?
  /// The responder that provides the accessory view: the first responder, or a later responder in
  /// its responder chain.
  private(set) weak var provider: UIResponder?
  /// The view that replaces the keyboard.
  private(set) var input: UIView?
  private(set) var accessoryHeight: CGFloat = 0
  private(set) var inputHeight: CGFloat = 0
  /// The height of `input` without the safe area below it.
  private(set) var ownInputHeight: CGFloat = 0
  /// Whether there is a keyboard or a replacement for it, not only an accessory.
  private(set) var isForTyping = false

  /// Creates input views for no responder.
  init() {}

  /// Creates the input views of a responder.
  ///
  /// - Parameters:
  ///   - keyboardHeight: The height of the keyboard for a responder that receives keys; zero with a
  ///     hardware keyboard.
  ///   - frameHeight: Returns the height of a view's frame, without the safe area below the view.
  init(
    for responder: UIResponder, on device: CGSize, safeAreaBottom: CGFloat, keyboardHeight: CGFloat,
    frameHeight: (UIView) -> CGFloat
  ) {
    if let field = responder as? any TextEditing, !field.acceptsText { return }
    let chain = sequence(first: responder, next: \.next)
    for each in chain {
      guard let view = each.inputAccessoryView ?? each.inputAccessoryViewController?.view else {
        continue
      }
      accessory = view
      provider = each
      accessoryHeight = view.heightAsInputView(
        width: device.width, frameHeight: frameHeight(view))
      break
    }
    // A field inside of an accessory does not use the keyboard of the responder that provides the
    // accessory.
    for each in chain.prefix(while: { !($0 is KeyboardHost) }) {
      guard let view = each.inputView ?? each.inputViewController?.view else { continue }
      input = view
      ownInputHeight = view.heightAsInputView(
        width: device.width, frameHeight: frameHeight(view))
      inputHeight = ownInputHeight + safeAreaBottom
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
  /// Returns the height that the view has as an input view or as an input accessory view.
  ///
  /// - Parameter frameHeight: The height of the view's frame, without the safe area.
  fileprivate func heightAsInputView(width: CGFloat, frameHeight: CGFloat) -> CGFloat {
    let sizesItself = (self as? UIInputView)?.allowsSelfSizing == true
    if sizesItself || !translatesAutoresizingMaskIntoConstraints {
      let fitting = systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      if fitting.height > 0 { return fitting.height }
    }
    // If a view with an intrinsic height has a flexible height or a height of zero, its height is
    // the current intrinsic height.
    let intrinsic = intrinsicContentSize.height
    if intrinsic > 0, autoresizingMask.contains(.flexibleHeight) || frameHeight <= 0 {
      return intrinsic
    }
    if frameHeight > 0 { return frameHeight }
    return max(sizeThatFits(CGSize(width: width, height: 0)).height, 0)
  }
}
