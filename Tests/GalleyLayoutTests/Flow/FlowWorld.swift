import GalleyGeometry
import GalleyLayout
import TestSupport

/// A flow layout with its context, its sections, and the measured sizes of their items.
struct FlowWorld {
  var layout: FlowLayout
  var context: ArrangementContext
  var sections: [FlowSection] = []
  /// The measured sizes of items, by section.
  var measured: [Int: [Int: Size]] = [:]

  /// Creates random sections of a few kinds. Equal sections are often next to each other.
  init(_ random: inout SeededRandom) {
    let example = random.flowExample(most: 0)
    (layout, context) = (example.layout, example.context)
    layout.itemSize = random.flowSize()
    layout.headerReferenceSize = random.bandSize()
    layout.footerReferenceSize = random.bandSize()
    layout.sectionHeadersPinToVisibleBounds = random.once(in: 2)
    layout.sectionFootersPinToVisibleBounds = random.once(in: 2)
    if random.once(in: 3) { layout.estimatedItemSize = .size(random.flowSize()) }
    if random.once(in: 4) { context.direction = .rightToLeft }

    let kinds = (0..<Int.random(in: 1...4, using: &random)).map { _ in random.flowSection() }
    let most = random.once(in: 20) ? 120 : 8
    let stays = Int.random(in: 1...4, using: &random)
    for _ in 0..<Int.random(in: 0...most, using: &random) {
      let section = sections.last.flatMap { random.once(in: stays) ? nil : $0 }
      guard let section = section ?? kinds.randomElement(using: &random) else { continue }
      sections.append(section)
    }
  }

  var axis: Axis { layout.scrollAxis }

  /// The arrangement, before anything is measured.
  var arrangement: Arrangement { Arrangement(sections, layout: layout, in: context) }

  /// The paths of all items.
  var paths: [ElementPath] {
    sections.indices.flatMap { section in
      (0..<sections[section].itemCount).map { ElementPath(section: section, item: $0) }
    }
  }

  /// The average of all measured sizes that are not empty.
  var average: Size? {
    var sizes: [Size] = []
    for path in paths {
      guard let size = measured[path.section]?[path.item], size.width > 0, size.height > 0 else {
        continue
      }
      sizes.append(size)
    }
    guard !sizes.isEmpty else { return nil }
    return Size(
      width: sizes.map(\.width).reduce(0, +) / Double(sizes.count),
      height: sizes.map(\.height).reduce(0, +) / Double(sizes.count))
  }
}

// MARK: - Questions

extension FlowWorld {
  /// Returns a random position along the scroll axis of a content, or somewhat outside of it.
  func place(in content: Size, _ random: inout SeededRandom) -> Double {
    random.quarter(in: -100...(max(content[axis], 0) + 100))
  }

  /// Returns a random part of a content. The visible rectangle may be another one.
  func viewport(in content: Size, _ random: inout SeededRandom) -> Viewport {
    func rect() -> Rect {
      let isWhole = random.once(in: 2)
      return Rect(
        origin: Point(
          axis, along: place(in: content, &random),
          across: isWhole ? 0 : random.quarter(in: -50...400)),
        size: Size(
          axis, along: random.once(in: 10) ? 0 : random.quarter(in: 0...400),
          across: isWhole ? 500 : random.quarter(in: 0...100)))
    }
    let first = rect()
    return random.once(in: 2) ? Viewport(first) : Viewport(first, visible: rect())
  }
}

extension SeededRandom {
  /// Returns the random size of a header or a footer, often zero.
  fileprivate mutating func bandSize() -> Size {
    once(in: 2) ? .zero : Size(width: quarter(in: 0...40), height: quarter(in: 0...40))
  }

  fileprivate mutating func flowSection() -> FlowSection {
    var section = FlowSection(itemCount: once(in: 4) ? 0 : Int.random(in: 0...12, using: &self))
    if once(in: 3) { section.itemSizes = flowSizes(count: section.itemCount) }
    if once(in: 3) { section.inset = flowInsets(once(in: 3) ? -80...20 : 0...20) }
    if once(in: 4) { section.minimumLineSpacing = quarter(in: once(in: 3) ? -60...0 : 0...20) }
    if once(in: 4) { section.minimumInteritemSpacing = quarter(in: -20...20) }
    if once(in: 3) { section.headerReferenceSize = bandSize() }
    if once(in: 3) { section.footerReferenceSize = bandSize() }
    return section
  }
}
