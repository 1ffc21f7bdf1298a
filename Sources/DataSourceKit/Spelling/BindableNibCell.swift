import UIKit

/// A cell from a nib that is filled by `bind(_:)`, as the talk spells it.
///
///     final class NoteCell: UICollectionViewCell, BindableNibCell {
///       static var nib: UINib { UINib(nibName: "NoteCell", bundle: nil) }
///       static var reuseIdentifier: String { "note" }
///
///       func bind(_ note: Note) { nameLabel.text = note.gardener }
///     }
/// The nib is read from its `.xib` file.
@preconcurrency @MainActor
public protocol BindableNibCell {
  /// The nib that holds one such cell.
  static var nib: UINib { get }
  /// What such cells are registered by.
  static var reuseIdentifier: String { get }

  /// What such a cell shows.
  associatedtype Value

  /// Shows a value. A cell that showed another before shows nothing of that anymore.
  func bind(_ value: Value)
}

extension BindableNibCell {
  /// What registers the nib, and has a cell show a value.
  public static func makeBinder(with value: Value) -> CellBinder {
    CellBinder(
      cellType: Self.self, registrationMethod: .nib(nib), reuseIdentifier: reuseIdentifier
    ) { $0.bind(value) }
  }
}
