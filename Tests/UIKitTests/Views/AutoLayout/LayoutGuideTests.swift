import Foundation
import Testing
@testable import GalleyUIKit

@MainActor @Suite("Layout guides")
struct LayoutGuideTests {
  private let bench = LayoutBench()
  private var root: UIView { bench.root }

  private func fill(_ view: UIView, _ guide: UILayoutGuide) {
    bench.hold(
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
  }

  @Test("A layout guide is a rectangle that constraints can use")
  func own() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = bench.add(UIView())
    fill(view, guide)
    bench.hold(
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
      guide.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      guide.heightAnchor.constraint(equalToConstant: 40))
    #expect(guide.layoutFrame == rect(10, 80, 80, 40))
    #expect(view.frame == rect(10, 80, 80, 40))
    #expect(!guide.hasAmbiguousLayout && root.layoutGuides == [guide])
    root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && root.constraints.isEmpty)
    root.layoutIfNeeded()
  }

  @Test("The layout margins guide follows the margins, in both directions")
  func margins() {
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 20, bottom: 3, trailing: 5)
    let view = bench.add(UIView())
    fill(view, root.layoutMarginsGuide)
    #expect(view.frame == rect(20, 1, 295, 196))
    #expect(root.layoutMarginsGuide.layoutFrame == view.frame)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(view.frame == rect(5, 1, 295, 196))
    root.layoutMargins.top = 11
    root.layoutIfNeeded()
    #expect(view.frame == rect(5, 11, 295, 186))
  }

  /// Interface Builder stores frames 16 points from the edges in views up to 393 points wide, and
  /// 20 points from them in views of 400, 414, 428, 600, 768 and 1024 points.
  @Test("The view of a controller has wider margins at the sides if it is wide")
  func marginsOfControllers() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
    window.rootViewController = controller
    let view = UIView()
    controller.view.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    fill(view, controller.view.layoutMarginsGuide)
    window.isHidden = false
    for (width, margin) in [(393.0, 16.0), (768, 20), (320, 16), (414, 20), (375, 16)] {
      window.frame.size.width = width
      window.layoutIfNeeded()
      #expect(view.frame.minX == CGFloat(margin), "in \(width) points")
      #expect(view.frame.width == CGFloat(width - 2 * margin), "in \(width) points")
    }
    // Larger margins that the app sets stay.
    controller.view.directionalLayoutMargins.leading = 30
    window.layoutIfNeeded()
    #expect(view.frame.minX == 30)
  }

  @Test("The margin attributes are parts of a view, too")
  func marginAttributes() {
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let view = bench.add(UIView())
    NSLayoutConstraint.activate(
      [
        (.left, .leftMargin), (.right, .rightMargin), (.top, .topMargin),
        (.centerY, .centerYWithinMargins),
      ].map { (own: NSLayoutConstraint.Attribute, other: NSLayoutConstraint.Attribute) in
        NSLayoutConstraint(
          item: view, attribute: own, relatedBy: .equal, toItem: root, attribute: other,
          multiplier: 1, constant: 0)
      })
    root.layoutIfNeeded()
    #expect(view.frame == rect(2, 1, 314, 196))
  }

  @Test("The guides of the safe area and the keyboard follow the window")
  func safeArea() {
    let window = UIWindow(frame: rect(0, 0, 300, 400))
    window.addSubview(root)
    root.frame = window.bounds
    let (view, bar) = (bench.add(UIView()), bench.add(UIView()))
    fill(view, root.safeAreaLayoutGuide)
    bench.hold(
      bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44))
    #expect(view.frame == rect(0, 0, 300, 400))
    window.deviceSafeArea = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    window.layoutIfNeeded()
    #expect(view.frame == rect(0, 44, 300, 322))
    #expect(bar.frame.maxY == 366)
    root.keyboardLayoutGuide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    #expect(bar.frame.maxY == 400)
  }

  @Test("The readable content guide is no wider than readable")
  func readable() {
    let view = bench.add(UIView())
    fill(view, root.readableContentGuide)
    #expect(view.frame == rect(8, 8, 304, 184))
    root.frame.size.width = 1_200
    root.layoutIfNeeded()
    #expect(view.frame == rect(140, 8, 920, 184))
  }

  @Test("Constraints to a scroll view's edges set its content size")
  func scrollView() {
    for usesGuide in [false, true] {
      let bench = LayoutBench()
      let scrollView = bench.add(UIScrollView())
      let content = bench.add(UIView(), to: scrollView)
      let header = bench.add(UIView(), to: scrollView)
      let guide = scrollView.contentLayoutGuide
      let (left, right) =
        usesGuide
        ? (guide.leftAnchor, guide.rightAnchor) : (scrollView.leftAnchor, scrollView.rightAnchor)
      let (top, bottom) =
        usesGuide
        ? (guide.topAnchor, guide.bottomAnchor) : (scrollView.topAnchor, scrollView.bottomAnchor)
      bench.hold(
        scrollView.leftAnchor.constraint(equalTo: bench.root.leftAnchor),
        scrollView.topAnchor.constraint(equalTo: bench.root.topAnchor),
        scrollView.widthAnchor.constraint(equalToConstant: 100),
        scrollView.heightAnchor.constraint(equalToConstant: 80),
        content.leftAnchor.constraint(equalTo: left, constant: 10),
        content.rightAnchor.constraint(equalTo: right, constant: -10),
        content.topAnchor.constraint(equalTo: top, constant: 5),
        content.bottomAnchor.constraint(equalTo: bottom, constant: -5),
        content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -20),
        content.heightAnchor.constraint(equalToConstant: 300),
        header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor),
        header.heightAnchor.constraint(equalToConstant: 10))
      #expect(scrollView.frame == rect(0, 0, 100, 80))
      #expect(content.frame == rect(10, 5, 80, 300))
      #expect(scrollView.contentSize == CGSize(width: 100, height: 310))
      scrollView.contentOffset.y = 50
      bench.root.layoutIfNeeded()
      #expect(content.frame == rect(10, 5, 80, 300))
      #expect(header.frame.minY == 50)
    }
  }
}
