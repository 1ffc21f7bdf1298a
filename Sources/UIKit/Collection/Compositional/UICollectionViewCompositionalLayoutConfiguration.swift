import Foundation
import GalleyLayout

/// What a compositional layout does with its sections as a whole.
///
///     let configuration = UICollectionViewCompositionalLayoutConfiguration()
///     configuration.interSectionSpacing = 20
///     UICollectionViewCompositionalLayout(section: section, configuration: configuration)
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @MainActor NSCopying {
  /// Sections one below the other, without room between them.
  public override init() { super.init() }

  /// Along which axis sections follow one another.
  open var scrollDirection = UICollectionViewScrollDirection.vertical
  /// Room between every two sections.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the layout as a whole, and what else is at its edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What the sections' insets are measured from, unless they say otherwise.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Another that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.copied() }
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }

  /// Whether another says the same.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    isLike(object) { $0.galley == $1.galley }
  }

  /// The same for all, because what they say may change.
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
