/// The difference between two declarations of a list's sections and cells, as text that is easy to
/// read.
///
///     let difference = declaration.difference(from: before)
///     print(difference)
///
///     + section notes, item 2: NoteCell 7: Note(id: 7, body: "New")
///     − section notes, item 0: NoteCell 1
///     → NoteCell 3: from section notes, item 4 to section notes, item 0
///     ≠ section plant, item 0: PlantPictureCell 1
///         name: "Basil" → "Mint"
public struct DeclarationDifference: Hashable, Sendable {
  /// The position of a cell in a declaration.
  public struct Place: Hashable, Sendable {
    /// The identity of the cell's section, as text.
    public var section: String
    /// The number of cells before the cell in the section, including children.
    public var item: Int

    /// Creates the position of a cell in a section.
    public init(section: String, item: Int) {
      self.section = section
      self.item = item
    }
  }

  /// A change of one property.
  public struct FieldChange: Hashable, Sendable {
    /// The name of the property; `value` for a value without properties, or the name of a behavior,
    /// such as `onSelect`.
    public var name: String
    /// The old value, as text.
    public var before: String
    /// The new value, as text.
    public var after: String

    /// Creates a change from an old and a new value.
    public init(name: String, before: String, after: String) {
      self.name = name
      self.before = before
      self.after = after
    }
  }

  /// One change.
  public enum Change: Hashable, Sendable {
    /// A section was inserted, with a number of cells.
    case sectionCame(String, cells: Int)
    /// A section was removed, with a number of cells.
    case sectionWent(String, cells: Int)
    /// A section has moved relative to other sections that stay.
    case sectionMoved(String, from: Int, to: Int)
    /// A section has another layout, header or footer.
    case sectionChanged(String, [FieldChange])
    /// A cell was inserted. The text contains its class, its id and its value.
    case cellCame(String, Place)
    /// A cell was removed. The text contains its class and its id.
    case cellWent(String, Place)
    /// A cell has moved.
    case cellMoved(String, from: Place, to: Place)
    /// A cell has another value or behavior.
    case cellChanged(String, Place, [FieldChange])
  }

  /// The changes. Changes of sections come first.
  public var changes: [Change]

  /// Whether there is no difference.
  public var isEmpty: Bool { changes.isEmpty }
}

extension DeclarationDifference: CustomStringConvertible {
  /// A line for each change, followed by a line for each changed property.
  public var description: String {
    changes.isEmpty ? "no difference" : changes.map(\.description).joined(separator: "\n")
  }
}

extension DeclarationDifference.Place: CustomStringConvertible {
  /// A text such as `section notes, item 2`.
  public var description: String { "section \(section), item \(item)" }
}

extension DeclarationDifference.FieldChange: CustomStringConvertible {
  /// A text such as `name: "Basil" → "Mint"`.
  public var description: String { "\(name): \(before) → \(after)" }
}

extension DeclarationDifference.Change: CustomStringConvertible {
  /// The change with a sign: `+` for new, `−` for removed, `→` for moved, `≠` for changed.
  public var description: String {
    switch self {
    case .sectionCame(let section, let cells): "+ section \(section), with \(cells) cells"
    case .sectionWent(let section, let cells): "− section \(section), with \(cells) cells"
    case .sectionMoved(let section, let from, let to): "→ section \(section): from \(from) to \(to)"
    case .sectionChanged(let section, let fields): "≠ section \(section)\(Self.lines(fields))"
    case .cellCame(let cell, let place): "+ \(place): \(cell)"
    case .cellWent(let cell, let place): "− \(place): \(cell)"
    case .cellMoved(let cell, let from, let to): "→ \(cell): from \(from) to \(to)"
    case .cellChanged(let cell, let place, let fields): "≠ \(place): \(cell)\(Self.lines(fields))"
    }
  }

  private static func lines(_ fields: [DeclarationDifference.FieldChange]) -> String {
    fields.map { "\n    \($0)" }.joined()
  }
}
