import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

@Suite("The explanation of any element")
struct ExplainedFramesTests {
  @Test("An explanation ends with the element's frame, and no step of it is empty")
  func ownFrame() {
    for (name, arrangement) in ExplainedLayouts.all {
      for element in arrangement.allElements() {
        let explanation = arrangement.explanation(of: element.id)
        #expect(explanation?.element == element, "\(element) of \(name)")
        #expect((explanation?.steps.count ?? 0) >= 3, "\(element) of \(name)")
        expectWords(of: explanation, "\(element) of \(name)")
      }
    }
  }

  @Test("An explanation ends with the frame that a pinned element has in the viewport")
  func pinnedFrame() {
    for (name, arrangement) in ExplainedLayouts.all {
      let viewport = ExplainedLayouts.scrolled(to: 25, width: arrangement.contentSize.width)
      for element in arrangement.elements(in: viewport) {
        let explanation = arrangement.explanation(of: element.id, in: viewport)
        #expect(explanation?.element == element, "\(element) of \(name)")
        expectWords(of: explanation, "\(element) of \(name)")
      }
    }
  }

  @Test("An element that does not exist has no explanation")
  func unknown() {
    let arrangement = ExplainedLayouts.badges
    let unknown: [Element.ID] = [
      .item(4, in: 0), .item(-1, in: 0), .item(0, in: 1), .item(0, in: -1), .view("badge", 4),
      .view("header"), .global("title"), .decoration("background"),
    ]
    for id in unknown { #expect(arrangement.explanation(of: id) == nil, "\(id)") }
    #expect(ExplainedLayouts.evenFlow.explanation(of: .header(ofSection: 0)) == nil)
    #expect(ExplainedLayouts.runningList.explanation(of: .item(1, in: 2)) == nil)
  }

  // MARK: Random layouts

  @Test("An explanation ends with the element's frame in a random compositional layout")
  func compositional() {
    withSeededRandom("explained compositional layouts", steps: 120) { random in
      let layout = RandomLayout(using: &random)
      var arrangement = Arrangement(
        layout.sections, configuration: layout.configuration, in: layout.context)
      measureSome(of: &arrangement, &random)
      expectPlaces(in: arrangement, isMirrored: layout.context.direction == .rightToLeft, &random)
    }
  }

  @Test("An explanation ends with the element's frame in a random flow layout")
  func flow() {
    withSeededRandom("explained flow layouts", steps: 300) { random in
      var arrangement = FlowWorld(&random).arrangement
      measureSome(of: &arrangement, &random)
      expectPlaces(in: arrangement, isMirrored: false, &random)
    }
  }

  @Test("An explanation ends with the element's frame in a random list layout")
  func list() {
    withSeededRandom("explained list layouts", steps: 300) { random in
      let world = RandomRunningWorld(&random)
      let list = Arrangement(world.sections, layout: world.layout, in: world.context)
      expectPlaces(in: list, isMirrored: false, &random)
    }
  }

  /// Returns up to forty random elements.
  private func someElements(
    of arrangement: Arrangement, _ random: inout SeededRandom
  ) -> ArraySlice<Element> {
    arrangement.allElements().shuffled(using: &random).prefix(40)
  }

  private func measureSome(of arrangement: inout Arrangement, _ random: inout SeededRandom) {
    for element in someElements(of: arrangement, &random)
    where !element.estimatedAxes.isEmpty && random.once(in: 2) {
      arrangement.measure(element.id, as: random.flowSize())
    }
  }

  private func expectPlaces(
    in arrangement: Arrangement, isMirrored: Bool, _ random: inout SeededRandom
  ) {
    for element in someElements(of: arrangement, &random) {
      let explanation = arrangement.explanation(of: element.id)
      #expect(explanation?.element == element, "\(element) of \(arrangement)")
      expectWords(of: explanation, "\(element) of \(arrangement)")
      let facts = explanation?.steps.last?.facts ?? []
      let place = facts.first { $0.name == (isMirrored ? "frame" : "position") }?.text ?? "nowhere"
      let grid = PixelGrid(scale: 10_000)
      let (origin, size) = (element.frame.origin, element.frame.size)
      let expected =
        isMirrored
        ? "= \(Rect(origin: grid.point(origin), size: rounded(size)))" : "\(grid.point(origin))"
      #expect(place.contains(expected), "\(explanation?.description ?? "") of \(arrangement)")
    }
  }

  private func rounded(_ size: Size) -> Size {
    let grid = PixelGrid(scale: 10_000)
    return Size(width: grid.position(size.width), height: grid.position(size.height))
  }

  private func expectWords(of explanation: Explanation?, _ note: Comment) {
    for step in explanation?.steps ?? [] {
      #expect(!step.title.isEmpty && !step.facts.isEmpty, note)
      for fact in step.facts { #expect(!fact.name.isEmpty && !fact.text.isEmpty, note) }
    }
  }
}
