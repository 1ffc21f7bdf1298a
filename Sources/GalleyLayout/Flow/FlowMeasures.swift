import GalleyGeometry

/// What has been measured of a section's items so far, where a flow layout has them measured.
public struct FlowMeasures: Hashable, Sendable {
  /// The sizes of the measured items of the section, by their place in it.
  public var sizes: [Int: Size]
  /// The average of all measured sizes of the whole layout. An item that is not measured, and of
  /// which the section says nothing, is taken to be so large. `nil` before anything is measured:
  /// then the layout's estimate stands in.
  public var average: Size?

  /// So much is known; unless said otherwise, nothing.
  public init(sizes: [Int: Size] = [:], average: Size? = nil) {
    self.sizes = sizes
    self.average = average
  }
}
