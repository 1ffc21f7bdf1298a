/// The whole content of a list as a value: sections of cells.
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
/// A `DeclaredList` shows the declaration, and animates the changes from one declaration to the
/// next. A test needs no view: declarations are compared with `==`, printed as an outline, and
/// describe their differences.
public struct ListDeclaration<Action: Equatable>: Equatable {
  /// The sections, in order.
  public var sections: [SectionDeclaration<Action>]

  /// Creates a list from sections.
  public init(_ sections: [SectionDeclaration<Action>] = []) { self.sections = sections }

  /// Creates a list from sections in `if`, `for` and `switch`.
  public init(@SectionsBuilder<Action> _ sections: () -> [SectionDeclaration<Action>]) {
    self.init(sections())
  }
}

/// A section of a list, as a value.
///
/// The identity of a section may be equal to the identity of a cell.
public struct SectionDeclaration<Action: Equatable>: Equatable {
  /// The identity of the section.
  public let id: AnyHashable
  /// The layout of the section's cells.
  public var layout: SectionLayout
  /// The header of the section.
  public var header: DeclaredView?
  /// The footer of the section.
  public var footer: DeclaredView?
  /// The cells of the section, in order.
  ///
  /// - Complexity: O(*n*) in the cells.
  public var cells: [DeclaredCell<Action>] {
    get { plain.map { DeclaredCell($0) } }
    set { plain = newValue.map(\.plain) }
  }

  internal var plain: [PlainCell]

  /// Creates a section of cells.
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

  /// Creates a section from cells in `if`, `for` and `switch`.
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

  /// Whether two sections have the same identity and layout, and equal headers, footers and cells.
  public static func == (one: SectionDeclaration, other: SectionDeclaration) -> Bool {
    one.id == other.id && one.layout == other.layout && one.header == other.header
      && one.footer == other.footer && one.cells == other.cells
  }

  /// Creates a section from the cells of a declarator, which is a value or an object that lists the
  /// cells of a section. The closure returns a `DeclaredCell` for each of these cells.
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
