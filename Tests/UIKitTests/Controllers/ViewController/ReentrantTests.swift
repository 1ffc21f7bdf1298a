import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Controllers that make changes while they are told")
struct ReentrantTests {
  private final class Told: UIViewController {
    var lines: [String] = []
    var comes: (Told) -> Void = { _ in }
    override func viewWillAppear(_ animated: Bool) {
      lines.append("will appear")
      comes(self)
    }
    override func viewDidAppear(_ animated: Bool) { lines.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { lines.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { lines.append("did disappear") }
    override func didMove(toParent parent: UIViewController?) {
      lines.append(parent == nil ? "out" : "in")
    }
  }

  @MainActor private final class Delegate: NSObject, UINavigationControllerDelegate {
    weak var shown: UIViewController?
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { shown = viewController }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let first = Told()
  private let second = Told()

  @Test("A controller that pops itself before it appears is removed, and told so once")
  func popping() {
    let navigation = UINavigationController(rootViewController: first)
    let delegate = Delegate()
    navigation.delegate = delegate
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    second.comes = { $0.navigationController?.popViewController(animated: true) }
    navigation.pushViewController(second, animated: true)
    window.frameClock.advanceUntilStill()
    #expect(navigation.viewControllers == [first] && second.parent == nil)
    #expect(first.view.window === window && second.view.superview == nil)
    #expect(second.lines == ["will appear", "will disappear", "did disappear", "out"])
    #expect(first.lines.last == "did appear" && delegate.shown === first)
    // The next controller is shown as usual.
    second.comes = { _ in }
    navigation.pushViewController(second, animated: true)
    window.frameClock.advanceUntilStill()
    #expect(second.lines.suffix(3) == ["will appear", "did appear", "in"])
    #expect(delegate.shown === second)
  }

  @Test("A controller that dismisses itself before it appears leaves the view below visible")
  func dismissing() {
    window.rootViewController = first
    window.makeKeyAndVisible()
    second.modalPresentationStyle = .fullScreen
    second.comes = { $0.dismiss(animated: true) }
    first.present(second, animated: true)
    #expect(first.presentedViewController == nil && second.view.window == nil)
    #expect(first.view.window === window)
    #expect(second.lines == ["will appear", "will disappear", "did disappear"])
    #expect(first.lines.suffix(2) == ["will appear", "did appear"])
    #expect(!second.isBeingPresented && second.transitionCoordinator == nil)
    second.comes = { _ in }
    first.present(second, animated: true)
    window.frameClock.advanceUntilStill()
    #expect(second.view.window === window && second.lines.last == "did appear")
  }

  @Test("A controller can't be in a navigation controller twice")
  func distinct() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let one = UIViewController()
      UINavigationController(rootViewController: one).setViewControllers(
        [one, one], animated: false)
    }
    expectTrap(result, says: "All view controllers in a navigation controller must be distinct")
  }
}
