import GalleyGeometry
import GalleyLayout

/// A second, simple implementation of a whole flow layout, with which tests compare `Arrangement`.
/// Sections follow one another, and each query searches all elements. It does not check numbers.
struct FlowWorldJudge {
  struct Judged {
    var id: Element.ID
    /// The frame, not rounded to pixels.
    var frame: Rect
    var zIndex = 0
  }

  private struct Section {
    var start: Double
    var header: Double
    var lines: FlowJudge
    var footer: Double

    /// The position of the footer along the scroll axis.
    var footerStart: Double { start + header + lines.length }
    var end: Double { footerStart + footer }
  }

  private let world: FlowWorld
  private var sections: [Section] = []
  /// The length of the content across the scroll axis.
  private let crossLength: Double

  init(_ world: FlowWorld) {
    self.world = world
    let axis = world.axis
    let kept = world.context.contentInset.total(along: axis.perpendicular)
    crossLength = max(world.context.size[axis.perpendicular] - kept, 0)
    let average = world.average
    for (index, section) in world.sections.enumerated() {
      let measures = FlowMeasures(sizes: world.measured[index] ?? [:], average: average)
      sections.append(
        Section(
          start: sections.last?.end ?? 0,
          header: (section.headerReferenceSize ?? world.layout.headerReferenceSize)[axis],
          lines: FlowJudge(
            layout: world.layout, section: section, measures: measures, context: world.context),
          footer: (section.footerReferenceSize ?? world.layout.footerReferenceSize)[axis]))
    }
  }

  /// The size of the content, not rounded to pixels.
  var contentSize: Size {
    Size(world.axis, along: sections.last?.end ?? 0, across: crossLength)
  }

  func frame(ofSection section: Int) -> Rect {
    band(from: sections[section].start, to: sections[section].end)
  }

  /// Returns all elements, section by section: the items, the header and the footer. If there is a
  /// visible rectangle, pinned headers and footers are at their positions for it.
  func elements(visible: Rect?) -> [Judged] {
    sections.indices.flatMap { index in
      let section = sections[index]
      var judged: [Judged] = []
      for (item, frame) in section.lines.frames.enumerated() {
        let corner = Point(world.axis, along: section.start + section.header, across: 0)
        let frame = frame.offsetBy(dx: corner.x, dy: corner.y)
        judged.append(Judged(id: .item(item, in: index), frame: frame))
      }
      if section.header > 0 { judged.append(header(of: index, visible: visible)) }
      if section.footer > 0 { judged.append(footer(of: index, visible: visible)) }
      return judged
    }
  }

  /// Returns the header of a section. If it is pinned, it follows the visible rectangle up to the
  /// end of the items of its section.
  private func header(of index: Int, visible: Rect?) -> Judged {
    let section = sections[index]
    var start = section.start
    var zIndex = 0
    if let visible, world.layout.sectionHeadersPinToVisibleBounds {
      zIndex = 10
      let last = section.footerStart - section.header
      let wanted = visible.min(along: world.axis)
      if wanted > start { start = wanted > last ? last : wanted }
    }
    return Judged(
      id: .header(ofSection: index), frame: band(from: start, to: start + section.header),
      zIndex: zIndex)
  }

  /// Returns the footer of a section. If it is pinned, it follows the visible rectangle up to the
  /// start of the items of its section.
  private func footer(of index: Int, visible: Rect?) -> Judged {
    let section = sections[index]
    var start = section.footerStart
    var zIndex = 0
    if let visible, world.layout.sectionFootersPinToVisibleBounds {
      zIndex = 10
      let first = section.start + section.header
      let wanted = visible.max(along: world.axis) - section.footer
      if wanted < start { start = wanted < first ? first : wanted }
    }
    return Judged(
      id: .footer(ofSection: index), frame: band(from: start, to: start + section.footer),
      zIndex: zIndex)
  }

  private func band(from start: Double, to end: Double) -> Rect {
    Rect(
      origin: Point(world.axis, along: start, across: 0),
      size: Size(world.axis, along: end - start, across: crossLength))
  }
}

extension Rect {
  /// Returns whether the intersection of two rectangles has an area, beyond rounding errors.
  func sharesArea(with other: Rect) -> Bool {
    Axis.allCases.allSatisfy { axis in
      let end = Swift.min(max(along: axis), other.max(along: axis))
      return end - Swift.max(min(along: axis), other.min(along: axis)) > 1e-9
    }
  }

  /// Returns whether this rectangle is `other` rounded to pixels.
  func isFitted(_ other: Rect, on grid: PixelGrid) -> Bool {
    let reach = grid.pixel / 2 + 1e-6
    return (minX - other.minX).magnitude <= reach && (minY - other.minY).magnitude <= reach
      && (width - other.width).magnitude <= 1e-6 && (height - other.height).magnitude <= 1e-6
  }
}
