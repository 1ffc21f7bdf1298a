import Foundation
import TestSupport
import Testing
@testable import GalleyUIKit

@MainActor @Suite("Bad numbers of a constraint")
struct ConstraintNumbersTests {
  private let bench = LayoutBench()

  @Test("A NaN constant traps with UIKit's words and the items")
  func constant() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UIView()
      view.accessibilityIdentifier = "card"
      _ = view.widthAnchor.constraint(equalToConstant: .nan)
    }
    expectTrap(result, says: "NSLayoutConstraint constant is not finite!  That's illegal.")
    expectTrap(result, says: "constant:nan firstAnchor:<NSLayoutDimension \"UIView:'card'.width\">")
  }

  @Test("A constant that is set to infinity traps")
  func setConstant() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (view, inner) = (UIView(), UIView())
      view.addSubview(inner)
      let constraint = inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 8)
      constraint.constant = -.infinity
    }
    expectTrap(result, says: "constant:-inf firstAnchor:<NSLayoutYAxisAnchor \"UIView.top\">")
  }

  @Test("A NaN multiplier traps with UIKit's words")
  func multiplier() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UIView()
      _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .nan)
    }
    expectTrap(result, says: "Multiplier is not finite!  That's illegal.  multiplier:nan")
  }

  @Test("A constant that is too large is reported, and counts as the largest")
  func tooLarge() {
    let view = bench.add(SizedView(50, 20))
    let reports = Report.gathering {
      bench.hold(
        view.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude),
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: 1e15))
    }
    #expect(reports.count == 2)
    let words = "configured with a constant that exceeds internal limits"
    #expect(reports.allSatisfy { $0.message.contains(words) })
    #expect(reports.last?.message.contains("SizedView.height") == true)
    #expect(view.frame.size == CGSize(width: 50, height: 1e9))
  }
}
