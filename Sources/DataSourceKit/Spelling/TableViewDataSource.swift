import UIKit

/// Shows cells as they are declared, in one section of a table: what each declaration is bound to is all that
/// a screen has to say.
///
///     private let dataSource = TableViewDataSource<CellDeclaration> { declaration in
///       switch declaration {
///       case .heading(let title): HeadingCell.makeBinder(value: title)
///       case .note(let note): NoteCell.makeBinder(value: note)
///       }
///     }
///
/// It goes with a table as `CollectionViewDataSource` does with a collection view, by the same binders. Other
/// declarations are shown by `reloadData()`.
///
/// - Differs: a subclass can override what stands in this class: how many sections and rows there are, and
///   what gives cells. Other methods of a data source are not called if a subclass adds them.
@preconcurrency @MainActor
open class TableViewDataSource<CellDeclaration>: NSObject, UITableViewDataSource {
  /// The cells, in order. The table is not told when they change.
  open var cellDeclarations: [CellDeclaration] = []

  private let binderFromDeclaration: (CellDeclaration) -> CellBinder
  private var registrations = BinderRegistrations()

  /// Shows declarations in the cells that they are bound to.
  public init(binderFromDeclaration: @escaping (CellDeclaration) -> CellBinder) {
    self.binderFromDeclaration = binderFromDeclaration
    super.init()
  }

  /// One section.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// As many as are declared.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cellDeclarations.count
  }

  /// The cell of a declaration, filled.
  ///
  /// - Differs: identifiers are registered once a table, so that another one can take the place of the first;
  ///   and a nib that is missing is reported, with where it was needed.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let binder = binderFromDeclaration(cellDeclarations[indexPath.row])
    let cell = registrations.cell(for: binder, at: indexPath, in: tableView)
    if let error = binder.error(filling: cell, .cell(indexPath)) {
      error.stopUnlessReported(in: "UITableView")
    }
    return cell
  }
}

extension TableViewDataSource where CellDeclaration == CellBinder {
  /// Shows cells that are declared by their binders.
  ///
  ///     let dataSource = TableViewDataSource()
  ///     dataSource.cellDeclarations = [TitleCell.makeBinder(value: "Hello")]
  public convenience init(
    binderFromBinder: @escaping (CellBinder) -> CellBinder = { $0 }
  ) {
    self.init(binderFromDeclaration: binderFromBinder)
  }
}
