import UIKit

/// Shows declarations in a collection view, and goes from each to the next by itself.
///
///     let list = DeclaredList<Action>(collectionView: collectionView)
///     list.onAction = { [weak self] action in self?.perform(action) }
///     list.show(declaration)
///
///     list.show(otherDeclaration)   // what has come, gone, moved or changed is animated
///
/// Cells that are the same thing stay what they are; those that show something else are filled anew in
/// their place. Classes and nibs are registered when they are first needed. Where two cells have the same
/// identity the program stops, unless `isLenient` says that the list is to go on.
///
/// The view's layout, data source and delegate are the list's from now on. Keep the list alive: the view
/// does not.
///
/// A subclass can override what stands in this class: `show`, and what the view asks and tells of taps and
/// of cells in sight. Other methods of a delegate are not called if a subclass adds them: which ones are is
/// settled where this class conforms to the protocol.
@preconcurrency @MainActor
open class DeclaredList<Action: Equatable>: _DeclaredSections<Action>, UICollectionViewDelegate {
  /// The view that it is shown in.
  public private(set) weak var collectionView: UICollectionView?

  /// A list in a view, which is laid out from now on as sections declare it.
  public init(collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init()
    // First: a view that shows something already asks for its sections as soon as there is a layout.
    makeSource(in: collectionView)
    collectionView.delegate = self
    // Taps only send: what is selected is as it is declared, however much that is.
    collectionView.allowsMultipleSelection = true
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout {
      [weak self] index, environment in
      self?.layoutSection(at: index, in: environment)
    }
  }

  // MARK: Behavior: see `DeclaredSections+Behavior.swift`. An override calls `super`.

  /// Whether an item can be tapped: if it sends something.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { cell(at: indexPath)?.onSelect != nil }

  /// Whether an item can be tapped: if it sends something.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { cell(at: indexPath)?.onSelect != nil }

  /// A tap on an item sends what it declares, and the item is selected as it is declared after that.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { tapped(indexPath) }

  /// A tap on a selected item sends what it declares; it stays selected as long as that is declared.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    cell(at: indexPath)?.onSelect.map { send($0) }
    return false
  }

  /// A cell that comes in sight sends what it declares.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { comesInSight(cell, indexPath) }

  /// A cell that goes out of sight sends what it declares.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { goesOutOfSight(cell) }

  // MARK: Inside

  internal final private(set) var source: MovingSource!

  internal override var face: any DeclaredFace { self }

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
