import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Views with constraints that are added and removed")
struct ComingAndGoingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  private func pin(_ child: UIView, to view: UIView) {
    child.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: view.topAnchor),
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
  }

  @Test("A label that changes often before it is laid out is recorded once, in each hierarchy")
  func recordedOnce() throws {
    let label = UILabel()
    root.addSubview(label)
    pin(label, to: root)
    for number in 0..<20 { label.text = "\(number)" }
    let engine = try #require(root.layoutEngine)
    #expect(engine.staleViews.count == 1)
    root.layoutIfNeeded()
    #expect(engine.staleViews.isEmpty && label.frame.width > 0)
    let other = UIView(frame: root.bounds)
    other.addSubview(label)
    pin(label, to: other)
    label.text = "more"
    let next = try #require(other.layoutEngine)
    #expect(engine.staleViews.isEmpty && next.staleViews.count == 1)
    other.layoutIfNeeded()
    #expect(next.staleViews.isEmpty && label.frame.width > 0)
  }

  @Test("A view that is removed and not retained is deallocated")
  func goes() {
    weak var view: UIView?
    weak var label: UILabel?
    do {
      let box = UIView(frame: root.bounds)
      let text = UILabel()
      box.addSubview(text)
      pin(text, to: box)
      root.addSubview(box)
      root.layoutIfNeeded()
      box.removeFromSuperview()
      (view, label) = (box, text)
    }
    MainTurn.drain()
    #expect(view == nil && label == nil)
  }

  @Test("A view that was never in a hierarchy is deallocated, too")
  func neverThere() {
    weak var label: UILabel?
    do {
      let text = UILabel()
      text.translatesAutoresizingMaskIntoConstraints = false
      label = text
    }
    #expect(label == nil)
  }

  @Test("A constraint that is changed after the layout of its view is laid out in the same pass")
  func changedInLayout() {
    final class Half: UIView {
      let child = UIView()
      var width: NSLayoutConstraint?
      override func layoutSubviews() {
        super.layoutSubviews()
        width?.constant = bounds.width / 2
      }
    }
    let view = Half(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    view.addSubview(view.child)
    pin(view.child, to: view)
    view.width = view.child.widthAnchor.constraint(equalToConstant: 10)
    view.width?.isActive = true
    view.child.heightAnchor.constraint(equalToConstant: 10).isActive = true
    view.layoutIfNeeded()
    #expect(view.child.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
  }

  @Test("A text view that was narrow is fitted as wide as a new one")
  func refitted() {
    func make() -> UIView {
      let view = UIView()
      let text = UITextView()
      text.isScrollEnabled = false
      text.text = String(repeating: "one two three ", count: 10)
      text.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(text)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: view.topAnchor),
        text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        text.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      return view
    }
    func height(_ view: UIView, _ width: CGFloat) -> CGFloat {
      view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let old = make()
    old.frame = CGRect(x: 0, y: 0, width: 150, height: 400)
    old.layoutIfNeeded()
    #expect(height(old, 300) == height(make(), 300))
  }

  @Test("Hiding a view of a stack that needs a size reports nothing")
  func hidden() {
    let (icon, label) = (UIView(), UILabel())
    label.text = "text"
    icon.heightAnchor.constraint(equalToConstant: 40).isActive = true
    let stack = UIStackView(arrangedSubviews: [icon, label])
    stack.axis = .vertical
    root.addSubview(stack)
    pin(stack, to: root)
    root.layoutIfNeeded()
    let reports = Report.gathering {
      icon.isHidden = true
      root.layoutIfNeeded()
    }
    #expect(reports.isEmpty && stack.frame.height == label.intrinsicContentSize.height)
  }

  @Test("A controller's view has the system's margins at its sides, and none above and below")
  func margins() {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    controller.view.layoutMargins = UIEdgeInsets(top: 5, left: 30, bottom: 5, right: 2)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 5, left: 30, bottom: 5, right: 16))
  }
}
