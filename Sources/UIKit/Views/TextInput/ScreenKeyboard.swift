import Foundation
import GalleyLayout

/// The keyboard of a scene.
///
/// The class decides when the keyboard appears, moves the views that make space for the keyboard,
/// and posts notifications.
///
/// The keyboard itself is not drawn. An `inputView` and an `inputAccessoryView` are shown in a
/// window of their own; see `KeyboardWindow`.
@MainActor
internal final class ScreenKeyboard {
  internal private(set) weak var scene: UIWindowScene?
  /// The position of the keyboard, or the position that it moves to.
  internal private(set) var position = KeyboardPosition()
  /// Whether the keyboard is on the screen.
  internal var isShown: Bool { position.height > 0 }
  /// The current input views.
  internal private(set) var views = InputViews()
  /// The window of the responder for which the keyboard appeared.
  private weak var appWindow: UIWindow?
  /// The window of the input views, if there have been any.
  internal private(set) var window: KeyboardWindow?
  /// The identifier of the frame clock's listener that posts the notifications at the end of the
  /// keyboard's animation; `nil` if there is no such listener.
  private var arrival: Int?

  init(scene: UIWindowScene) { self.scene = scene }

  /// The duration of the keyboard's animation, in seconds.
  private static let duration: TimeInterval = 0.25
  /// The raw value of the animation curve that UIKit uses for the keyboard. The curve has no name.
  private static let curve = 7

  // MARK: Following the first responder

  /// Called when the first responder changes: the keyboard appears, disappears, or changes its
  /// height.
  func follow(_ responder: UIResponder?) {
    if let window = responder?.windowInChain, !(window is KeyboardWindow) { appWindow = window }
    let device = self.device
    views = responder.map { views(for: $0, on: device) } ?? InputViews()
    show(views, on: device)
    rise(to: KeyboardPosition(device: device.galley, height: views.height))
    if position.height > 0 { reveal(responder) }
  }

  /// Called when a view of the keyboard may have another height.
  func viewsMayHaveOtherHeights() {
    guard position.height > 0, let responder = scene?.firstResponder.current,
      views(for: responder, on: device).height != position.height
    else { return }
    follow(responder)
  }

  /// Called when the device may have been rotated.
  func deviceMayHaveTurned() {
    guard position.height > 0, device.galley != position.device else { return }
    follow(scene?.firstResponder.current)
  }

  /// The size of the device in its current orientation.
  private var device: CGSize {
    appWindow?.deviceBounds.size ?? scene?.screen.bounds.size ?? UIScreen.main.bounds.size
  }

  private func views(for responder: UIResponder, on device: CGSize) -> InputViews {
    let bottom = appWindow?.deviceSafeArea.bottom ?? 0
    let usual = KeyboardHeight.usual(on: device.galley, safeAreaBottom: bottom)
    return InputViews(
      for: responder, on: device, safeAreaBottom: bottom,
      keyboardHeight: scene?.hasHardwareKeyboard == true ? 0 : usual,
      frameHeight: { [window] in window?.host.ownHeight(of: $0) ?? $0.bounds.height })
  }

  // MARK: Appearing and disappearing

  /// Moves the keyboard to a position, and posts notifications.
  ///
  /// Nothing is posted if the keyboard already has the position.
  private func rise(to new: KeyboardPosition) {
    let old = position
    guard new != old, new.height > 0 || old.height > 0 else { return }
    position = new
    let begin = CGRect((old.height > 0 ? old : new.below).frame)
    let end = CGRect((new.height > 0 ? new : old.below).frame)
    let duration = UIView.areAnimationsEnabled ? ScreenKeyboard.duration : 0
    let isShown = new.height > 0
    noteGuides()
    post(UIResponder.keyboardWillChangeFrameNotification, begin, end, duration)
    post(
      isShown
        ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
      begin, end, duration)
    // An observer of the notifications may have hidden the keyboard, or shown another one. Then
    // this position is out of date.
    guard position == new else { return }
    moveHost(from: begin, to: end, duration)
    // The views that make space receive touches during the animation, as the keyboard does.
    UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) {
      self.moveFollowers()
    }
    arrive(after: duration) { keyboard in
      keyboard.post(UIResponder.keyboardDidChangeFrameNotification, begin, end, duration)
      keyboard.post(
        isShown
          ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
        begin, end, duration)
      if !isShown, keyboard.position.height == 0 { keyboard.window?.host.show(InputViews()) }
    }
  }

  /// Calls a closure at the end of the keyboard's animation, unless another animation of the
  /// keyboard begins before.
  private func arrive(
    after duration: TimeInterval, _ body: @escaping @MainActor (ScreenKeyboard) -> Void
  ) {
    guard let clock = scene?.frameClock else { return }
    if let arrival { clock.remove(arrival) }
    let end = clock.now + duration - 1e-9
    arrival = clock.add { [weak self] now in
      guard now >= end else { return true }
      guard let self else { return false }
      self.arrival = nil
      body(self)
      return false
    }
  }

  private func post(
    _ name: Notification.Name, _ begin: CGRect, _ end: CGRect, _ duration: TimeInterval
  ) {
    NotificationCenter.default.post(
      name: name, object: scene?.screen ?? .main,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: ScreenKeyboard.curve),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }

  // MARK: Views

  /// Shows the views of a responder.
  ///
  /// While the keyboard disappears, its views stay visible until the end of the animation.
  private func show(_ views: InputViews, on device: CGSize) {
    guard views.accessory != nil || views.input != nil || (window != nil && views.height > 0) else {
      return
    }
    guard let scene else { return }
    let window = self.window ?? KeyboardWindow(windowScene: scene)
    self.window = window
    UIView.performWithoutAnimation {
      window.frame = CGRect(origin: .zero, size: device)
      window.deviceSafeArea = appWindow?.deviceSafeArea ?? .zero
      window.host.show(views)
      if position.height > 0 { window.host.frame.size.height = views.height }
    }
  }

  private func moveHost(from begin: CGRect, to end: CGRect, _ duration: TimeInterval) {
    guard let window else { return }
    UIView.performWithoutAnimation {
      window.host.frame = CGRect(origin: begin.origin, size: end.size)
      window.layoutIfNeeded()
    }
    UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) {
      window.host.frame = end
    }
  }

  /// Returns the responder that becomes first responder again when a responder inside its accessory
  /// view resigns. So the accessory view with the text field of a chat stays at the bottom of the
  /// screen when the field resigns.
  ///
  /// - Unverified: UIKit's rule.
  func responderKept(after leaving: UIResponder) -> UIResponder? {
    guard let view = leaving as? UIView, let provider = views.provider, provider !== leaving,
      !(provider is any UIKeyInput), let accessory = views.accessory,
      view.isDescendant(of: accessory)
    else { return nil }
    return provider
  }

  // MARK: Dragging

  /// Moves the keyboard down with a finger that drags the content of a scroll view.
  ///
  /// - Parameters:
  ///   - y: The position of the finger in the coordinates of the screen.
  ///   - withAccessory: Whether the accessory view moves, too.
  func push(byFingerAt y: CGFloat, withAccessory: Bool) {
    guard views.isForTyping || withAccessory, position.height > 0 else { return }
    let new = position.pushed(
      byFingerAt: y, padding: dismissPadding, keeping: keptHeight(withAccessory: withAccessory))
    guard new != position else { return }
    position = new
    window?.host.frame = CGRect(new.frame)
    noteGuides()
  }

  /// Called when the finger was lifted: the keyboard disappears, or returns to its full height.
  func endPushing(atVelocity velocity: CGFloat, withAccessory: Bool) {
    guard position.pushed > 0 else { return }
    if position.isDismissed(
      atVelocity: velocity, keeping: keptHeight(withAccessory: withAccessory))
    {
      scene?.firstResponder.dismiss(withAccessory: withAccessory)
    }
    // The keyboard is still pushed down if the first responder did not resign.
    guard position.pushed > 0 else { return }
    var back = position
    back.pushed = 0
    rise(to: back)
  }

  /// Returns the height of an accessory view that stays visible when the keyboard disappears; 0 if
  /// there is none. For example, the accessory view with the text field of a chat stays visible.
  private func keptHeight(withAccessory: Bool) -> CGFloat {
    guard !withAccessory, let current = scene?.firstResponder.current,
      responderKept(after: current) != nil
    else { return 0 }
    return views.accessoryHeight
  }
}

extension UIResponder {
  /// The window of the first view in the responder chain that is in a window.
  internal var windowInChain: UIWindow? {
    sequence(first: self, next: \.next).lazy.compactMap { ($0 as? UIView)?.window }.first
  }
}
