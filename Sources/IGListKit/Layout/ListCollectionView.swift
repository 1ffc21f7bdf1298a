import UIKit

/// A collection view that tells its layout which section an update changes first, so that what comes before
/// is not asked for again.
///
///     let view = ListCollectionView(frame: bounds)
///     view.generation = .iOS15
///     view.insertSections([40])     // The delegate is not asked for sections 0 to 39.
///
/// Of an update UIKit tells a layout only that there are other numbers of sections and items. A layout of
/// your own hears more if it is a `ListCollectionViewLayoutCompatible`.
///
/// UIKit has had everything asked for again in each update since 2023, and so has this by default: a size
/// that changes without a word is taken over with the next update. By `UICollectionView.generation` it is as
/// it was. Either way nothing is placed again before the first section that is not what it was.
///
/// - Unverified: how UIKit has everything asked for again; that it does is what IGListKit's tests show.
@preconcurrency @MainActor
open class ListCollectionView: UICollectionView {
  // MARK: Creating

  /// A view with a frame, and a layout that wants to know what has changed.
  public init(
    frame: CGRect,
    listCollectionViewLayout collectionViewLayout: UICollectionViewLayout
      & ListCollectionViewLayoutCompatible
  ) {
    super.init(frame: frame, collectionViewLayout: collectionViewLayout)
  }

  /// A view with a `ListCollectionViewLayout` from top to bottom, whose headers scroll along and whose
  /// items reach the edge.
  public convenience init(frame: CGRect) {
    self.init(
      frame: frame,
      listCollectionViewLayout: ListCollectionViewLayout(
        stickyHeaders: false, topContentInset: 0, stretchToEdge: true))
  }

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    preconditionFailure(
      "ListCollectionView.init(coder:): Galley reads no archives. Make the view with init(frame:)")
  }

  // MARK: Updates

  open override func reloadData() {
    tellLayout(0)
    super.reloadData()
  }

  open override func insertSections(_ sections: IndexSet) {
    update(from: sections.first) { super.insertSections(sections) }
  }

  open override func deleteSections(_ sections: IndexSet) {
    update(from: sections.first) { super.deleteSections(sections) }
  }

  open override func reloadSections(_ sections: IndexSet) {
    update(from: sections.first) { super.reloadSections(sections) }
  }

  open override func moveSection(_ section: Int, toSection newSection: Int) {
    update(from: min(section, newSection)) {
      super.moveSection(section, toSection: newSection)
    }
  }

  open override func insertItems(at indexPaths: [IndexPath]) {
    update(from: first(of: indexPaths)) { super.insertItems(at: indexPaths) }
  }

  open override func deleteItems(at indexPaths: [IndexPath]) {
    update(from: first(of: indexPaths)) { super.deleteItems(at: indexPaths) }
  }

  open override func reloadItems(at indexPaths: [IndexPath]) {
    update(from: first(of: indexPaths)) { super.reloadItems(at: indexPaths) }
  }

  open override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update(from: first(of: [indexPath, newIndexPath])) {
      super.moveItem(at: indexPath, to: newIndexPath)
    }
  }

  /// Records a call, and tells the layout from where on it changes something.
  ///
  /// In a batch of its own, if there is none: by then everything is as it was before the change, and
  /// what the layout hears is of this change and not of one that is still being shown.
  private func update(from section: Int?, _ call: @escaping () -> Void) {
    let updates: (() -> Void)? = {
      self.beforeShowing { [weak self] in self?.tellLayout(section) }
      call()
    }
    super.performBatchUpdates(updates)
  }

  private func tellLayout(_ section: Int?) {
    guard let section else { return }
    (collectionViewLayout as? any ListCollectionViewLayoutCompatible)?.didModifySection(section)
  }

  private func first(of paths: [IndexPath]) -> Int? { paths.map(\.section).min() }
}
