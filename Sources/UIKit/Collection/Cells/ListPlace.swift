import Foundation
import GalleyLayout

/// Where a view stands in a list. The collection view says so; what the view looks like follows from it.
internal struct ListPlace: Hashable {
  /// What the list looks like.
  var appearance: UICollectionLayoutListConfiguration.Appearance
  /// What the view is in it.
  var part: ListPart
  /// Where the row stands in its section; `nil` for headers and footers.
  var row: ListRowPlace?
  /// How far content stays away from the edges of the list. It changes with the list's width.
  var edge = ListMetrics.phone.accessories.edgeInList
  /// How much of the row lies under the index of a table.
  var indexWidth = 0.0
  /// Whether the list has lines at all.
  var showsSeparators = true
  /// The lines of the row.
  var separators: UIListSeparatorConfiguration

  /// The place of a row. With a header that is the first item, that row is a header.
  ///
  /// - Parameter separators: The lines of the row, if they are not those of the whole list.
  init(
    _ list: UICollectionLayoutListConfiguration, row: ListRowPlace,
    separators: UIListSeparatorConfiguration? = nil
  ) {
    appearance = list.appearance
    part = row.isHeader ? .header : .cell
    self.row = row
    showsSeparators = list.showsSeparators
    self.separators = separators ?? list.separatorConfiguration
  }

  /// The place of a header or a footer that is no row.
  init(_ list: UICollectionLayoutListConfiguration, part: ListPart) {
    appearance = list.appearance
    self.part = part
    showsSeparators = false
    separators = list.separatorConfiguration
  }

  /// In what kind of list it is.
  var environment: UIListEnvironment {
    switch appearance {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }

  /// The lines above and below the row, with its text beginning here.
  func separators(textStart: Double, metrics: ListMetrics) -> ListSeparators? {
    guard let row else { return nil }
    var list = ListConfiguration(appearance.galley)
    list.showsSeparators = showsSeparators
    return ListSeparators(
      at: row, list, item: separators.galley, textStart: textStart, metrics: metrics)
  }

  /// The corners that are round because the row is at an end of its card.
  var roundCorners: CACornerMask {
    guard appearance == .insetGrouped, let row, !row.isHeader else { return [] }
    var corners: CACornerMask = []
    if row.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if row.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }
}
