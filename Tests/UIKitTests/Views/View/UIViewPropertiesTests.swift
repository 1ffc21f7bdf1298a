import Observation
import Testing
@testable import GalleyUIKit

@Observable private final class Model {
  var title = "one"
  var other = 0
}

@MainActor @Suite("Updating properties")
struct UIViewPropertiesTests {
  private final class Row: UIView {
    let model: Model
    var calls: [String] = []
    init(_ model: Model) {
      self.model = model
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    required init?(coder: NSCoder) { nil }
    override func updateProperties() {
      super.updateProperties()
      calls.append(model.title)
    }
    override func layoutSubviews() { calls.append("layout") }
  }

  @Test(
    "updateProperties is called once before the first layout, and then on request, without layout")
  func order() {
    let row = Row(Model())
    let superview = UIView(frame: row.bounds)
    superview.addSubview(row)
    superview.layoutIfNeeded()
    #expect(row.calls == ["one", "layout"])
    superview.layoutIfNeeded()
    #expect(row.calls.count == 2)
    row.setNeedsUpdateProperties()
    superview.layoutIfNeeded()
    #expect(row.calls == ["one", "layout", "one"])
    row.setNeedsUpdateProperties()
    row.updatePropertiesIfNeeded()
    row.updatePropertiesIfNeeded()
    #expect(row.calls.count == 4)
  }

  @Test("updateProperties is called again when an observable property that it has read has changed")
  func observation() {
    let model = Model()
    let row = Row(model)
    row.layoutIfNeeded()
    model.other = 1
    row.layoutIfNeeded()
    #expect(row.calls == ["one", "layout"], "the view has not read model.other")
    model.title = "two"
    model.title = "three"
    row.layoutIfNeeded()
    model.title = "four"
    row.layoutIfNeeded()
    #expect(row.calls == ["one", "layout", "three", "four"])
  }

  @Test("A controller's updateProperties is called before the layout of its view, and on request")
  func controllers() {
    final class Controller: UIViewController {
      var count = 0
      override func updateProperties() { count += 1 }
    }
    let controller = Controller()
    controller.view.layoutIfNeeded()
    #expect(controller.count == 1)
    controller.setNeedsUpdateProperties()
    controller.updatePropertiesIfNeeded()
    #expect(controller.count == 2)
  }
}
