/// All that a list shows, as a value: sections of cells.
///
///     let declaration = ListDeclaration<Action> {
///       SectionDeclaration("plant") { DeclaredCell(PlantPictureCell.self, plant) }
///       if !notes.isEmpty {
///         SectionDeclaration("notes", header: DeclaredView(TitleView.self, "Notes")) {
///           for note in notes { DeclaredCell(NoteCell.self, note).onSelect(.open(note)) }
///         }
///       }
///     }
///
/// A `DeclaredList` shows it, and goes from each to the next. A test looks at it with no view at all:
/// declarations are compared with `==`, printed as an outline, and tell what they differ in.
public struct ListDeclaration<Action: Equatable>: Equatable {
  /// The sections, in order.
  public var sections: [SectionDeclaration<Action>]

  /// Sections in a list.
  public init(_ sections: [SectionDeclaration<Action>] = []) { self.sections = sections }

  /// Sections, as `if`, `for` and `switch` have them.
  public init(@SectionsBuilder<Action> _ sections: () -> [SectionDeclaration<Action>]) {
    self.init(sections())
  }
}

/// A section of a list, as a value.
///
/// What it is known by is told from those of other sections, and not from those of cells.
public struct SectionDeclaration<Action: Equatable>: Equatable {
  /// What the section is known by.
  public let id: AnyHashable
  /// How its cells are laid out.
  public var layout: SectionLayout
  /// What stands above its cells.
  public var header: DeclaredView?
  /// What stands below its cells.
  public var footer: DeclaredView?
  /// Its cells, in order.
  ///
  /// - Complexity: O(*n*) in the cells.
  public var cells: [DeclaredCell<Action>] {
    get { plain.map { DeclaredCell($0) } }
    set { plain = newValue.map(\.plain) }
  }

  internal var plain: [PlainCell]

  /// A section of cells.
  public init(
    _ id: some Hashable, layout: SectionLayout = .list(), header: DeclaredView? = nil,
    footer: DeclaredView? = nil, cells: [DeclaredCell<Action>]
  ) {
    self.id = AnyHashable(id)
    self.layout = layout
    self.header = header
    self.footer = footer
    plain = cells.map(\.plain)
  }

  /// A section of cells, as `if`, `for` and `switch` have them.
  public init(
    _ id: some Hashable, layout: SectionLayout = .list(), header: DeclaredView? = nil,
    footer: DeclaredView? = nil,
    @CellsBuilder<Action> _ cells: () -> CellsPart
  ) {
    self.id = AnyHashable(id)
    self.layout = layout
    self.header = header
    self.footer = footer
    plain = cells().list
  }

  /// Whether two sections are the same thing, are laid out alike, and have equal headers, footers and
  /// cells.
  public static func == (one: SectionDeclaration, other: SectionDeclaration) -> Bool {
    one.id == other.id && one.layout == other.layout && one.header == other.header
      && one.footer == other.footer && one.cells == other.cells
  }

  /// A section of the cells that a declarator calls out, each declared by a function.
  ///
  ///     SectionDeclaration("plant", data) { cell in
  ///       switch cell {
  ///       case .picture(let plant): DeclaredCell(PlantPictureCell.self, plant)
  ///       case .note(let note): DeclaredCell(NoteCell.self, note)
  ///       }
  ///     }
  public init<Declarator: CellsDeclarator>(
    _ id: some Hashable, layout: SectionLayout = .list(), header: DeclaredView? = nil,
    footer: DeclaredView? = nil, _ declarator: Declarator,
    _ cell: (Declarator.CellDeclaration) -> DeclaredCell<Action>
  ) {
    self.init(
      id, layout: layout, header: header, footer: footer,
      cells: declarator.cellDeclarations.map(cell))
  }
}
