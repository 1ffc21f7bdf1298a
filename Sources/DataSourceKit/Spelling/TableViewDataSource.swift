import GalleyUIKit

/// A data source with one section of a table, whose cells are declared as values.
///
/// A screen passes a closure that returns a `CellBinder` for each declaration. The binder registers
/// and configures the cell.
///
///     private let dataSource = TableViewDataSource<CellDeclaration> { declaration in
///       switch declaration {
///       case .heading(let title): HeadingCell.makeBinder(value: title)
///       case .note(let note): NoteCell.makeBinder(value: note)
///       }
///     }
///
/// This class works like `CollectionViewDataSource`, and with the same binders. Call `reloadData()`
/// after changing the declarations.
///
/// - Differs: a subclass can override the methods in this class: the numbers of sections and rows,
///   and the method that returns cells. If a subclass adds other methods of a data source, they are
///   not called.
@preconcurrency @MainActor
open class TableViewDataSource<CellDeclaration>: NSObject, UITableViewDataSource {
  /// The declared cells, in order.
  ///
  /// A change of the declarations does not update the table.
  open var cellDeclarations: [CellDeclaration] = []

  private let binderFromDeclaration: (CellDeclaration) -> CellBinder
  private var registrations = BinderRegistrations()

  /// Creates a data source with a binder for each declaration.
  public init(binderFromDeclaration: @escaping (CellDeclaration) -> CellBinder) {
    self.binderFromDeclaration = binderFromDeclaration
    super.init()
  }

  /// Returns one section.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Returns the number of declared cells.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cellDeclarations.count
  }

  /// Returns the configured cell of a declaration.
  ///
  /// - Differs: identifiers are registered once for each table, so the data source may be moved to
  ///   another table; and a missing nib is reported with the place where it was needed.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let binder = binderFromDeclaration(cellDeclarations[indexPath.row])
    let cell = registrations.cell(for: binder, at: indexPath, in: tableView)
    if let error = binder.configure(cell, at: .cell(indexPath)) {
      error.stopUnlessReported(in: "UITableView")
    }
    return cell
  }
}

extension TableViewDataSource where CellDeclaration == CellBinder {
  /// Creates a data source for cells that are declared by their binders.
  ///
  ///     let dataSource = TableViewDataSource()
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
