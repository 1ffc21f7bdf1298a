import Foundation
import GalleyLayout

// Sections that are lists: their rows know where they stand.

extension _ListView {
  /// Tells a view where it stands in its list, as an element.
  internal func takeListPlace(_ view: _ListElementView, as id: Element.ID) {
    guard let list = face.listConfiguration(ofSection: id.path.section) else {
      if view.listPlace != nil { view.listPlace = nil }
      return
    }
    var place: ListPlace
    switch id.kind {
    case .decoration: return
    case .supplementary(let kind):
      let isFooter = kind == UICollectionView.elementKindSectionFooter
      place = ListPlace(list, part: isFooter ? .footer : .header)
    case .item:
      let path = IndexPath(id.path)
      guard holds(path) else { return }
      if list.hasSwipeActions { installRowGestures() }
      let row = ListRowPlace(
        item: path.item, of: counts[path.section], headerMode: list.galley.headerMode)
      place = ListPlace(
        list, row: row,
        separators: list.itemSeparatorHandler?(path, list.separatorConfiguration))
    }
    place.edge = max(listFigures.accessories.edgeInList, face.leastEdge)
    place.indexWidth = face.coveredByIndex
    view.listPlace = place
  }

  /// Rows may stand somewhere else after an update, and in a list or in none where sections are laid out
  /// anew.
  internal func refreshListPlaces() {
    guard pass.needsListPlaces else { return }
    pass.needsListPlaces = false
    // In order: the app may be asked for each of them.
    for id in elements.all.keys.sorted() {
      guard let view = elements[id]?.view else { continue }
      takeListPlace(view, as: id)
      // Their neighbors may be others.
      if view.listPlace != nil { view.setNeedsLayout() }
    }
  }

  /// Paints what is behind everything.
  ///
  /// Where all sections are lists of one background that nothing shines through, the view has that
  /// background in place of its own color. Else each list has a view behind its section; see
  /// `ListBackgrounds`.
  internal func paintListBackground() {
    let color = commonListBackground ?? backgroundColor
    layer.backgroundColor = color?.resolvedColor(with: traitCollection).cgColor
  }

  /// Looks up where the sections are that have a background.
  internal func findListBackgrounds() {
    let colors = listBackgroundColors
    guard commonListBackground == nil, colors.contains(where: { $0 != nil }) else {
      return listBackgrounds.set([]) { _ in nil }
    }
    let arrangement = arrangement
    listBackgrounds.set(colors) { section in
      arrangement?.frame(ofSection: section).map { CGRect($0) }
    }
  }

  /// What is behind each section. An empty list has a background too.
  private var listBackgroundColors: [UIColor?] {
    (shownLayout as? UICollectionViewCompositionalLayout)?
      .listBackgroundColors(count: knownCounts?.count ?? 0) ?? []
  }

  /// What is behind all sections, if that is the same, and nothing shines through.
  private var commonListBackground: UIColor? {
    let colors = listBackgroundColors
    guard let first = colors.first.flatMap({ $0 }), colors.allSatisfy({ $0 == first }),
      first.resolvedColor(with: traitCollection).cgColor.alpha == 1
    else { return nil }
    return first
  }

  /// Shows what is behind the sections in sight.
  internal func placeListBackgrounds() {
    listBackgrounds.show(in: self, above: face.backgroundView ?? refresher)
  }
}

extension UICollectionViewCompositionalLayout {
  /// What is behind each section; `nil` where there is nothing but the view's own background.
  fileprivate func listBackgroundColors(count: Int) -> [UIColor?] {
    if case .list(let list) = source {
      return Array(repeating: list.backgroundBehindRows, count: max(count, 1))
    }
    return (0..<count).map { section(at: $0)?.list?.backgroundBehindRows }
  }
}

extension UICollectionLayoutListConfiguration {
  /// Whether rows may have something to do beside them, of whatever class their cells are.
  fileprivate var hasSwipeActions: Bool {
    leadingSwipeActionsConfigurationProvider != nil
      || trailingSwipeActionsConfigurationProvider != nil
  }

  /// What is behind the rows; `nil` if that is the background of the collection view.
  ///
  /// - Unverified: that plain lists show the background of the collection view.
  fileprivate var backgroundBehindRows: UIColor? {
    if let backgroundColor { return backgroundColor == .clear ? nil : backgroundColor }
    return switch appearance {
    case .plain, .sidebarPlain: nil
    case .grouped, .insetGrouped, .sidebar: .systemGroupedBackground
    }
  }
}
