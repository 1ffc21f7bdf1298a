import UIKit

/// A cell that says how it is registered and filled, as the published library spells it.
///
///     extension NoteCell: BindableCell {
///       static func makeBinder(value note: Note) -> CellBinder {
///         CellBinder(
///           cellType: NoteCell.self, registrationMethod: .class(NoteCell.self),
///           reuseIdentifier: "note"
///         ) { cell in
///           cell.nameLabel.text = note.gardener
///         }
///       }
///     }
///
/// See `BindableNibCell` for the talk's spelling, and `BindableClassCell` for cells of which nothing but
/// their class has to be said.
@preconcurrency @MainActor
public protocol BindableCell {
  /// What such a cell shows.
  associatedtype Value

  /// What registers such a cell, and fills it with a value.
  static func makeBinder(value: Value) -> CellBinder
}

/// A cell that is made from its class, and filled by `bind(_:)`.
///
///     final class TitleCell: UICollectionViewCell, BindableClassCell {
///       let label = UILabel()
///
///       func bind(_ title: String) { label.text = title }
///     }
///
/// Headers and footers can be such views too.
@preconcurrency @MainActor
public protocol BindableClassCell: BindableCell, AnyObject {
  /// What such a cell shows.
  associatedtype Value

  /// What such cells are registered by: the name of their class, unless it is said.
  static var reuseIdentifier: String { get }

  /// Shows a value. A cell that showed another before shows nothing of that anymore.
  func bind(_ value: Value)
}

extension BindableClassCell {
  /// The name of the class, with all that it stands in.
  public static var reuseIdentifier: String { String(reflecting: Self.self) }

  /// What registers the class, and has a cell show a value.
  public static func makeBinder(value: Value) -> CellBinder {
    CellBinder(
      cellType: Self.self, registrationMethod: .class(Self.self), reuseIdentifier: reuseIdentifier
    ) { $0.bind(value) }
  }
}
