import Foundation
import GalleyLayout

// Sections that are lists: their rows know where they stand.

extension UICollectionView {
  /// What a section's list is to be like, if it is one.
  internal func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    (shownLayout as? UICollectionViewCompositionalLayout)?.section(at: section)?.list
  }

  /// Tells a view where it stands in its list, as an element.
  internal func takeListPlace(_ view: UICollectionReusableView, as id: Element.ID) {
    guard let list = list(ofSection: id.path.section) else {
      if view.listPlace != nil { view.listPlace = nil }
      return
    }
    switch id.kind {
    case .decoration: break
    case .supplementary(let kind):
      let isFooter = kind == UICollectionView.elementKindSectionFooter
      view.listPlace = ListPlace(list, part: isFooter ? .footer : .header)
    case .item:
      let path = IndexPath(id.path)
      guard holds(path) else { return }
      let row = ListRowPlace(
        item: path.item, of: counts[path.section], headerMode: list.galley.headerMode)
      view.listPlace = ListPlace(
        list, row: row,
        separators: list.itemSeparatorHandler?(path, list.separatorConfiguration))
    }
  }

  /// Rows may stand somewhere else after an update.
  internal func refreshListPlaces() {
    for (id, shown) in elements.all where shown.view.listPlace != nil {
      takeListPlace(shown.view, as: id)
      // Their neighbors may be others.
      shown.view.setNeedsLayout()
    }
  }

  /// A list has a background as its look has it, unless the view has one of its own.
  internal func paintListBackground() {
    guard backgroundColor == nil,
      let color = (shownLayout as? UICollectionViewCompositionalLayout)?.listBackgroundColor
    else { return }
    layer.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
  }
}

extension UICollectionViewCompositionalLayout {
  /// What is behind a layout of which all sections are lists.
  fileprivate var listBackgroundColor: UIColor? {
    guard case .list(let list) = source else { return nil }
    if let color = list.backgroundColor { return color }
    return switch list.appearance {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .systemGroupedBackground
    }
  }
}
