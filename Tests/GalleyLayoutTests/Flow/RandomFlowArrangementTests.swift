import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

@Suite("Random sections of a flow layout")
struct RandomFlowArrangementTests {
  @Test(
    "Random flow sections have the judge's frames, and queries equal a search through all elements"
  )
  func asJudged() {
    withSeededRandom("flow sections", steps: 600) { random in
      var world = FlowWorld(&random)
      var arrangement = world.arrangement
      if world.layout.estimatedItemSize != .none {
        for _ in 0..<6 { _ = world.measureSomething(&arrangement, &random) }
      }
      expectAsJudged(arrangement, world)
      for _ in 0..<6 {
        expectAnswers(arrangement, world, world.viewport(in: arrangement.contentSize, &random))
        expectPlaces(arrangement, world, &random)
      }
    }
  }

  @Test("Items of random flow sections can be measured, measured again and forgotten")
  func measuring() {
    withSeededRandom("flow sections measured", steps: 400) { random in
      var world = FlowWorld(&random)
      world.layout.estimatedItemSize = random.once(in: 3) ? .automatic : .size(random.flowSize())
      guard world.layout.estimatedItemSize != .size(.zero) else { return }
      var arrangement = world.arrangement
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let before = arrangement.record
        let outcome = world.measureSomething(&arrangement, &random)
        #expect(outcome.found == outcome.expected, "\(outcome)")
        if outcome.found == .unchanged { #expect(arrangement.record == before, "\(outcome)") }
        expectAsJudged(arrangement, world)
      }
      expectAnswers(arrangement, world, world.viewport(in: arrangement.contentSize, &random))
    }
  }

  @Test("Random flow sections and all queries are mirrored if the layout flips")
  func mirrored() {
    withSeededRandom("flow sections mirrored", steps: 300) { random in
      var world = FlowWorld(&random)
      // Averages such as thirds would lose a bit when they are mirrored.
      world.layout.estimatedItemSize = .none
      world.context.grid = PixelGrid(scale: 4)
      world.context.direction = .rightToLeft
      let left = world.arrangement
      world.layout.flipsInOppositeDirection = true
      let right = world.arrangement
      let width = left.contentSize.width
      func turned(_ rect: Rect) -> Rect {
        Rect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
      }
      func turned(_ element: Element) -> Element {
        Element(element.id, frame: turned(element.frame), zIndex: element.zIndex)
      }
      #expect(right.contentSize == left.contentSize)
      #expect(right.allElements() == left.allElements().map { turned($0) })
      for section in world.sections.indices {
        #expect(right.frame(ofSection: section) == left.frame(ofSection: section).map(turned))
      }
      for _ in 0..<6 {
        let viewport = world.viewport(in: left.contentSize, &random)
        let turnedViewport = Viewport(turned(viewport.rect), visible: turned(viewport.visible))
        let elements = left.elements(in: viewport)
        #expect(right.elements(in: turnedViewport) == elements.map { turned($0) })
        for element in elements {
          #expect(right.element(element.id, in: turnedViewport) == turned(element))
        }
      }
    }
  }

  // MARK: Comparing

  private func expectAsJudged(_ arrangement: Arrangement, _ world: FlowWorld) {
    let judge = FlowWorldJudge(world)
    let grid = world.context.grid
    let elements = judge.elements(visible: nil)
    let axis = world.axis
    #expect(arrangement.contentSize[axis] == grid.length(judge.contentSize[axis]))
    #expect(arrangement.contentSize[axis.perpendicular] == judge.contentSize[axis.perpendicular])
    #expect(arrangement.sectionCount == world.sections.count)
    #expect(arrangement.paths == world.paths)
    for section in world.sections.indices {
      let expected = judge.frame(ofSection: section)
      let found = arrangement.frame(ofSection: section) ?? .null
      #expect(found.isFitted(expected, on: grid), "section \(section): \(found), not \(expected)")
    }
    expect(elements, arrangement, in: nil, world)
    #expect(
      arrangement.allElements()
        == elements.compactMap { arrangement.element($0.id) }.filter { !$0.frame.isEmpty })
  }

  /// Compares each element, which is found by its identity.
  private func expect(
    _ elements: [FlowWorldJudge.Judged], _ arrangement: Arrangement, in viewport: Viewport?,
    _ world: FlowWorld
  ) {
    let isMeasured =
      world.layout.estimatedItemSize != .none && world.layout.estimatedItemSize != .size(.zero)
    for expected in elements {
      let found = arrangement.element(expected.id, in: viewport)
      let isRight =
        found.map { found in
          found.id == expected.id && found.zIndex == expected.zIndex && !found.scrollsSideways
            && found.frame.isFitted(expected.frame, on: world.context.grid)
            && found.estimatedAxes
              == (isMeasured && found.id.kind == .item ? [.horizontal, .vertical] : [])
        } ?? false
      #expect(isRight, "\(found?.description ?? "nothing"), not \(expected)")
      if !isRight { return }
    }
  }

  private func expectAnswers(
    _ arrangement: Arrangement, _ world: FlowWorld, _ viewport: Viewport
  ) {
    let judge = FlowWorldJudge(world)
    let elements = judge.elements(visible: viewport.visible)
    expect(elements, arrangement, in: viewport, world)
    let content = Rect(origin: .zero, size: judge.contentSize)
    let rect = viewport.rect.intersection(content)
    #expect(
      arrangement.elements(in: viewport)
        == elements.compactMap { arrangement.element($0.id, in: viewport) }
        .filter { $0.frame.sharesArea(with: rect) },
      "in \(viewport)")
  }

  private func expectPlaces(
    _ arrangement: Arrangement, _ world: FlowWorld, _ random: inout SeededRandom
  ) {
    let axis = world.axis
    let paths = world.paths
    let offset = world.place(in: arrangement.contentSize, &random)
    let first = paths.first { path in
      arrangement.frame(of: path).map { $0.max(along: axis) > offset } ?? false
    }
    #expect(arrangement.firstPath(atOrAfter: offset) == first, "at \(offset)")

    let path = ElementPath(
      section: Int.random(in: -1...(world.sections.count + 1), using: &random),
      item: Int.random(in: 0...14, using: &random))
    if world.sections.indices.contains(path.section) {
      #expect(arrangement.path(after: path) == paths.first { $0 > path }, "after \(path)")
      #expect(arrangement.path(before: path) == paths.last { $0 < path }, "before \(path)")
    }

    // The point is not on an edge of any element.
    let point = Point(
      axis, along: offset + 0.1, across: random.quarter(in: -20...500) + 0.1)
    let viewport = world.viewport(in: arrangement.contentSize, &random)
    let content = Rect(origin: .zero, size: FlowWorldJudge(world).contentSize)
    var front: Element?
    for judged in FlowWorldJudge(world).elements(visible: viewport.visible)
    where content.contains(point) {
      guard let element = arrangement.element(judged.id, in: viewport),
        element.frame.contains(point)
      else { continue }
      if element.zIndex >= front?.zIndex ?? 0 { front = element }
    }
    #expect(arrangement.element(at: point, in: viewport) == front, "at \(point)")
  }
}

// MARK: - Measuring

extension FlowWorld {
  struct Outcome {
    var path: ElementPath
    var size: Size?
    var found: Measuring
    var expected: Measuring
  }

  /// Measures an item or forgets it, in this world and in the arrangement.
  fileprivate mutating func measureSomething(
    _ arrangement: inout Arrangement, _ random: inout SeededRandom
  ) -> Outcome {
    guard let path = paths.randomElement(using: &random),
      let now = arrangement.frame(of: path)?.size
    else {
      let stray = ElementPath(section: sections.count, item: 0)
      let found = arrangement.measure(Element.ID(.item, at: stray), as: .zero)
      return Outcome(path: stray, found: found, expected: .unchanged)
    }
    let id = Element.ID(.item, at: path)
    if random.once(in: 5) {
      arrangement.forget(id)
      measured[path.section]?[path.item] = nil
      return Outcome(path: path, found: .changed, expected: .changed)
    }

    let size = random.once(in: 3) ? now : random.flowSize()
    let found = arrangement.measure(id, as: size)
    return Outcome(
      path: path, size: size, found: found, expected: take(size, of: path, now: now, found))
  }

  private mutating func take(
    _ size: Size, of path: ElementPath, now: Size, _ found: Measuring
  ) -> Measuring {
    guard let old = measured[path.section]?[path.item] else {
      measured[path.section, default: [:]][path.item] = size
      // Only the frames tell whether the average of the other items has changed.
      return size == now ? found : .changed
    }
    let isNear =
      (old.width - size.width).magnitude < context.grid.pixel
      && (old.height - size.height).magnitude < context.grid.pixel
    if isNear { return .unchanged }
    measured[path.section]?[path.item] = Size(
      width: max(old.width, size.width), height: max(old.height, size.height))
    return .swung(from: old, to: size)
  }
}
