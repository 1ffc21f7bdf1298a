import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("The controller of a keyboard")
struct UIInputViewControllerTests {
  private final class NumberPad: UIInputViewController {
    var count = 0
    override func advanceToNextInputMode() { count += 1 }
  }

  private final class Key: UIView {
    weak var pad: UIInputViewController?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { handle(event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { handle(event) }

    private func handle(_ event: UIEvent?) {
      if let event { pad?.handleInputModeList(from: self, with: event) }
    }
  }

  @Test("A tap on the key for the next keyboard switches the keyboard once")
  func nextKeyboard() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let pad = NumberPad()
    let key = Key(frame: CGRect(x: 10, y: 10, width: 44, height: 44))
    key.pad = pad
    window.addSubview(key)
    Finger.tap(key)
    #expect(pad.count == 1)
  }
}
