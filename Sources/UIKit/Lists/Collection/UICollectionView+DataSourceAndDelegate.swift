import Foundation
import GalleyDiffing
import GalleyLayout

// The calls to the data source and the delegate of a collection view.

extension UICollectionView: ListViewSubclass {
  internal var selfSizing: SelfSizingInvalidation { selfSizingInvalidation }

  internal var words: ListWords { .collection }

  internal func askForSize(of place: LaidOutElement) -> CGSize? { nil }

  internal var reorderingDelay: TimeInterval { reorderingCadence.delay }

  internal var announcesRowsOneByOne: Bool { false }

  internal func listConfiguration(
    ofSection section: Int
  ) -> UICollectionLayoutListConfiguration? {
    (shownLayout as? UICollectionViewCompositionalLayout)?.section(at: section)?.list
  }

  /// Returns the swipe actions on a side of a row: from the provider of its list, or else from the
  /// row itself.
  internal func swipeActions(
    _ side: SwipedRow.Side, of cell: _ListElementView, at path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let list = listConfiguration(ofSection: path.section) else { return nil }
    let provider =
      side == .leading
      ? list.leadingSwipeActionsConfigurationProvider
      : list.trailingSwipeActionsConfigurationProvider
    if let provider { return provider(path) }
    let row = cell as? UICollectionViewListCell
    return side == .leading
      ? row?.leadingSwipeActionsConfiguration : row?.trailingSwipeActionsConfiguration
  }

  // MARK: The data source

  internal var listSource: AnyObject? { dataSource }

  internal func askForSectionCount() -> Int { dataSource?.numberOfSections(in: self) ?? 0 }

  internal func askForItemCount(ofSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  internal func askForView(of kind: Element.Kind, at path: IndexPath) -> _ListElementView {
    guard let dataSource else {
      Misuse.trap(
        "UICollectionView has no data source",
        "it has gone while \(Element.ID(kind, at: ElementPath(path))) is to be shown")
    }
    if case .supplementary(let kind) = kind {
      return dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    }
    return dataSource.collectionView(self, cellForItemAt: path)
  }

  internal func askWhetherMovable(_ path: IndexPath) -> Bool? {
    dataSource?.collectionView?(self, canMoveItemAt: path)
  }

  internal func tellMovedToItself(_ path: IndexPath) -> Bool {
    dataSource?.collectionView?(self, moveItemAt: path, to: path) != nil
  }

  internal func tellMoved(from source: IndexPath, to target: IndexPath) {
    dataSource?.collectionView(self, moveItemAt: source, to: target)
  }

  internal var isPrefetching: Bool { isPrefetchingEnabled && prefetchDataSource != nil }

  internal func tellPrefetching(_ paths: [IndexPath]) {
    prefetchDataSource?.collectionView(self, prefetchItemsAt: paths)
  }

  internal func tellCancelledPrefetching(_ paths: [IndexPath]) {
    prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: paths)
  }

  // MARK: The delegate

  internal var hasDelegate: Bool { delegate != nil }

  internal func askWhetherEditable(_ path: IndexPath) -> Bool {
    delegate?.collectionView(self, canEditItemAt: path) ?? true
  }

  internal func askWhetherHighlightable(_ path: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }

  internal func tellHighlighted(_ path: IndexPath) {
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  internal func tellUnhighlighted(_ path: IndexPath) {
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  internal var highlightEndsBeforeTap: Bool { false }

  internal var minimumContentInset: CGFloat { 0 }
  internal var widthCoveredByIndex: Double { 0 }

  internal func askForPathToSelect(insteadOf path: IndexPath) -> IndexPath? {
    delegate?.collectionView(self, shouldSelectItemAt: path) ?? true ? path : nil
  }

  internal func tellSelected(_ path: IndexPath) {
    // As in UIKit, segues are performed before the delegate's method is called.
    if let cell = cellForItem(at: path) { cell.segues?.cellWasSelected(cell) }
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  internal func askForPathToDeselect(insteadOf path: IndexPath) -> IndexPath? {
    delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true ? path : nil
  }

  /// Returns the same path, without calling the delegate. If a tap selects another item, UIKit
  /// deselects the item at the path, and does not ask the delegate of a collection view before.
  internal func askForPathToDeselectAutomatically(insteadOf path: IndexPath) -> IndexPath? { path }

  internal func tellDeselected(_ path: IndexPath) {
    delegate?.collectionView(self, didDeselectItemAt: path)
  }

  internal func askWhetherActionable(_ path: IndexPath) -> Bool {
    delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? false
  }

  internal func tellAction(_ path: IndexPath) {
    delegate?.collectionView(self, performPrimaryActionForItemAt: path)
  }

  internal func askWhetherTwoFingersSelect(from path: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }

  internal func tellTwoFingersBegan(at path: IndexPath) {
    delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  internal func tellTwoFingersEnded() {
    delegate?.collectionViewDidEndMultipleSelectionInteraction(self)
  }

  internal func tellWillDisplay(_ view: _ListElementView, _ id: Element.ID) {
    let path = IndexPath(id.path)
    switch id.kind {
    case .item:
      guard let cell = view as? UICollectionViewCell else { return }
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    case .supplementary(let kind):
      guard let view = view as? UICollectionReusableView else { return }
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    case .decoration: break
    }
  }

  internal func tellDidEndDisplaying(_ view: _ListElementView, _ id: Element.ID) {
    let path = IndexPath(id.path)
    switch id.kind {
    case .item:
      guard let cell = view as? UICollectionViewCell else { return }
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    case .supplementary(let kind):
      guard let view = view as? UICollectionReusableView else { return }
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
    case .decoration: break
    }
  }

  internal func askForTarget(
    ofMoveFrom source: IndexPath, now: IndexPath, proposed: IndexPath
  ) -> IndexPath {
    delegate?.collectionView(
      self, targetIndexPathForMoveOfItemFromOriginalIndexPath: source, atCurrentIndexPath: now,
      toProposedIndexPath: proposed) ?? proposed
  }

  internal func askForOffset(insteadOf proposed: CGPoint) -> CGPoint {
    delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
      ?? proposed
  }

  internal func lengthCovered(above path: IndexPath) -> CGFloat { 0 }

  internal func tellSwipeBegins(at path: IndexPath) {}
  internal func tellSwipeEnded(at path: IndexPath?) {}

  internal var answersToFlowLayout: (any FlowAnswers)? {
    guard let delegate else { return nil }
    if let delegate = delegate as? any UICollectionViewDelegateFlowLayout {
      return FlowDelegateAnswers(view: self, delegate: delegate)
    }
    return NamedFlowAnswers(view: self, delegate: delegate)
  }
}

extension UICollectionView.ReorderingCadence {
  /// The duration for which a finger has to stay at a target before other items make space.
  ///
  /// - Unverified: both durations.
  fileprivate var delay: TimeInterval {
    switch self {
    case .immediate: 0
    case .fast: 0.1
    case .slow: 0.3
    }
  }
}
