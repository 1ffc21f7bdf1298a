import GalleyGeometry
import GalleyLayout

/// A second, simple implementation of compositional layouts. Tests compare `Arrangement` with it.
///
/// A judge solves the whole list at once, into arrays, and each query searches all of them. It
/// shares no code with the solver that it judges, only the types of layouts and of the geometry.
///
/// Everything is solved from left to right, in coordinates that are not rounded. Elements are
/// rounded, and mirrored in a right-to-left layout, when they are listed.
struct Judge {
  let sections: [SectionContent]
  let configuration: CompositionalConfiguration
  let context: ArrangementContext
  /// The measured sizes of elements.
  let measured: [Element.ID: Size]
  /// Added to each coordinate before it is rounded. If two judges, one nudged up and one nudged
  /// down, differ in a coordinate, it is so near the middle of a pixel that both results are right.
  let nudge: Double
  /// The maximum number of subitems of a group in which they take no space.
  let cycleLimit: Int

  /// The size of the container. Numbers that are not finite or are negative are zero.
  let container: Size
  /// One instance of each section's group, as it is before anything is measured.
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

  /// Whether some items are not laid out, because measured sizes leave an instance of the group
  /// without space for items. It is not known what UIKit does with the items after it.
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

  /// Places the sections one after the other, and the layout's own boundary items around them.
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

/// A number, or zero if it is not finite.
func sound(_ number: Double) -> Double { number.isFinite ? number : 0 }

/// Insets in which numbers that are not finite are zero.
func sound(_ insets: DirectionalInsets) -> DirectionalInsets {
  DirectionalInsets(
    top: sound(insets.top), leading: sound(insets.leading), bottom: sound(insets.bottom),
    trailing: sound(insets.trailing))
}

/// A point in which coordinates that are not finite are zero.
func sound(_ point: Point) -> Point { Point(x: sound(point.x), y: sound(point.y)) }
