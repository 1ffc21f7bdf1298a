import GalleyGeometry

/// What a compositional layout does with its sections as a whole.
///
///     var configuration = CompositionalConfiguration()
///     configuration.interSectionSpacing = 10
///     Arrangement(sections, configuration: configuration, in: context)
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

extension CompositionalConfiguration: CustomStringConvertible {
  /// For example `vertical, sections 10 apart, pinned header (1 of the width) × (44) at top`.
  public var description: String {
    phrase(
      [
        "\(scrollAxis)",
        interSectionSpacing == 0 ? nil : "sections \(interSectionSpacing.shortDescription) apart",
      ] + boundaryItems.map { "\($0)" }
        + [said("insets from", contentInsetsReference, unless: .automatic)])
  }
}
