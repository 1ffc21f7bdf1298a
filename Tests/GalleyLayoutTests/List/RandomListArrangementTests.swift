import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

@Suite("Random arrangements of IGListKit's list layout")
struct RandomListArrangementTests {
  @Test(
    "A random list layout equals a plain calculation, and queries equal a search through everything"
  )
  func asJudged() {
    withSeededRandom("list arrangements", steps: 800) { random in
      var world = RandomRunningWorld(&random)
      if Bool.random(using: &random) {
        world.context.contentInset = Insets(top: 12, left: 4, bottom: 8, right: 16)
        world.layout.stickyHeaderOffset = [0, -10, 7.5].randomElement(using: &random) ?? 0
      }
      let list = Arrangement(world.sections, layout: world.layout, in: world.context)
      let judge = RunningJudge(world.sections, layout: world.layout, in: world.context)
      expectAsJudged(list, judge, "\(world)")
      for _ in 0..<8 {
        expectAnswers(list, judge, world, &random)
        expectPlaces(list, judge, world, &random)
      }
    }
  }

  @Test("A randomly changed list layout equals one created anew")
  func reusing() {
    withSeededRandom("list arrangements, changed", steps: 600) { random in
      var world = RandomRunningWorld(&random)
      var list = Arrangement(world.sections, layout: world.layout, in: world.context)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let first = world.change(&random)
        if Int.random(in: 0...3, using: &random) == 0 { world.changeLayout(&random) }
        list = Arrangement(
          world.sections, layout: world.layout, in: world.context, reusing: list, from: first)
        let anew = Arrangement(world.sections, layout: world.layout, in: world.context)
        #expect(list.record == anew.record, "from section \(first) of \(world)")
        let viewport = world.viewport(&random)
        let elements = anew.elements(in: viewport)
        #expect(list.elements(in: viewport) == elements, "\(viewport) of \(world)")
      }
    }
  }

  private func expectAsJudged(_ list: Arrangement, _ judge: RunningJudge, _ note: Comment) {
    #expect(list.contentSize[list.scrollAxis] == judge.contentLength, note)
    #expect(list.sectionCount == judge.sections.count, note)
    for (section, expected) in judge.sections.enumerated() {
      #expect(list.itemCount(inSection: section) == expected.items.count, note)
      #expect(list.frame(ofSection: section) == expected.bounds, note)
      let frames = expected.items.indices.map {
        list.frame(of: ElementPath(section: section, item: $0))
      }
      #expect(frames == expected.items, note)
      #expect(list.element(.header(ofSection: section))?.frame == expected.header, note)
      #expect(list.element(.footer(ofSection: section))?.frame == expected.footer, note)
    }
    let everywhere = Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    let ids = judge.elements(in: everywhere, at: nil)
    #expect(list.allElements() == ids.compactMap { list.element($0) }, note)
  }

  /// The offset at which headers are pinned: the scroll offset plus the app's sticky header offset.
  private func offset(_ viewport: Viewport, _ world: RandomRunningWorld) -> Double {
    let axis = world.layout.scrollAxis
    return viewport.visible.min(along: axis) - world.context.contentInset.start(along: axis)
      + world.layout.stickyHeaderOffset
  }

  private func expectAnswers(
    _ list: Arrangement, _ judge: RunningJudge, _ world: RandomRunningWorld,
    _ random: inout SeededRandom
  ) {
    let viewport = world.viewport(&random)
    let note: Comment = "\(viewport) of \(world)"
    let offset = offset(viewport, world)
    let elements = list.elements(in: viewport)
    #expect(elements.map(\.id) == judge.elements(in: viewport.rect, at: offset), note)
    for element in elements {
      #expect(element == list.element(element.id, in: viewport), note)
    }
    for section in judge.sections.indices {
      let header = list.element(.header(ofSection: section), in: viewport)
      #expect(header?.frame == judge.header(of: section, at: offset), note)
    }
  }

  private func expectPlaces(
    _ list: Arrangement, _ judge: RunningJudge, _ world: RandomRunningWorld,
    _ random: inout SeededRandom
  ) {
    let note: Comment = "\(world)"
    let place = world.position(&random)
    #expect(list.firstPath(atOrAfter: place) == judge.firstPath(endingAfter: place), note)

    let paths = judge.sections.indices.flatMap { section in
      judge.sections[section].items.indices.map { ElementPath(section: section, item: $0) }
    }
    let path = ElementPath(
      section: Int.random(in: 0...12, using: &random), item: Int.random(in: 0...14, using: &random))
    if judge.sections.indices.contains(path.section) {
      #expect(list.path(after: path) == paths.first { $0 > path }, note)
      #expect(list.path(before: path) == paths.last { $0 < path }, note)
    }

    let viewport = world.viewport(&random)
    let point = Point(
      world.layout.scrollAxis, along: place + 0.1, across: world.position(&random) / 4 + 0.1)
    let spot = Rect(x: point.x - 0.01, y: point.y - 0.01, width: 0.02, height: 0.02)
    var front: Element?
    for id in judge.elements(in: spot, at: offset(viewport, world)) {
      guard let element = list.element(id, in: viewport), element.frame.contains(point) else {
        continue
      }
      if element.zIndex >= front?.zIndex ?? 0 { front = element }
    }
    #expect(list.element(at: point, in: viewport) == front, note)
  }
}

extension RandomRunningWorld {
  /// Returns a random viewport, whose visible rectangle is its own rectangle or another one.
  fileprivate func viewport(_ random: inout SeededRandom) -> Viewport {
    let first = rect(&random)
    return Bool.random(using: &random) ? Viewport(first) : Viewport(first, visible: rect(&random))
  }
}
