import Foundation
import TestSupport
import Testing
@testable import GalleyUIKit

@MainActor @Suite("A stack that was edited at random")
struct RandomStackTests {
  private struct State {
    var sizes: [CGSize] = []
    var hidden: [Bool] = []
    var gaps: [CGFloat] = []
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    var spacing: CGFloat = 0
    var room = CGSize(width: 300, height: 200)
    var isMirrored = false

    @MainActor
    func apply(to stack: UIStackView) {
      stack.axis = axis
      stack.distribution = distribution
      stack.alignment = alignment
      stack.spacing = spacing
      stack.frame.size = room
      stack.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
      for (index, view) in stack.arrangedSubviews.enumerated() {
        (view as? SizedView)?.size = sizes[index]
        view.isHidden = hidden[index]
        stack.setCustomSpacing(
          gaps[index] < 0 ? UIStackView.spacingUseDefault : gaps[index], after: view)
      }
    }
  }

  @Test("A stack view after random edits equals one created in that state")
  func sameAsNew() {
    withSeededRandom("edits of a stack", steps: 4) { random in edits(using: &random) }
  }

  private func edits(using random: inout SeededRandom) {
    let window = UIWindow(frame: rect(0, 0, 400, 400))
    let stack = UIStackView()
    window.addSubview(stack)
    var state = State()
    for step in 0..<40 {
      edit(&state, stack, window, using: &random)
      state.apply(to: stack)
      let reports = Report.gathering { stack.layoutIfNeeded() }
      let fresh = UIStackView(arrangedSubviews: state.sizes.map { SizedView($0.width, $0.height) })
      state.apply(to: fresh)
      let freshReports = Report.gathering { fresh.layoutIfNeeded() }
      #expect(reports.isEmpty == freshReports.isEmpty, "\(step): \(state)")
      guard freshReports.isEmpty else { continue }
      #expect(
        stack.arrangedSubviews.map(\.frame) == fresh.arrangedSubviews.map(\.frame),
        "\(step): \(state)")
      let fitting = UIView.layoutFittingCompressedSize
      #expect(
        stack.systemLayoutSizeFitting(fitting) == fresh.systemLayoutSizeFitting(fitting),
        "\(step): \(state)")
    }
  }

  private func edit(
    _ state: inout State, _ stack: UIStackView, _ window: UIWindow,
    using random: inout SeededRandom
  ) {
    func size() -> CGSize {
      CGSize(
        width: Int.random(in: 0...60, using: &random),
        height: Int.random(in: 0...40, using: &random))
    }
    let place = Int.random(in: 0...max(state.sizes.count - 1, 0), using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0...2:
      let size = size()
      state.sizes.insert(size, at: place)
      state.hidden.insert(false, at: place)
      state.gaps.insert(-1, at: place)
      stack.insertArrangedSubview(SizedView(size.width, size.height), at: place)
    case 3 where !state.sizes.isEmpty:
      state.sizes.remove(at: place)
      state.hidden.remove(at: place)
      state.gaps.remove(at: place)
      stack.arrangedSubviews[place].removeFromSuperview()
    case 4 where !state.sizes.isEmpty: state.hidden[place].toggle()
    case 5 where !state.sizes.isEmpty: state.sizes[place] = size()
    case 6 where !state.sizes.isEmpty:
      state.gaps[place] = CGFloat(Int.random(in: -1...20, using: &random))
    case 7:
      state.axis = state.axis == .horizontal ? .vertical : .horizontal
      state.alignment = [.fill, .leading, .center, .trailing].randomElement(using: &random)!
    case 8:
      state.distribution = [.fill, .fillEqually, .equalSpacing].randomElement(using: &random)!
      state.isMirrored.toggle()
    default:
      state.spacing = CGFloat(Int.random(in: 0...12, using: &random))
      state.room = CGSize(
        width: Int.random(in: 200...400, using: &random),
        height: Int.random(in: 200...400, using: &random))
      // Removing and adding the stack again gives it another layout engine.
      stack.removeFromSuperview()
      window.addSubview(stack)
    }
  }
}
