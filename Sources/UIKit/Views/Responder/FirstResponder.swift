import Foundation

/// The first responder of a scene.
@MainActor
internal final class FirstResponder {
  /// The responder that became first responder last, in any scene.
  ///
  /// It receives the keys that are pressed without naming a scene.
  private(set) static weak var latest: UIResponder?
  /// The first responder among those outside of any scene.
  private static let elsewhere = FirstResponder(keyboard: nil)

  private(set) weak var current: UIResponder?
  private let keyboard: ScreenKeyboard?
  /// Whether another responder is about to become first, so that the keyboard does not disappear
  /// only to appear again.
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

  /// Makes a responder the first responder, if the current one resigns. Returns whether it did.
  func become(_ responder: UIResponder) -> Bool {
    if current === responder { return true }
    guard responder.canBecomeFirstResponder else { return false }
    isHandedOver = true
    if let current, !current.canResignFirstResponder || !current.resignFirstResponder() {
      isHandedOver = false
      return false
    }
    isHandedOver = false
    // The old first responder may have made another responder first when it resigned.
    if let current, current !== responder, !current.resignFirstResponder() { return false }
    current = responder
    responder.firstIn = self
    FirstResponder.latest = responder
    responder.becameFirstResponder()
    keyboardFollows()
    return true
  }

  /// Updates the keyboard: it appears, disappears, or changes its height.
  func keyboardFollows() { keyboard?.follow(current) }

  /// Makes the first responder resign if it is the view or inside of the view.
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

  /// Hides the keyboard by making its responder resign.
  ///
  /// A responder that has only an accessory stays, unless the accessory is hidden too.
  func dismiss(withAccessory: Bool) {
    guard let current, withAccessory || keyboard?.views.isForTyping == true else { return }
    includesAccessory = withAccessory
    defer { includesAccessory = false }
    current.resignFirstResponder()
  }

  /// Whether the accessory of the keyboard is being hidden, too.
  private var includesAccessory = false

  /// Called before a view leaves its scene: a first responder in it resigns, even if it refuses
  /// to.
  func left(with view: UIView) {
    guard let current, current.responderView?.isDescendant(of: view) == true else { return }
    clear()
    (current as? any TextEditing)?.editingWasEnded()
  }

  /// Clears the first responder.
  private func clear() {
    let leaving = current
    if FirstResponder.latest === current { FirstResponder.latest = nil }
    current?.firstIn = nil
    current = nil
    guard !isHandedOver else { return }
    if !includesAccessory, let leaving, let kept = keyboard?.responderKept(after: leaving),
      kept.becomeFirstResponder()
    {
      return
    }
    keyboardFollows()
  }
}
