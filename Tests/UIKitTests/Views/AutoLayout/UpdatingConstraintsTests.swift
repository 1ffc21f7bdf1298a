import Foundation
import Testing
@testable import GalleyUIKit

@MainActor @Suite("Views that set their constraints")
struct UpdatingConstraintsTests {
  private final class Told: UIView {
    var log: (String) -> Void = { _ in }
    var name = ""

    override func updateConstraints() {
      log("update \(name)")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log("layout \(name) \(subviews.first?.frame.width ?? 0)")
    }
  }

  @Test("Views update their constraints before layout, subviews first, and only on request")
  func order() {
    var log: [String] = []
    let (outer, inner) = (Told(frame: rect(0, 0, 100, 100)), Told())
    (outer.name, inner.name) = ("outer", "inner")
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    inner.widthAnchor.constraint(equalToConstant: 30).isActive = true
    for view in [outer, inner] { view.log = { log.append($0) } }
    #expect(inner.needsUpdateConstraints())
    outer.layoutIfNeeded()
    // Subviews are where constraints put them once `super.layoutSubviews()` returns.
    #expect(log == ["update inner", "update outer", "layout outer 30.0", "layout inner 0.0"])
    #expect(!inner.needsUpdateConstraints())
    log = []
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(log == ["layout outer 30.0"])
    log = []
    inner.setNeedsUpdateConstraints()
    inner.updateConstraintsIfNeeded()
    outer.updateConstraintsIfNeeded()
    #expect(log == ["update inner"])
  }

  @Test("A controller's updateViewConstraints calls updateConstraints of its view")
  func controller() {
    final class Controller: UIViewController {
      var log: [String] = []
      override func loadView() {
        let told = Told(frame: rect(0, 0, 10, 10))
        told.log = { [unowned self] in log.append($0) }
        view = told
      }
      override func updateViewConstraints() {
        log.append("controller")
        super.updateViewConstraints()
      }
    }
    let controller = Controller()
    controller.view.layoutIfNeeded()
    #expect(controller.log == ["controller", "update ", "layout  0.0"])
  }

  @Test("Plain views do not take part in constraints, and have no layout engine")
  func plain() {
    let window = UIWindow(frame: rect(0, 0, 100, 100))
    let view = UIView(frame: rect(1, 2, 3, 4))
    window.addSubview(view)
    view.addSubview(UILabel(frame: rect(0, 0, 10, 10)))
    window.layoutIfNeeded()
    #expect(window.storage.layout == nil && view.storage.layout == nil)
    #expect(view.subviews[0].storage.layout == nil)
  }

  @Test("A label without constraints is as large as its text, at the origin")
  func lone() {
    inSquares {
      let bench = LayoutBench()
      let label = bench.label("aaaa")
      bench.root.layoutIfNeeded()
      #expect(label.frame == CGRect(origin: .zero, size: label.intrinsicContentSize))
      let plain = bench.add(UIView(frame: rect(1, 2, 3, 4)))
      bench.root.layoutIfNeeded()
      #expect(plain.frame == rect(1, 2, 3, 4))
    }
  }
}
