extension ListDeclaration: CustomStringConvertible, CustomDebugStringConvertible {
  /// An outline with one line for each section, header, footer and cell.
  ///
  /// A cell has its class, its id and its value.
  ///
  ///     section plant, list plain
  ///       PlantPictureCell Tomato: Plant(name: "Tomato")
  ///     section notes, list plain
  ///       header TitleView: "Notes"
  ///       NoteCell 1: Note(id: 1, body: "Basil"), onSelect open(1)
  public var description: String {
    sections.isEmpty ? "no sections" : sections.map(\.description).joined(separator: "\n")
  }

  /// The same outline as `description`.
  public var debugDescription: String { description }
}

extension SectionDeclaration: CustomStringConvertible, CustomDebugStringConvertible {
  /// An outline with one line for the section, its header, its footer and each cell.
  public var description: String {
    var lines = ["section \(id.base), \(layout)"]
    if let header { lines.append("  header \(header)") }
    for cell in cells { lines += cell.lines.map { "  " + $0 } }
    if let footer { lines.append("  footer \(footer)") }
    return lines.joined(separator: "\n")
  }

  /// The same outline as `description`.
  public var debugDescription: String { description }
}

extension DeclaredCell: CustomStringConvertible, CustomDebugStringConvertible {
  /// The class, the id, the value and the behavior, followed by a line for each descendant of the
  /// cell.
  public var description: String { lines.joined(separator: "\n") }

  /// The same text as `description`.
  public var debugDescription: String { description }

  /// The class and the id, for example `NoteCell 1`.
  internal var name: String { "\(ContentIdentity(content))" }

  fileprivate var lines: [String] {
    let fields = behavior.fields.map { ", \($0.name) \($0.value)" }.joined()
    return ["\(name): \(Field.describe(value))\(fields)"]
      + children.flatMap { $0.lines.map { "  " + $0 } }
  }
}

extension DeclaredView: CustomStringConvertible, CustomDebugStringConvertible {
  /// The class and the value.
  public var description: String { "\(viewType): \(Field.describe(value))" }

  /// The same text as `description`.
  public var debugDescription: String { description }
}

extension SwipeDeclaration: CustomStringConvertible {
  /// A text such as `"Delete" delete(1)`.
  public var description: String {
    var parts = ["\(Field.describe(title ?? systemImage ?? "")) \(Field.describe(action))"]
    if isDestructive { parts.append("destructive") }
    if let color { parts.append("\(color)") }
    return parts.joined(separator: ", ")
  }
}

extension CellBehavior {
  /// The properties of the behavior that differ from the defaults, as text.
  internal var fields: [Field] {
    var fields: [Field] = []
    func add<Value>(_ name: String, _ value: Value?) {
      if let value { fields.append(Field(name: name, value: Field.describe(value))) }
    }
    add("onSelect", onSelect)
    add("isSelected", isSelected ? true : nil)
    add("onDisplay", onDisplay)
    add("onEndDisplay", onEndDisplay)
    add("leadingSwipes", leadingSwipes.isEmpty ? nil : leadingSwipes)
    add("trailingSwipes", trailingSwipes.isEmpty ? nil : trailingSwipes)
    add("isMovable", isMovable ? true : nil)
    add("isExpanded", isExpanded ? true : nil)
    add("onExpand", onExpand)
    return fields
  }
}
