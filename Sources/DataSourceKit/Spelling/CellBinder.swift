import GalleyUIKit

/// The registration of a cell, and a closure that configures the cell with a value.
///
/// The class of the cell is not part of the binder's type, so an array can contain binders of
/// different cells.
///
///     let binder = NoteCell.makeBinder(value: note)
///     binder.reuseIdentifier   // "note"
///     binder.configureCell(cell)
///
/// A binder does not depend on a collection view, and can configure the cells of any list.
@preconcurrency @MainActor
public struct CellBinder {
  /// The source from which cells are created.
  public enum RegistrationMethod {
    /// From a nib.
    case nib(UINib)
    /// From a class.
    case `class`(AnyClass)
    /// The binder does not register cells, because the app or a storyboard registers them.
    case none
  }

  /// The source from which cells are created.
  public let registrationMethod: RegistrationMethod
  /// The reuse identifier of cells.
  public let reuseIdentifier: String
  /// The class of cells, or a protocol to which they conform.
  internal let cellType: Any.Type
  /// Configures a cell and returns `true`, or returns `false` if the cell has another type.
  internal let fill: (Any) -> Bool

  /// Creates a binder for cells of a type, which the closure configures.
  public init<Cell>(
    cellType: Cell.Type, registrationMethod: RegistrationMethod, reuseIdentifier: String,
    configureCell: @escaping (Cell) -> Void
  ) {
    self.registrationMethod = registrationMethod
    self.reuseIdentifier = reuseIdentifier
    self.cellType = cellType
    fill = { cell in
      guard let cell = cell as? Cell else { return false }
      configureCell(cell)
      return true
    }
  }

  /// Creates a binder for cells from a nib, which the closure configures.
  @available(*, deprecated, message: "use init(cellType:registrationMethod:…) with .nib(nib)")
  public init<Cell>(
    cellType: Cell.Type, nib: UINib, reuseIdentifier: String,
    configureCell: @escaping (Cell) -> Void
  ) {
    self.init(
      cellType: cellType, registrationMethod: .nib(nib), reuseIdentifier: reuseIdentifier,
      configureCell: configureCell)
  }

  /// The nib that contains the cell; `nil` if the cell does not come from a nib.
  public var nib: UINib? {
    if case .nib(let nib) = registrationMethod { return nib }
    return nil
  }

  /// The closure that configures a cell.
  ///
  /// - Precondition: The cell has the type with which the binder was created.
  public var configureCell: (Any) -> Void {
    { [self] cell in
      if fill(cell) { return }
      Misuse.trap(
        "Could not cast UICollectionView cell to \(cellType)",
        "\(type(of: cell)) is none. See what is registered for \(reuseIdentifier)")
    }
  }
}
