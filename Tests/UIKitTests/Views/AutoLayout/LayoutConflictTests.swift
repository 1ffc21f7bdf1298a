import Foundation
import TestSupport
import Testing
@testable import GalleyUIKit

@MainActor @Suite("Conflicting constraints")
struct LayoutConflictTests {
  private let bench = LayoutBench()
  private var root: UIView { bench.root }

  @Test("A conflict is reported in UIKit's words, and all other constraints hold")
  func conflict() {
    let label = bench.add(UILabel())
    label.text = "Title"
    let reports = Report.gathering {
      bench.hold(
        label.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
        label.heightAnchor.constraint(equalToConstant: 20),
        root.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 4))
    }
    #expect(label.frame.minY == 8 && label.frame.height == 20)
    #expect(reports.count == 1 && reports.first?.topic == .constraints)
    let message = reports.first?.message ?? ""
    #expect(message.hasPrefix("Unable to simultaneously satisfy constraints.\n"))
    for line in [
      "    \"<NSAutoresizingMaskLayoutConstraint h=--- v=--- UIView.height == 200   (active)>\"",
      "    \"<NSLayoutConstraint V:|-(8)-[UILabel:'Title']   (active, names: '|':UIView )>\"",
      "    \"<NSLayoutConstraint UILabel:'Title'.height == 20   (active)>\"",
      "Will attempt to recover by breaking constraint \n"
        + "<NSLayoutConstraint V:[UILabel:'Title']-(4)-|   (active, names: '|':UIView )>",
    ] { #expect(message.contains(line), "\(message)") }
    // Once is enough.
    #expect(
      Report.gathering {
        label.text = "Another"
        root.layoutIfNeeded()
      }.isEmpty)
  }

  @Test("A constraint is printed as a visual format if that says everything, else as an equation")
  func descriptions() {
    let (one, two) = (bench.add(UIView()), bench.add(UIImageView()))
    one.accessibilityIdentifier = "one"
    let gap = two.leadingAnchor.constraint(greaterThanOrEqualTo: one.trailingAnchor, constant: 8)
    gap.priority = .defaultHigh
    gap.identifier = "gap"
    #expect(
      gap.description
        == "<NSLayoutConstraint 'gap' H:[UIView:'one']-(>=8@750)-[UIImageView]   (inactive)>")
    let width = one.widthAnchor.constraint(equalTo: two.widthAnchor, multiplier: 0.5, constant: -2)
    width.isActive = true
    #expect(
      width.description
        == "<NSLayoutConstraint UIView:'one'.width == 0.5*UIImageView.width - 2   (active)>")
    let guide = one.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor)
    #expect(
      guide.description == "<NSLayoutConstraint UIView:'one'.top == "
        + "UILayoutGuide:'UIViewLayoutMarginsGuide'.top   (inactive)>")
    #expect(one.leftAnchor.description == "<NSLayoutXAxisAnchor \"UIView:'one'.left\">")
  }

  @Test("A view knows whether its layout is ambiguous")
  func ambiguity() {
    let view = bench.add(UIView())
    bench.hold(
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.widthAnchor.constraint(equalToConstant: 10))
    #expect(view.hasAmbiguousLayout)
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(!view.hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
  }
}
