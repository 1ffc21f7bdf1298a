import UIKit

/// Shows cells as they are declared, in one section: what each declaration is bound to is all that a
/// screen has to say.
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
/// Other declarations are shown by `reloadData()`. `DeclaredList` finds by itself what has changed.
///
/// - Differs: a subclass can override what stands in this class: how many sections and items there are, and
///   what gives cells, headers and footers. Other methods of a data source are not called if a subclass
///   adds them.
@preconcurrency @MainActor
open class CollectionViewDataSource<CellDeclaration>: NSObject, UICollectionViewDataSource {
  /// The cells, in order. The view is not told when they change.
  open var cellDeclarations: [CellDeclaration] = []

  private let binderFromDeclaration: (CellDeclaration) -> CellBinder
  private var registrations = BinderRegistrations()

  /// Shows declarations in the cells that they are bound to.
  public init(binderFromDeclaration: @escaping (CellDeclaration) -> CellBinder) {
    self.binderFromDeclaration = binderFromDeclaration
    super.init()
  }

  /// One section.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// As many as are declared.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { cellDeclarations.count }

  /// The cell of a declaration, filled.
  ///
  /// - Differs: identifiers are registered once a collection view, so that another one can take the place
  ///   of the first; and a nib that is missing is reported, with where it was needed.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let binder = binderFromDeclaration(cellDeclarations[indexPath.item])
    let cell = registrations.cell(for: binder, at: indexPath, in: collectionView)
    if let error = binder.error(filling: cell, .cell(indexPath)) { error.stopUnlessReported() }
    return cell
  }

  /// A header, a footer or a badge. Only cells are declared: this traps where the layout has one, unless a
  /// subclass gives it.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { stopWithoutView(ofKind: kind, at: indexPath) }
}

extension CollectionViewDataSource where CellDeclaration == CellBinder {
  /// Shows cells that are declared by their binders.
  ///
  ///     let dataSource = CollectionViewDataSource()
  ///     dataSource.cellDeclarations = [TitleCell.makeBinder(value: "Hello")]
  public convenience init(
    binderFromBinder: @escaping (CellBinder) -> CellBinder = { $0 }
  ) {
    self.init(binderFromDeclaration: binderFromBinder)
  }
}
