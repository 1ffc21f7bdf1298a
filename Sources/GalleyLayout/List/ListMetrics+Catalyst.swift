import GalleyGeometry

extension ListMetrics {
  /// The metrics measured on Mac Catalyst, macOS 27: row heights of plain lists, insets, headers,
  /// margins, type sizes, backgrounds and accessories.
  ///
  /// - Unverified: row heights of other lists, and separators, which are the separators of table
  ///   views.
  public static let catalyst: ListMetrics = {
    var metrics = ListMetrics(
      plain: catalystPlain, grouped: catalystGrouped, insetGrouped: catalystInsetGrouped,
      sidebar: catalystSidebar, sidebarPlain: catalystSidebarPlain, contents: catalystContents,
      backgrounds: catalystBackgrounds, accessories: ListAccessoryMetrics())
    metrics.separatorThickness = 1
    return metrics
  }()

  // Mac Catalyst shows views at 0.77 of their size. The inset is 10 points on the screen of the
  // Mac.
  private static let catalystSidebarInset = 10 / 0.77

  private static let catalystPlain = ListStyleMetrics(
    rowHeight: 40.04, headerHeight: 28, footerHeight: 28, pinsHeaders: true, headerTopPadding: 22,
    separators: ListSeparatorRule(
      betweenRows: true, aboveFirst: .none, belowLast: .inset, trailingInset: 8))

  private static let catalystGrouped = ListStyleMetrics(
    rowHeight: 40.04, topInset: 35, bottomInset: 20, headerHeight: 17.5, footerHeight: 17.5,
    separators: ListSeparatorRule(
      betweenRows: true, aboveFirst: .none, belowLast: .none, trailingInset: 16))

  private static let catalystInsetGrouped: ListStyleMetrics = {
    var insetGrouped = catalystGrouped
    insetGrouped.sideInset = 16
    insetGrouped.cornerRadius = 26
    return insetGrouped
  }()

  private static let catalystSidebar = ListStyleMetrics(
    rowHeight: 33.88, bottomInset: 10, sideInset: catalystSidebarInset, headerHeight: 17.5,
    footerHeight: 17.5, cornerRadius: 26, separators: .none)

  private static let catalystSidebarPlain = ListStyleMetrics(
    rowHeight: 33.88, sideInset: catalystSidebarInset, headerHeight: 28, footerHeight: 28,
    pinsHeaders: true,
    separators: ListSeparatorRule(
      betweenRows: true, aboveFirst: .none, belowLast: .inset, trailingInset: 8))

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
