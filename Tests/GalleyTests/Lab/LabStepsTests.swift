import Testing

@testable import Galley

@Suite("The steps of random walks")
struct LabStepsTests {
  private func walks(_ actions: LabActions = .all) -> [[LabStep]] {
    (0..<200).map { LabStep.walk(seed: $0, length: 30, states: 4, actions: actions) }
  }

  @Test("Are compared after a drag, before an update replaces the order")
  func drags() {
    var distances: Set<Double> = []
    for steps in walks() {
      for (step, next) in zip(steps, steps.dropFirst()) {
        guard case .drag(_, let distance) = step else { continue }
        distances.insert(abs(distance))
        #expect(next == .rest)
      }
    }
    // A row has to pass several others.
    #expect(distances.contains { $0 > 180 })
  }

  @Test("Filter the list at the end, unless they touch nothing")
  func filters() {
    func isFilter(_ step: LabStep) -> Bool { if case .filter = step { true } else { false } }
    #expect(walks().contains { $0.contains(where: isFilter) })
    #expect(!walks([.updates, .scrolling]).contains { $0.contains(where: isFilter) })
  }

  @Test("Update new screens between touches at the end, unless they touch nothing")
  func updatesBetweenTouches() {
    func isTouch(_ step: LabStep) -> Bool {
      if case .touchAndUpdate = step { true } else { false }
    }
    #expect(walks().contains { $0.contains(where: isTouch) })
    #expect(!walks([.updates, .scrolling]).contains { $0.contains(where: isTouch) })
  }

  @Test("Often leave the screen before the last touches")
  func returns() {
    let ends = walks().filter { $0.last == .tapControls }
    #expect(!ends.isEmpty)
    #expect(ends.filter { $0.suffix(9).contains(.leaveAndReturn) }.count * 5 > ends.count)
  }

  @Test("Rotate the device after a control around the items was pressed, which may show a keyboard")
  func presses() {
    let count = walks().filter { steps in
      zip(steps, steps.dropFirst()).contains { step, next in
        if case .press = step { next == .rotate } else { false }
      }
    }.count
    #expect(count > 10)
  }

  @Test("Are as many as the length says, even if that is short", arguments: 2...8)
  func lengths(length: Int) {
    for seed in 0..<40 {
      let steps = LabStep.walk(seed: UInt64(seed), length: length, states: 4, actions: .all)
      #expect(steps.count == length)
    }
  }
}
