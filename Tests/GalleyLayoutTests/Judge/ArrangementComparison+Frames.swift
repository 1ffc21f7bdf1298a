import GalleyGeometry
import GalleyLayout

// Comparing the frames and the order of all elements.

extension ArrangementComparison {
  mutating func compareFrames() {
    let found = arrangement.allElements()
    let wanted = elements.map(\.element)
    if !isNear(arrangement.contentSize, judge.contentSize) {
      differ("content size", arrangement.contentSize, judge.contentSize)
    }
    if Set(found.map(\.id)).count != found.count { differences.append("an element comes twice") }
    compare(found, with: wanted, "all elements", in: nil)
    for element in wanted.shuffled(using: &random).prefix(20) {
      let found = arrangement.element(element.id)
      if !isSame(found, element) { differ("element of \(element.id)", found, element) }
    }
    for section in layout.sections.indices {
      let found = arrangement.frame(ofSection: section)
      let wanted = judge.frame(ofSection: section)
      // A section's frame may be rounded or not.
      let pixel = layout.context.grid.pixel
      if found.map({ isNear($0, wanted, pixel) }) != true {
        differ("frame of section \(section)", found, wanted)
      }
    }
    if let frame = arrangement.frame(ofSection: layout.sections.count) {
      differ("frame behind the last section", frame, Rect?.none)
    }
  }

  /// Compares two lists of elements: they must have the same elements, with the sections and cells
  /// in order.
  mutating func compare(
    _ found: [Element], with wanted: [Element], _ name: String, in viewport: Viewport?
  ) {
    let byID = Dictionary(wanted.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for element in found {
      guard let wanted = byID[element.id] else { continue }
      if !isSame(element, wanted, in: viewport) { differ(name, element, wanted) }
    }
    let disputed = Set(found.map(\.id)).symmetricDifference(byID.keys)
    let unclear = disputed.isEmpty ? [] : unclear(viewport)
    for element in found + wanted
    where disputed.contains(element.id) && !unclear.contains(element.id) {
      let isFound = byID[element.id] == nil
      differ(name, isFound ? element : nil, isFound ? nil : element)
    }
    let order = found.map(rank)
    if let index = order.indices.dropFirst().first(where: { order[$0] < order[$0 - 1] }) {
      differ("order of \(name)", found[index - 1].id, found[index].id)
    }
  }

  /// Returns the rank of an element in the order of elements: by section, and in each section first
  /// cells, then supplementary views, then decorations.
  func rank(of element: Element) -> ElementPath {
    let path = element.id.path
    if path.item == .max { return ElementPath(section: .max, item: 0) }
    return switch element.id.kind {
    case .item: path
    case .supplementary: ElementPath(section: path.section, item: .max - 1)
    case .decoration: ElementPath(section: path.section, item: .max)
    }
  }

  // MARK: Properties

  mutating func compareProperties() {
    let grid = layout.context.grid
    for element in arrangement.allElements() {
      let frame = element.frame
      if !frame.isFinite || frame.size.width < 0 || frame.size.height < 0 {
        differences.append("\(element) is no rectangle")
      }
      guard layout.context.direction == .leftToRight else { continue }
      if !isNear(frame.minX, grid.position(frame.minX))
        || !isNear(frame.minY, grid.position(frame.minY))
      {
        differences.append("\(element) is not on the pixel grid")
      }
    }
    if arrangement.allElements() != arrangement.allElements() {
      differences.append("the same question has two answers")
    }
  }
}
