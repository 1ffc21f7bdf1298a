import GalleyGeometry
import GalleyLayout

/// The rules of a compositional layout, restated as plainly as they can be put: slow and eager.
///
/// A judge solves the whole list at once, into arrays that its questions are answered from by looking
/// at everything. It shares no code with the solver that it judges, only the specs and the geometry.
///
/// Everything is solved for text that runs to the right, in coordinates that are not rounded;
/// elements are rounded, and mirrored if need be, when they are listed.
struct Judge {
  let sections: [SectionContent]
  let configuration: CompositionalConfiguration
  let context: ArrangementContext
  /// How large elements turned out to be.
  let measured: [Element.ID: Size]
  /// Added to each coordinate before it is rounded. Two judges, one nudged up and one nudged down,
  /// tell a coordinate that lies so near the middle of a pixel that its last bits decide.
  let nudge: Double
  /// How many subitems are tried where they take no room.
  let cycleLimit: Int

  /// The container, with numbers only.
  let container: Size
  /// One instance of each section's group, as long as nothing is measured.
  private(set) var estimates: [LayoutSection: SolvedGroup] = [:]
  private(set) var solvedSections: [SolvedSection] = []
  /// The boundary items of the layout as a whole.
  private(set) var globalBoundary = SolvedBoundary(items: [], shift: 0, length: 0, extent: 0)
  private(set) var contentSize = Size.zero

  /// Solves a layout.
  init(
    _ sections: [SectionContent],
    configuration: CompositionalConfiguration = CompositionalConfiguration(),
    in context: ArrangementContext, measured: [Element.ID: Size] = [:], nudge: Double = 0,
    cycleLimit: Int = 1_000
  ) {
    self.sections = sections
    self.configuration = configuration
    self.context = context
    self.measured = measured
    self.nudge = nudge
    self.cycleLimit = cycleLimit
    container = Size(
      width: max(sound(context.size.width), 0), height: max(sound(context.size.height), 0))
    for layout in Set(sections.map(\.layout)) {
      estimates[layout] = solve(layout.group, in: box(of: layout), KnownSizes())
    }
    solvedSections = sections.indices.map(solve)
    stackSections()
  }

  /// Whether what was measured leaves an instance of a group without items, all of it taken up by
  /// groups that lay out nothing. The rules do not say what becomes of the items behind.
  var leavesItemsOut: Bool {
    solvedSections.contains { section in
      let last = section.instances.last
      return estimates[section.content.layout]?.leaves.isEmpty == false
        && (last.map { $0.firstItem + $0.itemCount } ?? 0) < section.content.itemCount
    }
  }

  /// The axis along which the layout scrolls.
  var axis: Axis { configuration.scrollAxis }
  var across: Axis { axis.perpendicular }

  /// Sections one after the other, and the layout's own boundary items around them.
  private mutating func stackSections() {
    let spacing = sound(configuration.interSectionSpacing)
    for index in solvedSections.indices.dropFirst() {
      let last = solvedSections[index - 1]
      solvedSections[index].start = last.start + max(last.length + spacing, 0)
    }
    let end = solvedSections.last.map { $0.start + $0.length } ?? 0

    let ids = configuration.boundaryItems.map { item in
      Element.ID(.supplementary(item.kind), at: ElementPath(section: 0, item: .max))
    }
    globalBoundary = solvedBoundary(configuration.boundaryItems, ids, around: end, insets: .zero)
    for index in solvedSections.indices { solvedSections[index].start += globalBoundary.shift }

    let widest = solvedSections.map { $0.isOrthogonal ? 0 : $0.widestGroup }.max() ?? 0
    contentSize = Size(
      axis, along: globalBoundary.length, across: max(container[across], widest))
  }
}

/// A number as it is, zero instead of what is none.
func sound(_ number: Double) -> Double { number.isFinite ? number : 0 }

/// Insets with numbers only.
func sound(_ insets: DirectionalInsets) -> DirectionalInsets {
  DirectionalInsets(
    top: sound(insets.top), leading: sound(insets.leading), bottom: sound(insets.bottom),
    trailing: sound(insets.trailing))
}

/// A distance with numbers only.
func sound(_ point: Point) -> Point { Point(x: sound(point.x), y: sound(point.y)) }
