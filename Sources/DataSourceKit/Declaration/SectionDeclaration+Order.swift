// The initializers of sections with the layout as a later argument: after the header, or after the
// header and the footer.
//
// A declarator is a value or an object that lists the cells of a section: see `CellsDeclarator`.

extension SectionDeclaration {
  /// Creates a section of cells, with its layout after its header.
  public init(
    _ id: some Hashable, header: DeclaredView?, layout: SectionLayout, footer: DeclaredView? = nil,
    cells: [DeclaredCell<Action>]
  ) {
    self.init(id, layout: layout, header: header, footer: footer, cells: cells)
  }

  /// Creates a section of cells, with its layout after its footer.
  public init(
    _ id: some Hashable, header: DeclaredView? = nil, footer: DeclaredView?, layout: SectionLayout,
    cells: [DeclaredCell<Action>]
  ) {
    self.init(id, layout: layout, header: header, footer: footer, cells: cells)
  }

  /// Creates a section from the cells of a result builder, which may contain `if`, `for` and
  /// `switch`, with its layout after its header.
  public init(
    _ id: some Hashable, header: DeclaredView?, layout: SectionLayout, footer: DeclaredView? = nil,
    @CellsBuilder<Action> _ cells: () -> CellsPart
  ) {
    self.init(id, layout: layout, header: header, footer: footer, cells)
  }

  /// Creates a section from the cells of a result builder, which may contain `if`, `for` and
  /// `switch`, with its layout after its footer.
  public init(
    _ id: some Hashable, header: DeclaredView? = nil, footer: DeclaredView?, layout: SectionLayout,
    @CellsBuilder<Action> _ cells: () -> CellsPart
  ) {
    self.init(id, layout: layout, header: header, footer: footer, cells)
  }

  /// Creates a section from the cells of a declarator, with its layout after its header.
  public init<Declarator: CellsDeclarator>(
    _ id: some Hashable, header: DeclaredView?, layout: SectionLayout, footer: DeclaredView? = nil,
    _ declarator: Declarator, _ cell: (Declarator.CellDeclaration) -> DeclaredCell<Action>
  ) {
    self.init(id, layout: layout, header: header, footer: footer, declarator, cell)
  }

  /// Creates a section from the cells of a declarator, with its layout after its footer.
  public init<Declarator: CellsDeclarator>(
    _ id: some Hashable, header: DeclaredView? = nil, footer: DeclaredView?, layout: SectionLayout,
    _ declarator: Declarator, _ cell: (Declarator.CellDeclaration) -> DeclaredCell<Action>
  ) {
    self.init(id, layout: layout, header: header, footer: footer, declarator, cell)
  }
}
