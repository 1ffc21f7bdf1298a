import Foundation
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A targeted preview")
struct UITargetedPreviewTests {
  @Test("Without a target, a preview is where its view is")
  func place() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    window.addSubview(box)
    box.addSubview(card)
    let preview = UITargetedPreview(view: card)
    #expect(preview.target.container === box && preview.target.center == CGPoint(x: 20, y: 10))
    #expect(preview.size == CGSize(width: 40, height: 20))
  }

  @Test("A view outside of a window has no place, even in another view")
  func withoutWindow() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (box, card) = (UIView(), UIView())
      box.addSubview(card)
      _ = UITargetedPreview(view: card)
    }
    expectTrap(result, says: "requires that the view is in a window, but it is not")
  }

  @Test("The container of a target must be in a window")
  func targetWithoutWindow() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = UIPreviewTarget(container: UIView(), center: .zero)
    }
    expectTrap(result, says: "UIPreviewTarget requires that the container view is in a window")
  }
}
