import Foundation
import TestSupport
import Testing
@testable import GalleyUIKit

@MainActor @Suite("Constraints")
struct NSLayoutConstraintTests {
  private let bench = LayoutBench()
  private var root: UIView { bench.root }

  private final class Named: NSLayoutConstraint {
    var label: String?
  }

  @Test("A subclass of a constraint inherits the initializers")
  func subclass() {
    let view = UIView(frame: .zero)
    let constraint = Named(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 70)
    constraint.label = "width"
    constraint.isActive = true
    view.layoutIfNeeded()
    #expect(view.bounds.width == 70 || view.systemLayoutSizeFitting(.zero).width == 70)
  }

  @Test("Constraints place views by edges, sizes and centers")
  func edges() {
    let (left, right) = (bench.add(UIView()), bench.add(UIView()))
    bench.hold(
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      left.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      left.widthAnchor.constraint(equalToConstant: 40),
      left.heightAnchor.constraint(equalTo: left.widthAnchor, multiplier: 0.5, constant: 4),
      right.leftAnchor.constraint(equalTo: left.rightAnchor, constant: 10),
      root.rightAnchor.constraint(equalTo: right.rightAnchor, constant: 20),
      right.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      right.heightAnchor.constraint(equalToConstant: 50))
    #expect(left.frame == rect(16, 8, 40, 24))
    #expect(right.frame == rect(66, 75, 234, 50))
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(right.frame == rect(66, 75, 114, 50))
  }

  @Test("Constraints yield by priority, and hold again when priorities change")
  func priorities() {
    let view = bench.add(UIView())
    let wide = view.widthAnchor.constraint(equalToConstant: 300)
    wide.priority = .defaultLow
    let narrow = view.widthAnchor.constraint(equalToConstant: 100)
    narrow.priority = .defaultHigh
    let most = view.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
    let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50)
    bench.hold(
      wide, narrow, most, least, view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10))
    #expect(view.frame.width == 100)
    wide.priority = .defaultHigh + 1
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
    wide.isActive = false
    narrow.constant = 20
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    #expect(UILayoutPriority.defaultHigh - 1 < .defaultHigh)
    #expect(UILayoutPriority(rawValue: 1_000) == .required)
  }

  @Test("Leading and trailing follow the direction of the view that contains all items")
  func direction() {
    let (first, second) = (bench.add(UIView()), bench.add(UIView()))
    bench.hold(
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      first.widthAnchor.constraint(equalToConstant: 50),
      second.leadingAnchor.constraint(
        greaterThanOrEqualTo: first.trailingAnchor, constant: 8),
      root.trailingAnchor.constraint(equalTo: second.trailingAnchor, constant: 30),
      second.widthAnchor.constraint(equalToConstant: 70))
    #expect(first.frame.minX == 10)
    #expect(second.frame.minX == 220)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(first.frame.minX == 260)
    #expect(second.frame.minX == 30)
  }

  @Test("Constraints hold across levels of the hierarchy, and follow the views between")
  func levels() {
    let card = bench.add(UIView())
    let inner = UIView(frame: rect(5, 6, 50, 50))
    card.addSubview(inner)
    let deep = bench.add(UIView(), to: inner)
    let left = card.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20)
    bench.hold(
      left, card.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      card.widthAnchor.constraint(equalToConstant: 200),
      card.heightAnchor.constraint(equalToConstant: 100),
      deep.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -15),
      deep.topAnchor.constraint(equalTo: inner.topAnchor, constant: 1),
      deep.widthAnchor.constraint(equalToConstant: 30),
      deep.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.1))
    #expect(deep.frame == rect(250, 1, 30, 20))
    left.constant = 40
    inner.frame.origin.x = 0
    root.layoutIfNeeded()
    #expect(deep.frame.minX == 235)
  }

  @Test("Frames that the app sets hold as their autoresizing masks say")
  func masks() {
    let box = UIView(frame: rect(10, 20, 100, 40))
    box.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(box)
    let tag = bench.add(UIView())
    bench.hold(
      tag.leftAnchor.constraint(equalTo: box.rightAnchor),
      tag.topAnchor.constraint(equalTo: box.bottomAnchor),
      tag.widthAnchor.constraint(equalToConstant: 10),
      tag.heightAnchor.constraint(equalToConstant: 10))
    #expect(tag.frame.origin == CGPoint(x: 110, y: 60))
    box.frame = rect(20, 30, 100, 40)
    root.layoutIfNeeded()
    #expect(tag.frame.origin == CGPoint(x: 120, y: 70))
    root.frame.size = CGSize(width: 330, height: 210)
    root.layoutIfNeeded()
    #expect(box.frame == rect(20, 40, 110, 40))
    #expect(tag.frame.origin == CGPoint(x: 130, y: 80))
  }

  @Test("A view sized by constraints resizes its subviews by their autoresizing masks")
  func maskInsideOfConstrained() {
    let card = bench.add(UIView())
    let fill = UIView(frame: card.bounds)
    fill.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.addSubview(fill)
    let label = bench.add(SizedView(30, 10), to: fill)
    bench.hold(
      card.leftAnchor.constraint(equalTo: root.leftAnchor),
      card.topAnchor.constraint(equalTo: root.topAnchor),
      label.leftAnchor.constraint(equalTo: fill.leftAnchor, constant: 4),
      fill.rightAnchor.constraint(equalTo: label.rightAnchor, constant: 4),
      label.topAnchor.constraint(equalTo: fill.topAnchor, constant: 2),
      fill.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 2))
    #expect(card.frame == rect(0, 0, 38, 14))
    #expect(fill.frame == card.bounds)
    #expect(label.frame == rect(4, 2, 30, 10))
  }

  @Test("Frames are rounded to pixels, edge by edge")
  func pixels() {
    let views = (0..<3).map { _ in bench.add(UIView()) }
    for (index, view) in views.enumerated() {
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 3),
        view.heightAnchor.constraint(equalToConstant: 10.2),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 0.3),
        view.leftAnchor.constraint(
          equalTo: index == 0 ? root.leftAnchor : views[index - 1].rightAnchor),
      ])
    }
    root.layoutIfNeeded()
    #expect(
      views.map(\.frame) == [
        rect(0, 0.5, 106.5, 10), rect(106.5, 0.5, 107, 10), rect(213.5, 0.5, 106.5, 10),
      ])
  }

  @Test("Constraints move with their views to another hierarchy, and are removed where views part")
  func moving() {
    let (card, badge) = (bench.add(UIView()), UIView())
    bench.add(badge, to: card)
    let inside = badge.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 7)
    let size = badge.widthAnchor.constraint(equalToConstant: 11)
    let across = card.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3)
    let width = card.widthAnchor.constraint(equalTo: badge.widthAnchor, constant: 20)
    bench.hold(inside, size, across, width)
    #expect(card.frame.minX == 3 && card.frame.width == 31)
    card.removeFromSuperview()
    #expect(!across.isActive && inside.isActive && size.isActive && width.isActive)
    #expect(root.constraints.isEmpty && card.constraints.count == 2)
    let window = UIWindow(frame: rect(0, 0, 100, 100))
    window.addSubview(card)
    card.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 9).isActive = true
    inside.constant = 8
    window.layoutIfNeeded()
    #expect(card.frame.minX == 9 && card.frame.width == 31)
    #expect(badge.frame.minX == 8 && badge.frame.width == 11)
    root.addSubview(card)
    #expect(window.constraints.isEmpty)
    size.constant = 12
    root.layoutIfNeeded()
    #expect(card.frame.width == 32)
    #expect(root.layoutEngine?.system.conflicts.isEmpty == true)
  }

  @Test("Constraints are found on the view that holds them, with items and attributes")
  func reading() {
    let view = bench.add(UIView())
    let constraint = NSLayoutConstraint(
      item: view, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: root,
      attribute: .centerX, multiplier: 0.5, constant: 3)
    constraint.identifier = "half"
    #expect(constraint.firstItem === view && constraint.secondItem === root)
    #expect(constraint.firstAttribute == .trailing && constraint.secondAttribute == .centerX)
    #expect(constraint.relation == .lessThanOrEqual && constraint.multiplier == 0.5)
    root.addConstraint(constraint)
    #expect(root.constraints == [constraint] && constraint.isActive)
    #expect(view.constraintsAffectingLayout(for: .horizontal) == [constraint])
    #expect(view.constraintsAffectingLayout(for: .vertical).isEmpty)
    root.removeConstraint(constraint)
    #expect(root.constraints.isEmpty && !constraint.isActive)
    let size = view.heightAnchor.constraint(equalToConstant: 3)
    size.isActive = true
    #expect(view.constraints == [size] && size.secondItem == nil)
    #expect(size.secondAttribute == .notAnAttribute)
  }

  @Test("Constraints between hierarchies trap with UIKit's words")
  func noAncestor() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UIView().topAnchor.constraint(equalTo: UIView().topAnchor).isActive = true
    }
    expectTrap(result, says: "Unable to activate constraint with anchors")
  }

  @Test("Constraints between a position and a number trap with UIKit's words")
  func noPair() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = NSLayoutConstraint(
        item: UIView(), attribute: .top, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 3)
    }
    expectTrap(result, says: "Location attributes must be specified in pairs")
  }

  @Test("Constraints between positions along different axes trap when they are used for a layout")
  func badPair() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (view, part) = (UIView(), UIView())
      view.addSubview(part)
      NSLayoutConstraint(
        item: part, attribute: .top, relatedBy: .equal, toItem: view, attribute: .left,
        multiplier: 1, constant: 3
      ).isActive = true
      view.layoutIfNeeded()
    }
    expectTrap(result, says: "Constraint improperly relates anchors of incompatible types")
  }

  @Test("A constraint between positions along different axes can be created and activated")
  func unusedPair() {
    let (view, part) = (UIView(), UIView())
    view.addSubview(part)
    let constraint = NSLayoutConstraint(
      item: part, attribute: .left, relatedBy: .equal, toItem: view, attribute: .top,
      multiplier: 1, constant: 3)
    constraint.isActive = true
    #expect(view.constraints == [constraint])
  }

  @Test("An item that is neither a view nor a guide traps with UIKit's words and with advice")
  func badItem() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = NSLayoutConstraint(
        item: "sign", attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 3)
    }
    expectTrap(
      result,
      says: "NSLayoutConstraint for sign: Constraint items must each be a view or layout guide.: "
        + "pass a view or a layout guide instead of a String")
  }

  @Test("Attributes that can't be compared are reported with the rule that they break")
  func adviceOnPairs() {
    let view = UIView()
    func advice(
      _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute
    ) -> String? {
      LayoutOperand.faultOfPair(
        LayoutOperand(item: view, attribute: first),
        LayoutOperand(item: view, attribute: second), multiplier: 1)?.advice
    }
    #expect(advice(.left, .leading)?.contains("leading and trailing for both items") == true)
    #expect(advice(.width, .left)?.contains("another width or height") == true)
    let axes = LayoutOperand.faultOfAxes(
      LayoutOperand(item: view, attribute: .top), LayoutOperand(item: view, attribute: .left))
    #expect(advice(.top, .left) == nil && axes?.contains("one is horizontal") == true)
    #expect(advice(.notAnAttribute, .left)?.contains("such as .width") == true)
    #expect(advice(.left, .right) == nil)
  }

  @Test("Anchor distances are used as dimensions")
  func offsets() {
    let (left, right) = (bench.add(UIView()), bench.add(UIView()))
    let gap = left.trailingAnchor.anchorWithOffset(to: right.leadingAnchor)
    bench.hold(
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      left.widthAnchor.constraint(equalToConstant: 20),
      right.widthAnchor.constraint(equalToConstant: 30),
      gap.constraint(equalTo: right.widthAnchor, multiplier: 2))
    #expect(right.frame.minX == 80)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(left.frame.minX == 300 && right.frame.minX == 210)
  }

  @Test("System spacing separates edges and baselines")
  func systemSpacing() {
    inSquares {
      let (upper, lower) = (bench.label("A"), bench.label("B", size: 30))
      let right = bench.add(UIView())
      bench.hold(
        upper.leftAnchor.constraint(equalTo: root.leftAnchor),
        upper.topAnchor.constraint(equalTo: root.topAnchor),
        lower.leftAnchor.constraint(equalTo: root.leftAnchor),
        lower.firstBaselineAnchor.constraint(
          equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1),
        right.leadingAnchor.constraint(
          equalToSystemSpacingAfter: upper.trailingAnchor, multiplier: 2),
        right.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: -1))
      #expect(right.frame.minX == upper.frame.maxX + 16)
      #expect(right.frame.minY == 0)
      let distance = lower.font.ascender - upper.font.descender
      let found =
        lower.frame.minY + lower.baselineOffsets.first - upper.frame.maxY
        + upper.baselineOffsets.last
      #expect(abs(found - distance) <= 0.5)
    }
  }

  @Test("Baseline constraints align labels with any fonts")
  func baselines() {
    inSquares {
      let (small, large) = (bench.label("small", size: 10), bench.label("L\nL", size: 40, lines: 2))
      let plain = bench.add(UIView())
      bench.hold(
        large.topAnchor.constraint(equalTo: root.topAnchor),
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        plain.firstBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
        plain.heightAnchor.constraint(equalToConstant: 4))
      #expect(
        small.frame.minY + (small.font.ascender + 0.5).rounded(.down)
          == (large.font.ascender + 0.5).rounded(.down))
      let last = large.frame.maxY - plain.frame.minY
      #expect(abs(last - (large.font.lineHeight - large.font.ascender)) <= 1)
    }
  }

  @Test("The time to deactivate a constraint does not depend on how many are active")
  func deactivatesMany() {
    func time(of count: Int) -> Duration {
      let view = UIView()
      let constraints = (0..<count).map {
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat($0))
      }
      NSLayoutConstraint.activate(constraints)
      let time = processorTime { NSLayoutConstraint.deactivate(constraints) }
      #expect(view.constraints.isEmpty)
      return time
    }
    _ = time(of: 100)
    let few = time(of: 500)
    #expect(time(of: 8_000) < few * 64)
  }

  @Test("A constraint that was deactivated before the layout has no effect, and one after it has")
  func deactivatedBeforeLayout() {
    let view = bench.add(UIView())
    let widths = (1...4).map { view.widthAnchor.constraint(equalToConstant: CGFloat($0) * 10) }
    let others = [
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 20),
    ]
    for width in widths {
      NSLayoutConstraint.activate([width])
      NSLayoutConstraint.deactivate([width])
    }
    NSLayoutConstraint.activate(others + [widths[2]])
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 30, 20))
  }

  @Test("Constraints use alignment rectangles, which a frame may exceed")
  func alignmentRects() {
    final class Badge: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let badge = bench.add(Badge())
    bench.hold(
      badge.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      badge.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      badge.widthAnchor.constraint(equalToConstant: 20),
      badge.heightAnchor.constraint(equalToConstant: 20))
    #expect(badge.frame == rect(8, 9, 26, 24))
    #expect(badge.alignmentRect(forFrame: badge.frame) == rect(10, 10, 20, 20))
  }

  @Test("Constraints place the center of a rotated view, and keep its rotation")
  func transforms() {
    let view = bench.add(UIView())
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    bench.hold(
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalToConstant: 20))
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
    #expect(view.center == CGPoint(x: 30, y: 10))
  }
}
