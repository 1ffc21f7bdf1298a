import GalleyUIKit

/// The result of reading a declaration, compared with the previous declaration. Sections and cells
/// are identified by numbers, as in the data source.
internal struct DeclarationReading {
  /// The numbers of all sections and of their cells, including cells that are not visible.
  var order: [(section: Int, cells: [Int])] = []
  /// The visible cells.
  var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
  /// The trees of cells, by the numbers of their sections.
  var outlines: [Int: NSDiffableDataSourceSectionSnapshot<Int>] = [:]
  /// The cells whose content has changed, with their content before.
  var changed: [(number: Int, before: any DeclaredContent)] = []
  /// The cells to select.
  var selected: [Int] = []
  /// The levels of the cells that have a parent in a tree.
  var levels: [Int: Int] = [:]
  /// An error for each duplicate section or cell.
  var errors: [DeclarationError] = []
  /// The path of the first occurrence of each cell; `nil` until the first duplicate is found.
  var firstPlaces: [ContentIdentity: IndexPath]?
}

/// The cells of a section, while they are read.
internal struct SectionReading {
  var cells: [Int] = []
  /// The number of cells that were read, including duplicates and their descendants.
  var passedCount = 0
  /// The visible cells, if the section is a tree.
  ///
  /// In other sections all cells are visible.
  var visible: [Int] = []
  var outline = NSDiffableDataSourceSectionSnapshot<Int>()
  var isTree = false
  /// The numbers of the section's cells in the previous declaration.
  let before: [Int]
  /// The index in `before` of the cell that is expected next.
  private var next = 0

  init(before: [Int]) {
    self.before = before
    cells.reserveCapacity(before.count)
  }

  /// The number that the next cell probably has.
  var guess: Int? { next < before.count ? before[next] : nil }

  /// Adds a cell that was read. The next cell is expected to be the cell that followed this cell in
  /// the previous declaration.
  mutating func append(_ number: Int) {
    cells.append(number)
    if next < before.count, before[next] == number {
      next += 1
    } else if next + 1 < before.count, before[next + 1] == number {
      next += 2
    }
  }

  /// Makes the section a tree from now on.
  ///
  /// The cells that were added before are at the top level.
  mutating func becomeTree() {
    guard !isTree else { return }
    isTree = true
    outline.append(cells)
    visible = cells
  }

  /// Adds a cell to the tree, if the section is a tree.
  mutating func addToTree(_ number: Int, at place: TreePlace) {
    guard isTree else { return }
    if place.isVisible { visible.append(number) }
    if let sibling = place.sibling {
      // `insert(_:after:)` is faster than `append`, which would search all descendants of the
      // parent.
      outline.insert([number], after: sibling)
    } else {
      outline.append([number], to: place.parent)
    }
  }
}

/// The position of a cell in a tree.
internal struct TreePlace {
  /// The parent of the cell; `nil` at the top level.
  var parent: Int?
  /// The previous cell with the same parent; `nil` for the first child.
  var sibling: Int?
  /// Whether the cell is visible, because all its ancestors are expanded.
  var isVisible = true
  /// The number of ancestors of the cell.
  var level = 0
}

extension _DeclaredSections {
  /// Reads a declaration, and gives its cells their numbers.
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
      let visible = part.isTree ? part.visible : part.cells
      reading.snapshot.appendItems(visible, toSection: number)
      if part.isTree { reading.outlines[number] = part.outline }
      reading.order.append((number, part.cells))
    }
    return reading
  }

  /// Reads a cell and its descendants.
  ///
  /// Returns the cell's number; `nil` for a duplicate.
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
      let place = IndexPath(item: part.passedCount, section: section)
      reading.errors.append(declaration.duplicate(DeclaredCell(cell), at: place, &reading))
      part.passedCount += DeclaredCell<Action>(cell).withAllBelow.count
      return nil
    }
    part.passedCount += 1
    part.append(number)
    part.addToTree(number, at: place)
    if place.level > 0 { reading.levels[number] = place.level }
    if cell.box == nil { return number }
    let behavior = DeclaredCell<Action>(cell).behavior
    if behavior.isSelected { reading.selected.append(number) }
    guard !behavior.children.isEmpty else { return number }
    part.becomeTree()
    let isOpen = isOpen(number, behavior.isExpanded)
    if isOpen { part.outline.expand([number]) }
    var below = TreePlace(
      parent: number, isVisible: place.isVisible && isOpen, level: place.level + 1)
    for child in behavior.children {
      let found = read(child.plain, at: below, in: declaration, section, &part, &reading)
      below.sibling = found ?? below.sibling
    }
    return number
  }

  /// Whether a cell is expanded. The declaration decides this, unless the user has expanded or
  /// collapsed the cell since the declaration last changed.
  private func isOpen(_ number: Int, _ isDeclared: Bool) -> Bool {
    guard let declaredBefore = toggled[number] else { return isDeclared }
    if declaredBefore == isDeclared { return !isDeclared }
    toggled[number] = nil
    return isDeclared
  }

  /// Returns the number of a section. A section with an unknown identity gets a new number.
  private func sectionNumber(_ id: AnyHashable) -> Int {
    if let number = sectionNumbers[id] { return number }
    nextSection += 1
    sectionNumbers[id] = nextSection
    return nextSection
  }
}

extension ListDeclaration {
  /// Returns the error of a duplicate cell.
  ///
  /// The item in the path counts all cells of the section, including the descendants in a tree.
  fileprivate func duplicate(
    _ cell: DeclaredCell<Action>, at place: IndexPath, _ reading: inout DeclarationReading
  ) -> DeclarationError {
    let places = reading.firstPlaces ?? firstPlaces()
    reading.firstPlaces = places
    return .duplicateCell(
      id: "\(cell.id.base)", cell: "\(cell.cellType)",
      first: places[ContentIdentity(cell.content)] ?? place, duplicate: place)
  }

  private func firstPlaces() -> [ContentIdentity: IndexPath] {
    var places: [ContentIdentity: IndexPath] = [:]
    for (index, section) in sections.enumerated() {
      for (item, cell) in section.allCells.enumerated() {
        let identity = ContentIdentity(cell.content)
        if places[identity] == nil { places[identity] = IndexPath(item: item, section: index) }
      }
    }
    return places
  }
}

extension SectionDeclaration {
  /// The cells, each followed by its descendants.
  internal var allCells: [DeclaredCell<Action>] { cells.flatMap { $0.withAllBelow } }
}

extension DeclaredCell {
  /// The cell and all its descendants.
  internal var withAllBelow: [DeclaredCell] {
    isPlain ? [self] : [self] + behavior.children.flatMap { $0.withAllBelow }
  }
}
