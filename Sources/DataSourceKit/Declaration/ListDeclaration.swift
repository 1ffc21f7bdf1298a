/// All that a list shows, as a value: sections of cells.
///
///     let declaration = ListDeclaration<Action> {
///       SectionDeclaration("venue") { DeclaredCell(VenueOutlineCell.self, venue) }
///       if !reviews.isEmpty {
///         SectionDeclaration("reviews", header: DeclaredView(TitleView.self, "Reviews")) {
///           for review in reviews { DeclaredCell(ReviewCell.self, review).onSelect(.open(review)) }
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
  public var cells: [DeclaredCell<Action>]

  /// A section of cells.
  public init(
    _ id: some Hashable, layout: SectionLayout = .list(), header: DeclaredView? = nil,
    footer: DeclaredView? = nil, cells: [DeclaredCell<Action>]
  ) {
    self.id = AnyHashable(id)
    self.layout = layout
    self.header = header
    self.footer = footer
    self.cells = cells
  }

  /// A section of cells, as `if`, `for` and `switch` have them.
  public init(
    _ id: some Hashable, layout: SectionLayout = .list(), header: DeclaredView? = nil,
    footer: DeclaredView? = nil,
    @CellsBuilder<Action> _ cells: () -> [DeclaredCell<Action>]
  ) {
    self.init(id, layout: layout, header: header, footer: footer, cells: cells())
  }

  /// A section of the cells that a declarator calls out, each declared by a function.
  ///
  ///     SectionDeclaration("venue", data) { cell in
  ///       switch cell {
  ///       case .outline(let venue): DeclaredCell(VenueOutlineCell.self, venue)
  ///       case .review(let review): DeclaredCell(ReviewCell.self, review)
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
