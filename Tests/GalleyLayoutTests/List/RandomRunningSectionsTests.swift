import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

@Suite("Random running sections")
struct RandomRunningSectionsTests {
  @Test(
    "Random running sections equal a plain calculation, and queries equal a search through everything"
  )
  func agreesWithJudge() {
    withSeededRandom("running sections", steps: 1_500) { random in
      let world = RandomRunningWorld(&random)
      let list = RunningSections(world.sections, layout: world.layout, in: world.context)
      let judge = RunningJudge(world.sections, layout: world.layout, in: world.context)
      expect(list, agreesWith: judge, "\(world)")
      for _ in 0..<8 {
        expectAnswers(of: list, agreeWith: judge, world, using: &random)
      }
    }
  }

  @Test("Randomly changed running sections equal a solution from scratch")
  func incremental() {
    withSeededRandom("running sections, changed", steps: 1_500) { random in
      var world = RandomRunningWorld(&random)
      var list = RunningSections(world.sections, layout: world.layout, in: world.context)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let first = world.change(&random)
        if Int.random(in: 0...3, using: &random) == 0 { world.changeLayout(&random) }
        list = RunningSections(
          world.sections, layout: world.layout, in: world.context, reusing: list, from: first)
        #expect(
          list == RunningSections(world.sections, layout: world.layout, in: world.context),
          "from section \(first) of \(world)")
      }
    }
  }

  private func expect(_ list: RunningSections, agreesWith judge: RunningJudge, _ note: Comment) {
    #expect(list.sectionCount == judge.sections.count, note)
    #expect(list.contentSize[list.layout.scrollAxis] == judge.contentLength, note)
    for (section, expected) in judge.sections.enumerated() {
      let count = list.itemCount(inSection: section)
      let frames = (0..<count).compactMap { list.frame(ofItem: $0, inSection: section) }
      #expect(frames == expected.items, note)
      #expect(list.bounds(ofSection: section) == expected.bounds, note)
      #expect(list.headerFrame(ofSection: section) == expected.header, note)
      #expect(list.footerFrame(ofSection: section) == expected.footer, note)
    }
  }

  private func expectAnswers(
    of list: RunningSections, agreeWith judge: RunningJudge, _ world: RandomRunningWorld,
    using random: inout SeededRandom
  ) {
    let note: Comment = "\(world)"
    let offset = Bool.random(using: &random) ? nil : world.position(&random)
    for section in judge.sections.indices {
      #expect(
        list.headerFrame(ofSection: section, stickyAt: offset)
          == judge.header(of: section, at: offset), note)
    }
    let (low, high) = (world.position(&random), world.position(&random))
    #expect(list.sections(touching: low, high) == judge.sections(touching: low, high), note)
    #expect(list.firstPath(endingAfter: low) == judge.firstPath(endingAfter: low), note)
    let rect = world.rect(&random)
    #expect(list.paths(in: rect) == judge.paths(in: rect), note)
    #expect(
      list.elements(in: rect, stickyAt: offset).map(\.id) == judge.elements(in: rect, at: offset),
      note)
  }
}
