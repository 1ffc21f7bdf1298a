import Foundation
import GalleyLayout

/// The configuration of a compositional layout as a whole.
///
///     let configuration = UICollectionViewCompositionalLayoutConfiguration()
///     configuration.interSectionSpacing = 20
///     UICollectionViewCompositionalLayout(section: section, configuration: configuration)
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @MainActor NSCopying {
  /// Creates a configuration in which sections follow each other from top to bottom, without space
  /// between them.
  public override init() { super.init() }

  /// The axis along which the sections follow each other.
  open var scrollDirection = UICollectionViewScrollDirection.vertical
  /// The space between two sections.
  open var interSectionSpacing: CGFloat = 0
  /// The headers, footers and other items at the edges of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The boundary from which the insets of sections are measured by default.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Returns an equal copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.copied() }
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }

  /// Whether another object is equal to this object.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    isLike(object) { $0.galley == $1.galley }
  }

  /// The hash value, which is constant because the properties may change.
  open nonisolated override var hash: Int { 0 }
}

extension UICollectionViewCompositionalLayoutConfiguration {
  internal var galley: CompositionalConfiguration {
    var configuration = CompositionalConfiguration()
    configuration.scrollAxis = scrollDirection == .vertical ? .vertical : .horizontal
    configuration.interSectionSpacing = interSectionSpacing
    configuration.boundaryItems = boundarySupplementaryItems.map(\.boundary)
    configuration.contentInsetsReference = contentInsetsReference.galley
    return configuration
  }
}
