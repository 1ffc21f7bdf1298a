import Foundation

/// The responder that events come to first, in a scene.
@MainActor
internal final class FirstResponder {
  /// The one that became it last, in whichever scene: keys go there.
  private(set) static weak var latest: UIResponder?
  /// For responders that are in no scene.
  private static let elsewhere = FirstResponder(keyboard: nil)

  private(set) weak var current: UIResponder?
  private let keyboard: ScreenKeyboard?
  /// Whether another is about to be first: a keyboard does not go only to come again.
  private var isHandedOver = false

  init(keyboard: ScreenKeyboard?) { self.keyboard = keyboard }

  /// Where a responder would be first.
  static func place(of responder: UIResponder) -> FirstResponder {
    responder.windowInChain?.windowScene?.firstResponder ?? elsewhere
  }

  /// The first one in the scene that somebody is in; the last one anywhere, if nobody asks.
  static func near(_ responder: UIResponder?) -> UIResponder? {
    responder.map { place(of: $0).current } ?? latest
  }

  func become(_ responder: UIResponder) -> Bool {
    if current === responder { return true }
    guard responder.canBecomeFirstResponder else { return false }
    isHandedOver = true
    if let current, !current.canResignFirstResponder || !current.resignFirstResponder() {
      isHandedOver = false
      return false
    }
    isHandedOver = false
    // Who was told that it is first no more may have said who is to be.
    if let current, current !== responder, !current.resignFirstResponder() { return false }
    current = responder
    responder.firstIn = self
    FirstResponder.latest = responder
    responder.becameFirstResponder()
    keyboardFollows()
    return true
  }

  /// The keyboard comes, goes, or is of another height.
  func keyboardFollows() { keyboard?.follow(current) }

  /// Has a view, or one in it, be the first no more.
  func end(in view: UIView, force: Bool) -> Bool {
    guard let responder = current as? UIView, responder.isDescendant(of: view) else { return true }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    letGo()
    (responder as? any TextEditing)?.editingWasEnded()
    return true
  }

  func resign(_ responder: UIResponder) -> Bool {
    guard current === responder else { return true }
    guard responder.canResignFirstResponder else { return false }
    letGo()
    return true
  }

  /// Has the keyboard go: its responder is first no more. One that has nothing to type with stays, unless its
  /// accessory is to go.
  func dismiss(withAccessory: Bool) {
    guard let current, withAccessory || keyboard?.views.isForTyping == true else { return }
    takesAccessory = withAccessory
    defer { takesAccessory = false }
    current.resignFirstResponder()
  }

  private var takesAccessory = false

  /// A view has left its window: a responder in it is first no more, asked or not.
  func left(with view: UIView) {
    guard let current,
      let inner = current as? UIView ?? (current as? UIViewController)?.viewIfLoaded,
      inner.isDescendant(of: view)
    else { return }
    letGo()
    (current as? any TextEditing)?.editingWasEnded()
  }

  /// Nobody is first any more.
  private func letGo() {
    let leaving = current
    if FirstResponder.latest === current { FirstResponder.latest = nil }
    current?.firstIn = nil
    current = nil
    guard !isHandedOver else { return }
    if !takesAccessory, let leaving, let kept = keyboard?.responderKept(after: leaving),
      kept.becomeFirstResponder()
    {
      return
    }
    keyboardFollows()
  }
}
