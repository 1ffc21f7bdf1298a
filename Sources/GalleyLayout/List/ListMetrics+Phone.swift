import GalleyGeometry

extension ListMetrics {
  /// The metrics of a phone, iOS 15 to 18, as far as they are known.
  ///
  /// The margins of cells and of grouped headers, the space between cards and their corners are
  /// taken from pictures of phones. These are the metrics of a narrow list; see
  /// ``phone(width:system:)``.
  ///
  /// - Unverified: 17⅔ points above a first card without a header, which are the metrics of iOS 14.
  /// - Unverified: the additional 17⅔ points at the top of a table, which are the metrics of
  ///   storyboards, and that the header of a first section with a title begins below this space.
  /// - Unverified: pinned headers of 28 points under a padding of 22, and which rows have
  ///   separators. Both are likely.
  /// - Unverified: heights of grouped headers and of footers, all metrics of sidebars, the vertical
  ///   margins of plain headers and of footers, the radius of a grouped header's background.
  /// - Unverified: type sizes, and the padding between the texts of a subtitle cell.
  /// - Unverified: the standard width of an accessory, and the indentation of levels.
  public static let phone: ListMetrics = {
    var accessories = ListAccessoryMetrics()
    accessories.standardWidth = 28
    return ListMetrics(
      plain: phonePlain, grouped: phoneGrouped, insetGrouped: phoneInsetGrouped,
      sidebar: phoneSidebar, sidebarPlain: phoneSidebarPlain, contents: phoneContents,
      backgrounds: phoneBackgrounds, accessories: accessories)
  }()

  private static let phonePlain = ListStyleMetrics(
    rowHeight: 44, headerHeight: 28, footerHeight: 28, pinsHeaders: true, headerTopPadding: 22,
    separators: ListSeparatorRule(betweenRows: true, aboveFirst: .none, belowLast: .inset))

  private static let phoneGrouped = ListStyleMetrics(
    rowHeight: 44, topInset: 17 + 2.0 / 3, bottomInset: 17 + 2.0 / 3, firstTopInset: 17 + 2.0 / 3,
    firstTitlePadding: 17 + 2.0 / 3, headerHeight: 38, footerHeight: 30,
    separators: ListSeparatorRule(betweenRows: true, aboveFirst: .full, belowLast: .full))

  private static let phoneInsetGrouped: ListStyleMetrics = {
    var insetGrouped = phoneGrouped
    insetGrouped.firstTopInset = 0
    insetGrouped.sideInset = 16
    insetGrouped.cornerRadius = 10
    insetGrouped.separators = ListSeparatorRule(
      betweenRows: true, aboveFirst: .none, belowLast: .none)
    return insetGrouped
  }()

  private static let phoneSidebar = ListStyleMetrics(
    rowHeight: 44, bottomInset: 10, sideInset: 10, headerHeight: 52, footerHeight: 30,
    cornerRadius: 10, separators: .none)

  private static let phoneSidebarPlain: ListStyleMetrics = {
    var sidebarPlain = phonePlain
    sidebarPlain.headerTopPadding = 0
    return sidebarPlain
  }()

  private static let phoneContents: [ListContentStyle: ListContentMetrics] = {
    let row = DirectionalInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    let footer = ListContentMetrics(
      margins: DirectionalInsets(top: 8, leading: 8, bottom: 6, trailing: 8), verticalPadding: 3,
      text: ListTextMetrics(13), secondaryText: ListTextMetrics(13))
    var sidebarHeader = measuredSidebarRow
    sidebarHeader.text = .oneLine(20)
    return [
      .cell: ListContentMetrics(
        margins: row, verticalPadding: 3, text: ListTextMetrics(17),
        secondaryText: ListTextMetrics(12)),
      .subtitleCell: ListContentMetrics(
        margins: row, verticalPadding: 0, text: ListTextMetrics(17),
        secondaryText: ListTextMetrics(12)),
      .valueCell: ListContentMetrics(
        margins: row, verticalPadding: 3, text: ListTextMetrics(17),
        secondaryText: ListTextMetrics(17), prefersSideBySide: true),
      .plainHeader: ListContentMetrics(
        margins: DirectionalInsets(top: 4, leading: 8, bottom: 4, trailing: 8),
        verticalPadding: 3, text: ListTextMetrics(17), secondaryText: ListTextMetrics(15)),
      .groupedHeader: ListContentMetrics(
        margins: DirectionalInsets(top: 17, leading: 8, bottom: 6, trailing: 8),
        verticalPadding: 3, text: ListTextMetrics(13), secondaryText: ListTextMetrics(13)),
      .plainFooter: footer,
      .groupedFooter: footer,
      .sidebarCell: measuredSidebarRow,
      .accompaniedSidebarCell: measuredSidebarRow,
      .sidebarHeader: sidebarHeader,
      .sidebarSubtitleCell: measuredSidebarSubtitleRow,
      .accompaniedSidebarSubtitleCell: measuredSidebarSubtitleRow,
    ]
  }()

  private static let phoneBackgrounds: [ListBackgroundStyle: ListBackgroundMetrics] = [
    .clear: ListBackgroundMetrics(),
    .listPlainCell: ListBackgroundMetrics(),
    .listPlainHeaderFooter: ListBackgroundMetrics(),
    .listGroupedCell: ListBackgroundMetrics(),
    .listGroupedHeaderFooter: ListBackgroundMetrics(cornerRadius: 10),
    .listSidebarCell: ListBackgroundMetrics(cornerRadius: 10),
    .listSidebarHeader: ListBackgroundMetrics(cornerRadius: 10),
    .listAccompaniedSidebarCell: ListBackgroundMetrics(cornerRadius: 10),
  ]
}
