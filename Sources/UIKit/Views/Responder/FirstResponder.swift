import Foundation

/// The first responder of a scene.
@MainActor
internal final class FirstResponder {
  /// The responder that became first responder last, in any scene.
  ///
  /// If a test presses a key and names no scene, the key is sent to this responder.
  private(set) static weak var latest: UIResponder?
  /// The object that stores the first responder among the responders outside of any scene.
  private static let elsewhere = FirstResponder(keyboard: nil)

  private(set) weak var current: UIResponder?
  private let keyboard: ScreenKeyboard?
  /// Whether another responder is about to become first responder. The keyboard then stays visible
  /// while the current first responder resigns.
  private var isHandedOver = false

  init(keyboard: ScreenKeyboard?) { self.keyboard = keyboard }

  /// Returns the object that stores the first responder of the scene that a responder is in.
  static func holder(for responder: UIResponder) -> FirstResponder {
    responder.windowInChain?.windowScene?.firstResponder ?? elsewhere
  }

  /// Returns the first responder in the scene of a responder; without a responder, the latest first
  /// responder in any scene.
  static func near(_ responder: UIResponder?) -> UIResponder? {
    responder.map { holder(for: $0).current } ?? latest
  }

  /// Makes a responder the first responder, if it can become first responder and the current first
  /// responder resigns.
  ///
  /// Returns whether the responder is the first responder.
  func become(_ responder: UIResponder) -> Bool {
    if current === responder { return true }
    guard responder.canBecomeFirstResponder else { return false }
    isHandedOver = true
    if let current, !current.canResignFirstResponder || !current.resignFirstResponder() {
      isHandedOver = false
      return false
    }
    isHandedOver = false
    // The current first responder may have made another responder the first responder when it
    // resigned. Then that responder has to resign, too.
    if let current, current !== responder, !current.resignFirstResponder() { return false }
    current = responder
    responder.firstIn = self
    FirstResponder.latest = responder
    responder.becameFirstResponder()
    keyboardFollows()
    return true
  }

  /// Shows or hides the keyboard, or changes its height, for the current first responder.
  func keyboardFollows() { keyboard?.follow(current) }

  /// Makes the first responder resign if it is the view or inside of the view.
  ///
  /// Returns `false` if `force` is `false` and the first responder refuses to resign.
  func end(in view: UIView, force: Bool) -> Bool {
    guard let responder = current as? UIView, responder.isDescendant(of: view) else { return true }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    clear()
    (responder as? any TextEditing)?.editingWasEnded()
    return true
  }

  /// Clears the first responder, if it is the given responder and can resign.
  func resign(_ responder: UIResponder) -> Bool {
    guard current === responder else { return true }
    guard responder.canResignFirstResponder else { return false }
    clear()
    return true
  }

  /// Hides the keyboard by making the first responder resign.
  ///
  /// A first responder that shows only an accessory view does not resign, unless `withAccessory` is
  /// `true`.
  func dismiss(withAccessory: Bool) {
    guard let current, withAccessory || keyboard?.views.isForTyping == true else { return }
    includesAccessory = withAccessory
    defer { includesAccessory = false }
    current.resignFirstResponder()
  }

  /// Whether the accessory view of the keyboard is being hidden, too.
  private var includesAccessory = false

  /// Called before a view leaves its scene. A first responder in the view resigns, even if
  /// `canResignFirstResponder` is `false`.
  ///
  /// If a responder in the view provides the accessory view of the keyboard, a first responder in
  /// the accessory view resigns, too.
  func left(with view: UIView) {
    guard let current, let place = current.responderView else { return }
    let isInside = place.isDescendant(of: view)
    guard isInside || isInAccessory(place, from: view) else { return }
    let outer = includesAccessory
    includesAccessory = outer || !isInside
    defer { includesAccessory = outer }
    clear()
    (current as? any TextEditing)?.editingWasEnded()
  }

  /// Whether a view is in the current accessory view, and a responder in `view` provides this
  /// accessory view.
  private func isInAccessory(_ place: UIView, from view: UIView) -> Bool {
    guard let views = keyboard?.views, let accessory = views.accessory,
      let provider = views.provider?.responderView
    else { return false }
    return place.isDescendant(of: accessory) && provider.isDescendant(of: view)
  }

  /// Clears the first responder, and hides the keyboard unless another responder is about to become
  /// first responder.
  private func clear() {
    let leaving = current
    if FirstResponder.latest === current { FirstResponder.latest = nil }
    current?.firstIn = nil
    current = nil
    guard !isHandedOver else { return }
    // A controller whose accessory view has stayed visible becomes first responder again.
    if !includesAccessory, let leaving, let kept = keyboard?.responderKept(after: leaving),
      kept.becomeFirstResponder()
    {
      return
    }
    keyboardFollows()
  }
}
