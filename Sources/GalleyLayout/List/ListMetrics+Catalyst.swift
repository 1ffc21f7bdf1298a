import GalleyGeometry

extension ListMetrics {
  /// The figures measured on Mac Catalyst, macOS 27. Measured are row heights of plain lists,
  /// insets, headers, margins, type sizes, backgrounds and accessories.
  ///
  /// - Unverified: row heights of other lists, and separators, which are those of table views.
  public static let catalyst: ListMetrics = {
    var metrics = ListMetrics(
      plain: catalystPlain, grouped: catalystGrouped, insetGrouped: catalystInsetGrouped,
      sidebar: catalystSidebar, sidebarPlain: catalystSidebarPlain, contents: catalystContents,
      backgrounds: catalystBackgrounds, accessories: ListAccessoryMetrics())
    metrics.separatorThickness = 1
    return metrics
  }()

  // Catalyst shows a view at 0.77 of its size: this is ten points of the Mac.
  private static let catalystSidebarInset = 10 / 0.77

  private static let catalystPlain: ListStyleMetrics = {
    var plain = ListStyleMetrics(
      rowHeight: 40.04, headerHeight: 28, footerHeight: 28,
      separators: ListSeparatorRule(
        betweenRows: true, aboveFirst: .none, belowLast: .inset, trailingInset: 8))
    plain.pinsHeaders = true
    plain.headerTopPadding = 22
    return plain
  }()

  private static let catalystGrouped: ListStyleMetrics = {
    var grouped = ListStyleMetrics(
      rowHeight: 40.04, headerHeight: 17.5, footerHeight: 17.5,
      separators: ListSeparatorRule(
        betweenRows: true, aboveFirst: .none, belowLast: .none, trailingInset: 16))
    grouped.topInset = 35
    grouped.bottomInset = 20
    return grouped
  }()

  private static let catalystInsetGrouped: ListStyleMetrics = {
    var insetGrouped = catalystGrouped
    insetGrouped.sideInset = 16
    insetGrouped.cornerRadius = 26
    return insetGrouped
  }()

  private static let catalystSidebar: ListStyleMetrics = {
    var sidebar = ListStyleMetrics(
      rowHeight: 33.88, headerHeight: 17.5, footerHeight: 17.5, separators: .none)
    sidebar.bottomInset = 10
    sidebar.sideInset = catalystSidebarInset
    sidebar.cornerRadius = 26
    return sidebar
  }()

  private static let catalystSidebarPlain: ListStyleMetrics = {
    var sidebarPlain = ListStyleMetrics(
      rowHeight: 33.88, headerHeight: 28, footerHeight: 28,
      separators: ListSeparatorRule(
        betweenRows: true, aboveFirst: .none, belowLast: .inset, trailingInset: 8))
    sidebarPlain.sideInset = catalystSidebarInset
    sidebarPlain.pinsHeaders = true
    return sidebarPlain
  }()

  private static let catalystContents: [ListContentStyle: ListContentMetrics] = {
    let row = DirectionalInsets(top: 15, leading: 16, bottom: 15, trailing: 8)
    let header = ListContentMetrics(
      margins: DirectionalInsets(top: 10, leading: 8, bottom: 10, trailing: 8),
      text: ListTextMetrics(17), secondaryText: ListTextMetrics(17))
    let footer = ListContentMetrics(
      margins: DirectionalInsets(top: 8, leading: 8, bottom: 6, trailing: 8),
      text: ListTextMetrics(13), secondaryText: ListTextMetrics(13))
    return [
      .cell: ListContentMetrics(
        margins: row, text: ListTextMetrics(17), secondaryText: ListTextMetrics(15)),
      .subtitleCell: ListContentMetrics(
        margins: row, verticalPadding: 0, text: ListTextMetrics(17),
        secondaryText: ListTextMetrics(15)),
      .valueCell: ListContentMetrics(
        margins: row, text: ListTextMetrics(17), secondaryText: ListTextMetrics(17),
        prefersSideBySide: true),
      .plainHeader: header,
      .groupedHeader: header,
      .plainFooter: footer,
      .groupedFooter: footer,
      .sidebarCell: measuredSidebarRow,
      .accompaniedSidebarCell: measuredSidebarRow,
      .sidebarHeader: measuredSidebarRow,
      .sidebarSubtitleCell: measuredSidebarSubtitleRow,
      .accompaniedSidebarSubtitleCell: measuredSidebarSubtitleRow,
    ]
  }()

  internal static let measuredSidebarRow = ListContentMetrics(
    margins: DirectionalInsets(top: 11, leading: 8, bottom: 11, trailing: 8),
    imageToTextPadding: 10, text: .oneLine(17), secondaryText: .oneLine(13))

  internal static let measuredSidebarSubtitleRow = ListContentMetrics(
    margins: DirectionalInsets(top: 4, leading: 8, bottom: 4, trailing: 8),
    imageToTextPadding: 10, verticalPadding: 0, text: .oneLine(17), secondaryText: .oneLine(13))

  private static let catalystBackgrounds: [ListBackgroundStyle: ListBackgroundMetrics] = [
    .clear: ListBackgroundMetrics(),
    .listPlainCell: ListBackgroundMetrics(),
    .listPlainHeaderFooter: ListBackgroundMetrics(),
    .listGroupedCell: ListBackgroundMetrics(),
    .listGroupedHeaderFooter: ListBackgroundMetrics(cornerRadius: 26),
    .listSidebarCell: ListBackgroundMetrics(cornerRadius: 26),
    .listSidebarHeader: ListBackgroundMetrics(cornerRadius: 26),
    .listAccompaniedSidebarCell: ListBackgroundMetrics(cornerRadius: 26),
  ]
}
