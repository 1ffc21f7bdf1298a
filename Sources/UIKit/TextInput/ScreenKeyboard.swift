import Foundation

/// The keyboard of a screen, of which nothing is seen: when it would come, where it would be, and who is
/// told of that.
@MainActor
internal final class ScreenKeyboard {
  private weak var scene: UIWindowScene?
  /// How high it is now; zero while it is not there.
  private(set) var height: CGFloat = 0
  /// What will be told when it has arrived.
  private var arrival: Int?

  init(scene: UIWindowScene) { self.scene = scene }

  private var screen: UIScreen { scene?.screen ?? .main }

  /// How long it takes to come or go.
  private static let duration: TimeInterval = 0.25
  /// UIKit's own curve, which has no name.
  private static let curve = 7

  // MARK: Who takes text

  /// Somebody else is the first responder, or nobody: the keyboard comes, goes, or is of another height.
  func follow(_ responder: UIResponder?) { rise(to: responder.map { height(for: $0) } ?? 0) }

  /// How high it is for a responder; zero if that takes no keys.
  private func height(for responder: UIResponder) -> CGFloat {
    if let field = responder as? any TextEditing, !field.takesText { return 0 }
    let chain = sequence(first: responder, next: \.next)
    let own = chain.lazy.compactMap(\.inputView).first
    let accessory = chain.lazy.compactMap(\.inputAccessoryView).first
    let width = screen.bounds.width
    var height = accessory?.heightOverKeyboard(width) ?? 0
    if let own {
      height += own.heightOverKeyboard(width)
    } else if responder is any UIKeyInput {
      height += usualHeight
    }
    return height
  }

  private var usualHeight: CGFloat {
    let size = screen.bounds.size
    if min(size.width, size.height) >= 744 { return 312 }
    return size.width > size.height ? 206 : 260
  }

  // MARK: Coming and going

  /// Where it is at a height, on the screen.
  private func frame(_ height: CGFloat, of size: CGFloat) -> CGRect {
    let bounds = screen.bounds
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: size)
  }

  private func rise(to new: CGFloat) {
    let old = height
    guard new > 0 || old > 0 else { return }
    height = new
    let begin = frame(old, of: old > 0 ? old : new)
    let end = frame(new, of: new > 0 ? new : old)
    post(UIResponder.keyboardWillChangeFrameNotification, begin, end)
    // One that only gets higher or lower is told of like one that comes.
    let shows = new > 0 && begin != end
    if shows { post(UIResponder.keyboardWillShowNotification, begin, end) }
    if new == 0 { post(UIResponder.keyboardWillHideNotification, begin, end) }
    arrive { [weak self] in
      self?.post(UIResponder.keyboardDidChangeFrameNotification, begin, end)
      if shows { self?.post(UIResponder.keyboardDidShowNotification, begin, end) }
      if new == 0 { self?.post(UIResponder.keyboardDidHideNotification, begin, end) }
    }
  }

  /// Does something when the keyboard has arrived, unless it goes elsewhere before.
  private func arrive(_ body: @escaping @MainActor () -> Void) {
    guard let clock = scene?.frameClock else { return }
    if let arrival { clock.remove(arrival) }
    let end = clock.now + ScreenKeyboard.duration - 1e-9
    arrival = clock.add { [weak self] now in
      guard now >= end else { return true }
      self?.arrival = nil
      body()
      return false
    }
  }

  private func post(_ name: Notification.Name, _ begin: CGRect, _ end: CGRect) {
    NotificationCenter.default.post(
      name: name, object: screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey:
          NSNumber(value: ScreenKeyboard.duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: ScreenKeyboard.curve),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}

extension UIView {
  /// How high it stands as a keyboard or on top of one.
  fileprivate func heightOverKeyboard(_ width: CGFloat) -> CGFloat {
    if bounds.height > 0 { return bounds.height }
    let intrinsic = intrinsicContentSize.height
    if intrinsic > 0 { return intrinsic }
    return max(sizeThatFits(CGSize(width: width, height: 0)).height, 0)
  }
}
