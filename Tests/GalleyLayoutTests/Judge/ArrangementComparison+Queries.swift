import GalleyGeometry
import GalleyLayout
import TestSupport

// Comparing queries about parts of the content.

extension ArrangementComparison {
  mutating func compareQueries() {
    for _ in 0..<6 {
      let viewport = viewport()
      let pinned = judge.elements(pinnedIn: viewport.visible)
      compare(
        arrangement.elements(in: viewport), with: judge.elements(in: viewport),
        "elements in \(viewport)", in: viewport)
      guard differences.isEmpty else { return }
      for judged in pinned.shuffled(using: &random).prefix(3) {
        let found = arrangement.element(judged.element.id, in: viewport)
        if !isSame(found, judged.element, in: viewport) {
          differ("\(judged.element.id) in \(viewport)", found, judged.element)
        }
      }
      comparePoints(in: viewport)
    }
  }

  mutating func comparePoints(in viewport: Viewport) {
    for _ in 0..<3 {
      let rect = viewport.rect
      // The added hundredth keeps points away from edges.
      let point = Point(
        x: (rect.minX + rect.width * .random(in: 0...1, using: &random)).rounded(.down) + 0.01,
        y: (rect.minY + rect.height * .random(in: 0...1, using: &random)).rounded(.down) + 0.01)
      comparePoint(point, in: viewport)
      comparePoint(point, in: nil)
    }
  }

  mutating func comparePoint(_ point: Point, in viewport: Viewport?) {
    let found = arrangement.element(at: point, in: viewport)
    let wanted = judge.element(at: point, in: viewport)
    guard found?.id != wanted?.id else { return }
    // If rounding errors decide on which pixel one of the elements is, either element is right.
    for element in [found, wanted] {
      if let element, doubt(about: element, viewport) > 0 { return }
    }
    differ("element at \(point) in \(viewport.map { "\($0)" } ?? "all")", found, wanted)
  }

  /// Returns a random part of the content: a screen, a strip, a line, or an area beside an element.
  mutating func viewport() -> Viewport {
    let size = judge.contentSize
    var maker = LayoutMaker(random: random)
    var rect = Rect(origin: .zero, size: judge.container)
    rect.origin[judge.axis] = (maker.one(of: [0, 0.25, 0.5, 0.9]) * size[judge.axis]).rounded()
    switch maker.upTo(5) {
    case 0: rect.size[judge.axis] = 0.5
    case 1: rect.size[judge.across] = Double(maker.upTo(100))
    case 2: rect.size[judge.axis] = 0
    case 3:
      if let beside = elements.randomElement(using: &maker.random)?.element.frame {
        rect = beside
        rect.origin[maker.one(of: Axis.allCases)] -= maker.one(of: [-1, 1]) * beside.width
      }
    case 4: rect = Rect(x: -50, y: -50, width: size.width + 100, height: size.height + 100)
    default: break
    }
    var visible: Rect?
    if maker.oneIn(2) { visible = rect.inset(by: maker.physicalInsets()).standardized }
    var offsets: [Int: Double] = [:]
    for section in layout.sections.indices where maker.oneIn(2) {
      offsets[section] = maker.one(of: [0, 10, 100, 320, -20, 64.5])
    }
    random = maker.random
    return Viewport(rect, visible: visible, orthogonalOffsets: offsets)
  }
}
