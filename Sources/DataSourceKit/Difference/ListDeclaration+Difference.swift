import GalleyDiffing

extension ListDeclaration {
  /// Returns the difference from an earlier declaration: sections and cells that were inserted,
  /// deleted, moved or changed.
  ///
  ///     declaration.difference(from: before).isEmpty   // true if they are equal
  ///
  /// If several cells have the same identity, only the first is compared.
  public func difference(from before: ListDeclaration) -> DeclarationDifference {
    let (old, new) = (before.withoutDuplicates(), withoutDuplicates())
    let plan = sectionedDifference(from: old.identifiedSections, to: new.identifiedSections) {
      $0.identity
    }.plan
    var changes = old.sectionChanges(to: new, plan)
    changes += old.cellChanges(to: new, plan)
    if changes.isEmpty, before != self {
      // The declarations differ only in their duplicates, or in something that no change describes.
      // The result must not be empty, because the declarations are not equal.
      let text = "\(before.cellCount) cells"
      let textAfter = "\(cellCount) cells, which are not equal (==)"
      changes = [
        .sectionChanged("(unknown)", [.init(name: "content", before: text, after: textAfter)])
      ]
    }
    return DeclarationDifference(changes: changes)
  }

  private var cellCount: Int { sections.reduce(0) { $0 + $1.allCells.count } }

  fileprivate typealias IdentifiedSection = ListSection<AnyHashable, IdentifiedCell<Action>>

  private var identifiedSections: [IdentifiedSection] {
    sections.map { section in
      IdentifiedSection(
        id: section.id, items: section.allCells.map { IdentifiedCell(cell: $0) })
    }
  }

  private func sectionChanges(
    to new: ListDeclaration, _ plan: UpdatePlan
  ) -> [DeclarationDifference.Change] {
    var changes: [DeclarationDifference.Change] = []
    changes += plan.sections.deletes.map {
      .sectionWent("\(sections[$0].id.base)", cells: sections[$0].allCells.count)
    }
    changes += plan.sections.inserts.map {
      .sectionCame("\(new.sections[$0].id.base)", cells: new.sections[$0].allCells.count)
    }
    changes += plan.sections.moves.map {
      .sectionMoved("\(sections[$0.before].id.base)", from: $0.before, to: $0.after)
    }
    let sectionsBefore = Dictionary(uniqueKeysWithValues: sections.map { ($0.id, $0) })
    for section in new.sections {
      guard let before = sectionsBefore[section.id] else { continue }
      let fields = before.fields.changes(to: section.fields)
      if !fields.isEmpty { changes.append(.sectionChanged("\(section.id.base)", fields)) }
    }
    return changes
  }

  private func cellChanges(
    to new: ListDeclaration, _ plan: UpdatePlan
  ) -> [DeclarationDifference.Change] {
    let (before, after) = (identifiedSections, new.identifiedSections)
    var changes: [DeclarationDifference.Change] = []
    changes += plan.items.deletes.map { .cellWent(before[$0].name, before.place($0)) }
    changes += plan.items.inserts.map { .cellCame("\(after[$0].summary)", after.place($0)) }
    changes += plan.items.moves.map {
      .cellMoved(before[$0.before].name, from: before.place($0.before), to: after.place($0.after))
    }
    var cellsBefore: [ContentIdentity: DeclaredCell<Action>] = [:]
    for section in before {
      for item in section.items { cellsBefore[item.identity] = item.cell }
    }
    for (section, sectionAfter) in after.enumerated() {
      for (item, cellAfter) in sectionAfter.items.enumerated() {
        guard let cellBefore = cellsBefore[cellAfter.identity] else { continue }
        let fields = cellBefore.changes(to: cellAfter.cell)
        guard !fields.isEmpty else { continue }
        let place = after.place(ItemPath(section: section, item: item))
        changes.append(.cellChanged(cellAfter.cell.name, place, fields))
      }
    }
    return changes
  }
}

/// A cell, identified by the identity of its content, for the diffing algorithm.
private struct IdentifiedCell<Action: Equatable> {
  var cell: DeclaredCell<Action>
  var identity: ContentIdentity { ContentIdentity(cell.content) }
}

extension Array {
  fileprivate subscript<Action>(path: ItemPath) -> DeclaredCell<Action>
  where Element == ListSection<AnyHashable, IdentifiedCell<Action>> {
    self[path.section].items[path.item].cell
  }

  fileprivate func place<Action>(_ path: ItemPath) -> DeclarationDifference.Place
  where Element == ListSection<AnyHashable, IdentifiedCell<Action>> {
    DeclarationDifference.Place(section: "\(self[path.section].id.base)", item: path.item)
  }
}

extension DeclaredCell {
  /// The cell and its value as text, without its children.
  fileprivate var summary: String { "\(name): \(Field.describe(value))" }

  /// Returns the differences in value, behavior and children between this cell and another cell
  /// with the same identity.
  fileprivate func changes(to other: DeclaredCell) -> [DeclarationDifference.FieldChange] {
    var changes: [DeclarationDifference.FieldChange] = []
    if content.comparison(with: other.content) == .changed {
      changes = Field.changes(from: value, to: other.value)
      // The values are not equal (`==`), but no property can be shown to differ.
      if changes.isEmpty {
        let text = Field.describe(value)
        changes = [.init(name: "value", before: text, after: "\(text), not equal (==)")]
      }
    }
    return changes + behavior.fields.changes(to: other.behavior.fields)
      + childrenChanges(to: other)
  }

  /// Returns the change to the names of the children.
  private func childrenChanges(to other: DeclaredCell) -> [DeclarationDifference.FieldChange] {
    let (old, new) = (children.map(\.name), other.children.map(\.name))
    if old == new { return [] }
    return [
      .init(
        name: "children", before: "[\(old.joined(separator: ", "))]",
        after: "[\(new.joined(separator: ", "))]")
    ]
  }
}

extension SectionDeclaration {
  /// The layout, the header and the footer as text.
  fileprivate var fields: [Field] {
    var fields = [Field(name: "layout", value: "\(layout)")]
    if let header { fields.append(Field(name: "header", value: "\(header)")) }
    if let footer { fields.append(Field(name: "footer", value: "\(footer)")) }
    return fields
  }
}

extension [Field] {
  /// Returns the changes between fields with the same names.
  ///
  /// If only one of the lists has a field, the value of the field in the other list is "none".
  fileprivate func changes(to others: [Field]) -> [DeclarationDifference.FieldChange] {
    let new = Dictionary(others.map { ($0.name, $0.value) }) { first, _ in first }
    let old = Dictionary(map { ($0.name, $0.value) }) { first, _ in first }
    let names = map(\.name) + others.map(\.name).filter { old[$0] == nil }
    return names.compactMap { name in
      let (before, after) = (old[name] ?? "none", new[name] ?? "none")
      return before == after ? nil : .init(name: name, before: before, after: after)
    }
  }
}
