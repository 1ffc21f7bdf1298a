import Foundation
import Testing

@testable import GalleyUIKit

/// A moment at which a controller changes what is shown.
private enum Moment: CaseIterable {
  case willShow, oldWillDisappear, willAppear, isAppearing, alongside, oldDidDisappear, didAppear
  case completion, didShow
}

@MainActor @Suite("Controllers that are removed or covered during their own appearance")
struct ReentrantMomentsTests {
  private final class Told: UIViewController {
    var lines: [String] = []
    var at: (String) -> Void = { _ in }
    private func tell(_ line: String) {
      lines.append(line)
      at(line)
    }
    override func viewWillAppear(_ animated: Bool) { tell("will appear") }
    override func viewIsAppearing(_ animated: Bool) { tell("is appearing") }
    override func viewDidAppear(_ animated: Bool) { tell("did appear") }
    override func viewWillDisappear(_ animated: Bool) { tell("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { tell("did disappear") }

    /// Whether the controller is visible by its calls, or `nil` if the calls are not in pairs.
    var isThere: Bool? {
      var isThere = false
      var will: String?
      for line in lines {
        switch line {
        case "will appear", "will disappear":
          if (line == "will appear") == isThere { return nil }
          isThere = line == "will appear"
          will = line
        case "did appear", "did disappear":
          guard will == line.replacingOccurrences(of: "did", with: "will") else { return nil }
          will = nil
        default: if will != "will appear" { return nil }
        }
      }
      return will == nil ? isThere : nil
    }
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate {
    var will: (UIViewController) -> Void = { _ in }
    var did: (UIViewController) -> Void = { _ in }
    var shown: [UIViewController] = []
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { will(viewController) }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      shown.append(viewController)
      did(viewController)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let first = Told()
  private let second = Told()
  private let third = Told()
  private let delegate = Delegate()

  /// Does something once, at a moment at which the second controller comes over the first.
  private func once(at moment: Moment, _ body: @escaping () -> Void) {
    var isDone = false
    func run() {
      if isDone { return }
      isDone = true
      body()
    }
    let (second, first) = (second, first)
    let lines: [Moment: String] = [
      .willAppear: "will appear", .isAppearing: "is appearing", .didAppear: "did appear",
    ]
    let oldLines: [Moment: String] = [
      .oldWillDisappear: "will disappear", .oldDidDisappear: "did disappear",
    ]
    if let line = oldLines[moment] { first.at = { if $0 == line { run() } } }
    second.at = { [unowned second] told in
      if told == lines[moment] { run() }
      guard told == "will appear", moment == .alongside || moment == .completion else { return }
      second.transitionCoordinator?.animate(
        alongsideTransition: { _ in if moment == .alongside { run() } },
        completion: { _ in if moment == .completion { run() } })
    }
    delegate.will = { if $0 === second, moment == .willShow { run() } }
    delegate.did = { if $0 === second, moment == .didShow { run() } }
  }

  private func makeNavigation() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: first)
    navigation.delegate = delegate
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    return navigation
  }

  private func expectShown(_ shown: Told, in navigation: UINavigationController, _ moment: Moment) {
    for controller in [first, second, third] {
      #expect(
        controller.isThere == (controller === shown), "\(moment): told \(controller.lines)")
      #expect(
        (controller.viewIfLoaded?.window === window) == (controller === shown), "\(moment)")
      #expect(
        (controller.parent === navigation) == navigation.viewControllers.contains(controller))
      #expect(!controller.isMovingToParent && !controller.isMovingFromParent)
    }
    #expect(navigation.topViewController === shown && navigation.transitionCoordinator == nil)
    #expect(delegate.shown.last === shown, "\(moment)")
  }

  @Test(
    "If a pushed controller is popped during its appearance, the previous one is in front",
    arguments: Moment.allCases)
  private func popping(_ moment: Moment) {
    let navigation = makeNavigation()
    var popped: UIViewController?
    once(at: moment) { popped = navigation.popViewController(animated: true) }
    navigation.pushViewController(second, animated: true)
    window.frameClock.advanceUntilStill()
    #expect(popped === second && navigation.viewControllers == [first])
    expectShown(first, in: navigation, moment)
    // The next controller is shown as usual.
    navigation.pushViewController(third, animated: true)
    window.frameClock.advanceUntilStill()
    expectShown(third, in: navigation, moment)
  }

  @Test(
    "If another controller is pushed during an appearance, that one is in front",
    arguments: Moment.allCases)
  private func pushing(_ moment: Moment) {
    let navigation = makeNavigation()
    let third = third
    once(at: moment) { navigation.pushViewController(third, animated: true) }
    navigation.pushViewController(second, animated: true)
    window.frameClock.advanceUntilStill()
    #expect(navigation.viewControllers == [first, second, third])
    expectShown(third, in: navigation, moment)
    navigation.popToRootViewController(animated: true)
    window.frameClock.advanceUntilStill()
    expectShown(first, in: navigation, moment)
  }

  @Test(
    "If a presented controller is dismissed during its appearance, the view below is visible again",
    arguments: Moment.allCases.filter { $0 != .willShow && $0 != .didShow },
    [UIModalPresentationStyle.fullScreen, .pageSheet])
  private func dismissing(_ moment: Moment, _ style: UIModalPresentationStyle) {
    if style == .pageSheet, [.oldWillDisappear, .oldDidDisappear].contains(moment) { return }
    window.rootViewController = first
    window.makeKeyAndVisible()
    let first = first
    second.modalPresentationStyle = style
    once(at: moment) { first.dismiss(animated: true) }
    first.present(second, animated: true)
    expectBack(moment, style)
    // The controller can be presented once more as usual.
    first.present(second, animated: true)
    window.frameClock.advanceUntilStill()
    #expect(second.isThere == true && second.view.window === window)
    #expect(first.isThere == (style == .pageSheet))
    first.dismiss(animated: true)
    expectBack(moment, style)
  }

  private func expectBack(_ moment: Moment, _ style: UIModalPresentationStyle) {
    window.frameClock.advanceUntilStill()
    #expect(first.isThere == true, "\(moment), \(style): told \(first.lines)")
    #expect(second.isThere == false, "\(moment), \(style): told \(second.lines)")
    #expect(first.presentedViewController == nil && second.presentingViewController == nil)
    #expect(first.view.window === window && second.viewIfLoaded?.window == nil)
    #expect(!second.isBeingPresented && !second.isBeingDismissed)
    #expect(first.transitionCoordinator == nil && second.transitionCoordinator == nil)
    #expect(window.subviews == [first.view])
  }

  @Test(
    "If a controller is dismissed again during its dismissal, it is dismissed once",
    arguments: ["will disappear", "did disappear"], [true, false])
  func dismissingTwice(_ line: String, _ isOld: Bool) {
    window.rootViewController = first
    window.makeKeyAndVisible()
    second.modalPresentationStyle = .fullScreen
    first.present(second, animated: true)
    window.frameClock.advanceUntilStill()
    let first = first
    let oldLine = line.replacingOccurrences(of: "disappear", with: "appear")
    let teller = isOld ? first : second
    var ends = 0
    teller.at = { told in
      guard told == (isOld ? oldLine : line) else { return }
      first.dismiss(animated: true) { ends += 1 }
    }
    first.dismiss(animated: true) { ends += 1 }
    window.frameClock.advanceUntilStill()
    #expect(ends == 2)
    expectBack(.willAppear, .fullScreen)
    #expect(second.lines.filter { $0 == "did disappear" }.count == 1)
    #expect(first.lines.filter { $0 == "did appear" }.count == 2)
  }

  @Test("A dismissed controller may be presented again as soon as the one below appears")
  func presentedAgain() {
    window.rootViewController = first
    window.makeKeyAndVisible()
    second.modalPresentationStyle = .fullScreen
    first.present(second, animated: true)
    window.frameClock.advanceUntilStill()
    let (first, second) = (first, second)
    var isDone = false
    first.at = { line in
      guard line == "did appear", !isDone else { return }
      isDone = true
      first.present(second, animated: true)
    }
    first.dismiss(animated: true)
    window.frameClock.advanceUntilStill()
    #expect(first.presentedViewController === second && second.view.window === window)
    #expect(second.presentationController?.presentingViewController === first)
    #expect(!second.isBeingDismissed && !second.isBeingPresented)
    first.at = { _ in }
    first.dismiss(animated: true)
    expectBack(.didAppear, .fullScreen)
  }
}
