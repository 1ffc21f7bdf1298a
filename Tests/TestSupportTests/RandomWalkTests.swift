import Testing
import TestSupport

@Suite("A random walk")
struct RandomWalkTests {
  @Test("A random walk that fails is shortened to the steps that it needs")
  func shortest() {
    // The walk fails when 7, and later 3, have been added.
    func walk(_ steps: [Int]) -> Stumble? {
      var hasSeven = false
      for (index, step) in steps.enumerated() {
        if step == 7 { hasSeven = true }
        if hasSeven && step == 3 { return Stumble(at: index, "3 after 7") }
      }
      return nil
    }
    withKnownIssue {
      withRandomWalks("adding numbers", walks: 1, steps: 200) { random in
        Int.random(in: 0..<10, using: &random)
      } taking: { steps in
        walk(steps)
      }
    } matching: { issue in
      let text = "\(issue)"
      return text.contains("after 2 steps") && text.contains("  7\n  3")
        || text.contains("failed at")
    }
  }

  @Test("A random walk that succeeds prints nothing")
  func well() {
    var walks = 0
    withRandomWalks("going well", walks: 5, steps: 10) {
      $0.next()
    } taking: { steps in
      walks += steps.count == 10 ? 1 : 0
      return nil
    }
    #expect(walks >= 5)
  }
}
