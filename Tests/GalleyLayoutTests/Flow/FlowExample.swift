import GalleyGeometry
import GalleyLayout

/// A section of a flow layout with its layout and its context, by default 320 × 480 at scale 2.
struct FlowExample {
  var layout = FlowLayout()
  var section = FlowSection(itemCount: 0)
  var measures = FlowMeasures()
  var context = ArrangementContext(
    size: Size(width: 320, height: 480), grid: PixelGrid(scale: 2))

  /// Creates a section with items of one size.
  init(_ count: Int, of size: Size? = nil, width: Double = 320) {
    section.itemCount = count
    if let size { layout.itemSize = size }
    context.size.width = width
  }

  /// Creates a section with items of these sizes.
  init(_ sizes: [Size], width: Double = 320) {
    self.init(sizes.count, width: width)
    section.itemSizes = sizes
  }

  var solver: FlowSolver { FlowSolver(layout, in: context) }

  var lines: FlowLines { solver.lines(of: section, measures: measures) }

  var judge: FlowJudge {
    FlowJudge(layout: layout, section: section, measures: measures, context: context)
  }

  /// The arrangement of the section alone.
  var arrangement: Arrangement { arrangement([section]) }

  /// Returns the arrangement of copies of the section. `edit` may change each copy.
  func arrangement(_ count: Int, edit: (inout FlowSection, Int) -> Void) -> Arrangement {
    var sections = Array(repeating: section, count: count)
    for index in sections.indices { edit(&sections[index], index) }
    return arrangement(sections)
  }

  func arrangement(_ sections: [FlowSection]) -> Arrangement {
    Arrangement(sections, layout: layout, in: context)
  }

  /// The frames of the items on the pixel grid.
  var frames: [Rect] {
    let lines = lines
    return (0..<lines.count).map {
      let frame = lines.frame(of: $0)
      return Rect(origin: context.grid.point(frame.origin), size: frame.size)
    }
  }

  /// Returns a copy that `edit` has changed.
  func with(_ edit: (inout FlowExample) -> Void) -> FlowExample {
    var example = self
    edit(&example)
    return example
  }
}

func sizes(_ numbers: (Double, Double)...) -> [Size] {
  numbers.map { Size(width: $0.0, height: $0.1) }
}
