import Testing
import UIKit

@Suite("The current traits")
@MainActor
struct CurrentTraitsTests {
  /// A view that records the style that is current in calls of UIKit.
  private final class Recorder: UIView {
    var styles: [String: UIUserInterfaceStyle] = [:]

    private func note(_ name: String) {
      styles[name] = UITraitCollection.current.userInterfaceStyle
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      note("layoutSubviews")
    }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      note("tintColorDidChange")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      note("traitCollectionDidChange")
      layer.borderColor = UIColor.label.cgColor
    }
  }

  /// A controller that records the style that is current when it is laid out.
  private final class Controller: UIViewController {
    var styles: [String: UIUserInterfaceStyle] = [:]

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      styles["viewDidLayoutSubviews"] = UITraitCollection.current.userInterfaceStyle
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      styles["traitCollectionDidChange"] = UITraitCollection.current.userInterfaceStyle
    }
  }

  @Test("The traits of a view are current while it is laid out and told of changes")
  func views() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Recorder(frame: window.bounds)
    window.addSubview(view)
    window.layoutIfNeeded()
    view.styles = [:]
    view.overrideUserInterfaceStyle = .dark
    view.tintColor = .systemRed
    view.setNeedsLayout()
    window.layoutIfNeeded()
    for name in ["layoutSubviews", "tintColorDidChange", "traitCollectionDidChange"] {
      #expect(view.styles[name] == .dark, "in \(name): \(String(describing: view.styles[name]))")
    }
    #expect(
      view.layer.borderColor == UIColor.label.resolvedColor(with: view.traitCollection).cgColor)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test("The traits of a controller are current while it is laid out and told of changes")
  func controllers() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = Controller()
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    controller.styles = [:]
    controller.overrideUserInterfaceStyle = .dark
    controller.view.setNeedsLayout()
    window.layoutIfNeeded()
    for name in ["viewDidLayoutSubviews", "traitCollectionDidChange"] {
      let style = controller.styles[name]
      #expect(style == .dark, "in \(name): \(String(describing: style))")
    }
  }
}
