import Testing
import UIKit

@MainActor
@Suite("Properties that invalidate their view")
struct InvalidatingTests {
  private struct Shadow: UIViewInvalidating {
    func invalidate(view: UIView) { (view as? BadgeView)?.calls.append("shadow") }
  }

  private final class BadgeView: UIView {
    @Invalidating(.layout) var inset: CGFloat = 1
    @Invalidating(.display, .constraints) var title: String? = nil
    @Invalidating(.layout, .display, .intrinsicContentSize) var count = 0
    @Invalidating(.layout, .display, .constraints, .intrinsicContentSize) var all = false
    @Invalidating(Shadow()) var depth = 0

    var calls: [String] = []

    override func setNeedsLayout() { calls.append("layout") }
    override func setNeedsDisplay() { calls.append("display") }
    override func setNeedsUpdateConstraints() { calls.append("constraints") }
    override func invalidateIntrinsicContentSize() { calls.append("size") }
  }

  private final class ConfiguredCell: UICollectionViewCell {
    @Invalidating(.configuration) var isNew = false

    var updates = 0

    override func setNeedsUpdateConfiguration() { updates += 1 }
  }

  private final class ConfiguredButton: UIButton {
    @Invalidating(.configuration) var isNew = false

    var updates = 0

    override func setNeedsUpdateConfiguration() { updates += 1 }
  }

  private func calls(_ change: (BadgeView) -> Void) -> [String] {
    let view = BadgeView()
    view.calls = []
    change(view)
    return view.calls
  }

  @Test("An invalidating property invalidates the aspects that it names, in that order")
  func kinds() {
    #expect(calls { $0.inset = 2 } == ["layout"])
    #expect(calls { $0.title = "new" } == ["display", "constraints"])
    #expect(calls { $0.count = 1 } == ["layout", "display", "size"])
    #expect(calls { $0.all = true } == ["layout", "display", "constraints", "size"])
    #expect(calls { $0.depth = 3 } == ["shadow"])
  }

  @Test("An invalidating property stores its value, and invalidates nothing for an equal one")
  func equal() {
    let view = BadgeView()
    view.title = "new"
    view.calls = []
    view.title = "new"
    view.inset = 1
    #expect(view.calls == [] && view.title == "new" && view.inset == 1)
  }

  @Test("An invalidating property updates the configuration of a cell or a button")
  func configurations() {
    let cell = ConfiguredCell()
    cell.updates = 0
    cell.isNew = true
    let button = ConfiguredButton()
    button.updates = 0
    button.isNew = true
    #expect(cell.updates == 1 && button.updates == 1)
  }
}
