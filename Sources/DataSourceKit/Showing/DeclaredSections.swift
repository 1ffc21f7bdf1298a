import GalleyUIKit

/// The common part of lists and tables that show declarations.
///
/// This class is not for apps. Use `DeclaredList` or `DeclaredTable`.
@_documentation(visibility: internal)
@preconcurrency @MainActor
open class _DeclaredSections<Action: Equatable>: NSObject {
  internal override init() {}

  /// Called with the actions of cells that are tapped, shown, swiped or expanded.
  public var onAction: ((Action) -> Void)?
  /// Called when the user has moved a cell.
  public var onMove: ((MoveDeclaration<Action>) -> Void)?
  /// Called for errors in a declaration.
  public var onError: ((DeclarationError) -> Void)?
  /// Whether the list continues if two cells or sections have the same identity.
  ///
  /// The list then shows only the first of these cells or sections.
  public var isLenient = false

  /// The last declaration, without duplicates.
  ///
  /// The declaration includes the user's moves.
  public internal(set) var declaration = ListDeclaration<Action>()

  // MARK: Showing: see `DeclaredSections+Showing.swift`

  /// Shows a declaration.
  ///
  /// This method may be called at any time. If the view is being laid out or updated, the
  /// declaration is shown afterwards.
  ///
  /// - Parameters:
  ///   - animated: Whether to animate, if the view is in a window. The first declaration is never
  ///     animated.
  ///   - completion: Called later on the main queue when the declaration is shown, even if nothing
  ///     has changed.
  /// - Complexity: O(*n*) in the cells.
  open func show(
    _ declaration: ListDeclaration<Action>, animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    apply(declaration, animated, completion)
  }

  /// Returns the declared cell at an index path of the view; `nil` if there is none.
  public func cell(at path: IndexPath) -> DeclaredCell<Action>? {
    subclass.number(at: path).flatMap { cell(of: $0) }
  }

  /// Returns the declared cell with a number; `nil` if there is none.
  internal func cell(of number: Int) -> DeclaredCell<Action>? {
    numbers[number].map { DeclaredCell($0) }
  }

  /// Returns the declared section at a section index of the view; `nil` if there is none.
  public func section(at index: Int) -> SectionDeclaration<Action>? {
    subclass.sectionNumber(at: index).flatMap { sections[$0] }
  }

  // MARK: Internals

  // The view's data source identifies cells and sections by numbers. Each number belongs to a
  // declared identity.

  /// This object as an instance of its subclass, which knows the view.
  ///
  /// Each subclass overrides this property, and returns `self`.
  internal var subclass: any DeclaredSectionsSubclass {
    preconditionFailure("\(type(of: self)) shows declarations in no view")
  }

  /// The cells, headers and footers that are already registered with the view.
  internal final var registrations = BinderRegistrations()
  /// The numbers of all cells, including the children of collapsed cells.
  internal final var numbers = IdentityNumbers()
  /// The cells of each section in the last declaration by number, including the children of
  /// collapsed cells.
  internal final var order: [(section: Int, cells: [Int])] = []
  /// The sections by number.
  internal final var sections: [Int: SectionDeclaration<Action>] = [:]
  /// The sections from which the layout was last created, by number.
  ///
  /// Until the layout is created again, it asks for the headers and footers of these sections.
  internal final var laidOut: [Int: SectionDeclaration<Action>] = [:]
  /// The numbers of the declared sections, by identity.
  internal final var sectionNumbers: [AnyHashable: Int] = [:]
  /// The number for the next new section.
  internal final var nextSection = 0
  /// The numbers of the cells that should be selected.
  internal final var selected: [Int] = []
  /// The levels of the cells that have a parent in a tree.
  internal final var levels: [Int: Int] = [:]
  /// The sections that are trees.
  internal final var trees: Set<Int> = []
  /// The cells that the user has expanded or collapsed, with the declared state at that time.
  ///
  /// Cells with an action for expanding are not included: they send the action instead.
  internal final var toggled: [Int: Bool] = [:]
  /// The declared cells that are visible, by the view that shows them.
  internal final var visibleCells: [ObjectIdentifier: (number: Int, cell: DeclaredCell<Action>)] =
    [:]
  /// The content with which headers and footers were configured, by their views.
  internal final var filled: [ObjectIdentifier: any DeclaredContent] = [:]
  /// The number of unfinished updates.
  ///
  /// While an update is unfinished, no number of an earlier declaration may be reused.
  internal final var unfinishedUpdates = 0
  /// The numbers of removed cells, until they may be reused.
  internal final var removed: [Int] = []
  /// The numbers of removed sections, until they are forgotten.
  internal final var removedSections: [Int] = []
}

/// The operations that each subclass of `_DeclaredSections` performs on its view.
@MainActor
internal protocol DeclaredSectionsSubclass: AnyObject {
  /// The name of the view's class.
  var viewName: String { get }
  /// The view; `nil` if it was deallocated, or has another data source.
  var listView: _ListView? { get }
  /// Returns the number of the cell at an index path of the view.
  func number(at path: IndexPath) -> Int?
  /// Returns the number of the section at a section index of the view.
  func sectionNumber(at index: Int) -> Int?
  /// Returns the path of a cell.
  func path(of number: Int) -> IndexPath?
  /// Shows a snapshot of the numbers of sections and cells. `outlines` contains the section
  /// snapshots of trees, by the number of the section.
  func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Int, Int>,
    _ outlines: [Int: NSDiffableDataSourceSectionSnapshot<Int>], _ animated: Bool,
    _ completion: @escaping () -> Void)
  var selectedPaths: [IndexPath] { get }
  func select(_ path: IndexPath)
  func deselect(_ path: IndexPath, animated: Bool)
  /// Configures the visible headers and footers with the current declaration.
  func reconfigureHeadersAndFooters()
  /// Whether a section without a header or footer reserves space for the missing view.
  ///
  /// The view asks for the height of that space only when the section is reloaded.
  var keepsSpaceForMissingHeaders: Bool { get }
  /// Lays out the sections again, after layouts, headers or footers have changed.
  func updateLayout(_ animated: Bool)
}
