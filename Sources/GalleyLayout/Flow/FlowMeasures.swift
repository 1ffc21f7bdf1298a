import GalleyGeometry

/// The measured sizes of a section's items, for a flow layout that measures its items.
package struct FlowMeasures: Hashable, Sendable {
  /// The sizes of the measured items of the section, by their index.
  package var sizes: [Int: Size]
  /// The average of all measured sizes of the whole layout, except sizes of zero.
  ///
  /// The average is the assumed size of an item that has neither been measured nor given a size by
  /// its section. The value is `nil` before any item is measured; then the layout's estimate is
  /// used.
  package var average: Size?

  /// Creates measures; by default nothing has been measured.
  package init(sizes: [Int: Size] = [:], average: Size? = nil) {
    self.sizes = sizes
    self.average = average
  }
}
