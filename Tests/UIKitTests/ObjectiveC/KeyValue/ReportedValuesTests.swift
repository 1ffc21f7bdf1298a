import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Values of UIKit's classes that report their changes")
struct ReportedValuesTests {
  private final class Listener: NSObject, UIScrollViewDelegate {}

  /// A class as the porting step writes it.
  private final class Panel: UIView {
    let button = UIControl()
    private let members = Ported.Members(of: Panel.self) { $0.value("button", { $0.button }) }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private var clock: FrameClock { window.frameClock }

  init() { window.addSubview(view) }

  private func makeScroller() -> UIScrollView {
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroller.contentSize = CGSize(width: 100, height: 1_000)
    window.addSubview(scroller)
    return scroller
  }

  @Test("A scroll view reports another delegate, and does not report it when it scrolls")
  func delegates() {
    let scroller = makeScroller()
    let listener = Listener()
    var lines: [String] = []
    let token = scroller.observe(\.delegate) { view, _ in
      lines.append(view.delegate == nil ? "none" : "one")
    }
    scroller.contentOffset.y = 10
    scroller.delegate = listener
    scroller.contentOffset.y = 20
    scroller.delegate = nil
    #expect(lines == ["one", "none"])
    token.invalidate()
    scroller.delegate = listener
    #expect(lines.count == 2)
  }

  @Test("An observer of the delegate may set another delegate")
  func replacedDelegate() {
    let scroller = makeScroller()
    let (first, second) = (Listener(), Listener())
    let token = scroller.observe(\.delegate) { view, _ in
      if view.delegate !== second { view.delegate = second }
    }
    scroller.delegate = first
    #expect(scroller.delegate === second)
    token.invalidate()
  }

  @Test("The pan recognizer of a scroll view reports its states to the observer of a key path")
  func pans() {
    let scroller = makeScroller()
    var states: [UIGestureRecognizer.State] = []
    let token = scroller.observe(
      \.panGestureRecognizer.state, _named: "panGestureRecognizer.state"
    ) { view, _ in states.append(view.panGestureRecognizer.state) }
    Finger.drag(scroller, by: CGPoint(x: 0, y: -50))
    #expect(states.first == .began && states.contains(.changed))
    #expect(states.filter { $0 == .ended }.count == 1)
    token.invalidate()
  }

  @Test("A recognizer reports its states, and that it waits for a new gesture")
  func taps() {
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    var states: [UIGestureRecognizer.State] = []
    let token = tap.observe(\.state, _named: "state") { tap, _ in states.append(tap.state) }
    Finger.tap(view)
    #expect(states == [.ended, .possible])
    token.invalidate()
  }

  private func makeAnimator() -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear) { self.view.frame.origin.x = 100 }
  }

  @Test("A property animator reports whether it runs, but not that it is reversed")
  func animators() {
    let animator = makeAnimator()
    var lines: [String] = []
    let running = animator.observe(\.isRunning, options: [.old, .new]) { _, change in
      lines.append("\(change.oldValue ?? true) to \(change.newValue ?? false)")
    }
    let state = animator.observe(\.state, _named: "state") { animator, _ in
      lines.append("\(animator.state)")
    }
    animator.startAnimation()
    clock.advance(by: 0.5)
    animator.isReversed = true
    #expect(lines == ["active", "false to true"])
    animator.pauseAnimation()
    animator.startAnimation()
    clock.advance(by: 0.5)
    let rest = ["true to false", "false to true", "true to false", "inactive"]
    #expect(Array(lines.dropFirst(2)) == rest)
    withExtendedLifetime((running, state)) {}
  }

  @Test("An animator that pauses at its end can be reversed by its observer")
  func pausedAtEnd() {
    let animator = makeAnimator()
    animator.pausesOnCompletion = true
    var ends = 0
    let token = animator.observe(\.isRunning) { animator, _ in
      guard !animator.isRunning else { return }
      ends += 1
      guard ends == 1 else { return }
      animator.isReversed = true
      animator.startAnimation()
    }
    animator.startAnimation()
    clock.advance(by: 1)
    #expect(ends == 1 && animator.isRunning && animator.fractionComplete == 0)
    clock.advance(by: 1)
    #expect(ends == 2 && animator.state == .active && !animator.isRunning)
    #expect(abs((view.layer.presentation()?.frame.minX ?? 9)) < 1e-6)
    token.invalidate()
    animator.stopAnimation(true)
  }

  @Test("An animator without a window reports that it runs until the next turn")
  func animatorWithoutWindow() {
    view.removeFromSuperview()
    let animator = makeAnimator()
    var values: [Bool] = []
    let token = animator.observe(\.isRunning) { animator, _ in values.append(animator.isRunning) }
    animator.startAnimation()
    MainTurn.drain()
    #expect(values == [true, false])
    token.invalidate()
  }

  @Test("Controllers and the items of bars report their titles, badges and buttons")
  func bars() {
    let (controller, tab) = (UIViewController(), UITabBarItem())
    var lines: [String] = []
    let tokens = [
      controller.observe(\.title) { controller, _ in lines.append(controller.title ?? "") },
      controller.navigationItem.observe(\.title) { item, _ in
        lines.append("item \(item.title ?? "")")
      },
      controller.navigationItem.observe(\.rightBarButtonItems) { item, _ in
        lines.append("\(item.rightBarButtonItems?.count ?? 0) buttons")
      },
      tab.observe(\.badgeValue) { tab, _ in lines.append("badge \(tab.badgeValue ?? "")") },
    ]
    controller.title = "Pier"
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem()
    tab.badgeValue = "3"
    #expect(lines == ["item Pier", "Pier", "1 buttons", "badge 3"])
    tokens.forEach { $0.invalidate() }
  }

  @Test("Controls report their states, and texts and images report what is set")
  func controls() {
    let (button, label, picture) = (UIControl(), UILabel(), UIImageView())
    let (field, text) = (UITextField(), UITextView())
    var lines: [String] = []
    let tokens = [
      button.observe(\.isHighlighted) { button, _ in lines.append("\(button.isHighlighted)") },
      label.observe(\.text) { label, _ in lines.append("label \(label.text ?? "")") },
      field.observe(\.text) { field, _ in lines.append("field \(field.text ?? "")") },
      text.observe(\.text) { text, _ in lines.append("text \(text.text ?? "")") },
      picture.observe(\.image) { picture, _ in lines.append("image \(picture.image != nil)") },
    ]
    button.isHighlighted = true
    button.isSelected = true
    label.text = "A"
    field.text = "B"
    text.text = "C"
    picture.image = UIImage()
    #expect(lines == ["true", "label A", "field B", "text C", "image true"])
    tokens.forEach { $0.invalidate() }
  }

  @Test("A control reports its states to the observer of a key path, too")
  func controlsOnPaths() {
    let panel = Panel()
    var values: [Bool] = []
    let token = panel.observe(
      \.button.isHighlighted, _named: "button.isHighlighted"
    ) { panel, _ in values.append(panel.button.isHighlighted) }
    panel.button.isHighlighted = true
    panel.button.isHighlighted = false
    #expect(values == [true, false])
    token.invalidate()
  }

  @Test("A controller reports its parent, once for each change")
  func parents() {
    let (parent, child) = (UIViewController(), UIViewController())
    var lines: [String] = []
    let token = child.observe(\.parent) { child, _ in
      lines.append(child.parent == nil ? "none" : "one")
    }
    parent.addChild(child)
    child.didMove(toParent: parent)
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(lines == ["one", "none"])
    token.invalidate()
  }

  @Test("A view reports its safe area, and bars report the selected item and large titles")
  func safeAreasAndBars() {
    let controller = UIViewController()
    window.rootViewController = controller
    window.layoutIfNeeded()
    let (tabs, bar) = (UITabBar(), UINavigationBar())
    tabs.items = [UITabBarItem(), UITabBarItem()]
    var lines: [String] = []
    let area = controller.view.observe(\.safeAreaInsets) { view, _ in
      lines.append("top \(view.safeAreaInsets.top)")
    }
    let item = tabs.observe(\.selectedItem) { tabs, _ in
      lines.append(tabs.selectedItem === tabs.items?.last ? "last" : "other")
    }
    let titles = bar.observe(\.prefersLargeTitles) { bar, _ in
      lines.append("large \(bar.prefersLargeTitles)")
    }
    let top = controller.view.safeAreaInsets.top
    controller.additionalSafeAreaInsets.top = 30
    window.layoutIfNeeded()
    tabs.selectedItem = tabs.items?.last
    bar.prefersLargeTitles = true
    #expect(lines == ["top \(top + 30)", "last", "large true"])
    withExtendedLifetime((area, item, titles)) {}
  }
}
