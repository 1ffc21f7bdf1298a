import UIKit

/// What a list finds in a declaration, next to the one before.
internal struct DeclarationReading {
  /// The cells of each section, by number, with those that are not seen.
  var order: [(section: Int, cells: [Int])] = []
  /// What is seen.
  var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
  /// The sections that are trees.
  var outlines: [Int: NSDiffableDataSourceSectionSnapshot<Int>] = [:]
  /// The cells that show something else than before, and what that was.
  var changed: [(number: Int, before: any DeclaredContent)] = []
  /// The cells that are to be selected.
  var selected: [Int] = []
  /// How far down in trees the cells are that stand below others.
  var levels: [Int: Int] = [:]
  /// What is there twice.
  var errors: [DeclarationError] = []
}

/// The cells of a section on their way into a reading.
internal struct SectionReading {
  var cells: [Int] = []
  /// Those that are seen.
  var seen: [Int] = []
  var outline = NSDiffableDataSourceSectionSnapshot<Int>()
  var isTree = false
  /// The cells that the section had before, and how far they have been met.
  let before: [Int]
  private var next = 0

  init(before: [Int]) {
    self.before = before
    cells.reserveCapacity(before.count)
  }

  /// The number that the next cell may have.
  var guess: Int? { next < before.count ? before[next] : nil }

  /// A cell was met. The one after it is likely to be what came after it before.
  mutating func met(_ number: Int) {
    cells.append(number)
    if next < before.count, before[next] == number {
      next += 1
    } else if next + 1 < before.count, before[next + 1] == number {
      next += 2
    }
  }

  /// The section is a tree from now on. All cells up to here stand side by side.
  mutating func becomeTree() {
    guard !isTree else { return }
    isTree = true
    outline.append(cells)
    seen = cells
  }

  /// A cell that was met goes into the tree, if the section is one.
  mutating func add(_ number: Int, at place: TreePlace) {
    guard isTree else { return }
    if place.isSeen { seen.append(number) }
    if let sibling = place.sibling {
      // Quicker than `append`, which would pass all that is below the parent.
      outline.insert([number], after: sibling)
    } else {
      outline.append([number], to: place.parent)
    }
  }
}

/// Where a cell goes in a tree.
internal struct TreePlace {
  /// The cell that it is below.
  var parent: Int?
  /// The cell before it that is below the same one.
  var sibling: Int?
  /// Whether it is seen: all that is above it is open.
  var isSeen = true
  /// How many cells it is below.
  var level = 0
}

extension _DeclaredSections {
  /// Reads a declaration: cells get their numbers.
  internal func read(_ declaration: ListDeclaration<Action>) -> DeclarationReading {
    var reading = DeclarationReading()
    let before = Dictionary(uniqueKeysWithValues: order.map { ($0.section, $0.cells) })
    var places: [Int: Int] = [:]
    numbers.beginRound()
    for (index, section) in declaration.sections.enumerated() {
      let number = sectionNumber(section.id)
      if let first = places[number] {
        reading.errors.append(
          .duplicateSection(id: "\(section.id.base)", first: first, duplicate: index))
        continue
      }
      places[number] = index
      sections[number] = section
      var part = SectionReading(before: before[number] ?? [])
      for cell in section.plain {
        read(cell, at: TreePlace(), in: declaration, index, &part, &reading)
      }
      reading.snapshot.appendSections([number])
      let seen = part.isTree ? part.seen : part.cells
      reading.snapshot.appendItems(seen, toSection: number)
      if part.isTree { reading.outlines[number] = part.outline }
      reading.order.append((number, part.cells))
    }
    return reading
  }

  /// Reads a cell, and what is below it. Answers its number; `nil` if it is there for the second time.
  @discardableResult
  private func read(
    _ cell: PlainCell, at place: TreePlace, in declaration: ListDeclaration<Action>,
    _ section: Int, _ part: inout SectionReading, _ reading: inout DeclarationReading
  ) -> Int? {
    let number: Int
    switch numbers.meet(cell, guess: part.guess) {
    case .unchanged(let found): number = found
    case .changed(let found, let before):
      number = found
      reading.changed.append((found, before))
    case .twice:
      reading.errors.append(declaration.duplicate(DeclaredCell(cell), in: section))
      return nil
    }
    part.met(number)
    part.add(number, at: place)
    if place.level > 0 { reading.levels[number] = place.level }
    if cell.box == nil { return number }
    let behavior = DeclaredCell<Action>(cell).behavior
    if behavior.isSelected { reading.selected.append(number) }
    guard !behavior.children.isEmpty else { return number }
    part.becomeTree()
    let isOpen = isOpen(number, behavior.isExpanded)
    if isOpen { part.outline.expand([number]) }
    var below = TreePlace(
      parent: number, isSeen: place.isSeen && isOpen, level: place.level + 1)
    for child in behavior.children {
      let found = read(child.plain, at: below, in: declaration, section, &part, &reading)
      below.sibling = found ?? below.sibling
    }
    return number
  }

  /// Whether a cell is open: as it is declared, unless the user has done something else since.
  private func isOpen(_ number: Int, _ isDeclared: Bool) -> Bool {
    guard let since = toggled[number] else { return isDeclared }
    if since == isDeclared { return !isDeclared }
    toggled[number] = nil
    return isDeclared
  }

  private func sectionNumber(_ id: AnyHashable) -> Int {
    if let number = sectionNumbers[id] { return number }
    nextSection += 1
    sectionNumbers[id] = nextSection
    return nextSection
  }
}

extension ListDeclaration {
  /// What is wrong with a cell that is there for the second time: where it is, counted with all cells
  /// below others.
  fileprivate func duplicate(
    _ cell: DeclaredCell<Action>, in section: Int
  ) -> DeclarationError {
    var places: [IndexPath] = []
    for (index, other) in sections[...section].enumerated() {
      for (item, found) in other.allCells.enumerated()
      where found.content.comparison(with: cell.content) != .other {
        places.append(IndexPath(item: item, section: index))
      }
    }
    let duplicate = places.first { path in
      path != places[0] && sections[path.section].allCells[path.item].content === cell.content
    }
    return .duplicateCell(
      id: "\(cell.id.base)", cell: "\(cell.cellType)", first: places[0],
      duplicate: duplicate ?? places[places.count - 1])
  }
}

extension SectionDeclaration {
  /// The cells, each before those below it.
  internal var allCells: [DeclaredCell<Action>] { cells.flatMap { $0.withAllBelow } }
}

extension DeclaredCell {
  /// The cell, and all below it.
  internal var withAllBelow: [DeclaredCell] {
    isPlain ? [self] : [self] + behavior.children.flatMap { $0.withAllBelow }
  }
}
