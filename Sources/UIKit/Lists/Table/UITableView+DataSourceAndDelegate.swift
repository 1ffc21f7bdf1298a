import Foundation
import GalleyDiffing
import GalleyLayout

// The calls to the data source and the delegate of a table view.

extension UITableView: ListViewSubclass {
  internal var selfSizing: UICollectionView.SelfSizingInvalidation { selfSizingInvalidation }

  internal var reorderingDelay: TimeInterval { 0 }

  internal var announcesRowsOneByOne: Bool { true }

  internal var words: ListWords { .table }

  internal func listConfiguration(
    ofSection section: Int
  ) -> UICollectionLayoutListConfiguration? {
    var list = UICollectionLayoutListConfiguration(appearance: style.appearance)
    list.showsSeparators = separatorStyle != .none
    if let separatorColor { list.separatorConfiguration.color = separatorColor }
    return list
  }

  internal func swipeActions(
    _ side: SwipedRow.Side, of cell: _ListElementView, at path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    actions(side, ofRow: path)
  }

  // MARK: The data source

  internal var listSource: AnyObject? { dataSource }

  internal func askForSectionCount() -> Int { dataSource?.numberOfSections(in: self) ?? 0 }

  internal func askForItemCount(ofSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  internal func askForView(of kind: Element.Kind, at path: IndexPath) -> _ListElementView {
    if kind != .item { return headerFooterView(kind, ofSection: path.section) }
    guard let dataSource else {
      Misuse.trap(
        "UITableView has no data source",
        "it has gone while row \(path.row) of section \(path.section) is to be shown")
    }
    return dataSource.tableView(self, cellForRowAt: path)
  }

  internal func askWhetherMovable(_ path: IndexPath) -> Bool? {
    dataSource?.tableView?(self, canMoveRowAt: path)
  }

  internal func tellMovedToItself(_ path: IndexPath) -> Bool {
    dataSource?.tableView?(self, moveRowAt: path, to: path) != nil
  }

  internal func tellMoved(from source: IndexPath, to target: IndexPath) {
    dataSource?.tableView(self, moveRowAt: source, to: target)
    (dataSource as? any RowMoveObserver)?.didMoveRow(from: source, to: target)
  }

  internal var isPrefetching: Bool { isPrefetchingEnabled && prefetchDataSource != nil }

  internal func tellPrefetching(_ paths: [IndexPath]) {
    prefetchDataSource?.tableView(self, prefetchRowsAt: paths)
  }

  internal func tellCancelledPrefetching(_ paths: [IndexPath]) {
    prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: paths)
  }

  // MARK: The delegate

  internal var hasDelegate: Bool { delegate != nil }

  /// Returns `true`: each cell asks whether its row can be edited when it applies the editing mode.
  internal func askWhetherEditable(_ path: IndexPath) -> Bool { true }

  internal func askWhetherHighlightable(_ path: IndexPath) -> Bool {
    // Rows that can't be selected are not highlighted, unless they have a primary action.
    guard
      selectsItems || delegate?.tableView?(self, canPerformPrimaryActionForRowAt: path) == true
    else { return false }
    return delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  internal func tellHighlighted(_ path: IndexPath) {
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  internal func tellUnhighlighted(_ path: IndexPath) {
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  internal var highlightEndsBeforeTap: Bool { true }

  internal func askForPathToSelect(insteadOf path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    return delegate.tableView(self, willSelectRowAt: path)
  }

  internal func tellSelected(_ path: IndexPath) {
    // As in UIKit, segues are performed before the delegate's method is called.
    if let cell = cellForRow(at: path) { cell.segues?.cellWasSelected(cell) }
    delegate?.tableView(self, didSelectRowAt: path)
    postSelectionChange()
  }

  /// Notifies observers that the user has selected or deselected a row.
  private func postSelectionChange() {
    NotificationCenter.default.post(
      name: UITableView.selectionDidChangeNotification, object: self)
  }

  /// Returns the row that a tap on a selected row deselects; `nil` for none.
  internal func askForPathToDeselect(insteadOf path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    return delegate.tableView(self, willDeselectRowAt: path)
  }

  /// Returns the row to deselect because a tap selects another row; `nil` for none.
  internal func askForPathToDeselectAutomatically(insteadOf path: IndexPath) -> IndexPath? {
    askForPathToDeselect(insteadOf: path)
  }

  internal func askForSize(of place: LaidOutElement) -> CGSize? {
    guard place.element.id.kind == .item,
      let height = askedHeight(ofRow: dataPath(of: place))
    else { return nil }
    return CGSize(width: place.element.frame.width, height: Double(height))
  }

  internal func tellDeselected(_ path: IndexPath) {
    delegate?.tableView(self, didDeselectRowAt: path)
    // If only one row can be selected, another row is selected next, which posts the notification.
    if selectsSeveralItems { postSelectionChange() }
  }

  internal func askWhetherActionable(_ path: IndexPath) -> Bool {
    delegate?.tableView(self, canPerformPrimaryActionForRowAt: path) ?? false
  }

  internal func tellAction(_ path: IndexPath) {
    delegate?.tableView(self, performPrimaryActionForRowAt: path)
  }

  internal func askWhetherTwoFingersSelect(from path: IndexPath) -> Bool {
    delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }

  internal func tellTwoFingersBegan(at path: IndexPath) {
    delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  internal func tellTwoFingersEnded() {
    delegate?.tableViewDidEndMultipleSelectionInteraction(self)
  }

  internal func tellWillDisplay(_ view: _ListElementView, _ id: Element.ID) {
    let section = id.path.section
    if id.kind == .item {
      guard let cell = view as? UITableViewCell else { return }
      delegate?.tableView(self, willDisplay: cell, forRowAt: IndexPath(id.path))
    } else if let headerFooterView = shownHeaderFooterView(view) {
      (view as? TableHeaderFooterHost)?.layoutHostedView()
      if id.kind == .sectionHeader {
        delegate?.tableView(self, willDisplayHeaderView: headerFooterView, forSection: section)
      } else {
        delegate?.tableView(self, willDisplayFooterView: headerFooterView, forSection: section)
      }
    }
  }

  internal func tellDidEndDisplaying(_ view: _ListElementView, _ id: Element.ID) {
    let section = id.path.section
    if id.kind == .item {
      guard let cell = view as? UITableViewCell else { return }
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: IndexPath(id.path))
    } else if let headerFooterView = shownHeaderFooterView(view) {
      if id.kind == .sectionHeader {
        delegate?.tableView(self, didEndDisplayingHeaderView: headerFooterView, forSection: section)
      } else {
        delegate?.tableView(self, didEndDisplayingFooterView: headerFooterView, forSection: section)
      }
    }
  }

  internal func askForTarget(
    ofMoveFrom source: IndexPath, now: IndexPath, proposed: IndexPath
  ) -> IndexPath {
    delegate?.tableView(
      self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
  }

  internal func askForOffset(insteadOf proposed: CGPoint) -> CGPoint { proposed }

  internal var answersToFlowLayout: (any FlowAnswers)? { nil }

  /// Called when the insets of the content of all cells, headers and footers have changed.
  internal func contentInsetsChanged() {
    for shown in elements.inOrder {
      (shown.view as? UITableViewCell)?.insetsChanged()
      shown.view.setNeedsLayout()
    }
    contentWidthsChanged()
  }

  /// The width of the section index that covers the rows.
  ///
  /// In an inset grouped table, the index first covers the space beside the sections.
  internal var widthCoveredByIndex: Double {
    guard indexView != nil else { return 0 }
    let side = listMetrics[style.appearance.galley].sideInset
    return max(Double(TableIndexView.width) - side, 0)
  }

  /// The minimum distance of content from the sides.
  ///
  /// The distance is zero in an inset grouped table, whose sections are narrower instead.
  internal var minimumContentInset: CGFloat { style == .insetGrouped ? 0 : readableEdge }

  /// The insets of the readable content guide in addition to the safe area.
  internal var readableEdge: CGFloat {
    guard cellLayoutMarginsFollowReadableWidth else { return 0 }
    let (insets, area) = (readableInsets, safeAreaInsets)
    return max(insets.left - area.left, insets.right - area.right, 0)
  }

  // MARK: Interaction

  // A table view has no transition between layouts.

  internal func isInTransition(from layout: UICollectionViewLayout) -> Bool { false }
  internal func followTransition() {}
  internal func stopTransition() {}
  /// Whether a finger moves a row.
  internal var isInteracting: Bool { movement != nil }

  /// Called when a view was created. If the view is a cell, the table then handles swipes of its
  /// row and taps on its accessories.
  internal func listen(to view: _ListElementView) {
    guard let cell = view as? UITableViewCell else { return }
    installRowGestures()
    cell.listen(in: self)
  }
}

extension UITableView.Style {
  /// The appearance of a list that corresponds to the style.
  internal var appearance: UICollectionLayoutListConfiguration.Appearance {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}
