import TestSupport
import Testing
@testable import GalleyUIKit

@MainActor @Suite("The priority of a constraint")
struct PriorityRulesTests {
  @Test("A constraint priority above 1000 traps with UIKit's words")
  func tooHigh() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UIView().widthAnchor.constraint(equalToConstant: 10).priority = UILayoutPriority(1_001)
    }
    expectTrap(
      result,
      says:
        "It's illegal to set priority:1001.  Priorities must be greater than 0 and less or equal "
        + "to NSLayoutPriorityRequired, which is 1000.000000.")
  }

  @Test("A hugging or resistance priority above 1000, or NaN, traps in the same way")
  func ofViews() async {
    let hugging = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UIView().setContentHuggingPriority(.required + 1, for: .vertical)
    }
    expectTrap(
      hugging,
      says:
        "It's illegal to set priority:1001.  Priorities must be greater than 0 and less or equal "
        + "to NSLayoutPriorityRequired, which is 1000.000000.")
    let resistance = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UIView().setContentCompressionResistancePriority(UILayoutPriority(.nan), for: .horizontal)
    }
    expectTrap(resistance, says: "It's illegal to set priority:nan.")
  }

  @Test("A view with a hugging priority of 0 or below does not hug")
  func noWish() {
    let view = UIView()
    view.setContentHuggingPriority(UILayoutPriority(0), for: .horizontal)
    view.setContentCompressionResistancePriority(UILayoutPriority(-1), for: .horizontal)
    #expect(view.contentHuggingPriority(for: .horizontal) == UILayoutPriority(0))
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == UILayoutPriority(-1))
  }

  @Test("A constraint priority of 0 or NaN traps")
  func tooLow() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UIView().widthAnchor.constraint(equalToConstant: 10).priority = UILayoutPriority(0)
    }
    expectTrap(result, says: "It's illegal to set priority:0.")
    let noNumber = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UIView().widthAnchor.constraint(equalToConstant: 10).priority = UILayoutPriority(.nan)
    }
    expectTrap(noNumber, says: "It's illegal to set priority:nan.")
  }

  @Test("Changing an active constraint in a window from or to required traps")
  func required() async {
    let words =
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
      + "supported.  You passed priority "
    let weaker = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let window = UIWindow()
      let view = UIView()
      window.addSubview(view)
      let constraint = view.widthAnchor.constraint(equalToConstant: 10)
      constraint.isActive = true
      constraint.priority = .defaultLow
    }
    expectTrap(weaker, says: words + "250 and the existing priority was 1000.")
    let stronger = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let window = UIWindow()
      let view = UIView()
      window.addSubview(view)
      let constraint = view.widthAnchor.constraint(equalToConstant: 10)
      constraint.priority = .defaultHigh
      constraint.isActive = true
      constraint.priority = .required
    }
    expectTrap(stronger, says: words + "1000 and the existing priority was 750.")
  }

  @Test("A view outside of a window follows a constraint that is no longer required")
  func outsideOfWindow() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    let weaker = view.widthAnchor.constraint(equalToConstant: 10)
    weaker.isActive = true
    superview.layoutIfNeeded()
    #expect(view.frame.width == 10)
    weaker.priority = .defaultHigh
    view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    superview.layoutIfNeeded()
    #expect(view.frame.width == 20)
  }

  @Test("A priority changes freely while the constraint is inactive, and below 1000")
  func allowed() {
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 10)
    constraint.priority = .defaultLow
    constraint.priority = .required
    constraint.priority = UILayoutPriority(999)
    constraint.isActive = true
    constraint.priority = UILayoutPriority(1)
    constraint.isActive = false
    constraint.priority = .required
    #expect(constraint.priority == .required)
  }
}
