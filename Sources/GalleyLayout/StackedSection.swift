import GalleyGeometry

/// A section of a layout that puts one section behind the other. This one has nothing in it.
///
/// A class, because equal neighbors share one; written only where it has one owner.
internal class StackedSection: @unchecked Sendable {
  /// How many items it has, laid out or not.
  var itemCount: Int { max(givenCount, 0) }
  /// How many it was said to have.
  let givenCount: Int

  init(itemCount: Int) { givenCount = itemCount }

  /// How long it is along the scroll axis, headers and insets included.
  var length: Double { 0 }
  /// How far something of it lies before its start, and where the last of it ends, when it starts
  /// at zero.
  var reach: (before: Double, end: Double) { (0, 0) }
  /// How large its widest group is across the scroll axis.
  var crossExtent: Double { 0 }
  /// What was odd about it.
  var oddities: [String] { [] }
  /// How it scrolls sideways, if it does.
  var orthogonalRow: OrthogonalRow? { nil }

  /// Whether another lays out the same, and has the same sizes measured.
  func isEqual(to other: StackedSection) -> Bool { itemCount == other.itemCount }
  /// A section of its own that is like this one.
  func copy() -> StackedSection { StackedSection(itemCount: itemCount) }

  /// Appends the elements that lie in a part of the content.
  func append(_ query: SectionQuery, to elements: inout [Element]) {}
  /// An item's cell, or `nil` if there is no place for it.
  func cell(_ item: Int, _ query: SectionQuery) -> Element? { nil }
  /// A supplementary view, or `nil` if there is none of this kind and number.
  func supplementary(_ number: Int, ofKind kind: String, _ query: SectionQuery) -> Element? { nil }
  /// A decoration, or `nil` if there is none.
  func decoration(_ index: Int, _ query: SectionQuery) -> Element? { nil }
  /// The way to an element.
  func steps(to id: Element.ID, _ query: SectionQuery) -> [Explanation.Step] { [] }
  /// The first item whose cell ends behind an offset, along the scroll axis.
  func firstItem(endingAfter offset: Double, _ query: SectionQuery) -> Int? { nil }
  /// Whether an element's size has been measured.
  func isMeasured(_ id: Element.ID) -> Bool { false }
  /// Takes on the size of an element of the section.
  func measure(_ id: Element.ID, as size: Size, _ query: SectionQuery) -> Measuring { .unchanged }
  /// Forgets what was measured of an element.
  func forget(_ id: Element.ID) {}
}

/// What is asked of a section: the part of the content, from the left to the right.
internal struct SectionQuery {
  /// The section's number.
  var section: Int
  /// Where it starts along the scroll axis.
  var start: Double
  /// The part of the content.
  var rect: Rect
  /// What is in sight along the scroll axis, for pinned elements; `nil` where nothing is pinned.
  var visible: ClosedRange<Double>?
  /// How far the section is scrolled sideways.
  var offset: Double
}
