import Foundation

/// The keyboard of a scene: when it comes, where it is, which views make room for it, and who is told.
///
/// Nothing of it is drawn. An `inputView` and an `inputAccessoryView` stand in a window of their own; see
/// `KeyboardWindow`.
@MainActor
internal final class ScreenKeyboard {
  internal private(set) weak var scene: UIWindowScene?
  /// Where it is, or is going.
  internal private(set) var place = KeyboardPlace()
  /// The views that are up now.
  internal private(set) var views = InputViews()
  /// The window whose responder it came for.
  private weak var appWindow: UIWindow?
  /// The window of its views, if there have been any.
  internal private(set) var window: KeyboardWindow?
  /// The listener that posts what has happened as soon as the keyboard has arrived.
  private var arrival: Int?

  init(scene: UIWindowScene) { self.scene = scene }

  /// How long it takes to come or go.
  private static let duration: TimeInterval = 0.25
  /// UIKit's own curve, which has no name.
  private static let curve = 7

  // MARK: Following the first responder

  /// Another responder is first, or none: the keyboard comes, goes, or is of another height.
  func follow(_ responder: UIResponder?) {
    if let window = responder?.windowInChain, !(window is KeyboardWindow) { appWindow = window }
    let device = self.device
    views = responder.map { views(for: $0, on: device) } ?? InputViews()
    show(views, on: device)
    rise(to: KeyboardPlace(device: device, height: views.height))
    if place.height > 0 { reveal(responder) }
  }

  /// A view of the keyboard may be of another height than it was.
  func viewsMayHaveOtherHeights() {
    guard place.height > 0, let responder = scene?.firstResponder.current,
      views(for: responder, on: device).height != place.height
    else { return }
    follow(responder)
  }

  /// The device is held otherwise.
  func deviceMayHaveTurned() {
    guard place.height > 0, device != place.device else { return }
    follow(scene?.firstResponder.current)
  }

  /// The size of the device, as it is held.
  private var device: CGSize {
    appWindow?.deviceBounds.size ?? scene?.screen.bounds.size ?? UIScreen.main.bounds.size
  }

  private func views(for responder: UIResponder, on device: CGSize) -> InputViews {
    let bottom = appWindow?.deviceSafeArea.bottom ?? 0
    let usual = KeyboardHeight.usual(on: device, safeAreaBottom: bottom)
    return InputViews(
      for: responder, on: device, safeAreaBottom: bottom,
      keyboardHeight: scene?.hasHardwareKeyboard == true ? 0 : usual)
  }

  // MARK: Coming and going

  /// Goes to a place, and posts that it does. Nothing is posted if it is there already.
  private func rise(to new: KeyboardPlace) {
    let old = place
    guard new != old, new.height > 0 || old.height > 0 else { return }
    place = new
    let begin = (old.height > 0 ? old : new.below).frame
    let end = (new.height > 0 ? new : old.below).frame
    let duration = UIView.areAnimationsEnabled ? ScreenKeyboard.duration : 0
    let isShown = new.height > 0
    noteGuides()
    post(UIResponder.keyboardWillChangeFrameNotification, begin, end, duration)
    post(
      isShown
        ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
      begin, end, duration)
    // An observer of the notifications may have hidden the keyboard, or shown another one, by now.
    guard place == new else { return }
    moveHost(from: begin, to: end, duration)
    // What makes room can be touched on its way, as the keyboard can.
    UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) {
      self.moveFollowers()
    }
    arrive(after: duration) { keyboard in
      keyboard.post(UIResponder.keyboardDidChangeFrameNotification, begin, end, duration)
      keyboard.post(
        isShown
          ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
        begin, end, duration)
      if !isShown, keyboard.place.height == 0 { keyboard.window?.host.show(InputViews()) }
    }
  }

  /// Does something when the keyboard has arrived, unless it goes elsewhere before.
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

  // MARK: Its views

  /// Shows the views of a responder. Those of a keyboard that goes stay until it has gone.
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
      if place.height > 0 { window.host.frame.size.height = views.height }
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

  /// The responder that is to be first again when one in its accessory is first no more: the bar of a chat
  /// stays at the bottom when nobody types in it.
  ///
  /// - Unverified: how UIKit decides.
  func responderKept(after leaving: UIResponder) -> UIResponder? {
    guard let view = leaving as? UIView, let provider = views.provider, provider !== leaving,
      !(provider is any UIKeyInput), let accessory = views.accessory,
      view.isDescendant(of: accessory)
    else { return nil }
    return provider
  }

  // MARK: Under a finger

  /// Follows a finger that moves the content of a scroll view, at a height on the screen.
  func push(byFingerAt y: CGFloat, withAccessory: Bool) {
    guard views.isForTyping || withAccessory, place.height > 0 else { return }
    let new = place.pushed(
      byFingerAt: y, padding: dismissPadding, keeping: keptHeight(withAccessory: withAccessory))
    guard new != place else { return }
    place = new
    window?.host.frame = new.frame
    noteGuides()
  }

  /// The finger was lifted: the keyboard goes, or comes back.
  func endPushing(atSpeed speed: CGFloat, withAccessory: Bool) {
    guard place.pushed > 0 else { return }
    if place.goes(atSpeed: speed, keeping: keptHeight(withAccessory: withAccessory)) {
      scene?.firstResponder.dismiss(withAccessory: withAccessory)
    }
    // It is still pushed down if the first responder did not want to go.
    guard place.pushed > 0 else { return }
    var back = place
    back.pushed = 0
    rise(to: back)
  }

  /// How much stays when the keyboard goes: the bar of a chat.
  private func keptHeight(withAccessory: Bool) -> CGFloat {
    guard !withAccessory, let current = scene?.firstResponder.current,
      responderKept(after: current) != nil
    else { return 0 }
    return views.accessoryHeight
  }
}

extension UIResponder {
  /// The window of the first view in the chain that is in one.
  internal var windowInChain: UIWindow? {
    sequence(first: self, next: \.next).lazy.compactMap { ($0 as? UIView)?.window }.first
  }
}
