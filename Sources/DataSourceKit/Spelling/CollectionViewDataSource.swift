import GalleyUIKit

/// A data source with one section, whose cells are declared as values.
///
/// A screen passes a closure that returns a `CellBinder` for each declaration. The binder registers
/// and configures the cell.
///
///     private let dataSource = CollectionViewDataSource<CellDeclaration> { declaration in
///       switch declaration {
///       case .picture(let plant): PlantPictureCell.makeBinder(with: plant)
///       case .heading(let title): HeadingCell.makeBinder(with: title)
///       case .note(let note): NoteCell.makeBinder(with: note)
///       case .neighbor(let plant): NeighborCell.makeBinder(with: plant)
///       }
///     }
///
/// Call `reloadData()` after changing the declarations. `DeclaredList` finds the changes by itself.
///
/// - Differs: a subclass can override the methods in this class: the numbers of sections and items,
///   and those that return cells, headers and footers. If a subclass adds other methods of a data
///   source, they are not called.
@preconcurrency @MainActor
open class CollectionViewDataSource<CellDeclaration>: NSObject, UICollectionViewDataSource {
  /// The declared cells, in order.
  ///
  /// A change of the declarations does not update the view.
  open var cellDeclarations: [CellDeclaration] = []

  private let binderFromDeclaration: (CellDeclaration) -> CellBinder
  private var registrations = BinderRegistrations()

  /// Creates a data source with a binder for each declaration.
  public init(binderFromDeclaration: @escaping (CellDeclaration) -> CellBinder) {
    self.binderFromDeclaration = binderFromDeclaration
    super.init()
  }

  /// Returns one section.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns the number of declared cells.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { cellDeclarations.count }

  /// Returns the configured cell of a declaration.
  ///
  /// - Differs: identifiers are registered once for each collection view, so the data source may be
  ///   moved to another collection view; and a missing nib is reported with the place where it was
  ///   needed.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let binder = binderFromDeclaration(cellDeclarations[indexPath.item])
    let cell = registrations.cell(for: binder, at: indexPath, in: collectionView)
    if let error = binder.configure(cell, at: .cell(indexPath)) { error.stopUnlessReported() }
    return cell
  }

  /// Traps, because only cells are declared. A subclass whose layout has headers, footers or badges
  /// overrides this method.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { trapForMissingView(ofKind: kind, at: indexPath) }
}

extension CollectionViewDataSource where CellDeclaration == CellBinder {
  /// Creates a data source for cells that are declared by their binders.
  ///
  ///     let dataSource = CollectionViewDataSource()
  ///     dataSource.cellDeclarations = [TitleCell.makeBinder(value: "Hello")]
  ///
  /// - Parameter binderFromBinder: A closure that returns its argument. The parameter exists so
  ///   that this initializer does not override `NSObject.init()`.
  public convenience init(
    binderFromBinder: @escaping (CellBinder) -> CellBinder = { $0 }
  ) {
    self.init(binderFromDeclaration: binderFromBinder)
  }
}
