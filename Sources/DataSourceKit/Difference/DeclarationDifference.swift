/// What two declarations differ in, so that a person sees it at once.
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
  /// Where a cell is.
  public struct Place: Hashable, Sendable {
    /// What its section is known by, as text.
    public var section: String
    /// How many cells of the section are before it, with those below others.
    public var item: Int

    /// A place in a section.
    public init(section: String, item: Int) {
      self.section = section
      self.item = item
    }
  }

  /// A part that is not what it was.
  public struct FieldChange: Hashable, Sendable {
    /// The part's name: that of a property, `value` for a value that has none, or what is said of a cell,
    /// such as `onSelect`.
    public var name: String
    /// What it was, as text.
    public var before: String
    /// What it is, as text.
    public var after: String

    /// A part that was this and is that.
    public init(name: String, before: String, after: String) {
      self.name = name
      self.before = before
      self.after = after
    }
  }

  /// One thing that is not as it was.
  public enum Change: Hashable, Sendable {
    /// A section is new, with so many cells.
    case sectionCame(String, cells: Int)
    /// A section is gone, with so many cells.
    case sectionWent(String, cells: Int)
    /// A section is elsewhere among those that stay.
    case sectionMoved(String, from: Int, to: Int)
    /// A section is laid out in another way, or has another header or footer.
    case sectionChanged(String, [FieldChange])
    /// A cell is new; its class and id, and what it shows.
    case cellCame(String, Place)
    /// A cell is gone; its class and id.
    case cellWent(String, Place)
    /// A cell is elsewhere.
    case cellMoved(String, from: Place, to: Place)
    /// A cell shows or does something else.
    case cellChanged(String, Place, [FieldChange])
  }

  /// What is not as it was: sections first.
  public var changes: [Change]

  /// Whether there is no difference.
  public var isEmpty: Bool { changes.isEmpty }
}

extension DeclarationDifference: CustomStringConvertible {
  /// A line for each change, with a line for each part that is not what it was.
  public var description: String {
    changes.isEmpty ? "no difference" : changes.map(\.description).joined(separator: "\n")
  }
}

extension DeclarationDifference.Place: CustomStringConvertible {
  /// For example `section notes, item 2`.
  public var description: String { "section \(section), item \(item)" }
}

extension DeclarationDifference.FieldChange: CustomStringConvertible {
  /// For example `name: "Basil" → "Mint"`.
  public var description: String { "\(name): \(before) → \(after)" }
}

extension DeclarationDifference.Change: CustomStringConvertible {
  /// What has come after `+`, what is gone after `−`, what is elsewhere after `→`, and what is not what it
  /// was after `≠`.
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
