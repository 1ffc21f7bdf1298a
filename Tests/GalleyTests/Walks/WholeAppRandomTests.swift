import Foundation
import Galley
import TestSupport
import Testing
import UIKit

/// A step that a user takes in the app. It has to be valid in any state, because steps before it
/// may be left out.
private enum ShedStep: CustomStringConvertible {
  /// Taps one of the elements that can be tapped.
  case tap(Int)
  case type(String)
  case swipe(Screen.Direction)
  case goBack
  case rotate
  case leaveAndReturn
  case memoryWarning
  /// A finger comes down on one place, rests there, and goes to another one.
  case drag(CGPoint, CGPoint, rest: TimeInterval)

  static func random(using random: inout SeededRandom) -> ShedStep {
    func share() -> CGFloat { CGFloat(Int.random(in: 1...99, using: &random)) / 100 }
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<9: return .tap(Int.random(in: 0..<1_000, using: &random))
    case 9: return .type(["a", "ra", "x", "\n"].randomElement(using: &random) ?? "a")
    case 10, 11:
      return .swipe(
        [.up, .down, .left, .right].randomElement(using: &random) ?? .up)
    case 12..<15: return .goBack
    case 15: return .rotate
    case 16: return .leaveAndReturn
    case 17: return .memoryWarning
    default:
      let rest = Bool.random(using: &random) ? 0.7 : 0
      return .drag(
        CGPoint(x: share(), y: share()), CGPoint(x: share(), y: share()), rest: rest)
    }
  }

  var description: String {
    switch self {
    case .tap(let number): "tap number \(number)"
    case .type(let text): "type \(text.debugDescription)"
    case .swipe(let direction): "swipe \(direction)"
    case .goBack: "go back"
    case .rotate: "rotate"
    case .leaveAndReturn: "leave and return"
    case .memoryWarning: "memory warning"
    case .drag(let start, let end, let rest):
      "drag from \(start.x), \(start.y) to \(end.x), \(end.y) after \(rest) s"
    }
  }

  @MainActor
  func take(in app: App) {
    switch self {
    case .tap(let number):
      let all = app.elements
      guard !all.isEmpty else { return }
      let frame = all[number % all.count].visibleFrame
      let window = all[number % all.count].window
      app.perform { _ in Finger.tap(window, at: CGPoint(x: frame.midX, y: frame.midY)) }
    case .type(let text):
      let field = app.elements.first { $0.view is UITextField }
      guard let field, field.view?.isFirstResponder == true else { return }
      app.type(text)
    case .swipe(let direction): app.swipe(direction)
    case .goBack:
      guard app.canGoBack else { return }
      app.goBack()
    case .rotate: app.rotate()
    case .leaveAndReturn:
      app.enterBackground()
      app.becomeActive()
    case .memoryWarning: app.receiveMemoryWarning()
    case .drag(let start, let end, let rest):
      app.perform { screen in
        let size = screen.window.bounds.size
        let finger = Finger(
          on: screen.window, at: CGPoint(x: start.x * size.width, y: start.y * size.height))
        if rest > 0 { finger.rest(for: rest) }
        finger.move(to: CGPoint(x: end.x * size.width, y: end.y * size.height), over: 0.3)
        finger.lift()
      }
    }
  }
}

extension App {
  /// Whether there is a sheet in front, or a navigation controller that has pushed something.
  fileprivate var canGoBack: Bool {
    var front = window.rootViewController
    while let next = front?.presentedViewController { front = next }
    if front?.presentingViewController != nil { return !(front is UIAlertController) }
    var shown = (window.rootViewController as? UITabBarController)?.selectedViewController
    if let split = shown as? UISplitViewController {
      // The columns of this app push nothing.
      return split.isCollapsed
    }
    if let navigation = shown as? UINavigationController { shown = navigation.topViewController }
    guard let navigation = shown?.navigationController else { return false }
    return navigation.viewControllers.count > 1 && !navigation.isNavigationBarHidden
  }
}

@MainActor @Suite("Random walks over a whole app")
struct WholeAppRandomTests {
  @Test(
    "After each step, an app has no leaks, no wrong appearance calls and the right windows",
    arguments: ShedSetting.all)
  func walks(_ setting: ShedSetting) {
    withRandomWalks("walking over an app, \(setting.testDescription)", walks: 5, steps: 25) {
      ShedStep.random(using: &$0)
    } taking: { steps in
      let app = App.launch(ShedAppDelegate(), on: setting.device, setting.look)
      for (index, step) in steps.enumerated() {
        step.take(in: app)
        if let fault = AppFaults(app).first { return Stumble(at: index, fault) }
      }
      return nil
    }
  }
}

/// The faults of an app at rest.
@MainActor
private struct AppFaults {
  private let app: App
  private let shed: Shed
  private let reached: Set<ObjectIdentifier>

  init(_ app: App) {
    self.app = app
    guard let delegate = app.delegate as? ShedAppDelegate else {
      preconditionFailure("the app has another delegate")
    }
    shed = delegate.shed
    var reached: Set<ObjectIdentifier> = []
    if let root = app.window.rootViewController { AppFaults.visit(root, &reached) }
    self.reached = reached
  }

  /// Visits the controllers that a controller holds.
  private static func visit(
    _ controller: UIViewController, _ reached: inout Set<ObjectIdentifier>
  ) {
    guard reached.insert(ObjectIdentifier(controller)).inserted else { return }
    var others = controller.children
    if let presented = controller.presentedViewController { others.append(presented) }
    if let tabs = controller as? UITabBarController { others += tabs.viewControllers ?? [] }
    if let split = controller as? UISplitViewController {
      others += split.viewControllers
      let columns: [UISplitViewController.Column] = [.primary, .secondary]
      others += columns.compactMap { split.viewController(for: $0) }
    }
    for other in others { visit(other, &reached) }
  }

  /// The first fault.
  var first: String? { appearance ?? leak ?? windows ?? chain }

  private var appearance: String? {
    if let fault = shed.appearances.faults.first { return fault }
    for (controller, state) in shed.appearances.living {
      let isInWindow = controller.viewIfLoaded?.window != nil
      guard state == (isInWindow ? .shown : .gone) else {
        return "\(type(of: controller)) at rest is \(state.rawValue), in a window: \(isInWindow)"
      }
    }
    return nil
  }

  private var leak: String? {
    let lost = shed.appearances.living.map(\.controller).filter {
      !reached.contains(ObjectIdentifier($0))
    }
    // A page view controller may keep the pages beside the one that it shows.
    let pages = lost.filter { $0 is ShelfViewController }
    if pages.count > 2 { return "\(pages.count) pages are kept that are not shown" }
    return lost.first { !($0 is ShelfViewController) }.map {
      "\(type(of: $0)) is alive, and no controller has it"
    }
  }

  private var windows: String? {
    guard let key = app.scene.keyWindow else { return "no window is the key window" }
    guard app.scene.windows.contains(where: { $0 === key }), !key.isHidden else {
      return "the key window is not shown"
    }
    guard app.application.keyWindow === key else {
      return "the application has another key window than its scene"
    }
    guard app.application.applicationState == .active else { return "the app is not active" }
    return nil
  }

  private var chain: String? {
    for controller in shed.appearances.living.map(\.controller) {
      guard let view = controller.viewIfLoaded, view.window != nil else { continue }
      guard view.next === controller else {
        return "\(type(of: controller)) does not come after its view"
      }
    }
    func deepest(_ view: UIView) -> [UIView] {
      view.subviews.isEmpty ? [view] : view.subviews.flatMap(deepest)
    }
    for window in app.scene.windows {
      for view in deepest(window) {
        let line = Array(sequence(first: view as UIResponder) { $0.next }.prefix(1_000))
        let end = [app.scene, app.application, app.delegate as? UIResponder].compactMap { $0 }
        guard line.suffix(3).map(ObjectIdentifier.init) == end.map(ObjectIdentifier.init) else {
          let names = line.suffix(3).map { "\(type(of: $0))" }
          return "the responders after \(type(of: view)) end with \(names)"
        }
      }
    }
    return nil
  }
}
