import GalleyGeometry

/// The settings of a compositional layout that concern all of its sections.
///
///     var configuration = CompositionalConfiguration()
///     configuration.interSectionSpacing = 10
///     Arrangement(sections, configuration: configuration, in: context)
public struct CompositionalConfiguration: Hashable, Sendable {
  /// The axis along which sections follow one another.
  public var scrollAxis = Axis.vertical
  /// The space between neighboring sections, including empty ones.
  public var interSectionSpacing = 0.0
  /// The boundary items of the whole layout.
  ///
  /// Pinned boundary items are in front of the elements that sections have pinned.
  /// - Unverified: whether UIKit keeps pinned sections' headers clear of a pinned global header.
  ///   Here the headers of sections lie under it.
  public var boundaryItems: [BoundarySupplementary] = []
  /// The reference of the sections' insets, for sections without a reference of their own.
  public var contentInsetsReference = ContentInsetsReference.automatic

  /// Creates a configuration of sections one below the other, without space between them.
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
        + [labeled("insets from", contentInsetsReference, unless: .automatic)])
  }
}
