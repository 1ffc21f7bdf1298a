import Foundation
import UIKit

/// Layouts of all kinds: built in, subclassed, and of an app's own.
@MainActor
enum WalkLayouts {
  static let count = 8

  /// Whether a layout has self-sizing cells.
  static func measures(_ index: Int) -> Bool { [1, 3, 6].contains(index) }

  static func make(_ index: Int) -> UICollectionViewLayout {
    switch index {
    case 0:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 90, height: 60)
      layout.headerReferenceSize = CGSize(width: 0, height: 30)
      return layout
    case 1:
      let layout = UICollectionViewCompositionalLayout(section: estimatedRows())
      return layout
    case 2: return UICollectionViewCompositionalLayout(section: grid())
    case 3:
      return UICollectionViewCompositionalLayout { index, _ in
        index % 2 == 0 ? estimatedRows() : grid()
      }
    case 4:
      return UICollectionViewCompositionalLayout { index, _ in
        let section = grid()
        if index % 2 == 1 { section.orthogonalScrollingBehavior = .continuous }
        return section
      }
    case 5: return LeftAlignedLayout()
    case 6:
      return UICollectionViewCompositionalLayout.list(
        using: {
          var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
          configuration.headerMode = .supplementary
          return configuration
        }())
    default: return StairsLayout()
    }
  }

  private static func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(24)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }

  private static func estimatedRows() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 4
    section.boundarySupplementaryItems = [header()]
    return section
  }

  private static func grid() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(70)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    let header = header()
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    return section
  }
}

/// A subclass of a flow layout, as in an app, whose lines begin at the left.
final class LeftAlignedLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    itemSize = CGSize(width: 130, height: 50)
    headerReferenceSize = CGSize(width: 0, height: 30)
  }

  required init?(coder: NSCoder) { fatalError("not from an archive") }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map(moved)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).map(moved)
  }

  private func moved(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard attributes.representedElementCategory == .cell,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    let columns = max(Int(((collectionView?.bounds.width ?? 0) + 10) / 140), 1)
    copy.frame.origin.x = CGFloat(attributes.indexPath.item % columns) * 140
    return copy
  }
}

/// A custom layout of an app: stairs, with cached frames, and other initial places of items.
final class StairsLayout: UICollectionViewLayout {
  private var frames: [IndexPath: CGRect] = [:]
  private var height: CGFloat = 0

  override func prepare() {
    super.prepare()
    frames = [:]
    height = 0
    guard let view = collectionView else { return }
    let width = view.bounds.width
    for section in 0..<view.numberOfSections {
      for item in 0..<view.numberOfItems(inSection: section) {
        let step = CGFloat(item % 4) * (width - 100) / 3
        frames[IndexPath(item: item, section: section)] = CGRect(
          x: step.rounded(), y: height, width: 100, height: 40)
        height += 44
      }
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    // Like the layouts of many apps, return all items, not only those in the rectangle.
    frames.keys.sorted().compactMap { layoutAttributesForItem(at: $0) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let frame = frames[indexPath] else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    attributes?.center.x -= 300
    return attributes
  }
}
