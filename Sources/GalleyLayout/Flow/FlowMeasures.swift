import GalleyGeometry

/// What has been measured of a section's items so far, where a flow layout has them measured.
package struct FlowMeasures: Hashable, Sendable {
  /// The sizes of the measured items of the section, by their place in it.
  package var sizes: [Int: Size]
  /// The average of all measured sizes of the whole layout, but for those that came out as nothing. An item that is not measured, and of
  /// which the section says nothing, is taken to be so large. `nil` before anything is measured:
  /// then the layout's estimate stands in.
  package var average: Size?

  /// So much is known; unless said otherwise, nothing.
  package init(sizes: [Int: Size] = [:], average: Size? = nil) {
    self.sizes = sizes
    self.average = average
  }
}
