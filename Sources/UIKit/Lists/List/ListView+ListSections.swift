import Foundation
import GalleyLayout

// List sections: the place of each row in its list, and the backgrounds.

extension _ListView {
  /// Sets the place of a view in its list section.
  internal func updateListPlace(of view: _ListElementView, as id: Element.ID) {
    guard let list = subclass.listConfiguration(ofSection: id.path.section) else {
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
        separators: list.itemSeparatorHandler?(
          dataPath(ofItemAt: path), list.separatorConfiguration))
    }
    place.edge = max(listMetrics.accessories.edgeInList, subclass.minimumContentInset)
    place.indexWidth = subclass.widthCoveredByIndex
    view.listPlace = place
  }

  /// Returns the greatest width of a header that is only as wide as its content; `nil` for other
  /// views.
  internal func greatestWidth(of view: _ListElementView) -> CGFloat? {
    guard let id = view.element, case .supplementary(Element.Kind.headerName) = id.kind,
      let list = subclass.listConfiguration(ofSection: id.path.section),
      list.contentHuggingElements.contains(.supplementaryHeader)
    else { return nil }
    return max(bounds.width - 2 * CGFloat(listMetrics[list.appearance.galley].sideInset), 0)
  }

  /// Updates the list place of all visible views. An update can move a row to another place in its
  /// list, and a section can become a list section or stop being one.
  internal func refreshListPlaces() {
    guard pass.needsListPlaces else { return }
    pass.needsListPlaces = false
    // The views are updated in a fixed order, because the app's separator handler may be called for
    // each of them.
    for id in elements.all.keys.sorted() {
      guard let view = elements[id]?.view else { continue }
      updateListPlace(of: view, as: id)
      // The neighbors of the row may be other rows than before, so its separators are laid out
      // again.
      if view.listPlace != nil { view.setNeedsLayout() }
    }
  }

  /// Sets the layer's background color.
  ///
  /// If all sections are lists of the same opaque background, the view shows this background in
  /// place of its own color. Otherwise each list has a view behind its section; see
  /// `ListBackgrounds`. If the app has set a color on the layer itself, the color does not change.
  internal func paintListBackground() {
    guard showsOwnBackground else { return }
    paintBackground(commonListBackground ?? storage.background)
  }

  /// Updates the frames of the sections that have a background.
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

  /// The background color of each section. A list without sections has a background color too.
  private var listBackgroundColors: [UIColor?] {
    (shownLayout as? UICollectionViewCompositionalLayout)?
      .listBackgroundColors(count: knownCounts?.count ?? 0) ?? []
  }

  /// The background color of all sections, if all sections have the same opaque color.
  private var commonListBackground: UIColor? {
    let colors = listBackgroundColors
    guard let first = colors.first.flatMap({ $0 }), colors.allSatisfy({ $0 == first }),
      first.resolvedColor(with: traitCollection).cgColor.alpha == 1
    else { return nil }
    return first
  }

  /// Shows the backgrounds of the visible sections.
  internal func placeListBackgrounds() {
    listBackgrounds.show(in: self, above: subclass.backgroundView ?? refresher)
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns the background color of each section; `nil` if the view's own background shows there.
  fileprivate func listBackgroundColors(count: Int) -> [UIColor?] {
    if case .list(let list) = source {
      return Array(repeating: list.backgroundBehindRows, count: max(count, 1))
    }
    return (0..<count).map { section(at: $0)?.list?.backgroundBehindRows }
  }
}

extension UICollectionLayoutListConfiguration {
  /// Whether the app has set a provider of swipe actions.
  fileprivate var hasSwipeActions: Bool {
    leadingSwipeActionsConfigurationProvider != nil
      || trailingSwipeActionsConfigurationProvider != nil
  }

  /// The background color behind the rows; `nil` if the background of the collection view shows
  /// there.
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
