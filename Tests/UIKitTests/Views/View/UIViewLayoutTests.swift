@testable import GalleyUIKit
import TestSupport
import Testing

/// A view that counts how often it is laid out.
private final class CountingView: UIView {
  var count = 0
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
    onLayout?()
  }
}

/// A view that records the left margin at each change of the margins.
private final class MarginsView: UIView {
  var lefts: [CGFloat] = []

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    lefts.append(layoutMargins.left)
  }
}

@MainActor @Suite("Layout of views")
struct UIViewLayoutTests {
  @Test("A change of the direction calls layoutMarginsDidChange if the margins of the sides differ")
  func directionOfMargins() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = MarginsView(frame: window.bounds)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 10, bottom: 0, trailing: 30)
    window.addSubview(view)
    view.lefts = []
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.lefts == [30])
    view.semanticContentAttribute = .unspecified
    #expect(view.lefts == [30, 10])
    window.traitOverrides.layoutDirection = .rightToLeft
    #expect(view.lefts == [30, 10, 30])
    view.directionalLayoutMargins.leading = 30
    view.lefts = []
    window.traitOverrides.layoutDirection = .leftToRight
    #expect(view.lefts == [], "both sides are equal")
  }

  @Test("Layout visits only views that have requested it")
  func where_() {
    let root = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (left, right, leaf) = (CountingView(), CountingView(), CountingView())
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(leaf)
    root.layoutIfNeeded()
    let before = [root, left, right, leaf].map(\.count)
    leaf.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(
      [root, left, right, leaf].map(\.count) == [before[0], before[1], before[2], before[3] + 1])
    root.layoutIfNeeded()
    #expect(leaf.count == before[3] + 1)
    leaf.frame.origin.x = 5
    root.layoutIfNeeded()
    #expect(leaf.count == before[3] + 1)
    leaf.frame.size.width = 5
    root.layoutIfNeeded()
    #expect(leaf.count == before[3] + 2)
  }

  @Test("Layout begins with the outermost ancestor that has requested it")
  func upwards() {
    let (root, middle, leaf) = (CountingView(), CountingView(), CountingView())
    root.addSubview(middle)
    middle.addSubview(leaf)
    root.layoutIfNeeded()
    let counts = [root.count, middle.count]
    middle.setNeedsLayout()
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect(root.count == counts[0])
    #expect(middle.count == counts[1] + 1)
  }

  @Test("A view that lays itself out during its own layout is stopped, and reported")
  func insideOfItself() {
    let root = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = CountingView(frame: root.bounds)
    root.addSubview(child)
    child.onLayout = {
      child.setNeedsLayout()
      child.layoutIfNeeded()
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
    let reports = Report.gathering { root.layoutIfNeeded() }
    #expect(reports.contains { $0.topic == .layout })
    #expect(child.count < 100_000)
    child.onLayout = nil
    child.count = 0
    child.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(child.count == 1)
  }

  @Test("A second layout during a layout visits the descendants")
  func onceMore() {
    let root = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = CountingView()
    root.addSubview(child)
    var seen: [Int] = []
    root.onLayout = {
      child.setNeedsLayout()
      root.layoutIfNeeded()
      seen.append(child.count)
    }
    root.layoutIfNeeded()
    #expect(seen.first == 1)
  }

  @Test("A view that requests its own layout without end is stopped, and reported")
  func endless() {
    let view = CountingView()
    view.onLayout = { [unowned view] in view.setNeedsLayout() }
    view.setNeedsLayout()
    let reports = Report.gathering { view.layoutIfNeeded() }
    #expect(view.count == 32)
    #expect(reports.count == 1 && reports[0].topic == .layout)
  }

  @Test("A view that brings two subviews to the front in its layout is laid out once")
  func orderInLayout() {
    let (root, first, second) = (CountingView(), CountingView(), CountingView())
    root.addSubview(first)
    root.addSubview(second)
    root.layoutIfNeeded()
    let count = root.count
    root.onLayout = {
      root.bringSubviewToFront(first)
      root.bringSubviewToFront(second)
    }
    // Each of the siblings moves itself to the front, too.
    second.onLayout = { root.bringSubviewToFront(second) }
    first.onLayout = { root.bringSubviewToFront(first) }
    for view in [root, first, second] { view.setNeedsLayout() }
    let reports = Report.gathering { root.layoutIfNeeded() }
    #expect(reports.isEmpty && root.count == count + 1)
    root.onLayout = nil
    root.sendSubviewToBack(root.subviews[1])
    root.layoutIfNeeded()
    #expect(root.count == count + 2, "an order that changes at rest asks for layout")
  }

  @Test("Layout margins are eight points more than the safe area, and can keep the superview's")
  func margins() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    window.deviceSafeArea = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
    #expect(view.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))

    // The expected margins below were measured in UIKit.
    view.layoutMargins = UIEdgeInsets(top: 40, left: 50, bottom: 60, right: 70)
    let child = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    child.insetsLayoutMarginsFromSafeArea = false
    view.addSubview(child)
    child.preservesSuperviewLayoutMargins = true
    #expect(child.layoutMargins == UIEdgeInsets(top: 20, left: 30, bottom: 8, right: 8))
    child.frame.origin = .zero
    #expect(child.layoutMargins == UIEdgeInsets(top: 40, left: 50, bottom: 8, right: 8))
    child.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(child.layoutMargins == UIEdgeInsets(top: 40, left: 50, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    view.directionalLayoutMargins.leading = 5
    #expect(view.layoutMargins.right == 5)
  }

  @Test("Constraints to margins follow a view that keeps the superview's margins when it moves")
  func movedMargins() {
    let around = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    around.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
    let view = UIView(frame: CGRect(x: 50, y: 0, width: 200, height: 100))
    view.preservesSuperviewLayoutMargins = true
    around.addSubview(view)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    around.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 8, y: 8, width: 184, height: 84))
    view.frame.origin.x = 10
    around.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 30, y: 8, width: 162, height: 84))
    view.frame.origin.x = 100
    around.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 8, y: 8, width: 152, height: 84))
    // Only the superview is resized, so that the view is further away from its edge.
    around.frame.size.width = 400
    around.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 8, y: 8, width: 184, height: 84))
  }

  @Test("A mask that has requested layout before it masks a view is laid out with the view")
  func mask() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.layoutIfNeeded()
    let mask = CountingView(frame: view.bounds)
    view.mask = mask
    view.layoutIfNeeded()
    #expect(mask.count == 1)
    mask.frame.size.width = 20
    view.layoutIfNeeded()
    #expect(mask.count == 2)
  }

  @Test("A view is laid out and drawn again when the direction of its content changes")
  func direction() {
    final class Drawn: UIView {
      var drawings = 0
      override func draw(_ rect: CGRect) { drawings += 1 }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Drawn(frame: window.bounds)
    window.addSubview(view)
    window.layoutIfNeeded()
    _ = view.displayList()
    let before = view.drawings
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layer.needsLayout())
    _ = view.displayList()
    #expect(view.drawings > before)
  }

  @Test(
    "The safe area of a subview follows a superview that has become larger"
  )
  func safeAreaOfSubview() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.deviceSafeArea = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 30)
    let around = UIView(frame: window.bounds)
    window.addSubview(around)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 290, height: 300))
    around.addSubview(view)
    #expect(around.safeAreaInsets.right == 30 && view.safeAreaInsets.right == 20)
    // Both keep the same distance from the window's edge, and so does the safe area of the larger one.
    window.frame.size.width = 320
    around.frame.size.width = 320
    #expect(around.safeAreaInsets.right == 30 && view.safeAreaInsets.right == 0)
  }
}
