import Testing

@testable import Galley

@Suite("The steps of random walks")
struct LabStepsTests {
  private func walks(_ actions: LabActions = .all) -> [[LabStep]] {
    (0..<200).map { LabStep.walk(seed: $0, length: 30, states: 4, actions: actions) }
  }

  @Test("In random walks, each drag is followed by a comparison")
  func drags() {
    var distances: Set<Double> = []
    for steps in walks() {
      for (step, next) in zip(steps, steps.dropFirst()) {
        guard case .drag(_, let distance) = step else { continue }
        distances.insert(abs(distance))
        #expect(next == .rest)
      }
    }
    // Some drags are so long that a row passes several others.
    #expect(distances.contains { $0 > 180 })
  }

  @Test("Random walks filter the list, unless they have no touches")
  func filters() {
    func isFilter(_ step: LabStep) -> Bool { if case .filter = step { true } else { false } }
    #expect(walks().contains { $0.contains(where: isFilter) })
    #expect(!walks([.updates, .scrolling]).contains { $0.contains(where: isFilter) })
  }

  @Test("Random walks update new screens between touches, unless they have no touches")
  func updatesBetweenTouches() {
    func isTouch(_ step: LabStep) -> Bool {
      if case .touchAndUpdate = step { true } else { false }
    }
    #expect(walks().contains { $0.contains(where: isTouch) })
    #expect(!walks([.updates, .scrolling]).contains { $0.contains(where: isTouch) })
  }

  @Test("Random walks often leave the screen before the last touches")
  func returns() {
    let ends = walks().filter { $0.last == .tapControls }
    #expect(!ends.isEmpty)
    #expect(ends.filter { $0.suffix(9).contains(.leaveAndReturn) }.count * 5 > ends.count)
  }

  @Test("Random walks rotate the device after a press, which may show a keyboard")
  func presses() {
    let count = walks().filter { steps in
      zip(steps, steps.dropFirst()).contains { step, next in
        if case .press = step { next == .rotate } else { false }
      }
    }.count
    #expect(count > 10)
  }

  @Test("A random walk has as many steps as its length", arguments: 2...8)
  func lengths(length: Int) {
    for seed in 0..<40 {
      let steps = LabStep.walk(seed: UInt64(seed), length: length, states: 4, actions: .all)
      #expect(steps.count == length)
    }
  }
}
