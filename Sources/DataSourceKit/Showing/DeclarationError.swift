import GalleyUIKit

/// An error in a declaration: the list can't show everything that is declared.
///
/// Most errors stop the program, as misuse of UIKit does. If `DeclaredList.isLenient` is `true`,
/// the list continues, records the error as a `GalleyReport`, and calls its closure `onError`. A
/// missing nib never stops a program.
public enum DeclarationError: Error, Hashable, Sendable {
  /// Two cells of a class have the same identity. The second cell is left out.
  case duplicateCell(id: String, cell: String, first: IndexPath, duplicate: IndexPath)
  /// Two sections have the same identity. The second section is left out.
  case duplicateSection(id: String, first: Int, duplicate: Int)
  /// The class of a view is not the class that its `CellBinder` configures. The view is not
  /// configured.
  case wrongClass(expected: String, found: String, identifier: String, Place)
  /// The content of a nib is unknown. An empty view is shown instead.
  case missingNib(name: String, cell: String, Place)

  /// The position of a view in the list.
  public enum Place: Hashable, Sendable {
    /// A cell.
    case cell(IndexPath)
    /// A header or footer of a section.
    case supplementary(kind: String, section: Int)
  }
}

extension DeclarationError: CustomStringConvertible {
  /// The error, its place, and a way to correct it.
  public var description: String {
    switch self {
    case .duplicateCell(let id, let cell, let first, let duplicate):
      "two cells \(cell) have the identity \(id): item \(first.item) of section \(first.section), and "
        + "item \(duplicate.item) of section \(duplicate.section). Give each an id of its own"
    case .duplicateSection(let id, let first, let duplicate):
      "sections \(first) and \(duplicate) have the same identity \(id). Give each an id of its own"
    case .wrongClass(let expected, let found, let identifier, let place):
      "\(found) at \(place) is no \(expected). See what is registered for \(identifier), and let classes "
        + "have identifiers of their own"
    case .missingNib(let name, let cell, let place):
      "there is no nib '\(name)', which holds \(cell) for \(place). Say what it holds: "
        + "UINib.provide(\"\(name)\") { _ in [\(cell)(frame: .zero)] }"
    }
  }
}

extension DeclarationError.Place: CustomStringConvertible {
  /// A text such as `section 0, item 3`.
  public var description: String {
    switch self {
    case .cell(let path): "section \(path.section), item \(path.item)"
    case .supplementary(let kind, let section): "section \(section), \(kind)"
    }
  }
}

extension GalleyReport.Topic {
  /// Errors in declarations.
  public static let declaration = GalleyReport.Topic(rawValue: "declaration")
}

extension DeclarationError {
  /// Returns the beginning of the message when the program stops; `nil` if it continues.
  private func words(in list: String) -> String? {
    switch self {
    case .duplicateCell: "Declared cells must be unique"
    case .duplicateSection: "Declared sections must be unique"
    case .wrongClass(let expected, _, _, _):
      "Could not cast \(list) cell to \(expected)"
    case .missingNib: nil
    }
  }

  /// Stops the program, unless the error is a missing nib. A missing nib is only reported.
  ///
  /// - Parameter list: The class of the list that shows the cells.
  internal func stopUnlessReported(in list: String = "UICollectionView") {
    if let words = words(in: list) { Misuse.trap(words, "\(self)") }
    report()
  }

  internal func report() { Report.record(.declaration, "\(self)") }
}

extension CellBinder {
  /// Configures a view. Returns an error if the view cannot be configured.
  internal func configure(
    _ view: UIView, at place: DeclarationError.Place
  ) -> DeclarationError? {
    if fill(view) { return nil }
    if let nib, nib.isMissing {
      return .missingNib(name: nib.name, cell: "\(cellType)", place)
    }
    return .wrongClass(
      expected: "\(cellType)", found: "\(type(of: view))", identifier: reuseIdentifier, place)
  }
}
