import Foundation
import Galley
import Testing

@testable import GalleyUIKit

/// A transition that is begun, interrupted at one of ten moments, and reversed.
private enum Act: String, CaseIterable, CustomTestStringConvertible {
  case push, pop, swipeBack, tab, ownTab, present, dismiss, ownPresent, sheetDrag, rotation, split,
    page, pageDrag

  var testDescription: String { rawValue }
}

/// A controller that checks the order in which it is told that it appears and disappears.
private final class Witness: UIViewController {
  enum State { case gone, appearing, there, disappearing }

  private(set) var state = State.gone
  private(set) var faults: [String] = []
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func go(to next: State, from allowed: [State], _ call: String = #function) {
    if !allowed.contains(state) { faults.append("\(name): \(call) while \(state)") }
    state = next
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    go(to: .appearing, from: [.gone, .disappearing])
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    go(to: .there, from: [.appearing])
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    go(to: .disappearing, from: [.there, .appearing])
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    go(to: .gone, from: [.disappearing])
  }
}

/// Fades a controller in or out, in a third of a second.
private final class SlowFade: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate, UITabBarControllerDelegate
{
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.35 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let coming = context.view(forKey: .to)
    if let coming { context.containerView.addSubview(coming) }
    let moving = coming ?? context.view(forKey: .from)
    moving?.alpha = coming == nil ? 1 : 0
    UIView.animate(withDuration: 0.35) {
      moving?.alpha = coming == nil ? 0 : 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}

/// The pages of a page view controller.
private final class Pages: NSObject, UIPageViewControllerDataSource {
  private let all: [UIViewController]

  init(_ all: UIViewController...) { self.all = all }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { viewController === all[1] ? all[0] : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController === all[0] ? all[1] : nil }
}

/// A window with the controllers that take part in a transition.
@MainActor
private final class Theater {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
  let first = Witness("first")
  var second: Witness? = Witness("second")
  private var others: [Witness] = []
  private var navigation: UINavigationController?
  private var tabs: UITabBarController?
  private var split: UISplitViewController?
  private var pages: UIPageViewController?
  /// The controllers of a page view controller, which retains only the one that is shown.
  private var source: Pages?
  private var finger: Finger?
  private let fade = SlowFade()
  private let act: Act

  init(_ act: Act) {
    self.act = act
    let second = second!
    switch act {
    case .push, .pop, .swipeBack:
      let navigation = UINavigationController(rootViewController: first)
      self.navigation = navigation
      window.rootViewController = navigation
      if act != .push { navigation.pushViewController(second, animated: false) }
    case .tab, .ownTab:
      let tabs = UITabBarController()
      if act == .ownTab { tabs.delegate = fade }
      tabs.viewControllers = [first, second]
      self.tabs = tabs
      window.rootViewController = tabs
    case .split:
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(first, for: .primary)
      split.setViewController(second, for: .secondary)
      self.split = split
      window.windowScene?.traits = UITraitCollection(horizontalSizeClass: .regular)
      window.frame.size = CGSize(width: 1024, height: 768)
      window.rootViewController = split
    case .page, .pageDrag:
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      let source = Pages(first, second)
      pages.dataSource = source
      pages.setViewControllers([first], direction: .forward, animated: false)
      self.pages = pages
      self.source = source
      window.rootViewController = pages
    case .present, .dismiss, .ownPresent, .sheetDrag, .rotation:
      window.rootViewController = first
    }
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    if act == .ownPresent {
      second.transitioningDelegate = fade
      second.modalPresentationStyle = .fullScreen
    }
    if act == .dismiss || act == .sheetDrag {
      first.present(second, animated: false)
    }
    settle()
  }

  func settle() {
    window.frameClock.advanceUntilStill(limit: 10)
    window.layoutIfNeeded()
  }

  /// Begins the transition, and advances the clock by a number of tenths of its duration.
  func begin(tenths: Int) {
    guard let second else { return }
    let share = Double(tenths) / 10
    switch act {
    case .push: navigation?.pushViewController(second, animated: true)
    case .pop: navigation?.popViewController(animated: true)
    case .swipeBack:
      guard let view = navigation?.view else { return }
      finger = Finger(on: view, at: CGPoint(x: 1, y: 350))
      finger?.move(by: CGPoint(x: 360 * share, y: 0), over: 0.35)
      return
    case .tab, .ownTab: tabs?.selectedIndex = 1
    case .present, .ownPresent: first.present(second, animated: true)
    case .dismiss: first.dismiss(animated: true)
    case .sheetDrag:
      finger = Finger(on: second.view, at: CGPoint(x: 195, y: 15))
      finger?.move(by: CGPoint(x: 0, y: 600 * share), over: 0.35)
      return
    case .rotation: resize(to: CGSize(width: 700, height: 390))
    case .split: split?.hide(.primary)
    case .page: pages?.setViewControllers([second], direction: .forward, animated: true)
    case .pageDrag:
      guard let view = pages?.view else { return }
      finger = Finger(on: view, at: CGPoint(x: 370, y: 350))
      finger?.move(by: CGPoint(x: -360 * share, y: 0), over: 0.35)
      return
    }
    window.frameClock.advance(by: 0.35 * share)
  }

  /// Begins the opposite change at once.
  func reverse() {
    guard let second else { return }
    switch act {
    case .push: navigation?.popViewController(animated: true)
    case .pop:
      if navigation?.viewControllers.contains(second) == false {
        navigation?.pushViewController(second, animated: true)
      }
    case .swipeBack, .sheetDrag, .pageDrag:
      guard let finger else { return }
      // The finger returns to its start and rests there, so that nothing is thrown.
      let way =
        switch act {
        case .swipeBack: CGPoint(x: 1 - finger.place.x, y: 0)
        case .pageDrag: CGPoint(x: 370 - finger.place.x, y: 0)
        default: CGPoint(x: 0, y: start - finger.place.y)
        }
      finger.move(by: way, over: 0.35)
      finger.rest(for: 0.3)
      finger.lift()
      self.finger = nil
    case .tab, .ownTab: tabs?.selectedIndex = 0
    case .present, .ownPresent: first.dismiss(animated: true)
    case .dismiss:
      // A controller can't be presented again before its dismissal has ended.
      settle()
      first.present(second, animated: true)
    case .rotation: resize(to: CGSize(width: 390, height: 700))
    case .split: split?.show(.primary)
    case .page: pages?.setViewControllers([first], direction: .reverse, animated: true)
    }
  }

  /// The height at which the finger took the sheet.
  private lazy var start: CGFloat = {
    guard let second else { return 0 }
    return second.view.convert(CGPoint(x: 195, y: 15), to: nil).y
  }()

  func noteStart() { _ = start }

  private func resize(to size: CGSize) {
    UIView.animate(withDuration: 0.35) {
      self.window.frame.size = size
      self.window.layoutIfNeeded()
    }
  }

  // MARK: What must hold

  var faults: [String] {
    var faults = first.faults + (second?.faults ?? [])
    for witness in [first, second].compactMap({ $0 }) {
      let isShown = witness.viewIfLoaded?.window != nil
      switch witness.state {
      case .there where isShown, .gone: break
      default: faults.append("\(witness.name) is \(witness.state), shown: \(isShown)")
      }
    }
    return faults
  }

  /// The views of the window, as text.
  var hierarchy: String {
    var lines: [String] = []
    func add(_ view: UIView, _ depth: Int) {
      lines.append(
        String(repeating: " ", count: depth)
          + "\(type(of: view)) \(view.frame) \(view.isHidden) \(view.alpha)")
      for subview in view.subviews { add(subview, depth + 1) }
    }
    add(window, 0)
    return lines.joined(separator: "\n")
  }

  /// The controller in front.
  var front: Witness {
    guard let second else { return first }
    return switch act {
    case .pop, .swipeBack, .dismiss, .sheetDrag: second
    default: first
    }
  }

  /// The responders after the view in front.
  var chain: [UIResponder] {
    var chain: [UIResponder] = []
    var next: UIResponder? = front.view
    while let responder = next, chain.count < 100 {
      chain.append(responder)
      next = responder.next
    }
    return chain
  }
}

@MainActor @Suite("A transition that is interrupted and reversed")
struct InterruptedTransitionTests {
  @Test(
    "After a reversal at any moment, all is as before the transition", arguments: Act.allCases,
    Array(1...10))
  private func reversed(act: Act, tenths: Int) {
    let theater = Theater(act)
    if act == .sheetDrag { theater.noteStart() }
    let before = theater.hierarchy
    let states = (theater.first.state, theater.second?.state)
    theater.begin(tenths: tenths)
    theater.reverse()
    theater.settle()

    #expect(theater.faults.isEmpty)
    #expect(theater.first.state == states.0)
    #expect(theater.second?.state == states.1)
    #expect(theater.hierarchy == before)
    #expect(theater.chain.contains { $0 === theater.front })
    #expect(theater.chain.contains { $0 === theater.window }, "\(theater.chain)")
    #expect(theater.chain.contains { $0 is UIApplication }, "\(theater.chain)")
  }

  @Test(
    "A controller that was shown for a moment is released",
    arguments: [Act.push, .present, .ownPresent], Array(1...10))
  private func released(act: Act, tenths: Int) {
    let theater = Theater(act)
    weak let gone = theater.second
    theater.begin(tenths: tenths)
    theater.reverse()
    theater.settle()
    #expect(gone != nil)
    theater.second = nil
    MainTurn.drain()
    #expect(gone == nil)
  }
}
