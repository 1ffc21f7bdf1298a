import Foundation
import GalleyGeometry
import GalleyLayout

/// The heights in a table, as its properties and its delegate determine them.
@MainActor
internal struct TableHeights {
  let layout: TableLayout
  private let table: UITableView
  private let style: ListStyleMetrics
  private let asksForRows: Bool
  private let asksForEstimates: Bool

  init(of table: UITableView, in context: ArrangementContext) {
    self.table = table
    style = table.listMetrics[table.style.appearance.galley]
    asksForRows = table.delegateGivesRowHeights
    asksForEstimates = table.delegateGivesRowEstimates
    var layout = TableLayout()
    layout.pinsHeadersAndFooters = table.style == .plain
    table.arrangedHeaderFooterHeights = table.headerFooterHeights
    layout.headLength = Double(table.arrangedHeaderFooterHeights.head)
    layout.footLength = Double(table.arrangedHeaderFooterHeights.foot)
    if style.sideInset > 0 {
      let area = context.safeArea.directional(in: context.direction)
      let readable = Double(table.readableEdge)
      if let margins = table.marginsOfCards {
        layout.sideInsets.leading = max(margins.leading, readable + area.leading)
        layout.sideInsets.trailing = max(margins.trailing, readable + area.trailing)
      } else {
        let inset = max(style.sideInset, readable)
        layout.sideInsets.leading = inset + area.leading
        layout.sideInsets.trailing = inset + area.trailing
      }
    }
    self.layout = layout
  }

  func section(_ index: Int, rowCount: Int) -> TableSection {
    var section = TableSection(rowCount: rowCount, rows: rows(ofSection: index, rowCount))
    section.header = headerFooter(.sectionHeader, ofSection: index)
    section.footer = headerFooter(.sectionFooter, ofSection: index)
    // In the grouped styles there is space between sections, even without headers and footers.
    if table.style != .plain {
      if section.header == nil { section.topInset = gap(.sectionHeader, ofSection: index) }
      if section.footer == nil { section.bottomInset = gap(.sectionFooter, ofSection: index) }
    } else {
      if section.header == nil { section.topInset = table.space(for: .sectionHeader, in: index) }
      if section.footer == nil { section.bottomInset = table.space(for: .sectionFooter, in: index) }
    }
    return section
  }

  // MARK: Rows

  private func rows(ofSection section: Int, _ count: Int) -> TableSection.RowHeights {
    let isAutomatic = table.rowHeight == UITableView.automaticDimension
    guard asksForRows || isAutomatic else { return .fixed(Double(table.rowHeight)) }
    if asksForEstimates, let delegate = table.delegate {
      return .estimatedEach(
        (0..<count).map { row in
          // While a row is moved, the delegate has the rows at their old paths.
          let path = table.dataPath(ofItemAt: IndexPath(row: row, section: section))
          return estimate(delegate.tableView(table, estimatedHeightForRowAt: path))
        })
    }
    if asksForRows, table.estimatedRowHeight == 0, let delegate = table.delegate {
      return .estimatedEach(
        (0..<count).map { row in
          let path = table.dataPath(ofItemAt: IndexPath(row: row, section: section))
          let height = delegate.tableView(table, heightForRowAt: path)
          table.checkRowHeight(height, at: path)
          // A height of zero hides the row.
          return height >= 0 ? Double(height) : estimate(height)
        })
    }
    // Without estimates rows are not self-sizing.
    if !asksForRows, table.estimatedRowHeight == 0 { return .fixed(style.rowHeight) }
    return .estimated(estimate(table.estimatedRowHeight))
  }

  private func estimate(_ height: CGFloat) -> Double {
    if height > 0 { return Double(height) }
    return table.rowHeight > 0 ? Double(table.rowHeight) : style.rowHeight
  }

  // MARK: Headers and footers

  /// Returns the space above or below a grouped section without a header or footer.
  private func gap(_ kind: Element.Kind, ofSection section: Int) -> Double {
    let height = table.height(of: kind, ofSection: section)
    if height > 0 { return Double(height) }
    // If the table's property is zero, there is no space. If the delegate returns zero, there is
    // the default space.
    let own = kind == .sectionHeader ? table.sectionHeaderHeight : table.sectionFooterHeight
    if own == 0 { return 0 }
    return table.defaultGap(kind, ofSection: section)
  }

  private func headerFooter(_ kind: Element.Kind, ofSection section: Int) -> TableHeaderFooter? {
    guard table.hasHeaderFooter(kind, ofSection: section) else { return nil }
    let isHeader = kind == .sectionHeader
    let height = table.height(of: kind, ofSection: section)
    // A header or footer with a height between 0 and 0.01 is not shown.
    if height == 0 || (height > 0 && height < 0.01) {
      return table.style == .plain ? nil : TableHeaderFooter(height: Double(height))
    }
    var headerFooter = TableHeaderFooter(height: Double(height))
    if height < 0 {
      let wanted = table.estimate(of: kind, ofSection: section)
      let usual = isHeader ? style.headerHeight : style.footerHeight
      headerFooter = TableHeaderFooter(
        height: wanted > 0 ? Double(wanted) : usual, isEstimated: true)
      if isHeader, table.isFirst(section) {
        headerFooter.isFirst = true
        if table.hasTitle(inSection: section) { headerFooter.topPadding = style.firstTitlePadding }
      }
    }
    if isHeader, table.style == .plain {
      let padding = table.sectionHeaderTopPadding
      headerFooter.topPadding = padding < 0 ? style.headerTopPadding : Double(padding)
    }
    return headerFooter
  }
}

extension UITableView {
  /// Whether the delegate implements the method for heights of rows. To find that out, the method
  /// is called for the first row of the table.
  internal var delegateGivesRowHeights: Bool {
    // A table view controller always implements the method. For some rows, the method may return
    // the default.
    if delegate is any DeclaresAllTableMembers { return true }
    return known(\.givesRowHeights, "tableView(_:heightForRowAt:)") {
      $0.tableView(self, heightForRowAt: $1)
    }
  }

  /// Whether the delegate implements the method for estimated heights of rows. To find that out,
  /// the method is called for the first row of the table.
  internal var delegateGivesRowEstimates: Bool {
    known(\.givesRowEstimates, "tableView(_:estimatedHeightForRowAt:)") {
      $0.tableView(self, estimatedHeightForRowAt: $1)
    }
  }

  private func known<Answer>(
    _ key: WritableKeyPath<KnownDelegateMethods, Bool?>, _ member: StaticString,
    _ ask: (any UITableViewDelegate, IndexPath) -> Answer
  ) -> Bool {
    guard let delegate else { return false }
    if let known = knownDelegateMethods[keyPath: key] { return known }
    guard let section = counts.firstIndex(where: { $0 > 0 }) else { return false }
    let path = IndexPath(row: 0, section: section)
    let answer = OptionalMember.ownResult(of: delegate, member) { ask(delegate, path) }
    knownDelegateMethods[keyPath: key] = answer != nil
    return answer != nil
  }

  /// Returns the height of a row from the delegate, or from the table if the delegate returns none;
  /// `nil` if the row is self-sizing.
  internal func askedHeight(ofRow path: IndexPath) -> CGFloat? {
    guard delegateGivesRowHeights, let delegate else { return nil }
    let answer = OptionalMember.ownResult(of: delegate, "tableView(_:heightForRowAt:)") {
      delegate.tableView(self, heightForRowAt: path)
    }
    if let answer { checkRowHeight(answer, at: path) }
    let height = answer ?? rowHeight
    return height < 0 ? nil : height
  }

  /// Whether the delegate has returned a negative height that does not request self-sizing.
  ///
  /// While the table has no size, every height is accepted: the delegate may calculate heights from
  /// the size of the table.
  ///
  /// - Parameter own: The height of the table itself, which the delegate may return.
  private func isNegative(_ height: CGFloat, insteadOf own: CGFloat) -> Bool {
    height < 0 && height != UITableView.automaticDimension && height != own && !bounds.isEmpty
  }

  /// Traps if the delegate has returned a negative height that does not request self-sizing.
  fileprivate func checkRowHeight(_ height: CGFloat, at path: IndexPath) {
    guard isNegative(height, insteadOf: rowHeight) else { return }
    Misuse.trap(
      "table view row height must not be negative - provided height for index path "
        + "(\(CollectionMisuse.name(path))) is \(String(format: "%f", Double(height)))",
      "return UITableView.automaticDimension for a self-sizing row")
  }

  /// Returns the height of a header or footer; a negative number if it is self-sizing.
  internal func height(of kind: Element.Kind, ofSection section: Int) -> CGFloat {
    let isHeader = kind == .sectionHeader
    let own = isHeader ? sectionHeaderHeight : sectionFooterHeight
    guard let delegate else { return own }
    let height =
      isHeader
      ? delegate.tableView(self, heightForHeaderInSection: section)
      : delegate.tableView(self, heightForFooterInSection: section)
    guard isNegative(height, insteadOf: own) else { return height }
    Misuse.trap(
      "section \(isHeader ? "header" : "footer") height must not be negative - provided height for "
        + "section \(section) is \(String(format: "%f", Double(height)))",
      "return UITableView.automaticDimension for a self-sizing view")
  }

  /// Returns the space in place of a header or footer that does not exist: the height from the
  /// delegate.
  ///
  /// - Unverified: that a plain table leaves this space.
  internal func space(for kind: Element.Kind, in section: Int) -> Double {
    guard let delegate else { return 0 }
    let height =
      kind == .sectionHeader
      ? OptionalMember.ownResult(of: delegate, "tableView(_:heightForHeaderInSection:)") {
        delegate.tableView(self, heightForHeaderInSection: section)
      }
      : OptionalMember.ownResult(of: delegate, "tableView(_:heightForFooterInSection:)") {
        delegate.tableView(self, heightForFooterInSection: section)
      }
    return Double(max(height ?? 0, 0))
  }

  /// Returns the estimated height of a header or footer.
  internal func estimate(of kind: Element.Kind, ofSection section: Int) -> CGFloat {
    if kind == .sectionHeader {
      return delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
        ?? estimatedSectionHeaderHeight
    }
    return delegate?.tableView(self, estimatedHeightForFooterInSection: section)
      ?? estimatedSectionFooterHeight
  }

  /// The margins of the table, which are the distances of inset grouped sections from the table's
  /// sides.
  ///
  /// The margins are `nil` as long as the app has not changed the margins at the sides.
  ///
  /// - Unverified: that margins smaller than the usual distances apply, too.
  internal var marginsOfCards: DirectionalInsets? {
    storage.hasSideMargins ? directionalLayoutMargins.galley : nil
  }

  /// Called when heights have changed, so that everything has to be arranged again.
  internal func heightsChanged() {
    knownDelegateMethods = KnownDelegateMethods()
    unshownHeaderFooterViews = [:]
    guard shownLayout.host === self else { return }
    shownLayout.invalidateLayout()
    setNeedsLayout()
  }
}

/// The methods that a delegate is known to implement.
internal struct KnownDelegateMethods {
  var givesRowHeights: Bool?
  var givesRowEstimates: Bool?
  var givesHeaders: Bool?
  var givesFooters: Bool?
}
