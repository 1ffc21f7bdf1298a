import GalleyGeometry

/// A section of a layout that stacks its sections along the scroll axis.
///
/// This base class has no elements.
///
/// Sections are objects because equal neighbors share one object. A section is changed only while
/// it has one owner.
internal class StackedSection: @unchecked Sendable {
  /// The number of items, whether or not they are laid out.
  var itemCount: Int { max(givenCount, 0) }
  /// The number of items that was given, which may be negative.
  let givenCount: Int

  init(itemCount: Int) { givenCount = itemCount }

  /// The length along the scroll axis, headers and insets included.
  var length: Double { 0 }
  /// The distance by which elements extend before the section's start, and the distance from the
  /// section's start to the end of the element that ends last.
  var reach: (before: Double, end: Double) { (0, 0) }
  /// The extent of the widest group across the scroll axis.
  var crossExtent: Double { 0 }
  /// The problems in the section's description.
  var problems: [String] { [] }
  /// The section's own scrolling, if it scrolls orthogonally.
  var orthogonalRow: OrthogonalRow? { nil }
  /// The extent of the section's items along the scroll axis, if they scroll orthogonally.
  var rowStretch: ClosedRange<Double>? { nil }

  /// Whether another section has the same layout and the same measured sizes.
  func isEqual(to other: StackedSection) -> Bool { itemCount == other.itemCount }
  /// Returns a copy of this section.
  func copy() -> StackedSection { StackedSection(itemCount: itemCount) }

  /// Appends the elements that lie in a part of the content.
  func append(_ query: SectionQuery, to elements: inout [Element]) {}
  /// Appends the elements in a part of the content that were measured and have no length.
  func appendHidden(_ query: SectionQuery, to elements: inout [Element]) {}
  /// Returns the cell of an item, or `nil` if there is no such item.
  func cell(_ item: Int, _ query: SectionQuery) -> Element? { nil }
  /// Returns a supplementary view, or `nil` if there is none of this kind and number.
  func supplementary(_ number: Int, ofKind kind: String, _ query: SectionQuery) -> Element? { nil }
  /// Returns a decoration, or `nil` if there is none.
  func decoration(_ index: Int, _ query: SectionQuery) -> Element? { nil }
  /// Returns the steps that explain the frame of an element.
  func steps(to id: Element.ID, _ query: SectionQuery) -> [Explanation.Step] { [] }
  /// Returns the first item whose cell ends after an offset along the scroll axis.
  func firstItem(endingAfter offset: Double, _ query: SectionQuery) -> Int? { nil }
  /// Whether an element's size has been measured.
  func isMeasured(_ id: Element.ID) -> Bool { false }
  /// Stores the measured size of an element of the section.
  func measure(_ id: Element.ID, as size: Size, _ query: SectionQuery) -> Measuring { .unchanged }
  /// Forgets the measured size of an element.
  func forget(_ id: Element.ID) {}
}

/// A query to a section. Its positions are those of a layout from left to right; the frames of a
/// mirrored layout are mirrored later.
internal struct SectionQuery {
  /// The index of the section.
  var section: Int
  /// The position at which the section starts along the scroll axis.
  var start: Double
  /// The part of the content.
  var rect: Rect
  /// The visible range along the scroll axis, for pinned elements; `nil` if nothing is pinned.
  var visible: ClosedRange<Double>?
  /// The orthogonal offset of the section.
  var offset: Double
}
