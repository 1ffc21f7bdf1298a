import GalleyGeometry

/// What a compositional layout does with its sections as a whole.
public struct CompositionalConfiguration: Hashable, Sendable {
  /// The axis along which sections follow one another.
  public var scrollAxis = Axis.vertical
  /// Room between every two neighbors, empty ones included.
  public var interSectionSpacing = 0.0
  /// Views at the edges of the layout as a whole. Pinned ones are in front of what sections have
  /// pinned.
  /// - Unverified: whether UIKit keeps pinned sections' headers clear of a pinned global header. Here
  ///   they lie under it.
  public var boundaryItems: [BoundarySupplementary] = []
  /// What the sections' insets are measured from, unless they say otherwise.
  public var contentInsetsReference = ContentInsetsReference.automatic

  /// Sections one below the other, without room between them.
  public init() {}
}
