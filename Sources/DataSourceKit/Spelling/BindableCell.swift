import GalleyUIKit

/// A cell that can create the binder with which it is registered and configured.
///
/// The protocol and its members have the same names as in the published library DataSourceKit.
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
/// `BindableNibCell` is the protocol of cells from nibs. `BindableClassCell` is the protocol of
/// cells that are created from their class.
@preconcurrency @MainActor
public protocol BindableCell {
  /// The type of value that the cell shows.
  associatedtype Value

  /// Returns a binder that registers such a cell and configures it with a value.
  static func makeBinder(value: Value) -> CellBinder
}

/// A cell that is created from its class, and configured by `bind(_:)`.
///
///     final class TitleCell: UICollectionViewCell, BindableClassCell {
///       let label = UILabel()
///
///       func bind(_ title: String) { label.text = title }
///     }
///
/// Headers and footers can conform too.
@preconcurrency @MainActor
public protocol BindableClassCell: BindableCell, AnyObject {
  /// The type of value that the cell shows.
  associatedtype Value

  /// The reuse identifier of such cells: by default the name of their class.
  static var reuseIdentifier: String { get }

  /// Shows a value.
  ///
  /// A reused cell must show nothing that belongs to its earlier value.
  func bind(_ value: Value)
}

extension BindableClassCell {
  /// The full name of the class.
  public static var reuseIdentifier: String { String(reflecting: Self.self) }

  /// Returns a binder that registers the class and configures a cell with a value.
  public static func makeBinder(value: Value) -> CellBinder {
    CellBinder(
      cellType: Self.self, registrationMethod: .class(Self.self), reuseIdentifier: reuseIdentifier
    ) { $0.bind(value) }
  }
}
