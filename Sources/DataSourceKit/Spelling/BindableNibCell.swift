import GalleyUIKit

/// A cell from a nib that is configured by `bind(_:)`.
///
///     final class NoteCell: UICollectionViewCell, BindableNibCell {
///       static var nib: UINib { UINib(nibName: "NoteCell", bundle: nil) }
///       static var reuseIdentifier: String { "note" }
///
///       func bind(_ note: Note) { nameLabel.text = note.gardener }
///     }
///
/// The nib is read from its `.xib` file.
@preconcurrency @MainActor
public protocol BindableNibCell {
  /// The nib that contains one such cell.
  static var nib: UINib { get }
  /// The reuse identifier of such cells.
  static var reuseIdentifier: String { get }

  /// The type of value that the cell shows.
  associatedtype Value

  /// Shows a value.
  ///
  /// A reused cell must show nothing that belongs to its earlier value.
  func bind(_ value: Value)
}

extension BindableNibCell {
  /// Returns a binder that registers the nib and configures a cell with a value.
  public static func makeBinder(with value: Value) -> CellBinder {
    CellBinder(
      cellType: Self.self, registrationMethod: .nib(nib), reuseIdentifier: reuseIdentifier
    ) { $0.bind(value) }
  }
}
