import Foundation
import GalleyGeometry
import GalleyLayout
import GalleyUIKit

/// Asks the delegate of a collection view for the sizes, insets and spacing of sections.
///
/// Values that the delegate does not supply are zero.
@MainActor
internal struct DelegateSectionMetrics {
  private let layout: ListCollectionViewLayout
  private let view: UICollectionView
  private let delegate: (any UICollectionViewDelegateFlowLayout)?

  init(layout: ListCollectionViewLayout, view: UICollectionView) {
    self.layout = layout
    self.view = view
    delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
  }

  /// Returns the sizes, insets and spacing of a section.
  func section(_ index: Int) -> ListLayoutSection {
    let count = view.numberOfItems(inSection: index)
    guard let delegate else { return ListLayoutSection(.uniform(.zero, count: count)) }
    let axis = layout.settings.scrollAxis
    let header = delegate.collectionView(
      view, layout: layout, referenceSizeForHeaderInSection: index)
    let footer = delegate.collectionView(
      view, layout: layout, referenceSizeForFooterInSection: index)
    let insets = delegate.collectionView(view, layout: layout, insetForSectionAt: index)
    let lineSpacing = delegate.collectionView(
      view, layout: layout, minimumLineSpacingForSectionAt: index)
    let interitemSpacing = delegate.collectionView(
      view, layout: layout, minimumInteritemSpacingForSectionAt: index)
    return ListLayoutSection(
      sizes(ofSection: index, count: count, from: delegate),
      insets: insets.answered?.galley ?? .zero, lineSpacing: Double(lineSpacing.answered ?? 0),
      interitemSpacing: Double(interitemSpacing.answered ?? 0),
      headerLength: header.answered?.galley[axis] ?? 0,
      footerLength: footer.answered?.galley[axis] ?? 0)
  }

  // This is a loop, and not isolated to an actor: there may be very many sizes, and each call of an
  // isolated closure would check the executor.
  private nonisolated static func areAll(_ sizes: [Size], _ size: Size) -> Bool {
    for other in sizes where other != size { return false }
    return true
  }

  private func sizes(
    ofSection section: Int, count: Int, from delegate: any UICollectionViewDelegateFlowLayout
  ) -> ListLayoutSection.ItemSizes {
    var sizes: [Size] = []
    sizes.reserveCapacity(count)
    for item in 0..<count {
      // While a finger moves an item, the item keeps the size that it has at its path in the data
      // source.
      let path = IndexPath(item: item, section: section)
      let size = delegate.collectionView(
        view, layout: layout,
        sizeForItemAt: view.dataSourceIndexPath(forPresentationIndexPath: path) ?? path)
      sizes.append(size.answered?.galley ?? .zero)
    }
    // If all items have the same size, this size is stored once.
    guard let first = sizes.first, Self.areAll(sizes, first) else { return .each(sizes) }
    return .uniform(first, count: count)
  }
}
