import GalleyUIKit

/// Shows declarations in a collection view, and animates the changes from one declaration to the
/// next. A declaration describes the sections and cells of the list as values.
///
///     let list = DeclaredList<Action>(collectionView: collectionView)
///     list.onAction = { [weak self] action in self?.perform(action) }
///     list.show(declaration)
///
///     list.show(otherDeclaration)   // insertions, deletions, moves and changes are animated
///
/// A cell with the same identity keeps its view. If its value has changed, the view is configured
/// again. Classes and nibs are registered when they are first needed. If two cells have the same
/// identity the program stops, unless `isLenient` is set.
///
/// The list becomes the view's delegate, and sets the view's data source and layout. Keep a
/// reference to the list, because the view does not keep one.
///
/// A subclass can override the methods in this class: `show`, and those that the view calls for
/// taps and visible cells. If a subclass adds other methods of a delegate, they are not called,
/// because the conformance to the protocol is in this class.
@preconcurrency @MainActor
open class DeclaredList<Action: Equatable>: _DeclaredSections<Action>, UICollectionViewDelegate {
  /// The view that shows the declarations.
  public private(set) weak var collectionView: UICollectionView?

  /// Creates a list in a view, and gives the view a layout that follows the declared sections.
  public init(collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init()
    // The data source comes first, because a view with content asks for its sections as soon as it
    // has a layout.
    makeSource(in: collectionView)
    collectionView.delegate = self
    // Taps only send actions. Any number of cells may be declared as selected.
    collectionView.allowsMultipleSelection = true
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout {
      [weak self] index, environment in
      self?.layoutSection(at: index, in: environment)
    }
  }

  // MARK: Behavior: see `DeclaredSections+Behavior.swift`. An override calls `super`.

  /// Returns whether an item can be tapped.
  ///
  /// An item can be tapped if it has an action.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { cell(at: indexPath)?.onSelect != nil }

  /// Returns whether an item can be tapped.
  ///
  /// An item can be tapped if it has an action.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { cell(at: indexPath)?.onSelect != nil }

  /// Sends the action of a tapped item, and then selects or deselects the item as declared.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { tapped(indexPath) }

  /// Sends the action of a selected item that is tapped. The tap does not deselect the item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    cell(at: indexPath)?.onSelect.map { send($0) }
    return false
  }

  /// Sends the action of a cell that becomes visible.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { cellWillDisplay(cell, indexPath) }

  /// Sends the action of a cell that is no longer visible.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { cellDidEndDisplaying(cell) }

  // MARK: Internals

  internal final private(set) var source: MovingSource!

  internal override var subclass: any DeclaredSectionsSubclass { self }

  private func makeSource(in view: UICollectionView) {
    source = MovingSource(collectionView: view) { [weak self] view, path, number in
      self?.filledCell(number, at: path, in: view)
    }
    source.supplementaryViewProvider = { [weak self] view, kind, path in
      self?.filledView(kind, at: path, in: view)
    }
    installHandlers()
  }
}
