import GalleyUIKit

/// A collection view that notifies its layout of the first section that an update changes. If
/// `generation` is earlier than `iOS18`, the layout does not ask its delegate again about the
/// sections before this section.
///
///     let view = ListCollectionView(frame: bounds)
///     view.generation = .iOS15
///     view.insertSections([40])     // The delegate is not asked for sections 0 to 39.
///
/// UIKit tells a layout only that the numbers of sections and items have changed in an update. A
/// custom layout receives more calls if it conforms to `ListCollectionViewLayoutCompatible`.
///
/// By default, `generation` is the current version of UIKit. Since 2023, UIKit invalidates the
/// whole layout in each update, so the layout asks its delegate about all sections. A size that has
/// changed without an invalidation then takes effect with the next update.
///
/// With any `generation`, a `ListCollectionViewLayout` compares the delegate's sizes, insets and
/// spacing with those before the update. The elements before the first section with a difference
/// keep their frames, and are not laid out again.
///
/// - Unverified: how UIKit invalidates the whole layout; IGListKit's tests show that it does.
@preconcurrency @MainActor
open class ListCollectionView: UICollectionView {
  // MARK: Creating

  /// Creates a view with a layout that is notified of the changes.
  public init(
    frame: CGRect,
    listCollectionViewLayout collectionViewLayout: UICollectionViewLayout
      & ListCollectionViewLayoutCompatible
  ) {
    super.init(frame: frame, collectionViewLayout: collectionViewLayout)
  }

  /// Creates a view with a vertical `ListCollectionViewLayout`, whose headers scroll with the
  /// content and whose items are stretched to the edge.
  public convenience init(frame: CGRect) {
    self.init(
      frame: frame,
      listCollectionViewLayout: ListCollectionViewLayout(
        stickyHeaders: false, topContentInset: 0, stretchToEdge: true))
  }

  /// Creates the view that a nib describes. Traps with any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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

  /// Performs a change in a batch, and notifies the layout of the first section that has changed.
  ///
  /// Outside of a batch, the change gets a batch of its own. Earlier updates have been shown when
  /// that batch begins, so the layout is notified of this change only.
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
