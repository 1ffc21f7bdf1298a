import Foundation

@testable import GalleyUIKit

/// Records the keyboard notifications of a screen.
@MainActor
final class KeyboardEar {
  private final class Notes: Sendable {
    nonisolated(unsafe) var words: [String] = []
  }

  private let notes = Notes()
  nonisolated(unsafe) private var observers: [any NSObjectProtocol] = []

  init(on screen: UIScreen) {
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "will show"),
      (UIResponder.keyboardDidShowNotification, "did show"),
      (UIResponder.keyboardWillHideNotification, "will hide"),
      (UIResponder.keyboardDidHideNotification, "did hide"),
      (UIResponder.keyboardWillChangeFrameNotification, "will change"),
      (UIResponder.keyboardDidChangeFrameNotification, "did change"),
    ]
    let notes = self.notes
    observers = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) { note in
        let begin = note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
        let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        notes.words.append(
          "\(word) \(Int(begin?.minY ?? -1))→\(Int(end?.minY ?? -1)) of \(Int(end?.height ?? -1))")
      }
    }
  }

  deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

  /// Returns the notifications since the last call: the name, the upper edges before and after, and
  /// the height.
  func heard() -> [String] {
    defer { notes.words = [] }
    return notes.words
  }
}

/// A window on a screen of its own, with a controller.
@MainActor
struct KeyboardScreen {
  let scene: UIWindowScene
  let window: UIWindow
  let ear: KeyboardEar

  init(
    _ size: CGSize = CGSize(width: 375, height: 667), safeArea: UIEdgeInsets = .zero,
    root: UIViewController = UIViewController()
  ) {
    scene = UIWindowScene(screen: UIScreen(size: size, scale: 2))
    window = UIWindow(windowScene: scene)
    window.deviceSafeArea = safeArea
    window.rootViewController = root
    ear = KeyboardEar(on: scene.screen)
    window.makeKeyAndVisible()
  }

  var clock: FrameClock { scene.frameClock }
  var view: UIView { window.rootViewController!.view }
}
