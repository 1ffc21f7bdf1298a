import Foundation
import Testing

@testable import GalleyUIKit

/// A class with the overrides that the porting step would write in an extension of the class.
private class Flow: UINavigationController {
  var log: [String] = []

  var ownOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations.intersection(.portrait)
  }

  func ownViewDidLoad() {
    super.viewDidLoad()
    log.append("loaded")
  }

  func ownViewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.append(animated ? "animated" : "at once")
  }
}

private final class WideFlow: Flow {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations.union(.landscapeLeft)
  }
}

private final class Sideways: NSObject, UINavigationControllerDelegate {
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .landscape }
}

private final class Pane: UIScrollView {
  var began = 0

  func ownTouchesBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
    began += 1
    super.touchesBegan(touches, with: event)
  }
}

private final class Board: UIView {
  var began = 0
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
}

private final class LowBar: UITabBar {
  func ownSize(_ size: CGSize) -> CGSize {
    CGSize(width: super.sizeThatFits(size).width, height: 33)
  }
}

@MainActor
@Suite("Overrides in extensions of UIKit's classes")
struct PortedOverrideTests {
  init() { Self.list }

  private static let list: Void = {
    let flow = GalleyUIKit.Ported.Members<Flow>.List()
    flow.answer("override supportedInterfaceOrientations") {
      _ = $1
      return $0.ownOrientations as Any?
    }
    flow.answer("override childForStatusBarStyle") {
      _ = $1
      return $0.viewControllers.last as Any?
    }
    flow.answer("override childForStatusBarHidden") {
      _ = ($0, $1)
      return nil
    }
    flow.method("override viewDidLoad()") {
      _ = $1
      $0.ownViewDidLoad()
    }
    flow.method("override viewWillAppear(_:)") { $0.ownViewWillAppear($1[0, Bool.self]) }
    let pane = GalleyUIKit.Ported.Members<Pane>.List()
    pane.method("override touchesBegan(_:with:)") {
      $0.ownTouchesBegan($1[0, (Set<UITouch>).self], $1[1, (UIEvent?).self])
    }
    let bar = GalleyUIKit.Ported.Members<LowBar>.List()
    bar.answer("override sizeThatFits(_:)") { $0.ownSize($1[0, CGSize.self]) as Any? }
  }()

  @Test("A property has the value of the override, and `super` in it is UIKit's own version")
  func property() {
    #expect(Flow().supportedInterfaceOrientations == .portrait)
    #expect(UINavigationController().supportedInterfaceOrientations.contains(.landscapeLeft))
  }

  @Test("An override in a subclass reaches the override of the extension through `super`")
  func subclass() {
    #expect(WideFlow().supportedInterfaceOrientations == [.portrait, .landscapeLeft])
  }

  @Test("An override takes precedence over the delegate, whose value `super` in it has")
  func delegate() {
    let (flow, sideways) = (Flow(), Sideways())
    flow.delegate = sideways
    withExtendedLifetime(sideways) { #expect(flow.supportedInterfaceOrientations.isEmpty) }
    flow.delegate = nil
    #expect(flow.supportedInterfaceOrientations == .portrait)
  }

  @Test("An optional property is overridden with a value, and with no value")
  func optional() {
    let root = UIViewController()
    #expect(Flow(rootViewController: root).childForStatusBarStyle === root)
    #expect(UINavigationController(rootViewController: root).childForStatusBarHidden === root)
    #expect(Flow(rootViewController: root).childForStatusBarHidden == nil)
  }

  @Test("Methods of the life cycle are called once, with their arguments")
  func lifeCycle() {
    let flow = Flow()
    flow.loadViewIfNeeded()
    #expect(flow.log == ["loaded"])
    flow.viewWillAppear(true)
    #expect(flow.log == ["loaded", "animated"])
  }

  @Test("Touches go to the override, and on to the next responder by `super`")
  func touches() {
    let (board, pane) = (Board(), Pane())
    board.addSubview(pane)
    pane.touchesBegan([], with: nil)
    #expect(pane.began == 1)
    #expect(board.began == 1)
  }

  @Test("A bar has the size of the override")
  func bar() {
    #expect(LowBar().sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 33))
  }
}
