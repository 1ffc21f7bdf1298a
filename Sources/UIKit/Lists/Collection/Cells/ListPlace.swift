import Foundation
import GalleyLayout

/// The place of a view in a list section. The list view sets this value, and the default appearance
/// of the view depends on it.
internal struct ListPlace: Hashable {
  /// The appearance of the list.
  var appearance: UICollectionLayoutListConfiguration.Appearance
  /// The part of the section that the view shows: a header, a footer or a cell.
  var part: ListPart
  /// The place of the row in its section; `nil` for headers and footers.
  var row: ListRowPlace?
  /// The distance of content from the edges of the list. The distance changes with the list's
  /// width.
  var edge = ListMetrics.phone.accessories.edgeInList
  /// The width of the row that the section index of a table covers.
  var indexWidth = 0.0
  /// Whether the list has separators.
  var showsSeparators = true
  /// The separators of the row.
  var separators: UIListSeparatorConfiguration

  /// Creates the place of a row. If the first item is the header of its section, its row is a
  /// header.
  ///
  /// - Parameter separators: The separators of the row, if they differ from the separators of the
  ///   list.
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

  /// Creates the place of a header or footer that is not an item.
  init(_ list: UICollectionLayoutListConfiguration, part: ListPart) {
    appearance = list.appearance
    self.part = part
    showsSeparators = false
    separators = list.separatorConfiguration
  }

  /// The list environment trait of the view.
  var environment: UIListEnvironment {
    switch appearance {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }

  /// Returns the separators of the row, whose text begins at `textStart`; `nil` for headers and
  /// footers.
  func separators(textStart: Double, metrics: ListMetrics) -> ListSeparators? {
    guard let row else { return nil }
    var list = ListConfiguration(appearance.galley)
    list.showsSeparators = showsSeparators
    return ListSeparators(
      at: row, list, item: separators.galley, textStart: textStart, metrics: metrics)
  }

  /// The rounded corners of the first or last row of an inset grouped section.
  var roundCorners: CACornerMask {
    guard appearance == .insetGrouped, let row, !row.isHeader else { return [] }
    var corners: CACornerMask = []
    if row.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if row.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }
}
