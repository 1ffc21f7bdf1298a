import UIKit

/// What registers a cell and fills it with a value, whatever class the cell is of.
///
///     let binder = NoteCell.makeBinder(value: note)
///     binder.reuseIdentifier   // "note"
///     binder.configureCell(cell)
///
/// It knows no collection view: what it fills may be a cell of any list.
@preconcurrency @MainActor
public struct CellBinder {
  /// How cells come to be.
  public enum RegistrationMethod {
    /// They are in a nib.
    case nib(UINib)
    /// They are made from a class.
    case `class`(AnyClass)
    /// Somebody else has registered them.
    case none
  }

  /// How cells come to be.
  public let registrationMethod: RegistrationMethod
  /// What cells are registered by.
  public let reuseIdentifier: String
  internal let cellType: Any.Type
  /// Fills a cell. Answers whether it is of the class that it should be.
  internal let fill: (Any) -> Bool

  /// Registers cells of a class so, and fills them so.
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

  /// Registers cells of a nib, and fills them so.
  @available(*, deprecated, message: "use init(cellType:registrationMethod:…) with .nib(nib)")
  public init<Cell>(
    cellType: Cell.Type, nib: UINib, reuseIdentifier: String,
    configureCell: @escaping (Cell) -> Void
  ) {
    self.init(
      cellType: cellType, registrationMethod: .nib(nib), reuseIdentifier: reuseIdentifier,
      configureCell: configureCell)
  }

  /// The nib that cells are in; `nil` if they are not from one.
  public var nib: UINib? {
    if case .nib(let nib) = registrationMethod { return nib }
    return nil
  }

  /// Fills a cell.
  ///
  /// - Precondition: The cell is of the class that the binder is for.
  public var configureCell: (Any) -> Void {
    { [self] cell in
      if fill(cell) { return }
      Misuse.trap(
        "Could not cast UICollectionView cell to \(cellType)",
        "\(type(of: cell)) is none. See what is registered for \(reuseIdentifier)")
    }
  }
}
